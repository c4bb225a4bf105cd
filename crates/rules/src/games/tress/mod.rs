//! Tress: Knights, Guardians and Pikemen fight over seven outposts; King and Queen try to hold the Fortress together.
//!
//! A game by Anthony Williams, on 8x8 squares. Knights, Kings and Queens step one square, Guardians leap two, Pikemen
//! slide along diagonals; Pikemen and Guardians become Lancers and Sentinels when their side is alone in the Fortress.
//! A side wins by taking both monarchs of the other, by holding the Fortress with its own, or by controlling five of the
//! seven zones (in the picture, where pieces stand and where dots are). The other side may undo a winning condition in its
//! next turn, its Second Wind.
//!
//! ```text
//! 8  q g - p p - g k      N Knight    G Guardian
//! 7  n n - n n - n n      P Pikeman   Q Queen   K King
//! 6  - - - - - - - -      capital letters: White
//! 5  - - - · · - - -
//! 4  - - - · · - - -      · the Fortress
//! 3  - - - - - - - -      - any other square
//! 2  N N - N N - N N
//! 1  Q G - P P - G K      the pieces stand in six zones of four squares;
//!    a b c d e f g h      the Fortress d4 e4 d5 e5 is the seventh
//! ```
//!
//! ```
//! use ludarium_rules::{Position, games::tress::Tress};
//! let start = Tress::start(Default::default());
//! assert_eq!(start.to_string(), "qg1pp1gk/nn1nn1nn/8/8/8/8/NN1NN1NN/QG1PP1GK w");
//! ```

mod board;
mod conditions;
mod effects;
mod facts;
mod game;
mod notation;
mod options;
mod position;
mod sentences;
mod text;
mod threats;
mod turns;

pub use conditions::{Condition, Conditions};
pub use facts::{
    FORTRESS, GUARDIAN, KINDS, KING, KNIGHT, KindFacts, LANCER, PIKEMAN, PieceKind, QUEEN, SENTINEL, Turn, ZONES,
    ZoneFacts, steps_to_fortress, zone_of,
};
pub use options::Options;
pub use position::Tress;
pub use threats::ZoneThreat;
pub use turns::Reach;

use facts::{BLOCK, FIRST_RANK, FORTRESS_SQUARES, SECOND_RANK, zone_of_square};
