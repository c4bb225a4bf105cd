//! The weights of Troop Chess, in the order of its terms. `ludarium-workshop fit troop-chess` writes such a file.

/// In hundredths of the game's smallest piece.
pub(in crate::eval) const WEIGHTS: [i32; 17] = [
    100, // piece
    -13, // lonely
    -19, // idle
    2,   // formation
    -60, // few formations
    1,   // turn
    0,   // far turn
    2,   // hit
    40,  // take now
    15,  // take later
    6,   // prey
    1,   // head forward
    2,   // head aside
    1,   // head back
    0,   // advance
    5,   // centre
    15,  // tempo
];
