//! What the panels say of the Game for the Trees.

use ludarium_rules::board::square::Square;
use ludarium_rules::games::trees::{Act, GRASS, HUCKLEBERRY, TREES, UNDERBRUSH};
use ludarium_rules::{AnyPosition, AnyTurn, Cell, Piece, Side, Step};

use super::input::order::{leaf_name, order_in, row};
use super::pieces::plants::tone;
use crate::look::palette::Palette;
use crate::stage::Layout;
use crate::stage::guide::top_name;
use crate::stage::guide::walk;
use crate::stage::guide::{Gauge, Guide, InputAction, Pip, StateWords, Tally, Token};
use crate::words::{self, text};

/// How the panels speak of the Game for the Trees.
pub static GUIDE: Guide = Guide {
    layout: || Layout::squares(8, 8).with_heights(0.8, 0.0),
    token,
    counts_as: |_| None,
    tally,
    prompt: |position, path, _| prompt(position, path).into(),
    label,
    actions,
    state: Some(StateWords { title: || text!("trees-may-leap"), label: leap_label }),
    piece_name: top_name,
};

/// The letters of the trees: the files of their roots.
const SIGNS: [&str; TREES.len()] = ["A", "B", "C", "D", "F", "G", "H"];

fn token(piece: Piece, _: &Palette) -> Token {
    let sign = match piece.kind {
        GRASS => "",
        UNDERBRUSH => "u",
        HUCKLEBERRY => "h",
        kind => TREES.iter().position(|tree| tree.kind == kind).map_or("", |tree| SIGNS[tree]),
    };
    let [leaf, ..] = tone(piece.side);
    let plain = Token::plain(piece.side, sign);
    let ink = if piece.side == Some(Side::White) { plain.edge } else { plain.ink };
    Token { fill: leaf.into(), ink, ..plain }
}

/// How much a side has, and whether its huckleberry may be grown over.
fn tally(position: &AnyPosition, side: Side) -> Tally {
    let AnyPosition::Trees(forest) = position else { return Tally::default() };
    let (squares, berries) = (forest.squares_of(side).count_ones(), forest.huckleberries(side));
    let alarming = berries.count_ones() == 1 && berries & forest.tree_reach(side.other()) != 0;
    let note = if alarming {
        Some(text!("trees-in-reach"))
    } else {
        (berries.count_ones() == 1 && forest.has_leap(side)).then(|| text!("trees-leap-left"))
    };
    let count = berries.count_ones() as u8;
    let (what, words) = (text!("trees-huckleberries", count = count), text!("trees-huckleberries-left", count = count));
    Tally {
        counts: std::iter::once(text!("trees-squares", count = squares)).chain(note).collect(),
        gauge: Some(Gauge::count(count, what, words, Pip::Berry)),
        help: text!("trees-help"),
        alarming,
    }
}

fn prompt(_: &AnyPosition, path: &[Step]) -> String {
    match path {
        [] => text!("trees-choose-square"),
        [_] => text!("trees-choose-growth"),
        _ => text!("trees-choose-order"),
    }
}

fn label(position: &AnyPosition, path: &[Step], step: Step) -> String {
    let chosen = path.first().and_then(Step::cell);
    match step {
        Step::Act(act) if act == Act::Grow as u8 => text!("trees-now"),
        Step::Act(act) if act == Act::Stop as u8 => text!("trees-stop"),
        Step::Act(act) if act == Act::Leap as u8 => text!("trees-leap"),
        Step::Act(_) => text!("trees-retreat", count = falling(position, chosen).max(1)),
        other => crate::stage::guide::plain_label(position, path, other),
    }
}

/// How many squares fall if the chosen one retreats.
fn falling(position: &AnyPosition, chosen: Option<Cell>) -> u32 {
    let AnyPosition::Trees(forest) = position else { return 0 };
    chosen.and_then(Square::of_cell).map_or(0, |square| forest.falling_with(square).count_ones())
}

/// The square, then the target or the act; if the order decides, the leaves of the row are brought into the order of the
/// turn one after the other.
fn actions(position: &AnyPosition, turn: &AnyTurn) -> Vec<InputAction> {
    let steps = position.steps_of(turn).unwrap_or_default();
    let mut actions = walk(position, turn);
    if steps.len() <= 2 {
        return actions;
    }
    actions.truncate(2);
    let mut row = row(position, &steps[..2]);
    for (place, event) in order_in(position, turn.as_str()).into_iter().enumerate() {
        let Some(from) = row.iter().position(|other| *other == event).filter(|from| *from > place) else { continue };
        actions.push(InputAction::Press(format!("order {}", leaf_name(position, event))));
        actions.extend((place..from).map(|_| InputAction::Press("order earlier".to_owned())));
        row.remove(from);
        row.insert(place, event);
    }
    actions.push(InputAction::Press("order confirm".to_owned()));
    actions
}

/// Whose huckleberry may still leap.
fn leap_label(state: &str) -> String {
    match state {
        "wb" => text!("trees-both-leap"),
        "w" => words::side(Side::White),
        "b" => words::side(Side::Black),
        _ => text!("trees-none-leap"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ludarium_rules::GameId;

    #[test]
    fn signs_are_the_letters_of_the_rules() {
        for (sign, tree) in SIGNS.iter().zip(&TREES) {
            assert_eq!(*sign, tree.letter.to_string());
        }
    }

    #[test]
    fn every_choice_without_a_cell_has_words() {
        let text = "4,bh,3/8/8/3,wB,4/1,wB,6/2,wB,5/8/1,wB,2,wh,3 w d5>f6 w";
        let position = AnyPosition::parse(GameId::Trees, text, &[]).expect("a position");
        let root = [Step::Cell(position.cell_named("b1").expect("a cell"))];
        assert_eq!(label(&position, &root, Step::Act(Act::Retreat as u8)), "Retreat: 4 fall");
        assert_eq!(tally(&position, Side::White).counts, ["5 squares", "leap left"]);
    }
}
