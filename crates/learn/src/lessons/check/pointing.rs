//! What the words of a lesson point at is there: the cells that hints name are those of its turns, and where something is
//! called ringed, something is.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use ludarium_rules::{Cell, Effect, Step};

use crate::lessons::lesson::Lesson;
use crate::lessons::trial;
use crate::lessons::words::LessonText;

/// What a text of a lesson says and the lesson does not show.
pub(super) fn wrong(
    lesson: &Arc<Lesson>,
    text: LessonText,
    words: &str,
    (touched, window): (&BTreeSet<Cell>, &str),
) -> Option<String> {
    let is_hint = matches!(text, LessonText::Hint(_));
    if let Some(label) = quoted(words).filter(|label| is_hint && !window.contains(&format!(" = {label}\n"))) {
        return Some(format!("quotes \"{label}\", which stands nowhere in the window"));
    }
    let stray = named_cells(lesson, words).into_iter().find(|cell| is_hint && !touched.contains(cell));
    if let Some(cell) = stray {
        return Some(format!("names {}, which no stored turn touches", lesson.start.cell_name(cell)));
    }
    if let Some(kind) = chosen_kind(lesson, words) {
        return Some(format!("has the learner choose \"{kind}\", and no solution begins there"));
    }
    if let Some(kind) = ambiguous_kind(lesson, words) {
        return Some(format!("speaks of \"your {kind}\", and there are several"));
    }
    (lesson.rings.is_empty() && speaks_of_rings(words)).then(|| "calls something ringed, and nothing is".to_owned())
}

/// The cells that the learner's stored turns choose or change, and those that the lesson marks or the other side
/// stands on.
pub(super) fn touched_cells(lesson: &Arc<Lesson>) -> BTreeSet<Cell> {
    let board = lesson.start.board_view();
    let theirs = (0..lesson.start.cell_count())
        .map(Cell)
        .filter(|cell| board.top(*cell).is_some_and(|piece| piece.side == Some(lesson.learner().other())));
    let marked = lesson.rings.iter().chain(lesson.arrows.iter().flat_map(|(from, to)| [from, to])).copied();
    let mut cells: BTreeSet<Cell> = marked.chain(theirs).collect();
    let lines = lesson.solutions.iter().chain(lesson.mistakes.iter().map(|mistake| &mistake.by));
    for run in lines.filter_map(|line| trial::play(lesson, line)) {
        let mut before = &lesson.start;
        for ply in run.line() {
            let position = std::mem::replace(&mut before, &ply.report.next);
            if ply.side != lesson.learner() {
                continue;
            }
            cells.extend(position.steps_of(&ply.turn).unwrap_or_default().iter().filter_map(Step::cell));
            for (from, to) in ply.report.effects.iter().map(Effect::ends) {
                cells.extend(from.into_iter().chain(to));
            }
        }
    }
    cells
}

fn named_cells(lesson: &Lesson, words: &str) -> Vec<Cell> {
    let words =
        words.split(|letter: char| !letter.is_alphanumeric()).filter(|word| word.chars().any(|c| c.is_ascii_digit()));
    words.filter_map(|word| lesson.start.cell_named(word)).collect()
}

/// What stands between quotation marks: the label of a button.
fn quoted(words: &str) -> Option<&str> {
    let (_, rest) = words.split_once(['“', '„'])?;
    rest.split_once(['”', '“']).map(|(label, _)| label)
}

fn speaks_of_rings(words: &str) -> bool {
    let words = words.to_lowercase();
    ["ringed", "the rings", "umringt"].iter().any(|sign| words.contains(sign))
}

/// The kinds of the learner's pieces when the lesson begins, each with how many there are.
fn own_kinds(lesson: &Lesson) -> BTreeMap<&'static str, usize> {
    let board = lesson.start.board_view();
    let mut kinds = BTreeMap::new();
    for piece in (0..lesson.start.cell_count()).filter_map(|cell| board.top(Cell(cell))) {
        if piece.side == Some(lesson.learner()) {
            *kinds.entry(lesson.start.kind_name(piece.kind)).or_insert(0) += 1;
        }
    }
    kinds
}

/// A kind that the learner is told to choose, in English, where no solution begins with a piece of that kind.
fn chosen_kind(lesson: &Arc<Lesson>, words: &str) -> Option<&'static str> {
    let words = words.to_lowercase();
    let board = lesson.start.board_view();
    let is_begun_with = |kind: &str| {
        let turns = lesson.solutions.iter().filter_map(|line| lesson.start.read_turn(line.first()?).ok());
        let mut cells = turns.filter_map(|turn| lesson.start.steps_of(&turn).ok()?.first()?.cell());
        cells.any(|cell| board.top(cell).is_some_and(|piece| lesson.start.kind_name(piece.kind) == kind))
    };
    let is_chosen =
        |kind: &str| ["the", "your"].iter().any(|the| words.contains(&format!("choose {the} {}", kind.to_lowercase())));
    own_kinds(lesson).into_keys().find(|kind| is_chosen(kind) && !is_begun_with(kind))
}

/// A kind of which the text speaks in English as if the learner had only one, and names no cell.
fn ambiguous_kind(lesson: &Arc<Lesson>, words: &str) -> Option<&'static str> {
    let all = words.to_lowercase();
    let is_meant = |kind: &str| {
        let words: Vec<&str> = all.split(|letter: char| !letter.is_alphanumeric() && letter != '-').collect();
        words.windows(2).any(|pair| pair == ["your", kind.to_lowercase().as_str()])
    };
    let is_ambiguous = |(kind, count): &(&'static str, usize)| *count > 1 && is_meant(kind);
    (lesson.rings.is_empty() && named_cells(lesson, words).is_empty()).then_some(())?;
    own_kinds(lesson).into_iter().find(is_ambiguous).map(|(kind, _)| kind)
}
