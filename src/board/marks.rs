//! Marks on cells: what is chosen, what can be clicked next, what happened last.

use std::collections::{BTreeMap, BTreeSet};

use bevy::camera::visibility::NoFrustumCulling;
use bevy::light::{NotShadowCaster, NotShadowReceiver};
use bevy::picking::Pickable;
use bevy::prelude::*;
use ludarium_rules::{BoardView, Cell, Effect, Side, Step};

use super::shape;
use crate::advice::{Hint, Sketch};
use crate::input::Selection;
use crate::look::palette::Palette;
use crate::motion::MotionQueue;
use crate::schedule::{Screen, TurnSet};
use crate::settings::Preferences;
use crate::stage::{MarkKind, Presentation};
use crate::table::Table;

const KINDS: [MarkKind; 11] = [
    MarkKind::LastFrom,
    MarkKind::LastTo,
    MarkKind::Movable,
    MarkKind::Immobile,
    MarkKind::Selected,
    MarkKind::Target,
    MarkKind::Capture,
    MarkKind::Hint,
    MarkKind::Hover,
    MarkKind::Cursor,
    MarkKind::Refused,
];

/// Meshes and materials of the marks, by kind.
#[derive(Resource)]
struct MarkLooks {
    /// For every outline of the layout.
    meshes: Vec<[Handle<Mesh>; KINDS.len()]>,
    materials: [Handle<StandardMaterial>; KINDS.len()],
}

/// The marks that stand on the board.
#[derive(Resource, Default)]
struct ShownSet(BTreeMap<(MarkKind, Cell), Entity>);

/// The systems of the marks.
pub fn plugin(app: &mut App) {
    app.init_resource::<ShownSet>()
        .add_systems(
            Update,
            (
                make_looks.run_if(resource_exists_and_changed::<Presentation>),
                recolour.run_if(resource_exists_and_changed::<Palette>),
                place,
            )
                .chain()
                .in_set(TurnSet::Present),
        )
        .add_systems(OnExit(Screen::Table), wipe);
}

/// Another board has cells of another outline.
fn make_looks(
    presentation: Res<Presentation>,
    palette: Res<Palette>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<StandardMaterial>>,
    mut commands: Commands,
) {
    let layout = &presentation.layout;
    let figures = |shape: usize| KINDS.map(|kind| meshes.add(shape::mesh(kind, layout.outline(shape), layout.unit)));
    commands.insert_resource(MarkLooks {
        meshes: (0..layout.shapes()).map(figures).collect(),
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
        MarkKind::Immobile => Color::srgba(0.03, 0.03, 0.04, 0.8),
        MarkKind::Selected => palette.selection,
        MarkKind::Target => palette.target.with_alpha(0.85),
        MarkKind::Capture => palette.capture,
        MarkKind::Hint => palette.hint,
        MarkKind::Hover => Color::WHITE.with_alpha(0.35),
        MarkKind::Cursor => Color::WHITE.with_alpha(0.95),
        MarkKind::Refused => palette.refusal,
    }
}

/// The marks that the last turn left, and the match and ply that they belong to.
type LastTurn = Option<((u64, usize), Vec<(MarkKind, Cell)>)>;

/// Brings the marks on the board into line with the hand and the match.
fn place(
    table: Option<Res<Table>>,
    (selection, hint): (Res<Selection>, Res<Hint>),
    queue: Res<MotionQueue>,
    preferences: Res<Preferences>,
    presentation: Option<Res<Presentation>>,
    looks: Option<Res<MarkLooks>>,
    (mut last_turn, mut busy): (Local<LastTurn>, Local<bool>),
    mut standing: ResMut<ShownSet>,
    mut commands: Commands,
) {
    let (Some(table), Some(presentation), Some(looks)) = (table, presentation, looks) else { return };
    let was_busy = std::mem::replace(&mut *busy, queue.is_busy());
    let same = was_busy == *busy && !looks.is_changed() && !table.is_changed();
    if same && !selection.is_changed() && !preferences.is_changed() && !hint.is_changed() {
        return;
    }
    let about = (table.serial(), table.shown());
    if last_turn.as_ref().is_none_or(|(known, _)| *known != about) {
        *last_turn = Some((about, marks_of_last_turn(&table)));
    }
    let mut wanted = marks_of_hand(&table, &selection, *busy, &preferences, &presentation);
    wanted.extend(last_turn.iter().flat_map(|(_, marks)| marks));
    if !*busy {
        wanted.extend(marks_of_hint(&hint));
    }
    let all_anew = looks.is_changed();
    standing.0.retain(|mark, entity| {
        let stays = !all_anew && wanted.contains(mark);
        if !stays {
            commands.entity(*entity).despawn();
        }
        stays
    });
    for (kind, cell) in wanted {
        standing.0.entry((kind, cell)).or_insert_with(|| spawn(&mut commands, &looks, &presentation, kind, cell));
    }
}

fn spawn(
    commands: &mut Commands,
    looks: &MarkLooks,
    presentation: &Presentation,
    kind: MarkKind,
    cell: Cell,
) -> Entity {
    let index = kind as usize;
    // Later kinds lie above earlier ones; all of them above the inlays.
    let height = 0.012 + 0.0012 * index as f32;
    let mark = commands.spawn((
        kind,
        Mesh3d(looks.meshes[presentation.layout.shape(cell)][index].clone()),
        MeshMaterial3d(looks.materials[index].clone()),
        Transform::from_translation(presentation.layout.world(cell) + Vec3::Y * height),
        Pickable::IGNORE,
        NotShadowCaster,
        NotShadowReceiver,
        NoFrustumCulling,
    ));
    mark.id()
}

fn marks_of_hand(
    table: &Table,
    selection: &Selection,
    busy: bool,
    preferences: &Preferences,
    presentation: &Presentation,
) -> BTreeSet<(MarkKind, Cell)> {
    let mut marks = BTreeSet::new();
    let pointers = [
        (MarkKind::Refused, selection.refused),
        (MarkKind::Cursor, selection.cursor),
        (MarkKind::Hover, selection.hover),
    ];
    marks.extend(pointers.iter().filter_map(|(kind, cell)| Some((*kind, (*cell)?))));
    if busy || table.visiting() || selection.hidden {
        return marks;
    }
    let position = table.shown_position();
    let picture = position.board_view();
    marks.extend(selection.path.iter().filter_map(Step::cell).map(|cell| (MarkKind::Selected, cell)));
    let offered = selection.next.iter().filter_map(Step::cell);
    marks.extend(offered.filter_map(|cell| {
        let kind = (presentation.ui.mark)(&picture, position.side_to_move(), &selection.path, cell)?;
        Some((kind, cell))
    }));
    if !preferences.show_movable && selection.path.is_empty() {
        marks.retain(|(kind, _)| *kind != MarkKind::Movable);
    } else if selection.path.is_empty() {
        marks.extend(immobile(selection, &picture, position.side_to_move(), presentation));
    }
    marks
}

/// Where the hint begins, what it changes and what it takes.
fn marks_of_hint(hint: &Hint) -> Vec<(MarkKind, Cell)> {
    let Some((_, told)) = hint.visible_turn() else { return Vec::new() };
    let Sketch { ways, spots, along, taken } = &told.sketch;
    let begins = ways.iter().filter_map(|way| way.first()).chain(spots).chain(along);
    let taken = taken.iter().map(|cell| (MarkKind::Capture, *cell));
    begins.map(|cell| (MarkKind::Hint, *cell)).chain(taken).collect()
}

/// The pieces that have no turn, unless the game would not ring them if they had one.
fn immobile<'a>(
    selection: &'a Selection,
    picture: &'a BoardView,
    side: Side,
    presentation: &'a Presentation,
) -> impl Iterator<Item = (MarkKind, Cell)> + 'a {
    let would_be_ringed =
        move |cell: &&Cell| (presentation.ui.mark)(picture, side, &[], **cell) == Some(MarkKind::Movable);
    selection.immobile.iter().filter(would_be_ringed).map(|cell| (MarkKind::Immobile, *cell))
}

/// Where the turn that led to the shown position left and changed something.
fn marks_of_last_turn(table: &Table) -> Vec<(MarkKind, Cell)> {
    let effects = table.game().effects_at(table.shown());
    let mut marks = Vec::new();
    for effect in effects {
        match effect {
            Effect::Moved { from, to, .. } | Effect::Stacked { from, to, .. } => {
                marks.extend([(MarkKind::LastFrom, *from), (MarkKind::LastTo, *to)]);
            }
            Effect::Carried { pieces } => {
                marks.extend(pieces.iter().map(|(from, ..)| (MarkKind::LastFrom, *from)));
                marks.extend(pieces.iter().filter_map(|(_, to, _)| Some((MarkKind::LastTo, (*to)?))));
            }
            Effect::Grew { way, .. } => marks.extend(way.iter().map(|cell| (MarkKind::LastTo, *cell))),
            Effect::Converted { at, .. } | Effect::Withered { at, .. } => marks.push((MarkKind::LastTo, *at)),
            Effect::Revealed { pieces } => marks.extend(pieces.iter().map(|(cell, _)| (MarkKind::LastTo, *cell))),
            Effect::Attacked { at, from } => {
                marks.push((MarkKind::LastTo, *at));
                marks.extend(from.iter().map(|cell| (MarkKind::LastFrom, *cell)));
            }
            _ => {}
        }
    }
    let to: BTreeSet<Cell> =
        marks.iter().filter(|(kind, _)| *kind == MarkKind::LastTo).map(|(_, cell)| *cell).collect();
    marks.retain(|(kind, cell)| *kind == MarkKind::LastTo || !to.contains(cell));
    marks
}

fn wipe(mut standing: ResMut<ShownSet>, mut commands: Commands) {
    for entity in std::mem::take(&mut standing.0).into_values() {
        commands.entity(entity).despawn();
    }
}
