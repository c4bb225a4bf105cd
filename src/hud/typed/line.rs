//! The line as it is seen: a field for text, and beside it what was answered.

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::text_edit::TextEditState;
use bevy_egui::egui::{self, Event, KeyboardShortcut, Ui};

use super::foot::Foot;
use super::state::{LineTyped, TypedLine};
use crate::hud::notice::Remarks;
use crate::hud::panel::{PanelContext, forget_tallest_line, show_line};
use crate::hud::words::Line;
use crate::input::Selection;
use crate::look::palette::PanelColors;
use crate::table::Table;
use crate::ui::{WidgetContext, fit, give_keyboard, keep_keyboard, least};
use crate::words::{self, text};

/// The longest text that can be typed.
const MOST_LETTERS: usize = 200;
/// The share of the line that the field takes, and its bounds in points.
const SHARE: f32 = 0.42;
const WIDTHS: (f32, f32) = (140.0, 300.0);
/// Beside the field.
const GAP: f32 = 12.0;
/// Within it, at both ends together.
const MARGINS: f32 = 20.0;
/// The least letters of the words that stand in it while nothing has been typed.
const LEAST: f32 = 11.0;

fn id() -> egui::Id {
    egui::Id::new("typed turn")
}

/// Closes the line where something else is due at the foot of the board, and clears up after it: what it needed of the
/// board's room, and what could be taken back of what was typed.
pub fn follow(
    mut contexts: EguiContexts,
    foot: Foot,
    mut typed: ResMut<TypedLine>,
    mut was_open: Local<bool>,
) -> Result {
    if typed.is_open() && !foot.is_free() {
        typed.close();
    }
    if *was_open && !typed.is_open() {
        let ctx = contexts.ctx_mut()?;
        TextEditState::default().store(ctx, id());
        forget_tallest_line(ctx);
    }
    *was_open = typed.is_open();
    Ok(())
}

/// Shows the line.
pub fn show(
    mut panel: PanelContext,
    (table, selection): (Res<Table>, Res<Selection>),
    remarks: Remarks,
    mut typed: ResMut<TypedLine>,
    mut commands: Commands,
) -> Result {
    if !typed.is_open() {
        return Ok(());
    }
    let ctx = panel.begin()?;
    let is_enabled = !panel.is_below_menu();
    let (place, colors) = (panel.strip(&ctx), panel.widgets.palette().panel);
    let width = (place.width() * SHARE).clamp(WIDTHS.0, WIDTHS.1);
    let said = said(&typed, &table, &selection, &colors).or_else(|| remarks.line(&table, &ctx));
    let said = said.unwrap_or_else(|| (table.shown_turn_words(), colors.weak_text));
    let line = Line { said: vec![said], signs: width + GAP, ..Line::default() };
    let mut ended = None;
    let moved = show_line(&ctx, "typed", place, &colors, &line, |ui| {
        ended = field(ui, &mut panel.widgets, &mut typed, (width, is_enabled));
    });
    panel.widgets.follow(&ctx, moved);
    if let Some(text) = ended {
        commands.trigger(LineTyped(text));
    }
    Ok(())
}

/// What was answered last, or what is held and waits to be confirmed.
fn said(typed: &TypedLine, table: &Table, selection: &Selection, colors: &PanelColors) -> Option<(String, Color)> {
    let answer = typed.answer().map(str::to_owned);
    let held = selection.held.as_ref().filter(|_| selection.notice.is_none());
    let held = held.and_then(|turn| table.choice_position().spoken(turn).ok());
    let said = answer.or_else(|| held.map(|turn| text!("typed-held", turn = words::say(&turn))));
    said.map(|words| (words, colors.text))
}

/// Shows the field; returns what stands in it when Enter is pressed. Whatever else takes the keyboard from it closes the
/// line: Escape, or a press beside it.
fn field(
    ui: &mut Ui,
    widgets: &mut WidgetContext,
    typed: &mut TypedLine,
    (width, is_enabled): (f32, bool),
) -> Option<String> {
    if typed.has_keyboard {
        hold_back(ui, typed);
    }
    let hint = text!("typed-hint");
    let font = egui::TextStyle::Body.resolve(ui.style());
    let font = fit::fitting(ui, &hint, &font, LEAST, width - MARGINS);
    let field = egui::TextEdit::singleline(&mut typed.text)
        .id(id())
        .char_limit(MOST_LETTERS)
        .margin(egui::Margin::symmetric(8, 4))
        .hint_text(egui::RichText::new(hint.as_str()).font(font))
        .min_size(least(ui) * egui::Vec2::Y)
        .vertical_align(egui::Align::Center)
        .return_key(None::<KeyboardShortcut>)
        // Tab leads nowhere else.
        .lock_focus(true)
        .desired_width(width);
    let response = ui.add_enabled(is_enabled, field);
    ui.ctx().accesskit_node_builder(response.id, |node| node.set_label(hint));
    widgets.remember(ui, "typed turn", &response);
    keep_keyboard(ui, &response);
    if !typed.has_keyboard {
        typed.has_keyboard = give_keyboard(ui, &response);
    } else if !ui.memory(|memory| memory.has_focus(response.id)) {
        typed.close();
        return None;
    }
    let has_ended = typed.has_keyboard && ui.input(|input| input.events.iter().any(is_enter));
    has_ended.then(|| std::mem::take(&mut typed.text))
}

fn is_enter(event: &Event) -> bool {
    matches!(event, Event::Key { key: egui::Key::Enter, pressed: true, repeat: false, .. })
}

/// What is typed behind an Enter within one frame belongs to the next line, as if it had come a frame later.
fn hold_back(ui: &Ui, typed: &mut TypedLine) {
    ui.input_mut(|input| {
        typed.later.append(&mut input.events);
        input.events = std::mem::take(&mut typed.later);
        let Some(end) = input.events.iter().position(is_enter) else { return };
        let is_typed =
            |event: &Event| matches!(event, Event::Text(_) | Event::Key { .. } | Event::Paste(_) | Event::Ime(_));
        let (later, other): (Vec<Event>, Vec<Event>) = input.events.drain(end + 1..).partition(is_typed);
        input.events.extend(other);
        typed.later = later;
    });
    if !typed.later.is_empty() {
        ui.ctx().request_repaint();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn letter(sign: &str) -> Event {
        Event::Text(sign.to_owned())
    }

    fn enter(pressed: bool) -> Event {
        let modifiers = egui::Modifiers::NONE;
        Event::Key { key: egui::Key::Enter, physical_key: None, pressed, repeat: false, modifiers }
    }

    /// What the field gets to see in a frame in which this is typed, but for keys that are let go.
    fn seen(ctx: &egui::Context, typed: &mut TypedLine, events: Vec<Event>) -> Vec<Event> {
        let mut seen = Vec::new();
        let input = egui::RawInput { events, ..Default::default() };
        let mut output = ctx.run_ui(input, |ui| {
            hold_back(ui, typed);
            seen = ui.input(|input| input.events.clone());
        });
        output.textures_delta.clear();
        seen.retain(|event| *event != enter(false));
        seen
    }

    #[test]
    fn each_enter_ends_a_line_of_its_own_however_much_comes_in_one_frame() {
        let (ctx, mut typed) = (egui::Context::default(), TypedLine::default());
        let typed_at_once =
            [letter("d"), enter(true), enter(false), letter("l"), enter(true), enter(false), letter("c")];
        assert_eq!(seen(&ctx, &mut typed, typed_at_once.to_vec()), [letter("d"), enter(true)]);
        assert_eq!(seen(&ctx, &mut typed, vec![letter("x")]), [letter("l"), enter(true)]);
        assert_eq!(seen(&ctx, &mut typed, Vec::new()), [letter("c"), letter("x")]);
        assert!(typed.later.is_empty());
    }
}
