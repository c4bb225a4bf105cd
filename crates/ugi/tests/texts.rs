//! The texts of the games fit into the protocol: turns are single words, and positions are read back out of commands.

use ludarium_rules::split_mix::SplitMix64;
use ludarium_rules::{AnyPosition, GameId};
use ludarium_ugi::{Answer, Command, HIDDEN_TURN, PositionCommand, StartPosition};

const GAMES: u64 = 6;
const PLIES: u64 = 120;

#[test]
fn the_texts_of_every_game_survive() {
    for game in GameId::ALL {
        for seed in 0..GAMES {
            check_game(game, seed);
        }
    }
}

/// Plays a random game.
fn check_game(game: GameId, seed: u64) {
    let start = AnyPosition::start(game, &[]).expect("the defaults are valid");
    let mut rng = SplitMix64::new(seed);
    let (mut here, mut turns) = (start.clone(), Vec::new());
    for _ in 0..PLIES {
        check(&here, &turns);
        if here.outcome().is_some() {
            return;
        }
        let number = rng.below(here.count_turns().min(1_000_000));
        let turn = here.nth_turn(number).expect("below their number");
        assert!(!turn.as_str().contains(char::is_whitespace) && turn.as_str() != HIDDEN_TURN, "{game}: {turn:?}");
        turns.push(turn.as_str().to_owned());
        here = here.play(&turn).expect("legal");
    }
}

fn check(here: &AnyPosition, turns: &[String]) {
    for start in [StartPosition::Usual, StartPosition::Text(here.to_string())] {
        let command = Command::Position(PositionCommand { start, turns: turns.to_vec() });
        assert_eq!(command.to_string().parse(), Ok(command));
    }
}

#[test]
fn errors_quote_little() {
    let word = "x".repeat(1_000);
    for line in [
        word.clone(),
        format!("ugi {word}"),
        format!("position {word}"),
        format!("go {word}"),
        format!("go movetime {word}"),
        format!("query {word}"),
        format!("setoption {word}"),
    ] {
        let error = line.parse::<Command>().expect_err("it is no command").to_string();
        assert!(error.contains(&"x".repeat(39)) && !error.contains(&"x".repeat(41)), "{error}");
    }
    for line in [format!("response {word}"), format!("option name {word} type {word}")] {
        let error = line.parse::<Answer>().expect_err("it is no answer").to_string();
        assert!(!error.contains(&"x".repeat(41)), "{error}");
    }
}
