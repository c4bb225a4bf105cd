//! The menu of other programs: which ones there are, and how each is started and set up.

mod draft;
mod form;
mod options;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui::{RichText, Ui};

use draft::Draft;

use super::{MenuSheet, sheet};
use crate::kept::{InWords, PlayerFolder, What};
use crate::programs::{Programs, Trial, Workers};
use crate::schedule::MenuStack;
use crate::ui::{WidgetContext, to_egui};
use crate::words::text;

/// The program whose form is open.
#[derive(Resource, Default)]
pub struct ProgramForm {
    draft: Option<Draft>,
}

impl ProgramForm {
    /// Answers no where it asks whether a program is to be removed; returns whether it has asked.
    pub fn decline(&mut self) -> bool {
        self.draft.as_mut().is_some_and(|draft| std::mem::take(&mut draft.asks_removal))
    }
}

/// What the menu shows and changes.
#[derive(SystemParam)]
pub(super) struct ProgramMenu<'w> {
    menus: ResMut<'w, MenuStack>,
    programs: ResMut<'w, Programs>,
    form: ResMut<'w, ProgramForm>,
    trial: ResMut<'w, Trial>,
    workers: Res<'w, Workers>,
    folder: Res<'w, PlayerFolder>,
}

/// What the buttons at the foot do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Order {
    /// Opens an empty form.
    Add,
    /// Keeps what is in the form.
    Keep,
    /// Closes the form.
    Discard,
}

pub(super) fn show(mut page: MenuSheet, mut menu: ProgramMenu) -> Result {
    let body = |ui: &mut Ui, widgets: &mut WidgetContext, menu: &mut ProgramMenu| menu.body(ui, widgets);
    if page.show(sheet("programs", text!("programs"), 620.0), &mut menu, body, foot)? {
        menu.menus.pop();
    }
    Ok(())
}

impl ProgramMenu<'_> {
    /// The list, or the form of a program.
    fn body(&mut self, ui: &mut Ui, widgets: &mut WidgetContext) {
        if let Some(unwritten) = self.folder.unwritten().iter().find(|unwritten| unwritten.what == What::Programs) {
            let said = text!("programs-unwritten", error = unwritten.why.words());
            ui.label(RichText::new(said).small().color(to_egui(widgets.palette().panel.bad)));
        }
        match &mut self.form.draft {
            None => self.list(ui, widgets),
            Some(draft) => {
                let removes = form::show(ui, widgets, draft, (&mut self.trial, &self.workers));
                if removes {
                    self.remove();
                }
            }
        }
    }

    fn list(&mut self, ui: &mut Ui, widgets: &mut WidgetContext) {
        ui.label(text!("programs-help"));
        ui.add_space(6.0);
        let mut opened = None;
        for program in self.programs.all() {
            ui.horizontal_wrapped(|ui| {
                if widgets.button(ui, &format!("edit {}", program.name), &program.name) {
                    opened = Some(program.clone());
                }
                ui.label(RichText::new(&program.path).small().weak());
            });
        }
        if let Some(program) = opened {
            self.form.draft = Some(Draft::of(program));
        }
    }

    fn remove(&mut self) {
        let name = self.form.draft.take().and_then(|draft| draft.before);
        self.trial.forget();
        if let Some(name) = name {
            self.programs.remove(&name);
        }
    }

    /// What can be done at the foot.
    fn orders(&self) -> &'static [Order] {
        match (self.form.draft.is_some(), self.programs.has_room()) {
            (true, _) => &[Order::Discard, Order::Keep],
            (false, true) => &[Order::Add],
            (false, false) => &[],
        }
    }

    fn carry_out(&mut self, order: Order) {
        match order {
            Order::Add => self.form.draft = Some(Draft::default()),
            Order::Keep => self.keep(),
            Order::Discard => self.form.draft = None,
        }
        if self.form.draft.is_none() {
            self.trial.forget();
        }
    }

    /// Keeps what is in the form and closes it, if it can be kept.
    fn keep(&mut self) {
        let result = self.trial.result();
        let Some(draft) = &mut self.form.draft else { return };
        draft.error = draft.check(&self.programs, &result).err();
        if draft.error.is_none()
            && let Some(draft) = self.form.draft.take()
        {
            let before = draft.before.clone();
            self.programs.keep(before.as_deref(), draft.program());
        }
    }
}

fn foot(ui: &mut Ui, widgets: &mut WidgetContext, menu: &mut ProgramMenu) {
    ui.add_space(6.0);
    let mut pressed = None;
    ui.horizontal_wrapped(|ui| {
        for order in menu.orders() {
            let clicked = match order {
                Order::Add => widgets.leading(ui, "add program", &text!("programs-add")),
                Order::Keep => widgets.leading(ui, "keep program", &text!("programs-keep")),
                Order::Discard => widgets.button(ui, "discard program", &text!("programs-discard")),
            };
            pressed = pressed.or(clicked.then_some(*order));
        }
    });
    if let Some(order) = pressed {
        menu.carry_out(order);
    }
}

/// A closed menu tries no program and asks nothing; what is in its form stays.
pub(super) fn forget_trial(mut trial: ResMut<Trial>, mut form: ResMut<ProgramForm>) {
    trial.forget();
    form.decline();
}
