//! Captured pieces at rest: as the match says.

use bevy::prelude::*;
use ludarium_rules::{BoardView, Piece, Side};

use super::{BoardSettled, cast};
use crate::pieces::{AddBoardCheck, Captured, CapturedPlaces, PieceView, captured_by_ply};
use crate::stage::Presentation;
use crate::table::Table;

/// Keeps what lies beside the board true to the match.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<CapturedPlaces>().add_board_check(differences).add_observer(set_right);
}

/// After turns that were overtaken in mid-motion something may lie elsewhere, or too much.
fn set_right(
    _: On<BoardSettled>,
    table: Option<Res<Table>>,
    presentation: Option<Res<Presentation>>,
    places: Res<CapturedPlaces>,
    pieces: Query<(Entity, &PieceView, &Captured)>,
    mut commands: Commands,
) {
    let Some(presentation) = presentation else { return };
    let shown = piles(pieces.iter().map(|(_, view, captured)| (view, captured)));
    if shown != wanted(table.as_deref(), &presentation) {
        pieces.iter().for_each(|(entity, ..)| commands.entity(entity).despawn());
        cast::lay_beside(table.as_deref(), &presentation, &places, &mut commands);
    }
}

/// What lies by White's edge and by Black's: pieces by their places.
type Piles = [Vec<(u16, Piece)>; 2];

fn wanted(table: Option<&Table>, presentation: &Presentation) -> Piles {
    let piles = table.map(|table| captured_by_ply(table.line(), table.shown(), presentation.ui.guide));
    piles.unwrap_or_default().map(|pile| (0..).zip(pile).collect())
}

fn piles<'a>(pieces: impl Iterator<Item = (&'a PieceView, &'a Captured)>) -> Piles {
    let mut piles = Piles::default();
    for (view, captured) in pieces {
        piles[captured.by.index()].push((captured.place, view.piece));
    }
    piles.iter_mut().for_each(|pile| pile.sort_unstable_by_key(|(place, _)| *place));
    piles
}

/// Every difference between what lies beside the board and the match.
fn differences(world: &mut World, _: &BoardView) -> Vec<String> {
    let mut pieces = world.query::<(&PieceView, &Captured)>();
    let shown = piles(pieces.iter(world));
    let Some(presentation) = world.get_resource::<Presentation>() else { return Vec::new() };
    let wanted = wanted(world.get_resource::<Table>(), presentation);
    let sides = Side::ALL.into_iter().zip(shown.into_iter().zip(wanted));
    let wrong = sides.filter(|(_, (shown, wanted))| shown != wanted);
    wrong.map(|(side, (shown, wanted))| format!("by {side} lie {shown:?} instead of {wanted:?}")).collect()
}
