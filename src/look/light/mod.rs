//! Light: a material for lines that glow, which costs a software renderer a tenth of an unlit [`StandardMaterial`]. Meshes
//! say by their texture coordinates where a line's middle and its edges are; see `shaders/light.wgsl`.

use bevy::mesh::MeshVertexBufferLayoutRef;
use bevy::pbr::{MaterialPipeline, MaterialPipelineKey};
use bevy::prelude::*;
use bevy::render::render_resource::{
    AsBindGroup, CompareFunction, RenderPipelineDescriptor, SpecializedMeshPipelineError,
};
use bevy::shader::ShaderRef;
use ludarium_diagram::Rgb;

use super::palette::{self, Coloured};
use super::shader::embed_shader;

pub mod line;

/// How dark the edge of a light is beside its colour, and how much it covers.
const EDGE: (f32, f32) = (0.10, 0.85);
/// How light the edge of a dark light is.
const PALE: f32 = 0.75;

/// Light of a colour with a soft dark edge, so that it is seen on light and dark alike.
#[derive(Asset, TypePath, AsBindGroup, Clone, Debug)]
#[bind_group_data(LightKey)]
pub struct LightMaterial {
    #[uniform(0)]
    colour: LinearRgba,
    #[uniform(0)]
    edge: LinearRgba,
    coverage: Coverage,
    /// How much nearer than it is it counts when lights are drawn one over the other.
    nearer: f32,
}

/// Which part of a light is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Coverage {
    /// Where nothing is in front of it.
    Open,
    /// Where something is in front of it, shining through dimly.
    Covered,
}

/// What a pipeline depends on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct LightKey(Coverage);

impl From<&LightMaterial> for LightKey {
    fn from(material: &LightMaterial) -> LightKey {
        LightKey(material.coverage)
    }
}

impl LightMaterial {
    /// Light of a colour, whose alpha is its strength.
    #[must_use]
    pub fn new(colour: Color, coverage: Coverage) -> LightMaterial {
        let colour = LinearRgba::from(colour);
        // A dark light has a pale edge.
        let grey = if colour.luminance() < Rgb::DARK { LinearRgba::gray(PALE) } else { colour * EDGE.0 };
        LightMaterial { colour, edge: grey.with_alpha(EDGE.1 * colour.alpha), coverage, nearer: 0.0 }
    }

    /// Its colour, whose alpha is its strength.
    #[cfg(test)]
    pub const fn colour(&self) -> LinearRgba {
        self.colour
    }

    /// The same light, drawn over others as if it were so much nearer.
    #[must_use]
    pub const fn nearer(self, by: f32) -> LightMaterial {
        LightMaterial { nearer: by, ..self }
    }
}

impl Coloured for LightMaterial {
    fn set_colour(&mut self, colour: Color) {
        *self = LightMaterial::new(colour, self.coverage).nearer(self.nearer);
    }
}

impl Material for LightMaterial {
    fn fragment_shader() -> ShaderRef {
        "embedded://shaders/light.wgsl".into()
    }

    fn alpha_mode(&self) -> AlphaMode {
        AlphaMode::Blend
    }

    fn depth_bias(&self) -> f32 {
        self.nearer
    }

    fn enable_prepass() -> bool {
        false
    }

    fn enable_shadows() -> bool {
        false
    }

    /// Light is seen from both sides.
    fn specialize(
        _: &MaterialPipeline,
        descriptor: &mut RenderPipelineDescriptor,
        _: &MeshVertexBufferLayoutRef,
        key: MaterialPipelineKey<Self>,
    ) -> Result<(), SpecializedMeshPipelineError> {
        descriptor.primitive.cull_mode = None;
        if key.bind_group_data == LightKey(Coverage::Covered) {
            // Depth grows toward the eye.
            if let Some(depth) = &mut descriptor.depth_stencil {
                depth.depth_compare = Some(CompareFunction::Less);
            }
            if let Some(fragment) = &mut descriptor.fragment {
                fragment.shader_defs.push("COVERED".into());
            }
        }
        Ok(())
    }
}

/// Makes the shader part of the program, and keeps lights in the colours of the palette. An app without assets, as in
/// tests, draws none.
pub fn plugin(app: &mut App) {
    if embed_shader!(app, "light.wgsl") {
        app.add_plugins(MaterialPlugin::<LightMaterial>::default());
    } else {
        app.init_resource::<Assets<LightMaterial>>();
    }
    palette::follow::<LightMaterial>(app);
}
