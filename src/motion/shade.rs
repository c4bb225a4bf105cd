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
