//! A puzzle that is being solved.

use ludarium_rules::{AnyPosition, AnyTurn, Outcome, Side, TurnError};

use super::error::OpenError;
use super::{Line, Puzzle, Task};
use crate::{Hint, HintStep};

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
    /// A hint was asked for, or the solution.
    is_helped: bool,
    hint: Option<HintStep>,
}

impl PuzzleRun {
    /// A run of a puzzle, at its beginning.
    ///
    /// # Errors
    /// The puzzle's position or one of its turns is refused.
    pub fn new(puzzle: &Puzzle) -> Result<PuzzleRun, OpenError> {
        Ok(PuzzleRun { task: puzzle.task, line: puzzle.open()?, played: 0, mistakes: 0, is_helped: false, hint: None })
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
        self.hint = None;
        let is_right = self.line.plies.get(self.played).is_some_and(|ply| ply.turns.contains(turn));
        if !is_right {
            self.mistakes = self.mistakes.saturating_add(1);
            return Ok(Verdict::Wrong { outcome: next.outcome(), next });
        }
        let reply = self.line.plies.get(self.played + 1).and_then(|ply| ply.turns.first()).cloned();
        self.played += if reply.is_some() { 2 } else { 1 };
        Ok(Verdict::Right { reply })
    }

    /// Does not hold the last wrong turn against the solver: it would have reached the goal too, only later.
    pub fn forgive(&mut self) {
        self.mistakes = self.mistakes.saturating_sub(1);
    }

    /// Counts a turn as right in the position that is to be solved now, where whoever shows the puzzle judges turns.
    ///
    /// # Errors
    /// The turn is not legal there.
    pub fn allow(&mut self, turn: &AnyTurn) -> Result<(), TurnError> {
        self.position().play(turn)?;
        let ply = self.line.plies.get_mut(self.played).filter(|ply| !ply.turns.contains(turn));
        if let Some(ply) = ply {
            ply.turns.push(turn.clone());
        }
        Ok(())
    }

    /// Whether all turns have been found or shown.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.played >= self.line.plies.len()
    }

    /// The next hint: first which piece, then where to. After that the puzzle no longer counts as solved. `None` if it is
    /// over.
    pub fn hint(&mut self) -> Option<Hint> {
        let ply = self.line.plies.get(self.played)?;
        let step = if self.hint.is_none() { HintStep::Piece } else { HintStep::Place };
        self.hint = Some(step);
        self.is_helped = true;
        ply.turns.first().map(|turn| Hint::of(&ply.position, turn, step))
    }

    /// Gives up: returns the turns of the main line that have not been played, the solver's and the other side's.
    pub fn give_up(&mut self) -> Vec<AnyTurn> {
        let rest = self.line.plies.get(self.played..).unwrap_or_default();
        let turns: Vec<AnyTurn> = rest.iter().filter_map(|ply| ply.turns.first().cloned()).collect();
        self.is_helped |= !turns.is_empty();
        self.played = self.line.plies.len();
        turns
    }

    /// Goes back to the position after so many plies of the main line, where it can be played on. What was wrong or shown
    /// before is not forgotten.
    pub fn go_back(&mut self, plies: usize) {
        if plies < self.played {
            (self.played, self.hint) = (plies, None);
        }
    }

    /// How many plies of the main line have been played.
    #[must_use]
    pub const fn played(&self) -> usize {
        self.played
    }

    /// How many wrong turns were tried.
    #[must_use]
    pub const fn mistakes(&self) -> u32 {
        self.mistakes
    }

    /// Whether a wrong turn was tried or help was asked for: then the puzzle cannot count as solved any more.
    #[must_use]
    pub const fn has_failed(&self) -> bool {
        self.is_helped || self.mistakes > 0
    }

    /// Whether all turns were found at the first try and without help, which is what counts for ratings and reviews.
    #[must_use]
    pub fn is_solved(&self) -> bool {
        self.is_over() && !self.has_failed()
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
        run.forgive();
        assert!(!run.has_failed());
        play(&mut run, "g2g3");
        play(&mut run, "g2f3");
        play(&mut run, "f3e4");
        assert!(run.is_over() && !run.is_solved());
    }

    #[test]
    fn hints_come_in_two_steps_and_help_does_not_solve() {
        let mut hinted = run();
        let name =
            |run: &PuzzleRun, hint: &Hint| hint.cells.iter().map(|cell| run.position().cell_name(*cell)).collect();
        for (step, cell) in [(HintStep::Piece, "g2"), (HintStep::Place, "f3"), (HintStep::Place, "f3")] {
            let hint = hinted.hint().expect("it is not over");
            let names: Vec<String> = name(&hinted, &hint);
            assert_eq!((hint.step, names), (step, vec![cell.to_owned()]));
        }
        play(&mut hinted, "g2f3");
        assert_eq!(hinted.hint().map(|hint| hint.step), Some(HintStep::Piece), "another turn");
        play(&mut hinted, "f3e4");
        assert!(hinted.is_over() && !hinted.is_solved());
        assert_eq!(hinted.hint(), None);
        let mut given_up = run();
        play(&mut given_up, "g2f3");
        let rest = given_up.give_up();
        assert_eq!(rest.iter().map(AnyTurn::as_str).collect::<Vec<_>>(), ["f3e4"]);
        assert!(given_up.is_over() && !given_up.is_solved() && given_up.give_up().is_empty());
    }

    #[test]
    fn a_turn_that_is_allowed_is_right() {
        let mut run = run();
        let turn = run.position().read_turn("g2g3").expect("a legal turn");
        assert_eq!(run.allow(&turn), Ok(()));
        assert!(matches!(run.play(&turn), Ok(Verdict::Right { .. })));
        assert_eq!(run.mistakes(), 0);
    }

    #[test]
    fn what_is_taken_back_can_be_played_again() {
        let mut run = run();
        play(&mut run, "g2f3");
        run.go_back(0);
        assert_eq!((run.played(), run.position()), (0, run.position_after(0)));
        run.go_back(2);
        assert_eq!(run.played(), 0, "nothing is played by going back");
        play(&mut run, "g2f3");
        play(&mut run, "f3e4");
        assert!(run.is_solved());
        run.give_up();
        assert!(run.is_solved(), "there was nothing left to show");
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
