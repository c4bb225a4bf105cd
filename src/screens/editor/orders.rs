//! Whose turn it is, what the rules say, and what may be done with the board.

use bevy_egui::egui::{self, RichText, Ui, vec2};
use ludarium_rules::Side;

use crate::editor::{Editor, EditorOrder, Verdict};
use crate::games;
use crate::ui::{WidgetContext, fonts, icon, to_egui};
use crate::words::{self, text};

/// The side of a tool.
const TOOL: f32 = 36.0;

/// What the player asks for in a frame.
#[derive(Default)]
pub(super) struct Wanted {
    pub order: Option<EditorOrder>,
    /// Another of what can be chosen besides the pieces.
    pub state: Option<String>,
}

pub(super) fn show(ui: &mut Ui, widgets: &mut WidgetContext, editor: &Editor) -> Wanted {
    ui.spacing_mut().item_spacing = vec2(5.0, 5.0);
    let mut wanted = Wanted::default();
    head(ui, widgets, editor, &mut wanted);
    to_move(ui, widgets, editor, &mut wanted);
    state(ui, widgets, editor, &mut wanted);
    tools(ui, widgets, editor, &mut wanted);
    ui.add_space(4.0);
    verdict(ui, widgets, editor);
    ui.add_space(4.0);
    let may_begin = editor.verdict().position().is_some();
    if may_begin && widgets.leading_wide(ui, "play position", &text!("editor-play")) {
        wanted.order = Some(EditorOrder::Play);
    }
    if may_begin && widgets.wide(ui, "analyse position", &text!("editor-analyse")) {
        wanted.order = Some(EditorOrder::Analyse);
    }
    for (name, label, order) in [
        ("copy position", text!("editor-copy"), EditorOrder::CopyText),
        ("share position", text!("editor-share"), EditorOrder::CopyCode),
        ("link position", text!("link-copy"), EditorOrder::CopyLink),
        ("paste position", text!("editor-paste"), EditorOrder::Paste),
    ] {
        let needs_position = matches!(order, EditorOrder::CopyCode | EditorOrder::CopyLink);
        if (may_begin || !needs_position) && widgets.small(ui, name, &label) {
            wanted.order = Some(order);
        }
    }
    if let Some(said) = editor.said() {
        let colors = widgets.palette().panel;
        let color = if said.is_trouble() { colors.bad } else { colors.weak_text };
        ui.label(RichText::new(said.words()).small().color(to_egui(color)));
    }
    wanted
}

fn head(ui: &mut Ui, widgets: &mut WidgetContext, editor: &Editor, wanted: &mut Wanted) {
    let accent = to_egui(widgets.palette().panel.accent);
    ui.horizontal(|ui| {
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            if widgets.tool(ui, 28.0, true, "leave editor", icon::CLOSE, &text!("editor-leave")) {
                wanted.order = Some(EditorOrder::Leave);
            }
            ui.with_layout(egui::Layout::left_to_right(egui::Align::Center), |ui| {
                let name = games::ui(editor.game()).short_name;
                ui.label(RichText::new(name).font(fonts::display(22.0)).color(accent));
            });
        });
    });
}

fn to_move(ui: &mut Ui, widgets: &mut WidgetContext, editor: &Editor, wanted: &mut Wanted) {
    ui.label(RichText::new(text!("editor-to-move")).small().weak());
    ui.horizontal_wrapped(|ui| {
        for side in Side::ALL {
            let is_due = editor.arrangement().side_to_move() == side;
            let name = format!("{} to move", side.letter());
            if widgets.choice(ui, &name, is_due, &words::side(side)) && !is_due {
                wanted.order = Some(EditorOrder::ChangeSide);
            }
        }
    });
}

/// What can be chosen besides the pieces, in games that have something of the kind.
fn state(ui: &mut Ui, widgets: &mut WidgetContext, editor: &Editor, wanted: &mut Wanted) {
    let board = editor.arrangement();
    let states = board.states();
    let Some(words) = games::guide(editor.game()).state.as_ref().filter(|_| states.len() > 1) else { return };
    ui.label(RichText::new((words.title)()).small().weak());
    ui.horizontal_wrapped(|ui| {
        for state in states {
            let is_chosen = board.state() == state;
            if widgets.choice(ui, &format!("state {state}"), is_chosen, &(words.label)(&state)) && !is_chosen {
                wanted.state = Some(state);
            }
        }
    });
}

fn tools(ui: &mut Ui, widgets: &mut WidgetContext, editor: &Editor, wanted: &mut Wanted) {
    let board = editor.arrangement();
    ui.add_space(3.0);
    ui.horizontal_wrapped(|ui| {
        for (name, sign, help, possible, order) in [
            ("undo change", icon::UNDO, text!("editor-undo"), board.can_undo(), EditorOrder::Undo),
            ("redo change", icon::REDO, text!("editor-redo"), board.can_redo(), EditorOrder::Redo),
            ("set up start", icon::TO_START, text!("editor-start"), true, EditorOrder::SetUpStart),
            ("clear board", icon::CLEAR, text!("editor-clear"), true, EditorOrder::Clear),
        ] {
            if widgets.tool(ui, TOOL, possible, name, sign, &help) {
                wanted.order = Some(order);
            }
        }
    });
}

fn verdict(ui: &mut Ui, widgets: &mut WidgetContext, editor: &Editor) {
    let colors = widgets.palette().panel;
    let (sign, color) = match editor.verdict() {
        Verdict::Fine(_) => (icon::FINE, colors.good),
        Verdict::Over(_) => (icon::WARNING, colors.weak_text),
        Verdict::Broken(_) => (icon::WARNING, colors.bad),
    };
    let color = to_egui(color);
    ui.horizontal_top(|ui| {
        ui.label(RichText::new(sign).font(fonts::icons(18.0)).color(color));
        ui.vertical(|ui| ui.label(RichText::new(editor.verdict().words()).small().color(color)));
    });
}
