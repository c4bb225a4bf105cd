//! A match as a film, made on a thread of its own, which tells how far it has come and can be stopped.

use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering::Relaxed};

use ludarium_diagram::FilmError;
use ludarium_library::{Said as Captions, film_of};
use ludarium_record::Match;

/// The width of a film, in pixels.
const SIZE: u32 = 480;
/// What [`Filming::permille`] is when it is made.
const WHOLE: usize = 1000;

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

/// The film of a whole match as a GIF; nothing if it was stopped.
///
/// # Errors
/// The match is too long for a film, or it cannot be drawn; why, in one line.
pub(super) fn make(game: &Match, names: [String; 2], filming: &Arc<Filming>) -> Result<Option<Vec<u8>>, String> {
    let said = Captions { names: Some(names), turns: true, clocks: false };
    let film = film_of(game, 0..=game.ply(), &said).map_err(|error| error.to_string())?;
    let made = film.size(SIZE).gif(|progress| {
        filming.permille.store((progress.done * WHOLE / progress.of.max(1)) as u32, Relaxed);
        if filming.is_stopped.load(Relaxed) { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    match made {
        Ok(bytes) => Ok(Some(bytes)),
        Err(FilmError::Stopped) => Ok(None),
        Err(error) => Err(error.to_string()),
    }
}
