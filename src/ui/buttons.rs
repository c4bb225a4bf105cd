//! Where what can be pressed is, by its name, and how large it must be.

use std::collections::HashMap;

use bevy::prelude::*;
use bevy_egui::egui;

/// Where the named buttons of this frame are, in logical pixels of the window.
#[derive(Resource, Default)]
pub struct Buttons {
    pub(super) seen: HashMap<String, Rect>,
    /// Where cards lie over the scene.
    pub(super) covered: Vec<Rect>,
}

impl Buttons {
    /// Where a button is, if it is shown and can be pressed.
    #[must_use]
    pub fn find(&self, name: &str) -> Option<Rect> {
        self.seen.get(name).copied()
    }

    /// Whether a card covers a point of the window (logical pixels), so that nothing below it can be clicked.
    #[must_use]
    pub fn cover(&self, point: Vec2) -> bool {
        self.covered.iter().any(|card| card.contains(point))
    }

    /// Where cards lie over the scene.
    #[cfg(feature = "testing")]
    #[must_use]
    pub fn cards(&self) -> &[Rect] {
        &self.covered
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
    let buttons = buttons.bypass_change_detection();
    buttons.seen.clear();
    buttons.covered.clear();
}

/// The name under which egui is told how wide and high what is pressed must be.
fn id() -> egui::Id {
    egui::Id::new("target")
}

/// Tells panels how wide and high what is pressed must be, in points.
pub(super) fn set_target(ctx: &egui::Context, side: f32) {
    ctx.data_mut(|data| data.insert_temp(id(), side));
}

/// How wide and high what is pressed must be, in points; nothing where no finger presses it.
#[must_use]
pub fn target(ctx: &egui::Context) -> f32 {
    ctx.data(|data| data.get_temp(id())).unwrap_or_default()
}

/// What the ground of a panel senses: what catches presses itself leaves nothing to whoever presses beside a button.
#[must_use]
pub fn ground_sense(ctx: &egui::Context) -> egui::Sense {
    if target(ctx) > 0.0 { egui::Sense::hover() } else { egui::Sense::CLICK }
}

/// The side of a tool with so much room beside it: at least the one that it has where no finger presses it.
#[must_use]
pub fn side_of(ctx: &egui::Context, usual: f32, gap: f32) -> f32 {
    usual.max(target(ctx) - gap)
}

/// The least size of what can be pressed among others: what beside it is nearest to it counts as its own.
#[must_use]
pub fn least(ui: &egui::Ui) -> egui::Vec2 {
    (egui::Vec2::splat(target(ui.ctx())) - ui.spacing().item_spacing).max(egui::Vec2::ZERO)
}

/// Shows what is scrolled, a little within what scrolls it: that takes the presses beside whatever is not wholly in it, and
/// edges are rounded.
pub(super) fn inset<R>(ui: &mut egui::Ui, content: impl FnOnce(&mut egui::Ui) -> R) -> R {
    egui::Frame::NONE.inner_margin(egui::Margin::symmetric(1, 0)).show(ui, content).inner
}

/// Shows what scrolls where it has no room, with the rod beside it: what lies below a rod cannot be pressed.
pub fn scrolled<R>(ui: &mut egui::Ui, content: impl FnOnce(&mut egui::Ui) -> R) -> R {
    const ROD: f32 = 10.0;
    ui.spacing_mut().scroll.floating_allocated_width = ROD;
    egui::ScrollArea::vertical().show(ui, |ui| inset(ui, content)).inner
}

/// A rectangle of egui's in logical pixels of the window.
pub(super) fn in_window(ctx: &egui::Context, rect: egui::Rect) -> Rect {
    let corner = |point: egui::Pos2| Vec2::new(point.x, point.y) * ctx.zoom_factor();
    Rect::from_corners(corner(rect.min), corner(rect.max))
}
