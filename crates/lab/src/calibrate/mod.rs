//! `calibrate`: measures the strength of play on a scale from weak to strong, and places the levels of a game on it.
//!
//! A *strength* from 0 to 1 is a setting of the engine; its Elo rating follows from the games.

mod args;
mod merge;
mod play;
mod spacing;
mod state;

use std::fs;
use std::io::Write;

use ludarium_ai::{Level, LevelParams, LevelTable, Limits, Rating, Row, SearchConfig};
use ludarium_rules::GameId;

pub use args::CalibrateArgs;

use crate::contender::{Contender, Engine, table_for};
use crate::error::LabError;
use crate::strength::bradley_terry::{Pairing, Prior, Ratings, isotonic, ratings};
use play::{Group, play};
use state::{NeighbourPair, State};

/// The prior standard deviation of the change from one step of the scale to the next, in Elo points.
const BEND: f64 = 40.0;

/// The steps of the scale when the levels are spaced by all games, including those of strengths between two points.
const FINE_STEPS: u32 = 20;

/// [`BEND`] for those steps.
const FINE_BEND: f64 = 25.0;

/// The prior standard deviation of the effect of a level's style, in Elo points.
const STYLE_EFFECT: f64 = 40.0;

/// Runs the command.
pub fn run(args: &CalibrateArgs, out: &mut impl Write) -> Result<(), LabError> {
    if !args.merge.is_empty() {
        return merge::run(args, out);
    }
    match (args.verify, args.respace) {
        (true, _) => verify(args, out),
        (false, true) => respace(args, out),
        (false, false) => place(args, out),
    }
}

/// Measures the scale and places the levels on it.
fn place(args: &CalibrateArgs, out: &mut impl Write) -> Result<(), LabError> {
    let mut state = State::open(args)?;
    let strengths = evenly_spaced(args.points - 1);
    state.set_scale(&strengths);
    let players: Vec<Contender> = strengths.iter().map(|&strength| player_of_strength(args.game, strength)).collect();
    play(args, &mut state, Group::Scale, &players)?;
    let prior = Prior::Scale { points: strengths.len(), bend: BEND, deviation: STYLE_EFFECT };
    let Some(measured) = ratings(strengths.len(), &pairings(&state.scale), prior) else { return Ok(()) };
    let elo = isotonic(&measured.elo);
    for (i, (strength, elo)) in strengths.iter().zip(&elo).enumerate() {
        let LevelParams { nodes, noise, .. } = LevelParams::at(args.game, *strength);
        let before = describe_pair(&state.scale, &measured, i);
        writeln!(out, "{strength:.4} {nodes:>9} nodes, noise {noise:>4}: {elo:>6.0} {before}")?;
    }
    let spacing = spacing::place_levels(&strengths, &elo, usize::from(Level::COUNT));
    writeln!(out, "{} points a level", spacing.step.round())?;
    if let Some(warning) = spacing.warning {
        writeln!(out, "Note: {warning}")?;
    }
    write_strengths(args, &state, &spacing.strengths)
}

/// Moves the levels on the scale to equal Elo differences, by all games played so far.
fn respace(args: &CalibrateArgs, out: &mut impl Write) -> Result<(), LabError> {
    let mut state = State::open(args)?;
    let strengths = built_in_strengths(args.game);
    state.set_levels(&strengths);
    let Some(scale) = FineScale::measure(&state, strengths.len()) else { return Ok(()) };
    let moved = spacing::respace_levels(&scale.points, &scale.elo, &strengths, &scale.deviations);
    for (i, (level, (&before, &now))) in Level::all().zip(strengths.iter().zip(&moved)).enumerate() {
        let elo = scale.elo_of_level(i, now);
        let step = i.checked_sub(1).map_or(0.0, |last| elo - scale.elo_of_level(last, moved[last]));
        let gain = elo - scale.elo_of_level(i, before);
        writeln!(out, "level {level:<2} {before:.4} -> {now:.4} ({gain:+.0}), {step:+.0}")?;
    }
    write_strengths(args, &state, &moved)
}

/// The ratings of the scale at many points, and the deviations of the levels from it.
struct FineScale {
    points: Vec<f64>,
    elo: Vec<f64>,
    deviations: Vec<f64>,
}

impl FineScale {
    /// The scale by all games of a calibration; `None` if they do not connect it.
    fn measure(state: &State, levels: usize) -> Option<FineScale> {
        let points = evenly_spaced(FINE_STEPS);
        let on_scale = |pair: &NeighbourPair| Pairing::on_scale(&points, pair.high, pair.low, pair.results);
        // A level's style makes it deviate from the scale.
        let level =
            |(i, pair): (usize, &NeighbourPair)| on_scale(pair).with_deviations(points.len() + i + 1, points.len() + i);
        let without_style = state.scale.iter().chain(&state.earlier).map(on_scale);
        let all: Vec<Pairing> = without_style.chain(state.levels.iter().enumerate().map(level)).collect();
        let prior = Prior::Scale { points: points.len(), bend: FINE_BEND, deviation: STYLE_EFFECT };
        let measured = ratings(points.len() + levels, &all, prior)?;
        let (elo, deviations) = measured.elo.split_at(points.len());
        Some(FineScale { elo: isotonic(elo), deviations: deviations.to_vec(), points })
    }

    fn elo_of_level(&self, level: usize, strength: f64) -> f64 {
        spacing::elo_at(&self.points, &self.elo, strength) + self.deviations[level]
    }
}

/// Lets neighbouring built-in levels play each other, and writes their ratings.
fn verify(args: &CalibrateArgs, out: &mut impl Write) -> Result<(), LabError> {
    let mut state = State::open(args)?;
    state.set_levels(&built_in_strengths(args.game));
    let players: Vec<Contender> = Level::all().map(|level| player_of_level(args.game, level)).collect();
    play(args, &mut state, Group::Levels, &players)?;
    let Some(measured) = ratings(players.len(), &pairings(&state.levels), Prior::Nothing) else { return Ok(()) };
    let rows: Vec<Row> = Level::all().map(|level| row(args, level, &state, &measured)).collect();
    for (i, (level, row)) in Level::all().zip(&rows).enumerate() {
        let elo = row.rating.map_or("-".to_owned(), |rating| format!("{:.0}", rating.elo));
        let before = describe_pair(&state.levels, &measured, i);
        writeln!(out, "level {level:<2} {:>9} nodes: {elo:>6} {before}", row.params.nodes)?;
    }
    write_table(args, &state, rows)
}

/// Strengths from 0 to 1 at equal distances.
fn evenly_spaced(steps: u32) -> Vec<f64> {
    (0..=steps).map(|i| f64::from(i) / f64::from(steps)).collect()
}

/// The strengths of the built-in levels.
fn built_in_strengths(game: GameId) -> Vec<f64> {
    Level::all().map(|level| level.params(game).strength).collect()
}

/// Play at a strength, without a style.
fn player_of_strength(game: GameId, strength: f64) -> Contender {
    let LevelParams { nodes, noise, .. } = LevelParams::at(game, strength);
    let limits = Limits { nodes: Some(nodes), ..Limits::default() };
    // The strongest level has no style.
    let config = SearchConfig {
        table_bytes: table_for(Some(nodes)),
        noise,
        avoid_loss_in_one: true,
        stop_when_forced: true,
        ..Level::HIGHEST.config(game, Some(limits), 0)
    };
    opponent(config, format!("strength={strength:.4}"))
}

/// A level limited by its nodes alone, so that a busy machine does not make it weaker.
fn player_of_level(game: GameId, level: Level) -> Contender {
    let limits = Limits { nodes: Some(level.params(game).nodes), ..Limits::default() };
    let config = SearchConfig { stop_when_forced: true, ..level.config(game, Some(limits), 0) };
    opponent(config, format!("level={level}"))
}

/// A search with the contempt of the levels.
fn opponent(config: SearchConfig, text: String) -> Contender {
    let mut engine = Engine::new(config, text);
    engine.contempt = Level::CONTEMPT;
    Contender::Engine(Box::new(engine))
}

/// The games of neighbours; the index of a pair is that of its weaker player.
fn pairings(pairs: &[NeighbourPair]) -> Vec<Pairing> {
    pairs.iter().enumerate().map(|(i, pair)| Pairing::of(i + 1, i, pair.results)).collect()
}

/// The result of a player against the one before; empty for the first.
fn describe_pair(pairs: &[NeighbourPair], measured: &Ratings, player: usize) -> String {
    let Some(before) = player.checked_sub(1) else { return String::new() };
    let (difference, error) = (measured.elo[player] - measured.elo[before], measured.error(player, before));
    let (results, score) = (pairs[before].results, pairs[before].results.score() * 100.0);
    format!("({difference:+.0} +- {error:.0} to the one before: {results}, {score:.1} %)")
}

fn row(args: &CalibrateArgs, level: Level, state: &State, measured: &Ratings) -> Row {
    let index = usize::from(level.number() - 1);
    let games_of = |pair: usize| state.levels.get(pair).map_or(0, |pair| pair.results.games());
    let before = index.checked_sub(1);
    let games = before.map_or(0, games_of) + games_of(index);
    let error = measured.error(index, before.unwrap_or(1));
    let elo = args.anchor + measured.elo[index];
    // Without games against those before, a level has no rating on their scale.
    let rated = state.levels.iter().take(index.max(1)).all(|pair| pair.results.games() > 0);
    let score = before.map(|before| rounded(state.levels[before].results.score(), 1e4));
    Row {
        params: level.params(args.game),
        rating: rated.then(|| Rating { elo: rounded(elo, 10.0), error: rounded(error, 10.0), games }),
        score: score.filter(|_| rated),
    }
}

fn rounded(value: f64, parts: f64) -> f64 {
    (value * parts).round() / parts
}

/// Writes levels of these strengths, not yet measured.
fn write_strengths(args: &CalibrateArgs, state: &State, strengths: &[f64]) -> Result<(), LabError> {
    let row = |&strength: &f64| Row { params: LevelParams::at(args.game, strength), rating: None, score: None };
    write_table(args, state, strengths.iter().map(row).collect())
}

/// Writes the levels, unless they follow from a part of the games alone.
fn write_table(args: &CalibrateArgs, state: &State, levels: Vec<Row>) -> Result<(), LabError> {
    if args.is_part() {
        return Ok(());
    }
    let table = LevelTable { signature: state.signature.clone(), seed: args.seed, levels };
    let text = serde_json::to_string_pretty(&table).map_err(std::io::Error::from)?;
    Ok(fs::write(args.table_path(), text + "\n")?)
}
