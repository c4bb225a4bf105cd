//! The puzzles of the game itself: all of them can be read, played to their end, and are what they say.

#[path = "../../ai/tests/common/processor_time.rs"]
mod processor_time;

use std::collections::HashSet;
use std::fs;
use std::time::Duration;

use ludarium_learn::puzzles::themes::themes_of;
use ludarium_learn::puzzles::{
    Catalogue, Progress, Puzzle, PuzzleFile, PuzzleId, PuzzleRun, Task, Theme, Variety, Verdict,
};
use ludarium_rules::GameId;
use processor_time::processor_time;

/// The fewest puzzles of a game.
const FEWEST: usize = 300;

/// The fewest wins at once on sparse boards that are among the easiest third: with these one begins.
const FEWEST_FIRST: usize = 10;

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

/// What is wrong with the puzzles of a game as a whole: too few, too much alike, or nothing for a beginner.
fn faults(game: GameId, puzzles: &[Puzzle]) -> Vec<String> {
    let mut variety = Variety::default();
    let mut faults = Vec::new();
    for puzzle in puzzles {
        if variety.has_nearly(puzzle) {
            faults.push(format!("{}: nearly the position of another", puzzle.id));
        }
        variety.add(puzzle);
    }
    for (common, count) in variety.counts().filter(|(common, count)| *count > common.most(puzzles.len())) {
        faults.push(format!("{}: {common} in {count} of {}", common.kind(), puzzles.len()));
    }
    let share = |themes: &[Theme]| {
        let about = |puzzle: &&Puzzle| puzzle.themes.iter().any(|theme| themes.contains(theme));
        puzzles.iter().filter(about).count() as f64 / puzzles.len() as f64
    };
    if game == GameId::Treason && share(&[Theme::Capture, Theme::Chain, Theme::Crown, Theme::Conversion]) < 0.4 {
        faults.push("hardly a capture, a chain, a crown or a conversion".to_owned());
    }
    let mut ratings: Vec<u16> = puzzles.iter().filter_map(|puzzle| puzzle.rating).map(|rating| rating.elo).collect();
    ratings.sort_unstable();
    if puzzles.len() < FEWEST || ratings.len() < puzzles.len() {
        faults.push(format!("{} puzzles, {} rated", puzzles.len(), ratings.len()));
    }
    let low = ratings.get(ratings.len() / 3).copied().unwrap_or_default();
    let is_first = |puzzle: &&Puzzle| {
        let is_easy = puzzle.rating.is_some_and(|rating| rating.elo <= low);
        puzzle.task == Task::Win(1) && is_easy && puzzle.is_sparse()
    };
    let first = puzzles.iter().filter(is_first).count();
    if first < FEWEST_FIRST {
        faults.push(format!("only {first} easy wins at once on sparse boards"));
    }
    faults
}

#[test]
fn the_puzzles_of_a_game_differ_and_some_are_for_beginners() {
    for game in GameId::ALL {
        assert_eq!(faults(game, &puzzles(game)), Vec::<String>::new(), "{game}");
    }
}

/// A player's file names puzzles that later files do not have.
#[test]
fn puzzles_that_are_gone_are_passed_over_and_not_forgotten() {
    let catalogue = Catalogue::built_in(GameId::Treason);
    let there = catalogue.puzzles()[0].id;
    let gone: PuzzleId = "ffffffff".parse().expect("a name");
    assert_eq!(catalogue.find(gone), None);
    let text = format!(
        "(games: {{\"treason\": (solved: 3, failed: 2, recent: [\"{gone}\", \"{there}\"], \
         reviews: {{\"{gone}\": (stage: 1, due: 90), \"{there}\": (stage: 0, due: 95)}})}})"
    );
    let mut progress = Progress::parse("puzzles.ron", &text).expect("a file of a player");
    let player = progress.of_mut(GameId::Treason);
    assert_eq!(player.reviews.due(100).find_map(|id| catalogue.find(id)).map(|puzzle| puzzle.id), Some(there));
    player.finish(&catalogue.puzzles()[1], true, 100);
    assert_eq!((player.solved, player.recent.len(), player.recent[0]), (4, 3, gone));
    assert_eq!(player.reviews.get(gone).map(|review| review.due), Some(90));
    assert_eq!(Progress::parse("puzzles.ron", &progress.text()), Ok(progress));
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
