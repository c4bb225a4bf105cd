//! The Game for the Trees: a forest floor on which everything grows.

mod board;
mod closing;
mod guide;
/// How a turn is put together: the row of leaves, its order and its panel.
mod input {
    pub mod order;
    pub mod panel;
    pub mod row;
}
mod overlay;
mod pieces;
mod place;

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use ludarium_rules::games::trees::GRASS;
use ludarium_rules::{BoardView, Cell, GameId, Piece, Side, Step};

use guide::GUIDE;

use crate::input::{CurtainSet, Selection, ToolSet};
use crate::page::asset;
use crate::pieces::Moving;
use crate::schedule::{OverlaySet, Screen, TurnSet};
use crate::stage::MarkKind;
use crate::stage::Recording;
use crate::stage::{AnimationStyle, Arrival, Change, Leaving, ParticleKind, VisualEvent};
use crate::stage::{GameUi, Heard, Presentation, StageAssets, flat, shown};
use crate::table::Table;
use crate::ui::PanelSet;
use crate::words::text;
use input::{panel, row};
pub use overlay::chain_view;
use overlay::preview_look;
use pieces::ForestLook;
use pieces::limbs::LimbLook;

/// How the Game for the Trees is shown.
pub const UI: GameUi = GameUi {
    short_name: "Trees",
    blurb: || text!("trees-blurb"),
    miniature: Some(include_bytes!("../../../assets/miniatures/trees.png")),
    build,
    build_flat,
    place: &place::PLACE,
    views: chain_view::plugin,
    plugin,
    hop_height: |_, _| 0.0,
    pose,
    mark,
    animation: AnimationStyle {
        leaving: Leaving::Wither,
        arrival: Arrival::Sprout,
        change: Change::Sprout,
        convert: Change::Sprout,
        rooted: true,
        closes_ranks: false,
        particles,
    },
    sound_for,
    caption_for,
    closing: closing::CLOSING,
    ambience: Some(asset!("sounds/ambience_trees.ogg")),
    music: Some("trees"),
    phase: |course| course.phase(12, 0.4),
    ..GameUi::new(GameId::Trees, &GUIDE)
};

/// Registers the systems of the forest.
fn plugin(app: &mut App) {
    app.add_plugins(row::keys)
        .init_resource::<row::Row>()
        .add_plugins(overlay::plugin)
        .add_systems(Update, row::keep_cursor_off.in_set(ToolSet).run_if(shown(GameId::Trees)))
        .add_systems(Update, row::follow.in_set(TurnSet::Queue).after(CurtainSet).run_if(shown(GameId::Trees)))
        .add_systems(
            Update,
            panel::describe_choice.in_set(OverlaySet).run_if(
                resource_exists::<Table>
                    .and_then(shown(GameId::Trees))
                    .and_then(resource_changed::<Selection>.or_else(resource_changed::<Moving>)),
            ),
        )
        .add_systems(
            EguiPrimaryContextPass,
            panel::show
                .in_set(PanelSet::Game)
                .run_if(in_state(Screen::Table).and_then(resource_exists::<Table>).and_then(shown(GameId::Trees))),
        );
}

fn build(ui: &'static GameUi, assets: &mut StageAssets) -> Presentation {
    let look = ForestLook::build(assets);
    look.add_floor(assets);
    add_overlays(assets);
    let soil = look.clone();
    Presentation::new(ui, (GUIDE.layout)(), move |piece| look.piece_meshes(piece), move |cell| soil.cell_mesh(cell))
}

fn build_flat(ui: &'static GameUi, assets: &mut StageAssets) -> Presentation {
    add_overlays(assets);
    flat::build(ui, assets)
}

/// Limbs, chains and previews.
fn add_overlays(assets: &mut StageAssets) {
    let limbs = LimbLook::build(assets);
    let previews = preview_look::build(assets);
    assets.insert_on_show(previews);
    assets.insert_on_show(limbs);
}

/// No two plants look the same way or are equally large.
fn pose(piece: Piece, cell: Cell, _: u8) -> Transform {
    let number = f32::from(cell.0) * 12.9898 + f32::from(piece.kind.0) * 78.233;
    let chance = (number.sin() * 43_758.547).fract();
    // Ribbons show on which side of the Pine a tree has its root: their knots stay in front.
    Transform::from_rotation(Quat::from_rotation_y(chance * 0.10)).with_scale(Vec3::splat(1.0 + 0.05 * chance))
}

/// Every square of one's own can be chosen at first, so that marks there would say nothing. Where the chosen one may grow
/// is marked above the plants, by the previews.
fn mark(_: &BoardView, _: Side, path: &[Step], _: Cell) -> Option<MarkKind> {
    (path.len() > 1).then_some(MarkKind::Movable)
}

fn particles(event: &VisualEvent) -> Option<ParticleKind> {
    match event {
        VisualEvent::Grow { .. } | VisualEvent::Convert { .. } => Some(ParticleKind::Leaves),
        VisualEvent::Wither { .. } => Some(ParticleKind::DryLeaves),
        _ => None,
    }
}

fn sound_for(event: &VisualEvent) -> Option<(f32, Recording)> {
    Some(match event {
        VisualEvent::Grow { piece, .. } if piece.kind == GRASS => (0.0, Recording::GrowGrass),
        VisualEvent::Grow { .. } => (0.0, Recording::Grow),
        VisualEvent::Wither { .. } => (0.0, Recording::Wither),
        VisualEvent::Convert { .. } => (0.4, Recording::Pop),
        VisualEvent::Lean { .. } => (0.3, Recording::WoodKnock),
        VisualEvent::Chain { next: Some(_), .. } => (0.0, Recording::Sway),
        _ => return None,
    })
}

fn caption_for(heard: Heard) -> Option<String> {
    Some(match heard {
        Heard::Event(Recording::GrowGrass) => text!("trees-caption-grass"),
        Heard::Event(Recording::Grow) => text!("trees-caption-grow"),
        Heard::Event(Recording::Wither) => text!("trees-caption-wither"),
        Heard::Event(Recording::Pop) => text!("trees-caption-huckleberry"),
        Heard::Event(Recording::WoodKnock) => text!("trees-caption-attack"),
        Heard::Event(Recording::Sway) => text!("trees-caption-chain"),
        Heard::Ambience => text!("trees-caption-ambience"),
        Heard::Music => text!("trees-caption-music"),
        Heard::Event(_) => return None,
    })
}
