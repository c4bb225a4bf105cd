//! The weights of Tress, in the order of its terms; written by `ludarium-lab fit tress`.

/// In hundredths of the game's smallest piece.
pub(in crate::eval) const WEIGHTS: [i32; 28] = [
    100,  // knight
    160,  // guardian
    140,  // pikeman
    240,  // lancer
    380,  // sentinel
    120,  // monarch
    180,  // both monarchs
    -500, // no monarch
    15,   // one zone
    35,   // two zones
    65,   // three zones
    130,  // four zones
    400,  // five zones
    45,   // fortress held
    10,   // fortress shared
    6,    // majority
    5,    // zone in reach
    50,   // waiting
    35,   // may promote
    -20,  // lone escort
    -3,   // escort
    -8,   // escort, held
    3,    // mobility
    -4,   // knight step
    -12,  // loose piece
    -25,  // monarch attacked
    -3,   // near monarch
    10,   // tempo
];
