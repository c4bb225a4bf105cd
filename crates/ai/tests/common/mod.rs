//! Positions to test with.
#![allow(dead_code)]

use ludarium_ai::learned::{InputList, Inputs};
use ludarium_ai::{Evaluate, MATE_BOUND, fit};
use ludarium_rules::games::tress::{Tress, ZONES};
use ludarium_rules::{AnyPosition, GameId, Position as Rules};
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};

/// Ongoing positions of Tress met in games of random turns, `count` of them.
pub fn from_playouts(seed: u64, count: usize) -> Vec<Tress> {
    wander(seed, count, 120, |_| true)
}

/// Ongoing positions met within `longest` plies of games of random turns, of those that are `allowed`.
pub fn wander<P: Rules>(seed: u64, count: usize, longest: u32, allowed: impl Fn(&P::Turn) -> bool) -> Vec<P> {
    let mut rng = SmallRng::seed_from_u64(seed);
    let mut positions = Vec::new();
    while positions.len() < count {
        let mut position = P::start(P::Options::default());
        for _ in 0..rng.random_range(1..longest) {
            let turns: Vec<P::Turn> = position.turns().expect("a list").into_iter().filter(&allowed).collect();
            let Some(last) = turns.len().checked_sub(1) else { break };
            position = position.play_unchecked(&turns[rng.random_range(0..=last)]);
        }
        if position.outcome().is_none() {
            positions.push(position);
        }
    }
    positions
}

/// The active inputs of a position in ascending order.
pub fn inputs<P: Inputs>(position: &P) -> Vec<usize> {
    let mut list = InputList::new();
    position.list_inputs(&mut list);
    let mut inputs: Vec<usize> = list.active().iter().map(|&input| usize::from(input)).collect();
    inputs.sort_unstable();
    inputs
}

/// The active inputs of the image of a position under each symmetry of the board, in ascending order.
fn images<P: Inputs>(position: &P) -> impl Iterator<Item = Vec<usize>> {
    let list = inputs(position);
    (0..P::COUNTS.symmetries).map(move |symmetry| {
        let mut image: Vec<usize> = list.iter().map(|&input| P::image(input, symmetry)).collect();
        image.sort_unstable();
        image
    })
}

/// Checks that every position has the value that it has with the colours changed, and the same inputs but for a symmetry
/// of the board, and that no value is near that of a win.
pub fn evaluated_alike<P: Evaluate + std::fmt::Display>(positions: &[P], colours_changed: impl Fn(&P) -> P) {
    for position in positions {
        let changed = colours_changed(position);
        assert_eq!(position.evaluate(), changed.evaluate(), "{position}");
        assert!(images(position).any(|image| image == inputs(&changed)), "{position}");
        assert_eq!(position.is_forced(), changed.is_forced(), "{position}");
        assert!(position.evaluate().abs() < MATE_BOUND / 4, "{position}");
    }
}

/// How much more of the term of a name White has than Black in the position of a text.
pub fn count(game: GameId, name: &str, text: &str) -> i32 {
    more(&AnyPosition::parse(game, text, &[]).expect("a valid text"), name)
}

/// How much more of the term of a name White has than Black.
pub fn more(position: &AnyPosition, name: &str) -> i32 {
    let place = fit::terms(position.game()).iter().position(|term| term.name == name).expect("a term");
    fit::counts(position)[place]
}

/// Ongoing positions with few pieces placed at random on the board, `count` of them: Second Winds, lone escorts and
/// wins in one are frequent here.
pub fn sparse(seed: u64, count: usize) -> Vec<Tress> {
    let mut rng = SmallRng::seed_from_u64(seed);
    let mut positions = Vec::new();
    while positions.len() < count {
        if let Ok(position) = Tress::parse(&sparse_text(&mut rng), Default::default())
            && position.outcome().is_none()
        {
            positions.push(position);
        }
    }
    positions
}

fn sparse_text(rng: &mut SmallRng) -> String {
    let mut board = [b'.'; 64];
    // Half of the pieces stand in zones, where everything happens.
    let in_zones: Vec<usize> = (0..64).filter(|&i| ZONES.iter().any(|zone| zone.squares >> i & 1 == 1)).collect();
    let mut place = |piece: u8, rng: &mut SmallRng| {
        let anywhere = rng.random_range(0..64);
        let in_zone = in_zones[rng.random_range(0..in_zones.len())];
        board[if rng.random() { anywhere } else { in_zone }] = piece;
    };
    for piece in *b"KQkq" {
        if rng.random_range(0..4) > 0 {
            place(piece, rng);
        }
    }
    for _ in 0..rng.random_range(0..5) {
        place(b"NPGLSnpgls"[rng.random_range(0..10)], rng);
    }
    let ranks: Vec<String> = board.chunks(8).map(rank_text).collect();
    format!("{} {}", ranks.join("/"), ["w", "b"][rng.random_range(0..2)])
}

/// A rank of a position text: its pieces, with digits for runs of empty squares, which are dots here.
pub fn rank_text(rank: &[u8]) -> String {
    let mut text = String::new();
    let mut empty = 0;
    for &square in rank {
        if square == b'.' {
            empty += 1;
            continue;
        }
        if empty > 0 {
            text.push_str(&empty.to_string());
        }
        empty = 0;
        text.push(square as char);
    }
    if empty > 0 {
        text.push_str(&empty.to_string());
    }
    text
}

/// The position as it would be with the colours changed: mirrored in the horizontal middle line, the other side to
/// move.
pub fn colours_changed(position: &Tress) -> Tress {
    let text = position.to_string();
    let (board, side) = text.split_once(' ').expect("a position text has two fields");
    let swap = |c: char| if c.is_ascii_lowercase() { c.to_ascii_uppercase() } else { c.to_ascii_lowercase() };
    let ranks: Vec<String> = board.split('/').rev().map(|rank| rank.chars().map(swap).collect()).collect();
    let side = if side == "w" { "b" } else { "w" };
    Tress::parse(&format!("{} {side}", ranks.join("/")), position.options()).expect("as valid as the original")
}
