//! The inlaid frame of a zone: a material of our own that shows who holds the zone.

use crate::games::tress::{FORTRESS, Inlay, ZONES, ZoneShown};
use crate::look::palette::Palette;
use crate::look::shader::embed_shader;
use crate::schedule::OverlaySet;
use bevy::prelude::*;
use bevy::render::render_resource::{AsBindGroup, ShaderType};
use bevy::shader::ShaderRef;
use ludarium_rules::{Side, ZoneState};

/// What the shader needs to know of a zone.
#[derive(ShaderType, Clone, Copy, PartialEq, Debug)]
pub struct InlayUniform {
    white: Vec4,
    white_mark: Vec4,
    black: Vec4,
    black_mark: Vec4,
    shown: Vec4,
    ornate: Vec4,
}

/// The material of one zone's frame, drawn by `shaders/zone_inlay.wgsl`.
#[derive(Asset, TypePath, AsBindGroup, Clone, Debug)]
pub struct InlayMaterial {
    #[uniform(0)]
    uniform: InlayUniform,
}

impl Material for InlayMaterial {
    fn fragment_shader() -> ShaderRef {
        "embedded://shaders/zone_inlay.wgsl".into()
    }

    fn alpha_mode(&self) -> AlphaMode {
        AlphaMode::Blend
    }

    fn enable_prepass() -> bool {
        false
    }

    fn enable_shadows() -> bool {
        false
    }
}

impl InlayMaterial {
    /// The material of an empty zone.
    #[must_use]
    pub fn new(ornate: bool) -> Self {
        let uniform = InlayUniform {
            white: Vec4::ZERO,
            white_mark: Vec4::ZERO,
            black: Vec4::ZERO,
            black_mark: Vec4::ZERO,
            shown: Vec4::new(0.0, 0.0, 1.0, 0.0),
            ornate: Vec4::new(f32::from(u8::from(ornate)), 0.0, 0.0, 0.0),
        };
        let mut material = Self { uniform };
        material.paint(&Palette::default());
        material
    }

    /// Takes over the colours of a palette.
    pub fn paint(&mut self, palette: &Palette) {
        let linear = |color: Color| color.to_linear().to_vec4();
        self.uniform.white = linear(palette.white);
        self.uniform.white_mark = linear(palette.white_mark);
        self.uniform.black = linear(palette.black);
        self.uniform.black_mark = linear(palette.black_mark);
    }

    fn show(&mut self, zone: &ZoneShown) {
        self.uniform.shown = Vec4::new(code(zone.state), code(zone.previous), zone.change, 0.0);
    }
}

/// The shader's number for a state.
fn code(state: ZoneState) -> f32 {
    match state {
        ZoneState::Neutral => 0.0,
        ZoneState::Contested => 1.0,
        ZoneState::Controlled(Side::White) => 2.0,
        ZoneState::Controlled(Side::Black) => 3.0,
    }
}

/// Makes the shader part of the program and registers the material. Needs the asset plugin.
pub fn plugin(app: &mut App) {
    embed_shader!(app, "zone_inlay.wgsl");
    app.add_plugins(MaterialPlugin::<InlayMaterial>::default())
        .init_resource::<InlayMaterials>()
        .add_systems(Update, (show, repaint.run_if(resource_exists_and_changed::<Palette>)).chain().in_set(OverlaySet))
        .add_observer(cover);
}

/// One material for each zone.
#[derive(Resource)]
struct InlayMaterials([Handle<InlayMaterial>; ZONES]);

impl FromWorld for InlayMaterials {
    fn from_world(world: &mut World) -> InlayMaterials {
        let mut assets = world.resource_mut::<Assets<InlayMaterial>>();
        InlayMaterials(std::array::from_fn(|zone| assets.add(InlayMaterial::new(zone == FORTRESS))))
    }
}

/// Gives a frame the material of its zone.
fn cover(frame: On<Add, Inlay>, zones: Query<&ZoneShown>, materials: Res<InlayMaterials>, mut commands: Commands) {
    let zone = zones.get(frame.entity).ok().and_then(|zone| materials.0.get(usize::from(zone.zone)));
    if let Some(material) = zone {
        commands.entity(frame.entity).insert(MeshMaterial3d(material.clone()));
    }
}

type Changed<'a> = (&'a ZoneShown, &'a MeshMaterial3d<InlayMaterial>);

fn show(
    zones: Query<Changed, (With<Inlay>, bevy::prelude::Changed<ZoneShown>)>,
    mut materials: ResMut<Assets<InlayMaterial>>,
) {
    for (zone, handle) in &zones {
        if let Some(mut material) = materials.get_mut(&handle.0) {
            material.show(zone);
        }
    }
}

fn repaint(palette: Res<Palette>, mut materials: ResMut<Assets<InlayMaterial>>) {
    for (_, material) in materials.iter_mut() {
        material.paint(&palette);
    }
}
