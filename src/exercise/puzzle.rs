//! A puzzle as an exercise.

use bevy::log::{error, warn};
use ludarium_ai::Thinking;
use ludarium_learn::puzzles::{Puzzle, PuzzleRun, Task, Verdict};
use ludarium_learn::{Hint, HintStep};
use ludarium_record::{Match, Player, Setup};
use ludarium_review::Judgement;
use ludarium_rules::{AnyPosition, AnyTurn, Side};

use super::TEACHER;
use super::feedback::{Answer, Ending, Feedback, Refutation, Worth};
use crate::puzzles::{Mistake, PuzzleTried, Wish};
use crate::words::{self, text};

/// A puzzle that is being solved or looked at.
#[derive(Debug)]
pub struct PuzzleTask {
    puzzle: Puzzle,
    wish: Wish,
    run: PuzzleRun,
    /// The mistake that it comes from, if it does: then turns are judged by a search.
    mistake: Option<Mistake>,
    /// The wrong turn that stands on the board.
    wrong: Option<WrongTurn>,
    /// Whether the solution is to be shown as soon as the wrong turn has been taken back.
    gives_up: bool,
    /// Whether it has been said what became of it.
    is_decided: bool,
}

/// A turn on the board that is wrong, or has to be judged.
#[derive(Debug)]
pub(super) struct WrongTurn {
    pub turn: AnyTurn,
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
        PuzzleTask { puzzle, wish, run, mistake: None, wrong: None, gives_up: false, is_decided: false }
    }

    /// The task to find a better turn than one that was played.
    pub(super) fn of_mistake(mistake: Mistake, wish: Wish) -> Option<PuzzleTask> {
        let puzzle = mistake.puzzle()?;
        let run = PuzzleRun::new(&puzzle).inspect_err(|why| warn!("mistake {}: {why}", mistake.id)).ok()?;
        Some(PuzzleTask { mistake: Some(mistake), ..PuzzleTask::new(puzzle, run, wish) })
    }

    /// The mistake that it comes from, if it does.
    #[must_use]
    pub fn mistake(&self) -> Option<&Mistake> {
        self.mistake.as_ref()
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
        if let Some(mistake) = &self.mistake {
            let played = self.run.position_after(0).read_turn(&mistake.played);
            let played = played.ok().and_then(|turn| self.run.position_after(0).notation(&turn).ok());
            let goal = text!("mistake-goal", played = played.unwrap_or_else(|| mistake.played.clone()));
            return (text!("mistake-title", side = side), goal);
        }
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
        if self.is_to_be_judged(turn) {
            self.wrong = Some(WrongTurn { turn: turn.clone(), notation, answer: Sought::Wanted });
            return None;
        }
        self.allow_if_it_ends_well(turn);
        match self.run.play(turn) {
            Ok(Verdict::Right { reply: Some(reply) }) => {
                Some(Answer { replies: vec![reply], verdict: Some(Feedback::Right) })
            }
            Ok(Verdict::Right { reply: None }) => {
                Some(Answer { replies: Vec::new(), verdict: Some(Feedback::Over(Ending::Solved)) })
            }
            Ok(Verdict::Wrong { outcome: None, .. }) => {
                self.wrong = Some(WrongTurn { turn: turn.clone(), notation, answer: Sought::Wanted });
                None
            }
            Ok(Verdict::Wrong { outcome: Some(_), .. }) => {
                self.wrong = Some(WrongTurn { turn: turn.clone(), notation: notation.clone(), answer: Sought::Ended });
                let refutation = Refutation { turn: notation, reply: None, worth: Worth::Ended };
                Some(Answer { replies: Vec::new(), verdict: Some(Feedback::Refuted(refutation)) })
            }
            Ok(Verdict::Over) => None,
            Err(why) => {
                warn!("the puzzle does not understand {}: {why}", turn.as_str());
                None
            }
        }
    }

    /// Whether a search has to say whether a turn is better than the mistake.
    fn is_to_be_judged(&self, turn: &AnyTurn) -> bool {
        let Some(mistake) = &self.mistake else { return false };
        let is_known = self.run.line().plies.get(self.run.played()).is_none_or(|ply| ply.turns.contains(turn));
        let ends = self.run.position().play(turn).is_ok_and(|next| next.outcome().is_some());
        // A turn that ends the game is judged by how.
        !is_known && turn.as_str() != mistake.played && !ends
    }

    /// A turn that ends the game is as good as its result.
    fn allow_if_it_ends_well(&mut self, turn: &AnyTurn) {
        if self.mistake.is_none() {
            return;
        }
        let outcome = self.run.position().play(turn).ok().and_then(|next| next.outcome());
        let chance = outcome.map(|outcome| match outcome.winner {
            Some(winner) if winner == self.run.solver() => 1.0,
            Some(_) => 0.0,
            None => 0.5,
        });
        if let Some(chance) = chance {
            self.allow_if_good(turn, chance);
        }
    }

    /// Counts a turn in the place of the mistake as right if it leaves such a chance that little is lost; returns whether it
    /// does.
    fn allow_if_good(&mut self, turn: &AnyTurn, chance: f32) -> bool {
        let Some(mistake) = &self.mistake else { return false };
        let is_good = Judgement::of_loss(mistake.chance - chance).is_none() && turn.as_str() != mistake.played;
        if is_good && let Err(why) = self.run.allow(turn) {
            warn!("{} is no turn of the puzzle: {why}", turn.as_str());
        }
        is_good
    }

    /// A search has found what chance a turn leaves; returns whether it is good enough.
    pub(super) fn judge(&mut self, turn: &AnyTurn, chance: f32) -> bool {
        let is_good = self.allow_if_good(turn, chance);
        if let Err(why) = self.run.play(turn) {
            warn!("{} is no turn of the puzzle: {why}", turn.as_str());
        }
        if is_good {
            self.wrong = None;
        }
        is_good
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
        let mut replies = self.run.give_up();
        // After the better turn, what it leads to.
        if let Some(mistake) = self.mistake.as_ref().filter(|_| !replies.is_empty()) {
            replies.extend(rest_of(mistake, self.run.position_after(0)));
        }
        Answer { replies, verdict: Some(Feedback::Over(Ending::Shown)) }
    }

    /// A turn that wins too, only later, may be tried without loss.
    pub(super) fn forgive(&mut self) {
        self.run.forgive();
    }

    /// What has become of it, once; while it is sought what a wrong turn leads to, nobody knows.
    pub(super) fn decide(&mut self) -> Option<PuzzleTried> {
        let is_new = !self.is_decided && !self.is_refuting() && (self.run.has_failed() || self.run.is_over());
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
    pub(super) fn words(&self, said: &Feedback) -> Option<String> {
        match said {
            Feedback::Nothing if self.is_refuting() && self.mistake.is_some() => Some(text!("mistake-judged")),
            Feedback::Nothing if self.is_refuting() => Some(text!("puzzle-sought")),
            Feedback::Hint(Hint { step: HintStep::Piece, .. }) => Some(text!("puzzle-hint-piece")),
            Feedback::Hint(Hint { step: HintStep::Place, .. }) => Some(text!("puzzle-hint-place")),
            Feedback::Right => Some(text!("puzzle-right")),
            Feedback::Refuted(refutation) => Some(refutation.words()),
            Feedback::Over(Ending::Shown) => Some(text!("puzzle-shown")),
            Feedback::Over(_) if self.mistake.is_some() => Some(text!("mistake-solved")),
            Feedback::Over(_) if self.run.is_solved() => Some(text!("puzzle-solved")),
            Feedback::Over(_) => Some(text!("puzzle-solved-late")),
            Feedback::Unanswered(unanswered) => Some(unanswered.words()),
            Feedback::Nothing | Feedback::Mistake(_) => None,
        }
    }
}

/// What follows the better turn of a mistake.
fn rest_of(mistake: &Mistake, start: &AnyPosition) -> Vec<AnyTurn> {
    let (mut position, mut turns) = (start.clone(), Vec::new());
    for text in &mistake.better {
        let Ok(turn) = position.read_turn(text) else { break };
        let Ok(next) = position.play(&turn) else { break };
        position = next;
        turns.push(turn);
    }
    turns.into_iter().skip(1).collect()
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
