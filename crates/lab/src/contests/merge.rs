//! `merge`: the results of many shards in one file.

use std::collections::BTreeMap;
use std::io::Write;
use std::path::{Path, PathBuf};

use clap::Args;

use super::tournament;
use crate::files::write_file;
use crate::results_file::file::{read, write_line};
use crate::results_file::settings::{Head, Line, first_difference};
use crate::results_file::{PairRecord, ResultsError};
use crate::shard::Shard;

/// Arguments of `merge`.
#[derive(Args, Debug)]
pub struct MergeArgs {
    /// The file to write; it must not exist.
    #[arg(value_name = "OUT")]
    pub out: PathBuf,
    /// The files to add.
    #[arg(value_name = "IN", required = true)]
    pub files: Vec<PathBuf>,
    /// Accepts that pairs are missing; they can be played later, with --out OUT.
    #[arg(long)]
    pub partial: bool,
    /// Writes one JSON object.
    #[arg(long)]
    pub json: bool,
}

/// Runs the command.
///
/// # Errors
/// The files do not fit together, or the new one is there already or cannot be written.
pub fn run(args: &MergeArgs, out: &mut impl Write) -> anyhow::Result<()> {
    if args.out.exists() {
        return Err(ResultsError::Exists { path: args.out.clone() }.into());
    }
    let merged = merge(&args.files, args.partial)?;
    let mut text = Vec::new();
    write_line(&mut text, &Line::Head(merged.head.clone()))?;
    for pair in merged.pairs.values() {
        write_line(&mut text, &Line::Pair(pair.clone()))?;
    }
    write_file(&args.out, text)?;
    tournament::report(&merged.head, merged.pairs.values(), args.json, out)
}

/// All results together.
#[derive(Debug)]
struct Merged {
    head: Head,
    pairs: BTreeMap<u32, PairRecord>,
}

fn merge(files: &[PathBuf], partial: bool) -> Result<Merged, ResultsError> {
    let mut merged: Option<Merged> = None;
    let mut origins: BTreeMap<u32, &Path> = BTreeMap::new();
    let mut shards = Vec::new();
    for path in files {
        let content = read(path)?;
        shards.push(content.head.shard);
        let head = Head { shard: Shard::default(), ..content.head };
        let all = merged.get_or_insert_with(|| Merged { head: head.clone(), pairs: BTreeMap::new() });
        check_same(path, &head, &all.head)?;
        for (number, pair) in content.pairs {
            if let Some(first) = origins.insert(number, path) {
                let (first, second) = (first.to_owned(), path.clone());
                return Err(ResultsError::Duplicate { first, second, pair: number });
            }
            all.pairs.insert(number, pair);
        }
    }
    let Some(merged) = merged else { return Err(ResultsError::NoFiles) };
    if !partial {
        check_complete(&merged, &shards)?;
    }
    Ok(merged)
}

fn check_same(path: &Path, there: &Head, here: &Head) -> Result<(), ResultsError> {
    let games = (there.games != here.games)
        .then(|| ("the number of games".to_owned(), there.games.to_string(), here.games.to_string()));
    match first_difference(&there.settings, &here.settings).or(games) {
        None => Ok(()),
        Some((what, there, here)) => Err(ResultsError::Settings { path: path.to_owned(), what, there, here }),
    }
}

fn check_complete(merged: &Merged, shards: &[Shard]) -> Result<(), ResultsError> {
    let all = merged.head.schedule()?.pairs();
    let mut missing = (0..all).filter(|pair| !merged.pairs.contains_key(pair));
    let Some(first) = missing.next() else { return Ok(()) };
    let count = shards.iter().map(|shard| shard.count()).max().unwrap_or(1);
    let shard = format!("{}/{count}", first % count + 1);
    Err(ResultsError::Missing { missing: 1 + missing.count() as u32, all, first, shard })
}
