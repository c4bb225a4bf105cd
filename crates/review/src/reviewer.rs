//! Going through a match backwards.

use ludarium_ai::{Curve, Level, Limits, Request, Score, SearchMemory, Stop, ThinkError, Thought, think_in};
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

impl Known {
    /// What is known without a search where the match is over.
    fn over(score: Score) -> Known {
        Known { score, depth: None, line: Vec::new() }
    }
}

/// A position that is searched because another turn than the best one seems to be a mistake.
#[derive(Clone, Debug)]
struct Instead {
    /// What was found in the position before the turn.
    before: Known,
    /// The position after the best turn.
    position: AnyPosition,
    idle_plies: u32,
}

/// What a review wants to be searched next.
#[derive(Clone, Debug)]
pub struct ReviewQuestion {
    /// The position, with all that the search is to know of the match.
    pub request: Request,
    /// Whether the search begins with nothing remembered; otherwise with what those since it last began anew have left.
    pub is_anew: bool,
}

/// Reviews a match from its last turn to its first, so that the search of a position finds what it has found behind it.
///
/// It says what is to be searched ([`question`](Reviewer::question)) and hears the answer ([`hear`](Reviewer::hear)), so that
/// it neither searches nor waits; whoever may wait lets it search by itself ([`next`](Reviewer::next)). There is one search
/// at a time, by the number of positions: the same match and settings have the same review on every machine, however often
/// it is stopped. Turns that are secret, or were chosen in secret, are left out.
#[derive(Debug)]
pub struct Reviewer {
    course: Course,
    settings: ReviewSettings,
    /// How many turns are not yet reviewed: the next one is the one before it, which is open.
    left: usize,
    /// The turns from this one on were given to the caller already; they are reviewed again only to fill the memory.
    given: usize,
    /// What was found in the position after `left` turns.
    after: Option<Known>,
    /// What is asked once both sides of the next turn are known.
    instead: Option<Box<Instead>>,
    /// Whether nothing was heard since the memory was to begin anew.
    is_anew: bool,
    /// Where to go on after a stop: `left` and `after` when the memory was empty last.
    checkpoint: (usize, Option<Known>),
    /// What the searches of [`next`](Reviewer::next) remember.
    memory: SearchMemory,
}

impl Reviewer {
    /// A review of a match up to its present position.
    #[must_use]
    pub fn new(game: &Match, settings: ReviewSettings) -> Reviewer {
        let course = Course::of(game);
        let left = course.plies();
        Reviewer::from(course, settings, left, (left, None))
    }

    /// Goes on with a review that is only partly there. `review` must be one of this match, as [`Review::from_text`]
    /// ensures; its settings are kept.
    #[must_use]
    pub fn resume(game: &Match, review: &Review) -> Reviewer {
        let course = Course::of(game);
        let plies = course.plies();
        let first = review.plies().first().map_or(plies, |reviewed| reviewed.ply.min(plies));
        // The block of the turn that comes next begins here.
        let begun = if first == 0 { 0 } else { first + (plies - first) % BLOCK };
        let known = review.plies().iter().find(|reviewed| reviewed.ply == begun).map(|reviewed| Known {
            score: seen_by_mover(reviewed.best_evaluation.score, reviewed.side),
            depth: reviewed.best_evaluation.depth,
            line: reviewed.best_line.clone(),
        });
        Reviewer::from(course, review.settings(), first, (begun, known))
    }

    fn from(course: Course, settings: ReviewSettings, given: usize, checkpoint: (usize, Option<Known>)) -> Reviewer {
        let mut reviewer = Reviewer {
            course,
            settings: settings.bounded(),
            left: 0,
            given,
            after: None,
            instead: None,
            is_anew: true,
            checkpoint,
            memory: SearchMemory::new(),
        };
        reviewer.go_back();
        reviewer
    }

    /// What is to be searched next; `None` after the first turn of the match.
    #[must_use]
    pub fn question(&self) -> Option<ReviewQuestion> {
        let (ply, position, no_progress_plies) = self.asked()?;
        let limits = Limits { nodes: Some(self.settings.nodes_per_position), ..Limits::default() };
        let request = Request {
            history: self.course.hashes[..ply].to_vec(),
            no_progress_plies,
            limits: Some(limits),
            player: None,
            ..Request::new(position.clone(), Level::HIGHEST)
        };
        Some(ReviewQuestion { request, is_anew: self.is_anew })
    }

    /// Hears what became of the search that [`question`](Reviewer::question) has asked for, which was not stopped. Returns
    /// the next turn that is reviewed, going backwards; `None` where more has to be asked first.
    ///
    /// # Errors
    /// The search has failed, or the rules refuse what it has found. Nothing more is asked then.
    pub fn hear(&mut self, answer: Result<Thought, ThinkError>) -> Option<Result<ReviewedPly, ReviewError>> {
        let (ply, ..) = self.asked()?;
        self.is_anew = false;
        let reviewed = match answer {
            Ok(Thought { score, depth, line, .. }) => self.learn(Known { score, depth: Some(depth), line }),
            Err(why) => Err(ReviewError::Search { ply, why }),
        };
        reviewed.inspect_err(|_| (self.left, self.given) = (0, 0)).transpose()
    }

    /// Reviews the next turn, going backwards, in the thread of the caller; `None` after the first turn of the match.
    ///
    /// Once `stop` is set, the answer is [`ReviewError::Stopped`] within milliseconds; with a stop that is not set, a later
    /// call goes on.
    ///
    /// # Errors
    /// The search was stopped, or fails. After a failure there is nothing more.
    pub fn next(&mut self, stop: &Stop) -> Option<Result<ReviewedPly, ReviewError>> {
        loop {
            let ReviewQuestion { request, is_anew } = self.question()?;
            if is_anew {
                self.memory.forget();
            }
            let answer = (!stop.is_stopped()).then(|| think_in(&mut self.memory, &request, stop, None));
            // A search that was stopped has found too little.
            let Some(answer) = answer.filter(|_| !stop.is_stopped()) else {
                self.go_back();
                return Some(Err(ReviewError::Stopped));
            };
            if let Some(reviewed) = self.hear(answer) {
                return Some(reviewed);
            }
        }
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

    /// Goes back to where the memory was empty last.
    fn go_back(&mut self) {
        self.instead = None;
        let (left, after) = self.checkpoint.clone();
        self.turn_to(left, after);
    }

    /// Turns to what is left of the match, as far as that is open.
    fn turn_to(&mut self, left: usize, after: Option<Known>) {
        (self.left, self.after) = (left, after);
        while self.left > 0 {
            if (self.course.plies() - self.left).is_multiple_of(BLOCK) {
                self.is_anew = true;
                self.checkpoint = (self.left, self.after.clone());
            }
            if self.course.is_open(self.left - 1) {
                let is_last = self.left == self.course.plies();
                self.after = self.after.take().or(self.course.end.filter(|_| is_last).map(Known::over));
                return;
            }
            (self.left, self.after) = (self.left - 1, None);
        }
    }

    /// The position that is asked about with its plies without progress, and how many turns of the match, or as many with
    /// the best one, have led to it.
    fn asked(&self) -> Option<(usize, &AnyPosition, u32)> {
        let before = self.left.checked_sub(1)?;
        let of_match = |ply: usize| (ply, &self.course.positions[ply], self.course.idle_plies(ply));
        Some(match (&self.after, &self.instead) {
            (None, _) => of_match(self.left),
            (Some(_), None) => of_match(before),
            (Some(_), Some(instead)) => (self.left, &instead.position, instead.idle_plies),
        })
    }

    /// Takes in what was found in the position that is asked about.
    fn learn(&mut self, found: Known) -> Result<Option<ReviewedPly>, ReviewError> {
        let Some(after) = self.after.take() else {
            self.after = Some(found);
            return Ok(None);
        };
        let (before, confirmed) = match self.instead.take() {
            Some(instead) => (instead.before, Some(found)),
            None if self.seems_mistaken(&found, &after) => return self.look_at_best(found, after),
            None => (found, None),
        };
        self.conclude(before, after, confirmed)
    }

    /// The best turn in the position before the next turn.
    fn best(&self, before: &Known) -> AnyTurn {
        before.line.first().unwrap_or(&self.course.turns[self.left - 1]).clone()
    }

    /// Whether there was anything better to play than the next turn, as far as is known.
    fn has_choice(&self, before: &Known) -> bool {
        let ply = self.left - 1;
        self.best(before) != self.course.turns[ply] && self.course.positions[ply].turns_up_to(1).is_none()
    }

    fn seems_mistaken(&self, before: &Known, after: &Known) -> bool {
        let curve = Curve::of(self.course.game());
        let loss = curve.chance(before.score) - (1.0 - curve.chance(after.score));
        self.has_choice(before) && Judgement::of_loss(loss).is_some()
    }

    /// Asks about the position after the best turn, unless that ends the game. A turn of which the search has seen more may
    /// only seem worse than one of which it has seen less.
    fn look_at_best(&mut self, before: Known, after: Known) -> Result<Option<ReviewedPly>, ReviewError> {
        let (ply, best) = (self.left - 1, self.best(&before));
        let line = |why| ReviewError::Line { ply, why };
        let from = &self.course.positions[ply];
        let position = from.play(&best).map_err(line)?;
        if let Some(outcome) = position.outcome() {
            let score = value_of(outcome, position.side_to_move());
            return self.conclude(before, after, Some(Known::over(score)));
        }
        let is_progress = from.is_progress(&best).map_err(line)?;
        let idle_plies = if is_progress { 0 } else { self.course.idle_plies(ply) + 1 };
        self.after = Some(after);
        self.instead = Some(Box::new(Instead { before, position, idle_plies }));
        Ok(None)
    }

    /// The review of the next turn, by what was found before and after it and after the best one; then the turn before it is
    /// the next.
    fn conclude(
        &mut self,
        mut before: Known,
        after: Known,
        confirmed: Option<Known>,
    ) -> Result<Option<ReviewedPly>, ReviewError> {
        let curve = Curve::of(self.course.game());
        let ply = self.left - 1;
        let (side, played) = (self.course.positions[ply].side_to_move(), self.course.turns[ply].clone());
        let (best, has_choice) = (self.best(&before), self.has_choice(&before));
        let chance_after = 1.0 - curve.chance(after.score);
        let mut chance_before = curve.chance(before.score);
        if let Some(confirmed) = confirmed {
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
            answer: after.line,
            chance_before,
            chance_after,
            best_evaluation: Evaluation { score: seen_by_white(before.score, side), depth: before.depth },
            evaluation: Evaluation { score: seen_by_white(after.score, side.other()), depth: after.depth },
            loss,
            judgement,
            reasons: Vec::new(),
        };
        reviewed.reasons = explain(&self.course, &reviewed)?;
        self.turn_to(ply, Some(before));
        let is_new = ply < self.given;
        self.given = self.given.min(ply);
        Ok(is_new.then_some(reviewed))
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
    /// The caller of [`Reviewer::next`] has stopped the search; the next call goes on where it was.
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
