//! The panels of a board that is set up: what can be put on it, what the rules say, and what may be done with it.

mod orders;
mod pieces;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};
use egui::{Rect, Vec2, pos2, vec2};

use crate::editor::Editor;
use crate::hud::captions_height;
use crate::schedule::Menu;
use crate::settings::Preferences;
use crate::ui::theme::{self, CardPlace, Surface};
use crate::ui::{FreeArea, Scale, WidgetContext, scrolled};

/// Between cards, and between them and the edges of the window.
const GAP: f32 = 8.0;
/// How wide a card beside the board is: this share of the window, and its bounds.
const SHARE: f32 = 0.2;
const WIDTH: (f32, f32) = (215.0, 290.0);
/// How much of a window that is about square the cards below the board take.
const FOOT: f32 = 0.44;
/// Windows that are wider than this for their height have their cards beside the board.
const WIDE: f32 = 1.25;

/// What the panels read and ask for.
#[derive(SystemParam)]
pub(super) struct EditorPanel<'w, 's> {
    editor: ResMut<'w, Editor>,
    commands: Commands<'w, 's>,
}

/// Where the cards are.
struct Places {
    area: FreeArea,
    pieces: Rect,
    orders: Rect,
}

impl Places {
    fn of(size: Vec2) -> Places {
        if size.x < WIDE * size.y {
            return Places::below(size);
        }
        let width = (size.x * SHARE).clamp(WIDTH.0, WIDTH.1).min(size.x * 0.3);
        let column = |left: f32| Rect::from_min_size(pos2(left, GAP), vec2(width, size.y - 2.0 * GAP));
        let side = width + 2.0 * GAP;
        Places {
            area: FreeArea { left: side, right: side, top: GAP, bottom: GAP, ..FreeArea::default() },
            pieces: column(GAP),
            orders: column(size.x - GAP - width),
        }
    }

    fn below(size: Vec2) -> Places {
        let height = size.y * FOOT;
        let width = (size.x - 3.0 * GAP) / 2.0;
        let card = |left: f32| Rect::from_min_size(pos2(left, size.y - GAP - height), vec2(width, height));
        Places {
            area: FreeArea { top: GAP, bottom: height + 2.0 * GAP, ..FreeArea::default() },
            pieces: card(GAP),
            orders: card(2.0 * GAP + width),
        }
    }
}

/// Shows the panels.
pub(super) fn show(
    mut contexts: EguiContexts,
    mut widgets: WidgetContext,
    mut panel: EditorPanel,
    (scale, menu, preferences): (Res<Scale>, Res<State<Menu>>, Res<Preferences>),
    mut area: ResMut<FreeArea>,
) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    widgets.set_enabled(*menu.get() == Menu::None);
    let size = ctx.content_rect().size();
    let places = Places::of(size);
    let captions = captions_height(&preferences, size.y);
    area.set_if_neq(FreeArea { top: places.area.top + captions, ..places.area }.times(scale.0));
    let colors = widgets.palette().panel;
    let card = |name, room| CardPlace { name, room, at_foot: false, surface: Surface::Leather };
    let taken = {
        let editor = &*panel.editor;
        let mut taken = None;
        let rect = theme::card(&ctx, &colors, card("editor pieces", places.pieces), |ui| {
            taken = scrolled(ui, |ui| pieces::show(ui, &mut widgets, editor));
        });
        widgets.cover(&ctx, rect);
        taken
    };
    if let Some(hand) = taken {
        panel.editor.take(hand);
    }
    let mut wanted = orders::Wanted::default();
    let rect = theme::card(&ctx, &colors, card("editor orders", places.orders), |ui| {
        wanted = scrolled(ui, |ui| orders::show(ui, &mut widgets, &panel.editor));
    });
    widgets.cover(&ctx, rect);
    if let Some(state) = wanted.state {
        panel.editor.change_all(|board| board.set_state(&state));
    }
    if let Some(order) = wanted.order {
        panel.commands.trigger(order);
    }
    Ok(())
}

/// The board has the window for itself again.
pub(super) fn leave(mut area: ResMut<FreeArea>) {
    *area = FreeArea::default();
}
