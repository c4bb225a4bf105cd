//! What was measured, for people and for programs.

use std::io::{self, Write};

use ludarium_rules::GameId;
use serde_json::{Value, json};

use super::chains::Chains;
use super::{Run, chess};

/// Everything that one run of `bench` has measured.
pub struct Figures {
    /// The most memory used at once, in KiB.
    pub peak_memory: Option<u64>,
    /// The Game for the Trees with more and more running chains; empty if it was not measured.
    pub chains: Vec<Chains>,
    search_depth: Option<u32>,
    games: Vec<GameFigures>,
}

/// What was measured for one game.
#[derive(Clone, Copy)]
pub struct GameFigures {
    /// The game.
    pub game: GameId,
    /// The depth of its perft.
    pub depth: u32,
    /// Perft of chess, measured beside it.
    pub chess: Run,
    /// Perft of the game.
    pub perft: Run,
    /// Legal turns made one by one, in positions of random games.
    pub turns: Run,
    /// Plies of random games.
    pub playouts: Run,
    /// Nodes of the search.
    pub search: Run,
    /// By what factor the nodes grow with every ply of depth.
    pub branching: f64,
}

impl GameFigures {
    /// The best of two measurements, each figure for itself.
    pub fn or_better(self, other: &GameFigures) -> GameFigures {
        GameFigures {
            chess: self.chess.or_better(other.chess),
            perft: self.perft.or_better(other.perft),
            turns: self.turns.or_better(other.turns),
            playouts: self.playouts.or_better(other.playouts),
            search: self.search.or_better(other.search),
            ..self
        }
    }

    /// How fast the game's perft is, where chess is 1.
    fn ratio(&self) -> f64 {
        self.perft.rate() / self.chess.rate()
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

impl Figures {
    /// Nothing measured yet.
    pub fn new(search_depth: Option<u32>) -> Figures {
        Figures { peak_memory: None, chains: Vec::new(), search_depth, games: Vec::new() }
    }

    /// Adds a game.
    pub fn add(&mut self, game: GameFigures) {
        self.games.push(game);
    }

    /// One object for programs.
    pub fn to_json(&self) -> Value {
        json!({
            "optimised": !cfg!(debug_assertions),
            "search_depth": self.search_depth,
            "games": self.games.iter().map(|game| game.to_json()).collect::<Vec<_>>(),
            "trees_chains": self.chains.iter().map(|chains| chains.to_json()).collect::<Vec<_>>(),
            "peak_memory_kib": self.peak_memory,
        })
    }

    /// A table for people.
    pub fn write(&self, out: &mut impl Write) -> io::Result<()> {
        if cfg!(debug_assertions) {
            writeln!(out, "Built without full optimisation: use --release for figures that mean something.\n")?;
        }
        for figures in &self.games {
            let million = |run: Run| run.rate() / 1e6;
            let GameFigures { game, depth, chess, perft, turns, playouts, search, branching } = *figures;
            writeln!(out, "{game}")?;
            writeln!(out, "  perft {depth:<2}    {:>9.2} million leaves/s  ({} leaves)", million(perft), perft.count)?;
            writeln!(
                out,
                "  chess {:<2}    {:>9.2} million leaves/s  ({}, {} leaves)",
                chess::DEPTH,
                million(chess),
                chess::NAME,
                chess.count
            )?;
            writeln!(out, "  ratio       {:>9.2}", figures.ratio())?;
            writeln!(out, "  turns       {:>9.2} million turns/s   ({} turns)", million(turns), turns.count)?;
            writeln!(out, "  playouts    {:>9.2} million plies/s   ({} plies)", million(playouts), playouts.count)?;
            writeln!(out, "  search      {:>9.2} million nodes/s   (signature {})", million(search), search.count)?;
            writeln!(out, "  branching   {branching:>9.2} times the nodes with every ply")?;
        }
        for Chains { board, count, turns } in &self.chains {
            let milliseconds = turns.time.as_secs_f64() * 1e3;
            writeln!(
                out,
                "  trees, {count:>2} chains {board:<9}  {milliseconds:>8.3} ms for {} turns, {:.2} million turns/s",
                turns.count,
                turns.rate() / 1e6
            )?;
        }
        if let Some(kib) = self.peak_memory {
            writeln!(out, "Peak memory {:.1} MiB", kib as f64 / 1024.0)?;
        }
        Ok(())
    }
}
