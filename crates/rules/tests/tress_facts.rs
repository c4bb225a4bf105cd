//! Tress: the sentences of its rules, one test each.
use ludarium_rules::{Position as _, games::tress::Position, perft};

/// "Start: perft 38, 1444, 59704, 2465920."
#[test]
fn counts() {
    let start = Position::start(Default::default());
    let counts: Vec<u64> = (1..=4).map(|depth| perft(&start, depth)).collect();
    assert_eq!(counts, [38, 1444, 59704, 2_465_920]);
}
