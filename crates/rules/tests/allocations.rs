//! Making, counting and playing turns needs no memory from the system once all buffers are large enough.
//!
//! One test only: the count is that of the whole process.

use std::alloc::System;
use std::hint::black_box;

use ludarium_rules::{Game, Which, games};
use rand::rngs::SmallRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use stats_alloc::{INSTRUMENTED_SYSTEM, Region, StatsAlloc};

#[global_allocator]
static GLOBAL: &StatsAlloc<System> = &INSTRUMENTED_SYSTEM;

/// Plies of the random games.
const PLIES: usize = 2_000;

/// Enough for every position that random games meet; a longer list is the caller's memory anyway.
const ROOM: usize = 1 << 16;

/// What the same random games take when they are played for the second time: a generator may keep room for its
/// intermediate states, but may not ask for more with every turn.
fn allocations<P: Game>(start: &P) -> usize {
    let mut turns: Vec<P::Turn> = Vec::with_capacity(ROOM);
    play(start, &mut turns);
    let region = Region::new(GLOBAL);
    play(start, &mut turns);
    let change = region.change();
    change.allocations + change.reallocations
}

fn play<P: Game>(start: &P, turns: &mut Vec<P::Turn>) {
    let mut rng = SmallRng::seed_from_u64(7);
    let mut position = start.clone();
    for _ in 0..PLIES {
        play_on(&mut position, start, turns, &mut rng);
    }
}

fn play_on<P: Game>(position: &mut P, start: &P, turns: &mut Vec<P::Turn>, rng: &mut SmallRng) {
    position.turns_into(turns).expect("a list");
    black_box((position.count_turns(), position.has_turn(), position.outcome(), position.zobrist()));
    let _ = position.visit(Which::Noisy, |turn| {
        black_box(turn);
        std::ops::ControlFlow::Continue(())
    });
    *position = match turns.choose(rng) {
        Some(turn) if rng.random_range(0..200) > 0 => position.play_unchecked(turn),
        _ => start.clone(),
    };
}

fn from_start<P: Game>() -> usize {
    allocations(&P::start(Default::default()))
}

#[test]
fn no_allocation_in_the_hot_paths() {
    let counts = [
        ("tress", from_start::<games::tress::Tress>()),
        ("trees", from_start::<games::trees::Trees>()),
        ("tribun", from_start::<games::tribun::Tribun>()),
        ("gess", from_start::<games::gess::Gess>()),
        ("go-chess", from_start::<games::go_chess::GoChess>()),
        ("treason", from_start::<games::treason::Treason>()),
        ("troop-chess", from_start::<games::troop_chess::TroopChess>()),
    ];
    for (game, count) in counts {
        assert_eq!(count, 0, "{game}: allocations in {PLIES} plies");
    }
}
