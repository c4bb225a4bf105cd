//! "There is no direction: no home side": the square board's eight symmetries keep the rules. The sides are not
//! exchanged: White chooses first, and begins where all distances are equal.

use super::Symmetry;

pub const GO_CHESS: &[Symmetry] = &[
    symmetry("left and right", |text| map(text, mirrored), |turn| map_turn(turn, mirrored)),
    symmetry("top and bottom", |text| map(text, flipped), |turn| map_turn(turn, flipped)),
    symmetry("the diagonal", |text| map(text, transposed), |turn| map_turn(turn, transposed)),
    symmetry("the half-turn", |text| map(text, turned), |turn| map_turn(turn, turned)),
    symmetry("the quarter-turn", |text| map(text, quarter), |turn| map_turn(turn, quarter)),
    symmetry("three quarters", |text| map(text, three_quarters), |turn| map_turn(turn, three_quarters)),
    symmetry("the other diagonal", |text| map(text, transposed_back), |turn| map_turn(turn, transposed_back)),
];

/// A file and a rank from 0.
type At = (usize, usize);

const fn symmetry(name: &'static str, position: fn(&str) -> String, turn: fn(&str) -> String) -> Symmetry {
    Symmetry { name, swaps_sides: false, position, turn }
}

fn mirrored((file, rank): At) -> At {
    (9 - file, rank)
}

fn flipped((file, rank): At) -> At {
    (file, 9 - rank)
}

fn transposed((file, rank): At) -> At {
    (rank, file)
}

fn turned(at: At) -> At {
    mirrored(flipped(at))
}

fn quarter(at: At) -> At {
    transposed(mirrored(at))
}

fn three_quarters(at: At) -> At {
    transposed(flipped(at))
}

fn transposed_back(at: At) -> At {
    transposed(turned(at))
}

fn map(text: &str, place: fn(At) -> At) -> String {
    let (board, rest) = text.split_once(' ').expect("a side to move");
    let (side, phase) = rest.split_once(' ').expect("a phase");
    format!("{} {side} {}", map_board(board, place), map_phase(phase, place))
}

fn map_board(board: &str, place: fn(At) -> At) -> String {
    let mut image = [['.'; 10]; 10];
    for (line, rank) in board.split('/').zip((0..10).rev()) {
        let runs = (1..=10).rev().fold(line.to_owned(), |line, run| line.replace(&run.to_string(), &".".repeat(run)));
        for (file, letter) in runs.chars().enumerate() {
            let (file, rank) = place((file, rank));
            image[rank][file] = letter;
        }
    }
    let lines: Vec<String> = image.iter().rev().map(|rank| shorten(rank)).collect();
    lines.join("/")
}

fn shorten(rank: &[char]) -> String {
    let line: String = rank.iter().collect();
    (1..=10).rev().fold(line, |line, run| line.replace(&".".repeat(run), &run.to_string()))
}

fn map_phase(phase: &str, place: fn(At) -> At) -> String {
    if phase == "play" {
        return phase.to_owned();
    }
    let parts: Vec<String> = phase
        .split(':')
        .enumerate()
        .map(|(i, part)| if i < 2 || part == "-" { part.to_owned() } else { map_list(part, place) })
        .collect();
    parts.join(":")
}

fn map_list(list: &str, place: fn(At) -> At) -> String {
    let mut squares: Vec<At> = list.split(',').map(|name| place(read(name))).collect();
    squares.sort_unstable();
    let names: Vec<String> = squares.into_iter().map(write).collect();
    names.join(",")
}

fn map_turn(turn: &str, place: fn(At) -> At) -> String {
    // The second square begins at the second letter.
    let second = turn.char_indices().skip(1).find(|(_, letter)| letter.is_ascii_lowercase()).map(|(at, _)| at);
    let (from, to) = turn.split_at(second.unwrap_or(turn.len()));
    [from, to].into_iter().filter(|name| !name.is_empty()).map(|name| write(place(read(name)))).collect()
}

fn read(name: &str) -> At {
    let (file, rank) = name.split_at(1);
    (usize::from(file.as_bytes()[0] - b'a'), rank.parse::<usize>().expect("a rank") - 1)
}

fn write((file, rank): At) -> String {
    format!("{}{}", (b'a' + file as u8) as char, rank + 1)
}
