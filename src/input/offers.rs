//! What a game offers in the strip besides the choices of the rules: shortcuts, and what a choice would bring about.

use bevy::prelude::*;
use ludarium_rules::Step;

/// Filled by the game on the table, shown in the strip and reached by the keys 1 to 9 after the rules' own choices.
#[derive(Resource, Clone, PartialEq, Default, Debug)]
pub struct Offers {
    /// Several steps at once, each on a button.
    pub shortcuts: Vec<Shortcut>,
    /// What the choice under the pointer or the cursor would bring about; said in place of the prompt.
    pub omen: Option<String>,
}

/// Several steps on one button.
#[derive(Clone, PartialEq, Debug)]
pub struct Shortcut {
    /// The name of the button, by which scripts press it.
    pub name: String,
    /// What is written on it.
    pub label: String,
    /// All steps from the beginning of the turn; never empty.
    pub path: Vec<Step>,
}
