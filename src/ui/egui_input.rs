//! Which input egui gets, and which it leaves to the board.

use bevy::input::keyboard::KeyboardFocusLost;
use bevy::prelude::*;
use bevy_egui::helpers::{bevy_to_egui_key, bevy_to_egui_physical_key};
use bevy_egui::input::EguiInputEvent;
use bevy_egui::{EguiClipboard, EguiContexts, EguiInput, PrimaryEguiContext, egui};
use bevy_enhanced_input::prelude::ModKeys;

use super::focus::PanelKeys;
use crate::actions::{KeyFocus, Keyboard, Keystroke};
use crate::schedule::AtEditor;

/// The keys that egui has been told are down: what goes up is what went down, whatever the layout says by then.
#[derive(Default)]
pub(super) struct Down(Vec<(KeyCode, egui::Key)>);

/// Tells egui of the keys, each with the modifiers that were held at its moment: `bevy_egui` gives all of them those of
/// the end of the frame, so that a quick Ctrl+V would type a letter.
pub(super) fn write_keys(
    keyboard: Res<Keyboard>,
    context: Option<Single<Entity, With<PrimaryEguiContext>>>,
    mut down: Local<Down>,
    mut lost: MessageReader<KeyboardFocusLost>,
    mut clipboard: Option<ResMut<EguiClipboard>>,
    mut events: MessageWriter<EguiInputEvent>,
) {
    let Some(context) = context.map(|context| *context) else { return };
    let mut paste = || clipboard.as_mut().and_then(|clipboard| clipboard.get_text());
    let mut tell = |event| {
        events.write(EguiInputEvent { context, event });
    };
    for stroke in keyboard.now() {
        down.events(stroke, &mut paste).into_iter().for_each(&mut tell);
    }
    if lost.read().count() > 0 {
        down.let_go().into_iter().for_each(&mut tell);
    }
}

impl Down {
    /// What egui is told of a key.
    fn events(&mut self, stroke: &Keystroke, paste: impl FnOnce() -> Option<String>) -> Vec<egui::Event> {
        let (input, modifiers) = (&stroke.input, modifiers(stroke));
        let code = input.key_code;
        let pressed = input.state.is_pressed();
        let before = self.0.iter().position(|(down, _)| *down == code).map(|place| self.0.swap_remove(place).1);
        let before = before.filter(|_| !pressed || input.repeat);
        let key = before.or_else(|| match stroke.exchanged {
            Some(meant) => meant.place().and_then(|place| bevy_to_egui_physical_key(&place)),
            None => bevy_to_egui_key(&input.logical_key).or_else(|| bevy_to_egui_physical_key(&code)),
        });
        let mut events = Vec::new();
        let types = stroke.alt_graph || !stroke.modifiers.intersects(ModKeys::CONTROL | ModKeys::SUPER);
        let types = types && stroke.exchanged.is_none();
        let letters = |text: &String| !text.is_empty() && !text.chars().any(char::is_control);
        let text = input.text.as_ref().map(ToString::to_string).filter(|text| pressed && types && letters(text));
        events.extend(text.map(egui::Event::Text));
        let Some(key) = key else { return events };
        if pressed {
            self.0.push((code, key));
        }
        let physical_key = bevy_to_egui_physical_key(&code);
        events.push(egui::Event::Key { key, physical_key, pressed, repeat: input.repeat, modifiers });
        if pressed && modifiers.command && !stroke.alt_graph {
            events.extend(match key {
                egui::Key::C => Some(egui::Event::Copy),
                egui::Key::X => Some(egui::Event::Cut),
                egui::Key::V => paste().map(egui::Event::Paste),
                _ => None,
            });
        }
        events
    }

    fn let_go(&mut self) -> Vec<egui::Event> {
        let modifiers = egui::Modifiers::NONE;
        let up = |(_, key)| egui::Event::Key { key, physical_key: None, pressed: false, repeat: false, modifiers };
        self.0.drain(..).map(up).collect()
    }
}

fn modifiers(stroke: &Keystroke) -> egui::Modifiers {
    let meant = stroke.exchanged.map_or(stroke.modifiers, |chord| chord.modifiers);
    let held = |modifier| meant.contains(modifier);
    let (ctrl, sup) = (held(ModKeys::CONTROL), held(ModKeys::SUPER));
    let is_mac = cfg!(target_os = "macos");
    egui::Modifiers {
        alt: held(ModKeys::ALT),
        ctrl,
        shift: held(ModKeys::SHIFT),
        mac_cmd: is_mac && sup,
        command: if is_mac { sup } else { ctrl },
    }
}

/// The name under which egui is told for one frame that a field for text is about to have the keyboard.
fn awaited() -> egui::Id {
    egui::Id::new("keyboard awaited")
}

/// Gives the keyboard to a field for text as soon as it can have it; what is typed meanwhile waits for it. To be called
/// with the field's response until it answers that the field has the keyboard.
pub fn give_keyboard(ui: &egui::Ui, response: &egui::Response) -> bool {
    if ui.is_enabled() && response.has_focus() {
        return true;
    }
    response.request_focus();
    ui.ctx().data_mut(|data| data.insert_temp(awaited(), true));
    ui.ctx().request_repaint();
    false
}

/// The name under which egui is told for one frame which field for text has the keyboard at the board.
fn kept() -> egui::Id {
    egui::Id::new("keyboard kept")
}

/// Lets a field for text have the keyboard at the board, which takes it back from all else: to be called with the field's
/// response in every frame.
pub fn keep_keyboard(ui: &egui::Ui, response: &egui::Response) {
    ui.ctx().data_mut(|data| data.insert_temp(kept(), response.id));
}

/// Says what the interface keeps of the keyboard until the next frame.
pub(super) fn keep_keys(
    mut contexts: EguiContexts,
    (panels, editor): (Res<PanelKeys>, Option<Res<State<AtEditor>>>),
    mut focus: ResMut<KeyFocus>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let is_awaited = ctx.data_mut(|data| data.remove_temp::<bool>(awaited())).is_some();
    focus.set_if_neq(if is_awaited {
        KeyFocus::Awaited
    } else if ctx.text_edit_focused() {
        KeyFocus::Text
    } else if ctx.any_popup_open() || panels.are_lent() {
        KeyFocus::List
    } else if ctx.egui_wants_keyboard_input() {
        // Escape gives the keys back to the board first.
        if editor.is_some() { KeyFocus::List } else { KeyFocus::Widget }
    } else {
        KeyFocus::Free
    });
    Ok(())
}

/// `bevy_egui` tells egui the state of Ctrl, Shift and Alt in every frame, and egui asks for another frame after every
/// event: without this, the window would never be idle.
pub(super) fn drop_repeated_modifiers(mut inputs: Query<&mut EguiInput>, mut last: Local<egui::Modifiers>) {
    for mut input in &mut inputs {
        input.events.retain(|event| match event {
            egui::Event::ModifiersChanged(modifiers) => std::mem::replace(&mut *last, *modifiers) != *modifiers,
            _ => true,
        });
    }
}

/// At the board, Tab and Enter belong to the board, except where a text is typed or panels have been gone to; menus have
/// the keyboard for themselves.
pub(super) fn leave_keys_to_the_board(mut contexts: EguiContexts, panels: Res<PanelKeys>) -> Result {
    let ctx = contexts.ctx_mut()?;
    let kept = ctx.data_mut(|data| {
        let id = data.get_temp::<egui::Id>(kept());
        data.remove::<egui::Id>(kept());
        id
    });
    ctx.memory_mut(|memory| {
        let focused = memory.focused().filter(|_| !panels.are_lent());
        if let Some(focused) = focused.filter(|focused| Some(*focused) != kept) {
            memory.surrender_focus(focused);
        }
    });
    Ok(())
}

#[cfg(test)]
mod tests {
    use bevy::input::ButtonState;
    use bevy::input::keyboard::{Key, KeyboardInput};

    use super::*;

    fn stroke(code: KeyCode, sign: &str, state: ButtonState, modifiers: ModKeys) -> Keystroke {
        let input = KeyboardInput {
            key_code: code,
            logical_key: Key::Character(sign.into()),
            state,
            text: Some(sign.into()),
            repeat: false,
            window: Entity::PLACEHOLDER,
        };
        Keystroke { exchanged: None, input, modifiers, alt_graph: false }
    }

    fn told(down: &mut Down, stroke: &Keystroke) -> Vec<egui::Event> {
        down.events(stroke, || Some("pasted".to_owned()))
    }

    fn key(event: &egui::Event) -> Option<(egui::Key, bool)> {
        match event {
            egui::Event::Key { key, pressed, .. } => Some((*key, *pressed)),
            _ => None,
        }
    }

    #[test]
    fn chords_in_a_text_follow_the_layout_and_type_nothing() {
        let mut down = Down::default();
        // On a German keyboard, a French one and a Russian one.
        let chords = [(KeyCode::KeyY, "z"), (KeyCode::KeyQ, "a"), (KeyCode::KeyZ, "я")];
        let found = chords.map(|(code, sign)| {
            let events = told(&mut down, &stroke(code, sign, ButtonState::Pressed, ModKeys::CONTROL));
            assert!(!events.iter().any(|event| matches!(event, egui::Event::Text(_))), "{events:?}");
            events.iter().find_map(key)
        });
        assert_eq!(found, [egui::Key::Z, egui::Key::A, egui::Key::Z].map(|key| Some((key, true))));
        for (code, sign) in [(KeyCode::KeyV, "v"), (KeyCode::KeyV, "м"), (KeyCode::Period, "v")] {
            let events = told(&mut down, &stroke(code, sign, ButtonState::Pressed, ModKeys::CONTROL));
            assert!(events.contains(&egui::Event::Paste("pasted".to_owned())), "{sign}: {events:?}");
        }
    }

    #[test]
    fn alt_gr_types() {
        let at = stroke(KeyCode::KeyQ, "@", ButtonState::Pressed, ModKeys::CONTROL);
        let events = told(&mut Down::default(), &Keystroke { alt_graph: true, ..at });
        assert!(events.contains(&egui::Event::Text("@".to_owned())), "{events:?}");
    }

    #[test]
    fn what_goes_up_is_what_went_down() {
        let mut down = Down::default();
        let none = ModKeys::empty();
        told(&mut down, &stroke(KeyCode::KeyZ, "z", ButtonState::Pressed, none));
        let events = told(&mut down, &stroke(KeyCode::KeyZ, "y", ButtonState::Released, none));
        assert_eq!(events.iter().find_map(key), Some((egui::Key::Z, false)), "the layout has changed meanwhile");
        told(&mut down, &stroke(KeyCode::KeyZ, "z", ButtonState::Pressed, none));
        assert_eq!(down.let_go().iter().find_map(key), Some((egui::Key::Z, false)));
        assert!(down.let_go().is_empty());
    }
}
