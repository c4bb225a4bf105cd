//! Treason: the half-turn with the colours swapped. The mirror image in the main diagonal turns lines into columns, so
//! it keeps the rules of Spies only, not those of men.

use super::Symmetry;

pub const TREASON: &[Symmetry] = &[Symmetry {
    name: "the half-turn",
    swaps_sides: true,
    position: |text| {
        let (board, side) = text.split_once(' ').expect("a side to move");
        let board: String = board.chars().rev().map(swap_side).collect();
        format!("{board} {}", if side == "w" { "b" } else { "w" })
    },
    turn: |text| text.chars().map(half_turn).collect(),
}];

fn swap_side(letter: char) -> char {
    match letter {
        'w' => 'b',
        'b' => 'w',
        'W' => 'B',
        'B' => 'W',
        _ => letter,
    }
}

/// South (x,y) and North (5-x,5-y) change places: A and L, B and K, … and line 1 and 6, 2 and 5, ….
fn half_turn(letter: char) -> char {
    match letter {
        'A'..='L' => (b'A' + b'L' - letter as u8) as char,
        '1'..='6' => (b'1' + b'6' - letter as u8) as char,
        _ => letter,
    }
}
