//! Tribun: what the rules answer about reach, gifts and heights, compared with the legal turns.

mod cases;

use std::collections::BTreeSet;

use ludarium_rules::board::hex::{Hex, hexes};
use ludarium_rules::games::tribun::{Height, Options, Parts, Rules, Tribun, Turn};
use ludarium_rules::{Position, Side};

fn turns(position: &Tribun) -> Vec<Turn> {
    position.turns().expect("few enough to list")
}

fn positions() -> Vec<Tribun> {
    let mut positions: Vec<Tribun> = cases::cases(include_str!("data/tribun.jsonl"));
    positions.retain(|position| position.outcome().is_none());
    assert!(positions.len() > 20);
    positions
}

/// A unit of a height stands exactly if the height is one of the valid ones, under both sets of rules, and a refusal
/// lists those and no others.
#[test]
fn valid_heights() {
    for (rules, heights, list) in [
        (Rules::Full, &[1, 2, 3, 4, 6, 8][..], "1, 2, 3, 4, 6 or 8"),
        (Rules::Ninety, &[1, 2, 3, 4, 6], "1, 2, 3, 4 or 6"),
    ] {
        let options = Options { rules, ..Options::default() };
        let valid: Vec<u8> = Tribun::start(options).valid_heights().iter().map(|height| height.pieces()).collect();
        assert_eq!(valid, heights);
        for height in 0..=9 {
            let stands = Tribun::parse(&format!("a1w1T,f6w{height} w"), options);
            assert_eq!(stands.is_ok(), valid.contains(&height), "{rules:?}: {height}");
            assert_eq!(rules.allows_height(height), valid.contains(&height), "{rules:?}: {height}");
            if let Err(error) = stands {
                assert!(error.what.ends_with(&format!("is {list}, not {height}")), "{error}");
            }
        }
    }
    assert!((0..=u8::MAX).all(|pieces| Height::of_pieces(pieces).is_none_or(|height| height.pieces() == pieces)));
}

/// Every unit that a turn makes has a valid height.
#[test]
fn turns_make_valid_heights() {
    for position in positions() {
        let valid: BTreeSet<u8> = position.valid_heights().iter().map(|height| height.pieces()).collect();
        for turn in turns(&position) {
            let next = position.play_unchecked(&turn);
            let mut units = Side::ALL.into_iter().flat_map(|side| next.army(side));
            assert!(units.all(|(_, unit)| valid.contains(&unit.height())), "{position} {turn}");
        }
    }
}

#[test]
fn sights_are_the_moves() {
    for position in positions() {
        let mut targets = [0; Hex::COUNT];
        for turn in turns(&position) {
            if let Turn::Move { from, to, .. } = turn {
                targets[from.index()] |= to.bit();
            }
        }
        for (hex, _) in position.army(position.side_to_move()) {
            assert_eq!(position.sight(hex).moves, targets[hex.index()], "{position}: {hex}");
        }
    }
}

/// The strengths of all units on a target are those of its attackers.
#[test]
fn sights_are_the_attackers() {
    for position in positions() {
        let side = position.side_to_move();
        for (target, _) in position.army(side.other()) {
            let sights = position.army(side).map(|(hex, _)| (hex, position.sight(hex).strength_on(target)));
            let seen: Vec<(Hex, u8)> = sights.filter(|(_, strength)| *strength > 0).collect();
            let attackers = position.attackers(target).into_iter();
            let attackers: Vec<(Hex, u8)> = attackers.map(|attacker| (attacker.from, attacker.best())).collect();
            assert_eq!(seen, attackers, "{position}: {target}");
        }
    }
}

/// The strikers of an attack bring it about together.
#[test]
fn strikers_are_enough() {
    let mut attacks = 0;
    for position in positions() {
        for turn in turns(&position) {
            let strikers = position.strikers(turn);
            assert_eq!(strikers.is_empty(), !turn.is_attack(), "{position} {turn}");
            if turn.is_attack() {
                let attack = position.joint_attack(turn.place(), &strikers).expect("all of them reach it");
                assert!(attack.outcomes.contains(&turn), "{position} {turn}: {strikers:?}");
                attacks += 1;
            }
        }
    }
    assert!(attacks > 100, "{attacks}");
}

#[test]
fn spreads_are_the_turns() {
    for position in positions() {
        let (mut splits, mut combines): (BTreeSet<(Hex, Parts)>, BTreeSet<(Hex, Parts)>) = Default::default();
        for turn in turns(&position) {
            match turn {
                Turn::Decombine { from, parts } => splits.extend([(from, parts)]),
                Turn::Combine { to, parts } => combines.extend([(to, parts)]),
                _ => {}
            }
        }
        let all = |of: &dyn Fn(Hex) -> Vec<Parts>| -> BTreeSet<(Hex, Parts)> {
            Hex::all().flat_map(|hex| of(hex).into_iter().map(move |parts| (hex, parts))).collect()
        };
        assert_eq!(all(&|hex| position.decombines_of(hex).collect()), splits, "{position}");
        assert_eq!(all(&|hex| position.combines_into(hex)), combines, "{position}");
        let places = position.meeting_places(position.side_to_move());
        assert!(combines.iter().all(|(to, _)| to.is_in(places)), "{position}");
        for (to, parts) in combines {
            for (way, count) in parts.neighbours() {
                let hex = to.neighbour(way).expect("a hex");
                assert!(position.gifts(hex).any(|gift| gift == count), "{position}: {hex} gives {count}");
            }
        }
    }
}

/// Two own units beside an empty hex make it a meeting place, for either side.
#[test]
fn meeting_places() {
    let start = Tribun::start(Options::default());
    for side in Side::ALL {
        let own = start.units_of(side);
        let beside = |hex: &Hex| Hex::all().filter(|other| other.distance(*hex) == 1 && other.is_in(own)).count();
        let expected: Vec<Hex> = hexes(start.empty_hexes()).filter(|hex| beside(hex) >= 2).collect();
        assert_eq!(hexes(start.meeting_places(side)).collect::<Vec<_>>(), expected);
    }
}

/// The key of a place is the upper part of a turn's key, and says which kind and place.
#[test]
fn place_keys() {
    let kind = |turn: &Turn| std::mem::discriminant(turn);
    for position in positions() {
        let turns = turns(&position);
        for pair in turns.windows(2) {
            let same = kind(&pair[0]) == kind(&pair[1]) && pair[0].place() == pair[1].place();
            assert_eq!(pair[0].place_key() == pair[1].place_key(), same, "{position}: {pair:?}");
        }
        assert!(turns.iter().all(|turn| turn.place_key() == position.turn_key(turn) >> 21));
    }
}
