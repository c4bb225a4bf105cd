//! Keys as players name them, and chords of them.

use bevy::input::keyboard::{Key as Logical, KeyboardInput};
use bevy::prelude::*;
use bevy_enhanced_input::prelude::ModKeys;

/// A key as players name it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Key {
    /// The one with this letter (small) or sign, wherever the layout has it.
    Sign(char),
    /// The one at this place, whatever stands on it; [`KeyCode`] names places as a US keyboard does.
    Place(KeyCode),
}

/// A key with exactly these modifiers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Chord {
    /// The key.
    pub key: Key,
    /// What is held with it. Signs that are no letters go without Shift, which is part of how a layout makes them.
    pub modifiers: ModKeys,
}

/// The key with this letter or sign.
#[must_use]
pub const fn sign(sign: char) -> Chord {
    Chord { key: Key::Sign(sign), modifiers: ModKeys::empty() }
}

/// The key at this place.
#[must_use]
pub const fn at(place: KeyCode) -> Chord {
    Chord { key: Key::Place(place), modifiers: ModKeys::empty() }
}

impl Chord {
    /// The same with Ctrl.
    #[must_use]
    pub const fn ctrl(self) -> Chord {
        self.with(ModKeys::CONTROL)
    }

    /// The same with Shift.
    #[must_use]
    pub const fn shift(self) -> Chord {
        self.with(ModKeys::SHIFT)
    }

    /// The place of its key, if that is named by no sign.
    #[must_use]
    pub const fn place(self) -> Option<KeyCode> {
        match self.key {
            Key::Place(place) => Some(place),
            Key::Sign(_) => None,
        }
    }

    /// The same with these modifiers.
    #[must_use]
    pub const fn with(self, modifiers: ModKeys) -> Chord {
        Chord { modifiers: self.modifiers.union(modifiers), ..self }
    }
}

/// The signs of a US keyboard by their places.
const SIGNS: [(KeyCode, char); 39] = [
    (KeyCode::KeyA, 'a'),
    (KeyCode::KeyB, 'b'),
    (KeyCode::KeyC, 'c'),
    (KeyCode::KeyD, 'd'),
    (KeyCode::KeyE, 'e'),
    (KeyCode::KeyF, 'f'),
    (KeyCode::KeyG, 'g'),
    (KeyCode::KeyH, 'h'),
    (KeyCode::KeyI, 'i'),
    (KeyCode::KeyJ, 'j'),
    (KeyCode::KeyK, 'k'),
    (KeyCode::KeyL, 'l'),
    (KeyCode::KeyM, 'm'),
    (KeyCode::KeyN, 'n'),
    (KeyCode::KeyO, 'o'),
    (KeyCode::KeyP, 'p'),
    (KeyCode::KeyQ, 'q'),
    (KeyCode::KeyR, 'r'),
    (KeyCode::KeyS, 's'),
    (KeyCode::KeyT, 't'),
    (KeyCode::KeyU, 'u'),
    (KeyCode::KeyV, 'v'),
    (KeyCode::KeyW, 'w'),
    (KeyCode::KeyX, 'x'),
    (KeyCode::KeyY, 'y'),
    (KeyCode::KeyZ, 'z'),
    (KeyCode::Minus, '-'),
    (KeyCode::Equal, '='),
    (KeyCode::BracketLeft, '['),
    (KeyCode::BracketRight, ']'),
    (KeyCode::Backslash, '\\'),
    (KeyCode::Semicolon, ';'),
    (KeyCode::Quote, '\''),
    (KeyCode::Backquote, '`'),
    (KeyCode::Comma, ','),
    (KeyCode::Period, '.'),
    (KeyCode::Slash, '/'),
    (KeyCode::NumpadAdd, '+'),
    (KeyCode::NumpadSubtract, '-'),
];

/// The row of the digits: the place of each.
const DIGITS: [KeyCode; 10] = [
    KeyCode::Digit0,
    KeyCode::Digit1,
    KeyCode::Digit2,
    KeyCode::Digit3,
    KeyCode::Digit4,
    KeyCode::Digit5,
    KeyCode::Digit6,
    KeyCode::Digit7,
    KeyCode::Digit8,
    KeyCode::Digit9,
];

/// What stands at this place on a US keyboard, if it is one sign.
#[must_use]
pub fn us_sign(place: KeyCode) -> Option<char> {
    let digit = || DIGITS.iter().position(|digit| *digit == place).and_then(|digit| char::from_digit(digit as u32, 10));
    SIGNS.iter().find(|(code, _)| *code == place).map(|(_, sign)| *sign).or_else(digit)
}

/// Where this sign stands on a US keyboard.
#[cfg(test)]
pub(super) fn us_place(sign: char) -> Option<KeyCode> {
    SIGNS.iter().find(|(_, own)| *own == sign).map(|(place, _)| *place)
}

/// The chords that a press may be, the likeliest first: what the layout makes of it, then the digit at its place, for a
/// French keyboard has digits only with Shift.
pub fn meanings(press: &KeyboardInput, modifiers: ModKeys, alt_graph: bool) -> impl Iterator<Item = Chord> + use<> {
    let by_layout = by_layout(press, modifiers, alt_graph);
    let is_digit = DIGITS.contains(&press.key_code) && !alt_graph;
    let by_place = is_digit.then(|| at(press.key_code).with(modifiers));
    by_layout.into_iter().chain(by_place)
}

fn by_layout(press: &KeyboardInput, modifiers: ModKeys, alt_graph: bool) -> Option<Chord> {
    let place = match press.key_code {
        KeyCode::NumpadEnter => KeyCode::Enter,
        other => other,
    };
    match &press.logical_key {
        Logical::Character(text) => {
            let made = only(text.chars())?;
            let plain = modifiers - ModKeys::SHIFT;
            if let Some(digit) = made.to_digit(10) {
                Some(at(DIGITS[digit as usize]).with(plain))
            } else if !made.is_alphabetic() {
                // AltGr, which some systems report as Ctrl and Alt, is how this layout makes the sign.
                Some(sign(made).with(if alt_graph { ModKeys::empty() } else { plain }))
            } else if alt_graph {
                None
            } else if is_latin(made) {
                only(made.to_lowercase()).map(|letter| sign(letter).with(modifiers))
            } else {
                us_sign(place).map(|letter| sign(letter).with(modifiers))
            }
        }
        // An accent that waits for its letter.
        Logical::Dead(_) => None,
        Logical::Unidentified(_) => {
            let sign_there = us_sign(place).filter(|sign| !sign.is_ascii_digit()).map(sign);
            Some(sign_there.unwrap_or(at(place)).with(modifiers))
        }
        named => Some(at(place_of(named).unwrap_or(place)).with(modifiers)),
    }
}

fn only<T>(mut of: impl Iterator<Item = T>) -> Option<T> {
    of.next().filter(|_| of.next().is_none())
}

/// Whether a layout that has this letter has the Latin ones; keyboards for Greek, Cyrillic, Hebrew and others have them
/// written beside their own, at the places of a US keyboard.
fn is_latin(letter: char) -> bool {
    matches!(letter, '\0'..='\u{24f}' | '\u{1e00}'..='\u{1eff}')
}

/// The place by which a key is known that is not named by a sign, wherever the layout has it.
fn place_of(named: &Logical) -> Option<KeyCode> {
    Some(match named {
        Logical::Escape => KeyCode::Escape,
        Logical::Enter => KeyCode::Enter,
        Logical::Tab => KeyCode::Tab,
        Logical::Space => KeyCode::Space,
        Logical::Backspace => KeyCode::Backspace,
        Logical::Delete => KeyCode::Delete,
        Logical::Home => KeyCode::Home,
        Logical::End => KeyCode::End,
        Logical::PageUp => KeyCode::PageUp,
        Logical::PageDown => KeyCode::PageDown,
        Logical::ArrowUp => KeyCode::ArrowUp,
        Logical::ArrowDown => KeyCode::ArrowDown,
        Logical::ArrowLeft => KeyCode::ArrowLeft,
        Logical::ArrowRight => KeyCode::ArrowRight,
        _ => return None,
    })
}

/// The modifiers that are held, key by key: what goes up is what went down, whatever the layout says by then.
#[derive(Clone, PartialEq, Debug, Default)]
pub(super) struct Held(Vec<(KeyCode, Modifier)>);

#[derive(Clone, Copy, PartialEq, Debug)]
enum Modifier {
    Plain(ModKeys),
    /// The key for the third sign of others.
    AltGraph,
}

impl Held {
    /// Takes a key into account that goes down or up.
    pub fn follow(&mut self, input: &KeyboardInput) {
        self.0.retain(|(code, _)| *code != input.key_code);
        if input.state.is_pressed() {
            self.0.extend(modifier(input).map(|modifier| (input.key_code, modifier)));
        }
    }

    /// What is held, without AltGr.
    pub fn modifiers(&self) -> ModKeys {
        let plain = self.0.iter().filter_map(|(_, modifier)| match modifier {
            Modifier::Plain(keys) => Some(*keys),
            Modifier::AltGraph => None,
        });
        plain.fold(ModKeys::empty(), ModKeys::union)
    }

    pub fn alt_graph(&self) -> bool {
        self.0.iter().any(|(_, modifier)| *modifier == Modifier::AltGraph)
    }
}

fn modifier(input: &KeyboardInput) -> Option<Modifier> {
    let by_place = ModKeys::from(input.key_code);
    let plain = match &input.logical_key {
        Logical::AltGraph => return Some(Modifier::AltGraph),
        Logical::Control => ModKeys::CONTROL,
        Logical::Shift => ModKeys::SHIFT,
        Logical::Alt => ModKeys::ALT,
        Logical::Super => ModKeys::SUPER,
        // X11 calls Alt so while Shift is held.
        Logical::Meta if by_place.is_empty() => ModKeys::SUPER,
        Logical::Meta | Logical::Unidentified(_) => by_place,
        _ => ModKeys::empty(),
    };
    (!plain.is_empty()).then_some(Modifier::Plain(plain))
}
