//! The shade below pieces: it is there while they stand, and not while they are in the air or on other pieces.

use bevy::prelude::*;

use super::PieceAnimation;
use crate::pieces::{Moving, PieceView, Shade};

/// Shows the shade below whatever rests on the board or beside it.
pub(super) fn follow(
    moving: Res<Moving>,
    pieces: Query<(&PieceView, Has<PieceAnimation>)>,
    mut shades: Query<(&ChildOf, &mut Visibility), With<Shade>>,
) {
    for (piece, mut visibility) in &mut shades {
        let Ok((view, acts)) = pieces.get(piece.parent()) else { continue };
        let is_unseen = view.is_stacked() || moving.0 && acts;
        visibility.set_if_neq(if is_unseen { Visibility::Hidden } else { Visibility::Inherited });
    }
}

#[cfg(test)]
mod tests {
    use bevy::ecs::system::RunSystemOnce;
    use ludarium_rules::{Cell, Kind, Piece, Side};

    use super::*;

    #[test]
    fn only_what_rests_on_the_board_throws_a_shade() {
        let mut world = World::new();
        let piece = Piece { side: Some(Side::White), kind: Kind(0) };
        let mut stand = |cell, level, acts: bool| {
            let owner = world.spawn(PieceView { piece, cell, level }).id();
            if acts {
                world.entity_mut(owner).insert(PieceAnimation::default());
            }
            world.spawn((Shade, Visibility::Inherited, ChildOf(owner))).id()
        };
        let [rests, stacked, acts, captured] =
            [(Some(Cell(0)), 0, false), (Some(Cell(0)), 1, false), (Some(Cell(1)), 0, true), (None, 0, false)]
                .map(|(cell, level, acts)| stand(cell, level, acts));
        for moving in [true, false] {
            world.insert_resource(Moving(moving));
            world.run_system_once(follow).expect("it runs");
            let seen = [rests, stacked, acts, captured].map(|shade| world.get(shade) == Some(&Visibility::Inherited));
            assert_eq!(seen, [true, false, !moving, true], "moving: {moving}");
        }
    }
}
