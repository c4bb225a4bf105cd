//! The weights of Troop Chess, in the order of its terms; written by `ludarium-lab fit troop-chess`.

/// In hundredths of the game's smallest piece.
pub(in crate::eval) const WEIGHTS: [i32; 17] = [
    100, // piece
    -10, // lonely
    -10, // idle
    1,   // formation
    -60, // few formations
    1,   // turn
    1,   // far turn
    2,   // hit
    40,  // take now
    15,  // take later
    6,   // prey
    2,   // head forward
    1,   // head aside
    1,   // head back
    1,   // advance
    3,   // centre
    15,  // tempo
];
