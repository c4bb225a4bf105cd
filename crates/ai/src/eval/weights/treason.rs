//! The weights of Treason, in the order of its terms. `ludarium-workshop fit treason` writes such a file.

/// In hundredths of the game's smallest piece.
pub(in crate::eval) const WEIGHTS: [i32; 25] = [
    100, // man
    48,  // Spy
    99,  // only Spy
    -3,  // lead
    16,  // home line
    -9,  // third line
    -2,  // fourth line
    9,   // fifth line
    3,   // odd end
    6,   // free man
    7,   // may promote
    3,   // man's step
    3,   // safe cell
    7,   // Spy's step
    6,   // safe for Spy
    0,   // stuck man
    2,   // pair
    -1,  // lonely
    1,   // rim
    0,   // Spy on rim
    -6,  // en prise
    10,  // conversion
    6,   // aim
    10,  // chase
    1,   // tempo
];
