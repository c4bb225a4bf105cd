//! The row of leaves as a panel, and what the choice under the pointer would do, in words.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};
use ludarium_rules::games::trees::{GRASS, HUCKLEBERRY, Species, UNDERBRUSH, tree_of};
use ludarium_rules::{AnyPosition, Cell, Step};

use super::order::{considered, describe_action, leaf_name, prospect};
use super::row::{Change, Open, Row};
use crate::games::trees::pieces::plants::{leaf_colour, tone};
use crate::input::{Offers, OrderSettled, Pick, Selection};
use crate::pieces::Moving;
use crate::schedule::Menu;
use crate::table::Table;
use crate::ui::theme::{self, to_egui};
use crate::ui::widget::WidgetContext;
use crate::ui::{FreeArea, Scale, card, fit, fonts, ground_sense, side_of};
use crate::words::{self, text};

/// The size of a leaf in the row.
const LEAF: egui::Vec2 = egui::vec2(52.0, 42.0);
/// The refusal of an attack that no other tree supports: the one that a preview explains.
const ATTACK_FAILS: &str = "attack-fails";
/// The size of the heading at most.
const HEADING: f32 = 18.0;
/// Between leaves.
const GAP: f32 = 4.0;
/// What its frame and the edge of the window take of the height of the row.
const FRAME: f32 = 30.0;

/// Shows the row while it is open.
pub fn show(
    mut contexts: EguiContexts,
    (mut widgets, table, menu): (WidgetContext, Res<Table>, Res<State<Menu>>),
    (area, scale): (Res<FreeArea>, Res<Scale>),
    (mut row, settled): (ResMut<Row>, Res<OrderSettled>),
    mut picks: MessageWriter<Pick>,
) -> Result {
    let is_shown = |open: &&Open| !settled.0 || open.outlook.turn.is_err();
    let Some(open) = row.open().filter(is_shown).cloned() else { return Ok(()) };
    widgets.set_enabled(*menu.get() == Menu::None);
    let ctx = contexts.ctx_mut()?.clone();
    let position = table.choice_position();
    let site = Site::new(&ctx, &area.in_points(*scale));
    let (mut change, mut confirmed) = (None, false);
    let ground = egui::Area::new(egui::Id::new("order")).order(site.order).sense(ground_sense(&ctx));
    ground.fixed_pos(site.corner).pivot(site.pivot).show(&ctx, |ui| {
        let colors = widgets.palette().panel;
        theme::framed(ui, theme::Surface::LitLeather, &colors, |ui| {
            ui.set_width(site.width - 30.0);
            if site.height.is_none() {
                let (font, color) = (fonts::display(HEADING), to_egui(colors.accent));
                fit::label(ui, &text!("trees-order-title"), &font, HEADING, color);
            }
            let top = ui.cursor().min.y;
            let rows = site.height.map_or(f32::INFINITY, |_| 2.0 * (side_of(ui.ctx(), LEAF.y, GAP) + GAP));
            let rows = egui::ScrollArea::vertical().id_salt("leaves").max_height(rows);
            change = rows.show(ui, |ui| leaves(ui, &mut widgets, position, &open)).inner;
            ui.horizontal_wrapped(|ui| {
                let last = open.events.len() - 1;
                let (earlier, later) = (text!("trees-order-earlier"), text!("trees-order-later"));
                if widgets.possible(ui, open.selected > open.fixed, "order earlier", &earlier) {
                    change = Some(Change::Move(open.selected, open.selected - 1));
                }
                if widgets.possible(ui, open.selected < last, "order later", &later) {
                    change = Some(Change::Move(open.selected, open.selected + 1));
                }
                let why_not = open.outlook.turn.as_ref().err().map(|why| sentence(&why.to_string()));
                let play = text!("trees-order-play");
                (confirmed, _) = widgets.offer(ui, "order confirm", &play, why_not.as_deref());
            });
            let room = match site.height {
                Some(height) => (height - (ui.cursor().min.y - top)).max(20.0),
                // The tools stand below it.
                None => (ctx.content_rect().max.y - ui.cursor().min.y - 190.0).max(40.0),
            };
            egui::ScrollArea::vertical()
                .id_salt("outcome")
                .max_height(room)
                .min_scrolled_height(room)
                .show(ui, |ui| outcome(ui, &widgets, position, &open));
        });
    });
    if let Some(change) = change {
        row.change(position, change);
    }
    if confirmed {
        picks.write_batch(row.pick(position));
    }
    Ok(())
}

/// Where the row lies.
struct Site {
    /// The point that `pivot` of the row is at.
    corner: egui::Pos2,
    pivot: egui::Align2,
    order: egui::Order,
    width: f32,
    /// How high its content may be, if that is not up to the words in it.
    height: Option<f32>,
}

impl Site {
    /// Over the list of turns where there is a column; else over the cards below the board, of which none is needed for an
    /// order. It covers no cell.
    fn new(ctx: &egui::Context, area: &FreeArea) -> Site {
        let size = ctx.content_rect().size();
        let free = area.rect(Vec2::new(size.x, size.y));
        let column = size.x - free.max.x;
        if column > 140.0 {
            let corner = egui::pos2(free.max.x + 4.0, 8.0);
            let (pivot, order) = (egui::Align2::LEFT_TOP, egui::Order::Middle);
            Site { corner, pivot, order, width: column - 8.0, height: None }
        } else {
            let corner = egui::pos2(free.center().x, size.y - 4.0);
            let (pivot, order) = (egui::Align2::CENTER_BOTTOM, egui::Order::Foreground);
            let width = (free.width() - 12.0).min(420.0);
            Site { corner, pivot, order, width, height: Some(area.bottom - FRAME) }
        }
    }
}

/// The leaves, side by side, in several lines if need be; a leaf that is dragged goes where the pointer is.
fn leaves(ui: &mut egui::Ui, widgets: &mut WidgetContext, position: &AnyPosition, open: &Open) -> Option<Change> {
    let mut change = None;
    let size = LEAF.max(egui::Vec2::splat(side_of(ui.ctx(), 0.0, GAP)));
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = egui::vec2(GAP, GAP);
        let mut rects: Vec<egui::Rect> = Vec::new();
        let mut dragged = None;
        for (place, event) in open.events.iter().enumerate() {
            let (rect, _) = ui.allocate_exact_size(size, egui::Sense::hover());
            let name = leaf_name(position, *event);
            let id = ui.id().with(&name);
            let response = ui.interact(rect, id, egui::Sense::click_and_drag());
            paint(ui, widgets, position, open, place, rect);
            widgets.remember(ui, &format!("order {name}"), &response);
            if response.clicked() {
                change = Some(Change::Select(place));
            }
            if response.dragged() {
                dragged = response.interact_pointer_pos().map(|pointer| (place, pointer));
            }
            rects.push(rect);
        }
        if let Some((from, pointer)) = dragged
            && let Some(to) = rects.iter().position(|rect| rect.contains(pointer))
            && to != from
        {
            change = Some(Change::Move(from, to));
        }
    });
    change
}

/// One leaf with its number, its square and where it goes; the action's is gold.
fn paint(ui: &egui::Ui, widgets: &WidgetContext, position: &AnyPosition, open: &Open, place: usize, rect: egui::Rect) {
    let event = open.events[place];
    let colors = widgets.palette().panel;
    let fill = match event {
        Some(_) => leaf_colour(tone(Some(position.side_to_move())), 0.75).into(),
        None => colors.accent,
    };
    let edge = if place == open.selected { egui::Stroke::new(3.0, to_egui(colors.text)) } else { egui::Stroke::NONE };
    let (middle, half) = (rect.center(), rect.size() * 0.5);
    let outline = (0..24).map(|corner| {
        let angle = corner as f32 / 24.0 * std::f32::consts::TAU;
        // Round at the stem, pointed at the tip.
        let pinch = 1.0 - 0.55 * angle.cos().max(0.0).powi(2);
        middle + egui::vec2(angle.cos() * half.x, angle.sin() * half.y * pinch)
    });
    ui.painter().add(egui::Shape::convex_polygon(outline.collect(), to_egui(fill), edge));
    let dark = to_egui(colors.on_accent);
    let write = |at: egui::Vec2, words: String, size: f32, room: f32| {
        card::caption(ui.painter(), middle + at, room, &words, fonts::bold(size), dark);
    };
    let words = event.map_or_else(|| text!("trees-order-now"), |head| position.cell_name(head));
    write(egui::vec2(4.0, 0.0), words, 17.0, 36.0);
    write(egui::vec2(-20.0, 0.0), (place + 1).to_string(), 12.0, 14.0);
}

/// What the order does, a line for each event, or why it is not allowed.
fn outcome(ui: &mut egui::Ui, widgets: &WidgetContext, position: &AnyPosition, open: &Open) {
    let colors = widgets.palette().panel;
    match &open.outlook.turn {
        Ok(_) => {
            for (number, line) in (1_usize..).zip(open.lines(position)) {
                ui.label(egui::RichText::new(text!("trees-order-line", number = number, line = line)).small());
            }
        }
        Err(why) => {
            ui.label(egui::RichText::new(sentence(&why.to_string())).color(to_egui(colors.bad)));
        }
    }
}

/// As a whole sentence, with its full stop.
fn sentence(words: &str) -> String {
    words::sentence(&words::capitalised(words))
}

/// Says what the choice under the pointer or the keyboard would do, in place of the prompt.
pub fn describe_choice(
    table: Res<Table>,
    (selection, moving): (Res<Selection>, Res<Moving>),
    mut offers: ResMut<Offers>,
) {
    let is_asked = selection.path.len() == 1 && selection.notice.is_none() && !moving.0 && table.shows_choices();
    let position = table.choice_position();
    let describe = || match considered(&selection).or_else(|| attempt(&table, &selection)) {
        Some(step) => describe_step(position, &selection.path, step),
        None => habit(position, &selection.path),
    };
    offers.set_if_neq(Offers { preview: is_asked.then(describe).flatten(), ..Offers::default() });
}

/// A tree under the pointer or the keyboard that cannot be grown over: the player wants to know why.
fn attempt(table: &Table, selection: &Selection) -> Option<Step> {
    let cell = selection.hover().or(selection.cursor())?;
    let board = table.choice_position().board_view();
    let tree = |cell: Cell| board.top(cell).filter(|piece| tree_of(piece.kind).is_some());
    let own = selection.path.first().and_then(Step::cell).and_then(tree)?;
    (tree(cell)? != own).then_some(Step::Cell(cell))
}

/// How the chosen square grows, while nothing is pointed at.
fn habit(position: &AnyPosition, path: &[Step]) -> Option<String> {
    let piece = position.board_view().top(path.first()?.cell()?)?;
    let name = words::kind(position, piece.kind);
    Some(match piece.kind {
        GRASS => text!("trees-habit-grass", plant = name),
        UNDERBRUSH | HUCKLEBERRY => text!("trees-habit-brush", plant = name),
        kind => match tree_of(kind)?.species {
            Species::Birch => text!("trees-habit-birch", plant = name),
            Species::Ash => text!("trees-habit-ash", plant = name),
            Species::Beech => text!("trees-habit-beech", plant = name),
            Species::Pine => text!("trees-habit-pine", plant = name),
        },
    })
}

/// What a second step does, in one line.
fn describe_step(position: &AnyPosition, path: &[Step], step: Step) -> Option<String> {
    let path = [path, &[step]].concat();
    if let Some((effects, open)) = prospect(position, &path) {
        let action = describe_action(position, &path, &effects);
        return Some(if open {
            text!("trees-preview-open", action = action)
        } else {
            text!("trees-preview", action = action)
        });
    }
    match position.choices(&path) {
        Ok(_) => None,
        Err(error) if error.why.key == ATTACK_FAILS => Some(sentence(&words::say(&error.why))),
        Err(_) => None,
    }
}
