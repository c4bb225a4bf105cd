//! The weights of The Game for the Trees, in the order of its terms; written by `ludarium-lab fit trees`.

/// In hundredths of the game's smallest piece.
pub(in crate::eval) const WEIGHTS: [i32; 4] = [
    100, // grass
    150, // underbrush
    250, // tree
    400, // huckleberry
];
