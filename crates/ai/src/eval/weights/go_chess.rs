//! The weights of Go-Chess, in the order of its terms. `ludarium-workshop fit go-chess` writes such a file.

/// In hundredths of the game's smallest piece.
pub(in crate::eval) const WEIGHTS: [i32; 30] = [
    100,  // pawn
    320,  // knight
    360,  // bishop
    550,  // rook
    1050, // queen
    30,   // bishop pair
    4,    // knight's reach
    4,    // bishop's reach
    3,    // rook's reach
    2,    // queen's reach
    1,    // pawn's step
    6,    // chain
    8,    // guarded
    -10,  // loose pawn
    -20,  // loose piece
    -25,  // harassed
    -6,   // near king
    -10,  // bare near king
    8,    // assailants
    12,   // safe check
    8,    // flight
    -1,   // exposure
    10,   // shield
    4,    // company
    4,    // closing in
    -5,   // knight's way
    -2,   // pawn's way
    15,   // driven
    10,   // hunted
    15,   // tempo
];
