//! How much search a puzzle takes, roughly: so that a file does not fill with what is seen at a glance.

use ludarium_ai::{Evaluate, Limits, SearchConfig, Stop, search};
use ludarium_learn::puzzles::Puzzle;
use ludarium_rules::{AnyPosition, match_game};

/// How much search finds the first turn of a puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug, PartialOrd, Ord)]
pub enum Effort {
    /// A glance: what the weakest levels see.
    Glance,
    /// A look: what the middle ones see.
    Look,
    /// More than that.
    Study,
}

impl Effort {
    /// The greatest share of such puzzles in a file, in hundredths.
    pub const fn percent(self) -> usize {
        match self {
            Effort::Glance => 40,
            Effort::Look | Effort::Study => 100,
        }
    }

    const fn nodes(self) -> u64 {
        match self {
            Effort::Glance => 500,
            Effort::Look | Effort::Study => 5000,
        }
    }

    /// The effort that a puzzle takes; one whose position cannot be read takes the most.
    pub fn of(puzzle: &Puzzle) -> Effort {
        let position = puzzle.start().ok();
        let finds = |effort: &Effort| position.as_ref().is_some_and(|position| finds(puzzle, position, effort.nodes()));
        [Effort::Glance, Effort::Look].into_iter().find(finds).unwrap_or(Effort::Study)
    }
}

fn finds(puzzle: &Puzzle, position: &AnyPosition, nodes: u64) -> bool {
    fn chosen<P: Evaluate>(position: &P, nodes: u64) -> Option<String> {
        let limits = Limits { nodes: Some(nodes), ..Limits::default() };
        let config = SearchConfig { limits, table_bytes: 1 << 18, ..SearchConfig::default() };
        let found = search(position, &[], &config, &Stop::new(), |_| {})?;
        Some(position.turn_text(&found.turn))
    }
    let turn = match_game!(position, position => chosen(position, nodes));
    turn.is_some_and(|turn| puzzle.solution.first().is_some_and(|turns| turns.contains(&turn)))
}
