//! How strong the player is in each game, and the opponents that are part of the program.

use std::collections::BTreeMap;

use ludarium_ai::{EvenOpponent, Level, PlayerRating, Strength, nearest_level};
use ludarium_record::{Match, Player};
use ludarium_rules::GameId;
use serde::{Deserialize, Serialize};

use crate::kept::{Keep, Kept};
use crate::mistake::name_of;
use crate::{Fault, PlayerFolder, What, text};

/// How many matches are remembered by name: none is counted again as long as it may still be gone on with.
const REMEMBERED: usize = 300;

/// How many ratings of the past are kept of each game.
const MOST_RATED: usize = 500;

/// The player's rating after a match that was counted.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct RatedDay {
    /// The day, counted from 1 January 1970.
    pub day: u32,
    /// The rating after the match, in Elo points.
    pub rating: f64,
}

/// How strong the player has been in each game, and which matches were counted.
#[derive(Clone, PartialEq, Debug, Default)]
#[cfg_attr(feature = "resources", derive(bevy_ecs::resource::Resource))]
pub struct Ratings(Kept<Contents>);

/// The version of the file; the first ones named none.
const VERSION: u32 = 1;

/// What the file holds.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Contents {
    #[serde(default)]
    version: u32,
    /// The name in the file is older than the name here.
    #[serde(rename = "forms")]
    ratings: BTreeMap<String, PlayerRating>,
    /// The matches that were counted, the oldest first.
    counted: Vec<String>,
    /// The matches whose first turn was played here, the oldest first. A text from elsewhere cannot claim that.
    #[serde(default)]
    begun: Vec<String>,
    /// The ratings of the past by the name of the game, the oldest first; earlier versions kept none.
    #[serde(default)]
    past: BTreeMap<String, Vec<RatedDay>>,
}

impl Default for Contents {
    fn default() -> Contents {
        Contents {
            version: VERSION,
            ratings: BTreeMap::new(),
            counted: Vec::new(),
            begun: Vec::new(),
            past: BTreeMap::new(),
        }
    }
}

impl Keep for Contents {
    const WHAT: What = What::Ratings;
    const FILE: &'static str = "form.ron";

    fn read(text: &str) -> Result<Contents, Fault> {
        let contents: Contents = text::parse_up_to(VERSION, text)?;
        let past_is_valid = contents.past.values().flatten().all(|past| past.rating.is_finite());
        if past_is_valid && contents.ratings.values().all(PlayerRating::is_valid) {
            Ok(contents)
        } else {
            Err(Fault::Range)
        }
    }

    fn text(&self) -> Result<String, Fault> {
        text::print(self)
    }
}

impl Ratings {
    /// The ratings of earlier runs.
    #[must_use]
    pub fn load(folder: &PlayerFolder) -> Ratings {
        Ratings(Kept::load(folder))
    }

    /// The player's rating in a game.
    #[must_use]
    pub fn rating(&self, game: GameId) -> PlayerRating {
        self.0.ratings.get(game.name()).copied().unwrap_or_default()
    }

    /// The ratings after the last matches that were counted in a game, the oldest first; at most 500.
    #[must_use]
    pub fn past(&self, game: GameId) -> &[RatedDay] {
        self.0.past.get(game.name()).map_or(&[], Vec::as_slice)
    }

    /// An opponent that is even with the player in a game.
    #[must_use]
    pub fn even_player(&self, game: GameId) -> Player {
        let (lowest, highest) = Player::RATINGS.into_inner();
        let rating = self.rating(game).rating.round().clamp(f64::from(lowest), f64::from(highest));
        Player::Even { rating: rating as u16 }
    }

    /// The level that is nearest to the player in a game.
    #[must_use]
    pub fn level(&self, game: GameId) -> Level {
        nearest_level(game, self.rating(game))
    }

    /// Sets the rating after a match that ended on a day (counted from 1 January 1970), unless that match was counted before
    /// or was begun elsewhere. Returns whether it counts.
    pub fn count(&mut self, id: u64, (game, rating): (GameId, PlayerRating), day: u32) -> bool {
        self.0.change(|kept| {
            let counts = kept.begun.contains(&name_of(id)) && remember(&mut kept.counted, id);
            if counts {
                kept.ratings.insert(game.name().to_owned(), rating);
                let past = kept.past.entry(game.name().to_owned()).or_default();
                past.push(RatedDay { day, rating: rating.rating });
                past.drain(..past.len().saturating_sub(MOST_RATED));
            }
            counts
        })
    }

    /// Remembers that the first turn of a match was played here.
    pub fn begin(&mut self, id: u64) {
        self.0.change(|kept| remember(&mut kept.begun, id));
    }

    /// Never counts a match.
    pub fn leave_out(&mut self, game: &Match) {
        self.0.change(|kept| remember(&mut kept.counted, game.id()));
    }
}

/// Adds a match to a list that forgets the oldest; returns whether it is new.
fn remember(list: &mut Vec<String>, id: u64) -> bool {
    let name = name_of(id);
    let new = !list.contains(&name);
    if new {
        list.push(name);
        let surplus = list.len().saturating_sub(REMEMBERED);
        list.drain(..surplus);
    }
    new
}

/// An opponent that is part of the program.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct BuiltIn {
    /// Whose name, portrait, style and sayings it has.
    pub character: Level,
    /// How strong it plays.
    pub strength: Strength,
    /// Its rating, in Elo points.
    pub elo: f64,
    /// It is as strong as somebody, not as its character.
    pub is_even: bool,
}

impl BuiltIn {
    /// The opponent that plays for a player of a match; `None` for people, other programs and levels that there are not.
    #[must_use]
    pub fn of(game: GameId, player: &Player) -> Option<BuiltIn> {
        match *player {
            Player::Ai { level } => Level::new(level).map(|level| BuiltIn::level(game, level)),
            Player::Even { rating } => Some(BuiltIn::even(game, f64::from(rating))),
            Player::Human { .. } | Player::Program { .. } => None,
        }
    }

    fn level(game: GameId, level: Level) -> BuiltIn {
        BuiltIn { character: level, strength: level.strength(game), elo: level.elo(game), is_even: false }
    }

    fn even(game: GameId, rating: f64) -> BuiltIn {
        let EvenOpponent { character, strength, elo } = EvenOpponent::of(game, rating);
        BuiltIn { character, strength, elo, is_even: true }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    use ludarium_record::Setup;

    fn a_match() -> Match {
        let players = [Player::Human { name: String::new() }, Player::Ai { level: 1 }];
        Match::new(Setup::new(GameId::Gess, players)).expect("valid")
    }

    #[test]
    fn ratings_are_kept_and_no_match_counts_twice() {
        let home = tempfile::tempdir().expect("a folder");
        let folder = PlayerFolder::at(home.path());
        let mut ratings = Ratings::load(&folder);
        assert_eq!(ratings.rating(GameId::Gess), PlayerRating::default());
        let one = a_match();
        let better = ratings.rating(GameId::Gess).after_result(1.0, 900.0);
        assert!(!ratings.count(one.id(), (GameId::Gess, better), 20_000), "it was begun elsewhere");
        ratings.begin(one.id());
        ratings.begin(one.id());
        assert!(ratings.count(one.id(), (GameId::Gess, better), 20_001));
        assert!(!ratings.count(one.id(), (GameId::Gess, PlayerRating::default()), 20_002));
        let left_out = a_match();
        ratings.begin(left_out.id());
        ratings.leave_out(&left_out);
        assert!(!ratings.count(left_out.id(), (GameId::Tress, better), 20_002));
        let again = Ratings::load(&folder);
        assert_eq!((again.rating(GameId::Gess), again.rating(GameId::Tress)), (better, PlayerRating::default()));
        assert_eq!(again, ratings);
        assert_eq!(again.past(GameId::Gess), [RatedDay { day: 20_001, rating: better.rating }]);
        assert!(folder.unread().is_empty() && folder.refusal().is_none());
    }

    #[test]
    fn a_broken_file_is_set_aside_and_said() {
        let home = tempfile::tempdir().expect("a folder");
        let path = home.path().join("form.ron");
        for text in ["(forms: {", "(forms: {\"tress\": (rating: inf, games: 1)}, counted: [], even: [])"] {
            let folder = PlayerFolder::default();
            fs::write(&path, text).expect("written");
            let ratings: Kept<Contents> = Kept::load_at(&folder, path.clone());
            assert_eq!(*ratings, Contents::default());
            assert!(folder.unread()[0].to_string().contains("kept as"), "{text}");
            assert!(!path.exists());
        }
        assert_eq!(fs::read_dir(home.path()).expect("readable").count(), 2);
    }

    #[test]
    fn what_earlier_versions_kept_is_read() {
        let home = tempfile::tempdir().expect("a folder");
        let text = "(forms: {\"gess\": (rating: 812.5, games: 4)}, counted: [\"00000000000000aa\"])";
        fs::write(home.path().join("form.ron"), text).expect("written");
        let folder = PlayerFolder::at(home.path());
        let ratings = Ratings::load(&folder);
        assert_eq!((ratings.rating(GameId::Gess).rating, ratings.rating(GameId::Gess).games), (812.5, 4));
        assert!(ratings.past(GameId::Gess).is_empty() && folder.unread().is_empty());
    }

    #[test]
    fn only_so_many_ratings_are_kept() {
        let mut ratings = Ratings::default();
        for number in 0..=MOST_RATED as u32 {
            let one = a_match();
            ratings.begin(one.id());
            assert!(ratings.count(one.id(), (GameId::Gess, PlayerRating::default()), number));
        }
        let past = ratings.past(GameId::Gess);
        assert_eq!((past.len(), past[0].day), (MOST_RATED, 1));
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
