//! What the panels say of Troop Chess.

use ludarium_rules::games::troop_chess as rules;
use ludarium_rules::{AnyPosition, Piece, Side, Step};

use super::overlay::troop;
use crate::look::palette::Palette;
use crate::stage::Layout;
use crate::stage::guide::{Guide, Tally, Token};
use crate::stage::guide::{plain_label, walk};

/// How the panels speak of Troop Chess.
pub static GUIDE: Guide = Guide {
    layout: || Layout::grid(9, 9, 1.0).with_heights(super::pieces::HEIGHT, super::pieces::HEIGHT),
    token,
    counts_as: Some,
    tally,
    prompt: |position, path| prompt(position, path).into(),
    label: plain_label,
    actions: walk,
};

fn token(piece: Piece, _: &Palette) -> Token {
    Token::plain(piece.side, "")
}

/// How many stones a side has and how many formations they make; without a formation it has lost.
fn tally(position: &AnyPosition, side: Side) -> Tally {
    let AnyPosition::TroopChess(position) = position else { return Tally::default() };
    let (stones, formations) = (position.pieces(side).count(), position.formations(side).len());
    Tally {
        counts: vec![counted(stones, "stone"), counted(formations, "formation")],
        help: "A side without a formation of three stones has lost",
        alarming: formations <= 3,
        ..Tally::default()
    }
}

fn counted(number: usize, word: &str) -> String {
    format!("{number} {word}{}", if number == 1 { "" } else { "s" })
}

fn prompt(position: &AnyPosition, path: &[Step]) -> String {
    let points: Vec<rules::Point> = troop::points(path);
    match points.as_slice() {
        [] => "Choose three stones that touch (a reconstruction: F1 lists the house rules)".to_owned(),
        [_] => "Choose a second stone".to_owned(),
        [_, _] => "Choose the third stone".to_owned(),
        [first, ..] => match troop::bound(path) {
            Some(formation) => format!("{}: choose where {first} goes", formation.shape().name()),
            None => position.game().to_string(),
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
        assert_eq!(prompt(&start, &path), "Straight: choose where c2 goes");
        assert!(prompt(&start, &[]).contains("reconstruction"));
    }
}
