//! Pictures on the disk: in the user's folder for pictures, each under a name of its own.

use std::io::Cursor;
use std::path::{Path, PathBuf};

use bevy::image::{Image, IntoDynamicImageError};
use image::{ImageError, ImageFormat};
use ludarium_record::{StoreError, write_new};

use crate::folders;
use crate::words::text;

/// Why a picture was not saved, as the player reads it.
#[derive(Debug, thiserror::Error)]
pub enum SaveError {
    /// The system tells no folder.
    #[error("{}", text!("photo-no-folder"))]
    NoFolder,
    /// A folder or a file cannot be written.
    #[error("{}", text!("photo-not-made", why = .0.to_string()))]
    Write(#[from] StoreError),
    /// The picture of the window has pixels of another kind.
    #[error("{}", text!("photo-not-made", why = .0.to_string()))]
    Pixels(#[from] IntoDynamicImageError),
    /// The picture cannot be written as a PNG.
    #[error("{}", text!("photo-not-made", why = .0.to_string()))]
    Encode(#[from] ImageError),
}

/// Saves a picture as a PNG named after the game, with the first number that is free; nothing is ever overwritten.
/// Returns its path.
///
/// # Errors
/// There is no folder for it, or it cannot be written.
pub fn save(image: &Image, game: &str) -> Result<PathBuf, SaveError> {
    save_in(&folders::pictures().ok_or(SaveError::NoFolder)?, image, game)
}

fn save_in(folder: &Path, image: &Image, game: &str) -> Result<PathBuf, SaveError> {
    let mut bytes = Cursor::new(Vec::new());
    // The alpha channel holds no transparency that anybody would want.
    image.clone().try_into_dynamic()?.to_rgb8().write_to(&mut bytes, ImageFormat::Png)?;
    Ok(write_new(folder, game, "png", bytes.into_inner())?)
}

#[cfg(test)]
mod tests {
    use std::io::ErrorKind;

    use bevy::prelude::default;
    use ludarium_record::{WriteStep, refusal};

    use super::*;

    #[test]
    fn no_picture_is_overwritten_and_none_is_cut_off() {
        let folder = tempfile::tempdir().expect("a folder");
        let image: Image = default();
        let save = |game| save_in(folder.path(), &image, game).map_err(|error| error.to_string());
        let names = [(); 3].map(|()| save("tress").expect("a file"));
        assert_eq!(names, ["tress.png", "tress-2.png", "tress-3.png"].map(|name| folder.path().join(name)));
        std::fs::remove_file(&names[1]).expect("it is there");
        refusal::refuse(folder.path(), Some(WriteStep::Text), ErrorKind::StorageFull);
        let why = save("tress").expect_err("the disk is full");
        assert!(why.contains("tress") && why.contains("Free some space"), "{why}");
        refusal::relent(folder.path());
        assert_eq!(save("tress"), Ok(names[1].clone()));
        assert_eq!(std::fs::read_dir(folder.path()).expect("a folder").count(), 3);
    }

    #[test]
    fn a_folder_that_cannot_be_made_is_named() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("file");
        std::fs::write(&file, "").expect("it can be written");
        let why = save_in(&file.join("below"), &default(), "tress").expect_err("below a file is no folder").to_string();
        assert!(why.contains("below"), "{why}");
    }
}
