//! The line at the foot of the board while a match is analysed: where one is in it, and the ways through it.

use bevy::prelude::*;
use bevy_egui::egui;

use crate::analysis::{Replay, Report, StudyTrouble, explanation};
use crate::hud::panel::{PanelContext, show_line};
use crate::hud::words::Line;
use crate::input::Selection;
use crate::look::palette::PanelColors;
use crate::schedule::TableMode;
use crate::settings::{Preferences, WATCH_SPEEDS};
use crate::table::{Archive, Intent, IntentWriter, Table};
use crate::ui::{WidgetContext, icon, side_of};
use crate::words::text;

/// The side of a tool.
const TOOL: f32 = 34.0;
/// Between tools.
const GAP: f32 = 3.0;
/// How many tools there are.
const TOOLS: usize = 5;
/// The most letters of a comment that stand in the line.
const MOST_LETTERS: usize = 240;
/// Below this width the speed has no button of its own.
const ROOMY: f32 = 480.0;

/// Shows the line.
pub(in crate::hud) fn show(
    mut panel: PanelContext,
    (mode, table, report): (Res<State<TableMode>>, Res<Table>, Res<Report>),
    (selection, trouble, archive): (Res<Selection>, Res<StudyTrouble>, Res<Archive>),
    mut replay: ResMut<Replay>,
    mut preferences: ResMut<Preferences>,
    mut intents: IntentWriter,
) -> Result {
    if *mode.get() != TableMode::Analyse {
        return Ok(());
    }
    let ctx = panel.begin()?;
    let (place, colors) = (panel.strip(&ctx), panel.widgets.palette().panel);
    let speed = WATCH_SPEEDS.get(preferences.watch_speed as usize).map(|(label, _)| label());
    let speed = speed.filter(|_| place.width() > ROOMY);
    let line = Line {
        said: all_said(&table, &report, (&selection, trouble.words(archive.folder())), &colors),
        labels: speed.iter().cloned().collect(),
        signs: TOOLS as f32 * (side_of(&ctx, TOOL, GAP) + GAP),
        is_preview: true,
        ..Line::default()
    };
    let moved = show_line(&ctx, "analysis-strip", place, &colors, &line, |ui| {
        ways(ui, &mut panel.widgets, &table, &mut replay, &mut intents);
        if let Some(speed) = &speed
            && panel.widgets.explained(ui, "replay speed", speed, &text!("replay-speed"))
        {
            preferences.watch_speed = (preferences.watch_speed + 1) % WATCH_SPEEDS.len() as u32;
        }
    });
    panel.widgets.follow(&ctx, moved);
    Ok(())
}

/// What is to be said, each in its colour: why something was refused, or else the turn, what is noted of it, and what was
/// wrong with it.
fn all_said(
    table: &Table,
    report: &Report,
    (selection, trouble): (&Selection, Option<String>),
    colors: &PanelColors,
) -> Vec<(String, Color)> {
    let refusal = selection.notice.as_ref().map(|notice| notice.words.clone());
    if let Some(refusal) = refusal.or_else(|| table.study_refusal()) {
        return vec![(refusal, colors.bad)];
    }
    let mistake = table.shown().checked_sub(1).filter(|_| !table.is_off_match());
    let mistake = mistake.and_then(|ply| report.review()?.at(ply));
    let wrong = mistake.filter(|turn| turn.judgement.is_some()).map(|turn| explanation(table.game(), turn));
    let comment = table.shown_study_node().map(|node| short(&node.notes().comment)).filter(|said| !said.is_empty());
    let said = [
        Some((table.shown_turn_words(), colors.text)),
        comment.map(|comment| (comment, colors.accent)),
        wrong.map(|wrong| (wrong, colors.bad)),
        trouble.map(|trouble| (trouble, colors.bad)),
    ];
    said.into_iter().flatten().collect()
}

/// A comment as far as there is room for it, in one line: the sheet of the turn has all of it.
fn short(comment: &str) -> String {
    let short: String = comment.chars().take(MOST_LETTERS).collect();
    let end = if short.len() < comment.len() { "…" } else { "" };
    short.split_whitespace().collect::<Vec<_>>().join(" ") + end
}

/// The tools that go through the match.
fn ways(
    ui: &mut egui::Ui,
    widgets: &mut WidgetContext,
    table: &Table,
    replay: &mut ResMut<Replay>,
    intents: &mut IntentWriter,
) {
    ui.spacing_mut().item_spacing.x = GAP;
    let (shown, last) = (table.shown(), table.line().ply());
    let (play, play_help) =
        if replay.is_playing() { (icon::PAUSE, text!("replay-stop")) } else { (icon::PLAY, text!("replay-play")) };
    let visit = |ply: usize| Some(Intent::Visit(ply));
    let mut wanted = None;
    for (name, sign, help, possible, way) in [
        ("replay-start", icon::TO_START, text!("replay-start"), shown > 0, visit(0)),
        ("replay-back", icon::BACK, text!("replay-back"), shown > 0, visit(shown.saturating_sub(1))),
        ("replay-play", play, play_help, true, None),
        ("replay-on", icon::ON, text!("replay-on"), shown < last, visit(shown + 1)),
        ("replay-end", icon::STEP, text!("replay-end"), shown < last, visit(last)),
    ] {
        if widgets.tool(ui, TOOL, possible, name, sign, &help) {
            wanted = Some(way);
        }
    }
    match wanted {
        Some(Some(intent)) => {
            replay.stop();
            intents.write(intent);
        }
        Some(None) => replay.toggle(table, intents),
        None => {}
    }
}
