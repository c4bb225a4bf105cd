//! How the board is seen: the preference, its key, and what "automatic" means.

use bevy::prelude::*;
use bevy_enhanced_input::prelude::Fire;

use crate::actions::NextViewpoint;
use crate::camera::CameraView;
use crate::drawing_speed::DrawingSpeed;
use crate::input::Selection;
use crate::schedule::{InputSet, Screen, TurnSet, at_a_board};
use crate::settings::{Preferences, Viewpoint};
use crate::stage::StageStyle;
use crate::words::text;

/// Applies the preference.
pub fn plugin(app: &mut App) {
    app.add_observer(show_next).add_systems(
        Update,
        (
            apply.run_if(
                resource_changed::<Preferences>
                    .or_else(resource_changed::<DrawingSpeed>)
                    .or_else(state_changed::<Screen>),
            ),
            leave_flat_view.run_if(at_a_board).run_if(resource_changed::<CameraView>),
        )
            .chain()
            .in_set(TurnSet::Input)
            .before(InputSet::People),
    );
}

/// Brings the stage and the camera into line with the preference. Where nobody plays, the room may take its time.
fn apply(
    (preferences, screen): (Res<Preferences>, Res<State<Screen>>),
    mut speed: ResMut<DrawingSpeed>,
    mut before: Local<Option<Viewpoint>>,
    (mut style, mut view): (ResMut<StageStyle>, ResMut<CameraView>),
    mut selection: ResMut<Selection>,
) {
    let wished = preferences.viewpoint();
    let wanted = match wished {
        Viewpoint::Automatic if speed.is_slow() && at_a_board(screen) => Viewpoint::Flat,
        Viewpoint::Automatic => Viewpoint::Room,
        chosen => chosen,
    };
    if before.replace(wanted) == Some(wanted) {
        return;
    }
    let automatic = wanted == Viewpoint::Flat && wished == Viewpoint::Automatic;
    if automatic && speed.bypass_change_detection().must_be_explained() {
        selection.notice = Some(text!("notice-flat").into());
    }
    show(wanted, &mut style, &mut view);
}

fn show(viewpoint: Viewpoint, style: &mut ResMut<StageStyle>, view: &mut ResMut<CameraView>) {
    let flat = viewpoint == Viewpoint::Flat;
    style.set_if_neq(if flat { StageStyle::Flat } else { StageStyle::Room });
    if flat {
        let near = view.near_side();
        view.sit_at(near);
    }
    view.look(viewpoint != Viewpoint::Room);
}

/// The view after the one that is seen now is what the player prefers from now on.
fn show_next(
    _: On<Fire<NextViewpoint>>,
    (mut style, mut view): (ResMut<StageStyle>, ResMut<CameraView>),
    mut preferences: ResMut<Preferences>,
) {
    let seen = match (*style, view.is_top_down()) {
        (StageStyle::Flat, _) => Viewpoint::Flat,
        (StageStyle::Room, true) => Viewpoint::Above,
        (StageStyle::Room, false) => Viewpoint::Room,
    };
    preferences.set_viewpoint(seen.next());
    show(seen.next(), &mut style, &mut view);
}

/// Whoever tilts a flat board wants to see the room.
fn leave_flat_view(view: Res<CameraView>, style: Res<StageStyle>, mut preferences: ResMut<Preferences>) {
    if *style == StageStyle::Flat && !view.is_top_down() {
        preferences.set_viewpoint(Viewpoint::Room);
    }
}
