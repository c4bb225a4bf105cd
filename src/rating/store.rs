//! The file with the player's forms, beside the saved matches.

use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use bevy::prelude::Resource;
use ludarium_ai::{Level, PlayerRating, nearest_level};
use ludarium_record::Match;
use ludarium_rules::GameId;
use serde::{Deserialize, Serialize};

use crate::table::data_folder;

/// How many matches are remembered by name: none is counted again as long as it may still be gone on with.
const REMEMBERED: usize = 300;

/// How strong the player has been in each game, which matches were counted, and which were begun as even games.
#[derive(Resource, Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Ratings {
    /// The name in the file is older than the name here.
    #[serde(rename = "forms")]
    ratings: BTreeMap<String, PlayerRating>,
    /// The matches that were counted, the oldest first.
    counted: Vec<String>,
    /// The matches that were begun as even games, the oldest first.
    even: Vec<String>,
    #[serde(skip)]
    path: Option<PathBuf>,
}

impl Ratings {
    /// The forms of earlier runs. A file that cannot be read is set aside, which the second part tells in one line.
    #[must_use]
    pub fn load() -> (Ratings, Option<String>) {
        data_folder().map_or_else(Default::default, |folder| Ratings::load_from(&folder.join("form.ron")))
    }

    /// [`Ratings::load`] that tells trouble on the terminal.
    #[must_use]
    pub fn load_aloud() -> Ratings {
        let (ratings, trouble) = Ratings::load();
        trouble.iter().for_each(|line| eprintln!("{line}"));
        ratings
    }

    /// [`Ratings::save`] that tells trouble on the terminal.
    pub fn save_aloud(&self) {
        if let Err(error) = self.save() {
            eprintln!("{error}");
        }
    }

    fn load_from(path: &Path) -> (Ratings, Option<String>) {
        let fresh = Ratings { path: Some(path.to_owned()), ..Ratings::default() };
        let text = match fs::read_to_string(path) {
            Ok(text) => text,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return (fresh, None),
            Err(error) => return set_aside(fresh, path, &error.to_string()),
        };
        match ron::from_str::<Ratings>(&text) {
            Ok(ratings) if ratings.is_sound() => (Ratings { path: fresh.path, ..ratings }, None),
            Ok(_) => set_aside(fresh, path, "a number is out of its range"),
            Err(error) => set_aside(fresh, path, &error.to_string()),
        }
    }

    fn is_sound(&self) -> bool {
        self.ratings.values().all(|form| form.rating.is_finite() && (0.0..=4000.0).contains(&form.rating))
    }

    /// Writes the forms so that there is always a whole file.
    ///
    /// # Errors
    /// The file cannot be written.
    pub fn save(&self) -> Result<(), String> {
        let Some(path) = &self.path else { return Ok(()) };
        let fail = |error: &dyn std::fmt::Display| format!("how strong you play cannot be kept: {error}");
        let text = ron::ser::to_string_pretty(self, ron::ser::PrettyConfig::default()).map_err(|error| fail(&error))?;
        let next = path.with_extension("tmp");
        let write = || {
            path.parent().map_or(Ok(()), fs::create_dir_all)?;
            fs::write(&next, text)?;
            fs::rename(&next, path)
        };
        write().map_err(|error| fail(&error))
    }

    /// The player's form in a game.
    #[must_use]
    pub fn form(&self, game: GameId) -> PlayerRating {
        self.ratings.get(game.name()).copied().unwrap_or_default()
    }

    /// The level that is even with the player in a game.
    #[must_use]
    pub fn level(&self, game: GameId) -> Level {
        nearest_level(game, self.form(game))
    }

    /// Sets the form after a match, unless that match was counted before. Tells whether it counts.
    pub fn count(&mut self, id: u64, game: GameId, form: PlayerRating) -> bool {
        let counts = remember(&mut self.counted, id);
        if counts {
            self.ratings.insert(game.name().to_owned(), form);
        }
        counts
    }

    /// Remembers that a match was begun as an even game.
    pub fn begin_even(&mut self, game: &Match) {
        remember(&mut self.even, game.id());
    }

    /// Whether a match was begun as an even game.
    #[must_use]
    pub fn is_even(&self, game: &Match) -> bool {
        self.even.contains(&name(game.id()))
    }
}

/// Matches are told apart by their numbers.
fn name(id: u64) -> String {
    format!("{id:016x}")
}

/// Adds a match to a list that forgets the oldest; tells whether it is new.
fn remember(list: &mut Vec<String>, id: u64) -> bool {
    let name = name(id);
    let new = !list.contains(&name);
    if new {
        list.push(name);
        let surplus = list.len().saturating_sub(REMEMBERED);
        list.drain(..surplus);
    }
    new
}

/// Gives a broken file another name, so that nothing is lost and the forms can begin anew.
fn set_aside(fresh: Ratings, path: &Path, why: &str) -> (Ratings, Option<String>) {
    let free = (0..1000).map(|number| path.with_extension(format!("broken-{number}.ron"))).find(|name| !name.exists());
    let kept = free.filter(|name| fs::rename(path, name).is_ok());
    let end = kept.map_or("It could not be set aside.".to_owned(), |name| format!("It is kept as {}.", name.display()));
    (fresh, Some(format!("How strong you play could not be read ({why}). {end} Even games begin anew.")))
}

#[cfg(test)]
mod tests {
    use super::*;
    use ludarium_record::{Player, Setup};

    fn folder(name: &str) -> PathBuf {
        let folder = std::env::temp_dir().join(format!("ludarium-form-{}-{name}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        folder
    }

    fn a_match() -> Match {
        let players = [Player::Human { name: String::new() }, Player::Ai { level: 1 }];
        Match::new(Setup::new(GameId::Gess, players)).expect("valid")
    }

    #[test]
    fn forms_are_kept_and_no_match_counts_twice() {
        let folder = folder("kept");
        let (mut ratings, trouble) = Ratings::load_from(&folder.join("form.ron"));
        assert_eq!((trouble, ratings.form(GameId::Gess)), (None, PlayerRating::default()));
        let (one, other) = (a_match(), a_match());
        let better = ratings.form(GameId::Gess).after_result(1.0, 900.0);
        assert!(ratings.count(one.id(), GameId::Gess, better));
        assert!(!ratings.count(one.id(), GameId::Gess, PlayerRating::default()));
        ratings.begin_even(&other);
        ratings.save().expect("written");
        let (again, trouble) = Ratings::load_from(&folder.join("form.ron"));
        assert_eq!(
            (trouble, again.form(GameId::Gess), again.form(GameId::Tress)),
            (None, better, PlayerRating::default())
        );
        assert!(again.is_even(&other) && !again.is_even(&one));
        assert_eq!(again, ratings);
        let _ = fs::remove_dir_all(&folder);
    }

    #[test]
    fn a_broken_file_is_set_aside_and_said() {
        let folder = folder("broken");
        fs::create_dir_all(&folder).expect("made");
        let path = folder.join("form.ron");
        for text in ["(forms: {", "(forms: {\"tress\": (rating: inf, games: 1)}, counted: [], even: [])"] {
            fs::write(&path, text).expect("written");
            let (ratings, trouble) = Ratings::load_from(&path);
            assert_eq!(ratings.form(GameId::Tress), PlayerRating::default());
            assert!(trouble.expect("told").contains("kept as"), "{text}");
            assert!(!path.exists());
        }
        assert_eq!(fs::read_dir(&folder).expect("readable").count(), 2);
        let _ = fs::remove_dir_all(&folder);
    }

    #[test]
    fn only_so_many_matches_are_remembered() {
        let mut list = Vec::new();
        for number in 0..REMEMBERED as u64 + 5 {
            assert!(remember(&mut list, number));
        }
        assert_eq!(list.len(), REMEMBERED);
        assert!(!remember(&mut list, REMEMBERED as u64));
    }
}
