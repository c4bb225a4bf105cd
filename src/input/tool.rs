//! A game's own way of choosing, which for a while takes the place of the plain steps.

use ludarium_rules::Step;

use super::Pick;

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
