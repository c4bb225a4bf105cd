//! What people say about a match.

/// The longest title and the longest tag, in characters.
const MOST_LETTERS: [usize; 2] = [200, 40];
/// The most tags of a match.
const MOST_TAGS: usize = 32;

/// What somebody says about a match.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Note {
    /// What it is called; nothing if it has no title. At most 200 characters.
    pub title: String,
    /// Words to find it by, at most 32 of 40 characters each.
    pub tags: Vec<String>,
}

/// A note that is refused.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NoteError {
    /// The title is too long.
    #[error("a title has at most {} characters, not {letters}", MOST_LETTERS[0])]
    LongTitle {
        /// How many it has.
        letters: usize,
    },
    /// A tag is empty or too long.
    #[error("\"{tag}\" is no tag: tags have 1 to {} characters, and no commas", MOST_LETTERS[1])]
    Tag {
        /// The tag.
        tag: String,
    },
    /// There are too many tags.
    #[error("a match has at most {MOST_TAGS} tags, not {tags}")]
    ManyTags {
        /// How many there are.
        tags: usize,
    },
    /// A line end or another control character.
    #[error("titles and tags are one line of text each")]
    Control,
}

impl Note {
    /// The note with its tags sorted, each of them once.
    ///
    /// # Errors
    /// Something is too long, too much, or not one line of text.
    pub fn checked(mut self) -> Result<Note, NoteError> {
        self.tags.sort_unstable();
        self.tags.dedup();
        let letters = self.title.chars().count();
        if letters > MOST_LETTERS[0] {
            return Err(NoteError::LongTitle { letters });
        }
        if self.tags.len() > MOST_TAGS {
            return Err(NoteError::ManyTags { tags: self.tags.len() });
        }
        if self.tags.iter().chain([&self.title]).any(|text| text.chars().any(char::is_control)) {
            return Err(NoteError::Control);
        }
        let is_wrong =
            |tag: &&String| tag.trim().is_empty() || tag.contains(',') || tag.chars().count() > MOST_LETTERS[1];
        match self.tags.iter().find(is_wrong) {
            Some(tag) => Err(NoteError::Tag { tag: tag.clone() }),
            None => Ok(self),
        }
    }
}
