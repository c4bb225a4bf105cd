//! Matches as `.ludo` text: what is written is read back, and what is wrong is named with its place.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod common;

use ludarium_record::ludo::{self, LudoError, LudoFault, LudoMatch, TagError};
use ludarium_record::{Match, MatchId, Player, Setup};
use ludarium_rules::{GameId, Side};
use proptest::prelude::*;
use proptest::sample::select;
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};

/// Players whose names need every kind of care.
const NAMES: [&str; 4] = ["Ann", "Zoë \"Z\" Ωmega", "a\\b\n\tc\u{7f}", "level:6 {fast} [x] (y) 1-0"];

/// A player of every other kind.
fn opponent(rng: &mut StdRng) -> Player {
    match rng.random_range(0..3) {
        0 => Player::Ai { level: rng.random_range(1..=10) },
        1 => Player::Even { rating: rng.random_range(0..=4000) },
        _ => Player::Program { name: NAMES[rng.random_range(0..NAMES.len())].to_owned() },
    }
}

/// A match of `plies` random turns, or until its end, which it may have in any way.
fn random_match(game: GameId, seed: u64, plies: usize) -> Match {
    let mut rng = StdRng::seed_from_u64(seed);
    let mut setup = Setup::new(game, [person(&mut rng), opponent(&mut rng)]);
    if game == GameId::GoChess {
        setup.options = vec![("seed".to_owned(), rng.random_range(0..1000).to_string())];
    }
    let options = game.options();
    if let Some(option) = options.get(rng.random_range(0..=options.len())).filter(|option| option.default == "on") {
        setup.options.push((option.key.to_owned(), "off".to_owned()));
    }
    let mut played = Match::new(setup.clone()).expect("a valid set-up");
    play_random(&mut played, plies, &mut rng);
    if rng.random_range(0..4) == 0 && played.result().is_none() {
        // The same from where the match stands.
        setup.start = Some(played.position().to_string());
        played = Match::new(setup).expect("a position of the game");
        play_random(&mut played, plies, &mut rng);
    }
    if played.result().is_none() {
        let side = if rng.random() { Side::White } else { Side::Black };
        match rng.random_range(0..4) {
            0 => played.resign(side).expect("it is going on"),
            1 => played.abandon().expect("it is going on"),
            2 => {
                played.offer_draw(side).expect("it is going on");
                played.accept_draw(side.other()).expect("it was offered");
            }
            _ => {}
        }
    }
    played
}

fn person(rng: &mut StdRng) -> Player {
    Player::Human { name: NAMES[rng.random_range(0..NAMES.len())].to_owned() }
}

fn play_random(game: &mut Match, plies: usize, rng: &mut StdRng) {
    for _ in 0..plies {
        if game.result().is_some() {
            return;
        }
        let position = game.position();
        let count = position.count_turns();
        let turn = position.nth_turn(rng.random_range(0..count)).expect("there are so many");
        game.play(&turn).expect("legal");
    }
}

/// Everything of a match that the text holds.
fn held(game: &Match) -> impl PartialEq + std::fmt::Debug + use<> {
    let turns: Vec<_> = game.turns().iter().map(|played| played.turn.as_str().to_owned()).collect();
    let first = game.position_at(0).map(ToString::to_string);
    (game.setup().clone(), first, turns, game.position().to_string(), game.result())
}

fn with_comments(game: Match, seed: u64) -> LudoMatch {
    let mut rng = StdRng::seed_from_u64(seed);
    let mut written = LudoMatch::new(game);
    for (name, value) in [("Event", "an \"event\" \\ of \n two lines"), ("Round", "12.1"), ("Date", "2026.11.23")] {
        if rng.random() {
            written.add_tag(name, value).expect("a new name");
        }
    }
    for ply in 0..=written.game().ply() {
        if rng.random_range(0..3) == 0 {
            let comments = ["+0.31/12 0.05s", " braces {} and \\ too, \"quoted\" ", "1-0 (no variation)\r\n", "…é"];
            written.set_comment(ply, comments[rng.random_range(0..comments.len())]);
        }
    }
    written
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 60, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn what_is_written_is_read_back(games in prop::collection::vec((select(GameId::ALL.to_vec()), any::<u64>(), 0..150_usize), 1..4)) {
        let written: Vec<_> =
            games.iter().map(|&(game, seed, plies)| with_comments(random_match(game, seed, plies), seed)).collect();
        let text: String = written.iter().map(|one| one.to_text() + "\n").collect();
        let read = ludo::read(&text).expect(&text);
        prop_assert_eq!(read.len(), written.len());
        for (read, written) in read.iter().zip(&written) {
            prop_assert!(held(read.game()) == held(written.game()), "{}", text);
            prop_assert_eq!(read.tags(), written.tags());
            prop_assert!((0..=written.game().ply()).all(|ply| read.comment(ply) == written.comment(ply)), "{}", text);
            prop_assert_eq!(read.to_text(), written.to_text());
        }
        // Other systems end lines in another way.
        let other = ludo::read(&text.replace('\n', "\r\n\t")).expect(&text);
        prop_assert_eq!(other.iter().map(LudoMatch::to_text).collect::<Vec<_>>(), written.iter().map(LudoMatch::to_text).collect::<Vec<_>>());
    }

    #[test]
    fn no_text_is_trouble(text in "[\\[\\]{}()\"\\\\ u1a-z0.*\n-]{0,60}") {
        place_is_there(&text);
        let head = sample().split_inclusive('\n').take(6).collect::<String>();
        place_is_there(&format!("{head}{text}"));
    }

    #[test]
    fn a_text_that_is_cut_off_is_refused(cut in any::<prop::sample::Index>()) {
        let text = sample();
        let ends: Vec<usize> = text.trim_end().char_indices().map(|(at, _)| at).collect();
        let at = ends[cut.index(ends.len())];
        prop_assert!(at == 0 || ludo::read(&text[..at]).is_err(), "{}", &text[..at]);
    }
}

/// Reads any text; an error names a place in it.
fn place_is_there(text: &str) {
    if let Err(LudoError { line, column, .. }) = ludo::read(text) {
        let lines: Vec<&str> = text.split('\n').collect();
        assert!((1..=lines.len()).contains(&line), "{text:?}");
        assert!((1..=lines[line - 1].chars().count() + 1).contains(&column), "{text:?} {line} {column}");
    }
}

/// A short match with its identity left out.
fn sample() -> String {
    let people = ["Ann", "Bob"].map(|name| Player::Human { name: name.to_owned() });
    let mut game = Match::with_id(Setup::new(GameId::Tress, people), MatchId::new(1, 1)).expect("a valid set-up");
    common::play_all(&mut game, "d2d3 d7d6 e2e3");
    game.resign(Side::Black).expect("it is going on");
    let mut written = LudoMatch::new(game);
    written.set_comment(2, "+0.31/12 0.05s");
    written.to_text()
}

#[test]
fn a_text_looks_like_this() {
    let expected = "\
[Ludo \"1\"]
[Game \"tress\"]
[Options \"second_wind=on\"]
[White \"Ann\"]
[Black \"Bob\"]
[Result \"1-0\"]
[Termination \"resignation\"]

1. dNd3 dNd6 {+0.31/12 0.05s} 2. eNe3 1-0
";
    let text = sample();
    assert_eq!(text.replace("1... ", ""), expected, "{text}");
    assert!(ludo::read("").expect("no matches").is_empty());
}

#[test]
fn what_is_wrong_is_named_with_its_place() {
    let good = sample();
    assert!(ludo::read(&good).is_ok());
    for (from, to, place, why) in [
        ("[Ludo \"1\"]", "[Ludo \"2\"]", (1, 1), "update Ludarium"),
        ("[Ludo \"1\"]\n", "", (1, 1), "the tag Ludo is missing"),
        ("\"tress\"", "\"chess\"", (2, 1), "chess"),
        ("second_wind=on", "second_wind=perhaps", (3, 1), "perhaps"),
        ("second_wind=on", "second_wind", (3, 1), "no option with its value"),
        ("[White \"Ann\"]\n", "", (1, 1), "the tag White is missing"),
        ("[White \"Ann\"]", "[White \"Ann\"", (5, 1), "\"]\" after the value"),
        ("[White \"Ann\"]", "[White Ann]", (4, 8), "quotation marks"),
        ("[White \"Ann\"]", "[White \"A\\qn\"]", (4, 11), "backslash"),
        ("[Black \"Bob\"]", "[White \"Bob\"]", (5, 1), "there already"),
        ("[Black \"Bob\"]", "[Black \"Bob\"]\n[BlackLevel \"3\"]", (5, 1), "Level 3 AI"),
        ("[Black \"Bob\"]", "[Black \"Level 11 AI\"]\n[BlackLevel \"11\"]", (6, 1), "no level 11"),
        ("[Black \"Bob\"]", "[Black \"Even AI (5000)\"]\n[BlackEven \"5000\"]", (6, 1), "no rating 5000"),
        ("[Black \"Bob\"]", "[Black \"Even AI (50)\"]\n[BlackEven \"51\"]", (5, 1), "Even AI (51)"),
        ("[Black \"Bob\"]", "[Black \"Bob\"]\n[BlackEven \"many\"]", (6, 1), "a number"),
        ("[Black \"Bob\"]", "[Black \"Bob\"]\n[BlackType \"robot\"]", (6, 1), "\"human\" or \"program\""),
        ("[Black \"Bob\"]", "[Black \"Bob\"]\n[BlackLevel \"3\"]\n[BlackType \"program\"]", (7, 1), "more than one"),
        ("[White \"Ann\"]", "[Position \"q7/8/7k/8/8/8/7K/Q7 x\"]\n[White \"Ann\"]", (4, 32), "\"w\" or \"b\""),
        ("[Black \"Bob\"]", "[Black \"Bob\"]\n[Bläck \"1\"]", (6, 4), "quotation marks"),
        ("resignation", "dual-escort", (7, 1), "no match ends with \"1-0\" by \"dual-escort\""),
        ("[Termination \"resignation\"]\n", "", (1, 1), "Termination is missing"),
        ("[Result \"1-0\"]", "[Result \"0-1\"]", (6, 1), "the match ends with \"1-0\""),
        ("dNd6", "dNd5", (9, 9), "turn 2, \"dNd5\""),
        ("2. eNe3", "3. eNe3", (9, 31), "expected the number 2., found 3."),
        ("2. eNe3", "(2. eNe3)", (9, 31), "variation"),
        ("0.05s}", "0.05s", (10, 1), "\"}\" after a comment"),
        (" 1-0\n", "\n", (10, 1), "the end of the text"),
        (" 1-0\n", " ) 1-0\n", (9, 39), "')'"),
    ] {
        let text = good.replace("1... ", "").replace(from, to);
        assert_ne!(text, good.replace("1... ", ""), "{from} is there");
        let error = ludo::read(&text).expect_err(to);
        assert!(error.to_string().contains(why), "{to}: {error}");
        assert_eq!((error.line, error.column), place, "{to}: {error}");
    }
}

#[test]
fn the_result_must_be_that_of_the_turns() {
    let people = ["Ann", "Bob"].map(|name| Player::Human { name: name.to_owned() });
    let setup = Setup { start: Some(common::SHUFFLE.to_owned()), ..Setup::new(GameId::Tress, people) };
    let mut game = Match::new(setup).expect("a valid set-up");
    common::play_all(&mut game, "h2g2 h6g6 g2h2 g6h6 h2g2 h6g6 g2h2 g6h6");
    let text = LudoMatch::new(game).to_text();
    assert!(
        text.contains("[Position \"q7/8/7k/8/8/8/7K/Q7 w\"]") && text.contains("[Termination \"threefold\"]"),
        "{text}"
    );
    assert_eq!(ludo::read(&text).expect("just written").len(), 1);
    let wrong = ludo::read(&text.replace("1/2-1/2", "1-0")).expect_err("it was drawn");
    assert!(
        matches!(*wrong.fault, LudoFault::Result { .. }) && wrong.to_string().contains("lead to \"1/2-1/2\""),
        "{wrong}"
    );
    let wrong = ludo::read(&text.replace("threefold", "no-progress")).expect_err("it was a repetition");
    assert!(wrong.to_string().contains("ends by \"threefold\""), "{wrong}");
    let wrong = ludo::read(&text.replace(" 1/2-1/2\n", " h2g2 1/2-1/2\n")).expect_err("it is over");
    assert!(wrong.to_string().contains("turn 9, \"h2g2\""), "{wrong}");
}

#[test]
fn only_new_words_are_tags() {
    let mut written = LudoMatch::new(common::fresh(common::setup()));
    for name in ["", "two words", "Ä", &"x".repeat(65)] {
        assert!(matches!(written.add_tag(name, ""), Err(TagError::Name { .. })), "{name}");
    }
    assert_eq!(written.add_tag("Result", "1-0"), Err(TagError::Taken { name: "Result".to_owned() }));
    assert_eq!(written.add_tag("Event", "a"), Ok(()));
    assert!(written.add_tag("Event", "b").is_err());
    assert_eq!(written.tags(), [("Event".to_owned(), "a".to_owned())]);
}
