//! Share codes: what comes back, and what is refused.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod common;

use common::studies::random_match;
use common::{fresh, go_chess, play_all};
use ludarium_record::share::{self, ShareError};
use ludarium_record::study::Study;
use ludarium_record::{Match, Setup};
use ludarium_rules::{GameId, Side};
use proptest::prelude::*;
use proptest::sample::select;

/// Everything of a match that a code holds.
fn held(game: &Match) -> impl PartialEq + std::fmt::Debug + use<> {
    let turns: Vec<String> = game.turns().iter().map(|played| played.turn.to_string()).collect();
    (game.setup().game, game.setup().options.clone(), game.first_position().clone(), turns, game.result())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 80, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_match_comes_back(game in select(GameId::ALL.to_vec()), seed in any::<u64>(), plies in 0..200_usize) {
        let played = random_match(game, seed, plies);
        let secrets = (0..played.ply()).filter(|&ply| played.visible_turn(ply).unwrap().secret).count();
        let code = share::encode(&played).expect("a short match");
        let decoded = share::decode(&code).expect(&code);
        prop_assert_eq!(decoded.ply() + secrets, played.ply());
        prop_assert_eq!(share::encode(&decoded).expect("the same"), code);
        if secrets == 0 {
            prop_assert!(held(&decoded) == held(&played));
        }
    }

    /// Whatever is changed is found: one character, two neighbours swapped, something cut off or added.
    #[test]
    fn a_changed_code_is_refused(seed in any::<u64>(), plies in 0..100_usize, place in any::<prop::sample::Index>(), new in "[A-Za-z0-9_-]") {
        let code = share::encode(&random_match(GameId::Tress, seed, plies)).unwrap();
        let (head, digits) = code.split_at("ludo1.".len());
        let at = place.index(digits.len());
        let with = |range: std::ops::Range<usize>, text: &str| format!("{head}{}{text}{}", &digits[..range.start], &digits[range.end..]);
        let swapped: String = digits[at..].chars().take(2).collect::<Vec<_>>().iter().rev().collect();
        let changed = [
            with(at..at + 1, &new),
            with(at..at + 1, ""),
            with(at..at, &new),
            with(at..at + swapped.len(), &swapped),
            code[..head.len() + at].to_owned(),
        ];
        for text in changed.iter().filter(|text| **text != code) {
            let error = share::decode(text).expect_err(text);
            prop_assert!(!error.to_string().contains('\n'), "{}", error);
        }
    }

    #[test]
    fn no_text_is_trouble(text in "ludo1\\.[A-Za-z0-9_-]{0,40}", other in "\\PC{0,40}") {
        prop_assert!(share::decode(&text).is_err() || text.len() > 10);
        prop_assert!(share::decode(&other).is_err());
    }
}

/// Codes are for ever: if one of these is read no longer, `rules_version` of its game must grow, and this code with it.
#[test]
fn codes_of_today_are_read_tomorrow() {
    let made = CODES.map(|(game, turns, code)| {
        let people = ["Ann", "Bob"].map(|name| ludarium_record::Player::Human { name: name.to_owned() });
        let mut played = fresh(Setup::new(game, people));
        play_all(&mut played, turns);
        assert!(held(&share::decode(code).expect(code)) == held(&played), "{}", game.name());
        share::encode(&played).unwrap()
    });
    assert_eq!(made, CODES.map(|(_, _, code)| code));
}

/// A game, some turns, and their code.
const CODES: [(GameId, &str, &str); 7] = [
    (GameId::Tress, "d2d3 d7d6 e2e3", "ludo1.C0AAxFSKDzCd0lpp"),
    (GameId::Trees, "a3>a4", "ludo1.CkEAwgiWEDQT4xU"),
    (GameId::Tribun, "b2-b3", "ludo1.CUIAAjjjFSDmmQ"),
    (GameId::Gess, "i3-i5 i18-i16", "ludo1.C0MABFA9SXuCL_m5"),
    (GameId::GoChess, "a1 b1", "ludo1.C0QABPX2VAosrH9D"),
    (GameId::Treason, "A1-G1", "ludo1.CkUAApEMAoMv6nI"),
    (GameId::TroopChess, "a1b1c2-c3", "ludo1.CkYAggznCIwDs7E"),
];

#[test]
fn what_is_wrong_is_said_in_one_line() {
    let mut game = fresh(common::setup());
    play_all(&mut game, "d2d3 d7d6 e2e3");
    let code = share::encode(&game).unwrap();
    assert_eq!(share::decode(&format!(" {}\r\n {}\n", &code[..9], &code[9..])).unwrap().ply(), 3);
    let cut = share::decode(&code[..code.len() - 4]).expect_err("cut off");
    assert!(matches!(cut, ShareError::CutOff { missing: 3, .. }), "{cut}");
    for (text, why) in [
        (String::new(), "this is no share code"),
        ("ludo.".to_owned(), "this is no share code"),
        ("ludo2.AAAA".to_owned(), "\"ludo2.\" are unknown to this program"),
        ("ludo1.".to_owned(), "cut off"),
        (format!("{code}="), "is '=', and codes have letters"),
        (format!("{code}AAAA"), "something stands behind its end"),
        (code.replacen("ludo1.", "ludo1.AAAA", 1), "damaged"),
        (format!("ludo1.{}", "A".repeat(share::MAX_CHARACTERS)), "at most 10000 turns"),
    ] {
        let error = share::decode(&text).expect_err(&text).to_string();
        assert!(error.contains(why) && !error.contains('\n'), "{error}");
    }
}

/// A choice that the other side may not know yet is not told.
#[test]
fn secrets_are_not_shared() {
    let mut game = fresh(go_chess());
    play_all(&mut game, "e4 e6 a2");
    let code = share::encode(&game).unwrap();
    let decoded = share::decode(&code).unwrap();
    assert_eq!((decoded.ply(), Some(decoded.position())), (2, game.position_at(2)));
    let mut other = fresh(go_chess());
    play_all(&mut other, "e4 e6 j9");
    assert_eq!(share::encode(&other).unwrap(), code, "whatever was chosen");
    let revealed = Study::from_revealed(&game);
    assert_eq!((revealed.plies(), &revealed), (2, &Study::from_revealed(&other)));
    assert_eq!(Study::from_match(&game).plies(), 3);
    game.resign(Side::Black).unwrap();
    let decoded = share::decode(&share::encode(&game).unwrap()).unwrap();
    assert_eq!((decoded.ply(), decoded.result()), (2, game.result()));
}

/// A Spy among fifteen enemies can go on capturing in more than two billion ways: the turn itself is written.
#[test]
fn turns_too_many_to_list_are_shared() {
    let crowd = "B1B4/1B1B1BB/BB1BWB1/2BBBB1/1BB1B1B/1B1B1B1 w";
    let setup = Setup { start: Some(crowd.to_owned()), ..Setup::new(GameId::Treason, common::setup().players) };
    let mut game = fresh(setup);
    assert!(game.position().turns_up_to(20_000).is_none());
    let turn = game.position().nth_turn(15_000).unwrap();
    game.play(&turn).unwrap();
    let code = share::encode(&game).unwrap();
    assert_eq!(held(&share::decode(&code).unwrap()), held(&game), "{code}");
}
