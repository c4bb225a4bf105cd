//! What choices that came to light have brought about, in words.

use super::{GoChess, KING, QUEEN, Square};
use crate::{Cell, Effect, Message, Side};

messages! {
    /// What is announced in Go-Chess.
    pub enum Announcement in "go-chess" {
        /// A clash: nobody may choose the square for this pair.
        SameSquare { square: Square } =
            "same-square", "Both chose {square}: both choose again, not {square}.";
        /// Kings that attack each other ban for each side only the square it chose itself.
        KingsAttack { white: Square, black: Square } =
            "kings-attack",
            "The Kings on {white} and {black} would attack each other: both choose again, White not {white}, Black \
             not {black}.";
        /// "The side whose king and queen are closer" has the first turn.
        CloserBegins { side: Side, near: u32, other: Side, far: u32 } =
            "closer-begins",
            "Play begins. {side} has the first turn: its King and Queen are {near} apart, those of {other} {far}.";
        /// "Equal: compare the distances from king to own nearest knight", and so on; "all equal: White."
        OthersDecide { side: Side } =
            "others-decide",
            "Play begins. {side} has the first turn: Kings and Queens are equally far apart, and so its other pieces \
             decide, or else White begins.";
    }
}

/// One sentence on a clash of choices, or on who begins to play.
pub(super) fn announcement(after: &GoChess, effects: &[Effect]) -> Option<Message> {
    let said = effects.iter().rev().find_map(|effect| match effect {
        Effect::Clashed { cells, .. } => clash(*cells),
        Effect::PhaseBegan { side } => Some(begins(after, *side)),
        _ => None,
    });
    said.map(Message::from)
}

/// Choices of two squares clash only if they are those of Kings.
fn clash([white, black]: [Cell; 2]) -> Option<Announcement> {
    let (white, black) = (Square::of_cell(white)?, Square::of_cell(black)?);
    Some(if white == black {
        Announcement::SameSquare { square: white }
    } else {
        Announcement::KingsAttack { white, black }
    })
}

/// Which side begins, and why.
fn begins(after: &GoChess, side: Side) -> Announcement {
    match Side::ALL.map(|side| king_to_queen(after, side)) {
        [Some(white), Some(black)] if white != black => {
            let (near, far) = (white.min(black), white.max(black));
            Announcement::CloserBegins { side, near, other: side.other(), far }
        }
        _ => Announcement::OthersDecide { side },
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
    use crate::{AnyPosition, GameId, Message};

    fn said(position: &str, turns: [&str; 2]) -> Option<Message> {
        let start = AnyPosition::parse(GameId::GoChess, position, &[]).expect("a position");
        let chosen = start.play(&start.read_turn(turns[0]).expect("legal")).expect("legal");
        let last = chosen.read_turn(turns[1]).expect("legal");
        chosen.play(&last).expect("legal").announcement(&chosen.effects(&last).expect("legal"))
    }

    const QUEENS: &str = "n1N5#1/#4R4/5#1bP#/2pP2#1#p/5Pp1P1/nPp7/N3Pp1Rr1/p1pr1B2##/1B3#p3/P1#P3b2 w place:14:-:-:-";
    const KINGS: &str = "n1N5#1/#4R4/5#1bP#/2pP2#1#p/5Pp1P1/nPp5Q1/N3Pp1Rr1/p1pr1B2##/1B3#p3/P1#P2qb2 w place:15:-:-:-";

    #[test]
    fn clashes_and_beginnings_are_explained() {
        let both = said(QUEENS, ["f7", "f7"]).expect("both chose one square");
        assert_eq!(both, "Both chose f7: both choose again, not f7.");
        assert_eq!(said(QUEENS, ["i5", "g1"]), None);
        let kings = said(KINGS, ["c2", "b1"]).expect("kings attack each other");
        assert!(kings.as_str().contains("White not c2, Black not b1"), "{kings}");
        let begun = said(KINGS, ["g8", "i2"]).expect("play begins");
        assert!(
            begun.as_str().contains("Black has the first turn: its King and Queen are 3 apart, those of White 5"),
            "{begun}"
        );
    }
}
