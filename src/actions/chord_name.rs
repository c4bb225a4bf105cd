//! What chords are called: in the file of the preferences, in texts, and to players.

use bevy::prelude::*;
use bevy_enhanced_input::prelude::ModKeys;

use super::chord::{Chord, Key, at, sign};
use crate::words::text;

/// The keys that are named by no sign, and the name of each in files and texts.
const PLACES: [(KeyCode, &str); 54] = [
    (KeyCode::Escape, "Escape"),
    (KeyCode::Enter, "Enter"),
    (KeyCode::Tab, "Tab"),
    (KeyCode::Space, "Space"),
    (KeyCode::Backspace, "Backspace"),
    (KeyCode::Delete, "Delete"),
    (KeyCode::Insert, "Insert"),
    (KeyCode::Home, "Home"),
    (KeyCode::End, "End"),
    (KeyCode::PageUp, "PageUp"),
    (KeyCode::PageDown, "PageDown"),
    (KeyCode::ArrowUp, "Up"),
    (KeyCode::ArrowDown, "Down"),
    (KeyCode::ArrowLeft, "Left"),
    (KeyCode::ArrowRight, "Right"),
    (KeyCode::F1, "F1"),
    (KeyCode::F2, "F2"),
    (KeyCode::F3, "F3"),
    (KeyCode::F4, "F4"),
    (KeyCode::F5, "F5"),
    (KeyCode::F6, "F6"),
    (KeyCode::F7, "F7"),
    (KeyCode::F8, "F8"),
    (KeyCode::F9, "F9"),
    (KeyCode::F10, "F10"),
    (KeyCode::F11, "F11"),
    (KeyCode::F12, "F12"),
    (KeyCode::Digit0, "0"),
    (KeyCode::Digit1, "1"),
    (KeyCode::Digit2, "2"),
    (KeyCode::Digit3, "3"),
    (KeyCode::Digit4, "4"),
    (KeyCode::Digit5, "5"),
    (KeyCode::Digit6, "6"),
    (KeyCode::Digit7, "7"),
    (KeyCode::Digit8, "8"),
    (KeyCode::Digit9, "9"),
    (KeyCode::Numpad0, "Num0"),
    (KeyCode::Numpad1, "Num1"),
    (KeyCode::Numpad2, "Num2"),
    (KeyCode::Numpad3, "Num3"),
    (KeyCode::Numpad4, "Num4"),
    (KeyCode::Numpad5, "Num5"),
    (KeyCode::Numpad6, "Num6"),
    (KeyCode::Numpad7, "Num7"),
    (KeyCode::Numpad8, "Num8"),
    (KeyCode::Numpad9, "Num9"),
    (KeyCode::NumpadMultiply, "Num*"),
    (KeyCode::NumpadDivide, "Num/"),
    (KeyCode::NumpadDecimal, "Num."),
    (KeyCode::ContextMenu, "ContextMenu"),
    (KeyCode::Pause, "Pause"),
    (KeyCode::ScrollLock, "ScrollLock"),
    (KeyCode::CapsLock, "CapsLock"),
];

/// What is held with a key, and its name in files and texts.
const HELD: [(ModKeys, &str); 3] = [(ModKeys::CONTROL, "Ctrl"), (ModKeys::SHIFT, "Shift"), (ModKeys::ALT, "Alt")];

/// What texts call keys, each or several at once, otherwise than by the name of each.
pub(super) const GROUPS: [(&str, &[Chord]); 6] = [
    // Where a gamepad has a button of its own for it.
    ("Menu", &[at(KeyCode::Escape)]),
    ("Arrows", &ARROWS),
    ("Ctrl+arrows", &[ARROWS[0].ctrl(), ARROWS[1].ctrl(), ARROWS[2].ctrl(), ARROWS[3].ctrl()]),
    ("1 to 3", DIGITS.split_at(3).0),
    ("1 to 5", DIGITS.split_at(5).0),
    ("1 to 9", &DIGITS),
];

/// The four arrows.
pub const ARROWS: [Chord; 4] =
    [at(KeyCode::ArrowUp), at(KeyCode::ArrowDown), at(KeyCode::ArrowLeft), at(KeyCode::ArrowRight)];

/// The digits but 0.
pub const DIGITS: [Chord; 9] = [
    at(KeyCode::Digit1),
    at(KeyCode::Digit2),
    at(KeyCode::Digit3),
    at(KeyCode::Digit4),
    at(KeyCode::Digit5),
    at(KeyCode::Digit6),
    at(KeyCode::Digit7),
    at(KeyCode::Digit8),
    at(KeyCode::Digit9),
];

impl Chord {
    /// How files and texts write it: `U`, `PageUp`, `Ctrl+Shift+Z`. Keys that have no name cannot be read again.
    #[must_use]
    pub fn written(self) -> String {
        let key = match self.key {
            Key::Sign(sign) => capital(sign),
            Key::Place(code) => PLACES
                .iter()
                .find(|(known, _)| *known == code)
                .map_or_else(|| format!("{code:?}"), |(_, name)| (*name).to_owned()),
        };
        self.with_held(key, |name| name.to_owned())
    }

    /// Reads how it is written.
    #[must_use]
    pub fn parse(text: &str) -> Option<Chord> {
        let held = HELD.iter().find_map(|(modifier, name)| {
            let rest = text.strip_prefix(name)?.strip_prefix('+')?;
            Some((*modifier, rest)).filter(|_| !rest.is_empty())
        });
        if let Some((modifier, rest)) = held {
            return Chord::parse(rest).map(|chord| chord.with(modifier));
        }
        if let Some((code, _)) = PLACES.iter().find(|(_, name)| *name == text) {
            return Some(at(*code));
        }
        let mut letters = text.chars();
        let letter = letters.next().filter(|letter| letters.next().is_none() && !letter.is_control())?;
        let small = letter.to_lowercase().next().filter(|small| capital(*small) == text)?;
        Some(sign(small))
    }

    /// What players call it, in their language.
    #[must_use]
    pub fn name(self) -> String {
        let key = match self.key {
            Key::Sign(sign) => capital(sign),
            Key::Place(KeyCode::Escape) => text!("key-escape"),
            Key::Place(KeyCode::Enter) => text!("key-enter"),
            Key::Place(KeyCode::Tab) => text!("key-tab"),
            Key::Place(KeyCode::Space) => text!("key-space"),
            Key::Place(KeyCode::Backspace) => text!("key-backspace"),
            Key::Place(KeyCode::Delete) => text!("key-delete"),
            Key::Place(KeyCode::Home) => text!("key-home"),
            Key::Place(KeyCode::End) => text!("key-end"),
            Key::Place(KeyCode::PageUp) => text!("key-page-up"),
            Key::Place(KeyCode::PageDown) => text!("key-page-down"),
            Key::Place(KeyCode::ArrowUp) => text!("key-up"),
            Key::Place(KeyCode::ArrowDown) => text!("key-down"),
            Key::Place(KeyCode::ArrowLeft) => text!("key-left"),
            Key::Place(KeyCode::ArrowRight) => text!("key-right"),
            Key::Place(_) => Chord { modifiers: ModKeys::empty(), ..self }.written(),
        };
        self.with_held(key, |name| match name {
            "Ctrl" => text!("key-ctrl"),
            "Shift" => text!("key-shift"),
            _ => text!("key-alt"),
        })
    }

    fn with_held(self, key: String, name: impl Fn(&str) -> String) -> String {
        let held = HELD.iter().filter(|(modifier, _)| self.modifiers.contains(*modifier));
        held.map(|(_, held)| name(held)).chain([key]).collect::<Vec<_>>().join("+")
    }

    /// Whether it can be written and read again, and no system keeps it for itself.
    #[must_use]
    pub fn can_be_given(self) -> bool {
        !self.modifiers.contains(ModKeys::SUPER) && Chord::parse(&self.written()) == Some(self)
    }
}

/// The letter as keys show it.
fn capital(letter: char) -> String {
    let mut capital = letter.to_uppercase();
    match (capital.next(), capital.next()) {
        (Some(one), None) => one.to_string(),
        _ => letter.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chords_are_read_as_they_are_written() {
        for (text, chord) in [
            ("U", sign('u')),
            ("+", sign('+')),
            ("Ctrl++", sign('+').ctrl()),
            ("Ctrl+Shift+Z", sign('z').ctrl().shift()),
            ("Shift+Up", at(KeyCode::ArrowUp).shift()),
            ("1", at(KeyCode::Digit1)),
            ("É", sign('é')),
            ("ß", sign('ß')),
            ("Num*", at(KeyCode::NumpadMultiply)),
        ] {
            assert_eq!((chord.written().as_str(), Chord::parse(text)), (text, Some(chord)));
            assert!(chord.can_be_given());
        }
        for text in ["", "u", "Ctrl", "Ctrl+", "UU", "ctrl+U", "\u{7}", "Shift+Ctrl+Nothing"] {
            assert_eq!(Chord::parse(text), None, "{text}");
        }
        assert!(!sign('u').with(ModKeys::SUPER).can_be_given());
        assert!(!at(KeyCode::BrowserBack).can_be_given());
    }

    #[test]
    fn every_named_place_is_named_once() {
        for (code, name) in PLACES {
            assert_eq!(Chord::parse(name), Some(at(code)), "{name}");
            assert_eq!(PLACES.iter().filter(|place| place.0 == code || place.1 == name).count(), 1, "{name}");
        }
    }
}
