//! What positions are worth: one file a game.

mod tress;

use ludarium_rules::GameId;

/// Positions of a game, besides its start, that a bench searches: middle games of different kinds.
pub(crate) fn bench_texts(game: GameId) -> &'static [&'static str] {
    match game {
        GameId::Tress => tress::BENCH,
    }
}
