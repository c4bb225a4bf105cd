//! The weights of Tribun, in the order of its terms; written by `ludarium-lab fit tribun`.

/// In hundredths of the game's smallest piece.
pub(in crate::eval) const WEIGHTS: [i32; 2] = [
    100, // piece
    30,  // slave
];
