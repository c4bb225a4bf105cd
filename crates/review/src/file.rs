//! Reviews as text, to be kept beside their matches.

use ludarium_ai::LevelTable;
use ludarium_record::Match;
use ludarium_record::study::Evaluation;
use ludarium_rules::{AnyPosition, AnyTurn, GameId, TurnError};
use serde::{Deserialize, Serialize};

use crate::course::Course;
use crate::reviewer::explain;
use crate::{Judgement, Review, ReviewSettings, ReviewedPly};

const VERSION: u32 = 1;

/// A text that is no review of a match, or no longer.
#[derive(Debug, thiserror::Error)]
pub enum ReviewFileError {
    /// It was found by another search, or kept by another version: the match is to be reviewed again.
    #[error("the review is out of date: {0}")]
    OutOfDate(String),
    /// It is of another match, or of the same match at another turn.
    #[error("the review is of another match, or of another state of this one")]
    OtherMatch,
    /// The text is damaged.
    #[error("the review is damaged: {0}")]
    Damaged(#[from] FileFault),
}

/// What is wrong with the text of a review.
#[derive(Debug, thiserror::Error)]
pub enum FileFault {
    /// It is longer than any review.
    #[error("it is longer than {} MiB", Review::MAX_BYTES >> 20)]
    TooLong,
    /// It is no JSON of a review; the message says line and column.
    #[error(transparent)]
    Json(#[from] serde_json::Error),
    /// Turns are missing, doubled or out of order.
    #[error("turn {number} is out of order, or not one of the match")]
    Order {
        /// The turn, counted from 1.
        number: usize,
    },
    /// A number is out of range.
    #[error("turn {number}: \"{key}\" is out of range")]
    Range {
        /// The turn, counted from 1.
        number: usize,
        /// The name of the number.
        key: &'static str,
    },
    /// An evaluation cannot be read.
    #[error("turn {number}: \"{text}\" is no evaluation")]
    Evaluation {
        /// The turn, counted from 1.
        number: usize,
        /// What stands there.
        text: String,
    },
    /// A line is not legal.
    #[error("turn {number}: {why}")]
    Line {
        /// The turn, counted from 1.
        number: usize,
        /// What is wrong with its line.
        why: TurnError,
    },
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    version: u32,
    game: String,
    search: String,
    of: String,
    settings: ReviewSettings,
    plies: Vec<WrittenPly>,
}

/// What was found out about a turn, as it is written.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenPly {
    ply: usize,
    best_line: Vec<String>,
    answer: Vec<String>,
    chance_before: f32,
    chance_after: f32,
    best_evaluation: String,
    evaluation: String,
    loss: f32,
}

/// Only what every version has.
#[derive(Deserialize)]
struct Header {
    version: u32,
}

impl Review {
    /// The longest text that is read, in bytes.
    pub const MAX_BYTES: usize = 64 << 20;

    /// The review as text (JSON), to be read by [`Review::from_text`]. It says by which search and settings it was found.
    #[must_use]
    pub fn to_text(&self) -> String {
        let written = Written {
            version: VERSION,
            game: self.game.name().to_owned(),
            search: signature(self.game).to_owned(),
            of: format!("{:016x}", self.fingerprint),
            settings: self.settings,
            plies: self.plies.iter().map(WrittenPly::of).collect(),
        };
        // Numbers, texts and lists of them can always be written.
        serde_json::to_string(&written).unwrap_or_default()
    }

    /// Reads the review of a match up to its present position.
    ///
    /// # Errors
    /// The text is damaged, of another match, or was found by another search than this program's.
    pub fn from_text(text: &str, game: &Match) -> Result<Review, ReviewFileError> {
        if text.len() > Review::MAX_BYTES {
            return Err(FileFault::TooLong.into());
        }
        let Header { version } = serde_json::from_str(text).map_err(FileFault::Json)?;
        if version != VERSION {
            return Err(ReviewFileError::OutOfDate(format!("it has version {version}, not {VERSION}")));
        }
        let written: Written = serde_json::from_str(text).map_err(FileFault::Json)?;
        let mut review = Review::new(game, written.settings);
        if (written.game.as_str(), &written.of) != (review.game.name(), &format!("{:016x}", review.fingerprint)) {
            return Err(ReviewFileError::OtherMatch);
        }
        if written.search != signature(review.game) {
            return Err(ReviewFileError::OutOfDate("it was found by another search".to_owned()));
        }
        let course = Course::of(game);
        for ply in written.plies {
            let number = ply.ply.saturating_add(1);
            let follows = review.plies.last().is_none_or(|last| last.ply < ply.ply);
            if !follows || ply.ply >= course.plies() || !course.is_open(ply.ply) {
                return Err(FileFault::Order { number }.into());
            }
            review.plies.push(ply.read(&course, number)?);
        }
        Ok(review)
    }
}

impl WrittenPly {
    fn of(reviewed: &ReviewedPly) -> WrittenPly {
        let texts = |line: &[AnyTurn]| line.iter().map(|turn| turn.as_str().to_owned()).collect();
        WrittenPly {
            ply: reviewed.ply,
            best_line: texts(&reviewed.best_line),
            answer: texts(&reviewed.answer),
            chance_before: reviewed.chance_before,
            chance_after: reviewed.chance_after,
            best_evaluation: reviewed.best_evaluation.to_string(),
            evaluation: reviewed.evaluation.to_string(),
            loss: reviewed.loss,
        }
    }

    fn read(self, course: &Course, number: usize) -> Result<ReviewedPly, FileFault> {
        let numbers = [("chance_before", self.chance_before), ("chance_after", self.chance_after), ("loss", self.loss)];
        if let Some((key, _)) = numbers.into_iter().find(|(_, number)| !(0.0..=1.0).contains(number)) {
            return Err(FileFault::Range { number, key });
        }
        let evaluation = |text: String| -> Result<Evaluation, FileFault> {
            text.parse().map_err(|_| FileFault::Evaluation { number, text })
        };
        let line =
            |from: &AnyPosition, texts: &[String]| line(from, texts).map_err(|why| FileFault::Line { number, why });
        let position = &course.positions[self.ply];
        let played = course.turns[self.ply].clone();
        let best_line = line(position, &self.best_line)?;
        let mut reviewed = ReviewedPly {
            ply: self.ply,
            side: position.side_to_move(),
            best: best_line.first().cloned().unwrap_or_else(|| played.clone()),
            played,
            best_line,
            answer: line(&course.positions[self.ply + 1], &self.answer)?,
            chance_before: self.chance_before,
            chance_after: self.chance_after,
            best_evaluation: evaluation(self.best_evaluation)?,
            evaluation: evaluation(self.evaluation)?,
            loss: self.loss,
            judgement: Judgement::of_loss(self.loss),
            reasons: Vec::new(),
        };
        reviewed.reasons = explain(course, &reviewed).map_err(|_| FileFault::Order { number })?;
        Ok(reviewed)
    }
}

fn line(from: &AnyPosition, texts: &[String]) -> Result<Vec<AnyTurn>, TurnError> {
    let mut position = from.clone();
    let mut turns = Vec::with_capacity(texts.len());
    for text in texts {
        let turn = position.read_turn(text)?;
        position = position.play(&turn)?;
        turns.push(turn);
    }
    Ok(turns)
}

/// Names the search by which a game is reviewed: the signature that its levels were measured with, which changes whenever
/// their play does. To compute it would take searches.
fn signature(game: GameId) -> &'static str {
    &LevelTable::of(game).signature
}

/// A number that says which match this is, and up to which turn: FNV-1a over the first position and the turns.
pub(crate) fn fingerprint(game: &Match) -> u64 {
    let first = game.first_position().to_string();
    let turns = game.turns().iter().take(game.revealed_plies()).map(|played| played.turn.as_str());
    let texts = [game.setup().game.name(), first.as_str()].into_iter().chain(turns);
    let bytes = texts.flat_map(|text| text.bytes().chain([0]));
    bytes.fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3))
}
