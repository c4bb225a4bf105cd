//! What lets something through is drawn from the back to the front. Bevy 0.19 notes where such a mesh is when it is first
//! seen, or gets another mesh or material, and not when it moves: a stone that was carried onto a tower would be drawn
//! where it came from, below those that it lies on. So places are looked up anew in every frame that is drawn.

use bevy::core_pipeline::core_3d::{Transparent3d, TransparentSortingInfo3d};
use bevy::pbr::{MeshInputUniform, MeshUniform, RenderMeshInstances, get_mesh_instance_world_from_local};
use bevy::prelude::*;
use bevy::render::batching::gpu_preprocessing::BatchedInstanceBuffers;
use bevy::render::mesh::RenderMesh;
use bevy::render::render_asset::RenderAssets;
use bevy::render::render_phase::{PhaseItem, ViewSortedRenderPhases, sort_phase_system};
use bevy::render::{Render, RenderApp, RenderSystems};

/// Keeps the order true. An app that draws nothing has none.
pub fn plugin(app: &mut App) {
    if let Some(render) = app.get_sub_app_mut(RenderApp) {
        let before_sorting = look_up_places.in_set(RenderSystems::PhaseSort).before(sort_phase_system::<Transparent3d>);
        render.add_systems(Render, before_sorting);
    }
}

type Buffers = BatchedInstanceBuffers<MeshUniform, MeshInputUniform>;

/// Notes where every mesh is that lets something through.
fn look_up_places(
    instances: Res<RenderMeshInstances>,
    meshes: Res<RenderAssets<RenderMesh>>,
    buffers: Option<Res<Buffers>>,
    mut phases: ResMut<ViewSortedRenderPhases<Transparent3d>>,
) {
    for item in phases.values_mut().flat_map(|phase| phase.items.values_mut()) {
        let entity = item.main_entity();
        let Some(instance) = instances.render_mesh_queue_data(entity) else { continue };
        let Some(mesh) = meshes.get(instance.mesh_asset_id()) else { continue };
        if let TransparentSortingInfo3d::Sorted { mesh_center, .. } = &mut item.sorting_info {
            let index = instance.current_uniform_index;
            let place = get_mesh_instance_world_from_local(entity, index, &instances, buffers.as_deref());
            *mesh_center = place.transform_point3(mesh.aabb_center);
        }
    }
}
