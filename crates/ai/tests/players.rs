//! The reference players and the names of players.

mod common;

use ludarium_ai::players::{Greedy, Random};
use ludarium_ai::{Evaluate, Level, PlayerSpec, ThinkError};
use ludarium_rules::{AnyPosition, GameId, Notation, Position};

#[test]
fn names_parse_back() {
    let mut specs: Vec<PlayerSpec> = Level::all().map(PlayerSpec::Level).collect();
    specs.extend([PlayerSpec::Greedy, PlayerSpec::Random]);
    for spec in specs {
        assert_eq!(spec.to_string().parse(), Ok(spec));
    }
}

#[test]
fn other_names_are_refused_with_those_that_exist() {
    for text in ["level:0", "level:11", "level:", "level:two", "Greedy", ""] {
        let error = text.parse::<PlayerSpec>().expect_err("no player").to_string();
        assert!(error.contains(&format!("\"{text}\"")) && error.contains("level:1 to level:10"), "{error}");
    }
}

#[test]
fn greedy_takes_the_best_looking_turn() {
    for (seed, position) in common::from_playouts(31, 200).iter().enumerate() {
        let turn = Greedy.choose(&(*position).into(), seed as u64).expect("ongoing");
        let value = |next: &ludarium_rules::games::tress::Tress| match next.outcome() {
            None => -next.evaluate(),
            Some(outcome) => {
                outcome.winner.map_or(0, |side| if side == position.side_to_move() { 99_999 } else { -99_999 })
            }
        };
        let best = position.turns().expect("a list").iter().map(|turn| value(&position.play_unchecked(turn))).max();
        let chosen = position.read_turn(turn.as_str()).expect("legal");
        assert_eq!(Some(value(&position.play_unchecked(&chosen))), best, "{turn} in {position}");
    }
}

#[test]
fn random_turns_follow_the_seed_and_reach_every_turn() {
    let start = AnyPosition::start(GameId::Tress, &[]).expect("the defaults are valid");
    let turns: std::collections::HashSet<_> =
        (0..1000).map(|seed| Random.choose(&start, seed).expect("ongoing")).collect();
    assert_eq!(turns.len() as u64, start.count_turns());
    assert_eq!(Random.choose(&start, 7), Random.choose(&start, 7));
}

#[test]
fn nobody_plays_on_when_the_game_is_over() {
    let over = AnyPosition::parse(GameId::Tress, "8/8/8/8/8/8/8/K7 b", &[]).expect("a valid text");
    let level = PlayerSpec::Level(Level::new(2).expect("exists"));
    for player in [PlayerSpec::Greedy, PlayerSpec::Random, level] {
        assert_eq!(player.choose(&over, &[], 1), Err(ThinkError::Over));
    }
}
