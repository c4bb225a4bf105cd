//! What a match can be written as: text, a share code, a link, pictures.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use ludarium_diagram::{Diagram, Palette};
use ludarium_library::{Captions, Drawn, LibraryError, picture_of};
use ludarium_record::study::Study;
use ludarium_record::{Link, Match, ludo, share};
use ludarium_rules::Side;

use super::LibraryNotice;
use super::desk::Desk;
use super::link;
use super::notice::write_for_player;
use super::report::Report;
use crate::{folders, page};

/// How the pictures of a match look.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Look {
    /// The colours.
    pub palette: Palette,
    /// Whose edge is below.
    pub near: Option<Side>,
    /// What White and Black are called, if that is said, with the last turn of each.
    pub names: Option<[String; 2]>,
    /// Whether the time that each side has left is said, in a match with clocks.
    pub clocks: bool,
    /// The arrows and rings that are drawn on the boards.
    pub drawn: Arc<Drawn>,
}

impl Look {
    /// What is said beside the board; nothing if neither names nor clocks are wanted.
    pub(super) fn captions(&self, game: &Match) -> Captions {
        let clocks = self.clocks && game.setup().clock.is_some();
        let (names, drawn) = (self.names.clone(), (*self.drawn).clone());
        Captions { turns: names.is_some(), names, clocks, drawn }
    }

    /// Whose edge is below.
    pub(super) fn side(&self) -> Side {
        self.near.unwrap_or(Side::White)
    }

    /// The position of a match after so many turns.
    ///
    /// # Errors
    /// The match has fewer turns; in one line.
    pub(super) fn draw(&self, game: &Match, ply: usize) -> Result<Diagram, String> {
        let diagram = picture_of(game, ply, &self.captions(game)).map_err(|error| error.to_string())?;
        Ok(diagram.palette(self.palette).turned(self.side()))
    }
}

/// A picture that somebody wants of a match.
#[derive(Clone, PartialEq, Debug)]
pub struct PictureWish {
    /// After how many turns.
    pub ply: usize,
    /// How wide it is.
    pub pixels: u32,
    /// How it looks.
    pub look: Look,
}

/// As what a match is sent to somebody.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shared {
    /// A share code.
    Code,
    /// A link with it.
    Link,
}

/// What a match is written as.
#[derive(Clone, PartialEq, Debug)]
pub enum ExportWish {
    /// `.ludo` text, with what the library knows of the match.
    Text,
    /// A study of the match as `.ludo` text: all its lines, with what is noted in them.
    Study(Arc<Study>),
    /// A short text to send, into the clipboard.
    Shared(Shared),
    /// A picture as pixels.
    Png(PictureWish),
    /// A picture as shapes.
    Svg(PictureWish),
}

impl Desk {
    /// Writes a match as what is wanted, and says where it is.
    pub(super) fn export(&mut self, game: &Match, wish: &ExportWish) -> Result<(), LibraryError> {
        let said = match wish {
            ExportWish::Shared(shared) => self.share(game, *shared),
            ExportWish::Text => {
                let text = self.text_of(game);
                self.write(game, "ludo", text.as_bytes())?
            }
            ExportWish::Study(study) => {
                let text = match self.library() {
                    Ok(library) => library.export_study(study),
                    Err(_) => ludo::write(study),
                };
                self.write(game, "ludo", text.as_bytes())?
            }
            ExportWish::Png(wish) => self.write_made(game, "png", png(game, wish))?,
            ExportWish::Svg(wish) => self.write_made(game, "svg", svg(game, wish))?,
        };
        self.tell(Report::Notice(said));
        Ok(())
    }

    /// Puts the share code of a match or a link with it into the clipboard.
    pub(super) fn share(&self, game: &Match, shared: Shared) -> LibraryNotice {
        let code = match share::encode(game) {
            Ok(code) => code,
            Err(error) => return LibraryNotice::Failed(error.to_string()),
        };
        let (text, said) = match shared {
            Shared::Code => (code, LibraryNotice::Copied),
            Shared::Link => link::written(&Link::Match(code)),
        };
        self.tell(Report::Copy(text));
        said
    }

    /// A match as text, with all that the library knows of it. Choices that are still secret are left out.
    fn text_of(&mut self, game: &Match) -> String {
        self.text_of_kept(game).unwrap_or_else(|| ludo::write(&Study::from_revealed(game)))
    }

    /// The text of a match that the library has with the same turns.
    fn text_of_kept(&mut self, game: &Match) -> Option<String> {
        let library = self.library().ok()?;
        let id = game.identity().number();
        let kept = library.load(id).ok()?;
        let is_same = kept.hashes() == game.hashes() && kept.result() == game.result();
        is_same.then(|| library.export(&[id]).ok())?
    }

    fn write_made(
        &self,
        game: &Match,
        extension: &str,
        made: Result<Vec<u8>, String>,
    ) -> Result<LibraryNotice, LibraryError> {
        match made {
            Ok(bytes) => self.write(game, extension, &bytes),
            Err(why) => Ok(LibraryNotice::Failed(why)),
        }
    }

    fn write(&self, game: &Match, extension: &str, bytes: &[u8]) -> Result<LibraryNotice, LibraryError> {
        let folder = exports_beside(&self.folder()?);
        Ok(write_for_player(&folder, &name_of(game), extension, bytes))
    }
}

/// The folder for what is written for the player, beside that of the saved matches.
pub(super) fn exports_beside(matches: &Path) -> PathBuf {
    if page::IS_THERE { folders::downloads() } else { matches.with_file_name("exports") }
}

/// The name of a file about a match, without its end.
pub(super) fn name_of(game: &Match) -> String {
    format!("{}-{}", game.setup().game.name(), game.identity().stamp())
}

fn png(game: &Match, wish: &PictureWish) -> Result<Vec<u8>, String> {
    let diagram = wish.look.draw(game, wish.ply)?;
    diagram.size(wish.pixels).compact_png().map_err(|error| error.to_string())
}

fn svg(game: &Match, wish: &PictureWish) -> Result<Vec<u8>, String> {
    let diagram = wish.look.draw(game, wish.ply)?;
    diagram.size(wish.pixels).svg().map(String::into_bytes).map_err(|error| error.to_string())
}
