//! The weights of Treason, in the order of its terms; written by `ludarium-lab fit treason`.

/// In hundredths of the game's smallest piece.
pub(in crate::eval) const WEIGHTS: [i32; 25] = [
    100, // man
    257, // Spy
    71,  // only Spy
    -1,  // lead
    25,  // home line
    -11, // third line
    -3,  // fourth line
    22,  // fifth line
    7,   // odd end
    18,  // free man
    17,  // may promote
    5,   // man's step
    8,   // safe cell
    -5,  // Spy's step
    -6,  // safe for Spy
    -2,  // stuck man
    1,   // pair
    -1,  // lonely
    1,   // rim
    1,   // Spy on rim
    -14, // en prise
    27,  // conversion
    13,  // aim
    13,  // chase
    5,   // tempo
];
