//! Whoever looks at the board listens from the same seat.

use bevy::prelude::*;

use super::CameraView;
use crate::schedule::TurnSet;
use crate::stage::Listener;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Listener>()
        .add_systems(Update, sit.in_set(TurnSet::Present).run_if(resource_changed::<CameraView>));
}

fn sit(view: Res<CameraView>, mut listener: ResMut<Listener>) {
    listener.set_if_neq(Listener(view.goal.yaw));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_other_side_of_the_board_hears_from_the_other_side() {
        let mut app = App::new();
        app.init_resource::<CameraView>().add_plugins(plugin);
        app.update();
        assert_eq!(*app.world().resource::<Listener>(), Listener(0.0));
        app.world_mut().resource_mut::<CameraView>().turn_round();
        app.update();
        let Listener(round) = *app.world().resource::<Listener>();
        assert!((round.abs() - std::f32::consts::PI).abs() < 0.01, "{round}");
    }
}
