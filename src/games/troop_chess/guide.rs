//! What the panels say of Troop Chess.

use ludarium_rules::games::troop_chess as rules;
use ludarium_rules::{AnyPosition, Piece, Side, Step};

use super::overlay::troop;
use crate::look::palette::Palette;
use crate::stage::Layout;
use crate::stage::guide::top_name;
use crate::stage::guide::{Guide, Tally, Token};
use crate::stage::guide::{plain_label, walk};
use crate::words::text;

/// How the panels speak of Troop Chess.
pub static GUIDE: Guide = Guide {
    layout: || Layout::grid(9, 9, 1.0).with_heights(super::pieces::HEIGHT, super::pieces::HEIGHT),
    token,
    counts_as: Some,
    tally,
    prompt: |_, path, _| prompt(path).into(),
    label: plain_label,
    actions: walk,
    state: None,
    piece_name: top_name,
};

fn token(piece: Piece, _: &Palette) -> Token {
    Token::plain(piece.side, "")
}

/// How many stones a side has and how many formations they make; without a formation it has lost.
fn tally(position: &AnyPosition, side: Side) -> Tally {
    let AnyPosition::TroopChess(position) = position else { return Tally::default() };
    let (stones, formations) = (position.pieces(side).count(), position.formations(side).len());
    Tally {
        counts: vec![text!("troop-chess-stones", count = stones), text!("troop-chess-formations", count = formations)],
        help: text!("troop-chess-help"),
        alarming: formations <= 3,
        ..Tally::default()
    }
}

fn prompt(path: &[Step]) -> String {
    let points: Vec<rules::Point> = troop::points(path);
    match points.as_slice() {
        [] => text!("troop-chess-choose-three"),
        [_] => text!("troop-chess-choose-second"),
        [_, _] => text!("troop-chess-choose-third"),
        [first, ..] => match troop::bound(path) {
            Some(formation) => {
                let shape = troop::shape_name(formation.shape());
                text!("troop-chess-choose-target", shape = shape, stone = first.to_string())
            }
            None => text!("choose-target"),
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ludarium_rules::GameId;

    #[test]
    fn counts_and_prompts_are_in_plain_words() {
        let start = AnyPosition::start(GameId::TroopChess, &[]).expect("the start");
        assert!(tally(&start, Side::White).counts[0] == "18 stones");
        let path: Vec<Step> =
            ["c2", "d2", "e2"].iter().filter_map(|name| Some(Step::Cell(start.cell_named(name)?))).collect();
        assert_eq!(prompt(&path), "Straight: choose where c2 goes");
        assert!(prompt(&[]).contains("reconstruction"));
    }
}
