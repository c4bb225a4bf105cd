//! `tactics stats`: how many puzzles there are, of which kinds, and how hard they are.

use std::collections::BTreeMap;
use std::io::Write;

use ludarium_learn::puzzles::{Puzzle, Task, Variety};
use ludarium_rules::GameId;
use serde::Serialize;

use super::{Library, TacticsStatsArgs};

#[derive(Serialize, Debug)]
struct GameStats {
    game: &'static str,
    puzzles: usize,
    games_of_self_play: u32,
    seed: u64,
    tasks: BTreeMap<String, usize>,
    /// The share of wins in one ply.
    wins_at_once: f64,
    /// The plies of the solutions, and how many puzzles have so many.
    plies: BTreeMap<u32, usize>,
    themes: BTreeMap<&'static str, usize>,
    /// The wins in one ply on boards with few pieces.
    sparse_wins_at_once: usize,
    /// Of every kind of trait the one that most puzzles have in common.
    most_common: BTreeMap<&'static str, MostCommon>,
    ratings: Option<Ratings>,
}

/// What many puzzles have in common.
#[derive(Serialize, Debug)]
struct MostCommon {
    what: String,
    puzzles: usize,
    share: f64,
    /// The greatest share that `make` allows.
    bound: f64,
}

/// The ratings of a game's puzzles, in Elo points.
#[derive(Serialize, Debug)]
struct Ratings {
    rated: usize,
    lowest: u16,
    /// The rating that a tenth of the puzzles does not reach.
    tenth: u16,
    median: u16,
    /// The rating that a tenth of the puzzles exceeds.
    ninetieth: u16,
    highest: u16,
    mean_error: f64,
}

/// Runs the command.
///
/// # Errors
/// A file cannot be read.
pub fn run(args: &TacticsStatsArgs, out: &mut impl Write) -> anyhow::Result<()> {
    let games: &[GameId] = if args.games.is_empty() { &GameId::ALL } else { &args.games };
    let stats = games.iter().map(|game| of_game(args, *game)).collect::<Result<Vec<_>, _>>()?;
    if args.json {
        let text = serde_json::to_string_pretty(&stats).map_err(std::io::Error::from)?;
        writeln!(out, "{text}")?;
        return Ok(());
    }
    for stats in &stats {
        print(stats, out)?;
    }
    Ok(())
}

fn of_game(args: &TacticsStatsArgs, game: GameId) -> anyhow::Result<GameStats> {
    let file = Library::open(game, Some(args.folder.join(format!("{}.txt", game.name()))))?.file;
    let puzzles = &file.puzzles;
    let at_once: Vec<&Puzzle> = puzzles.iter().filter(|puzzle| puzzle.task == Task::Win(1)).collect();
    Ok(GameStats {
        game: game.name(),
        puzzles: puzzles.len(),
        games_of_self_play: file.header.games,
        seed: file.header.seed,
        tasks: counted(puzzles.iter().map(|puzzle| puzzle.task.to_string())),
        wins_at_once: at_once.len() as f64 / puzzles.len().max(1) as f64,
        plies: counted(puzzles.iter().map(|puzzle| puzzle.task.solution_plies())),
        themes: counted(puzzles.iter().flat_map(|puzzle| &puzzle.themes).map(|theme| theme.key())),
        sparse_wins_at_once: at_once.iter().filter(|puzzle| puzzle.is_sparse()).count(),
        most_common: most_common(puzzles),
        ratings: ratings(puzzles),
    })
}

fn counted<K: Ord>(things: impl Iterator<Item = K>) -> BTreeMap<K, usize> {
    let mut counts = BTreeMap::new();
    for thing in things {
        *counts.entry(thing).or_insert(0) += 1;
    }
    counts
}

/// Of every kind of trait the most frequent one; of the tasks, the one that fills most of what it may have.
fn most_common(puzzles: &[Puzzle]) -> BTreeMap<&'static str, MostCommon> {
    let mut variety = Variety::default();
    puzzles.iter().for_each(|puzzle| variety.add(puzzle));
    let mut most: BTreeMap<&str, MostCommon> = BTreeMap::new();
    for (of_puzzles, count) in variety.counts() {
        let share = count as f64 / puzzles.len() as f64;
        let bound = f64::from(of_puzzles.percent()) / 100.0;
        let new = MostCommon { what: of_puzzles.to_string(), puzzles: count, share, bound };
        let known = most.get(of_puzzles.kind());
        if known.is_none_or(|known| known.share / known.bound < share / bound) {
            most.insert(of_puzzles.kind(), new);
        }
    }
    most
}

fn ratings(puzzles: &[Puzzle]) -> Option<Ratings> {
    let rated = || puzzles.iter().filter_map(|puzzle| puzzle.rating);
    let mut elos: Vec<u16> = rated().map(|rating| rating.elo).collect();
    elos.sort_unstable();
    let errors: f64 = rated().map(|rating| f64::from(rating.error)).sum();
    let at = |share: usize| elos.get((elos.len().checked_sub(1)?) * share / 10).copied();
    Some(Ratings {
        rated: elos.len(),
        lowest: at(0)?,
        tenth: at(1)?,
        median: at(5)?,
        ninetieth: at(9)?,
        highest: at(10)?,
        mean_error: errors / elos.len() as f64,
    })
}

fn print(stats: &GameStats, out: &mut impl Write) -> anyhow::Result<()> {
    let GameStats { game, puzzles, games_of_self_play, seed, .. } = stats;
    writeln!(out, "{game}: {puzzles} puzzles from {games_of_self_play} games of seed {seed}")?;
    writeln!(out, "  tasks   {}", listed(&stats.tasks))?;
    writeln!(out, "  themes  {}", listed(&stats.themes))?;
    for (kind, MostCommon { what, puzzles, share, bound }) in &stats.most_common {
        let (kind, share, bound) = (kind.replace('_', " "), 100.0 * share, 100.0 * bound);
        writeln!(out, "  most common {kind}: {what}, {puzzles} puzzles, {share:.1} % of at most {bound:.0} %")?;
    }
    writeln!(out, "  wins at once on sparse boards: {}", stats.sparse_wins_at_once)?;
    match &stats.ratings {
        Some(Ratings { rated, lowest, tenth, median, ninetieth, highest, mean_error }) => writeln!(
            out,
            "  ratings {lowest} to {highest} (a tenth below {tenth}, half below {median}, a tenth above {ninetieth}), \
             {rated} rated, mean error {mean_error:.0}"
        )?,
        None => writeln!(out, "  ratings none yet")?,
    }
    Ok(())
}

fn listed<K: std::fmt::Display>(counts: &BTreeMap<K, usize>) -> String {
    let listed: Vec<String> = counts.iter().map(|(thing, count)| format!("{thing}: {count}")).collect();
    listed.join(", ")
}
