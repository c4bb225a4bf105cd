//! Saved matches: what they look like, and what is wrong with others.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod common;

use common::text::{refused, resealed, sample};
use common::{fresh, play_all, setup};
use ludarium_record::{Match, Player, SaveFault, Setup, SetupError};
use ludarium_rules::Side;

/// The sample with the first `from` replaced and the checksum made to fit.
fn altered(from: &str, to: &str) -> String {
    let text = sample().to_text();
    assert!(text.contains(from), "{from} is not in {text}");
    resealed(&text.replacen(from, to, 1))
}

#[test]
fn the_text_is_what_the_documentation_shows() {
    let text = sample().to_text();
    let expected = r#"# A match of Ludarium, to be read by anyone and changed by playing on.
version = 1
id = "000000000000002a"
created = 1795243846 # 20261121-065046
game = "tress"
options = { second_wind = "on" }
custom_start = false
start = "qg1pp1gk/nn1nn1nn/8/8/8/8/NN1NN1NN/QG1PP1GK w"
white = { human = "Ann" }
black = { ai = 3 }
clock = "5+3"
played_here = true
turns = [
    ["d2d3", "4:58.12", "5:00"], # 1 White: dNd3
    ["d7d6", "4:58.12", "5:03"], # 2 Black: dNd6
    ["e2e3", "5:01.12", "5:03"], # 3 White: eNe3
]
undone = [
    ["e7e6", "5:01.12", "5:06"], # 4 Black: eNe6
]

[end]
clocks = ["5:01.12", "5:06"]
paused = false
offer = "white"
result = "ongoing"
position = "qg1pp1gk/nn2n1nn/3n4/8/8/3NN3/NN4NN/QG1PP1GK b"
"#;
    let (body, seal) = text.rsplit_once("checksum").unwrap();
    assert_eq!(body, expected);
    assert_eq!(seal.len(), " = \"0123456789abcdef\"\n".len());
}

#[test]
fn the_sample_comes_back() {
    assert_eq!(Match::from_text(&sample().to_text()), Ok(sample()));
}

#[test]
fn a_match_with_teaching_comes_back_and_others_are_not_taught() {
    let taught = Match::new(Setup { teaches: true, ..sample().setup().clone() }).unwrap();
    assert!(taught.to_text().contains("teaches = true"));
    assert_eq!(Match::from_text(&taught.to_text()), Ok(taught.clone()));
    assert!(!Match::from_text(&sample().to_text()).unwrap().setup().teaches, "an older save says nothing of it");
    for opponent in ["{ even = 1034 }", "{ human = \"Bob\" }", "{ program = \"Fsh\" }"] {
        let other = resealed(&taught.to_text().replacen("{ ai = 3 }", opponent, 1));
        let error = Match::from_text(&other).unwrap_err();
        assert_eq!(*error.fault, SaveFault::Setup(SetupError::NobodyTeaches), "{opponent}: {error}");
        assert!(error.to_string().contains("line 12, column 11"), "{error}");
    }
    let two = [(); 2].map(|()| Player::Human { name: String::new() });
    let refused = Match::new(Setup { players: two.clone(), ..taught.setup().clone() });
    assert_eq!(refused.unwrap_err(), SetupError::NobodyTeaches);
    let mut replaced = taught;
    replaced.seat(Side::Black, two[1].clone()).unwrap();
    assert!(!replaced.setup().teaches, "nobody is left who could");
}

#[test]
fn endings_come_back() {
    let mut flag = sample();
    flag.decline_draw(Side::Black).unwrap();
    flag.resume_clocks();
    flag.advance(std::time::Duration::from_secs(999));
    let mut agreed = sample();
    agreed.accept_draw(Side::Black).unwrap();
    let mut resigned = sample();
    resigned.resign(Side::Black).unwrap();
    let mut abandoned = sample();
    abandoned.abandon().unwrap();
    for game in [flag, agreed, resigned, abandoned] {
        assert!(game.result().is_some());
        assert_eq!(Match::from_text(&game.to_text()), Ok(game));
    }
}

#[test]
fn line_ends_of_other_systems_do_no_harm() {
    assert_eq!(Match::from_text(&sample().to_text().replace('\n', "\r\n")), Ok(sample()));
}

#[test]
fn errors_of_meaning_name_their_place() {
    let cases = [
        ("d7d6", "d7d5", 15, 6, "turn 2 \"d7d5\" is not legal: "),
        ("\"d7d6\"", "\"dNd6\"", 15, 6, "turn 2 \"dNd6\" must be written \"d7d6\""),
        ("\"d7d6\"", "7", 15, 6, "expected text in quotation marks, found 7"),
        ("tress", "chess", 5, 8, "unknown game \"chess\"; known: "),
        ("second_wind = \"on\"", "second_wind = \"maybe\"", 6, 11, "option second_wind cannot be \"maybe\""),
        ("second_wind = \"on\"", "wind = \"on\"", 6, 11, "unknown option \"wind\""),
        ("{ second_wind = \"on\" }", "{ }", 6, 11, "expected all options of the game, \"second_wind\" among them"),
        ("{ ai = 3 }", "{ ai = 30 }", 10, 16, "there is no level 30"),
        ("5+3", "5-3", 11, 9, "\"5-3\" is no clock setting"),
        ("4:58.12", "4:58,12", 14, 14, "expected a time such as \"4:58.12\", found \"4:58,12\""),
        ("version = 1", "version = 2", 2, 11, "version 2 of the format is unknown"),
        ("paused", "pausen", 24, 1, "\"pausen\" is not expected here"),
        ("offer = \"white\"", "offer = \"wight\"", 25, 9, "expected white, black or none"),
        ("ongoing", "draw by threefold", 26, 10, "the turns lead to \"ongoing\", not to \"draw by threefold\""),
        ("ongoing", "draw by agreement", 25, 9, "expected \"none\", since the match is over"),
    ];
    for (from, to, line, column, what) in cases {
        let error = refused(&altered(from, to));
        let message = format!("line {line}, column {column}: {what}");
        assert!(error.to_string().starts_with(&message), "{from} -> {to}: {error}\nexpected: {message}");
    }
}

#[test]
fn a_refused_position_is_shown_at_its_column() {
    let error = refused(&altered("/8/8/8/8/NN1NN1NN/", "/8/8/8/8/NN1NZ1NN/"));
    assert!(matches!(*error.fault, SaveFault::Setup(_)), "{error}");
    let line = error.line - 1;
    let text = altered("/8/8/8/8/NN1NN1NN/", "/8/8/8/8/NN1NZ1NN/");
    assert_eq!(text.lines().nth(line).unwrap().chars().nth(error.column - 1), Some('Z'), "{error}");
}

#[test]
fn other_turns_do_not_lead_to_the_recorded_end() {
    let error = refused(&altered("\"e2e3\"", "\"g2g3\""));
    assert!(matches!(*error.fault, SaveFault::End { .. }), "{error}");
    let without_last = altered("    [\"e2e3\", \"5:01.12\", \"5:03\"], # 3 White: eNe3\n", "");
    assert!(matches!(*refused(&without_last).fault, SaveFault::End { .. } | SaveFault::Turn { .. }));
}

#[test]
fn what_the_turns_do_not_show_is_sealed() {
    for (from, to) in [
        ("Ann", "Bob"),
        ("2a\"", "2b\""),
        ("\"e7e6\"", "\"g7g6\""),
        ("eNe6", "eNe7"),
        ("paused = false", "paused = true"),
    ] {
        let text = sample().to_text().replacen(from, to, 1);
        assert!(matches!(*refused(&text).fault, SaveFault::Checksum { .. }), "{from}");
    }
}

#[test]
fn a_checksum_that_fits_lets_people_mend_a_save() {
    let game = Match::from_text(&altered("Ann", "Bob")).unwrap();
    assert_eq!(game.setup().players[0], Player::Human { name: "Bob".to_owned() });
}

#[test]
fn nothing_may_follow_the_end() {
    let text = sample().to_text();
    for more in ["more = 1\n", "# more\n", "[more]\n"] {
        refused(&(text.clone() + more));
    }
    assert_eq!(Match::from_text(&(text + "\n \n")), Ok(sample()));
}

#[test]
fn clocks_must_fit_the_result() {
    let error = refused(&altered("clocks = [\"5:01.12\"", "clocks = [\"0:00\""));
    assert!(error.to_string().contains("a clock that fits the result"), "{error}");
    let mut game = sample();
    game.resume_clocks();
    game.advance(std::time::Duration::from_secs(999));
    let text = game.to_text().replace("white wins by time", "black wins by time");
    assert!(matches!(*refused(&text).fault, SaveFault::End { .. }));
}

#[test]
fn turns_after_the_end_are_refused() {
    let mut game = fresh(setup());
    play_all(&mut game, "d2d3 d7d6 d3d2 d6d7 d2d3 d7d6 d3d2 d6d7");
    let text = game.to_text().replace("]\nundone", "    \"d2d3\",\n]\nundone");
    let error = refused(&text);
    assert!(error.to_string().ends_with("turn 9 \"d2d3\": the match is over (draw by threefold)"), "{error}");
}

#[test]
fn another_program_is_saved_by_its_name_and_can_be_replaced() {
    let mut game = sample();
    let program = Player::Program { name: "Fish \"2\"\n".to_owned() };
    game.seat(Side::Black, program.clone()).unwrap();
    assert!(game.to_text().contains(r#"black = { program = "Fish \"2\"\u000A" }"#), "{}", game.to_text());
    let mut again = Match::from_text(&game.to_text()).unwrap();
    assert_eq!((&again, again.setup().player(Side::Black)), (&game, &program));
    assert_eq!(again.seat(Side::Black, Player::Ai { level: 11 }), Err(SetupError::Level { level: 11 }));
    assert_eq!(again, game, "nothing has changed");
    again.seat(Side::Black, Player::Ai { level: 3 }).unwrap();
    assert_eq!(again, sample());
}

#[test]
fn an_even_opponent_is_saved_with_its_rating() {
    let mut game = sample();
    game.seat(Side::Black, Player::Even { rating: 1034 }).unwrap();
    assert!(game.to_text().contains("black = { even = 1034 }"), "{}", game.to_text());
    assert_eq!(Match::from_text(&game.to_text()).unwrap(), game);
    assert_eq!(game.seat(Side::Black, Player::Even { rating: 4001 }), Err(SetupError::Rating { rating: 4001 }));
    let error = Match::from_text(&game.to_text().replace("1034", "4001")).unwrap_err();
    assert!(error.to_string().contains("there is no rating 4001"), "{error}");
}

#[test]
fn nobody_is_two_players() {
    let text = altered("{ ai = 3 }", "{ ai = 3, program = \"Fish\" }");
    let error = Match::from_text(&text).unwrap_err();
    assert!(error.to_string().contains("a program's name"), "{error}");
}
