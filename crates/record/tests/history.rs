//! Turns, undo and redo, repetition and progress.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod common;

use common::{SHUFFLE, fresh, play_all, random, setup};
use ludarium_record::{EndReason, Match, MatchError, MatchResult, Player, SetupError};
use ludarium_rules::{AnyPosition, Effect, Side, TurnError};

#[test]
fn turns_are_kept_with_what_players_see() {
    let mut game = fresh(setup());
    let start = game.position().clone();
    play_all(&mut game, "dNd3 d7d6");
    assert_eq!(game.ply(), 2);
    let [first, second] = game.turns() else { panic!("two turns") };
    assert_eq!((first.turn.as_str(), first.notation.as_str(), first.side), ("d2d3", "dNd3", Side::White));
    assert_eq!(first.spoken, "d Knight to d3");
    assert_eq!(second.side, Side::Black);
    assert_eq!(second.clocks, None);
    assert_eq!(game.position_at(0), Some(&start));
    assert_eq!(game.first_position(), &start);
    assert_eq!(game.position_at(2), Some(game.position()));
    assert_eq!(game.position_at(3), None);
    assert_eq!(game.hashes().last(), Some(&game.position().zobrist()));
    assert_eq!(game.hashes().len(), 3);
}

#[test]
fn the_effects_of_a_turn_are_those_of_the_rules() {
    let mut game = fresh(setup());
    let turn = game.position().read_turn("d2d3").unwrap();
    let expected = game.position().effects(&turn).unwrap();
    assert_eq!(game.play(&turn).unwrap(), expected);
    assert!(game.undo());
    assert_eq!(game.redo(), Some(expected));
}

#[test]
fn an_illegal_turn_changes_nothing() {
    let mut game = fresh(setup());
    let elsewhere = game.position().read_turn("d2d3").unwrap();
    play_all(&mut game, "d2d3 d7d6");
    game.undo();
    let before = game.clone();
    assert!(matches!(game.play(&elsewhere), Err(MatchError::Turn(TurnError::Illegal { .. }))));
    assert_eq!(game, before);
    assert!(game.can_redo());
}

#[test]
fn undo_and_redo_walk_through_the_turns() {
    let mut game = fresh(setup());
    assert!(!game.can_undo() && !game.undo());
    play_all(&mut game, "d2d3 d7d6 e2e3");
    let end = game.clone();
    assert!(game.undo() && game.undo());
    assert_eq!((game.ply(), game.turns().len()), (1, 3));
    assert_eq!(game.position(), end.position_at(1).unwrap());
    assert_eq!(game.hashes().len(), 2);
    assert!(game.redo().is_some() && game.redo().is_some());
    assert_eq!(game.redo(), None);
    assert_eq!(game, end);
    assert!(game.undo());
    play_all(&mut game, "g2g3");
    assert!(!game.can_redo());
    assert_eq!(game.turns().len(), 3);
}

#[test]
fn the_third_occurrence_is_a_draw() {
    let mut game = fresh(setup());
    play_all(&mut game, "d2d3 d7d6 d3d2 d6d7");
    assert_eq!(game.repetitions(), 2);
    play_all(&mut game, "d2d3 d7d6");
    assert_eq!(game.repetitions(), 2);
    play_all(&mut game, "d3d2");
    assert_eq!(game.result(), None);
    let last = game.position().read_turn("d6d7").unwrap();
    let effects = game.play(&last).unwrap();
    let draw = MatchResult { winner: None, reason: EndReason::Threefold };
    assert_eq!(game.result(), Some(draw));
    assert!(matches!(effects.last(), Some(Effect::Ended(outcome)) if outcome.reason == "threefold"));
    assert_eq!(draw.sentence(game.position()), "Draw by threefold repetition.");
    assert_eq!(game.play(&last), Err(MatchError::Over(draw)));
    assert!(game.undo());
    assert_eq!((game.result(), game.repetitions(), game.ply()), (None, 2, 7));
    assert_eq!(game.redo(), Some(effects));
    assert!(game.result().is_some());
}

#[test]
fn other_turns_after_undo_do_not_count_as_repetition() {
    let mut game = fresh(setup());
    for _ in 0..5 {
        play_all(&mut game, "d2d3");
        game.undo();
    }
    play_all(&mut game, "d2d3");
    assert_eq!(game.repetitions(), 1);
}

/// Walks the Kings over the board's edge files so that no position comes about three times.
fn shuffle(game: &mut Match) -> EndReason {
    loop {
        if let Some(result) = game.result() {
            return result.reason;
        }
        let position = game.position().clone();
        let seen: Vec<_> = (0..=game.ply()).map(|ply| game.position_at(ply).unwrap().clone()).collect();
        let no_progress_plies = |next: &AnyPosition| next.outcome().is_none() && !seen.contains(next);
        let turn = position.turns().expect("a list").into_iter().find(|turn| {
            let next = position.play(turn).unwrap();
            let claims = position.effects(turn).unwrap().iter().any(|effect| matches!(effect, Effect::Claimed { .. }));
            !position.is_progress(turn).unwrap() && no_progress_plies(&next) && !claims
        });
        game.play(&turn.expect("a quiet turn to a new position")).unwrap();
    }
}

#[test]
fn a_hundred_plies_without_progress_are_a_draw() {
    let mut game = fresh(common::setup());
    assert_eq!(shuffle(&mut game), EndReason::NoProgress);
    assert_eq!(game.plies_without_progress(), 100);
    assert_eq!(game.ply(), 100);
    let sentence = game.result().unwrap().sentence(game.position());
    assert_eq!(sentence, "Draw: 100 turns in a row without progress.");
    let reread = Match::from_text(&game.to_text()).unwrap();
    assert_eq!(reread, game);
    game.undo();
    assert_eq!((game.result(), game.plies_without_progress()), (None, 99));
}

#[test]
fn progress_starts_the_count_anew() {
    let mut game = fresh(setup());
    let mut captured = false;
    for seed in 0.. {
        game = random(seed, 60);
        let turns = &game.turns()[..game.ply()];
        let progress = |ply: usize| game.position_at(ply).unwrap().is_progress(&turns[ply].turn).unwrap();
        let expected = (0..game.ply()).rev().take_while(|ply| !progress(*ply)).count();
        assert_eq!(game.plies_without_progress() as usize, expected);
        captured |= expected < game.ply();
        if captured && seed > 20 {
            break;
        }
    }
    assert!(captured, "{}", game.to_text());
}

#[test]
fn the_board_ends_a_match() {
    let mut setup = setup();
    setup.options = vec![("second_wind".to_owned(), "off".to_owned())];
    setup.start = Some("q6k/8/8/8/4K3/2Q5/8/8 w".to_owned());
    let mut game = fresh(setup);
    play_all(&mut game, "c3d4");
    let result = game.result().expect("King and Queen hold the Fortress");
    assert_eq!(
        result,
        MatchResult { winner: Some(Side::White), reason: EndReason::Rules(ludarium_rules::Reason::new("dual-escort")) }
    );
    let reason = game.position().reason_text("dual-escort");
    assert_eq!(result.sentence(game.position()), format!("White wins: {reason}."));
    assert!(game.resign(Side::Black).is_err());
    assert!(game.undo());
    assert_eq!(game.result(), None);
}

#[test]
fn a_position_that_is_decided_makes_a_finished_match() {
    let mut setup = setup();
    setup.options = vec![("second_wind".to_owned(), "off".to_owned())];
    setup.start = Some("q6k/8/8/8/3QK3/8/8/8 b".to_owned());
    let game = fresh(setup);
    assert_eq!(game.result().unwrap().winner, Some(Side::White));
    assert_eq!(Match::from_text(&game.to_text()).unwrap(), game);
}

#[test]
fn options_are_filled_in_and_wrong_setups_refused() {
    assert_eq!(fresh(setup()).setup().options, [("second_wind".to_owned(), "on".to_owned())]);
    let refuse = |change: fn(&mut ludarium_record::Setup)| {
        let mut setup = setup();
        change(&mut setup);
        Match::new(setup).unwrap_err()
    };
    assert!(matches!(refuse(|setup| setup.options.push(("x".to_owned(), "y".to_owned()))), SetupError::Start(_)));
    assert!(matches!(refuse(|setup| setup.start = Some("nothing".to_owned())), SetupError::Start(_)));
    assert_eq!(refuse(|setup| setup.players[1] = Player::Ai { level: 11 }), SetupError::Level { level: 11 });
    assert!(matches!(refuse(|setup| setup.clock = common::seconds(0, 5)), SetupError::Clock(_)));
    assert!(matches!(refuse(|setup| setup.clock = common::seconds(1_000_000, 5)), SetupError::Clock(_)));
}

#[test]
fn two_matches_have_two_ids() {
    let (one, two) = (Match::new(setup()).unwrap(), Match::new(setup()).unwrap());
    assert_ne!(one.id(), two.id());
}

#[test]
fn a_shuffling_start_is_legal() {
    let mut setup = setup();
    setup.start = Some(SHUFFLE.to_owned());
    let mut game = fresh(setup);
    play_all(&mut game, "h2h1 h6h5 h1h2 h5h6 h2h1 h6h5 h1h2 h5h6");
    assert_eq!(game.result().unwrap().reason, EndReason::Threefold);
}
