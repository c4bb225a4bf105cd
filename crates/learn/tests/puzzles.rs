//! The puzzles of the game itself: all of them can be read, played to their end, and are what they say.

#[path = "../../ai/tests/common/processor_time.rs"]
mod processor_time;

use std::collections::HashSet;
use std::fs;
use std::time::Duration;

use ludarium_learn::puzzles::themes::themes_of;
use ludarium_learn::puzzles::{Puzzle, PuzzleFile, PuzzleId, PuzzleRun, Task, Theme, Verdict};
use ludarium_rules::GameId;
use processor_time::processor_time;

fn text(game: GameId) -> String {
    let path = format!("{}/../../assets/puzzles/{}.txt", env!("CARGO_MANIFEST_DIR"), game.name());
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"))
}

fn puzzles(game: GameId) -> Vec<Puzzle> {
    let file = PuzzleFile::parse(game.name(), &text(game)).expect("a good first line");
    assert_eq!(file.header.game, game);
    assert_eq!(file.broken, []);
    file.puzzles
}

#[test]
fn the_files_are_sorted_and_say_nothing_twice() {
    for game in GameId::ALL {
        let puzzles = puzzles(game);
        assert!(!puzzles.is_empty(), "{game}");
        assert!(puzzles.is_sorted_by_key(|puzzle| puzzle.id), "{game}");
        let positions: HashSet<&str> = puzzles.iter().map(|puzzle| puzzle.position.as_str()).collect();
        assert_eq!(positions.len(), puzzles.len(), "{game}");
        for puzzle in &puzzles {
            assert_eq!(puzzle.id, PuzzleId::of(game, &puzzle.position), "{game}: {puzzle}");
        }
    }
}

#[test]
fn the_files_are_written_as_they_are_read() {
    for game in GameId::ALL {
        let text = text(game);
        let file = PuzzleFile::parse(game.name(), &text).expect("a good first line");
        assert_eq!(file.text(), text, "{game}");
    }
}

#[test]
fn few_are_wins_at_once() {
    for game in GameId::ALL {
        let puzzles = puzzles(game);
        let at_once = puzzles.iter().filter(|puzzle| puzzle.task == Task::Win(1)).count();
        assert!(at_once * 100 <= puzzles.len() * 15, "{game}: {at_once} of {}", puzzles.len());
    }
}

#[test]
fn the_puzzles_of_all_games_are_read_at_once() {
    let texts = GameId::ALL.map(text);
    let began = processor_time();
    for (game, text) in GameId::ALL.into_iter().zip(&texts) {
        assert!(PuzzleFile::parse(game.name(), text).is_ok());
    }
    let used = processor_time() - began;
    // A few milliseconds in a release build.
    assert!(used < Duration::from_secs(1), "{used:?}");
}

/// Plays the main line of every puzzle; the run ends it, and the themes are those of the file.
fn solutions_hold(game: GameId) {
    for puzzle in puzzles(game) {
        let mut run = PuzzleRun::new(&puzzle).unwrap_or_else(|why| panic!("{game}: {why}: {puzzle}"));
        assert!(run.position().count_turns() >= 4, "{game}: {puzzle}");
        let line = run.line().clone();
        for ply in line.plies.iter().step_by(2) {
            let verdict = run.play(&ply.turns[0]);
            assert!(matches!(verdict, Ok(Verdict::Right { .. })), "{game}: {verdict:?}: {puzzle}");
        }
        assert!(run.is_solved(), "{game}: {puzzle}");
        assert_eq!(run.task(), puzzle.task);
        // Forks need a search.
        let threats = if puzzle.themes.contains(&Theme::Fork) { 2 } else { 0 };
        assert_eq!(themes_of(&line, puzzle.task, threats), puzzle.themes, "{game}: {puzzle}");
    }
}

/// One test a game, which run side by side.
macro_rules! tests_of {
    ($($name:ident: $game:expr;)*) => {
        mod solutions {
            use super::*;
            $( #[test] fn $name() { solutions_hold($game); } )*
        }
    };
}

tests_of! {
    tress: GameId::Tress;
    trees: GameId::Trees;
    tribun: GameId::Tribun;
    gess: GameId::Gess;
    go_chess: GameId::GoChess;
    treason: GameId::Treason;
    troop_chess: GameId::TroopChess;
}
