//! Titles, tags and the trash of a library.

use std::io::Write;
use std::path::Path;

use ludarium_library::{Library, Note};

use super::args::{IdsArgs, RenameArgs, TagArgs};
use super::{line, open};

/// Runs `library rename`.
pub fn rename(args: &RenameArgs, out: &mut impl Write) -> anyhow::Result<()> {
    let mut library = open(&args.library.folder)?;
    let note = Note { title: args.title.clone(), ..library.note(args.id) };
    library.annotate([(args.id, note)])?;
    show(&library, &[args.id], out)
}

/// Runs `library tag`.
pub fn tag(args: &TagArgs, out: &mut impl Write) -> anyhow::Result<()> {
    let mut library = open(&args.matches.library.folder)?;
    let tagged = |id: &u64| {
        let mut note = library.note(*id);
        note.tags.retain(|tag| !args.remove.contains(tag));
        note.tags.extend_from_slice(&args.add);
        (*id, note)
    };
    let notes: Vec<(u64, Note)> = args.matches.ids.iter().map(tagged).collect();
    library.annotate(notes)?;
    show(&library, &args.matches.ids, out)
}

/// Runs `library trash`.
pub fn trash(args: &IdsArgs, out: &mut impl Write) -> anyhow::Result<()> {
    let mut library = open(&args.library.folder)?;
    library.throw_away(&args.ids)?;
    show(&library, &args.ids, out)
}

/// Runs `library restore`.
pub fn restore(args: &IdsArgs, out: &mut impl Write) -> anyhow::Result<()> {
    let mut library = open(&args.library.folder)?;
    library.restore(&args.ids)?;
    show(&library, &args.ids, out)
}

/// Runs `library empty-trash`.
pub fn empty_trash(folder: &Path, out: &mut impl Write) -> anyhow::Result<()> {
    let gone = open(folder)?.empty_trash()?;
    Ok(writeln!(out, "{gone} matches deleted")?)
}

/// The matches as they are now.
fn show(library: &Library, ids: &[u64], out: &mut impl Write) -> anyhow::Result<()> {
    for entry in ids.iter().filter_map(|id| library.entry(*id)) {
        writeln!(out, "{}", line(entry))?;
    }
    Ok(())
}
