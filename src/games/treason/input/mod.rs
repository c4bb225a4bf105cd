//! Helps the player with captures: shows who must capture, the jumps so far and where a jump can land, and takes a landing
//! for the whole jump.

use bevy::prelude::*;
use ludarium_rules::board::triangle::Triangle;
use ludarium_rules::games::treason::Treason;
use ludarium_rules::{AnyPosition, GameId, Step};

pub mod hunt;

use super::overlay::figures::Figure;
use super::pieces;
use crate::board::figures::{FigureOverlay, Laid};
use crate::input::{Pick, PickHandlerAppExt, PickMode, PickResponse, PickStage, Selection};
use crate::pieces::Moving;
use crate::schedule::OverlaySet;
use crate::stage::Presentation;
use crate::table::Table;

/// How high above a disc its figures lie.
const GAP: f32 = 0.012;

/// The systems.
pub fn plugin(app: &mut App) {
    let changed = resource_changed::<Selection>
        .or_else(resource_changed::<Moving>)
        .or_else(resource_exists_and_changed::<Presentation>);
    app.add_pick_handler(PickStage::Tool, take)
        .add_systems(Update, show.in_set(OverlaySet).run_if(on_the_table.and_then(changed)));
}

fn on_the_table(table: Option<Res<Table>>, presentation: Option<Res<Presentation>>) -> bool {
    table.is_some_and(|table| table.game().setup().game == GameId::Treason)
        && presentation.is_some_and(|presentation| presentation.game == GameId::Treason)
}

/// A pressed cell may mean more than the next step.
fn take(In(pick): In<Pick>, table: Res<Table>, selection: Res<Selection>) -> PickResponse {
    PickResponse::Pass(whole_jump(&pick, &table, &selection).unwrap_or(pick))
}

/// The whole path that a pressed landing stands for.
fn whole_jump(pick: &Pick, table: &Table, selection: &Selection) -> Option<Pick> {
    let AnyPosition::Treason(position) = table.choice_position() else { return None };
    if pick.after.is_some() || pick.mode != PickMode::Press || table.choice_side().is_none() {
        return None;
    }
    Pick::path(&hunt::meant(position, &selection.path, &selection.next, pick.step)?)
}

fn show(
    (table, selection, moving): (Res<Table>, Res<Selection>, Res<Moving>),
    presentation: Res<Presentation>,
    mut figures: FigureOverlay,
) {
    let AnyPosition::Treason(position) = table.choice_position() else { return };
    let idle = moving.0 || selection.hidden || !table.may_choose();
    let view = SelectionView { position, path: &selection.path, next: &selection.next, presentation: &presentation };
    let pointed = selection.hover().or(selection.cursor()).and_then(Triangle::of_cell);
    figures.show(&if idle { Vec::new() } else { view.figures(pointed) });
}

/// What is seen for one state of the selection.
struct SelectionView<'a> {
    position: &'a Treason,
    path: &'a [Step],
    next: &'a [Step],
    presentation: &'a Presentation,
}

impl SelectionView<'_> {
    fn figures(&self, pointed: Option<Triangle>) -> Vec<Laid> {
        match self.path {
            [] => self.hunters(),
            [from] if !self.position.must_capture() => self.conversion(*from),
            _ => self.chain(pointed),
        }
    }

    fn at(&self, cell: Triangle, height: f32) -> Vec3 {
        self.presentation.layout.world(cell.cell()) + Vec3::Y * height
    }

    fn still(&self, figure: Figure, cell: Triangle, height: f32) -> Laid {
        Laid::still(figure as usize, self.at(cell, height))
    }

    /// The pieces that can capture, if one must.
    fn hunters(&self) -> Vec<Laid> {
        if !self.position.must_capture() {
            return Vec::new();
        }
        let hunters = self.next.iter().filter_map(|step| hunt::cell(*step));
        hunters.map(|cell| self.still(Figure::Hunter, cell, GAP)).collect()
    }

    /// A double line across the diagonal to the enemy that the Spy could win over.
    fn conversion(&self, from: Step) -> Vec<Laid> {
        let Some(spy) = hunt::cell(from) else { return Vec::new() };
        let Some(mirror) = self.position.convertible(spy) else { return Vec::new() };
        let [start, end] = [spy, mirror].map(|cell| self.at(cell, pieces::HEIGHT + GAP));
        let bond = Laid::between(Figure::Bond as usize, start, end);
        vec![bond, Laid { turn: bond.turn, ..self.still(Figure::Mirror, mirror, pieces::HEIGHT + GAP) }]
    }

    /// The jumps so far, and where the next could land; the one that is pointed at is shown as if it were made.
    fn chain(&self, pointed: Option<Triangle>) -> Vec<Laid> {
        let mut jumps = self.position.captures_of_path(self.path);
        let leaps = hunt::leaps(self.position, self.path);
        let here = self.path.last().and_then(|step| hunt::cell(*step));
        let aimed = leaps.iter().find(|(_, landing)| Some(*landing) == pointed);
        jumps.extend(aimed.zip(here).map(|((over, landing), here)| (here, *over, Some(*landing))));
        let mut laid: Vec<Laid> = jumps.iter().flat_map(|jump| self.jump(*jump)).collect();
        let arrived = jumps.iter().rev().find_map(|(.., landing)| *landing);
        laid.extend(arrived.map(|cell| self.still(Figure::Ghost, cell, GAP)));
        let open = leaps.iter().filter(|(_, landing)| Some(*landing) != arrived);
        laid.extend(open.map(|(_, landing)| self.still(Figure::Spot, *landing, GAP)));
        laid
    }

    /// The way of one jump, above the discs, and a cross on its victim.
    fn jump(&self, (from, over, landing): (Triangle, Triangle, Option<Triangle>)) -> Vec<Laid> {
        let height = pieces::HEIGHT + GAP;
        let stations: Vec<Triangle> = [Some(from), Some(over), landing].into_iter().flatten().collect();
        let line = |pair: &[Triangle]| {
            Laid::between(Figure::Line as usize, self.at(pair[0], height), self.at(pair[1], height))
        };
        let cross = self.still(Figure::Victim, over, height + 0.016);
        stations.windows(2).map(line).chain(std::iter::once(cross)).collect()
    }
}
