//! What is answered to a question about the board, in one line.

use ludarium_rules::{AnyPosition, AnyTurn, Cell, GameId, Kind, Piece, Side, Step, excerpt};

use crate::games::guide;
use crate::hud::players::clock_text;
use crate::hud::reader::words_of;
use crate::table::Table;
use crate::words::{self, text};

/// A turn of a game, with the position in which it is legal.
fn first_turn(game: GameId) -> Option<(AnyPosition, AnyTurn)> {
    let start = AnyPosition::start(game, &[]).ok()?;
    let turn = start.nth_turn(0)?;
    Some((start, turn))
}

/// How a turn of a game is written.
pub(super) fn example(game: GameId) -> String {
    first_turn(game).map(|(_, turn)| turn.as_str().to_owned()).unwrap_or_default()
}

/// What can be typed, with a turn, a kind of piece and a cell of this game.
pub(super) fn help(position: &AnyPosition) -> String {
    let of_turn = first_turn(position.game()).and_then(|(start, turn)| start.steps_of(&turn).ok());
    let cell = of_turn.and_then(|steps| steps.iter().find_map(Step::cell)).unwrap_or(Cell(0));
    let piece = kinds(position).first().map(|kind| words::kind(position, *kind)).unwrap_or_default();
    let turn = example(position.game());
    text!("typed-help", turn = turn, piece = piece, cell = position.cell_name(cell))
}

/// What the clocks show.
pub(super) fn clocks(table: &Table) -> String {
    let Some(left) = table.game().clocks() else { return text!("typed-no-clocks") };
    let clock = |side: Side| text!("typed-clock", side = table.called(side), time = clock_text(left[side.index()]));
    Side::ALL.map(clock).join(" ")
}

/// The kinds of piece on the board.
fn kinds(position: &AnyPosition) -> Vec<Kind> {
    let mut kinds: Vec<Kind> = position.board_view().cells.iter().flatten().map(|piece| piece.kind).collect();
    kinds.sort_unstable();
    kinds.dedup();
    kinds.retain(|kind| !position.kind_name(*kind).is_empty());
    kinds
}

/// Where the pieces stand whose name begins so, or all of them: side by side, kind by kind.
pub(super) fn pieces(position: &AnyPosition, name: &str) -> String {
    let all = kinds(position);
    let asked: Vec<Kind> = all.iter().copied().filter(|kind| is_called(position, *kind, name)).collect();
    let of_side = |side| asked.iter().filter_map(move |kind| stand(position, side, *kind));
    let said: Vec<String> = [Some(Side::White), Some(Side::Black), None].into_iter().flat_map(of_side).collect();
    if !said.is_empty() {
        return said.join(" ");
    }
    match all.is_empty() {
        true => text!("typed-empty-board"),
        false => {
            let known = words::list(all.iter().map(|kind| words::kind(position, *kind)));
            text!("typed-no-pieces", name = excerpt(name).to_string(), kinds = known)
        }
    }
}

/// Whether a name is that of a kind of piece, in the player's language or in English, as far as it was typed.
fn is_called(position: &AnyPosition, kind: Kind, name: &str) -> bool {
    let name = name.to_lowercase();
    let names = [words::kind(position, kind), position.kind_name(kind).to_owned()];
    // Whoever types the plural has typed more than the name.
    names.iter().map(|own| own.to_lowercase()).any(|own| own.starts_with(&name) || name.starts_with(&own))
}

/// Where the pieces of a kind and of a side stand; nothing if there are none.
fn stand(position: &AnyPosition, side: Option<Side>, kind: Kind) -> Option<String> {
    let view = position.board_view();
    let is_one = |piece: &Piece| (piece.side, piece.kind) == (side, kind);
    let has_one = |cell: &Cell| view.cells.get(cell.index()).is_some_and(|pieces| pieces.iter().any(is_one));
    let cells = (0..position.cell_count()).map(Cell).filter(has_one);
    let cells = words::list(cells.map(|cell| position.cell_name(cell)));
    let piece = words::kind(position, kind);
    (!cells.is_empty()).then(|| match side {
        Some(side) => text!("typed-stand", side = words::side(side), piece = piece, cells = cells),
        None => text!("typed-stand-nobody", piece = piece, cells = cells),
    })
}

/// The cell of this name, also if its letters were typed small or as capitals.
pub(super) fn cell_named(position: &AnyPosition, name: &str) -> Option<Cell> {
    let names = [name.to_owned(), name.to_lowercase(), name.to_uppercase()];
    names.iter().find_map(|name| position.cell_named(name))
}

/// That there is no such cell, and what cells are called.
pub(super) fn no_cell(position: &AnyPosition, name: &str) -> String {
    text!("typed-no-cell", name = excerpt(name).to_string(), cell = position.cell_name(Cell(0)))
}

/// What is on a cell; and for whoever is to choose, what may follow it, or why nothing does.
pub(super) fn cell(table: &Table, cell: Cell) -> String {
    if !table.may_choose() {
        let position = table.shown_position();
        return words_of(position, &position.board_view(), cell, false);
    }
    let position = table.choice_position();
    let choices = position.choices(&[Step::Cell(cell)]);
    let holds = words_of(position, &position.board_view(), cell, choices.is_ok());
    match choices {
        Ok(choices) if choices.turn.is_some() => text!("typed-whole", cell = holds),
        Ok(choices) => {
            let label = guide(position.game()).label;
            let word = |step: &Step| match step.cell() {
                Some(next) => position.cell_name(next),
                None => label(position, &[Step::Cell(cell)], *step),
            };
            text!("typed-then", cell = holds, choices = words::list(choices.next.iter().map(word)))
        }
        Err(error) => text!("typed-why", cell = holds, why = words::say_alone(&error.why)),
    }
}
