//! Where two people wish it, the board turns to whoever is to move: after what was played, and a breath.

use bevy::prelude::*;
use ludarium_rules::Side;

use super::CameraView;
use crate::settings::{BoardTurning, Preferences, Still};
use crate::stage::GameRegistry;
use crate::table::{PositionJumped, Table, TurnSeen, Unseen};

/// How long the camera waits after a turn has been seen, in seconds.
const BREATH: f32 = 0.25;
/// The most of it that passes in one frame, in seconds: one after a rest has waited as long as the rest.
const LONGEST_FRAME: f32 = 0.05;

/// Lets the camera follow turns.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Unseen>().add_observer(after_turn).add_observer(after_jump);
}

/// Whoever is to move where the board turns with every turn.
fn to_move(table: &Table, unseen: Unseen, preferences: &Preferences) -> Option<Side> {
    let turns = preferences.board_turning() == BoardTurning::Turns && table.has_two_people();
    (turns && table.result().is_none()).then(|| unseen.position_seen(table).side_to_move())
}

fn after_turn(
    seen: On<TurnSeen>,
    (table, unseen): (Option<Res<Table>>, Res<Unseen>),
    (preferences, still): (Res<Preferences>, Res<Still>),
    mut view: ResMut<CameraView>,
) {
    let side = table.and_then(|table| to_move(&table, *unseen, &preferences));
    let is_followed = seen.change.is_forward();
    let wait = if !is_followed || still.0 || preferences.speed == 0.0 { 0.0 } else { BREATH };
    view.due = side.map(|side| (side, wait));
}

fn after_jump(
    _: On<PositionJumped>,
    table: Option<Res<Table>>,
    preferences: Res<Preferences>,
    mut view: ResMut<CameraView>,
) {
    view.due = table.and_then(|table| to_move(&table, Unseen::default(), &preferences)).map(|side| (side, 0.0));
}

/// Turns the board when the time has come.
pub(super) fn turn_when_due(
    time: Res<Time>,
    (table, games): (Option<Res<Table>>, Res<GameRegistry>),
    mut view: ResMut<CameraView>,
) {
    let Some((side, left)) = view.due else { return };
    let left = left - time.delta_secs().min(LONGEST_FRAME);
    view.due = (left > 0.0).then_some((side, left));
    if let Some(table) = table.filter(|_| left <= 0.0) {
        view.sit_with(side, games.get(table.game().setup().game).home);
    }
}
