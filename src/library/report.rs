//! What the worker of the library answers.

use ludarium_diagram::Pixels;
use ludarium_library::{Drawn, Entry, SyncProgress};
use ludarium_record::Match;

use super::{Importing, LibraryNotice, PictureKey, PreviewKey};

/// What the worker answers.
#[derive(Debug)]
pub(super) enum Report {
    Reading(SyncProgress),
    Listed(Vec<Entry>),
    Fetched(Box<Match>),
    FetchedForExport(Box<Match>),
    /// What is drawn on the boards of a match.
    Drawings(u64, Drawn),
    Found(Vec<(u64, usize)>),
    Drawn(PictureKey, Option<Pixels>),
    Previewed(PreviewKey, Option<Pixels>),
    Copy(String),
    /// Nothing can be made of what a link leads to, and why.
    LinkRefused(String),
    Moved,
    /// How far the matches of texts are taken in; nothing once all are.
    Importing(Option<Importing>),
    Notice(LibraryNotice),
}
