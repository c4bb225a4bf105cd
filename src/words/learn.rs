//! The words of lessons, and of puzzles' themes.

use ludarium_learn::lessons::{Lesson, LessonText};
use ludarium_learn::puzzles::Theme;

use super::files;

/// A text of a lesson in the player's language; empty where there is none in any.
pub fn lesson(lesson: &Lesson, text: LessonText) -> String {
    let key = lesson.key(text);
    let words = files::domain(&Lesson::domain(lesson.game)).filter(|words| words.has(&key));
    words.map(|words| words.get(&key)).unwrap_or_default()
}

/// What a theme is called.
pub fn theme(theme: Theme) -> String {
    said(theme.key())
}

/// What a theme is, in a sentence.
pub fn theme_help(theme: Theme) -> String {
    said(&format!("{}-help", theme.key()))
}

fn said(key: &str) -> String {
    files::domain(files::PUZZLES).map(|words| words.get(key)).unwrap_or_default()
}
