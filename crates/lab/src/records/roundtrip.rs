//! `roundtrip`: matches are played, written in every format and read back, and go through a library.

use std::fmt;
use std::io::Write;

use clap::Args;
use ludarium_ai::PlayerSpec;
use ludarium_record::study::Study;
use ludarium_record::{Match, Player, Setup, abstract_play, ludo, share};
use ludarium_rules::GameId;

use super::RecordsError;
use super::kept::{Difference, Kept, expect};
use crate::matches::setup;
use crate::parallel::derive_seed;
use crate::progress::Progress;

/// The plies after which a share code is measured.
const MEASURED: usize = 100;

/// So many matches are taken in by the library at once.
const BATCH: usize = 100;

/// Arguments of `roundtrip`.
#[derive(Args, Debug)]
pub struct RoundtripArgs {
    /// The games [default: all].
    pub games: Vec<GameId>,
    /// The number of matches of every game.
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    pub matches: u32,
    /// Who plays both sides: random, greedy or a level.
    #[arg(long, default_value_t = PlayerSpec::Random)]
    pub player: PlayerSpec,
    /// The seed; the same one gives the same matches.
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
}

/// What the matches have taken.
#[derive(Default)]
struct Sizes {
    plies: usize,
    ludo: usize,
    /// The lengths of the codes of whole matches, with their plies.
    codes: Vec<(usize, usize)>,
    /// The codes of the first [`MEASURED`] plies of matches that have so many.
    measured: Vec<usize>,
}

pub fn run(args: &RoundtripArgs, out: &mut impl Write) -> anyhow::Result<()> {
    let games = if args.games.is_empty() { GameId::ALL.to_vec() } else { args.games.clone() };
    let progress = Progress::new(games.len() as u64 * u64::from(args.matches), "matches");
    for game in games {
        let sizes = run_game(game, args, &progress)?;
        let RoundtripArgs { matches, player, seed, .. } = args;
        writeln!(out, "{game}: {matches} matches of {player}, seed {seed}, {} plies: no difference", sizes.plies)?;
        writeln!(out, "{sizes}")?;
    }
    Ok(())
}

fn run_game(game: GameId, args: &RoundtripArgs, progress: &Progress) -> anyhow::Result<Sizes> {
    let differs =
        |number, (format, why)| RecordsError::Difference { number: number + 1, game, seed: args.seed, format, why };
    let (mut sizes, mut kept, mut batch) = (Sizes::default(), Kept::new()?, Vec::new());
    for number in 0..args.matches {
        let played = play(game, args, number)?;
        check(&played, &mut sizes).map_err(|difference| differs(number, difference))?;
        batch.push((number, played));
        if batch.len() == BATCH || number + 1 == args.matches {
            kept.check(&batch).map_err(|(number, difference)| differs(number, difference))?;
            batch.clear();
        }
        progress.step();
    }
    Ok(sizes)
}

/// A match up to its end, or to the longest that a share code holds. Its players have its number, so that no two matches
/// are the same, which a library would keep once.
fn play(game: GameId, args: &RoundtripArgs, number: u32) -> anyhow::Result<Match> {
    let seed = derive_seed(args.seed, number);
    // People, since not every format tells programs from them.
    let person = Player::Human { name: format!("Player {}", number + 1) };
    let setup = Setup::new(game, [person.clone(), person]);
    let mut game = Match::new(setup::with_own_board(setup, seed))?;
    while game.result().is_none() && game.ply() < share::MAX_PLIES {
        let mut earlier = game.hashes();
        earlier.pop();
        let ply = u32::try_from(game.ply()).unwrap_or(u32::MAX);
        let turn = args.player.choose(game.position(), &earlier, derive_seed(seed, ply))?;
        game.play(&turn)?;
    }
    Ok(game)
}

/// Writes a match in every format and compares what is read back.
fn check(game: &Match, sizes: &mut Sizes) -> Result<(), Difference> {
    let study = Study::from_match(game);
    let text = ludo::write(&study);
    let read = ludo::read(&text).map_err(|error| (".ludo text", error.to_string()))?;
    expect(".ludo text", &read, &vec![study.clone()])?;
    let code = share::encode(game).map_err(|error| ("the share code", error.to_string()))?;
    let shared = share::decode(&code).map_err(|error| ("the share code", error.to_string()))?;
    expect("the share code", &played(&shared), &played(game))?;
    let saved = Match::from_text(&game.to_text()).map_err(|error| ("the saved match", error.to_string()))?;
    expect("the saved match", &saved, game)?;
    // What is made of a study was not played here.
    expect("the study", &study.to_match(), &game.clone().from_elsewhere())?;
    if game.setup().game == GameId::Gess && game.result().is_some() {
        check_record(&study)?;
    }
    sizes.plies += game.ply();
    sizes.ludo += text.len();
    sizes.codes.push((code.len(), game.ply()));
    sizes.measured.extend(code_of_first(game, MEASURED)?);
    Ok(())
}

fn check_record(study: &Study) -> Result<(), Difference> {
    const FORMAT: &str = "the record of Abstract Play";
    let text = abstract_play::write(study, 0).map_err(|error| (FORMAT, error.to_string()))?;
    let read = abstract_play::read(&text).map_err(|error| (FORMAT, error.to_string()))?;
    expect(FORMAT, &played(&read.to_match()), &played(&study.to_match()))
}

/// All that a share code holds of a match.
fn played(game: &Match) -> impl PartialEq + fmt::Debug + use<> {
    let Setup { options, .. } = game.setup().clone();
    let turns: Vec<String> = game.turns().iter().map(|played| played.turn.to_string()).collect();
    (options, game.first_position().clone(), turns, game.position().clone(), game.result())
}

/// The length of the code of the first plies of a match, if it has so many.
fn code_of_first(game: &Match, plies: usize) -> Result<Option<usize>, Difference> {
    let Some(turns) = game.turns().get(..plies) else { return Ok(None) };
    let fail = |error: String| ("the share code", error);
    let mut first = Match::new(game.setup().clone()).map_err(|error| fail(error.to_string()))?;
    for played in turns {
        first.play(&played.turn).map_err(|error| fail(error.to_string()))?;
    }
    share::encode(&first).map(|code| Some(code.len())).map_err(|error| fail(error.to_string()))
}

impl fmt::Display for Sizes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let a_ply = |size: usize| size as f64 / self.plies.max(1) as f64;
        let mut codes = self.codes.clone();
        codes.sort_unstable();
        let together = codes.iter().map(|(length, _)| length).sum();
        write!(
            f,
            ".ludo text {:.1} bytes a ply, share code {:.2} characters a ply",
            a_ply(self.ludo),
            a_ply(together)
        )?;
        if let (Some((median, _)), Some((longest, plies))) = (codes.get(codes.len() / 2), codes.last()) {
            write!(f, "; of whole matches: median {median}, longest {longest} characters ({plies} plies)")?;
        }
        let (count, sum) = (self.measured.len(), self.measured.iter().sum::<usize>());
        if let (Some(least), Some(most)) = (self.measured.iter().min(), self.measured.iter().max()) {
            let mean = sum as f64 / count as f64;
            write!(
                f,
                "; of the first {MEASURED} plies of {count} matches: {least} to {most} characters, mean {mean:.0}"
            )?;
        }
        Ok(())
    }
}
