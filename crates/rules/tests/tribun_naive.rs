//! Tribun against a second, slow implementation, on made-up positions.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::ControlFlow;

use ludarium_rules::board::hex::Hex;
use ludarium_rules::games::tribun::{Options, Pattern, Rules, Tribun, Turn};
use ludarium_rules::{Effect, Notation, Position, Side, View, Which};
use rand::rngs::StdRng;
use rand::seq::{IndexedRandom, SliceRandom};
use rand::{RngExt, SeedableRng};

#[path = "naive/tribun.rs"]
mod naive;

use naive::{Naive, Place, Stack};

#[test]
fn agrees_on_made_up_positions() {
    compare_many(300, 1);
}

/// Takes minutes: `cargo test --release -p ludarium-rules --test tribun_naive -- --ignored`
#[test]
#[ignore = "takes minutes"]
fn agrees_on_many_made_up_positions() {
    compare_many(20_000, 2);
}

fn compare_many(count: u32, seed: u64) {
    let mut rng = StdRng::seed_from_u64(seed);
    let mut kinds = BTreeMap::<&str, usize>::new();
    for _ in 0..count {
        let slow = made_up(&mut rng);
        compare(&slow, &mut rng, &mut kinds);
    }
    // What the positions are made for: every kind of turn and every ending occurs.
    let wanted = ["-", "~", "x:", "x:0", "x", "~x", "^", "x#", ">", "<2", "<3", "nex"];
    assert!(wanted.iter().all(|kind| kinds.contains_key(kind)), "{kinds:?}");
}

/// Heights, weighted; the Centuria is rare, for its thousands of spreads.
const HEIGHTS: [u32; 16] = [1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 4, 4, 6, 6, 8];

/// A position with few or many units, often at an edge or crowded around a hex.
fn made_up(rng: &mut StdRng) -> Naive {
    let ninety = rng.random_bool(0.25);
    let mut all = naive::places();
    all.shuffle(rng);
    match rng.random_range(0..4) {
        // Around the edge.
        0 => all.sort_by_key(|&(x, y): &Place| 5 - x.abs().max(y.abs()).max((x - y).abs())),
        // Around a hex.
        1 => {
            let (a, b) = all[0];
            all.sort_by_key(|&(x, y)| (x - a).abs().max((y - b).abs()).max((x - a - y + b).abs()));
        }
        _ => {}
    }
    let mut slow = Naive { board: BTreeMap::new(), white: rng.random_bool(0.5), ninety };
    let mut pieces = [35_u32; 2];
    let kin = rng.random_bool(0.3).then(|| *HEIGHTS.choose(rng).expect("one"));
    let take = rng.random_range(2..=40);
    for place in all.into_iter().take(take) {
        let white = rng.random_bool(0.5);
        // Equal units side by side make symmetric combines likely.
        let height = kin.filter(|_| rng.random_bool(0.7)).unwrap_or(*HEIGHTS.choose(rng).expect("one"));
        let slave = if rng.random_bool(0.3) { *HEIGHTS.choose(rng).expect("one") } else { 0 };
        let fits = slave == 0 || !ninety && height <= 4 && 2 * height >= slave;
        let slave = if fits { slave } else { 0 };
        let (own, other) = (usize::from(!white), usize::from(white));
        if ninety && height == 8 || pieces[own] < height || pieces[other] < slave {
            continue;
        }
        pieces[own] -= height;
        pieces[other] -= slave;
        slow.board.insert(place, Stack { white, height, tribun: false, slave });
    }
    crown(&mut slow, rng);
    slow
}

/// Gives both sides a Tribun, seldom only one.
fn crown(slow: &mut Naive, rng: &mut StdRng) {
    let lone = rng.random_range(0..40);
    for white in [true, false] {
        if lone == u32::from(white) {
            continue;
        }
        let bare = |(place, stack): (&Place, &Stack)| (stack.white == white && stack.slave == 0).then_some(*place);
        let units: Vec<Place> = slow.board.iter().filter_map(bare).collect();
        let free: Vec<Place> = naive::places().into_iter().filter(|place| !slow.board.contains_key(place)).collect();
        match units.choose(rng).filter(|_| rng.random_bool(0.6)) {
            Some(place) => slow.board.get_mut(place).expect("a unit").tribun = true,
            None => {
                let place = *free.choose(rng).expect("a free hex");
                slow.board.insert(place, Stack { white, height: 1, tribun: true, slave: 0 });
            }
        }
    }
}

fn compare(slow: &Naive, rng: &mut StdRng, kinds: &mut BTreeMap<&'static str, usize>) {
    let text = slow.text();
    let rules = if slow.ninety { Rules::Ninety } else { Rules::Full };
    let first = if rng.random_bool(0.5) { Side::White } else { Side::Black };
    let fast = Tribun::parse(&text, Options { first, rules }).unwrap_or_else(|error| panic!("{text}: {error}"));
    assert_eq!(fast.to_string(), text);
    let side = |white| if white { Side::White } else { Side::Black };
    let result = slow.result();
    assert_eq!(
        fast.outcome().and_then(|end| Some((end.winner?, end.reason.word()))),
        result.map(|(w, why)| (side(w), why))
    );
    let expected = slow.turns();
    let turns = fast.turns().expect("a list");
    let found: BTreeMap<String, String> =
        turns.iter().map(|turn| (fast.turn_text(turn), fast.play_unchecked(turn).to_string())).collect();
    assert_eq!(found, expected, "{text} {rules:?}");
    // "Different turn texts of a position always lead to different positions."
    assert_eq!(found.values().collect::<BTreeSet<_>>().len(), found.len(), "{text}");
    assert_eq!((fast.count_turns(), turns.len()), (expected.len() as u64, expected.len()), "{text}");
    assert_eq!(fast.has_turn(), !expected.is_empty());
    let mut noisy = Vec::new();
    let _ = fast.visit(Which::Noisy, |turn| {
        noisy.push(turn);
        ControlFlow::Continue(())
    });
    for turn in &turns {
        let text = fast.turn_text(turn);
        assert_eq!(fast.is_progress(turn), text.contains(['x', '^']), "{text}");
        assert_eq!(noisy.contains(turn), wins_most(&fast, &turns, *turn), "{text}");
        *kinds.entry(kind(&text)).or_default() += 1;
    }
    if let Some((_, why)) = result {
        *kinds.entry(why).or_default() += 1;
    }
    for turn in turns.sample(rng, 30) {
        check_effects(&fast, *turn);
    }
    compare_typed(&fast, &expected, rng);
}

/// Slaves become free exactly where an effect says so, and the attackers named are enough for the result of the attack.
/// Noisy are the turns that take the Tribun; where there is none, the attacks that leave least of their target.
fn wins_most(position: &Tribun, turns: &[Turn], turn: Turn) -> bool {
    let left = |turn: &Turn| match *turn {
        Turn::Damage { left, .. } => left,
        _ => 0,
    };
    let takes_tribun = |turn: &Turn| matches!(turn, Turn::TakeTribun { .. });
    if !turn.is_attack() || turns.iter().any(takes_tribun) {
        return takes_tribun(&turn);
    }
    let mut same_target = turns.iter().filter(|other| other.is_attack() && other.place() == turn.place());
    let has_slave = position.unit_at(turn.place()).is_some_and(|unit| unit.slave() > 0);
    let falls = |turn: &Turn| !has_slave && !matches!(turn, Turn::Damage { .. });
    same_target.all(|other| (falls(&turn), left(other)) >= (falls(other), left(&turn)))
}

fn check_effects(position: &Tribun, turn: Turn) {
    let (next, about) = (position.play_unchecked(&turn), format!("{position} {turn}"));
    let slave = |position: &Tribun, hex| position.unit_at(hex).map(|unit| unit.slave() > 0);
    let is_free = |hex: &Hex| slave(position, *hex) == Some(true) && slave(&next, *hex) == Some(false);
    let free: Vec<Hex> = Hex::all().filter(is_free).collect();
    let (mut freed, mut enslaved, mut attacked) = (Vec::new(), false, false);
    for effect in position.effects(&turn) {
        match effect {
            Effect::Freed { at, side } => {
                let hex = Hex::of_cell(at).expect("a hex");
                assert_eq!(next.unit_at(hex).map(|unit| unit.side()), Some(side), "{about}");
                freed.push(hex);
            }
            Effect::Enslaved { .. } => enslaved = true,
            Effect::Attacked { from, .. } => {
                attacked = true;
                let from: Vec<Hex> = from.into_iter().filter_map(Hex::of_cell).collect();
                assert!(can_do(position, turn, &from, &mut Vec::new()), "{about}: {from:?}");
            }
            _ => {}
        }
    }
    freed.sort_unstable();
    assert_eq!(freed, free, "{about}");
    assert_eq!((enslaved, attacked), (matches!(turn, Turn::Enslave { .. }), turn.is_attack()), "{about}");
}

/// Whether some units bring about an attack by one choice of their patterns.
fn can_do(position: &Tribun, turn: Turn, from: &[Hex], set: &mut Vec<(Hex, Pattern)>) -> bool {
    let Some((first, rest)) = from.split_first() else {
        return position.joint_attack(turn.place(), set).is_ok_and(|attack| attack.outcomes.contains(&turn));
    };
    Pattern::ALL.into_iter().any(|pattern| {
        set.push((*first, pattern));
        let done = can_do(position, turn, rest, set);
        set.pop();
        done
    })
}

fn kind(text: &str) -> &'static str {
    let has = |part: &str| text.contains(part);
    match text {
        _ if has(">") => ">",
        _ if has("<") => {
            if text.split(',').count() == 2 {
                "<2"
            } else {
                "<3"
            }
        }
        _ if has("#") => "x#",
        _ if has(":0") => "x:0",
        _ if has(":") => "x:",
        _ if has("~x") => "~x",
        _ if has("x") => "x",
        _ if has("^") => "^",
        _ if has("~") => "~",
        _ => "-",
    }
}

/// Well-formed texts around units of both sides: accepted exactly if the slow list has them.
fn compare_typed(fast: &Tribun, expected: &BTreeMap<String, String>, rng: &mut StdRng) {
    let names: Vec<String> = naive::places().into_iter().map(naive::name).collect();
    let unit = |rng: &mut StdRng| {
        let all: Vec<String> =
            Side::ALL.into_iter().flat_map(|side| fast.army(side)).map(|(hex, _)| hex.to_string()).collect();
        all.choose(rng).expect("a unit").clone()
    };
    for _ in 0..60 {
        let (one, other) = (unit(rng), unit(rng));
        let hex = names.choose(rng).expect("one");
        let count = rng.random_range(0..=8);
        let text = match rng.random_range(0..8) {
            0 => format!("{one}-{hex}"),
            1 => format!("{one}~{hex}"),
            2 => format!("{one}x{other}"),
            3 => format!("{one}~x{other}"),
            4 => format!("{one}^{other}"),
            5 => format!("x{one}:{count}"),
            6 => format!("x{one}#"),
            _ => format!("{hex}<{one}:{count},{other}:1"),
        };
        assert_eq!(fast.read_turn(&text).is_ok(), expected.contains_key(&text), "{fast} {text}");
    }
}

/// Texts with a few letters changed are accepted by both or by neither.
#[test]
fn refuses_the_same_texts() {
    let mut rng = StdRng::seed_from_u64(3);
    let mut accepted = 0;
    let bases: Vec<String> = (0..300).map(|_| made_up(&mut rng).text()).collect();
    for i in 0..6_000 {
        let ninety = i % 2 == 0;
        let mut letters: Vec<char> = bases.choose(&mut rng).expect("one").chars().collect();
        for _ in 0..rng.random_range(1..=2) {
            let at = rng.random_range(0..letters.len());
            let new = *"abcdefghijklw0123456789T/, xé".chars().collect::<Vec<_>>().choose(&mut rng).expect("one");
            match rng.random_range(0..4) {
                0 => letters.insert(at, new),
                1 if letters.len() > 1 => drop(letters.remove(at)),
                2 => letters.swap(at, rng.random_range(0..at + 1)),
                _ => letters[at] = new,
            }
        }
        let text: String = letters.into_iter().collect();
        let rules = if ninety { Rules::Ninety } else { Rules::Full };
        let fast = Tribun::parse(&text, Options { rules, ..Options::default() });
        assert_eq!(fast.is_ok(), naive::accepts(&text, ninety), "{text}: {fast:?}");
        match fast {
            Ok(position) => {
                assert_eq!(position.to_string(), text);
                accepted += 1;
            }
            Err(error) => assert!((1..=text.chars().count() + 1).contains(&error.column), "{text}: {error}"),
        }
    }
    assert!(accepted > 100, "some texts stay positions: {accepted}");
}
