//! The branches of trees on the ground: what hangs together, from the root outward, so that one sees what would be cut off.

use std::collections::{BTreeMap, BTreeSet};

use bevy::light::NotShadowCaster;
use bevy::prelude::*;
use ludarium_rules::{Cell, Piece};

use crate::games::trees::forest::{self, branches};
use crate::games::trees::pieces::{ForestLook, ForestRoot, number};
use crate::motion::MotionQueue;
use crate::pieces::PieceView;
use crate::stage::Presentation;

/// A branch from a square of a tree to the next; one from a square to itself is the root.
#[derive(Component, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Branch {
    from: Cell,
    to: Cell,
    /// The species, as a number among the meshes.
    species: usize,
}

/// A branch that came with the present motion and grows with the piece at its end.
#[derive(Component)]
pub struct Shooting;

/// Brings the branches into line with the trees: what is new comes when motion begins, what is dead goes when it ends.
pub fn tend(
    queue: Res<MotionQueue>,
    pieces: Query<&PieceView>,
    (changed, mut gone): (Query<(), Changed<PieceView>>, RemovedComponents<PieceView>),
    standing: Query<(Entity, &Branch)>,
    shooting: Query<Entity, With<Shooting>>,
    (look, root, presentation): (Res<ForestLook>, Res<ForestRoot>, Res<Presentation>),
    mut was_busy: Local<bool>,
    mut commands: Commands,
) {
    let busy = queue.is_busy();
    let settled = std::mem::replace(&mut *was_busy, busy) && !busy;
    if !settled && changed.is_empty() && gone.read().count() == 0 {
        return;
    }
    let mut missing = wanted(pieces.iter());
    for (entity, branch) in &standing {
        if !missing.remove(branch) && !busy {
            commands.entity(entity).despawn();
        }
    }
    for branch in missing {
        let place = lie(&branch, &presentation, if busy { 0.02 } else { 1.0 });
        let mesh = if branch.from == branch.to { &look.roots } else { &look.branches }[branch.species].clone();
        let parts = (Mesh3d(mesh), MeshMaterial3d(look.growth.clone()), Pickable::IGNORE, NotShadowCaster);
        let mut entity = commands.spawn((branch, place, parts, ChildOf(root.0)));
        if busy {
            entity.insert(Shooting);
        }
    }
    if settled {
        shooting.iter().for_each(|entity| {
            commands.entity(entity).try_remove::<Shooting>();
        });
    }
}

/// The branches of all trees that stand.
fn wanted<'a>(pieces: impl Iterator<Item = &'a PieceView>) -> BTreeSet<Branch> {
    let mut trees: BTreeMap<(u8, bool), (Piece, BTreeSet<Cell>)> = BTreeMap::new();
    for view in pieces.filter(|view| forest::species(view.piece.kind).is_some()) {
        let key = (view.piece.kind.0, view.piece.side == Some(ludarium_rules::Side::White));
        trees.entry(key).or_insert((view.piece, BTreeSet::new())).1.extend(view.cell);
    }
    let of_tree = |(tree, cells): (Piece, BTreeSet<Cell>)| {
        let species = forest::species(tree.kind).map_or(0, number);
        let root = forest::root(tree).filter(|root| cells.contains(root)).map(|root| (root, root));
        let all: Vec<(Cell, Cell)> = root.into_iter().chain(branches(tree, &cells)).collect();
        all.into_iter().map(move |(from, to)| Branch { from, to, species })
    };
    trees.into_values().flat_map(of_tree).collect()
}

/// How a branch lies when it has grown so far, 0 to 1.
fn lie(branch: &Branch, presentation: &Presentation, grown: f32) -> Transform {
    let [from, to] = [branch.from, branch.to].map(|cell| presentation.layout.world(cell));
    let way = to - from;
    if branch.from == branch.to {
        return Transform::from_translation(from).with_scale(Vec3::splat(grown));
    }
    Transform::from_translation(from).with_rotation(Quat::from_rotation_y(-way.z.atan2(way.x))).with_scale(Vec3::new(
        way.length() * grown,
        1.0,
        1.0,
    ))
}

/// Lets new branches grow together with what sprouts at their ends.
pub fn shoot(
    queue: Res<MotionQueue>,
    presentation: Res<Presentation>,
    pieces: Query<(&PieceView, &Transform, &Visibility), Without<Shooting>>,
    mut shooting: Query<(&Branch, &mut Transform), With<Shooting>>,
) {
    if shooting.is_empty() {
        return;
    }
    let mut grown = [1.0_f32; 64];
    for (view, transform, visibility) in &pieces {
        let Some(place) = view.cell.and_then(|cell| grown.get_mut(cell.index())) else { continue };
        let full = view.rest(&presentation).scale.y;
        let hidden = *visibility == Visibility::Hidden;
        *place = if hidden { 0.02 } else { (transform.scale.y / full).clamp(0.02, 1.0) };
    }
    for (branch, mut transform) in &mut shooting {
        let grown = if queue.is_busy() { grown.get(branch.to.index()).copied().unwrap_or(1.0) } else { 1.0 };
        transform.set_if_neq(lie(branch, &presentation, grown));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ludarium_rules::Side;
    use ludarium_rules::games::trees::TREES;

    #[test]
    fn a_tree_has_a_root_and_one_branch_for_every_other_square() {
        let tree = Piece { side: Some(Side::White), kind: TREES[0].kind };
        let views = [0, 8, 16, 17].map(|cell| PieceView::new(tree, Cell(cell), 0));
        assert_eq!(wanted(views.iter()).len(), 4);
        assert_eq!(wanted(views[1..].iter()).len(), 0, "without its root nothing hangs together");
    }
}
