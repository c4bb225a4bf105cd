//! The 42 triangles and what pieces do on them, against the table of the published rules.

use std::collections::{BTreeMap, BTreeSet};

use ludarium_rules::Position;
use ludarium_rules::board::triangle::{ALL, Half, SPOTS, Triangle, WAYS, Way, line_set, triangles};
use ludarium_rules::games::treason::{Options, Treason, Turn, promotion_line};
use ludarium_rules::{Cell, Side};
use serde::Deserialize;

type Names = BTreeSet<String>;

/// The parts of the table that the rules rest on; it has others, on how they were found out.
#[derive(Deserialize)]
struct Table {
    cells: BTreeMap<String, Facts>,
    adjacency: BTreeMap<String, Names>,
    white_moves: BTreeMap<String, Names>,
    black_moves: BTreeMap<String, Names>,
    spy_moves: BTreeMap<String, Names>,
    start: Start,
    promotion: Promotion,
    spy_symmetry: BTreeMap<String, String>,
    rot180: BTreeMap<String, String>,
    captures_white: Vec<Landings>,
    captures_black: Vec<Landings>,
    captures_spy: Vec<Landings>,
    examples_in_paper: Vec<Landings>,
}

#[derive(Deserialize)]
struct Facts {
    half: String,
    x: u8,
    y: u8,
    line: u8,
}

#[derive(Deserialize)]
struct Start {
    white: Names,
    black: Names,
    to_move: String,
}

#[derive(Deserialize)]
struct Promotion {
    white: Names,
    black: Names,
}

#[derive(Deserialize)]
struct Landings {
    from: String,
    over: String,
    landings: Names,
}

fn table() -> Table {
    serde_json::from_str(include_str!("data/treason_board.json")).expect("the table")
}

fn cell(name: &str) -> Triangle {
    Triangle::named(name).unwrap_or_else(|| panic!("{name} is no cell"))
}

fn names(set: u64) -> Names {
    triangles(set).map(|cell| cell.to_string()).collect()
}

#[test]
fn cells() {
    let table = table();
    assert_eq!(Triangle::all().map(|cell| cell.to_string()).collect::<Names>().len(), 42);
    assert_eq!(names(ALL), table.cells.keys().cloned().collect());
    for (name, facts) in &table.cells {
        let half = if facts.half == "South" { Half::South } else { Half::North };
        let cell = cell(name);
        assert_eq!(cell.to_string(), *name);
        assert_eq!((cell.half(), cell.x(), cell.line()), (half, facts.x, facts.line), "{name}");
        assert_eq!(Triangle::at(half, facts.x, facts.y), Some(cell), "{name}");
        assert_eq!(Triangle::in_line(cell.line(), cell.place()), Some(cell), "{name}");
        assert!(cell.is_in(line_set(facts.line)) && cell.spot() < SPOTS, "{name}");
    }
}

/// "Numbered A1 … L6": by letter, then by line.
#[test]
fn numbers() {
    let mut sorted: Vec<Triangle> = Triangle::all().collect();
    sorted.sort_by_key(|cell| (cell.letter(), cell.line()));
    for (index, cell) in sorted.into_iter().enumerate() {
        assert_eq!(Triangle::new(index as u8), Some(cell));
        assert_eq!((cell.index(), cell.cell()), (index, Cell(index as u16)));
        assert_eq!(Triangle::of_cell(Cell(index as u16)), Some(cell));
    }
    assert_eq!((Triangle::new(42), Triangle::of_cell(Cell(42)), Triangle::of_cell(Cell(256))), (None, None, None));
}

/// "Two cells are **adjacent** if they share a corner or a side: 106 pairs."
#[test]
fn adjacency() {
    let pairs: u32 = Triangle::all().map(|cell| cell.adjacent().count_ones()).sum();
    assert_eq!(pairs, 2 * 106);
    for (name, adjacent) in &table().adjacency {
        assert_eq!(names(cell(name).adjacent()), *adjacent, "{name}");
    }
}

/// Every pair of neighbours has one way, and sets step as their members do.
#[test]
fn ways() {
    for from in Triangle::all() {
        let around: u64 = WAYS.iter().map(|way| way.step(from.bit())).sum();
        assert_eq!(around, from.adjacent(), "{from}");
        for to in Triangle::all() {
            let way = Way::between(from, to);
            assert_eq!(way.is_some(), to.is_in(from.adjacent()), "{from} {to}");
            let there = way.and_then(|way| way.neighbour(from));
            assert_eq!(there, way.map(|_| to), "{from} {to}");
            let lines = way.map(|way| way.lines());
            assert_eq!(lines, way.map(|_| to.line() as i8 - from.line() as i8), "{from} {to}");
        }
    }
    for way in WAYS {
        let each = Triangle::all().fold(0, |set, from| set | way.neighbour(from).map_or(0, Triangle::bit));
        assert_eq!(way.step(ALL), each);
    }
}

#[test]
fn reflections() {
    let table = table();
    for (name, image) in &table.spy_symmetry {
        assert_eq!(cell(name).mirror(), cell(image));
    }
    for (name, image) in &table.rot180 {
        assert_eq!(cell(name).half_turn(), cell(image));
    }
    assert_eq!((table.spy_symmetry.len(), table.rot180.len()), (42, 42));
}

/// "White promotes on L6 K6 J6 I6 H6 G6 (not F6)." "Black promotes on A1 B1 C1 D1 E1 F1 (not G1)."
#[test]
fn start_and_promotion() {
    let Table { start, promotion, .. } = table();
    let position = Treason::start(Options::default());
    assert_eq!(names(position.men(Side::White)), start.white);
    assert_eq!(names(position.men(Side::Black)), start.black);
    assert_eq!(position.side_to_move().to_string().to_lowercase(), start.to_move);
    assert_eq!(names(promotion_line(Side::White)), promotion.white);
    assert_eq!(names(promotion_line(Side::Black)), promotion.black);
}

/// The text of a board with a few pieces.
fn text(pieces: &[(Triangle, char)], side: char) -> String {
    let letter = |at| pieces.iter().find(|(cell, _)| *cell == at).map_or('1', |(_, letter)| *letter);
    let line = |line| -> String { (0..7).filter_map(|place| Triangle::in_line(line, place)).map(letter).collect() };
    let mut board = (1..=6).rev().map(line).collect::<Vec<_>>().join("/");
    for run in (2..=7).rev() {
        board = board.replace(&"1".repeat(run), &run.to_string());
    }
    format!("{board} {side}")
}

/// The position, if a man may stand where it is asked to.
fn lone(letter: char, from: Triangle, enemy: Option<Triangle>) -> Option<Treason> {
    let side = letter.to_ascii_lowercase();
    let enemies = if side == 'w' { 'B' } else { 'W' };
    let pieces: Vec<(Triangle, char)> = [(from, letter)].into_iter().chain(enemy.map(|at| (at, enemies))).collect();
    Treason::parse(&text(&pieces, side), Options::default()).ok()
}

const KINDS: [(char, Side); 3] = [('w', Side::White), ('b', Side::Black), ('W', Side::White)];

/// "`data/treason.json` has … both men's and the Spy's move … tables."
#[test]
fn moves() {
    let table = table();
    for ((letter, side), moves) in KINDS.into_iter().zip([&table.white_moves, &table.black_moves, &table.spy_moves]) {
        for (name, expected) in moves {
            let Some(position) = lone(letter, cell(name), None) else {
                assert!(letter != 'W' && cell(name).is_in(promotion_line(side)), "{letter} {name}");
                continue;
            };
            let to = |turn: &Turn| if let Turn::Step { to, .. } = turn { to.to_string() } else { panic!("{turn}") };
            assert_eq!(
                position.turns().expect("a list").iter().map(to).collect::<Names>(),
                *expected,
                "{letter} {name}"
            );
        }
    }
}

/// "… and capture tables."
#[test]
fn captures() {
    let table = table();
    let tables = [&table.captures_white, &table.captures_black, &table.captures_spy];
    assert_eq!(tables.map(Vec::len), [131, 131, 204]);
    for ((letter, side), captures) in KINDS.into_iter().zip(tables) {
        for from in Triangle::all().filter(|from| letter == 'W' || !from.is_in(promotion_line(side))) {
            for over in triangles(ALL & !from.bit()) {
                let position = lone(letter, from, Some(over)).expect("a position");
                let hit = captures.iter().find(|row| cell(&row.from) == from && cell(&row.over) == over);
                let expected = hit.map(|row| row.landings.clone()).unwrap_or_default();
                assert_eq!(landings(&position), expected, "{letter} {from} over {over}");
            }
        }
    }
}

/// "Landings of White men on an otherwise empty board: E2xE3 → D3 E4 F4; F3xF4 → E4 F5; D4xJ4 → I4 J5; D4xE5 → L6 F6
/// F5; D4xK5 → L6 F6 K6 J5; I4xJ4 → K5 E5 D4; I4xJ5 → K6 J6 K5."
#[test]
fn published_examples() {
    let examples = table().examples_in_paper;
    assert_eq!(examples.len(), 7);
    for Landings { from, over, landings: expected } in examples {
        let position = lone('w', cell(&from), Some(cell(&over))).expect("a position");
        assert_eq!(landings(&position), expected, "{from}x{over}");
    }
}

fn landings(position: &Treason) -> Names {
    let landing = |turn: &Turn| if let Turn::Capture(chain) = turn { Some(chain.landing().to_string()) } else { None };
    position.turns().expect("a list").iter().filter_map(landing).collect()
}
