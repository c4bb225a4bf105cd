//! The weights of Gess, in the order of its terms. `ludarium-workshop fit gess` writes such a file.

/// In hundredths of the game's smallest piece.
pub(in crate::eval) const WEIGHTS: [i32; 15] = [
    60,  // stone
    450, // second ring
    150, // more rings
    -80, // ring in reach
    300, // every ring
    80,  // rings fall
    50,  // ways to ring
    90,  // lacks one
    60,  // lacks two
    20,  // stones in reach
    5,   // mobility
    3,   // far mobility
    40,  // guard
    40,  // siege
    100, // tempo
];
