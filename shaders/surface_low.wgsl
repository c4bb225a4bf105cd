// Lit surfaces for the low tier: what bevy_pbr's own pbr.wgsl does with the colour, the roughness and the metal of a
// StandardMaterial in the light of directional lights and the environment map, and nothing else. No shadows, clusters of
// lights, lacquer, transmission, normal maps or decals. On a software renderer a frame of the room takes a fraction of the
// time.

#import bevy_pbr::{
    forward_io::{VertexOutput, FragmentOutput},
    mesh_view_bindings as bindings,
    mesh_view_bindings::{light_probes, lights, view},
    pbr_bindings,
    pbr_functions::premultiply_alpha,
    pbr_types,
}
#ifdef TONEMAP_IN_SHADER
#import bevy_core_pipeline::tonemapping::tone_mapping
#endif
#ifdef BINDLESS
#import bevy_pbr::mesh_bindings::mesh
#import bevy_pbr::pbr_bindings::material_indices
#import bevy_render::bindless::{bindless_samplers_filtering, bindless_textures_2d}
#endif

const PI: f32 = 3.14159265;

// What a surface is made of.
struct Surface {
    // What it scatters, and what it reflects when looked at straight.
    diffuse: vec3<f32>,
    specular: vec3<f32>,
    perceptual_roughness: f32,
}

// The light of the directional lights; the highlight after Karis, "Physically Based Shading on Mobile".
fn direct_light(surface: Surface, normal: vec3<f32>, eye: vec3<f32>) -> vec3<f32> {
    let roughness = max(surface.perceptual_roughness * surface.perceptual_roughness, 0.002);
    var sum = vec3<f32>(0.0);
    for (var index = 0u; index < lights.n_directional_lights; index++) {
        let towards = lights.directional_lights[index].direction_to_light;
        let facing = dot(normal, towards);
        if facing > 0.0 {
            let half_way = normalize(towards + eye);
            let along = saturate(dot(normal, half_way));
            let across = saturate(dot(towards, half_way));
            let squared = roughness * roughness;
            let spread = along * along * (squared - 1.0) + 1.0;
            let highlight = squared / (4.0 * PI * spread * spread * max(0.1, across * across) * (roughness + 0.5));
            let light = lights.directional_lights[index].color.rgb * facing;
            sum += (surface.diffuse / PI + surface.specular * highlight) * light;
        }
    }
    return sum;
}

#ifdef ENVIRONMENT_MAP
// The light of the room from all around.
fn light_around(surface: Surface, normal: vec3<f32>, eye: vec3<f32>) -> vec3<f32> {
    let level = surface.perceptual_roughness * f32(light_probes.smallest_specular_mip_level_for_view);
    // Cube maps are left-handed.
    let flip = vec3<f32>(1.0, 1.0, -1.0);
    let mirrored = reflect(-eye, normal) * flip;
    let around = normal * flip;
#ifdef MULTIPLE_LIGHT_PROBES_IN_ARRAY
    let map = light_probes.view_cubemap_index;
    let scattered = textureSampleLevel(
        bindings::diffuse_environment_maps[map], bindings::environment_map_sampler, around, 0.0).rgb;
    let reflected = textureSampleLevel(
        bindings::specular_environment_maps[map], bindings::environment_map_sampler, mirrored, level).rgb;
#else
    let scattered = textureSampleLevel(
        bindings::diffuse_environment_map, bindings::environment_map_sampler, around, 0.0).rgb;
    let reflected = textureSampleLevel(
        bindings::specular_environment_map, bindings::environment_map_sampler, mirrored, level).rgb;
#endif
    let facing = max(dot(normal, eye), 0.0001);
    let part = surface.perceptual_roughness * vec4<f32>(-1.0, -0.0275, -0.572, 0.022) + vec4<f32>(1.0, 0.0425, 1.04, -0.04);
    let fresnel = min(part.x * part.x, exp2(-9.28 * facing)) * part.x + part.y;
    let scale = vec2<f32>(-1.04, 1.04) * fresnel + part.zw;
    let mirror = surface.specular * scale.x + scale.y;
    return light_probes.intensity_for_view * (scattered * surface.diffuse * (1.0 - mirror) + reflected * mirror);
}
#endif

@fragment
fn fragment(in: VertexOutput, @builtin(front_facing) is_front: bool) -> FragmentOutput {
#ifdef BINDLESS
    let slot = mesh[in.instance_index].material_and_lightmap_bind_group_slot & 0xffffu;
    let material = &pbr_bindings::material_array[material_indices[slot].material];
#else
    let material = &pbr_bindings::material;
#endif
    let flags = (*material).flags;
    var color = (*material).base_color;
#ifdef VERTEX_COLORS
    color *= in.color;
#endif
#ifdef VERTEX_UVS_A
    if (flags & pbr_types::STANDARD_MATERIAL_FLAGS_BASE_COLOR_TEXTURE_BIT) != 0u {
        let uv = ((*material).uv_transform * vec3<f32>(in.uv, 1.0)).xy;
#ifdef BINDLESS
        color *= textureSampleBias(
            bindless_textures_2d[material_indices[slot].base_color_texture],
            bindless_samplers_filtering[material_indices[slot].base_color_sampler], uv, view.mip_bias);
#else
        color *= textureSampleBias(
            pbr_bindings::base_color_texture, pbr_bindings::base_color_sampler, uv, view.mip_bias);
#endif
    }
#endif

    let alpha_mode = flags & pbr_types::STANDARD_MATERIAL_FLAGS_ALPHA_MODE_RESERVED_BITS;
    if alpha_mode == pbr_types::STANDARD_MATERIAL_FLAGS_ALPHA_MODE_OPAQUE {
        color.a = 1.0;
    }
#ifdef MAY_DISCARD
    else if alpha_mode == pbr_types::STANDARD_MATERIAL_FLAGS_ALPHA_MODE_MASK {
        if color.a < (*material).alpha_cutoff {
            discard;
        }
        color.a = 1.0;
    }
#endif

    if (flags & pbr_types::STANDARD_MATERIAL_FLAGS_UNLIT_BIT) == 0u {
        var normal = normalize(in.world_normal);
        if (flags & pbr_types::STANDARD_MATERIAL_FLAGS_DOUBLE_SIDED_BIT) != 0u && !is_front {
            normal = -normal;
        }
        let eye = normalize(view.world_position - in.world_position.xyz);
        let metallic = (*material).metallic;
        let reflectance = (*material).reflectance;
        var surface: Surface;
        surface.diffuse = color.rgb * (1.0 - metallic);
        surface.specular = mix(0.16 * reflectance * reflectance, color.rgb, metallic);
        surface.perceptual_roughness = (*material).perceptual_roughness;
        var light = direct_light(surface, normal, eye);
#ifdef ENVIRONMENT_MAP
        light += light_around(surface, normal, eye);
#endif
        let emissive = (*material).emissive;
        let glow = emissive.rgb * color.a * mix(1.0, view.exposure, emissive.a);
        color = vec4<f32>(view.exposure * light + glow, color.a);
    }

#ifdef TONEMAP_IN_SHADER
    color = tone_mapping(color, view.color_grading);
#endif
#ifdef PREMULTIPLY_ALPHA
    color = premultiply_alpha(flags, color);
#endif
    var out: FragmentOutput;
    out.color = color;
    return out;
}
