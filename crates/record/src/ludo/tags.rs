//! The tags at the head of a match.

use super::fault::{LudoError, LudoFault, Place};
use crate::study::{MAX_TAGS, OWN_TAGS, TagError, check_name};

/// The most tags of a match, those of the format among them.
const MOST_TAGS: usize = MAX_TAGS + OWN_TAGS.len();

/// The tags that say who plays a side.
pub(super) struct PlayerTags {
    pub player: &'static str,
    /// The level of a built-in opponent.
    pub level: &'static str,
    /// The rating of one that is even with somebody.
    pub even: &'static str,
    /// The kind of player: [`PROGRAM`] or [`HUMAN`].
    pub kind: &'static str,
}

/// White's, then Black's.
pub(super) const PLAYERS: [PlayerTags; 2] = [
    PlayerTags { player: "White", level: "WhiteLevel", even: "WhiteEven", kind: "WhiteType" },
    PlayerTags { player: "Black", level: "BlackLevel", even: "BlackEven", kind: "BlackType" },
];

/// The kind of another program.
pub(super) const PROGRAM: &str = "program";

/// The kind of a person, which a writer leaves out.
pub(super) const HUMAN: &str = "human";

/// The tag that says whether the computer teaches: [`YES`], or [`NO`], which a writer leaves out.
pub(super) const TEACHES: &str = "Teaches";

/// What is so.
pub(super) const YES: &str = "yes";

/// What is not so.
pub(super) const NO: &str = "no";

#[derive(Clone, Debug)]
pub(super) struct Tag {
    pub name: String,
    /// Its value without quotation marks.
    pub value: String,
    pub place: Place,
    pub value_place: Place,
}

impl Tag {
    /// The place of a character of the value, counted from 1.
    pub fn place_within(&self, column: usize) -> Place {
        Place { column: self.value_place.column + column.saturating_sub(1), ..self.value_place }
    }
}

#[derive(Debug)]
pub(super) struct Tags {
    list: Vec<Tag>,
    /// Where they begin, or would begin.
    pub place: Place,
}

impl Tags {
    /// No tags yet.
    pub fn new(place: Place) -> Tags {
        Tags { list: Vec::new(), place }
    }

    pub fn add(&mut self, tag: Tag) -> Result<(), LudoError> {
        let fault = match check_name(&tag.name) {
            Err(error) => error,
            Ok(()) if self.get(&tag.name).is_some_and(|known| known.value == tag.value) => return Ok(()),
            Ok(()) if self.get(&tag.name).is_some() => TagError::Taken { name: tag.name },
            Ok(()) if self.list.len() == MOST_TAGS => TagError::TooMany,
            Ok(()) => {
                self.list.push(tag);
                return Ok(());
            }
        };
        Err(LudoError::at(tag.place, fault))
    }

    /// A tag that may be missing.
    pub fn get(&self, name: &str) -> Option<&Tag> {
        self.list.iter().find(|tag| tag.name == name)
    }

    /// A tag that must be there.
    pub fn require(&self, name: &'static str) -> Result<&Tag, LudoError> {
        self.get(name).ok_or_else(|| LudoError::at(self.place, LudoFault::Missing { name }))
    }

    /// The version of the format, if it is given.
    pub fn version(&self) -> Option<&str> {
        self.get("Ludo").map(|tag| tag.value.as_str())
    }

    /// The tags that are not the format's own, in order.
    pub fn others(&self) -> impl Iterator<Item = &Tag> {
        self.list.iter().filter(|tag| !OWN_TAGS.contains(&tag.name.as_str()))
    }
}
