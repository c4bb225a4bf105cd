//! Troop Chess: the sentences of its rules, quoted, and the worked facts.

use std::collections::BTreeSet;

use ludarium_rules::games::troop_chess::{
    Direction, Formation, Options, PIECE, Point, Ranks, Shape, TroopChess, Turn, Vector,
};
use ludarium_rules::{
    Effect, Game, Notation, Options as _, Outcome, Position, Side, Step, StepInput, View, Which, perft,
};

const THREE: Options = Options { ranks: Ranks::Three };

fn at(text: &str) -> TroopChess {
    TroopChess::parse(text, Options::default()).unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn point(name: &str) -> Point {
    Point::named(name).expect("a point")
}

fn formation(names: &str) -> Formation {
    let points: Vec<Point> = names.split_whitespace().map(point).collect();
    Formation::of(points.try_into().expect("three points")).expect("a formation")
}

/// The vectors of the legal turns of a formation, as texts such as "2 north".
fn vectors(position: &TroopChess, names: &str) -> BTreeSet<String> {
    let turns = position.turns().expect("a list");
    turns.iter().filter(|turn| turn.formation == formation(names)).map(|turn| format!("{:?}", turn.vector)).collect()
}

fn set(list: &[&str]) -> BTreeSet<String> {
    list.iter().map(|text| (*text).to_owned()).collect()
}

/// Every single step, and some more.
fn all_steps_and(more: &[&str]) -> BTreeSet<String> {
    let steps = Direction::ALL.map(|way| format!("1 {}", way.name()));
    steps.into_iter().chain(more.iter().map(|text| (*text).to_owned())).collect()
}

fn after(text: &str, turn: &str) -> String {
    let position = at(text);
    let turn = position.read_turn(turn).unwrap_or_else(|error| panic!("{text}: {error}"));
    position.play(&turn).expect("a turn that was read is legal").to_string()
}

/// "Start: perft 112, 12544, 1252048; with `ranks=3` 152, 23104, 3249084."
#[test]
fn counts() {
    let counts = |options| [1, 2, 3].map(|depth| perft(&TroopChess::start(options), depth));
    assert_eq!(counts(Options::default()), [112, 12544, 1_252_048]);
    assert_eq!(counts(THREE), [152, 23104, 3_249_084]);
}

/// "9x9 points, files a-i, ranks 1-9. White first." "Each side starts with its own two (three) full ranks: White 1-2,
/// Black 8-9."
#[test]
fn set_up() {
    let start = TroopChess::start(Options::default());
    assert_eq!(start.to_string(), "bbbbbbbbb/bbbbbbbbb/9/9/9/9/9/wwwwwwwww/wwwwwwwww w");
    let three = TroopChess::start(THREE);
    assert_eq!(three.to_string(), "bbbbbbbbb/bbbbbbbbb/bbbbbbbbb/9/9/9/wwwwwwwww/wwwwwwwww/wwwwwwwww w");
    assert_eq!(TroopChess::cell_count(), 81);
    assert_eq!((start.pieces(Side::White).count(), three.pieces(Side::Black).count()), (18, 27));
    assert_eq!((start.side_to_move(), start.side_at(point("e9"))), (Side::White, Some(Side::Black)));
    assert_eq!(start.options().list(), [("ranks", "2".to_owned())]);
}

/// "All pieces of a side are alike."
#[test]
fn one_kind() {
    assert_eq!(TroopChess::kind_name(PIECE), "Piece");
    let pieces = TroopChess::start(Options::default()).board_view().cells;
    assert!(pieces.iter().flatten().all(|piece| piece.kind == PIECE));
}

/// The table of the formations, north-facing: the shape, the heads and where they point, the directions of two steps.
#[test]
fn table_of_formations() {
    let table = [
        ("e5 e4 e3", Shape::Straight, "e3 south, e5 north", "north, south"),
        ("e5 d4 f4", Shape::Pyramid, "e5 north", "north"),
        ("e5 d4 c3", Shape::Oblique, "c3 south-west, e5 north-east", "north-east, south-west"),
        ("e5 d5 e4", Shape::Wedge, "e5 north-east", "north-east"),
        ("e5 d4 d3", Shape::Serpent, "", "north, north-east, north-west"),
    ];
    for (names, shape, heads, far) in table {
        let formation = formation(names);
        assert_eq!(formation.shape(), shape, "{names}");
        let mut found: Vec<String> = formation.heads().map(|(point, way)| format!("{point} {}", way.name())).collect();
        found.sort_unstable();
        assert_eq!(found.join(", "), heads, "{names}");
        let mut found: Vec<&str> = formation.two_step_directions().iter().map(|way| way.name().english).collect();
        found.sort_unstable();
        assert_eq!(found.join(", "), far, "{names}");
    }
}

/// "Together they are all 20 king-connected shapes of three points, so three own pieces that touch king-wise always are
/// exactly one formation."
#[test]
fn twenty_shapes() {
    let mut counts = [0; 5];
    let mut shapes = BTreeSet::new();
    let all: Vec<Point> = Point::all().filter(|point| (2..7).contains(&point.file())).collect();
    for (i, &a) in all.iter().enumerate() {
        for (j, &b) in all.iter().enumerate().skip(i + 1) {
            for &c in &all[j + 1..] {
                let Some(formation) = Formation::of([c, a, b]) else { continue };
                assert!([a, b, c].into_iter().all(|point| formation.has(point)));
                let offset = |p: Point| (p.file() as i8 - a.file() as i8, p.rank() as i8 - a.rank() as i8);
                if shapes.insert([offset(b), offset(c)]) {
                    counts[Shape::ALL.iter().position(|shape| *shape == formation.shape()).expect("known")] += 1;
                }
            }
        }
    }
    assert_eq!((shapes.len(), counts), (20, [2, 4, 2, 4, 8]));
    assert!(Formation::of([all[0], all[0], all[1]]).is_none(), "three different points");
}

/// "The corner piece, north-east": a Wedge d5 e5 d4 has its corner on d5, which points north-west.
#[test]
fn rotations_and_reflections() {
    let heads = |names: &str| -> Vec<String> {
        formation(names).heads().map(|(point, way)| format!("{point} {}", way.name())).collect()
    };
    assert_eq!(heads("d4 d5 e5"), ["d5 north-west"]);
    assert_eq!(heads("d3 c4 d5"), ["c4 west"]);
    assert_eq!(heads("a3 b2 c1"), ["c1 south-east", "a3 north-west"]);
    let facing = |names: &str| formation(names).two_step_directions()[0].name().english;
    assert_eq!([facing("c4 d4 e5"), facing("e4 d4 c3"), facing("d4 d5 c3")], ["east", "west", "south"]);
}

/// "All three go the same way: one step in any of the eight directions, or two steps in a 2-step direction of the
/// formation."
#[test]
fn ways_to_go() {
    let cases = [
        ("6bbb/9/9/9/4w4/4w4/4w4/9/9 w", "e3 e4 e5", &["2 north", "2 south"][..]),
        ("6bbb/9/9/9/4w4/3w1w3/9/9/9 w", "d4 e5 f4", &["2 north"]),
        ("6bbb/9/9/9/4w4/3w5/2w6/9/9 w", "c3 d4 e5", &["2 north-east", "2 south-west"]),
        ("6bbb/9/9/9/3ww4/3w5/9/9/9 w", "d4 d5 e5", &["2 north-west"]),
        ("6bbb/9/9/9/4w4/2ww5/9/9/9 w", "c4 d4 e5", &["2 east", "2 north-east", "2 south-east"]),
    ];
    for (text, names, far) in cases {
        assert_eq!(vectors(&at(text), names), all_steps_and(far), "{text}");
        assert_eq!(at(text).count_turns(), 8 + far.len() as u64, "{text}");
    }
}

/// "All three targets are on the board and none holds an own piece that is not one of the three."
#[test]
fn targets() {
    let edge = at("6bbb/9/9/9/9/9/9/9/www6 w");
    assert_eq!(vectors(&edge, "a1 b1 c1"), set(&["1 north", "1 north-east", "1 east", "2 east"]));
    // d5 stands over d4, so the Straight does not go north; e5 lets it pass beside it.
    let behind = at("6bbb/9/9/9/9/4w4/2www4/9/9 w");
    let found = vectors(&behind, "c3 d3 e3");
    assert!(!found.contains("1 north") && !found.contains("1 north-east") && found.contains("1 north-west"));
}

/// "In a two-step move the three pass over the points at one step: own pieces there, the three themselves included, are
/// jumped; an enemy piece there forbids the move."
#[test]
fn two_steps() {
    let jumping = "6bbb/9/9/4w4/3ww4/3w1w3/9/9/9 w";
    assert!(vectors(&at(jumping), "d4 e5 f4").contains("2 north"));
    assert_eq!(after(jumping, "d4e5f4-d6"), "6bbb/9/4w4/3www3/3w5/9/9/9/9 b");
    let column = "6bbb/9/9/9/4w4/4w4/4w4/9/9 w";
    assert_eq!(after(column, "e3e4e5-e5"), "6bbb/9/4w4/4w4/4w4/9/9/9/9 b");
    let blocked = at("6bbb/9/4b4/9/4wb3/3w1w3/9/9/9 w");
    assert!(!vectors(&blocked, "d4 e5 f4").contains("2 north"));
    assert!(vectors(&blocked, "d4 e5 f4").contains("1 north"));
}

/// The strengths of the collisions of a turn, `attack-defence`, and the next position.
fn collide(text: &str, turn: &str) -> (Vec<String>, String) {
    let position = at(text);
    let read = position.read_turn(turn).unwrap_or_else(|error| panic!("{text}: {error}"));
    let described =
        position.collisions(&read).iter().map(|c| format!("{}{} {}-{}", c.from, c.at, c.attack, c.defence)).collect();
    (described, after(text, turn))
}

/// "Attack ≥ defence and not 1-1: the hit piece is removed. 1-1: both are removed. 0-1: the moving piece is removed."
#[test]
fn collisions() {
    let cases = [
        // A head against the side of a row.
        ("6bbb/9/9/9/2bbb4/3w5/3w5/3w5/9 w", "d2d3d4-d3", "d4d5 1-0", "6bbb/9/9/9/2bwb4/3w5/3w5/9/9 b"),
        // Three weak pieces against a Serpent's end.
        ("6bbb/9/4b4/4b4/3b5/2www4/9/9/9 w", "c4d4e4-c5", "d4d5 0-0", "6bbb/9/4b4/4b4/2www4/9/9/9/9 b"),
        // Head against head, with one step and with two.
        ("6bbb/9/3b5/3b5/3b5/3w5/3w5/3w5/9 w", "d2d3d4-d3", "d4d5 1-1", "6bbb/9/3b5/3b5/9/3w5/3w5/9/9 b"),
        ("6bbb/9/3b5/3b5/3b5/9/3w5/3w5/3w5 w", "d1d2d3-d3", "d3d5 1-1", "6bbb/9/3b5/3b5/9/3w5/3w5/9/9 b"),
        // The middle of a row against a head.
        ("6bbb/9/3b5/3b5/3b5/2www4/9/9/9 w", "c4d4e4-c5", "d4d5 0-1", "6bbb/9/3b5/3b5/2wbw4/9/9/9/9 b"),
        // "Exactly its pointing direction": d4 points north and goes north-east.
        ("6bbb/9/6b2/5b3/4b4/3w5/3w5/3w5/9 w", "d2d3d4-e3", "d4e5 0-1", "6bbb/9/6b2/5b3/4b4/4w4/4w4/9/9 b"),
        // "A head of the moving formation": d4 is one of d2 d3 d4, but c4 d4 e4 moves.
        ("6bbb/9/3b5/3b5/3b5/2www4/3w5/3w5/9 w", "c4d4e4-c5", "d4d5 0-1", "6bbb/9/3b5/3b5/2wbw4/9/3w5/3w5/9 b"),
    ];
    for (text, turn, described, next) in cases {
        assert_eq!(collide(text, turn), (vec![described.to_owned()], next.to_owned()), "{text}");
    }
}

/// "In at least one formation its owner has before the move"; "that formation may itself be hit by the same move";
/// "judged on the board before the move, all at once".
#[test]
fn defence_before_the_move() {
    let (described, next) = collide("6bbb/9/3b5/3b5/2bbb4/2www4/9/9/9 w", "c4d4e4-c5");
    assert_eq!(described, ["c4c5 0-0", "d4d5 0-1", "e4e5 0-0"]);
    assert_eq!(next, "6bbb/9/3b5/3b5/2wbw4/9/9/9/9 b");
    let (described, next) = collide("6bbb/9/9/2b1b4/1wwb5/3w5/9/9/9 w", "b5c5d4-b6");
    assert_eq!(described, ["c5c6 0-0", "d4d5 0-1"]);
    assert_eq!(next, "6bbb/9/9/1ww1b4/3b5/9/9/9/9 b");
}

/// The story of a turn with all three outcomes of a collision: the blows, what falls, who goes on.
#[test]
fn effects() {
    let position = at("6bbb/9/3b5/3b5/2bbb4/2www4/9/9/9 w");
    let turn = position.read_turn("c4d4e4-c5").expect("legal");
    let described: Vec<String> = position.effects(&turn).iter().map(describe).collect();
    let expected = [
        "c4 strikes c5 0-0",
        "d4 strikes d5 0-1",
        "e4 strikes e5 0-0",
        "c5 of Black falls",
        "e5 of Black falls",
        "d4 of White falls",
        "c4-c5 e4-e5",
        "over: scattered",
    ];
    assert_eq!(described, expected);
    // A quiet turn is one effect.
    let start = TroopChess::start(Options::default());
    let turn = start.read_turn("c2d2e2-c3").expect("legal");
    assert_eq!(start.effects(&turn).iter().map(describe).collect::<Vec<_>>(), ["c2-c3 d2-d3 e2-e3"]);
}

fn describe(effect: &Effect) -> String {
    let name = TroopChess::cell_name;
    match effect {
        Effect::Collided { from, at, attack, defence } => {
            format!("{} strikes {} {attack}-{defence}", name(*from), name(*at))
        }
        Effect::Captured { at, piece } => format!("{} of {} falls", name(*at), piece.side.expect("a side")),
        Effect::Carried { pieces } => pieces
            .iter()
            .map(|(from, to, _)| format!("{}-{}", name(*from), name(to.expect("on the board"))))
            .collect::<Vec<_>>()
            .join(" "),
        Effect::Ended(outcome) => format!("over: {}", outcome.reason),
        other => format!("{other:?}"),
    }
}

/// No piece is carried where all three fall.
#[test]
fn all_three_fall() {
    let text = "9/9/9/1bbb5/1bbb5/1bbb5/1www5/9/wwwwww3 w";
    let position = at(text);
    let turn = position.read_turn("b3c3d3-b4").expect("legal");
    let effects = position.effects(&turn);
    assert!(!effects.iter().any(|effect| matches!(effect, Effect::Carried { .. })), "{effects:?}");
    assert_eq!(position.play_unchecked(&turn).to_string(), "9/9/9/1bbb5/1bbb5/1bbb5/9/9/wwwwww3 b");
    assert!(position.is_progress(&turn));
}

/// "A side that has no formation has lost (scattered), the mover too; if neither has one, draw (both-scattered). That
/// holds in any position, also one that was set up."
#[test]
fn endings() {
    let outcome = |text: &str| at(text).outcome();
    let (white, black) = (Some(Outcome::win(Side::White, "scattered")), Some(Outcome::win(Side::Black, "scattered")));
    assert_eq!(outcome("6bbb/9/9/9/9/9/9/9/ww1ww4 w"), black);
    assert_eq!(outcome("6bbb/9/9/9/9/9/9/9/ww1ww4 b"), black);
    assert_eq!(outcome("b1b1b1b1b/9/9/9/9/9/9/9/www6 b"), white);
    assert_eq!(outcome("b1b1b1b1b/9/9/9/9/9/9/9/www6 w"), white);
    assert_eq!(outcome("9/9/9/9/9/9/9/9/9 w"), Some(Outcome::draw("both-scattered")));
    assert_eq!(outcome("9/9/3b5/3b5/9/3w5/3w5/9/9 b"), Some(Outcome::draw("both-scattered")));
    assert_eq!(outcome("6bbb/9/9/9/9/9/9/w8/1w1w5 w"), black, "a gap between the second and the third");
    assert_eq!(outcome("6bbb/9/9/9/9/9/2w6/1w7/w8 w"), None);
    for reason in ["scattered", "both-scattered", "blocked"] {
        assert!(!TroopChess::reason_text(reason).is_empty());
    }
}

/// "The mover too": White's own collision leaves it without a formation.
#[test]
fn the_mover_scatters_itself() {
    let next = at(&after("6bbb/9/3b5/3b5/3b5/2www4/9/9/9 w", "c4d4e4-c5"));
    assert_eq!(next.outcome(), Some(Outcome::win(Side::Black, "scattered")));
    assert!(!next.has_turn() && next.turns().expect("a list").is_empty() && next.count_turns() == 0);
}

/// "Different formations (sets of three) or vectors are different turns, even when they lead to the same position."
#[test]
fn different_turns_with_one_result() {
    let text = "9/3b5/3b5/2bb5/2bw5/2bwwbbb1/2wbbb3/9/9 w";
    assert_eq!(after(text, "c3d4d5-c4"), after(text, "c3d4e4-d3"));
    let position = at(text);
    assert_ne!(position.read_turn("c3d4d5-c4"), position.read_turn("c3d4e4-d3"));
}

/// "No progress: 100 plies without a removed piece." Noisy are the turns that remove an enemy piece.
#[test]
fn progress_and_noise() {
    assert_eq!(TroopChess::NO_PROGRESS_PLIES, 100);
    let position = at("6bbb/9/3b5/3b5/3b5/2www4/9/9/9 w");
    let read = |text: &str| position.read_turn(text).expect("legal");
    assert!(position.is_progress(&read("c4d4e4-c5")), "White loses d4");
    assert!(!position.is_progress(&read("c4d4e4-c3")));
    let mut noisy = Vec::new();
    let _ = position.visit(Which::Noisy, |turn| {
        noisy.push(turn.to_string());
        std::ops::ControlFlow::Continue(())
    });
    noisy.sort_unstable();
    assert_eq!(noisy, ["c4d4e4-b5", "c4d4e4-d5"], "d5 is strong against the north only");
}

/// Three pieces in any order, then the target of the one chosen first; all orders make the same turn.
#[test]
fn steps() {
    let start = TroopChess::start(Options::default());
    let turn = start.read_turn("c2d2e2-c3").expect("legal");
    let path = |names: &[&str]| -> Vec<Step> { names.iter().map(|name| Step::Cell(point(name).cell())).collect() };
    assert_eq!(start.steps_of(&turn), path(&["c2", "d2", "e2", "c3"]));
    for order in [["c2", "d2", "e2", "c3"], ["d2", "e2", "c2", "d3"], ["e2", "c2", "d2", "e3"]] {
        let choices = start.choices(&path(&order)).expect("legal");
        assert_eq!((choices.turn, choices.next), (Some(turn), Vec::new()), "{order:?}");
    }
    // All of rank 2 can move, and e1 in formations with rank 2.
    assert_eq!(start.choices(&[]).expect("open").next.len(), 18);
    let names = |path_names: &[&str]| -> BTreeSet<String> {
        let choices = start.choices(&path(path_names)).expect("legal");
        choices.next.iter().map(|step| TroopChess::cell_name(step.cell().expect("a cell"))).collect()
    };
    assert_eq!(names(&["c2", "d2", "e2"]), set(&["b3", "c3", "d3"]));
    assert!(!names(&["c2", "d2"]).contains("c2"), "no piece is chosen twice");
}

/// The pieces of a formation and its vectors are values that can be made freely; what is not legal is refused.
#[test]
fn turns_as_values() {
    let start = TroopChess::start(Options::default());
    let turn = Turn { formation: formation("c2 d2 e2"), vector: Vector::one_step(Direction::NORTH) };
    assert!(start.is_legal(&turn) && start.play(&turn).is_ok());
    let two = Turn { vector: Vector::two_steps(Direction::NORTH), ..turn };
    let south = Turn { vector: Vector::one_step(Direction::NORTH.opposite()), ..turn };
    let foreign = Turn { formation: formation("c8 d8 e8"), ..turn };
    for refused in [two, south, foreign] {
        assert!(!start.is_legal(&refused) && start.play(&refused).is_err(), "{refused}");
    }
}
