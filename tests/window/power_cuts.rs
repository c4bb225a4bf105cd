//! The power goes at a random moment of a match, again and again: no turn that was shown is lost, no file unreadable, and
//! the next start goes on where the match was.
//!
//! Runs without window and renderer. `LUDARIUM_POWER_CUTS=1000` cuts it more often than an ordinary test run does.

use std::fs;
use std::io::{BufRead, BufReader, Read};
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use crate::common;
use ludarium_record::{Match, Store};
use ludarium_rules::GameId;
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};

/// How often the power goes in an ordinary test run: once in every game.
const CUTS: usize = 7;

/// The latest moment, in milliseconds after the start or, every other time, after the first turn that is shown.
const LATEST: u64 = 1200;

/// How long the first turn may take.
const LONG: Duration = Duration::from_secs(60);

/// One game, with the folder of its player.
struct Board {
    game: GameId,
    home: PathBuf,
    /// The match that goes on, as it was after the last cut.
    kept: Option<Match>,
    shown: usize,
    matches: usize,
}

#[test]
fn no_turn_that_was_shown_is_lost_when_the_power_goes() {
    let cuts = common::number("LUDARIUM_POWER_CUTS", CUTS);
    let mut random = SmallRng::seed_from_u64(1);
    let mut boards = GameId::ALL.map(|game| Board {
        game,
        home: common::fresh_home(&format!("power-cuts-{}", game.name())),
        kept: None,
        shown: 0,
        matches: 0,
    });
    for cut in 0..cuts {
        let board = &mut boards[cut % GameId::ALL.len()];
        board.play_until_the_power_goes(&mut random, cut);
    }
    let total = |of: fn(&Board) -> usize| boards.iter().map(of).sum::<usize>();
    println!("{cuts} cuts, {} turns shown in {} matches", total(|board| board.shown), total(|board| board.matches));
    assert!(total(|board| board.shown) > 0, "no turn was shown before the power went");
}

impl Board {
    fn play_until_the_power_goes(&mut self, random: &mut SmallRng, cut: usize) {
        let moment = Duration::from_millis(random.random_range(0..LATEST));
        let (said, told) = self.run(&self.journey(cut), cut.is_multiple_of(2), moment);
        let about = format!("{}, cut {cut} after {moment:?}", self.game);
        assert!(!["panicked", "could not be read"].iter().any(|word| told.contains(word)), "{about}: {told}");
        let before: Vec<String> = turns_of(self.kept.as_ref());
        let known = said.len().min(before.len());
        assert_eq!(said[..known], before[..known], "{about}: the match that goes on is another");
        self.shown += said.len() - known;

        let matches = self.matches(&about);
        self.matches = matches.len();
        let kept = turns_of(matches.last());
        assert!(kept.starts_with(&said), "{about}: shown was {said:?}, kept is {kept:?}\n{told}");
        assert!(kept.len() >= before.len(), "{about}: {before:?} was kept, now {kept:?}");
        self.kept = matches.into_iter().last().filter(|game| game.result().is_none() && !game.turns().is_empty());
    }

    /// Goes on with the match, or begins one: two people, or one and the AI.
    fn journey(&self, cut: usize) -> String {
        let name = self.game.name();
        let black = if cut.is_multiple_of(2) { r#", "--black", "1""# } else { "" };
        let (with, begin) = match &self.kept {
            Some(_) => (String::new(), r#"WaitForButton("continue"), Button("continue"), Wait,"#),
            None => (format!(r#", "--game", "{name}"{black}"#), "Wait,"),
        };
        format!(
            r#"(with: ["--window", "480x300"{with}], steps: [{begin} SayTurns, PlayOut(seed: {cut}, turns: 1000)])"#
        )
    }

    /// Lets the power go at a moment after the start or, if that is waited for, after the first turn that is shown. Returns
    /// the turns that were shown, in their order, and what the game said of errors.
    fn run(&self, journey: &str, waits_for_turn: bool, moment: Duration) -> (Vec<String>, String) {
        let mut game = common::unseen(&self.home, journey);
        let mut game = game.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("the game can be started");
        let (output, errors) = (game.stdout.take().expect("piped"), game.stderr.take().expect("piped"));
        let (shown, first) = mpsc::channel();
        let said = thread::spawn(move || {
            let lines = BufReader::new(output).lines().map_while(Result::ok);
            lines.inspect(|_| shown.send(()).unwrap_or_default()).collect::<Vec<_>>()
        });
        let told = thread::spawn(move || {
            let mut told = Vec::new();
            let _ = BufReader::new(errors).read_to_end(&mut told);
            String::from_utf8_lossy(&told).into_owned()
        });
        if waits_for_turn {
            // A game that has ended says nothing any more.
            let _ = first.recv_timeout(LONG);
        }
        thread::sleep(moment);
        // SIGKILL; a match that was over before has ended the game.
        let _ = game.kill();
        game.wait().expect("the game was started");
        let said = said.join().expect("read");
        // Each line is written at once, so that none is cut off.
        let turns = said.iter().filter_map(|line| line.strip_prefix("turn ")?.split_once(": "));
        let turns: Vec<String> = turns.map(|(_, turn)| turn.to_owned()).collect();
        (turns, told.join().expect("read"))
    }

    /// All matches that were kept, the one that was played last at the end; each can be read.
    fn matches(&self, about: &str) -> Vec<Match> {
        let folder = self.home.join("data/matches");
        let mut files: Vec<PathBuf> = fs::read_dir(&folder)
            .into_iter()
            .flatten()
            .map(|entry| entry.expect("readable").path())
            .filter(|path| path.extension().is_some_and(|end| end == "toml"))
            .collect();
        let written = |path: &Path| fs::metadata(path).and_then(|data| data.modified()).expect("readable");
        files.sort_by_key(|path| written(path));
        files.iter().map(|path| Store::load(path).unwrap_or_else(|why| panic!("{about}: {why}"))).collect()
    }
}

fn turns_of(game: Option<&Match>) -> Vec<String> {
    game.map(|game| game.turns().iter().map(|played| played.turn.to_string()).collect()).unwrap_or_default()
}
