//! Small pictures of matches, kept for as long as there is room for them.

use std::collections::HashMap;
use std::sync::Arc;

use ludarium_diagram::{DiagramError, Palette, Pixels};
use ludarium_rules::{GameId, Side, StartError};

use crate::Entry;

/// The last positions of matches as small pictures, for a window that lists them. What was drawn is kept, and what was
/// not asked for longest goes first. Nothing secret is shown, whoever asks.
///
/// ```
/// use std::ops::ControlFlow;
/// use ludarium_library::{Filter, Library, Thumbnail, Thumbnails};
/// use ludarium_record::{Match, Player, Setup, Store};
/// use ludarium_rules::GameId;
///
/// let folder = tempfile::tempdir().expect("a temporary folder");
/// let players = [1, 2].map(|level| Player::Ai { level });
/// let game = Match::new(Setup::new(GameId::Tress, players)).expect("a valid set-up");
/// Store::open(folder.path()).expect("a folder").save(&game).expect("it can be written");
/// let mut library = Library::open(folder.path()).expect("an index");
/// library.sync(|_| ControlFlow::Continue(())).expect("the files can be read");
///
/// let mut pictures = Thumbnails::new(Thumbnail { size: 96, ..Thumbnail::default() });
/// let entry = library.list(&Filter::default())[0];
/// assert!(pictures.kept(entry).is_none(), "nothing was drawn yet");
/// let pixels = pictures.get(entry).expect("a position of Tress");
/// assert_eq!((pixels.size, pixels.rgba.len()), (96, 96 * 96 * 4));
/// assert!(pictures.kept(entry).is_some());
/// ```
#[derive(Debug)]
pub struct Thumbnails {
    look: Thumbnail,
    most_bytes: usize,
    bytes: usize,
    pictures: HashMap<Shown, Picture>,
    /// How often pictures were asked for.
    asked: u64,
}

/// How small pictures look.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Thumbnail {
    /// The width and height in pixels, 64 to 4096.
    pub size: u32,
    /// The colours.
    pub palette: Palette,
    /// The side that sits below.
    pub turned: Side,
}

/// Why there is no small picture of a match.
#[derive(Debug, thiserror::Error)]
pub enum ThumbnailError {
    /// The position is none that this version of the rules knows.
    #[error("the last position of match {id:016x} cannot be read: {why}")]
    Position {
        /// The number of the match.
        id: u64,
        /// What is wrong with it.
        #[source]
        why: Box<StartError>,
    },
    /// No picture can be that large.
    #[error(transparent)]
    Diagram(#[from] DiagramError),
}

/// What a picture shows, so that a match that was gone on with is drawn anew.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct Shown {
    game: GameId,
    options: Vec<(String, String)>,
    position: String,
}

#[derive(Debug)]
struct Picture {
    pixels: Arc<Pixels>,
    /// When it was asked for last, by [`Thumbnails::asked`].
    last: u64,
}

impl Default for Thumbnail {
    /// 128 pixels in the first palette, as White sees it.
    fn default() -> Thumbnail {
        Thumbnail { size: 128, palette: Palette::default(), turned: Side::White }
    }
}

impl Thumbnail {
    /// Draws the last position of a match, without coordinates. This is what takes the time, so that a program can do it on
    /// a thread of its own and hand the picture to [`Thumbnails::put`].
    ///
    /// # Errors
    /// The position is none that this version of the rules knows, or the size is none that a picture can have.
    pub fn draw(self, entry: &Entry) -> Result<Pixels, ThumbnailError> {
        let refuse = |why| ThumbnailError::Position { id: entry.id, why: Box::new(why) };
        let diagram = entry.picture().map_err(refuse)?;
        Ok(diagram.palette(self.palette).turned(self.turned).coordinates(false).size(self.size).rgba()?)
    }
}

impl Thumbnails {
    /// How many bytes of pixels are kept, unless [`Thumbnails::with_room`] says something else: 500 pictures of 128 pixels.
    pub const ROOM: usize = 32 << 20;

    /// No pictures yet.
    #[must_use]
    pub fn new(look: Thumbnail) -> Thumbnails {
        Thumbnails::with_room(look, Thumbnails::ROOM)
    }

    /// No pictures yet, and room for so many bytes of pixels; a single picture is kept even if it is larger.
    #[must_use]
    pub fn with_room(look: Thumbnail, most_bytes: usize) -> Thumbnails {
        Thumbnails { look, most_bytes, bytes: 0, pictures: HashMap::new(), asked: 0 }
    }

    /// How the pictures look.
    #[must_use]
    pub const fn look(&self) -> Thumbnail {
        self.look
    }

    /// Lets pictures look in another way. Those that were drawn before are dropped.
    pub fn set_look(&mut self, look: Thumbnail) {
        if self.look != look {
            *self = Thumbnails::with_room(look, self.most_bytes);
        }
    }

    /// How many bytes of pixels are kept now.
    #[must_use]
    pub const fn bytes(&self) -> usize {
        self.bytes
    }

    /// The picture of a match if it is kept.
    pub fn kept(&mut self, entry: &Entry) -> Option<Arc<Pixels>> {
        self.asked += 1;
        let picture = self.pictures.get_mut(&Shown::of(entry))?;
        picture.last = self.asked;
        Some(Arc::clone(&picture.pixels))
    }

    /// The picture of a match, which is drawn if it is not kept.
    ///
    /// # Errors
    /// As [`Thumbnail::draw`].
    pub fn get(&mut self, entry: &Entry) -> Result<Arc<Pixels>, ThumbnailError> {
        if let Some(pixels) = self.kept(entry) {
            return Ok(pixels);
        }
        let pixels = self.look.draw(entry)?;
        Ok(self.put(entry, pixels))
    }

    /// Keeps a picture of a match that was drawn elsewhere with the same look.
    pub fn put(&mut self, entry: &Entry, pixels: Pixels) -> Arc<Pixels> {
        self.asked += 1;
        let pixels = Arc::new(pixels);
        self.bytes += pixels.rgba.len();
        let picture = Picture { pixels: Arc::clone(&pixels), last: self.asked };
        if let Some(before) = self.pictures.insert(Shown::of(entry), picture) {
            self.bytes -= before.pixels.rgba.len();
        }
        while self.bytes > self.most_bytes && self.pictures.len() > 1 {
            self.drop_oldest();
        }
        pixels
    }

    fn drop_oldest(&mut self) {
        let oldest = self.pictures.iter().min_by_key(|(_, picture)| picture.last).map(|(shown, _)| shown.clone());
        if let Some(gone) = oldest.and_then(|shown| self.pictures.remove(&shown)) {
            self.bytes -= gone.pixels.rgba.len();
        }
    }
}

impl Shown {
    fn of(entry: &Entry) -> Shown {
        Shown { game: entry.game, options: entry.options.clone(), position: entry.position.clone() }
    }
}
