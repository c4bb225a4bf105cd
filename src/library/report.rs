//! What the thread of the library answers.

use ludarium_diagram::Pixels;
use ludarium_library::{Entry, SyncProgress};
use ludarium_record::Match;

use super::{PictureKey, PreviewKey, Said};

/// What the thread answers.
#[derive(Debug)]
pub(super) enum Report {
    Reading(SyncProgress),
    Listed(Vec<Entry>),
    Fetched(Box<Match>),
    FetchedForExport(Box<Match>),
    Found(Vec<(u64, usize)>),
    Drawn(PictureKey, Option<Pixels>),
    Previewed(PreviewKey, Option<Pixels>),
    Copy(String),
    Moved,
    /// A film is made, stopped or given up.
    Filmed,
    Said(Said),
    /// A task is done, whether or not it succeeded.
    Done,
}
