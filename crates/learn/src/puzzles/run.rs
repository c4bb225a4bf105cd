//! A puzzle that is being solved.

use ludarium_rules::{AnyPosition, AnyTurn, Outcome, Side, TurnError};

use super::error::OpenError;
use super::{Line, Puzzle, Task};

/// What a turn of the solver was.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// The right turn, or one that is the same to it.
    Right {
        /// The best defence, which has been played; `None` if the puzzle is solved.
        reply: Option<AnyTurn>,
    },
    /// The puzzle was over before; nothing has been played.
    Over,
    /// Another turn. The puzzle stays where it was; whoever shows it may search `next` for the reply that refutes the turn,
    /// play it and take both back.
    Wrong {
        /// The position after the turn.
        next: AnyPosition,
        /// The result, if the turn has ended the game.
        outcome: Option<Outcome>,
    },
}

/// A puzzle that is being solved: the main line up to some ply.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PuzzleRun {
    task: Task,
    line: Line,
    /// The plies that have been played.
    played: usize,
    mistakes: u32,
    shown: bool,
}

impl PuzzleRun {
    /// A run of a puzzle, at its beginning.
    ///
    /// # Errors
    /// The puzzle's position or one of its turns is refused.
    pub fn new(puzzle: &Puzzle) -> Result<PuzzleRun, OpenError> {
        Ok(PuzzleRun { task: puzzle.task, line: puzzle.open()?, played: 0, mistakes: 0, shown: false })
    }

    /// What has to be found.
    #[must_use]
    pub const fn task(&self) -> Task {
        self.task
    }

    /// Who solves.
    #[must_use]
    pub const fn solver(&self) -> Side {
        self.line.solver
    }

    /// The main line.
    #[must_use]
    pub const fn line(&self) -> &Line {
        &self.line
    }

    /// The position that is to be solved now; the last one when the puzzle is solved.
    #[must_use]
    pub fn position(&self) -> &AnyPosition {
        self.position_after(self.played)
    }

    /// The position after so many plies of the main line; after more than there are, the last one.
    #[must_use]
    pub fn position_after(&self, plies: usize) -> &AnyPosition {
        match self.line.plies.get(plies) {
            Some(ply) => &ply.position,
            // A line has at least one ply.
            None => &self.line.plies[self.line.plies.len() - 1].next,
        }
    }

    /// Plays a turn of the solver; if it is right, the best defence follows.
    ///
    /// # Errors
    /// The turn is not legal here.
    pub fn play(&mut self, turn: &AnyTurn) -> Result<Verdict, TurnError> {
        if self.is_over() {
            return Ok(Verdict::Over);
        }
        let next = self.position().play(turn)?;
        let is_right = self.line.plies.get(self.played).is_some_and(|ply| ply.turns.contains(turn));
        if !is_right {
            self.mistakes = self.mistakes.saturating_add(1);
            return Ok(Verdict::Wrong { outcome: next.outcome(), next });
        }
        let reply = self.line.plies.get(self.played + 1).and_then(|ply| ply.turns.first()).cloned();
        self.played += if reply.is_some() { 2 } else { 1 };
        Ok(Verdict::Right { reply })
    }

    /// Whether all turns have been found or shown.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.played >= self.line.plies.len()
    }

    /// The right turn, to be shown as a hint. After that the puzzle no longer counts as solved.
    pub fn hint(&mut self) -> Option<&AnyTurn> {
        let ply = self.line.plies.get(self.played)?;
        self.shown = true;
        ply.turns.first()
    }

    /// Gives up: the whole main line may be stepped through.
    pub fn give_up(&mut self) {
        self.shown |= !self.is_over();
        self.played = self.line.plies.len();
    }

    /// How many wrong turns were tried.
    #[must_use]
    pub const fn mistakes(&self) -> u32 {
        self.mistakes
    }

    /// Whether all turns were found at the first try and without help, which is what counts for ratings and reviews.
    #[must_use]
    pub fn is_solved(&self) -> bool {
        self.is_over() && !self.shown && self.mistakes == 0
    }

    /// Begins to explore from the position after so many plies of the main line.
    #[must_use]
    pub fn explore(&self, plies: usize) -> Exploration {
        Exploration { positions: vec![self.position_after(plies).clone()] }
    }
}

/// Free play from a position of a puzzle, both sides by hand.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Exploration {
    /// From where it began up to now; never empty.
    positions: Vec<AnyPosition>,
}

impl Exploration {
    /// The most turns that are remembered to be taken back.
    const MOST_TURNS: usize = 1000;

    /// The position now.
    #[must_use]
    pub fn position(&self) -> &AnyPosition {
        &self.positions[self.positions.len() - 1]
    }

    /// Plays any legal turn.
    ///
    /// # Errors
    /// The turn is not legal here.
    pub fn play(&mut self, turn: &AnyTurn) -> Result<(), TurnError> {
        let next = self.position().play(turn)?;
        if self.positions.len() > Exploration::MOST_TURNS {
            self.positions.remove(0);
        }
        self.positions.push(next);
        Ok(())
    }

    /// Takes the last turn back; `false` if there is none.
    pub fn take_back(&mut self) -> bool {
        let can = self.positions.len() > 1;
        if can {
            self.positions.pop();
        }
        can
    }
}

#[cfg(test)]
mod tests {
    use ludarium_rules::GameId;

    use super::*;

    /// The King goes to the Fortress, where the Queen waits.
    const LINE: &str = "039719f3 | win 3 | - | - | g2f3 b6a4 f3e4 | 3q4/8/1g4k1/3NQ3/8/8/6K1/8 w | -";

    fn puzzle(line: &str) -> Puzzle {
        Puzzle::parse(GameId::Tress, line).expect("a good line")
    }

    fn run() -> PuzzleRun {
        PuzzleRun::new(&puzzle(LINE)).expect("a good puzzle")
    }

    fn play(run: &mut PuzzleRun, turn: &str) -> Verdict {
        let turn = run.position().read_turn(turn).expect("a legal turn");
        run.play(&turn).expect("it is legal")
    }

    #[test]
    fn right_turns_are_answered_until_the_end() {
        let mut run = run();
        assert_eq!((run.task(), run.solver()), (Task::Win(3), Side::White));
        let Verdict::Right { reply: Some(reply) } = play(&mut run, "g2f3") else { panic!("the right turn") };
        assert_eq!(reply.as_str(), "b6a4");
        assert_eq!(play(&mut run, "f3e4"), Verdict::Right { reply: None });
        assert!(run.is_over() && run.is_solved());
        let last = run.position().clone();
        assert_eq!(last.outcome().and_then(|outcome| outcome.winner), Some(Side::White));
        assert_eq!(run.position_after(3), &last);
        let any = run.position_after(0).read_turn("g2f3").expect("a legal turn");
        assert_eq!(run.play(&any), Ok(Verdict::Over));
    }

    #[test]
    fn a_wrong_turn_leaves_the_puzzle_where_it_was() {
        let mut run = run();
        let before = run.position().clone();
        let Verdict::Wrong { next, outcome: None } = play(&mut run, "g2g3") else { panic!("a wrong turn") };
        assert_eq!(next.side_to_move(), Side::Black);
        assert_eq!((run.position(), run.mistakes()), (&before, 1));
        play(&mut run, "g2f3");
        play(&mut run, "f3e4");
        assert!(run.is_over() && !run.is_solved());
    }

    #[test]
    fn help_does_not_solve() {
        let mut hinted = run();
        assert_eq!(hinted.hint().map(AnyTurn::as_str), Some("g2f3"));
        play(&mut hinted, "g2f3");
        play(&mut hinted, "f3e4");
        assert!(hinted.is_over() && !hinted.is_solved());
        assert_eq!(hinted.hint(), None);
        let mut given_up = run();
        given_up.give_up();
        assert!(given_up.is_over() && !given_up.is_solved());
    }

    #[test]
    fn every_ply_can_be_explored() {
        let run = run();
        let mut free = run.explore(1);
        assert_eq!(free.position(), run.position_after(1));
        assert!(!free.take_back());
        for _ in 0..3 {
            let turn = free.position().nth_turn(0).expect("the game goes on");
            free.play(&turn).expect("it is legal");
        }
        assert!(free.take_back() && free.take_back() && free.take_back() && !free.take_back());
        assert_eq!(free.position(), run.position_after(1));
    }

    #[test]
    fn a_puzzle_that_does_not_hold_is_refused() {
        for (good, bad, why) in [
            ("g2f3", "g2g8", "ply 1 of the solution: "),
            ("b6a4", "b6a5", "ply 2 of the solution: "),
            ("f3e4", "f3g3", "does not end"),
            ("g2f3 ", "g2f3/g2g3 ", "\"g2g3\" does not lead to the same position"),
            ("6K1/8 w", "6K1/7 w", "the position: "),
            ("w | -\n", "w | luck=on\n", "luck"),
        ] {
            let line = format!("{LINE}\n").replacen(good, bad, 1);
            let error = puzzle(line.trim_end()).open().expect_err(bad).to_string();
            assert!(error.contains(why), "{bad}: {error}");
        }
    }
}
