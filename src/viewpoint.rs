//! How the board is seen: the preference, its key, and what "automatic" means.

use bevy::prelude::*;
use bevy_enhanced_input::prelude::Fire;

use crate::actions::NextViewpoint;
use crate::camera::CameraView;
use crate::drawing_speed::DrawingSpeed;
use crate::input::Selection;
use crate::motion::MotionQueue;
use crate::schedule::{InputSet, Screen, TurnSet, at_a_board};
use crate::settings::{Preferences, Viewpoint};
use crate::stage::StageStyle;
use crate::words::text;

/// Applies the preference.
pub fn plugin(app: &mut App) {
    app.add_observer(show_next).add_systems(
        Update,
        (apply, leave_flat_view.run_if(at_a_board).run_if(resource_changed::<CameraView>))
            .chain()
            .in_set(TurnSet::Input)
            .before(InputSet::People),
    );
}

/// Brings the stage and the camera into line with the preference. Where nobody plays, the room may take its time. A board
/// that becomes flat by itself does so between turns, when nothing moves and nobody has a piece in hand, and says why.
fn apply(
    (preferences, screen): (Res<Preferences>, Res<State<Screen>>),
    queue: Res<MotionQueue>,
    mut speed: ResMut<DrawingSpeed>,
    (mut before, mut explained): (Local<Option<Viewpoint>>, Local<String>),
    (mut style, mut view): (ResMut<StageStyle>, ResMut<CameraView>),
    mut selection: ResMut<Selection>,
) {
    let wished = preferences.viewpoint();
    let wanted = match wished {
        Viewpoint::Automatic if speed.is_slow() && at_a_board(screen) => Viewpoint::Flat,
        Viewpoint::Automatic => Viewpoint::Room,
        chosen => chosen,
    };
    let is_automatic = wanted == Viewpoint::Flat && wished == Viewpoint::Automatic;
    if *before == Some(wanted) || is_automatic && (queue.is_busy() || selection.has_begun()) {
        return;
    }
    *before = Some(wanted);
    if is_automatic && speed.bypass_change_detection().must_be_explained() {
        *explained = text!("notice-flat");
        selection.notice = Some(explained.clone().into());
    } else if selection.notice.as_ref().is_some_and(|notice| notice.words == *explained) {
        // Whoever has chosen another view knows how.
        selection.notice = None;
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

#[cfg(test)]
mod tests {
    use bevy::state::app::StatesPlugin;
    use ludarium_rules::{BoardView, Cell, Step};

    use super::*;
    use crate::motion::Timeline;
    use crate::schedule;

    /// A board at the table of a machine for which the room has just been found to be slow.
    fn app() -> App {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, StatesPlugin, schedule::plugin))
            .init_resource::<Preferences>()
            .init_resource::<MotionQueue>()
            .init_resource::<StageStyle>()
            .init_resource::<CameraView>()
            .init_resource::<Selection>()
            .insert_resource(DrawingSpeed::default())
            .add_systems(Update, apply);
        app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Table);
        app.update();
        app.update();
        app.insert_resource(DrawingSpeed::found_slow());
        app
    }

    fn style(app: &mut App) -> StageStyle {
        app.update();
        *app.world().resource::<StageStyle>()
    }

    #[test]
    fn a_board_becomes_flat_by_itself_only_between_turns_and_says_why() {
        let mut app = app();
        app.world_mut().resource_mut::<MotionQueue>().push(Timeline::jump(BoardView::default()));
        assert_eq!(style(&mut app), StageStyle::Room, "something moves");
        app.insert_resource(MotionQueue::default());
        app.world_mut().resource_mut::<Selection>().path.push(Step::Cell(Cell(3)));
        assert_eq!(style(&mut app), StageStyle::Room, "a piece is in hand");
        app.world_mut().resource_mut::<Selection>().path.clear();
        assert!(app.world().resource::<Selection>().notice.is_none());
        assert_eq!(style(&mut app), StageStyle::Flat);
        let notice = app.world().resource::<Selection>().notice.clone().expect("it says why");
        assert_eq!(notice.words, text!("notice-flat"));
        app.world_mut().resource_mut::<Preferences>().set_viewpoint(Viewpoint::Room);
        assert_eq!(style(&mut app), StageStyle::Room);
        assert!(app.world().resource::<Selection>().notice.is_none(), "it is not flat any more");
    }

    #[test]
    fn a_view_that_somebody_chooses_comes_at_once() {
        let mut app = app();
        app.world_mut().resource_mut::<MotionQueue>().push(Timeline::jump(BoardView::default()));
        app.world_mut().resource_mut::<Preferences>().set_viewpoint(Viewpoint::Flat);
        assert_eq!(style(&mut app), StageStyle::Flat);
    }
}
