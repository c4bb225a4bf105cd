//! `library`: the matches of a folder.

mod args;
mod bench;
mod care;

use std::collections::BTreeMap;
use std::io::Write;
use std::ops::ControlFlow;
use std::path::Path;

use ludarium_library::{Entry, Filter, ImportProgress, Imported, Library, SyncProgress};
use ludarium_record::{MatchId, Player};
use ludarium_rules::Side;

pub use args::LibraryCommand;
use args::{ExportArgs, FindArgs, ImportArgs};

use crate::files::{in_file, read_text, write_file};
use crate::match_file::MAX_BYTES;
use crate::progress::Progress;

/// Some of several files are refused; which, and why, has been printed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{count} of {of} files could not be read")]
struct Refused {
    count: usize,
    of: usize,
}

pub fn run(command: &LibraryCommand, out: &mut impl Write) -> anyhow::Result<()> {
    match command {
        LibraryCommand::List(args) => {
            let library = look(&args.library.folder)?;
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
        LibraryCommand::Stats(args) => stats(&look(&args.folder)?, out),
        LibraryCommand::Bench(args) => bench::run(args, out),
    }
}

/// The library of a folder, up to date; what cannot be read is told.
fn open(folder: &Path) -> anyhow::Result<Library> {
    synced(Library::open(folder)?)
}

/// The library of a folder, to read it: nothing is created.
fn look(folder: &Path) -> anyhow::Result<Library> {
    synced(Library::look(folder)?)
}

fn synced(mut library: Library) -> anyhow::Result<Library> {
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

fn find(args: &FindArgs, out: &mut impl Write) -> anyhow::Result<()> {
    let position = args.start.open()?;
    let library = look(&args.library.folder)?;
    for (entry, ply) in library.find(&position)? {
        writeln!(out, "ply {ply}\t{}", line(entry))?;
    }
    Ok(())
}

/// Takes in all files that can be read; those that cannot are named, each with what is wrong with it.
fn import(args: &ImportArgs, out: &mut impl Write) -> anyhow::Result<()> {
    let mut library = open(&args.library.folder)?;
    let mut refused = Vec::new();
    for path in &args.files {
        match import_one(&mut library, path) {
            Ok(imported) => writeln!(out, "{}: {}", path.display(), brought(&imported))?,
            Err(error) => refused.push(error),
        }
    }
    match refused.len() {
        0 => Ok(()),
        1 if args.files.len() == 1 => Err(refused.remove(0)),
        count => {
            refused.iter().for_each(|error| eprintln!("ludarium-lab: {error}"));
            Err(Refused { count, of: args.files.len() }.into())
        }
    }
}

fn import_one(library: &mut Library, path: &Path) -> anyhow::Result<Imported> {
    let text = read_text(path, MAX_BYTES)?;
    let mut bar: Option<Progress> = None;
    let imported = library.import_watched(&text, None, |progress| {
        if let ImportProgress::TakingIn { done, of } = progress {
            bar.get_or_insert_with(|| Progress::new(of as u64, "matches")).set_position(done as u64);
        }
        ControlFlow::Continue(())
    });
    Ok(imported.map_err(in_file(path))?)
}

/// What an import has brought: "3 new, 1 known", and what else there is to say.
fn brought(imported: &Imported) -> String {
    let mut said = format!("{} new, {} known", imported.added.len(), imported.known.len());
    if !imported.completed.is_empty() {
        said += &format!(", {} of them completed", imported.completed.len());
    }
    if imported.others > 0 {
        said += &format!(", {} records of other games left out", imported.others);
    }
    said
}

fn export(args: &ExportArgs, out: &mut impl Write) -> anyhow::Result<()> {
    let library = look(&args.library.folder)?;
    let filtered = || library.list(&args.filter.filter()).iter().map(|entry| entry.id).collect();
    let ids: Vec<u64> = if args.ids.is_empty() { filtered() } else { args.ids.clone() };
    let text = library.export(&ids)?;
    write_file(&args.out, text)?;
    Ok(writeln!(out, "{} matches", ids.len())?)
}

fn rebuild(folder: &Path, out: &mut impl Write) -> anyhow::Result<()> {
    let mut library = Library::open(folder)?;
    library.clear_index()?;
    drop(library);
    let library = open(folder)?;
    Ok(writeln!(out, "{} matches", library.list(&Filter::default()).len())?)
}

fn stats(library: &Library, out: &mut impl Write) -> anyhow::Result<()> {
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
