//! Learned evaluations: small nets, trained by `ludarium-workshop train` on positions of self-play.
//!
//! A net sees inputs: whether something is so in a position, for example whether an own Knight stands on d4
//! ([`Inputs`]). It gives the value of a position for the side to move, in the same unit as the terms.

mod built_in;
mod file;
mod inputs;
mod net;

use ludarium_rules::games::{gess, go_chess, treason, trees, tress, tribun, troop_chess};
use ludarium_rules::{AnyPosition, GameId, match_game};

use crate::Evaluate;

pub use built_in::built_in;
pub use file::{MOST_BYTES, NetFileError};
pub use inputs::{InputCounts, InputList, Inputs};
pub use net::{HIDDEN_ONE, HIDDEN_SIZES, MOST_OUT, MOST_TERM_ROW, Net, NetError, NetWeights, TERM_ROW_ONE, VALUE_ONE};

/// What of a game the nets can be asked for, by its name.
macro_rules! of_game {
    ($game:expr, $of:ident $(, $argument:expr)*) => {
        match $game {
            GameId::Tress => $of::<tress::Tress>($($argument),*),
            GameId::Trees => $of::<trees::Trees>($($argument),*),
            GameId::Tribun => $of::<tribun::Tribun>($($argument),*),
            GameId::Gess => $of::<gess::Gess>($($argument),*),
            GameId::GoChess => $of::<go_chess::GoChess>($($argument),*),
            GameId::Treason => $of::<treason::Treason>($($argument),*),
            GameId::TroopChess => $of::<troop_chess::TroopChess>($($argument),*),
        }
    };
}

/// The number of a game's inputs.
#[must_use]
pub fn counts(game: GameId) -> InputCounts {
    const fn of<P: Inputs>() -> InputCounts {
        P::COUNTS
    }
    of_game!(game, of)
}

/// The images of all inputs of a game under each of its symmetries, beginning with the identity.
#[must_use]
pub fn images(game: GameId) -> Vec<Vec<u16>> {
    fn of<P: Inputs>() -> Vec<Vec<u16>> {
        let images = |symmetry| (0..P::COUNTS.inputs).map(|input| P::image(input, symmetry) as u16).collect();
        (0..P::COUNTS.symmetries).map(images).collect()
    }
    of_game!(game, of)
}

/// Lists the active inputs of an ongoing position; `None` where only the terms evaluate.
#[must_use]
pub fn inputs(position: &AnyPosition) -> Option<InputList> {
    fn of<P: Inputs>(position: &P) -> Option<InputList> {
        let mut list = InputList::new();
        position.is_learned().then(|| position.list_inputs(&mut list))?;
        Some(list)
    }
    match_game!(position, position => of(position))
}

/// The value that a net gives an ongoing position of its game, for the side to move; `None` where only the terms
/// evaluate, and for positions of other games.
#[must_use]
pub fn value(net: &Net, position: &AnyPosition) -> Option<i32> {
    fn of<P: Evaluate>(net: &Net, position: &P) -> Option<i32> {
        position.is_learned().then(|| net.value(position))
    }
    if net.game() != position.game() {
        return None;
    }
    match_game!(position, position => of(net, position))
}
