//! Static evaluation: one file a game.

/// The terms of an evaluation: for each the name of its number, by which `trace` counts it, then its theme, its name and
/// what is counted. Makes a constant of every number, and `TERMS`, which has as many as there are `WEIGHTS`.
macro_rules! terms {
    ($($number:ident: $theme:ident, $name:literal, $description:literal;)+) => {
        #[allow(non_camel_case_types, clippy::upper_case_acronyms)]
        enum Number { $($number),+ }
        $(const $number: usize = Number::$number as usize;)+
        const TERMS: &[Term] = &[$(Term::new(crate::Theme::$theme, $name, $description)),+];
        const _: () = assert!(TERMS.len() == WEIGHTS.len());
    };
}

mod gess;
mod go_chess;
mod treason;
mod trees;
mod tress;
mod tribun;
mod troop_chess;
mod weights;

use ludarium_rules::GameId;
use ludarium_rules::games::gess::Gess;
use ludarium_rules::games::go_chess::GoChess;
use ludarium_rules::games::treason::Treason;
use ludarium_rules::games::trees::Trees;
use ludarium_rules::games::tress::Tress;
use ludarium_rules::games::tribun::Tribun;
use ludarium_rules::games::troop_chess::TroopChess;

use crate::{Evaluate, Tuning};

/// The numbers that the search of a game uses.
#[must_use]
pub const fn tuning(game: GameId) -> Tuning {
    match game {
        GameId::Tress => Tress::TUNING,
        GameId::Trees => Trees::TUNING,
        GameId::Tribun => Tribun::TUNING,
        GameId::Gess => Gess::TUNING,
        GameId::GoChess => GoChess::TUNING,
        GameId::Treason => Treason::TUNING,
        GameId::TroopChess => TroopChess::TUNING,
    }
}

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
