//! What a game's stage is built with. It holds no part of the world, so that a stage can be built away from the frame.

use std::f32::consts::PI;

use bevy::asset::AssetHandleProvider;
use bevy::light::NotShadowCaster;
use bevy::prelude::*;
use bevy::render::render_resource::Face;
use ludarium_rules::Side;

use super::variants::{VARIANTS, Variants, vary};
use crate::look::bake_cache::BakeCache;
use crate::look::light::LightMaterial;
use crate::look::mesh_builder::MeshBuilder;
use crate::look::palette::{Coloured, Palette, PaletteRoles, Role};
use crate::look::texture::Texture;
use crate::quality::Quality;

/// Assets of one type that were made and are not yet among the others of their type.
pub struct Batch<A: Asset> {
    provider: AssetHandleProvider,
    made: Vec<(Handle<A>, A)>,
}

impl<A: Asset> Batch<A> {
    /// A batch whose assets will belong to this collection.
    #[must_use]
    pub fn of(assets: &Assets<A>) -> Batch<A> {
        Batch { provider: assets.get_handle_provider(), made: Vec::new() }
    }

    /// Adds an asset. Its handle can be used at once; the asset follows when the batch is delivered.
    pub fn add(&mut self, asset: impl Into<A>) -> Handle<A> {
        let handle = self.reserve();
        self.made.push((handle.clone(), asset.into()));
        handle
    }

    fn reserve(&self) -> Handle<A> {
        self.provider.reserve_handle().typed()
    }

    /// Moves everything that was made into the collection of its type.
    fn deliver(self, assets: &mut Assets<A>) {
        for (handle, asset) in self.made {
            // The handle is held, so that its place in the collection cannot have been given to another asset.
            let _ = assets.insert(&handle, asset);
        }
    }
}

/// Moves materials into their collection, and keeps those that have a role in the colours of the palette.
fn deliver_coloured<M: Asset + Coloured>(made: Batch<M>, roles: Vec<(Handle<M>, Role)>, world: &mut World) {
    made.deliver(&mut world.resource_mut::<Assets<M>>());
    world.resource_scope(|world, mut materials: Mut<Assets<M>>| {
        let palette = *world.resource::<Palette>();
        let mut known = world.resource_mut::<PaletteRoles<M>>();
        for (handle, role) in roles {
            known.register(&mut materials, &palette, &handle, role);
        }
    });
}

/// A part of a game's scenery, which neither moves nor takes clicks.
struct Scenery {
    mesh: Handle<Mesh>,
    material: Handle<StandardMaterial>,
    /// Who alone sees it.
    seat: Option<Seat>,
}

/// A part of the board that is no cell: who chooses it is told what it is.
#[derive(Component, Clone, Copy, Debug)]
pub struct Gap {
    /// The key of the heading below which the rules page says so.
    pub heading: &'static str,
    /// One line for the player.
    pub words: fn() -> String,
}

/// What is seen from one side of the board alone: writing that is upright for whoever looks.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct Seat(pub Side);
/// What paints a picture.
type Painter = Box<dyn FnOnce(&BakeCache) -> Image + Send + Sync>;
/// What is done each time the stage is shown.
type OnShow = Box<dyn Fn(&mut Commands) + Send + Sync>;

/// What a stage is built with, and what was built so far.
pub struct StageAssets {
    /// Meshes made in code.
    pub meshes: Batch<Mesh>,
    /// Their materials.
    pub materials: Batch<StandardMaterial>,
    /// Below this entity stands everything of the stage while it is shown.
    pub root: Entity,
    /// The colours that mean something.
    pub palette: Palette,
    /// How much is drawn.
    pub quality: Quality,
    baked: BakeCache,
    images: Batch<Image>,
    /// Pictures that have their handles and are not painted yet.
    unpainted: Vec<(Handle<Image>, Painter)>,
    /// How many pixels the picture of the board is wide on a flat stage; `None` for a stage in the room.
    pub flat: Option<u32>,
    lights: Batch<LightMaterial>,
    roles: Vec<(Handle<StandardMaterial>, Role)>,
    light_roles: Vec<(Handle<LightMaterial>, Role)>,
    variants: Vec<Vec<Handle<StandardMaterial>>>,
    scenery: Vec<Scenery>,
    on_show: Vec<OnShow>,
}

impl StageAssets {
    /// Nothing is built yet.
    #[must_use]
    pub fn new(world: &World, root: Entity) -> StageAssets {
        StageAssets {
            meshes: Batch::of(world.resource::<Assets<Mesh>>()),
            materials: Batch::of(world.resource::<Assets<StandardMaterial>>()),
            root,
            palette: *world.resource::<Palette>(),
            quality: *world.resource::<Quality>(),
            baked: world.get_resource().cloned().unwrap_or_default(),
            images: Batch::of(world.resource::<Assets<Image>>()),
            unpainted: Vec::new(),
            flat: None,
            lights: Batch::of(world.resource::<Assets<LightMaterial>>()),
            roles: Vec::new(),
            light_roles: Vec::new(),
            variants: Vec::new(),
            scenery: Vec::new(),
            on_show: Vec::new(),
        }
    }

    /// Adds a texture.
    pub fn texture(&mut self, texture: Texture) -> Handle<Image> {
        self.paint_later(move |baked| texture.image(baked))
    }

    /// Adds a picture, which is painted when all else is built.
    pub fn picture(&mut self, paint: impl FnOnce() -> Image + Send + Sync + 'static) -> Handle<Image> {
        self.paint_later(|_| paint())
    }

    fn paint_later(&mut self, paint: impl FnOnce(&BakeCache) -> Image + Send + Sync + 'static) -> Handle<Image> {
        let handle = self.images.reserve();
        self.unpainted.push((handle.clone(), Box::new(paint)));
        handle
    }

    /// Paints the next picture; false if there is none.
    pub fn paint_next(&mut self) -> bool {
        let Some((handle, paint)) = self.unpainted.pop() else { return false };
        self.images.made.push((handle, paint(&self.baked)));
        true
    }

    /// Adds a material of pieces, of which each piece gets one of a few variants.
    pub fn piece_material(&mut self, material: &StandardMaterial) -> Handle<StandardMaterial> {
        let first = self.materials.add(material.clone());
        let others = (1..VARIANTS).map(|number| self.materials.add(vary(material, number)));
        self.variants.push(std::iter::once(first.clone()).chain(others).collect());
        first
    }

    /// The variants of all materials of pieces that were added so far.
    #[must_use]
    pub fn variants(&self) -> Variants {
        Variants::of(self.variants.iter().cloned())
    }

    /// Adds a material in the colour, alpha included, that `role` takes from whatever palette is in use.
    pub fn coloured(
        &mut self,
        material: StandardMaterial,
        role: impl Fn(&Palette) -> Color + Send + Sync + 'static,
    ) -> Handle<StandardMaterial> {
        let handle = self.materials.add(StandardMaterial { base_color: role(&self.palette), ..material });
        self.roles.push((handle.clone(), Box::new(role)));
        handle
    }

    /// Adds light in the colour, alpha included, that `role` takes from whatever palette is in use.
    pub fn light(
        &mut self,
        light: LightMaterial,
        role: impl Fn(&Palette) -> Color + Send + Sync + 'static,
    ) -> Handle<LightMaterial> {
        let handle = self.lights.add(light);
        self.light_roles.push((handle.clone(), Box::new(role)));
        handle
    }

    /// Adds parts of the game's scenery, which neither move nor take clicks.
    pub fn add_scenery(&mut self, parts: impl IntoIterator<Item = (MeshBuilder, Handle<StandardMaterial>)>) {
        for (solid, material) in parts {
            self.scenery.push(Scenery { mesh: self.meshes.add(solid.mesh()), material, seat: None });
        }
    }

    /// Adds the names of files and ranks: `write` writes them as they are turned, so that they are upright for whoever
    /// looks.
    pub fn add_coordinates(&mut self, write: impl Fn(Quat) -> MeshBuilder, material: &Handle<StandardMaterial>) {
        for (side, turn) in [(Side::White, 0.0), (Side::Black, PI)] {
            let mesh = self.meshes.add(write(Quat::from_rotation_y(turn)).mesh());
            self.scenery.push(Scenery { mesh, material: material.clone(), seat: Some(Seat(side)) });
        }
    }

    /// Adds what takes clicks without being a cell. Its faces look up; they are never drawn.
    pub fn add_gap(&mut self, faces: MeshBuilder, gap: Gap) {
        let (root, mesh, unseen) = (self.root, self.meshes.add(faces.mesh()), self.unseen());
        self.on_show(move |commands| {
            let looks = (Mesh3d(mesh.clone()), MeshMaterial3d(unseen.clone()), NotShadowCaster);
            commands.spawn((gap, looks, Pickable::default(), ChildOf(root)));
        });
    }

    /// The material of faces that look up, take clicks and are never drawn.
    pub fn unseen(&mut self) -> Handle<StandardMaterial> {
        self.materials.add(StandardMaterial { unlit: true, cull_mode: Some(Face::Front), ..default() })
    }

    /// The meshes of the scenery that was added so far.
    #[cfg(test)]
    pub fn scenery_meshes(&self) -> impl Iterator<Item = &Mesh> {
        let of = |part: &Scenery| self.meshes.made.iter().find(|(made, _)| *made == part.mesh).map(|(_, mesh)| mesh);
        self.scenery.iter().filter_map(of)
    }

    /// Does this each time the stage is shown; what it spawns below the root goes when the stage does.
    pub fn on_show(&mut self, action: impl Fn(&mut Commands) + Send + Sync + 'static) {
        self.on_show.push(Box::new(action));
    }

    /// Inserts this resource, as it is now, each time the stage is shown.
    pub fn insert_on_show<R: Resource + Clone>(&mut self, resource: R) {
        self.on_show(move |commands| commands.insert_resource(resource.clone()));
    }

    /// Delivers all assets to the world, and keeps what is needed to show the stage. What is not painted yet is painted
    /// before that.
    pub fn deliver(mut self, world: &mut World) -> Scene {
        while self.paint_next() {}
        self.meshes.deliver(&mut world.resource_mut::<Assets<Mesh>>());
        self.images.deliver(&mut world.resource_mut::<Assets<Image>>());
        deliver_coloured(self.materials, self.roles, world);
        deliver_coloured(self.lights, self.light_roles, world);
        Scene { scenery: self.scenery, on_show: self.on_show }
    }
}

/// What stands around a game's cells, ready to be shown any number of times.
pub struct Scene {
    scenery: Vec<Scenery>,
    on_show: Vec<OnShow>,
}

impl Scene {
    /// Spawns the scenery below `root` and does what the game wants done when it is shown.
    pub fn show(&self, commands: &mut Commands, root: Entity) {
        for part in &self.scenery {
            let looks = (Mesh3d(part.mesh.clone()), MeshMaterial3d(part.material.clone()));
            let mut shown = commands.spawn((looks, Pickable::IGNORE, ChildOf(root)));
            if let Some(seat) = part.seat {
                shown.insert(seat);
            }
        }
        for action in &self.on_show {
            action(commands);
        }
    }
}
