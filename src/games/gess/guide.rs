//! What the panels say of Gess.

use ludarium_rules::games::gess::Gess;
use ludarium_rules::{AnyPosition, Piece, Side, Step};

use super::{ACROSS, CELL, STONE_HEIGHT};
use crate::look::palette::Palette;
use crate::stage::Layout;
use crate::stage::guide::{Gauge, Guide, Pip, Tally, Token};
use crate::stage::guide::{plain_label, walk};

/// How the panels speak of Gess.
pub static GUIDE: Guide = Guide {
    layout: || Layout::grid(ACROSS, ACROSS, CELL).with_heights(STONE_HEIGHT, STONE_HEIGHT).with_rim(0.42),
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

/// The stones and the rings that a side has left; without a ring it has lost.
fn tally(position: &AnyPosition, side: Side) -> Tally {
    let AnyPosition::Gess(position) = position else { return Tally::default() };
    let (stones, rings) = (position.stones(side).count(), position.rings(side).count());
    Tally {
        counts: vec![counted(stones, "stone")],
        gauge: Some(Gauge::count(rings.min(MOST_RINGS) as u8, if rings == 1 { "ring" } else { "rings" }, Pip::Ring)),
        help: "Without a ring the game is lost",
        alarming: rings == 0 || in_danger(position, side),
    }
}

fn counted(number: usize, word: &str) -> String {
    format!("{number} {word}{}", if number == 1 { "" } else { "s" })
}

/// Whether a side's only ring has so few stones around it that its owner should look.
fn in_danger(position: &Gess, side: Side) -> bool {
    position.rings(side).count() == 1 && position.stones(side).count() < FEW
}

/// More rings than this are not worth counting.
const MOST_RINGS: usize = 9;

/// With fewer stones than this there is not enough left to build another ring beside the last one.
const FEW: usize = 16;

fn prompt(_: &AnyPosition, path: &[Step]) -> String {
    if path.is_empty() { "Choose the centre of a piece" } else { "Choose where its centre goes" }.to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use ludarium_rules::GameId;

    #[test]
    fn the_tally_counts_stones_and_rings() {
        let start = AnyPosition::start(GameId::Gess, &[]).expect("the start");
        let tally = tally(&start, Side::Black);
        assert_eq!((tally.counts, tally.alarming), (vec!["43 stones".to_owned()], false));
        assert_eq!(tally.gauge.map(|gauge| gauge.in_words()), Some("1 ring".to_owned()));
    }
}
