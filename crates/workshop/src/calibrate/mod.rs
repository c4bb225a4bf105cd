//! `calibrate`: measures the strength of play on a line from weak to strong, and places the levels of a game on it.
//!
//! A *strength* from 0 to 1 is a setting of the engine; its Elo rating follows from the games. The players `random` and
//! `greedy` play as well: `greedy` has the same rating in every game.

mod args;
mod merge;
mod play;
mod player;
mod scale;
mod spacing;
mod state;

use std::io::Write;

pub use args::CalibrateArgs;
use ludarium_ai::{Level, LevelParams, LevelTable, Rating, Reference, Row, Strength, Style};

use ludarium_lab::contender::Place;
use ludarium_lab::files::{in_file, read_text, write_file};
use play::play;
use player::Player;
use scale::Scale;
use state::State;

/// Places up to this strength meet `random`.
const MEETS_RANDOM: f64 = 0.2;

/// Places up to this strength meet `greedy`.
const MEETS_GREEDY: f64 = 0.45;

/// The levels that meet `greedy`: the first ones.
const LEVELS_AT_GREEDY: usize = 4;

/// So near to a level, the games of other places on the line count as games that it has been measured in.
const NEAR: f64 = 0.05;

/// The greatest length of a file of levels in bytes; the real ones have a few thousand.
const MAX_TABLE_BYTES: u64 = 1 << 20;

pub fn run(args: &CalibrateArgs, out: &mut impl Write) -> anyhow::Result<()> {
    if !args.merge.is_empty() {
        return merge::run(args, out);
    }
    let mut state = State::open(args)?;
    let levels = levels(args)?;
    let meetings = if args.verify { meetings_of_levels(&levels, args.highest) } else { meetings_of_line(args) };
    if !args.respace {
        play(args, &mut state, &meetings)?;
    }
    let Some(scale) = Scale::measure(&state) else { return Ok(()) };
    if args.verify {
        return write_table(args, &state, &scale, &levels, out);
    }
    describe_line(args, &scale, out)?;
    write_table(args, &state, &scale, &spaced(args, &scale, &levels, out)?, out)
}

/// The places of the levels in the file that is written, or of the built-in ones if there is no such file.
fn levels(args: &CalibrateArgs) -> anyhow::Result<Vec<Place>> {
    let path = args.table_path();
    let read = |text: String| {
        let table: LevelTable = serde_json::from_str(&text)?;
        Ok::<_, serde_json::Error>(table.levels.iter().map(|row| Strength::new(row.params.strength)).collect())
    };
    let strengths: Vec<Strength> = if path.exists() {
        read(read_text(&path, MAX_TABLE_BYTES)?).map_err(in_file(&path))?
    } else {
        Level::all().map(|level| level.strength(args.game)).collect()
    };
    if strengths.len() != usize::from(Level::COUNT) {
        let why = format!("it has {} levels; there are {}", strengths.len(), Level::COUNT);
        return Err(in_file(&path)(why).into());
    }
    Ok(Level::all().zip(strengths).map(|(level, strength)| Place { strength, style: level.style() }).collect())
}

/// The levels at equal distances by all games so far.
fn spaced(args: &CalibrateArgs, scale: &Scale, levels: &[Place], out: &mut impl Write) -> anyhow::Result<Vec<Place>> {
    let alert_from = LevelParams::alert_from(args.game);
    let [weakest, alert, strongest] = [0.0, alert_from, 1.0].map(|place| scale.elo_of_line(place));
    let targets = spacing::targets(scale.of_random(), weakest, alert, strongest);
    if let Some(warning) = targets.warning {
        writeln!(out, "Note: {warning}")?;
    }
    let least = |level: usize| if level == 0 { 0.0 } else { alert_from };
    let moved = levels.iter().zip(&targets.elo).enumerate().map(|(number, (&place, &target))| {
        let now = (place.strength.get(), scale.elo(place));
        let of_line = |elo| scale.strength_of(elo - scale.deviation(place));
        let last = number + 1 == levels.len();
        let strength = if last { 1.0 } else { spacing::strength(least(number), target, now, of_line) };
        Place { strength: Strength::new(strength), ..place }
    });
    Ok(moved.collect())
}

/// Who plays whom on the line: neighbours, and the weaker ones those without a search.
fn meetings_of_line(args: &CalibrateArgs) -> Vec<(Player, Player)> {
    let strength = |i: u32| (args.highest * f64::from(i) / f64::from(args.points - 1) * 1e4).round() / 1e4;
    let places: Vec<Place> =
        (0..args.points).map(|i| Place { strength: Strength::new(strength(i)), style: Style::AllRound }).collect();
    let neighbours = places.windows(2).map(|pair| (Player::Place(pair[0]), Player::Place(pair[1])));
    let meets = |opponent: Player, up_to: f64| {
        let near = places.iter().filter(move |place| place.strength.get() <= up_to);
        near.map(move |&place| (opponent, Player::Place(place)))
    };
    meets(Player::Random, MEETS_RANDOM).chain(meets(Player::Greedy, MEETS_GREEDY)).chain(neighbours).collect()
}

/// Who plays whom of the levels: neighbours, as far as they are measured, and the first ones those without a search.
fn meetings_of_levels(levels: &[Place], highest: f64) -> Vec<(Player, Player)> {
    let measured: Vec<Place> = levels.iter().copied().filter(|place| place.strength.get() <= highest + 1e-9).collect();
    let neighbours = measured.windows(2).map(|pair| (Player::Place(pair[0]), Player::Place(pair[1])));
    let at_greedy = measured.iter().take(LEVELS_AT_GREEDY).map(|&place| (Player::Greedy, Player::Place(place)));
    let at_random = measured.first().map(|&place| (Player::Random, Player::Place(place))).into_iter();
    at_random.chain(at_greedy).chain(neighbours).collect()
}

/// Writes how strong the line is, for the person who calibrates.
fn describe_line(args: &CalibrateArgs, scale: &Scale, out: &mut impl Write) -> anyhow::Result<()> {
    writeln!(out, "random: {:.0}; greedy: {:.0}", scale.of_random(), Rating::OF_GREEDY)?;
    for step in 0..=20 {
        let params = LevelParams::at(args.game, Strength::new(f64::from(step) / 20.0));
        let LevelParams { strength, nodes, width, noise } = params;
        let beyond = if strength > scale.measured_to() { " (extrapolated)" } else { "" };
        let elo = scale.elo_of_line(strength);
        writeln!(out, "{strength:.2} {nodes:>9} nodes, width {width:.3}, noise {noise:>4}: {elo:>6.0}{beyond}")?;
    }
    Ok(())
}

/// The rating of a level, and its score against the one before.
fn row(args: &CalibrateArgs, state: &State, scale: &Scale, levels: &[Place], number: usize) -> Row {
    let place = levels[number];
    let before = number.checked_sub(1).map(|before| levels[before]);
    let against = before.and_then(|before| state.pair(Player::Place(before), Player::Place(place)));
    let is_near = |player: Player| {
        player.place().is_some_and(|other| (other.strength.get() - place.strength.get()).abs() <= NEAR)
    };
    let near = state.pairs.iter().filter(|pair| is_near(pair.low) || is_near(pair.high));
    let games = near.map(|pair| pair.results.games()).sum();
    let error = scale.error(place, before.unwrap_or(levels[1]));
    let rating = Rating {
        elo: rounded(scale.elo(place), 10.0),
        error: rounded(error, 10.0),
        games,
        extrapolated: place.strength.get() > scale.measured_to() + 1e-9,
    };
    let score = against.filter(|pair| pair.results.games() > 0).map(|pair| rounded(pair.results.score(), 1e4));
    Row { params: LevelParams::at(args.game, place.strength), rating: Some(rating), score }
}

/// What the first levels have scored against those without a search.
fn references(state: &State, levels: &[Place]) -> Vec<Reference> {
    let played = |(number, place): (usize, &Place), opponent: Player| {
        let pair = state.pair(opponent, Player::Place(*place)).filter(|pair| pair.results.games() > 0)?;
        let (level, score) = (number as u8 + 1, rounded(pair.results.score(), 1e4));
        Some(Reference { level, player: opponent.to_string(), score, games: pair.results.games() })
    };
    let against = |opponent| levels.iter().enumerate().filter_map(move |level| played(level, opponent));
    against(Player::Random).chain(against(Player::Greedy)).collect()
}

fn rounded(value: f64, parts: f64) -> f64 {
    (value * parts).round() / parts
}

/// Writes the levels, unless they follow from a part of the games alone.
fn write_table(
    args: &CalibrateArgs,
    state: &State,
    scale: &Scale,
    levels: &[Place],
    out: &mut impl Write,
) -> anyhow::Result<()> {
    if args.is_part() {
        return Ok(());
    }
    let rows: Vec<Row> = (0..levels.len()).map(|number| row(args, state, scale, levels, number)).collect();
    for (level, row) in Level::all().zip(&rows) {
        writeln!(out, "level {level:<2} {}", describe_row(row))?;
    }
    let references = references(state, levels);
    for Reference { level, player, score, games } in &references {
        writeln!(out, "level {level} against {player}: {:.1} % of {games}", score * 100.0)?;
    }
    let table = LevelTable { signature: state.level_signature.clone(), seed: args.seed, levels: rows, references };
    let text = serde_json::to_string_pretty(&table)?;
    Ok(write_file(&args.table_path(), text + "\n")?)
}

fn describe_row(row: &Row) -> String {
    let Row { params, rating, score } = row;
    let score = score.map_or(String::new(), |score| format!(", {:.1} % against the one before", score * 100.0));
    let rating = rating.map_or(String::new(), |rating| {
        let beyond = if rating.extrapolated { ", extrapolated" } else { "" };
        format!("{:>6.0} +- {:.0} ({} games{beyond})", rating.elo, rating.error, rating.games)
    });
    format!("{:.4} {:>9} nodes {rating}{score}", params.strength, params.nodes)
}
