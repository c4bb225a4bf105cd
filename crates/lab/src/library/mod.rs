//! `library`: the matches of a folder.

mod args;
mod bench;
mod care;

use std::collections::BTreeMap;
use std::fs;
use std::io::Write;
use std::ops::ControlFlow;
use std::path::Path;

use ludarium_library::{Entry, Filter, Library, SyncProgress};
use ludarium_record::{MatchId, Player};
use ludarium_rules::Side;

pub use args::LibraryCommand;
use args::{ExportArgs, FindArgs, ImportArgs};

use crate::error::LabError;
use crate::files::read_text;
use crate::match_file::MAX_BYTES;
use crate::progress::Progress;

/// Runs the command.
pub fn run(command: &LibraryCommand, out: &mut impl Write) -> Result<(), LabError> {
    match command {
        LibraryCommand::List(args) => {
            let library = open(&args.library.folder)?;
            library.list(&args.filter.filter()).into_iter().try_for_each(|entry| Ok(writeln!(out, "{}", line(entry))?))
        }
        LibraryCommand::Find(args) => find(args, out),
        LibraryCommand::Import(args) => import(args, out),
        LibraryCommand::Export(args) => export(args, out),
        LibraryCommand::Rename(args) => care::rename(args, out),
        LibraryCommand::Tag(args) => care::tag(args, out),
        LibraryCommand::Trash(args) => care::trash(args, out),
        LibraryCommand::Restore(args) => care::restore(args, out),
        LibraryCommand::EmptyTrash(args) => care::empty_trash(&args.folder, out),
        LibraryCommand::Rebuild(args) => rebuild(&args.folder, out),
        LibraryCommand::Stats(args) => stats(&open(&args.folder)?, out),
        LibraryCommand::Bench(args) => bench::run(args, out),
    }
}

/// The library of a folder, up to date; what cannot be read is told.
fn open(folder: &Path) -> Result<Library, LabError> {
    let mut library = Library::open(folder)?;
    for aside in library.set_aside() {
        eprintln!("ludarium-lab: {} was set aside: {}", aside.path.display(), aside.why);
    }
    let report = library.sync(shown())?;
    for (path, why) in report.broken {
        eprintln!("ludarium-lab: {}: {why}", path.display());
    }
    Ok(library)
}

/// A bar that follows the reading of files.
fn shown() -> impl FnMut(SyncProgress) -> ControlFlow<()> {
    let mut bar: Option<Progress> = None;
    move |SyncProgress { done, of }| {
        bar.get_or_insert_with(|| Progress::new(of as u64, "matches")).set_position(done as u64);
        ControlFlow::Continue(())
    }
}

fn line(entry: &Entry) -> String {
    let [white, black] = entry.players.each_ref().map(Player::name);
    format!(
        "{:016x}\t{}\t{}\t{}\t{}\t{white} - {black}\t{}\t{}",
        entry.id,
        MatchId::new(0, entry.created).stamp(),
        entry.game.name(),
        entry.plies,
        ending(entry),
        entry.title,
        entry.tags.join(", ")
    )
}

fn ending(entry: &Entry) -> String {
    let Some(ending) = &entry.ending else { return "unfinished".to_owned() };
    match ending.winner {
        Some(Side::White) => format!("White wins by {}", ending.word),
        Some(Side::Black) => format!("Black wins by {}", ending.word),
        None if ending.is_abandoned() => "left".to_owned(),
        None => format!("drawn by {}", ending.word),
    }
}

fn find(args: &FindArgs, out: &mut impl Write) -> Result<(), LabError> {
    let position = args.start.open()?;
    let library = open(&args.library.folder)?;
    for (entry, ply) in library.find(&position)? {
        writeln!(out, "ply {ply}\t{}", line(entry))?;
    }
    Ok(())
}

fn import(args: &ImportArgs, out: &mut impl Write) -> Result<(), LabError> {
    let mut library = open(&args.library.folder)?;
    for path in &args.files {
        let imported = library.import(&read_text(path, MAX_BYTES)?);
        let imported = imported.map_err(|why| LabError::File { path: path.clone(), why: Box::new(why) })?;
        writeln!(out, "{}: {} new, {} known", path.display(), imported.added.len(), imported.known.len())?;
    }
    Ok(())
}

fn export(args: &ExportArgs, out: &mut impl Write) -> Result<(), LabError> {
    let library = open(&args.library.folder)?;
    let filtered = || library.list(&args.filter.filter()).iter().map(|entry| entry.id).collect();
    let ids: Vec<u64> = if args.ids.is_empty() { filtered() } else { args.ids.clone() };
    let text = library.export(&ids)?;
    fs::write(&args.out, text).map_err(|why| LabError::File { path: args.out.clone(), why: Box::new(why) })?;
    Ok(writeln!(out, "{} matches", ids.len())?)
}

fn rebuild(folder: &Path, out: &mut impl Write) -> Result<(), LabError> {
    let mut library = Library::open(folder)?;
    library.clear_index()?;
    drop(library);
    let library = open(folder)?;
    Ok(writeln!(out, "{} matches", library.list(&Filter::default()).len())?)
}

fn stats(library: &Library, out: &mut impl Write) -> Result<(), LabError> {
    let mut counts: BTreeMap<(&str, String), usize> = BTreeMap::new();
    for entry in library.list(&Filter::default()) {
        *counts.entry((entry.game.name(), ending(entry))).or_default() += 1;
    }
    for ((game, ending), count) in &counts {
        writeln!(out, "{game}\t{ending}\t{count}")?;
    }
    let trashed = library.list(&Filter { trashed: true, ..Filter::default() }).len();
    Ok(writeln!(out, "{} matches, {trashed} in the trash", counts.values().sum::<usize>())?)
}
