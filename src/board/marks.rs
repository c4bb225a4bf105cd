//! Marks on cells: what is chosen, what can be clicked next, what happened last.

use std::collections::BTreeSet;

use bevy::camera::visibility::NoFrustumCulling;
use bevy::light::{NotShadowCaster, NotShadowReceiver};
use bevy::picking::Pickable;
use bevy::prelude::*;
use ludarium_rules::{Cell, Step};

use crate::games::Presentation;
use crate::input::Hand;
use crate::look::palette::Palette;
use crate::motion::MotionQueue;
use crate::schedule::{Screen, TurnSet};
use crate::settings::Preferences;
use crate::table::Table;

/// What a mark means; each kind has its own shape, so that colour never carries meaning alone.
#[derive(Component, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum MarkKind {
    /// The last turn went from here: four short corners.
    LastFrom,
    /// The last turn went to here: a full frame.
    LastTo,
    /// This piece can act: a thin ring.
    Movable,
    /// This piece has no turn: a bar.
    Asleep,
    /// The chosen piece: a thick ring.
    Selected,
    /// The chosen piece may go here: a disc.
    Target,
    /// The chosen piece may capture here: four large brackets.
    Capture,
    /// The pointer is here: a thin frame.
    Hover,
    /// The keyboard is here: a double frame.
    Cursor,
    /// This click was refused: a cross.
    Refused,
}

const KINDS: [MarkKind; 10] = [
    MarkKind::LastFrom,
    MarkKind::LastTo,
    MarkKind::Movable,
    MarkKind::Asleep,
    MarkKind::Selected,
    MarkKind::Target,
    MarkKind::Capture,
    MarkKind::Hover,
    MarkKind::Cursor,
    MarkKind::Refused,
];

/// Meshes and materials of the marks, by kind.
#[derive(Resource)]
struct MarkLooks {
    meshes: [Handle<Mesh>; KINDS.len()],
    materials: [Handle<StandardMaterial>; KINDS.len()],
}

/// The marks that stand on the board.
#[derive(Resource, Default, PartialEq)]
struct Standing(BTreeSet<(MarkKind, Cell)>);

/// The systems of the marks.
pub fn plugin(app: &mut App) {
    app.init_resource::<Standing>()
        .add_systems(Startup, make_looks)
        .add_systems(Update, (recolour.run_if(resource_exists_and_changed::<Palette>), place).in_set(TurnSet::Present))
        .add_systems(OnExit(Screen::Table), wipe);
}

fn make_looks(
    palette: Res<Palette>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<StandardMaterial>>,
    mut commands: Commands,
) {
    commands.insert_resource(MarkLooks {
        meshes: KINDS.map(|kind| meshes.add(shape(kind))),
        materials: KINDS.map(|kind| {
            materials.add(StandardMaterial {
                base_color: colour(kind, &palette),
                unlit: true,
                alpha_mode: AlphaMode::Blend,
                double_sided: true,
                cull_mode: None,
                ..default()
            })
        }),
    });
}

fn recolour(palette: Res<Palette>, looks: Option<Res<MarkLooks>>, mut materials: ResMut<Assets<StandardMaterial>>) {
    let Some(looks) = looks else { return };
    for (kind, handle) in KINDS.iter().zip(&looks.materials) {
        if let Some(mut material) = materials.get_mut(handle) {
            material.base_color = colour(*kind, &palette);
        }
    }
}

fn colour(kind: MarkKind, palette: &Palette) -> Color {
    match kind {
        MarkKind::LastFrom | MarkKind::LastTo => palette.last_turn.with_alpha(0.85),
        MarkKind::Movable => palette.target.with_alpha(0.75),
        MarkKind::Asleep => Color::srgba(0.03, 0.03, 0.04, 0.8),
        MarkKind::Selected => palette.selection,
        MarkKind::Target => palette.target.with_alpha(0.85),
        MarkKind::Capture => palette.capture,
        MarkKind::Hover => Color::WHITE.with_alpha(0.35),
        MarkKind::Cursor => Color::WHITE.with_alpha(0.95),
        MarkKind::Refused => palette.refusal,
    }
}

/// A flat shape on the ground, at most one cell wide.
fn shape(kind: MarkKind) -> Mesh {
    let flat = |mesh: Mesh| mesh.rotated_by(Quat::from_rotation_x(-std::f32::consts::FRAC_PI_2));
    match kind {
        MarkKind::LastFrom => brackets(0.46, 0.16, 0.045),
        MarkKind::LastTo => frame(0.46, 0.045),
        MarkKind::Movable => flat(Annulus::new(0.385, 0.425).mesh().resolution(40).build()),
        MarkKind::Asleep => bars(&[(Vec2::new(0.0, 0.43), Vec2::new(0.24, 0.035))]),
        MarkKind::Selected => flat(Annulus::new(0.38, 0.46).mesh().resolution(48).build()),
        MarkKind::Target => flat(Circle::new(0.15).mesh().resolution(32).build()),
        MarkKind::Capture => brackets(0.48, 0.3, 0.09),
        MarkKind::Hover => frame(0.49, 0.025),
        MarkKind::Cursor => {
            let mut double = frame(0.5, 0.03);
            let inner = frame(0.43, 0.02);
            // Both are plain triangle lists with the same attributes.
            let _ = double.merge(&inner);
            double
        }
        MarkKind::Refused => flat(cross(0.38, 0.07)),
    }
}

/// Upright bars, given by middle and half size in the plane of the board.
fn bars(list: &[(Vec2, Vec2)]) -> Mesh {
    let bar = |(middle, half): &(Vec2, Vec2)| {
        Plane3d::new(Vec3::Y, *half).mesh().build().translated_by(Vec3::new(middle.x, 0.0, middle.y))
    };
    let mut bars = list.iter().map(bar);
    let mut mesh = bars.next().unwrap_or_else(|| Plane3d::default().mesh().build());
    for other in bars {
        let _ = mesh.merge(&other);
    }
    mesh
}

/// A square frame that reaches `outer` from the middle, with lines of the given width.
fn frame(outer: f32, width: f32) -> Mesh {
    let middle = outer - width / 2.0;
    bars(&[
        (Vec2::new(0.0, middle), Vec2::new(outer, width / 2.0)),
        (Vec2::new(0.0, -middle), Vec2::new(outer, width / 2.0)),
        (Vec2::new(middle, 0.0), Vec2::new(width / 2.0, outer - width)),
        (Vec2::new(-middle, 0.0), Vec2::new(width / 2.0, outer - width)),
    ])
}

/// The corners of such a frame, with legs of the given length.
fn brackets(outer: f32, leg: f32, width: f32) -> Mesh {
    let (middle, half) = (outer - width / 2.0, leg / 2.0);
    let corners = [(1.0, 1.0), (1.0, -1.0), (-1.0, 1.0), (-1.0, -1.0)];
    let legs: Vec<(Vec2, Vec2)> = corners
        .iter()
        .flat_map(|(x, z)| {
            [
                (Vec2::new(x * (outer - half), z * middle), Vec2::new(half, width / 2.0)),
                (Vec2::new(x * middle, z * (outer - half)), Vec2::new(width / 2.0, half)),
            ]
        })
        .collect();
    bars(&legs)
}

fn cross(reach: f32, width: f32) -> Mesh {
    let arm = |angle: f32| Rectangle::new(2.0 * reach, width).mesh().build().rotated_by(Quat::from_rotation_z(angle));
    let mut mesh = arm(std::f32::consts::FRAC_PI_4);
    let _ = mesh.merge(&arm(-std::f32::consts::FRAC_PI_4));
    mesh
}

/// Brings the marks on the board into line with the hand and the match.
fn place(
    table: Option<Res<Table>>,
    hand: Res<Hand>,
    queue: Res<MotionQueue>,
    preferences: Res<Preferences>,
    presentation: Option<Res<Presentation>>,
    looks: Option<Res<MarkLooks>>,
    marks: Query<(Entity, &MarkKind)>,
    mut standing: ResMut<Standing>,
    mut commands: Commands,
) {
    let (Some(table), Some(presentation), Some(looks)) = (table, presentation, looks) else { return };
    let wanted = Standing(wanted(&table, &hand, &queue, &preferences));
    if *standing == wanted {
        return;
    }
    for (entity, _) in &marks {
        commands.entity(entity).despawn();
    }
    for (kind, cell) in &wanted.0 {
        let index = *kind as usize;
        // Later kinds lie above earlier ones; all of them above the inlays.
        let height = 0.012 + 0.0012 * index as f32;
        commands.spawn((
            *kind,
            Mesh3d(looks.meshes[index].clone()),
            MeshMaterial3d(looks.materials[index].clone()),
            Transform::from_translation(presentation.layout.world(*cell) + Vec3::Y * height),
            Pickable::IGNORE,
            NotShadowCaster,
            NotShadowReceiver,
            NoFrustumCulling,
        ));
    }
    *standing = wanted;
}

fn wanted(table: &Table, hand: &Hand, queue: &MotionQueue, preferences: &Preferences) -> BTreeSet<(MarkKind, Cell)> {
    let mut marks = BTreeSet::new();
    if let Some((from, to)) = last_turn(table) {
        marks.insert((MarkKind::LastFrom, from));
        marks.insert((MarkKind::LastTo, to));
    }
    if let Some(cell) = hand.refused {
        marks.insert((MarkKind::Refused, cell));
    }
    if let Some(cell) = hand.cursor {
        marks.insert((MarkKind::Cursor, cell));
    }
    if let Some(cell) = hand.hover {
        marks.insert((MarkKind::Hover, cell));
    }
    if queue.is_busy() || table.visiting() {
        return marks;
    }
    let picture = table.shown_position().picture();
    marks.extend(hand.path.iter().filter_map(Step::cell).map(|cell| (MarkKind::Selected, cell)));
    let targets = hand.next.iter().filter_map(Step::cell);
    if hand.path.is_empty() {
        if preferences.show_movable {
            marks.extend(targets.map(|cell| (MarkKind::Movable, cell)));
            marks.extend(hand.asleep.iter().map(|cell| (MarkKind::Asleep, *cell)));
        }
    } else {
        let kind = |cell| if picture.top(cell).is_some() { MarkKind::Capture } else { MarkKind::Target };
        marks.extend(targets.map(|cell| (kind(cell), cell)));
    }
    marks
}

/// Where the turn that led to the shown position went from and to.
fn last_turn(table: &Table) -> Option<(Cell, Cell)> {
    let ply = table.shown().checked_sub(1)?;
    let turn = &table.the_match().turns().get(ply)?.turn;
    let steps = table.the_match().position_at(ply)?.steps_of(turn).ok()?;
    let mut cells = steps.iter().filter_map(Step::cell);
    Some((cells.next()?, cells.next_back()?))
}

fn wipe(marks: Query<Entity, With<MarkKind>>, mut standing: ResMut<Standing>, mut commands: Commands) {
    for entity in &marks {
        commands.entity(entity).despawn();
    }
    *standing = Standing::default();
}
