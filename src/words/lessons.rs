//! The words of lessons.

use ludarium_learn::lessons::{Lesson, LessonText};

use super::files;

/// A text of a lesson in the player's language; empty where there is none in any.
pub fn lesson(lesson: &Lesson, text: LessonText) -> String {
    let key = lesson.key(text);
    let words = files::domain(&Lesson::domain(lesson.game)).filter(|words| words.has(&key));
    words.map(|words| words.get(&key)).unwrap_or_default()
}
