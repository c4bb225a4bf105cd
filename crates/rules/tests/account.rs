//! Everything that a turn yields, told at once.

use ludarium_rules::{AnyPosition, GameId, TurnReport, TurnText};
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};

/// What the single questions answer.
fn one_by_one(position: &AnyPosition, turn: &TurnText) -> TurnReport {
    TurnReport {
        next: position.play(turn).expect("legal"),
        effects: position.effects(turn).expect("legal"),
        notation: position.notation(turn).expect("legal"),
        spoken: position.spoken(turn).expect("legal"),
        progress: position.is_progress(turn).expect("legal"),
    }
}

/// "Everything that a turn yields, for one reading of its text."
#[test]
fn an_account_is_what_the_single_questions_answer() {
    let mut rng = StdRng::seed_from_u64(3);
    for game in GameId::ALL {
        let mut position = AnyPosition::start(game, &[]).expect("the defaults are valid");
        for _ in 0..120 {
            let turns = position.turns().expect("a list");
            if turns.is_empty() {
                break;
            }
            let turn = &turns[rng.random_range(0..turns.len())];
            let account = position.report_turn(turn).expect("legal");
            assert_eq!(account, one_by_one(&position, turn), "{game}: {turn}");
            position = account.next;
        }
    }
}

/// "The turn is not legal here."
#[test]
fn a_turn_of_another_position_has_no_account() {
    for game in GameId::ALL {
        let start = AnyPosition::start(game, &[]).expect("the defaults are valid");
        let first = start.turns().expect("a list").swap_remove(0);
        let mut position = start.report_turn(&first).expect("legal").next;
        while position.play(&first).is_ok() {
            let turn = position.turns().expect("a list").into_iter().find(|turn| *turn != first).expect("another turn");
            position = position.report_turn(&turn).expect("legal").next;
        }
        assert_eq!(position.report_turn(&first).map(|account| account.next), position.play(&first), "{game}");
    }
}
