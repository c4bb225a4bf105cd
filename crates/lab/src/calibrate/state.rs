//! What has been measured of a game so far, in a file, so that more games can be added.

use std::fs;
use std::path::PathBuf;

use ludarium_ai::signature;
use serde::{Deserialize, Serialize};

use crate::cli::CalibrateArgs;
use crate::failure::Failure;
use crate::matches::tally::Results;

/// Everything measured of a game.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct State {
    game: String,
    /// Of the engine that has played: another one has other strengths.
    pub signature: String,
    seed: u64,
    opening_plies: u32,
    /// Neighbouring places on the line from the weakest to the strongest play.
    pub line: Vec<Link>,
    /// Neighbouring levels.
    pub levels: Vec<Link>,
    /// Those who were neighbours before the places were moved.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub earlier: Vec<Link>,
}

/// Two neighbours and their games.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Link {
    /// The place of the weaker one on the line.
    pub low: f64,
    /// The place of the stronger one.
    pub high: f64,
    /// The results of the stronger one.
    #[serde(flatten)]
    pub results: Results,
    /// The time that the games have taken, in seconds of one thread.
    pub seconds: f64,
}

impl Link {
    /// Two neighbours who have not met.
    pub fn new(low: f64, high: f64) -> Link {
        Link { low, high, results: Results::default(), seconds: 0.0 }
    }
}

/// Links between neighbours of these places; what has been played between the same neighbours is kept. The rest of what was
/// known comes back beside them.
fn links(places: &[f64], mut known: Vec<Link>) -> (Vec<Link>, Vec<Link>) {
    let link = |pair: &[f64]| {
        let same = |link: &Link| (link.low - pair[0]).abs() < 1e-9 && (link.high - pair[1]).abs() < 1e-9;
        known.iter().position(same).map_or_else(|| Link::new(pair[0], pair[1]), |at| known.swap_remove(at))
    };
    let links = places.windows(2).map(link).collect();
    known.retain(|link| link.results.games() > 0);
    (links, known)
}

impl State {
    /// What the file knows of this engine with this seed; nothing if it knows another.
    ///
    /// # Errors
    /// The file is damaged.
    pub fn open(args: &CalibrateArgs) -> Result<State, Failure> {
        let new = State {
            game: args.game.name().to_owned(),
            signature: signature(args.game),
            seed: args.seed,
            opening_plies: args.openings(),
            line: Vec::new(),
            levels: Vec::new(),
            earlier: Vec::new(),
        };
        let path = path(args);
        if !path.exists() {
            return Ok(new);
        }
        let known: State = serde_json::from_str(&fs::read_to_string(&path)?)
            .map_err(|why| Failure::File { path, why: why.to_string() })?;
        let same = (&known.game, &known.signature, known.seed, known.opening_plies)
            == (&new.game, &new.signature, new.seed, new.opening_plies);
        Ok(if same { known } else { new })
    }

    /// Neighbours on the line are these places now.
    pub fn put_on_line(&mut self, places: &[f64]) {
        let (line, left) = links(places, std::mem::take(&mut self.line));
        self.line = line;
        self.earlier.extend(left);
    }

    /// The levels are at these places now.
    pub fn put_levels(&mut self, places: &[f64]) {
        let (levels, left) = links(places, std::mem::take(&mut self.levels));
        self.levels = levels;
        self.earlier.extend(left);
    }

    /// Writes the file.
    ///
    /// # Errors
    /// It cannot be written.
    pub fn write(&self, args: &CalibrateArgs) -> Result<(), Failure> {
        let path = path(args);
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder)?;
        }
        let text = serde_json::to_string_pretty(self).map_err(std::io::Error::from)?;
        Ok(fs::write(path, text + "\n")?)
    }
}

fn path(args: &CalibrateArgs) -> PathBuf {
    args.results.clone().unwrap_or_else(|| format!("crates/lab/calibration/{}.json", args.game.name()).into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_between_the_same_neighbours_are_kept() {
        let mut played = Link::new(0.25, 0.5);
        played.results.wins = 7;
        let (now, left) = links(&[0.0, 0.25, 0.5, 1.0], vec![played]);
        assert_eq!(now, [Link::new(0.0, 0.25), played, Link::new(0.5, 1.0)]);
        assert_eq!(left, []);
    }

    #[test]
    fn games_between_those_who_are_no_longer_neighbours_are_not_lost() {
        let mut played = Link::new(0.25, 0.5);
        played.results.wins = 7;
        let (now, left) = links(&[0.0, 0.26, 0.5], vec![played, Link::new(0.0, 0.25)]);
        assert_eq!(now, [Link::new(0.0, 0.26), Link::new(0.26, 0.5)]);
        assert_eq!(left, [played]);
    }
}
