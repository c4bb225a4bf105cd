//! The weights of Tress, in the order of its terms. `ludarium-workshop fit tress` writes such a file.

/// In hundredths of the game's smallest piece.
pub(in crate::eval) const WEIGHTS: [i32; 28] = [
    100,  // knight
    74,   // guardian
    73,   // pikeman
    93,   // lancer
    140,  // sentinel
    58,   // monarch
    103,  // both monarchs
    -161, // no monarch
    5,    // one zone
    10,   // two zones
    6,    // three zones
    -2,   // four zones
    129,  // five zones
    32,   // fortress held
    3,    // fortress shared
    2,    // majority
    1,    // zone in reach
    17,   // waiting
    15,   // may promote
    -8,   // lone escort
    -2,   // escort
    -1,   // escort, held
    -1,   // mobility
    -11,  // knight step
    -4,   // loose piece
    -8,   // monarch attacked
    -2,   // near monarch
    3,    // tempo
];
