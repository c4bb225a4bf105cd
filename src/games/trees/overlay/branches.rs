//! The branches of trees on the ground: what is connected, from the root outward, so that one sees what would be cut off.

use std::collections::BTreeMap;

use bevy::prelude::*;
use ludarium_rules::Cell;
use ludarium_rules::board::square::Square;
use ludarium_rules::games::trees::tree_of;

use crate::board::{Overlay, OverlayItem, OverlayKey, Shown};
use crate::games::trees::pieces::limbs::LimbLook;
use crate::games::trees::pieces::number;
use crate::pieces::{Moving, PieceView};
use crate::stage::Presentation;

/// A branch from a square of a tree to the next; one from a square to itself is the root.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Branch {
    from: Cell,
    to: Cell,
    /// The species, as a number among the meshes.
    species: usize,
}

impl OverlayKey for Branch {
    const OF_MATCH: bool = false;
    const SHADED: bool = true;
}

/// A branch that came with the present motion and grows with the piece at its end.
#[derive(Component)]
pub struct Shooting;

/// Whether a piece has come, gone or become another.
pub fn trees_changed(changed: Query<(), Changed<PieceView>>, mut gone: RemovedComponents<PieceView>) -> bool {
    gone.read().count() > 0 || !changed.is_empty()
}

/// Brings the branches into line with the trees: what is new comes when motion begins, what is dead goes when it ends.
pub fn tend(
    moving: Res<Moving>,
    pieces: Query<&PieceView>,
    shooting: Query<Entity, With<Shooting>>,
    (look, presentation): (Res<LimbLook>, Res<Presentation>),
    mut overlay: Overlay<Branch>,
    mut commands: Commands,
) {
    let grown = if moving.0 { 0.02 } else { 1.0 };
    let wanted = wanted(pieces.iter()).into_iter().map(|branch| (branch, item(&branch, &look, &presentation, grown)));
    if moving.0 {
        for entity in overlay.add(wanted) {
            commands.entity(entity).insert(Shooting);
        }
    } else {
        overlay.show(wanted);
        shooting.iter().for_each(|entity| {
            commands.entity(entity).try_remove::<Shooting>();
        });
    }
}

fn item(branch: &Branch, look: &LimbLook, presentation: &Presentation, grown: f32) -> OverlayItem {
    let meshes = if branch.from == branch.to { &look.roots } else { &look.branches };
    OverlayItem::new(&meshes[branch.species], &look.bark, lie(branch, presentation, grown))
}

/// The branches of all trees that stand.
fn wanted<'a>(pieces: impl Iterator<Item = &'a PieceView>) -> Vec<Branch> {
    let mut trees: BTreeMap<(u8, usize), (PieceView, u64)> = BTreeMap::new();
    for view in pieces.filter(|view| tree_of(view.piece.kind).is_some()) {
        let square = view.cell.and_then(Square::of_cell);
        let key = (view.piece.kind.0, view.piece.side.map_or(0, ludarium_rules::Side::index));
        trees.entry(key).or_insert((*view, 0)).1 |= square.map_or(0, Square::bit);
    }
    trees.into_values().flat_map(|(view, squares)| of_tree(&view, squares)).collect()
}

/// The root and the branches of a tree with these squares; none if its root is gone.
fn of_tree(view: &PieceView, squares: u64) -> Vec<Branch> {
    let Some((tree, side)) = tree_of(view.piece.kind).zip(view.piece.side) else { return Vec::new() };
    let Some(root) = tree.root(side).filter(|root| root.is_in(squares)) else { return Vec::new() };
    let ends = std::iter::once((root, root)).chain(tree.branches(side, squares));
    ends.map(|(from, to)| Branch { from: from.cell(), to: to.cell(), species: number(tree.species) }).collect()
}

/// How a branch lies when it has grown so far, 0 to 1.
fn lie(branch: &Branch, presentation: &Presentation, grown: f32) -> Transform {
    let [from, to] = [branch.from, branch.to].map(|cell| presentation.layout.world(cell));
    let way = to - from;
    let start = Transform::from_translation(from);
    if branch.from == branch.to {
        return start.with_scale(Vec3::splat(grown));
    }
    let turn = Quat::from_rotation_y(-way.z.atan2(way.x));
    start.with_rotation(turn).with_scale(Vec3::new(way.length() * grown, 1.0, 1.0))
}

/// Lets new branches grow together with what sprouts at their ends.
pub fn shoot(
    moving: Res<Moving>,
    presentation: Res<Presentation>,
    pieces: Query<(&PieceView, &Transform, &Visibility), Without<Shooting>>,
    mut shooting: Query<(&Shown<Branch>, &mut Transform), With<Shooting>>,
) {
    if shooting.is_empty() || !moving.0 {
        return;
    }
    let mut grown = [1.0_f32; 64];
    for (view, transform, visibility) in &pieces {
        let Some(place) = view.cell.and_then(|cell| grown.get_mut(cell.index())) else { continue };
        let full = view.rest(&presentation).scale.y;
        let hidden = *visibility == Visibility::Hidden;
        *place = if hidden { 0.02 } else { (transform.scale.y / full).clamp(0.02, 1.0) };
    }
    for (shown, mut transform) in &mut shooting {
        let grown = grown.get(shown.key.to.index()).copied().unwrap_or(1.0);
        transform.set_if_neq(lie(&shown.key, &presentation, grown));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ludarium_rules::games::trees::TREES;
    use ludarium_rules::{Piece, Side};

    #[test]
    fn a_tree_has_a_root_and_one_branch_for_every_other_square() {
        let tree = Piece { side: Some(Side::White), kind: TREES[0].kind };
        let views = [0, 8, 16, 17].map(|cell| PieceView::new(tree, Cell(cell), 0));
        assert_eq!(wanted(views.iter()).len(), 4);
        assert_eq!(wanted(views[1..].iter()).len(), 0, "without its root nothing is connected");
    }
}
