//! From the review of the match on the table to its mistakes as puzzles.

use bevy::prelude::*;
use bevy_enhanced_input::prelude::Fire;

use super::Report;
use crate::actions::LearnFromMistakes;
use crate::puzzles::{MistakeWish, Mistakes, PuzzleRequested, Wish, count_mistakes};
use crate::stage::Sound;
use crate::table::Table;

/// Somebody wants to learn from the mistakes of the match on the table.
#[derive(Event, Clone, Copy, PartialEq, Eq, Debug)]
pub struct LearningWanted;

pub(super) fn plugin(app: &mut App) {
    app.add_observer(|_: On<Fire<LearnFromMistakes>>, mut commands: Commands| commands.trigger(LearningWanted))
        .add_observer(learn);
}

/// Makes puzzles of the mistakes that are known so far, and begins the first.
fn learn(
    _: On<LearningWanted>,
    table: Option<Res<Table>>,
    report: Option<Res<Report>>,
    mut mistakes: ResMut<Mistakes>,
    mut sounds: MessageWriter<Sound>,
    mut commands: Commands,
) {
    let (Some(table), Some(report)) = (table, report) else { return };
    let game = table.game();
    let review = report.review().filter(|review| review.is_of(game) && count_mistakes(review, game) > 0);
    let Some(review) = review.filter(|_| !table.is_exercise()) else {
        sounds.write(Sound::Refuse);
        return;
    };
    mistakes.learn(review, game);
    let wish = Wish::Mistake(MistakeWish { of: Some(game.id()), after: None });
    commands.trigger(PuzzleRequested { game: game.setup().game, wish });
}
