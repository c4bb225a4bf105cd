//! What keeps the puzzles of a game from being alike: how many of them may have something in common, and when two
//! positions are nearly the same.

use std::collections::BTreeMap;
use std::fmt;

use ludarium_rules::{BoardView, GameId, Side};

use super::{Puzzle, Task, Theme};

/// The turns at the end of a main line by which a puzzle is remembered.
const LAST_TURNS: usize = 3;

/// The most cells in which two positions differ that are nearly the same: a piece is elsewhere, and another one more or less.
const FEW_CELLS: usize = 3;

/// What several puzzles may have in common.
#[derive(Clone, PartialEq, Eq, Debug, PartialOrd, Ord)]
pub enum Trait {
    /// What has to be found.
    Task(Task),
    /// A win at once on a board with more pieces than a [sparse](Puzzle::is_sparse) one.
    CrowdedWin,
    /// Anything but a win at once on a sparse board, with which one begins.
    Later,
    /// The last three turns of the main line, or all of a shorter one.
    Ending(String),
    /// The last turn of the main line.
    LastTurn(String),
    /// All themes together.
    Themes(String),
    /// The first of the themes: as a rule, what the first turn does.
    FirstTheme(Theme),
}

impl Trait {
    /// What a puzzle may have in common with others.
    #[must_use]
    pub fn of(puzzle: &Puzzle) -> Vec<Trait> {
        let turns: Vec<&str> = puzzle.solution.iter().filter_map(|turns| turns.first()).map(String::as_str).collect();
        let last = |count: usize| turns[turns.len().saturating_sub(count)..].join(" ");
        let themes: Vec<&str> = puzzle.themes.iter().map(|theme| theme.key()).collect();
        let mut traits = vec![
            Trait::Task(puzzle.task),
            Trait::Ending(last(LAST_TURNS)),
            Trait::LastTurn(last(1)),
            Trait::Themes(themes.join(",")),
        ];
        traits.extend(puzzle.themes.first().copied().map(Trait::FirstTheme));
        match (puzzle.task == Task::Win(1), puzzle.is_sparse()) {
            (true, true) => {}
            (true, false) => traits.extend([Trait::CrowdedWin, Trait::Later]),
            (false, _) => traits.push(Trait::Later),
        }
        traits
    }

    /// The greatest share of a game's puzzles that may have it, in hundredths.
    #[must_use]
    pub const fn percent(&self) -> u32 {
        match self {
            Trait::Task(Task::Win(1)) => 15,
            Trait::Task(Task::Win(3)) => 50,
            Trait::Task(Task::Win(_)) => 100,
            Trait::Task(Task::Only(2)) => 25,
            Trait::Task(Task::Only(_)) => 30,
            Trait::CrowdedWin => 8,
            Trait::Later => 96,
            Trait::Ending(_) => 3,
            Trait::LastTurn(_) => 5,
            Trait::Themes(_) => 40,
            Trait::FirstTheme(_) => 75,
        }
    }

    /// How many of so many puzzles may have it: always one, and all of a few may be no win at once.
    #[must_use]
    pub fn most(&self, puzzles: usize) -> usize {
        let hundredths = puzzles * self.percent() as usize;
        if *self == Trait::Later { hundredths.div_ceil(100) } else { (hundredths / 100).max(1) }
    }

    /// The name of its kind.
    #[must_use]
    pub const fn kind(&self) -> &'static str {
        match self {
            Trait::Task(_) => "task",
            Trait::CrowdedWin => "crowded_win",
            Trait::Later => "later",
            Trait::Ending(_) => "ending",
            Trait::LastTurn(_) => "last_turn",
            Trait::Themes(_) => "themes",
            Trait::FirstTheme(_) => "first_theme",
        }
    }
}

impl fmt::Display for Trait {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Trait::Task(task) => task.fmt(f),
            Trait::CrowdedWin => Task::Win(1).fmt(f),
            Trait::Later => f.write_str("no win at once on a sparse board"),
            Trait::Ending(text) | Trait::LastTurn(text) | Trait::Themes(text) => f.write_str(text),
            Trait::FirstTheme(theme) => theme.fmt(f),
        }
    }
}

/// The puzzles of a game, as far as it matters how different they are.
#[derive(Clone, Debug, Default)]
pub struct Variety {
    counts: BTreeMap<Trait, usize>,
    boards: Vec<(Side, BoardView)>,
}

impl Variety {
    /// Adds a puzzle.
    pub fn add(&mut self, puzzle: &Puzzle) {
        for of_puzzle in Trait::of(puzzle) {
            *self.counts.entry(of_puzzle).or_default() += 1;
        }
        self.boards.extend(board(puzzle));
    }

    /// How much of its greatest share the trait of a puzzle that comes nearest to it would fill if the puzzle were added,
    /// where there are to be so many puzzles in the end: more than 1 is too much.
    #[must_use]
    pub fn filled(&self, puzzle: &Puzzle, puzzles: usize) -> f64 {
        let filled = |of_puzzle: &Trait| {
            let count = self.counts.get(of_puzzle).copied().unwrap_or_default() + 1;
            count as f64 / of_puzzle.most(puzzles) as f64
        };
        Trait::of(puzzle).iter().map(filled).fold(0.0, f64::max)
    }

    /// Whether the position of a puzzle is nearly that of one of these: the same side is to move, and hardly a cell
    /// differs.
    #[must_use]
    pub fn has_nearly(&self, puzzle: &Puzzle) -> bool {
        board(puzzle).is_some_and(|(side, board)| {
            self.boards.iter().any(|(other_side, other)| *other_side == side && differing(&board, other) <= FEW_CELLS)
        })
    }

    /// Every trait with the number of puzzles that have it.
    pub fn counts(&self) -> impl Iterator<Item = (&Trait, usize)> {
        self.counts.iter().map(|(of_puzzles, count)| (of_puzzles, *count))
    }
}

impl Puzzle {
    /// Whether few pieces stand on the board, for the game: about as few as in the sparsest third of its puzzles. In The
    /// Game for the Trees, where the board only fills, that is still most of it. A position that cannot be read is not
    /// sparse.
    #[must_use]
    pub fn is_sparse(&self) -> bool {
        let most = match self.game {
            GameId::Tress => 6,
            GameId::Treason => 8,
            GameId::Trees => 56,
            GameId::Tribun => 12,
            GameId::Gess => 45,
            GameId::GoChess => 16,
            GameId::TroopChess => 11,
        };
        board(self).is_some_and(|(_, board)| pieces(&board) <= most)
    }
}

/// The cells on which a piece of either side is on top.
fn pieces(board: &BoardView) -> usize {
    board.cells.iter().filter(|cell| cell.last().is_some_and(|piece| piece.side.is_some())).count()
}

fn board(puzzle: &Puzzle) -> Option<(Side, BoardView)> {
    let start = puzzle.start().ok()?;
    Some((start.side_to_move(), start.board_view()))
}

fn differing(one: &BoardView, other: &BoardView) -> usize {
    one.cells.iter().zip(&other.cells).filter(|(one, other)| one != other).count()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn puzzle(task: &str, themes: &str, solution: &str, position: &str) -> Puzzle {
        let line = format!("00000000 | {task} | - | {themes} | {solution} | {position} | -");
        Puzzle::parse(GameId::Tress, &line).expect("a line of a file")
    }

    #[test]
    fn a_puzzle_has_an_ending_and_themes_in_common_with_others() {
        let long = puzzle("win 5", "quiet,escort", "f3e3/f3f4 e5d5 e3d4 d5d4 e4d4", "8/8/4q3/4n3/4Q3/5K2/8/8 w");
        let expected = [
            Trait::Task(Task::Win(5)),
            Trait::Ending("e3d4 d5d4 e4d4".to_owned()),
            Trait::LastTurn("e4d4".to_owned()),
            Trait::Themes("quiet,escort".to_owned()),
            Trait::FirstTheme(Theme::Quiet),
            Trait::Later,
        ];
        assert_eq!(Trait::of(&long), expected);
        let crowded = format!("{0}/{0}/8/8/8/8/{1}/{1} w", "nnnnnnnn", "NNNNNNNN");
        for (position, is_sparse) in [("k7/8/8/8/q2L4/8/8/Q6K w", true), (crowded.as_str(), false), ("?", false)] {
            let at_once = puzzle("win 1", "-", "d4a4", position);
            assert_eq!(at_once.is_sparse(), is_sparse, "{position}");
            for of_crowded in [Trait::CrowdedWin, Trait::Later] {
                assert_eq!(Trait::of(&at_once).contains(&of_crowded), !is_sparse, "{position}");
            }
        }
    }

    #[test]
    fn an_ending_fills_its_share_before_a_theme_does() {
        let mut variety = Variety::default();
        let ends = |last: &str| puzzle("win 3", "quiet", &format!("a1a2 h1h2 {last}"), "?");
        for _ in 0..3 {
            assert!(variety.filled(&ends("c6d5"), 100) <= 1.0);
            variety.add(&ends("c6d5"));
        }
        assert!(variety.filled(&ends("c6d5"), 100) > 1.0);
        let other = variety.filled(&ends("c3d4"), 100);
        assert!((other - 1.0 / 3.0).abs() < 1e-9, "the first of three with that ending, {other}");
        assert!(variety.filled(&ends("c3d4"), 1) > 1.0 && Variety::default().filled(&ends("c3d4"), 1) <= 1.0);
    }

    #[test]
    fn positions_are_nearly_the_same_when_hardly_a_cell_differs() {
        let with = |position| puzzle("win 1", "-", "d4a4", position);
        let mut variety = Variety::default();
        variety.add(&with("k7/8/8/8/q2L4/8/8/Q6K w"));
        for (position, is_nearly) in [
            ("k7/8/8/8/q2L4/8/8/Q6K w", true),
            ("k7/8/8/8/q2L4/8/8/Q5K1 w", true),
            ("k7/8/8/8/q2L4/8/8/Q5KN w", true),
            ("k7/8/8/8/q1L5/8/8/Q5K1 w", false),
            ("k7/8/8/8/q2L4/8/8/Q6K b", false),
            ("?", false),
        ] {
            assert_eq!(variety.has_nearly(&with(position)), is_nearly, "{position}");
        }
    }
}
