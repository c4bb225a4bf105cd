//! Resignation, offers and the clocks.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod common;

use std::time::Duration;

use common::{fresh, play_all, seconds, setup};
use ludarium_record::{ClockSetting, EndReason, Match, MatchError, MatchResult};
use ludarium_rules::Side::{Black, White};

fn secs(white: u64, black: u64) -> Option<[Duration; 2]> {
    Some([Duration::from_secs(white), Duration::from_secs(black)])
}

fn timed(base: u64, increment: u64) -> Match {
    let mut setup = setup();
    setup.clock = seconds(base, increment);
    fresh(setup)
}

#[test]
fn either_side_may_resign_at_any_time() {
    for side in [White, Black] {
        let mut game = fresh(setup());
        play_all(&mut game, "d2d3");
        game.resign(side).unwrap();
        let result = MatchResult { winner: Some(side.other()), reason: EndReason::Resignation };
        assert_eq!(game.result(), Some(result));
        assert_eq!(result.sentence(game.position()), format!("{} wins: {side} resigned.", side.other()));
        assert_eq!(game.resign(side), Err(MatchError::Over(result)));
        assert_eq!(game.offer_draw(side), Err(MatchError::Over(result)));
    }
}

#[test]
fn undo_takes_back_a_resignation_and_then_turns() {
    let mut game = fresh(setup());
    play_all(&mut game, "d2d3");
    game.resign(White).unwrap();
    assert!(game.can_undo() && game.undo());
    assert_eq!((game.ply(), game.result()), (1, None));
    assert!(game.undo());
    assert_eq!(game.ply(), 0);
}

#[test]
fn a_match_may_be_left_unfinished_and_taken_up_again() {
    let mut game = fresh(setup());
    play_all(&mut game, "d2d3");
    let before = game.clone();
    game.abandon().unwrap();
    let result = MatchResult { winner: None, reason: EndReason::Abandoned };
    assert_eq!(game.result(), Some(result));
    assert_eq!(result.reason.word(), "abandoned");
    assert_eq!(result.sentence(game.position()), "The match was left unfinished.");
    assert_eq!(game.abandon(), Err(MatchError::Over(result)));
    assert_eq!(MatchError::Over(result).to_string(), "the match is over (left unfinished)");
    assert!(game.undo());
    assert_eq!(game, before);
}

#[test]
fn resigning_drops_what_could_be_redone() {
    let mut game = fresh(setup());
    play_all(&mut game, "d2d3");
    game.undo();
    game.resign(White).unwrap();
    assert!(!game.can_redo() && game.turns().is_empty());
}

#[test]
fn an_offer_is_accepted_or_declined_by_the_other_side_only() {
    let mut game = fresh(setup());
    assert_eq!(game.accept_draw(Black), Err(MatchError::NoOffer(Black)));
    game.offer_draw(White).unwrap();
    assert_eq!(game.offer(), Some(White));
    assert_eq!(game.offer_draw(White), Err(MatchError::OfferStands(White)));
    assert_eq!(game.accept_draw(White), Err(MatchError::NoOffer(White)));
    game.decline_draw(Black).unwrap();
    assert_eq!((game.offer(), game.result()), (None, None));
    game.offer_draw(White).unwrap();
    game.accept_draw(Black).unwrap();
    let draw = MatchResult { winner: None, reason: EndReason::Agreement };
    assert_eq!((game.offer(), game.result()), (None, Some(draw)));
    assert_eq!(draw.sentence(game.position()), "Draw by agreement.");
}

#[test]
fn two_offers_are_an_agreement() {
    let mut game = fresh(setup());
    game.offer_draw(Black).unwrap();
    game.offer_draw(White).unwrap();
    assert_eq!(game.result().unwrap().reason, EndReason::Agreement);
}

#[test]
fn an_offer_outlives_ones_own_turn_but_not_the_other_sides() {
    let mut game = fresh(setup());
    game.offer_draw(White).unwrap();
    play_all(&mut game, "d2d3");
    assert_eq!(game.offer(), Some(White));
    play_all(&mut game, "d7d6");
    assert_eq!(game.offer(), None);
    game.offer_draw(Black).unwrap();
    game.undo();
    assert_eq!(game.offer(), None);
}

#[test]
fn sudden_death_counts_down_and_the_flag_falls() {
    let mut game = timed(60, 0);
    game.advance(Duration::from_secs(10));
    play_all(&mut game, "d2d3");
    game.advance(Duration::from_millis(20_500));
    assert_eq!(game.clocks(), Some([Duration::from_secs(50), Duration::from_millis(39_500)]));
    assert_eq!(game.turns()[0].clocks, secs(50, 60));
    game.advance(Duration::from_millis(39_499));
    assert_eq!(game.result(), None);
    game.advance(Duration::from_millis(1));
    let result = MatchResult { winner: Some(White), reason: EndReason::Time };
    assert_eq!(game.result(), Some(result));
    assert_eq!(result.sentence(game.position()), "White wins: Black ran out of time.");
    game.advance(Duration::from_secs(9));
    assert_eq!(game.clocks(), secs(50, 0));
}

#[test]
fn fischer_adds_after_every_turn() {
    let mut game = timed(60, 5);
    game.advance(Duration::from_secs(10));
    play_all(&mut game, "d2d3");
    game.advance(Duration::from_secs(1));
    play_all(&mut game, "d7d6");
    assert_eq!(game.clocks(), secs(55, 64));
}

#[test]
fn paused_clocks_stand_still() {
    let mut game = timed(60, 0);
    game.pause_clocks();
    game.advance(Duration::from_secs(100));
    assert_eq!((game.clocks(), game.result()), (secs(60, 60), None));
    game.resume_clocks();
    game.advance(Duration::from_secs(1));
    assert_eq!(game.clocks(), secs(59, 60));
}

#[test]
fn a_match_without_clocks_has_none() {
    let mut game = fresh(setup());
    game.advance(Duration::from_secs(1_000_000));
    game.pause_clocks();
    assert_eq!((game.clocks(), game.clocks_paused(), game.result()), (None, false, None));
}

#[test]
fn clock_settings_read_and_write() {
    for (text, base, increment) in
        [("5+3", 300_000, 3_000), ("1:40+0", 100_000, 0), ("0:00.5+0.25", 500, 250), ("90+30", 5_400_000, 30_000)]
    {
        let setting: ClockSetting = text.parse().unwrap();
        assert_eq!(setting, ClockSetting::fischer(Duration::from_millis(base), Duration::from_millis(increment)));
        assert_eq!(setting.to_string(), text);
    }
    assert_eq!("1.5+2".parse::<ClockSetting>().unwrap().to_string(), "1:30+2");
    assert_eq!("5".parse::<ClockSetting>().unwrap().to_string(), "5+0");
    for text in ["5/2+3", "*5", "*5/0:30", "=0:30", "=1/2"] {
        let setting: ClockSetting = text.parse().unwrap();
        assert_eq!(setting.to_string(), text);
        assert_eq!(setting.increment(), Duration::from_secs(if text.contains('+') { 3 } else { 0 }));
        assert_eq!(setting.turns_to_go(), text.starts_with('=').then_some(1));
    }
    assert_eq!("5/5+3".parse::<ClockSetting>().unwrap().to_string(), "5+3");
    for text in [
        "",
        "+",
        "*",
        "*5+3",
        "=0",
        "5/+3",
        "/5+3",
        "5/5/5+0",
        "=*5",
        "5+",
        "+3",
        "five",
        "-5+3",
        "5+3+1",
        "0+3",
        "1:60+0",
        "1:4+0",
        "5+0.0000000001",
        "99999999999999999999",
        "7000+0",
        "٣+1",
    ] {
        assert!(text.parse::<ClockSetting>().is_err(), "{text}");
    }
}
