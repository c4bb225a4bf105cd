//! What has to be found in a puzzle.

use std::fmt;
use std::str::FromStr;

use super::error::LineError;

/// What has to be found. A ply is a turn of one side; no task takes more than [`Task::MOST_PLIES`].
///
/// ```
/// use ludarium_learn::puzzles::Task;
/// let task: Task = "win 5".parse().expect("a task");
/// assert_eq!((task, task.plies(), task.own_turns()), (Task::Win(5), 5, 3));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub enum Task {
    /// To force a win within so many plies, an odd number; there is no faster win, and at every ply one turn wins as fast.
    Win(u32),
    /// To find the only turn after which the other side cannot force a win within so many plies, that turn included: an
    /// even number.
    Only(u32),
}

impl Task {
    /// The most plies of a task.
    pub const MOST_PLIES: u32 = 19;

    /// The plies that the proof looks ahead.
    #[must_use]
    pub const fn plies(self) -> u32 {
        match self {
            Task::Win(plies) | Task::Only(plies) => plies,
        }
    }

    /// The turns that the solver has to find.
    #[must_use]
    pub const fn own_turns(self) -> u32 {
        match self {
            Task::Win(plies) => plies.div_ceil(2),
            Task::Only(_) => 1,
        }
    }

    /// The plies of a solution, those of the other side included.
    #[must_use]
    pub const fn solution_plies(self) -> u32 {
        match self {
            Task::Win(plies) => plies,
            Task::Only(_) => 1,
        }
    }
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
    type Err = LineError;

    fn from_str(text: &str) -> Result<Task, LineError> {
        let wrong = || LineError::Task(text.to_owned());
        let (word, plies) = text.split_once(' ').ok_or_else(wrong)?;
        let plies = plies.parse().ok().filter(|plies| (1..=Task::MOST_PLIES).contains(plies)).ok_or_else(wrong)?;
        match word {
            "win" if plies % 2 == 1 => Ok(Task::Win(plies)),
            "only" if plies % 2 == 0 => Ok(Task::Only(plies)),
            _ => Err(wrong()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tasks_are_written_as_they_are_read() {
        for text in ["win 1", "win 19", "only 2", "only 18"] {
            assert_eq!(text.parse::<Task>().expect(text).to_string(), text);
        }
        for text in ["win", "win 0", "win 2", "only 3", "win 21", "draw 2", "win x", "win  3", "only -2"] {
            assert_eq!(text.parse::<Task>(), Err(LineError::Task(text.to_owned())));
        }
    }
}
