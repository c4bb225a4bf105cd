//! What the panels say of Gess.

use bevy::math::IVec2;
use ludarium_rules::games::gess::{Gess, Point, STONE, footprint};
use ludarium_rules::{AnyPosition, Cell, Piece, Side, Step};

use super::{ACROSS, CELL, STONE_HEIGHT};
use crate::look::palette::Palette;
use crate::stage::Layout;
use crate::stage::guide::PieceName;
use crate::stage::guide::{Gauge, Guide, Pip, Tally, Token};
use crate::stage::guide::{plain_label, walk};
use crate::words::text;

/// How the panels speak of Gess.
pub static GUIDE: Guide = Guide {
    layout: || Layout::grid(ACROSS, ACROSS, CELL).with_heights(STONE_HEIGHT, STONE_HEIGHT).with_rim(0.42),
    token,
    counts_as: Some,
    tally,
    prompt: |position, path, _| prompt(position, path).into(),
    label: plain_label,
    actions: walk,
    state: None,
    piece_name,
};

fn token(piece: Piece, _: &Palette) -> Token {
    Token::plain(piece.side, "")
}

/// The piece about a centre: a block with any stones is explained, whosever they are.
fn piece_name(position: &AnyPosition, cell: Cell) -> Option<PieceName> {
    let view = position.board_view();
    let centre = Point::of_cell(cell)?;
    let (across, up) = (i32::from(centre.file()), i32::from(centre.rank()));
    let stone = |point: Point| {
        let place = IVec2::new(i32::from(point.file()) - across, i32::from(point.rank()) - up);
        view.top(point.cell()).map(|stone| (place, stone))
    };
    let block: Vec<(IVec2, Piece)> = footprint(centre).filter_map(stone).collect();
    if block.is_empty() {
        return None;
    }
    let around = block.into_iter().filter(|(place, _)| *place != IVec2::ZERO).collect();
    Some(PieceName {
        english: position.kind_name(STONE),
        words: text!("gess-footprint", centre = centre.to_string()),
        around,
    })
}

/// The stones and the rings that a side has left; without a ring it has lost.
fn tally(position: &AnyPosition, side: Side) -> Tally {
    let AnyPosition::Gess(position) = position else { return Tally::default() };
    let (stones, rings) = (position.stones(side).count(), position.rings(side).count());
    let shown = rings.min(MOST_RINGS) as u8;
    let (what, words) = (text!("gess-rings", count = shown), text!("gess-rings-held", count = shown));
    Tally {
        counts: vec![text!("gess-stones", count = stones)],
        gauge: Some(Gauge::count(shown, what, words, Pip::Ring)),
        help: text!("gess-help"),
        alarming: rings == 0 || in_danger(position, side),
    }
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
    if path.is_empty() { text!("gess-choose-centre") } else { text!("gess-choose-target") }
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
        assert_eq!(tally.gauge.map(|gauge| gauge.words), Some("1 ring".to_owned()));
    }
}
