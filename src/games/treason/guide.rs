//! What the panels say of Treason.

use ludarium_rules::games::treason as rules;
use ludarium_rules::{AnyPosition, Piece, Side, Step};

use super::input::hunt;
use crate::look::palette::Palette;
use crate::stage::Layout;
use crate::stage::guide::{Gauge, Guide, Pip, Tally, Token};
use crate::stage::guide::{plain_label, walk};

/// How the panels speak of Treason.
pub static GUIDE: Guide = Guide {
    layout: || Layout::triangles().with_heights(super::pieces::HEIGHT, super::pieces::HEIGHT),
    token,
    counts_as: |piece| Some(Piece { kind: rules::MAN, ..piece }),
    tally,
    prompt: |position, path| prompt(position, path).into(),
    label: plain_label,
    actions: walk,
};

fn token(piece: Piece, palette: &Palette) -> Token {
    let plain = Token::plain(piece.side, "");
    if piece.kind == rules::SPY { Token { sign: "S", edge: palette.enamel[3], ..plain } } else { plain }
}

/// What is left to a side: without pieces it has lost.
fn tally(position: &AnyPosition, side: Side) -> Tally {
    let AnyPosition::Treason(position) = position else { return Tally::default() };
    let (men, spies) = (position.men(side).count_ones(), position.spies(side).count_ones());
    let gauge = |spies: u32| Gauge::count(spies as u8, if spies == 1 { "Spy" } else { "Spies" }, Pip::Star);
    let words = match (men, spies) {
        (0, 0) => Some("no pieces".to_owned()),
        (0, _) => None,
        (1, _) => Some("1 man".to_owned()),
        _ => Some(format!("{men} men")),
    };
    Tally {
        counts: words.into_iter().collect(),
        gauge: (spies > 0).then(|| gauge(spies)),
        help: "A side without pieces, or without a turn, has lost",
        alarming: men + spies <= 2,
    }
}

fn prompt(position: &AnyPosition, path: &[Step]) -> String {
    let AnyPosition::Treason(position) = position else { return String::new() };
    let capturing = position.must_capture();
    match path {
        [] if capturing => "You must capture: choose one of the marked pieces",
        [] => "Choose a piece",
        [_] if capturing => "Choose the piece to jump over, or where to land",
        [from] if hunt::cell(*from).and_then(|from| position.convertible(from)).is_some() => {
            "Choose where it goes, or the enemy across the diagonal to win it over"
        }
        [_] => "Choose where it goes",
        _ if path.len().is_multiple_of(2) => "Choose where to land",
        _ => "Jump on, or stop here (Enter on the piece)",
    }
    .to_owned()
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
        assert_eq!(
            (white.counts, white.gauge.map(|gauge| gauge.in_words())),
            (vec!["3 men".into()], Some("1 Spy".into()))
        );
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
