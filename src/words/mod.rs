//! The words that a player reads, in the player's language: Fluent files of one folder a language, part of the program.

mod files;
mod list;
#[cfg(test)]
mod literals;
mod pages;
mod pseudo;
mod rules;
#[cfg(test)]
mod tests;

use bevy::prelude::*;
use unic_langid::LanguageIdentifier;

#[cfg(feature = "testing")]
pub use files::is_pseudo;
pub use files::{WINDOW, has_language, languages};
pub use list::list;
#[cfg(test)]
pub use pages::all_rules_pages;
pub use pages::{RulesPage, rules_page};
pub use rules::{
    OpponentWords, kind, named, opponent, option_help, option_title, option_value, reason, say, say_alone, side,
    style_description, style_name,
};

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
    app.init_resource::<InsistedLanguage>()
        .add_systems(PreStartup, choose.after(crate::settings::correct))
        .add_systems(Update, choose.run_if(resource_changed::<Preferences>).before(crate::schedule::TurnSet::Input));
}

/// The language that the command line insists on, until the player chooses another one.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default)]
pub struct InsistedLanguage {
    code: Option<String>,
    /// The player's preference when the game was started.
    instead_of: Option<String>,
}

impl InsistedLanguage {
    /// The language for a start; journeys are in English unless they say otherwise.
    pub fn of_start(code: Option<&str>, is_journey: bool) -> InsistedLanguage {
        let code = code.or(is_journey.then_some("en")).map(str::to_owned);
        InsistedLanguage { code, instead_of: None }
    }

    /// The language to show, given the player's preference.
    fn or(&mut self, preferred: &str) -> String {
        let before = self.instead_of.get_or_insert_with(|| preferred.to_owned());
        match &self.code {
            Some(code) if before == preferred => code.clone(),
            _ => {
                self.code = None;
                preferred.to_owned()
            }
        }
    }
}

fn choose(preferences: Res<Preferences>, mut insisted: ResMut<InsistedLanguage>, mut commands: Commands) {
    if files::select(&wanted(&insisted.or(&preferences.language))) {
        commands.trigger(LanguageChanged);
    }
}
