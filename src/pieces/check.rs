//! What stands on the board must equal the position.

use bevy::prelude::*;
use ludarium_rules::{BoardView, Cell, Piece};

use super::{ChainView, PieceAppearance, PieceView};
use crate::games::tress::ZoneShown;
use crate::stage::Presentation;

/// Every difference between the entities and a picture, one line each; empty when the board tells the truth.
/// Call it only when no motion is in flight.
#[must_use]
pub fn disagreements(world: &mut World, picture: &BoardView) -> Vec<String> {
    let mut found = Vec::new();
    let mut shown: Vec<Vec<(u8, Piece)>> = vec![Vec::new(); picture.cells.len()];
    let mut pieces =
        world.query::<(&PieceView, &Transform, &Visibility, Option<&PieceAppearance>, Option<&Children>)>();
    let Some(presentation) = world.get_resource::<Presentation>() else { return vec!["no game is shown".to_owned()] };
    for (view, transform, visibility, dressed, parts) in pieces.iter(world) {
        let Some(Cell(cell)) = view.cell else {
            found.push(format!("{:?} is still leaving the board", view.piece));
            continue;
        };
        if dressed != Some(&PieceAppearance(view.piece)) || parts.is_none_or(|parts| parts.is_empty()) {
            found.push(format!("the piece on cell {cell} looks like {dressed:?}, not like {:?}", view.piece));
        }
        if *visibility == Visibility::Hidden {
            found.push(format!("the piece on cell {cell} is invisible"));
        }
        let rest = view.rest(presentation);
        let close = transform.translation.distance(rest.translation) < 1e-3
            && transform.scale.distance(rest.scale) < 1e-3
            && transform.rotation.angle_between(rest.rotation) < 1e-2;
        if !close {
            found.push(format!("the piece of cell {cell} is at {transform:?}, not at {rest:?}"));
        }
        match shown.get_mut(usize::from(cell)) {
            Some(stack) => stack.push((view.level, view.piece)),
            None => found.push(format!("cell {cell} does not exist")),
        }
    }
    for (cell, (stack, wanted)) in shown.iter_mut().zip(&picture.cells).enumerate() {
        stack.sort_by_key(|(level, _)| *level);
        let stack: Vec<Piece> = stack.iter().map(|(_, piece)| *piece).collect();
        if stack != *wanted {
            found.push(format!("cell {cell} shows {stack:?} instead of {wanted:?}"));
        }
    }
    let mut chains: Vec<(Cell, Cell)> =
        world.query::<&ChainView>().iter(world).map(|chain| (chain.head, chain.next)).collect();
    chains.sort_unstable();
    if chains != picture.chains {
        found.push(format!("the chains {chains:?} are shown instead of {:?}", picture.chains));
    }
    let mut zones = world.query::<&ZoneShown>();
    for zone in zones.iter(world) {
        let wanted = picture.zones.get(usize::from(zone.zone)).copied();
        if Some(zone.state) != wanted || zone.change < 1.0 {
            found.push(format!("zone {} shows {:?} instead of {wanted:?}", zone.zone, zone.state));
        }
    }
    found
}
