//! What of the panels has the keyboard: at the board they have it only while it is lent to them, a sheet that keys have
//! opened begins with its first widget, and when it closes the widget that opened it has the keyboard again.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};

use super::LastDevice;
use crate::schedule::{AtBoard, MenuStack};

/// For so many frames nothing may have the keyboard before it is the board's again.
const FRAMES_WITHOUT: u8 = 1;

/// Whether the keyboard is lent to the panels at the board: until Escape, or until what has it is gone.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct PanelKeys {
    is_lent: bool,
    /// For how many frames a widget has been sought that takes it.
    sought: u8,
    /// For how many frames nothing has had it: behind the last widget comes the first, in the frame after the next.
    missed: u8,
}

/// In the first frame only the line at the foot of the board is asked, and then every panel.
const FRAMES_OF_SEARCH: u8 = 3;

impl PanelKeys {
    /// Lends it.
    pub fn lend(&mut self) {
        *self = PanelKeys { is_lent: true, ..PanelKeys::default() };
    }

    /// Whether it is lent.
    #[must_use]
    pub fn are_lent(self) -> bool {
        self.is_lent
    }
}

/// A widget is wished for that takes the keyboard.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Wish {
    /// It may be any widget; else one of those that are shown [`within`] what is meant.
    is_for_any: bool,
    /// The next widget is one of those.
    is_within: bool,
}

fn id() -> egui::Id {
    egui::Id::new("wish for the keyboard")
}

fn wish(ctx: &egui::Context, is_for_any: bool) {
    ctx.data_mut(|data| data.insert_temp(id(), Wish { is_for_any, is_within: false }));
    ctx.request_repaint();
}

/// Shows what keys come to first.
pub fn within<R>(ctx: &egui::Context, content: impl FnOnce() -> R) -> R {
    let mark = |is_within| {
        ctx.data_mut(|data| {
            if let Some(wish) = data.get_temp::<Wish>(id()) {
                data.insert_temp(id(), Wish { is_within, ..wish });
            }
        });
    };
    mark(true);
    let shown = content();
    mark(false);
    shown
}

/// Gives the keyboard to a widget, if one is wished for that takes it. It is in sight: nothing is scrolled for it.
pub(super) fn offer(ui: &egui::Ui, response: &egui::Response) {
    let ctx = ui.ctx();
    if !response.enabled() || !ui.clip_rect().contains_rect(response.rect) {
        return;
    }
    let known: Option<Wish> = ctx.data(|data| data.get_temp(id()));
    if known.is_some_and(|wish| wish.is_for_any || wish.is_within) {
        ctx.data_mut(|data| data.remove::<Wish>(id()));
        response.request_focus();
    }
}

/// Whatever has the keyboard gives it back.
pub fn leave(ctx: &egui::Context) {
    ctx.memory_mut(|memory| {
        if let Some(focused) = memory.focused() {
            memory.surrender_focus(focused);
        }
    });
}

/// Looks for a widget that takes the keyboard at the board, before panels are drawn.
pub(super) fn seek(mut contexts: EguiContexts, mut keys: ResMut<PanelKeys>) -> Result {
    let ctx = contexts.ctx_mut()?;
    if keys.is_lent && keys.sought < FRAMES_OF_SEARCH {
        if keys.sought == 0 || ctx.memory(|memory| memory.focused().is_none()) {
            wish(ctx, keys.sought > 0);
        }
        keys.sought += 1;
    }
    Ok(())
}

/// The board has the keyboard again once nothing has it any more.
pub(super) fn end(mut contexts: EguiContexts, mut keys: ResMut<PanelKeys>) -> Result {
    let ctx = contexts.ctx_mut()?;
    let is_held = ctx.memory(|memory| memory.focused().is_some()) || keys.sought < FRAMES_OF_SEARCH;
    let missed = if is_held { 0 } else { keys.missed.saturating_add(1) };
    keys.set_if_neq(PanelKeys { missed, ..*keys });
    let is_free = missed > FRAMES_WITHOUT;
    // Whoever takes the mouse leaves the keys where they belong.
    let is_pointed = ctx.input(|input| input.pointer.any_pressed());
    if keys.is_lent && (is_free || is_pointed) {
        leave(ctx);
        *keys = PanelKeys::default();
        ctx.data_mut(|data| data.remove::<Wish>(id()));
    }
    Ok(())
}

/// What had the keyboard when a menu was opened, and whether it was lent.
type Opener = (Option<egui::Id>, PanelKeys);

/// Lets a menu that keys have opened begin with its first widget, and gives the keyboard back when it closes.
pub(super) fn follow_menus(
    mut contexts: EguiContexts,
    (menus, device, at_board): (Res<MenuStack>, Res<LastDevice>, Option<Res<State<AtBoard>>>),
    mut keys: ResMut<PanelKeys>,
    mut openers: Local<Vec<Opener>>,
) -> Result {
    let (ctx, depth) = (contexts.ctx_mut()?, menus.depth());
    if depth > openers.len() {
        let focused = ctx.memory(|memory| memory.focused());
        let is_pressed = |event: &egui::Event| matches!(event, egui::Event::Key { pressed: true, .. });
        let by_keys = ctx.input(|input| input.events.iter().any(is_pressed));
        openers.resize(depth, (focused, *keys));
        leave(ctx);
        *keys = PanelKeys::default();
        if focused.is_some() || by_keys || *device == LastDevice::Pad {
            wish(ctx, false);
        }
    } else if depth < openers.len() {
        let (focused, lent) = openers.drain(depth..).next().unwrap_or_default();
        ctx.data_mut(|data| data.remove::<Wish>(id()));
        if let Some(focused) = focused {
            ctx.memory_mut(|memory| memory.request_focus(focused));
            *keys = lent;
        }
    } else if depth == 0 && at_board.is_none() {
        keys.set_if_neq(PanelKeys::default());
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What has the keyboard after a frame in which two buttons are shown, the second of them within what is meant.
    fn focused(ctx: &egui::Context, is_enabled: bool) -> Option<usize> {
        let mut focused = None;
        let mut output = ctx.run_ui(egui::RawInput::default(), |ui| {
            let show = |ui: &mut egui::Ui, is_enabled: bool| {
                let response = ui.add_enabled(is_enabled, egui::Button::new(""));
                offer(ui, &response);
                response
            };
            let first = show(ui, true);
            let ctx = ui.ctx().clone();
            let second = within(&ctx, || show(ui, is_enabled));
            focused = [first, second].iter().position(egui::Response::has_focus);
        });
        output.textures_delta.clear();
        focused
    }

    #[test]
    fn keys_come_to_the_first_widget_that_is_meant_and_can_be_pressed() {
        let ctx = egui::Context::default();
        assert_eq!(focused(&ctx, true), None, "nobody has wished for it");
        wish(&ctx, false);
        assert_eq!(focused(&ctx, false), None);
        assert_eq!(focused(&ctx, true), Some(1), "as soon as it can be pressed");
        leave(&ctx);
        assert_eq!(focused(&ctx, true), None, "once only");
        wish(&ctx, true);
        assert_eq!(focused(&ctx, true), Some(0));
    }
}
