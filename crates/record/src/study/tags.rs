//! The tags of a study.

use ludarium_rules::excerpt;

/// The tags of `.ludo` text that say what a match is, and so cannot be set as one likes.
pub(crate) const OWN_TAGS: [&str; 16] = [
    "Ludo",
    "Game",
    "Options",
    "Position",
    "Clock",
    "White",
    "WhiteLevel",
    "WhiteEven",
    "WhiteType",
    "Black",
    "BlackLevel",
    "BlackEven",
    "BlackType",
    "Teaches",
    "Result",
    "Termination",
];

/// The greatest length of a name.
pub(crate) const MAX_NAME: usize = 64;

/// The longest value of a tag, in characters; the longest of all positions, options and names is far shorter.
pub(crate) const MAX_VALUE: usize = 4000;

/// The most tags of a study.
pub(crate) const MAX_TAGS: usize = 1000;

/// A tag that cannot be.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum TagError {
    /// The name is no word.
    #[error("\"{}\" is no name of a tag: up to {MAX_NAME} letters, digits and underscores are", excerpt(name))]
    Name {
        /// The name.
        name: String,
    },
    /// The name stands for something already.
    #[error("the tag {} is there already", excerpt(name))]
    Taken {
        /// The name.
        name: String,
    },
    /// The value is longer than any.
    #[error("the value of the tag {} has more than {MAX_VALUE} characters", excerpt(name))]
    TooLong {
        /// The name.
        name: String,
    },
    /// More tags than any match has.
    #[error("more than {MAX_TAGS} tags")]
    TooMany,
}

/// Refuses a name that could not be read back.
pub(crate) fn check_name(name: &str) -> Result<(), TagError> {
    let word = name.chars().all(|letter| letter.is_ascii_alphanumeric() || letter == '_');
    if word && (1..=MAX_NAME).contains(&name.len()) { Ok(()) } else { Err(TagError::Name { name: name.to_owned() }) }
}

/// The place of a tag that may be set to a value.
pub(super) fn free_place(tags: &[(String, String)], name: &str, value: &str) -> Result<usize, TagError> {
    check_name(name)?;
    if value.len() > MAX_VALUE && value.chars().count() > MAX_VALUE {
        return Err(TagError::TooLong { name: name.to_owned() });
    }
    if OWN_TAGS.contains(&name) {
        return Err(TagError::Taken { name: name.to_owned() });
    }
    let place = tags.iter().position(|(known, _)| known == name).unwrap_or(tags.len());
    if place < MAX_TAGS { Ok(place) } else { Err(TagError::TooMany) }
}
