//! `book`: makes, checks and counts opening books.

mod args;
mod make;
mod search;

use std::collections::{HashMap, HashSet};
use std::io::Write;
use std::path::PathBuf;
use std::sync::Arc;

use ludarium_ai::SearchMemory;
use ludarium_ai::book::{Book, MOST_BYTES, built_in};
use ludarium_rules::{AnyPosition, GameId};
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;
use rand::seq::IteratorRandom;

use args::{MakeArgs, StatsArgs, VerifyArgs};
use search::BookSearch;

pub use args::BookCommand;

use ludarium_lab::files::{in_file, read_text, write_file};
use ludarium_lab::watch::Watch;

/// The most turns that a search of `verify` looks for.
const MOST_TURNS: u32 = 20;

/// A game without an opening book, or a file of another game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no opening book of {game} there")]
struct NoBook {
    game: GameId,
}

pub fn run(command: &BookCommand, out: &mut impl Write) -> anyhow::Result<()> {
    match command {
        BookCommand::Make(args) => make(args, out),
        BookCommand::Verify(args) => verify(args, out),
        BookCommand::Stats(args) => stats(args, out),
    }
}

fn make(args: &MakeArgs, out: &mut impl Write) -> anyhow::Result<()> {
    let began = Watch::start();
    let book = make::make(args)?;
    let path = args.out.clone().unwrap_or_else(|| format!("crates/ai/books/{}.txt", args.game.name()).into());
    let seconds = began.elapsed().as_secs_f64();
    let (positions, bytes) = (book.positions(), book.text().len());
    writeln!(out, "{}: {positions} positions, {bytes} bytes in {seconds:.0} s", path.display())?;
    write_file(&path, book.text())?;
    count(&book, out)
}

/// The book of a file, or the built-in one.
fn book_of(game: GameId, file: Option<&PathBuf>) -> anyhow::Result<Arc<Book>> {
    let Some(path) = file else { return Ok(built_in(game)?.ok_or(NoBook { game })?) };
    let text = read_text(path, MOST_BYTES as u64)?;
    let book = Book::parse(&text).map_err(in_file(path))?;
    if book.header().game == game { Ok(Arc::new(book)) } else { Err(NoBook { game }.into()) }
}

fn stats(args: &StatsArgs, out: &mut impl Write) -> anyhow::Result<()> {
    let book = book_of(args.game, args.file.as_ref())?;
    writeln!(out, "{}: {} positions, {} bytes", args.game, book.positions(), book.text().len())?;
    count(&book, out)
}

/// Ways through a book from a position on.
#[derive(Clone, Copy, Default)]
struct Ways {
    /// The openings that are different.
    lines: u64,
    /// How likely two matches are to have the same opening.
    same: f64,
    /// The mean length, in plies.
    plies: f64,
}

fn count(book: &Book, out: &mut impl Write) -> anyhow::Result<()> {
    let at_start = book.turns(book.start());
    let first: Vec<String> = at_start.iter().map(|known| format!("{} {:+}", known.turn, known.value)).collect();
    writeln!(out, "At the start: {}", first.join(", "))?;
    let ways = ways_from(book, book.start(), &mut HashMap::new())?;
    let Ways { lines, same, plies } = ways;
    writeln!(
        out,
        "{lines} openings of {plies:.1} plies on average; two matches have the same one in {:.2} %",
        100.0 * same
    )?;
    Ok(())
}

fn ways_from(book: &Book, position: &AnyPosition, known: &mut HashMap<u64, Ways>) -> anyhow::Result<Ways> {
    if let Some(ways) = known.get(&position.zobrist()) {
        return Ok(*ways);
    }
    let turns = book.turns(position);
    if turns.is_empty() {
        return Ok(Ways { lines: 1, same: 1.0, plies: 0.0 });
    }
    let (weights, mut ways) = (book.weights(turns), Ways::default());
    let sum = weights.iter().sum::<u64>() as f64;
    for (turn, weight) in turns.iter().zip(weights) {
        let next = position.play(&turn.turn).map_err(ludarium_ai::ThinkError::from)?;
        let (after, share) = (ways_from(book, &next, known)?, weight as f64 / sum);
        ways.lines += after.lines;
        ways.same += share * share * after.same;
        ways.plies += share * (after.plies + 1.0);
    }
    known.insert(position.zobrist(), ways);
    Ok(ways)
}

fn verify(args: &VerifyArgs, out: &mut impl Write) -> anyhow::Result<()> {
    let book = book_of(args.game, args.file.as_ref())?;
    let mut positions = Vec::new();
    collect(&book, book.start().clone(), &mut HashSet::new(), &mut positions)?;
    let mut sample =
        positions.into_iter().sample(&mut Xoshiro256PlusPlus::seed_from_u64(args.seed), args.sample as usize);
    sample.sort_by_key(AnyPosition::zobrist);
    let search = BookSearch { nodes: args.nodes, turns: MOST_TURNS, seed: args.seed };
    let (mut memory, mut losses) = (SearchMemory::new(), Vec::new());
    for position in &sample {
        let found = search.best_turns(&mut memory, position)?;
        let Some(best) = found.iter().map(|found| found.value).max() else { continue };
        let worst = found.iter().map(|found| found.value).min().unwrap_or(best);
        // A turn that was not found is worse than all that were.
        let value = |known: &ludarium_ai::book::BookTurn| {
            found.iter().find(|found| found.turn == known.turn).map_or(worst, |found| found.value)
        };
        losses.extend(book.turns(position).iter().map(|known| best - value(known)));
    }
    let (turns, margin) = (losses.len().max(1), book.header().margin);
    let within = |most: i32| 100.0 * losses.iter().filter(|loss| **loss <= most).count() as f64 / turns as f64;
    let mean = losses.iter().map(|loss| f64::from(*loss)).sum::<f64>() / turns as f64;
    writeln!(out, "{}: {} positions, {} turns searched again", args.game, sample.len(), losses.len())?;
    writeln!(
        out,
        "{mean:.1} worse than the best on average; {:.0} % within the margin of {margin}, {:.0} % within twice that",
        within(margin),
        within(2 * margin)
    )?;
    Ok(())
}

/// Collects all positions of a book that have turns.
fn collect(
    book: &Book,
    position: AnyPosition,
    seen: &mut HashSet<u64>,
    positions: &mut Vec<AnyPosition>,
) -> anyhow::Result<()> {
    if book.turns(&position).is_empty() || !seen.insert(position.zobrist()) {
        return Ok(());
    }
    for turn in book.turns(&position) {
        let next = position.play(&turn.turn).map_err(ludarium_ai::ThinkError::from)?;
        collect(book, next, seen, positions)?;
    }
    positions.push(position);
    Ok(())
}
