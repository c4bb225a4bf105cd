//! Everything that a turn yields, worked out at once.

use ludarium_rules::{AnyPosition, AnyTurn, GameId, TurnError, TurnReport};
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};

/// What the single questions answer.
fn one_by_one(position: &AnyPosition, turn: &AnyTurn) -> TurnReport {
    TurnReport {
        next: position.play(turn).expect("legal"),
        effects: position.effects(turn).expect("legal"),
        notation: position.notation(turn).expect("legal"),
        spoken: position.spoken(turn).expect("legal"),
        progress: position.is_progress(turn).expect("legal"),
    }
}

/// "Everything that a turn yields, for one check of it."
#[test]
fn a_report_is_what_the_single_questions_answer() {
    let mut rng = StdRng::seed_from_u64(3);
    for game in GameId::ALL {
        let mut position = AnyPosition::start(game, &[]).expect("the defaults are valid");
        for _ in 0..120 {
            let turns = position.turns().expect("a list");
            if turns.is_empty() {
                break;
            }
            let turn = &turns[rng.random_range(0..turns.len())];
            let report = position.report_turn(turn).expect("legal");
            assert_eq!(report, one_by_one(&position, turn), "{game}: {turn}");
            position = report.next;
        }
    }
}

/// "The turn is not legal here."
#[test]
fn a_turn_of_another_position_has_no_report() {
    for game in GameId::ALL {
        let start = AnyPosition::start(game, &[]).expect("the defaults are valid");
        let first = start.turns().expect("a list").swap_remove(0);
        let mut position = start.report_turn(&first).expect("legal").next;
        while position.play(&first).is_ok() {
            let turn = position.turns().expect("a list").into_iter().find(|turn| *turn != first).expect("another turn");
            position = position.report_turn(&turn).expect("legal").next;
        }
        assert_eq!(position.report_turn(&first).map(|report| report.next), position.play(&first), "{game}");
    }
}

/// Turns of two games are never mixed up, even where their texts look alike.
#[test]
fn a_turn_of_another_game_is_an_error() {
    for game in GameId::ALL {
        let start = AnyPosition::start(game, &[]).expect("the defaults are valid");
        for other in GameId::ALL.into_iter().filter(|other| *other != game) {
            let other_start = AnyPosition::start(other, &[]).expect("the defaults are valid");
            let turn = other_start.nth_turn(0).expect("a turn");
            let error = TurnError::OtherGame { text: turn.to_string(), of: other, game };
            assert_eq!(start.play(&turn).as_ref(), Err(&error));
            assert_eq!(start.effects(&turn).as_ref(), Err(&error));
            assert_eq!(start.notation(&turn).as_ref(), Err(&error));
            assert_eq!(start.steps_of(&turn).as_ref(), Err(&error));
            assert_eq!(start.report_turn(&turn).err(), Some(error));
        }
    }
}
