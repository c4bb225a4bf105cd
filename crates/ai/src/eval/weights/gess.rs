//! The weights of Gess, in the order of its terms; written by `ludarium-lab fit gess`.

/// In hundredths of the game's smallest piece.
pub(in crate::eval) const WEIGHTS: [i32; 19] = [
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
    0,   // centred piece
    0,   // edge
    0,   // forward
    40,  // guard
    0,   // siege
    40,  // far siege
    100, // tempo
];
