//! `calibrate`: how strong a game's levels are, and where on the line from weak to strong they should be.

mod choose;
mod elo;
mod play;
mod state;

use std::fs;
use std::io::Write;
use std::path::PathBuf;

use ludarium_ai::{Level, LevelParams, LevelTable, Limits, Rating, Row, SearchConfig};
use ludarium_rules::GameId;

use crate::cli::CalibrateArgs;
use crate::contender::{Contender, Engine, table_for};
use crate::failure::Failure;
use elo::{Pairing, Prior, Ratings, ratings, rising};
use play::{Part, play};
use state::{Link, State};

/// How much the Elo difference of neighbouring places is believed to change from one to the next.
const BEND: f64 = 40.0;

/// The steps of the line where all games are known, the places between them as well.
const FINE_STEPS: u32 = 20;

/// What [`BEND`] is for those.
const FINE_BEND: f64 = 25.0;

/// How much stronger or weaker a character is believed to make a level, in Elo points.
const CHARACTER: f64 = 40.0;

/// Runs the command.
pub fn run(args: &CalibrateArgs, out: &mut impl Write) -> Result<(), Failure> {
    match (args.verify, args.even) {
        (true, _) => verify(args, out),
        (false, true) => even(args, out),
        (false, false) => place(args, out),
    }
}

/// Measures the line and puts the levels on it.
fn place(args: &CalibrateArgs, out: &mut impl Write) -> Result<(), Failure> {
    let mut state = State::open(args)?;
    let places: Vec<f64> = (0..args.points).map(|i| f64::from(i) / f64::from(args.points - 1)).collect();
    state.put_on_line(&places);
    let players: Vec<Contender> = places.iter().map(|&strength| at(args.game, strength)).collect();
    play(args, &mut state, Part::Line, &players)?;
    let prior = Prior::Line { points: places.len(), bend: BEND, off: CHARACTER };
    let Some(measured) = ratings(places.len(), &pairings(&state.line), prior) else { return Ok(()) };
    let elo = rising(&measured.elo);
    for (i, (strength, elo)) in places.iter().zip(&elo).enumerate() {
        let LevelParams { nodes, noise, .. } = LevelParams::at(args.game, *strength);
        let before = i.checked_sub(1).map_or_else(String::new, |before| told(&state.line[before], &measured, i));
        writeln!(out, "{strength:.4} {nodes:>9} nodes, noise {noise:>4}: {elo:>6.0} {before}")?;
    }
    let choice = choose::choose(&places, &elo, usize::from(Level::COUNT));
    writeln!(out, "{} points a level", choice.step.round())?;
    if let Some(remark) = choice.remark {
        writeln!(out, "Note: {remark}")?;
    }
    let row = |&strength: &f64| Row { params: LevelParams::at(args.game, strength), rating: None, score: None };
    write_table(args, &state, choice.strengths.iter().map(row).collect())
}

/// Moves the levels on the line so that they become equally far apart, by all games that have been played.
fn even(args: &CalibrateArgs, out: &mut impl Write) -> Result<(), Failure> {
    let mut state = State::open(args)?;
    let strengths: Vec<f64> = Level::all().map(|level| level.params(args.game).strength).collect();
    state.put_levels(&strengths);
    let points: Vec<f64> = (0..=FINE_STEPS).map(|i| f64::from(i) / f64::from(FINE_STEPS)).collect();
    let on_line = |link: &Link| Pairing::on_line(&points, link.high, link.low, link.results);
    // A level's character puts it off the line.
    let level = |(i, link): (usize, &Link)| on_line(link).off_by(points.len() + i + 1, points.len() + i);
    let off_line = state.line.iter().chain(&state.earlier).map(on_line);
    let all: Vec<Pairing> = off_line.chain(state.levels.iter().enumerate().map(level)).collect();
    let prior = Prior::Line { points: points.len(), bend: FINE_BEND, off: CHARACTER };
    let Some(measured) = ratings(points.len() + strengths.len(), &all, prior) else { return Ok(()) };
    let (line, characters) = measured.elo.split_at(points.len());
    let line = rising(line);
    let moved = choose::even_out(&points, &line, &strengths, characters);
    let worth = |i: usize, at: f64| choose::worth(&points, &line, at) + characters[i];
    for (i, (level, (&before, &now))) in Level::all().zip(strengths.iter().zip(&moved)).enumerate() {
        let step = i.checked_sub(1).map_or(0.0, |last| worth(i, now) - worth(last, moved[last]));
        writeln!(
            out,
            "level {level:<2} {before:.4} -> {now:.4} ({:+.0}), {step:+.0}",
            worth(i, now) - worth(i, before)
        )?;
    }
    let row = |&strength: &f64| Row { params: LevelParams::at(args.game, strength), rating: None, score: None };
    write_table(args, &state, moved.iter().map(row).collect())
}

/// Lets neighbouring levels, as they are built in, play each other, and writes down how strong they are.
fn verify(args: &CalibrateArgs, out: &mut impl Write) -> Result<(), Failure> {
    let mut state = State::open(args)?;
    let strengths: Vec<f64> = Level::all().map(|level| level.params(args.game).strength).collect();
    state.put_levels(&strengths);
    let players: Vec<Contender> = Level::all().map(|level| of_level(args.game, level)).collect();
    play(args, &mut state, Part::Levels, &players)?;
    let Some(measured) = ratings(players.len(), &pairings(&state.levels), Prior::Nothing) else { return Ok(()) };
    let rows: Vec<Row> = Level::all().map(|level| row(args, level, &state, &measured)).collect();
    for (i, (level, row)) in Level::all().zip(&rows).enumerate() {
        let elo = row.rating.map_or("-".to_owned(), |rating| format!("{:.0}", rating.elo));
        let before = i.checked_sub(1).map_or_else(String::new, |before| told(&state.levels[before], &measured, i));
        writeln!(out, "level {level:<2} {:>9} nodes: {elo:>6} {before}", row.params.nodes)?;
    }
    write_table(args, &state, rows)
}

/// Play at a place on the line, without a character.
fn at(game: GameId, strength: f64) -> Contender {
    let LevelParams { nodes, noise, .. } = LevelParams::at(game, strength);
    let limits = Limits { nodes: Some(nodes), ..Limits::default() };
    // The strongest level has no character.
    let config = SearchConfig {
        table_bytes: table_for(Some(nodes)),
        noise,
        avoid_loss_in_one: true,
        stop_when_forced: true,
        ..Level::HIGHEST.config(game, Some(limits), 0)
    };
    Contender::Engine(Engine::new(config, format!("strength={strength:.4}")))
}

/// A level by its nodes alone, so that a busy machine does not make it weaker.
fn of_level(game: GameId, level: Level) -> Contender {
    let limits = Limits { nodes: Some(level.params(game).nodes), ..Limits::default() };
    let config = SearchConfig { stop_when_forced: true, ..level.config(game, Some(limits), 0) };
    Contender::Engine(Engine::new(config, format!("level={level}")))
}

/// The meetings of neighbours; the place of a link is the number of its weaker player.
fn pairings(links: &[Link]) -> Vec<Pairing> {
    links.iter().enumerate().map(|(i, link)| Pairing::of(i + 1, i, link.results)).collect()
}

/// What a player has scored against the one before.
fn told(link: &Link, measured: &Ratings, player: usize) -> String {
    let (difference, error) = (measured.elo[player] - measured.elo[player - 1], measured.error(player, player - 1));
    let (results, score) = (link.results, link.results.score() * 100.0);
    format!("({difference:+.0} +- {error:.0} to the one before: {results}, {score:.1} %)")
}

fn row(args: &CalibrateArgs, level: Level, state: &State, measured: &Ratings) -> Row {
    let place = usize::from(level.number() - 1);
    let neighbours = |place: usize| state.levels.get(place).map_or(0, |link| link.results.games());
    let before = place.checked_sub(1);
    let games = before.map_or(0, neighbours) + neighbours(place);
    let error = measured.error(place, before.unwrap_or(1));
    let elo = args.anchor + measured.elo[place];
    // Whoever has not met those before has no place on their scale.
    let met = state.levels.iter().take(place.max(1)).all(|link| link.results.games() > 0);
    let score = before.map(|before| rounded(state.levels[before].results.score(), 1e4));
    Row {
        params: level.params(args.game),
        rating: met.then(|| Rating { elo: rounded(elo, 10.0), error: rounded(error, 10.0), games }),
        score: score.filter(|_| met),
    }
}

fn rounded(value: f64, parts: f64) -> f64 {
    (value * parts).round() / parts
}

fn write_table(args: &CalibrateArgs, state: &State, levels: Vec<Row>) -> Result<(), Failure> {
    let usual = || PathBuf::from(format!("crates/ai/levels/{}.json", args.game.name()));
    let table = LevelTable { signature: state.signature.clone(), seed: args.seed, levels };
    let text = serde_json::to_string_pretty(&table).map_err(std::io::Error::from)?;
    Ok(fs::write(args.table.clone().unwrap_or_else(usual), text + "\n")?)
}
