// The inlaid frame around a zone of Tress. Every state has its own pattern, so that it can be read without colour:
// neutral - one thin carved line; White - a light band with chevrons; Black - a dark band with hatching;
// contested - a broken ring of light and dark pieces in turn.

#import bevy_pbr::{
    forward_io::VertexOutput,
    mesh_types::MESH_FLAGS_SHADOW_RECEIVER_BIT,
    mesh_view_bindings::view,
    pbr_functions,
    pbr_types::{STANDARD_MATERIAL_FLAGS_ALPHA_MODE_BLEND, pbr_input_new},
}

struct Inlay {
    white: vec4<f32>,
    white_mark: vec4<f32>,
    black: vec4<f32>,
    black_mark: vec4<f32>,
    // state, previous state, progress from previous to state
    shown: vec4<f32>,
    // 1 for the Fortress, else 0
    ornate: vec4<f32>,
}

@group(#{MATERIAL_BIND_GROUP}) @binding(0) var<uniform> inlay: Inlay;

const CONTESTED: f32 = 1.0;
const WHITE: f32 = 2.0;
const BLACK: f32 = 3.0;

// The band lies between these distances from the zone's border (in cells).
const OUTER: f32 = 0.026;
const INNER: f32 = 0.132;

// 1 where `low < x < high`, with edges one pixel soft.
fn between(x: f32, low: f32, high: f32, soft: f32) -> f32 {
    return smoothstep(low - soft, low + soft, x) * (1.0 - smoothstep(high - soft, high + soft, x));
}

fn over(below: vec4<f32>, color: vec3<f32>, alpha: f32) -> vec4<f32> {
    let covered = alpha + below.a * (1.0 - alpha);
    let mixed = (color * alpha + below.rgb * below.a * (1.0 - alpha)) / max(covered, 0.0001);
    return vec4<f32>(mixed, covered);
}

// p: place in the zone, -1 to 1; depth: distance from its border; along: place on the side, 0 at its middle, 1 at a corner.
fn frame(state: f32, p: vec2<f32>, depth: f32, along: f32, soft: f32) -> vec4<f32> {
    let stone = vec3<f32>(0.035, 0.032, 0.028);
    let middle = (OUTER + INNER) * 0.5;
    let band = between(depth, OUTER, INNER, soft);
    let rim = band * (1.0 - between(depth, OUTER + 0.014, INNER - 0.014, soft));
    var color = vec4<f32>(0.0);
    if state == WHITE {
        color = over(color, inlay.white.rgb, band);
        let turn = fract(along * 5.0 + abs(depth - middle) * 9.0);
        let chevron = between(turn, 0.30, 0.62, soft * 5.0) * between(depth, OUTER + 0.02, INNER - 0.02, soft);
        color = over(color, inlay.white_mark.rgb, chevron);
        color = over(color, inlay.white_mark.rgb * 0.45, rim);
    } else if state == BLACK {
        color = over(color, inlay.black.rgb, band);
        let turn = fract((p.x + p.y) * 5.0);
        let hatch = between(turn, 0.36, 0.60, soft * 5.0) * between(depth, OUTER + 0.02, INNER - 0.02, soft);
        color = over(color, inlay.black_mark.rgb, hatch);
        color = over(color, inlay.black_mark.rgb * 0.8, rim);
    } else if state == CONTESTED {
        // Long light and dark pieces in turn, cut slantwise, with frayed edges and gaps that show the stone.
        let slant = select(-1.0, 1.0, p.x * p.y > 0.0) * (depth - middle) * 2.4;
        let cut = along * 2.5 + 0.5 + slant;
        let piece = fract(cut);
        let light = fract(floor(cut) * 0.5) < 0.25;
        let fray = 0.009 * sin(cut * 27.0);
        let low = select(OUTER + 0.026, OUTER - 0.012, light) + fray;
        let high = select(INNER + 0.010, INNER - 0.026, light) - fray;
        let here = between(depth, low, high, soft) * between(piece, 0.09, 0.91, soft * 2.5);
        let core = between(depth, low + 0.015, high - 0.015, soft) * between(piece, 0.125, 0.875, soft * 2.5);
        color = over(color, select(inlay.black_mark.rgb, inlay.white_mark.rgb * 0.3, light), here);
        color = over(color, select(inlay.black.rgb, inlay.white.rgb, light), core);
    } else {
        let carved = between(depth, 0.062, 0.084, soft);
        let lit = between(depth, 0.084, 0.096, soft);
        color = over(color, stone, carved * 0.85);
        color = over(color, inlay.white.rgb, lit * 0.30);
    }
    return color;
}

// The Fortress has a second line and a tower in each corner.
fn ornaments(below: vec4<f32>, state: f32, p: vec2<f32>, depth: f32, soft: f32) -> vec4<f32> {
    let line_color = select(inlay.white.rgb * 0.55, inlay.white_mark.rgb * 0.45, state == WHITE);
    var color = over(below, line_color, between(depth, 0.146, 0.158, soft) * 0.8);
    let from_corner = abs(abs(p) - vec2<f32>(0.885));
    let tower = 1.0 - smoothstep(0.105 - soft, 0.105 + soft, max(from_corner.x, from_corner.y));
    let heart = 1.0 - smoothstep(0.060 - soft, 0.060 + soft, from_corner.x + from_corner.y);
    let field = 1.0 - smoothstep(0.085 - soft, 0.085 + soft, max(from_corner.x, from_corner.y));
    var fill = vec3<f32>(0.06, 0.056, 0.05);
    var mark = inlay.white.rgb * 0.55;
    if state == WHITE {
        fill = inlay.white.rgb;
        mark = inlay.white_mark.rgb;
    } else if state == BLACK {
        fill = inlay.black.rgb;
        mark = inlay.black_mark.rgb;
    }
    if state == CONTESTED && p.x * p.y > 0.0 {
        fill = inlay.white.rgb;
        mark = inlay.white_mark.rgb;
    }
    color = over(color, mark, tower);
    color = over(color, fill, field);
    return over(color, mark, heart);
}

fn pattern(state: f32, p: vec2<f32>, depth: f32, along: f32, soft: f32) -> vec4<f32> {
    let color = frame(state, p, depth, along, soft);
    if inlay.ornate.x > 0.5 {
        return ornaments(color, state, p, depth, soft);
    }
    return color;
}

fn lit(color: vec4<f32>, in: VertexOutput) -> vec4<f32> {
    var surface = pbr_input_new();
    surface.material.base_color = color;
    surface.material.perceptual_roughness = 0.55;
    surface.material.reflectance = vec3<f32>(0.3);
    surface.material.flags = STANDARD_MATERIAL_FLAGS_ALPHA_MODE_BLEND;
    surface.flags = MESH_FLAGS_SHADOW_RECEIVER_BIT;
    surface.frag_coord = in.position;
    surface.world_position = in.world_position;
    surface.world_normal = in.world_normal;
    surface.N = normalize(in.world_normal);
    surface.is_orthographic = view.clip_from_view[3].w == 1.0;
    surface.V = pbr_functions::calculate_view(in.world_position, surface.is_orthographic);
    return pbr_functions::main_pass_post_lighting_processing(surface, pbr_functions::apply_pbr_lighting(surface));
}

@fragment
fn fragment(in: VertexOutput) -> @location(0) vec4<f32> {
    let p = in.uv * 2.0 - 1.0;
    let away = abs(p);
    let depth = 1.0 - max(away.x, away.y);
    let along = min(away.x, away.y);
    let soft = max(fwidth(p.x), fwidth(p.y)) * 0.6 + 0.001;
    let progress = inlay.shown.z;
    // A change runs from the middle of each side to the corners, with a bright front.
    let front = progress * 1.1 - along;
    var color = pattern(select(inlay.shown.y, inlay.shown.x, front > 0.0), p, depth, along, soft);
    if progress < 1.0 {
        let glow = between(front, -0.06, 0.06, 0.04) * between(depth, OUTER, INNER, soft);
        color = over(color, vec3<f32>(1.0, 0.86, 0.55), glow);
    }
    if color.a < 0.004 {
        discard;
    }
    // Only a flat board is seen without perspective; no light falls on it.
    if view.clip_from_view[3].w == 1.0 {
        return color;
    }
    return lit(color, in);
}
