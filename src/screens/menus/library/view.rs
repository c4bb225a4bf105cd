//! What of the library is shown: the filters, the matches that they let through, the one that is selected.

use std::collections::HashMap;

use bevy::prelude::*;
use bevy_egui::egui::Ui;
use ludarium_library::{Entry, Filter, Note, ResultFilter};
use ludarium_rules::{GameId, Side};

use super::row::RowWords;
use crate::library::MatchLibrary;
use crate::rating::full_name;
use crate::ui::{WidgetContext, give_keyboard};
use crate::words::text;

/// How many rows keep their words: more than any window shows at once.
const MOST_WORDS: usize = 256;

/// The longest title and the longest line of tags that can be typed, in characters.
const MAX_TITLE: usize = 200;
const MAX_TAGS: usize = 400;

/// What somebody wants to see.
#[derive(Clone, PartialEq, Debug, Default)]
pub(super) struct Wish {
    pub game: Option<GameId>,
    pub result: Option<ResultFilter>,
    pub tag: Option<String>,
    /// A part of a title, of a tag or of the name of a player.
    pub text: String,
    /// Only matches with the position on the board.
    pub at_board: bool,
    pub trashed: bool,
}

/// What somebody writes about a match.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Draft {
    pub id: u64,
    pub title: String,
    /// The tags, with commas between them.
    pub tags: String,
    /// Whether the field of the title has got the keyboard.
    pub has_keyboard: bool,
}

impl Draft {
    /// Shows the form in which a match gets its title and tags.
    pub fn show(&mut self, ui: &mut Ui, widgets: &mut WidgetContext) {
        let title = widgets.field(ui, "match title", &text!("library-title-field"), (&mut self.title, MAX_TITLE));
        self.has_keyboard = self.has_keyboard || give_keyboard(ui, &title);
        ui.add_space(6.0);
        widgets.field(ui, "match tags", &text!("library-tags-field"), (&mut self.tags, MAX_TAGS));
        ui.add_space(10.0);
    }

    pub fn of(entry: &Entry) -> Draft {
        Draft { id: entry.id, title: entry.title.clone(), tags: entry.tags.join(", "), has_keyboard: false }
    }

    pub fn note(&self) -> Note {
        let tags = self.tags.split(',').map(str::trim).filter(|tag| !tag.is_empty());
        Note { title: self.title.trim().to_owned(), tags: tags.map(str::to_owned).collect() }
    }
}

/// What of the library is shown.
#[derive(Resource, Default)]
pub struct LibraryView {
    pub(super) wish: Wish,
    pub(super) selected: Option<u64>,
    pub(super) draft: Option<Draft>,
    /// The places of the matches among those of the library.
    listed: Vec<usize>,
    /// Of which list, and by which wish.
    known: Option<(u32, Wish)>,
    tags: Vec<String>,
    words: HashMap<u64, RowWords>,
}

impl LibraryView {
    /// Only the matches of a game in which somebody of that name has played are shown from now on.
    pub(in crate::screens::menus) fn list(&mut self, game: GameId, name: String) {
        self.wish = Wish { game: Some(game), text: name, ..Wish::default() };
    }

    /// Lists the matches anew if they or the filters have changed.
    pub(super) fn follow(&mut self, library: &MatchLibrary) {
        if self.known.as_ref().is_some_and(|(serial, wish)| *serial == library.serial() && *wish == self.wish) {
            return;
        }
        let filter = Filter {
            game: self.wish.game,
            result: self.wish.result,
            tags: self.wish.tag.iter().cloned().collect(),
            trashed: self.wish.trashed,
            ..Filter::default()
        };
        let part = self.wish.text.trim().to_lowercase();
        let is_listed = |entry: &Entry| {
            filter.takes(entry)
                && (!self.wish.at_board || library.found(entry.id).is_some())
                && (part.is_empty() || holds(entry, &part))
        };
        let entries = library.entries();
        self.listed = (0..entries.len()).filter(|place| is_listed(&entries[*place])).collect();
        let mut tags: Vec<String> = entries.iter().flat_map(|entry| entry.tags.iter().cloned()).collect();
        tags.sort_unstable();
        tags.dedup();
        self.tags = tags;
        self.known = Some((library.serial(), self.wish.clone()));
        self.words.clear();
        let listed = |id: &u64| self.listed.iter().any(|place| entries[*place].id == *id);
        self.selected = self.selected.filter(listed);
    }

    /// The places of the matches that are shown, among those of the library.
    pub(super) fn listed(&self) -> &[usize] {
        &self.listed
    }

    /// Every tag that a match has, sorted.
    pub(super) fn tags(&self) -> &[String] {
        &self.tags
    }

    /// The words of a row.
    pub(super) fn words(&mut self, entry: &Entry) -> &RowWords {
        if self.words.len() >= MOST_WORDS {
            self.words.clear();
        }
        self.words.entry(entry.id).or_insert_with(|| RowWords::of(entry))
    }
}

/// Whether a part, in small letters, is in the title, in a tag or in the name of a player.
fn holds(entry: &Entry, part: &str) -> bool {
    let named = |name: &str| name.to_lowercase().contains(part);
    named(&entry.title)
        || entry.tags.iter().any(|tag| named(tag))
        || Side::ALL.iter().any(|side| named(&full_name(entry.game, &entry.players[side.index()], *side)))
}

/// The next time, nothing is half written, and words are in the language that is in use then.
pub fn forget_view(mut view: ResMut<LibraryView>) {
    view.draft = None;
    view.wish.at_board = false;
    view.wish.trashed = false;
    view.known = None;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tags_are_what_stands_between_commas() {
        let draft =
            Draft { id: 1, title: " A match ".to_owned(), tags: "end,, zugzwang , ".to_owned(), has_keyboard: true };
        let note = draft.note();
        assert_eq!((note.title.as_str(), note.tags), ("A match", vec!["end".to_owned(), "zugzwang".to_owned()]));
    }
}
