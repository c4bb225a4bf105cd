//! What a path says: the folders on the way, and the name at its end.

use std::ffi::OsString;
use std::io::{self, ErrorKind};
use std::path::{Component, Path, is_separator};

/// One step on the way.
#[derive(Debug)]
pub(super) enum Step {
    /// To the folder above.
    Up,
    /// To what has a name in this folder.
    Down(OsString),
}

/// A path, read. Every path begins at the root, since there is no folder in which a page is.
#[derive(Debug)]
pub(super) struct Place {
    /// The way to the folder of the last name.
    pub folders: Vec<Step>,
    /// The last name; none if the path is the root or ends with dots.
    pub last: Option<OsString>,
    /// Whether the path says that it is one of a folder.
    pub is_folder: bool,
}

impl Place {
    pub fn of(path: &Path) -> io::Result<Place> {
        let text = path.as_os_str().as_encoded_bytes();
        if text.is_empty() {
            return Err(ErrorKind::NotFound.into());
        }
        if text.contains(&0) {
            return Err(ErrorKind::InvalidInput.into());
        }
        let mut folders = steps(path)?;
        let last = match folders.pop() {
            Some(Step::Down(name)) if !ends_with_dot(text) => Some(name),
            Some(step) => {
                folders.push(step);
                None
            }
            None => None,
        };
        let is_folder = last.is_none() || text.last().is_some_and(is_separating);
        Ok(Place { folders, last, is_folder })
    }
}

fn steps(path: &Path) -> io::Result<Vec<Step>> {
    let step = |component| match component {
        Component::RootDir | Component::CurDir => None,
        Component::ParentDir => Some(Ok(Step::Up)),
        Component::Normal(name) => Some(Ok(Step::Down(name.to_owned()))),
        Component::Prefix(_) => Some(Err(ErrorKind::InvalidInput.into())),
    };
    path.components().filter_map(step).collect()
}

/// Whether the last name is `.`, which the components of a path leave out.
fn ends_with_dot(text: &[u8]) -> bool {
    let end = text.iter().rposition(|byte| !is_separating(byte)).map_or(0, |last| last + 1);
    let last = text[..end].rsplit(is_separating).next();
    last == Some(b".")
}

fn is_separating(byte: &u8) -> bool {
    is_separator(char::from(*byte))
}
