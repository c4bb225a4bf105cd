//! The weights of Gess, in the order of its terms; written by `ludarium-lab fit gess`.

/// In hundredths of the game's smallest piece.
pub(in crate::eval) const WEIGHTS: [i32; 2] = [
    100, // stone
    400, // spare ring
];
