//! Widgets that every panel uses; buttons have names, so that scripts can press them.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui;
use bevy_egui::egui::accesskit::Action;

use super::buttons::{Buttons, in_window, least};
use super::fit;
use super::focus;
use super::reader::name_widget;
use super::theme::{self, Face, to_egui};
use crate::look::palette::Palette;
use crate::stage::Sound;

/// A part of the window that was painted in another place than it was laid out in.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Moved {
    /// Where it was laid out.
    pub from: egui::Rect,
    /// How far it was moved.
    pub by: egui::Vec2,
}

/// At both ends of the text of an entry.
pub const ENTRY_MARGIN: f32 = 6.0;

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
    pub fn button(&mut self, ui: &mut egui::Ui, name: &str, label: &str) -> bool {
        self.add(ui, name, true, Face::Plain, label)
    }

    /// A button of natural size that leads on.
    pub fn leading(&mut self, ui: &mut egui::Ui, name: &str, label: &str) -> bool {
        self.add(ui, name, true, Face::Brass, label)
    }

    /// A button of natural size that says more when the pointer is on it.
    pub fn explained(&mut self, ui: &mut egui::Ui, name: &str, label: &str, help: &str) -> bool {
        let button = natural(ui, self.text(Face::Plain, label));
        let response = self.respond(ui, name, true, Face::Plain, button);
        let clicked = response.clicked();
        response.on_hover_text(help);
        clicked
    }

    /// A button of natural size that may be switched off.
    pub fn possible(&mut self, ui: &mut egui::Ui, possible: bool, name: &str, label: &str) -> bool {
        self.add(ui, name, possible, Face::Plain, label)
    }

    /// A button with small text, as wide as the panel.
    pub fn small(&mut self, ui: &mut egui::Ui, name: &str, label: &str) -> bool {
        let room = ui.available_width();
        let font = egui::TextStyle::Small.resolve(ui.style());
        let font = fit::fitting(ui, label, &font, font.size, room - 2.0 * ui.spacing().button_padding.x);
        let button = egui::Button::new(self.text(Face::Plain, label).font(font)).wrap();
        let size = egui::vec2(room, least(ui).y.max(26.0));
        self.respond(ui, name, true, Face::Plain, button.min_size(size)).clicked()
    }

    /// A button of natural size; one that cannot be pressed says why when the pointer is on it. Returns whether it is
    /// clicked, and whether the pointer or the keyboard is on it.
    pub fn offer(&mut self, ui: &mut egui::Ui, name: &str, label: &str, why_not: Option<&str>) -> (bool, bool) {
        let button = natural(ui, self.text(Face::Plain, label));
        let response = self.respond(ui, name, why_not.is_none(), Face::Plain, button);
        let state = (response.clicked(), response.hovered() || response.has_focus());
        if let Some(why) = why_not {
            response.on_disabled_hover_text(why);
        }
        state
    }

    /// A tool as a sign of the icon font, in a square of this side, larger for fingers; `help` is shown under the pointer.
    pub fn tool(&mut self, ui: &mut egui::Ui, side: f32, possible: bool, name: &str, icon: &str, help: &str) -> bool {
        let text = egui::RichText::new(icon).font(super::fonts::icons(side * 0.52));
        let text = text.color(to_egui(self.palette.panel.text));
        let (rect, _) = ui.allocate_exact_size(least(ui).max(egui::Vec2::splat(side)), egui::Sense::hover());
        let mut inner = ui.new_child(egui::UiBuilder::new().max_rect(rect));
        inner.spacing_mut().button_padding = egui::Vec2::ZERO;
        let button = egui::Button::new(text).min_size(rect.size());
        let response = self.respond(&mut inner, name, possible, Face::Plain, button);
        let spoken = help.to_owned();
        response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Button, possible, &spoken));
        let clicked = response.clicked();
        response.on_hover_text(help).on_disabled_hover_text(help);
        clicked
    }

    /// A button of a given width that may be switched off.
    pub fn sized(&mut self, ui: &mut egui::Ui, width: f32, possible: bool, name: &str, label: &str) -> bool {
        let size = least(ui).max(egui::vec2(width, ui.spacing().interact_size.y * 1.1));
        let button = egui::Button::new(self.text(Face::Plain, label)).wrap().min_size(size);
        self.respond(ui, name, possible, Face::Plain, button).clicked()
    }

    /// A button as wide as the panel.
    pub fn wide(&mut self, ui: &mut egui::Ui, name: &str, label: &str) -> bool {
        self.across(ui, Face::Plain, 1.2, name, label)
    }

    /// The same for the one that leads on, beside others.
    pub fn leading_wide(&mut self, ui: &mut egui::Ui, name: &str, label: &str) -> bool {
        self.across(ui, Face::Brass, 1.2, name, label)
    }

    /// The one button of a panel that leads on.
    pub fn primary(&mut self, ui: &mut egui::Ui, name: &str, label: &str) -> bool {
        self.across(ui, Face::Brass, 1.4, name, label)
    }

    fn across(&mut self, ui: &mut egui::Ui, face: Face, lines: f32, name: &str, label: &str) -> bool {
        let size = least(ui).max(egui::vec2(ui.available_width(), ui.spacing().interact_size.y * lines));
        let text = self.text(face, label).font(wide_font());
        let button = egui::Button::new(text).wrap().min_size(size);
        ui.vertical_centered(|ui| self.respond(ui, name, true, face, button).clicked()).inner
    }

    /// One of several choices, marked if it is the present one.
    pub fn choice(&mut self, ui: &mut egui::Ui, name: &str, chosen: bool, label: &str) -> bool {
        let face = if chosen { Face::Brass } else { Face::Plain };
        let button = natural(ui, self.text(face, label)).selected(chosen);
        self.respond(ui, name, true, face, button).clicked()
    }

    /// A line in a given place that can be pressed, marked if it is the present one; its text goes over several lines
    /// if need be.
    pub fn entry(
        &mut self,
        ui: &mut egui::Ui,
        rect: egui::Rect,
        chosen: bool,
        name: &str,
        label: &str,
    ) -> egui::Response {
        let colors = self.palette.panel;
        let response = self.bare_entry(ui, rect, chosen, name, label);
        let face = if chosen { Face::Shown } else { Face::Bare };
        let font = egui::TextStyle::Button.resolve(ui.style());
        let room = rect.width() - 2.0 * ENTRY_MARGIN;
        let galley = ui.fonts_mut(|fonts| fonts.layout(label.to_owned(), font, face.text(&colors), room));
        let place = egui::pos2(rect.min.x + ENTRY_MARGIN, rect.center().y - galley.size().y / 2.0);
        ui.painter().galley(place, galley, to_egui(colors.text));
        response
    }

    /// The same without its text, on which the caller paints; `spoken` is what a screen reader says.
    pub fn bare_entry(
        &mut self,
        ui: &mut egui::Ui,
        rect: egui::Rect,
        chosen: bool,
        name: &str,
        spoken: &str,
    ) -> egui::Response {
        let response = ui.interact(rect, ui.id().with(name), egui::Sense::click());
        response.widget_info(|| egui::WidgetInfo::selected(egui::WidgetType::Button, true, chosen, spoken));
        let face = if chosen { Face::Shown } else { Face::Bare };
        ui.painter().extend(face.shapes(&response, true, &self.palette.panel));
        self.press(ui, name, &response);
        response
    }

    /// A lever that is on or off, with its label; returns whether it was changed.
    pub fn switch(&mut self, ui: &mut egui::Ui, name: &str, on: &mut bool, label: &str) -> bool {
        let colors = self.palette.panel;
        let track = egui::vec2(40.0, 22.0);
        let room = ui.available_width();
        let galley = egui::WidgetText::from(label).into_galley(
            ui,
            Some(egui::TextWrapMode::Wrap),
            room - track.x - 12.0,
            egui::TextStyle::Body,
        );
        let height = galley.size().y.max(ui.spacing().interact_size.y).max(least(ui).y);
        let (rect, response) = ui.allocate_exact_size(egui::vec2(room, height), egui::Sense::click());
        response.widget_info(|| egui::WidgetInfo::selected(egui::WidgetType::Checkbox, true, *on, label));
        let changed = self.press(ui, name, &response);
        *on ^= changed;
        let lever = egui::Rect::from_min_size(rect.left_center() - egui::vec2(0.0, track.y / 2.0), track);
        theme::lever(ui.painter(), lever, *on, &response, &colors);
        let place = egui::pos2(lever.max.x + 12.0, rect.center().y - galley.size().y / 2.0);
        ui.painter().galley(place, galley, to_egui(colors.text));
        changed
    }

    /// A slider from 0 to 1; returns whether it was moved.
    pub fn slider(&mut self, ui: &mut egui::Ui, name: &str, value: &mut f32, width: f32, label: &str) -> bool {
        let colors = self.palette.panel;
        let size = egui::vec2(width, ui.spacing().interact_size.y.max(least(ui).y));
        let (rect, response) = ui.allocate_exact_size(size, egui::Sense::click_and_drag());
        self.remember(ui, name, &response);
        let span = rect.x_range().shrink(10.0);
        let before = *value;
        if let Some(pointer) = response.interact_pointer_pos() {
            *value = ((pointer.x - span.min) / span.span()).clamp(0.0, 1.0);
        }
        let wished = ui.input(|input| {
            let wishes = |action| input.num_accesskit_action_requests(response.id, action) as f32;
            wishes(Action::Increment) - wishes(Action::Decrement)
        });
        *value = (*value + 0.1 * wished).clamp(0.0, 1.0);
        if response.has_focus() {
            let steps = ui.input(|input| {
                let presses = |key| input.num_presses(key) as f32;
                presses(egui::Key::ArrowRight) - presses(egui::Key::ArrowLeft)
            });
            *value = (*value + 0.1 * steps).clamp(0.0, 1.0);
            let filter = egui::EventFilter { horizontal_arrows: true, ..Default::default() };
            ui.memory_mut(|memory| memory.set_focus_lock_filter(response.id, filter));
        }
        let info = || egui::WidgetInfo::slider(true, f64::from(*value), label);
        response.widget_info(info);
        theme::rod(ui.painter(), rect, span, *value, &response, &colors);
        before != *value
    }

    /// Enters a widget that reacts to clicks into the list of buttons; returns whether it is clicked.
    pub(super) fn press(&mut self, ui: &egui::Ui, name: &str, response: &egui::Response) -> bool {
        if *self.disabled {
            return false;
        }
        self.remember(ui, name, response);
        if response.clicked() {
            self.sounds.write(Sound::Click);
        }
        response.clicked()
    }

    fn text(&self, face: Face, label: &str) -> egui::RichText {
        egui::RichText::new(label).color(face.text(&self.palette.panel))
    }

    fn add(&mut self, ui: &mut egui::Ui, name: &str, possible: bool, face: Face, label: &str) -> bool {
        let button = natural(ui, self.text(face, label));
        self.respond(ui, name, possible, face, button).clicked()
    }

    fn respond(
        &mut self,
        ui: &mut egui::Ui,
        name: &str,
        possible: bool,
        face: Face,
        button: egui::Button<'_>,
    ) -> egui::Response {
        let enabled = possible && !*self.disabled;
        let ground = ui.painter().add(egui::Shape::Noop);
        let bare = button.fill(egui::Color32::TRANSPARENT).stroke(egui::Stroke::NONE);
        let response = ui.add_enabled(enabled, bare);
        // Below a menu buttons do not react, but they are not switched off either.
        ui.painter().set(ground, egui::Shape::Vec(face.shapes(&response, possible, &self.palette.panel)));
        if enabled {
            self.remember(ui, name, &response);
        }
        if response.clicked() {
            self.sounds.write(Sound::Click);
        }
        response
    }

    /// Forgets for this frame buttons that are not where they were laid out: a click would miss them.
    pub fn follow(&mut self, ctx: &egui::Context, moved: Moved) {
        if moved.by.abs().max_elem() > 4.0 {
            let from = in_window(ctx, moved.from);
            self.buttons.bypass_change_detection().seen.retain(|_, button| !from.contains(button.center()));
        }
    }

    /// Keeps clicks on a card from what lies below it.
    pub fn cover(&mut self, ctx: &egui::Context, card: egui::Rect) {
        self.buttons.bypass_change_detection().covered.push(in_window(ctx, card));
    }

    /// A line that is typed, of so many characters at most, below what it is.
    pub fn field(
        &mut self,
        ui: &mut egui::Ui,
        name: &str,
        label: &str,
        (text, most): (&mut String, usize),
    ) -> egui::Response {
        let caption = ui.label(label);
        let field = entry_field(ui, text).char_limit(most);
        let response = ui.add(field.desired_width(ui.available_width().min(560.0))).labelled_by(caption.id);
        self.remember(ui, name, &response);
        response
    }

    /// Enters a widget into the list of buttons, and scrolls to it when the keyboard comes to it out of sight.
    pub fn remember(&mut self, ui: &egui::Ui, name: &str, response: &egui::Response) {
        name_widget(ui.ctx(), response.id, name);
        focus::offer(ui, response);
        if response.gained_focus() && !ui.clip_rect().contains_rect(response.rect) {
            response.scroll_to_me(None);
        }
        let seen = response.rect.intersect(ui.clip_rect());
        if !seen.is_positive() {
            return;
        }
        let place = in_window(ui.ctx(), seen);
        self.buttons.bypass_change_detection().seen.insert(name.to_owned(), place);
    }
}

/// A button in one line, which where lines wrap goes into the next one as a whole; only text that is wider than a whole
/// line goes over several.
fn natural(ui: &mut egui::Ui, text: egui::RichText) -> egui::Button<'static> {
    let fits = button_width(ui, text.clone()) <= ui.max_rect().width();
    if !fits && ui.layout().main_wrap() && ui.cursor().min.x > ui.max_rect().min.x {
        ui.end_row();
    }
    let mode = if fits { egui::TextWrapMode::Extend } else { egui::TextWrapMode::Wrap };
    egui::Button::new(text).wrap_mode(mode).min_size(least(ui))
}

/// A line that is typed, tall enough for fingers.
pub fn entry_field<'a>(ui: &egui::Ui, text: &'a mut dyn egui::TextBuffer) -> egui::TextEdit<'a> {
    let field = egui::TextEdit::singleline(text).margin(egui::Margin::symmetric(8, 6));
    field.min_size(least(ui) * egui::Vec2::Y).vertical_align(egui::Align::Center)
}

/// How wide a button with this text in one line is.
fn button_width(ui: &egui::Ui, text: egui::RichText) -> f32 {
    let galley = egui::WidgetText::from(text).into_galley(
        ui,
        Some(egui::TextWrapMode::Extend),
        f32::INFINITY,
        egui::TextStyle::Button,
    );
    (galley.size().x + 2.0 * ui.spacing().button_padding.x).max(least(ui).x)
}

/// The font of buttons as wide as the panel.
fn wide_font() -> egui::FontId {
    super::fonts::bold(18.0)
}

/// How wide [`WidgetContext::wide`] must be for its text to stay in one line.
#[must_use]
pub fn width_of_wide(ui: &egui::Ui, label: &str) -> f32 {
    // A little more than measured, so that rounding breaks no line.
    button_width(ui, egui::RichText::new(label).font(wide_font())) + 1.0
}
