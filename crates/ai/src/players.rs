//! Everyone who can play a match without a person: the levels, and yardsticks to measure them by.

use std::fmt;
use std::ops::ControlFlow;
use std::str::FromStr;
use std::time::Duration;

use ludarium_rules::{AnyPosition, AnyTurn, Registered, Which, match_game};
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};

use crate::evaluator::Evaluator;
use crate::search::score_root_moves;
use crate::uct::{Uct, UctBudget};
use crate::{Evaluate, Level, Request, SearchMemory, Stop, ThinkError, think_in};

/// Takes the turn after which the position looks best, without looking ahead. Wins in one if it can.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Greedy;

impl Greedy {
    /// Chooses a turn; the seed decides among equally good ones.
    ///
    /// # Errors
    /// The game is over.
    pub fn choose(self, position: &AnyPosition, seed: u64) -> Result<AnyTurn, ThinkError> {
        let seen = position.determinize(position.side_to_move(), seed);
        match_game!(&seen, position => greedy(position, seed))
    }
}

/// Takes any legal turn, all with the same chance.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Random;

impl Random {
    /// Chooses a turn by the seed.
    ///
    /// # Errors
    /// The game is over.
    pub fn choose(self, position: &AnyPosition, seed: u64) -> Result<AnyTurn, ThinkError> {
        match_game!(position, position => random(position, seed))
    }
}

fn greedy<P: Evaluate + Registered>(position: &P, seed: u64) -> Result<AnyTurn, ThinkError> {
    let turns = score_root_moves(position, Evaluator::exact::<P>(), seed);
    let best = turns.first().ok_or(ThinkError::Over)?;
    Ok(AnyTurn::new(position, &best.turn))
}

fn random<P: Evaluate + Registered>(position: &P, seed: u64) -> Result<AnyTurn, ThinkError> {
    let count = position.count_turns();
    if count == 0 {
        return Err(ThinkError::Over);
    }
    let mut left = SmallRng::seed_from_u64(seed).random_range(0..count);
    let mut chosen = None;
    let _ = position.visit(Which::All, |turn| {
        if left == 0 {
            chosen = Some(turn);
            return ControlFlow::Break(());
        }
        left -= 1;
        ControlFlow::Continue(())
    });
    Ok(AnyTurn::new(position, &chosen.ok_or(ThinkError::Over)?))
}

/// A player by name: `level:1` to `level:10`, `greedy`, `random`, `uct:500` (milliseconds) or `uct:10x` (ten times the
/// opponent's mean time).
///
/// ```
/// use ludarium_ai::{Level, PlayerSpec};
/// assert_eq!("level:3".parse(), Ok(PlayerSpec::Level(Level::new(3).expect("levels 1 to 10"))));
/// assert_eq!(PlayerSpec::Greedy.to_string(), "greedy");
/// assert!("level:11".parse::<PlayerSpec>().is_err());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum PlayerSpec {
    /// A level of the search.
    Level(Level),
    /// [`Greedy`].
    Greedy,
    /// [`Random`].
    Random,
    /// [`Uct`].
    Uct(UctBudget),
}

/// A name that is no player.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error(
    "unknown player \"{text}\"; players are level:1 to level:{}, greedy, random, uct:500 and uct:10x",
    Level::COUNT
)]
pub struct PlayerError {
    /// What was asked for.
    pub text: String,
}

impl PlayerSpec {
    /// Chooses a turn. `history` holds the hashes of all earlier positions of the match, oldest first.
    ///
    /// # Errors
    /// The game is over.
    pub fn choose(self, position: &AnyPosition, history: &[u64], seed: u64) -> Result<AnyTurn, ThinkError> {
        let known = MatchContext { earlier: history, no_progress_plies: 0, seed, opponent: None };
        self.choose_against(&mut SearchMemory::new(), position, known)
    }

    /// [`PlayerSpec::choose`] for a player who keeps in mind what it found at its last turn and is told more of the match.
    ///
    /// # Errors
    /// The game is over.
    pub fn choose_against(
        self,
        memory: &mut SearchMemory,
        position: &AnyPosition,
        known: MatchContext<'_>,
    ) -> Result<AnyTurn, ThinkError> {
        match self {
            PlayerSpec::Level(level) => {
                let request = Request::new(position.clone(), level).in_circumstances(known);
                Ok(think_in(memory, &request, &Stop::new(), None)?.turn)
            }
            PlayerSpec::Greedy => Greedy.choose(position, known.seed),
            PlayerSpec::Random => Random.choose(position, known.seed),
            PlayerSpec::Uct(budget) => Uct { budget }.choose(position, known.earlier, known.opponent, known.seed),
        }
    }
}

/// What a player of a match is told besides the position.
#[derive(Clone, Copy, Debug)]
pub struct MatchContext<'a> {
    /// The hashes of all earlier positions, oldest first.
    pub earlier: &'a [u64],
    /// The plies without progress up to the position.
    pub no_progress_plies: u32,
    /// Decides whatever is left to chance.
    pub seed: u64,
    /// The mean time that the other player has needed for a turn so far.
    pub opponent: Option<Duration>,
}

impl FromStr for PlayerSpec {
    type Err = PlayerError;

    fn from_str(text: &str) -> Result<PlayerSpec, PlayerError> {
        let error = || PlayerError { text: text.to_owned() };
        match text {
            "greedy" => Ok(PlayerSpec::Greedy),
            "random" => Ok(PlayerSpec::Random),
            _ => match text.split_once(':') {
                Some(("level", number)) => number.parse().map(PlayerSpec::Level).map_err(|_| error()),
                Some(("uct", budget)) => budget.parse().map(PlayerSpec::Uct).map_err(|_| error()),
                _ => Err(error()),
            },
        }
    }
}

impl fmt::Display for PlayerSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PlayerSpec::Level(level) => write!(f, "level:{level}"),
            PlayerSpec::Greedy => f.write_str("greedy"),
            PlayerSpec::Random => f.write_str("random"),
            PlayerSpec::Uct(budget) => write!(f, "uct:{budget}"),
        }
    }
}
