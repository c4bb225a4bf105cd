//! Programs that are silent, slow, talkative, mistaken or dead: each gives an error, and nobody waits for ever.

#![cfg(unix)]

use std::fs;
use std::path::Path;
use std::thread;
use std::time::{Duration, Instant};

use ludarium_rules::{AnyPosition, GameId, Side};
use ludarium_ugi::{
    Client, ClientError, Fault, GameResult, Go, Leash, PositionCommand, Program, Query, Response, Score, StartPosition,
    Timeouts,
};
use tempfile::TempDir;

const MS: fn(u64) -> Duration = Duration::from_millis;

/// Longer than anything takes, on a machine that does a lot besides.
const LONG: Duration = Duration::from_secs(120);

/// A polite program, with what it does when told to search.
fn polite(go: &str) -> String {
    format!(
        "while read -r line; do case \"$line\" in
            ugi) echo 'id name Fake 1.0'; echo 'id author Nobody'
                 echo 'option name Level type spin default 1 min 1 max 3'
                 echo 'option name Mood type string default <empty>'; echo ugiok;;
            isready) echo readyok;;
            query*) echo 'response p2win';;
            'setoption name Mood value bad') echo 'info string error: no bad mood';;
            go*) {go};;
            quit) exit 0;;
        esac; done"
    )
}

/// A shell script as a program; the folder goes when it is dropped.
struct Script {
    folder: TempDir,
    program: Program,
}

impl Script {
    fn new(text: &str) -> Script {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("engine.sh");
        fs::write(&path, text).expect("it can be written");
        let mut program = Program::new("/bin/sh");
        program.arguments = vec![path.display().to_string()];
        program.timeouts = Timeouts { turn: LONG, ..Timeouts::default() };
        Script { folder, program }
    }

    fn waiting(mut self, change: impl FnOnce(&mut Timeouts)) -> Script {
        change(&mut self.program.timeouts);
        self
    }

    fn start(&self) -> Result<Client, ClientError> {
        Client::start(&self.program)
    }

    fn path(&self) -> &Path {
        self.folder.path()
    }
}

fn usual() -> PositionCommand {
    PositionCommand { start: StartPosition::Usual, turns: Vec::new() }
}

fn tress() -> AnyPosition {
    AnyPosition::start(GameId::Tress, &[]).expect("the defaults are valid")
}

fn movetime(millis: u64) -> Go {
    Go { movetime: Some(MS(millis)), ..Go::default() }
}

/// What goes wrong when a script chooses a turn.
fn fault(script: &Script) -> Fault {
    let chosen = script.start().and_then(|mut client| client.choose(&tress(), &usual(), &movetime(50)));
    let error = chosen.expect_err("something is wrong with it");
    assert_eq!(error.to_string().lines().count(), 1, "{error}");
    error.fault
}

#[test]
fn a_polite_program_plays() {
    let script = Script::new(&polite("echo 'info depth 2 score cp 31 pv d2d3'; echo 'bestmove d2d3 ponder e7e6'"));
    let mut client = script.start().expect("it is polite");
    assert_eq!((client.name(), client.author(), client.options().len()), ("Fake 1.0", "Nobody", 2));
    client.set_option("LEVEL", "3").expect("a level");
    client.new_game().expect("it answers");
    for _ in 0..3 {
        let turn = client.choose(&tress(), &usual(), &movetime(50)).expect("a legal turn");
        assert_eq!(turn.as_str(), "d2d3");
        assert_eq!(client.infos().first().and_then(|info| info.score), Some(Score::Centi(31)));
    }
    let response = client.query(&usual(), Query::Result).expect("an answer");
    assert_eq!(response, Response::Result(GameResult::Win(Side::Black)));
}

#[test]
fn options_are_checked_before_they_are_set() {
    let script = Script::new(&polite("echo 'bestmove d2d3'"));
    let mut client = script.start().expect("it is polite");
    let error = client.set_option("Speed", "3").expect_err("it has none");
    assert!(error.to_string().contains("Fake 1.0: it has no option \"Speed\"; it has Level, Mood"), "{error}");
    let error = client.set_option("Level", "4").expect_err("too much");
    assert!(error.to_string().contains("a whole number from 1 to 3"), "{error}");
    let error = client.set_option("Mood", "good\nquit").expect_err("two lines");
    assert!(matches!(error.fault, Fault::OptionValue { .. }), "{error}");
    client.set_option("Mood", "bad").expect("the program says no later");
    let error = client.new_game().expect_err("now it has said no");
    assert!(error.to_string().contains("no bad mood"), "{error}");
    client.choose(&tress(), &usual(), &movetime(50)).expect("it goes on");
}

#[test]
fn there_is_no_such_program() {
    let error = Client::start(&Program::new("/nowhere/engine")).expect_err("it does not exist");
    assert!(error.to_string().contains("/nowhere/engine"), "{error}");
    assert!(matches!(error.fault, Fault::Start { .. }));
}

#[test]
fn silent_from_the_start() {
    let script = Script::new("sleep 60").waiting(|times| times.start = MS(100));
    assert!(matches!(fault(&script), Fault::Silent { awaited: "ugiok", .. }));
}

#[test]
fn dead_from_the_start() {
    let fault = fault(&Script::new("echo 'no licence' >&2; exit 3"));
    let Fault::Ended { awaited: "ugiok", status, last_words } = &fault else { panic!("{fault}") };
    assert_eq!((status.and_then(|status| status.code()), last_words.as_str()), (Some(3), "no licence"));
}

#[test]
fn silent_when_asked_for_a_turn() {
    let script = Script::new(&polite("sleep 60")).waiting(|times| times.grace = MS(100));
    assert!(matches!(fault(&script), Fault::Silent { awaited: "bestmove", .. }));
}

#[test]
fn dead_when_asked_for_a_turn() {
    let fault = fault(&Script::new(&polite("kill -9 $$")));
    assert!(matches!(fault, Fault::Ended { awaited: "bestmove", .. }), "{fault}");
}

#[test]
fn an_illegal_turn_and_nonsense() {
    let script = Script::new(&polite("echo 'bestmove d2d9'"));
    let mut client = script.start().expect("it is polite");
    let error = client.choose(&tress(), &usual(), &movetime(50)).expect_err("not legal");
    assert!(error.to_string().contains("it has played \"d2d9\""), "{error}");
    assert!(matches!(fault(&Script::new(&polite("echo bestmove"))), Fault::Unreadable(_)));
}

#[test]
fn a_complaint_ends_with_the_command_in_which_it_came() {
    // Before the turn, after it, and so late that the next command may be on its way.
    for go in [
        "echo 'info string error: no book'; echo 'bestmove d2d3'",
        "echo 'bestmove d2d3'; echo 'info string error: no book'",
        "echo 'bestmove d2d3'; sleep 0.1; echo 'info string error: no book'",
    ] {
        let mut client = Script::new(&polite(go)).start().expect("it is polite");
        for _ in 0..3 {
            client.choose(&tress(), &usual(), &movetime(50)).expect("nothing was refused");
        }
        client.new_game().expect("nothing was refused");
        client.choose(&tress(), &usual(), &movetime(50)).expect("nothing was refused");
        client.set_option("Mood", "bad").expect("the program says no later");
        let error = client.choose(&tress(), &usual(), &movetime(50)).expect_err("this was refused");
        assert!(matches!(&error.fault, Fault::Refused(why) if why.contains("no bad mood")), "{error}");
    }
}

#[test]
fn a_complaint_is_told_where_no_turn_comes() {
    let complaint = "echo 'info string error: I cannot do that'";
    let error = fault(&Script::new(&polite(complaint)).waiting(|times| times.grace = MS(100)));
    assert!(matches!(&error, Fault::Silent { last_words, .. } if last_words.contains("I cannot do that")), "{error}");
    let error = fault(&Script::new(&polite(&format!("{complaint}; echo bye >&2; exit 1"))));
    let told = |words: &str| words == "error: I cannot do that | bye";
    assert!(matches!(&error, Fault::Ended { last_words, .. } if told(last_words)), "{error}");
    let error = fault(&Script::new(&polite(&format!("{complaint}; echo 'bestmove (none)'"))));
    assert!(matches!(&error, Fault::IllegalTurn { complaint, .. } if complaint.contains("I cannot")), "{error}");
}

#[test]
fn only_the_first_of_two_turns_counts() {
    let go = "n=$((n + 1)); echo \"bestmove turn$n\"; sleep 0.05; echo bestmove late";
    let mut client = Script::new(&polite(go)).start().expect("it is polite");
    for number in 1..4 {
        client.go(&usual(), &movetime(50)).expect("it begins");
        assert_eq!(client.wait().expect("a turn").turn, format!("turn{number}"));
    }
}

#[test]
fn garbage_does_no_harm() {
    let garbage =
        "head -c 300000 /dev/urandom; echo; echo; echo bestmoved2d3; echo info depth x pv; echo 'bestmove d2d3'";
    let script = Script::new(&polite(garbage));
    let mut client = script.start().expect("it is polite");
    assert!(client.choose(&tress(), &usual(), &movetime(5_000)).is_ok());
}

#[test]
fn endless_output_is_given_up() {
    let line = "x".repeat(9_000);
    for endless in [format!("exec yes {line}"), "exec yes ugiok".to_owned()] {
        let script = Script::new(&endless).waiting(|times| (times.start, times.ready) = (LONG, LONG));
        let started = script.start();
        // "ugiok" for ever is as good as once; then comes no "readyok".
        let error = started.expect_err("it never says what is asked for");
        assert!(matches!(error.fault, Fault::Flood { .. }), "{error}");
    }
    // One line without end, and errors without end.
    for endless in ["exec cat /dev/zero".to_owned(), format!("yes {line} >&2")] {
        let script = Script::new(&endless).waiting(|times| times.start = LONG);
        let fault = fault(&script);
        assert!(matches!(fault, Fault::Flood { .. }), "{endless:.20}: {fault:.100}");
    }
}

#[test]
fn a_line_that_is_too_long_is_none() {
    let long = "head -c 3000000 /dev/zero | tr '\\0' x; echo; echo 'bestmove d2d3'";
    let mut client = Script::new(&polite(long)).start().expect("it is polite");
    assert_eq!(client.choose(&tress(), &usual(), &movetime(50)).expect("after the line").as_str(), "d2d3");
}

#[test]
fn a_program_that_never_quits_is_killed_with_all_that_it_started() {
    let text =
        format!("trap '' TERM HUP\necho $$ >\"$0.pid\"\nsleep 1000 & echo $! >\"$0.child\"\n{}", polite("sleep 1000"));
    let script = Script::new(&text.replace("quit) exit 0", "quit) sleep 1000"));
    let client = script.start().expect("it is polite");
    let pids = ["engine.sh.pid", "engine.sh.child"].map(|name| {
        let pid = fs::read_to_string(script.path().join(name)).expect("it has written it");
        format!("/proc/{}", pid.trim())
    });
    assert!(pids.iter().all(|pid| Path::new(pid).exists()));
    drop(client);
    // The child belongs to nobody now; the system takes a moment to bury it.
    let gone = |pid: &String| !Path::new(pid).exists() || is_zombie(pid);
    let deadline = Instant::now() + LONG;
    while !pids.iter().all(gone) {
        assert!(Instant::now() < deadline, "{pids:?} live on");
        thread::sleep(MS(10));
    }
}

fn is_zombie(process: &str) -> bool {
    fs::read_to_string(format!("{process}/stat")).is_ok_and(|stat| stat.contains(") Z "))
}

#[test]
fn a_slow_turn_can_be_waited_for_without_waiting() {
    let script = Script::new(&polite("until [ -e \"$0.now\" ]; do sleep 0.01; done; echo 'bestmove d2d3'"));
    let mut client = script.start().expect("it is polite");
    client.go(&usual(), &movetime(50)).expect("it begins");
    assert!(client.poll().is_none());
    assert!(matches!(client.go(&usual(), &movetime(50)).expect_err("one at a time").fault, Fault::Searching));
    assert!(matches!(client.new_game().expect_err("not now").fault, Fault::Searching));
    assert!(matches!(client.set_option("Level", "2").expect_err("not now").fault, Fault::Searching));
    fs::write(script.path().join("engine.sh.now"), "").expect("it can be written");
    let deadline = Instant::now() + LONG;
    let best = loop {
        match client.poll() {
            Some(best) => break best.expect("a turn"),
            None if Instant::now() < deadline => thread::sleep(MS(5)),
            None => panic!("no turn"),
        }
    };
    assert_eq!(client.legal_turn(&tress(), &best).expect("legal").as_str(), "d2d3");
    let error = client.poll().expect("an error").expect_err("only once");
    assert!(matches!(error.fault, Fault::NotSearching));
}

#[test]
fn stop_ends_the_patience() {
    let script = Script::new(&polite("sleep 60")).waiting(|times| times.grace = MS(100));
    let mut client = script.start().expect("it is polite");
    client.go(&usual(), &Go { infinite: true, ..Go::default() }).expect("it begins");
    assert!(client.poll().is_none());
    client.stop();
    let error = client.wait().expect_err("it sleeps");
    assert!(matches!(error.fault, Fault::Silent { awaited: "bestmove", .. }), "{error}");
    let error = client.new_game().expect_err("it is over");
    assert!(matches!(error.fault, Fault::GivenUp), "{error}");
}

#[test]
fn a_program_can_be_given_up_while_it_is_waited_for() {
    for text in ["exec sleep 1000".to_owned(), polite("sleep 1000")] {
        let script = Script::new(&text).waiting(|times| (times.start, times.grace) = (LONG, LONG));
        let leash = Leash::default();
        let (program, held) = (script.program.clone(), leash.clone());
        let waiting = thread::spawn(move || {
            Client::start_on(&program, &held).and_then(|mut client| client.choose(&tress(), &usual(), &movetime(50)))
        });
        thread::sleep(MS(200));
        leash.give_up();
        // Otherwise it would be silent, after a long time.
        let error = waiting.join().expect("it does not panic").expect_err("there was no turn");
        assert!(matches!(error.fault, Fault::GivenUp), "{error}");
    }
}

#[test]
fn buttons_are_pressed() {
    let text = polite("echo \"bestmove $turn\"")
        .replace("echo ugiok", "echo 'option name Clear Hash type button'; echo ugiok")
        .replace("quit)", "'setoption name Clear Hash') turn=d2d3;; quit)");
    let mut client = Script::new(&text).start().expect("it is polite");
    client.press("clear hash").expect("there is such a button");
    assert_eq!(client.choose(&tress(), &usual(), &movetime(50)).expect("pressed").as_str(), "d2d3");
    let error = client.press("Level").expect_err("it is no button");
    assert!(matches!(error.fault, Fault::NoOption { .. }), "{error}");
}
