//! Whether a finger can hit what can be pressed on panels.

use bevy::prelude::*;
use bevy_egui::egui::{self, Id, LayerId, Pos2, WidgetRect, vec2};
use bevy_egui::{EguiContext, PrimaryEguiContext};

use super::error::StepError;
use super::progress::{Outcome, Progress};
use crate::ui::{Buttons, FINGER, Scale};

/// How many logical pixels a target may be smaller: places are rounded.
const ROUNDING: f32 = 1.0;
/// A rod beside what is scrolled is thinner than this, in points.
const ROD: f32 = 10.0;

/// The widgets of the last frame, as egui asks them what a pointer hits: the topmost layer first, and in a layer the last
/// one first.
struct Hits {
    layers: Vec<(LayerId, Vec<WidgetRect>)>,
    /// How far beside a widget it is still hit.
    reach: f32,
}

/// Everything on panels that can be pressed and is wholly to be seen must be as large as [`FINGER`] in both directions,
/// with what beside it counts as its own and not as a neighbour's.
pub(super) fn expect_targets(world: &mut World, frame: u32) -> Outcome {
    // What a finger has changed in the style is to be seen.
    if frame < 4 {
        return Ok(Progress::Again);
    }
    let scale = world.resource::<Scale>().0;
    let mut contexts = world.query_filtered::<&mut EguiContext, With<PrimaryEguiContext>>();
    let mut small = Vec::new();
    for mut context in contexts.iter_mut(world) {
        let ctx = context.get_mut().clone();
        small.extend(Hits::of(&ctx).small(ctx.content_rect(), FINGER / scale));
    }
    let buttons = world.resource::<Buttons>();
    let named = |(rect, size): (egui::Rect, egui::Vec2)| {
        let middle = Vec2::new(rect.center().x, rect.center().y) * scale;
        let is_it = |name: &&str| buttons.find(name).is_some_and(|place| place.center().distance(middle) < 2.0);
        let name = buttons.names().into_iter().find(is_it).unwrap_or("what has no name");
        let [size, seen] = [size, rect.size()].map(|size| size * scale);
        format!("\"{name}\" has {:.0}x{:.0} ({:.0}x{:.0} are seen)", size.x, size.y, seen.x, seen.y)
    };
    let small: Vec<String> = small.into_iter().map(named).collect();
    if small.is_empty() { Ok(Progress::Done) } else { Err(StepError::SmallTargets(small)) }
}

impl Hits {
    fn of(ctx: &egui::Context) -> Hits {
        let order: Vec<LayerId> = ctx.memory(|memory| memory.layer_ids().collect());
        let widgets = ctx.viewport(|viewport| viewport.prev_pass.widgets.clone());
        let of_layer = |layer: LayerId| {
            let mut all: Vec<WidgetRect> = widgets.get_layer(layer).copied().collect();
            all.reverse();
            (layer, all)
        };
        let layers = order.into_iter().rev().filter(|layer| layer.order.allow_interaction()).map(of_layer).collect();
        Hits { layers, reach: ctx.global_style().interaction.interact_radius }
    }

    /// What would be pressed at a point.
    fn at(&self, point: Pos2) -> Option<Id> {
        let mut near: Vec<&WidgetRect> = Vec::new();
        for (_, widgets) in &self.layers {
            near.extend(widgets.iter().filter(|widget| widget.interact_rect.distance_to_pos(point) <= self.reach));
            if widgets.iter().any(|widget| widget.interact_rect.shrink(self.reach).contains(point)) {
                break;
            }
        }
        let presses = near.iter().filter(|widget| widget.enabled && widget.sense.senses_click());
        let distance = |widget: &&&WidgetRect| widget.interact_rect.distance_to_pos(point);
        let nearest = presses.min_by(|one, other| distance(one).total_cmp(&distance(other)))?;
        // Beside what is scrolled or dragged only what lies within that is hit.
        let drags = |widget: &&&WidgetRect| widget.enabled && widget.sense.senses_drag();
        let dragged = near.iter().filter(drags).find(|widget| widget.interact_rect.contains(point));
        let is_direct = nearest.interact_rect.contains(point);
        let may = is_direct || dragged.is_none_or(|drag| drag.interact_rect.contains_rect(nearest.interact_rect));
        may.then_some(nearest.id)
    }

    /// Where what is smaller than a square of this side is, and how large it is for a finger.
    fn small(&self, window: egui::Rect, side: f32) -> Vec<(egui::Rect, egui::Vec2)> {
        let all = self.layers.iter().flat_map(|(_, widgets)| widgets);
        // A rod that scrolls is no one's only way.
        let is_rod = |widget: &WidgetRect| widget.sense.senses_drag() && widget.rect.size().min_elem() < ROD;
        let is_whole = |widget: &&WidgetRect| {
            widget.enabled
                && widget.sense.senses_click()
                && !is_rod(widget)
                && (widget.rect.size() - widget.interact_rect.size()).abs().max_elem() < 1.0
        };
        let size = |widget: &WidgetRect| {
            let middle = widget.interact_rect.center();
            // What lies below something else cannot be pressed at all.
            (self.at(middle) == Some(widget.id)).then(|| {
                let extent = |way: egui::Vec2| self.extent(widget.id, middle, way, window);
                (widget.interact_rect, vec2(extent(vec2(1.0, 0.0)), extent(vec2(0.0, 1.0))))
            })
        };
        all.filter(is_whole).filter_map(size).filter(|(_, size)| size.min_elem() < side - ROUNDING).collect()
    }

    /// How far a widget is hit on both sides of a point in it.
    fn extent(&self, id: Id, middle: Pos2, way: egui::Vec2, window: egui::Rect) -> f32 {
        const STEP: f32 = 0.5;
        let along = |way: egui::Vec2| {
            let is_hit = |steps: &u16| {
                let point = middle + way * f32::from(*steps) * STEP;
                window.contains(point) && self.at(point) == Some(id)
            };
            (1..200).take_while(is_hit).count() as f32 * STEP
        };
        along(way) + along(-way)
    }
}
