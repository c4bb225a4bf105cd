//! What was done last, and the buttons that write files.

use bevy_egui::egui::{RichText, Ui};

use super::ExportMenu;
use super::sheet::Part;
use crate::library::{ExportWish, LibraryNotice, Shared};
use crate::schedule::Menu;
use crate::ui::{WidgetContext, to_egui};
use crate::words::text;

/// What the buttons at the foot do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Order {
    SaveText,
    Copy(Shared),
    SavePng,
    SaveSvg,
    SaveFilm,
    StopFilm,
    /// Begins the photo mode, for a picture of the board in the room.
    Photo,
}

/// What the foot is about.
pub(super) struct Foot {
    part: Part,
    filmed: Option<f32>,
    said: Option<LibraryNotice>,
    is_on_table: bool,
}

impl Foot {
    /// The foot below what is shown.
    pub fn of(menu: &ExportMenu) -> Foot {
        let (library, table) = (&menu.library, menu.context.table.as_deref());
        let id = menu.sheet.game().map(|game| game.id());
        Foot {
            part: menu.sheet.part,
            filmed: library.filmed(),
            said: library.said().cloned(),
            is_on_table: id.is_some() && table.map(|table| table.game().id()) == id,
        }
    }

    /// Shows the lines and the buttons; returns what is asked for.
    pub fn show(&self, ui: &mut Ui, widgets: &mut WidgetContext) -> Option<Order> {
        ui.add_space(4.0);
        let colors = widgets.palette().panel;
        let is_trouble = self.said.as_ref().is_some_and(LibraryNotice::is_trouble);
        let color = to_egui(if is_trouble { colors.bad } else { colors.accent });
        // Also without words, so that the buttons do not move when something is said.
        ui.label(RichText::new(self.said.as_ref().map(LibraryNotice::words).unwrap_or_default()).color(color));
        let mut order = None;
        ui.horizontal_wrapped(|ui| order = self.buttons(ui, widgets));
        order
    }

    fn buttons(&self, ui: &mut Ui, widgets: &mut WidgetContext) -> Option<Order> {
        match self.part {
            Part::Text => {
                let text = widgets.leading(ui, "save text", &text!("library-export")).then_some(Order::SaveText);
                let mut copy =
                    |name: &str, label: String, shared| widgets.button(ui, name, &label).then_some(Order::Copy(shared));
                let code = copy("copy code", text!("library-share"), Shared::Code);
                let link = copy("copy link", text!("link-copy"), Shared::Link);
                text.or(code).or(link)
            }
            Part::Picture => {
                let png = widgets.leading(ui, "save png", &text!("export-png")).then_some(Order::SavePng);
                let svg = widgets.button(ui, "save svg", &text!("export-svg")).then_some(Order::SaveSvg);
                png.or(svg).or(self.is_on_table.then(|| photo(ui, widgets)).flatten())
            }
            Part::Film => match self.filmed {
                None => widgets.leading(ui, "save film", &text!("export-save-film")).then_some(Order::SaveFilm),
                Some(share) => {
                    let percent = (share * 100.0) as u32;
                    ui.label(text!("library-filming", percent = percent));
                    widgets.button(ui, "stop film", &text!("library-stop-film")).then_some(Order::StopFilm)
                }
            },
        }
    }
}

fn photo(ui: &mut Ui, widgets: &mut WidgetContext) -> Option<Order> {
    widgets.explained(ui, "photo", &text!("export-photo"), &text!("export-photo-help")).then_some(Order::Photo)
}

impl ExportMenu<'_, '_> {
    /// Does what a button at the foot has asked for.
    pub(super) fn carry_out(&mut self, order: Order) {
        let Some(game) = self.sheet.game().cloned() else { return };
        let (library, menus, preferences) = (&mut self.library, &mut self.context.menus, &*self.preferences);
        match order {
            Order::SaveText | Order::Copy(_) => {
                let Some((game, study)) = self.sheet.written() else { return };
                let wish = match (order, study) {
                    (Order::Copy(shared), _) => ExportWish::Shared(shared),
                    (_, Some(study)) => ExportWish::Study(study.clone()),
                    (_, None) => ExportWish::Text,
                };
                library.export(game, wish);
            }
            Order::SavePng => library.export(&game, ExportWish::Png(self.sheet.picture(&game, preferences))),
            Order::SaveSvg => library.export(&game, ExportWish::Svg(self.sheet.picture(&game, preferences))),
            Order::SaveFilm => library.film(&game, self.sheet.film(&game, preferences)),
            Order::StopFilm => library.stop_film(),
            Order::Photo => {
                menus.clear();
                menus.push(Menu::Photo);
            }
        }
    }
}
