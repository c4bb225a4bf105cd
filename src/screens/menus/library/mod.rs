//! The library: every match that was played, to look through, to find and to go on with.

mod filters;
mod foot;
mod list;
mod row;
mod view;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui::{RichText, Ui};

use super::{MenuContext, MenuSheet, sheet};
use crate::library::{ExportRequested, MatchLibrary, PasteRequested, Pictures};
use crate::schedule::Menu;
use crate::ui::{Sheet, WidgetContext, to_egui};
use crate::words::text;

pub(super) use view::{LibraryView, forget_view};

use foot::{Foot, Order};
use view::Draft;

/// What the menu shows and changes.
#[derive(SystemParam)]
pub(super) struct LibraryMenu<'w, 's> {
    context: MenuContext<'w, 's>,
    library: ResMut<'w, MatchLibrary>,
    pictures: ResMut<'w, Pictures>,
    view: ResMut<'w, LibraryView>,
}

pub(super) fn show(mut page: MenuSheet, mut menu: LibraryMenu) -> Result {
    let body = |ui: &mut Ui, widgets: &mut WidgetContext, menu: &mut LibraryMenu| menu.body(ui, widgets);
    let foot = |ui: &mut Ui, widgets: &mut WidgetContext, menu: &mut LibraryMenu| {
        let foot = Foot::of(&menu.view, &menu.library, menu.context.table.as_deref());
        if let Some(order) = foot.show(ui, widgets) {
            menu.carry_out(order);
        }
    };
    let sheet = Sheet { steady: true, ..sheet("library", text!("library"), 760.0) };
    if page.show(sheet, &mut menu, body, foot)? {
        menu.context.menus.pop();
    }
    Ok(())
}

impl LibraryMenu<'_, '_> {
    /// The form of a match, or the filters with the matches that they let through.
    fn body(&mut self, ui: &mut Ui, widgets: &mut WidgetContext) {
        if let Some(draft) = &mut self.view.draft {
            return draft.show(ui, widgets);
        }
        filters::show(ui, widgets, &mut self.view, &mut self.library, self.context.table.as_deref());
        self.view.follow(&self.library);
        if let Some(words) = self.state() {
            ui.add_space(12.0);
            ui.label(RichText::new(words).color(to_egui(widgets.palette().panel.weak_text)));
        }
        list::show(ui, widgets, self);
    }

    /// What stands in the place of matches, where there are none.
    fn state(&self) -> Option<String> {
        if let Some(importing) = self.library.importing() {
            return Some(format!("{} {}", importing.words(), text!("import-goes-on-help")));
        }
        if let Some(progress) = self.library.reading() {
            return Some(text!("library-reading", done = progress.done, of = progress.of));
        }
        if !self.view.listed().is_empty() {
            return None;
        }
        Some(match self.library.serial() {
            0 if self.library.is_busy() => text!("library-opening"),
            0 => text!("library-unread"),
            _ if self.library.entries().is_empty() => text!("library-empty"),
            _ => text!("library-none"),
        })
    }

    /// Does what a button at the foot has asked for.
    fn carry_out(&mut self, order: Order) {
        let MenuContext { menus, commands, .. } = &mut self.context;
        let library = &mut *self.library;
        match order {
            Order::Refresh => library.try_again(),
            Order::Open(id) => match library.found(id).filter(|_| self.view.wish.at_board) {
                Some(ply) => library.open_at(id, ply),
                None => library.open(id),
            },
            Order::Name(id) => self.view.draft = library.entry(id).map(Draft::of),
            Order::Keep => {
                if let Some(draft) = self.view.draft.take() {
                    library.annotate(draft.id, draft.note());
                }
            }
            Order::Discard => self.view.draft = None,
            Order::ThrowAway(id) => library.throw_away(id),
            Order::Restore(id) => library.restore(id),
            Order::Share(id, shared) => library.share(id, shared),
            Order::Export(id) => commands.trigger(ExportRequested::Kept(id)),
            Order::StopFilm => library.stop_film(),
            Order::Paste => commands.trigger(PasteRequested),
            Order::OpenFiles => menus.push(Menu::Files),
        }
    }
}
