//! What the panels say of Treason.

use ludarium_rules::games::treason as rules;
use ludarium_rules::{AnyPosition, Piece, Side, Step};

use super::input::hunt;
use crate::look::palette::Palette;
use crate::stage::Layout;
use crate::stage::guide::top_name;
use crate::stage::guide::{Gauge, Guide, Pip, Tally, Token};
use crate::stage::guide::{plain_label, walk};
use crate::words::text;

/// How the panels speak of Treason.
pub static GUIDE: Guide = Guide {
    layout: || Layout::triangles().with_heights(super::pieces::HEIGHT, super::pieces::HEIGHT),
    token,
    counts_as: |piece| Some(Piece { kind: rules::MAN, ..piece }),
    tally,
    prompt: |position, path, _| prompt(position, path).into(),
    label: plain_label,
    actions: walk,
    state: None,
    piece_name: top_name,
};

fn token(piece: Piece, palette: &Palette) -> Token {
    let plain = Token::plain(piece.side, "");
    if piece.kind == rules::SPY { Token { sign: "S", edge: palette.enamel[3], ..plain } } else { plain }
}

/// What is left to a side: without pieces it has lost.
fn tally(position: &AnyPosition, side: Side) -> Tally {
    let AnyPosition::Treason(position) = position else { return Tally::default() };
    let (men, spies) = (position.men(side).count_ones(), position.spies(side).count_ones());
    let gauge = |spies: u32| {
        let (what, words) = (text!("treason-spies", count = spies), text!("treason-spies-left", count = spies));
        Gauge::count(spies as u8, what, words, Pip::Star)
    };
    let words = match (men, spies) {
        (0, 0) => Some(text!("treason-no-pieces")),
        (0, _) => None,
        _ => Some(text!("treason-men", count = men)),
    };
    Tally {
        counts: words.into_iter().collect(),
        gauge: (spies > 0).then(|| gauge(spies)),
        help: text!("treason-help"),
        alarming: men + spies <= 2,
    }
}

fn prompt(position: &AnyPosition, path: &[Step]) -> String {
    let AnyPosition::Treason(position) = position else { return String::new() };
    let capturing = position.must_capture();
    match path {
        [] if capturing => text!("treason-must-capture"),
        [] => text!("choose-piece"),
        [_] if capturing => text!("treason-choose-jump"),
        [from] if hunt::cell(*from).and_then(|from| position.convertible(from)).is_some() => {
            text!("treason-choose-target-or-convert")
        }
        [_] => text!("choose-target"),
        _ if path.len().is_multiple_of(2) => text!("treason-choose-landing"),
        _ => text!("treason-jump-on"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ludarium_rules::GameId;

    fn position(text: &str) -> AnyPosition {
        AnyPosition::parse(GameId::Treason, text, &[]).expect("a position")
    }

    #[test]
    fn men_and_spies_are_counted() {
        let end = position("3b3/7/W6/7/6w/4wwb w");
        let white = tally(&end, Side::White);
        assert_eq!((white.counts, white.gauge.map(|gauge| gauge.words)), (vec!["3 men".into()], Some("1 Spy".into())));
        assert_eq!((tally(&end, Side::Black).counts, tally(&end, Side::Black).gauge), (vec!["2 men".into()], None));
        assert!(tally(&end, Side::Black).alarming);
    }

    #[test]
    fn prompts_say_when_a_capture_is_compulsory() {
        let start = AnyPosition::start(GameId::Treason, &[]).expect("the start");
        assert_eq!(prompt(&start, &[]), "Choose a piece");
        let hunted = position("1b1bbbb/3bb1b/3bb2/ww2b2/w1wwww1/w1ww2w w");
        assert!(prompt(&hunted, &[]).starts_with("You must capture"));
    }
}
