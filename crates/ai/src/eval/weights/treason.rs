//! The weights of Treason, in the order of its terms; written by `ludarium-lab fit treason`.

/// In hundredths of the game's smallest piece.
pub(in crate::eval) const WEIGHTS: [i32; 2] = [
    100, // man
    260, // spy
];
