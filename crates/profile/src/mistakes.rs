//! The mistakes that people have made in matches, and the file that keeps them.

use std::collections::BTreeSet;

use ludarium_learn::puzzles::PuzzleId;
use ludarium_record::Match;
use ludarium_review::Review;
use ludarium_rules::GameId;
use serde::{Deserialize, Serialize};

use crate::kept::{Keep, Kept};
use crate::mistake::{Mistake, mistakes_of, name_of};
use crate::{Fault, PlayerFolder, What, text};

/// The version of the file.
const VERSION: u32 = 1;
/// The most mistakes of a game that are kept; of more, those that were solved go first, then the oldest.
const MOST: usize = 300;
/// The most reviews that are remembered as looked at.
const MOST_SEEN: usize = 20_000;

/// What the file holds.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct Contents {
    version: u32,
    /// The oldest first.
    mistakes: Vec<Mistake>,
    /// The reviews that have been looked at.
    seen: BTreeSet<String>,
}

impl Default for Contents {
    fn default() -> Contents {
        Contents { version: VERSION, mistakes: Vec::new(), seen: BTreeSet::new() }
    }
}

impl Keep for Contents {
    const WHAT: What = What::Mistakes;
    const FILE: &'static str = "mistakes.ron";

    fn read(text: &str) -> Result<Contents, Fault> {
        text::parse_up_to(VERSION, text)
    }

    fn text(&self) -> Result<String, Fault> {
        text::print(self)
    }
}

/// The mistakes to learn from.
#[derive(Debug, Default)]
#[cfg_attr(feature = "resources", derive(bevy_ecs::resource::Resource))]
pub struct Mistakes {
    kept: Kept<Contents>,
}

/// Which mistakes are wanted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MistakeWish {
    /// Those of one match, or all of the game.
    pub of: Option<u64>,
    /// The one that was on the table last.
    pub after: Option<PuzzleId>,
}

impl Mistakes {
    /// What was kept in earlier runs.
    #[must_use]
    pub fn load(folder: &PlayerFolder) -> Mistakes {
        Mistakes { kept: Kept::load(folder) }
    }

    fn of_game(&self, game: GameId) -> impl Iterator<Item = &Mistake> {
        self.kept.mistakes.iter().filter(move |mistake| mistake.game == game.name())
    }

    /// How many mistakes of a game are still to be learned from.
    #[must_use]
    pub fn unsolved(&self, game: GameId) -> usize {
        self.of_game(game).filter(|mistake| !mistake.is_solved).count()
    }

    /// How many there are of a game.
    #[must_use]
    pub fn count(&self, game: GameId) -> usize {
        self.of_game(game).count()
    }

    /// The mistake of that name.
    #[must_use]
    pub fn find(&self, game: GameId, id: PuzzleId) -> Option<&Mistake> {
        self.of_game(game).find(|mistake| mistake.id == id)
    }

    /// The next mistake that is wanted: those that are not solved come first, and after the last one the first.
    #[must_use]
    pub fn choose(&self, game: GameId, wish: MistakeWish) -> Option<&Mistake> {
        let of = wish.of.map(name_of);
        let all: Vec<&Mistake> =
            self.of_game(game).filter(|mistake| of.as_ref().is_none_or(|of| mistake.of.contains(of))).collect();
        let last = all.iter().position(|mistake| Some(mistake.id) == wish.after);
        let (before, after) = all.split_at(last.map_or(0, |place| place + 1));
        let mut round = after.iter().chain(before);
        let unsolved = round.clone().find(|mistake| !mistake.is_solved && Some(mistake.id) != wish.after);
        unsolved.or_else(|| round.next()).copied()
    }

    /// The reviews that have been looked at.
    #[must_use]
    pub fn seen(&self) -> &BTreeSet<String> {
        &self.kept.seen
    }

    /// Adds the mistakes of matches, those that are there already too if they were made again, and remembers the reviews
    /// they are from.
    pub fn add(&mut self, found: impl IntoIterator<Item = Mistake>, seen: impl IntoIterator<Item = String>) {
        self.kept.change(|kept| kept.add(found, seen));
    }

    /// Adds those of the match on the table.
    pub fn learn(&mut self, review: &Review, game: &Match) {
        self.add(mistakes_of(review, game), []);
    }

    /// Remembers whether a mistake was solved, if there is one of that name.
    pub fn mark(&mut self, id: PuzzleId, is_solved: bool) {
        self.kept.change(|kept| {
            if let Some(mistake) = kept.mistakes.iter_mut().find(|mistake| mistake.id == id) {
                mistake.is_solved = is_solved;
            }
        });
    }

    /// Leaves out a mistake that cannot be played.
    pub fn leave_out(&mut self, id: PuzzleId) {
        self.kept.change(|kept| kept.mistakes.retain(|mistake| mistake.id != id));
    }
}

impl Contents {
    fn add(&mut self, found: impl IntoIterator<Item = Mistake>, seen: impl IntoIterator<Item = String>) {
        for mistake in found {
            match self.mistakes.iter_mut().find(|known| known.id == mistake.id) {
                Some(known) => known.add_matches(&mistake.of),
                None => self.mistakes.push(mistake),
            }
        }
        self.seen.extend(seen);
        while self.seen.len() > MOST_SEEN {
            self.seen.pop_first();
        }
        for game in GameId::ALL {
            let is_of = |mistake: &&Mistake| mistake.game == game.name();
            while self.mistakes.iter().filter(is_of).count() > MOST {
                self.drop_one(game);
            }
        }
    }

    fn drop_one(&mut self, game: GameId) {
        let all = &mut self.mistakes;
        let is_of = |mistake: &Mistake| mistake.game == game.name();
        let solved = all.iter().position(|mistake| is_of(mistake) && mistake.is_solved);
        if let Some(place) = solved.or_else(|| all.iter().position(is_of)) {
            all.remove(place);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn mistake(number: u32, of: u64) -> Mistake {
        Mistake {
            id: PuzzleId::of(GameId::Tress, &number.to_string()),
            game: "tress".to_owned(),
            position: String::new(),
            options: Vec::new(),
            played: "d2d3".to_owned(),
            better: vec!["e2e3".to_owned()],
            chance: 0.5,
            chance_left: 0.2,
            of: vec![format!("{of:016x}")],
            is_solved: false,
        }
    }

    fn next(mistakes: &Mistakes, of: Option<u64>, after: Option<u32>) -> Option<PuzzleId> {
        let after = after.map(|number| mistake(number, 0).id);
        mistakes.choose(GameId::Tress, MistakeWish { of, after }).map(|mistake| mistake.id)
    }

    #[test]
    fn unsolved_mistakes_come_one_after_the_other() {
        let mut mistakes = Mistakes::default();
        mistakes.add([mistake(1, 7), mistake(2, 7), mistake(3, 8), mistake(1, 7)], []);
        let id = |number| Some(mistake(number, 0).id);
        assert_eq!((mistakes.count(GameId::Tress), mistakes.unsolved(GameId::Gess)), (3, 0));
        assert_eq!((next(&mistakes, None, None), next(&mistakes, None, Some(1))), (id(1), id(2)));
        assert_eq!((next(&mistakes, None, Some(3)), next(&mistakes, Some(7), Some(2))), (id(1), id(1)));
        mistakes.mark(mistake(1, 0).id, true);
        assert_eq!((next(&mistakes, Some(7), Some(2)), mistakes.unsolved(GameId::Tress)), (id(1), 2));
        assert_eq!((next(&mistakes, None, Some(3)), next(&mistakes, Some(9), None)), (id(2), None));
    }

    #[test]
    fn what_is_done_wrong_again_is_to_be_learned_again() {
        let mut mistakes = Mistakes::default();
        mistakes.add([mistake(1, 7)], []);
        mistakes.mark(mistake(1, 0).id, true);
        mistakes.add([mistake(1, 7)], []);
        assert_eq!(mistakes.unsolved(GameId::Tress), 0, "the same match again");
        mistakes.add([mistake(1, 8)], []);
        assert_eq!((mistakes.count(GameId::Tress), mistakes.unsolved(GameId::Tress)), (1, 1));
        let id = Some(mistake(1, 0).id);
        assert_eq!((next(&mistakes, Some(7), None), next(&mistakes, Some(8), None)), (id, id), "it is of both");
        mistakes.add((10..100).map(|of| mistake(1, of)), []);
        assert_eq!((next(&mistakes, Some(99), None), next(&mistakes, Some(7), None)), (id, None), "there is an end");
    }

    #[test]
    fn there_is_an_end_and_what_was_solved_goes_first() {
        let mut mistakes = Mistakes::default();
        mistakes.add((0..MOST as u32).map(|number| mistake(number, 1)), []);
        mistakes.mark(mistake(5, 1).id, true);
        mistakes.add([mistake(1000, 1), mistake(1001, 1)], []);
        assert_eq!(mistakes.count(GameId::Tress), MOST);
        assert!([5, 0].iter().all(|gone| mistakes.find(GameId::Tress, mistake(*gone, 1).id).is_none()));
    }

    #[test]
    fn mistakes_outlive_the_run_and_a_broken_file_is_set_aside_and_said() {
        let folder = tempfile::tempdir().expect("a folder");
        let folder = PlayerFolder::at(folder.path());
        let mut mistakes = Mistakes::load(&folder);
        mistakes.add([mistake(1, 7)], ["a".to_owned()]);
        mistakes.mark(mistake(1, 7).id, true);
        assert_eq!(Mistakes::load(&folder).kept, mistakes.kept);
        let path = folder.path().expect("a folder").join(Contents::FILE);
        for (number, text) in ["(version: {})", "(mistakes: {7})"].into_iter().enumerate() {
            std::fs::write(&path, text).expect("written");
            assert_eq!(Mistakes::load(&folder).count(GameId::Tress), 0);
            let said = folder.unread()[number].to_string();
            assert!(said.contains("mistakes.ron.broken"), "{said}");
        }
    }
}
