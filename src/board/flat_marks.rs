//! Marks on a flat board: those of `ludarium-diagram`, as pictures.

use bevy::prelude::*;
use ludarium_diagram::{Detail, MarkKind as Sign, Point, mark_shapes};
use ludarium_rules::{Cell, GameId, Side};
use strum::IntoEnumIterator;

use super::OverlayItem;
use crate::stage::flat::pose::{MARKS, upright};
use crate::stage::flat::sprite::{Sprite, material};
use crate::stage::{FlatView, Layout, MarkKind};

/// The pictures of all marks of a game, in the colours of a palette.
#[derive(Default)]
pub struct FlatMarks {
    /// What they were made for; the near side does not matter.
    made_for: Option<(GameId, FlatView)>,
    /// For every near side, every outline of the layout and every kind.
    looks: Vec<Vec<Vec<Look>>>,
}

type Look = (Handle<Mesh>, Handle<StandardMaterial>);

/// Where new assets go.
pub struct Makers<'a> {
    pub meshes: &'a mut Assets<Mesh>,
    pub materials: &'a mut Assets<StandardMaterial>,
    pub images: &'a mut Assets<Image>,
}

impl FlatMarks {
    /// Makes the pictures, unless they are there.
    pub fn prepare(&mut self, game: GameId, flat: FlatView, layout: &Layout, makers: &mut Makers) {
        let wanted = Some((game, FlatView { near: Side::White, ..flat }));
        if self.made_for == wanted {
            return;
        }
        self.made_for = wanted;
        let mut looks = |near: Side, shape: usize| -> Vec<Look> {
            let outline = outline(layout, shape, near);
            MarkKind::iter().map(|kind| look(kind, &outline, flat, layout, makers)).collect()
        };
        let shapes = 0..layout.shapes();
        self.looks = Side::ALL.map(|near| shapes.clone().map(|shape| looks(near, shape)).collect()).into();
    }

    /// A mark on a cell.
    pub fn item(&self, kind: MarkKind, cell: Cell, flat: FlatView, layout: &Layout) -> Option<OverlayItem> {
        let (mesh, material) = self.looks.get(flat.near.index())?.get(layout.shape(cell))?.get(kind as usize)?;
        let height = MARKS + 0.0012 * f32::from(kind as u8);
        let place = Transform::from_translation(layout.world(cell) + Vec3::Y * height);
        Some(OverlayItem::new(mesh, material, place.with_rotation(upright(flat.near))))
    }
}

/// An outline as the near side sees it, in diameters of the inscribed circle.
fn outline(layout: &Layout, shape: usize, near: Side) -> Vec<Point> {
    let sign = if near == Side::White { 1.0 } else { -1.0 };
    layout.outline(shape).iter().map(|corner| Point::new(corner.x, corner.y) * (sign / layout.unit)).collect()
}

fn look(kind: MarkKind, outline: &[Point], flat: FlatView, layout: &Layout, makers: &mut Makers) -> Look {
    let sprite = Sprite::draw(mark_shapes(sign(kind), outline, Detail::new(flat.scale)), flat.scale, flat.palette);
    let mesh = makers.meshes.add(sprite.mesh(layout.unit));
    let image = makers.images.add(sprite.image);
    (mesh, makers.materials.add(material(image, 1.0)))
}

/// The mark of diagrams that means the same.
const fn sign(kind: MarkKind) -> Sign {
    match kind {
        MarkKind::LastFrom => Sign::LastFrom,
        MarkKind::LastTo => Sign::LastTo,
        MarkKind::Movable => Sign::Movable,
        MarkKind::Immobile => Sign::Immobile,
        MarkKind::Selected => Sign::Selected,
        MarkKind::Target => Sign::Target,
        MarkKind::Capture => Sign::Capture,
        MarkKind::Hint => Sign::Hint,
        MarkKind::Hover => Sign::Hover,
        MarkKind::Cursor => Sign::Cursor,
        MarkKind::Refused => Sign::Refused,
    }
}
