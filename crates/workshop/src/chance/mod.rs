//! `chance`: fits the curve from the values of the search to the chance of winning.

mod curve;
mod plot;

use std::fmt::Write as _;
use std::io::Write;
use std::path::{Path, PathBuf};

use clap::Args;
use ludarium_ai::Curve;
use ludarium_rules::{AnyPosition, GameId, Side};

use crate::selfplay::{GameRecord, PositionsError, read_games};
use curve::Sample;
use ludarium_lab::files::write_file;

/// The fewest positions to which a curve is fitted.
const MIN_POSITIONS: usize = 100;

/// The most positions that are kept in memory.
const MAX_POSITIONS: usize = 10_000_000;

/// Arguments of `chance`.
#[derive(Args, Debug)]
pub struct ChanceArgs {
    /// The game.
    pub game: GameId,
    /// The games of `selfplay`.
    #[arg(long, value_name = "FILE")]
    pub data: PathBuf,
    /// The file to write the curve to [default: crates/ai/src/chance/curves/GAME.rs].
    #[arg(long, value_name = "FILE")]
    pub out: Option<PathBuf>,
    /// Draws the curve that the program has and the results of these games, as an SVG picture, and fits nothing.
    #[arg(long, value_name = "FILE.svg", conflicts_with = "out")]
    pub plot: Option<PathBuf>,
}

impl ChanceArgs {
    /// The file to write the curve to.
    pub fn out_path(&self) -> PathBuf {
        let usual = || format!("crates/ai/src/chance/curves/{}.rs", self.game.name().replace('-', "_")).into();
        self.out.clone().unwrap_or_else(usual)
    }
}

pub fn run(args: &ChanceArgs, out: &mut impl Write) -> anyhow::Result<()> {
    let Games { samples, played, drawn } = games(args)?;
    if samples.len() < MIN_POSITIONS {
        return Err(PositionsError::Few { positions: samples.len() }.into());
    }
    if let Some(path) = &args.plot {
        return draw(args, path, &samples, (played, drawn), out);
    }
    // Whole games are held out, because the positions of one game share its result.
    let (held_out, training): (Vec<&Sample>, Vec<&Sample>) = samples.iter().partition(|sample| sample.game % 5 == 4);
    let trained = curve::best_scale(&training);
    let parts = curve::calibration(&held_out, trained);
    writeln!(out, "{:>9} {:>9}", "expected", "was")?;
    for (expected, was) in &parts {
        writeln!(out, "{:>7.1} % {:>7.1} %", 100.0 * expected, 100.0 * was)?;
    }
    let off = parts.iter().map(|(expected, was)| (expected - was).abs()).sum::<f64>() / parts.len().max(1) as f64;
    let loss = curve::log_loss(&held_out, trained);
    writeln!(
        out,
        "\n{} positions held out: log-loss {loss:.4}, off by {:.1} % on average",
        held_out.len(),
        100.0 * off
    )?;
    let all: Vec<&Sample> = samples.iter().collect();
    let scale = curve::best_scale(&all);
    let error = curve::error(&all, scale);
    let of = if is_drawish(played, drawn) { format!("{} decided", played - drawn) } else { played.to_string() };
    writeln!(out, "{} positions of {of} games, {drawn} of {played} drawn: scale {scale:.0} ± {error:.0}", all.len())?;
    Ok(write_file(&args.out_path(), text(args, (played, drawn), scale, error))?)
}

/// Draws the results and the curve that the program has.
fn draw(
    args: &ChanceArgs,
    path: &Path,
    samples: &[Sample],
    (played, drawn): (usize, usize),
    out: &mut impl Write,
) -> anyhow::Result<()> {
    let games = if is_drawish(played, drawn) { "decided games" } else { "games" };
    let of = if is_drawish(played, drawn) { played - drawn } else { played };
    let title = format!("{}: {} positions of {of} {games}", args.game.title(), samples.len());
    let picture = plot::svg(samples, Curve::of(args.game), &title)?;
    write_file(path, picture)?;
    Ok(writeln!(out, "{title}")?)
}

struct Games {
    /// The positions, those of a game together.
    samples: Vec<Sample>,
    played: usize,
    drawn: usize,
}

/// Where more than half of the games are drawn, only the others tell something: to a curve through all of them nearly
/// everything is a draw, which holds for players who make no mistakes.
fn is_drawish(played: usize, drawn: usize) -> bool {
    2 * drawn > played
}

/// The positions to which a curve is fitted.
fn games(args: &ChanceArgs) -> anyhow::Result<Games> {
    let mut games = Games { samples: Vec::new(), played: 0, drawn: 0 };
    read_games(&args.data, args.game, |record| {
        games.played += 1;
        games.drawn += usize::from(record.half_points == 1);
        games.samples.extend(samples_of_game(args, &record)?);
        let count = games.samples.len();
        if count > MAX_POSITIONS { Err(PositionsError::Many { most: MAX_POSITIONS }.into()) } else { Ok(()) }
    })?;
    if is_drawish(games.played, games.drawn) {
        games.samples.retain(|sample| sample.result != 0.5);
    }
    Ok(games)
}

/// The positions of a game; those beside it say nothing of its result.
fn samples_of_game(args: &ChanceArgs, record: &GameRecord) -> anyhow::Result<Vec<Sample>> {
    let white = f64::from(record.half_points) / 2.0;
    let sample = |value, text: &str| {
        let side = AnyPosition::parse(args.game, text, &[])?.side_to_move();
        let result = if side == Side::White { white } else { 1.0 - white };
        Ok(Sample { game: record.number, value, result })
    };
    let own = record.positions.iter().filter(|position| !position.is_aside);
    own.map(|position| sample(position.value, &position.text)).collect()
}

/// The file of a curve.
fn text(args: &ChanceArgs, (played, drawn): (usize, usize), scale: f64, error: f64) -> String {
    let game = args.game;
    let mut text = format!(
        "//! The curve of {}. `ludarium-workshop chance {}` writes such a file.\n\n",
        game.title(),
        game.name()
    );
    text += "use crate::Curve;\n\n";
    // Writing to a `String` cannot fail.
    let _ = match is_drawish(played, drawn) {
        true => writeln!(text, "/// From the {} of {played} games that were not drawn.", played - drawn),
        false => writeln!(text, "/// From {played} games."),
    };
    let _ =
        writeln!(text, "pub(in crate::chance) const CURVE: Curve = Curve {{ scale: {scale:.1}, error: {error:.1} }};");
    text
}
