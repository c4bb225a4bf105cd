//! What is pasted: a position, turns, a share code or a match becomes the match on the table, and a link is followed.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::EguiClipboard;
use ludarium_library::LibraryError;
use ludarium_record::study::Study;
use ludarium_record::{Link, Match, MatchId, Pasted, ludo, paste};
use ludarium_rules::GameId;

use super::desk::Desk;
use super::link::follow_or_refuse;
use super::report::Report;
use super::{LibraryNotice, MatchLibrary};
use crate::stage::PreviewGame;
use crate::table::Table;

/// Somebody has pasted a text.
#[derive(Event, Clone, PartialEq, Eq, Debug)]
pub(super) struct TextPasted(pub String);

/// Somebody wants what is in the clipboard.
#[derive(Event, Clone, Copy, PartialEq, Eq, Debug)]
pub struct PasteRequested;

/// What a text holds.
pub(super) enum Found {
    /// A match, or a position as the beginning of one.
    One(Box<Match>),
    /// A match with comments, variations or tags, which only the library keeps.
    Annotated,
    /// Several matches.
    Many,
}

/// Of which game a text is meant to be that could be of several: the one on the table, or the one that the title shows.
#[derive(SystemParam)]
pub(super) struct MeantGame<'w> {
    table: Option<Res<'w, Table>>,
    preview: Option<Res<'w, PreviewGame>>,
}

impl MeantGame<'_> {
    pub fn game(&self) -> Option<GameId> {
        let on_table = self.table.as_ref().map(|table| table.game().setup().game);
        on_table.or(self.preview.as_ref().map(|preview| preview.0))
    }
}

/// Observes what is pasted.
pub(super) fn plugin(app: &mut App) {
    app.add_observer(take).add_observer(read);
}

fn read(
    _: On<PasteRequested>,
    clipboard: Option<ResMut<EguiClipboard>>,
    mut library: ResMut<MatchLibrary>,
    mut commands: Commands,
) {
    match clipboard.and_then(|mut clipboard| clipboard.get_text()) {
        Some(text) => commands.trigger(TextPasted(text)),
        None => library.say(LibraryNotice::NoClipboard),
    }
}

fn take(pasted: On<TextPasted>, meant: MeantGame, mut library: ResMut<MatchLibrary>, mut commands: Commands) {
    match Link::find(&pasted.0) {
        Some(read) => follow_or_refuse(read, &mut library, &mut commands),
        None => library.paste(pasted.0.clone(), meant.game()),
    }
}

impl Desk {
    /// Opens what a text is; several matches go into the library.
    pub(super) fn paste(&mut self, text: &str, game: Option<GameId>) -> Result<(), LibraryError> {
        match recognise(text, game) {
            // What is pasted is a match of its own, whatever there is already.
            Ok(Found::One(game)) => self.tell(Report::Fetched(Box::new(game.with_identity(MatchId::fresh())))),
            Ok(Found::Annotated) => {
                let game = self.open_annotated(text, game)?;
                self.tell(Report::Fetched(Box::new(game)));
            }
            Ok(Found::Many) => {
                let pasted = self.imports.keep_pasted(text, game);
                let imported = self.import(text, game)?;
                self.list()?;
                self.tell(Report::Notice(LibraryNotice::of_import(&imported)));
                self.imports.forget(&pasted);
            }
            Err(why) => self.tell(Report::Notice(LibraryNotice::Unreadable(why))),
        }
        Ok(())
    }
}

/// Recognises a text; says why it is none, in one line.
pub(super) fn recognise(text: &str, game: Option<GameId>) -> Result<Found, String> {
    let found = match paste(text, game).map_err(|error| error.to_string())? {
        Pasted::Position(position) => Match::from_position(&position).map_err(|error| error.to_string())?,
        Pasted::Save(game) => *game,
        Pasted::Turns(study) | Pasted::Code(study) | Pasted::Record(study) | Pasted::Study(study) => {
            if says_more(&study) {
                return Ok(Found::Annotated);
            }
            study.to_match()
        }
        Pasted::Several => return Ok(Found::Many),
    };
    Ok(Found::One(Box::new(found)))
}

/// Whether a study says anything that its match does not keep.
fn says_more(study: &Study) -> bool {
    ludo::write(study) != ludo::write(&Study::from_match(&study.to_match()))
}
