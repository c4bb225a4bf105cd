//! Every part of the search that must not change the value gives the value of plain negamax.

mod common;

use std::ops::ControlFlow;

use ludarium_ai::{Evaluate, Features, Limits, MATE, SearchConfig, Stop, TableUse, search};
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
        Features { history: true, continuation: true, killers: true, ..plain },
        Features { history: true, kept_history: true, ..plain },
        Features { evaluation_cache: true, ..plain },
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
