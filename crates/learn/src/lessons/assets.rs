//! Where lessons, words and rules pages are read from.

use std::fs::File;
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use rust_embed::RustEmbed;

/// The longest file that is read, in bytes.
const MAX_BYTES: u64 = 1 << 20;

/// The most files of a folder that are looked at.
const MAX_FILES: usize = 1000;

#[derive(RustEmbed)]
#[folder = "../../assets/lessons/"]
struct Lessons;

/// A folder with the subfolders `lessons`, `i18n` and `rules`, on the disk or in the program.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Assets {
    /// The lessons of this program; their words and the rules pages are part of the window, not of this library.
    BuiltIn,
    /// A folder on the disk, such as `assets`.
    Folder(PathBuf),
}

/// A file or folder that cannot be read.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{path}: {why}")]
pub struct AssetError {
    /// Which.
    pub path: String,
    /// Why.
    pub why: String,
}

impl Assets {
    /// The names of the files and folders in a folder, in order.
    ///
    /// # Errors
    /// There is no such folder, or it has more than a thousand entries.
    pub fn names(&self, folder: &str) -> Result<Vec<String>, AssetError> {
        let mut names = match self {
            Assets::BuiltIn => built_in_names(folder),
            Assets::Folder(root) => folder_names(root, folder)?,
        };
        names.sort();
        Ok(names)
    }

    /// The text of a file.
    ///
    /// # Errors
    /// There is no such file, it is no UTF-8, or it is longer than a mebibyte.
    pub fn text(&self, path: &str) -> Result<String, AssetError> {
        let error = |why: String| AssetError { path: path.to_owned(), why };
        match self {
            Assets::BuiltIn => {
                let file = path.strip_prefix("lessons/").and_then(Lessons::get);
                let file = file.ok_or_else(|| error("there is no such file in the program".to_owned()))?;
                String::from_utf8(file.data.into_owned()).map_err(|why| error(why.to_string()))
            }
            Assets::Folder(root) => read_text(&root.join(path)).map_err(|why| error(why.to_string())),
        }
    }
}

fn built_in_names(folder: &str) -> Vec<String> {
    let Some(folder) = folder.strip_prefix("lessons/") else { return Vec::new() };
    let in_folder = |path: &str| path.strip_prefix(folder)?.strip_prefix('/').map(str::to_owned);
    Lessons::iter().filter_map(|path| in_folder(&path)).collect()
}

fn folder_names(root: &Path, folder: &str) -> Result<Vec<String>, AssetError> {
    let error = |why: String| AssetError { path: folder.to_owned(), why };
    let entries = root.join(folder).read_dir().map_err(|why| error(why.to_string()))?;
    let mut names = Vec::new();
    for entry in entries {
        if names.len() == MAX_FILES {
            return Err(error(format!("there are more than {MAX_FILES} files")));
        }
        names.push(entry.map_err(|why| error(why.to_string()))?.file_name().to_string_lossy().into_owned());
    }
    Ok(names)
}

/// Never reads more than allowed, so that devices and pipes are safe too.
fn read_text(path: &Path) -> io::Result<String> {
    let mut text = String::new();
    let length = File::open(path)?.take(MAX_BYTES + 1).read_to_string(&mut text)?;
    if length as u64 > MAX_BYTES {
        return Err(io::Error::other(format!("the file is longer than {MAX_BYTES} bytes")));
    }
    // Some editors put a byte order mark before a text.
    Ok(text.trim_start_matches('\u{feff}').to_owned())
}
