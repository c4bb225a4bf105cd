//! What the panels say of Tress.

use ludarium_rules::games::tress as rules;
use ludarium_rules::{AnyPosition, Piece, Side, Step, ZoneState};

use crate::look::palette::Palette;
use crate::stage::Layout;
use crate::stage::guide::top_name;
use crate::stage::guide::{Gauge, Guide, Pip, Tally, Token};
use crate::stage::guide::{plain_label, walk};
use crate::words::text;

/// How the panels speak of Tress.
pub static GUIDE: Guide = Guide {
    layout: || Layout::squares(8, 8),
    token,
    counts_as: |piece| Some(original(piece)),
    tally,
    prompt: |position, path, _| prompt(position, path).into(),
    label: plain_label,
    actions: walk,
    state: None,
    piece_name: top_name,
};

/// The letters of the kinds, by their number.
const SIGNS: [&str; super::KINDS] = ["N", "G", "P", "L", "S", "K", "Q"];

fn token(piece: Piece, palette: &Palette) -> Token {
    let kind = usize::from(piece.kind.0);
    match (palette.enamel.get(kind), SIGNS.get(kind)) {
        (Some(&edge), Some(sign)) => Token { edge, ..Token::plain(piece.side, sign) },
        _ => Token::plain(piece.side, "?"),
    }
}

/// A promoted piece counts as what it was.
fn original(piece: Piece) -> Piece {
    let kind = match piece.kind {
        rules::LANCER => rules::PIKEMAN,
        rules::SENTINEL => rules::GUARDIAN,
        kind => kind,
    };
    Piece { kind, ..piece }
}

/// So many zones win by domination.
const WINNING_ZONES: u8 = 5;

/// How many zones a side holds.
fn tally(position: &AnyPosition, side: Side) -> Tally {
    let zones = position.board_view().zones;
    let held = zones.iter().filter(|state| **state == ZoneState::Controlled(side)).count();
    let (what, words) = (text!("tress-zones"), text!("tress-zones-held", held = held, of = WINNING_ZONES));
    let gauge = Some(Gauge { filled: held as u8, of: WINNING_ZONES, what, words, pip: Pip::Disc });
    Tally { gauge, help: text!("tress-zones-help"), alarming: held >= 4, ..Tally::default() }
}

fn prompt(_: &AnyPosition, path: &[Step]) -> String {
    if path.is_empty() { text!("choose-piece") } else { text!("choose-target") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn signs_are_the_letters_of_the_rules() {
        for (sign, kind) in SIGNS.iter().zip(&rules::KINDS) {
            assert_eq!(*sign, kind.letter.to_string());
        }
    }
}
