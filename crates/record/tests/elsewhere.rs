//! Texts of other programs: they are read as they are meant, and none of them is too much.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod common;

use std::time::Duration;

use common::studies::{random_match, random_study};
use ludarium_record::study::{Glyph, MarkColour, Notes, Study};
use ludarium_record::{
    AnyMatch, EncodingError, Match, PasteError, Pasted, Player, SaveFault, Setup, abstract_play, ludo, matches, paste,
    share, text_of,
};
use ludarium_rules::GameId;
use proptest::prelude::*;

macro_rules! bytes_of {
    ($name:literal) => {
        include_bytes!(concat!("data/elsewhere/", $name)).to_vec()
    };
}

fn text(bytes: Vec<u8>) -> String {
    text_of(bytes).unwrap()
}

fn studies(text: &str) -> Vec<Study> {
    matches(text, None).map(|read| read.expect(text).into_study()).collect()
}

fn one(text: &str) -> Study {
    let mut studies = studies(text);
    assert_eq!(studies.len(), 1, "{text}");
    studies.remove(0)
}

/// What is noted after so many turns of the main line.
fn notes(study: &Study, ply: usize) -> Notes {
    study.node(study.main_line()[ply]).unwrap().notes().clone()
}

/// It is read again as it was.
fn comes_back(study: &Study) {
    let written = ludo::write(study);
    assert_eq!(&one(&written), study, "{written}");
}

#[test]
fn a_comment_before_a_variation_is_kept_at_its_first_turn() {
    let study = one(&text(bytes_of!("a01_comment_before_variation.ludo")));
    let first = study.node(study.main_line()[1]).unwrap();
    let variation = study.node(first.children()[1]).unwrap();
    assert_eq!((variation.notation(), variation.notes().comment.as_str()), ("eNe6", "(A)"));
    comes_back(&study);
}

#[test]
fn clocks_are_read_as_hours_minutes_and_seconds_and_unknown_commands_are_kept() {
    let study = one(&text(bytes_of!("a05_clk_hms.ludo")));
    assert_eq!(notes(&study, 1).clock, Some(Duration::from_secs(298)));
    let second = notes(&study, 2);
    assert_eq!(second.clock, Some(Duration::from_millis(295_700)));
    assert_eq!((second.comment.as_str(), &second.commands[..]), ("", &[("emt".to_owned(), "0:00:03".to_owned())][..]));
    assert!(ludo::write(&study).contains("{[%clk 4:55.7] [%emt 0:00:03]}"));
    comes_back(&study);
}

#[test]
fn glyphs_stick_to_turns_and_have_any_number() {
    let glyphs = |study: &Study| [1, 2, 3].map(|ply| notes(study, ply).glyph);
    let text = text(bytes_of!("a08_glyph_attached.ludo"));
    let study = one(&text);
    assert_eq!(glyphs(&study), [Some(Glyph::Good), Some(Glyph::Dubious), None], "+ says nothing here");
    comes_back(&study);
    let numbered = text.replace("dNd3!", "dNd3$1$10").replace("dNd6?!", "dNd6 $6 $14 $0").replace("eNe3+", "eNe3 $146");
    let study = one(&numbered);
    assert_eq!(glyphs(&study), [Some(Glyph::Good), Some(Glyph::Dubious), None]);
    assert_eq!([1, 2, 3].map(|ply| notes(&study, ply).numbers), [vec![10], vec![14], vec![146]]);
    comes_back(&study);
}

/// A turn of Trees may end with the sign of a glyph.
#[test]
fn a_sign_that_belongs_to_a_turn_stays_there() {
    let people = ["Ann", "Bob"].map(|name| Player::Human { name: name.to_owned() });
    for seed in 0..20 {
        let study = Study::from_match(&random_match(GameId::Trees, seed, 30));
        let turns = ludo::write_turns(&study);
        let setup = Setup {
            start: study.start_text(),
            options: study.setup().options.clone(),
            ..Setup::new(GameId::Trees, people.clone())
        };
        let read = ludo::read_turns(setup, &turns).unwrap().unwrap();
        assert_eq!(ludo::write_turns(&read), turns);
        assert!((1..=read.plies()).all(|ply| notes(&read, ply).glyph.is_none()), "{turns}");
    }
}

#[test]
fn texts_that_were_joined_are_read_with_their_byte_order_marks() {
    let bytes = bytes_of!("b17_doublebom.ludo");
    assert_eq!(studies(&text(bytes.clone())).len(), 2);
    assert_eq!(studies(&String::from_utf8(bytes).unwrap()).len(), 2, "also where the marks are still there");
    let save = common::text::sample().to_text();
    assert_eq!(Match::from_text(&format!("\u{feff}\u{feff}{save}")), Ok(common::text::sample()));
    let Ok(Pasted::Save(_)) = paste(&format!("\u{feff}{save}"), None) else { panic!("it is a save") };
    assert_eq!(studies(&format!("\u{feff}{}", text(bytes_of!("code_two.txt")))).len(), 2);
    assert_eq!(studies(&format!("\u{feff}{}", text(bytes_of!("ap-array.json")))).len(), 2);
    assert_eq!(studies("\u{feff}1. dNd3 dNd6")[0].plies(), 2);
}

#[test]
fn other_encodings_are_named_with_what_to_do() {
    let wide = text_of(bytes_of!("b04_utf16.ludo")).unwrap_err();
    assert_eq!(wide, EncodingError::Utf16);
    assert!(wide.to_string().contains("UTF-16: save it as UTF-8"), "{wide}");
    let plain = "[White \"A\"]\n";
    for order in [u16::to_le_bytes, u16::to_be_bytes] {
        let bytes = plain.encode_utf16().flat_map(order).collect();
        assert_eq!(text_of(bytes), Err(EncodingError::Utf16), "without a mark");
    }
    let latin = text_of(b"[Ludo \"2\"]\n[White \"M\xfcller\"]".to_vec()).unwrap_err();
    assert_eq!(latin.to_string().split(": ").next(), Some("line 2, column 10"));
    assert!(latin.to_string().contains("Latin-1: save it as UTF-8"), "{latin}");
    assert_eq!(text_of(b"\x89PNG\r\n\x1a\n\0\0".to_vec()), Err(EncodingError::Binary));
}

#[test]
fn as_many_codes_are_read_as_are_written() {
    assert_eq!(studies(&text(bytes_of!("code_two.txt"))).len(), 2);
    assert_eq!(paste(&text(bytes_of!("code_two.txt")), None), Ok(Pasted::Several));
    let codes: Vec<String> =
        GameId::ALL.iter().map(|game| share::encode(&random_match(*game, 3, 12)).unwrap()).collect();
    let read = studies(&codes.join("\n"));
    let again: Vec<String> = read.iter().map(|study| share::encode(&study.to_match()).unwrap()).collect();
    assert_eq!(again, codes);
    // Mails break lines wherever they like.
    let broken: Vec<String> = codes.iter().map(|code| format!("{}\n {}", &code[..12], &code[12..])).collect();
    assert_eq!(studies(&broken.join("\r\n")).len(), codes.len());
    let wrong = format!("{}\n{}\n", codes[0], &codes[1][..codes[1].len() - 3]);
    let error = matches(&wrong, None).find_map(Result::err).unwrap();
    assert!(error.to_string().starts_with("share code 2: the share code is cut off"), "{error}");
}

#[test]
fn arrays_of_records_are_read_and_those_of_other_games_left_out() {
    let array = text(bytes_of!("ap-array.json"));
    let read = studies(&array);
    assert_eq!(read.len(), 2);
    assert_eq!(paste(&array, None), Ok(Pasted::Several));
    let other = array.replacen("\"Gess\"", "\"Ludus {[\\\"\"", 1);
    let mut records = abstract_play::records(&other);
    assert_eq!((records.by_ref().filter(Result::is_ok).count(), records.others()), (1, 1));
    let Ok(Pasted::Record(study)) = paste(&other, None) else { panic!("one is left") };
    assert_eq!(*study, read[1]);
    for (wrong, why) in [
        (array.replacen("}\n,", "};", 1), "the array: expected \",\" or \"]\" behind a record"),
        (array.trim_end().trim_end_matches(']').to_owned(), "the array: "),
        (format!("{array} x"), "the array: expected nothing behind its end"),
        (array.replacen("c3-b3", "c3-z9", 1), "record 1: moves[0][0]: turn 1, \"c3-z9\""),
        (array.replacen("{", "", 1), ""),
    ] {
        let error = matches(&wrong, None).find_map(Result::err).expect(&wrong).to_string();
        assert!(error.contains(why) && !error.contains('\n'), "{error}");
    }
}

#[test]
fn drawings_names_and_notes_of_the_samples_are_read() {
    let study = one(&text(bytes_of!("example.ludo")));
    let drawn = notes(&study, 0);
    assert_eq!((drawn.arrows.len(), drawn.rings.len(), drawn.rings[0].colour), (1, 1, MarkColour::Red));
    let named = one(&text(bytes_of!("7_names.ludo")));
    assert_eq!(named.player(ludarium_rules::Side::White).name(), "田中 太郎");
    assert_eq!(notes(&named, 1).comment, "Хороший ход 好手 ★ → ≥");
    comes_back(&study);
    comes_back(&named);
}

/// What PGN allows besides: the rest of a line as a comment, an ellipsis, a tag twice.
#[test]
fn what_is_not_ambiguous_is_read() {
    let plain =
        one("[Ludo \"2\"]\n[Game \"tress\"]\n[White \"A\"]\n[Black \"B\"]\n[Result \"*\"]\n\n1. dNd3 {good} dNd6 *\n");
    for same in [
        "[Ludo \"2\"]\n[Game \"tress\"]\n[White \"A\"]\n[White \"A\"]\n[Black \"B\"]\n[Result \"*\"]\n\n1. dNd3 ; good\n1... dNd6 *",
        "[Ludo \"2\"] [Game \"tress\"] [White \"A\"] [Black \"B\"] [Result \"*\"] 1.dNd3 {good} ... dNd6+ *",
    ] {
        assert_eq!(one(same), plain, "{same}");
    }
}

#[test]
fn what_another_study_says_is_merged_and_nothing_is_overwritten() {
    let [mut mine, theirs] = [bytes_of!("plain.ludo"), bytes_of!("annotated.ludo")].map(|bytes| one(&text(bytes)));
    let before = mine.clone();
    assert_eq!(mine.merge(&theirs), Ok(true));
    assert_eq!(mine.main_line().len(), before.main_line().len());
    assert!(mine.count() > before.count(), "its variations are there");
    for (ply, id) in before.main_line().into_iter().enumerate() {
        let said = &before.node(id).unwrap().notes().comment;
        assert!(notes(&mine, ply).comment.contains(said.as_str()), "{said}");
        assert_eq!(notes(&mine, ply).glyph, notes(&theirs, ply).glyph);
    }
    let once = mine.clone();
    assert_eq!((mine.merge(&theirs), mine.merge(&before)), (Ok(false), Ok(false)));
    assert_eq!(mine, once);
    comes_back(&mine);
    let other = one("1. dNd3");
    assert!(mine.merge(&other).is_err());
}

/// What every text repeats of itself in an error, and how much of it is held in memory, has a bound.
#[test]
fn no_field_of_any_format_is_too_long() {
    let long = "x".repeat(1 << 20);
    let plain = text(bytes_of!("plain.ludo"));
    let gess = text(bytes_of!("ap-array.json"));
    let save = common::text::sample().to_text();
    let head = "[Ludo \"2\"]\n[Game \"tress\"]\n[White \"A\"]\n[Black \"B\"]\n[Result \"*\"]\n";
    for wrong in [
        plain.replace("engine:nodes=2000", &long),
        plain.replace("Ludarium lab", &long),
        plain.replace("[Event ", &format!("[{long} ")),
        plain.replace("\"gess\"", &format!("\"{long}\"")),
        plain.replace("keep_ring=off", &format!("keep_ring={long}")),
        plain.replace("keep_ring=off", &long),
        plain.replace("no-ring", &long),
        plain.replace("[Result \"1-0\"]", &format!("[Result \"{long}\"]")),
        plain.replace("[Event ", &format!("[Clock \"{long}\"]\n[Event ")),
        plain.replace("[Event ", &format!("[Position \"{long}\"]\n[Event ")),
        plain.replace("[Event ", &format!("[WhiteType \"{long}\"]\n[Event ")),
        plain.replace("[Event ", &format!("[WhiteLevel \"{long}\"]\n[Event ")),
        plain.replace("[Event ", &format!("[Teaches \"{long}\"]\n[Event ")),
        plain.replace("[Event ", &format!("[BlackEven \"{long}\"]\n[Event ")),
        plain.replace("i13-i15", &long),
        plain.replace("2. i13", &format!("{}. i13", "2".repeat(1 << 20))),
        plain.replace("i13-i15", &format!("i13-i15 ${}", "1".repeat(1 << 20))),
        plain.replace("i13-i15", &format!("i13-i15 {}", "!".repeat(1 << 20))),
        plain.replace("i13-i15", &format!("i13-i15 {{{long}}}")),
        plain.replace("i13-i15", &format!("i13-i15 {{[%clk {long}]}}")),
        plain.replace("i13-i15", &format!("i13-i15 {{[%ring {long}]}}")),
        plain.replace("i13-i15", &format!("i13-i15 {{{}}}", "[%a]".repeat(1 << 18))),
        plain.replace("i13-i15", &format!("i13-i15 ;{long}\n")),
        format!("{head}1. dNd3 ({} 1. eNe3) *", "{a}".repeat(1000)),
        long.clone(),
        format!("{long} w"),
        format!("1. dNd3 {long}"),
        format!("ludo1.{long}"),
        format!("ludo{}.", "1".repeat(1 << 20)),
        format!("ludo9999.{long}"),
        format!("ludo1.\u{1}{long}"),
        gess.replace("\"First\"", &format!("\"{long}\"")),
        gess.replace("\"Abstract Play\"", &format!("\"{}\"", "x".repeat(5000))),
        gess.replace("c3-b3", &"x".repeat(5000)),
        gess.replace("\"moves\"", &format!("\"{}\"", "x".repeat(5000))),
        gess.replace("\"variants\":[]", &format!("\"variants\":[\"keep_ring={}\"]", "x".repeat(5000))),
        format!("{{\"header\": {}", "[".repeat(1 << 20)),
        save.replace("human = \"Ann\"", &format!("human = \"{long}\"")),
        save.replace("game = \"tress\"", &format!("game = \"{long}\"")),
        save.replace("clock = \"5+3\"", &format!("clock = \"{long}\"")),
        save.replace("second_wind = \"on\"", &format!("second_wind = \"{long}\"")),
        save.replace("second_wind = \"on\"", &format!("{long} = \"on\"")),
        save.replace("id = \"", &format!("id = \"{long}")),
        save.replace("offer = \"", &format!("offer = \"{long}")),
        save.replace("result = \"", &format!("result = \"{long}")),
        save.replace("position = \"", &format!("position = \"{long}")),
        save.replace("\"d2d3\"", &format!("\"{long}\"")),
        save.replace("checksum = \"", &format!("checksum = \"{long}")),
        save.replace("undone", &format!("{long} = 1\nundone")),
        save.replace("version = 1", &format!("version = {}", "1".repeat(1 << 20))),
        format!("{save}{long}"),
        format!("version = 1\nx = {}", "[".repeat(1 << 20)),
        format!("{save}# {}", "x".repeat(5 << 20)),
    ] {
        let error = matches(&wrong, None).find_map(Result::err);
        let error = error.or_else(|| paste(&wrong, None).err()).unwrap_or_else(|| panic!("{:.300}", wrong)).to_string();
        assert!(error.chars().count() < 500, "{:.200}: {:.600}", wrong, error);
        assert!(!error.contains('\n') && !error.contains(&"x".repeat(41)), "{error:.600}");
    }
}

#[test]
fn a_save_has_a_greatest_length_and_says_so() {
    let error = Match::from_text(&" ".repeat(5 << 20)).unwrap_err();
    assert!(matches!(*error.fault, SaveFault::TooLong { bytes: 5_242_880 }), "{error}");
    assert!(matches!(paste(&format!("{} w", "8/".repeat(4000)), None), Err(PasteError::LongPosition)));
}

/// Names at the bound are kept, one letter more is refused.
#[test]
fn names_have_a_greatest_length() {
    let with = |letters: usize| {
        let players = ["é".repeat(letters), "Bob".to_owned()].map(|name| Player::Human { name });
        Match::new(Setup::new(GameId::Tress, players))
    };
    let game = with(Player::MAX_NAME).unwrap();
    assert_eq!(Match::from_text(&game.to_text()), Ok(game.clone()));
    comes_back(&Study::from_match(&game));
    assert!(with(Player::MAX_NAME + 1).is_err());
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]

    /// Whatever is written in a format is read in it again as so many matches.
    #[test]
    fn many_matches_are_read_as_they_were_written(seed in 0..10_000_u64, count in 1..4_u64) {
        let written: Vec<Study> = (0..count)
            .map(|number| random_study(GameId::ALL[((seed + number) % 7) as usize], seed + number, 12))
            .collect();
        prop_assert_eq!(&studies(&ludo::write_all(&written)), &written);
        prop_assert_eq!(&studies(&format!("\u{feff}{}", ludo::write_all(&written).replace('\n', "\r\n"))), &written);
        let codes: Vec<String> = written.iter().map(|study| share::encode(&study.to_match()).unwrap()).collect();
        let read = studies(&codes.join("\n"));
        let again: Vec<String> = read.iter().map(|study| share::encode(&study.to_match()).unwrap()).collect();
        prop_assert_eq!(again, codes);
        for number in 0..count {
            let game = random_match(GameId::ALL[((seed + number) % 7) as usize], seed, 12).from_elsewhere();
            let Ok(AnyMatch::Save(saved)) = matches(&game.to_text(), None).next().unwrap() else { panic!("a save") };
            prop_assert_eq!(*saved, game);
        }
    }

    /// Merging is like taking the union: nothing is lost, and again is nothing new.
    #[test]
    fn merging_loses_nothing(seed in 0..10_000_u64) {
        let one = random_study(GameId::ALL[(seed % 7) as usize], seed, 10);
        let mut plain = Study::from_match(&one.to_match());
        let grown = plain.merge(&one);
        if grown.is_ok() && one.result().is_some() {
            prop_assert_eq!(plain.count(), one.count());
        }
        prop_assert_eq!(plain.merge(&one), Ok(false));
        let mut same = one.clone();
        prop_assert_eq!(same.merge(&one), Ok(false));
        prop_assert_eq!(same, one);
    }
}
