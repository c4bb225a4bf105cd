//! Widgets that every panel uses; buttons have names, so that scripts can press them.

use std::collections::HashMap;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui;

use crate::look::palette::Palette;
use crate::sound::Sound;

/// Where the named buttons of this frame are, in logical pixels of the window.
#[derive(Resource, Default)]
pub struct Buttons {
    seen: HashMap<String, Rect>,
}

impl Buttons {
    /// Where a button is, if it is shown and can be pressed.
    #[must_use]
    pub fn find(&self, name: &str) -> Option<Rect> {
        self.seen.get(name).copied()
    }

    /// The names of all buttons that can be pressed, sorted.
    #[must_use]
    pub fn names(&self) -> Vec<&str> {
        let mut names: Vec<&str> = self.seen.keys().map(String::as_str).collect();
        names.sort_unstable();
        names
    }
}

/// Forgets the buttons of the last frame.
pub fn begin(mut buttons: ResMut<Buttons>) {
    buttons.bypass_change_detection().seen.clear();
}

/// What widgets need: the list of buttons, sounds, colours.
#[derive(SystemParam)]
pub struct WidgetContext<'w, 's> {
    buttons: ResMut<'w, Buttons>,
    sounds: MessageWriter<'w, Sound>,
    palette: Res<'w, Palette>,
    disabled: Local<'s, bool>,
}

impl WidgetContext<'_, '_> {
    /// Whether buttons react; not below a menu.
    pub fn set_enabled(&mut self, enabled: bool) {
        *self.disabled = !enabled;
    }

    /// The colours in use.
    #[must_use]
    pub fn palette(&self) -> &Palette {
        &self.palette
    }

    /// A button of natural size.
    pub fn button(&mut self, ui: &mut egui::Ui, name: &str, label: impl Into<egui::WidgetText>) -> bool {
        self.add(ui, name, true, egui::Button::new(label.into()))
    }

    /// A button with small text, for lines of small text.
    pub fn small(&mut self, ui: &mut egui::Ui, name: &str, label: &str) -> bool {
        self.add(ui, name, true, egui::Button::new(egui::RichText::new(label).small()))
    }

    /// A button of natural size; one that cannot be pressed says why when the pointer is on it. Returns whether it is
    /// clicked, and whether the pointer is on it.
    pub fn offer(&mut self, ui: &mut egui::Ui, name: &str, label: String, why_not: Option<&str>) -> (bool, bool) {
        let response = self.respond(ui, name, why_not.is_none(), egui::Button::new(label));
        let state = (response.clicked(), response.hovered());
        if let Some(why) = why_not {
            response.on_disabled_hover_text(why);
        }
        state
    }

    /// A sign of the icon font that can be pressed, large enough for a finger; `help` is shown under the pointer.
    pub fn icon(&mut self, ui: &mut egui::Ui, name: &str, icon: &str, help: &str) -> bool {
        let text = egui::RichText::new(icon).font(super::fonts::icons(20.0));
        let response = self.respond(ui, name, true, egui::Button::new(text).min_size(egui::vec2(36.0, 36.0)));
        let clicked = response.clicked();
        response.on_hover_text(help);
        clicked
    }

    /// A button of a given width that may be switched off.
    pub fn sized(&mut self, ui: &mut egui::Ui, width: f32, possible: bool, name: &str, label: &str) -> bool {
        self.explained(ui, width, possible, name, label, "")
    }

    /// A button of a given width that may be switched off; `help` is shown under the pointer.
    pub fn explained(
        &mut self,
        ui: &mut egui::Ui,
        width: f32,
        possible: bool,
        name: &str,
        label: &str,
        help: &str,
    ) -> bool {
        let size = egui::vec2(width, ui.spacing().interact_size.y * 1.1);
        let response = self.respond(ui, name, possible, egui::Button::new(label).truncate().min_size(size));
        let clicked = response.clicked();
        if !help.is_empty() {
            response.on_hover_text(help);
        }
        clicked
    }

    /// A button as wide as the panel.
    pub fn wide(&mut self, ui: &mut egui::Ui, name: &str, label: &str) -> bool {
        let size = egui::vec2(ui.available_width(), ui.spacing().interact_size.y * 1.2);
        ui.vertical_centered(|ui| self.add(ui, name, true, egui::Button::new(label).min_size(size))).inner
    }

    /// The one button of a panel that leads on.
    pub fn primary(&mut self, ui: &mut egui::Ui, name: &str, label: &str) -> bool {
        let colors = self.palette.panel;
        let size = egui::vec2(ui.available_width(), ui.spacing().interact_size.y * 1.45);
        let text = egui::RichText::new(label).color(super::theme::to_egui(colors.on_accent)).strong();
        let button = egui::Button::new(text).fill(super::theme::to_egui(colors.accent)).min_size(size);
        ui.vertical_centered(|ui| self.add(ui, name, true, button)).inner
    }

    /// A button of a given size that leads on; returns whether it is clicked, and whether the pointer is on it.
    pub fn tile(&mut self, ui: &mut egui::Ui, size: egui::Vec2, chosen: bool, name: &str, label: &str) -> (bool, bool) {
        let colors = self.palette.panel;
        let (fill, text) = if chosen { (colors.accent, colors.on_accent) } else { (colors.widget, colors.text) };
        let text = egui::RichText::new(label).color(super::theme::to_egui(text)).strong();
        let button = egui::Button::new(text).fill(super::theme::to_egui(fill)).min_size(size).truncate();
        let layout = egui::Layout::centered_and_justified(egui::Direction::LeftToRight);
        let respond = |ui: &mut egui::Ui| self.respond(ui, name, true, button);
        let response = ui.allocate_ui_with_layout(size, layout, respond).inner;
        (response.clicked(), response.hovered())
    }

    /// One of several choices, marked if it is the present one.
    pub fn choice(&mut self, ui: &mut egui::Ui, name: &str, chosen: bool, label: &str) -> bool {
        self.add(ui, name, true, egui::Button::selectable(chosen, label))
    }

    /// Enters a widget that reacts to clicks into the list of buttons; returns whether it is clicked.
    pub(super) fn press(&mut self, ui: &egui::Ui, name: &str, response: &egui::Response) -> bool {
        if *self.disabled {
            return false;
        }
        self.remember(ui, name, response.rect);
        if response.clicked() {
            self.sounds.write(Sound::Click);
        }
        response.clicked()
    }

    fn add(&mut self, ui: &mut egui::Ui, name: &str, possible: bool, button: egui::Button<'_>) -> bool {
        self.respond(ui, name, possible, button).clicked()
    }

    fn respond(&mut self, ui: &mut egui::Ui, name: &str, possible: bool, button: egui::Button<'_>) -> egui::Response {
        let enabled = possible && !*self.disabled;
        let response = ui.add_enabled(enabled, button);
        if enabled {
            self.remember(ui, name, response.rect);
        }
        if response.clicked() {
            self.sounds.write(Sound::Click);
        }
        response
    }

    /// Enters a widget into the list of buttons.
    pub fn remember(&mut self, ui: &egui::Ui, name: &str, rect: egui::Rect) {
        let seen = rect.intersect(ui.clip_rect());
        if !seen.is_positive() {
            return;
        }
        let zoom = ui.ctx().zoom_factor();
        let corner = |point: egui::Pos2| Vec2::new(point.x, point.y) * zoom;
        let place = Rect::from_corners(corner(seen.min), corner(seen.max));
        self.buttons.bypass_change_detection().seen.insert(name.to_owned(), place);
    }
}
