//! Omens: what the choice under the pointer, or the order in the row, would bring, shown on the squares before it is played.

use std::collections::BTreeSet;

use bevy::light::{NotShadowCaster, NotShadowReceiver};
use bevy::prelude::*;
use ludarium_rules::board::square::{Square, squares};
use ludarium_rules::games::trees::{Act, way};
use ludarium_rules::{AnyPosition, BoardView, Cell, Effect, Step};

use super::chains::above;
use crate::games::trees::forest::{falling, is_brush};
use crate::games::trees::input::order::prospect;
use crate::games::trees::input::row::Row;
use crate::games::trees::pieces::{ForestLook, ForestRoot, plants};
use crate::input::Selection;
use crate::look::mesh_builder::MeshBuilder;
use crate::look::palette::Palette;
use crate::motion::MotionQueue;
use crate::stage::Presentation;
use crate::table::Table;

/// How many kinds of omens there are.
pub const KINDS: usize = 5;

/// What may become of a square.
#[derive(Component, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Preview {
    /// The chosen square may grow here, over brush that hides the mark on the ground: a small arrow downward.
    Offer,
    /// Something will grow here: two pale leaves.
    Sprout,
    /// What is here will fall: a cross of dry leaves.
    Fall,
    /// The tree here is attacked: four thorns.
    Strike,
    /// The chain here will stop: a bar.
    Halt,
}

/// The mesh of an omen, by its number.
pub fn shape(kind: usize) -> MeshBuilder {
    let mut solid = MeshBuilder::new();
    let mut blade = |from: Vec3, tip: Vec3, width: f32| plants::leaf(&mut solid, from, tip, width);
    match kind {
        0 => {
            for turn in [0.0, 1.0] {
                let aside = if turn == 0.0 { Vec3::X } else { Vec3::Z } * 0.001;
                blade(Vec3::Y * 0.20 + aside, Vec3::ZERO, 0.13);
            }
        }
        1 => {
            for selection in [-1.0, 1.0] {
                blade(Vec3::ZERO, Vec3::new(0.27 * selection, 0.13, -0.05), 0.17);
            }
            blade(Vec3::ZERO, Vec3::new(0.0, 0.20, -0.10), 0.10);
        }
        2 => {
            for (x, z) in [(0.26, 0.26), (-0.26, 0.26), (0.26, -0.26), (-0.26, -0.26)] {
                blade(Vec3::ZERO, Vec3::new(x, 0.0, z), 0.12);
            }
        }
        3 => {
            for (x, z) in [(1.0, 0.0), (-1.0, 0.0), (0.0, 1.0), (0.0, -1.0)] {
                blade(Vec3::new(x, 0.0, z) * 0.42, Vec3::new(x, 0.0, z) * 0.12, 0.16);
            }
        }
        _ => {
            solid.quad([(-0.26, 0.07), (0.26, 0.07), (0.26, -0.07), (-0.26, -0.07)].map(|(x, z)| Vec3::new(x, 0.0, z)))
        }
    }
    solid
}

/// The colours of the omens; those of leaves are the side's own.
pub const COLOURS: [fn(&Palette) -> Color; KINDS] = [
    |palette| palette.target,
    |palette| palette.target,
    |palette| palette.threat,
    |palette| palette.capture,
    |palette| palette.refusal.mix(&Color::WHITE, 0.25),
];

/// The omens that stand.
#[derive(Resource, Default, PartialEq)]
pub struct ShownSet(BTreeSet<(Preview, Cell)>);

/// Brings the omens into line with the hand and the row.
pub fn place(
    table: Option<Res<Table>>,
    (selection, row, queue): (Res<Selection>, Res<Row>, Res<MotionQueue>),
    (look, root, presentation): (Res<ForestLook>, Res<ForestRoot>, Res<Presentation>),
    previews: Query<Entity, With<Preview>>,
    (mut standing, mut was_busy): (ResMut<ShownSet>, Local<bool>),
    mut commands: Commands,
) {
    let busy = queue.is_busy();
    let changed = std::mem::replace(&mut *was_busy, busy) != busy || selection.is_changed() || row.is_changed();
    let fresh = root.is_changed();
    if !changed && !fresh && table.as_ref().is_some_and(|table| !table.is_changed()) {
        return;
    }
    let table = table.filter(|table| !busy && !table.visiting() && table.human_to_move().is_some());
    let wanted =
        ShownSet(table.as_ref().map_or_else(BTreeSet::new, |table| of(table.game().position(), &selection, &row)));
    if *standing == wanted && !fresh {
        return;
    }
    previews.iter().for_each(|entity| commands.entity(entity).despawn());
    let picture = table.map(|table| table.game().position().board_view()).unwrap_or_default();
    let side =
        selection.path.first().and_then(Step::cell).and_then(|cell| picture.top(cell)).and_then(|piece| piece.side);
    for &(preview, cell) in &wanted.0 {
        let number = preview as usize;
        let paint = match (preview, side) {
            (Preview::Sprout, Some(side)) => &look.ghosts[side.index()],
            _ => &look.preview_materials[number],
        };
        let lift = Vec3::Y * (above(picture.top(cell)) + 0.02 * number as f32);
        commands.spawn((
            preview,
            Mesh3d(look.previews[number].clone()),
            MeshMaterial3d(paint.clone()),
            Transform::from_translation(presentation.layout.world(cell) + lift),
            (Pickable::IGNORE, NotShadowCaster, NotShadowReceiver),
            ChildOf(root.0),
        ));
    }
    *standing = wanted;
}

/// What the hand and the row say of the squares.
fn of(position: &AnyPosition, selection: &Selection, row: &Row) -> BTreeSet<(Preview, Cell)> {
    let picture = position.board_view();
    let mut previews = BTreeSet::new();
    if let Some(outlook) = row.outlook() {
        previews.extend(of_effects(&picture, &outlook.effects));
    } else if let [Step::Cell(from)] = selection.path[..] {
        let over_brush = |cell: &Cell| picture.top(*cell).is_some_and(is_brush);
        previews
            .extend(selection.next.iter().filter_map(Step::cell).filter(over_brush).map(|cell| (Preview::Offer, cell)));
        if let Some(step) = considered(selection) {
            previews.extend(of_step(position, &picture, from, step));
        }
    }
    previews
}

/// The second step that the pointer or the keyboard is on. The chosen square itself stands for its retreat.
pub fn considered(selection: &Selection) -> Option<Step> {
    let [from] = selection.path[..] else { return None };
    let retreat = Step::Act(Act::Retreat as u8);
    let cell = selection.hover.or(selection.cursor).map(Step::Cell);
    let step = selection.considered.or(cell.map(|cell| if cell == from { retreat } else { cell }))?;
    selection.next.contains(&step).then_some(step)
}

/// What a second step would bring, in the order that the row would show first; its own growth or fall if there is none.
fn of_step(position: &AnyPosition, picture: &BoardView, from: Cell, step: Step) -> BTreeSet<(Preview, Cell)> {
    if let Some((effects, _)) = prospect(position, &[Step::Cell(from), step]) {
        return of_effects(picture, &effects);
    }
    match step {
        Step::Cell(to) => {
            let ends = Square::of_cell(from).zip(Square::of_cell(to));
            let way = ends.map_or(0, |(from, to)| way(from, to));
            squares(way).map(|square| (Preview::Sprout, square.cell())).collect()
        }
        Step::Act(act) if act == Act::Retreat as u8 => {
            falling(position, from).into_iter().map(|cell| (Preview::Fall, cell)).collect()
        }
        Step::Act(act) if act == Act::Leap as u8 => BTreeSet::from([(Preview::Sprout, from)]),
        _ => BTreeSet::from([(Preview::Halt, from)]),
    }
}

/// The omens of what happens in a turn. A chain stops if it ends while nothing happens to its head.
fn of_effects(picture: &BoardView, effects: &[Effect]) -> BTreeSet<(Preview, Cell)> {
    let (mut previews, mut touched) = (BTreeSet::new(), BTreeSet::new());
    for effect in effects {
        match effect {
            Effect::Grew { from, way, .. } => {
                previews.extend(way.iter().map(|cell| (Preview::Sprout, *cell)));
                touched.insert(*from);
            }
            Effect::Withered { at, .. } => previews.extend([(Preview::Fall, *at)]),
            Effect::Converted { at, .. } => previews.extend([(Preview::Sprout, *at)]),
            Effect::Attacked { at, from } => {
                previews.extend([(Preview::Strike, *at)]);
                touched.extend(from.iter().copied());
            }
            _ => {}
        }
    }
    touched.extend(previews.iter().map(|(_, cell)| *cell));
    let ended = effects.iter().filter_map(|effect| match effect {
        Effect::ChainEnded { head } => Some(*head),
        _ => None,
    });
    let running = |head: &Cell| picture.chains.iter().any(|(other, _)| other == head);
    previews.extend(ended.filter(|head| running(head) && !touched.contains(head)).map(|head| (Preview::Halt, head)));
    previews
}

#[cfg(test)]
mod tests {
    use super::*;
    use ludarium_rules::GameId;

    #[test]
    fn a_retreat_shows_what_falls() {
        let text = "4,bh,3/8/8/3,wB,4/1,wB,6/2,wB,5/8/1,wB,2,wh,3 w - -";
        let position = AnyPosition::parse(GameId::Trees, text, &[]).expect("a position");
        let d5 = position.cell_named("d5").expect("a cell");
        let mut selection = Selection::default();
        (selection.path, selection.hover) = (vec![Step::Cell(d5)], Some(d5));
        selection.next = position.choices(&selection.path).expect("choices").next;
        let falls = of(&position, &selection, &Row::default());
        assert_eq!(falls.iter().filter(|(preview, _)| *preview == Preview::Fall).count(), 2, "{falls:?}");
    }

    #[test]
    fn every_omen_has_a_shape_above_its_square() {
        for kind in 0..KINDS {
            assert!(shape(kind).triangles() > 1, "{kind}");
        }
    }
}
