//! Nets and their inputs: within their bounds, the same for both sides and under every symmetry, and safe against broken
//! files.

mod common;
#[allow(dead_code)]
#[path = "../../rules/tests/symmetry/mod.rs"]
mod symmetry;

use std::collections::BTreeSet;

use ludarium_ai::learned::{self, Net, NetError, NetFileError, NetWeights};
use ludarium_ai::{Limits, SearchConfig, SearchMemory, Stop, fit, think_by};
use ludarium_rules::{AnyPosition, GameId, Side};
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use symmetry::Symmetry;

/// Ongoing positions of games of random turns that a net may evaluate.
fn positions(game: GameId, count: usize) -> Vec<AnyPosition> {
    let mut rng = SmallRng::seed_from_u64(17);
    let mut positions = Vec::new();
    while positions.len() < count {
        let mut position = AnyPosition::start(game, &[]).expect("the defaults are valid");
        for _ in 0..100 {
            if position.outcome().is_some() {
                break;
            }
            if learned::inputs(&position).is_some() {
                positions.push(position.clone());
            }
            let turn = position.nth_turn(rng.random_range(0..position.count_turns().min(500))).expect("a turn");
            position = position.play(&turn).expect("legal");
        }
    }
    positions.truncate(count);
    positions
}

/// The active inputs in ascending order; patterns may occur several times.
fn inputs(position: &AnyPosition) -> Vec<u16> {
    let mut inputs = learned::inputs(position).expect("a net may evaluate it").active().to_vec();
    inputs.sort_unstable();
    inputs
}

/// A net of random weights.
fn random_net(game: GameId, hidden: usize, with_terms: bool) -> NetWeights {
    let mut rng = SmallRng::seed_from_u64(hidden as u64);
    let counts = learned::counts(game);
    let mut list = |length: usize, most: i16| (0..length).map(|_| rng.random_range(-most..=most)).collect::<Vec<i16>>();
    NetWeights {
        game,
        scale: 300,
        base: 77,
        terms: if with_terms { fit::weights(game).iter().map(|weight| 16 * weight).collect() } else { Vec::new() },
        values: list(counts.inputs, 500),
        bias: list(hidden, 100),
        rows: list(counts.embedded * hidden, 40),
        out: list(hidden, 128),
        out_one: 64,
        term_rows: if with_terms && hidden != 16 { term_rows(game, hidden) } else { Vec::new() },
    }
}

/// Random weights from the terms to the hidden sums, of both signs.
fn term_rows(game: GameId, hidden: usize) -> Vec<i32> {
    let mut rng = SmallRng::seed_from_u64(3);
    (0..fit::terms(game).len() * hidden).map(|_| rng.random_range(-4000..=4000)).collect()
}

fn symmetries(game: GameId) -> &'static [Symmetry] {
    match game {
        GameId::Tress => symmetry::TRESS,
        GameId::Trees => symmetry::TREES,
        GameId::Tribun => symmetry::TRIBUN,
        GameId::Gess => symmetry::GESS,
        GameId::GoChess => symmetry::GO_CHESS,
        GameId::Treason => symmetry::TREASON,
        GameId::TroopChess => symmetry::TROOP_CHESS,
    }
}

#[test]
fn inputs_are_below_their_number_and_leave_room() {
    for game in GameId::ALL {
        let counts = learned::counts(game);
        assert!(counts.embedded <= counts.inputs && counts.inputs <= usize::from(u16::MAX));
        for position in positions(game, 800) {
            let list = learned::inputs(&position).expect("a net may evaluate it");
            assert!((5..=500).contains(&list.active().len()), "{} in {position}", list.active().len());
            assert!(list.active().iter().all(|&input| usize::from(input) < counts.inputs), "{position}");
        }
    }
}

#[test]
fn every_symmetry_of_the_rules_is_one_of_the_inputs() {
    for game in GameId::ALL {
        let (images, positions) = (learned::images(game), positions(game, 300));
        for symmetry in symmetries(game) {
            let image = |position: &AnyPosition| {
                AnyPosition::parse(game, &(symmetry.position)(&position.to_string()), &[]).expect("as valid")
            };
            // A net sees Black's positions turned, so that the symmetry of the inputs depends on the side to move.
            let fits = |mapped: &Vec<u16>, side: Side| {
                positions.iter().filter(|position| position.side_to_move() == side).all(|position| {
                    let mut expected: Vec<u16> =
                        inputs(position).iter().map(|&input| mapped[usize::from(input)]).collect();
                    expected.sort_unstable();
                    inputs(&image(position)) == expected
                })
            };
            for side in Side::ALL {
                assert!(images.iter().any(|mapped| fits(mapped, side)), "{}: {}", game.name(), symmetry.name);
            }
        }
    }
}

#[test]
fn images_of_inputs_are_permutations() {
    for game in GameId::ALL {
        let images = learned::images(game);
        assert!(images[0].iter().enumerate().all(|(input, image)| usize::from(*image) == input));
        for image in images {
            assert_eq!(image.iter().collect::<BTreeSet<_>>().len(), image.len(), "{}", game.name());
            let embedded = learned::counts(game).embedded;
            assert!(image[..embedded].iter().all(|image| usize::from(*image) < embedded));
        }
    }
}

#[test]
fn a_net_adds_up_what_its_weights_say() {
    for game in GameId::ALL {
        for (hidden, with_terms) in [(0, true), (8, false), (16, true), (32, false), (64, true)] {
            let weights = random_net(game, hidden, with_terms);
            let net = Net::new(weights.clone()).expect("it fits");
            for position in positions(game, 40) {
                assert_eq!(learned::value(&net, &position), Some(plain_value(&weights, &position)), "{position}");
            }
        }
    }
}

/// The value by the definition, without any care for speed.
fn plain_value(weights: &NetWeights, position: &AnyPosition) -> i32 {
    let (active, hidden) = (inputs(position), weights.out.len());
    let sign = if position.side_to_move() == Side::White { 1 } else { -1 };
    let counts = fit::counts(position);
    let sum = |i: usize| {
        let rows: i32 = active
            .iter()
            .filter_map(|&input| weights.rows.get(usize::from(input) * hidden + i))
            .map(|&weight| i32::from(weight))
            .sum();
        let of_terms = |(term, count): (usize, &i32)| {
            let weight = weights.term_rows.get(term * hidden + i).copied().unwrap_or(0);
            sign * count.clamp(&-100, &100) * weight
        };
        let terms: i32 = counts.iter().enumerate().map(of_terms).sum();
        (i32::from(weights.bias[i]) + rows + (terms + 512).div_euclid(1024)).clamp(0, 255)
    };
    let output: i64 = (0..hidden).map(|i| i64::from(sum(i)).pow(2) * i64::from(weights.out[i])).sum();
    let values: i32 = active.iter().map(|&input| i32::from(weights.values[usize::from(input)])).sum();
    let terms: i32 = counts.iter().zip(&weights.terms).map(|(count, weight)| sign * count * weight).sum();
    let hidden = (output * i64::from(weights.scale) / (255 * 255 * i64::from(weights.out_one))) as i32;
    (hidden + (weights.base + values + terms) / 16).clamp(-7750, 7750)
}

#[test]
fn a_net_is_read_as_it_was_written() {
    for game in GameId::ALL {
        let net = Net::new(random_net(game, 16, game == GameId::Gess)).expect("it fits");
        assert_eq!(Net::from_bytes(&net.to_bytes()), Ok(net));
    }
}

#[test]
fn broken_files_are_refused() {
    let bytes = Net::new(random_net(GameId::Treason, 8, true)).expect("it fits").to_bytes();
    let read = |bytes: &[u8]| Net::from_bytes(bytes).expect_err("it is broken");
    let changed = |place: usize, byte: u8| {
        let mut bytes = bytes.clone();
        bytes[place] ^= byte;
        read(&bytes)
    };
    assert_eq!(read(b""), NetFileError::Magic);
    assert_eq!(changed(0, 1), NetFileError::Magic);
    assert_eq!(changed(8, 1), NetFileError::Version(3));
    for place in [10, 12, 30, 500, bytes.len() - 1] {
        assert_eq!(changed(place, 0x10), NetFileError::Checksum, "{place}");
    }
    for length in [8, 9, 15, 40, bytes.len() - 1] {
        assert!(matches!(read(&bytes[..length]), NetFileError::Length | NetFileError::Checksum), "{length}");
    }
    let longer = [bytes.as_slice(), b"1"].concat();
    assert_eq!(read(&longer), NetFileError::Checksum);
}

#[test]
fn weights_that_do_not_fit_are_refused() {
    let good = random_net(GameId::Tress, 8, true);
    let refused = |change: fn(&mut NetWeights)| {
        let mut weights = good.clone();
        change(&mut weights);
        Net::new(weights).expect_err("it does not fit")
    };
    assert_eq!(refused(|weights| weights.bias.push(0)), NetError::Hidden(9));
    let lengths: [fn(&mut NetWeights); 6] = [
        |weights| weights.values.truncate(3),
        |weights| weights.rows.push(0),
        |weights| weights.out.clear(),
        |weights| weights.terms.truncate(1),
        |weights| weights.term_rows.push(0),
        |weights| weights.game = GameId::Gess,
    ];
    assert!(lengths.into_iter().all(|change| matches!(refused(change), NetError::Length { .. })));
    let ranges: [fn(&mut NetWeights); 7] = [
        |weights| weights.scale = 0,
        |weights| weights.scale = 30_001,
        |weights| weights.out_one = 0,
        |weights| weights.out[3] = -129,
        |weights| weights.base = i32::MAX,
        |weights| weights.terms[2] = i32::MIN,
        |weights| weights.term_rows[1] = 1 << 20,
    ];
    assert!(ranges.into_iter().all(|change| matches!(refused(change), NetError::Range { .. })));
}

#[test]
fn no_weights_make_a_sum_overflow() {
    for (game, extreme) in [(GameId::Gess, i16::MAX), (GameId::Gess, i16::MIN), (GameId::Tress, i16::MIN)] {
        let mut weights = random_net(game, 64, false);
        let out = if extreme > 0 { 128 } else { -128 };
        weights.rows.fill(i16::MAX);
        weights.values.fill(extreme);
        weights.bias.fill(extreme);
        weights.out.fill(out);
        let net = Net::new(weights).expect("within the ranges");
        for position in positions(game, 20) {
            let value = learned::value(&net, &position).expect("its game");
            assert_eq!(value.signum(), i32::from(extreme.signum()), "{position}");
        }
    }
}

#[test]
fn every_built_in_net_can_be_read_and_plays() {
    let limits = Limits { nodes: Some(300), ..Limits::default() };
    for game in GameId::ALL {
        let Some(net) = learned::built_in(game).expect("a whole file") else { continue };
        assert_eq!(net.game(), game);
        assert!(net.to_bytes().len() <= 2 << 20, "{}", game.name());
        let config = SearchConfig { limits, net: Some(net), ..SearchConfig::default() };
        for position in positions(game, 5) {
            let thought = think_by(&mut SearchMemory::new(), &position, &[], &config, &Stop::new(), None);
            assert!(position.play(&thought.expect("ongoing").turn).is_ok(), "{position}");
        }
    }
}
