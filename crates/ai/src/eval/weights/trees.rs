//! The weights of The Game for the Trees, in the order of its terms. `ludarium-workshop fit trees` writes such a file.

/// In hundredths of the game's smallest piece.
pub(in crate::eval) const WEIGHTS: [i32; 24] = [
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
    200,  // huckleberry in reach
    250,  // huckleberry falls
    1500, // every huckleberry
    200,  // huckleberry at two
    150,  // huckleberry at three
    400,  // chain at huckleberry
    60,   // chain takes
    120,  // prey
    10,   // meadow
    40,   // clearing
    500,  // attack
    100,  // two aims
    60,   // free tree
    20,   // tempo
];
