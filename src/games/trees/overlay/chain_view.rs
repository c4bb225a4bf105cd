//! Running chains as entities: one for each, from the timeline.

use bevy::prelude::*;
use ludarium_rules::{BoardView, Cell};

use crate::motion::{MotionStarted, Timeline};
use crate::pieces::AddBoardCheck;
use crate::stage::VisualEvent;

/// A chain that will go on by itself: it is shown at the cell that it has reached, pointing to the next.
#[derive(Component, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct ChainView {
    /// The cell that it has reached.
    pub head: Cell,
    /// The cell that it will try next.
    pub next: Cell,
}

/// Lets the chains follow the timeline, and the board be checked with them.
pub fn plugin(app: &mut App) {
    app.add_observer(follow).add_board_check(disagreements);
}

/// As pieces do, chains are where they will be as soon as the timeline begins.
fn follow(started: On<MotionStarted>, chains: Query<(Entity, &ChainView)>, mut commands: Commands) {
    let mut shown: Vec<(ChainView, Option<Entity>)> =
        chains.iter().map(|(entity, chain)| (*chain, Some(entity))).collect();
    match &*started.timeline {
        Timeline::Jump(board) => {
            remove(&mut shown, &mut commands, |_| true);
            shown = board.chains.iter().map(|&(head, next)| (ChainView { head, next }, None)).collect();
        }
        Timeline::Events(events) => {
            for timed in events {
                let VisualEvent::Chain { head, next } = timed.event else { continue };
                remove(&mut shown, &mut commands, |chain| chain.head == head);
                shown.extend(next.map(|next| (ChainView { head, next }, None)));
            }
        }
    }
    for (chain, _) in shown.into_iter().filter(|(_, entity)| entity.is_none()) {
        commands.spawn(chain);
    }
}

fn remove(shown: &mut Vec<(ChainView, Option<Entity>)>, commands: &mut Commands, gone: impl Fn(&ChainView) -> bool) {
    shown.retain(|(chain, entity)| {
        let stays = !gone(chain);
        if let Some(entity) = entity.filter(|_| !stays) {
            commands.entity(entity).despawn();
        }
        stays
    });
}

/// The chains that are not shown as the board says.
fn disagreements(world: &mut World, board: &BoardView) -> Vec<String> {
    let mut chains: Vec<(Cell, Cell)> =
        world.query::<&ChainView>().iter(world).map(|chain| (chain.head, chain.next)).collect();
    chains.sort_unstable();
    let wrong = chains != board.chains;
    wrong.then(|| format!("the chains {chains:?} are shown instead of {:?}", board.chains)).into_iter().collect()
}
