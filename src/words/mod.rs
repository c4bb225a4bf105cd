//! The words that a player reads, in the player's language: Fluent files of one folder a language, part of the program.

mod files;
mod foreign;
mod keys;
mod learn;
#[cfg(test)]
mod literals;
mod pages;
mod pseudo;
mod rules;
mod searches;
mod section;
#[cfg(test)]
mod tests;

use bevy::prelude::*;
use unic_langid::LanguageIdentifier;

#[cfg(feature = "testing")]
pub use files::is_pseudo;
pub use files::{WINDOW, has_language, languages};
pub use foreign::{NAME, TITLE, foreign};
pub use keys::name_keys;
pub use learn::{lesson, theme, theme_help};
#[cfg(test)]
pub use pages::all_rules_pages;
pub use pages::{RulesPage, piece_rule, place_of_heading, rules_page};
pub use rules::{
    OpponentWords, capitalised, kind, named, opponent, option_help, option_title, option_value, reason, say, say_alone,
    say_named, sentence, side, signed_decimal, style_description, style_name,
};
pub use searches::no_answer;

/// A text of the window in the player's language. The key and the names of the values are checked when the program is
/// compiled: `text!("greeting")`, `text!("turns-played", count = 3)`. The texts are in `assets/i18n/<language>/window.ftl`.
macro_rules! text {
    ($key:literal $($values:tt)*) => { i18n_embed_fl::fl!($crate::words::WINDOW, $key $($values)*) };
}
pub(crate) use text;

/// The parts one after the other: "f6 keeps 2, g5 gets 4".
pub fn list(parts: impl IntoIterator<Item = String>) -> String {
    parts.into_iter().reduce(|list, next| text!("list-comma", before = list, last = next)).unwrap_or_default()
}

/// The language of the window has changed: what keeps words makes them anew.
#[derive(Event, Clone, PartialEq, Eq, Debug)]
pub struct LanguageChanged;

/// A language as the player chooses it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Language {
    /// What preferences and the command line call it: `en`, `de`, `pt-BR`.
    pub code: String,
    /// Its name in its own words.
    pub name: String,
}

/// The languages of the system or of the browser.
fn requested() -> Vec<LanguageIdentifier> {
    #[cfg(target_arch = "wasm32")]
    return i18n_embed::WebLanguageRequester::requested_languages();
    #[cfg(not(target_arch = "wasm32"))]
    i18n_embed::DesktopLanguageRequester::requested_languages()
}

/// Changes to the language with this code, or for an empty one to the system's; returns whether that is another one than
/// before. Where there are no words in it, the window speaks English.
pub fn select(code: &str) -> bool {
    let wanted = match code.parse::<LanguageIdentifier>() {
        Ok(language) if !code.is_empty() => vec![language],
        _ => requested(),
    };
    files::select(&wanted)
}

/// The code of the language in use.
pub fn selected() -> String {
    use i18n_embed::LanguageLoader;
    WINDOW.current_language().to_string()
}
