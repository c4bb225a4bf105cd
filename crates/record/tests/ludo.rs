//! Matches as `.ludo` text: what is written is read back, and what is wrong is named with its place.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod common;

use common::studies::random_study;
use ludarium_record::ludo::{self, LudoError, LudoFault};
use ludarium_record::study::{Arrow, Glyph, MarkColour, NodeId, Ring, Study, StudyError, TagError};
use ludarium_record::{Match, MatchId, Player, Setup};
use ludarium_rules::{Cell, GameId, Side};
use proptest::prelude::*;
use proptest::sample::select;

proptest! {
    #![proptest_config(ProptestConfig { cases: 60, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn what_is_written_is_read_back(games in prop::collection::vec((select(GameId::ALL.to_vec()), any::<u64>(), 0..100_usize), 1..4)) {
        let written: Vec<Study> = games.iter().map(|&(game, seed, plies)| random_study(game, seed, plies)).collect();
        let text = ludo::write_all(&written);
        let read = ludo::read(&text).map_err(|error| TestCaseError::fail(format!("{error}\n{text}")))?;
        prop_assert_eq!(read.len(), written.len());
        for (read, written) in read.iter().zip(&written) {
            prop_assert!(read == written, "{}", text);
            prop_assert_eq!(ludo::write(read), ludo::write(written));
        }
        // Other systems end lines in another way.
        let other = ludo::read(&text.replace('\n', "\r\n\t")).expect(&text);
        prop_assert!(other == written, "{}", text);
    }

    #[test]
    fn no_text_is_trouble(text in "[\\[\\]{}()\"\\\\ u1a-z0.*\n-]{0,60}") {
        place_is_there(&text);
        let head = sample().split_inclusive('\n').take(6).collect::<String>();
        place_is_there(&format!("{head}{text}"));
    }

    /// A character more, less or another one: whatever is still read is written and read again.
    #[test]
    fn a_changed_text_is_refused_or_read_back(
        game in select(GameId::ALL.to_vec()),
        seed in 0..20_u64,
        changes in prop::collection::vec((any::<prop::sample::Index>(), 0..3, select("()[]{}%!?$.-: 12abNK\\\"*/".chars().collect::<Vec<_>>())), 1..4),
    ) {
        let mut text: Vec<char> = ludo::write(&random_study(game, seed, 12)).chars().collect();
        for (place, kind, character) in changes {
            let at = place.index(text.len());
            match kind {
                0 => text[at] = character,
                1 => text.insert(at, character),
                _ => drop(text.remove(at)),
            }
        }
        let text: String = text.into_iter().collect();
        place_is_there(&text);
        for study in ludo::read(&text).unwrap_or_default() {
            let written = ludo::write(&study);
            prop_assert_eq!(ludo::read(&written).expect(&written), [study]);
        }
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

/// A short match.
fn sample() -> String {
    ludo::write(&sample_study())
}

fn sample_study() -> Study {
    let people = ["Ann", "Bob"].map(|name| Player::Human { name: name.to_owned() });
    let mut game = Match::with_id(Setup::new(GameId::Tress, people), MatchId::new(1, 1)).expect("a valid set-up");
    common::play_all(&mut game, "d2d3 d7d6 e2e3");
    game.resign(Side::Black).expect("it is going on");
    let mut study = Study::from_match(&game);
    let second = study.main_line()[2];
    study.set_comment(second, "+0.31/12 0.05s").unwrap();
    study
}

/// The same as the first version of the format has it.
fn sample_of_version_1() -> String {
    sample().replace("[Ludo \"2\"]", "[Ludo \"1\"]").replace("1... ", "")
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
    assert_eq!(sample_of_version_1(), expected);
    assert!(ludo::read("").expect("no matches").is_empty());
}

/// What older programs have written means what it meant, also where a later version would see a command.
#[test]
fn the_first_version_is_read() {
    assert_eq!(ludo::read(&sample_of_version_1()).unwrap(), [sample_study()]);
    let text = sample_of_version_1().replace("+0.31/12 0.05s", "[%eval +0.31] [%nothing");
    let read = ludo::read(&text).unwrap().remove(0);
    let notes = read.node(read.main_line()[2]).unwrap().notes().clone();
    assert_eq!((notes.comment.as_str(), notes.evaluation), ("[%eval +0.31] [%nothing", None));
    assert_eq!(ludo::read(&ludo::write(&read)).unwrap(), [read]);
}

#[test]
fn everything_has_its_place() {
    let mut study = sample_study();
    let line = study.main_line();
    let other = study.play_text(line[1], "eNe6").unwrap();
    let inner = study.play_text(line[1], "hNg6").unwrap();
    let deeper = study.play_text(other, "eNe3").unwrap();
    study.play_text(other, "hNg3").unwrap();
    study.play_text(deeper, "dNd6").unwrap();
    study.play_text(line[3], "hNg6").unwrap();
    study.set_glyph(inner, Some(Glyph::Interesting)).unwrap();
    let (d2, d4) = (cell(&study, "d2"), cell(&study, "d4"));
    study
        .annotate(NodeId::ROOT, |notes| {
            notes.comment = "See [%clk] and {}".to_owned();
            notes.arrows = vec![Arrow { from: d2, to: d4, colour: MarkColour::Green }];
            notes.rings = vec![Ring { cell: d4, colour: MarkColour::Red }];
        })
        .unwrap();
    study
        .annotate(line[1], |notes| {
            notes.glyph = Some(Glyph::Blunder);
            notes.evaluation = "-1.4/12".parse().ok();
            notes.clock = Some(std::time::Duration::from_millis(298_120));
        })
        .unwrap();
    let text = ludo::write(&study);
    let expected = "\
{[%arrow d2-d4] [%ring red:d4] See \\[%clk] and {\\}} 1. dNd3 ?? {[%eval -1.40/12] [%clk 4:58.12]}
1... dNd6 {+0.31/12 0.05s} (1... eNe6 2. eNe3 (2. hNg3) 2... dNd6) (1... hNg6 !?) 2. eNe3 (2...
hNg6) 1-0
";
    assert_eq!(text.split("\n\n").nth(1), Some(expected), "{text}");
    assert_eq!(ludo::read(&text).unwrap(), [study.clone()]);
    // Numbers may be left out or stick to their turns, glyphs be numbers, and commands stand anywhere.
    for (from, to) in [("1... dNd6", "dNd6"), ("(1... eNe6", "(\neNe6"), ("2. eNe3", "2.eNe3"), ("!?", "$5")] {
        let lenient = text.replacen(from, to, 1);
        assert_ne!(lenient, text);
        assert_eq!(ludo::read(&lenient).expect(&lenient), [study.clone()], "{lenient}");
    }
}

fn cell(study: &Study, name: &str) -> Cell {
    study.first_position().cell_named(name).unwrap()
}

#[test]
fn what_is_wrong_is_named_with_its_place() {
    let good = sample_of_version_1();
    for (from, to, place, why) in [
        ("[Ludo \"1\"]", "[Ludo \"3\"]", (1, 1), "update Ludarium"),
        ("[Ludo \"1\"]", "[Ludo \"01\"]", (1, 1), "update Ludarium"),
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
        let text = good.replace(from, to);
        assert_ne!(text, good, "{from} is there");
        let error = ludo::read(&text).expect_err(to);
        assert!(error.to_string().contains(why), "{to}: {error}");
        assert_eq!((error.line, error.column), place, "{to}: {error}");
    }
}

#[test]
fn what_is_wrong_with_variations_and_notes_is_named_with_its_place() {
    let good = sample_of_version_1().replace("[Ludo \"1\"]", "[Ludo \"2\"]");
    let deep = "(".repeat(2) + &"2. hNg3 (".repeat(200);
    for (from, to, column, why) in [
        ("2. eNe3", "2. eNe3 (2. hNg3", 48, "\")\" at the end of a variation"),
        ("2. eNe3", "2. eNe3 ()", 40, "the first turn of a variation"),
        ("2. eNe3", "2. eNe3 ({a})", 43, "the first turn of a variation"),
        ("2. eNe3", "2. eNe3 (2. eNe3)", 43, "is there already"),
        ("2. eNe3", "2. eNe3 (3. hNg3)", 40, "expected the number 2., found 3."),
        ("2. eNe3", "2. eNe3 (2... hNg6) hNg6", 51, "the result behind variations"),
        ("2. eNe3", "2. eNe3 (2. dNd6)", 43, "turn 3, \"dNd6\""),
        ("2. eNe3", "2. eNe3 (2. hNg3))", 48, "')'"),
        ("2. eNe3", &format!("2. eNe3 {deep}"), 40, "the first turn of a variation"),
        ("2. eNe3", "2. eNe3 ! ?", 41, "no second one"),
        ("2. eNe3", "2. eNe3 $256", 39, "\"$256\" is no glyph"),
        ("2. eNe3", "2. eNe3 $", 39, "\"$\" is no glyph"),
        ("1. dNd3", "$7 1. dNd3", 1, "neither a glyph"),
        ("2. eNe3", "2. eNe3 !!!", 39, "\"!!!\" is no glyph"),
        ("1. dNd3", "! 1. dNd3", 1, "behind a turn"),
        ("+0.31/12 0.05s", "[%eval 1-0]", 15, "no evaluation"),
        ("+0.31/12 0.05s", "[%clk 1:61]", 15, "is no time, such as"),
        ("+0.31/12 0.05s", "[%arrow a1-z9]", 15, "is no arrow on this board"),
        ("+0.31/12 0.05s", "[%arrow a1-a1]", 14, "an arrow leads"),
        ("+0.31/12 0.05s", "a [%ring pink:a1]", 17, "is no ring on this board"),
        ("+0.31/12 0.05s", "[%eval 1] [%eval 2]", 25, "a second [%eval]"),
        ("+0.31/12 0.05s", "[%ring a1", 24, "\"]\" after the value of a command"),
    ] {
        let text = good.replace(from, to);
        assert_ne!(text, good, "{from} is there");
        let error = ludo::read(&text).expect_err(to);
        assert!(error.to_string().contains(why), "{to}: {error}");
        assert_eq!((error.line, error.column), (9, column), "{to}: {error}");
    }
    let unfinished = good.replace("\"1-0\"", "\"*\"").replace("[Termination \"resignation\"]\n", "");
    let continued = unfinished.replace("1-0\n", "(2... hNg6) *\n");
    let error = ludo::read(&continued).expect_err("it is not over");
    assert!(matches!(*error.fault, LudoFault::Continuation), "{error}");
    let broken = good.replace("[Game \"tress\"]", "[Game \"tr\ness\"]");
    assert_eq!(ludo::read(&broken).expect_err("no game").to_string().lines().count(), 1);
    let clock = good.replace("[White", "[Clock \"fast\"]\n[White");
    assert!(ludo::read(&clock).expect_err("no setting").to_string().contains("line 4, column 1: \"fast\""));
}

/// Variations in variations as deep as they may be, and one deeper: every second turn is replaced by another one.
#[test]
fn depth_has_a_bound() {
    let setup = Setup { start: Some(common::SHUFFLE.to_owned()), ..common::setup() };
    let mut study = Study::from_match(&common::fresh(setup));
    let mut at = NodeId::ROOT;
    for _ in 0..Study::MAX_NESTING {
        at = branch(&mut study, at).expect("not too deep");
    }
    assert_eq!(branch(&mut study, at), Err(StudyError::TooDeep));
    let text = ludo::write(&study);
    assert_eq!(ludo::read(&text).expect(&text), [study.clone()]);
    // One level more, at the innermost place.
    let end = text.find(')').unwrap();
    let last = text[..end].rsplit(' ').next().unwrap();
    let other = study.node(at).unwrap().parent().unwrap();
    let mut turns = study.node(other).unwrap().position().turns().unwrap();
    turns.retain(|turn| study.child(other, turn).is_none());
    let deeper = format!("{}({}){}", &text[..end], turns[0], &text[end..]);
    let error = ludo::read(&deeper).expect_err(last);
    assert!(matches!(*error.fault, LudoFault::TooDeep), "{error}");
}

/// Plays two turns at a node, and gives the node after the second one, which begins a variation: a King that goes to and
/// fro on its file.
fn branch(study: &mut Study, at: NodeId) -> Result<NodeId, StudyError> {
    let turns = study.node(at).unwrap().position().turns().unwrap();
    let shuffle = |text: &str| ["h2h1", "h1h2", "h6h7", "h7h6"].contains(&text);
    let king = turns.iter().find(|turn| shuffle(turn.as_str())).unwrap();
    let other = turns.iter().find(|turn| !shuffle(turn.as_str())).unwrap();
    study.play(at, other)?;
    study.play(at, king)
}

#[test]
fn the_result_must_be_that_of_the_turns() {
    let people = ["Ann", "Bob"].map(|name| Player::Human { name: name.to_owned() });
    let setup = Setup { start: Some(common::SHUFFLE.to_owned()), ..Setup::new(GameId::Tress, people) };
    let mut game = Match::new(setup).expect("a valid set-up");
    common::play_all(&mut game, "h2g2 h6g6 g2h2 g6h6 h2g2 h6g6 g2h2 g6h6");
    let text = ludo::write(&Study::from_match(&game));
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
    let mut study = Study::from_match(&common::fresh(common::setup()));
    for name in ["", "two words", "Ä", &"x".repeat(65)] {
        assert!(matches!(study.set_tag(name, ""), Err(StudyError::Tag(TagError::Name { .. }))), "{name}");
    }
    assert_eq!(study.set_tag("Result", "1-0"), Err(TagError::Taken { name: "Result".to_owned() }.into()));
    assert_eq!(study.set_tag("Event", "a"), Ok(()));
    assert_eq!(study.set_tag("Event", "b"), Ok(()));
    assert_eq!(study.tags(), [("Event".to_owned(), "b".to_owned())]);
    assert!(study.remove_tag("Event") && !study.remove_tag("Event"));
}

#[test]
fn turns_are_listed_without_tags() {
    let setup = || Setup::new(GameId::Tress, ["Ann", "Bob"].map(|name| Player::Human { name: name.to_owned() }));
    let read = |text: &str| ludo::read_turns(setup(), text).unwrap();
    let study = read("1. dNd3 dNd6 {a} (1... eNe6) 2.eNe3").unwrap();
    assert_eq!(ludo::write_turns(&study), "1. dNd3 dNd6 2. eNe3\n");
    assert_eq!(read("dNd3 dNd6 eNe3 *").unwrap().plies(), 3);
    for (text, why) in [
        ("dNd3 1-0", "line 1, column 6: the result is \"1-0\", but the turns lead to \"*\""),
        ("dNd3 * dNd6", "the end of the text"),
        ("dNd3 (eNe3", "\")\" at the end of a variation"),
        ("[White \"Ann\"] dNd3", "a tag"),
    ] {
        let error = read(text).expect_err(text).to_string();
        assert!(error.contains(why), "{error}");
    }
}

#[test]
fn whether_the_computer_teaches_is_read_back() {
    let players = [Player::Human { name: "Ann".to_owned() }, Player::Ai { level: 3 }];
    for teaches in [false, true] {
        let game = Match::new(Setup { teaches, ..Setup::new(GameId::Tress, players.clone()) }).unwrap();
        let text = ludo::write(&Study::from_match(&game));
        assert_eq!(text.contains("[Teaches \"yes\"]\n"), teaches, "{text}");
        assert_eq!(ludo::read(&text).unwrap()[0].to_match().setup().teaches, teaches);
    }
    let text = ludo::write(&Study::from_match(&Match::new(Setup::new(GameId::Tress, players)).unwrap()));
    let with = |tag: &str| ludo::read(&text.replace("[White ", &format!("[Teaches \"{tag}\"]\n[White ")));
    assert!(!with("no").unwrap()[0].setup().teaches);
    let error = with("maybe").expect_err("neither yes nor no").to_string();
    assert_eq!(error, "line 4, column 1: Teaches is \"maybe\", but must be \"yes\" or \"no\"");
    let alone = text.replace("[BlackLevel \"3\"]\n", "[Teaches \"yes\"]\n");
    let error = ludo::read(&alone).expect_err("nobody plays who could teach").to_string();
    assert!(error.starts_with("line 6, column 1: the computer teaches only"), "{error}");
}
