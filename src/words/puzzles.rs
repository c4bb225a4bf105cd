//! The words of puzzles' themes.

use ludarium_learn::puzzles::Theme;

use super::files;

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
