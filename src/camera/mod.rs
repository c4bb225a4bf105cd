//! The camera: always the whole board, from wherever the player likes.

mod beside;
mod fingers;
mod fit;
mod flat;
mod free;
mod listener;
mod turning;
mod viewfinder;
mod writing;

use std::f32::consts::{FRAC_PI_2, PI};

use bevy::camera::SubCameraView;
use bevy::input::mouse::{AccumulatedMouseMotion, AccumulatedMouseScroll, MouseScrollUnit};
use bevy::picking::mesh_picking::MeshPickingCamera;
use bevy::prelude::*;
use bevy_egui::input::EguiWantsInput;
use bevy_enhanced_input::prelude::Fire;
use ludarium_rules::Side;

use self::viewfinder::Viewfinder;
use crate::actions::{Orbit, ResetView, ToggleTopView, TurnBoard, Zoom};
use crate::board::DrawingFrom;
use crate::look::room::look_into_room;
use crate::power::{FLOWING, want_frames};
use crate::quality::Quality;
use crate::schedule::{Menu, Screen, TurnSet, at_a_board};
use crate::settings::{BoardTurning, Preferences, Still, Viewpoint};
use crate::stage::{GameRegistry, Presentation, StageStyle};
use crate::table::{MatchOpened, Table, Unseen};
use crate::ui::{Facing, FreeArea};

/// Looking along the board, in radians above it.
const PITCH: f32 = 0.92;
const LOWEST: f32 = 0.35;
/// Straight down; a hair less, so that "up" on the screen stays defined.
const TOP: f32 = FRAC_PI_2 - 0.0005;
/// The vertical field of view of the free area, in radians.
const FIELD: f32 = 0.5;

/// How far a pixel turns the view, in radians.
const DRAWN: f32 = 0.006;
/// How many times nearer a step of the wheel or a key brings the eye.
const NEARER: f32 = 1.1;
/// How far and how near the eye may go; 1 shows the whole board.
const ZOOM: (f32, f32) = (0.6, 3.0);

/// How hard the camera is pulled to where it goes, a second.
const STIFFNESS: f32 = 14.0;
/// The longest first frame of its way, in seconds.
const FIRST_FRAME: f32 = 1.0 / 60.0;

/// From where the player looks.
#[derive(Resource, Clone, Copy, PartialEq, Debug)]
pub struct CameraView {
    /// The side of the board the player sits at: 0 is White's, in radians to the right.
    yaw: f32,
    /// The height of the eye, in radians above the board.
    pitch: f32,
    /// How much closer than "the whole board" the eye is; 1 fits.
    zoom: f32,
    /// What a flat board that is larger than its place shows in the middle of it: to the right and below the board's own
    /// middle as the player sees it, in world units.
    aside: Vec2,
    goal: Goal,
    /// How fast the three change, a second.
    speed: Vec3,
    /// Who is to sit near the camera, and in how many seconds.
    due: Option<(Side, f32)>,
}

#[derive(Clone, Copy, PartialEq, Debug)]
struct Goal {
    yaw: f32,
    pitch: f32,
    zoom: f32,
}

impl Goal {
    /// Goes round the board with what is drawn over the screen, in pixels.
    fn go_round(&mut self, by: Vec2) {
        self.yaw -= by.x * DRAWN;
        self.pitch = (self.pitch + by.y * DRAWN).clamp(LOWEST, TOP);
    }

    /// Comes so many times nearer; farther with less than 1.
    fn come_nearer(&mut self, times: f32) {
        self.zoom = (self.zoom * times).clamp(ZOOM.0, ZOOM.1);
    }
}

impl Default for CameraView {
    fn default() -> Self {
        let goal = Goal { yaw: 0.0, pitch: PITCH, zoom: 1.0 };
        CameraView {
            yaw: goal.yaw,
            pitch: goal.pitch,
            zoom: goal.zoom,
            aside: Vec2::ZERO,
            goal,
            speed: Vec3::ZERO,
            due: None,
        }
    }
}

impl CameraView {
    /// A direction on the screen (x right, y down) as the nearest of the board's four directions.
    #[must_use]
    pub fn on_board(&self, screen: Vec2) -> Vec2 {
        let quarter = (self.goal.yaw / FRAC_PI_2).round() * FRAC_PI_2;
        Vec2::from_angle(-quarter).rotate(screen).round()
    }

    /// The player who sits nearer to the camera, at a board on whose near edge `home` begins while it is not turned.
    #[must_use]
    pub fn near_player(&self, home: Side) -> Side {
        if self.near_side() == Side::White { home } else { home.other() }
    }

    /// Sits down where a player begins, at a board on whose near edge `home` begins while it is not turned.
    pub fn sit_with(&mut self, player: Side, home: Side) {
        self.sit_at(if home == Side::White { player } else { player.other() });
    }

    /// White while the board is not turned, else Black: the sides of a board on whose near edge White begins.
    #[must_use]
    pub fn near_side(&self) -> Side {
        if self.on_board(Vec2::Y).y >= 0.0 { Side::White } else { Side::Black }
    }

    /// Changes between the player's view and straight down.
    pub fn toggle_top_down(&mut self) {
        self.goal.pitch = if self.is_top_down() { PITCH } else { TOP };
    }

    /// Whether the board is seen from straight above.
    #[must_use]
    pub fn is_top_down(&self) -> bool {
        self.goal.pitch > TOP - 0.01
    }

    /// Looks from straight above, or from a chair.
    pub fn look(&mut self, from_above: bool) {
        if self.is_top_down() != from_above {
            self.toggle_top_down();
        }
    }

    /// Goes round to the other side of the board.
    pub fn turn_round(&mut self) {
        self.goal.yaw = ((self.goal.yaw / PI).round() + 1.0) % 2.0 * PI;
    }

    /// Sits down at a side.
    pub fn sit_at(&mut self, side: Side) {
        self.goal.yaw = if side == Side::White { 0.0 } else { PI };
    }

    /// Back to the whole board.
    pub fn reset(&mut self) {
        let yaw = (self.goal.yaw / PI).round() % 2.0 * PI;
        self.goal = Goal { yaw, pitch: PITCH, zoom: 1.0 };
        self.aside = Vec2::ZERO;
    }

    /// Whether the camera is on its way, or about to turn.
    #[must_use]
    pub fn is_moving(&self) -> bool {
        self.is_on_its_way() || self.due.is_some()
    }

    fn is_on_its_way(&self) -> bool {
        (self.yaw, self.pitch, self.zoom) != (self.goal.yaw, self.goal.pitch, self.goal.zoom)
    }

    fn arrive(&mut self) {
        (self.yaw, self.pitch, self.zoom) = (self.goal.yaw, self.goal.pitch, self.goal.zoom);
        self.speed = Vec3::ZERO;
    }

    /// What is left of the way, by the shorter way round.
    fn left(&self) -> Vec3 {
        let around = (self.goal.yaw - self.yaw + PI).rem_euclid(2.0 * PI) - PI;
        Vec3::new(around, self.goal.pitch - self.pitch, self.goal.zoom - self.zoom)
    }

    /// Goes on as a spring would that swings as little as it can: it begins and ends gently.
    fn go_on(&mut self, seconds: f32) {
        // The first frame after a rest has waited as long as the rest.
        let seconds = if self.speed == Vec3::ZERO { seconds.min(FIRST_FRAME) } else { seconds };
        let left = self.left();
        let pull = (STIFFNESS * left - self.speed) * seconds;
        let rest = (-STIFFNESS * seconds).exp();
        let way = left - (left + pull) * rest;
        self.speed = (self.speed + STIFFNESS * pull) * rest;
        self.yaw += way.x;
        self.pitch += way.y;
        self.zoom += way.z;
    }
}

/// The camera's systems.
pub fn plugin(app: &mut App) {
    want_frames(app, |view: Res<CameraView>| FLOWING.filter(|_| view.is_moving()));
    app.init_resource::<CameraView>()
        .add_observer(orbit)
        .add_observer(zoom)
        .add_observer(|_: On<Fire<ResetView>>, mut view: ResMut<CameraView>| view.reset())
        .add_observer(|_: On<Fire<ToggleTopView>>, mut view: ResMut<CameraView>| view.toggle_top_down())
        .add_observer(|_: On<Fire<TurnBoard>>, mut view: ResMut<CameraView>| view.turn_round())
        .add_systems(Startup, spawn)
        .add_systems(OnEnter(Screen::Title), |mut view: ResMut<CameraView>| {
            *view = CameraView::default();
            view.goal.yaw = -0.42;
            view.goal.pitch = 0.46;
            view.goal.zoom = 0.86;
            view.arrive();
        })
        .add_observer(change_seats)
        .add_systems(OnEnter(Screen::Table), sit_down)
        .add_systems(OnEnter(Screen::Editor), sit_down)
        .add_plugins((flat::plugin, beside::plugin, free::plugin, listener::plugin, turning::plugin, writing::plugin))
        .add_systems(
            Update,
            (
                steer.run_if(
                    at_a_board.and_then(not(in_state(Menu::Photo))).and_then(not(resource_equals(StageStyle::Flat))),
                ),
                face,
                turning::turn_when_due,
                zoom_by_wheel.run_if(at_a_board.and_then(not(in_state(Menu::Photo)))),
                fingers::steer.run_if(at_a_board.and_then(not(in_state(Menu::Photo)))),
                follow,
                place.run_if(in_the_room.and_then(not(in_state(Menu::Photo)))),
            )
                .chain()
                .in_set(TurnSet::Camera),
        );
}

fn in_the_room(presentation: Option<Res<Presentation>>) -> bool {
    presentation.is_some_and(|presentation| presentation.flat.is_none())
}

/// How the room is projected.
fn perspective() -> Projection {
    Projection::Perspective(PerspectiveProjection { fov: FIELD, near: 0.5, far: 120.0, ..default() })
}

fn spawn(quality: Res<Quality>, mut commands: Commands) {
    let camera = commands.spawn((Camera3d::default(), perspective(), MeshPickingCamera));
    look_into_room(camera, quality.tier);
}

fn sit_down(
    mut view: ResMut<CameraView>,
    preferences: Res<Preferences>,
    style: Res<StageStyle>,
    (table, games): (Option<Res<Table>>, Res<GameRegistry>),
) {
    *view = CameraView::default();
    if let Some((player, game)) = table.and_then(|table| Some((table.only_human()?, table.game().setup().game))) {
        view.sit_with(player, games.get(game).home);
    }
    view.look(*style == StageStyle::Flat || preferences.viewpoint() == Viewpoint::Above);
    view.arrive();
}

/// Whoever plays the next match alone sits where that side begins.
fn change_seats(_: On<MatchOpened>, mut view: ResMut<CameraView>, table: Option<Res<Table>>, games: Res<GameRegistry>) {
    if let Some((player, game)) = table.and_then(|table| Some((table.only_human()?, table.game().setup().game))) {
        view.sit_with(player, games.get(game).home);
    }
}

/// Where the window lies between two people, the picture faces whoever is asked, or to move, and is seen from their seat.
/// The board itself then stays where it is, so that there is no way to go.
fn face(
    (table, unseen, games): (Option<Res<Table>>, Res<Unseen>, Res<GameRegistry>),
    (screen, preferences): (Res<State<Screen>>, Res<Preferences>),
    (mut facing, mut view): (ResMut<Facing>, ResMut<CameraView>),
) {
    let table = table.filter(|table| {
        *screen == Screen::Table
            && preferences.board_turning() == BoardTurning::BetweenPlayers
            && table.has_two_people()
    });
    let Some(table) = table else {
        facing.set_if_neq(Facing::Near);
        return;
    };
    let asked = table.undo_asker().map(Side::other).or_else(|| table.draw_answerer());
    let to_move = table.result().is_none().then(|| unseen.side_seen(&table));
    let Some(player) = asked.or(to_move) else { return };
    let home = games.get(table.game().setup().game).home;
    if facing.set_if_neq(if player == home { Facing::Near } else { Facing::Far }) {
        view.sit_with(player, home);
        view.arrive();
    }
}

fn steer(
    buttons: Res<ButtonInput<MouseButton>>,
    motion: Res<AccumulatedMouseMotion>,
    (wants, drawing): (Res<EguiWantsInput>, Res<DrawingFrom>),
    mut view: ResMut<CameraView>,
) {
    let turns = buttons.pressed(MouseButton::Right) && !drawing.is_drawing() || buttons.pressed(MouseButton::Middle);
    let dragged = turns && motion.delta != Vec2::ZERO;
    if dragged && !wants.wants_any_pointer_input() {
        view.goal.go_round(motion.delta);
    }
}

fn zoom_by_wheel(scroll: Res<AccumulatedMouseScroll>, wants: Res<EguiWantsInput>, mut view: ResMut<CameraView>) {
    let lines = scrolled_lines(&scroll);
    if lines != 0.0 && !wants.wants_any_pointer_input() {
        view.goal.come_nearer(NEARER.powf(lines));
    }
}

/// By how many lines the wheel was turned; positive is closer.
fn scrolled_lines(scroll: &AccumulatedMouseScroll) -> f32 {
    if scroll.unit == MouseScrollUnit::Pixel { scroll.delta.y / 40.0 } else { scroll.delta.y }
}

/// How far one press of a key takes the eye round the board, and up, in radians.
const ORBIT_STEP: Vec2 = vec2(PI / 8.0, 0.15);

/// A flat board is seen from straight above, and from one of two sides.
fn orbit(fire: On<Fire<Orbit>>, style: Res<StageStyle>, mut view: ResMut<CameraView>) {
    if *style == StageStyle::Room {
        let step = fire.value * ORBIT_STEP;
        view.goal.yaw += step.x;
        view.goal.pitch = (view.goal.pitch + step.y).clamp(LOWEST, TOP);
    }
}

fn zoom(fire: On<Fire<Zoom>>, mut view: ResMut<CameraView>) {
    view.goal.come_nearer(NEARER.powf(fire.value));
}

/// Moves the eye toward where it should be, by the shorter way round.
fn follow(
    time: Res<Time>,
    (preferences, still): (Res<Preferences>, Res<Still>),
    style: Res<StageStyle>,
    mut view: ResMut<CameraView>,
) {
    if !view.is_on_its_way() {
        return;
    }
    let arrives = view.left().abs().element_sum() < 0.004 && view.speed.length() < 0.2;
    let flat = *style == StageStyle::Flat;
    if flat || still.0 || preferences.speed == 0.0 || arrives {
        view.arrive();
        return;
    }
    view.go_on(time.delta_secs());
}

/// Puts the camera where the view and the free part of the window want it.
fn place(view: Res<CameraView>, area: Res<FreeArea>, mut viewfinder: Viewfinder) {
    let Some((layout, size)) = viewfinder.scene() else { return };
    let shot = fit::Shot { yaw: view.yaw, pitch: view.pitch, field: FIELD };
    let framed = fit::frame(layout, shot, area.rect(size), size);
    let mut eye = framed.transform;
    let target = eye.translation + eye.forward() * framed.distance;
    eye.translation = target - eye.forward() * (framed.distance / view.zoom);
    let sub_view = SubCameraView {
        full_size: (framed.full_size * 8.0).as_uvec2(),
        offset: framed.offset * 8.0,
        size: (size * 8.0).as_uvec2(),
    };
    viewfinder.aim(eye, Some(sub_view));
}

#[cfg(test)]
mod tests;
