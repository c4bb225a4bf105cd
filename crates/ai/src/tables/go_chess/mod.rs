//! Endings of Go-Chess, analysed on demand.

mod lone_king;

use std::sync::Arc;
use std::time::Duration;

use ludarium_rules::Side;
use ludarium_rules::games::go_chess::{GoChess, PieceKind};

use super::{Probe, TableValue};
pub use lone_king::LoneKingTable;

/// The most pieces of a position, kings included, in which a search asks for the endings that captures lead to.
const MOST_PIECES: u32 = 4;

/// The kinds of piece besides the king.
const KINDS: usize = 5;

/// The endings of one board that have been analysed, 10 MB at most.
#[derive(Clone, Default)]
pub struct SolvedBoard {
    blocked: u128,
    tables: [Option<Arc<LoneKingTable>>; KINDS],
    /// How long the last analysis had before it was stopped.
    stopped_after: Option<Duration>,
}

impl SolvedBoard {
    /// Analyses the endings that a search of a position can meet and that are not known yet, for so long. Those of
    /// another board are forgotten.
    pub(crate) fn solve_for(&mut self, root: &GoChess, time: Option<Duration>, is_over: &dyn Fn() -> bool) {
        if self.blocked != root.blocked() {
            *self = SolvedBoard { blocked: root.blocked(), ..SolvedBoard::default() };
        }
        // What could not be finished is not tried again before there is twice the time.
        let is_hopeless = |time: Duration| self.stopped_after.is_some_and(|before| time < 2 * before);
        if time.is_some_and(is_hopeless) {
            return;
        }
        for kind in kinds_besides_kings(root) {
            let slot = &mut self.tables[kind as usize];
            if slot.is_some() {
                continue;
            }
            match LoneKingTable::solve(root, kind, is_over) {
                Ok(table) => *slot = Some(Arc::new(table)),
                Err(_) => {
                    self.stopped_after = time;
                    return;
                }
            }
        }
    }

    /// Whether anything is known.
    pub(crate) fn is_empty(&self) -> bool {
        self.tables.iter().all(Option::is_none)
    }
}

/// Whether captures can lead a search of a position to an ending of these tables soon.
pub(crate) fn is_near(root: &GoChess) -> bool {
    let pieces = Side::ALL.map(|side| root.pieces(side).count_ones());
    root.pairs_placed().is_none() && (3..=MOST_PIECES).contains(&pieces.iter().sum())
}

fn kinds_besides_kings(root: &GoChess) -> impl Iterator<Item = PieceKind> {
    let stands = |kind: &PieceKind| Side::ALL.iter().any(|side| root.pieces_of(*side, kind.kind()) != 0);
    PieceKind::ALL.into_iter().filter(|kind| *kind != PieceKind::King).filter(stands)
}

impl Probe<GoChess> for SolvedBoard {
    fn probe(&self, position: &GoChess) -> Option<TableValue> {
        let pieces = (position.pieces(Side::White) | position.pieces(Side::Black)).count_ones();
        if pieces != 3 {
            return None;
        }
        let kind = kinds_besides_kings(position).next()?;
        self.tables[kind as usize].as_ref()?.probe(position)
    }
}
