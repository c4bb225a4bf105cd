//! The Game for the Trees: only the other side's view; the trees' roots are not symmetrical from left to right.

use super::Symmetry;

pub const TREES: &[Symmetry] =
    &[Symmetry { name: "the other side's view", swaps_sides: true, position: flip, turn: flip_ranks }];

fn flip(text: &str) -> String {
    let fields: Vec<&str> = text.split(' ').collect();
    let ranks: Vec<String> = fields[0].split('/').rev().map(swap_sides).collect();
    let side = if fields[1] == "w" { "b" } else { "w" };
    let mut chains: Vec<String> = fields[2].split(',').map(flip_ranks).collect();
    // The list is sorted by the heads, file then rank: as the letters of its texts.
    chains.sort_unstable();
    let leaps = match fields[3] {
        "w" => "b",
        "b" => "w",
        both_or_none => both_or_none,
    };
    format!("{} {side} {} {leaps}", ranks.join("/"), chains.join(","))
}

fn swap_sides(rank: &str) -> String {
    let cells: Vec<String> = rank
        .split(',')
        .map(|cell| match cell.split_at(1) {
            ("w", what) => format!("b{what}"),
            ("b", what) => format!("w{what}"),
            _ => cell.to_owned(),
        })
        .collect();
    cells.join(",")
}

fn flip_ranks(text: &str) -> String {
    text.chars()
        .map(|letter| if letter.is_ascii_digit() { (b'1' + b'8' - letter as u8) as char } else { letter })
        .collect()
}
