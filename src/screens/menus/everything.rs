//! The sheet of everything in one file: how far it is written or taken in, what is in a file, and what has become of it.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui::{ProgressBar, RichText, Ui};
use ludarium_ludobox::Wanted;

use super::{MenuContext, MenuSheet, sheet};
use crate::kept::PlayerFolder;
use crate::library::{Everything, MatchLibrary, TakeIn, Work, hindrance};
use crate::ui::{WidgetContext, to_egui};
use crate::words::text;

/// What the sheet shows and leads to.
#[derive(SystemParam)]
pub(super) struct EverythingMenu<'w, 's> {
    context: MenuContext<'w, 's>,
    everything: Res<'w, Everything>,
    folder: Res<'w, PlayerFolder>,
    library: Res<'w, MatchLibrary>,
}

pub(super) fn show(mut page: MenuSheet, mut menu: EverythingMenu) -> Result {
    let is_closed = page.show(sheet("everything", text!("everything"), 600.0), &mut menu, body, foot)?;
    if is_closed && !is_held_open(&menu.everything) {
        menu.context.menus.pop();
    }
    Ok(())
}

/// Whether the sheet has to stay: files are being replaced, of which nothing may be used meanwhile.
pub(super) fn is_held_open(everything: &Everything) -> bool {
    everything.work().is_some_and(|(work, _)| work == Work::TakingIn)
}

fn body(ui: &mut Ui, widgets: &mut WidgetContext, menu: &mut EverythingMenu) {
    let (everything, colors) = (&menu.everything, widgets.palette().panel);
    if let Some((work, share)) = everything.work() {
        ui.label(match work {
            Work::Export => text!("everything-exporting"),
            Work::Reading => text!("everything-reading"),
            Work::TakingIn => text!("everything-taking-in"),
        });
        ui.add_space(6.0);
        ui.add(ProgressBar::new(share).fill(to_egui(colors.accent)));
        return;
    }
    if let Some(offered) = everything.offered() {
        offered.lines().into_iter().for_each(|line| _ = ui.label(line));
        ui.add_space(6.0);
        ui.label(text!("everything-ask"));
        if let Some(why) = menu.hindrance() {
            ui.add_space(6.0);
            let said = text!("everything-not-now", why = why);
            ui.label(RichText::new(said).color(to_egui(colors.bad)));
        }
        return;
    }
    match everything.said() {
        Some(said) => {
            let color = to_egui(if said.is_trouble() { colors.bad } else { colors.text });
            said.lines().into_iter().for_each(|line| _ = ui.label(RichText::new(line).color(color)));
        }
        None => _ = ui.label(text!("everything-help")),
    }
}

fn foot(ui: &mut Ui, widgets: &mut WidgetContext, menu: &mut EverythingMenu) {
    if is_held_open(&menu.everything) {
        return;
    }
    ui.add_space(8.0);
    let offered = menu.everything.offered().filter(|_| menu.everything.work().is_none());
    let (is_possible, has_progress) =
        (menu.hindrance().is_none(), offered.is_some_and(|offered| offered.contents.has_progress));
    let is_asked = offered.is_some();
    ui.horizontal_wrapped(|ui| {
        if is_asked {
            for (name, label, wanted, is_there) in [
                ("take in everything", text!("everything-take-all"), Wanted::Everything, has_progress),
                ("take in matches", text!("everything-take-matches"), Wanted::Matches, true),
            ] {
                if is_there && widgets.possible(ui, is_possible, name, &label) {
                    menu.context.commands.trigger(TakeIn(wanted));
                }
            }
        }
        let (name, label) = if is_asked {
            ("take nothing", text!("everything-no"))
        } else {
            ("close everything", text!("everything-close"))
        };
        if widgets.button(ui, name, &label) {
            menu.context.menus.pop();
        }
    });
}

impl EverythingMenu<'_, '_> {
    fn hindrance(&self) -> Option<String> {
        hindrance(&self.folder, self.context.table.as_deref(), &self.library)
    }
}
