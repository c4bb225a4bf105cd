//! The symmetries of the games, as maps of texts.

mod gess;
mod go_chess;
mod treason;
mod trees;
mod tribun;
mod troop_chess;

pub use gess::GESS;
pub use go_chess::GO_CHESS;
pub use treason::TREASON;
pub use trees::TREES;
pub use tribun::TRIBUN;
pub use troop_chess::TROOP_CHESS;

/// A map of a game's positions and turns that keeps its rules.
pub struct Symmetry {
    pub name: &'static str,
    pub swaps_sides: bool,
    /// Maps a position text.
    pub position: fn(&str) -> String,
    /// Maps a machine turn text.
    pub turn: fn(&str) -> String,
}

/// The start is not symmetrical (King and Queen), the rules are.
pub const TRESS: &[Symmetry] = &[
    Symmetry {
        name: "the mirror image",
        swaps_sides: false,
        position: mirror,
        turn: |turn| turn.chars().map(mirror_file).collect(),
    },
    Symmetry {
        name: "the other side's view",
        swaps_sides: true,
        position: flip,
        turn: |turn| turn.chars().map(flip_rank).collect(),
    },
    Symmetry {
        name: "the half-turn",
        swaps_sides: true,
        position: |text| flip(&mirror(text)),
        turn: |turn| turn.chars().map(|letter| flip_rank(mirror_file(letter))).collect(),
    },
];

fn mirror(text: &str) -> String {
    let (board, side) = text.split_once(' ').expect("a side to move");
    let ranks: Vec<String> = board.split('/').map(|rank| rank.chars().rev().collect()).collect();
    format!("{} {side}", ranks.join("/"))
}

fn flip(text: &str) -> String {
    let (board, side) = text.split_once(' ').expect("a side to move");
    let ranks: Vec<String> = board.split('/').rev().map(|rank| rank.chars().map(swap_case).collect()).collect();
    format!("{} {}", ranks.join("/"), if side == "w" { "b" } else { "w" })
}

fn swap_case(letter: char) -> char {
    if letter.is_ascii_uppercase() { letter.to_ascii_lowercase() } else { letter.to_ascii_uppercase() }
}

fn mirror_file(letter: char) -> char {
    if letter.is_ascii_lowercase() { (b'a' + b'h' - letter as u8) as char } else { letter }
}

fn flip_rank(letter: char) -> char {
    if letter.is_ascii_digit() { (b'1' + b'8' - letter as u8) as char } else { letter }
}
