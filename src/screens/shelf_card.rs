//! The cards of the shelf: what they stand for, and what is written on them.

use ludarium_record::Match;
use ludarium_rules::{AnyPosition, GameId};

use crate::games::{self, GAMES};
use crate::words::text;

/// What the cards of the shelf stand for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Choice {
    /// The match that is not over, in this turn of it.
    GoOn(usize),
    Play(GameId),
}

/// A card of the shelf.
pub(super) struct ShelfCard {
    pub choice: Choice,
    /// Its name for scripts.
    pub name: String,
    /// The board in the room, or else the position as a flat picture.
    pub miniature: Option<&'static [u8]>,
    pub position: AnyPosition,
}

/// The cards: the match to go on with, if there is one, and every game.
pub(super) fn cards(unfinished: Option<&Match>) -> Vec<ShelfCard> {
    let go_on = unfinished.map(|game| ShelfCard {
        choice: Choice::GoOn(game.ply() / 2 + 1),
        name: "continue".to_owned(),
        miniature: None,
        position: game.position().clone(),
    });
    let games = GAMES.iter().filter_map(|ui| {
        Some(ShelfCard {
            choice: Choice::Play(ui.id),
            name: format!("play {}", ui.id.name()),
            miniature: ui.miniature,
            position: AnyPosition::start(ui.id, &[]).ok()?,
        })
    });
    go_on.into_iter().chain(games).collect()
}

/// What is written on a card, in the player's language.
pub(super) struct CardWords {
    pub title: String,
    pub line: String,
    /// More about it, under the pointer.
    pub help: String,
}

impl ShelfCard {
    /// What is written on it.
    pub fn words(&self) -> CardWords {
        match self.choice {
            Choice::GoOn(turn) => CardWords {
                title: text!("title-go-on"),
                line: text!("title-go-on-line", game = self.position.game().title(), turn = turn),
                help: text!("title-go-on-help"),
            },
            Choice::Play(game) => {
                let ui = games::ui(game);
                let (title, help) = (ui.short_name.to_owned(), game.title());
                let help =
                    if ui.is_reconstruction { text!("title-reconstruction", game = help) } else { help.to_owned() };
                CardWords { title, line: (ui.blurb)(), help }
            }
        }
    }
}
