//! The positions to train on, as lists of active inputs.

use ludarium_ai::{fit, learned};
use ludarium_rules::{AnyPosition, Side};

use super::args::TrainArgs;
use super::model::log_loss;
use crate::selfplay::{GameRecord, PositionsError, RecordedPosition, read_games};

/// The most positions that are kept in memory.
const MAX_POSITIONS: usize = 20_000_000;

/// The most active inputs and counts that are kept, which bounds the memory to four gigabytes.
const MAX_NUMBERS: usize = 2_000_000_000;

/// One game in so many is held out.
const HELD_OUT: u32 = 10;

/// Positions with what is to be learned about them.
#[derive(Default)]
pub struct Dataset {
    /// The active inputs of all positions one after the other.
    inputs: Vec<u16>,
    /// Where the inputs of each position end.
    ends: Vec<usize>,
    /// How much more of each term the side to move has, if terms are used.
    counts: Vec<i16>,
    terms: usize,
    /// The results for the side to move, 0 to 1; not a number for positions beside a game.
    pub results: Vec<f32>,
    /// What the search found for the side to move, in hundredths of the smallest piece.
    pub values: Vec<f32>,
    /// What the terms say without a search.
    pub statics: Vec<f32>,
    /// The position texts, if they are kept.
    pub texts: Vec<String>,
}

impl Dataset {
    fn new(terms: usize) -> Dataset {
        Dataset { terms, ..Dataset::default() }
    }

    pub fn len(&self) -> usize {
        self.ends.len()
    }

    pub fn inputs(&self, position: usize) -> &[u16] {
        let start = position.checked_sub(1).map_or(0, |before| self.ends[before]);
        &self.inputs[start..self.ends[position]]
    }

    /// The counts of the terms of a position; none if they are not used.
    pub fn counts(&self, position: usize) -> &[i16] {
        &self.counts[position * self.terms..(position + 1) * self.terms]
    }

    fn push(&mut self, position: &AnyPosition, recorded: &RecordedPosition, white: f32) -> bool {
        let Some(list) = learned::inputs(position) else { return false };
        let own = position.side_to_move() == Side::White;
        self.inputs.extend(list.active());
        self.ends.push(self.inputs.len());
        if self.terms > 0 {
            let counts = fit::counts(position).into_iter().map(|count| if own { count } else { -count });
            self.counts.extend(counts.map(|count| count.clamp(i16::MIN.into(), i16::MAX.into()) as i16));
        }
        self.results.push(match recorded.is_aside {
            true => f32::NAN,
            false if own => white,
            false => 1.0 - white,
        });
        self.values.push(recorded.value as f32);
        self.statics.push(fit::value(position) as f32);
        true
    }
}

/// The positions to train on and those held out, by whole games.
pub struct Data {
    pub training: Dataset,
    pub held_out: Dataset,
    pub games: u32,
}

/// Texts of positions held out that are kept, to compare the exported net with the trained one.
const KEPT_TEXTS: usize = 2000;

pub fn read(args: &TrainArgs) -> anyhow::Result<Data> {
    let terms = if args.terms { fit::terms(args.game).len() } else { 0 };
    let mut data = Data { training: Dataset::new(terms), held_out: Dataset::new(terms), games: 0 };
    for path in &args.data {
        read_games(path, args.game, |game| {
            data.games += 1;
            let held_out = game.number % HELD_OUT == HELD_OUT - 1;
            add_game(if held_out { &mut data.held_out } else { &mut data.training }, held_out, &game, args)
        })?;
    }
    Ok(data)
}

fn add_game(dataset: &mut Dataset, keep_texts: bool, game: &GameRecord, args: &TrainArgs) -> anyhow::Result<()> {
    let white = f32::from(game.half_points) / 2.0;
    for recorded in game.positions.iter().filter(|recorded| recorded.quiet || !args.quiet) {
        let position = AnyPosition::parse(args.game, &recorded.text, &[])?;
        // A position that is over has nothing to evaluate.
        if position.outcome().is_none() && dataset.push(&position, recorded, white) && keep_texts {
            let text = if dataset.texts.len() < KEPT_TEXTS { recorded.text.clone() } else { continue };
            dataset.texts.push(text);
        }
    }
    let too_many = dataset.len() > MAX_POSITIONS || dataset.inputs.len() + dataset.counts.len() > MAX_NUMBERS;
    if too_many { Err(PositionsError::Many { most: MAX_POSITIONS }.into()) } else { Ok(()) }
}

/// The scales that are tried, in hundredths of the smallest piece.
const LOWEST: f32 = 20.0;
const HIGHEST: f32 = 20_000.0;
const TRIED: i32 = 60;

/// How many hundredths of the smallest piece change the odds of the result by the factor e, so that the values of the
/// searches predict the results best.
pub fn fitted_scale(data: &Dataset) -> f32 {
    let ratio = (HIGHEST / LOWEST).powf(1.0 / TRIED as f32);
    let tried = (0..=TRIED).map(|i| LOWEST * ratio.powi(i));
    let losses = tried.map(|scale| (mean_loss(&data.values, &data.results, scale), scale));
    losses.min_by(|a, b| a.0.total_cmp(&b.0)).map_or(LOWEST, |(_, scale)| scale)
}

/// The mean log-loss of results when these values predict them.
pub fn mean_loss(values: &[f32], results: &[f32], scale: f32) -> f64 {
    let known = values.iter().zip(results).filter(|(_, result)| !result.is_nan());
    let losses = known.map(|(value, result)| (log_loss(value / scale, *result), 1));
    let (sum, count) = losses.fold((0.0, 0_u32), |(sum, count), (loss, one)| (sum + loss, count + one));
    sum / f64::from(count.max(1))
}
