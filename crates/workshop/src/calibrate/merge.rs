//! Adding the games of shards to one calibration.

use std::io::Write;
use std::path::PathBuf;

use super::args::CalibrateArgs;
use super::state::{Pair, State};
use ludarium_lab::results_file::ResultsError;
use ludarium_lab::shard::Shard;

/// Merges the files of the arguments into a new file of results.
pub fn run(args: &CalibrateArgs, out: &mut impl Write) -> anyhow::Result<()> {
    let path = args.results_path();
    if path.exists() {
        return Err(ResultsError::Exists { path }.into());
    }
    let states = args.merge.iter().map(|path| State::read(path)).collect::<Result<Vec<_>, _>>()?;
    let merged = merge(&args.merge, &states)?;
    merged.write(args)?;
    let games = merged.pairs.iter().map(|pair| pair.results.games()).sum::<u32>();
    Ok(writeln!(out, "{games} games of {} pairs of players, of {} shards", merged.pairs.len(), states.len())?)
}

fn merge(paths: &[PathBuf], states: &[State]) -> Result<State, ResultsError> {
    let Some(first) = states.first() else { return Err(ResultsError::NoFiles) };
    let mut merged = first.clone();
    merged.shard = Shard::default();
    merged.pairs.clear();
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
        state.pairs.iter().for_each(|pair| add(&mut merged, pair, state.shard));
    }
    Ok(merged)
}

/// Adds the games of two players in a shard to those of the same players.
fn add(all: &mut State, pair: &Pair, shard: Shard) {
    let sum = all.pair_mut(pair.low, pair.high);
    let next = (sum.results.games() / 2 + sum.skipped).max(next_number(pair, shard));
    sum.results = sum.results + pair.results;
    sum.seconds += pair.seconds;
    sum.skipped = next.saturating_sub(sum.results.games() / 2);
}

/// The number behind that of the last pair of games that the shard has played.
fn next_number(pair: &Pair, shard: Shard) -> u32 {
    let played = pair.results.games() / 2 + pair.skipped;
    played.checked_sub(1).map_or(0, |last| shard.nth_task(last) + 1)
}

#[cfg(test)]
mod tests {
    use crate::calibrate::player::Player;
    use ludarium_lab::matches::results::Results;

    use super::*;

    fn played(games: u32) -> Pair {
        let results = Results { wins: games / 2, draws: 0, losses: games - games / 2 };
        let player = |text: &str| text.parse::<Player>().expect("a player");
        Pair { results, seconds: 1.5, ..Pair::new(player("greedy"), player("0.5")) }
    }

    fn shard(text: &str) -> Shard {
        text.parse().expect("a shard")
    }

    #[test]
    fn games_of_the_same_players_are_added_and_no_number_is_played_twice() {
        let mut all = State::empty();
        // Pairs 0, 3, 6 and 9; pair 1; nothing.
        add(&mut all, &played(8), shard("1/3"));
        add(&mut all, &played(2), shard("2/3"));
        add(&mut all, &played(0), shard("3/3"));
        assert_eq!((all.pairs.len(), all.pairs[0].results.games(), all.pairs[0].seconds), (1, 10, 4.5));
        // The next one has the number 10.
        assert_eq!(all.pairs[0].results.games() / 2 + all.pairs[0].skipped, 10);
        // Shards of one length leave no gap.
        let mut all = State::empty();
        for part in ["1/3", "2/3", "3/3"] {
            add(&mut all, &played(4), shard(part));
        }
        assert_eq!((all.pairs[0].results.games(), all.pairs[0].skipped), (12, 0));
    }
}
