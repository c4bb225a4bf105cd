//! What a journey expects to find.

use std::fmt::Debug;

use bevy::prelude::*;
use ludarium_record::EndReason;
use ludarium_rules::{Side, Step as RuleStep};

use super::Step;
use super::error::StepError;
use super::progress::table;
use crate::advice::{Hint, Judgement, Teaching};
use crate::editor::Editor;
use crate::exercise::Exercise;
use crate::hud::TypedLine;
use crate::input::Selection;
use crate::library::{LibraryNotice, MatchLibrary};
use crate::opponent::{Failures, Seat, Troubled};
use crate::pad::Pads;
use crate::rating::player_name;
use crate::schedule::Screen;
use crate::sound::{Caption, Captions};
use crate::table::Table;
use crate::ui::Buttons;

/// Checks that the window is as a step expects it.
///
/// # Errors
/// It is not; what it is instead.
pub(super) fn expect(world: &World, step: &Step) -> Result<(), StepError> {
    match step {
        Step::Expect(text) => same("the position", &shown_text(world)?, text),
        Step::ExpectPly(ply) => ply_is(table(world)?, *ply),
        Step::ExpectShown(ply) => same("the ply that is shown", &table(world)?.shown(), ply),
        Step::ExpectResult(winner, reason) => result_is(table(world)?, winner, reason),
        Step::ExpectNotice(part) => notice_contains(world, part),
        Step::ExpectCaption(part) => caption_contains(world, part),
        Step::ExpectComment(text) => {
            let comment = table(world)?.shown_study_node().map(|node| node.notes().comment.as_str());
            same("the comment", &comment.unwrap_or_default(), &text.as_str())
        }
        Step::ExpectNoHint => {
            let hint = world.resource::<Hint>();
            same("whether there is a hint", &(hint.is_sought() || hint.visible_turn().is_some()), &false)
        }
        Step::ExpectAssessment(wanted) => judgement_lies_in(world, *wanted),
        Step::ExpectPlayers(white, black) => players_are_called(world, [white, black]),
        Step::ExpectScreen(name) => same("the screen", &format!("{:?}", world.resource::<State<Screen>>().get()), name),
        Step::ExpectButton(name, wanted) => {
            same("whether the button is shown", &world.resource::<Buttons>().find(name).is_some(), wanted)
        }
        Step::ExpectSaid(part) => {
            let said = world.resource::<MatchLibrary>().said().map(LibraryNotice::words).unwrap_or_default();
            holds(said.contains(part) && said.is_empty() == part.is_empty(), "what the library says", &said, part)
        }
        Step::ExpectChoices(cells) => choices_are(world, cells),
        Step::ExpectDrawn(wanted) => same("what is drawn", &drawn(table(world)?), wanted),
        _ => Err(StepError::NoExpectation),
    }
}

/// The text of the shown position, or of the board that is set up.
fn shown_text(world: &World) -> Result<String, StepError> {
    let editor = world.get_resource::<Editor>().filter(|_| *world.resource::<State<Screen>>().get() == Screen::Editor);
    editor.map_or_else(|| Ok(table(world)?.shown_position().to_string()), |editor| Ok(editor.arrangement().text()))
}

fn same<T: PartialEq + Debug>(what: &'static str, found: &T, wanted: &T) -> Result<(), StepError> {
    holds(found == wanted, what, found, wanted)
}

fn holds(is_met: bool, what: &'static str, found: &impl Debug, wanted: &impl Debug) -> Result<(), StepError> {
    if is_met { Ok(()) } else { Err(StepError::unexpected(what, found, wanted)) }
}

fn ply_is(table: &Table, ply: usize) -> Result<(), StepError> {
    if let Some(result) = table.result() {
        return Err(StepError::MatchIsOver(result.sentence(table.game().position()).to_string()));
    }
    same("the ply", &table.game().ply(), &ply)
}

fn result_is(table: &Table, winner: &str, reason: &str) -> Result<(), StepError> {
    let result = table.result().ok_or(StepError::MatchGoesOn)?;
    let shown = match result.winner {
        Some(Side::White) => "white",
        Some(Side::Black) => "black",
        None => "draw",
    };
    let word = EndReason::word(&result.reason);
    let found = [shown.to_owned(), word.to_owned()];
    same("the result", &found, &[winner, reason].map(str::to_owned))
}

fn notice_contains(world: &World, part: &str) -> Result<(), StepError> {
    let table = table(world)?;
    let refusal = world.resource::<Selection>().notice.as_ref().map(|notice| notice.words.clone());
    let hint = world.resource::<Hint>().visible_turn().map(|(_, turn)| turn.line());
    let remark = table.notice().or(table.claim());
    let loss = world.resource::<Pads>().loss();
    let trouble = world.resource::<Seat>().trouble(table).map(Troubled::words);
    let exercise = world.get_resource::<Exercise>().and_then(Exercise::words);
    let teaching = world.resource::<Teaching>();
    let warning = teaching.warning(table).map(|warning| match teaching.shows_better() {
        true => warning.better_words(),
        false => warning.words(""),
    });
    let failed = world.resource::<Failures>().words();
    let answer = world.resource::<TypedLine>().answer().map(str::to_owned);
    let said = answer.or(trouble).or(warning).or(loss).or(refusal).or(exercise).or(hint).or(remark);
    let line = said.or(failed).unwrap_or_default();
    holds(line.contains(part), "the line at the foot of the board", &line, &part)
}

fn caption_contains(world: &World, part: &str) -> Result<(), StepError> {
    let said: Vec<String> = world.resource::<Captions>().lines().iter().map(Caption::words).collect();
    let fits = if part.is_empty() { said.is_empty() } else { said.iter().any(|line| line.contains(part)) };
    holds(fits, "what is said of sounds", &said, &part)
}

fn judgement_lies_in(world: &World, wanted: Option<(f32, f32)>) -> Result<(), StepError> {
    let white = world.resource::<Judgement>().shown().map(|assessment| assessment.white);
    let fits = match (white, wanted) {
        (Some(white), Some((low, high))) => (low..=high).contains(&white),
        (None, None) => true,
        _ => false,
    };
    holds(fits, "White's share", &white, &wanted)
}

fn players_are_called(world: &World, wanted: [&String; 2]) -> Result<(), StepError> {
    let table = table(world)?;
    let names = Side::ALL.map(|side| player_name(table, side));
    let fits = names.iter().zip(wanted).all(|(name, part)| name.contains(part));
    holds(fits, "what the players are called", &names, &wanted)
}

fn drawn(table: &Table) -> Vec<String> {
    let Some(node) = table.shown_study_node() else { return Vec::new() };
    let name = |cell| table.shown_position().cell_name(cell);
    let notes = node.notes();
    let arrows = notes.arrows.iter().map(|one| format!("{} {}-{}", one.colour.name(), name(one.from), name(one.to)));
    arrows.chain(notes.rings.iter().map(|one| format!("{} {}", one.colour.name(), name(one.cell)))).collect()
}

fn choices_are(world: &World, cells: &[String]) -> Result<(), StepError> {
    let position = table(world)?.game().position();
    let next = world.resource::<Selection>().next.iter().filter_map(RuleStep::cell);
    let mut offered: Vec<String> = next.map(|cell| position.cell_name(cell)).collect();
    let mut wanted = cells.to_vec();
    offered.sort();
    wanted.sort();
    same("what can be chosen", &offered, &wanted)
}
