//! `library bench`: how long a large library takes.

use std::fs;
use std::hint::black_box;
use std::io::Write;
use std::ops::ControlFlow;
use std::path::Path;

use ludarium_library::{Filter, Library, Order, ResultFilter};
use ludarium_record::{Match, MatchId, Player, Setup, Store};
use ludarium_rules::split_mix::SplitMix64;
use ludarium_rules::{AnyPosition, GameId, Side};

use super::args::BenchArgs;
use crate::files::in_file;
use crate::progress::Progress;
use crate::watch::Watch;

/// The longest match, in plies.
const MOST_PLIES: usize = 120;
/// How often something is measured; the best time counts.
const REPEATS: u32 = 5;
/// The first match was begun then, in seconds since 1970, and the next ones an hour after each other.
const FIRST_DAY: u64 = 1_750_000_000;

/// A folder that must be empty, so that nobody's matches are measured or mixed with random ones.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the folder is not empty")]
struct NotEmpty;

pub fn run(args: &BenchArgs, out: &mut impl Write) -> anyhow::Result<()> {
    let store = Store::open(&args.folder)?;
    if fs::read_dir(&args.folder)?.next().is_some() {
        return Err(in_file(&args.folder)(NotEmpty).into());
    }
    let (plies, last) = make(&store, args)?;
    writeln!(out, "{} matches, {plies} plies", args.matches)?;
    let begin = Watch::start();
    drop(open(&args.folder)?);
    writeln!(out, "index made        {:9.1} ms", milliseconds(begin))?;
    let size = fs::metadata(args.folder.join("library.redb"))?.len() as f64 / 1_048_576.0;
    writeln!(out, "index size        {size:9.1} MiB")?;
    let opened = best(|| open(&args.folder).map(drop))?;
    writeln!(out, "opening           {opened:9.1} ms")?;
    let library = open(&args.folder)?;
    measure_filters(&library, out)?;
    measure_positions(&library, &last, out)?;
    measure_pictures(&library, out)
}

fn measure_filters(library: &Library, out: &mut impl Write) -> anyhow::Result<()> {
    for (name, filter) in filters() {
        let found = library.list(&filter).len();
        let time = best(|| Ok(_ = black_box(library.list(&filter))))?;
        writeln!(out, "filter {name:11}{time:9.2} ms  ({found} matches)")?;
    }
    Ok(())
}

/// The start of Tress, which a seventh of the matches have, and the last position of one of them.
fn measure_positions(library: &Library, last: &AnyPosition, out: &mut impl Write) -> anyhow::Result<()> {
    let start = AnyPosition::start(GameId::Tress, &[])?;
    for (name, position) in [("start", &start), ("last", last)] {
        let found = library.find(position)?.len();
        let time = best(|| Ok(_ = black_box(library.find(position)?)))?;
        writeln!(out, "position {name:9}{time:9.2} ms  ({found} matches)")?;
    }
    Ok(())
}

/// As many small pictures as a window shows, of matches from the whole library.
fn measure_pictures(library: &Library, out: &mut impl Write) -> anyhow::Result<()> {
    let entries = library.list(&Filter::default());
    let time = best(|| {
        let mut pictured = entries.iter().step_by(entries.len().div_ceil(70)).take(70);
        pictured.try_for_each(|entry| Ok(_ = black_box(entry.picture()?.size(128).png()?)))
    })?;
    Ok(writeln!(out, "70 small pictures {time:9.1} ms")?)
}

fn filters() -> [(&'static str, Filter); 4] {
    let all = Filter::default();
    [
        ("all", all.clone()),
        ("game, won", Filter { game: Some(GameId::Gess), result: Some(ResultFilter::Won(Side::White)), ..all.clone() }),
        ("player", Filter { player: Some("player 3".to_owned()), order: Order::Longest, ..all.clone() }),
        ("tag", Filter { tags: vec!["none".to_owned()], ..all }),
    ]
}

fn open(folder: &Path) -> anyhow::Result<Library> {
    let mut library = Library::open(folder)?;
    library.sync(|_| ControlFlow::Continue(()))?;
    Ok(library)
}

/// The shortest time of some repeats, in milliseconds.
fn best(mut work: impl FnMut() -> anyhow::Result<()>) -> anyhow::Result<f64> {
    let mut best = f64::INFINITY;
    for _ in 0..REPEATS {
        let begin = Watch::start();
        work()?;
        best = best.min(milliseconds(begin));
    }
    Ok(best)
}

fn milliseconds(begin: Watch) -> f64 {
    begin.elapsed().as_secs_f64() * 1000.0
}

/// Writes random matches, and says how many turns they have and how the last one of Tress ends.
fn make(store: &Store, args: &BenchArgs) -> anyhow::Result<(usize, AnyPosition)> {
    let progress = Progress::new(u64::from(args.matches), "matches");
    let mut last = AnyPosition::start(GameId::Tress, &[])?;
    let mut plies = 0;
    for number in 0..u64::from(args.matches) {
        let game = random_match(args.seed, number)?;
        plies += game.ply();
        // Without flushing every file to the disk, which is not what is measured here.
        fs::write(store.path_of(&game), game.to_text())?;
        if game.setup().game == GameId::Tress {
            last = game.position().clone();
        }
        progress.step();
    }
    Ok((plies, last))
}

fn random_match(seed: u64, number: u64) -> anyhow::Result<Match> {
    let mut random = SplitMix64::new(seed).skip(number << 32);
    let game = GameId::ALL[(number % GameId::ALL.len() as u64) as usize];
    let names = [number % 40, number % 17].map(|number| Player::Human { name: format!("Player {number}") });
    let id = MatchId::new(random.next(), FIRST_DAY + 3600 * number);
    let mut game = Match::with_id(Setup::new(game, names), id)?;
    while game.result().is_none() && game.ply() < MOST_PLIES {
        let position = game.position();
        let Some(turn) = position.nth_turn(random.below(position.count_turns())) else { break };
        game.play(&turn)?;
    }
    if game.result().is_none() && random.below(2) == 0 {
        game.resign(Side::White)?;
    }
    Ok(game)
}
