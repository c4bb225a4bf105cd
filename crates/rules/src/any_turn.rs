//! A turn of any game.

use std::fmt;
use std::hash::{Hash, Hasher};

use crate::{GameId, GameTurn, Registered, TurnError};

/// A turn of a game chosen while the program runs, with its machine text. It is made by a position, which it was legal
/// in; other positions check it again.
///
/// ```
/// use ludarium_rules::{AnyPosition, GameId, games::tress::Tress};
/// let start = AnyPosition::start(GameId::Tress, &[]).expect("the defaults are valid");
/// let turn = start.read_turn("dNd3").expect("a legal first turn");
/// assert_eq!(turn.as_str(), "d2d3");
/// assert_eq!(turn.typed::<Tress>().map(|turn| turn.to.to_string()), Some("d3".to_owned()));
///
/// let gess = AnyPosition::start(GameId::Gess, &[]).expect("the defaults are valid");
/// let error = gess.play(&turn).expect_err("another game");
/// assert_eq!(error.to_string(), "\"d2d3\" is a turn of Tress, not of Gess");
/// ```
#[derive(Clone)]
pub struct AnyTurn {
    turn: GameTurn,
    text: Box<str>,
}

impl AnyTurn {
    /// A legal turn of a position.
    pub fn new<P: Registered>(position: &P, turn: &P::Turn) -> AnyTurn {
        AnyTurn { turn: P::into_game_turn(turn.clone()), text: position.turn_text(turn).into() }
    }

    /// The machine text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.text
    }

    /// Which game this is a turn of.
    #[must_use]
    pub const fn game(&self) -> GameId {
        self.turn.game()
    }

    /// The turn if it is one of this game.
    #[must_use]
    pub fn typed<P: Registered>(&self) -> Option<&P::Turn> {
        P::of_game_turn(&self.turn)
    }

    pub(crate) fn check_in<P: Registered>(&self, position: &P) -> Result<&P::Turn, TurnError> {
        let other_game = || TurnError::OtherGame { text: self.text.to_string(), of: self.game(), game: P::GAME };
        let turn = self.typed::<P>().ok_or_else(other_game)?;
        position.check_turn(turn)?;
        Ok(turn)
    }
}

/// Two turns are equal if they are of one game and have the same text.
impl PartialEq for AnyTurn {
    fn eq(&self, other: &AnyTurn) -> bool {
        (self.game(), &self.text) == (other.game(), &other.text)
    }
}

impl Eq for AnyTurn {}

impl Hash for AnyTurn {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (self.game(), &self.text).hash(state);
    }
}

impl PartialOrd for AnyTurn {
    fn partial_cmp(&self, other: &AnyTurn) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for AnyTurn {
    fn cmp(&self, other: &AnyTurn) -> std::cmp::Ordering {
        (self.game(), &self.text).cmp(&(other.game(), &other.text))
    }
}

impl fmt::Debug for AnyTurn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} \"{}\"", self.game().name(), self.text)
    }
}

impl fmt::Display for AnyTurn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}
