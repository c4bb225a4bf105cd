//! Matches from `.ludo` texts, and back to them.

use std::fs;
use std::path::{Path, PathBuf};

use ludarium_record::study::Study;
use ludarium_record::{Match, MatchId, ludo, write_atomically};

use crate::entry::content_of;
use crate::files::MOST_MATCHES;
use crate::{Entry, Library, LibraryError, Note};

/// The tags of `.ludo` texts that keep what people say about a match.
const TITLE: &str = "Title";
const TAGS: &str = "Tags";
const DATE: &str = "Date";

/// The largest companion of a match that is read, in bytes.
const MOST_BYTES: u64 = 16 << 20;

/// What an import has brought.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Imported {
    /// The numbers of the matches that are new.
    pub added: Vec<u64>,
    /// The numbers of those that were in the library already.
    pub known: Vec<u64>,
}

impl Library {
    /// Takes in all matches of a `.ludo` text, with their tags and comments. A match that is in the library already, in the
    /// trash or not, is left out, so that the same text can be imported again. If any match is refused, none is taken in.
    ///
    /// # Errors
    /// The text is refused, or something cannot be written; what was written before stays.
    pub fn import(&mut self, text: &str) -> Result<Imported, LibraryError> {
        let matches = ludo::read(text)?;
        if self.entries().count() + matches.len() > MOST_MATCHES {
            return Err(LibraryError::TooMany { path: self.folder().to_owned(), most: MOST_MATCHES });
        }
        let (mut imported, mut notes) = (Imported::default(), Vec::new());
        for read in matches {
            let game = read.to_match();
            let content = content_of(&game);
            if let Some(id) = self.with_content(content) {
                imported.known.push(id);
                continue;
            }
            let created = read.tag(DATE).and_then(seconds_of_date).unwrap_or_else(|| game.identity().created());
            // Imported again after it was interrupted, the match has the same number.
            self.take_in(game.with_identity(MatchId::new(content, created)), &read)?;
            notes.push((content, note_of(&read)));
            imported.added.push(content);
        }
        notes.retain(|(_, note)| *note != Note::default());
        if !notes.is_empty() {
            self.annotate(notes)?;
        }
        Ok(imported)
    }

    /// Writes a match and what its text says beside the turns. That comes first, so that it is never missing.
    fn take_in(&mut self, game: Match, read: &Study) -> Result<(), LibraryError> {
        let text = ludo::write(read);
        if text != ludo::write(&Study::from_match(&game)) {
            write_atomically(&companion(&self.save_path(&game)), &text)?;
        }
        self.save(&game)?;
        Ok(())
    }

    /// Matches as `.ludo` text, in that order. Choices that are still secret are left out.
    ///
    /// # Errors
    /// There is no such match, or its file cannot be read.
    pub fn export(&self, ids: &[u64]) -> Result<String, LibraryError> {
        let texts = ids.iter().map(|id| self.export_one(*id)).collect::<Result<Vec<_>, _>>()?;
        Ok(texts.join("\n"))
    }

    fn export_one(&self, id: u64) -> Result<String, LibraryError> {
        let entry = self.entry(id).ok_or(LibraryError::Unknown { id })?;
        let game = self.load(id)?;
        let mut written = match said_beside(entry, &game) {
            Some(read) if game.revealed_plies() == game.ply() => read,
            Some(read) => revealed_of(&read, &game),
            None => Study::from_revealed(&game),
        };
        let date = entry_date(entry.created);
        for (name, value) in [(DATE, date), (TITLE, entry.title.clone()), (TAGS, entry.tags.join(", "))] {
            if value.is_empty() {
                written.remove_tag(name);
            } else {
                // A text may have so many tags already that there is no place for another.
                let _ = written.set_tag(name, &value);
            }
        }
        Ok(ludo::write(&written))
    }
}

/// The file beside a match that holds what its text said beside the turns.
pub(crate) fn companion(path: &Path) -> PathBuf {
    path.with_extension("ludo")
}

/// The study of the match, imported or made while it was analysed, if it has the turns of the match: as its main line.
fn said_beside(entry: &Entry, game: &Match) -> Option<Study> {
    let path = companion(&entry.path);
    let small = fs::metadata(&path).is_ok_and(|data| data.len() <= MOST_BYTES);
    let text = small.then(|| fs::read_to_string(&path).ok())??;
    let mut read = ludo::read(&text).ok()?.into_iter().next()?;
    let is_of_match = |read: &Study| content_of(&read.to_match()) == content_of(game);
    if !is_of_match(&read) {
        // People may have made another line the main one, or have played on.
        let played = read.follow(game).ok()?;
        read.promote_to_main(*played.last()?).ok()?;
        read.follow(game).ok()?;
    }
    is_of_match(&read).then_some(read)
}

/// What a text says of a match up to a choice that is still secret. Variations stay behind: they could tell the choice.
fn revealed_of(read: &Study, game: &Match) -> Study {
    let mut revealed = Study::from_revealed(game);
    for (name, value) in read.tags() {
        // Every tag was read from a text, so that there is a place for it.
        let _ = revealed.set_tag(name, value);
    }
    for (shown, noted) in revealed.main_line().into_iter().zip(read.main_line()) {
        if let Some(notes) = read.node(noted).map(|node| node.notes().clone()) {
            // The same turn in the same position had these notes before.
            let _ = revealed.annotate(shown, |place| *place = notes);
        }
    }
    revealed
}

/// What a text says about its match; nothing if that would be refused as a note.
fn note_of(read: &Study) -> Note {
    let tags = read.tag(TAGS).unwrap_or_default().split(',').map(str::trim).filter(|tag| !tag.is_empty());
    let note = Note { title: read.tag(TITLE).unwrap_or_default().to_owned(), tags: tags.map(str::to_owned).collect() };
    note.checked().unwrap_or_default()
}

/// `2026.11.23` of seconds since 1970.
fn entry_date(created: u64) -> String {
    let stamp = MatchId::new(0, created).stamp();
    format!("{}.{}.{}", &stamp[..4], &stamp[4..6], &stamp[6..8])
}

/// The first second of a day such as `2026.11.23`, since 1970 (Howard Hinnant, `days_from_civil`).
fn seconds_of_date(date: &str) -> Option<u64> {
    let parts: Vec<u64> = date.split('.').map(|part| part.parse().ok()).collect::<Option<_>>()?;
    let [year @ 1970..=9999, month @ 1..=12, day @ 1..=31] = parts[..] else { return None };
    let year = if month <= 2 { year - 1 } else { year };
    let day_of_year = (153 * ((month + 9) % 12) + 2) / 5 + day - 1;
    let day_of_era = year % 400 * 365 + year % 400 / 4 - year % 400 / 100 + day_of_year;
    Some((year / 400 * 146_097 + day_of_era).checked_sub(719_468)? * 86_400)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates_are_read_and_written() {
        for date in ["1970.01.01", "2024.02.29", "2026.11.23", "9999.12.31"] {
            assert_eq!(seconds_of_date(date).map(entry_date).as_deref(), Some(date));
        }
        for wrong in ["", "2026", "2026.13.01", "1969.12.31", "????.??.??", "2026.11.0", "10000.01.01"] {
            assert_eq!(seconds_of_date(wrong), None, "{wrong}");
        }
    }
}
