//! Making puzzles from games of self-play.

use std::collections::BTreeMap;
use std::io::Write;
use std::ops::ControlFlow;
use std::time::Duration;

use ludarium_ai::{Evaluate, Score};
use ludarium_learn::puzzles::themes::themes_of;
use ludarium_learn::puzzles::{Puzzle, PuzzleId, Task, Variety};
use ludarium_rules::{Cell, GameId, Registered, Which, match_game};

use super::args::TacticsMakeArgs;
use super::candidates;
use super::claims::{Proved, Solvers, main_line};
use super::effort::Effort;
use crate::selfplay::{SearchedPosition, Selfplay};
use ludarium_lab::parallel;
use ludarium_lab::progress::Progress;
use ludarium_lab::tactics::Library;
use ludarium_lab::watch::Watch;

/// The games played before their puzzles are added and the file is written.
const BATCH: u32 = 8;

/// The most positions that the proofs about one position may search, for each side.
const BUDGET: u64 = 2_000_000;

/// The most games that are searched for puzzles.
const MAX_GAMES: u32 = 1_000_000_000;

/// The positions that the engine searches for a turn of self-play.
const NODES: u64 = 400;

/// The most winning blows that are counted.
const MOST_BLOWS: usize = 64;

/// The random error of its evaluation, game by game in turn: careful, careless and reckless.
const NOISE: [i32; 3] = [20, 60, 150];

pub fn run(args: &TacticsMakeArgs, out: &mut impl Write) -> anyhow::Result<()> {
    let mut library = Library::open_or_begin(args.game, args.file.clone(), args.seed)?;
    let before = library.file.puzzles.len();
    let mut shares = Shares::new(before.max(args.count as usize));
    library.file.puzzles.retain(|puzzle| shares.keep(puzzle));
    let kept = library.file.puzzles.len();
    if kept < before {
        writeln!(out, "{}: {} of {before} puzzles are too much like the others and go", args.game, before - kept)?;
        library.write()?;
    }
    make(args, &mut library, shares)?;
    let new = library.file.puzzles.len() - kept;
    let mut counts = BTreeMap::new();
    for puzzle in &library.file.puzzles {
        *counts.entry(puzzle.task).or_insert(0) += 1;
    }
    let counts: Vec<String> = counts.into_iter().map(|(task, count)| format!("{task}: {count}")).collect();
    let (all, games) = (library.file.puzzles.len(), library.file.header.games);
    writeln!(out, "{}: {all} puzzles, {new} new, from {games} games ({})", args.game, counts.join(", "))?;
    Ok(())
}

/// Makes puzzles until the file has enough or the time is up.
fn make(args: &TacticsMakeArgs, library: &mut Library, mut shares: Shares) -> anyhow::Result<()> {
    let (watch, time) = (Watch::start(), Duration::from_secs_f64(args.minutes * 60.0));
    let progress = Progress::new(u64::from(args.count), "puzzles");
    let complete = |library: &Library| {
        library.file.puzzles.len() >= args.count as usize || library.file.header.games > MAX_GAMES - BATCH
    };
    while !complete(library) && watch.elapsed() < time {
        let first = library.file.header.games;
        let found = parallel::all(args.threads, BATCH, |i| puzzles(args, first + i), |_| progress.redraw())?;
        library.file.header.games += BATCH;
        for of_game in found {
            add_rarest(&mut shares, library, of_game);
        }
        progress.set_position(library.file.puzzles.len() as u64);
        library.write()?;
    }
    Ok(())
}

/// A puzzle that was found, and how much search it takes.
struct Found {
    puzzle: Puzzle,
    effort: Effort,
}

/// How many puzzles of each kind there are, and how many there may be.
struct Shares {
    /// The number of puzzles that the file is to hold.
    count: usize,
    variety: Variety,
    efforts: BTreeMap<Effort, usize>,
}

impl Shares {
    fn new(count: usize) -> Shares {
        Shares { count, variety: Variety::default(), efforts: BTreeMap::new() }
    }

    /// Counts a puzzle that the file holds already, or says that it is too much like those before it.
    fn keep(&mut self, puzzle: &Puzzle) -> bool {
        let is_kept = self.variety.filled(puzzle, self.count) <= 1.0 && !self.variety.has_nearly(puzzle);
        if is_kept {
            self.add(puzzle, Effort::of(puzzle));
        }
        is_kept
    }

    fn add(&mut self, puzzle: &Puzzle, effort: Effort) {
        self.variety.add(puzzle);
        if puzzle.task != Task::Win(1) {
            *self.efforts.entry(effort).or_default() += 1;
        }
    }

    /// How much of its share a kind of puzzle would fill with this one; more than 1 is too much. Wins at once are there to be
    /// seen at a glance, and have a share of their own.
    fn filled(&self, found: &Found) -> f64 {
        let variety = self.variety.filled(&found.puzzle, self.count);
        if found.puzzle.task == Task::Win(1) {
            return variety;
        }
        let efforts = self.efforts.get(&found.effort).copied().unwrap_or_default() + 1;
        let most = (self.count * found.effort.percent() / 100).max(1);
        variety.max(efforts as f64 / most as f64)
    }
}

/// Adds at most one attack and one defence of a game: those that are farthest below their shares.
fn add_rarest(shares: &mut Shares, library: &mut Library, found: Vec<Found>) {
    let (attacks, defences): (Vec<Found>, Vec<Found>) =
        found.into_iter().partition(|found| matches!(found.puzzle.task, Task::Win(_)));
    for kind in [attacks, defences] {
        let puzzles = &mut library.file.puzzles;
        let is_new = |found: &Found| puzzles.iter().all(|old| old.id != found.puzzle.id);
        let new = kind.into_iter().filter(|found| is_new(found) && !shares.variety.has_nearly(&found.puzzle));
        let rarest =
            new.map(|found| (shares.filled(&found), found)).min_by(|(one, _), (other, _)| one.total_cmp(other));
        if let Some((filled, found)) = rarest
            && filled <= 1.0
            && puzzles.len() < shares.count
        {
            shares.add(&found.puzzle, found.effort);
            puzzles.push(found.puzzle);
        }
    }
}

fn puzzles(args: &TacticsMakeArgs, number: u32) -> anyhow::Result<Vec<Found>> {
    let noise = NOISE[number as usize % NOISE.len()];
    let (positions, _) = Selfplay { game: args.game, nodes: NODES, noise, seed: args.seed, net: None }.play(number)?;
    let last = positions.len();
    let found = positions.iter().enumerate().filter_map(|(ply, searched)| puzzle(args.game, searched, last - ply));
    Ok(found.map(|puzzle| Found { effort: Effort::of(&puzzle), puzzle }).collect())
}

/// The puzzle of a position, if there is one.
fn puzzle(game: GameId, searched: &SearchedPosition, from_end: usize) -> Option<Puzzle> {
    let position = &searched.position;
    let (task, solution, threats) = match_game!(position, position => proved(position, from_end, searched.score))?;
    let text = position.to_string();
    let mut puzzle = Puzzle {
        id: PuzzleId::of(game, &text),
        game,
        task,
        rating: None,
        themes: Vec::new(),
        solution,
        position: text,
        options: Vec::new(),
    };
    puzzle.themes = themes_of(&puzzle.open().ok()?, task, threats);
    Some(puzzle)
}

/// The task of a position, the texts of its main line, and the number of threats after the first turn.
fn proved<P: Evaluate + Registered>(
    position: &P,
    from_end: usize,
    seen: Score,
) -> Option<(Task, Vec<Vec<String>>, usize)> {
    let mut solvers = Solvers::new(position, BUDGET);
    for task in candidates::tasks(position, from_end, seen, &mut solvers) {
        if let Some(line) = main_line(task, position, &mut solvers).ok()? {
            let threats = line.first().and_then(|turns| turns.first()).map_or(0, |turn| threats(position, turn));
            return Some((task, texts(position, &line), threats));
        }
    }
    None
}

fn texts<P: Evaluate + Registered>(position: &P, line: &Proved<P>) -> Vec<Vec<String>> {
    let mut position = position.clone();
    let mut texts = Vec::new();
    for turns in line {
        texts.push(turns.iter().map(|turn| position.turn_text(turn)).collect());
        if let Some(turn) = turns.first() {
            position = position.play_unchecked(turn);
        }
    }
    texts
}

/// On how many places the mover would strike a winning blow if the other side passed after a turn.
fn threats<P: Evaluate + Registered>(position: &P, turn: &P::Turn) -> usize {
    let side = position.side_to_move();
    let Some(passed) = position.play_unchecked(turn).pass_unchecked() else { return 0 };
    let mut struck = Vec::new();
    let _ = passed.visit(Which::All, |blow| {
        if passed.play_unchecked(&blow).outcome().is_some_and(|outcome| outcome.winner == Some(side)) {
            struck.push(blow);
        }
        if struck.len() < MOST_BLOWS { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    let mut places: Vec<Vec<Cell>> =
        struck.iter().map(|blow| passed.effects(blow).iter().flat_map(|effect| effect.ends().1).collect()).collect();
    places.sort_unstable();
    places.dedup();
    places.len()
}

#[cfg(test)]
mod tests {
    use ludarium_learn::puzzles::Theme;

    use super::*;

    /// A puzzle with a theme and a solution of its own, whose position cannot be read.
    fn found(number: u32, task: Task, effort: Effort) -> Found {
        let puzzle = Puzzle {
            id: PuzzleId::of(GameId::Tress, &number.to_string()),
            game: GameId::Tress,
            task,
            rating: None,
            themes: vec![Theme::ALL[number as usize]],
            solution: vec![vec![number.to_string()]],
            position: String::new(),
            options: Vec::new(),
        };
        Found { puzzle, effort }
    }

    #[test]
    fn the_kinds_that_fill_a_file_are_full_first() {
        let add = |shares: &mut Shares, found: Found| shares.add(&found.puzzle, found.effort);
        let mut shares = Shares::new(100);
        for number in 0..12 {
            add(&mut shares, found(number, Task::Only(2), Effort::Study));
        }
        let (rare, common) = (found(13, Task::Win(9), Effort::Study), found(14, Task::Only(2), Effort::Study));
        assert!(shares.filled(&rare) < shares.filled(&common));
        let mut shares = Shares::new(20);
        add(&mut shares, found(0, Task::Win(7), Effort::Study));
        for number in 3..11 {
            add(&mut shares, found(number, Task::Win(9), Effort::Glance));
        }
        assert!(shares.filled(&found(11, Task::Win(9), Effort::Glance)) > 1.0, "many are seen at a glance");
        assert!(shares.filled(&found(11, Task::Win(9), Effort::Study)) <= 1.0);
    }

    #[test]
    fn what_is_too_much_like_the_others_is_not_kept() {
        let mut shares = Shares::new(100);
        let kept = |shares: &mut Shares, number| shares.keep(&found(number, Task::Win(9), Effort::Study).puzzle);
        assert_eq!([0, 0, 0, 0, 1].map(|number| kept(&mut shares, number)), [true, true, true, false, true]);
    }
}
