//! What the opponent says of a turn, in its own words.

use ludarium_ai::Theme;
use ludarium_review::coach::Saw;

use super::Warning;
use crate::words::{self, text};

impl Warning {
    /// What the opponent of that name says of the turn.
    #[must_use]
    pub fn words(&self, name: &str) -> String {
        let turn = self.notation.as_str();
        match self.saw.clone() {
            Saw::Win(turns) => text!("teach-wins", name = name, turn = turn, turns = turns),
            Saw::MissedWin(turns) => text!("teach-missed", name = name, turn = turn, turns = turns),
            Saw::Prey(prey) => {
                let pieces = words::list(prey.iter().map(words::say));
                text!("teach-takes", name = name, turn = turn, pieces = pieces)
            }
            Saw::Gain(Theme::Worth) => text!("teach-worth", name = name, turn = turn),
            Saw::Gain(Theme::Attack) => text!("teach-attack", name = name, turn = turn),
            Saw::Gain(Theme::Build) => text!("teach-build", name = name, turn = turn),
            Saw::Gain(Theme::Trick) => text!("teach-trick", name = name, turn = turn),
        }
    }

    /// How much the person's chance falls.
    #[must_use]
    pub fn loss(&self) -> String {
        let percent = |chance: f32| (100.0 * chance).round() as i32;
        text!("teach-chance", before = percent(self.before), after = percent(self.after))
    }

    /// The better turn, and what it is for.
    #[must_use]
    pub fn better_words(&self) -> String {
        let turn = self.better.notation.as_str();
        match &self.better.why {
            Some(why) => text!("teach-better-turn-for", turn = turn, why = words::say(why)),
            None => text!("teach-better-turn", turn = turn),
        }
    }
}
