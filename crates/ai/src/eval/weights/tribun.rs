//! The weights of Tribun pugna pro cannae, in the order of its terms; written by `ludarium-lab fit tribun`.

/// In hundredths of the game's smallest piece.
pub(in crate::eval) const WEIGHTS: [i32; 29] = [
    100,  // piece
    7,    // hastatus
    22,   // saggitarius
    95,   // eques
    53,   // balista
    43,   // centuria
    18,   // slave
    12,   // impero
    45,   // shot now
    14,   // second shot now
    20,   // shot later
    15,   // second shot later
    5,    // in sight
    2500, // tribun falls
    58,   // tribun attacked
    11,   // ring
    15,   // escape
    -39,  // no escape
    6,    // safe post
    3,    // post
    3,    // new post
    9,    // near
    1,    // guard
    -1,   // mounted
    7,    // mobility
    -5,   // cover
    5,    // meeting place
    -5,   // servus step
    14,   // tempo
];
