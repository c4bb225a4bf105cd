//! Go-Chess for two at one screen: what is told while a choice is secret, and what cannot be taken back.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod common;

use common::text::resealed;
use common::{fresh, go_chess, play_all, seconds};
use ludarium_record::{Match, MatchError, VisibleTurn};
use ludarium_rules::{AnyPosition, Effect, GameId, Side};
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};

/// A match on the board of the long diagonal after some turns.
fn placed(turns: &str) -> Match {
    let mut game = fresh(go_chess());
    play_all(&mut game, turns);
    game
}

fn visible_turns(game: &Match) -> Vec<(String, String, bool)> {
    let told = (0..game.turns().len()).map(|index| game.visible_turn(index).unwrap());
    told.map(|VisibleTurn { notation, spoken, secret }| (notation, spoken.to_string(), secret)).collect()
}

fn open(notation: &str, spoken: &str) -> (String, String, bool) {
    (notation.to_owned(), spoken.to_owned(), false)
}

fn hidden(spoken: &str) -> (String, String, bool) {
    ("…".to_owned(), spoken.to_owned(), true)
}

/// "The turn list of a match must hide the pending turn in the same way."
#[test]
fn a_choice_is_told_once_both_are_made() {
    let mut game = placed("e4");
    assert_eq!(visible_turns(&game), [hidden("White has chosen in secret")]);
    assert_eq!(game.turns()[0].notation, "P@e4", "what is saved is the truth");
    play_all(&mut game, "e6");
    assert_eq!(visible_turns(&game), [open("P@e4", "Pawn on e4"), open("P@e6", "Pawn on e6")]);
    play_all(&mut game, "a2");
    assert_eq!(visible_turns(&game)[..2], [open("P@e4", "Pawn on e4"), open("P@e6", "Pawn on e6")]);
    assert_eq!(visible_turns(&game)[2], hidden("White has chosen in secret"));
    assert_eq!(game.visible_turn(3), None);
}

/// What was secret when it was played is secret whenever that moment is shown again.
#[test]
fn an_earlier_moment_keeps_its_secret() {
    let game = placed("e4 e6 a2");
    let told = |index, ply| game.visible_turn_at(index, ply).unwrap().notation;
    assert_eq!([told(0, 1), told(0, 2), told(1, 2), told(2, 3), told(2, 99)], ["…", "P@e4", "P@e6", "…", "…"]);
    assert_eq!(told(0, 0), "…", "a turn that is still to come is no less secret");
    assert_eq!(game.visible_turn_at(3, 3), None);
}

/// "Both choices are revealed together", even if neither piece stands.
#[test]
fn a_clash_is_told() {
    assert_eq!(visible_turns(&placed("e4 e4")), [open("P@e4", "Pawn on e4"), open("P@e4", "Pawn on e4")]);
}

#[test]
fn a_choice_taken_back_stays_secret() {
    let mut game = placed("e4 e6 a2");
    assert!(game.undo());
    assert_eq!(visible_turns(&game)[2], hidden("White had chosen in secret"));
    let reread = Match::from_text(&game.to_text()).unwrap();
    assert_eq!((visible_turns(&reread), &reread), (visible_turns(&game), &game));
    assert!(game.redo().is_some());
    assert_eq!(visible_turns(&game)[2], hidden("White has chosen in secret"));
}

#[test]
fn an_ending_tells_no_secret() {
    let mut game = placed("e4");
    game.resign(Side::White).unwrap();
    assert_eq!(visible_turns(&game), [hidden("White has chosen in secret")]);
    assert!(game.undo());
    game.abandon().unwrap();
    assert_eq!(visible_turns(&game), [hidden("White has chosen in secret")]);
}

#[test]
fn turns_of_games_without_secrets_are_told_as_they_are() {
    let mut game = fresh(common::setup());
    play_all(&mut game, "d2d3 d7d6");
    game.undo();
    for (index, played) in game.turns().iter().enumerate() {
        assert_eq!(visible_turns(&game)[index], open(&played.notation, played.spoken.as_str()));
    }
}

/// "Undo must not go back behind a reveal."
#[test]
fn what_was_revealed_stands() {
    for reveal in ["e4 e6", "e4 e4"] {
        let mut game = placed(reveal);
        let before = game.clone();
        assert!(!game.can_undo() && !game.undo());
        assert_eq!(game, before, "a refused undo changes nothing");
        play_all(&mut game, "a2");
        assert!(game.can_undo() && game.undo(), "the pending choice may be taken back");
        assert!(!game.can_undo() && !game.undo() && game.can_redo());
    }
}

#[test]
fn kings_that_attack_each_other_are_seen_too() {
    let mut setup = go_chess();
    let kings = "pppppppp##/bbrrnnq1#1/10/10/#1##6/#9/10/10/BBRRNNQ2#/PPPPPPPP## w place:15:-:-:-";
    setup.start = Some(kings.to_owned());
    let mut game = fresh(setup);
    play_all(&mut game, "j4 i5");
    assert!(!game.can_undo());
    play_all(&mut game, "i3 i8");
    assert!(!game.can_undo(), "the play has begun");
    let first = game.position().turns().expect("a list").swap_remove(0);
    game.play(&first).unwrap();
    assert!(game.undo() && !game.undo(), "a move of the play may be taken back");
}

#[test]
fn an_ending_aside_the_board_can_be_taken_back_after_a_reveal() {
    let mut setup = go_chess();
    setup.clock = seconds(60, 0);
    let mut game = fresh(setup);
    play_all(&mut game, "e4 e6");
    game.resign(Side::Black).unwrap();
    assert!(game.undo() && !game.can_undo());
    game.offer_draw(Side::White).unwrap();
    game.accept_draw(Side::Black).unwrap();
    assert!(game.undo() && !game.can_undo());
    assert_eq!((game.ply(), game.result()), (2, None));
}

/// Every square of the board as Black's answer to two choices of White: the refusals are the same.
#[test]
fn no_refusal_tells_a_secret() {
    let (one, other) = (placed("e4 e6 a2"), placed("e4 e6 j9"));
    let message = |game: &Match, text: &str| match game.position().read_turn(text) {
        Ok(turn) => game.clone().play(&turn).map_or_else(|error| error.to_string(), |_| "legal".to_owned()),
        Err(error) => MatchError::from(error).to_string(),
    };
    for cell in 0..one.position().cell_count() {
        let square = one.position().cell_name(ludarium_rules::Cell(cell));
        assert_eq!(message(&one, &square), message(&other, &square), "{square}");
    }
    let stale = fresh(go_chess()).position().read_turn("e4").unwrap();
    assert_eq!(one.clone().play(&stale), other.clone().play(&stale));
    assert_eq!(one.clone().play(&stale).unwrap_err().to_string(), "\"e4\" is not legal: White's Pawn stands on e4");
}

#[test]
fn effects_of_any_ply_are_those_of_its_turn() {
    let mut game = placed("e4 e6 a2");
    let turn = game.position().read_turn("b1").unwrap();
    let effects = game.play(&turn).unwrap();
    assert_eq!(game.effects_at(4), effects);
    assert_eq!(game.effects_at(1), [Effect::Chosen { side: Side::White }]);
    assert!(game.effects_at(0).is_empty() && game.effects_at(5).is_empty());
    let mut tress = fresh(common::setup());
    play_all(&mut tress, "d2d3 d7d6 d3d2 d6d7 d2d3 d7d6 d3d2 d6d7");
    assert!(matches!(tress.effects_at(8).last(), Some(Effect::Ended(outcome)) if outcome.reason == "threefold"));
    tress.undo();
    assert_eq!(tress.redo().as_deref(), Some(tress.effects_at(8)));
}

/// A save from before reveals were final may have one among the turns that can be redone.
#[test]
fn a_reveal_that_was_taken_back_once_can_be_redone_but_not_taken_back_again() {
    let game = placed("e4 e6");
    let (text, start) = (game.to_text(), game.position_at(0).unwrap());
    let taken_back = text
        .replacen("turns = [\n", "turns = []\nundone = [\n", 1)
        .replace("]\nundone = []", "]")
        .replace(&format!("position = \"{}\"", game.position()), &format!("position = \"{start}\""));
    let mut old = Match::from_text(&resealed(&taken_back)).unwrap();
    assert_eq!((old.ply(), old.turns()), (0, game.turns()));
    assert!(visible_turns(&old).iter().all(|(notation, _, secret)| notation == "…" && *secret));
    assert!(old.redo().is_some() && visible_turns(&old).iter().all(|told| told.2));
    assert!(old.redo().is_some() && visible_turns(&old).iter().all(|told| !told.2));
    assert_eq!((old.position(), old.can_undo()), (game.position(), false));
}

/// Matches of Go-Chess with turns taken back as chance has it come back from their texts, their secrets kept.
#[test]
fn any_match_with_secrets_comes_back() {
    for seed in 0..30 {
        let mut rng = StdRng::seed_from_u64(seed);
        let mut game = placed("");
        for _ in 0..rng.random_range(1..60) {
            let turns = game.position().turns().expect("a list");
            if turns.is_empty() || rng.random_range(0..5) == 0 {
                game.undo();
            } else {
                game.play(&turns[rng.random_range(0..turns.len())]).unwrap();
            }
        }
        let reread = Match::from_text(&game.to_text()).unwrap();
        assert_eq!((visible_turns(&reread), &reread), (visible_turns(&game), &game));
        let pending = game.turns().iter().zip(visible_turns(&game)).filter(|(_, told)| told.2).count();
        let due = matches!(game.position(), AnyPosition::GoChess(_)) && game.side_to_move() == Side::Black;
        assert!(pending <= 1 && (!due || pending == 1 || game.ply() >= 32), "{}", game.to_text());
        assert_eq!(game.position().game(), GameId::GoChess);
    }
}
