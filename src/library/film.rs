//! A match as a film, made in a job of its own, which tells how far it has come and can be stopped.

use std::ops::{ControlFlow, RangeInclusive};
use std::path::PathBuf;
use std::sync::Arc;

use ludarium_diagram::FilmError;
use ludarium_library::film_of;
use ludarium_record::Match;

use super::export::name_of;
use super::notice::write_for_player;
use super::{LibraryNotice, Look};
use crate::job::{Job, Link, News};

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
#[derive(Debug)]
pub(super) struct Filming {
    job: Job<LibraryNotice, Percent>,
    made: Percent,
}

/// How much of a film is made.
type Percent = u8;

impl Filming {
    /// Makes a film beside everything else, so that the library goes on meanwhile.
    pub fn start(folder: PathBuf, game: Arc<Match>, wish: FilmWish) -> Filming {
        let job = Job::start("film", move |link| match make(&game, &wish, link) {
            Ok(Some(bytes)) => write_for_player(&folder, &name_of(&game), "gif", &bytes),
            Ok(None) => LibraryNotice::Stopped,
            Err(why) => LibraryNotice::Failed(why),
        });
        Filming { job, made: 0 }
    }

    /// How much of it is made, 0 to 1.
    pub fn share(&self) -> f32 {
        f32::from(self.made) / 100.0
    }

    /// Stops it as soon as may be.
    pub fn stop(&self) {
        self.job.stop();
    }

    /// Looks how far it has come; returns what is said of it at its end.
    pub fn follow(&mut self) -> Option<LibraryNotice> {
        loop {
            match self.job.hear()? {
                News::Progress(made) => self.made = made,
                News::Done(said) => return Some(said),
                News::Failed(failure) => return Some(LibraryNotice::Lost(failure)),
            }
        }
    }
}

/// The film as a GIF; nothing if it was stopped.
///
/// # Errors
/// The film is too long, or it cannot be drawn; why, in one line.
fn make(game: &Match, wish: &FilmWish, link: &Link<Percent>) -> Result<Option<Vec<u8>>, String> {
    let look = &wish.look;
    let film = film_of(game, wish.plies.clone(), &look.captions(game)).map_err(|error| error.to_string())?;
    let film = film.palette(look.palette).turned(look.side()).size(wish.pixels).seconds_a_shot(wish.seconds);
    let mut told = 0;
    let made = film.gif(|progress| {
        let made = (progress.done * 100 / progress.of.max(1)) as Percent;
        if made > told {
            told = made;
            link.tell(made);
        }
        if link.stop().is_stopped() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    match made {
        Ok(bytes) => Ok(Some(bytes)),
        Err(FilmError::Stopped) => Ok(None),
        Err(error) => Err(error.to_string()),
    }
}
