//! Who plays in a calibration.

use std::fmt;
use std::str::FromStr;

use ludarium_ai::PlayerSpec;
use serde::{Deserialize, Serialize};

use ludarium_lab::contender::{Contender, Place, PlaceError};

/// A player of a calibration, written as in a file: `random`, `greedy`, `0.35` or `0.35,builder`.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum Player {
    /// Any legal turn.
    Random,
    /// The turn that looks best without looking ahead: the anchor of all scales.
    Greedy,
    /// A place on the line from weak to strong.
    Place(Place),
}

impl Player {
    /// Its place on the line, if it has one.
    pub fn place(self) -> Option<Place> {
        match self {
            Player::Place(place) => Some(place),
            Player::Random | Player::Greedy => None,
        }
    }

    pub fn contender(self) -> Contender {
        match self {
            Player::Random => Contender::Named(PlayerSpec::Random),
            Player::Greedy => Contender::Named(PlayerSpec::Greedy),
            Player::Place(place) => Contender::Place(place),
        }
    }
}

impl FromStr for Player {
    type Err = PlaceError;

    fn from_str(text: &str) -> Result<Player, PlaceError> {
        match text {
            "random" => Ok(Player::Random),
            "greedy" => Ok(Player::Greedy),
            _ => text.parse().map(Player::Place),
        }
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Player::Random => f.write_str("random"),
            Player::Greedy => f.write_str("greedy"),
            Player::Place(place) => place.fmt(f),
        }
    }
}

impl TryFrom<String> for Player {
    type Error = PlaceError;

    fn try_from(text: String) -> Result<Player, PlaceError> {
        text.parse()
    }
}

impl From<Player> for String {
    fn from(player: Player) -> String {
        player.to_string()
    }
}
