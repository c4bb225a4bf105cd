//! The engine, as other programs talk to it.

mod conversation;

use std::fs;
use std::time::Duration;

use ludarium_ai::{Limits, SearchConfig, SearchMemory, Stop, learned, think_by};
use ludarium_record::{Match, Player, Setup};
use ludarium_rules::{AnyPosition, GameId, Side, zobrist};
use ludarium_ugi::{Client, GameResult, Go, HIDDEN_TURN, PositionCommand, Program, Query, Response, StartPosition};

use conversation::Conversation;
use serde_json::Value;

use crate::lab;

const MS: fn(u64) -> Duration = Duration::from_millis;

/// The positions searched for a turn.
const NODES: u64 = 60;

/// The bytes of the table for so few nodes.
const TABLE: usize = 1 << 16;

fn program(game: GameId) -> Program {
    let mut program = Program::new(env!("CARGO_BIN_EXE_ludarium-lab"));
    program.arguments = vec!["ugi".to_owned(), game.name().to_owned()];
    program
}

fn new_match(game: GameId) -> Match {
    let player = Player::Human { name: "Engine".to_owned() };
    Match::new(Setup::new(game, [player.clone(), player])).expect("the defaults are valid")
}

fn startpos(turns: &[&str]) -> PositionCommand {
    let turns = turns.iter().map(|&turn| turn.to_owned()).collect();
    PositionCommand { start: StartPosition::Usual, turns }
}

fn go() -> Go {
    Go { nodes: Some(NODES), ..Go::default() }
}

/// The turns so far as the side to move may know them.
fn visible(game: &Match) -> Vec<&str> {
    let mut turns: Vec<&str> = game.turns().iter().map(|played| played.turn.as_str()).collect();
    if game.position().choice_reveals()
        && let Some(last) = turns.last_mut()
    {
        *last = HIDDEN_TURN;
    }
    turns
}

/// The turn that the search itself finds.
fn found(memory: &mut SearchMemory, game: &Match) -> String {
    let mut earlier = game.hashes();
    earlier.pop();
    let config = SearchConfig {
        limits: Limits { nodes: Some(NODES), ..Limits::default() },
        table_bytes: TABLE,
        seed: zobrist::key(zobrist::key(game.ply() as u64)),
        no_progress_plies: game.plies_without_progress(),
        stop_when_forced: true,
        net: learned::built_in(game.setup().game).expect("a whole file"),
        ..SearchConfig::default()
    };
    let position = game.position().determinize(game.side_to_move(), config.seed);
    let thought = think_by(memory, &position, &earlier, &config, &Stop::new(), None).expect("ongoing");
    thought.turn.as_str().to_owned()
}

/// Plays a game by two engines to its end; each must find what the search finds, and all agree on the result.
fn play_to_the_end(id: GameId) {
    let mut engines = [0, 1].map(|_| Client::start(&program(id)).expect("it starts"));
    let mut memories = [SearchMemory::new(), SearchMemory::new()];
    let mut game = new_match(id);
    while game.result().is_none() {
        assert!(game.ply() < 3_000, "{id}: the game does not end");
        let mover = game.side_to_move();
        let command = startpos(&visible(&game));
        let turn = engines[mover.index()].choose(game.position(), &command, &go()).expect("a legal turn");
        assert_eq!(turn.as_str(), found(&mut memories[mover.index()], &game), "{id}, ply {}", game.ply());
        game.play(&turn).expect("legal");
    }
    let result = match game.result().and_then(|result| result.winner) {
        Some(winner) => GameResult::Win(winner),
        None => GameResult::Draw,
    };
    let command = startpos(&visible(&game));
    for engine in &mut engines {
        assert_eq!(engine.query(&command, Query::GameOver).expect("an answer"), Response::Truth(true));
        assert_eq!(engine.query(&command, Query::Result).expect("an answer"), Response::Result(result), "{id}");
        let white = Response::Truth(game.side_to_move() == Side::White);
        assert_eq!(engine.query(&command, Query::FirstPlayersTurn).expect("an answer"), white);
    }
}

#[test]
fn every_game_is_played_to_its_end() {
    GameId::ALL.into_iter().for_each(play_to_the_end);
}

#[test]
fn the_conversations_in_the_file_go_as_written() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/lab/ugi/transcript.txt");
    let text = fs::read_to_string(path).expect("the file is there");
    let mut conversation = Conversation::start();
    for (number, line) in (1..).zip(text.lines()) {
        match line.split_once(' ').unwrap_or((line, "")) {
            (">", command) => conversation.send(command),
            ("<", expected) => conversation.expect(expected, number),
            ("*", expected) => conversation.skip_to(expected, number),
            ("", "") | ("#", _) => {}
            _ => panic!("line {number} is none of the four kinds: {line}"),
        }
    }
    conversation.end();
}

#[test]
fn a_secret_choice_has_no_influence() {
    let mut engine = Client::start(&program(GameId::GoChess)).expect("it starts");
    let start = AnyPosition::start(GameId::GoChess, &[]).expect("the defaults are valid");
    let first = start.nth_turn(5).expect("there are more");
    let here = start.play(&first).expect("legal");
    let mut answers = Vec::new();
    for choice in [first.as_str(), start.nth_turn(40).expect("there are more").as_str(), HIDDEN_TURN] {
        engine.new_game().expect("it answers");
        answers.push(engine.choose(&here, &startpos(&[choice]), &go()).expect("a legal choice"));
    }
    assert!(answers.iter().all(|answer| *answer == answers[0]), "{answers:?}");
    let error = engine.go(&startpos(&[HIDDEN_TURN, HIDDEN_TURN]), &go()).expect_err("Black's choice reveals both");
    assert!(error.to_string().contains("only the last turn can be hidden"), "{error}");
}

#[test]
fn a_search_answers_while_it_runs() {
    let mut conversation = Conversation::start();
    for endless in ["go infinite", "go ponder p1time 1000 p2time 1000", "go movetime 3600000"] {
        conversation.send("position startpos");
        conversation.send(endless);
        conversation.send("isready");
        conversation.skip_to("readyok", 0);
        conversation.send("position startpos moves d2d3");
        conversation.skip_to("info string error: position: a search is running; send stop first", 0);
        conversation.send("stop");
        conversation.skip_to("bestmove _", 0);
    }
    conversation.send("go ponder movetime 50");
    conversation.send("ponderhit");
    conversation.skip_to("bestmove _", 0);
    conversation.send("go infinite");
    conversation.send("quit");
    conversation.skip_to("bestmove _", 0);
    conversation.end();
}

/// As by Ctrl+Z and `fg`: the time is over then, and a turn is said.
#[cfg(unix)]
#[test]
fn a_search_whose_program_was_stopped_ends_when_it_goes_on() {
    let mut conversation = Conversation::start();
    for go in ["go movetime 300", "go p1time 5000 p2time 5000", "go movetime 300 depth 60"] {
        conversation.send("position startpos");
        conversation.send(go);
        conversation.signal("STOP");
        std::thread::sleep(MS(400));
        conversation.signal("CONT");
        conversation.skip_to("bestmove _", 0);
    }
    conversation.end();
}

#[test]
fn the_end_of_the_input_ends_the_engine() {
    let output = lab(&["ugi", "treason"], b"position startpos\ngo infinite\n");
    assert!(output.status.success());
    let text = String::from_utf8(output.stdout).expect("UTF-8");
    assert!(text.lines().last().is_some_and(|line| line.starts_with("bestmove ")), "{text}");
}

#[test]
fn garbage_is_answered_and_forgotten() {
    let mut input = b"position startpos moves d2d3\n".to_vec();
    let garbage: [&[u8]; 8] = [
        b"\xff\xfe\n",
        b"position fen nonsense w\n",
        b"position startpos moves d2d3 d2d3\n",
        b"setoption name Hash value 0\n",
        b"setoption name Hash value 99999999999999999999\n",
        b"setoption name tress.second_wind value maybe\n",
        b"setoption name Engine value weights=/nowhere/tress.rs\n",
        b"go depth -3\n",
    ];
    garbage.iter().for_each(|line| input.extend(*line));
    input.extend(vec![b'x'; 3 << 20]);
    input.extend(b"\n\0\n\n\nquery p1turn\nd\n");
    let output = lab(&["ugi"], &input);
    assert!(output.status.success() && output.stderr.is_empty());
    let text = String::from_utf8(output.stdout).expect("UTF-8");
    let errors = text.lines().filter(|line| line.starts_with("info string error: ")).count();
    assert_eq!(errors, garbage.len() + 2, "{text}");
    assert!(text.contains("\nresponse false\n") && text.contains("plies 1,"), "the position was kept: {text}");
}

#[test]
fn levels_and_engines_are_chosen_by_options() {
    let mut engine = Client::start(&program(GameId::Gess)).expect("it starts");
    let start = AnyPosition::start(GameId::Gess, &[]).expect("the defaults are valid");
    for (name, value) in
        [("Level", "1"), ("Threads", "2"), ("Level", "full"), ("Threads", "1"), ("Engine", "nodes=40,off=futility")]
    {
        engine.set_option(name, value).expect("there is such an option");
        engine.choose(&start, &startpos(&[]), &Go { movetime: Some(MS(20)), ..Go::default() }).expect("a legal turn");
    }
    let nodes = engine.infos().first().and_then(|info| info.nodes).expect("it says so");
    assert!(nodes <= 40, "the engine's own limit counts: {nodes}");
    for (value, why) in [("time=2x", "opponent"), ("speed=3", "speed"), ("nodes=0", "nodes")] {
        engine.set_option("Engine", value).expect("it is a text");
        let error = engine.new_game().expect_err(value).to_string();
        assert!(error.contains(why), "{error}");
    }
}

#[test]
fn several_lines_are_told_with_different_turns() {
    let mut engine = Client::start(&program(GameId::Treason)).expect("it starts");
    let start = AnyPosition::start(GameId::Treason, &[]).expect("the defaults are valid");
    engine.set_option("MultiPV", "3").expect("there is such an option");
    let turn = engine.choose(&start, &startpos(&[]), &Go { depth: Some(3), ..Go::default() }).expect("a legal turn");
    let infos = engine.infos();
    assert_eq!(infos.iter().map(|info| info.multipv).collect::<Vec<_>>(), [Some(1), Some(2), Some(3)]);
    let reach = |info: &ludarium_ugi::Info| (info.depth, info.seldepth, info.hashfull);
    let (depth, selective, fill) = reach(&infos[0]);
    assert!(depth == Some(3) && selective >= depth, "a line is at least as long as the depth: {infos:?}");
    assert!(fill.is_some_and(|thousandths| thousandths <= 1000), "{infos:?}");
    assert!(infos.iter().all(|info| reach(info) == reach(&infos[0])), "they are of one search: {infos:?}");
    let mut firsts: Vec<&String> = infos.iter().filter_map(|info| info.pv.first()).collect();
    assert_eq!(firsts[0], turn.as_str());
    firsts.sort();
    firsts.dedup();
    assert_eq!(firsts.len(), 3, "{infos:?}");
}

#[test]
fn a_small_table_fills() {
    let mut engine = Client::start(&program(GameId::Gess)).expect("it starts");
    let start = AnyPosition::start(GameId::Gess, &[]).expect("the defaults are valid");
    engine.set_option("Hash", "1").expect("there is such an option");
    let mut fill_after = |nodes| {
        engine.choose(&start, &startpos(&[]), &Go { nodes: Some(nodes), ..Go::default() }).expect("a legal turn");
        engine.infos().first().and_then(|info| info.hashfull).expect("it says so")
    };
    let fills = [fill_after(20), fill_after(40_000)];
    assert!(fills[0] < 20 && fills[1] > 100, "{fills:?}");
}

#[test]
fn matches_are_played_between_programs() {
    let old = format!("ugi:{}?arg=ugi&nodes=40", env!("CARGO_BIN_EXE_ludarium-lab"));
    for game in GameId::ALL {
        let args =
            ["match", game.name(), "--white", &old, "--black", "engine:nodes=40", "--games", "2", "--threads", "2"];
        let output = lab(&args, b"");
        assert!(output.status.success(), "{game}: {}", String::from_utf8_lossy(&output.stderr));
    }
    let repeated = [1, 3].map(|threads| results(&old, threads));
    assert_eq!(repeated[0], repeated[1], "a match by nodes depends on its seed alone");
    let args = ["match", "tress", "--option", "second_wind=off", "--white", &old, "--black", "random", "--games", "2"];
    assert!(lab(&args, b"").status.success());
    let args = ["match", "go-chess", "--option", "blocked=4", "--white", &old, "--black", "random", "--games", "2"];
    assert!(lab(&args, b"").status.success());
}

/// How often the program won, drew and lost against a level, with so many games at the same time.
fn results(program: &str, threads: u32) -> [u64; 3] {
    let threads = threads.to_string();
    let args =
        ["match", "gess", "--white", program, "--black", "level:1", "--games", "6", "--threads", &threads, "--json"];
    let report: Value = serde_json::from_slice(&lab(&args, b"").stdout).expect("JSON");
    ["wins", "draws", "losses"].map(|key| report["first_total"][key].as_u64().expect("a count"))
}
