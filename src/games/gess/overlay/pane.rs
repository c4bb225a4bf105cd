//! The footprint as a pane of glass with arrows where it can go, and what a move would do.

use bevy::light::NotShadowCaster;
use bevy::prelude::*;
use ludarium_rules::games::gess::{Gess, Point, Turn, on_board};
use ludarium_rules::{AnyPosition, GameId, Side, Step};

use super::figures;
use crate::games::gess::{ACROSS, CELL, STONE_HEIGHT};
use crate::input::Selection;
use crate::look::mesh_builder::MeshBuilder;
use crate::look::palette::{self, Palette};
use crate::motion::MotionQueue;
use crate::schedule::{AtBoard, TurnSet};
use crate::sound::Sound;
use crate::stage::Layout;
use crate::stage::Recording;
use crate::stage::StageAssets;
use crate::stage::shown;
use crate::table::Table;

/// The pane floats just above the stones.
const PANE_Y: f32 = STONE_HEIGHT + 0.035;
/// Marks lie on the stones, below the pane.
const MARK_Y: f32 = STONE_HEIGHT + 0.008;
/// What is said of a goal that loses at once.
const WARNING: &str = "This breaks your last ring: you would lose.";

/// Meshes and materials of the pane, and what of it stands now.
#[derive(Resource, Clone)]
pub struct PaneLook {
    root: Entity,
    sheet: Figure,
    edge: Figure,
    arrows: [Figure; 2],
    struck: Figure,
    lost: Figure,
    landing: Figure,
    shown: Option<Aim>,
    standing: Option<Entity>,
}

#[derive(Clone)]
struct Figure {
    mesh: Handle<Mesh>,
    material: Handle<StandardMaterial>,
}

/// The piece that is looked at or chosen, and where it would go.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Aim {
    /// Match and ply.
    about: (u64, usize),
    from: Point,
    /// Whether it is chosen, not only looked at.
    chosen: bool,
    to: Option<Point>,
}

impl PaneLook {
    pub fn build(assets: &mut StageAssets, root: Entity) -> PaneLook {
        let low = assets.quality.low;
        let mut figure = |solid: MeshBuilder, color: fn(&Palette) -> Color, glass: bool| Figure {
            mesh: assets.meshes.add(solid.mesh()),
            material: assets.coloured(
                StandardMaterial {
                    unlit: !glass || low,
                    perceptual_roughness: 0.06,
                    reflectance: 0.7,
                    alpha_mode: AlphaMode::Blend,
                    ..default()
                },
                color,
            ),
        };
        let bright = |_: &Palette| palette::GLASS.with_alpha(0.95);
        PaneLook {
            root,
            sheet: figure(figures::sheet(), |_| palette::GLASS.with_alpha(0.11), true),
            edge: figure(figures::edge(), bright, false),
            arrows: [false, true].map(|far| figure(figures::arrow(far), bright, false)),
            struck: figure(figures::struck(), |palette| palette.capture, false),
            lost: figure(figures::lost(), |palette| palette.threat, false),
            landing: figure(figures::landing(), |palette| palette.selection.with_alpha(0.9), false),
            shown: None,
            standing: None,
        }
    }
}

/// The pane's systems.
pub fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        show.in_set(TurnSet::Present).run_if(shown(GameId::Gess).and_then(resource_exists::<PaneLook>)),
    );
}

/// Brings the pane into line with the hand.
fn show(
    table: Option<Res<Table>>,
    at_board: Option<Res<State<AtBoard>>>,
    queue: Res<MotionQueue>,
    mut selection: ResMut<Selection>,
    mut look: ResMut<PaneLook>,
    mut sounds: MessageWriter<Sound>,
    mut commands: Commands,
) {
    let free = table.as_deref().filter(|_| at_board.is_some() && !queue.is_busy());
    let seen = free.and_then(|table| Some((table, aim(table, &selection)?)));
    let aim = seen.map(|(_, aim)| aim);
    if aim == look.shown {
        return;
    }
    if let Some(old) = look.standing.take() {
        commands.entity(old).despawn();
    }
    let picked = aim.is_some_and(|aim| aim.chosen && look.shown.is_none_or(|old| !old.chosen || old.from != aim.from));
    if picked {
        sounds.write(Sound::Board(Recording::Glass, 0.0, 1.0));
    }
    look.shown = aim;
    let mut loses = false;
    if let Some((table, aim)) = seen
        && let AnyPosition::Gess(position) = table.game().position()
    {
        look.standing = Some(raise(&look, position, aim, &mut commands));
        loses = aim.to.is_some_and(|to| position.breaks_last_ring(Turn { from: aim.from, to }));
    }
    warn_of(loses, &mut selection);
}

/// Says in words that a goal loses, as long as it is looked at.
fn warn_of(loses: bool, selection: &mut ResMut<Selection>) {
    let warned = selection.notice.as_deref() == Some(WARNING);
    if loses != warned && (loses || warned) {
        selection.notice = loses.then(|| WARNING.to_owned());
    }
}

/// What the hand, the pointer or the cursor is on.
fn aim(table: &Table, selection: &Selection) -> Option<Aim> {
    if table.visiting() || selection.hidden {
        return None;
    }
    table.human_to_move()?;
    let open = selection.cursor.or(selection.hover).filter(|cell| selection.next.contains(&Step::Cell(*cell)));
    let looked_at = open.and_then(Point::of_cell);
    let about = (table.serial(), table.game().ply());
    match selection.path.first().and_then(Step::cell).and_then(Point::of_cell) {
        Some(from) => Some(Aim { about, from, chosen: true, to: looked_at }),
        None => looked_at.map(|from| Aim { about, from, chosen: false, to: None }),
    }
}

/// Spawns the pane and everything that belongs to it.
fn raise(look: &PaneLook, position: &Gess, aim: Aim, commands: &mut Commands) -> Entity {
    let layout = Layout::grid(ACROSS, ACROSS, CELL);
    let world = |point: Point| layout.world(point.cell());
    let whole = commands.spawn((Transform::default(), Visibility::default(), ChildOf(look.root))).id();
    let mut put = |figure: &Figure, place: Transform| {
        commands.spawn((
            Mesh3d(figure.mesh.clone()),
            MeshMaterial3d(figure.material.clone()),
            place,
            NotShadowCaster,
            Pickable::IGNORE,
            ChildOf(whole),
        ));
    };
    let over = |point: Point, height: f32| Transform::from_translation(world(point) + Vec3::Y * height);
    for pane in [Some(aim.from), aim.to].into_iter().flatten() {
        put(&look.sheet, over(pane, PANE_Y));
        put(&look.edge, over(pane, PANE_Y));
    }
    let far = position.stone_at(aim.from).is_some();
    for direction in position.directions(aim.from) {
        put(&look.arrows[usize::from(far)], over(aim.from, PANE_Y) * figures::arrow_place(direction));
    }
    if let Some(to) = aim.to {
        let turn = Turn { from: aim.from, to };
        for (point, _) in position.removed(turn) {
            put(&look.struck, over(point, MARK_Y));
        }
        for point in position.lost(turn) {
            put(&look.lost, over(point, MARK_Y));
        }
        for point in landings(position, turn) {
            put(&look.landing, over(point, MARK_Y + 0.004));
        }
    }
    whole
}

/// Where the stones of a block will lie.
fn landings(position: &Gess, turn: Turn) -> Vec<Point> {
    let side = position.stones(Side::White).chain(position.stones(Side::Black));
    let (files, ranks) = (turn.to.file() as i8 - turn.from.file() as i8, turn.to.rank() as i8 - turn.from.rank() as i8);
    let near =
        |point: &Point| point.file().abs_diff(turn.from.file()) <= 1 && point.rank().abs_diff(turn.from.rank()) <= 1;
    side.filter(near).filter_map(|point| point.step(files, ranks)).filter(|point| on_board(*point)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use ludarium_rules::{Notation, Position};

    #[test]
    fn the_stones_of_a_block_land_where_the_rules_put_them() {
        let start = Gess::start(ludarium_rules::games::gess::Options::default());
        let turn = start.read_turn("c3-b3").expect("legal");
        let next = start.play_unchecked(&turn);
        let landings = landings(&start, turn);
        assert_eq!(landings.len() + start.lost(turn).len(), 5);
        assert!(landings.iter().all(|point| next.stone_at(*point) == Some(Side::Black)));
    }
}
