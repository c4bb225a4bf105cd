//! Random positions with few pieces.

use ludarium_rules::board::triangle::Triangle;
use ludarium_rules::games::go_chess::{GoChess, Options as GoChessOptions, PieceKind, Square};
use ludarium_rules::games::treason::{Options as TreasonOptions, Treason};
use ludarium_rules::{Options as _, Position, Side};
use rand::rngs::Xoshiro256PlusPlus;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};

use ludarium_lab::parallel::derive_seed;

pub fn board(seed: u64, number: u32) -> GoChess {
    let seed = derive_seed(seed, number).to_string();
    let options = GoChessOptions::from_pairs(&[("seed", seed.as_str())]).unwrap_or_default();
    GoChess::start(options)
}

/// A random position of Treason that is not over, with that many pieces; the number chooses it.
pub fn of_treason(pieces: usize, seed: u64, number: u32) -> Treason {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(derive_seed(seed, number));
    loop {
        let (mut sides, mut spies) = ([0; 2], 0);
        let cells: Vec<Triangle> = Triangle::all().collect();
        for cell in cells.sample(&mut rng, pieces) {
            sides[usize::from(rng.random_bool(0.5))] |= cell.bit();
            spies |= if rng.random_bool(0.5) { cell.bit() } else { 0 };
        }
        let side = Side::ALL[usize::from(rng.random_bool(0.5))];
        let position = Treason::of_pieces(sides, spies, side, TreasonOptions::default());
        if let Some(position) = position.filter(|position| !sides.contains(&0) && position.outcome().is_none()) {
            return position;
        }
    }
}

/// A random position of Go-Chess that is not over, on a random board, with that many pieces; the number chooses it.
/// White has all pieces but the two kings.
pub fn of_go_chess(pieces: usize, seed: u64, number: u32) -> GoChess {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(derive_seed(seed, number));
    let board = board(seed, number);
    let kinds = [PieceKind::Knight, PieceKind::Bishop, PieceKind::Rook, PieceKind::Queen];
    let squares: Vec<Square> = Square::all().collect();
    loop {
        let mut chosen = vec![(Side::White, PieceKind::King), (Side::Black, PieceKind::King)];
        chosen.extend((2..pieces).filter_map(|_| kinds.choose(&mut rng).map(|kind| (Side::White, *kind))));
        let places = squares.sample(&mut rng, pieces);
        let placed: Vec<_> =
            chosen.into_iter().zip(places).map(|((side, kind), square)| (side, kind, *square)).collect();
        let side = Side::ALL[usize::from(rng.random_bool(0.5))];
        if let Some(position) = board.with_pieces(&placed, side).filter(|position| position.outcome().is_none()) {
            return position;
        }
    }
}
