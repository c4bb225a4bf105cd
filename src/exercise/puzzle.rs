//! A puzzle as an exercise.

use bevy::log::{error, warn};
use ludarium_ai::Thinking;
use ludarium_learn::puzzles::{Puzzle, PuzzleRun, Task, Verdict};
use ludarium_learn::{Hint, HintStep};
use ludarium_record::{Match, Player, Setup};
use ludarium_rules::{AnyPosition, AnyTurn, Side};

use super::TEACHER;
use super::answer::Answer;
use super::said::{Ending, Refutation, Said, Worth};
use crate::puzzles::{PuzzleTried, Wish};
use crate::words::{self, text};

/// A puzzle that is being solved or looked at.
#[derive(Debug)]
pub struct PuzzleTask {
    puzzle: Puzzle,
    wish: Wish,
    run: PuzzleRun,
    /// The wrong turn that stands on the board.
    wrong: Option<WrongTurn>,
    /// Whether the solution is to be shown as soon as the wrong turn has been taken back.
    gives_up: bool,
    /// Whether it has been said what became of it.
    is_decided: bool,
}

/// A wrong turn on the board.
#[derive(Debug)]
pub(super) struct WrongTurn {
    /// In the notation of the game.
    pub notation: String,
    pub answer: Sought,
}

/// How far the search for the answer to a wrong turn has come.
#[derive(Debug)]
pub(super) enum Sought {
    /// It has not begun.
    Wanted,
    /// It runs.
    Running(Thinking),
    /// It has ended, or none is needed.
    Ended,
}

impl PuzzleTask {
    pub(super) fn new(puzzle: Puzzle, run: PuzzleRun, wish: Wish) -> PuzzleTask {
        PuzzleTask { puzzle, wish, run, wrong: None, gives_up: false, is_decided: false }
    }

    /// The puzzle.
    #[must_use]
    pub fn puzzle(&self) -> &Puzzle {
        &self.puzzle
    }

    /// Which puzzle was wanted.
    #[must_use]
    pub fn wish(&self) -> Wish {
        self.wish
    }

    /// The course of it.
    #[must_use]
    pub fn run(&self) -> &PuzzleRun {
        &self.run
    }

    /// What has to be done, for a card: in large letters, and below.
    #[must_use]
    pub fn goal(&self) -> (String, String) {
        let side = words::side(self.run.solver());
        match (self.puzzle.task, self.puzzle.task.own_turns()) {
            (Task::Win(_), 1) => (text!("puzzle-win-at-once", side = side), text!("puzzle-goal-at-once")),
            (Task::Win(_), turns) => (text!("puzzle-win", side = side, turns = turns), text!("puzzle-goal-win")),
            (Task::Only(_), _) => (text!("puzzle-only", side = side), text!("puzzle-goal-only")),
        }
    }

    /// Whether a wrong turn is on the board whose answer is being looked for.
    #[must_use]
    pub fn is_refuting(&self) -> bool {
        self.wrong.as_ref().is_some_and(|wrong| !matches!(wrong.answer, Sought::Ended))
    }

    pub(super) fn wrong_mut(&mut self) -> Option<&mut WrongTurn> {
        self.wrong.as_mut()
    }

    /// What follows a turn that is on the board, the ply of that number.
    pub(super) fn see(&mut self, ply: usize, side: Side, turn: &AnyTurn) -> Option<Answer> {
        // What is played after a wrong turn is taken back with it.
        if side != self.run.solver() || self.wrong.is_some() {
            return None;
        }
        // Whoever plays while the solution is shown goes on to solve.
        self.run.go_back(ply.saturating_sub(1));
        let notation = self.run.position().notation(turn).unwrap_or_else(|_| turn.to_string());
        match self.run.play(turn) {
            Ok(Verdict::Right { reply: Some(reply) }) => Some(Answer { replies: vec![reply], verdict: None }),
            Ok(Verdict::Right { reply: None }) => {
                Some(Answer { replies: Vec::new(), verdict: Some(Said::Over(Ending::Solved)) })
            }
            Ok(Verdict::Wrong { outcome: None, .. }) => {
                self.wrong = Some(WrongTurn { notation, answer: Sought::Wanted });
                None
            }
            Ok(Verdict::Wrong { outcome: Some(_), .. }) => {
                self.wrong = Some(WrongTurn { notation: notation.clone(), answer: Sought::Ended });
                let refutation = Refutation { turn: notation, reply: None, worth: Worth::Ended };
                Some(Answer { replies: Vec::new(), verdict: Some(Said::Refuted(refutation)) })
            }
            Ok(Verdict::Over) => None,
            Err(why) => {
                warn!("the puzzle does not understand {}: {why}", turn.as_str());
                None
            }
        }
    }

    /// The board has gone back to so many plies; returns the rest of the solution if it is to be shown from there.
    pub(super) fn go_back(&mut self, plies: usize) -> Option<Answer> {
        self.run.go_back(plies);
        if plies > self.run.played() {
            return None;
        }
        self.wrong = None;
        std::mem::take(&mut self.gives_up).then(|| self.show())
    }

    /// Whether a wrong turn stands on the board to which nothing more is to be said.
    pub(super) fn is_mistaken(&self) -> bool {
        self.wrong.as_ref().is_some_and(|wrong| matches!(wrong.answer, Sought::Ended))
    }

    /// The next step of the hint.
    pub(super) fn hint(&mut self) -> Option<Hint> {
        self.run.hint()
    }

    /// The rest of the solution; `None` while a wrong turn stands on the board, after which it is shown.
    pub(super) fn give_up(&mut self) -> Option<Answer> {
        self.gives_up = self.wrong.is_some();
        (!self.gives_up).then(|| self.show())
    }

    fn show(&mut self) -> Answer {
        Answer { replies: self.run.give_up(), verdict: Some(Said::Over(Ending::Shown)) }
    }

    /// What has become of it, once.
    pub(super) fn decide(&mut self) -> Option<PuzzleTried> {
        let is_new = !self.is_decided && (self.run.has_failed() || self.run.is_over());
        self.is_decided |= is_new;
        is_new.then(|| PuzzleTried {
            puzzle: self.puzzle.clone(),
            is_daily: self.wish == Wish::Daily,
            is_solved: self.run.is_solved(),
        })
    }

    /// The match that it is played as: the learner against the teacher, after so many plies of the solution.
    pub(super) fn table(&self, plies: usize) -> Option<Match> {
        let mut players = [(); 2].map(|()| Player::Human { name: String::new() });
        players[self.run.solver().other().index()] = Player::Ai { level: TEACHER };
        let mut game = table_of(self.run.position_after(0), players)?;
        for ply in self.run.line().plies.iter().take(plies) {
            let played = ply.turns.first().map(|turn| game.play(turn).map(drop));
            if let Some(Err(why)) = played {
                error!("puzzle {}: {why}", self.puzzle.id);
            }
        }
        Some(game)
    }

    /// What is said.
    pub(super) fn words(&self, said: &Said) -> Option<String> {
        match said {
            Said::Nothing if self.is_refuting() => Some(text!("puzzle-sought")),
            Said::Hint(Hint { step: HintStep::Piece, .. }) => Some(text!("puzzle-hint-piece")),
            Said::Hint(Hint { step: HintStep::Place, .. }) => Some(text!("puzzle-hint-place")),
            Said::Refuted(refutation) => Some(refutation.words()),
            Said::Over(Ending::Shown) => Some(text!("puzzle-shown")),
            Said::Over(_) if self.run.is_solved() => Some(text!("puzzle-solved")),
            Said::Over(_) => Some(text!("puzzle-solved-late")),
            Said::Nothing | Said::Mistake(_) => None,
        }
    }
}

/// A match that begins in a position.
pub(super) fn table_of(start: &AnyPosition, players: [Player; 2]) -> Option<Match> {
    let setup = Setup {
        options: start.options().into_iter().map(|(key, value)| (key.to_owned(), value)).collect(),
        start: Some(start.to_string()),
        ..Setup::new(start.game(), players)
    };
    Match::new(setup).inspect_err(|error| error!("{start}: {error}")).ok()
}
