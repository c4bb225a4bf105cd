//! Which button of a gamepad does what, and what players call it: one table, which the player can change.

use bevy::prelude::KeyCode;
use strum::{EnumCount, EnumIter, EnumString, IntoEnumIterator, IntoStaticStr};

use crate::settings::Label;
use crate::words::text;

/// A button of a gamepad, by the place where it lies on every one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, EnumIter, EnumCount, EnumString, IntoStaticStr)]
#[cfg_attr(feature = "testing", derive(serde::Deserialize))]
#[strum(serialize_all = "snake_case")]
pub enum PadButton {
    /// The lowest of the four on the right.
    South,
    /// The rightmost of them.
    East,
    /// The highest of them.
    North,
    /// The leftmost of them.
    West,
    /// On the left shoulder.
    LeftBumper,
    /// On the right shoulder.
    RightBumper,
    /// Below the left shoulder.
    LeftTrigger,
    /// Below the right shoulder.
    RightTrigger,
    /// The left stick, pressed.
    LeftStick,
    /// The right stick, pressed.
    RightStick,
    /// The small one in the middle on the left.
    Select,
    /// The small one in the middle on the right.
    Start,
    /// The upper arm of the cross.
    Up,
    /// Its lower arm.
    Down,
    /// Its left arm.
    Left,
    /// Its right arm.
    Right,
}

/// What a button is good for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, EnumIter, EnumCount)]
pub enum PadAct {
    /// Chooses what the cursor or the pointer is on.
    Choose,
    /// One step back.
    Back,
    /// Goes round what can be chosen; with the pointer, what the right button of a mouse does.
    Next,
    /// Takes the last turn back.
    Undo,
    /// Shows the turn before; in menus, the widget before.
    Earlier,
    /// Shows the next turn; in menus, the next widget.
    Later,
    /// Goes away from the board.
    Farther,
    /// Comes nearer.
    Nearer,
    /// In the room, from above, flat.
    View,
    /// Shows a hint.
    Hint,
    /// Says why something was refused, or shows the rules.
    Rules,
    /// Opens the menu.
    Menu,
}

impl PadAct {
    /// What it is called in the settings.
    #[must_use]
    pub fn label(self) -> String {
        let label: Label = match self {
            PadAct::Choose => || text!("pad-choose"),
            PadAct::Back => || text!("pad-back"),
            PadAct::Next => || text!("pad-next"),
            PadAct::Undo => || text!("pad-undo"),
            PadAct::Earlier => || text!("pad-earlier"),
            PadAct::Later => || text!("pad-later"),
            PadAct::Farther => || text!("pad-farther"),
            PadAct::Nearer => || text!("pad-nearer"),
            PadAct::View => || text!("pad-view"),
            PadAct::Hint => || text!("pad-hint"),
            PadAct::Rules => || text!("pad-rules"),
            PadAct::Menu => || text!("pad-menu"),
        };
        label()
    }

    /// The key that does the same at the board, and how texts name it.
    pub(super) fn key(self) -> (KeyCode, &'static str) {
        match self {
            PadAct::Choose => (KeyCode::Enter, "Enter"),
            PadAct::Back => (KeyCode::Escape, "Escape"),
            PadAct::Next => (KeyCode::Tab, "Tab"),
            PadAct::Undo => (KeyCode::KeyU, "U"),
            PadAct::Earlier => (KeyCode::PageUp, "PageUp"),
            PadAct::Later => (KeyCode::PageDown, "PageDown"),
            PadAct::Farther => (KeyCode::Minus, "-"),
            PadAct::Nearer => (KeyCode::Equal, "+"),
            PadAct::View => (KeyCode::KeyV, "V"),
            PadAct::Hint => (KeyCode::KeyH, "H"),
            PadAct::Rules => (KeyCode::F1, "F1"),
            PadAct::Menu => (KeyCode::Escape, "Menu"),
        }
    }
}

/// Which button does what: each of the acts in its order has one, and no button has two. The cross is not in it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PadMap([PadButton; PadAct::COUNT]);

impl Default for PadMap {
    fn default() -> PadMap {
        let mut buttons = PadButton::iter();
        PadMap(std::array::from_fn(|_| buttons.next().unwrap_or(PadButton::South)))
    }
}

impl PadMap {
    /// Reads what [`PadMap::write`] has written; anything else is the map that comes with the game.
    #[must_use]
    pub fn read(text: &str) -> PadMap {
        let names = text.split(' ').take(PadAct::COUNT + 1).map(|name| name.parse::<PadButton>());
        let buttons: Vec<PadButton> = names.filter_map(Result::ok).filter(|button| !button.is_cross()).collect();
        let is_whole = PadMap::default().0.iter().all(|button| buttons.contains(button));
        <[PadButton; PadAct::COUNT]>::try_from(buttons).ok().filter(|_| is_whole).map_or_else(PadMap::default, PadMap)
    }

    /// The names of the buttons in the order of the acts; nothing for the map that comes with the game.
    #[must_use]
    pub fn write(self) -> String {
        if self == PadMap::default() {
            return String::new();
        }
        self.0.map(<&'static str>::from).join(" ")
    }

    /// The button that does something.
    #[must_use]
    pub fn button(self, act: PadAct) -> PadButton {
        self.0[act as usize]
    }

    /// What a button does; nothing for the cross.
    #[must_use]
    pub fn act(self, button: PadButton) -> Option<PadAct> {
        PadAct::iter().find(|act| self.button(*act) == button)
    }

    /// Gives an act a button. What that did before is done by the button that becomes free.
    #[must_use]
    pub fn with(mut self, act: PadAct, button: PadButton) -> PadMap {
        if let Some(other) = self.act(button) {
            self.0.swap(act as usize, other as usize);
        }
        self
    }
}

impl PadButton {
    /// Whether it is an arm of the cross.
    #[must_use]
    pub fn is_cross(self) -> bool {
        matches!(self, PadButton::Up | PadButton::Down | PadButton::Left | PadButton::Right)
    }
}

/// Whose gamepad it is, which decides what its buttons are called.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum PadFamily {
    /// Letters, A below: Xbox, Steam, and whoever does the same.
    #[default]
    Letters,
    /// Shapes, the cross below: PlayStation.
    Shapes,
    /// Letters, B below: Nintendo.
    Crossed,
}

impl PadFamily {
    /// The family of what a company with this number in the list of USB makes.
    #[must_use]
    pub fn of_vendor(vendor: Option<u16>) -> PadFamily {
        match vendor {
            Some(0x054c) => PadFamily::Shapes,
            Some(0x057e) => PadFamily::Crossed,
            _ => PadFamily::Letters,
        }
    }

    /// What is written on a button.
    #[must_use]
    pub fn sign(self, button: PadButton) -> &'static str {
        let signs: [&str; PadButton::COUNT] = match self {
            PadFamily::Letters => {
                ["A", "B", "Y", "X", "LB", "RB", "LT", "RT", "L3", "R3", "View", "Menu", "↑", "↓", "←", "→"]
            }
            PadFamily::Shapes => {
                ["×", "O", "△", "□", "L1", "R1", "L2", "R2", "L3", "R3", "Share", "Options", "↑", "↓", "←", "→"]
            }
            PadFamily::Crossed => ["B", "A", "X", "Y", "L", "R", "ZL", "ZR", "L3", "R3", "−", "+", "↑", "↓", "←", "→"],
        };
        signs[button as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_act_has_a_button_and_every_button_one_act() {
        let map = PadMap::default();
        let buttons: Vec<PadButton> = PadButton::iter().filter(|button| !button.is_cross()).collect();
        assert_eq!(PadAct::iter().map(|act| map.button(act)).collect::<Vec<_>>(), buttons);
        let changed = map.with(PadAct::Undo, PadButton::South);
        assert_eq!(
            (changed.act(PadButton::South), changed.act(PadButton::West)),
            (Some(PadAct::Undo), Some(PadAct::Choose))
        );
        assert!(buttons.iter().all(|button| changed.act(*button).is_some()));
        assert_eq!(map.with(PadAct::Undo, PadButton::Up), map, "the cross stays what it is");
    }

    #[test]
    fn a_map_is_kept_and_what_is_none_is_the_first_one() {
        let changed = PadMap::default().with(PadAct::Menu, PadButton::Select);
        assert_eq!(PadMap::read(&changed.write()), changed);
        assert_eq!(PadMap::default().write(), "");
        let twice = changed.write().replace("east", "south");
        let broken =
            ["", "south", "south east", &twice, &changed.write().replace("east", "up"), &"south ".repeat(1000)];
        assert!(broken.iter().all(|text| PadMap::read(text) == PadMap::default()));
    }
}
