//! Every part of the search that must not change the value gives the value of plain negamax.

mod common;

use std::ops::ControlFlow;

use ludarium_ai::{Evaluate, Features, Limits, MATE, SearchConfig, SearchResult, Stop, TableUse, search};
use ludarium_rules::games::tress::Tress;
use ludarium_rules::{Outcome, Position, Side, Which};

/// The definition of what a search must find: all turns to a depth, then noisy ones to another.
struct Negamax {
    quiescence: u32,
    line: Vec<u64>,
}

impl Negamax {
    fn value(&mut self, position: &Tress, ply: i32, depth: u32) -> i32 {
        if let Some(outcome) = position.outcome() {
            return finished(outcome, position.side_to_move(), ply);
        }
        if self.line.contains(&position.zobrist()) {
            return 0;
        }
        if depth == 0 {
            return self.quiet(position, ply, self.quiescence);
        }
        self.line.push(position.zobrist());
        let turns = position.turns().expect("a list");
        let value = turns.iter().map(|turn| -self.value(&position.play_unchecked(turn), ply + 1, depth - 1)).max();
        self.line.pop();
        value.expect("an ongoing position has turns")
    }

    fn quiet(&self, position: &Tress, ply: i32, left: u32) -> i32 {
        if let Some(outcome) = position.outcome() {
            return finished(outcome, position.side_to_move(), ply);
        }
        if left == 0 {
            return position.evaluate();
        }
        let mut best = if position.is_forced() { -MATE } else { position.evaluate() };
        let _ = position.visit(Which::Noisy, |turn| {
            best = best.max(-self.quiet(&position.play_unchecked(&turn), ply + 1, left - 1));
            ControlFlow::Continue(())
        });
        best
    }
}

fn finished(outcome: Outcome, to_move: Side, ply: i32) -> i32 {
    match outcome.winner {
        None => 0,
        Some(winner) if winner == to_move => MATE - ply,
        Some(_) => ply - MATE,
    }
}

/// Every switch alone, and all together.
fn variants() -> Vec<Features> {
    let plain = Features::PLAIN;
    vec![
        plain,
        Features { pvs: true, ..plain },
        Features { aspiration: true, ..plain },
        Features { killers: true, ..plain },
        Features { history: true, ..plain },
        Features { table: TableUse::Ordering, ..plain },
        Features { table: TableUse::SameDepth, ..plain },
        Features { table: TableUse::SameDepth, pvs: true, aspiration: true, ..plain },
        Features { table: TableUse::Ordering, staged: true, ..plain },
        Features { history: true, killers: true, ..plain },
        Features { history: true, kept_history: true, ..plain },
        Features { quiescence: 0, ..Features::EXACT },
        Features::EXACT,
    ]
}

fn assert_same_values(positions: &[Tress], depth: u32, quiescence: u32) {
    for position in positions {
        let expected = Negamax { quiescence, line: Vec::new() }.value(position, 0, depth);
        for features in variants() {
            let features = Features { quiescence, ..features };
            let limits = Limits { depth: Some(depth), ..Limits::default() };
            let config = SearchConfig { limits, features, table_bytes: 1 << 16, ..SearchConfig::default() };
            let found = search(position, &[], &config, &Stop::new(), |_| {}).expect("an ongoing position");
            let message = format!("{position} at depth {depth}+{quiescence} with {features:?}");
            // A search that has proved its result may end early; the value is certain then.
            assert_eq!(found.value, expected, "{message}");
            assert_line(position, &found.line, &message);
        }
    }
}

/// The principal variation is made of legal turns.
fn assert_line(position: &Tress, line: &[<Tress as ludarium_rules::Position>::Turn], message: &str) {
    let mut position = *position;
    for turn in line {
        assert!(position.is_legal(turn), "{turn:?} in {message}");
        position = position.play_unchecked(turn);
    }
}

/// The values of all turns by plain negamax, the highest first, and the value of each turn.
fn values_of_turns(position: &Tress, depth: u32) -> Vec<(i32, <Tress as Position>::Turn)> {
    let mut negamax = Negamax { quiescence: 0, line: vec![position.zobrist()] };
    let mut value = |turn: &_| -negamax.value(&position.play_unchecked(turn), 1, depth - 1);
    let turns = position.turns().expect("a list");
    let mut values: Vec<_> = turns.into_iter().map(|turn| (value(&turn), turn)).collect();
    values.sort_by_key(|&(value, _)| std::cmp::Reverse(value));
    values
}

/// Several lines have the values of the best turns by plain negamax, each its own, and begin with different turns.
fn assert_same_lines(positions: &[Tress], depth: u32, lines: usize) {
    for position in positions {
        let expected = values_of_turns(position, depth);
        for features in variants() {
            let features = Features { quiescence: 0, ..features };
            let limits = Limits { depth: Some(depth), ..Limits::default() };
            let config = SearchConfig { limits, features, lines, table_bytes: 1 << 16, ..SearchConfig::default() };
            let mut reported = 0;
            let count =
                |found: &SearchResult<_>| reported += usize::from(found.others.len() + 1 == lines.min(expected.len()));
            let found = search(position, &[], &config, &Stop::new(), count).expect("an ongoing position");
            let message = format!("{position} at depth {depth} with {features:?}");
            let mut found_lines = vec![(found.value, found.line)];
            found_lines.extend(found.others.into_iter().map(|other| (other.value, other.line)));
            let values: Vec<i32> = found_lines.iter().map(|(value, _)| *value).collect();
            let best: Vec<i32> = expected.iter().take(lines).map(|(value, _)| *value).collect();
            assert_eq!(values, best, "{message}");
            assert_eq!(found.turn, found_lines[0].1[0], "{message}");
            for (i, (value, line)) in found_lines.iter().enumerate() {
                assert!(expected.contains(&(*value, line[0])), "{message}");
                assert!(found_lines[..i].iter().all(|(_, other)| other[0] != line[0]), "{message}");
                assert_line(position, line, &message);
            }
            assert_eq!(reported as u32, found.depth, "every iteration reports all lines: {message}");
        }
    }
}

#[test]
fn several_lines_are_the_best_turns() {
    assert_same_lines(&common::from_playouts(21, 60), 1, 3);
    assert_same_lines(&common::from_playouts(22, 12), 2, 4);
    assert_same_lines(&common::sparse(23, 150), 2, 3);
    assert_same_lines(&common::sparse(24, 12), 3, 200);
}

/// What analysis shows first is what would be played.
#[test]
fn one_line_is_the_first_of_one() {
    for position in common::sparse(25, 40) {
        let limits = Limits { depth: Some(4), ..Limits::default() };
        let of = |lines| {
            let config = SearchConfig { limits, lines, table_bytes: 1 << 16, ..SearchConfig::default() };
            let found = search(&position, &[], &config, &Stop::new(), |_| {}).expect("an ongoing position");
            (found.turn, found.value, found.depth, found.nodes, found.line, found.others)
        };
        assert_eq!(of(0), of(1), "{position}");
        assert!(of(1).5.is_empty());
    }
}

#[test]
fn middle_games_at_depth_one() {
    assert_same_values(&common::from_playouts(1, 1500), 1, 0);
    assert_same_values(&common::from_playouts(2, 300), 1, 2);
}

#[test]
fn middle_games_at_depth_two() {
    assert_same_values(&common::from_playouts(3, 200), 2, 0);
    assert_same_values(&common::from_playouts(4, 30), 2, 1);
}

#[test]
fn sparse_positions_at_depth_two() {
    assert_same_values(&common::sparse(5, 600), 2, 0);
    assert_same_values(&common::sparse(6, 300), 2, 3);
}

#[test]
fn sparse_positions_at_depth_three() {
    assert_same_values(&common::sparse(7, 60), 3, 0);
    assert_same_values(&common::sparse(8, 30), 3, 2);
}

#[test]
fn sparse_positions_at_depth_four() {
    assert_same_values(&common::sparse(9, 4), 4, 0);
}
