//! All computer players of a match: the levels, and reference players to measure them by.

use std::fmt;
use std::ops::ControlFlow;
use std::str::FromStr;
use std::time::Duration;

use ludarium_rules::{AnyPosition, AnyTurn, Position, Registered, Which, match_game};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};

use crate::budget::Budget;
use crate::evaluator::Evaluator;
use crate::search::score_root_moves;
pub use crate::think::MatchContext;
use crate::think::{Request, ThinkError, think_in};
use crate::uct::{Uct, UctBudget};
use crate::{Evaluate, Level, Limits, SearchMemory, Stop};

/// The turns that [`Random`] chooses from; in a position with more, those that the rules list first. Positions of
/// ordinary play have fewer.
const MOST_SAMPLED: u64 = 1_000_000;

/// The time after which [`Greedy`] takes the best of the turns that it has looked at. In positions of ordinary play it
/// has looked at all of them in a small part of it.
const LONGEST_GLANCE: Duration = Duration::from_millis(50);

/// Takes the turn after which the position looks best, without looking ahead. Wins in one if it can.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Greedy;

impl Greedy {
    /// Chooses a turn; the seed decides among equally good ones.
    ///
    /// # Errors
    /// The game is over.
    pub fn choose(self, position: &AnyPosition, seed: u64) -> Result<AnyTurn, ThinkError> {
        let visible = position.determinize(position.side_to_move(), seed);
        match_game!(&visible, position => greedy(position, seed))
    }
}

/// Takes any legal turn, all with the same probability. Among more than a million turns it takes one of the first
/// million.
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
    let (limits, stop) = (Limits { time: Some(LONGEST_GLANCE), ..Limits::default() }, Stop::new());
    let turns = score_root_moves(position, Evaluator::exact::<P>(), seed, &Budget::new(&limits, &stop));
    let best = turns.first().ok_or(ThinkError::Over)?;
    Ok(AnyTurn::new(position, &best.turn))
}

fn random<P: Evaluate + Registered>(position: &P, seed: u64) -> Result<AnyTurn, ThinkError> {
    let count = count_up_to(position, MOST_SAMPLED);
    if count == 0 {
        return Err(ThinkError::Over);
    }
    let index = Xoshiro256PlusPlus::seed_from_u64(seed).random_range(0..count);
    Ok(AnyTurn::new(position, &position.nth_turn(index).ok_or(ThinkError::Over)?))
}

/// The number of legal turns, or `most` if there are more.
fn count_up_to<P: Position>(position: &P, most: u64) -> u64 {
    let mut count = 0;
    let _ = position.visit(Which::All, |_| {
        count += 1;
        if count < most { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    count
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

/// A text that names no player.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error(
    "unknown player \"{text}\"; players are level:1 to level:{}, greedy, random, uct:500 and uct:10x",
    Level::COUNT
)]
pub struct PlayerError {
    /// The text.
    pub text: String,
}

impl PlayerSpec {
    /// Chooses a turn. `history` holds the hashes of all earlier positions of the match, oldest first.
    ///
    /// # Errors
    /// The game is over.
    pub fn choose(self, position: &AnyPosition, history: &[u64], seed: u64) -> Result<AnyTurn, ThinkError> {
        let context = MatchContext {
            earlier: history,
            no_progress_plies: 0,
            seed,
            match_seed: seed,
            opponent: None,
            clock: None,
        };
        self.choose_against(&mut SearchMemory::new(), position, context)
    }

    /// [`PlayerSpec::choose`] for a player with a memory of its last turn and more knowledge of the match.
    ///
    /// # Errors
    /// The game is over.
    pub fn choose_against(
        self,
        memory: &mut SearchMemory,
        position: &AnyPosition,
        context: MatchContext<'_>,
    ) -> Result<AnyTurn, ThinkError> {
        match self {
            PlayerSpec::Level(level) => {
                let request = Request::new(position.clone(), level).in_match(context);
                Ok(think_in(memory, &request, &Stop::new(), None)?.turn)
            }
            PlayerSpec::Greedy => Greedy.choose(position, context.seed),
            PlayerSpec::Random => Random.choose(position, context.seed),
            PlayerSpec::Uct(budget) => Uct { budget }.choose(position, context.earlier, context.opponent, context.seed),
        }
    }
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

#[cfg(test)]
mod tests {
    use super::*;
    use ludarium_rules::games::treason::Treason;

    /// A White Spy that can capture in more than two billion ways.
    const CROWD: &str = "B1B4/1B1B1BB/BB1BWB1/2BBBB1/1BB1B1B/1B1B1B1 w";

    #[test]
    fn counting_ends_at_the_bound() {
        let crowd = Treason::parse(CROWD, Default::default()).expect("a valid text");
        assert_eq!(count_up_to(&crowd, 1000), 1000);
        let start = Treason::start(Default::default());
        assert_eq!(count_up_to(&start, MOST_SAMPLED), start.count_turns());
    }

    #[test]
    fn a_turn_among_billions_is_chosen_from_the_first_ones() {
        let crowd = Treason::parse(CROWD, Default::default()).expect("a valid text");
        assert!(crowd.count_turns() > 1000 * MOST_SAMPLED);
        let turn = Random.choose(&crowd.into(), 5).expect("ongoing");
        assert!(turn.typed::<Treason>().is_some_and(|turn| crowd.is_legal(turn)));
    }
}
