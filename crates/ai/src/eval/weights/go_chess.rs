//! The weights of Go-Chess, in the order of its terms; written by `ludarium-lab fit go-chess`.

/// In hundredths of the game's smallest piece.
pub(in crate::eval) const WEIGHTS: [i32; 5] = [
    100, // pawn
    320, // knight
    330, // bishop
    500, // rook
    950, // queen
];
