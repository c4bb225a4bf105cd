//! Every command and every answer is read as it is written, and no text makes the readers fail.

use std::time::Duration;

use ludarium_rules::Side;
use ludarium_ugi::{
    Answer, BestMove, Bound, Clocks, Command, EngineOption, GameResult, Go, Info, OptionKind, PositionCommand, Query,
    Response, Score, StartPosition,
};
use proptest::collection::vec;
use proptest::option::of;
use proptest::prelude::*;

/// A word that is none of the protocol's: those have no digit in the first place.
fn word() -> impl Strategy<Value = String> {
    "[0-9][a-zA-Z0-9@+.x=/-]{0,9}"
}

/// Several words.
fn text() -> impl Strategy<Value = String> {
    vec(word(), 1..6).prop_map(|words| words.join(" "))
}

fn millis() -> impl Strategy<Value = Duration> {
    (0..1_000_000_000_000u64).prop_map(Duration::from_millis)
}

fn clocks() -> impl Strategy<Value = Clocks> {
    let pair = || [millis(), millis()];
    (pair(), pair(), of(1..u32::MAX)).prop_map(|(left, increment, turns_to_go)| Clocks { left, increment, turns_to_go })
}

fn go() -> impl Strategy<Value = Go> {
    let numbers = (of(millis()), of(1..u64::MAX), of(any::<u32>()), of(clocks()));
    (numbers, any::<bool>(), any::<bool>()).prop_map(|((movetime, nodes, depth, clocks), infinite, ponder)| Go {
        movetime,
        nodes,
        depth,
        clocks,
        infinite,
        ponder,
    })
}

fn position() -> impl Strategy<Value = PositionCommand> {
    let start = prop_oneof![Just(StartPosition::Usual), text().prop_map(StartPosition::Text)];
    (start, vec(word(), 0..9)).prop_map(|(start, turns)| PositionCommand { start, turns })
}

fn command() -> impl Strategy<Value = Command> {
    prop_oneof![
        Just(Command::Ugi),
        Just(Command::IsReady),
        (text(), of(text())).prop_map(|(name, value)| Command::SetOption { name, value }),
        Just(Command::NewGame),
        position().prop_map(Command::Position),
        vec(word(), 1..4).prop_map(Command::Moves),
        go().prop_map(Command::Go),
        Just(Command::Stop),
        Just(Command::PonderHit),
        prop_oneof![Just(Query::GameOver), Just(Query::FirstPlayersTurn), Just(Query::Result)].prop_map(Command::Query),
        Just(Command::Display),
        Just(Command::Quit),
    ]
}

fn kind() -> impl Strategy<Value = OptionKind> {
    prop_oneof![
        any::<bool>().prop_map(|default| OptionKind::Check { default }),
        any::<[i64; 3]>().prop_map(|[default, min, max]| OptionKind::Spin { default, min, max }),
        (text(), vec(text(), 0..5)).prop_map(|(default, values)| OptionKind::Combo { default, values }),
        prop_oneof![Just(String::new()), text()].prop_map(|default| OptionKind::Text { default }),
        Just(OptionKind::Button),
    ]
}

fn score() -> impl Strategy<Value = Score> {
    prop_oneof![any::<i32>().prop_map(Score::Centi), any::<i32>().prop_map(Score::Mate)]
}

fn info() -> impl Strategy<Value = Info> {
    let counts = (of(any::<u32>()), of(any::<u32>()), of(any::<u32>()), of(any::<u64>()), of(any::<u64>()));
    let value = (of(score()), of(prop_oneof![Just(Bound::Lower), Just(Bound::Upper)]));
    let rest = (of(0..1000u32), of(millis()), vec(word(), 0..7), of(text()));
    (counts, value, rest).prop_map(|(counts, (score, bound), (hashfull, time, pv, string))| {
        let (depth, seldepth, multipv, nodes, nps) = counts;
        Info { depth, seldepth, multipv, score, bound, nodes, nps, hashfull, time, pv, string }
    })
}

fn response() -> impl Strategy<Value = Response> {
    let win = |side| Just(Response::Result(GameResult::Win(side)));
    let results = prop_oneof![win(Side::White), win(Side::Black), Just(Response::Result(GameResult::Draw))];
    prop_oneof![any::<bool>().prop_map(Response::Truth), results, Just(Response::Result(GameResult::None))]
}

fn answer() -> impl Strategy<Value = Answer> {
    prop_oneof![
        text().prop_map(Answer::Name),
        text().prop_map(Answer::Author),
        (text(), kind()).prop_map(|(name, kind)| Answer::Option(EngineOption { name, kind })),
        Just(Answer::UgiOk),
        Just(Answer::ReadyOk),
        info().prop_map(Answer::Info),
        (word(), of(word())).prop_map(|(turn, ponder)| Answer::BestMove(BestMove { turn, ponder })),
        response().prop_map(Answer::Response),
        text().prop_map(Answer::Other),
    ]
}

/// Words of the protocol in any order: lines that are nearly right.
fn babble() -> impl Strategy<Value = String> {
    let words = "ugi|isready|setoption|name|value|position|startpos|fen|moves|go|movetime|nodes|depth|p1time|p2inc\
                 |infinite|query|result|info|score|cp|mate|pv|string|option|type|spin|default|min|max|var|bestmove\
                 |ponder|response|-1|7|99999999999999999999|e2e4";
    vec(prop::sample::select(words.split('|').collect::<Vec<_>>()), 0..9).prop_map(|words| words.join(" "))
}

proptest! {
    #[test]
    fn commands_are_read_as_they_are_written(command in command()) {
        prop_assert_eq!(command.to_string().parse(), Ok(command));
    }

    #[test]
    fn answers_are_read_as_they_are_written(answer in answer()) {
        prop_assert_eq!(answer.to_string().parse(), Ok(answer));
    }

    #[test]
    fn white_space_means_nothing(command in command()) {
        let wide = format!("  {} \t", command.to_string().replace(' ', "   "));
        let read: Command = wide.parse().expect("the same words");
        let words = |text: &str| text.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
        prop_assert_eq!(words(&read.to_string()), words(&wide));
    }

    #[test]
    fn whatever_is_read_is_written_as_one_line_that_means_the_same(text in prop_oneof![".*", babble()]) {
        if let Ok(command) = text.parse::<Command>() {
            let line = command.to_string();
            prop_assert!(!line.contains('\n'), "{:?}", line);
            prop_assert_eq!(line.parse(), Ok(command));
        }
        if let Ok(answer) = text.parse::<Answer>() {
            let line = answer.to_string();
            prop_assert_eq!(line.parse(), Ok(answer));
        }
    }
}

#[test]
fn refusals_say_what_is_wrong() {
    for (line, why) in [
        ("", "empty"),
        ("uci", "unknown command \"uci\"; there are ugi"),
        ("isready now", "\"now\" is not expected"),
        ("setoption Hash", "\"Hash\" is not expected; name is"),
        ("setoption name value 3", "the name of the option is missing"),
        ("position", "startpos or fen is missing"),
        ("position fen moves e2e4", "the position text after \"fen\" is missing"),
        ("position startpos e2e4", "\"e2e4\" is not expected; moves is"),
        ("go soon", "\"soon\" is not expected; movetime"),
        ("go nodes", "nodes must be a whole number from 1"),
        ("go nodes 0", "not \"0\""),
        ("go depth 1 depth 2", "depth is given twice"),
        ("go p1time 100", "p2time is missing"),
        ("go binc 100", "p1time is missing"),
        ("query", "the question is missing"),
        ("query winner", "gameover, p1turn and result"),
    ] {
        let error = line.parse::<Command>().expect_err(line).to_string();
        assert!(error.contains(why) && error.lines().count() == 1, "{line}: {error}");
    }
    for (line, why) in [
        ("bestmove", "without a turn"),
        ("response perhaps", "p1win"),
        ("option type check", "name"),
        ("option name A type check default maybe", "neither true nor false"),
        ("option name A type spin default 1 min 0", "whole numbers"),
        ("option name A type knob", "none of check"),
    ] {
        let error = line.parse::<Answer>().expect_err(line).to_string();
        assert!(error.contains(why), "{line}: {error}");
    }
}

#[test]
fn the_words_of_both_dialects_are_read() {
    let one: Command = "go p1time 1000 p2time 2000 p1inc 10 p2inc 20".parse().expect("a command");
    let other: Command = "go wtime 1000 btime 2000 winc 10 binc 20".parse().expect("a command");
    assert_eq!(one, other);
    let Ok(Command::Go(go)) = "go wtime -5 btime 100".parse() else { panic!("a fallen flag is no error") };
    assert_eq!(go.clocks.map(|clocks| clocks.left[0]), Some(Duration::ZERO));
}

#[test]
fn unknown_parts_of_an_info_are_left_out() {
    let line = "info depth 4 seldepth 4 score cp 200 time 0 nodes 473 tthits 38 hashfull 0 pv f1 b1 g2 a2";
    let Ok(Answer::Info(info)) = line.parse() else { panic!("not read") };
    assert_eq!((info.depth, info.score, info.hashfull), (Some(4), Some(Score::Centi(200)), Some(0)));
    assert_eq!(info.pv, ["f1", "b1", "g2", "a2"]);
}

/// What fuzzing found: what is written has no control characters, so what is read has none either.
#[test]
fn control_characters_part_words() {
    let line = "setoption name Game value\0\0\u{1} treason\u{7}";
    let command: Command = line.parse().expect("a command");
    assert_eq!(command, Command::SetOption { name: "Game".to_owned(), value: Some("treason".to_owned()) });
    for line in [line, "setoption name a\0b value c\0d", "id name a\0b", "info string a\0b", "bestmove a\0b", "a\0b"] {
        if let Ok(command) = line.parse::<Command>() {
            assert_eq!(command.to_string().parse(), Ok(command), "{line:?}");
        }
        if let Ok(answer) = line.parse::<Answer>() {
            assert_eq!(answer.to_string().parse(), Ok(answer), "{line:?}");
        }
    }
}
