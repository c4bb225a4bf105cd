//! Keys and chords by the names that journeys use.

use bevy::prelude::KeyCode;

/// Keys by the names that journeys use, which are those of [`KeyCode`].
pub const KEYS: &[(&str, KeyCode)] = &[
    ("Escape", KeyCode::Escape),
    ("Enter", KeyCode::Enter),
    ("Space", KeyCode::Space),
    ("Tab", KeyCode::Tab),
    ("ArrowUp", KeyCode::ArrowUp),
    ("ArrowDown", KeyCode::ArrowDown),
    ("ArrowLeft", KeyCode::ArrowLeft),
    ("ArrowRight", KeyCode::ArrowRight),
    ("Home", KeyCode::Home),
    ("End", KeyCode::End),
    ("Delete", KeyCode::Delete),
    ("PageUp", KeyCode::PageUp),
    ("PageDown", KeyCode::PageDown),
    ("KeyA", KeyCode::KeyA),
    ("KeyB", KeyCode::KeyB),
    ("KeyC", KeyCode::KeyC),
    ("KeyE", KeyCode::KeyE),
    ("KeyF", KeyCode::KeyF),
    ("KeyH", KeyCode::KeyH),
    ("KeyL", KeyCode::KeyL),
    ("KeyM", KeyCode::KeyM),
    ("KeyN", KeyCode::KeyN),
    ("KeyO", KeyCode::KeyO),
    ("KeyP", KeyCode::KeyP),
    ("KeyR", KeyCode::KeyR),
    ("KeyS", KeyCode::KeyS),
    ("KeyT", KeyCode::KeyT),
    ("KeyU", KeyCode::KeyU),
    ("KeyV", KeyCode::KeyV),
    ("KeyX", KeyCode::KeyX),
    ("KeyY", KeyCode::KeyY),
    ("KeyZ", KeyCode::KeyZ),
    ("Digit0", KeyCode::Digit0),
    ("Digit1", KeyCode::Digit1),
    ("Digit2", KeyCode::Digit2),
    ("Digit3", KeyCode::Digit3),
    ("Digit4", KeyCode::Digit4),
    ("Digit5", KeyCode::Digit5),
    ("Digit6", KeyCode::Digit6),
    ("Digit7", KeyCode::Digit7),
    ("Digit8", KeyCode::Digit8),
    ("Digit9", KeyCode::Digit9),
    ("Slash", KeyCode::Slash),
    ("F1", KeyCode::F1),
    ("F2", KeyCode::F2),
];

/// A name that is no key.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no key \"{0}\"; known: Ctrl, Shift, {known}", known = KEYS.iter().map(|(known, _)| *known).collect::<Vec<_>>().join(", "))]
pub struct UnknownKey(String);

/// The keys of a chord such as `Ctrl+KeyZ`, in the order in which they go down.
///
/// # Errors
/// A name that is no key, with those that are.
pub fn chord(text: &str) -> Result<Vec<KeyCode>, UnknownKey> {
    text.split('+')
        .map(|name| match name {
            "Ctrl" => Ok(KeyCode::ControlLeft),
            "Shift" => Ok(KeyCode::ShiftLeft),
            _ => KEYS.iter().find(|(known, _)| *known == name).map(|(_, code)| *code).ok_or(name),
        })
        .map(|key| key.map_err(|name: &str| UnknownKey(name.to_owned())))
        .collect()
}
