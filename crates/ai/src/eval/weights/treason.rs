//! The weights of Treason, in the order of its terms. `ludarium-lab fit treason` writes such a file.

/// In hundredths of the game's smallest piece.
pub(in crate::eval) const WEIGHTS: [i32; 25] = [
    268, // man
    128, // Spy
    264, // only Spy
    -9,  // lead
    42,  // home line
    -25, // third line
    -6,  // fourth line
    23,  // fifth line
    7,   // odd end
    16,  // free man
    18,  // may promote
    8,   // man's step
    7,   // safe cell
    18,  // Spy's step
    17,  // safe for Spy
    -1,  // stuck man
    6,   // pair
    -4,  // lonely
    3,   // rim
    0,   // Spy on rim
    -15, // en prise
    28,  // conversion
    17,  // aim
    27,  // chase
    4,   // tempo
];
