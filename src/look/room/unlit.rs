//! What is drawn without light, as it is: a picture times the colours of the corners. It costs a weak renderer a fraction
//! of an unlit [`StandardMaterial`].

use bevy::asset::RenderAssetUsages;
use bevy::image::ImageSampler;
use bevy::prelude::*;
use bevy::render::render_resource::{AsBindGroup, Extent3d, TextureDimension, TextureFormat};
use bevy::shader::ShaderRef;

use crate::look::mesh_builder::MeshBuilder;
use crate::look::shader::embed_shader;

/// The width of the picture of a shade, in texels.
const SHADE: usize = 48;
/// How dark a shade is at which distances from its middle; its picture ends at 1.
const DARK: [(f32, f32); 4] = [(0.5, 0.6), (0.72, 0.48), (0.86, 0.19), (1.0, 0.0)];

/// A picture times the colours of the corners, drawn by `shaders/unlit.wgsl`.
#[derive(Asset, TypePath, AsBindGroup, Clone, Debug)]
pub struct UnlitMaterial {
    #[texture(0)]
    #[sampler(1)]
    picture: Handle<Image>,
    is_clear: bool,
}

/// The shade below what stands: a square two units wide that is dark in its middle.
#[derive(Resource, Clone, Debug)]
pub struct ShadeLook(pub Mesh3d, pub MeshMaterial3d<UnlitMaterial>);

impl UnlitMaterial {
    /// A picture that lets nothing through.
    #[must_use]
    pub fn opaque(picture: Handle<Image>) -> UnlitMaterial {
        UnlitMaterial { picture, is_clear: false }
    }
}

impl Material for UnlitMaterial {
    fn fragment_shader() -> ShaderRef {
        "embedded://shaders/unlit.wgsl".into()
    }

    fn alpha_mode(&self) -> AlphaMode {
        if self.is_clear { AlphaMode::Blend } else { AlphaMode::Opaque }
    }

    fn enable_prepass() -> bool {
        false
    }

    fn enable_shadows() -> bool {
        false
    }
}

/// Makes the shader part of the program, and the shade. An app without assets, as in tests, does without both.
pub fn plugin(app: &mut App) {
    if embed_shader!(app, "unlit.wgsl") {
        app.add_plugins(MaterialPlugin::<UnlitMaterial>::default()).add_systems(Startup, make_shade);
    }
}

fn make_shade(
    (mut images, mut meshes): (ResMut<Assets<Image>>, ResMut<Assets<Mesh>>),
    mut materials: ResMut<Assets<UnlitMaterial>>,
    mut commands: Commands,
) {
    let mut square = MeshBuilder::new();
    square.paint(Color::WHITE);
    let corners = [(-1.0, 1.0), (1.0, 1.0), (1.0, -1.0), (-1.0, -1.0)];
    let [a, b, c, d] = corners.map(|(x, z)| square.vertex(vec3(x, 0.0, z), Vec3::Y, (vec2(x, z) + Vec2::ONE) * 0.5));
    square.triangle(a, b, c);
    square.triangle(a, c, d);
    let material = UnlitMaterial { picture: images.add(shade()), is_clear: true };
    commands.insert_resource(ShadeLook(Mesh3d(meshes.add(square.mesh())), MeshMaterial3d(materials.add(material))));
}

fn shade() -> Image {
    let place = |index: usize| (index as f32 + 0.5) / SHADE as f32 * 2.0 - 1.0;
    let pixels = (0..SHADE * SHADE).flat_map(|index| {
        let away = vec2(place(index % SHADE), place(index / SHADE)).length();
        let ring = DARK.windows(2).find(|ring| away < ring[1].0);
        let dark = ring.map_or(0.0, |ring| {
            let part = ((away - ring[0].0) / (ring[1].0 - ring[0].0)).clamp(0.0, 1.0);
            ring[0].1.lerp(ring[1].1, part)
        });
        [0, 0, 0, (dark * 255.0) as u8]
    });
    let size = Extent3d { width: SHADE as u32, height: SHADE as u32, depth_or_array_layers: 1 };
    let format = TextureFormat::Rgba8UnormSrgb;
    let pixels = pixels.collect();
    let mut image = Image::new(size, TextureDimension::D2, pixels, format, RenderAssetUsages::RENDER_WORLD);
    image.sampler = ImageSampler::linear();
    image
}
