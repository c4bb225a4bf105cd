//! The weights of Gess, in the order of its terms; written by `ludarium-lab fit gess`.

/// In hundredths of the game's smallest piece.
pub(in crate::eval) const WEIGHTS: [i32; 19] = [
    100, // stone
    400, // second ring
    150, // more rings
    60,  // ring in reach
    250, // every ring
    100, // rings fall
    10,  // ways to ring
    60,  // lacks one
    20,  // lacks two
    5,   // stones in reach
    2,   // mobility
    1,   // far mobility
    5,   // centred piece
    -20, // edge
    2,   // forward
    8,   // guard
    10,  // siege
    5,   // far siege
    60,  // tempo
];
