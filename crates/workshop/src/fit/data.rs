//! The positions to which weights are fitted, and the file that keeps them.

use std::fmt::Write as _;
use std::num::ParseIntError;
use std::ops::ControlFlow;
use std::path::Path;

use ludarium_ai::{Score, fit};
use ludarium_rules::{AnyPosition, GameId, Side, excerpt};

use super::args::FitArgs;
use super::regress::Sample;
use crate::selfplay::{PositionsError, SearchedPosition, Selfplay};
use ludarium_lab::files::{LineError, in_file, read_text, write_file};
use ludarium_lab::parallel::{self, Event};
use ludarium_lab::progress::Progress;

/// The random error of the engine's evaluation in these games, so that they differ.
const NOISE: i32 = 25;

/// The most positions that are kept in memory; that many take about a gigabyte.
const MAX_POSITIONS: usize = 2_000_000;

/// The greatest length of a file of positions in bytes, which is enough for [`MAX_POSITIONS`].
const MAX_BYTES: u64 = 512 << 20;

/// A sample in a file: the position text stays valid when the terms change.
struct StoredSample {
    game: u32,
    /// The result for White in half points.
    half_points: u8,
    value: i32,
    text: String,
}

/// Why a line is no sample.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
enum SampleError {
    #[error("expected four fields, separated by tabs")]
    Fields,
    #[error("\"{quoted}\" is not 0, 1 or 2 half points", quoted = excerpt(.0))]
    HalfPoints(String),
    #[error(transparent)]
    Number(#[from] ParseIntError),
}

/// The positions of the games given by the arguments: from the file if it has them, else from new games.
pub fn samples(args: &FitArgs) -> anyhow::Result<Vec<Sample>> {
    let stored = match args.data.as_deref().map(|path| read(path, args)).transpose()?.flatten() {
        Some(stored) => stored,
        None => play_and_store(args)?,
    };
    stored.iter().map(|stored| sample(stored, args.game)).collect()
}

fn sample(stored: &StoredSample, game: GameId) -> anyhow::Result<Sample> {
    let position = AnyPosition::parse(game, &stored.text, &[])?;
    let counts = fit::counts(&position).into_iter().map(f64::from).collect();
    Ok(Sample { game: stored.game, result: f64::from(stored.half_points) / 2.0, value: stored.value, counts })
}

fn play_and_store(args: &FitArgs) -> anyhow::Result<Vec<StoredSample>> {
    let stored = play(args)?;
    if let Some(path) = &args.data {
        write_file(path, file_text(&stored, args))?;
    }
    Ok(stored)
}

/// Plays the games in some threads, and collects their samples in the order of the games.
fn play(args: &FitArgs) -> anyhow::Result<Vec<StoredSample>> {
    let selfplay = Selfplay { game: args.game, nodes: args.nodes, noise: NOISE, seed: args.seed, net: None };
    let progress = Progress::new(u64::from(args.games), "games");
    let mut samples = Vec::new();
    let task = |number| samples_of_game(&selfplay, number);
    parallel::run(args.threads, args.games, task, |event| {
        if let Event::Done(_, of_game) = event {
            progress.step();
            samples.extend(of_game);
            check_count(samples.len())?;
        }
        Ok(ControlFlow::Continue(()))
    })?;
    // Stable: the positions of one game stay in order.
    samples.sort_by_key(|sample: &StoredSample| sample.game);
    Ok(samples)
}

fn check_count(positions: usize) -> Result<(), PositionsError> {
    if positions > MAX_POSITIONS { Err(PositionsError::Many { most: MAX_POSITIONS }) } else { Ok(()) }
}

/// The quiet positions of one self-play game whose result was not yet certain.
fn samples_of_game(selfplay: &Selfplay, number: u32) -> anyhow::Result<Vec<StoredSample>> {
    let (positions, result) = selfplay.play(number)?;
    let half_points = match result.winner {
        Some(Side::White) => 2,
        Some(Side::Black) => 0,
        None => 1,
    };
    let stored = |searched: SearchedPosition| {
        let Score::Centi(value) = searched.score else { return None };
        let value = if searched.position.side_to_move() == Side::White { value } else { -value };
        Some(StoredSample { game: number, half_points, value, text: searched.position.to_string() })
    };
    Ok(positions.into_iter().filter(|searched| searched.quiet).filter_map(stored).collect())
}

/// The first line of a file, which names the games.
fn header(args: &FitArgs) -> String {
    let FitArgs { game, games, nodes, seed, .. } = args;
    format!("# {}: {games} games, {nodes} nodes, seed {seed}", game.name())
}

fn file_text(samples: &[StoredSample], args: &FitArgs) -> String {
    let mut text = header(args) + "\n# game, half points for White, value for White, position\n";
    for StoredSample { game, half_points, value, text: position } in samples {
        // Writing to a `String` cannot fail.
        let _ = writeln!(text, "{game}\t{half_points}\t{value}\t{position}");
    }
    text
}

/// The positions of a file; `None` if there is no file or it has other games.
fn read(path: &Path, args: &FitArgs) -> anyhow::Result<Option<Vec<StoredSample>>> {
    if !path.exists() {
        return Ok(None);
    }
    let text = read_text(path, MAX_BYTES)?;
    if text.lines().next() != Some(&header(args)) {
        return Ok(None);
    }
    check_count(text.lines().count())?;
    let samples = parse_lines(&text).map_err(in_file(path))?;
    Ok(Some(samples))
}

fn parse_lines(text: &str) -> Result<Vec<StoredSample>, LineError<SampleError>> {
    let lines = text.lines().enumerate().filter(|(_, line)| !line.starts_with('#'));
    lines.map(|(i, line)| parse_line(line).map_err(|why| LineError { line: i + 1, why })).collect()
}

fn parse_line(line: &str) -> Result<StoredSample, SampleError> {
    let fields: Vec<&str> = line.splitn(4, '\t').collect();
    let [game, half_points, value, text] = fields[..] else { return Err(SampleError::Fields) };
    let half_points = half_points
        .parse()
        .ok()
        .filter(|half_points| *half_points <= 2)
        .ok_or_else(|| SampleError::HalfPoints(half_points.to_owned()))?;
    Ok(StoredSample { game: game.parse()?, half_points, value: value.parse()?, text: text.to_owned() })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn positions_are_kept_and_found_again() {
        let path = std::env::temp_dir().join(format!("ludarium-fit-{}.txt", std::process::id()));
        let args = |seed| FitArgs {
            game: GameId::Tress,
            games: 5,
            nodes: 20,
            seed,
            threads: 2,
            l2: 1.0,
            out: None,
            data: Some(path.clone()),
        };
        let played = samples(&args(3)).expect("the engine plays");
        let found = read(&path, &args(3)).expect("the file is whole").expect("it has these games");
        assert_eq!(played.len(), found.len());
        assert!(
            played.len() > 50 && played.iter().all(|sample| sample.counts.len() == fit::terms(GameId::Tress).len())
        );
        assert!(read(&path, &args(4)).expect("the file is whole").is_none(), "another seed, other games");
        std::fs::remove_file(&path).expect("it was there");
    }

    #[test]
    fn a_damaged_line_is_named() {
        let good = "# head\n3\t2\t-15\tboard w -\n";
        assert_eq!(parse_lines(good).expect("a good line").len(), 1);
        for (line, why) in [("3\t2\t5", "four fields"), ("3\t9\t5\tx", "half points"), ("x\t1\t5\tx", "digit")] {
            let error = parse_lines(&format!("{good}{line}\n")).err().expect(line).to_string();
            assert!(error.starts_with("line 3: ") && error.contains(why), "{line}: {error}");
        }
    }
}
