//! Whether a library gives back what it has taken in.

use std::fmt;
use std::ops::ControlFlow;

use ludarium_library::{Filter, Imported, Library, LibraryError};
use ludarium_record::study::Study;
use ludarium_record::{Match, ludo};
use tempfile::TempDir;

/// A format, and what is wrong with a match in it.
pub type Difference = (&'static str, String);

/// Compares what was read with what was written.
pub fn expect<T: PartialEq + fmt::Debug>(format: &'static str, read: &T, written: &T) -> Result<(), Difference> {
    if read == written { Ok(()) } else { Err((format, format!("{written:?} became {read:?}"))) }
}

const FORMAT: &str = "the library";

/// The tag that an export adds.
const DATE: &str = "Date";

/// A library that is gone when this is dropped.
pub struct Kept {
    folder: TempDir,
    held: usize,
}

impl Kept {
    /// An empty library.
    pub fn new() -> anyhow::Result<Kept> {
        Ok(Kept { folder: tempfile::tempdir()?, held: 0 })
    }

    /// Takes in numbered matches, opens the library again, and compares what is listed, found, read and exported with the
    /// matches; then takes in what was exported, which must bring nothing new.
    pub fn check(&mut self, games: &[(u32, Match)]) -> Result<(), (u32, Difference)> {
        let Some((first, _)) = games.first() else { return Ok(()) };
        let fail = |why: String| (*first, (FORMAT, why));
        let refused = |error: LibraryError| fail(error.to_string());
        let studies: Vec<Study> = games.iter().map(|(_, game)| Study::from_match(game)).collect();
        let mut library = self.open().map_err(refused)?;
        let imported = library.import(&ludo::write_all(&studies)).map_err(refused)?;
        if (imported.added.len(), imported.known.len()) != (games.len(), 0) {
            return Err(fail(format!("of {} new matches, {}", games.len(), counts(&imported))));
        }
        self.held += games.len();
        drop(library);
        let mut library = self.open().map_err(refused)?;
        for ((number, game), id) in games.iter().zip(&imported.added) {
            check_one(&library, *id, game).map_err(|difference| (*number, difference))?;
        }
        let text = library.export(&imported.added).map_err(refused)?;
        let read = ludo::read(&text).map_err(|error| fail(error.to_string()))?;
        for ((number, _), (read, study)) in games.iter().zip(read.iter().zip(&studies)) {
            expect(FORMAT, &without_date(read), study).map_err(|difference| (*number, difference))?;
        }
        let again = library.import(&text).map_err(refused)?;
        let listed = library.list(&Filter::default()).len();
        if (read.len(), again.known.len(), listed) != (games.len(), games.len(), self.held) {
            let again = counts(&again);
            return Err(fail(format!("{} exported; then {again}; {listed} listed of {}", read.len(), self.held)));
        }
        Ok(())
    }

    fn open(&self) -> Result<Library, LibraryError> {
        let mut library = Library::open(self.folder.path())?;
        library.sync(|_| ControlFlow::Continue(()))?;
        Ok(library)
    }
}

/// How many matches an import has brought.
fn counts(imported: &Imported) -> String {
    format!("added: {}, known: {}", imported.added.len(), imported.known.len())
}

/// Compares a match with what the library says of it and with its file.
fn check_one(library: &Library, id: u64, game: &Match) -> Result<(), Difference> {
    let fail = |error: LibraryError| (FORMAT, error.to_string());
    let entry = library.entry(id).ok_or_else(|| fail(LibraryError::Unknown { id }))?;
    let listed = (entry.game, &entry.players, entry.plies, entry.position.clone());
    let setup = game.setup();
    expect(FORMAT, &listed, &(setup.game, &setup.players, game.ply(), game.position().to_string()))?;
    let loaded = library.load(id).map_err(fail)?;
    expect(FORMAT, &Study::from_match(&loaded), &Study::from_match(game))?;
    let found = library.find(game.position()).map_err(fail)?;
    if found.iter().any(|(entry, ply)| entry.id == id && *ply <= game.ply()) {
        return Ok(());
    }
    Err((FORMAT, format!("its last position, {}, is not found", game.position())))
}

fn without_date(study: &Study) -> Study {
    let mut study = study.clone();
    study.remove_tag(DATE);
    study
}

#[cfg(test)]
mod tests {
    use super::*;
    use ludarium_record::{Player, Setup};
    use ludarium_rules::GameId;

    fn played(name: &str) -> Match {
        let players = [name, "Bob"].map(|name| Player::Human { name: name.to_owned() });
        let mut game = Match::new(Setup::new(GameId::Tress, players)).expect("a valid set-up");
        let turn = game.position().read_turn("dNd3").expect("legal");
        game.play(&turn).expect("legal");
        game
    }

    #[test]
    fn a_library_that_gives_back_something_else_is_found_out() {
        let mut kept = Kept::new().expect("a folder");
        kept.check(&[(0, played("Ann")), (1, played("Ann 2"))]).expect("no difference");
        let (number, (format, why)) = kept.check(&[(7, played("Ann"))]).expect_err("it is there already");
        assert_eq!((number, format), (7, FORMAT));
        assert!(why.contains("known: 1"), "{why}");
        let library = kept.open().expect("a library");
        let id = library.list(&Filter::default())[0].id;
        let mut other = library.load(id).expect("its file");
        assert!(other.undo());
        let (_, why) = check_one(&library, id, &other).expect_err("another length");
        assert!(why.contains("became"), "{why}");
    }
}
