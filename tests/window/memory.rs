//! Match after match in one process, one game after the other: what a match has used comes back.
//!
//! Runs without window and renderer. `LUDARIUM_MATCHES=200` plays more than an ordinary test run does, and there is a soak of
//! hours.

use std::fmt::Write as _;
use std::io::{BufRead as _, BufReader, Write as _};
use std::path::Path;
use std::process::Stdio;
use std::time::Instant;

use crate::common;
use ludarium_rules::GameId;

/// How many matches are played after the memory has been looked at, in an ordinary test run.
const MATCHES: usize = 21;

/// Two rounds of all games come first, until everything that is made once has been made.
const WARM_UP: usize = 2 * GameId::ALL.len();

/// The way through pause menu, title and set-up to the next match, and some turns of it against the AI.
fn a_match(journey: &mut String, number: usize) {
    let game = GameId::ALL[number % GameId::ALL.len()].name();
    let doors =
        [r#"Button("menu"), Frames(6), Button("title")"#, &format!(r#"Frames(2), Button("play {game}")"#)].join(", ");
    let _ = writeln!(
        journey,
        r#"{doors}, Frames(2), Button("start"), Wait, PlayOut(seed: {number}, turns: 4), Frames(2),"#
    );
}

#[test]
fn memory_does_not_grow_from_match_to_match() {
    // The same game is on the table whenever memory is looked at: each has tables and pictures of its own.
    let matches = common::number("LUDARIUM_MATCHES", MATCHES).next_multiple_of(GameId::ALL.len());
    let mut journey = r#"(with: ["--game", "tress", "--window", "960x700"], steps: [Wait, "#.to_owned();
    (0..WARM_UP).for_each(|number| a_match(&mut journey, number));
    // Not while an opponent thinks: what it remembers meanwhile comes and goes.
    journey += "Wait, RememberMemory, ";
    (WARM_UP..WARM_UP + matches).for_each(|number| a_match(&mut journey, number));
    journey += "Wait, ExpectMemory(5.0)])";
    let output = common::run_unseen("memory", &journey);
    let (told, errors) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    println!("{matches} matches: {told}");
    assert!(output.status.success(), "{}\n{errors}", output.status);
}

/// The levels of the two opponents; each pair plays all games once in a round.
const PAIRS: [(u32, u32); 3] = [(1, 2), (2, 3), (3, 1)];

/// More rounds than any soak comes to.
const ROUNDS: usize = 400;

/// Two opponents play whole matches against each other until that has taken `LUDARIUM_SOAK` hours, 8 if nothing is said.
/// Whoever breaks it off loses the round that is being played; the next run goes on with its player's folder, and adds up
/// the seconds in `soak/rounds.txt`.
#[test]
#[ignore = "hours"]
fn memory_does_not_grow_in_hours_of_whole_matches() {
    let wanted = common::number("LUDARIUM_SOAK", 8) as u64 * 3600;
    let home = Path::new(env!("CARGO_TARGET_TMPDIR")).join("soak");
    std::fs::create_dir_all(&home).expect("the folder can be made");
    let mut round = String::new();
    for (white, black) in PAIRS {
        for game in GameId::ALL.map(GameId::name) {
            let opponents = format!(r#""--white", "ai:{white}", "--black", "ai:{black}""#);
            write!(round, r#"Open(["--game", "{game}", {opponents}]), WaitForEnd, Frames(5), "#).expect("memory");
        }
    }
    // What is remembered of one match more or less makes 6 % after the first round, and less after the second.
    let rounds = format!("{round}ExpectMemory(10.0), ").repeat(ROUNDS);
    let journey = format!(r#"(with: ["--game", "tress"], steps: [Wait, {round}{round}RememberMemory, {rounds}])"#);
    let mut game = common::unseen(&home, &journey).stdout(Stdio::piped()).spawn().expect("the game can be started");
    let rounds = home.join("rounds.txt");
    let kept = std::fs::read_to_string(&rounds).unwrap_or_default();
    let mut seconds: u64 = kept.lines().filter_map(|line| line.split(' ').next()?.parse::<u64>().ok()).sum();
    let mut rounds = std::fs::OpenOptions::new().create(true).append(true).open(rounds).expect("a file");
    let mut begun = Instant::now();
    let told = BufReader::new(game.stdout.take().expect("a pipe"));
    for line in told.lines().map_while(Result::ok).filter(|line| line.contains("memory")) {
        // The line comes before the game ends for what it says; that another one came shows that it went on.
        if seconds >= wanted {
            let _ = game.kill();
            let _ = game.wait();
            return;
        }
        let took = begun.elapsed().as_secs();
        begun = Instant::now();
        writeln!(rounds, "{took} s, {line}").expect("written");
        seconds += took;
        println!("{:.1} of {:.1} hours: {line}", seconds as f64 / 3600.0, wanted as f64 / 3600.0);
    }
    panic!("the game ended before its time: {}", game.wait().expect("it has ended"));
}
