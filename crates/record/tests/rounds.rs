//! Go-Chess: a match whose placement is void starts again on the next board.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod common;

use common::text::{refused, resealed};
use common::{fresh, go_chess, play_all, seconds};
use ludarium_record::{Match, Setup};
use ludarium_rules::AnyPosition;

/// After White's only choice, Black has none.
const VOID_NEXT: &str = "#1p1p2n1N/#1PP2rP#1/P4Q4/9R/p##1#1pBb1/#P2n3p1/3#P1Bpq1/1Pr3pPb1/1N4#p1#/6R3 w place:15:-:-:-";

fn void_setup() -> Setup {
    Setup { start: Some(VOID_NEXT.to_owned()), clock: seconds(60, 5), ..go_chess() }
}

fn board(setup: &Setup, round: u32) -> AnyPosition {
    let options: Vec<_> = setup.options.iter().map(|(key, value)| (key.as_str(), value.as_str())).collect();
    AnyPosition::start_of_round(setup.game, &options, round).unwrap()
}

/// "A match then starts again with the next board of the same generator."
#[test]
fn a_void_match_starts_again_on_the_next_board() {
    let mut game = fresh(void_setup());
    assert_eq!(game.next_round(), None);
    game.advance(std::time::Duration::from_secs(20));
    play_all(&mut game, "a1");
    let sentence = game.result().unwrap().sentence(game.position());
    assert_eq!(sentence, "Draw: The side to choose has no square left for its piece.");
    let next = game.next_round().unwrap();
    assert_eq!((next.round(), next.ply(), next.result()), (1, 0, None));
    assert_eq!(next.position(), &board(game.setup(), 1));
    assert_ne!(next.position(), &board(game.setup(), 0));
    assert_eq!(next.setup(), &Setup { start: None, ..game.setup().clone() });
    assert_eq!(next.clocks(), fresh(void_setup()).clocks());
    assert!(!next.clocks_paused());
    assert_ne!(next.id(), game.id());
    assert_eq!(next.next_round(), None);
}

/// A match on a later board that is about to become void, as a save may have it.
fn void_next(game: &Match) -> Match {
    let text = game.to_text().replace(&game.position().to_string(), VOID_NEXT);
    Match::from_text(&resealed(&text)).unwrap()
}

#[test]
fn a_second_void_leads_to_the_board_after() {
    let mut game = fresh(void_setup());
    for round in 1..4 {
        play_all(&mut game, "a1");
        let reread = Match::from_text(&game.to_text()).unwrap();
        assert_eq!((reread.round(), &reread), (round - 1, &game));
        let next = reread.next_round().unwrap();
        assert_eq!((next.round(), next.position()), (round, &board(game.setup(), round)));
        assert_eq!(Match::from_text(&next.to_text()), Ok(next.clone()));
        game = void_next(&next);
    }
}

#[test]
fn the_round_is_saved_from_the_second_board_on() {
    let mut game = fresh(void_setup());
    play_all(&mut game, "a1");
    assert!(!game.to_text().contains("round"), "saves of first boards are what they always were");
    let next = game.next_round().unwrap().to_text();
    assert!(next.contains("\nround = 1 # "), "{next}");
    for wrong in ["0", "-1", "\"1\"", "4294967296"] {
        let error = refused(&next.replace("\nround = 1", &format!("\nround = {wrong}")));
        assert!(error.to_string().contains("expected"), "{error}");
    }
}
