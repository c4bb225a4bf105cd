//! The symmetries of Tribun: left and right, and the two sides.

use super::Symmetry;

const FILES: &str = "abcdefghikl";

/// The rules and the start are symmetrical, apart from who begins.
pub const TRIBUN: &[Symmetry] = &[
    Symmetry {
        name: "the mirror image",
        swaps_sides: false,
        position: |text| position(text, mirror),
        turn: |text| turn(text, mirror),
    },
    Symmetry {
        name: "the half-turn",
        swaps_sides: true,
        position: |text| position(text, half_turn),
        turn: |text| turn(text, half_turn),
    },
    Symmetry {
        name: "the other side's view",
        swaps_sides: true,
        position: |text| position(text, flip),
        turn: |text| turn(text, flip),
    },
];

/// A hex as file and rank, both from 0.
type Place = (usize, usize);

/// Whether the map swaps the sides, and where it takes a hex.
type Map = fn(Place) -> (bool, Place);

fn mirror((file, rank): Place) -> (bool, Place) {
    (false, (10 - file, rank))
}

fn half_turn((file, rank): Place) -> (bool, Place) {
    (true, (10 - file, length(file) - 1 - rank))
}

fn flip((file, rank): Place) -> (bool, Place) {
    (true, (file, length(file) - 1 - rank))
}

fn length(file: usize) -> usize {
    11 - file.abs_diff(5)
}

/// A text that begins with a hex, as the hex and the rest.
fn split_hex(text: &str) -> (Place, &str) {
    let file = FILES.find(&text[..1]).expect("a file");
    let digits = text[1..].find(|letter: char| !letter.is_ascii_digit()).map_or(text.len(), |end| end + 1);
    ((file, text[1..digits].parse::<usize>().expect("a rank") - 1), &text[digits..])
}

fn name((file, rank): Place) -> String {
    format!("{}{}", &FILES[file..=file], rank + 1)
}

fn swap_side(letter: &str) -> &'static str {
    if letter == "w" { "b" } else { "w" }
}

fn position(text: &str, map: Map) -> String {
    let (units, side) = text.split_once(' ').expect("a side to move");
    let mut images: Vec<(Place, String)> = units
        .split(',')
        .map(|unit| {
            let (place, rest) = split_hex(unit);
            let (swaps, image) = map(place);
            let owner = if swaps { swap_side(&rest[..1]) } else { &rest[..1] };
            (image, format!("{}{owner}{}", name(image), &rest[1..]))
        })
        .collect();
    images.sort();
    let swaps = map((5, 5)).0;
    let units: Vec<String> = images.into_iter().map(|(_, unit)| unit).collect();
    format!("{} {}", units.join(","), if swaps { swap_side(side) } else { side })
}

/// The image of a turn, its lists sorted anew.
fn turn(text: &str, map: Map) -> String {
    if let Some((first, sign, list)) =
        [">", "<"].into_iter().find_map(|sign| text.split_once(sign).map(|(first, list)| (first, sign, list)))
    {
        let mut parts: Vec<(Place, &str)> = list
            .split(',')
            .map(|part| {
                let (place, count) = split_hex(part);
                (map(place).1, count)
            })
            .collect();
        parts.sort();
        let parts: Vec<String> = parts.into_iter().map(|(place, count)| format!("{}{count}", name(place))).collect();
        return format!("{}{sign}{}", name(map(split_hex(first).0).1), parts.join(","));
    }
    let (mut image, mut rest) = (String::new(), text);
    while let Some(letter) = rest.chars().next() {
        if FILES.contains(letter) {
            let (place, after) = split_hex(rest);
            image.push_str(&name(map(place).1));
            rest = after;
        } else {
            image.push(letter);
            rest = &rest[1..];
            // The number after a colon is a height.
            if letter == ':' {
                image.push_str(rest);
                break;
            }
        }
    }
    image
}
