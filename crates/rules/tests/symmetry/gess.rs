//! The symmetries of Gess: those of a square board, each with or without a change of colours.

use super::Symmetry;

/// These make all sixteen. The start has only one, the other side's view.
pub const GESS: &[Symmetry] = &[
    Symmetry {
        name: "the mirror image",
        swaps_sides: false,
        position: |text| map(text, |file, rank| (17 - file, rank), same),
        turn: |turn| map_turn(turn, |file, rank| (21 - file, rank)),
    },
    Symmetry {
        name: "the other side's view",
        swaps_sides: true,
        position: |text| map(text, |file, rank| (file, 17 - rank), swap),
        turn: |turn| map_turn(turn, |file, rank| (file, 21 - rank)),
    },
    Symmetry {
        name: "the diagonal",
        swaps_sides: false,
        position: |text| map(text, |file, rank| (rank, file), same),
        turn: |turn| map_turn(turn, |file, rank| (rank, file)),
    },
    Symmetry {
        name: "the quarter-turn",
        swaps_sides: false,
        position: |text| map(text, |file, rank| (17 - rank, file), same),
        turn: |turn| map_turn(turn, |file, rank| (rank, 21 - file)),
    },
    Symmetry {
        name: "the other colours",
        swaps_sides: true,
        position: |text| map(text, |file, rank| (file, rank), swap),
        turn: str::to_owned,
    },
];

const fn same(letter: char) -> char {
    letter
}

const fn swap(letter: char) -> char {
    match letter {
        'w' => 'b',
        'b' => 'w',
        other => other,
    }
}

/// The text of the board whose cell at a file and rank, from 0, has what the function's cell of the old one has, in
/// other letters.
fn map(text: &str, old: fn(usize, usize) -> (usize, usize), letter: fn(char) -> char) -> String {
    let (board, side) = text.split_once(' ').expect("a side to move");
    let ranks: Vec<Vec<char>> = board.split('/').rev().map(expand).collect();
    let image = |file, rank| {
        let (file, rank) = old(file, rank);
        letter(ranks[rank][file])
    };
    let rows: Vec<String> =
        (0..18).rev().map(|rank| contract(&(0..18).map(|file| image(file, rank)).collect::<Vec<_>>())).collect();
    format!("{} {}", rows.join("/"), side.chars().map(letter).collect::<String>())
}

fn expand(rank: &str) -> Vec<char> {
    let (mut cells, mut run) = (Vec::new(), 0);
    for letter in rank.chars() {
        match letter.to_digit(10) {
            Some(digit) => run = run * 10 + digit as usize,
            None => {
                cells.extend(std::iter::repeat_n('.', std::mem::take(&mut run)));
                cells.push(letter);
            }
        }
    }
    cells.extend(std::iter::repeat_n('.', run));
    cells
}

fn contract(cells: &[char]) -> String {
    let mut text = String::new();
    for same in cells.chunk_by(|a, b| a == b) {
        match same[0] {
            '.' => text.push_str(&same.len().to_string()),
            _ => text.extend(same),
        }
    }
    text
}

/// A turn whose centres are where the function sends a file and rank, from 1.
fn map_turn(turn: &str, new: fn(usize, usize) -> (usize, usize)) -> String {
    let centres: Vec<String> = turn
        .split('-')
        .map(|name| {
            let (file, rank) = new(usize::from(name.as_bytes()[0] - b'a') + 1, name[1..].parse().expect("a rank"));
            format!("{}{rank}", char::from(b'a' + (file - 1) as u8))
        })
        .collect();
    centres.join("-")
}
