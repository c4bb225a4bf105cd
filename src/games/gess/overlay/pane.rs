//! The footprint as a pane of glass with arrows where it can go, and what a move would do.

use bevy::prelude::*;
use ludarium_rules::games::gess::{Gess, Point, Turn};
use ludarium_rules::{AnyPosition, GameId, Step};

use super::figures::{self, Figure};
use crate::board::figures::{FigureOverlay, Laid};
use crate::games::gess::{ACROSS, CELL, STONE_HEIGHT};
use crate::input::{Notice, Selection};
use crate::pieces::Moving;
use crate::schedule::{AtBoard, OverlaySet};
use crate::stage::{Layout, Presentation, Recording, Sound, shown};
use crate::table::Table;
use crate::words::text;

/// The pane floats just above the stones.
const PANE_Y: f32 = STONE_HEIGHT + 0.035;
/// Its edge and arrows lie on it.
const EDGE_Y: f32 = PANE_Y + 0.012;
/// Marks lie on the stones, below the pane.
const MARK_Y: f32 = STONE_HEIGHT + 0.008;

/// The piece that is looked at or chosen, and where it would go.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Aim {
    from: Point,
    /// Whether it is chosen, not only looked at.
    chosen: bool,
    to: Option<Point>,
}

/// The middle of the footprint that is chosen.
#[derive(Resource, Clone, Copy, PartialEq, Debug, Default)]
struct ChosenFootprint(Option<Point>);

/// The pane's systems.
pub fn plugin(app: &mut App) {
    let changed = resource_changed::<Selection>
        .or_else(resource_changed::<Moving>)
        .or_else(resource_exists_and_changed::<State<AtBoard>>)
        .or_else(resource_removed::<State<AtBoard>>)
        .or_else(resource_exists_and_changed::<Presentation>);
    let here = shown(GameId::Gess);
    app.init_resource::<ChosenFootprint>().add_systems(
        Update,
        (show.run_if(here.and_then(changed)), sound_choice.run_if(resource_changed::<ChosenFootprint>))
            .chain()
            .in_set(OverlaySet),
    );
}

/// Brings the pane into line with the selection.
fn show(
    table: Option<Res<Table>>,
    at_board: Option<Res<State<AtBoard>>>,
    moving: Res<Moving>,
    mut selection: ResMut<Selection>,
    mut chosen: ResMut<ChosenFootprint>,
    mut figures: FigureOverlay,
) {
    let free = table.as_deref().filter(|_| at_board.is_some() && !moving.0);
    let seen = free.and_then(|table| match table.choice_position() {
        AnyPosition::Gess(position) => Some((position, aim(table, &selection)?)),
        _ => None,
    });
    let picked = seen.map(|(_, aim)| aim).filter(|aim| aim.chosen).map(|aim| aim.from);
    chosen.set_if_neq(ChosenFootprint(picked));
    let loses = seen
        .is_some_and(|(position, aim)| aim.to.is_some_and(|to| position.breaks_last_ring(Turn { from: aim.from, to })));
    figures.show(&seen.map_or_else(Vec::new, |(position, aim)| laid(position, aim)));
    warn_of(loses, &mut selection);
}

/// Plays the sound of glass set down on a newly chosen footprint.
fn sound_choice(chosen: Res<ChosenFootprint>, mut sounds: MessageWriter<Sound>) {
    if chosen.0.is_some() {
        sounds.write(Sound::Board(Recording::Glass, 0.0, 1.0));
    }
}

/// Says in words that a goal loses, as long as it is looked at.
fn warn_of(loses: bool, selection: &mut ResMut<Selection>) {
    let warning = text!("gess-breaks-last-ring");
    let warned = selection.notice.as_ref().is_some_and(|notice| notice.words == warning);
    if loses != warned {
        selection.notice = loses.then(|| Notice::below("rings-and-the-end-of-the-game", warning));
    }
}

/// What is chosen, and what the pointer or the cursor is on.
fn aim(table: &Table, selection: &Selection) -> Option<Aim> {
    if selection.hidden || !table.may_choose() {
        return None;
    }
    let open = selection.cursor().or(selection.hover()).filter(|cell| selection.next.contains(&Step::Cell(*cell)));
    let looked_at = open.and_then(Point::of_cell);
    match selection.path.first().and_then(Step::cell).and_then(Point::of_cell) {
        Some(from) => Some(Aim { from, chosen: true, to: looked_at }),
        None => looked_at.map(|from| Aim { from, chosen: false, to: None }),
    }
}

/// The pane and everything that belongs to it.
fn laid(position: &Gess, aim: Aim) -> Vec<Laid> {
    let still = |figure: Figure, point, height| Laid::still(figure as usize, over(point, height));
    let panes = [Some(aim.from), aim.to].into_iter().flatten();
    let mut laid: Vec<Laid> =
        panes.flat_map(|pane| [still(Figure::Sheet, pane, PANE_Y), still(Figure::Edge, pane, EDGE_Y)]).collect();
    let arrow = if position.goes_any_distance(aim.from) { Figure::Far } else { Figure::Near };
    laid.extend(position.directions(aim.from).map(|direction| {
        let (place, turn) = figures::arrow_place(direction);
        let laid = still(arrow, aim.from, EDGE_Y);
        Laid { at: laid.at + place, turn, ..laid }
    }));
    if let Some(to) = aim.to {
        laid.extend(result(position, Turn { from: aim.from, to }));
    }
    laid
}

/// What a move would do to the stones.
fn result(position: &Gess, turn: Turn) -> Vec<Laid> {
    let still = |figure: Figure, point, height| Laid::still(figure as usize, over(point, height));
    let struck = position.removed(turn).into_iter().map(|(point, _)| still(Figure::Struck, point, MARK_Y));
    let lost = position.lost(turn).into_iter().map(|point| still(Figure::Lost, point, MARK_Y));
    let landings = position.landings(turn).into_iter().map(|at| still(Figure::Landing, at, MARK_Y + 0.004));
    struck.chain(lost).chain(landings).collect()
}

/// Above a point of the board.
fn over(point: Point, height: f32) -> Vec3 {
    Layout::grid(ACROSS, ACROSS, CELL).world(point.cell()) + Vec3::Y * height
}
