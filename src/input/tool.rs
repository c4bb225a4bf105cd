//! A game's own ways of choosing: beside the plain steps, or for a while in their place.

use bevy::prelude::*;
use ludarium_rules::Step;

use super::Pick;
use crate::schedule::Screen;
use crate::stage::StageShown;

/// Forgets what a game has offered when another board stands on the table, or none.
pub fn plugin(app: &mut App) {
    let withdraw = |mut offers: ResMut<Offers>| {
        offers.set_if_neq(Offers::default());
    };
    app.add_observer(move |_: On<StageShown>, offers: ResMut<Offers>| withdraw(offers))
        .add_systems(OnExit(Screen::Table), withdraw);
}

/// What a game adds to the strip besides the plain choices: shortcuts, and what a choice would bring about. Filled by the
/// game on the table; the keys 1 to 9 reach the shortcuts after the plain choices.
#[derive(Resource, Clone, PartialEq, Default, Debug)]
pub struct Offers {
    /// Several steps at once, each on a button.
    pub shortcuts: Vec<Offer>,
    /// What the choice under the pointer or the cursor would bring about; said in place of the prompt.
    pub preview: Option<String>,
}

/// What the tool in use says and offers in the strip instead of the plain choices.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Tool {
    /// What is chosen so far and what it comes to.
    pub says: String,
    /// The buttons, in the order in which the keys 1 to 9 stand for them.
    pub offers: Vec<Offer>,
}

/// A button of a tool.
#[derive(Clone, PartialEq, Debug)]
pub struct Offer {
    /// The name of the button, by which scripts press it.
    pub name: String,
    /// What is written on it.
    pub label: String,
    /// What it does.
    pub pick: Pick,
    /// Why it cannot be pressed now, in one line.
    pub why_not: Option<String>,
}

impl Offer {
    /// A button that plays or takes these steps; `None` without steps.
    #[must_use]
    pub fn path(name: impl Into<String>, label: impl Into<String>, steps: &[Step]) -> Option<Offer> {
        Some(Offer { name: name.into(), label: label.into(), pick: Pick::path(steps)?, why_not: None })
    }

    /// A button for the tool itself.
    #[must_use]
    pub fn press(name: impl Into<String>, label: impl Into<String>, step: Step) -> Offer {
        Offer { name: name.into(), label: label.into(), pick: Pick::press(step), why_not: None }
    }
}
