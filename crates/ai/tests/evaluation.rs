//! The evaluation of Tress: it evaluates both sides alike, and what it says of turns agrees with the rules.

mod common;

use ludarium_ai::{Evaluate, Level, Request, Score, Stop, bench_signature, think};
use ludarium_rules::games::tress::Tress;
use ludarium_rules::{GameId, Notation, Position};

fn positions() -> Vec<Tress> {
    let mut positions = common::from_playouts(21, 1500);
    positions.extend(common::sparse(22, 1500));
    positions
}

#[test]
fn both_colours_are_evaluated_alike() {
    common::evaluated_alike(&positions(), common::colours_changed);
}

#[test]
fn captures_gain_and_steps_do_not() {
    for position in positions() {
        let enemies = position.pieces(position.side_to_move().other());
        for turn in position.turns().expect("a list") {
            if turn.to.is_in(enemies) {
                assert!(position.gain(&turn) > 0, "{turn:?} in {position}");
            } else if !position.is_progress(&turn) {
                assert_eq!(position.gain(&turn), 0, "{turn:?} in {position}");
            }
        }
    }
}

#[test]
fn positions_are_forced_exactly_if_a_claim_is_open() {
    let positions = positions();
    assert!(positions.iter().all(|position| position.is_forced() == position.claim().is_some()));
    assert!(positions.iter().filter(|position| position.is_forced()).count() > 20);
}

#[test]
fn more_pieces_are_better() {
    let value = |text| Tress::parse(text, Default::default()).expect("a valid text").evaluate();
    let even = value("q6k/8/8/8/8/8/8/Q6K w");
    for (text, least) in
        [("q6k/8/8/8/8/2N5/8/Q6K w", 50), ("q6k/8/8/8/8/2S5/8/Q6K w", 100), ("7k/8/8/8/8/8/8/Q6K w", 100)]
    {
        assert!(value(text) - even >= least, "{text}: {} against {even}", value(text));
    }
}

#[test]
fn the_answer_to_a_claim_is_found() {
    // White holds five zones. Only taking one of them back keeps Black in the game.
    let text = "k2N4/8/8/7s/3K4/8/8/NQ1N2N1 b";
    let position = Tress::parse(text, Default::default()).expect("a valid text");
    let answers: Vec<String> = position.turns().expect("a list").iter().map(|turn| position.turn_text(turn)).collect();
    assert!(position.is_forced() && !answers.is_empty());
    for level in Level::all() {
        let thought = think(&Request::new(position.into(), level), &Stop::new(), |_| {}).expect("ongoing");
        assert!(answers.iter().any(|answer| answer == thought.turn.as_str()), "{}", thought.turn);
    }
}

#[test]
fn a_won_position_is_not_repeated() {
    // White can win at leisure; a third visit to any position would give the win away.
    let position = Tress::parse("k7/8/8/8/8/8/1S6/Q6K w", Default::default()).expect("a valid text");
    let level = Level::new(4).expect("exists");
    let free = think(&Request::new(position.into(), level), &Stop::new(), |_| {}).expect("ongoing");
    let turn = position.read_turn(free.turn.as_str()).expect("legal");
    let after = position.play_unchecked(&turn).zobrist();
    let history = vec![after, position.zobrist(), after, position.zobrist()];
    let request = Request { history, ..Request::new(position.into(), level) };
    let bound = think(&request, &Stop::new(), |_| {}).expect("ongoing");
    assert!(bound.turn != free.turn || matches!(free.score, Score::WinIn(1)));
}

#[test]
fn the_signature_repeats() {
    let signatures = [0, 1].map(|_| bench_signature(GameId::Tress, Some(3)).0);
    assert!(signatures[0] > 1000);
    assert_eq!(signatures[0], signatures[1]);
}
