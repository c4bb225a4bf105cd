//! The reference player UCT.

#[path = "common/processor_time.rs"]
mod processor_time;

use std::time::Duration;

use ludarium_ai::PlayerSpec;
use ludarium_ai::players::{Greedy, Random};
use ludarium_ai::uct::{Uct, UctBudget};
use ludarium_rules::{AnyPosition, GameId};
use processor_time::processor_time;

fn player(text: &str) -> PlayerSpec {
    text.parse().expect("a player")
}

#[test]
fn names_parse_back() {
    for text in ["uct:500", "uct:10x"] {
        assert_eq!(player(text).to_string(), text);
    }
    for text in ["uct", "uct:", "uct:x", "uct:-5", "uct:1.5x"] {
        assert!(text.parse::<PlayerSpec>().is_err(), "{text}");
    }
}

#[test]
fn turns_are_legal_in_every_game_and_phase() {
    for game in GameId::ALL {
        let mut position = AnyPosition::start(game, &[]).expect("the defaults are valid");
        for ply in 0..80 {
            if position.outcome().is_some() {
                break;
            }
            let turn = if ply % 10 == 0 {
                player("uct:15").choose(&position, &[], ply).expect("a turn")
            } else {
                Random.choose(&position, ply).expect("a turn")
            };
            position = position.play(&turn).unwrap_or_else(|error| panic!("{game}: {error} in {position}"));
        }
    }
}

#[test]
fn a_win_in_one_is_taken() {
    for game in GameId::ALL {
        let mut met = 0;
        for seed in 0..100 {
            let Some(position) = won_in_one(game, seed) else { continue };
            let turn = player("uct:5").choose(&position, &[], seed).expect("a turn");
            let next = position.play(&turn).expect("legal");
            assert_eq!(next.outcome().and_then(|end| end.winner), Some(position.side_to_move()), "{position}");
            met += 1;
            if met == 3 {
                break;
            }
        }
        assert!(met > 0, "{game}");
    }
}

/// The last position of a game between the greedy and the random player, if the side to move wins there.
fn won_in_one(game: GameId, seed: u64) -> Option<AnyPosition> {
    let mut position = AnyPosition::start(game, &[]).ok()?;
    for ply in 0..300 {
        let turn_seed = seed * 7919 + ply;
        let turn =
            if ply % 2 == seed % 2 { Greedy.choose(&position, turn_seed) } else { Random.choose(&position, turn_seed) }
                .ok()?;
        let next = position.play(&turn).ok()?;
        if let Some(outcome) = next.outcome() {
            return (outcome.winner == Some(position.side_to_move())).then_some(position);
        }
        position = next;
    }
    None
}

#[test]
fn the_time_is_kept_in_every_game() {
    let ms = Duration::from_millis;
    for game in GameId::ALL {
        let start = AnyPosition::start(game, &[]).expect("the defaults are valid");
        for (budget, opponent, millis) in [
            (UctBudget::Millis(60), None, ms(60)),
            (UctBudget::TimesOpponent(10), Some(ms(4)), ms(40)),
            (UctBudget::TimesOpponent(1), None, ms(100)),
        ] {
            let began = processor_time();
            assert!(Uct { budget }.choose(&start, &[], opponent, 1).is_ok());
            let used = processor_time() - began;
            // A busy machine leaves it a part of its time.
            assert!((millis / 20..millis + ms(400)).contains(&used), "{game}: {used:?} of {millis:?}");
        }
    }
}

#[test]
fn random_games_beat_chance() {
    let (mut won, games) = (0, 10);
    for seed in 0..games {
        let mut position = AnyPosition::start(GameId::Tress, &[]).expect("the defaults are valid");
        let mut ply = seed;
        while position.outcome().is_none() && ply < 300 {
            let turn = if ply % 2 == 0 {
                player("uct:5").choose(&position, &[], ply).expect("a turn")
            } else {
                Random.choose(&position, seed * 1000 + ply).expect("a turn")
            };
            position = position.play(&turn).expect("legal");
            ply += 1;
        }
        let uct = if seed % 2 == 0 { ludarium_rules::Side::White } else { ludarium_rules::Side::Black };
        won += u32::from(position.outcome().is_some_and(|end| end.winner == Some(uct)));
    }
    assert!(won >= 8, "{won} of {games}");
}
