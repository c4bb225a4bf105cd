//! Writing on the rim of a board, which is upright for whoever looks.

use bevy::picking::mesh_picking::MeshPickingCamera;
use bevy::prelude::*;
use ludarium_rules::Side;

use crate::schedule::TurnSet;
use crate::stage::Seat;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, show.in_set(TurnSet::Camera).after(super::beside::rearrange));
}

/// Shows what is written for the side of the board from which the camera looks: where up is on the screen tells it from
/// straight above as well.
fn show(eye: Single<&Transform, With<MeshPickingCamera>>, mut writing: Query<(&Seat, &mut Visibility)>) {
    let looking = Seat(if eye.up().z <= 0.0 { Side::White } else { Side::Black });
    for (seat, mut visibility) in &mut writing {
        visibility.set_if_neq(if *seat == looking { Visibility::Inherited } else { Visibility::Hidden });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn writing_is_upright_from_both_seats_and_from_above() {
        let mut app = App::new();
        app.add_systems(Update, show);
        let eye = app.world_mut().spawn((MeshPickingCamera, Transform::default())).id();
        let [white, black] = Side::ALL.map(|side| app.world_mut().spawn((Seat(side), Visibility::Inherited)).id());
        for (from, up, seat) in [
            (Vec3::new(0.0, 19.0, 14.0), Vec3::Y, white),
            (Vec3::new(0.0, 19.0, -14.0), Vec3::Y, black),
            (Vec3::new(9.0, 4.0, 1.0), Vec3::Y, white),
            (Vec3::new(0.0, 24.0, 0.0), Vec3::NEG_Z, white),
            (Vec3::new(0.0, 24.0, 0.0), Vec3::Z, black),
        ] {
            *app.world_mut().get_mut::<Transform>(eye).expect("the eye") =
                Transform::from_translation(from).looking_at(Vec3::ZERO, up);
            app.update();
            let seen = [white, black].map(|part| app.world().get::<Visibility>(part) == Some(&Visibility::Inherited));
            assert_eq!(seen, [seat == white, seat == black], "{from}");
        }
    }
}
