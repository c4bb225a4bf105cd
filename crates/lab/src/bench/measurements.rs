//! The measurements of `bench`, for people and for programs.

use std::io::{self, Write};

use ludarium_rules::GameId;
use serde_json::{Value, json};

use super::chains::ChainMeasurement;
use super::{Timing, chess};

/// All measurements of one run of `bench`.
pub struct Measurements {
    /// The peak memory of the process, in KiB.
    pub peak_memory: Option<u64>,
    /// The Game for the Trees by the number of running chains; empty if it was not measured.
    pub chains: Vec<ChainMeasurement>,
    search_depth: Option<u32>,
    games: Vec<GameMeasurement>,
}

#[derive(Clone, Copy)]
pub struct GameMeasurement {
    pub game: GameId,
    pub depth: u32,
    /// Perft of chess, measured alternately.
    pub chess: Timing,
    pub perft: Timing,
    /// Legal turns visited one by one, in positions of random games.
    pub turns: Timing,
    /// Plies of random games.
    pub playouts: Timing,
    pub search: Timing,
    /// The effective branching factor of the search.
    pub branching: f64,
}

impl GameMeasurement {
    /// The best of two measurements, number by number.
    pub fn faster(self, other: &GameMeasurement) -> GameMeasurement {
        GameMeasurement {
            chess: self.chess.faster(other.chess),
            perft: self.perft.faster(other.perft),
            turns: self.turns.faster(other.turns),
            playouts: self.playouts.faster(other.playouts),
            search: self.search.faster(other.search),
            ..self
        }
    }

    /// The speed of the game's perft relative to that of chess.
    fn ratio(&self) -> f64 {
        self.perft.rate() / self.chess.rate()
    }

    fn write(self, out: &mut impl Write) -> io::Result<()> {
        let million = |timing: Timing| timing.rate() / 1e6;
        let ratio = self.ratio();
        let GameMeasurement { game, depth, chess, perft, turns, playouts, search, branching } = self;
        let (chess_depth, chess_name) = (chess::DEPTH, chess::NAME);
        writeln!(out, "{game}")?;
        writeln!(out, "  perft {depth:<2}    {:>9.2} million leaves/s  ({} leaves)", million(perft), perft.count)?;
        let chess_speed = million(chess);
        writeln!(
            out,
            "  chess {chess_depth:<2}    {chess_speed:>9.2} million leaves/s  ({chess_name}, {} leaves)",
            chess.count
        )?;
        writeln!(out, "  ratio       {ratio:>9.2}")?;
        writeln!(out, "  turns       {:>9.2} million turns/s   ({} turns)", million(turns), turns.count)?;
        writeln!(out, "  playouts    {:>9.2} million plies/s   ({} plies)", million(playouts), playouts.count)?;
        writeln!(out, "  search      {:>9.2} million nodes/s   (signature {})", million(search), search.count)?;
        writeln!(out, "  branching   {branching:>9.2} times the nodes with every ply")
    }

    fn to_json(self) -> Value {
        json!({
            "game": self.game.name(),
            "perft": {
                "depth": self.depth,
                "leaves": self.perft.count,
                "leaves_per_second": self.perft.rate().round(),
                "ratio": self.ratio(),
            },
            "reference": {
                "name": chess::NAME,
                "depth": chess::DEPTH,
                "leaves": self.chess.count,
                "leaves_per_second": self.chess.rate().round(),
            },
            "turns": {"turns": self.turns.count, "turns_per_second": self.turns.rate().round()},
            "playouts": {"plies": self.playouts.count, "plies_per_second": self.playouts.rate().round()},
            "search": {
                "signature": self.search.count,
                "nodes_per_second": self.search.rate().round(),
                "effective_branching": self.branching,
            },
        })
    }
}

impl Measurements {
    /// No measurements yet.
    pub fn new(search_depth: Option<u32>) -> Measurements {
        Measurements { peak_memory: None, chains: Vec::new(), search_depth, games: Vec::new() }
    }

    pub fn add(&mut self, game: GameMeasurement) {
        self.games.push(game);
    }

    pub fn to_json(&self) -> Value {
        json!({
            "optimised": !cfg!(debug_assertions),
            "search_depth": self.search_depth,
            "games": self.games.iter().map(|game| game.to_json()).collect::<Vec<_>>(),
            "trees_chains": self.chains.iter().map(|chains| chains.to_json()).collect::<Vec<_>>(),
            "peak_memory_kib": self.peak_memory,
        })
    }

    /// Writes a table for people.
    pub fn write(&self, out: &mut impl Write) -> io::Result<()> {
        if cfg!(debug_assertions) {
            writeln!(out, "Built without full optimisation: use --release for figures that mean something.\n")?;
        }
        self.games.iter().try_for_each(|measurement| measurement.write(out))?;
        self.chains.iter().try_for_each(|chains| chains.write(out))?;
        if let Some(kib) = self.peak_memory {
            writeln!(out, "Peak memory {:.1} MiB", kib as f64 / 1024.0)?;
        }
        Ok(())
    }
}

/// The peak memory of the process in KiB; `None` where the system does not report it.
pub fn peak_memory() -> Option<u64> {
    peak_in(&std::fs::read_to_string("/proc/self/status").ok()?)
}

fn peak_in(status: &str) -> Option<u64> {
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
    line.trim().strip_suffix("kB")?.trim().parse().ok()
}

#[cfg(test)]
mod tests {
    use super::peak_in;

    #[test]
    fn the_format_of_linux_is_read() {
        assert_eq!(peak_in("Name:\tx\nVmHWM:\t    5120 kB\nVmRSS:\t    5000 kB\n"), Some(5120));
        assert_eq!(peak_in("Name:\tx\n"), None);
    }
}
