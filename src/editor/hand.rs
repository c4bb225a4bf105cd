//! What is in the player's hand.

use ludarium_rules::{Arrangement, Piece};

/// What a press on a cell does.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Hand {
    /// Takes hold of what stands there, and puts it down elsewhere.
    #[default]
    Move,
    /// Takes away what stands there.
    Remove,
    /// Lets a growth go on from there, to the next cell that is pressed.
    Grow,
    /// Puts this there, from bottom to top; where it stands already, takes it away.
    Put(Vec<Piece>),
}

impl Hand {
    /// All that can be taken into the hand for a board, in the order in which it is laid out.
    #[must_use]
    pub fn all(board: &Arrangement) -> Vec<Hand> {
        let tools = [Hand::Move, Hand::Remove].into_iter().chain(board.has_chains().then_some(Hand::Grow));
        tools.chain(board.contents().into_iter().map(Hand::Put)).collect()
    }
}
