//! "Every rotation and reflection exists": the rules know no forward, so all symmetries of the square keep them.

use super::Symmetry;

pub const TROOP_CHESS: &[Symmetry] = &[
    Symmetry {
        name: "the mirror image",
        swaps_sides: false,
        position: |text| map_position(text, mirror, false),
        turn: |text| map_turn(text, mirror),
    },
    Symmetry {
        name: "the half-turn with colours swapped",
        swaps_sides: true,
        position: |text| map_position(text, |point| mirror(flip(point)), true),
        turn: |text| map_turn(text, |point| mirror(flip(point))),
    },
    Symmetry {
        name: "the other side's view",
        swaps_sides: true,
        position: |text| map_position(text, flip, true),
        turn: |text| map_turn(text, flip),
    },
    Symmetry {
        name: "the mirror image in the diagonal",
        swaps_sides: false,
        position: |text| map_position(text, transpose, false),
        turn: |text| map_turn(text, transpose),
    },
];

/// File and rank, each from 0 to 8.
type Place = (usize, usize);

fn mirror((file, rank): Place) -> Place {
    (8 - file, rank)
}

fn flip((file, rank): Place) -> Place {
    (file, 8 - rank)
}

fn transpose((file, rank): Place) -> Place {
    (rank, file)
}

fn map_position(text: &str, map: impl Fn(Place) -> Place, swap: bool) -> String {
    let (rows, side) = text.split_once(' ').expect("a side to move");
    let swapped = |letter| match letter {
        'w' if swap => 'b',
        'b' if swap => 'w',
        other => other,
    };
    let mut board = [['.'; 9]; 9];
    for (row, line) in rows.split('/').enumerate() {
        let mut file = 0;
        for letter in line.chars() {
            if let Some(run) = letter.to_digit(10) {
                file += run as usize;
            } else {
                let (file_there, rank_there) = map((file, 8 - row));
                board[rank_there][file_there] = swapped(letter);
                file += 1;
            }
        }
    }
    let lines: Vec<String> = board.iter().rev().map(|line| line_of(line)).collect();
    format!("{} {}", lines.join("/"), side.chars().map(swapped).collect::<String>())
}

fn line_of(line: &[char]) -> String {
    line.chunk_by(|a, b| a == b && *a == '.')
        .map(|run| if run[0] == '.' { run.len().to_string() } else { run[0].to_string() })
        .collect()
}

/// The image of a turn: the images of the three points, sorted, and where the first of them goes.
fn map_turn(text: &str, map: impl Fn(Place) -> Place) -> String {
    let places: Vec<Place> = text.replace('-', "").as_bytes().chunks(2).map(place).collect();
    let (first, target) = (places[0], places[3]);
    let moved = |(file, rank): Place| (file + target.0 - first.0, rank + target.1 - first.1);
    let mut pairs: Vec<(Place, Place)> = places[..3].iter().map(|&from| (map(from), map(moved(from)))).collect();
    pairs.sort_unstable();
    let from: String = pairs.iter().map(|(from, _)| name(*from)).collect();
    format!("{from}-{}", name(pairs[0].1))
}

fn place(name: &[u8]) -> Place {
    (usize::from(name[0] - b'a'), usize::from(name[1] - b'1'))
}

fn name((file, rank): Place) -> String {
    format!("{}{}", (b'a' + file as u8) as char, rank + 1)
}
