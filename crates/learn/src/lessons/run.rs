//! The course of a lesson: turns, replies, mistakes with their refutations, hints, stars.

use std::sync::Arc;

use ludarium_rules::{AnyPosition, AnyTurn, BoardView, Cell, Effect};

use super::condition::Condition;
use super::lesson::{Lesson, Mistake, Refutation, Replies};
use super::scene::{LastTurn, Scene};
use super::step::{PlayedPly, RunError, Stars, State, Step, Verdict};
use crate::{Hint, HintStep};

/// A refutation or a hint is looked for among at most so many legal turns.
const MOST_TURNS_TRIED: u64 = 10_000;

/// A lesson that is being played.
#[derive(Clone, Debug)]
pub struct LessonRun {
    lesson: Arc<Lesson>,
    line: Vec<PlayedPly>,
    state: State,
    hint: Option<HintStep>,
    has_hinted: bool,
}

impl LessonRun {
    /// Begins a lesson.
    #[must_use]
    pub fn new(lesson: Arc<Lesson>) -> LessonRun {
        LessonRun { lesson, line: Vec::new(), state: State::LearnerToMove, hint: None, has_hinted: false }
    }

    /// The lesson.
    #[must_use]
    pub fn lesson(&self) -> &Arc<Lesson> {
        &self.lesson
    }

    /// Whom it waits for.
    #[must_use]
    pub fn state(&self) -> State {
        self.state
    }

    /// The position on the board.
    #[must_use]
    pub fn position(&self) -> &AnyPosition {
        self.line.last().map_or(&self.lesson.start, |ply| &ply.report.next)
    }

    /// The plies that lead to it.
    #[must_use]
    pub fn line(&self) -> &[PlayedPly] {
        &self.line
    }

    /// The turns that the learner has played and not taken back.
    #[must_use]
    pub fn turns(&self) -> u16 {
        let learner = self.lesson.learner();
        u16::try_from(self.line.iter().filter(|ply| ply.side == learner).count()).unwrap_or(u16::MAX)
    }

    /// The cells that are ringed now: those of the lesson. Where all of them hold something when it begins, the rings belong
    /// to what stands there: they go where it goes, and vanish with it.
    #[must_use]
    pub fn rings(&self) -> Vec<Cell> {
        let mut rings = self.lesson.rings.clone();
        let start = self.lesson.start.board_view();
        if rings.iter().any(|ring| start.top(*ring).is_none()) {
            return rings;
        }
        for ply in &self.line {
            let next = ply.report.next.board_view();
            rings = rings.into_iter().filter_map(|ring| follow(ring, &ply.report.effects, &next)).collect();
        }
        rings
    }

    /// Plays a turn of the learner, and the replies that the lesson knows.
    ///
    /// # Errors
    /// The lesson waits for something else, or the turn is not legal.
    pub fn play(&mut self, turn: &AnyTurn) -> Result<Step, RunError> {
        self.take(State::LearnerToMove, turn)
    }

    /// Plays a turn of the other side that the lesson does not know itself.
    ///
    /// # Errors
    /// The lesson waits for something else, or the turn is not legal.
    pub fn reply(&mut self, turn: &AnyTurn) -> Result<Step, RunError> {
        self.take(State::ReplyWanted, turn)
    }

    /// Takes back the learner's last turn with all that followed it; returns whether there was one.
    pub fn take_back(&mut self) -> bool {
        let learner = self.lesson.learner();
        let Some(last) = self.line.iter().rposition(|ply| ply.side == learner) else { return false };
        self.line.truncate(last);
        self.hint = None;
        self.state = State::LearnerToMove;
        true
    }

    /// The next hint: first which piece, then where to. From then on the star for doing without is lost.
    ///
    /// # Errors
    /// It is not the learner's turn.
    pub fn hint(&mut self) -> Result<Hint, RunError> {
        self.expect(State::LearnerToMove)?;
        let step = if self.hint.is_none() { HintStep::Piece } else { HintStep::Place };
        self.hint = Some(step);
        self.has_hinted = true;
        let right = self.right_turn().map(|turn| Hint::of(self.position(), &turn, step));
        Ok(right.unwrap_or(Hint { step, cells: Vec::new() }))
    }

    fn expect(&self, state: State) -> Result<(), RunError> {
        if self.state == state { Ok(()) } else { Err(RunError::State(self.state)) }
    }

    fn take(&mut self, wanted: State, turn: &AnyTurn) -> Result<Step, RunError> {
        self.expect(wanted)?;
        let ply = PlayedPly::of(self.position(), turn)?;
        let before = self.line.len();
        self.hint = None;
        self.line.push(ply);
        let verdict = self.go_on();
        self.state = match verdict {
            Verdict::GoesOn => State::LearnerToMove,
            Verdict::ReplyWanted => State::ReplyWanted,
            Verdict::Solved(_) => State::Solved,
            Verdict::Mistake { .. } => State::Mistaken,
        };
        Ok(Step { plies: self.line[before..].to_vec(), verdict })
    }

    /// Plays replies until the learner is to move, somebody has to be asked, or it is decided.
    fn go_on(&mut self) -> Verdict {
        loop {
            if let Some(verdict) = self.judge() {
                return verdict;
            }
            if self.position().side_to_move() == self.lesson.learner() {
                return Verdict::GoesOn;
            }
            if self.lesson.replies == Replies::None {
                return Verdict::Mistake { number: None };
            }
            match self.stored_reply() {
                Some(reply) => self.line.push(reply),
                None => return Verdict::ReplyWanted,
            }
        }
    }

    /// The verdict on the last ply, unless it goes on.
    fn judge(&mut self) -> Option<Verdict> {
        if self.holds(&self.lesson.succeeds) {
            return Some(Verdict::Solved(self.stars()));
        }
        if let Some((number, refutation)) = self.known_mistake() {
            self.line.extend(refutation);
            return Some(Verdict::Mistake { number: Some(number) });
        }
        let is_lost = self.lesson.fails.as_ref().is_some_and(|fails| self.holds(fails));
        (is_lost || self.position().outcome().is_some()).then_some(Verdict::Mistake { number: None })
    }

    fn holds(&self, condition: &Condition) -> bool {
        holds_after(condition, &self.lesson, self.position(), self.line.last(), self.turns())
    }

    fn stars(&self) -> Stars {
        let within_par = self.lesson.par == 0 || self.turns() <= self.lesson.par;
        Stars { solved: true, within_par, without_hint: !self.has_hinted }
    }

    fn known_mistake(&self) -> Option<(usize, Option<PlayedPly>)> {
        let mistakes = self.lesson.mistakes.iter().enumerate();
        mistakes.filter(|(_, mistake)| self.holds(&mistake.when)).find_map(|(number, mistake)| {
            let refutation = self.refutation(mistake)?;
            Some((number, refutation))
        })
    }

    /// The refutation of a mistake, if it needs one; `None` if it needs one and there is none.
    fn refutation(&self, mistake: &Mistake) -> Option<Option<PlayedPly>> {
        let is_own = self.position().side_to_move() != self.lesson.learner();
        match &mistake.refutation {
            Refutation::None => Some(None),
            Refutation::Turns(texts) if is_own => PlayedPly::first_legal(self.position(), texts).map(Some),
            Refutation::With(condition) if is_own => self.first_with(condition).map(Some),
            _ => None,
        }
    }

    fn first_with(&self, condition: &Condition) -> Option<PlayedPly> {
        let position = self.position();
        if position.count_turns() > MOST_TURNS_TRIED {
            return None;
        }
        let turns = position.turns().ok()?;
        let learner = u16::from(position.side_to_move() == self.lesson.learner());
        turns
            .iter()
            .filter_map(|turn| PlayedPly::of(position, turn).ok())
            .find(|ply| holds_after(condition, &self.lesson, &ply.report.next, Some(ply), self.turns() + learner))
    }

    fn stored_reply(&self) -> Option<PlayedPly> {
        let texts = match &self.lesson.replies {
            Replies::None | Replies::Free => return None,
            Replies::Waiting(texts) => texts,
            Replies::Scripted(lists) => {
                let learner = self.lesson.learner();
                lists.get(self.line.iter().filter(|ply| ply.side != learner).count())?
            }
        };
        PlayedPly::first_legal(self.position(), texts)
    }

    /// A turn that leads on: that of a stored solution which begins as the line does, else one that solves it at once.
    fn right_turn(&self) -> Option<AnyTurn> {
        let is_stored = |ply: &&PlayedPly| self.lesson.replies == Replies::Free || ply.side == self.lesson.learner();
        let line: Vec<&PlayedPly> = self.line.iter().filter(is_stored).collect();
        let begins = |solution: &&Vec<String>| {
            solution.len() > line.len() && line.iter().zip(solution.iter()).all(|(ply, text)| ply.is(text))
        };
        let stored = self.lesson.solutions.iter().find(begins);
        let stored = stored.and_then(|solution| self.position().read_turn(&solution[line.len()]).ok());
        stored.or_else(|| self.first_with(&self.lesson.succeeds).map(|ply| ply.turn))
    }
}

/// Where the ring about something is after a turn; `None` if that has left the board.
fn follow(mut ring: Cell, effects: &[Effect], next: &BoardView) -> Option<Cell> {
    for effect in effects {
        match effect {
            Effect::Moved { from, to, .. } if *from == ring => ring = *to,
            // What stays behind of a stack keeps the ring.
            Effect::Stacked { from, to, .. } if *from == ring && next.top(ring).is_none() => ring = *to,
            Effect::Captured { at, .. } if *at == ring => return None,
            Effect::Carried { pieces } => {
                if let Some((_, to, _)) = pieces.iter().find(|(from, _, _)| *from == ring) {
                    ring = (*to)?;
                }
            }
            _ => {}
        }
    }
    next.top(ring).map(|_| ring)
}

fn holds_after(
    condition: &Condition,
    lesson: &Lesson,
    position: &AnyPosition,
    last: Option<&PlayedPly>,
    turns: u16,
) -> bool {
    let last = last.map(|ply| LastTurn {
        side: ply.side,
        text: ply.turn.as_str(),
        notation: &ply.report.notation,
        effects: &ply.report.effects,
    });
    condition.holds(&Scene { learner: lesson.learner(), position, view: &position.board_view(), last, turns })
}
