//! The weights of Tribun, in the order of its terms; written by `ludarium-lab fit tribun`.

/// In hundredths of the game's smallest piece.
pub(in crate::eval) const WEIGHTS: [i32; 29] = [
    100,  // piece
    10,   // hastatus
    20,   // saggitarius
    60,   // eques
    60,   // balista
    60,   // centuria
    25,   // slave
    20,   // impero
    60,   // shot now
    15,   // second shot now
    25,   // shot later
    15,   // second shot later
    5,    // in sight
    2500, // tribun falls
    60,   // tribun attacked
    8,    // ring
    15,   // escape
    -40,  // no escape
    8,    // safe post
    4,    // post
    2,    // new post
    3,    // near
    4,    // guard
    0,    // mounted
    1,    // mobility
    1,    // cover
    1,    // meeting place
    1,    // servus step
    15,   // tempo
];
