//! The weights of Tress, in the order of its terms. `ludarium-lab fit tress` writes such a file.

/// In hundredths of the game's smallest piece.
pub(in crate::eval) const WEIGHTS: [i32; 28] = [
    220,  // knight
    187,  // guardian
    217,  // pikeman
    307,  // lancer
    360,  // sentinel
    132,  // monarch
    206,  // both monarchs
    -500, // no monarch
    17,   // one zone
    47,   // two zones
    18,   // three zones
    -4,   // four zones
    400,  // five zones
    45,   // fortress held
    10,   // fortress shared
    6,    // majority
    1,    // zone in reach
    50,   // waiting
    49,   // may promote
    -20,  // lone escort
    -7,   // escort
    -5,   // escort, held
    3,    // mobility
    -2,   // knight step
    -13,  // loose piece
    -24,  // monarch attacked
    5,    // near monarch
    8,    // tempo
];
