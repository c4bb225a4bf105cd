//! The weights of The Game for the Trees, in the order of its terms; written by `ludarium-lab fit trees`.

/// In hundredths of the game's smallest piece.
pub(in crate::eval) const WEIGHTS: [i32; 31] = [
    100, // grass
    140, // underbrush
    200, // birch
    200, // ash
    200, // beech
    220, // pine
    60,  // tree
    500, // second huckleberry
    150, // more huckleberries
    150, // leap
    30,  // room
    150, // huckleberry in reach
    300, // huckleberry falls
    300, // every huckleberry
    80,  // huckleberry at two
    30,  // huckleberry at three
    60,  // tree runs on
    40,  // underbrush runs on
    40,  // grass runs on
    200, // chain at huckleberry
    40,  // chain takes
    15,  // prey
    8,   // forest ground
    20,  // meadow prey
    5,   // meadow
    8,   // clearing
    60,  // attack
    15,  // two aims
    6,   // trees forward
    4,   // ground forward
    40,  // tempo
];
