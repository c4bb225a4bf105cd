//! Matches from texts of any format, and back to `.ludo` text.

use std::collections::HashMap;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

use ludarium_files as fs;
use ludarium_record::study::Study;
use ludarium_record::{AnyMatch, Match, MatchId, ludo, matches, write_atomically};
use ludarium_rules::GameId;

use crate::entry::{Stamp, content_of};
use crate::files::MOST_MATCHES;
use crate::index::Indexed;
use crate::{Drawn, Entry, Library, LibraryError, Note};

/// The tags of `.ludo` texts that keep what people say about a match.
const TITLE: &str = "Title";
const TAGS: &str = "Tags";
const DATE: &str = "Date";

/// The largest companion of a match, in bytes.
const MOST_BYTES: usize = 32 << 20;
/// After so many matches what was taken in is written into the index.
const BATCH: usize = 256;

/// What an import has brought.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Imported {
    /// The numbers of the matches that are new.
    pub added: Vec<u64>,
    /// The numbers of those that were in the library already.
    pub known: Vec<u64>,
    /// The numbers of those among them of which the text said more than the library knew: comments, variations, tags.
    pub completed: Vec<u64>,
    /// How many game records were left out because they are of games that are unknown here.
    pub others: usize,
}

/// How far an import has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ImportProgress {
    /// The text is read to its end, before anything is taken in.
    Reading {
        /// How many matches were found in it so far.
        found: usize,
    },
    /// The matches are taken in.
    TakingIn {
        /// How many.
        done: usize,
        /// Of how many.
        of: usize,
    },
}

/// An import that is going on.
struct Intake {
    imported: Imported,
    contents: HashMap<u64, u64>,
    files: HashMap<String, (u32, Stamp)>,
    /// The rows that are still to be written into the index.
    rows: Vec<Indexed>,
    notes: Vec<(u64, Note)>,
}

impl Library {
    /// Takes in all matches of a text of any format ([`ludarium_record::matches`]), with their tags and comments. A match that
    /// is in the library already, in the trash or not, is not taken in again; what the text says more of it than is known
    /// is added, and nothing is overwritten. If any match is refused, none is taken in.
    ///
    /// # Errors
    /// The text is refused, or something cannot be written; what was written before stays.
    pub fn import(&mut self, text: &str) -> Result<Imported, LibraryError> {
        self.import_watched(text, None, |_| ControlFlow::Continue(()))
    }

    /// As [`Library::import`]; `game` is that of turns without tags, if it is known. `progress` is asked before every match, and
    /// what was taken in before it says `Break` stays.
    ///
    /// # Errors
    /// As [`Library::import`]; also if the work was stopped.
    pub fn import_watched(
        &mut self,
        text: &str,
        game: Option<GameId>,
        mut progress: impl FnMut(ImportProgress) -> ControlFlow<()>,
    ) -> Result<Imported, LibraryError> {
        let mut ask = |here| if progress(here).is_break() { Err(LibraryError::Stopped) } else { Ok(()) };
        let mut of = 0;
        let mut reader = matches(text, game);
        for read in reader.by_ref() {
            read?;
            of += 1;
            ask(ImportProgress::Reading { found: of })?;
        }
        if self.entries().count() + of > MOST_MATCHES {
            return Err(LibraryError::TooMany { path: self.folder().to_owned(), most: MOST_MATCHES });
        }
        let mut intake = Intake {
            imported: Imported { others: reader.others(), ..Imported::default() },
            contents: self.contents(),
            files: self.known_files(),
            rows: Vec::new(),
            notes: Vec::new(),
        };
        let mut taken = Ok(());
        for (done, read) in matches(text, game).enumerate() {
            taken = ask(ImportProgress::TakingIn { done, of }).and_then(|()| self.take_in(read?, &mut intake));
            if taken.is_err() {
                break;
            }
            if intake.rows.len() >= BATCH {
                self.replace(&std::mem::take(&mut intake.rows), &[])?;
            }
        }
        self.replace(&intake.rows, &[])?;
        if !intake.notes.is_empty() {
            self.annotate(intake.notes)?;
        }
        taken.map(|()| intake.imported)
    }

    /// Takes in one match, or what its text says of a match that is known.
    fn take_in(&mut self, read: AnyMatch, intake: &mut Intake) -> Result<(), LibraryError> {
        let (game, study) = match read {
            AnyMatch::Study(study) => (study.to_match(), *study),
            AnyMatch::Save(game) => {
                let study = Study::from_match(&game);
                (*game, study)
            }
        };
        let content = content_of(&game);
        if let Some(&id) = intake.contents.get(&content) {
            intake.imported.known.push(id);
            if self.entry(id).is_none() {
                // It came with this text.
                self.replace(&std::mem::take(&mut intake.rows), &[])?;
            }
            let mut completed = self.complete(id, &game, &study)?;
            // What is read of a match that came with this text is among its notes already.
            let known = intake.notes.iter().rev().find(|(noted, _)| *noted == id).map(|(_, note)| note.clone());
            let note = known.unwrap_or_else(|| self.note(id));
            if let Some(note) = with_more(&note, &study) {
                intake.notes.push((id, note));
                completed = true;
            }
            intake.imported.completed.extend(completed.then_some(id));
            return Ok(());
        }
        let created = study.tag(DATE).and_then(seconds_of_date).unwrap_or_else(|| game.identity().created());
        // Imported again after it was interrupted, the match has the same number.
        let game = game.with_identity(MatchId::new(content, created)).from_elsewhere();
        self.write_companion(&self.save_path(&game), &game, &study)?;
        let row = self.write_match(&game, &intake.files)?;
        intake.rows.push(row);
        intake.contents.insert(content, content);
        let note = note_of(&study);
        intake.notes.extend((note != Note::default()).then_some((content, note)));
        intake.imported.added.push(content);
        Ok(())
    }

    /// Adds to a known match what a text says more of it, and tells whether that was anything.
    fn complete(&self, id: u64, game: &Match, read: &Study) -> Result<bool, LibraryError> {
        let path = self.match_path(id).ok_or(LibraryError::Unknown { id })?;
        let mut said = said_beside(&path, game).unwrap_or_else(|| Study::from_match(game));
        let mut read = read.clone();
        // These are what the library says of it by itself, and not part of its text.
        [DATE, TITLE, TAGS].iter().for_each(|name| _ = read.remove_tag(name));
        if !said.merge(&read)? {
            return Ok(false);
        }
        self.write_companion(&path, game, &said)?;
        Ok(true)
    }

    /// Writes what a text says of a match beside its turns. That comes before the match, so that it is never missing.
    fn write_companion(&self, path: &Path, game: &Match, read: &Study) -> Result<(), LibraryError> {
        let text = ludo::write(read);
        if text.len() > MOST_BYTES {
            return Err(LibraryError::SaysTooMuch { most: MOST_BYTES >> 20 });
        }
        if text != ludo::write(&Study::from_match(game)) {
            write_atomically(&companion(path), &text)?;
        }
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

    /// What is drawn on the boards of a match, as its study says that lies beside it; nothing where there is none.
    #[must_use]
    pub fn drawn(&self, id: u64) -> Drawn {
        let game = self.entry(id).zip(self.load(id).ok());
        let drawn = game.and_then(|(entry, game)| Some(Drawn::of(&said_beside(&entry.path, &game)?, &game)));
        drawn.unwrap_or_default()
    }

    fn export_one(&self, id: u64) -> Result<String, LibraryError> {
        let entry = self.entry(id).ok_or(LibraryError::Unknown { id })?;
        let game = self.load(id)?;
        let mut written = match said_beside(&entry.path, &game) {
            Some(read) if game.revealed_plies() == game.ply() => read,
            Some(read) => revealed_of(&read, &game),
            None => Study::from_revealed(&game),
        };
        say_notes(entry, &mut written);
        Ok(ludo::write(&written))
    }

    /// A study as `.ludo` text, with the title, the tags and the date of its match if that is in the library.
    #[must_use]
    pub fn export_study(&self, study: &Study) -> String {
        let Some(entry) = self.entry(study.identity().number()) else { return ludo::write(study) };
        let mut written = study.clone();
        say_notes(entry, &mut written);
        ludo::write(&written)
    }
}

/// Sets the tags that say what the library knows of a match.
fn say_notes(entry: &Entry, written: &mut Study) {
    let date = entry_date(entry.created);
    for (name, value) in [(DATE, date), (TITLE, entry.title.clone()), (TAGS, entry.tags.join(", "))] {
        if value.is_empty() {
            written.remove_tag(name);
        } else {
            // A text may have so many tags already that there is no place for another.
            let _ = written.set_tag(name, &value);
        }
    }
}

/// The file beside a match that holds what its text said beside the turns.
pub(crate) fn companion(path: &Path) -> PathBuf {
    path.with_extension("ludo")
}

/// The study of the match, imported or made while it was analysed, if it has the turns of the match: as its main line.
fn said_beside(path: &Path, game: &Match) -> Option<Study> {
    let path = companion(path);
    let small = fs::metadata(&path).is_ok_and(|data| data.len() <= MOST_BYTES as u64);
    let text = small.then(|| fs::read_to_string(&path).ok())??;
    let mut read = ludo::studies(&text).next()?.ok()?;
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

/// A note with the title and the tags that a text has more; nothing if it has none, or too many.
fn with_more(note: &Note, read: &Study) -> Option<Note> {
    let said = note_of(read);
    let mut more = note.clone();
    if more.title.is_empty() {
        more.title = said.title;
    }
    more.tags.extend(said.tags);
    more.checked().ok().filter(|more| more != note)
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
    let seconds = (year / 400 * 146_097 + day_of_era).checked_sub(719_468)? * 86_400;
    // A day that its month does not have would be one of the next month.
    (entry_date(seconds)[5..] == format!("{month:02}.{day:02}")).then_some(seconds)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates_are_read_and_written() {
        for date in ["1970.01.01", "2024.02.29", "2026.11.23", "9999.12.31"] {
            assert_eq!(seconds_of_date(date).map(entry_date).as_deref(), Some(date));
        }
        for wrong in [
            "",
            "2026",
            "2026.13.01",
            "1969.12.31",
            "????.??.??",
            "2026.11.0",
            "10000.01.01",
            "2026.02.31",
            "2025.02.29",
            "2026.04.31",
        ] {
            assert_eq!(seconds_of_date(wrong), None, "{wrong}");
        }
    }
}
