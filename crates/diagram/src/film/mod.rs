//! Films: diagrams one after another, as an animated GIF.
//!
//! The whole film has one palette of colours, and after the first shot only what has changed is written.

mod canvas;
mod colours;
mod error;

use std::ops::{ControlFlow, RangeInclusive};

use gif::{DisposalMethod, Encoder, Frame, Repeat};

pub use self::error::FilmError;

use self::canvas::{Canvas, Patch};
use self::colours::{ColourCounts, ColourTable};
use crate::captions::GROUND;
use crate::{Diagram, Palette, Pixels};
use ludarium_rules::Side;

/// Diagrams that are shown one after another.
///
/// ```
/// use std::ops::ControlFlow;
/// use ludarium_diagram::{Diagram, Film};
/// use ludarium_rules::{AnyPosition, GameId};
/// let start = AnyPosition::start(GameId::Tress, &[]).expect("the defaults are valid");
/// let shots = vec![Diagram::new(&start), Diagram::after(&start, "dNd3").expect("a legal turn")];
/// let film = Film::new(shots).size(120).seconds_a_shot(0.8);
/// let file = film.gif(|progress| {
///     assert!(progress.done < progress.of);
///     ControlFlow::Continue(())
/// });
/// assert!(file.expect("a film").starts_with(b"GIF89a"));
/// ```
#[derive(Clone, Debug)]
pub struct Film {
    shots: Vec<Diagram>,
    seconds: f32,
}

/// How far a film has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FilmProgress {
    /// How many pictures have been drawn.
    pub done: usize,
    /// How many there are to draw: every shot once, and some of them before to choose the colours.
    pub of: usize,
}

/// How many shots are drawn to choose the colours.
const SAMPLES: usize = 16;
/// How many times as long the last shot is seen.
const LAST: f32 = 3.0;

impl Film {
    /// The most shots of a film.
    pub const MOST_SHOTS: usize = 2000;
    /// How wide a film can be, in pixels.
    pub const SIZES: RangeInclusive<u32> = 64..=1080;
    /// How long a shot can be seen, in seconds.
    pub const SECONDS: RangeInclusive<f32> = 0.05..=30.0;

    /// A film of 400 pixels that shows each diagram for a second, the last one three times as long, and begins again.
    #[must_use]
    pub fn new(shots: Vec<Diagram>) -> Film {
        Film { shots, seconds: 1.0 }.size(400)
    }

    /// How long each shot is seen, in seconds: one of [`Film::SECONDS`], to a hundredth.
    #[must_use]
    pub fn seconds_a_shot(self, seconds: f32) -> Film {
        Film { seconds, ..self }
    }

    /// The width in pixels, one of [`Film::SIZES`], and the height but for captions.
    #[must_use]
    pub fn size(self, size: u32) -> Film {
        self.each(|shot| shot.size(size))
    }

    /// Takes other colours.
    #[must_use]
    pub fn palette(self, palette: Palette) -> Film {
        self.each(|shot| shot.palette(palette))
    }

    /// The film as this side sees it: its own edge below.
    #[must_use]
    pub fn turned(self, side: Side) -> Film {
        self.each(|shot| shot.turned(side))
    }

    /// With or without names of files and ranks.
    #[must_use]
    pub fn coordinates(self, coordinates: bool) -> Film {
        self.each(|shot| shot.coordinates(coordinates))
    }

    /// The film as an animated GIF file.
    ///
    /// `progress` is asked before every picture; if it says `Break`, the film ends at once with [`FilmError::Stopped`].
    ///
    /// # Errors
    /// There is no shot or too many of them, a size or time is out of bounds, a shot cannot be drawn, or the film was
    /// stopped.
    pub fn gif(&self, mut progress: impl FnMut(FilmProgress) -> ControlFlow<()>) -> Result<Vec<u8>, FilmError> {
        self.check()?;
        let samples = self.samples();
        let mut progress = Counted { done: 0, of: samples.len() + self.shots.len(), ask: &mut progress };
        let mut counts = ColourCounts::default();
        for index in samples {
            progress.step()?;
            counts.add(&self.draw(index)?);
        }
        self.encode(ColourTable::of(&counts), &mut progress)
    }

    fn each(mut self, change: impl Fn(Diagram) -> Diagram) -> Film {
        self.shots = self.shots.into_iter().map(change).collect();
        self
    }

    fn check(&self) -> Result<(), FilmError> {
        let Some(first) = self.shots.first() else { return Err(FilmError::Empty) };
        if self.shots.len() > Film::MOST_SHOTS {
            return Err(FilmError::TooLong { shots: self.shots.len() });
        }
        let size = first.pixel_size();
        if !Film::SIZES.contains(&size) {
            return Err(FilmError::Size { size });
        }
        if !Film::SECONDS.contains(&self.seconds) {
            return Err(FilmError::Seconds { seconds: self.seconds });
        }
        Ok(())
    }

    /// The numbers of the shots whose colours are counted: the first, the last and some between.
    fn samples(&self) -> Vec<usize> {
        let last = self.shots.len().saturating_sub(1);
        let count = self.shots.len().min(SAMPLES);
        (0..count).map(|sample| sample * last / (count - 1).max(1)).collect()
    }

    /// A shot on the ground of captions, so that nothing is transparent.
    fn draw(&self, index: usize) -> Result<Pixels, FilmError> {
        let diagram = &self.shots[index];
        let scene = diagram.scene()?;
        let mut pixels = scene.rgba()?;
        let ground = GROUND.colour(scene.palette).bytes();
        for pixel in pixels.rgba.chunks_exact_mut(4).filter(|pixel| pixel[3] < 255) {
            let alpha = u16::from(pixel[3]);
            for (part, below) in pixel.iter_mut().zip(ground) {
                *part = ((u16::from(*part) * alpha + u16::from(below) * (255 - alpha) + 127) / 255) as u8;
            }
            pixel[3] = 255;
        }
        Ok(pixels)
    }

    fn encode(&self, colours: ColourTable, progress: &mut Counted<'_>) -> Result<Vec<u8>, FilmError> {
        progress.step()?;
        let first = self.draw(0)?;
        // Films are at most 1080 pixels wide and little higher.
        let [width, height] = [first.size, first.height].map(|length| length as u16);
        let mut encoder = Encoder::new(Vec::new(), width, height, &colours.rgb())?;
        encoder.set_repeat(Repeat::Infinite)?;
        let mut canvas = Canvas::new(&first, colours);
        encoder.write_frame(&self.frame(canvas.show(&first), 0))?;
        for index in 1..self.shots.len() {
            progress.step()?;
            let pixels = self.draw(index)?;
            if pixels.height != first.height {
                return Err(FilmError::Uneven { shot: index });
            }
            encoder.write_frame(&self.frame(canvas.show(&pixels), index))?;
        }
        Ok(encoder.into_inner()?)
    }

    fn frame(&self, patch: Patch, index: usize) -> Frame<'static> {
        let seconds = if index + 1 == self.shots.len() { self.seconds * LAST } else { self.seconds };
        Frame {
            delay: (seconds * 100.0).round() as u16,
            dispose: DisposalMethod::Keep,
            transparent: Some(ColourTable::UNCHANGED),
            left: patch.left,
            top: patch.top,
            width: patch.width,
            height: patch.height,
            buffer: patch.indices.into(),
            ..Frame::default()
        }
    }
}

/// Tells how far the film is, and asks whether to go on.
struct Counted<'a> {
    done: usize,
    of: usize,
    ask: &'a mut dyn FnMut(FilmProgress) -> ControlFlow<()>,
}

impl Counted<'_> {
    fn step(&mut self) -> Result<(), FilmError> {
        let progress = FilmProgress { done: self.done, of: self.of };
        self.done += 1;
        if (self.ask)(progress).is_break() { Err(FilmError::Stopped) } else { Ok(()) }
    }
}
