//! Which matches to list, and in which order.

use std::cmp::Reverse;
use std::ops::RangeInclusive;

use ludarium_rules::{GameId, Side};

use crate::Entry;

/// Which matches to list; the default is all that are not in the trash, the latest first.
///
/// ```
/// use ludarium_library::{Filter, ResultFilter};
/// use ludarium_rules::{GameId, Side};
/// let filter = Filter { game: Some(GameId::Gess), result: Some(ResultFilter::Won(Side::White)), ..Filter::default() };
/// assert!(!filter.trashed);
/// ```
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Filter {
    /// The game.
    pub game: Option<GameId>,
    /// How it ended.
    pub result: Option<ResultFilter>,
    /// Why it ended, in one word ([`crate::Ending::word`]).
    pub ending: Option<String>,
    /// How many turns were played.
    pub plies: Option<RangeInclusive<usize>>,
    /// A part of the name of one of the players, in small or capital letters.
    pub player: Option<String>,
    /// When it was begun, in seconds since 1970 (UTC).
    pub created: Option<RangeInclusive<u64>>,
    /// Tags, all of which it must have.
    pub tags: Vec<String>,
    /// A part of its title, in small or capital letters.
    pub title: Option<String>,
    /// Whether to list what lies in the trash instead of all else.
    pub trashed: bool,
    /// The order.
    pub order: Order,
}

/// How a match has ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ResultFilter {
    /// A side has won.
    Won(Side),
    /// It is a draw.
    Drawn,
    /// It was left for good without result.
    Left,
    /// It can be gone on with.
    Unfinished,
}

/// An order of matches; those that are equal in it are in the order of their dates, the latest first.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Order {
    /// The latest first.
    #[default]
    Newest,
    /// The earliest first.
    Oldest,
    /// The longest first.
    Longest,
    /// The shortest first.
    Shortest,
    /// By title; those without come last.
    Title,
}

impl Filter {
    /// Whether a match is to be listed.
    #[must_use]
    pub fn takes(&self, entry: &Entry) -> bool {
        entry.trashed == self.trashed
            && self.game.is_none_or(|game| entry.game == game)
            && self.result.is_none_or(|result| result.takes(entry))
            && self.ending.as_ref().is_none_or(|word| entry.ending.as_ref().is_some_and(|ending| ending.word == *word))
            && self.plies.as_ref().is_none_or(|plies| plies.contains(&entry.plies))
            && self.created.as_ref().is_none_or(|created| created.contains(&entry.created))
            && self.tags.iter().all(|tag| entry.tags.contains(tag))
            && self.title.as_ref().is_none_or(|part| holds(&entry.title, part))
            && self.player.as_ref().is_none_or(|part| entry.players.iter().any(|player| holds(&player.name(), part)))
    }

    /// The matches that are to be listed, in order.
    pub(crate) fn list<'e>(&self, entries: impl Iterator<Item = &'e Entry>) -> Vec<&'e Entry> {
        let mut listed: Vec<&Entry> = entries.filter(|entry| self.takes(entry)).collect();
        listed.sort_unstable_by_key(|entry| (Reverse(entry.created), entry.id));
        match self.order {
            Order::Newest => {}
            Order::Oldest => listed.reverse(),
            Order::Longest => listed.sort_by_key(|entry| Reverse(entry.plies)),
            Order::Shortest => listed.sort_by_key(|entry| entry.plies),
            Order::Title => listed.sort_by_cached_key(|entry| (entry.title.is_empty(), entry.title.to_lowercase())),
        }
        listed
    }
}

impl ResultFilter {
    fn takes(self, entry: &Entry) -> bool {
        match (self, &entry.ending) {
            (ResultFilter::Unfinished, ending) => ending.is_none(),
            (ResultFilter::Won(side), Some(ending)) => ending.winner == Some(side),
            (ResultFilter::Drawn, Some(ending)) => ending.winner.is_none() && !ending.is_abandoned(),
            (ResultFilter::Left, Some(ending)) => ending.is_abandoned(),
            (_, None) => false,
        }
    }
}

/// Whether a text has a part, in small or capital letters.
fn holds(text: &str, part: &str) -> bool {
    text.contains(part) || text.to_lowercase().contains(&part.to_lowercase())
}
