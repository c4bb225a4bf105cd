//! The weights of Tribun pugna pro cannae, in the order of its terms. `ludarium-workshop fit tribun` writes such a file.

/// In hundredths of the game's smallest piece.
pub(in crate::eval) const WEIGHTS: [i32; 32] = [
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
    1,    // defender
    7,    // mobility
    -5,   // cover
    5,    // meeting place
    -5,   // servus step
    2,    // outer ring
    5,    // loose
    1,    // advance
    14,   // tempo
];
