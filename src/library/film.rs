//! A match as a film, made on a thread of its own, which tells how far it has come and can be stopped.

use std::ops::{ControlFlow, RangeInclusive};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering::Relaxed};
use std::thread;

use ludarium_diagram::FilmError;
use ludarium_library::{LibraryError, film_of};
use ludarium_record::Match;

use super::desk::Desk;
use super::report::Report;
use super::{Look, Said, files};

/// What [`Filming::permille`] is when it is made.
const WHOLE: usize = 1000;

/// A film that somebody wants of a match.
#[derive(Clone, PartialEq, Debug)]
pub struct FilmWish {
    /// The positions after so many turns.
    pub plies: RangeInclusive<usize>,
    /// How wide it is.
    pub pixels: u32,
    /// How long each position is seen.
    pub seconds: f32,
    /// How it looks.
    pub look: Look,
}

/// A film that is being made.
#[derive(Debug, Default)]
pub(super) struct Filming {
    permille: AtomicU32,
    is_stopped: AtomicBool,
}

impl Filming {
    /// How much of it is made, 0 to 1.
    pub fn share(&self) -> f32 {
        self.permille.load(Relaxed) as f32 / WHOLE as f32
    }

    /// Stops it as soon as may be.
    pub fn stop(&self) {
        self.is_stopped.store(true, Relaxed);
    }
}

impl Desk {
    /// Makes a film on a thread of its own, so that the library goes on meanwhile.
    pub(super) fn film(&self, game: Arc<Match>, wish: FilmWish, filming: Arc<Filming>) -> Result<(), LibraryError> {
        let (folder, name) = self.place_of(&game)?;
        let report = self.report.clone();
        let work = move || {
            let said = match make(&game, &wish, &filming) {
                Ok(Some(bytes)) => files::write(&folder, &name, "gif", &bytes),
                Ok(None) => Said::Stopped,
                Err(why) => Said::Failed(why),
            };
            // Nobody hears it when the window is closed.
            let _ = report.send(Report::Said(said));
            let _ = report.send(Report::Filmed);
        };
        thread::Builder::new().name("film".to_owned()).spawn(work).map_err(|source| LibraryError::Io {
            action: "make",
            path: PathBuf::from("film"),
            source,
        })?;
        Ok(())
    }
}

/// The film as a GIF; nothing if it was stopped.
///
/// # Errors
/// The film is too long, or it cannot be drawn; why, in one line.
fn make(game: &Match, wish: &FilmWish, filming: &Filming) -> Result<Option<Vec<u8>>, String> {
    let look = &wish.look;
    let film = film_of(game, wish.plies.clone(), &look.captions(game)).map_err(|error| error.to_string())?;
    let film = film.palette(look.palette).turned(look.side()).size(wish.pixels).seconds_a_shot(wish.seconds);
    let made = film.gif(|progress| {
        filming.permille.store((progress.done * WHOLE / progress.of.max(1)) as u32, Relaxed);
        if filming.is_stopped.load(Relaxed) { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    match made {
        Ok(bytes) => Ok(Some(bytes)),
        Err(FilmError::Stopped) => Ok(None),
        Err(error) => Err(error.to_string()),
    }
}
