//! The cells of the board by their names.

use bevy::prelude::*;
use ludarium_rules::{AnyPosition, BoardView, Cell, Step};

use crate::input::{Pick, Selection};
use crate::schedule::AtBoard;
use crate::table::{PositionKey, Table};
use crate::ui::{CellPressed, ReadCell, Reader};
use crate::words::{self, LanguageChanged, text};

/// So many kinds of a tower are named, from the top.
const MOST_PIECES: usize = 8;

/// What the names of the cells depend on.
#[derive(Clone, PartialEq, Debug)]
struct About {
    times: u32,
    shown: PositionKey,
    choice: PositionKey,
    may_choose: bool,
    path: Vec<Step>,
    next: Vec<Step>,
}

/// What was read last.
#[derive(Resource, Default)]
pub(super) struct BoardRead(Option<About>);

/// Names the cells anew when something about them has changed. What lies behind a curtain or below a menu is not read.
pub(super) fn show(
    at_board: Option<Res<State<AtBoard>>>,
    (table, selection): (Option<Res<Table>>, Res<Selection>),
    mut read: ResMut<BoardRead>,
    mut reader: ResMut<Reader>,
) {
    let table = table.filter(|_| at_board.is_some() && !selection.hidden && reader.is_on());
    let Some(table) = table else {
        read.0 = None;
        if reader.has_board() {
            reader.hide_board();
        }
        return;
    };
    let about = About {
        times: reader.times(),
        shown: table.about_shown(),
        choice: table.about_choice(),
        may_choose: table.may_choose(),
        path: selection.path.clone(),
        next: selection.next.clone(),
    };
    if read.0.as_ref() != Some(&about) {
        reader.show_board(text!("reader-board"), cells(&table, &about));
        read.0 = Some(about);
    }
}

/// What is read of each cell.
fn cells(table: &Table, about: &About) -> Vec<ReadCell> {
    let position = table.shown_position();
    let view = position.board_view();
    let cell = |cell: Cell| {
        let (step, name) = (Step::Cell(cell), position.cell_name(cell));
        let can_be_chosen = about.may_choose && about.next.contains(&step);
        let words = words_of(position, &view, cell, can_be_chosen);
        ReadCell { name, words, is_chosen: about.may_choose && about.path.contains(&step) }
    };
    (0..position.cell_count()).map(Cell).map(cell).collect()
}

/// "e4, White, Knight, can be chosen"; of a tower what stands on it, from the top.
pub fn words_of(position: &AnyPosition, view: &BoardView, cell: Cell, can_be_chosen: bool) -> String {
    let mut parts = vec![position.cell_name(cell)];
    let pieces = view.cells.get(cell.index()).map_or(&[][..], Vec::as_slice);
    for alike in pieces.chunk_by(|one, other| one == other).rev().take(MOST_PIECES) {
        parts.extend(alike[0].side.map(words::side));
        parts.push(words::kind(position, alike[0].kind));
        if alike.len() > 1 {
            parts.push(text!("reader-times", count = alike.len()));
        }
    }
    if pieces.is_empty() {
        parts.push(text!("reader-empty"));
    }
    if can_be_chosen {
        parts.push(text!("reader-can-be-chosen"));
    }
    words::list(parts.into_iter().filter(|part| !part.is_empty()))
}

/// A cell that is pressed is chosen, as by a click: what cannot be chosen is refused with the reason.
pub(super) fn press(
    pressed: On<CellPressed>,
    at_board: Option<Res<State<AtBoard>>>,
    mut selection: ResMut<Selection>,
    mut picks: MessageWriter<Pick>,
) {
    if let Ok(cell) = u16::try_from(pressed.0)
        && at_board.is_some()
    {
        selection.put_cursor(None);
        picks.write(Pick::press(Step::Cell(Cell(cell))));
    }
}

/// The names are made anew in another language.
pub(super) fn forget_words(_: On<LanguageChanged>, mut read: ResMut<BoardRead>) {
    read.0 = None;
}
