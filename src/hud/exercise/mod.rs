//! What is seen of an exercise: its card in the place of the players' plates, and the line that says that it is over.

mod card;
mod line;

pub(super) use card::{ExerciseCard, goal};
pub(super) use line::{has_words_beside, is_over, rating, show, stars, tone};
