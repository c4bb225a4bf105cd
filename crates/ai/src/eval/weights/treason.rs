//! The weights of Treason, in the order of its terms; written by `ludarium-lab fit treason`.

/// In hundredths of the game's smallest piece.
pub(in crate::eval) const WEIGHTS: [i32; 25] = [
    100, // man
    260, // Spy
    40,  // only Spy
    8,   // lead
    12,  // home line
    4,   // third line
    12,  // fourth line
    25,  // fifth line
    10,  // odd end
    25,  // free man
    20,  // may promote
    2,   // man's step
    3,   // safe cell
    3,   // Spy's step
    3,   // safe for Spy
    -4,  // stuck man
    0,   // pair
    0,   // lonely
    0,   // rim
    -5,  // Spy on rim
    -20, // en prise
    40,  // conversion
    15,  // aim
    4,   // chase
    10,  // tempo
];
