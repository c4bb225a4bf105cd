//! What was found out about a match.

use std::ops::Range;

use ludarium_ai::Curve;
use ludarium_record::Match;
use ludarium_rules::{GameId, Side};
use serde::{Deserialize, Serialize};

use crate::course::seen_by_mover;
use crate::file::fingerprint;
use crate::{Judgement, ReviewedPly, accuracy};

/// What was found out about the turns of a match: all of them, or those from a turn to the end.
#[derive(Clone, PartialEq, Debug)]
pub struct Review {
    pub(crate) game: GameId,
    /// Says of which match, and up to which turn, this is.
    pub(crate) fingerprint: u64,
    /// How many turns the match has, secret ones not counted.
    pub(crate) match_plies: usize,
    pub(crate) settings: ReviewSettings,
    pub(crate) plies: Vec<ReviewedPly>,
}

/// The chances in one position of a match.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct CurvePoint {
    /// How many plies led to the position.
    pub ply: usize,
    /// What White can expect of the match there, from 0 (lost) over 0.5 (even) to 1 (won).
    pub white: f32,
}

/// A part of a match: a third of its turns.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    /// The first third.
    Opening,
    /// The second third.
    Middle,
    /// The last third.
    End,
}

impl Phase {
    /// All of them, in their order.
    pub const ALL: [Phase; 3] = [Phase::Opening, Phase::Middle, Phase::End];
}

impl Review {
    /// A review of which no turn is there yet.
    #[must_use]
    pub fn new(game: &Match, settings: ReviewSettings) -> Review {
        Review {
            game: game.setup().game,
            fingerprint: fingerprint(game),
            match_plies: game.revealed_plies(),
            settings: settings.bounded(),
            plies: Vec::new(),
        }
    }

    /// Adds what was found out about a turn, in the place of what was known of it before.
    pub fn add(&mut self, reviewed: ReviewedPly) {
        match self.plies.binary_search_by_key(&reviewed.ply, |known| known.ply) {
            Ok(place) => self.plies[place] = reviewed,
            Err(place) => self.plies.insert(place, reviewed),
        }
    }

    /// The turns that are reviewed, in their order. Turns that were chosen in secret are not among them.
    #[must_use]
    pub fn plies(&self) -> &[ReviewedPly] {
        &self.plies
    }

    /// What was found out about the turn of that index.
    #[must_use]
    pub fn at(&self, ply: usize) -> Option<&ReviewedPly> {
        self.plies.binary_search_by_key(&ply, |reviewed| reviewed.ply).ok().map(|place| &self.plies[place])
    }

    /// The game.
    #[must_use]
    pub fn game(&self) -> GameId {
        self.game
    }

    /// How thorough the review is.
    #[must_use]
    pub fn settings(&self) -> ReviewSettings {
        self.settings
    }

    /// Whether this is the review of a match up to its present position.
    #[must_use]
    pub fn is_of(&self, game: &Match) -> bool {
        self.fingerprint == fingerprint(game)
    }

    /// What White can expect in each position that is reviewed, for a graph.
    #[must_use]
    pub fn curve(&self) -> Vec<CurvePoint> {
        let curve = Curve::of(self.game);
        let white =
            |evaluation: ludarium_record::study::Evaluation| curve.chance(seen_by_mover(evaluation.score, Side::White));
        let mut points: Vec<CurvePoint> = Vec::with_capacity(self.plies.len() + 1);
        for reviewed in &self.plies {
            if points.last().is_none_or(|last| last.ply != reviewed.ply) {
                points.push(CurvePoint { ply: reviewed.ply, white: white(reviewed.best_evaluation) });
            }
            points.push(CurvePoint { ply: reviewed.ply + 1, white: white(reviewed.evaluation) });
        }
        points
    }

    /// The turns that are mistakes of any sort, in their order.
    pub fn mistakes(&self) -> impl Iterator<Item = &ReviewedPly> {
        self.plies.iter().filter(|reviewed| reviewed.judgement.is_some())
    }

    /// The mistake that decided the match, if one turn did: the one with which whoever has not won gave most away, or in a
    /// draw the one with which anybody did.
    #[must_use]
    pub fn decisive(&self, winner: Option<Side>) -> Option<&ReviewedPly> {
        let by_loser = |reviewed: &&ReviewedPly| winner != Some(reviewed.side);
        self.mistakes().filter(by_loser).max_by(|one, other| one.loss.total_cmp(&other.loss))
    }

    /// How many mistakes of a sort a side has made.
    #[must_use]
    pub fn count(&self, side: Side, judgement: Judgement) -> usize {
        self.mistakes().filter(|reviewed| reviewed.side == side && reviewed.judgement == Some(judgement)).count()
    }

    /// How accurate a side has played, from 0 to 100; `None` without a turn of it. The formulas are those of lichess, over
    /// the game's own curve of chances: the mean of the harmonic mean of the accuracies of the turns and of their mean
    /// weighted by how much the chances move around them.
    #[must_use]
    pub fn accuracy(&self, side: Side) -> Option<f64> {
        let white: Vec<f32> = self.curve().iter().map(|point| point.white).collect();
        let weights = accuracy::weights(&white);
        // Where secret turns lie between, there are more points than turns and one.
        let extra = weights.len().saturating_sub(self.plies.len());
        let turns = self.plies.iter().zip(weights.into_iter().skip(extra));
        let own: Vec<(f64, f64)> = turns
            .filter(|(reviewed, _)| reviewed.side == side)
            .map(|(reviewed, weight)| (accuracy::of_loss(reviewed.loss), weight))
            .collect();
        accuracy::of_turns(&own)
    }

    /// The parts of the match, thirds of its turns: the indices of their turns.
    #[must_use]
    pub fn phases(&self) -> [(Phase, Range<usize>); 3] {
        let bound = |third: usize| self.match_plies * third / 3;
        [0, 1, 2].map(|third| (Phase::ALL[third], bound(third)..bound(third + 1)))
    }
}

/// How thorough a review is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ReviewSettings {
    /// How many positions are searched for every position of the match; a mistake costs as many again. What is outside
    /// [`ReviewSettings::MIN_NODES`] to [`ReviewSettings::MAX_NODES`] counts as the nearer of them.
    pub nodes_per_position: u64,
}

impl ReviewSettings {
    /// The fewest positions that are searched.
    pub const MIN_NODES: u64 = 100;

    /// The most positions that are searched.
    pub const MAX_NODES: u64 = 50_000_000;

    /// The same settings within their bounds.
    #[must_use]
    pub fn bounded(self) -> ReviewSettings {
        let nodes = self.nodes_per_position.clamp(ReviewSettings::MIN_NODES, ReviewSettings::MAX_NODES);
        ReviewSettings { nodes_per_position: nodes }
    }
}

impl Default for ReviewSettings {
    fn default() -> ReviewSettings {
        ReviewSettings { nodes_per_position: 20_000 }
    }
}
