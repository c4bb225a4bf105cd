//! `tables`: makes, checks and measures endgame tables.

mod args;
mod measure;
mod random;
pub(crate) mod verify;

use std::io::Write;
use std::path::Path;

use ludarium_ai::tables::go_chess::LoneKingTable;
use ludarium_ai::tables::treason::{FEWEST_PIECES, MOST_PIECES, TablePart, TreasonTable, built_in, write_parts};
use ludarium_ai::tables::{Probe, TableValue};
use ludarium_rules::Position;
use ludarium_rules::games::go_chess::PieceKind;
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};

use args::{MakeArgs, StatsArgs, TableGame, VerifyArgs};

pub use args::TablesCommand;

use ludarium_lab::files::{in_file, read_bytes, write_file};
use ludarium_lab::progress::Progress;
use ludarium_lab::watch::Watch;
use verify::verify;

/// The longest file of a table that is read, in bytes.
const MOST_BYTES: u64 = 1 << 30;

pub fn run(command: &TablesCommand, out: &mut impl Write) -> anyhow::Result<()> {
    match command {
        TablesCommand::Make(args) => make(args, out),
        TablesCommand::Verify(args) => match args.game {
            TableGame::Treason => verify_treason(args, out),
            TableGame::GoChess => verify_go_chess(args, out),
        },
        TablesCommand::Stats(args) => match args.game {
            TableGame::Treason => count_treason(args, out),
            TableGame::GoChess => count_go_chess(args, out),
        },
        TablesCommand::Measure(args) => measure::measure(args, out),
    }
}

fn make(args: &MakeArgs, out: &mut impl Write) -> anyhow::Result<()> {
    let mut table = TreasonTable::new();
    while table.most_pieces() < usize::from(args.pieces) {
        let began = Watch::start();
        let counts = table.extend(&|| false)?;
        writeln!(
            out,
            "{} pieces: {} numbers in {:.1} s",
            counts.pieces,
            counts.numbers,
            began.elapsed().as_secs_f64()
        )?;
        let (won, drawn, lost, longest) = (counts.won, counts.drawn, counts.lost, counts.longest);
        writeln!(out, "  {won} won, {drawn} drawn, {lost} lost, the longest in {longest} plies")?;
        out.flush()?;
    }
    let packed: Vec<(usize, Vec<u8>)> =
        table.unpacked_parts().map(|(pieces, bytes)| Ok((pieces, pack(bytes)?))).collect::<anyhow::Result<_>>()?;
    let parts: Vec<_> = packed.iter().map(|(pieces, packed)| TablePart { pieces: *pieces, packed }).collect();
    let bytes = write_parts(&parts);
    writeln!(out, "{}: {} bytes", args.out.display(), bytes.len())?;
    Ok(write_file(&args.out, bytes)?)
}

/// Packs bytes as tightly as Brotli can.
fn pack(bytes: &[u8]) -> anyhow::Result<Vec<u8>> {
    let params =
        brotli::enc::BrotliEncoderParams { quality: 11, lgwin: 24, size_hint: bytes.len(), ..Default::default() };
    let mut packed = Vec::new();
    brotli::BrotliCompress(&mut &*bytes, &mut packed, &params)?;
    Ok(packed)
}

/// The table of a file, or the built-in one.
fn table_of(file: Option<&Path>) -> anyhow::Result<TreasonTable> {
    let Some(path) = file else { return Ok(built_in()?.clone()) };
    let bytes = read_bytes(path, MOST_BYTES)?;
    let table = TreasonTable::from_bytes(&bytes, MOST_PIECES);
    Ok(table.map_err(in_file(path))?)
}

fn verify_treason(args: &VerifyArgs, out: &mut impl Write) -> anyhow::Result<()> {
    let table = table_of(args.file.as_deref())?;
    for pieces in FEWEST_PIECES..=table.most_pieces() {
        let (count, position) = TreasonTable::positions(pieces);
        let verified = verify_numbers(count, args, &table, &position)?;
        writeln!(out, "{pieces} pieces: {verified} positions agree")?;
    }
    Ok(())
}

/// Checks all positions of these numbers, or a random sample of them, and gives how many were ongoing.
fn verify_numbers<P: Position>(
    count: usize,
    args: &VerifyArgs,
    table: &impl Probe<P>,
    position: &impl Fn(usize) -> Option<P>,
) -> anyhow::Result<u64> {
    let tried = args.sample.unwrap_or(count as u64);
    let (mut rng, progress, mut verified) =
        (Xoshiro256PlusPlus::seed_from_u64(args.seed), Progress::new(tried, "positions"), 0);
    for place in 0..tried {
        let number = if args.sample.is_some() { rng.random_range(0..count) } else { place as usize };
        if let Some(position) = position(number).filter(|position| position.outcome().is_none()) {
            verify(&position, table)?;
            verified += 1;
        }
        if place % 100_000 == 0 {
            progress.set_position(place);
        }
    }
    Ok(verified)
}

/// The kinds of piece that can stand beside a king.
fn kinds() -> impl Iterator<Item = PieceKind> {
    PieceKind::ALL.into_iter().filter(|kind| *kind != PieceKind::King)
}

fn verify_go_chess(args: &VerifyArgs, out: &mut impl Write) -> anyhow::Result<()> {
    for number in 0..args.boards {
        let board = random::board(args.seed, number);
        for kind in kinds() {
            let table = LoneKingTable::solve(&board, kind, &|| false)?;
            let verified = verify_numbers(table.numbers(), args, &table, &|number| table.position(number))?;
            writeln!(out, "board {}, {}: {verified} positions agree", number + 1, kind.facts().name)?;
        }
    }
    Ok(())
}

fn count_treason(args: &StatsArgs, out: &mut impl Write) -> anyhow::Result<()> {
    let table = table_of(args.file.as_deref())?;
    for pieces in FEWEST_PIECES..=table.most_pieces() {
        let (count, position) = TreasonTable::positions(pieces);
        let mut sum = Sum::default();
        for position in (0..count).filter_map(position) {
            sum.add(table.probe(&position).unwrap_or(TableValue::LossIn(0)));
        }
        writeln!(out, "{pieces} pieces: {sum}")?;
    }
    Ok(())
}

fn count_go_chess(args: &StatsArgs, out: &mut impl Write) -> anyhow::Result<()> {
    for kind in kinds() {
        let (mut sums, began) = ([Sum::default(), Sum::default()], Watch::start());
        for number in 0..args.boards {
            let table = LoneKingTable::solve(&random::board(args.seed, number), kind, &|| false)?;
            for (number, value) in table.values() {
                sums[usize::from(table.strong_side_moves(number))].add(value);
            }
        }
        let seconds = began.elapsed().as_secs_f64() / f64::from(args.boards);
        let name = kind.facts().name;
        writeln!(out, "King and {name} against King, {seconds:.2} s a board")?;
        writeln!(out, "  the lone King is to move: {}", sums[0])?;
        writeln!(out, "  the strong side is to move: {}", sums[1])?;
    }
    Ok(())
}

/// Values, counted.
#[derive(Clone, Copy, Default)]
struct Sum {
    won: u64,
    drawn: u64,
    lost: u64,
    longest: u8,
}

impl Sum {
    fn add(&mut self, value: TableValue) {
        match value {
            TableValue::WinIn(_) => self.won += 1,
            TableValue::Draw => self.drawn += 1,
            TableValue::LossIn(_) => self.lost += 1,
        }
        self.longest = self.longest.max(value.plies().unwrap_or(0));
    }
}

impl std::fmt::Display for Sum {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Sum { won, drawn, lost, longest } = *self;
        let percent = |count: u64| 100.0 * count as f64 / (won + drawn + lost).max(1) as f64;
        write!(f, "{won} won ({:.1} %), {drawn} drawn ({:.1} %), ", percent(won), percent(drawn))?;
        write!(f, "{lost} lost ({:.1} %), the longest in {longest} plies", percent(lost))
    }
}
