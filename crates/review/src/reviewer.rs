//! Going through a match backwards.

use ludarium_ai::{Curve, Level, Limits, Request, Score, SearchMemory, Stop, ThinkError, think_in};
use ludarium_record::Match;
use ludarium_record::study::Evaluation;
use ludarium_rules::{AnyPosition, AnyTurn, TurnError};

use crate::course::{Course, seen_by_mover, seen_by_white, value_of};
use crate::reasons::{Sides, reasons};
use crate::{Judgement, Review, ReviewSettings, ReviewedPly};

/// After how many turns the memory of the search begins anew. A review that was stopped goes on from such a place, so that
/// it finds the same as one that was not.
const BLOCK: usize = 8;

/// What was found in a position.
#[derive(Clone, Debug)]
struct Known {
    score: Score,
    /// The depth of the search, unless the match was over.
    depth: Option<u32>,
    /// What the search would play from there.
    line: Vec<AnyTurn>,
}

/// Reviews a match from its last turn to its first, so that the search of a position finds what it has found behind it.
///
/// One search at a time, in the thread of the caller, by the number of positions: the same match and settings have the same
/// review on every machine, however often it is stopped. Turns that are secret, or were chosen in secret, are left out.
#[derive(Debug)]
pub struct Reviewer {
    course: Course,
    settings: ReviewSettings,
    memory: SearchMemory,
    /// How many turns are not yet reviewed: the next one is the one before it.
    left: usize,
    /// The turns from this one on were given to the caller already; they are reviewed again only to fill the memory.
    given: usize,
    /// What was found in the position after `left` turns.
    after: Option<Known>,
    /// Where to go on after a stop: `left` and `after` when the memory was empty last.
    checkpoint: (usize, Option<Known>),
}

impl Reviewer {
    /// A review of a match up to its present position.
    #[must_use]
    pub fn new(game: &Match, settings: ReviewSettings) -> Reviewer {
        let course = Course::of(game);
        let left = course.plies();
        Reviewer {
            course,
            settings: settings.bounded(),
            memory: SearchMemory::new(),
            left,
            given: left,
            after: None,
            checkpoint: (left, None),
        }
    }

    /// Goes on with a review that is only partly there. `review` must be one of this match, as [`Review::from_text`]
    /// ensures; its settings are kept.
    #[must_use]
    pub fn resume(game: &Match, review: &Review) -> Reviewer {
        let mut reviewer = Reviewer::new(game, review.settings());
        let plies = reviewer.course.plies();
        let first = review.plies().first().map_or(plies, |reviewed| reviewed.ply.min(plies));
        // The block of the turn that comes next begins here.
        let begun = if first == 0 { 0 } else { first + (plies - first) % BLOCK };
        let known = review.plies().iter().find(|reviewed| reviewed.ply == begun).map(|reviewed| Known {
            score: seen_by_mover(reviewed.best_evaluation.score, reviewed.side),
            depth: reviewed.best_evaluation.depth,
            line: reviewed.best_line.clone(),
        });
        (reviewer.left, reviewer.given) = (begun, first);
        (reviewer.after, reviewer.checkpoint) = (known.clone(), (begun, known));
        reviewer
    }

    /// Reviews the next turn, going backwards; `None` after the first turn of the match.
    ///
    /// Once `stop` is set, the answer is [`ReviewError::Stopped`] within milliseconds; with a stop that is not set, a later
    /// call goes on.
    ///
    /// # Errors
    /// The search was stopped, or fails. After a failure there is nothing more.
    pub fn next(&mut self, stop: &Stop) -> Option<Result<ReviewedPly, ReviewError>> {
        while self.left > 0 {
            let ply = self.left - 1;
            if (self.course.plies() - self.left).is_multiple_of(BLOCK) {
                self.memory.forget();
                self.checkpoint = (self.left, self.after.clone());
            }
            if !self.course.is_open(ply) {
                (self.left, self.after) = (ply, None);
                continue;
            }
            match self.review(ply, stop) {
                Ok((reviewed, before)) => {
                    (self.left, self.after) = (ply, Some(before));
                    if ply < self.given {
                        self.given = ply;
                        return Some(Ok(reviewed));
                    }
                }
                Err(ReviewError::Stopped) => {
                    self.memory.forget();
                    (self.left, self.after) = self.checkpoint.clone();
                    return Some(Err(ReviewError::Stopped));
                }
                Err(error) => {
                    (self.left, self.given) = (0, 0);
                    return Some(Err(error));
                }
            }
        }
        None
    }

    /// How many turns were given to the caller or left out, and how many there are.
    #[must_use]
    pub fn progress(&self) -> (usize, usize) {
        let plies = self.course.plies();
        (plies - self.given.min(self.left), plies)
    }

    /// Whether nothing is left to review.
    #[must_use]
    pub fn is_finished(&self) -> bool {
        self.left == 0
    }

    /// The review of a turn, and what was found in the position before it.
    fn review(&mut self, ply: usize, stop: &Stop) -> Result<(ReviewedPly, Known), ReviewError> {
        let curve = Curve::of(self.course.game());
        let after = match self.after.take() {
            Some(after) => after,
            None => self.known_at(ply + 1, stop)?,
        };
        let mut before = self.known_at(ply, stop)?;
        let (position, played) = (self.course.positions[ply].clone(), self.course.turns[ply].clone());
        let side = position.side_to_move();
        let best = before.line.first().cloned().unwrap_or_else(|| played.clone());
        let chance_after = 1.0 - curve.chance(after.score);
        let mut chance_before = curve.chance(before.score);
        let has_choice = best != played && position.turns_up_to(1).is_none();
        if has_choice && Judgement::of_loss(chance_before - chance_after).is_some() {
            let confirmed = self.after_best(ply, &best, stop)?;
            if !matches!(before.score, Score::WinIn(_)) {
                chance_before = chance_before.min(1.0 - curve.chance(confirmed.score));
            }
            before.line = [vec![best.clone()], confirmed.line].concat();
        }
        let loss = if has_choice { (chance_before - chance_after).max(0.0) } else { 0.0 };
        let judgement = Judgement::of_loss(loss);
        let mut reviewed = ReviewedPly {
            ply,
            side,
            played,
            best,
            best_line: before.line.clone(),
            answer: after.line.clone(),
            chance_before,
            chance_after,
            best_evaluation: Evaluation { score: seen_by_white(before.score, side), depth: before.depth },
            evaluation: Evaluation { score: seen_by_white(after.score, side.other()), depth: after.depth },
            loss,
            judgement,
            reasons: Vec::new(),
        };
        reviewed.reasons = explain(&self.course, &reviewed)?;
        Ok((reviewed, before))
    }

    fn known_at(&mut self, ply: usize, stop: &Stop) -> Result<Known, ReviewError> {
        if let Some(score) = self.course.end.filter(|_| ply == self.course.plies()) {
            return Ok(Known { score, depth: None, line: Vec::new() });
        }
        let position = self.course.positions[ply].clone();
        self.search(ply, position, self.course.idle_plies(ply), stop)
    }

    /// What is known of the position after the best turn in the position after `ply` turns. A turn of which the search has
    /// seen more may only seem worse than one of which it has seen less.
    fn after_best(&mut self, ply: usize, best: &AnyTurn, stop: &Stop) -> Result<Known, ReviewError> {
        let line = |why| ReviewError::Line { ply, why };
        let position = &self.course.positions[ply];
        let next = position.play(best).map_err(line)?;
        if let Some(outcome) = next.outcome() {
            let score = value_of(outcome, next.side_to_move());
            return Ok(Known { score, depth: None, line: Vec::new() });
        }
        let progress = position.is_progress(best).map_err(line)?;
        let idle_plies = if progress { 0 } else { self.course.idle_plies(ply) + 1 };
        self.search(ply + 1, next, idle_plies, stop)
    }

    /// Searches a position that `ply` turns of the match, or as many with the best one, have led to.
    fn search(
        &mut self,
        ply: usize,
        position: AnyPosition,
        no_progress_plies: u32,
        stop: &Stop,
    ) -> Result<Known, ReviewError> {
        let limits = Limits { nodes: Some(self.settings.nodes_per_position), ..Limits::default() };
        let request = Request {
            history: self.course.hashes[..ply].to_vec(),
            no_progress_plies,
            limits: Some(limits),
            player: None,
            ..Request::new(position, Level::HIGHEST)
        };
        if stop.is_stopped() {
            return Err(ReviewError::Stopped);
        }
        let thought = think_in(&mut self.memory, &request, stop, None);
        // A search that was stopped has found too little.
        match thought {
            _ if stop.is_stopped() => Err(ReviewError::Stopped),
            Ok(thought) => Ok(Known { score: thought.score, depth: Some(thought.depth), line: thought.line }),
            Err(why) => Err(ReviewError::Search { ply, why }),
        }
    }
}

/// The reasons of a mistake.
pub(crate) fn explain(course: &Course, reviewed: &ReviewedPly) -> Result<Vec<ludarium_rules::Message>, ReviewError> {
    if reviewed.judgement.is_none() {
        return Ok(Vec::new());
    }
    let position = &course.positions[reviewed.ply];
    let played = [std::slice::from_ref(&reviewed.played), &reviewed.answer].concat();
    let sides = Sides {
        before: seen_by_mover(reviewed.best_evaluation.score, reviewed.side),
        after: seen_by_mover(reviewed.evaluation.score, reviewed.side),
        ends: course.end.is_some() && reviewed.ply + 1 == course.plies(),
    };
    reasons(position, &played, &reviewed.best_line, sides).map_err(|why| ReviewError::Line { ply: reviewed.ply, why })
}

/// Why a turn is not reviewed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ReviewError {
    /// The caller has stopped the search; the next call goes on where it was.
    #[error("the review was stopped")]
    Stopped,
    /// The search of a position fails.
    #[error("the position after {ply} plies cannot be searched: {why}")]
    Search {
        /// The position: how many plies led to it.
        ply: usize,
        /// What is wrong.
        why: ThinkError,
    },
    /// A line of the search is refused by the rules, which only a fault in them can cause.
    #[error("a line from the position after {ply} plies is refused: {why}")]
    Line {
        /// The position: how many plies led to it.
        ply: usize,
        /// What is wrong.
        why: TurnError,
    },
}
