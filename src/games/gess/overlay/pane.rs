//! The footprint as a pane of glass with arrows where it can go, and what a move would do.

use bevy::prelude::*;
use ludarium_rules::games::gess::{Direction, Gess, Point, Turn};
use ludarium_rules::{AnyPosition, GameId, Step};

use super::figures;
use crate::board::{Moving, Overlay, OverlayItem, OverlayKey};
use crate::games::gess::{ACROSS, CELL, STONE_HEIGHT};
use crate::input::Selection;
use crate::look::mesh_builder::MeshBuilder;
use crate::look::palette::{self, Palette};
use crate::schedule::{AtBoard, OverlaySet};
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

/// A part of what is seen over the stones.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Part {
    /// The glass over a footprint.
    Sheet(Point),
    /// Its edge.
    Edge(Point),
    /// An arrow at the edge, by the number of its direction.
    Arrow(Point, u8),
    /// A stone that would be struck.
    Struck(Point),
    /// A stone that would go over the edge of the board.
    Lost(Point),
    /// Where a stone would lie.
    Landing(Point),
}

impl OverlayKey for Part {
    const SHADED: bool = true;
}

/// Meshes and materials of the pane.
#[derive(Resource, Clone)]
pub struct PaneLook {
    sheet: Figure,
    edge: Figure,
    arrows: [Figure; 2],
    struck: Figure,
    lost: Figure,
    landing: Figure,
}

#[derive(Clone)]
struct Figure {
    mesh: Handle<Mesh>,
    material: Handle<StandardMaterial>,
}

/// The piece that is looked at or chosen, and where it would go.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Aim {
    from: Point,
    /// Whether it is chosen, not only looked at.
    chosen: bool,
    to: Option<Point>,
}

impl PaneLook {
    pub fn build(assets: &mut StageAssets) -> PaneLook {
        let plain = assets.quality.low() || assets.flat.is_some();
        let mut figure = |solid: MeshBuilder, color: fn(&Palette) -> Color, glass: bool| Figure {
            mesh: assets.meshes.add(solid.mesh()),
            material: assets.coloured(
                StandardMaterial {
                    unlit: !glass || plain,
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
            sheet: figure(figures::sheet(), |_| palette::GLASS.with_alpha(0.11), true),
            edge: figure(figures::edge(), bright, false),
            arrows: [false, true].map(|far| figure(figures::arrow(far), bright, false)),
            struck: figure(figures::struck(), |palette| palette.capture, false),
            lost: figure(figures::lost(), |palette| palette.threat, false),
            landing: figure(figures::landing(), |palette| palette.selection.with_alpha(0.9), false),
        }
    }
}

/// The middle of the footprint that is chosen.
#[derive(Resource, Clone, Copy, PartialEq, Debug, Default)]
struct ChosenFootprint(Option<Point>);

/// The pane's systems.
pub fn plugin(app: &mut App) {
    let changed = resource_changed::<Selection>
        .or_else(resource_changed::<Moving>)
        .or_else(resource_exists_and_changed::<State<AtBoard>>)
        .or_else(resource_removed::<State<AtBoard>>)
        .or_else(resource_exists_and_changed::<PaneLook>);
    let here = shown(GameId::Gess).and_then(resource_exists::<PaneLook>);
    app.init_resource::<ChosenFootprint>().add_systems(
        Update,
        (show.run_if(here.and_then(changed)), sound_choice.run_if(resource_changed::<ChosenFootprint>))
            .chain()
            .in_set(OverlaySet),
    );
}

/// Brings the pane into line with the selection.
fn show(
    table: Option<Res<Table>>,
    at_board: Option<Res<State<AtBoard>>>,
    (moving, look): (Res<Moving>, Res<PaneLook>),
    mut selection: ResMut<Selection>,
    mut chosen: ResMut<ChosenFootprint>,
    mut overlay: Overlay<Part>,
) {
    let free = table.as_deref().filter(|_| at_board.is_some() && !moving.0);
    let seen = free.and_then(|table| match table.game().position() {
        AnyPosition::Gess(position) => Some((position, aim(table, &selection)?)),
        _ => None,
    });
    let picked = seen.map(|(_, aim)| aim).filter(|aim| aim.chosen).map(|aim| aim.from);
    chosen.set_if_neq(ChosenFootprint(picked));
    let loses = seen
        .is_some_and(|(position, aim)| aim.to.is_some_and(|to| position.breaks_last_ring(Turn { from: aim.from, to })));
    overlay.show(seen.map_or_else(Vec::new, |(position, aim)| look.parts(position, aim)));
    warn_of(loses, &mut selection);
}

/// Plays the sound of glass set down on a newly chosen footprint.
fn sound_choice(chosen: Res<ChosenFootprint>, mut sounds: MessageWriter<Sound>) {
    if chosen.0.is_some() {
        sounds.write(Sound::Board(Recording::Glass, 0.0, 1.0));
    }
}

/// Says in words that a goal loses, as long as it is looked at.
fn warn_of(loses: bool, selection: &mut ResMut<Selection>) {
    let warned = selection.notice.as_deref() == Some(WARNING);
    if loses != warned && (loses || warned) {
        selection.notice = loses.then(|| WARNING.to_owned());
    }
}

/// What is chosen, and what the pointer or the cursor is on.
fn aim(table: &Table, selection: &Selection) -> Option<Aim> {
    if table.visiting() || selection.hidden {
        return None;
    }
    table.human_to_move()?;
    let open = selection.cursor.or(selection.hover).filter(|cell| selection.next.contains(&Step::Cell(*cell)));
    let looked_at = open.and_then(Point::of_cell);
    match selection.path.first().and_then(Step::cell).and_then(Point::of_cell) {
        Some(from) => Some(Aim { from, chosen: true, to: looked_at }),
        None => looked_at.map(|from| Aim { from, chosen: false, to: None }),
    }
}

impl PaneLook {
    /// The pane and everything that belongs to it.
    fn parts(&self, position: &Gess, aim: Aim) -> Vec<(Part, OverlayItem)> {
        let far = position.goes_any_distance(aim.from);
        let mut parts = Vec::new();
        let mut put = |part: Part, figure: &Figure, place: Transform| {
            parts.push((part, OverlayItem::new(&figure.mesh, &figure.material, place)));
        };
        for pane in [Some(aim.from), aim.to].into_iter().flatten() {
            put(Part::Sheet(pane), &self.sheet, over(pane, PANE_Y));
            put(Part::Edge(pane), &self.edge, over(pane, PANE_Y));
        }
        for direction in position.directions(aim.from) {
            let number = Direction::ALL.iter().position(|other| *other == direction).unwrap_or(0) as u8;
            let place = over(aim.from, PANE_Y) * figures::arrow_place(direction);
            put(Part::Arrow(aim.from, number), &self.arrows[usize::from(far)], place);
        }
        if let Some(to) = aim.to {
            parts.extend(self.result(position, Turn { from: aim.from, to }));
        }
        parts
    }

    /// What a move would do to the stones.
    fn result(&self, position: &Gess, turn: Turn) -> Vec<(Part, OverlayItem)> {
        let item = |figure: &Figure, place| OverlayItem::new(&figure.mesh, &figure.material, place);
        let struck = position.removed(turn).into_iter().map(|(point, _)| (Part::Struck(point), &self.struck, point));
        let lost = position.lost(turn).into_iter().map(|point| (Part::Lost(point), &self.lost, point));
        let mut parts: Vec<(Part, OverlayItem)> =
            struck.chain(lost).map(|(part, figure, point)| (part, item(figure, over(point, MARK_Y)))).collect();
        let landings = position.landings(turn).into_iter();
        parts.extend(landings.map(|at| (Part::Landing(at), item(&self.landing, over(at, MARK_Y + 0.004)))));
        parts
    }
}

/// Above a point of the board.
fn over(point: Point, height: f32) -> Transform {
    Transform::from_translation(Layout::grid(ACROSS, ACROSS, CELL).world(point.cell()) + Vec3::Y * height)
}
