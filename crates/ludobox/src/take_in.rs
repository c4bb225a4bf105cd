//! What is in a ludobox, taken in file by file.

use std::collections::{HashMap, HashSet};
use std::fmt::Display;
use std::io::ErrorKind;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use ludarium_files as fs;
use ludarium_library::{add_notes, content_of};
use ludarium_profile::PREFERENCES;
use ludarium_record::{Match, MatchId, Store, set_aside, write_atomically};

use crate::entries::{Entries, Entry};
use crate::inside::{Inside, MATCHES, Place, REVIEWS, TRASH, id_of};
use crate::matches::{Verdict, merge};
use crate::{CheckPreferences, Folders, LeftOut, LudoboxError};

/// What of a ludobox is taken in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wanted {
    /// All of it: its ratings, progress and preferences take the place of those that are there.
    Everything,
    /// Its matches, with studies, reviews, titles and tags.
    Matches,
}

/// What was taken in.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct TakenIn {
    /// How many matches are new.
    pub added: usize,
    /// How many were there already, and go further now.
    pub continued: usize,
    /// How many were there already, but went another way: both are kept.
    pub parted: usize,
    /// How many were there as they are, or went further.
    pub known: usize,
    /// How many files of ratings, progress and preferences were replaced.
    pub replaced: usize,
    /// What could not be read.
    pub left_out: LeftOut,
    /// Where that lies which was there before; nothing if nothing was.
    pub backup: Option<PathBuf>,
}

/// Takes in one entry with every step.
pub(crate) struct TakingIn {
    entries: Entries,
    folders: Folders,
    wanted: Wanted,
    check: CheckPreferences,
    /// The files of the matches that are there, by their numbers.
    places: HashMap<u64, PathBuf>,
    /// The matches that are from the ludobox: new, or further than they were.
    fresh: HashSet<u64>,
    /// The numbers of the matches that are kept beside others, by those that they had.
    renamed: HashMap<u64, u64>,
    notes: String,
    unfinished: String,
    taken: TakenIn,
}

impl TakingIn {
    pub fn new(
        bytes: Arc<[u8]>,
        folders: Folders,
        wanted: Wanted,
        check: CheckPreferences,
    ) -> Result<TakingIn, LudoboxError> {
        let (entries, _) = Entries::open(bytes)?;
        let places = places_in(&folders.data)?;
        Ok(TakingIn {
            entries,
            folders,
            wanted,
            check,
            places,
            fresh: HashSet::new(),
            renamed: HashMap::new(),
            notes: String::new(),
            unfinished: String::new(),
            taken: TakenIn::default(),
        })
    }

    pub fn share(&self) -> f32 {
        self.entries.share()
    }

    pub fn step(&mut self) -> ControlFlow<Result<TakenIn, LudoboxError>> {
        let done = match self.entries.next() {
            Ok(Some(entry)) => match self.take(entry) {
                Ok(()) => return ControlFlow::Continue(()),
                Err(error) => Err(error),
            },
            Ok(None) => self.finish().map(|()| std::mem::take(&mut self.taken)),
            Err(error) => Err(error),
        };
        ControlFlow::Break(done)
    }

    fn leave_out(&mut self, name: &str, why: impl Display) -> Result<(), LudoboxError> {
        self.taken.left_out.add(name, why);
        Ok(())
    }

    fn take(&mut self, Entry { name, inside, bytes }: Entry) -> Result<(), LudoboxError> {
        let text = match String::from_utf8(bytes) {
            Ok(text) => text,
            Err(error) => return self.leave_out(&name, error),
        };
        match inside {
            Inside::Label => Ok(()),
            Inside::Preferences => {
                let folder = self.folders.preferences.clone();
                self.replace(&name, folder.map(|folder| folder.join(PREFERENCES)), &text, (self.check)(&text))
            }
            Inside::Carried(carried) => {
                let path = self.folders.data.join(carried.file);
                self.replace(&name, Some(path), &text, carried.check(&text))
            }
            Inside::Notes => {
                self.notes = text;
                Ok(())
            }
            Inside::Unfinished => {
                self.unfinished = text;
                Ok(())
            }
            Inside::Review(id) => self.take_review(id, &text),
            Inside::Match(place) => self.take_match(&name, &place, &text),
            Inside::Study(place) => self.take_study(&name, &place, &text),
        }
    }

    fn replace(
        &mut self,
        name: &str,
        path: Option<PathBuf>,
        text: &str,
        checked: Result<(), impl Display>,
    ) -> Result<(), LudoboxError> {
        let Some(path) = path.filter(|_| self.wanted == Wanted::Everything) else { return Ok(()) };
        if let Err(fault) = checked {
            return self.leave_out(name, fault);
        }
        write_atomically(&path, text)?;
        self.taken.replaced += 1;
        Ok(())
    }

    fn take_match(&mut self, name: &str, place: &Place, text: &str) -> Result<(), LudoboxError> {
        let game = match Match::from_text(text) {
            Ok(game) => game,
            Err(error) => return self.leave_out(name, error),
        };
        if Store::name_of(&game).trim_end_matches(".toml") != place.stem {
            return self.leave_out(name, "another match is in it");
        }
        let Some(path) = self.places.get(&place.id).cloned() else {
            let path = self.folder(place.is_trashed).join(format!("{}.toml", place.stem));
            self.taken.added += 1;
            return self.write_match(place.id, path, text);
        };
        let mine = Store::load(&path).or_else(|error| Store::load(path.with_extension("toml.bak")).map_err(|_| error));
        let verdict = match mine {
            Ok(mine) => Verdict::of(&mine, &game),
            Err(error) if error.is_damage() => {
                set_aside(&path)?;
                Verdict::Theirs
            }
            Err(error) => return self.leave_out(name, error),
        };
        match verdict {
            Verdict::Mine => {
                self.taken.known += 1;
                Ok(())
            }
            Verdict::Theirs => {
                self.taken.continued += 1;
                self.write_match(place.id, path, text)
            }
            Verdict::Both => self.keep_beside(game, &path),
        }
    }

    /// Keeps a match beside the one of the same number. Taken in again, it has the same number as now.
    fn keep_beside(&mut self, game: Match, path: &Path) -> Result<(), LudoboxError> {
        let (before, number) = (game.id(), content_of(&game));
        self.renamed.insert(before, number);
        if self.places.contains_key(&number) {
            self.taken.known += 1;
            return Ok(());
        }
        let created = game.identity().created();
        let game = game.with_identity(MatchId::new(number, created));
        self.taken.parted += 1;
        self.write_match(number, path.with_file_name(Store::name_of(&game)), &game.to_text())
    }

    fn write_match(&mut self, id: u64, path: PathBuf, text: &str) -> Result<(), LudoboxError> {
        write_atomically(&path, text)?;
        self.fresh.insert(id);
        self.places.insert(id, path);
        Ok(())
    }

    fn take_study(&mut self, name: &str, place: &Place, text: &str) -> Result<(), LudoboxError> {
        let id = self.number(place.id);
        let beside = || self.folder(place.is_trashed).join(&place.stem);
        let path = self.places.get(&id).cloned().unwrap_or_else(beside).with_extension("ludo");
        let mine = match fs::read_to_string(&path) {
            Ok(mine) => mine,
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(write_atomically(&path, text)?),
            Err(error) => return self.leave_out(name, error),
        };
        // The record that goes further has the longer main line.
        let (one, other) = if self.fresh.contains(&id) { (text, &*mine) } else { (&*mine, text) };
        match merge(one, other) {
            Ok(None) if one == mine => Ok(()),
            Ok(merged) => Ok(write_atomically(&path, merged.as_deref().unwrap_or(one))?),
            Err(why) => self.leave_out(name, why),
        }
    }

    fn take_review(&mut self, id: u64, text: &str) -> Result<(), LudoboxError> {
        let id = self.number(id);
        let path = self.folders.data.join(REVIEWS).join(format!("{id:016x}.json"));
        if !fs::exists(&path) || self.fresh.contains(&id) {
            write_atomically(&path, text)?;
        }
        Ok(())
    }

    /// Under which number a match is kept.
    fn number(&self, id: u64) -> u64 {
        self.renamed.get(&id).copied().unwrap_or(id)
    }

    fn folder(&self, is_trashed: bool) -> PathBuf {
        let matches = self.folders.data.join(MATCHES);
        if is_trashed { matches.join(TRASH) } else { matches }
    }

    /// What is said of matches comes after them.
    fn finish(&mut self) -> Result<(), LudoboxError> {
        let matches = self.folder(false);
        if !self.notes.is_empty() {
            let wrong = add_notes(&matches, &self.notes, |id| self.number(id), self.wanted == Wanted::Everything)?;
            wrong.iter().for_each(|why| self.taken.left_out.add(ludarium_library::NOTES, why));
        }
        let unfinished: Vec<u64> =
            self.unfinished.lines().filter_map(|line| id_of(line.strip_suffix(".toml")?)).collect();
        let store = Store::open(&matches)?;
        // The first of them is to be the first again.
        for id in unfinished.into_iter().rev().map(|id| self.number(id)).filter(|id| self.fresh.contains(id)) {
            let path = self.places.get(&id).filter(|path| path.parent() == Some(&matches));
            if let Some(game) = path.and_then(|path| Store::load(path).ok()) {
                store.follow(&game)?;
            }
        }
        Ok(())
    }
}

/// The files of the matches that are there, by their numbers; those outside the trash count first.
fn places_in(data: &Path) -> Result<HashMap<u64, PathBuf>, LudoboxError> {
    let matches = data.join(MATCHES);
    let mut places = HashMap::new();
    for folder in [matches.clone(), matches.join(TRASH)] {
        let entries = match fs::read_dir(&folder) {
            Err(error) if error.kind() == ErrorKind::NotFound => continue,
            entries => entries.map_err(|error| LudoboxError::io(&folder, error))?,
        };
        for entry in entries.take(8 * crate::MAX_ENTRIES) {
            let path = entry.map_err(|error| LudoboxError::io(&folder, error))?.path();
            let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
            let Some(stem) = name.strip_suffix(".toml").or_else(|| name.strip_suffix(".toml.bak")) else { continue };
            let main = path.with_file_name(format!("{stem}.toml"));
            let id = id_of(stem).or_else(|| Some(Store::summary(&path).ok()?.id.number()));
            if let Some(id) = id {
                places.entry(id).or_insert(main);
            }
        }
    }
    Ok(places)
}
