//! Lists of turns, and counts of sequences of turns, with a bound.

use std::ops::ControlFlow;

use ludarium_rules::{Position, Which};

/// The most turns of one position that are kept in a list.
const MAX_LISTED: usize = 5_000_000;

/// The most work that a count may take: sequences counted, and turns played on the way. Some hours at least.
const MAX_COUNTED: u64 = 1_000_000_000_000;

/// A position has more turns, or more sequences of turns, than can be listed or counted.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum TooManyTurns {
    /// The rules say so.
    #[error("{0}")]
    Unlistable(String),
    /// The list of one position would be too long.
    #[error("more than {MAX_LISTED} legal turns are too many to list")]
    List,
    /// There are too many sequences.
    #[error("more than {MAX_COUNTED} sequences of turns are too many to count; choose a smaller depth")]
    Sequences,
}

/// All turns of a position.
///
/// # Errors
/// There are too many for a list.
pub fn turns_of<P: Position>(position: &P) -> Result<Vec<P::Turn>, TooManyTurns> {
    let mut turns = Vec::new();
    list_into(position, &mut turns)?;
    Ok(turns)
}

/// All turns of a position, into a buffer that is emptied first.
fn list_into<P: Position>(position: &P, turns: &mut Vec<P::Turn>) -> Result<(), TooManyTurns> {
    turns.clear();
    if let Some(why) = position.unlistable() {
        return Err(TooManyTurns::Unlistable(why));
    }
    let complete = position.visit(Which::All, |turn| {
        turns.push(turn);
        if turns.len() > MAX_LISTED { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    if complete.is_break() { Err(TooManyTurns::List) } else { Ok(()) }
}

/// Counts sequences of turns, as [`ludarium_rules::perft`] does, until a bound is reached.
pub struct Counter {
    left: u64,
}

impl Counter {
    /// A counter that may do as much work as any command.
    pub fn new() -> Counter {
        Counter { left: MAX_COUNTED }
    }

    /// The number of sequences of `depth` legal turns.
    ///
    /// # Errors
    /// There are too many, or a position on the way has too many turns.
    pub fn perft<P: Position>(&mut self, position: &P, depth: u32) -> Result<u64, TooManyTurns> {
        let mut buffers = vec![Vec::new(); depth.saturating_sub(1) as usize];
        self.count(position, depth, &mut buffers)
    }

    fn count<P: Position>(
        &mut self,
        position: &P,
        depth: u32,
        buffers: &mut [Vec<P::Turn>],
    ) -> Result<u64, TooManyTurns> {
        let Some((turns, deeper)) = buffers.split_first_mut() else {
            let count = if depth == 0 { 1 } else { position.count_turns() };
            self.spend(count)?;
            return Ok(count);
        };
        list_into(position, turns)?;
        self.spend(turns.len() as u64)?;
        let mut count = 0;
        for turn in turns.iter() {
            count += self.count(&position.play_unchecked(turn), depth - 1, deeper)?;
        }
        Ok(count)
    }

    fn spend(&mut self, work: u64) -> Result<(), TooManyTurns> {
        self.left = self.left.checked_sub(work).ok_or(TooManyTurns::Sequences)?;
        Ok(())
    }
}
