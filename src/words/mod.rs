//! The words that a player reads, in the player's language: Fluent files of one folder a language, part of the program.

mod files;
mod list;
mod pseudo;
mod rules;

use bevy::prelude::*;
use unic_langid::LanguageIdentifier;

pub use files::{WINDOW, languages};
pub use list::list;
pub use rules::{kind, side};

use crate::settings::Preferences;

/// A text of the window in the player's language. The key and the names of the values are checked when the program is
/// compiled: `text!("greeting")`, `text!("turns-played", count = 3)`. The texts are in `assets/i18n/<language>/window.ftl`.
macro_rules! text {
    ($key:literal $($values:tt)*) => { i18n_embed_fl::fl!($crate::words::WINDOW, $key $($values)*) };
}
pub(crate) use text;

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

/// The language that a preference means: the one with this code, or for an empty one the system's.
fn wanted(code: &str) -> Vec<LanguageIdentifier> {
    match code.parse() {
        Ok(language) if !code.is_empty() => vec![language],
        _ => i18n_embed::DesktopLanguageRequester::requested_languages(),
    }
}

/// Brings the words into the language of the preferences before anything is shown, and again when it is changed.
pub fn plugin(app: &mut App) {
    app.add_systems(PreStartup, choose.after(crate::settings::correct))
        .add_systems(Update, choose.run_if(resource_changed::<Preferences>).before(crate::schedule::TurnSet::Input));
}

fn choose(preferences: Res<Preferences>, mut commands: Commands) {
    if files::select(&wanted(&preferences.language)) {
        commands.trigger(LanguageChanged);
    }
}
