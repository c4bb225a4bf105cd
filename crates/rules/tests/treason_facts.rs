//! Treason: the sentences of its rules, quoted, and the worked facts.

use std::collections::BTreeSet;

use ludarium_rules::board::triangle::Triangle;
use ludarium_rules::games::treason::{Landings, MAN, Options, SPY, Treason, Turn};
use ludarium_rules::{Effect, Game, Notation, Outcome, Piece, Position, Side, Step, StepInput, View, Which, perft};
use rand::SeedableRng as _;
use rand::rngs::StdRng;
use rand::seq::IndexedRandom as _;

/// A hand-made position of many parts: the man on E2 can capture one or two men, nobody else can capture.
const CHAIN: &str = "6b/b6/7/1b5/1w5/5w1 w";
/// A Spy on I4 with an enemy on its mirror cell D3.
const CONVERSION: &str = "6b/1b5/4Ww1/2B4/7/3w3 w";
/// A Spy in a crowd: more chains than anybody wants to list.
const CROWD: &str = "B1B4/1B1B1BB/BB1BWB1/2BBBB1/1BB1B1B/1B1B1B1 w";

fn at(text: &str) -> Treason {
    with(text, Landings::Chosen)
}

fn with(text: &str, landings: Landings) -> Treason {
    Treason::parse(text, Options { landings }).unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn start() -> Treason {
    Treason::start(Options::default())
}

fn turns(position: &Treason) -> BTreeSet<String> {
    position.turns().expect("a list").iter().map(Turn::to_string).collect()
}

fn names(list: &str) -> BTreeSet<String> {
    list.split_whitespace().map(str::to_owned).collect()
}

/// The position after a turn.
fn after(text: &str, turn: &str) -> String {
    let position = at(text);
    let turn = position.read_turn(turn).unwrap_or_else(|error| panic!("{text}: {error}"));
    position.play(&turn).expect("a turn that was read is legal").to_string()
}

fn cell(name: &str) -> ludarium_rules::Cell {
    Treason::cell_named(name).unwrap_or_else(|| panic!("{name} is no cell"))
}

/// "Start: perft 12, 144, 2128, 30773, 469666; with `landings=all` 12, 144, 2216, 32599, 522082."
#[test]
fn counts() {
    let counts = |landings| {
        let start = Treason::start(Options { landings });
        (1..=5).map(|depth| perft(&start, depth)).collect::<Vec<u64>>()
    };
    assert_eq!(counts(Landings::Chosen), [12, 144, 2128, 30773, 469_666]);
    assert_eq!(counts(Landings::All), [12, 144, 2216, 32599, 522_082]);
}

/// "Black: K5 → E5 D4 J4 and H5 → H4 G4 at the start."
#[test]
fn first_moves_of_black() {
    let black = at("1bbbbbb/2bbbbb/7/7/wwwww2/wwwwww1 b");
    let from = |name: &str| -> BTreeSet<String> {
        turns(&black).into_iter().filter_map(|turn| Some(turn.strip_prefix(name)?.to_owned())).collect()
    };
    assert_eq!(from("K5-"), names("E5 D4 J4"));
    assert_eq!(from("H5-"), names("H4 G4"));
}

/// "White (South, bottom) moves first." "White: A1 B1 C1 D1 E1 F1 B2 C2 D2 E2 F2. Black: L6 K6 J6 I6 H6 G6 K5 J5 I5 H5
/// G5 (the half-turn). Eleven each."
#[test]
fn set_up() {
    assert_eq!(start().side_to_move(), Side::White);
    assert_eq!(start().to_string(), "1bbbbbb/2bbbbb/7/7/wwwww2/wwwwww1 w");
    assert!(Side::ALL.iter().all(|side| start().men(*side).count_ones() == 11 && start().spies(*side) == 0));
    for cell in Triangle::all() {
        let (here, there) = (start().piece_at(cell), start().piece_at(cell.half_turn()));
        assert_eq!(here.and_then(|piece| piece.side).map(Side::other), there.and_then(|piece| piece.side), "{cell}");
    }
}

/// "A White man moves to an adjacent empty cell whose line is the same or higher; a Black man same or lower."
#[test]
fn men_step() {
    assert_eq!(turns(&at("6b/7/7/2w4/7/7 w")), names("D3-E3 D3-C3 D3-D4 D3-E4"));
    assert_eq!(turns(&at("7/7/7/2b4/7/w6 b")), names("D3-E3 D3-C3 D3-D2 D3-C2"));
    assert_eq!(turns(&at("w6/7/7/7/7/6b w")), names("F6-L6"));
}

/// "**Spy**: one step to any adjacent empty cell."
#[test]
fn spies_step() {
    assert_eq!(turns(&at("6b/7/7/2W4/7/7 w")), names("D3-E3 D3-C3 D3-D4 D3-E4 D3-D2 D3-C2"));
}

/// "`over` holds an enemy and is a cell the mover could step to from `from`; `landing` is a cell it could step to from
/// `over`; `landing` is empty and **not adjacent** to `from` (and not `from`). Men use their own direction for both
/// steps."
#[test]
fn men_capture_forward() {
    assert_eq!(turns(&at("6b/7/7/1b5/1w5/7 w")), names("E2xE3-D3 E2xE3-E4 E2xE3-F4"));
    assert_eq!(turns(&at("6b/7/1wb4/1b5/7/7 w")), names("E4xD4-J4 E4xD4-K5"));
    assert!(turns(&at("6b/7/1w5/1b5/7/7 w")).iter().all(|turn| !turn.contains('x')), "E3 is below E4");
}

/// "**Capturing is compulsory**; which capture is free. It comes before every other kind of turn, conversion included."
#[test]
fn capturing_is_compulsory() {
    let position = at(CHAIN);
    let list = "E2xE3-D3 E2xE3-E4 E2xE3-F4 E2xE3-E4xF5-F6 E2xE3-F4xF5-E5 E2xE3-F4xF5-F6";
    assert_eq!(turns(&position), names(list));
    assert_eq!(turns(&at("7/7/b3W2/w1b4/7/7 w")), names("F3xF4-E4 F3xF4-F5"));
}

/// "After a capture the same piece **may** go on capturing; every prefix of a chain is a legal turn."
#[test]
fn prefixes() {
    let position = at("7/7/bbW4/1bb4/7/7 w");
    for turn in position.turns().expect("a list") {
        let text = turn.to_string();
        let cut = text.rfind('x').expect("a capture");
        assert!(position.read_turn(&text[..cut]).is_ok() || !text[..cut].contains('x'), "{text}");
    }
}

/// "A captured piece leaves at once." "In a chain … the moving piece's starting cell and the captured cells are empty; a
/// Spy may end a chain where it started."
#[test]
fn captured_pieces_leave_at_once() {
    let text = "7/7/bbW4/1bb4/7/7 w";
    assert_eq!(after(text, "D4xD3-D2xE3-F3xF4-F5xE4-D4"), "7/7/2W4/7/7/7 b");
    assert_eq!(after(text, "D4xE4-F5xF4-F3xE3-E4"), "7/7/1W5/2b4/7/7 b");
}

/// "A man that reaches a cell of its promotion line becomes a **Spy** and its turn ends there, even inside a chain."
#[test]
fn promotion_ends_a_chain() {
    let text = "1b5/2bb3/2w4/7/7/6b w";
    assert_eq!(after(text, "D4xK5-K6"), "1bW4/3b3/7/7/7/6b b");
    assert_eq!(after(text, "D4xK5-F6xL6-K6"), "2W4/3b3/7/7/7/6b b");
    assert_eq!(after("6b/7/7/7/5b1/7 b", "H2-A1"), "6b/7/7/7/7/5B1 w");
    assert_eq!(after("6b/7/7/7/5b1/7 b", "H2-G1"), "6b/7/7/7/7/6b w", "G1 is no promotion cell");
    assert!(!turns(&at(text)).iter().any(|turn| turn.starts_with("D4xK5-K6x")));
}

/// "**Conversion** (Spy only): if the mirror cell of the Spy's cell in the main diagonal holds an enemy man or Spy, that
/// piece changes sides; nothing moves; it is the whole turn." "The piece keeps its rank, and a converted man standing on
/// its new colour's promotion line becomes a Spy."
#[test]
fn conversions() {
    assert_eq!(after(CONVERSION, "I4=D3"), "6b/1b5/4Ww1/2W4/7/3w3 b");
    assert_eq!(after("1b4b/7/7/7/7/W6 w", "F1=G6"), "1b4W/7/7/7/7/W6 b");
    assert_eq!(after("7/7/b5B/7/7/4W2 w", "B1-C1"), "7/7/b5B/7/7/3W3 b");
    assert!(!turns(&at(CONVERSION)).contains("C1=G3"), "a man cannot");
}

/// "A side with no pieces (**annihilation**) or no legal turn (**blocked**) at its turn loses (only the side to move is
/// looked at)."
#[test]
fn endings() {
    let lost = |reason| Some(Outcome::win(Side::Black, reason));
    assert_eq!(at("6b/7/7/7/7/7 w").outcome(), lost("annihilation"));
    assert_eq!(at("7/7/7/7/7/7 w").outcome(), lost("annihilation"));
    assert_eq!(at("6b/7/7/7/7/7 b").outcome(), None);
    assert_eq!(at("wBB4/7/7/7/7/7 w").outcome(), lost("blocked"));
    assert_eq!(at("wB1B3/7/7/7/7/7 w").outcome(), None);
    assert_eq!(at("bWBB3/BBBB3/1BBB3/7/7/7 w").outcome(), None, "a conversion is a turn");
}

/// "Option `landings=chosen|all` …: all = a capture over a piece is legal only if *every* landing cell of that (from,
/// over) pair in the piece's own table (man's or Spy's) is empty on the board of that moment."
#[test]
fn all_landings() {
    let text = "6b/7/7/1bw4/1w5/7 w";
    assert_eq!(turns(&with(text, Landings::Chosen)), names("E2xE3-E4 E2xE3-F4 D3xE3-F3 D3xE3-F4"));
    assert_eq!(turns(&with(text, Landings::All)), names("D3xE3-F3 D3xE3-F4"));
    let goes_on = |landings| turns(&with("6b/bb5/7/1b5/1w5/7 w", landings)).contains("E2xE3-F4xF5-F6");
    assert!(goes_on(Landings::Chosen) && !goes_on(Landings::All), "E5 is a landing of F4 over F5, and taken");
    assert_ne!(with(text, Landings::Chosen), with(text, Landings::All));
    assert_ne!(with(text, Landings::Chosen).zobrist(), with(text, Landings::All).zobrist());
}

/// "Turns with different paths are different."
#[test]
fn paths_are_turns() {
    let position = at(CHAIN);
    let [one, other] = ["E2xE3-E4xF5-F6", "E2xE3-F4xF5-F6"].map(|text| position.read_turn(text).expect("legal"));
    assert_ne!(one, other);
    assert_eq!(position.play_unchecked(&one), position.play_unchecked(&other));
    let keys: BTreeSet<u32> = position.turns().expect("a list").iter().map(|turn| position.turn_key(turn)).collect();
    assert_eq!(keys.len(), position.turns().expect("a list").len());
}

/// "No progress: 80 plies without a capture, a promotion, a conversion or a man's move to another line."
#[test]
fn progress() {
    let makes = |text: &str, turn: &str| at(text).is_progress(&at(text).read_turn(turn).expect("legal"));
    assert_eq!(<Treason as ludarium_rules::Position>::NO_PROGRESS_PLIES, 80);
    assert!(makes(CHAIN, "E2xE3-D3") && makes(CONVERSION, "I4=D3") && makes(CONVERSION, "H4-H5"));
    assert!(!makes(CONVERSION, "H4-G4") && !makes(CONVERSION, "I4-J5") && !makes(CONVERSION, "I4-J4"));
    assert!(makes("w6/7/7/7/7/6b w", "F6-L6"), "a promotion along a line");
}

/// The effects of a turn.
fn effects(text: &str, turn: &str) -> Vec<Effect> {
    let position = at(text);
    position.effects(&position.read_turn(turn).expect("legal"))
}

#[test]
fn a_chain_captures_before_it_lands() {
    let [white, black] = [Side::White, Side::Black].map(|side| Piece { side: Some(side), kind: MAN });
    let expected = [
        Effect::Captured { at: cell("K5"), piece: black },
        Effect::Moved { from: cell("D4"), to: cell("F6"), piece: white },
        Effect::Captured { at: cell("L6"), piece: black },
        Effect::Moved { from: cell("F6"), to: cell("K6"), piece: white },
        Effect::Promoted { at: cell("K6"), side: Side::White, from: MAN, to: SPY },
    ];
    assert_eq!(effects("1b5/2bb3/2w4/7/7/6b w", "D4xK5-F6xL6-K6"), expected);
}

#[test]
fn a_conversion_turns_then_crowns() {
    let [white, black] = [Side::White, Side::Black].map(|side| Piece { side: Some(side), kind: MAN });
    let expected = [
        Effect::Converted { at: cell("G6"), from: black, to: white },
        Effect::Promoted { at: cell("G6"), side: Side::White, from: MAN, to: SPY },
    ];
    assert_eq!(effects("1b4b/7/7/7/7/W6 w", "F1=G6"), expected);
    let lost = effects("6b/7/7/7/7/W6 w", "F1=G6");
    assert_eq!(lost.last(), Some(&Effect::Ended(Outcome::win(Side::White, "annihilation"))));
}

/// Billions of chains: whoever does not list or count them is as quick as ever, and counting is not listing.
#[test]
fn a_crowd() {
    let position = at(CROWD);
    assert!(position.has_turn() && position.outcome().is_none());
    let mut some = Vec::new();
    let _ = position.visit(Which::All, |turn| {
        some.push(turn);
        if some.len() == 10_000 { std::ops::ControlFlow::Break(()) } else { std::ops::ControlFlow::Continue(()) }
    });
    for turn in some.iter().step_by(97) {
        assert!(position.is_legal(turn));
        assert_eq!(position.read_turn(&turn.to_string()).as_ref(), Ok(turn));
        assert_eq!(position.choices(&position.steps_of(turn)).expect("legal").turn.as_ref(), Some(turn));
    }
    assert_eq!(position.count_turns(), 2_242_948_785);
}

/// A chain takes at most all others: 21 captures fit a turn.
#[test]
fn the_longest_chain() {
    let position = at(CROWD);
    let mut longest = 0;
    let _ = position.visit(Which::All, |turn| {
        let Turn::Capture(chain) = turn else { panic!("{turn} captures") };
        longest = longest.max(chain.len());
        assert_eq!(chain.captures().count(), chain.len());
        if longest == 20 { std::ops::ControlFlow::Break(()) } else { std::ops::ControlFlow::Continue(()) }
    });
    assert!(longest >= 18, "{longest}");
    assert!(size_of::<Turn>() <= 24);
}

/// The image of a text in the main diagonal: A1 and G1, B1 and G2, … change places.
fn mirrored(text: &str) -> String {
    let (board, side) = text.split_once(' ').expect("a side to move");
    let cells: Vec<char> = board
        .chars()
        .filter(|letter| *letter != '/')
        .flat_map(|letter| letter.to_digit(10).map_or(vec![letter], |run| vec!['1'; run as usize]))
        .collect();
    let letter = |line: u8, place: u8| {
        let image = Triangle::in_line(line, place).expect("a cell").mirror();
        cells[usize::from((6 - image.line()) * 7 + image.place())]
    };
    let lines: Vec<String> =
        (1..=6).rev().map(|line| (0..7).map(|place| letter(line, place)).collect::<String>()).collect();
    let board = (2..=7).rev().fold(lines.join("/"), |board, run| board.replace(&"1".repeat(run), &run.to_string()));
    format!("{board} {side}")
}

fn mirrored_turn(text: &str) -> String {
    let name = |cells: &str| Triangle::named(cells).expect("a cell").mirror().to_string();
    text.split_inclusive(['-', 'x', '='])
        .map(|part| {
            let (cell, sign) = part.split_at(2);
            name(cell) + sign
        })
        .collect()
}

/// Without men, the mirror image in the main diagonal keeps the rules; men tell lines from columns.
#[test]
fn spies_know_no_lines() {
    let texts =
        ["6B/1B5/4WW1/2B4/7/3W3 w", "7/7/BBW4/1BB4/7/7 w", "1B1B3/2W4/3B3/B1W3B/7/W5B b", "5B1/5BB/7/6B/3BW2/1B5 b"];
    for text in texts {
        let image = mirrored(text);
        assert_eq!(mirrored(&image), text);
        let expected = turns(&at(text)).iter().map(|turn| mirrored_turn(turn)).collect();
        assert_eq!(turns(&at(&image)), expected, "{text}");
    }
    let men = "6b/7/7/2w4/7/7 w";
    let expected: BTreeSet<String> = turns(&at(men)).iter().map(|turn| mirrored_turn(turn)).collect();
    assert_ne!(turns(&at("b6/7/4w2/7/7/7 w")), expected);
}

#[test]
fn steps_make_turns() {
    let path = |names: &[&str]| -> Vec<Step> {
        names.iter().map(|name| if *name == "." { Step::Done } else { Step::Cell(cell(name)) }).collect()
    };
    let steps = |text: &str, turn: &str| at(text).steps_of(&at(text).read_turn(turn).expect("legal"));
    assert_eq!(steps(CHAIN, "E2xE3-D3"), path(&["E2", "E3", "D3"]));
    assert_eq!(steps(CHAIN, "E2xE3-F4"), path(&["E2", "E3", "F4", "."]), "it could go on");
    assert_eq!(steps(CHAIN, "E2xE3-F4xF5-E5"), path(&["E2", "E3", "F4", "F5", "E5"]));
    assert_eq!(steps(CONVERSION, "I4=D3"), path(&["I4", "D3"]));
    assert_eq!(steps(CONVERSION, "I4-H3"), path(&["I4", "H3"]));
    let next = |text: &str, names: &[&str]| at(text).choices(&path(names)).expect("legal").next;
    assert_eq!(next(CHAIN, &[]), path(&["E2"]));
    assert_eq!(next(CHAIN, &["E2", "E3"]), path(&["D3", "F4", "E4"]));
    assert_eq!(next(CHAIN, &["E2", "E3", "F4"]), path(&["F5", "."]));
    assert_eq!(next(CONVERSION, &["I4"]), path(&["D3", "I3", "H3", "J4", "J5", "I5"]));
}

#[test]
fn captures_and_conversions_to_come_are_those_of_the_legal_turns() {
    let mut rng = StdRng::seed_from_u64(3);
    let mut positions = vec![at(CHAIN), at(CONVERSION)];
    for _ in 0..40 {
        let mut position = start();
        for _ in 0..80 {
            let turns = position.turns().expect("a list");
            let Some(turn) = turns.choose(&mut rng) else { break };
            position = position.play_unchecked(turn);
            positions.push(position);
        }
    }
    for position in positions {
        compare_with_turns(&position);
    }
}

fn compare_with_turns(position: &Treason) {
    let turns = position.turns().expect("a list");
    for from in Triangle::all() {
        let converts = turns.iter().find_map(|turn| match turn {
            Turn::Convert { from: spy, at } if *spy == from => Some(*at),
            _ => None,
        });
        assert_eq!(position.convertible(from), converts, "{position} {from}");
    }
    let mut expected: BTreeSet<(Vec<Step>, String)> = BTreeSet::new();
    let mut paths: BTreeSet<Vec<Step>> = Triangle::all().map(|cell| vec![Step::Cell(cell.cell())]).collect();
    for turn in &turns {
        let Turn::Capture(chain) = turn else { continue };
        let mut path = vec![Step::Cell(chain.from().cell())];
        for capture in chain.captures() {
            expected.insert((path.clone(), format!("{}{}{}", capture.from, capture.over, capture.landing)));
            path.extend([capture.over, capture.landing].map(|cell| Step::Cell(cell.cell())));
        }
        let made: Vec<_> =
            chain.captures().map(|capture| (capture.from, capture.over, Some(capture.landing))).collect();
        assert_eq!(position.captures_of_path(&path), made);
        paths.insert(path);
    }
    let found = paths.iter().flat_map(|path| {
        let next = position.next_captures(path).into_iter();
        next.map(|capture| (path.clone(), format!("{}{}{}", capture.from, capture.over, capture.landing)))
    });
    assert_eq!(found.collect::<BTreeSet<_>>(), expected, "{position}");
}
