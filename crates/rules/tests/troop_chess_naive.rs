//! Troop Chess against a second, slow implementation, written straight from the text of the rules with plain lists, on
//! made-up positions and along random games.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::ControlFlow;

use ludarium_rules::games::troop_chess::{Options, Ranks, TroopChess};
use ludarium_rules::{Effect, Notation, Position, Side, View, Which};
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};

/// File and rank from 0, or a step by files and ranks.
type Place = (i32, i32);

/// "Offsets from the head or corner piece, y forward = north": cells, heads with where they point, directions of two
/// steps.
type Row = ([Place; 3], &'static [(usize, Place)], &'static [Place]);

const TABLE: [Row; 5] = [
    ([(0, 0), (0, -1), (0, -2)], &[(0, (0, 1)), (2, (0, -1))], &[(0, 1), (0, -1)]),
    ([(0, 0), (-1, -1), (1, -1)], &[(0, (0, 1))], &[(0, 1)]),
    ([(0, 0), (-1, -1), (-2, -2)], &[(0, (1, 1)), (2, (-1, -1))], &[(1, 1), (-1, -1)]),
    ([(0, 0), (-1, 0), (0, -1)], &[(0, (1, 1))], &[(1, 1)]),
    ([(0, 0), (-1, -1), (-1, -2)], &[], &[(0, 1), (-1, 1), (1, 1)]),
];

/// A formation on the board, its cells sorted by file, then rank.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Trio {
    cells: Vec<Place>,
    heads: BTreeSet<(Place, Place)>,
    far: BTreeSet<Place>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
struct Naive {
    /// `board[rank][file]`: `w`, `b` or `.`.
    board: [[char; 9]; 9],
    mover: char,
    ranks: u8,
}

/// A collision: who moves from where, what is hit, the strengths.
struct Clash {
    from: Place,
    at: Place,
    attack: u8,
    defence: u8,
}

fn add(a: Place, b: Place) -> Place {
    (a.0 + b.0, a.1 + b.1)
}

fn name((file, rank): Place) -> String {
    format!("{}{}", char::from(b'a' + file as u8), rank + 1)
}

fn other(side: char) -> char {
    if side == 'w' { 'b' } else { 'w' }
}

/// "Every rotation and reflection exists."
fn turned((x, y): Place, symmetry: usize) -> Place {
    let (x, y) = if symmetry & 1 == 0 { (x, y) } else { (-x, y) };
    match symmetry >> 1 {
        0 => (x, y),
        1 => (y, -x),
        2 => (-x, -y),
        _ => (-y, x),
    }
}

impl Naive {
    fn at(&self, (file, rank): Place) -> Option<char> {
        let rank = self.board.get(usize::try_from(rank).ok()?)?;
        rank.get(usize::try_from(file).ok()?).copied()
    }

    fn put(&mut self, (file, rank): Place, letter: char) {
        self.board[rank as usize][file as usize] = letter;
    }

    fn cells() -> impl Iterator<Item = Place> {
        (0..9).flat_map(|file| (0..9).map(move |rank| (file, rank)))
    }

    fn formations(&self, side: char) -> BTreeSet<Trio> {
        let mut found = BTreeSet::new();
        for (cells, heads, far) in TABLE {
            for symmetry in 0..8 {
                for anchor in Naive::cells() {
                    let place = |offset| add(anchor, turned(offset, symmetry));
                    if cells.iter().any(|&cell| self.at(place(cell)) != Some(side)) {
                        continue;
                    }
                    let heads = heads.iter().map(|&(i, way)| (place(cells[i]), turned(way, symmetry)));
                    let mut sorted: Vec<Place> = cells.iter().map(|&cell| place(cell)).collect();
                    sorted.sort_unstable();
                    let far = far.iter().map(|&way| turned(way, symmetry)).collect();
                    found.insert(Trio { cells: sorted, heads: heads.collect(), far });
                }
            }
        }
        let distinct: BTreeSet<&Vec<Place>> = found.iter().map(|trio| &trio.cells).collect();
        assert_eq!(distinct.len(), found.len(), "three pieces are exactly one formation: {found:?}");
        found
    }

    /// "No three own pieces touching king-wise as a connected group."
    fn is_scattered(&self, side: char) -> bool {
        Naive::cells().filter(|&cell| self.at(cell) == Some(side)).all(|cell| {
            let mut group = BTreeSet::from([cell]);
            for _ in 0..2 {
                for member in group.clone() {
                    let beside = (-1..=1).flat_map(|x| (-1..=1).map(move |y| add(member, (x, y))));
                    group.extend(beside.filter(|&place| self.at(place) == Some(side)));
                }
            }
            group.len() < 3
        })
    }

    fn is_legal(&self, trio: &Trio, (x, y): Place, steps: i32) -> bool {
        if steps == 2 && !trio.far.contains(&(x, y)) {
            return false;
        }
        trio.cells.iter().all(|&cell| {
            let target = add(cell, (x * steps, y * steps));
            let passed = add(cell, (x, y));
            let own = self.at(target) == Some(self.mover) && !trio.cells.contains(&target);
            let enemy = steps == 2 && self.at(passed) == Some(other(self.mover));
            self.at(target).is_some() && !own && !enemy
        })
    }

    /// Every legal turn with its text: the formation, the direction, the number of steps.
    fn turns(&self) -> Vec<(String, Trio, Place, i32)> {
        let mut turns = Vec::new();
        if self.is_scattered('w') || self.is_scattered('b') {
            return turns;
        }
        for trio in self.formations(self.mover) {
            for x in -1..=1 {
                for y in -1..=1 {
                    for steps in 1..=2 {
                        if (x, y) != (0, 0) && self.is_legal(&trio, (x, y), steps) {
                            let points: String = trio.cells.iter().map(|&cell| name(cell)).collect();
                            let target = name(add(trio.cells[0], (x * steps, y * steps)));
                            turns.push((format!("{points}-{target}"), trio.clone(), (x, y), steps));
                        }
                    }
                }
            }
        }
        turns
    }

    fn collisions(&self, trio: &Trio, way: Place, steps: i32) -> Vec<Clash> {
        let theirs = self.formations(other(self.mover));
        let against = (-way.0, -way.1);
        let mut clashes = Vec::new();
        for &from in &trio.cells {
            let at = add(from, (way.0 * steps, way.1 * steps));
            if self.at(at) == Some(other(self.mover)) {
                let attack = u8::from(trio.heads.contains(&(from, way)));
                let defence = u8::from(theirs.iter().any(|trio| trio.heads.contains(&(at, against))));
                clashes.push(Clash { from, at, attack, defence });
            }
        }
        clashes
    }

    fn play_unchecked(&self, trio: &Trio, way: Place, steps: i32) -> Naive {
        let mut next = Naive { mover: other(self.mover), ..self.clone() };
        let mut arriving = Vec::new();
        let clashes = self.collisions(trio, way, steps);
        for &from in &trio.cells {
            next.put(from, '.');
            arriving.push((from, add(from, (way.0 * steps, way.1 * steps))));
        }
        for clash in clashes {
            match (clash.attack, clash.defence) {
                (1, 1) => {
                    next.put(clash.at, '.');
                    arriving.retain(|(from, _)| *from != clash.from);
                }
                (0, 1) => arriving.retain(|(from, _)| *from != clash.from),
                _ => next.put(clash.at, '.'),
            }
        }
        for (_, target) in arriving {
            next.put(target, self.mover);
        }
        next
    }

    fn outcome(&self) -> Option<(Option<char>, &'static str)> {
        match (self.is_scattered(self.mover), self.is_scattered(other(self.mover))) {
            (true, true) => Some((None, "both-scattered")),
            (true, false) => Some((Some(other(self.mover)), "scattered")),
            (false, true) => Some((Some(self.mover), "scattered")),
            (false, false) => self.turns().is_empty().then(|| (Some(other(self.mover)), "blocked")),
        }
    }

    fn text(&self) -> String {
        let line = |rank: &[char; 9]| -> String {
            let runs = rank.chunk_by(|a, b| a == b && *a == '.');
            runs.map(|run| if run[0] == '.' { run.len().to_string() } else { run[0].to_string() }).collect()
        };
        let lines: Vec<String> = self.board.iter().rev().map(line).collect();
        format!("{} {}", lines.join("/"), self.mover)
    }

    /// The position of a canonical text; `None` if it must be refused.
    fn parse(text: &str, ranks: u8) -> Option<Naive> {
        let (board, side) = text.split_once(' ')?;
        let mut naive = Naive { board: [['.'; 9]; 9], mover: side.chars().next()?, ranks };
        for (row, line) in board.split('/').enumerate() {
            let letters: Vec<char> =
                line.chars().flat_map(|c| vec![if c.is_ascii_digit() { '.' } else { c }; run(c)]).collect();
            *naive.board.get_mut(8_usize.checked_sub(row)?)? = letters.try_into().ok()?;
        }
        let count = |side| naive.board.iter().flatten().filter(|letter| **letter == side).count();
        let known = naive.board.iter().flatten().all(|letter| "wb.".contains(*letter));
        let few = count('w').max(count('b')) <= 9 * usize::from(ranks);
        (known && few && naive.text() == text && "wb".contains(naive.mover)).then_some(naive)
    }

    fn options(&self) -> Options {
        Options { ranks: if self.ranks == 3 { Ranks::Three } else { Ranks::Two } }
    }
}

fn run(letter: char) -> usize {
    letter.to_digit(10).map_or(1, |digit| digit as usize)
}

#[test]
fn agrees_on_made_up_positions() {
    compare_many(300, 1);
}

/// Takes minutes: `cargo test --release -p ludarium-rules --test troop_chess_naive -- --ignored`
#[test]
#[ignore = "takes minutes"]
fn agrees_on_many_made_up_positions() {
    compare_many(20_000, 2);
}

fn compare_many(count: u32, seed: u64) {
    let mut rng = StdRng::seed_from_u64(seed);
    let mut seen = BTreeMap::<String, u32>::new();
    for _ in 0..count {
        let mut slow = made_up(&mut rng);
        for _ in 0..4 {
            compare(&slow, &mut seen);
            let turns = slow.turns();
            let Some((_, trio, way, steps)) = turns.choose(&mut rng) else { break };
            slow = slow.play_unchecked(trio, *way, *steps);
        }
    }
    // What the positions are made for: every ending and every kind of collision, with one step and with two.
    let collisions = ["1-0", "0-0", "0-1", "1-1"].map(|kind| [1, 2].map(|steps| format!("{kind} with {steps}")));
    let all = collisions.into_iter().flatten().chain(["scattered", "both-scattered"].map(str::to_owned));
    for kind in all {
        assert!(seen.contains_key(&kind), "{kind} is missing: {seen:?}");
    }
}

/// Sparse, crowded or at the edges; most pieces touch others, of either side.
fn made_up(rng: &mut StdRng) -> Naive {
    let ranks = if rng.random_bool(0.7) { 2 } else { 3 };
    let mut naive = Naive { board: [['.'; 9]; 9], mover: if rng.random_bool(0.5) { 'w' } else { 'b' }, ranks };
    let most = 9 * i32::from(ranks);
    let touching = rng.random_range(0.0..1.0);
    let span = rng.random_range(3..=9);
    let corner = [0, 9 - span].map(|low| if rng.random_bool(0.5) { low } else { rng.random_range(0..=9 - span) });
    for side in ['w', 'b'] {
        let low = if rng.random_bool(0.2) { most - 2 } else { 0 };
        for _ in 0..rng.random_range(low..=most) {
            let anywhere = (corner[0] + rng.random_range(0..span), corner[1] + rng.random_range(0..span));
            let taken: Vec<Place> = Naive::cells().filter(|&cell| naive.at(cell) != Some('.')).collect();
            let near = taken.choose(rng).map(|&cell| add(cell, (rng.random_range(-1..=1), rng.random_range(-1..=1))));
            let place = near.filter(|_| rng.random_bool(touching)).unwrap_or(anywhere);
            if naive.at(place) == Some('.') {
                naive.put(place, side);
            }
        }
    }
    naive
}

fn compare(slow: &Naive, seen: &mut BTreeMap<String, u32>) {
    let text = slow.text();
    let fast = TroopChess::parse(&text, slow.options()).unwrap_or_else(|error| panic!("{text}: {error}"));
    let side = |letter| Side::from_letter(letter).expect("a side");
    let outcome = slow.outcome();
    let expected = outcome.map(|(winner, reason)| (winner.map(side), reason));
    assert_eq!(fast.outcome().map(|outcome| (outcome.winner, outcome.reason.word())), expected, "{text}");
    *seen.entry(outcome.map_or("", |(_, reason)| reason).to_owned()).or_default() += 1;

    let turns = slow.turns();
    let expected: BTreeMap<String, String> = turns
        .iter()
        .map(|(text, trio, way, steps)| (text.clone(), slow.play_unchecked(trio, *way, *steps).text()))
        .collect();
    let found: BTreeMap<String, String> = fast
        .turns()
        .expect("a list")
        .iter()
        .map(|turn| (fast.turn_text(turn), fast.play_unchecked(turn).to_string()))
        .collect();
    assert_eq!(found, expected, "{text}");
    assert_eq!(fast.count_turns(), expected.len() as u64, "{text}");
    compare_formations(slow, &fast);
    let noisy = noisy_texts(&fast);
    for (turn, trio, way, steps) in &turns {
        compare_collisions(&fast, turn, &slow.collisions(trio, *way, *steps), &noisy);
        for clash in slow.collisions(trio, *way, *steps) {
            *seen.entry(format!("{}-{} with {steps}", clash.attack, clash.defence)).or_default() += 1;
        }
    }
}

fn compare_formations(slow: &Naive, fast: &TroopChess) {
    for side in Side::ALL {
        let expected: BTreeSet<(Vec<String>, usize, usize)> = slow
            .formations(side.letter())
            .iter()
            .map(|trio| (trio.cells.iter().map(|&cell| name(cell)).collect(), trio.heads.len(), trio.far.len()))
            .collect();
        let found: BTreeSet<(Vec<String>, usize, usize)> = fast
            .formations(side)
            .iter()
            .map(|formation| {
                let points = formation.points().iter().map(|point| point.to_string()).collect();
                (points, formation.heads().count(), formation.two_step_directions().len())
            })
            .collect();
        assert_eq!(found, expected, "{fast}");
    }
}

fn noisy_texts(fast: &TroopChess) -> BTreeSet<String> {
    let mut noisy = BTreeSet::new();
    let _ = fast.visit(Which::Noisy, |turn| {
        noisy.insert(fast.turn_text(&turn));
        ControlFlow::Continue(())
    });
    noisy
}

/// The effects of a turn are what happens; "100 plies without a removed piece".
fn compare_collisions(fast: &TroopChess, text: &str, clashes: &[Clash], noisy: &BTreeSet<String>) {
    let turn = fast.read_turn(text).unwrap_or_else(|error| panic!("{fast}: {error}"));
    let expected: Vec<(String, String, u8, u8)> =
        clashes.iter().map(|clash| (name(clash.from), name(clash.at), clash.attack, clash.defence)).collect();
    let found: Vec<(String, String, u8, u8)> = fast
        .effects(&turn)
        .iter()
        .filter_map(|effect| match *effect {
            Effect::Collided { from, at, attack, defence } => {
                Some((TroopChess::cell_name(from), TroopChess::cell_name(at), attack, defence))
            }
            _ => None,
        })
        .collect();
    assert_eq!(found, expected, "{fast} {text}");
    assert_eq!(fast.is_progress(&turn), !clashes.is_empty(), "{fast} {text}");
    let takes = clashes.iter().any(|clash| clash.attack >= clash.defence);
    assert_eq!(noisy.contains(text), takes, "{fast} {text}");
}

/// Texts with a few letters changed are accepted by both or by neither.
#[test]
fn refuses_the_same_texts() {
    let mut rng = StdRng::seed_from_u64(3);
    let letters: Vec<char> = "wb0123456789/ wbW\u{e9}".chars().collect();
    let mut accepted = 0;
    for _ in 0..20_000 {
        let slow = made_up(&mut rng);
        let mut text: Vec<char> = slow.text().chars().collect();
        for _ in 0..rng.random_range(1..=3) {
            let at = rng.random_range(0..text.len());
            let new = *letters.choose(&mut rng).expect("one");
            match rng.random_range(0..4) {
                0 => text.insert(at, new),
                1 if text.len() > 1 => drop(text.remove(at)),
                2 => text.swap(at, rng.random_range(0..at + 1)),
                _ => text[at] = new,
            }
        }
        let text: String = text.into_iter().collect();
        let fast = TroopChess::parse(&text, slow.options());
        assert_eq!(fast.is_ok(), Naive::parse(&text, slow.ranks).is_some(), "{text}: {fast:?}");
        if let Err(error) = fast {
            // A field that is missing would begin behind a space that is missing, too.
            assert!((1..=text.chars().count() + 2).contains(&error.column), "{text}: {error}");
        } else {
            accepted += 1;
        }
    }
    assert!(accepted > 500, "some texts stay positions: {accepted}");
}
