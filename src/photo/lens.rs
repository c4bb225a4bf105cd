//! The lens of the photo mode: sharp where the board meets the middle of the picture, softer before and behind.

use bevy::post_process::dof::{DepthOfField, DepthOfFieldMode};
use bevy::prelude::*;
use bevy_enhanced_input::prelude::Fire;

use crate::actions::ChangeBlur;
use crate::quality::Quality;
use crate::schedule::Menu;
use crate::stage::Presentation;

/// How near the sharpest place may be to the eye, and how far away, in world units.
const FOCUS: (f32, f32) = (1.0, 60.0);

/// How much of the picture is soft.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
enum Blur {
    None,
    #[default]
    Mild,
    Strong,
}

impl Blur {
    const fn next(self) -> Blur {
        match self {
            Blur::None => Blur::Mild,
            Blur::Mild => Blur::Strong,
            Blur::Strong => Blur::None,
        }
    }

    /// The opening of the lens; the smaller the number, the softer what is not in focus.
    const fn f_stops(self) -> Option<f32> {
        match self {
            Blur::None => None,
            Blur::Mild => Some(0.22),
            Blur::Strong => Some(0.075),
        }
    }
}

/// The lens, as long as the photo mode lasts.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Blur>()
        .add_observer(|_: On<Fire<ChangeBlur>>, mut blur: ResMut<Blur>| *blur = blur.next())
        .add_systems(OnExit(Menu::Photo), put_away)
        .add_systems(PostUpdate, focus.run_if(in_state(Menu::Photo)));
}

/// Brings into focus where the eye meets the board. Renderers that draw as little as possible blur nothing, and neither
/// does a flat board.
fn focus(
    (blur, quality): (Res<Blur>, Res<Quality>),
    presentation: Option<Res<Presentation>>,
    camera: Option<Single<(Entity, &Transform, Option<&mut DepthOfField>), With<Camera3d>>>,
    mut commands: Commands,
) {
    let Some(camera) = camera else { return };
    let (entity, eye, lens) = camera.into_inner();
    let is_in_room = presentation.is_some_and(|presentation| presentation.flat.is_none());
    let wanted = blur.f_stops().filter(|_| is_in_room && !quality.low());
    match (wanted, lens) {
        (None, None) => {}
        (None, Some(_)) => {
            commands.entity(entity).remove::<DepthOfField>();
        }
        (Some(f_stops), None) => {
            commands.entity(entity).insert(lens_at(f_stops, distance(eye)));
        }
        (Some(f_stops), Some(mut lens)) => {
            let distance = distance(eye);
            if (lens.aperture_f_stops, lens.focal_distance) != (f_stops, distance) {
                *lens = lens_at(f_stops, distance);
            }
        }
    }
}

fn put_away(cameras: Query<Entity, With<DepthOfField>>, mut commands: Commands) {
    for camera in &cameras {
        commands.entity(camera).remove::<DepthOfField>();
    }
}

fn lens_at(f_stops: f32, distance: f32) -> DepthOfField {
    DepthOfField {
        mode: DepthOfFieldMode::Bokeh,
        focal_distance: distance,
        aperture_f_stops: f_stops,
        max_circle_of_confusion_diameter: 48.0,
        max_depth: 80.0,
        ..DepthOfField::default()
    }
}

/// How far the eye is from the board, in the direction in which it looks.
fn distance(eye: &Transform) -> f32 {
    let down = -eye.forward().y;
    let distance = if down > 1e-3 { eye.translation.y / down } else { FOCUS.1 };
    distance.clamp(FOCUS.0, FOCUS.1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_board_is_in_focus_where_the_eye_meets_it() {
        let eye = Transform::from_xyz(0.0, 6.0, 8.0).looking_at(Vec3::ZERO, Vec3::Y);
        assert!((distance(&eye) - 10.0).abs() < 1e-4, "{}", distance(&eye));
        let level = Transform::from_xyz(0.0, 2.0, 8.0).looking_at(Vec3::new(0.0, 2.0, 0.0), Vec3::Y);
        assert_eq!(distance(&level), FOCUS.1);
    }

    #[test]
    fn three_presses_come_back_to_the_same_blur() {
        let blur = Blur::default();
        assert_ne!(blur.next(), blur);
        assert_eq!(blur.next().next().next(), blur);
    }
}
