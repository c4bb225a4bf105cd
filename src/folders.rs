//! Where files are: the one place that asks the system for its folders. A browser has none; the game's own are kept by the
//! page.

use std::env::var_os;
use std::path::{Path, PathBuf};

use directories::{BaseDirs, ProjectDirs, UserDirs};
use ludarium_files::is_dir;

/// What the system calls the folder of the preferences.
const PREFERENCES: &str = "org.ludarium.Ludarium";

/// A folder that the page of a browser keeps.
fn of_page(name: &str) -> Option<PathBuf> {
    cfg!(target_arch = "wasm32").then(|| Path::new("/ludarium").join(name))
}

fn of_program() -> Option<ProjectDirs> {
    ProjectDirs::from("org", "Ludarium", "Ludarium")
}

/// The folder of everything that a player owns: `LUDARIUM_DATA` if set, else the system's folder for data of programs.
/// The tests of this crate have none: what belongs to whoever runs them is left alone, wherever it is.
#[must_use]
pub fn data() -> Option<PathBuf> {
    if cfg!(test) {
        return None;
    }
    let chosen = var_os("LUDARIUM_DATA").map(PathBuf::from).or_else(|| of_page("data"));
    chosen.or_else(|| of_program().map(|dirs| dirs.data_dir().to_owned()))
}

/// The folder of the preferences: `LUDARIUM_CONFIG` if set, else the system's folder for preferences; none in tests.
#[must_use]
pub fn preferences() -> Option<PathBuf> {
    if cfg!(test) {
        return None;
    }
    let system = || {
        let dirs = BaseDirs::new()?;
        let folder = if cfg!(windows) { dirs.data_local_dir() } else { dirs.preference_dir() };
        Some(folder.join(PREFERENCES))
    };
    var_os("LUDARIUM_CONFIG").map(PathBuf::from).or_else(|| of_page("preferences")).or_else(system)
}

/// The folder of what can be made again: `LUDARIUM_CACHE` if set, else the system's.
#[must_use]
pub fn cache() -> Option<PathBuf> {
    let chosen = var_os("LUDARIUM_CACHE").map(PathBuf::from);
    chosen.or_else(|| of_program().map(|dirs| dirs.cache_dir().to_owned()))
}

/// The folder of photos: `LUDARIUM_PICTURES` if set, else one of the game's own among the user's pictures, or beside the
/// saved matches; none in tests.
#[must_use]
pub fn pictures() -> Option<PathBuf> {
    if cfg!(test) {
        return None;
    }
    if cfg!(target_arch = "wasm32") {
        return Some(downloads());
    }
    let users = UserDirs::new().and_then(|dirs| dirs.picture_dir().map(Path::to_owned));
    pictures_of(var_os("LUDARIUM_PICTURES").map(PathBuf::from), users, data())
}

fn pictures_of(chosen: Option<PathBuf>, pictures: Option<PathBuf>, data: Option<PathBuf>) -> Option<PathBuf> {
    let own = || pictures.map(|folder| folder.join("Ludarium"));
    chosen.or_else(own).or_else(|| data.map(|folder| folder.join("pictures")))
}

/// Where files of the player are sought first: among the downloads, or at home.
#[must_use]
pub fn downloads() -> PathBuf {
    if cfg!(target_arch = "wasm32") {
        return PathBuf::from(ludarium_files::DOWNLOADS);
    }
    let dirs = UserDirs::new();
    let downloads = dirs.as_ref().and_then(|dirs| dirs.download_dir()).filter(|folder| is_dir(folder));
    let home = dirs.as_ref().map(UserDirs::home_dir);
    downloads.or(home).map_or_else(|| PathBuf::from("."), Path::to_owned)
}

/// A folder of the assets that are no part of the program: below the one that `LUDARIUM_ASSETS` names, beside the program,
/// where packages put what programs share, or in the checkout that a development build was made from.
#[must_use]
pub fn assets(part: &str) -> Option<PathBuf> {
    let named = var_os("LUDARIUM_ASSETS").map(PathBuf::from);
    // Not a link to the program, such as one in a folder of programs. Windows has hardly any, and writes what it has
    // followed in a way that nobody reads (`\\?\C:\`).
    let followed = |program: PathBuf| if cfg!(windows) { program } else { program.canonicalize().unwrap_or(program) };
    let program = std::env::current_exe().map(followed).ok();
    let checkout = cfg!(debug_assertions).then(|| Path::new(env!("CARGO_MANIFEST_DIR")).join("assets"));
    assets_of(part, named, program.as_deref(), checkout)
}

/// The folder of the player's data may be `share/ludarium`; what is installed beside it has another place.
fn assets_of(part: &str, named: Option<PathBuf>, program: Option<&Path>, checkout: Option<PathBuf>) -> Option<PathBuf> {
    // The folder of the program, and those above it: a prefix, or a checkout around its build folder.
    let around = program.iter().flat_map(|program| program.ancestors().skip(1).take(4));
    let places =
        around.flat_map(|folder| ["assets", "share/games/ludarium", "share/ludarium"].map(|one| folder.join(one)));
    named.into_iter().chain(places).chain(checkout).map(|assets| assets.join(part)).find(|folder| is_dir(folder))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is found with folders below a common one, if the program lies there.
    fn found(folders: &[&str], named: Option<&str>, program: &str, checkout: Option<&str>) -> Option<String> {
        let root = tempfile::tempdir().expect("a folder");
        let at = |path: &str| root.path().join(path);
        folders.iter().for_each(|folder| std::fs::create_dir_all(at(folder)).expect("made"));
        let found = assets_of("music", named.map(at), Some(&at(program)), checkout.map(at))?;
        Some(found.strip_prefix(root.path()).expect("within").to_string_lossy().replace('\\', "/"))
    }

    #[test]
    fn assets_are_found_where_they_are_installed_beside_the_program_and_in_the_checkout() {
        for (folder, program) in [
            ("usr/share/games/ludarium/music", "usr/games/ludarium"),
            ("local/share/games/ludarium/music", "local/bin/ludarium"),
            ("usr/share/ludarium/music", "usr/bin/ludarium"),
            ("unpacked/assets/music", "unpacked/ludarium"),
            ("checkout/assets/music", "checkout/target/release/ludarium"),
        ] {
            assert_eq!(found(&[folder], None, program, None).as_deref(), Some(folder), "{program}");
        }
    }

    #[test]
    fn assets_that_are_named_come_first_and_the_checkout_last() {
        let (named, installed, checkout) = ("own/music", "usr/share/games/ludarium/music", "checkout/assets/music");
        let all = [named, installed, checkout];
        let at = |folders, named| found(folders, named, "usr/bin/ludarium", Some("checkout/assets"));
        assert_eq!(at(&all, Some("own")).as_deref(), Some(named));
        assert_eq!(at(&all, None).as_deref(), Some(installed));
        assert_eq!(at(&all[2..], Some("own")).as_deref(), Some(checkout));
        // The player's own folder, which has no music.
        assert_eq!(at(&["usr/share/ludarium/matches"], None), None);
    }

    #[test]
    fn the_users_folder_for_pictures_comes_before_the_games_own() {
        let path = |text: &str| Some(PathBuf::from(text));
        assert_eq!(pictures_of(path("/a"), path("/b"), path("/c")), path("/a"));
        assert_eq!(pictures_of(None, path("/b"), path("/c")), path("/b/Ludarium"));
        assert_eq!(pictures_of(None, None, path("/c")), path("/c/pictures"));
        assert_eq!(pictures_of(None, None, None), None);
    }
}
