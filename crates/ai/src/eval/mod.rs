//! Static evaluation: one file a game.

mod gess;
mod go_chess;
mod treason;
mod trees;
mod tress;
mod tribun;
mod troop_chess;
mod weights;

use ludarium_rules::GameId;

/// Positions of a game, besides its start, that the bench searches: middle games of different kinds.
pub(crate) fn bench_texts(game: GameId) -> &'static [&'static str] {
    match game {
        GameId::Tress => tress::BENCH,
        GameId::Trees => trees::BENCH,
        GameId::Tribun => tribun::BENCH,
        GameId::Gess => gess::BENCH,
        GameId::GoChess => go_chess::BENCH,
        GameId::Treason => treason::BENCH,
        GameId::TroopChess => troop_chess::BENCH,
    }
}

/// The depth to which the bench searches these positions: about the same amount of work in every game.
pub(crate) const fn bench_depth(game: GameId) -> u32 {
    match game {
        GameId::Tress | GameId::Treason => 6,
        GameId::GoChess => 4,
        GameId::TroopChess | GameId::Trees => 3,
        GameId::Gess | GameId::Tribun => 2,
    }
}
