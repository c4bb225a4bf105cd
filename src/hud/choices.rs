//! The line at the foot of the board: what is to be said, the turn so far in words, and the choices that are no cells.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui;
use ludarium_rules::Step;

use super::exercise::is_over;
use super::failed::FailedSearch;
use super::notice::Remarks;
use super::panel::{PanelContext, show_line};
use super::questions::Questions;
use super::result::ResultCard;
use super::why_not::WhyNot;
use super::words::Line;
use crate::exercise::Exercise;
use crate::games::guide;
use crate::input::{Curtain, CurtainState, Offer, Offers, Pick, Selection, StepBack, curtain::confirmation};
use crate::motion::MotionQueue;
use crate::schedule::TableMode;
use crate::stage::Guide;
use crate::stage::guide::button_of;
use crate::table::{Table, Unseen};
use crate::ui::{WidgetContext, focus};
use crate::words::{self, text};

/// Between the parts of a line.
const SEPARATOR: &str = " · ";

/// The turn so far, what may follow, and the ways to say so.
#[derive(SystemParam)]
pub(super) struct Choices<'w> {
    selection: ResMut<'w, Selection>,
    offers: Res<'w, Offers>,
    picks: MessageWriter<'w, Pick>,
    back: MessageWriter<'w, StepBack>,
}

/// Shows the line: questions to be answered, or else what is to be said and what can be chosen.
pub(super) fn show(
    mut panel: PanelContext,
    table: Res<Table>,
    mut params: ParamSet<(Choices, Remarks, Questions, WhyNot)>,
    mut failed: FailedSearch,
    (queue, result, exercise): (Res<MotionQueue>, Res<ResultCard>, Option<Res<Exercise>>),
    (mode, curtain, unseen): (Res<State<TableMode>>, Res<Curtain>, Res<Unseen>),
) -> Result {
    if *mode.get() == TableMode::Analyse {
        return Ok(());
    }
    let drawn = curtain.drawn(&table, &params.p0().selection);
    if drawn.is_some_and(CurtainState::covers) {
        // What is asked and said stands on the cloth.
        return Ok(());
    }
    let ctx = panel.begin()?;
    let place = panel.strip(&ctx);
    let mut questions = params.p2();
    if questions.are_open(&table) {
        let (colors, line) = (panel.widgets.palette().panel, questions.line(&panel.widgets, &table));
        let moved =
            show_line(&ctx, "questions", place, &colors, &line, |ui| questions.show(ui, &mut panel.widgets, &table));
        panel.widgets.follow(&ctx, moved);
        return Ok(());
    }
    let is_watched = table.is_watched() && table.result().is_none();
    if drawn.is_some() || is_watched || result.is_due(&table) || is_over(exercise.as_deref(), &table) {
        return Ok(());
    }
    let (rules, remark) = (params.p3().ways(), params.p1().line(&table, &ctx));
    let (colors, has_failed) = (panel.widgets.palette().panel, remark.is_none() && failed.words().is_some());
    let remark = remark.or_else(|| Some((failed.words()?, colors.bad)));
    let mut choices = params.p0();
    let guide = guide(table.game().setup().game);
    let chooses = table.may_choose() && !choices.selection.hidden;
    if remark.is_none() && !chooses {
        return Ok(());
    }
    let said = match remark {
        Some(remark) => vec![remark],
        None => words(&panel.widgets, guide, (&table, *unseen), &choices),
    };
    // While pieces travel, the choices of the next turn would come and go.
    let is_open = chooses && !queue.is_busy();
    let offers = if is_open { all_offers(guide, &table, &choices) } else { Vec::new() };
    let labels = labels(&offers, place.width());
    let mut line = Line { said, labels: labels.clone(), is_preview: !labels.is_empty(), ..Line::default() };
    let rule_labels = rules.labels(place.width());
    line.labels.extend(rule_labels.iter().cloned());
    if has_failed {
        line.labels.extend(failed.labels());
    }
    if is_open {
        line.labels.extend(ways_on(&choices.selection).into_iter().flatten());
    }
    let (mut considered, mut taken) = (None, None);
    let moved = show_line(&ctx, "choices", place, &colors, &line, |ui| {
        taken = rules.show(ui, &mut panel.widgets, &rule_labels);
        if has_failed {
            failed.show(ui, &mut panel.widgets);
        }
        if is_open {
            considered = buttons(ui, &mut panel.widgets, (&offers, &labels), &mut choices.picks);
            hand_over(ui, &mut panel.widgets, &table, &mut choices);
        }
    });
    panel.widgets.follow(&ctx, moved);
    if choices.selection.considered != considered {
        choices.selection.considered = considered;
    }
    if let Some(way) = taken {
        params.p3().go(way);
    }
    Ok(())
}

/// The steps taken, and the prompt for the next. Whose turn it is changes when the last one has been seen, but for whoever
/// chooses before.
fn words(
    widgets: &WidgetContext,
    guide: &Guide,
    (table, unseen): (&Table, Unseen),
    choices: &Choices,
) -> Vec<(String, Color)> {
    let selection = &choices.selection;
    let is_ahead = selection.has_begun() || table.exploration().is_some();
    let position = if is_ahead { table.choice_position() } else { unseen.position_seen(table) };
    let held = selection.held.as_ref().and_then(|turn| position.spoken(turn).ok()).map(|turn| words::say(&turn));
    let taken = match (&selection.tool, held) {
        (Some(tool), _) => vec![tool.says.clone()],
        (None, Some(held)) => vec![held],
        (None, None) => describe_path(guide, table, &selection.path),
    };
    let next = match &choices.offers.preview {
        Some(preview) => vec![preview.clone()],
        None if selection.tool.is_some() || selection.held.is_some() => Vec::new(),
        None => (guide.prompt)(position, &selection.path, &table.called(position.side_to_move()))
            .parts()
            .map(str::to_owned)
            .collect(),
    };
    let colors = widgets.palette().panel;
    let parts = [(taken.join(SEPARATOR), colors.text), (next.join(SEPARATOR), colors.weak_text)];
    parts.into_iter().filter(|(words, _)| !words.is_empty()).collect()
}

/// The steps taken, each in words, such as "e2", "2 stones" and "f3".
fn describe_path(guide: &Guide, table: &Table, path: &[Step]) -> Vec<String> {
    let position = table.choice_position();
    let word = |(index, step): (usize, &Step)| match step.cell() {
        Some(cell) => position.cell_name(cell),
        None => (guide.label)(position, &path[..index], *step),
    };
    path.iter().enumerate().map(word).collect()
}

/// What is written on the buttons of offers in a line of this width.
fn labels(offers: &[Offer], width: f32) -> Vec<String> {
    // In a narrow window many buttons go without the keys that stand for them.
    let letters: usize = offers.iter().map(|offer| offer.label.chars().count()).sum();
    let roomy = width > 62.0 * offers.len() as f32 + 8.0 * letters as f32;
    let keyed = |(index, offer): (usize, &Offer)| match index {
        0..9 if roomy => format!("{}  [{}]", offer.label, index + 1),
        _ => offer.label.clone(),
    };
    offers.iter().enumerate().map(keyed).collect()
}

/// Shows the buttons; returns the choice on whose button the pointer is.
fn buttons(
    ui: &mut egui::Ui,
    widgets: &mut WidgetContext,
    (offers, labels): (&[Offer], &[String]),
    picks: &mut MessageWriter<Pick>,
) -> Option<Step> {
    let mut considered = None;
    for (offer, label) in offers.iter().zip(labels) {
        let (clicked, hovered) = widgets.offer(ui, &offer.name, label, offer.why_not.as_deref());
        considered = considered.or(hovered.then_some(offer.pick.step));
        if clicked {
            focus::leave(ui.ctx());
            picks.write(offer.pick.clone());
        }
    }
    considered
}

/// What is written on the buttons that end a choice and take the last one back, while there are any.
fn ways_on(selection: &Selection) -> [Option<String>; 2] {
    let begun = !selection.path.is_empty() || selection.tool.is_some() || selection.held.is_some();
    [selection.held.is_some().then(|| text!("choose-confirm")), begun.then(|| text!("choose-back"))]
}

/// The buttons that end a choice or take the last one back.
fn hand_over(ui: &mut egui::Ui, widgets: &mut WidgetContext, table: &Table, choices: &mut Choices) {
    let [confirm, back] = ways_on(&choices.selection);
    if let (Some(turn), Some(confirm)) = (&choices.selection.held, confirm)
        && widgets.leading(ui, "confirm", &confirm)
    {
        choices.picks.write_batch(confirmation(table, turn));
    }
    if back.is_some_and(|back| widgets.button(ui, "step back", &back)) {
        choices.back.write(StepBack);
    }
}

/// What the tool in use offers, or else the choices of the rules that are no cells and the game's shortcuts.
fn all_offers(guide: &Guide, table: &Table, choices: &Choices) -> Vec<Offer> {
    let selection = &choices.selection;
    if let Some(tool) = &selection.tool {
        return tool.offers.clone();
    }
    let position = table.choice_position();
    let offer = |step| Some(Offer::press(button_of(step)?, (guide.label)(position, &selection.path, step), step));
    selection.options().filter_map(offer).chain(choices.offers.shortcuts.iter().cloned()).collect()
}
