//! Gess against a second, slow implementation written from the sentences of the rules, on made-up positions and along
//! the games that begin there.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::ControlFlow;

use ludarium_rules::games::gess::{Gess, Options, Point, Turn};
use ludarium_rules::{Notation, Position, Which};
use rand::rngs::StdRng;
use rand::seq::{IndexedRandom, SliceRandom};
use rand::{RngExt, SeedableRng};

/// A file and a rank, from 1: a1 is (1, 1), t20 is (20, 20).
type Spot = (i32, i32);

/// A position as a list of stones.
#[derive(Clone)]
struct Naive {
    stones: BTreeMap<Spot, char>,
    mover: char,
    options: Options,
}

/// What a move does.
struct Played {
    next: Naive,
    removed: BTreeSet<Spot>,
    lost: BTreeSet<Spot>,
}

const STEPS: [Spot; 8] = [(-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0), (1, 1)];

fn other(side: char) -> char {
    if side == 'w' { 'b' } else { 'w' }
}

/// "18x18 cells, files b-s, ranks 2-19."
fn on_board((file, rank): Spot) -> bool {
    (2..=19).contains(&file) && (2..=19).contains(&rank)
}

/// "Any 3x3 block of cells (its footprint), named by its centre."
fn footprint((file, rank): Spot) -> BTreeSet<Spot> {
    (-1..=1).flat_map(|x| (-1..=1).map(move |y| (file + x, rank + y))).collect()
}

fn name((file, rank): Spot) -> String {
    format!("{}{rank}", (b'a' + file as u8 - 1) as char)
}

impl Naive {
    fn text(&self) -> String {
        let mut rows = Vec::new();
        for rank in (2..=19).rev() {
            let (mut row, mut run) = (String::new(), 0);
            for file in 2..=19 {
                match self.stones.get(&(file, rank)) {
                    None => run += 1,
                    Some(stone) => {
                        if run > 0 {
                            row += &run.to_string();
                            run = 0;
                        }
                        row.push(*stone);
                    }
                }
            }
            if run > 0 {
                row += &run.to_string();
            }
            rows.push(row);
        }
        format!("{} {}", rows.join("/"), self.mover)
    }

    /// "A ring is eight stones of one colour round an empty cell, wholly on the board."
    fn has_ring(&self, side: char) -> bool {
        let board = (2..=19).flat_map(|file| (2..=19).map(move |rank| (file, rank)));
        board
            .filter(|centre| !self.stones.contains_key(centre))
            .any(|(file, rank)| STEPS.iter().all(|(x, y)| self.stones.get(&(file + x, rank + y)) == Some(&side)))
    }

    /// "The side not to move has no ring: it has lost, own-ring-broken, also when neither has one; only the side to move
    /// has none: it has lost, no-ring."
    fn result(&self) -> Option<(char, &'static str)> {
        if !self.has_ring(other(self.mover)) {
            return Some((self.mover, "own-ring-broken"));
        }
        if self.has_ring(self.mover) { None } else { Some((other(self.mover), "no-ring")) }
    }

    /// "Centres run over a-t, 1-20"; with `centre_on_board` "from- and to-centres must be b-s/2-19".
    fn is_centre(&self, (file, rank): Spot) -> bool {
        let field = if self.options.centre_on_board { 2..=19 } else { 1..=20 };
        field.contains(&file) && field.contains(&rank)
    }

    fn moves(&self) -> Vec<(Spot, Spot)> {
        if self.result().is_some() {
            return Vec::new();
        }
        let centres = (1..=20).flat_map(|file| (1..=20).map(move |rank| (file, rank)));
        let mut moves: Vec<(Spot, Spot)> = centres
            .filter(|centre| self.is_centre(*centre))
            .flat_map(|from| self.moves_from(from).into_iter().map(move |to| (from, to)))
            .collect();
        // "A move that leaves the mover without a ring is illegal."
        moves.retain(|(from, to)| !self.options.keep_ring || self.play(*from, *to).next.has_ring(self.mover));
        moves
    }

    fn moves_from(&self, from: Spot) -> Vec<Spot> {
        let block = footprint(from);
        let holds = |side| block.iter().any(|spot| self.stones.get(spot) == Some(&side));
        // "That holds at least one stone of the mover and none of the opponent."
        if !holds(self.mover) || holds(other(self.mover)) {
            return Vec::new();
        }
        // "Centre stone present: any distance; absent: at most 3 cells."
        let range = if self.stones.contains_key(&from) { 100 } else { 3 };
        // "Directions: the occupied outer cells of the footprint."
        let directions = STEPS.iter().filter(|(x, y)| self.stones.contains_key(&(from.0 + x, from.1 + y)));
        directions.flat_map(|step| self.ride(from, *step, range)).collect()
    }

    /// "The block stops at the first step at which its footprint covers any stone, of either colour. It may stop
    /// earlier. Cells it left do not obstruct it."
    fn ride(&self, from: Spot, (x, y): Spot, range: i32) -> Vec<Spot> {
        let lifted = footprint(from);
        let mut targets = Vec::new();
        for steps in 1..=range {
            let to = (from.0 + steps * x, from.1 + steps * y);
            if !self.is_centre(to) {
                break;
            }
            targets.push(to);
            if footprint(to).iter().any(|spot| self.stones.contains_key(spot) && !lifted.contains(spot)) {
                break;
            }
        }
        targets
    }

    /// "Everything so covered (also under its empty cells) is removed, then the block is put down." "Stones that end
    /// outside b-s/2-19 are lost."
    fn play(&self, from: Spot, to: Spot) -> Played {
        let mut next = self.clone();
        let lifted: Vec<Spot> = footprint(from).into_iter().filter(|spot| next.stones.remove(spot).is_some()).collect();
        let removed = footprint(to).into_iter().filter(|spot| next.stones.remove(spot).is_some()).collect();
        let target = |(file, rank): Spot| (file + to.0 - from.0, rank + to.1 - from.1);
        let (landed, lost): (Vec<Spot>, Vec<Spot>) = lifted.into_iter().partition(|spot| on_board(target(*spot)));
        next.stones.extend(landed.into_iter().map(|spot| (target(spot), self.mover)));
        next.mover = other(self.mover);
        Played { next, removed, lost: lost.into_iter().collect() }
    }

    fn put(&mut self, spot: Spot, side: char) {
        if on_board(spot) && self.stones.values().filter(|stone| **stone == side).count() < 43 {
            self.stones.entry(spot).or_insert(side);
        }
    }
}

#[test]
fn agrees_on_made_up_positions() {
    compare_many(400, 1);
}

/// Takes minutes: `cargo test --release -p ludarium-rules --test gess_naive -- --ignored`
#[test]
#[ignore = "takes minutes"]
fn agrees_on_many_made_up_positions() {
    compare_many(20_000, 2);
}

fn compare_many(count: u32, seed: u64) {
    let mut rng = StdRng::seed_from_u64(seed);
    let mut met = BTreeMap::<&str, u32>::new();
    for _ in 0..count {
        let mut slow = made_up(&mut rng);
        for _ in 0..3 {
            let moves = slow.moves();
            compare(&slow, &moves, &mut met, &mut rng);
            let Some((from, to)) = moves.choose(&mut rng) else { break };
            slow = slow.play(*from, *to).next;
        }
    }
    // What the positions are made for.
    let rare = [
        "own-ring-broken",
        "no-ring",
        "several rings",
        "the last ring broken",
        "a ring moved",
        "own and other removed",
        "stones lost",
        "all stones lost",
        "a far move to the rim",
        "a move over what it left",
    ];
    for event in rare {
        assert!(met.contains_key(event), "{event} is missing: {met:?}");
    }
}

/// Rings, blocks, lone stones and crowds, anywhere or at the edges.
fn made_up(rng: &mut StdRng) -> Naive {
    let [centre_on_board, keep_ring] = [0.4, 0.4].map(|chance| rng.random_bool(chance));
    let options = Options { centre_on_board, keep_ring };
    let mover = if rng.random_bool(0.5) { 'w' } else { 'b' };
    let mut slow = Naive { stones: BTreeMap::new(), mover, options };
    for side in ['w', 'b'] {
        // Now and then a side has no ring.
        for _ in 0..*[0, 1, 1, 1, 1, 1, 2, 2, 3].choose(rng).expect("one") {
            let (file, rank) = (rng.random_range(3..=18), rng.random_range(3..=18));
            for (x, y) in STEPS {
                slow.put((file + x, rank + y), side);
            }
        }
    }
    let stones = *[2, 6, 12, 30, 80].choose(rng).expect("one");
    let edge = rng.random_bool(0.3);
    for _ in 0..stones {
        let side = *['w', 'b'].choose(rng).expect("one");
        let any = (rng.random_range(2..=19), rng.random_range(2..=19));
        let spot = if edge { at_an_edge(any, rng) } else { any };
        let pattern = rng.random_range(0..10);
        let block: Vec<Spot> = match pattern {
            0 => footprint(spot).into_iter().collect(),
            1..=2 => footprint(spot).into_iter().filter(|_| rng.random_bool(0.5)).collect(),
            _ => vec![spot],
        };
        block.into_iter().for_each(|spot| slow.put(spot, side));
    }
    slow
}

fn at_an_edge((file, rank): Spot, rng: &mut StdRng) -> Spot {
    let near = *[2, 3, 18, 19].choose(rng).expect("one");
    if rng.random_bool(0.5) { (near, rank) } else { (file, near) }
}

fn compare(slow: &Naive, moves: &[(Spot, Spot)], met: &mut BTreeMap<&'static str, u32>, rng: &mut StdRng) {
    let text = slow.text();
    let fast = Gess::parse(&text, slow.options).unwrap_or_else(|error| panic!("{text}: {error}"));
    assert_eq!(fast.to_string(), text);
    let result = fast.outcome().map(|outcome| (outcome.winner.expect("no draws").letter(), outcome.reason.word()));
    assert_eq!(result, slow.result(), "{fast:?}");
    if let Some((_, reason)) = result {
        *met.entry(reason).or_default() += 1;
    }
    if fast.rings(fast.side_to_move()).count() > 1 {
        *met.entry("several rings").or_default() += 1;
    }
    assert_eq!(fast.count_turns(), moves.len() as u64, "{fast:?}");
    compare_turns(slow, moves, &fast);
    for (from, to) in moves.sample(rng, 20) {
        compare_move(slow, (*from, *to), &fast, met);
    }
    compare_pairs(moves, &fast, rng);
}

fn compare_turns(slow: &Naive, moves: &[(Spot, Spot)], fast: &Gess) {
    let expected: BTreeSet<String> = moves.iter().map(|(from, to)| format!("{}-{}", name(*from), name(*to))).collect();
    let found: BTreeSet<String> = fast.turns().expect("a list").iter().map(Turn::to_string).collect();
    assert_eq!(found, expected, "{fast:?}");
    let mut noisy = BTreeSet::new();
    let _ = fast.visit(Which::Noisy, |turn| {
        noisy.insert(turn.to_string());
        ControlFlow::Continue(())
    });
    let takes = |to: &Spot| footprint(*to).iter().any(|spot| slow.stones.get(spot) == Some(&other(slow.mover)));
    let expected: BTreeSet<String> =
        moves.iter().filter(|(_, to)| takes(to)).map(|(from, to)| format!("{}-{}", name(*from), name(*to))).collect();
    assert_eq!(noisy, expected, "noisy turns of {fast:?}");
}

fn compare_move(slow: &Naive, (from, to): (Spot, Spot), fast: &Gess, met: &mut BTreeMap<&'static str, u32>) {
    let Played { next, removed, lost } = slow.play(from, to);
    let turn = fast.read_turn(&format!("{}-{}", name(from), name(to))).expect("legal");
    let about = format!("{fast:?} {turn}");
    assert_eq!(fast.play_unchecked(&turn).to_string(), next.text(), "{about}");
    let seen = format!("{}{}{}", name(from), if removed.is_empty() { '-' } else { 'x' }, name(to));
    assert_eq!(fast.notation(&turn), seen, "{about}");
    let spots = |points: Vec<Point>| -> BTreeSet<Spot> { points.into_iter().map(spot).collect() };
    assert_eq!(spots(fast.removed(turn).into_iter().map(|(point, _)| point).collect()), removed, "{about}");
    assert!(fast.removed(turn).iter().all(|(point, side)| slow.stones[&spot(*point)] == side.letter()), "{about}");
    assert_eq!(spots(fast.lost(turn)), lost, "{about}");
    assert_eq!(fast.is_progress(&turn), !removed.is_empty() || !lost.is_empty(), "{about}");
    assert_eq!(fast.breaks_last_ring(turn), !next.has_ring(slow.mover), "{about}");

    let lifted = footprint(from).iter().filter(|spot| slow.stones.contains_key(spot)).count();
    let steps = (to.0 - from.0).abs().max((to.1 - from.1).abs());
    let sides: BTreeSet<char> = removed.iter().map(|spot| slow.stones[spot]).collect();
    let events = [
        ("the last ring broken", !next.has_ring(slow.mover)),
        ("a ring moved", lifted == 8 && !slow.stones.contains_key(&from) && removed.is_empty()),
        ("own and other removed", sides.len() == 2),
        ("stones lost", !lost.is_empty()),
        ("all stones lost", lost.len() == lifted),
        ("a far move to the rim", steps > 3 && !on_board(to)),
        ("a move over what it left", steps < 3 && lifted > 4),
    ];
    for (event, _) in events.into_iter().filter(|(_, happens)| *happens) {
        *met.entry(event).or_default() += 1;
    }
}

fn spot(point: Point) -> Spot {
    (i32::from(point.file()) + 1, i32::from(point.rank()) + 1)
}

/// Pairs of centres on one line are legal turns for both or for neither.
fn compare_pairs(moves: &[(Spot, Spot)], fast: &Gess, rng: &mut StdRng) {
    for _ in 0..200 {
        let from = (rng.random_range(1..=20), rng.random_range(1..=20));
        let (x, y) = *STEPS.choose(rng).expect("one");
        let steps = rng.random_range(0..6);
        let to = (from.0 + x * steps, from.1 + y * steps);
        let point = |(file, rank): Spot| Point::at(u8::try_from(file - 1).ok()?, u8::try_from(rank - 1).ok()?);
        let [Some(a), Some(b)] = [from, to].map(point) else { continue };
        assert_eq!(fast.is_legal(&Turn { from: a, to: b }), moves.contains(&(from, to)), "{fast:?} {a}-{b}");
    }
}

/// Texts with a few letters changed are accepted by both or by neither.
#[test]
fn refuses_the_same_texts() {
    let mut rng = StdRng::seed_from_u64(3);
    let mut accepted = 0;
    for _ in 0..20_000 {
        let start = Gess::start(Options::default()).to_string();
        let text = if rng.random_bool(0.3) { start } else { made_up(&mut rng).text() };
        let mut letters: Vec<char> = text.chars().collect();
        for _ in 0..rng.random_range(1..=2) {
            let at = rng.random_range(0..letters.len());
            match rng.random_range(0..3) {
                0 => letters.insert(at, *['w', 'b', '1', '0', '/', ' ', 'é'].choose(&mut rng).expect("one")),
                1 => drop(letters.remove(at)),
                _ => letters[at] = *['w', 'b', '2', '8', 'W', '/'].choose(&mut rng).expect("one"),
            }
        }
        if rng.random_bool(0.02) {
            letters.shuffle(&mut rng);
        }
        let text: String = letters.into_iter().collect();
        let fast = Gess::parse(&text, Options::default());
        assert_eq!(fast.is_ok(), reads(&text), "{text}: {fast:?}");
        if let Err(error) = fast {
            assert!((1..=text.chars().count() + 1).contains(&error.column), "{text}: {error}");
        } else {
            accepted += 1;
        }
    }
    assert!(accepted > 500, "some texts stay positions: {accepted}");
}

/// "Ranks 19 to 2 separated by `/`, `w`, `b`, decimal run lengths for empty cells (`18` = an empty rank), then the side
/// to move. At most 43 stones a side." "Digit runs are maximal (no two side by side, no 0)."
fn reads(text: &str) -> bool {
    let Some((board, side)) = text.split_once(' ') else { return false };
    let ranks: Vec<&str> = board.split('/').collect();
    let reads_rank = |rank: &&str| {
        let runs = rank.split(['w', 'b']).filter(|run| !run.is_empty());
        let runs: Vec<Option<usize>> = runs.map(|run| run.parse().ok().filter(|_| !run.starts_with('0'))).collect();
        let stones = rank.chars().filter(|letter| matches!(letter, 'w' | 'b')).count();
        runs.iter().all(Option::is_some) && runs.iter().flatten().sum::<usize>() + stones == 18
    };
    let few = |stone| board.chars().filter(|letter| *letter == stone).count() <= 43;
    matches!(side, "w" | "b") && ranks.len() == 18 && ranks.iter().all(reads_rank) && few('w') && few('b')
}
