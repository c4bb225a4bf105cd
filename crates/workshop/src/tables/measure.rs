//! What the tables are worth to the search.

use std::io::Write;
use std::time::Duration;

use ludarium_ai::{Evaluate, Limits, MATE_BOUND, SearchConfig, SearchMemory, Stop, search_in};

use super::args::{MeasureArgs, TableGame};
use super::random;
use ludarium_lab::contender::table_for;

/// What the searches of all positions have found together.
#[derive(Default)]
struct Sum {
    /// Positions whose result was certain.
    decided: u32,
    nodes: u64,
    time: Duration,
}

/// Searches random positions with and without tables.
pub fn measure(args: &MeasureArgs, out: &mut impl Write) -> anyhow::Result<()> {
    let pieces = usize::from(args.pieces);
    for tables in [false, true] {
        let mut sum = Sum::default();
        for number in 0..args.positions {
            match args.game {
                TableGame::Treason => add(&random::of_treason(pieces, args.seed, number), tables, args, &mut sum),
                TableGame::GoChess => add(&random::of_go_chess(pieces, args.seed, number), tables, args, &mut sum),
            }
        }
        let share = 100.0 * f64::from(sum.decided) / f64::from(args.positions);
        let millis = sum.time.as_secs_f64() * 1000.0 / f64::from(args.positions);
        let (with, nodes) = (if tables { "with" } else { "without" }, sum.nodes / u64::from(args.positions));
        writeln!(out, "{with} tables: {share:.1} % decided, {nodes} nodes and {millis:.2} ms a position")?;
    }
    Ok(())
}

fn add<P: Evaluate>(position: &P, tables: bool, args: &MeasureArgs, sum: &mut Sum) {
    let limits = Limits { nodes: Some(args.nodes), ..Limits::default() };
    let table_bytes = table_for(limits.nodes);
    let config = SearchConfig { limits, tables, table_bytes, ..SearchConfig::default() };
    let found = search_in(&mut SearchMemory::new(), position, &[], &config, &Stop::new(), &mut |_| {});
    if let Some(found) = found {
        sum.decided += u32::from(found.value.abs() >= MATE_BOUND);
        sum.nodes += found.nodes;
        sum.time += found.elapsed;
    }
}
