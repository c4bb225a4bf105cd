//! Omens: what the choice under the pointer, or the order in the row, would bring, shown on the squares before it is played.

use std::collections::BTreeSet;

use bevy::light::{NotShadowCaster, NotShadowReceiver};
use bevy::prelude::*;
use ludarium_rules::games::trees::Act;
use ludarium_rules::{AnyPosition, Cell, Effect, Picture, Step};

use super::chains::above;
use super::forest::{falling, is_brush, way};
use super::look::{ForestLook, ForestRoot};
use super::order::prospect;
use super::row::Row;
use crate::games::Presentation;
use crate::input::Hand;
use crate::look::palette::Palette;
use crate::look::solid::Solid;
use crate::motion::MotionQueue;
use crate::table::Table;

/// How many kinds of omens there are.
pub const KINDS: usize = 5;

/// What may become of a square.
#[derive(Component, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Omen {
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
pub fn shape(kind: usize) -> Solid {
    let mut solid = Solid::new();
    let mut blade = |from: Vec3, tip: Vec3, width: f32| super::plants::leaf(&mut solid, from, tip, width);
    match kind {
        0 => {
            for turn in [0.0, 1.0] {
                let aside = if turn == 0.0 { Vec3::X } else { Vec3::Z } * 0.001;
                blade(Vec3::Y * 0.20 + aside, Vec3::ZERO, 0.13);
            }
        }
        1 => {
            for hand in [-1.0, 1.0] {
                blade(Vec3::ZERO, Vec3::new(0.27 * hand, 0.13, -0.05), 0.17);
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
pub fn colours(palette: &Palette) -> [Color; KINDS] {
    [palette.target, palette.target, palette.threat, palette.capture, palette.refusal.mix(&Color::WHITE, 0.25)]
}

/// The omens that stand.
#[derive(Resource, Default, PartialEq)]
pub struct Standing(BTreeSet<(Omen, Cell)>);

/// Brings the omens into line with the hand and the row.
pub fn place(
    table: Option<Res<Table>>,
    (hand, row, queue): (Res<Hand>, Res<Row>, Res<MotionQueue>),
    (look, root, presentation): (Res<ForestLook>, Res<ForestRoot>, Res<Presentation>),
    omens: Query<Entity, With<Omen>>,
    (mut standing, mut was_busy): (ResMut<Standing>, Local<bool>),
    mut commands: Commands,
) {
    let busy = queue.is_busy();
    let changed = std::mem::replace(&mut *was_busy, busy) != busy || hand.is_changed() || row.is_changed();
    let fresh = root.is_changed();
    if !changed && !fresh && table.as_ref().is_some_and(|table| !table.is_changed()) {
        return;
    }
    let table = table.filter(|table| !busy && !table.visiting() && table.human_to_move().is_some());
    let wanted =
        Standing(table.as_ref().map_or_else(BTreeSet::new, |table| of(table.the_match().position(), &hand, &row)));
    if *standing == wanted && !fresh {
        return;
    }
    omens.iter().for_each(|entity| commands.entity(entity).despawn());
    let picture = table.map(|table| table.the_match().position().picture()).unwrap_or_default();
    let side = hand.path.first().and_then(Step::cell).and_then(|cell| picture.top(cell)).and_then(|piece| piece.side);
    for &(omen, cell) in &wanted.0 {
        let number = omen as usize;
        let paint = match (omen, side) {
            (Omen::Sprout, Some(side)) => &look.ghosts[side.index()],
            _ => &look.omen_paint[number],
        };
        let lift = Vec3::Y * (above(picture.top(cell)) + 0.02 * number as f32);
        commands.spawn((
            omen,
            Mesh3d(look.omens[number].clone()),
            MeshMaterial3d(paint.clone()),
            Transform::from_translation(presentation.layout.world(cell) + lift),
            (Pickable::IGNORE, NotShadowCaster, NotShadowReceiver),
            ChildOf(root.0),
        ));
    }
    *standing = wanted;
}

/// What the hand and the row say of the squares.
fn of(position: &AnyPosition, hand: &Hand, row: &Row) -> BTreeSet<(Omen, Cell)> {
    let picture = position.picture();
    let mut omens = BTreeSet::new();
    if let Some(outlook) = row.outlook() {
        omens.extend(of_effects(&picture, &outlook.effects));
    } else if let [Step::Cell(from)] = hand.path[..] {
        let over_brush = |cell: &Cell| picture.top(*cell).is_some_and(is_brush);
        omens.extend(hand.next.iter().filter_map(Step::cell).filter(over_brush).map(|cell| (Omen::Offer, cell)));
        if let Some(step) = considered(hand) {
            omens.extend(of_step(position, &picture, from, step));
        }
    }
    omens
}

/// The second step that the pointer or the keyboard is on. The chosen square itself stands for its retreat.
pub fn considered(hand: &Hand) -> Option<Step> {
    let [from] = hand.path[..] else { return None };
    let retreat = Step::Act(Act::Retreat as u8);
    let cell = hand.hover.or(hand.cursor).map(Step::Cell);
    let step = hand.considered.or(cell.map(|cell| if cell == from { retreat } else { cell }))?;
    hand.next.contains(&step).then_some(step)
}

/// What a second step would bring, in the order that the row would show first; its own growth or fall if there is none.
fn of_step(position: &AnyPosition, picture: &Picture, from: Cell, step: Step) -> BTreeSet<(Omen, Cell)> {
    if let Some((effects, _)) = prospect(position, &[Step::Cell(from), step]) {
        return of_effects(picture, &effects);
    }
    match step {
        Step::Cell(to) => way(from, to).into_iter().map(|cell| (Omen::Sprout, cell)).collect(),
        Step::Act(act) if act == Act::Retreat as u8 => {
            falling(picture, from).into_iter().map(|cell| (Omen::Fall, cell)).collect()
        }
        Step::Act(act) if act == Act::Leap as u8 => BTreeSet::from([(Omen::Sprout, from)]),
        _ => BTreeSet::from([(Omen::Halt, from)]),
    }
}

/// The omens of what happens in a turn. A chain stops if it ends while nothing happens to its head.
fn of_effects(picture: &Picture, effects: &[Effect]) -> BTreeSet<(Omen, Cell)> {
    let (mut omens, mut touched) = (BTreeSet::new(), BTreeSet::new());
    for effect in effects {
        match effect {
            Effect::Grew { from, way, .. } => {
                omens.extend(way.iter().map(|cell| (Omen::Sprout, *cell)));
                touched.insert(*from);
            }
            Effect::Withered { at, .. } => omens.extend([(Omen::Fall, *at)]),
            Effect::Converted { at, .. } => omens.extend([(Omen::Sprout, *at)]),
            Effect::Attacked { at, from } => {
                omens.extend([(Omen::Strike, *at)]);
                touched.extend(from.iter().copied());
            }
            _ => {}
        }
    }
    touched.extend(omens.iter().map(|(_, cell)| *cell));
    let ended = effects.iter().filter_map(|effect| match effect {
        Effect::ChainEnded { head } => Some(*head),
        _ => None,
    });
    let running = |head: &Cell| picture.chains.iter().any(|(other, _)| other == head);
    omens.extend(ended.filter(|head| running(head) && !touched.contains(head)).map(|head| (Omen::Halt, head)));
    omens
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
        let mut hand = Hand::default();
        (hand.path, hand.hover) = (vec![Step::Cell(d5)], Some(d5));
        hand.next = position.choices(&hand.path).expect("choices").next;
        let falls = of(&position, &hand, &Row::default());
        assert_eq!(falls.iter().filter(|(omen, _)| *omen == Omen::Fall).count(), 2, "{falls:?}");
    }

    #[test]
    fn every_omen_has_a_shape_above_its_square() {
        for kind in 0..KINDS {
            assert!(shape(kind).triangles() > 1, "{kind}");
        }
    }
}
