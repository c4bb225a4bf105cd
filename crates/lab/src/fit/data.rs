//! The positions that weights are fitted to, and the file that keeps them.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use ludarium_ai::{Score, fit};
use ludarium_rules::{AnyPosition, GameId, Side};

use crate::cli::FitArgs;
use crate::failure::Failure;
use crate::parallel;
use crate::progress::Progress;
use crate::selfplay::Selfplay;

/// How far the engine misjudges in these games, so that they differ.
const NOISE: i32 = 25;

/// A position with what the engine thought of it and what became of it.
pub struct Sample {
    /// The number of the game that it comes from.
    pub game: u32,
    /// The result of the game for White: 1, 0.5 or 0.
    pub result: f64,
    /// The value that the search gave, for White.
    pub value: i32,
    /// How much more of each term White has than Black.
    pub counts: Vec<f64>,
}

/// A position as it is kept: its text survives a change of the terms.
struct Kept {
    game: u32,
    /// The result for White in half points.
    halves: u8,
    value: i32,
    text: String,
}

/// The positions of the games that the arguments name: from the file if it has them, else played.
pub fn samples(args: &FitArgs) -> Result<Vec<Sample>, Failure> {
    let kept = match args.data.as_deref().map(|path| read(path, args)).transpose()?.flatten() {
        Some(kept) => kept,
        None => {
            let kept = play(args)?;
            if let Some(path) = &args.data {
                fs::write(path, written(&kept, args))?;
            }
            kept
        }
    };
    kept.iter().map(|kept| sample(kept, args.game)).collect()
}

fn sample(kept: &Kept, game: GameId) -> Result<Sample, Failure> {
    let position = AnyPosition::parse(game, &kept.text, &[])?;
    let counts = fit::counts(&position).into_iter().map(f64::from).collect();
    Ok(Sample { game: kept.game, result: f64::from(kept.halves) / 2.0, value: kept.value, counts })
}

/// Lets the engine play against itself and keeps the quiet positions without a certain result.
fn play(args: &FitArgs) -> Result<Vec<Kept>, Failure> {
    let selfplay = Selfplay { game: args.game, nodes: args.nodes, noise: NOISE, seed: args.seed };
    let mut progress = Progress::new(u64::from(args.games), "games");
    let work = |number| {
        let (moments, result) = selfplay.play(number)?;
        let halves = match result.winner {
            Some(Side::White) => 2,
            Some(Side::Black) => 0,
            None => 1,
        };
        let quiet = moments.into_iter().filter(|moment| moment.quiet);
        let kept = quiet.filter_map(|moment| {
            let Score::Centi(value) = moment.score else { return None };
            let value = if moment.position.side_to_move() == Side::White { value } else { -value };
            Some(Kept { game: number, halves, value, text: moment.position.to_string() })
        });
        Ok(kept.collect::<Vec<_>>())
    };
    let games = parallel::all(args.threads, args.games, work, |_| progress.step())?;
    Ok(games.into_iter().flatten().collect())
}

/// What was played, for the first line of a file.
fn header(args: &FitArgs) -> String {
    let FitArgs { game, games, nodes, seed, .. } = args;
    format!("# {}: {games} games, {nodes} nodes, seed {seed}", game.name())
}

fn written(kept: &[Kept], args: &FitArgs) -> String {
    let mut text = header(args) + "\n# game, half points for White, value for White, position\n";
    for Kept { game, halves, value, text: position } in kept {
        // Writing to a text cannot fail.
        let _ = writeln!(text, "{game}\t{halves}\t{value}\t{position}");
    }
    text
}

/// The positions of a file; `None` if there is no file or it has other games.
fn read(path: &Path, args: &FitArgs) -> Result<Option<Vec<Kept>>, Failure> {
    if !path.exists() {
        return Ok(None);
    }
    let text = fs::read_to_string(path)?;
    if text.lines().next() != Some(&header(args)) {
        return Ok(None);
    }
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    let kept: Option<Vec<Kept>> = lines.map(kept_line).collect();
    kept.map(Some).ok_or_else(|| Failure::File { path: path.to_owned(), why: "a line is damaged".to_owned() })
}

fn kept_line(line: &str) -> Option<Kept> {
    let mut fields = line.splitn(4, '\t');
    let mut field = || fields.next();
    Some(Kept {
        game: field()?.parse().ok()?,
        halves: field()?.parse().ok()?,
        value: field()?.parse().ok()?,
        text: field()?.to_owned(),
    })
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
        fs::remove_file(&path).expect("it was there");
    }
}
