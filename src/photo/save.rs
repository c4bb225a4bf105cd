//! Pictures on the disk: in the user's folder for pictures, each under a number of its own.

use std::ffi::OsString;
use std::fs::File;
use std::io::BufWriter;
use std::path::{Path, PathBuf};

use bevy::image::{Image, IntoDynamicImageError};
use directories::UserDirs;
use image::{ImageError, ImageFormat};

use crate::table::data_folder;
use crate::words::text;

/// The numbers of the pictures of a game end here.
const MOST: u32 = 9999;

/// Why a picture was not saved, as the player reads it.
#[derive(Debug, thiserror::Error)]
pub enum SaveError {
    /// The system tells no folder.
    #[error("{}", text!("photo-no-folder"))]
    NoFolder,
    /// A folder or a file cannot be written.
    #[error("{}", not_written(path, why))]
    Write { path: PathBuf, why: std::io::Error },
    /// All numbers are taken.
    #[error("{}", text!("photo-folder-full", folder = folder.display().to_string(), count = MOST))]
    Full { folder: PathBuf },
    /// The picture of the window has pixels of another kind.
    #[error("{}", text!("photo-not-made", why = .0.to_string()))]
    Pixels(#[from] IntoDynamicImageError),
    /// The picture cannot be written as a PNG.
    #[error("{}", not_written(path, why))]
    Encode { path: PathBuf, why: ImageError },
}

fn not_written(path: &Path, why: &dyn std::error::Error) -> String {
    text!("photo-not-written", path = path.display().to_string(), why = why.to_string())
}

/// Saves a picture as a PNG named after the game, with the first number that is free; nothing is ever overwritten.
/// Returns its path.
///
/// # Errors
/// There is no folder for it, or it cannot be written.
pub fn save(image: &Image, game: &str) -> Result<PathBuf, SaveError> {
    let folder = folder().ok_or(SaveError::NoFolder)?;
    // The alpha channel holds no transparency that anybody would want.
    let pixels = image.clone().try_into_dynamic()?.to_rgb8();
    let (path, file) = new_file(&folder, game)?;
    match pixels.write_to(&mut BufWriter::new(file), ImageFormat::Png) {
        Ok(()) => Ok(path),
        Err(why) => Err(SaveError::Encode { path, why }),
    }
}

/// `LUDARIUM_PICTURES`, or a folder of the game's own among the user's pictures, or else beside the saved matches.
fn folder() -> Option<PathBuf> {
    let chosen = std::env::var_os("LUDARIUM_PICTURES");
    folder_of(chosen, UserDirs::new().and_then(|dirs| dirs.picture_dir().map(Path::to_owned)), data_folder())
}

fn folder_of(chosen: Option<OsString>, pictures: Option<PathBuf>, data: Option<PathBuf>) -> Option<PathBuf> {
    let own = || pictures.map(|folder| folder.join("Ludarium"));
    chosen.map(PathBuf::from).or_else(own).or_else(|| data.map(|folder| folder.join("pictures")))
}

/// Makes the first file of the game that does not exist yet.
fn new_file(folder: &Path, game: &str) -> Result<(PathBuf, File), SaveError> {
    std::fs::create_dir_all(folder).map_err(|why| SaveError::Write { path: folder.to_owned(), why })?;
    for number in 1..=MOST {
        let path = folder.join(format!("{game}-{number}.png"));
        match File::create_new(&path) {
            Ok(file) => return Ok((path, file)),
            Err(why) if why.kind() == std::io::ErrorKind::AlreadyExists => {}
            Err(why) => return Err(SaveError::Write { path, why }),
        }
    }
    Err(SaveError::Full { folder: folder.to_owned() })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_picture_is_overwritten() {
        let folder = std::env::temp_dir().join(format!("ludarium-photos-{}", std::process::id()));
        let names = [1, 2, 3].map(|_| new_file(&folder, "tress").expect("a file").0);
        let expected = ["tress-1.png", "tress-2.png", "tress-3.png"].map(|name| folder.join(name));
        assert_eq!(names, expected);
        std::fs::remove_file(&names[1]).expect("it is there");
        assert_eq!(new_file(&folder, "tress").expect("a file").0, names[1]);
        assert_eq!(new_file(&folder, "gess").expect("a file").0, folder.join("gess-1.png"));
        std::fs::remove_dir_all(&folder).expect("it can be removed");
    }

    #[test]
    fn a_folder_that_cannot_be_made_is_named() {
        let file = std::env::temp_dir().join(format!("ludarium-no-folder-{}", std::process::id()));
        std::fs::write(&file, "").expect("it can be written");
        let why = new_file(&file.join("below"), "tress").expect_err("below a file is no folder").to_string();
        assert!(why.contains("below"), "{why}");
        std::fs::remove_file(&file).expect("it can be removed");
    }

    #[test]
    fn the_users_folder_for_pictures_comes_before_the_games_own() {
        let path = |text: &str| Some(PathBuf::from(text));
        assert_eq!(folder_of(Some("/a".into()), path("/b"), path("/c")), path("/a"));
        assert_eq!(folder_of(None, path("/b"), path("/c")), path("/b/Ludarium"));
        assert_eq!(folder_of(None, None, path("/c")), path("/c/pictures"));
        assert_eq!(folder_of(None, None, None), None);
    }
}
