//! Links: what one leads to is opened, beside what is being played, and one to something is put into the clipboard.

use bevy::prelude::*;
use ludarium_learn::lessons::LessonId;
use ludarium_record::{AnyMatch, Link, LinkError, Match, MatchId, PasteError, matches};

use super::desk::Desk;
use super::report::Report;
use super::worker::Task;
use super::{LibraryNotice, MatchFetched, MatchLibrary, TextReady};
use crate::lessons::{LessonRequested, Lessons};
use crate::page;
use crate::puzzles::{PuzzleRequested, Puzzles, Wish};
use crate::schedule::MenuStack;
use crate::words::text;

/// Somebody wants what a link leads to.
#[derive(Event, Clone, PartialEq, Debug)]
pub struct LinkFollowed(pub Link);

/// Somebody wants a link in the clipboard.
#[derive(Event, Clone, PartialEq, Debug)]
pub struct LinkWanted(pub Link);

/// Observes what is linked.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Lessons>().init_resource::<Puzzles>().add_observer(follow).add_observer(copy);
}

/// What stands behind the sign `#` of the address.
pub(super) fn follow_address(mut library: ResMut<MatchLibrary>, mut commands: Commands) {
    if let Some(fragment) = page::take_fragment().filter(|fragment| !fragment.is_empty()) {
        follow_or_refuse(Link::read(&fragment), &mut library, &mut commands);
    }
}

/// Follows a link that could be read, or says why it could not.
pub(super) fn follow_or_refuse(read: Result<Link, LinkError>, library: &mut MatchLibrary, commands: &mut Commands) {
    match read {
        Ok(link) => commands.trigger(LinkFollowed(link)),
        Err(why) => library.refuse_link(LibraryNotice::BrokenLink(why)),
    }
}

/// Opens what a link leads to. A match that is on the table is kept, as whenever another is opened.
fn follow(
    followed: On<LinkFollowed>,
    (mut lessons, mut puzzles): (ResMut<Lessons>, ResMut<Puzzles>),
    mut library: ResMut<MatchLibrary>,
    mut menus: ResMut<MenuStack>,
    mut commands: Commands,
) {
    match &followed.0 {
        Link::Match(code) => {
            library.hush();
            library.ask(Task::OpenCode(code.clone()));
        }
        Link::Position(position) => match Match::from_position(position) {
            Ok(game) => {
                library.hush();
                commands.trigger(MatchFetched(Box::new(game)));
            }
            Err(why) => library.refuse_link(LibraryNotice::DeadLink(why.to_string())),
        },
        Link::Puzzle { game, name } => {
            let id = name.parse().ok().filter(|id| puzzles.of(*game).find(*id).is_some());
            let Some(id) = id else { return library.refuse_link(LibraryNotice::NoPuzzle(*game, name.clone())) };
            library.hush();
            menus.clear();
            commands.trigger(PuzzleRequested { game: *game, wish: Wish::Named(id) });
        }
        Link::Lesson { game, name } => {
            let lesson = LessonId::new(name).filter(|lesson| lessons.of(*game).lesson(lesson).is_some());
            let Some(lesson) = lesson else { return library.refuse_link(LibraryNotice::NoLesson(*game, name.clone())) };
            library.hush();
            menus.clear();
            commands.trigger(LessonRequested { game: *game, lesson });
        }
    }
}

impl MatchLibrary {
    /// Says why a link leads nowhere. In a browser the page says so, as of the rest of its address.
    pub(super) fn refuse_link(&mut self, why: LibraryNotice) {
        if page::IS_THERE {
            page::say(&why.words());
        } else {
            self.say(why);
        }
    }
}

impl Desk {
    /// Opens the match of the code that a link carries, as a match of its own. That needs no library, so that it can be done
    /// beside another window that has it.
    pub(super) fn open_code(&self, code: &str) {
        let read = matches(code, None).next().unwrap_or(Err(PasteError::Unknown)).map(AnyMatch::into_match);
        self.tell(match read {
            Ok(game) => Report::Fetched(Box::new(game.with_identity(MatchId::fresh()))),
            Err(why) => Report::LinkRefused(why.to_string()),
        });
    }
}

/// Puts a link into the clipboard and says so.
fn copy(wanted: On<LinkWanted>, mut library: ResMut<MatchLibrary>, mut commands: Commands) {
    let (text, said) = written(&wanted.0);
    commands.trigger(TextReady(text));
    library.say(said);
}

/// A link as text, and what is said of it when it is in the clipboard.
#[must_use]
pub fn written(link: &Link) -> (String, LibraryNotice) {
    let page = page::address();
    (link.at(&page), LibraryNotice::LinkCopied { is_whole: !page.is_empty() })
}

/// Why a link leads nowhere, in the player's language.
pub(super) fn words(error: &LinkError) -> String {
    match error {
        LinkError::NoFragment => text!("link-empty"),
        LinkError::TooLong => text!("link-too-long"),
        LinkError::Key(found) => text!("link-key", found = found.as_str()),
        LinkError::Encoding(column) => text!("link-encoding", column = column),
        LinkError::Code(column) => text!("link-code", column = column),
        LinkError::Game { column, found } => text!("link-game", column = column, found = found.as_str()),
        LinkError::Name(column) => text!("link-name", column = column),
        LinkError::More(column) => text!("link-more", column = column),
        LinkError::Position { game, why } => text!("link-position", game = game.title(), why = why.as_str()),
    }
}
