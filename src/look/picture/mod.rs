//! Pictures: materials that show a texture as it is. Whoever wants one makes an unlit [`StandardMaterial`] with a texture;
//! while a flat board is shown, every entity with such a material gets the cheap one instead.

use std::collections::HashMap;

use bevy::mesh::MeshVertexBufferLayoutRef;
use bevy::pbr::{MaterialPipeline, MaterialPipelineKey};
use bevy::prelude::*;
use bevy::render::render_resource::{AsBindGroup, RenderPipelineDescriptor, SpecializedMeshPipelineError};
use bevy::shader::ShaderRef;

use super::shader::embed_shader;

/// A texture times a colour, drawn by `shaders/picture.wgsl`.
#[derive(Asset, TypePath, AsBindGroup, Clone, Debug)]
pub struct PictureMaterial {
    #[texture(0)]
    #[sampler(1)]
    picture: Handle<Image>,
    #[uniform(2)]
    tint: LinearRgba,
    blend: AlphaMode,
}

impl PictureMaterial {
    /// The picture of a material, if it is one.
    fn of(material: &StandardMaterial) -> Option<PictureMaterial> {
        let picture = material.base_color_texture.clone().filter(|_| material.unlit)?;
        Some(PictureMaterial { picture, tint: material.base_color.into(), blend: material.alpha_mode })
    }
}

impl Material for PictureMaterial {
    fn fragment_shader() -> ShaderRef {
        "embedded://shaders/picture.wgsl".into()
    }

    fn alpha_mode(&self) -> AlphaMode {
        self.blend
    }

    fn enable_prepass() -> bool {
        false
    }

    fn enable_shadows() -> bool {
        false
    }

    /// A picture that turns over is seen from its back.
    fn specialize(
        _: &MaterialPipeline,
        descriptor: &mut RenderPipelineDescriptor,
        _: &MeshVertexBufferLayoutRef,
        _: MaterialPipelineKey<Self>,
    ) -> Result<(), SpecializedMeshPipelineError> {
        descriptor.primitive.cull_mode = None;
        Ok(())
    }
}

/// Whether materials that are pictures are drawn as pictures: only where no light becomes colour.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct DrawPictures(pub bool);

/// The pictures of materials.
#[derive(Resource, Default)]
struct Pictures(HashMap<AssetId<StandardMaterial>, Handle<PictureMaterial>>);

/// Makes the shader part of the program. An app without assets, as in tests, does without pictures.
pub fn plugin(app: &mut App) {
    app.init_resource::<DrawPictures>();
    if embed_shader!(app, "picture.wgsl") {
        app.add_plugins(MaterialPlugin::<PictureMaterial>::default()).init_resource::<Pictures>().add_observer(draw);
    }
}

/// Draws a picture as a picture.
fn draw(
    added: On<Insert, MeshMaterial3d<StandardMaterial>>,
    wanted: Res<DrawPictures>,
    shown: Query<&MeshMaterial3d<StandardMaterial>>,
    materials: Res<Assets<StandardMaterial>>,
    mut pictures: ResMut<Assets<PictureMaterial>>,
    mut known: ResMut<Pictures>,
    mut commands: Commands,
) {
    let Ok(shown) = shown.get(added.entity) else { return };
    let Some(picture) = materials.get(&shown.0).and_then(PictureMaterial::of).filter(|_| wanted.0) else {
        commands.entity(added.entity).try_remove::<MeshMaterial3d<PictureMaterial>>();
        return;
    };
    if !known.0.contains_key(&shown.id()) {
        known.0.retain(|material, _| materials.contains(*material));
    }
    let handle = known.0.entry(shown.id()).or_insert_with(|| pictures.add(picture)).clone();
    let entity = added.entity;
    commands.queue(move |world: &mut World| {
        if let Ok(mut entity) = world.get_entity_mut(entity) {
            entity.insert(MeshMaterial3d(handle)).remove::<MeshMaterial3d<StandardMaterial>>();
        }
    });
}
