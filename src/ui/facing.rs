//! Whom the picture faces: at a table between two people it is turned half round for whoever sits on the far side.
//!
//! Everything else reckons with a picture that is upright: panels and the board are drawn as ever and turned at the very
//! end, and what the pointer does is turned back at the very beginning.

use bevy::ecs::message::MessageMutator;
use bevy::input::mouse::MouseMotion;
use bevy::input::touch::TouchInput;
use bevy::picking::PickingSystems;
use bevy::prelude::*;
use bevy::render::camera::ExtractedCamera;
use bevy::render::extract_resource::{ExtractResource, ExtractResourcePlugin};
use bevy::render::view::ExtractedView;
use bevy::render::{Render, RenderApp, RenderSystems};
use bevy::window::{CursorMoved, PrimaryWindow, WindowEvent};
use bevy_egui::{EguiPostUpdateSet, EguiRenderOutput, egui};

/// Whom the picture faces.
#[derive(Resource, ExtractResource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Facing {
    /// Whoever sits before the window.
    #[default]
    Near,
    /// Whoever sits behind it.
    Far,
}

impl Facing {
    /// Where a point of the upright picture is in the window, and the other way round; all in logical pixels.
    #[must_use]
    pub fn turn(self, point: Vec2, window: Vec2) -> Vec2 {
        match self {
            Facing::Near => point,
            Facing::Far => window - point,
        }
    }
}

/// What the pointer does is turned with the picture; whoever makes it do something comes before.
#[derive(SystemSet, Clone, PartialEq, Eq, Hash, Debug)]
pub struct PointerTurning;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Facing>()
        .add_systems(
            First,
            (
                say_where_pointer_is.run_if(resource_changed::<Facing>),
                turn_pointer.run_if(resource_equals(Facing::Far)),
            )
                .chain()
                .in_set(PointerTurning)
                .before(PickingSystems::Input),
        )
        .add_systems(
            PostUpdate,
            turn_panels.run_if(resource_equals(Facing::Far)).after(EguiPostUpdateSet::ProcessOutput),
        );
    if app.get_sub_app(RenderApp).is_some() {
        app.add_plugins(ExtractResourcePlugin::<Facing>::default());
    }
    if let Some(render) = app.get_sub_app_mut(RenderApp) {
        let turn = turn_views.run_if(resource_equals(Facing::Far));
        render.add_systems(Render, turn.in_set(RenderSystems::PrepareViews));
    }
}

/// When the picture turns, a pointer that rests is somewhere else in it.
fn say_where_pointer_is(
    window: Option<Single<(Entity, &Window), With<PrimaryWindow>>>,
    (mut events, mut moves): (MessageWriter<WindowEvent>, MessageWriter<CursorMoved>),
) {
    let Some((entity, window)) = window.map(|window| *window) else { return };
    if let Some(position) = window.cursor_position() {
        let moved = CursorMoved { window: entity, position, delta: None };
        events.write(WindowEvent::CursorMoved(moved.clone()));
        moves.write(moved);
    }
}

/// Turns back what the pointer does, before anybody reads it.
fn turn_pointer(
    window: Single<&Window, With<PrimaryWindow>>,
    (mut events, mut moves): (MessageMutator<WindowEvent>, MessageMutator<CursorMoved>),
    (mut touches, mut motions): (MessageMutator<TouchInput>, MessageMutator<MouseMotion>),
) {
    let turn = |point: &mut Vec2| *point = Facing::Far.turn(*point, window.size());
    for event in events.read() {
        match event {
            WindowEvent::CursorMoved(moved) => turn(&mut moved.position),
            WindowEvent::TouchInput(touch) => turn(&mut touch.position),
            WindowEvent::MouseMotion(motion) => motion.delta = -motion.delta,
            _ => {}
        }
    }
    moves.read().for_each(|moved| turn(&mut moved.position));
    touches.read().for_each(|touch| turn(&mut touch.position));
    motions.read().for_each(|motion| motion.delta = -motion.delta);
}

/// Turns what egui has drawn.
fn turn_panels(
    (window, scale): (Single<&Window, With<PrimaryWindow>>, Res<super::Scale>),
    mut drawn: Query<&mut EguiRenderOutput>,
) {
    let size = window.size() / scale.0;
    for mut output in &mut drawn {
        for job in &mut output.paint_jobs {
            let turn = |point: egui::Pos2| egui::pos2(size.x - point.x, size.y - point.y);
            job.clip_rect = egui::Rect::from_two_pos(turn(job.clip_rect.min), turn(job.clip_rect.max));
            if let egui::epaint::Primitive::Mesh(mesh) = &mut job.primitive {
                mesh.vertices.iter_mut().for_each(|vertex| vertex.pos = turn(vertex.pos));
            }
        }
    }
}

/// Turns what cameras see. It is half a turn, so that front faces stay front faces.
fn turn_views(mut views: Query<&mut ExtractedView, With<ExtractedCamera>>) {
    let half_turn = Mat4::from_scale(vec3(-1.0, -1.0, 1.0));
    for mut view in &mut views {
        view.clip_from_view = half_turn * view.clip_from_view;
        view.clip_from_world = view.clip_from_world.map(|seen| half_turn * seen);
    }
}

#[cfg(test)]
mod tests {
    use bevy::window::WindowResolution;

    use super::*;

    #[test]
    fn what_the_far_player_presses_is_what_is_drawn_there() {
        let mut app = App::new();
        app.add_message::<WindowEvent>().add_message::<CursorMoved>().add_message::<TouchInput>();
        app.add_message::<MouseMotion>().insert_resource(Facing::Far).insert_resource(crate::ui::Scale(2.0));
        app.add_systems(First, turn_pointer).add_systems(PostUpdate, turn_panels);
        let window = Window { resolution: WindowResolution::new(800, 600), ..default() };
        let window = app.world_mut().spawn((window, PrimaryWindow)).id();
        let mut mesh = egui::Mesh::default();
        mesh.colored_vertex(egui::pos2(10.0, 20.0), egui::Color32::WHITE);
        let clip_rect = egui::Rect::from_min_max(egui::pos2(0.0, 10.0), egui::pos2(50.0, 40.0));
        let job = egui::ClippedPrimitive { clip_rect, primitive: egui::epaint::Primitive::Mesh(mesh) };
        let panels = app.world_mut().spawn(EguiRenderOutput { paint_jobs: vec![job], ..default() }).id();
        let moved = CursorMoved { window, position: vec2(780.0, 560.0), delta: None };
        app.world_mut().write_message(WindowEvent::CursorMoved(moved));
        app.update();
        let drawn = &app.world().get::<EguiRenderOutput>(panels).expect("it is there").paint_jobs[0];
        // A point is two logical pixels: the window is 400 by 300.
        assert_eq!(drawn.clip_rect, egui::Rect::from_min_max(egui::pos2(350.0, 260.0), egui::pos2(400.0, 290.0)));
        let egui::epaint::Primitive::Mesh(mesh) = &drawn.primitive else { panic!("a mesh") };
        assert_eq!(mesh.vertices[0].pos, egui::pos2(390.0, 280.0));
        let mut read = app.world_mut().resource_mut::<Messages<WindowEvent>>();
        let pressed = read.drain().next().expect("the pointer has moved");
        let WindowEvent::CursorMoved(moved) = pressed else { panic!("{pressed:?}") };
        assert_eq!(moved.position / 2.0, vec2(10.0, 20.0), "the point that is drawn there");
    }
}
