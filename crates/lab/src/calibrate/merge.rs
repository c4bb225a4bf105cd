//! Adding the games of shards to one calibration.

use std::io::Write;
use std::path::PathBuf;

use super::args::CalibrateArgs;
use super::state::{NeighbourPair, State};
use crate::error::LabError;
use crate::results_file::ResultsError;
use crate::shard::Shard;

/// Merges the files of the arguments into a new file of results.
///
/// # Errors
/// The file exists already, or the shards do not fit together.
pub fn run(args: &CalibrateArgs, out: &mut impl Write) -> Result<(), LabError> {
    let path = args.results_path();
    if path.exists() {
        return Err(ResultsError::Exists { path }.into());
    }
    let states = args.merge.iter().map(|path| State::read(path)).collect::<Result<Vec<_>, _>>()?;
    let merged = merge(&args.merge, &states)?;
    merged.write(args)?;
    let games = |pairs: &[NeighbourPair]| pairs.iter().map(|pair| pair.results.games()).sum::<u32>();
    let (scale, levels) = (games(&merged.scale), games(&merged.levels));
    Ok(writeln!(out, "{scale} games on the scale and {levels} of levels, of {} shards", states.len())?)
}

fn merge(paths: &[PathBuf], states: &[State]) -> Result<State, ResultsError> {
    let Some(first) = states.first() else { return Err(ResultsError::NoFiles) };
    let mut merged = first.clone();
    merged.shard = Shard::default();
    for list in [&mut merged.scale, &mut merged.levels, &mut merged.earlier] {
        list.clear();
    }
    for (i, (path, state)) in paths.iter().zip(states).enumerate() {
        let count = (state.shard.count() != first.shard.count())
            .then(|| ("the number of shards", state.shard.to_string(), first.shard.to_string()));
        if let Some((what, there, here)) = state.difference(first).or(count) {
            return Err(ResultsError::Settings { path: path.clone(), what: what.to_owned(), there, here });
        }
        if let Some(same) = states[..i].iter().position(|other| other.shard == state.shard) {
            let (first, second, shard) = (paths[same].clone(), path.clone(), state.shard);
            return Err(ResultsError::SameShard { first, second, shard });
        }
        add(&mut merged.scale, &state.scale, state.shard);
        add(&mut merged.levels, &state.levels, state.shard);
        add(&mut merged.earlier, &state.earlier, state.shard);
    }
    Ok(merged)
}

/// Adds the games of a shard to those of the same neighbours.
fn add(all: &mut Vec<NeighbourPair>, part: &[NeighbourPair], shard: Shard) {
    for pair in part {
        let same = all.iter().position(|other| (other.low, other.high) == (pair.low, pair.high));
        let place = same.unwrap_or_else(|| {
            all.push(NeighbourPair::new(pair.low, pair.high));
            all.len() - 1
        });
        let sum = &mut all[place];
        let next = (sum.results.games() / 2 + sum.skipped).max(next_number(pair, shard));
        sum.results = sum.results + pair.results;
        sum.seconds += pair.seconds;
        sum.skipped = next.saturating_sub(sum.results.games() / 2);
    }
}

/// The number behind that of the last pair of games that the shard has played.
fn next_number(pair: &NeighbourPair, shard: Shard) -> u32 {
    let played = pair.results.games() / 2 + pair.skipped;
    played.checked_sub(1).map_or(0, |last| shard.nth_task(last) + 1)
}

#[cfg(test)]
mod tests {
    use crate::matches::results::Results;

    use super::*;

    fn played(games: u32) -> NeighbourPair {
        let results = Results { wins: games / 2, draws: 0, losses: games - games / 2 };
        NeighbourPair { results, seconds: 1.5, ..NeighbourPair::new(0.25, 0.5) }
    }

    fn shard(text: &str) -> Shard {
        text.parse().expect("a shard")
    }

    #[test]
    fn games_of_the_same_neighbours_are_added_and_no_number_is_played_twice() {
        let mut all = Vec::new();
        // Pairs 0, 3, 6 and 9; pair 1; nothing.
        add(&mut all, &[played(8)], shard("1/3"));
        add(&mut all, &[played(2)], shard("2/3"));
        add(&mut all, &[played(0)], shard("3/3"));
        assert_eq!((all.len(), all[0].results.games(), all[0].seconds), (1, 10, 4.5));
        // The next one has the number 10.
        assert_eq!(all[0].results.games() / 2 + all[0].skipped, 10);
        // Shards of one length leave no gap.
        let mut all = Vec::new();
        for part in ["1/3", "2/3", "3/3"] {
            add(&mut all, &[played(4)], shard(part));
        }
        assert_eq!((all[0].results.games(), all[0].skipped), (12, 0));
    }
}
