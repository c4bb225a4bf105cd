//! The weights of Troop Chess, in the order of its terms; written by `ludarium-lab fit troop-chess`.

/// In hundredths of the game's smallest piece.
pub(in crate::eval) const WEIGHTS: [i32; 1] = [
    100, // piece
];
