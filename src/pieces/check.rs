//! What is on the board must equal the position.

use bevy::prelude::*;
use ludarium_rules::{BoardView, Cell, Piece};

use super::{Captured, PieceAppearance, PieceView, Previewed};
use crate::stage::Presentation;

/// Every difference between the entities and a board, one line each; empty when the position is shown.
/// Call it only when no motion is in flight.
#[must_use]
pub fn disagreements(world: &mut World, board: &BoardView) -> Vec<String> {
    let mut found = Vec::new();
    let mut shown: Vec<Vec<(u8, Piece)>> = vec![Vec::new(); board.cells.len()];
    type Shown = (&'static PieceView, &'static Transform, &'static Visibility, Has<Previewed>);
    type Looks = (Option<&'static PieceAppearance>, Option<&'static Children>);
    let mut pieces = world.query_filtered::<(Shown, Looks), Without<Captured>>();
    let Some(presentation) = world.get_resource::<Presentation>() else { return vec!["no game is shown".to_owned()] };
    for ((view, transform, visibility, is_previewed), (looks, parts)) in pieces.iter(world) {
        let Some(Cell(cell)) = view.cell else {
            found.push(format!("{:?} is still leaving the board", view.piece));
            continue;
        };
        if looks != Some(&PieceAppearance(view.piece)) || parts.is_none_or(|parts| parts.is_empty()) {
            found.push(format!("the piece on cell {cell} looks like {looks:?}, not like {:?}", view.piece));
        }
        if *visibility == Visibility::Hidden {
            found.push(format!("the piece on cell {cell} is invisible"));
        }
        let rest = view.rest(presentation);
        let close = transform.translation.distance(rest.translation) < 1e-3
            && transform.scale.distance(rest.scale) < 1e-3
            && transform.rotation.angle_between(rest.rotation) < 1e-2;
        if !close && !is_previewed {
            found.push(format!("the piece of cell {cell} is at {transform:?}, not at {rest:?}"));
        }
        match shown.get_mut(usize::from(cell)) {
            Some(stack) => stack.push((view.level, view.piece)),
            None => found.push(format!("cell {cell} does not exist")),
        }
    }
    for (cell, (stack, wanted)) in shown.iter_mut().zip(&board.cells).enumerate() {
        stack.sort_by_key(|(level, _)| *level);
        let stack: Vec<Piece> = stack.iter().map(|(_, piece)| *piece).collect();
        if stack != *wanted {
            found.push(format!("cell {cell} shows {stack:?} instead of {wanted:?}"));
        }
    }
    let checks = world.get_resource::<BoardChecks>().map(|checks| checks.0.clone()).unwrap_or_default();
    for check in checks {
        found.extend(check(world, board));
    }
    found
}

/// What a game shows of a position beside its pieces, compared with the board; one line for each difference.
pub type BoardCheck = fn(&mut World, &BoardView) -> Vec<String>;

/// The comparisons that games have added.
#[derive(Resource, Default)]
struct BoardChecks(Vec<BoardCheck>);

/// Adds comparisons to [`disagreements`].
pub trait AddBoardCheck {
    /// Adds what a game shows beside its pieces.
    fn add_board_check(&mut self, check: BoardCheck) -> &mut Self;
}

impl AddBoardCheck for App {
    fn add_board_check(&mut self, check: BoardCheck) -> &mut Self {
        self.world_mut().get_resource_or_init::<BoardChecks>().0.push(check);
        self
    }
}
