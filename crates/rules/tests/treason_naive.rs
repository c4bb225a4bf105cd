//! Treason against a second, slow implementation written from the text of the rules, on made-up positions and along
//! random games.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::ControlFlow;

use ludarium_rules::games::treason::{Options, Treason, Turn};
use ludarium_rules::{Notation, Options as _, Position, Side, Which};
use rand::rngs::StdRng;
use rand::seq::{IndexedRandom, SliceRandom};
use rand::{RngExt, SeedableRng};

#[test]
fn agrees_on_made_up_positions() {
    compare_many(600, 1);
}

/// Takes a minute: `cargo test --release -p ludarium-rules --test treason_naive -- --ignored`
#[test]
#[ignore = "takes a minute"]
fn agrees_on_many_made_up_positions() {
    compare_many(20_000, 2);
}

/// More turns than this are not listed; such positions are left out.
const MOST_TURNS: usize = 3_000;

fn compare_many(count: u32, seed: u64) {
    let mut rng = StdRng::seed_from_u64(seed);
    let mut seen = BTreeMap::<&str, u32>::new();
    for _ in 0..count {
        let mut slow = made_up(&mut rng);
        for _ in 0..6 {
            let Some(turns) = slow.turns() else { break };
            compare(&slow, &turns, &mut seen);
            let texts: Vec<&String> = turns.keys().collect();
            let Some(text) = texts.choose(&mut rng) else { break };
            slow = turns[*text].clone();
        }
    }
    // What the positions are made for: every rare thing occurs.
    let rare = [
        "annihilation",
        "blocked",
        "conversion",
        "converted into a Spy",
        "promotion in a chain",
        "long chain",
        "home again",
        "hindered by landings=all",
    ];
    for what in rare {
        assert!(seen.contains_key(what), "{what} is missing: {seen:?}");
    }
}

/// What stands on a cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Man {
    white: bool,
    spy: bool,
}

/// A triangle: its name, its line and its three corners.
struct Place {
    name: String,
    line: i32,
    x: i32,
    south: bool,
    corners: [(i32, i32); 3],
}

/// "With x = column 0-5 from the left and y = line-1, a South cell has the corners (x,y) (x+1,y) (x,y+1), a North cell
/// (x+1,y+1) (x,y+1) (x+1,y)." In the order of the position text.
fn places() -> Vec<Place> {
    let drawn = [
        "F6 L6 K6 J6 I6 H6 G6",
        "F5 E5 K5 J5 I5 H5 G5",
        "F4 E4 D4 J4 I4 H4 G4",
        "F3 E3 D3 C3 I3 H3 G3",
        "F2 E2 D2 C2 B2 H2 G2",
        "F1 E1 D1 C1 B1 A1 G1",
    ];
    drawn.iter().flat_map(|line| line.split(' ').map(place)).collect()
}

fn place(name: &str) -> Place {
    let letter = name.chars().next().expect("a letter");
    let line = i32::from(name.as_bytes()[1] - b'0');
    let south = letter <= 'F';
    let x = if south { i32::from(b'F') - letter as i32 } else { i32::from(b'L') - letter as i32 };
    let y = line - 1;
    let corners = if south { [(x, y), (x + 1, y), (x, y + 1)] } else { [(x + 1, y + 1), (x, y + 1), (x + 1, y)] };
    Place { name: name.to_owned(), line, x, south, corners }
}

thread_local! {
    static PLACES: Vec<Place> = places();
    static NEAR: Vec<Vec<bool>> = places().iter().map(|a| places().iter().map(|b| touch(a, b)).collect()).collect();
}

/// "Two cells are **adjacent** if they share a corner or a side."
fn touch(a: &Place, b: &Place) -> bool {
    a.name != b.name && a.corners.iter().any(|corner| b.corners.contains(corner))
}

fn near(a: usize, b: usize) -> bool {
    NEAR.with(|near| near[a][b])
}

fn line(a: usize) -> i32 {
    PLACES.with(|places| places[a].line)
}

fn name(a: usize) -> String {
    PLACES.with(|places| places[a].name.clone())
}

/// "Mirror: South (x,y) <-> North (5-y,5-x)."
fn mirror(a: usize) -> usize {
    PLACES.with(|places| {
        let Place { line, x, south, .. } = places[a];
        let (image_x, image_line) = (5 - (line - 1), 5 - x + 1);
        let is = |place: &Place| place.south != south && place.x == image_x && place.line == image_line;
        places.iter().position(is).expect("every cell has a mirror cell")
    })
}

/// "White promotes on L6 K6 J6 I6 H6 G6 (not F6)." "Black promotes on A1 B1 C1 D1 E1 F1 (not G1)."
fn promotes(white: bool, a: usize) -> bool {
    let here = name(a);
    let line = if white { ["L6", "K6", "J6", "I6", "H6", "G6"] } else { ["A1", "B1", "C1", "D1", "E1", "F1"] };
    line.contains(&here.as_str())
}

/// "A White man moves to an adjacent empty cell whose line is the same or higher; a Black man same or lower." "**Spy**:
/// one step to any adjacent empty cell."
fn could_step(man: Man, from: usize, to: usize) -> bool {
    near(from, to) && (man.spy || if man.white { line(to) >= line(from) } else { line(to) <= line(from) })
}

#[derive(Clone, PartialEq, Eq, Debug)]
struct Naive {
    board: Vec<Option<Man>>,
    white: bool,
    all_landings: bool,
}

impl Naive {
    fn text(&self) -> String {
        let letter = |man: &Option<Man>| match man {
            None => '.',
            Some(Man { white: true, spy }) => {
                if *spy {
                    'W'
                } else {
                    'w'
                }
            }
            Some(Man { white: false, spy }) => {
                if *spy {
                    'B'
                } else {
                    'b'
                }
            }
        };
        let mut lines = Vec::new();
        for line in self.board.chunks(7) {
            let mut text: String = line.iter().map(letter).collect();
            for run in (1..=7).rev() {
                text = text.replace(&".".repeat(run), &run.to_string());
            }
            lines.push(text);
        }
        format!("{} {}", lines.join("/"), if self.white { "w" } else { "b" })
    }

    fn options(&self) -> Options {
        Options::from_pairs(&[("landings", if self.all_landings { "all" } else { "chosen" })]).expect("known")
    }

    fn own(&self, at: usize) -> Option<Man> {
        self.board[at].filter(|man| man.white == self.white)
    }

    fn enemy(&self, at: usize) -> bool {
        self.board[at].is_some_and(|man| man.white != self.white)
    }

    fn passed(&self, board: Vec<Option<Man>>) -> Naive {
        Naive { board, white: !self.white, ..*self }
    }

    /// All turns with the position after each; `None` if they are too many.
    fn turns(&self) -> Option<BTreeMap<String, Naive>> {
        let captures = self.captures()?;
        if !captures.is_empty() {
            return Some(captures);
        }
        let mut turns = BTreeMap::new();
        for from in 0..42 {
            let Some(man) = self.own(from) else { continue };
            for to in (0..42).filter(|to| self.board[*to].is_none() && could_step(man, from, *to)) {
                let mut board = self.board.clone();
                board[from] = None;
                board[to] = Some(Man { spy: man.spy || promotes(man.white, to), ..man });
                turns.insert(format!("{}-{}", name(from), name(to)), self.passed(board));
            }
            let at = mirror(from);
            if man.spy && self.enemy(at) {
                let mut board = self.board.clone();
                let spy = board[at].is_some_and(|enemy| enemy.spy) || promotes(self.white, at);
                board[at] = Some(Man { white: self.white, spy });
                turns.insert(format!("{}={}", name(from), name(at)), self.passed(board));
            }
        }
        Some(turns)
    }

    fn captures(&self) -> Option<BTreeMap<String, Naive>> {
        let mut found = BTreeMap::new();
        for from in 0..42 {
            let Some(man) = self.own(from) else { continue };
            let mut lifted = self.clone();
            lifted.board[from] = None;
            lifted.go_on(man, from, name(from), &mut found)?;
        }
        Some(found)
    }

    /// The piece is in the hand: the board does not have it.
    fn go_on(&self, man: Man, at: usize, so_far: String, found: &mut BTreeMap<String, Naive>) -> Option<()> {
        for over in (0..42).filter(|over| self.enemy(*over) && could_step(man, at, *over)) {
            // "`landing` is a cell it could step to from `over`; … **not adjacent** to `from` (and not `from`)."
            let table: Vec<usize> =
                (0..42).filter(|to| could_step(man, over, *to) && *to != at && !near(*to, at)).collect();
            if self.all_landings && table.iter().any(|landing| self.board[*landing].is_some()) {
                continue;
            }
            for landing in table.into_iter().filter(|landing| self.board[*landing].is_none()) {
                let mut next = self.clone();
                next.board[over] = None;
                let promoted = !man.spy && promotes(man.white, landing);
                let text = format!("{so_far}x{}-{}", name(over), name(landing));
                let mut landed = next.board.clone();
                landed[landing] = Some(Man { spy: man.spy || promoted, ..man });
                found.insert(text.clone(), self.passed(landed));
                if found.len() > MOST_TURNS {
                    return None;
                }
                if !promoted {
                    next.go_on(man, landing, text, found)?;
                }
            }
        }
        Some(())
    }

    fn ending(&self, turns: &BTreeMap<String, Naive>) -> Option<(bool, &'static str)> {
        if (0..42).all(|at| self.own(at).is_none()) {
            Some((!self.white, "annihilation"))
        } else if turns.is_empty() {
            Some((!self.white, "blocked"))
        } else {
            None
        }
    }

    /// The Spies of one side.
    fn spies(&self, white: bool) -> usize {
        self.board.iter().flatten().filter(|man| man.spy && man.white == white).count()
    }

    /// Whether the turn to `next` made a man of the mover a Spy; the enemy's men that it converts aside.
    fn promotes(&self, next: &Naive) -> bool {
        next.spies(self.white) > self.spies(self.white)
    }

    /// "Without a capture, a promotion, a conversion or a man's move to another line."
    fn progress(&self, text: &str, next: &Naive) -> bool {
        if text.contains(['x', '=']) || self.promotes(next) {
            return true;
        }
        let (from, to) = text.split_once('-').expect("a step");
        let at = (0..42).find(|at| name(*at) == from).expect("a cell");
        from[1..] != to[1..] && self.board[at].is_some_and(|man| !man.spy)
    }
}

fn compare(slow: &Naive, turns: &BTreeMap<String, Naive>, seen: &mut BTreeMap<&str, u32>) {
    let text = slow.text();
    let fast = Treason::parse(&text, slow.options()).unwrap_or_else(|error| panic!("{text}: {error}"));
    assert_eq!(fast.to_string(), text);
    let legal = fast.turns().expect("a list");
    let found: BTreeMap<String, String> =
        legal.iter().map(|turn| (turn.to_string(), fast.play_unchecked(turn).to_string())).collect();
    let expected: BTreeMap<String, String> = turns.iter().map(|(turn, next)| (turn.clone(), next.text())).collect();
    assert_eq!(found, expected, "{text} {:?}", slow.options());
    assert_eq!((legal.len(), fast.count_turns()), (turns.len(), turns.len() as u64), "{text}");
    let ending = fast.outcome().map(|end| (end.winner == Some(Side::White), end.reason.word()));
    assert_eq!(ending, slow.ending(turns), "{text}");
    for turn in &legal {
        let written = turn.to_string();
        assert_eq!(fast.read_turn(&written).as_ref(), Ok(turn), "{text} {written}");
        assert_eq!(fast.is_progress(turn), slow.progress(&written, &turns[&written]), "{text} {written}");
    }
    compare_noisy(slow, turns, &fast);
    note(slow, turns, ending.map(|(_, reason)| reason), seen);
}

/// Noisy turns are captures, promotions, conversions, and turns after which the other side has lost.
fn compare_noisy(slow: &Naive, turns: &BTreeMap<String, Naive>, fast: &Treason) {
    let mut noisy = BTreeSet::new();
    let _ = fast.visit(Which::Noisy, |turn: Turn| {
        noisy.insert(turn.to_string());
        ControlFlow::Continue(())
    });
    let is_noisy = |(text, next): &(&String, &Naive)| {
        text.contains(['x', '=']) || slow.promotes(next) || next.turns().is_some_and(|replies| replies.is_empty())
    };
    let expected: BTreeSet<String> = turns.iter().filter(is_noisy).map(|(text, _)| text.clone()).collect();
    assert_eq!(noisy, expected, "{}", slow.text());
}

/// Counts the rare things.
fn note(slow: &Naive, turns: &BTreeMap<String, Naive>, ending: Option<&'static str>, seen: &mut BTreeMap<&str, u32>) {
    let mut note = |what| *seen.entry(what).or_default() += 1;
    ending.into_iter().for_each(&mut note);
    for (text, next) in turns {
        match text.matches('x').count() {
            0 if text.contains('=') => {
                let spies = |position: &Naive| position.spies(true) + position.spies(false);
                note(if spies(next) > spies(slow) { "converted into a Spy" } else { "conversion" });
            }
            0 => {}
            hops => {
                if hops > 1 && slow.promotes(next) {
                    note("promotion in a chain");
                }
                if hops > 5 {
                    note("long chain");
                }
                if text.ends_with(&text[..2]) {
                    note("home again");
                }
            }
        }
    }
    if slow.all_landings && turns.keys().all(|text| !text.contains('x')) {
        let chosen = Naive { all_landings: false, ..slow.clone() };
        if chosen.captures().is_some_and(|captures| !captures.is_empty()) {
            note("hindered by landings=all");
        }
    }
}

/// Sparse, crowded, at the edges or in mirror pairs; few or many Spies.
fn made_up(rng: &mut StdRng) -> Naive {
    let mut cells: Vec<usize> = (0..42).collect();
    cells.shuffle(rng);
    match rng.random_range(0..4) {
        // One end of the board or the rim first.
        0 => cells.sort_by_key(|at| line(*at)),
        1 => cells.sort_by_key(|at| !(line(*at) == 1 || line(*at) == 6 || at % 7 == 0 || at % 7 == 6)),
        2 => cells = cells.iter().flat_map(|at| [*at, mirror(*at)]).collect(),
        _ => {}
    }
    let mut position = Naive { board: vec![None; 42], white: rng.random(), all_landings: rng.random() };
    let (count, whites, spies) =
        (rng.random_range(1..=22), rng.random_range(0.1..0.9), [0.0, 0.1, 0.3, 1.0][rng.random_range(0..4)]);
    for at in cells {
        let man = Man { white: rng.random_bool(whites), spy: rng.random_bool(spies) };
        let allowed = man.spy || !promotes(man.white, at);
        if allowed && position.board[at].is_none() && position.board.iter().flatten().count() < count {
            position.board[at] = Some(man);
        }
    }
    position
}
