//! The language of the window: what the player prefers, or what the command line insists on.

use bevy::prelude::*;

use super::Preferences;
use crate::page;
use crate::schedule::TurnSet;
use crate::words::{self, LanguageChanged};

/// Brings the words into the language of the preferences before anything is shown, and again when it is changed.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<InsistedLanguage>()
        .add_systems(PreStartup, choose)
        .add_systems(Update, choose.run_if(resource_changed::<Preferences>).before(TurnSet::Input));
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
    #[must_use]
    pub fn of_start(code: Option<&str>, is_journey: bool) -> InsistedLanguage {
        let code = code.or(is_journey.then_some("en")).map(str::to_owned);
        InsistedLanguage { code, instead_of: None }
    }

    /// The language to show, given the player's preference.
    fn or<'a>(&'a mut self, preferred: &'a str) -> &'a str {
        let before = self.instead_of.get_or_insert_with(|| preferred.to_owned());
        if before != preferred {
            self.code = None;
        }
        self.code.as_deref().unwrap_or(preferred)
    }
}

fn choose(preferences: Res<Preferences>, mut insisted: ResMut<InsistedLanguage>, mut commands: Commands) {
    if words::select(insisted.or(&preferences.language)) {
        commands.trigger(LanguageChanged);
    }
    // What the page itself says, and how a screen reader pronounces everything.
    page::set_language(&words::selected());
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_command_line_counts_until_the_player_chooses() {
        let mut insisted = InsistedLanguage::of_start(Some("de"), false);
        assert_eq!([insisted.or("").to_owned(), insisted.or("").to_owned()], ["de", "de"]);
        assert_eq!([insisted.or("en").to_owned(), insisted.or("").to_owned()], ["en", ""], "the choice stays");
        assert_eq!(InsistedLanguage::of_start(None, true).or("de"), "en");
        assert_eq!(InsistedLanguage::of_start(None, false).or("de"), "de");
    }
}
