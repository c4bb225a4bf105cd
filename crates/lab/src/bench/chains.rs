//! The Game for the Trees: the time to generate all turns, by the number of running chains.
//!
//! The chains may be executed in any order, so a generator that tried every order would take k! times as long for k chains.

use std::io::{self, Write};
use std::time::Duration;

use ludarium_rules::Position;
use ludarium_rules::games::trees::{Options, Trees};
use serde_json::{Value, json};

use super::Timing;
use super::playouts::visit_all;

/// The shortest time for which each position is measured.
const SHORTEST_RUN: Duration = Duration::from_millis(20);

/// A constructed board, and chains of White that can all run on it, sorted.
struct BenchBoard {
    name: &'static str,
    text: &'static str,
    chains: &'static [&'static str],
}

/// Chains far from each other, and chains that interact. As many as the rules allow.
const BOARDS: [BenchBoard; 2] = [
    BenchBoard {
        name: "scattered",
        text: "bA,bB,bC,bD,bh,bF,bG,bH/bu,bu,bu,bu,bu,bu,bu,bu/bg,bg,bg,bg,bg,bg,bg,bg/wg,wu,1,wg,wu,1,wg,wg/\
               2,wg,3,wu,1/wg,wu,wg,wu,wu,wg,wg,wu/wA,wu,wu,wB,wF,wu,wu,wu/wA,wB,wC,wD,wh,wF,wG,wH",
        chains: &["a2>a3", "a5>a4", "b5>b6", "c4>d4", "d2>f3", "d5>d4", "e2>d3", "e5>e6", "g5>f4"],
    },
    BenchBoard {
        name: "knotted",
        text: "1,wu,wg,bD,wG,bF,1,bF/2,wG,bu,bD,bD,bF,bh/wh,wu,wg,wg,bD,wG,1,bF/bu,wB,1,wG,1,bD,wG,bg/\
               1,bg,wB,wD,wD,wG,wD,bg/wC,1,wB,wD,wD,wD,wH,wG/1,wC,bh,wB,wD,wG,wH,wH/wA,wB,wC,wD,wD,1,wG,wH",
        chains: &["c3>e4", "d2>b3", "d3>b3", "d4>d1", "d6>d5", "e3>d2", "e4>b7", "f2>d1", "f3>e4", "f6>h7"],
    },
];

#[derive(Clone, Copy)]
pub struct ChainMeasurement {
    /// The board: "scattered" or "knotted".
    pub board: &'static str,
    /// The number of running chains of the side to move.
    pub count: usize,
    /// The number of legal turns of the position, and the time to visit them all.
    pub turns: Timing,
}

impl ChainMeasurement {
    pub fn to_json(self) -> Value {
        let (turns, time) = (self.turns.count, self.turns.time.as_secs_f64());
        json!({"board": self.board, "chains": self.count, "turns": turns, "milliseconds": time * 1e3})
    }

    /// Writes one line for people.
    pub fn write(self, out: &mut impl Write) -> io::Result<()> {
        let ChainMeasurement { board, count, turns } = self;
        let (milliseconds, speed) = (turns.time.as_secs_f64() * 1e3, turns.rate() / 1e6);
        writeln!(
            out,
            "  trees, {count:>2} chains {board:<9}  {milliseconds:>8.3} ms for {} turns, {speed:.2} million turns/s",
            turns.count
        )
    }
}

/// Measures each board with no chain, with the first, with the first two, and so on.
pub fn measure() -> Vec<ChainMeasurement> {
    BOARDS.iter().flat_map(|board| (0..=board.chains.len()).filter_map(|count| measure_with(board, count))).collect()
}

fn measure_with(board: &BenchBoard, count: usize) -> Option<ChainMeasurement> {
    let running = if count == 0 { "-".to_owned() } else { board.chains[..count].join(",") };
    let position = Trees::parse(&format!("{} w {running} wb", board.text), Options).ok()?;
    let mut best = Timing::of(|| visit_all(std::slice::from_ref(&position)));
    let mut spent = best.time;
    while spent < SHORTEST_RUN {
        let timing = Timing::of(|| visit_all(std::slice::from_ref(&position)));
        spent += timing.time.max(Duration::from_micros(1));
        best = best.faster(timing);
    }
    Some(ChainMeasurement { board: board.name, count, turns: best })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_of_chains_is_a_position() {
        let measured = measure();
        let numbers: usize = BOARDS.iter().map(|board| board.chains.len() + 1).sum();
        assert_eq!(measured.len(), numbers);
        assert!(measured.iter().all(|chains| chains.turns.count > 0));
    }
}
