//! `tactics rate`: how hard puzzles are, by which levels solve them.

use std::io::Write;
use std::time::Duration;

use ludarium_ai::{Level, PlayerSpec};
use ludarium_learn::puzzles::{Line, Puzzle, PuzzleRating};
use ludarium_rules::GameId;

use super::args::TacticsRateArgs;
use ludarium_lab::contender::{Contender, Seat};
use ludarium_lab::parallel;
use ludarium_lab::parallel::derive_seed;
use ludarium_lab::progress::Progress;
use ludarium_lab::tactics::{Library, choose};
use ludarium_lab::watch::Watch;

/// The puzzles that are tried before the file is written.
const BATCH: usize = 16;

const ELO_PER_LOG_ODDS: f64 = 400.0 / std::f64::consts::LN_10;

/// What is believed of a puzzle before it is tried: about as hard as the middle of the levels, give or take this many Elo
/// points. It keeps the rating of a puzzle that everybody solves, or nobody, from being infinite.
const PRIOR_ERROR: f64 = 500.0;

/// The steps of Newton's method; a few are enough.
const STEPS: usize = 50;

pub fn run(args: &TacticsRateArgs, out: &mut impl Write) -> anyhow::Result<()> {
    let mut library = Library::open(args.game, args.file.clone())?;
    let (watch, time) = (Watch::start(), Duration::from_secs_f64(args.minutes * 60.0));
    let puzzles = &library.file.puzzles;
    let waiting: Vec<usize> =
        (0..puzzles.len()).filter(|&place| !args.missing || puzzles[place].rating.is_none()).collect();
    let progress = Progress::new(waiting.len() as u64, "puzzles");
    let (mut rated, mut solved) = (0, vec![0.0; Level::all().len()]);
    for batch in waiting.chunks(BATCH).take_while(|_| watch.elapsed() < time) {
        let tried = |number: u32| trials(args, &library.file.puzzles[batch[number as usize]]);
        let tried = parallel::all(args.threads, batch.len() as u32, tried, |_| progress.step())?;
        for (&place, trials) in batch.iter().zip(tried) {
            library.file.puzzles[place].rating = Some(fitted(&trials, middle(args.game)));
            solved.iter_mut().zip(&trials).for_each(|(sum, trial)| *sum += trial.share());
        }
        rated += batch.len();
        library.write()?;
    }
    drop(progress);
    writeln!(out, "{}: {rated} of {} puzzles rated", args.game, waiting.len())?;
    let shares = Level::all().zip(solved).map(|(level, sum)| format!("{level}: {:.0} %", 100.0 * sum / rated as f64));
    if rated > 0 {
        writeln!(out, "  solved by level {}", shares.collect::<Vec<_>>().join(", "))?;
    }
    Ok(())
}

/// What a level has made of a puzzle.
#[derive(Clone, Copy, Debug)]
struct Trials {
    elo: f64,
    solved: u32,
    tries: u32,
}

impl Trials {
    fn share(&self) -> f64 {
        f64::from(self.solved) / f64::from(self.tries)
    }
}

/// What every level makes of a puzzle, the weakest first. When a level without oversights has solved it, the stronger ones,
/// which search the same turns further, are taken to solve it as well.
fn trials(args: &TacticsRateArgs, puzzle: &Puzzle) -> anyhow::Result<Vec<Trials>> {
    let line = puzzle.open()?;
    let mut trials = Vec::new();
    for level in Level::all() {
        let trial = if is_settled(args.game, &trials) {
            Trials { elo: level.elo(args.game), solved: 1, tries: 1 }
        } else {
            trial_of(args, level, puzzle, &line)?
        };
        trials.push(trial);
    }
    Ok(trials)
}

/// Whether the last of some levels was without oversights and has solved the puzzle.
fn is_settled(game: GameId, weaker: &[Trials]) -> bool {
    let Some((last, before)) = weaker.split_last() else { return false };
    let level = Level::all().nth(before.len());
    last.solved == last.tries && level.is_some_and(|level| level.params(game).is_exact())
}

fn trial_of(args: &TacticsRateArgs, level: Level, puzzle: &Puzzle, line: &Line) -> anyhow::Result<Trials> {
    let player = Contender::Named(PlayerSpec::Level(level));
    let mut seat = Seat::new(&player)?;
    // Without oversights and with hardly an error of judgement every try is the same.
    let tries = if level.params(args.game).is_exact() { 1 } else { args.tries };
    let mut solved = 0;
    for number in 0..tries {
        let seed = derive_seed(derive_seed(args.seed, puzzle.id.number()), number);
        solved += u32::from(solves(&mut seat, puzzle, line, seed)?);
    }
    Ok(Trials { elo: level.elo(args.game), solved, tries })
}

/// Whether a player finds all turns of a main line.
fn solves(seat: &mut Seat<'_>, puzzle: &Puzzle, line: &Line, seed: u64) -> anyhow::Result<bool> {
    for ply in line.plies.iter().step_by(2) {
        let turn = choose(seat, puzzle, &ply.position.to_string(), seed)?;
        if !ply.turns.contains(&turn) {
            return Ok(false);
        }
    }
    Ok(true)
}

/// The strength half-way between the weakest and the strongest level.
fn middle(game: GameId) -> f64 {
    let [lowest, highest] =
        [Level::new(1), Some(Level::HIGHEST)].map(|level| level.map_or(0.0, |level| level.elo(game)));
    (lowest + highest) / 2.0
}

/// The most likely rating: a level that is as strong as the puzzle solves it half of the time.
fn fitted(trials: &[Trials], prior: f64) -> PuzzleRating {
    let (mut elo, mut error) = (prior, PRIOR_ERROR);
    for _ in 0..STEPS {
        let (mut slope, mut curvature) = ((prior - elo) / PRIOR_ERROR.powi(2), PRIOR_ERROR.powi(-2));
        for trial in trials {
            let chance = 1.0 / (1.0 + ((elo - trial.elo) / ELO_PER_LOG_ODDS).exp());
            let tries = f64::from(trial.tries);
            slope += (tries * chance - f64::from(trial.solved)) / ELO_PER_LOG_ODDS;
            curvature += tries * chance * (1.0 - chance) / ELO_PER_LOG_ODDS.powi(2);
        }
        elo += slope / curvature;
        error = curvature.sqrt().recip();
    }
    let whole = |number: f64| number.round().clamp(1.0, 9999.0) as u16;
    PuzzleRating { elo: whole(elo), error: whole(error) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn trials(solved: [u32; 3]) -> Vec<Trials> {
        [600.0, 1200.0, 1800.0].into_iter().zip(solved).map(|(elo, solved)| Trials { elo, solved, tries: 10 }).collect()
    }

    #[test]
    fn who_solves_half_of_the_time_is_as_strong_as_the_puzzle() {
        let rating = fitted(&trials([0, 5, 10]), 1200.0);
        assert!(rating.elo.abs_diff(1200) <= 1, "{rating:?}");
        assert!((50..150).contains(&rating.error), "{rating:?}");
    }

    #[test]
    fn what_nobody_or_everybody_solves_has_a_finite_rating() {
        let (hard, easy) = (fitted(&trials([0; 3]), 1200.0), fitted(&trials([10; 3]), 1200.0));
        assert!((1900..3000).contains(&hard.elo) && (1..500).contains(&easy.elo), "{hard:?} {easy:?}");
        assert!(hard.error > 150 && easy.error > 150, "{hard:?} {easy:?}");
    }
}
