//! What choices that came to light have brought about, in words.

use super::{GoChess, KING, PieceKind, QUEEN, Square};
use crate::{Cell, Effect, Kind, Side};

/// One sentence on a clash of choices, or on who begins to play.
pub(super) fn announcement(after: &GoChess, effects: &[Effect]) -> Option<String> {
    effects.iter().rev().find_map(|effect| match effect {
        Effect::Clashed { cells, pieces } => Some(clash(cells.map(name_of), kind_name(pieces[0].kind))),
        Effect::PhaseBegan { side } => Some(format!("Play begins. {side} has the first turn: {}.", why(after, *side))),
        _ => None,
    })
}

fn name_of(cell: Cell) -> String {
    Square::of_cell(cell).map_or_else(String::new, |square| square.to_string())
}

fn kind_name(kind: Kind) -> &'static str {
    PieceKind::try_from(kind).map_or("", |kind| kind.facts().name)
}

fn clash([white, black]: [String; 2], kind: &str) -> String {
    if white == black {
        return format!("Both chose {white}: both choose again, not {white}.");
    }
    format!(
        "The {kind}s on {white} and {black} would attack each other: both choose again, White not {white}, Black not \
         {black}."
    )
}

/// Why a side begins.
fn why(after: &GoChess, side: Side) -> String {
    match Side::ALL.map(|side| king_to_queen(after, side)) {
        [Some(white), Some(black)] if white != black => {
            let (near, far) = (white.min(black), white.max(black));
            format!("its King and Queen are {near} apart, those of {} {far}", side.other())
        }
        _ => "Kings and Queens are equally far apart, and so its other pieces decide, or else White begins".to_owned(),
    }
}

/// Files and ranks between a side's king and its queen.
fn king_to_queen(position: &GoChess, side: Side) -> Option<u32> {
    let place = |set: u128| (set != 0).then(|| (set.trailing_zeros() % 10, set.trailing_zeros() / 10));
    let (king, queen) = (place(position.pieces_of(side, KING))?, place(position.pieces_of(side, QUEEN))?);
    Some(king.0.abs_diff(queen.0) + king.1.abs_diff(queen.1))
}

#[cfg(test)]
mod tests {
    use crate::{AnyPosition, GameId};

    fn said(position: &str, turns: [&str; 2]) -> Option<String> {
        let start = AnyPosition::parse(GameId::GoChess, position, &[]).expect("a position");
        let chosen = start.play(&start.read_turn(turns[0]).expect("legal")).expect("legal");
        let last = chosen.read_turn(turns[1]).expect("legal");
        chosen.play(&last).expect("legal").announcement(&chosen.effects(&last).expect("legal"))
    }

    const QUEENS: &str = "n1N5#1/#4R4/5#1bP#/2pP2#1#p/5Pp1P1/nPp7/N3Pp1Rr1/p1pr1B2##/1B3#p3/P1#P3b2 w place:14:-:-:-";
    const KINGS: &str = "n1N5#1/#4R4/5#1bP#/2pP2#1#p/5Pp1P1/nPp5Q1/N3Pp1Rr1/p1pr1B2##/1B3#p3/P1#P2qb2 w place:15:-:-:-";

    #[test]
    fn clashes_and_beginnings_are_explained() {
        assert_eq!(said(QUEENS, ["f7", "f7"]).as_deref(), Some("Both chose f7: both choose again, not f7."));
        assert_eq!(said(QUEENS, ["i5", "g1"]), None);
        let kings = said(KINGS, ["c2", "b1"]).expect("kings attack each other");
        assert!(kings.contains("White not c2, Black not b1"), "{kings}");
        let begun = said(KINGS, ["g8", "i2"]).expect("play begins");
        assert!(
            begun.contains("Black has the first turn: its King and Queen are 3 apart, those of White 5"),
            "{begun}"
        );
    }
}
