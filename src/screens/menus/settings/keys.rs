//! The keyboard in the menu of preferences: every key of the game, and what is pressed for it.

use bevy::prelude::*;
use bevy_egui::egui::{self, RichText, Ui};

use super::super::keys::rows;
use crate::actions::{AwaitedKey, Chord, KeyChosen, KeyExchange, Keymap};
use crate::page;
use crate::settings::Preferences;
use crate::ui::WidgetContext;
use crate::words::text;

/// What has become of the last key that was chosen.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum KeyNews {
    /// Nothing that has to be said.
    #[default]
    None,
    /// It meant something, and what that was is on another one now: what is pressed for the first, and the chord that
    /// comes with the game for which it was pressed.
    Exchanged(Chord, Chord),
    /// It belongs to somebody else.
    Refused(Chord),
}

/// Gives a key that was pressed to the one for which it was awaited.
pub(crate) fn choose(
    chosen: On<KeyChosen>,
    (exchange, map): (Res<KeyExchange>, Res<Keymap>),
    mut preferences: ResMut<Preferences>,
    mut news: ResMut<KeyNews>,
) {
    let KeyChosen { meant, pressed } = *chosen;
    if !may_be_given(pressed, &map) {
        *news = KeyNews::Refused(pressed);
        return;
    }
    let other = exchange.meant_by(pressed);
    *news = if other != meant && map.knows(other) { KeyNews::Exchanged(pressed, other) } else { KeyNews::None };
    preferences.keys = exchange.with(meant, pressed).write();
}

/// Whether a chord is heard by the game and by nobody else. Of those with Ctrl or Alt and of the function keys, browsers
/// keep many.
fn may_be_given(chord: Chord, map: &Keymap) -> bool {
    let is_function = chord.place().is_some() && chord.written().starts_with('F');
    let is_plain = chord.modifiers.is_empty() && !is_function;
    chord.can_be_given() && (!page::IS_THERE || is_plain || map.knows(chord))
}

pub(super) fn show(
    ui: &mut Ui,
    widgets: &mut WidgetContext,
    (exchange, awaited, news): (&KeyExchange, &mut AwaitedKey, &mut KeyNews),
    preferences: &mut Preferences,
) {
    ui.label(RichText::new(text!("keys-help")).small().weak());
    ui.add_space(4.0);
    let said = match (awaited.meant(), *news) {
        (Some(meant), _) => Some(text!("keys-press", key = exchange.pressed_for(meant).name())),
        (None, KeyNews::Exchanged(key, other)) => {
            let (what, other_key) = (what(other), exchange.pressed_for(other).name());
            Some(text!("keys-exchanged", key = key.name(), what = what, other = other_key))
        }
        (None, KeyNews::Refused(key)) => Some(text!("keys-refused", key = key.name())),
        (None, KeyNews::None) => None,
    };
    ui.horizontal_wrapped(|ui| {
        if !preferences.keys.is_empty() && widgets.button(ui, "keys default", &text!("keys-default")) {
            preferences.keys.clear();
            *news = KeyNews::None;
        }
        ui.strong(said.unwrap_or_default());
    });
    let mut asked = awaited.meant();
    for row in rows().iter().filter(|row| !row.chords.is_empty()) {
        ui.add_space(2.0);
        ui.horizontal_wrapped(|ui| {
            for chord in &row.chords {
                let is_awaited = asked == Some(*chord);
                let pressed = exchange.pressed_for(*chord);
                let name = format!("key {}", chord.written());
                if widgets.choice(ui, &name, is_awaited || pressed != *chord, &pressed.name()) {
                    asked = Some(*chord).filter(|_| !is_awaited);
                    *news = KeyNews::None;
                }
            }
            ui.add(egui::Label::new((row.what)()).wrap());
        });
    }
    awaited.ask(asked);
}

/// What a chord that comes with the game does.
fn what(chord: Chord) -> String {
    rows().iter().find(|row| row.chords.contains(&chord)).map(|row| (row.what)()).unwrap_or_default()
}
