//! What can be dragged, and the reasons why the rest cannot.

use ludarium_rules::GameId;

use super::*;
use crate::games::tribun::of;

const TEXT: &str = "a1w1T,c3w4,d5w3,d7w8,f6w6,h5w1,l6b1T w";

fn hex(name: &str) -> Hex {
    Hex::named(name).expect("a hex")
}

fn with<T>(text: &str, check: impl FnOnce(&AnyPosition, &Tribun) -> T) -> T {
    let whole = AnyPosition::parse(GameId::Tribun, text, &[]).expect("a position");
    check(&whole, of(&whole).expect("of Tribun"))
}

#[test]
fn five_and_seven_are_refused_with_the_reason() {
    with(TEXT, |_, position| {
        let spread = Spread::begin(hex("d7"), hex("d8"), position).expect("d7 can be split");
        let counts = spread.counts(position);
        let why = |count: usize| counts[count - 1].1.clone().unwrap_or_default();
        assert_eq!(counts.len(), 8);
        assert!(why(4).is_empty() && why(2).is_empty(), "{counts:?}");
        assert!(why(5).contains("5 on d8") && why(7).contains('7'), "{counts:?}");
    });
}

#[test]
fn a_gift_of_five_waits_for_a_sixth_stone() {
    with(TEXT, |whole, position| {
        let spread = Spread::begin(hex("f6"), hex("g5"), position).expect("f6 has stones for g5").given(5);
        assert!(spread.complete(whole, position).is_err_and(|why| why.to_string().contains("5 on g5")));
        assert_eq!(spread.next(position), [Step::Cell(hex("h5").cell())]);
        let both = Spread { lifted: hex("h5"), ..spread }.ask(hex("h5"), hex("g5"), position).expect("h5 gives one");
        assert_eq!((both.gathered(hex("g5")), both.kept(hex("f6"), position)), (6, 1));
        let turn = both.only_turn(position).map(|turn| turn.to_string());
        assert_eq!(turn.as_deref(), Some("g5<f6:5,h5:1"));
    });
}

#[test]
fn a_servus_dragged_forward_just_moves() {
    with(TEXT, |_, position| assert_eq!(Spread::begin(hex("h5"), hex("h6"), position), None));
}

#[test]
fn the_tribun_gives_itself_whole() {
    with("c3w3T,d3w1,l6b1T w", |_, position| {
        let spread = Spread::begin(hex("c3"), hex("d4"), position);
        let whys: Vec<bool> = spread
            .map_or_else(Vec::new, |spread| spread.counts(position).iter().map(|(_, why)| why.is_none()).collect());
        assert_eq!(whys, [false, false, true]);
    });
}

#[test]
fn a_refusal_lists_the_heights_of_the_rules_that_are_played() {
    for (rules, heights) in [("full", "(1, 2, 3, 4, 6, 8)"), ("ninety", "(1, 2, 3, 4, 6)")] {
        let whole = AnyPosition::parse(GameId::Tribun, "a1w1T,d7w6,l6b1T w", &[("rules", rules)]).expect("a position");
        let position = of(&whole).expect("of Tribun");
        let spread = Spread::begin(hex("d7"), hex("d8"), position).expect("d7 can be split");
        let five = spread.counts(position)[4].1.clone().unwrap_or_default();
        assert!(five.ends_with(heights), "{rules}: {five}");
    }
}
