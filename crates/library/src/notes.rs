//! What people say about matches: titles and tags, in a text file of their own, so that no loss of the index loses them.

use std::collections::BTreeMap;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use ludarium_files as fs;
use ludarium_record::{set_copy_aside, write_atomically};
use serde::{Deserialize, Serialize};

use crate::{LibraryError, Note};

/// The file of the notes, in the folder of the matches.
pub const NOTES: &str = "library-notes.jsonl";
/// The largest file of notes that is read, in bytes.
const MOST_BYTES: u64 = 256 << 20;

#[derive(Serialize, Deserialize)]
struct Line {
    id: String,
    title: String,
    tags: Vec<String>,
}

/// All notes, by the numbers of their matches.
#[derive(Debug)]
pub(crate) struct Notes {
    path: PathBuf,
    notes: BTreeMap<u64, Note>,
}

impl Notes {
    /// Reads the notes; lines that cannot be read are told, and the others are kept.
    pub fn read(path: PathBuf) -> Result<(Notes, Vec<String>), LibraryError> {
        let mut notes = Notes { notes: BTreeMap::new(), path };
        let (read, wrong) = read_lines(&notes.text()?);
        notes.notes.extend(read);
        Ok((notes, wrong))
    }

    fn text(&self) -> Result<String, LibraryError> {
        let fail = |error| LibraryError::io("read", &self.path, error);
        match fs::metadata(&self.path) {
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(String::new()),
            Ok(data) if data.len() > MOST_BYTES => return Err(fail(ErrorKind::FileTooLarge.into())),
            _ => {}
        }
        // A damaged file need not be UTF-8; its other lines are still good.
        fs::read(&self.path).map(|bytes| String::from_utf8_lossy(&bytes).into_owned()).map_err(fail)
    }

    pub fn path(&self) -> &Path {
        &self.path
    }

    /// What is said about a match.
    pub fn get(&self, id: u64) -> Option<&Note> {
        self.notes.get(&id)
    }

    /// Says something about matches; an empty note says nothing any more. The file is written once.
    pub fn set(&mut self, changes: impl IntoIterator<Item = (u64, Note)>) -> Result<(), LibraryError> {
        let before = self.notes.clone();
        for (id, note) in changes {
            if note == Note::default() {
                self.notes.remove(&id)
            } else {
                self.notes.insert(id, note)
            };
        }
        // What could not be written is not said either.
        self.write().inspect_err(|_| self.notes = before)
    }

    pub fn write(&self) -> Result<(), LibraryError> {
        let mut text = String::new();
        for (id, note) in &self.notes {
            let line = Line { id: format!("{id:016x}"), title: note.title.clone(), tags: note.tags.clone() };
            // Texts and lists of texts can always be written as JSON.
            text += &serde_json::to_string(&line).unwrap_or_default();
            text.push('\n');
        }
        Ok(write_atomically(&self.path, &text)?)
    }
}

/// Adds what a text, once the file of the notes of another folder, says of matches to the notes of this one, whose library
/// is not open. `number` says which match is meant by a number there. Titles and tags that are there stay, unless
/// `replaces` lets titles of the text take the place of others. Returns what is wrong in the text; its other lines count.
///
/// # Errors
/// The notes of the folder cannot be read or written; they are as they were then.
pub fn add_notes(
    folder: &Path,
    text: &str,
    number: impl Fn(u64) -> u64,
    replaces: bool,
) -> Result<Vec<String>, LibraryError> {
    let (mut notes, unread) = Notes::read(folder.join(NOTES))?;
    if !unread.is_empty() {
        // What cannot be read of them would be gone when they are written.
        set_copy_aside(notes.path())?;
    }
    let (read, mut wrong) = read_lines(text);
    let mut changes = Vec::new();
    for (id, said) in read {
        let id = number(id);
        let known = notes.get(id).cloned().unwrap_or_default();
        let keeps_title = said.title.is_empty() || !known.title.is_empty() && !replaces;
        let title = if keeps_title { known.title.clone() } else { said.title };
        let tags = known.tags.iter().cloned().chain(said.tags).collect();
        match (Note { title, tags }).checked() {
            Ok(more) if more != known => changes.push((id, more)),
            Ok(_) => {}
            Err(error) => wrong.push(format!("{id:016x}: {error}")),
        }
    }
    if !changes.is_empty() {
        notes.set(changes)?;
    }
    Ok(wrong)
}

/// The notes of a text, and what is wrong with its other lines.
fn read_lines(text: &str) -> (Vec<(u64, Note)>, Vec<String>) {
    let (mut read, mut wrong) = (Vec::new(), Vec::new());
    for (number, line) in text.lines().enumerate().filter(|(_, line)| !line.is_empty()) {
        match read_line(line) {
            Ok(note) => read.push(note),
            Err(why) => wrong.push(format!("line {}: {why}", number + 1)),
        }
    }
    (read, wrong)
}

fn read_line(line: &str) -> Result<(u64, Note), String> {
    let Line { id, title, tags } = serde_json::from_str(line).map_err(|error| error.to_string())?;
    let id = u64::from_str_radix(&id, 16).map_err(|_| format!("\"{id}\" is no number of a match"))?;
    Ok((id, Note { title, tags }.checked().map_err(|error| error.to_string())?))
}
