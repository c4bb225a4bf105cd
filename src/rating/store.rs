//! The file with the player's ratings, beside the saved matches.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use bevy::prelude::Resource;
use ludarium_ai::{Level, PlayerRating, nearest_level};
use ludarium_record::{Match, Player};
use ludarium_rules::GameId;
use serde::{Deserialize, Serialize};

use crate::data_file::{self, FileFault, Loaded, Unread};
use crate::table::data_folder;
use crate::words::text;

/// How many matches are remembered by name: none is counted again as long as it may still be gone on with.
const REMEMBERED: usize = 300;

/// How strong the player has been in each game, and which matches were counted.
#[derive(Resource, Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Ratings {
    /// The name in the file is older than the name here.
    #[serde(rename = "forms")]
    ratings: BTreeMap<String, PlayerRating>,
    /// The matches that were counted, the oldest first.
    counted: Vec<String>,
    #[serde(skip)]
    path: Option<PathBuf>,
}

/// The file of the player's ratings could not be read: the ratings begin anew.
pub type RatingsUnread = Unread<RatingsFault>;

/// The file of the player's ratings could not be written.
#[derive(Debug, thiserror::Error)]
#[error("how strong you play cannot be kept: {0}")]
pub struct RatingsUnwritten(RatingsFault);

/// What is wrong with the file of the player's ratings.
#[derive(Debug, thiserror::Error)]
pub enum RatingsFault {
    /// It cannot be read, understood or written.
    #[error(transparent)]
    File(#[from] FileFault),
    /// A rating cannot be that high or low.
    #[error("a number is out of its range")]
    Range,
}

impl RatingsUnread {
    /// What the player reads.
    #[must_use]
    pub fn words(&self) -> String {
        match self {
            Unread::SetAside { why, kept, .. } => {
                text!("title-rating-set-aside", error = why.words(), path = kept.display().to_string())
            }
            Unread::Left { why, .. } => text!("title-rating-left", error = why.words()),
        }
    }
}

impl RatingsFault {
    fn words(&self) -> String {
        match self {
            RatingsFault::Range => text!("rating-out-of-range"),
            fault => fault.to_string(),
        }
    }
}

impl Ratings {
    /// The ratings of earlier runs, and the trouble with their file if there is any: then it is set aside.
    #[must_use]
    pub fn load() -> (Ratings, Option<RatingsUnread>) {
        data_folder().map_or_else(Default::default, |folder| Ratings::load_from(&folder.join("form.ron")))
    }

    /// [`Ratings::load`] that prints trouble on the terminal.
    #[must_use]
    pub fn load_aloud() -> Ratings {
        let (ratings, trouble) = Ratings::load();
        trouble.iter().for_each(|error| eprintln!("{error}"));
        ratings
    }

    /// [`Ratings::save`] that prints trouble on the terminal.
    pub fn save_aloud(&self) {
        if let Err(error) = self.save() {
            eprintln!("{error}");
        }
    }

    fn load_from(path: &Path) -> (Ratings, Option<RatingsUnread>) {
        let Loaded { value: ratings, path, trouble } = data_file::load(path, Ratings::read);
        (Ratings { path, ..ratings }, trouble)
    }

    fn read(text: &str) -> Result<Ratings, RatingsFault> {
        let ratings: Ratings = data_file::parse(text)?;
        if ratings.ratings.values().all(PlayerRating::is_valid) { Ok(ratings) } else { Err(RatingsFault::Range) }
    }

    /// Writes the ratings so that there is always a whole file.
    ///
    /// # Errors
    /// The file cannot be written.
    pub fn save(&self) -> Result<(), RatingsUnwritten> {
        self.path.as_deref().map_or(Ok(()), |path| self.write(path)).map_err(RatingsUnwritten)
    }

    fn write(&self, path: &Path) -> Result<(), RatingsFault> {
        Ok(data_file::write(path, self)?)
    }

    /// The player's form in a game.
    #[must_use]
    pub fn form(&self, game: GameId) -> PlayerRating {
        self.ratings.get(game.name()).copied().unwrap_or_default()
    }

    /// An opponent that is even with the player in a game.
    #[must_use]
    pub fn even_player(&self, game: GameId) -> Player {
        let (lowest, highest) = Player::RATINGS.into_inner();
        let rating = self.form(game).rating.round().clamp(f64::from(lowest), f64::from(highest));
        Player::Even { rating: rating as u16 }
    }

    /// The level that is nearest to the player in a game.
    #[must_use]
    pub fn level(&self, game: GameId) -> Level {
        nearest_level(game, self.form(game))
    }

    /// Sets the form after a match, unless that match was counted before. Returns whether it counts.
    pub fn count(&mut self, id: u64, game: GameId, form: PlayerRating) -> bool {
        let counts = remember(&mut self.counted, id);
        if counts {
            self.ratings.insert(game.name().to_owned(), form);
        }
        counts
    }

    /// Never counts a match.
    pub fn leave_out(&mut self, game: &Match) {
        remember(&mut self.counted, game.id());
    }
}

/// Matches are told apart by their numbers.
fn name(id: u64) -> String {
    format!("{id:016x}")
}

/// Adds a match to a list that forgets the oldest; returns whether it is new.
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

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    use ludarium_record::Setup;

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
        assert!(trouble.is_none(), "{trouble:?}");
        assert_eq!(ratings.form(GameId::Gess), PlayerRating::default());
        let one = a_match();
        let better = ratings.form(GameId::Gess).after_result(1.0, 900.0);
        assert!(ratings.count(one.id(), GameId::Gess, better));
        assert!(!ratings.count(one.id(), GameId::Gess, PlayerRating::default()));
        let left_out = a_match();
        ratings.leave_out(&left_out);
        assert!(!ratings.count(left_out.id(), GameId::Tress, better));
        ratings.save().expect("written");
        let (again, trouble) = Ratings::load_from(&folder.join("form.ron"));
        assert!(trouble.is_none(), "{trouble:?}");
        assert_eq!((again.form(GameId::Gess), again.form(GameId::Tress)), (better, PlayerRating::default()));
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
            assert!(trouble.expect("an error").to_string().contains("kept as"), "{text}");
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
