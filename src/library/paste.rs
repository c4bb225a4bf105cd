//! What is pasted: a position, turns, a share code or a match becomes the match on the table.

use bevy::prelude::*;
use bevy_egui::EguiClipboard;
use ludarium_record::{Match, Pasted, Player, Setup, paste};
use ludarium_rules::{AnyPosition, GameId};

use super::{MatchLibrary, Said};
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
    /// Several matches, as `.ludo` text.
    Many,
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
        None => library.say(Said::NoClipboard),
    }
}

fn take(
    pasted: On<TextPasted>,
    table: Option<Res<Table>>,
    preview: Option<Res<PreviewGame>>,
    mut library: ResMut<MatchLibrary>,
) {
    // Where a text could be of several games, that on the table is meant, or the one that the title shows.
    let game = table.map(|table| table.game().setup().game).or(preview.map(|preview| preview.0));
    library.paste(pasted.0.clone(), game);
}

/// Recognises a text.
pub(super) fn recognise(text: &str, game: Option<GameId>) -> Result<Found, Said> {
    let pasted = paste(text, game).map_err(|error| Said::Unreadable(error.to_string()))?;
    match pasted {
        Pasted::Position(position) => from_position(&position).map(|game| Found::One(Box::new(game))),
        Pasted::Turns(study) | Pasted::Code(study) | Pasted::Record(study) => {
            Ok(Found::One(Box::new(study.to_match())))
        }
        Pasted::Save(game) => Ok(Found::One(game)),
        Pasted::Studies(studies) => match &studies[..] {
            [study] => Ok(Found::One(Box::new(study.to_match()))),
            _ => Ok(Found::Many),
        },
    }
}

/// A match of two people that begins with a position.
fn from_position(position: &AnyPosition) -> Result<Match, Said> {
    let people = [(); 2].map(|()| Player::Human { name: String::new() });
    let options = position.options().into_iter().map(|(key, value)| (key.to_owned(), value)).collect();
    let setup = Setup { start: Some(position.to_string()), options, ..Setup::new(position.game(), people) };
    Match::new(setup).map_err(|error| Said::Unreadable(error.to_string()))
}
