//! The weights of The Game for the Trees, in the order of its terms; written by `ludarium-lab fit trees`.

/// In hundredths of the game's smallest piece.
pub(in crate::eval) const WEIGHTS: [i32; 34] = [
    100,  // grass
    130,  // underbrush
    120,  // birch
    300,  // ash
    150,  // beech
    110,  // pine
    150,  // tree
    500,  // second huckleberry
    250,  // more huckleberries
    100,  // leap
    0,    // room
    200,  // huckleberry in reach
    250,  // huckleberry falls
    1500, // every huckleberry
    200,  // huckleberry at two
    150,  // huckleberry at three
    0,    // tree runs on
    0,    // underbrush runs on
    0,    // grass runs on
    400,  // chain at huckleberry
    60,   // chain takes
    120,  // prey
    0,    // forest ground
    0,    // meadow prey
    10,   // meadow
    40,   // clearing
    500,  // attack
    100,  // two aims
    0,    // trees forward
    0,    // ground forward
    60,   // free tree
    0,    // front tree
    0,    // two aims at root
    20,   // tempo
];
