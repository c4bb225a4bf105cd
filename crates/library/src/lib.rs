//! What is kept of the matches that were played: all files of a folder, an index to find them by, and what people say about
//! them.
//!
//! The files are the truth, as [`ludarium_record::Store`] writes them. [`Library`] keeps an index of them, which is made
//! anew whenever it is lost or broken, and the titles and tags that people give them, in a file of their own.
//! [`picture_of`] and [`film_of`] show matches as everybody at the board has seen them, and [`Thumbnails`] keeps small
//! pictures of many.
//!
//! | in the folder | what it is |
//! |---|---|
//! | `*.toml` and companions | the matches ([`ludarium_record::Store`]) |
//! | `*.ludo` | what an imported match says beside its turns: tags and comments |
//! | `trash/` | matches that were thrown away, until the trash is emptied |
//! | `library-notes.jsonl` | titles and tags, one match a line |
//! | `library.redb` | the index; it can be deleted |
//! | `library.redb.broken` … | an index, or notes, that could not be read, kept as they were |

mod drawn;
mod entry;
mod error;
mod exchange;
mod files;
mod filter;
mod index;
mod note;
mod notes;
mod pictures;
mod scan;
mod shelf;
mod standing;
mod thumbnails;
mod trash;

pub use drawn::{Drawn, drawings_of, pen_of};
pub use entry::{Ending, Entry, content_of};
pub use error::LibraryError;
pub use exchange::{ImportProgress, Imported};
pub use filter::{Filter, Order, ResultFilter};
pub use index::SetAside;
pub use note::{Note, NoteError};
pub use notes::{NOTES, add_notes};
pub use pictures::{Captions, PlyError, film_of, picture_of};
pub use scan::{SyncProgress, SyncReport};
pub use shelf::Library;
pub use standing::{Record, Standing};
pub use thumbnails::{Thumbnail, ThumbnailError, Thumbnails};

/// The example of the README is run with those of the documentation.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
