//! Positions with exactly one right turn, and their text.

use std::fmt;
use std::ops::ControlFlow;
use std::str::FromStr;

use ludarium_ai::Evaluate;
use ludarium_rules::{Side, Which};

use super::solver::{Solver, TooHard};

/// The fewest turns of a puzzle; with fewer there is little to choose.
const MIN_TURNS: usize = 4;

/// What has to be found.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub enum Task {
    /// The only turn that forces a win within so many plies; there is no faster win.
    Win(u32),
    /// The only turn that does not lose within so many plies.
    Only(u32),
}

/// A position with its one right turn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Puzzle {
    /// What has to be found.
    pub task: Task,
    /// The right turn in machine text.
    pub turn: String,
    /// The position.
    pub position: String,
}

/// Why a text is no puzzle.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PuzzleError {
    /// The task does not exist.
    #[error("\"{0}\" is no task such as \"win 3\" or \"only 2\"")]
    Task(String),
    /// Too few or too many fields.
    #[error("\"{0}\" does not have the three fields TASK | TURN | POSITION")]
    Fields(String),
    /// The number of games searched is none, or too great.
    #[error("\"{0}\" has no valid number of games")]
    Games(String),
}

impl Task {
    /// The right turn of a position, if the position is a puzzle with this task. The solver is that of the side that wins.
    ///
    /// # Errors
    /// Finding out would take too many positions.
    pub fn answer<P: Evaluate>(self, position: &P, solver: &mut Solver) -> Result<Option<P::Turn>, TooHard> {
        let turns = few_turns(position).ok_or(TooHard)?;
        if turns.len() < MIN_TURNS {
            return Ok(None);
        }
        match self {
            Task::Win(plies) => {
                if solver.wins(position, plies - 1)? || !solver.wins(position, plies)? {
                    return Ok(None);
                }
                single(&turns, |turn| solver.wins(&position.play_unchecked(turn), plies - 1))
            }
            Task::Only(plies) => single(&turns, |turn| Ok(!solver.wins(&position.play_unchecked(turn), plies - 1)?)),
        }
    }
}

/// All turns, unless there are too many to search.
fn few_turns<P: Evaluate>(position: &P) -> Option<Vec<P::Turn>> {
    const MAX_TURNS: usize = 2000;
    let mut turns = Vec::new();
    let _ = position.visit(Which::All, |turn| {
        turns.push(turn);
        if turns.len() > MAX_TURNS { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    (turns.len() <= MAX_TURNS).then_some(turns)
}

/// The one turn for which something holds; `None` if there is no such turn or more than one.
fn single<T: Clone>(turns: &[T], mut holds: impl FnMut(&T) -> Result<bool, TooHard>) -> Result<Option<T>, TooHard> {
    let mut found = None;
    for turn in turns {
        if holds(turn)? && found.replace(turn.clone()).is_some() {
            return Ok(None);
        }
    }
    Ok(found)
}

impl fmt::Display for Task {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Task::Win(plies) => write!(f, "win {plies}"),
            Task::Only(plies) => write!(f, "only {plies}"),
        }
    }
}

impl FromStr for Task {
    type Err = PuzzleError;

    fn from_str(text: &str) -> Result<Task, PuzzleError> {
        let wrong = || PuzzleError::Task(text.to_owned());
        let (word, plies) = text.split_once(' ').ok_or_else(wrong)?;
        let plies = plies.parse().ok().filter(|plies| (1..=20).contains(plies)).ok_or_else(wrong)?;
        match word {
            "win" => Ok(Task::Win(plies)),
            "only" => Ok(Task::Only(plies)),
            _ => Err(wrong()),
        }
    }
}

impl fmt::Display for Puzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} | {} | {}", self.task, self.turn, self.position)
    }
}

impl FromStr for Puzzle {
    type Err = PuzzleError;

    fn from_str(line: &str) -> Result<Puzzle, PuzzleError> {
        let fields: Vec<&str> = line.split(" | ").collect();
        let [task, turn, position] = fields[..] else {
            return Err(PuzzleError::Fields(line.to_owned()));
        };
        Ok(Puzzle { task: task.parse()?, turn: turn.to_owned(), position: position.to_owned() })
    }
}

/// The tasks to try near the end of a game, depending on whether the later winner is to move.
pub fn tasks(to_move: Side, winner: Side, few_turns: bool) -> &'static [Task] {
    match (to_move == winner, few_turns) {
        (true, true) => &[Task::Win(3), Task::Win(5), Task::Win(7)],
        (true, false) => &[Task::Win(3)],
        (false, true) => &[Task::Only(2), Task::Only(4)],
        (false, false) => &[Task::Only(2)],
    }
}

#[cfg(test)]
mod tests {
    use ludarium_rules::Position;
    use ludarium_rules::games::tress::Tress;

    use super::*;

    #[test]
    fn puzzles_are_written_as_they_are_read() {
        for line in ["win 5 | a1b2 | k7/8/8/8/8/8/1S6/Q6K w", "only 2 | x | y z"] {
            assert_eq!(line.parse::<Puzzle>().expect(line).to_string(), line);
        }
        for (line, why) in
            [("win 5 | a1b2", "three fields"), ("draw 5 | a | b", "no task"), ("win x | a | b", "no task")]
        {
            assert!(line.parse::<Puzzle>().expect_err(line).to_string().contains(why), "{line}");
        }
    }

    #[test]
    fn a_win_in_one_is_no_puzzle() {
        // Any capture of the last monarch wins at once.
        let position = Tress::parse("k7/2N5/8/8/8/8/8/Q6K w", Default::default()).expect("a valid text");
        assert_eq!(Task::Win(3).answer(&position, &mut Solver::new(Side::White, 100_000)), Ok(None));
    }
}
