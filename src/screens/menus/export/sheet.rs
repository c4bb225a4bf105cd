//! What the sheet is about, and what is chosen on it.

use std::ops::RangeInclusive;
use std::sync::Arc;

use bevy::prelude::*;
use ludarium_library::Drawn;
use ludarium_record::Match;
use ludarium_record::study::Study;
use ludarium_rules::Side;

use crate::library::{FilmWish, Look, PictureWish, PreviewKey};
use crate::rating::names_of;
use crate::settings::Preferences;
use crate::stage::flat::palette_of;

/// How many times as long the last position of a film is seen.
const LAST: usize = 3;
/// For how long an end of a film is seen that has just been chosen, in seconds.
const HELD: f64 = 1.5;

/// What a match is written as.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) enum Part {
    Text,
    #[default]
    Picture,
    Film,
}

/// What the sheet is about, and what is chosen on it; how pictures look is in the preferences.
#[derive(Resource, Default)]
pub struct ExportSheet {
    game: Option<Arc<Match>>,
    /// The match and its study, if `game` is a line of one.
    whole: Option<Whole>,
    /// The arrows and rings on the boards of the match.
    drawn: Arc<Drawn>,
    /// Whether pictures are without them.
    pub(super) without_drawings: bool,
    /// Whether only the line that was shown is written as text.
    pub(super) line_only: bool,
    /// Counts the matches.
    serial: u64,
    pub(super) part: Part,
    /// Whose edge is below.
    pub(super) near: Option<Side>,
    /// The position of the picture.
    pub(super) ply: usize,
    /// The first and the last position of the film.
    pub(super) first: usize,
    pub(super) last: usize,
    pub(super) screening: Screening,
}

/// A match with its study.
#[derive(Clone, Debug)]
pub(super) struct Whole {
    pub game: Arc<Match>,
    pub study: Arc<Study>,
}

/// How the film plays on the sheet.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(super) struct Screening {
    /// Since when, in seconds.
    begun: f64,
    /// It stands still at this position.
    paused: Option<usize>,
    /// A position that is seen until then.
    held: Option<(usize, f64)>,
}

impl Screening {
    /// A film that stands still at its first position.
    pub fn at(ply: usize) -> Screening {
        Screening { paused: Some(ply), ..Screening::default() }
    }

    pub fn is_paused(&self) -> bool {
        self.paused.is_some()
    }

    /// Stands still at a position, or goes on from it.
    pub fn toggle(&mut self, ply: usize, (now, first, seconds): (f64, usize, f32)) {
        *self = match self.paused {
            None => Screening::at(ply),
            Some(_) => {
                Screening { begun: now - ply.saturating_sub(first) as f64 * f64::from(seconds), ..Screening::default() }
            }
        };
    }

    /// Shows a position for a moment, then the film from its start; a film that stands still stays at the position.
    pub fn hold(&mut self, ply: usize, now: f64) {
        match &mut self.paused {
            Some(paused) => *paused = ply,
            None => *self = Screening { begun: now + HELD, paused: None, held: Some((ply, now + HELD)) },
        }
    }

    /// The position that is seen.
    pub fn ply(&self, now: f64, plies: RangeInclusive<usize>, seconds: f32) -> usize {
        let (first, last) = (*plies.start(), *plies.end());
        let held = self.held.filter(|(_, until)| now < *until).map(|(ply, _)| ply);
        if let Some(ply) = held.or(self.paused) {
            return ply.clamp(first, last);
        }
        let count = last.saturating_sub(first) + LAST;
        let frame = ((now - self.begun).max(0.0) / f64::from(seconds)) as usize % count;
        (first + frame).min(last)
    }
}

impl ExportSheet {
    /// Begins with a match, one position of it, and whose edge is below.
    pub(super) fn begin(&mut self, game: Match, ply: usize, near: Side, is_still: bool) {
        self.serial += 1;
        self.ply = ply.min(game.ply());
        (self.first, self.last) = (0, game.ply());
        self.near = Some(near);
        self.screening = if is_still { Screening::at(self.ply) } else { Screening::default() };
        self.game = Some(Arc::new(game));
        (self.whole, self.line_only) = (None, false);
        self.drawn = Arc::default();
    }

    /// Says what is drawn on the boards of the match of that number.
    pub(super) fn draw(&mut self, id: u64, drawn: Arc<Drawn>) {
        if self.game.as_ref().is_some_and(|game| game.id() == id) {
            self.drawn = drawn;
        }
    }

    /// Whether something is drawn on the boards.
    pub(super) fn has_drawings(&self) -> bool {
        !self.drawn.is_empty()
    }

    /// Says of which study of which match the line is.
    pub(super) fn begin_study(&mut self, game: Match, study: Study) {
        self.drawn = Arc::new(self.game.as_ref().map(|line| Drawn::of(&study, line)).unwrap_or_default());
        self.whole = Some(Whole { game: Arc::new(game), study: Arc::new(study) });
    }

    /// The study of which a line is shown, if there is more of it than the line.
    pub(super) fn whole(&self) -> Option<&Whole> {
        self.whole.as_ref()
    }

    /// The match and the study that are written as text; no study where only a line is wanted, or there is none.
    pub(super) fn written(&self) -> Option<(&Arc<Match>, Option<&Arc<Study>>)> {
        match self.whole().filter(|_| !self.line_only) {
            Some(whole) => Some((&whole.game, Some(&whole.study))),
            None => Some((self.game()?, None)),
        }
    }

    /// Forgets the match.
    pub(super) fn end(&mut self) {
        (self.game, self.whole) = (None, None);
    }

    /// The match.
    pub(super) fn game(&self) -> Option<&Arc<Match>> {
        self.game.as_ref()
    }

    /// Whether a film plays on the sheet.
    #[must_use]
    pub fn is_playing(&self) -> bool {
        self.game.is_some() && self.part == Part::Film && !self.screening.is_paused()
    }

    /// How pictures of the match look.
    fn look(&self, game: &Match, preferences: &Preferences) -> Look {
        let setup = game.setup();
        Look {
            palette: palette_of(preferences.export_palette()),
            near: self.near,
            names: preferences.export_names.then(|| names_of(setup.game, &setup.players)),
            clocks: preferences.export_clocks && setup.clock.is_some(),
            drawn: if self.without_drawings { Arc::default() } else { self.drawn.clone() },
        }
    }

    /// The picture that is chosen.
    pub(super) fn picture(&self, game: &Match, preferences: &Preferences) -> PictureWish {
        PictureWish { ply: self.ply, pixels: preferences.picture_size(), look: self.look(game, preferences) }
    }

    /// The film that is chosen.
    pub(super) fn film(&self, game: &Match, preferences: &Preferences) -> FilmWish {
        FilmWish {
            plies: self.first..=self.last,
            pixels: preferences.film_size(),
            seconds: preferences.film_seconds(),
            look: self.look(game, preferences),
        }
    }

    /// The position that is seen on the sheet.
    pub(super) fn seen(&self, game: &Match, preferences: &Preferences, now: f64) -> usize {
        match self.part {
            Part::Text => game.ply(),
            Part::Picture => self.ply,
            Part::Film => self.screening.ply(now, self.first..=self.last, preferences.film_seconds()),
        }
    }

    /// What is seen on the sheet, so many pixels wide.
    pub(super) fn preview(&self, game: &Match, preferences: &Preferences, (now, pixels): (f64, u32)) -> PreviewKey {
        let ply = self.seen(game, preferences, now);
        PreviewKey { serial: self.serial, ply, pixels, look: self.look(game, preferences) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_film_is_played_from_its_first_position_to_its_last_and_again() {
        let playing = Screening::default();
        let seen: Vec<usize> = (0..9).map(|second| playing.ply(f64::from(second) + 0.1, 2..=5, 1.0)).collect();
        assert_eq!(seen, [2, 3, 4, 5, 5, 5, 2, 3, 4]);
        assert_eq!(playing.ply(100.0, 4..=4, 0.3), 4, "one position");
    }

    #[test]
    fn a_film_stands_still_where_it_was_and_goes_on_from_there() {
        let mut playing = Screening::default();
        playing.toggle(4, (10.0, 2, 1.0));
        assert_eq!((playing.is_paused(), playing.ply(99.0, 2..=5, 1.0)), (true, 4));
        assert_eq!(playing.ply(99.0, 0..=3, 1.0), 3, "the range has changed");
        playing.toggle(4, (20.0, 2, 1.0));
        assert_eq!([20.1, 21.1].map(|now| playing.ply(now, 2..=5, 1.0)), [4, 5]);
    }

    #[test]
    fn an_end_that_is_chosen_is_seen_for_a_moment() {
        let mut playing = Screening::default();
        playing.hold(5, 10.0);
        assert_eq!([10.1, 11.4, 11.6, 12.6].map(|now| playing.ply(now, 2..=5, 1.0)), [5, 5, 2, 3]);
    }
}
