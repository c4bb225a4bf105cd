// Lines of light. Across a line, uv.x goes from -1 through 0 in its middle to 1; uv.y is how far the light has faded, from
// 0 to 1. It is drawn twice: where nothing is in front of it, and dimmer (COVERED) where something is.

#import bevy_pbr::forward_io::VertexOutput
#import bevy_pbr::mesh_view_bindings::view

struct Light {
    colour: vec4<f32>,
    edge: vec4<f32>,
}

@group(#{MATERIAL_BIND_GROUP}) @binding(0) var<uniform> light: Light;

// The part of a line that is light; the rest is its soft edge.
const CORE: f32 = 0.6;

@fragment
fn fragment(in: VertexOutput) -> @location(0) vec4<f32> {
    let across = abs(in.uv.x);
    let pixel = clamp(fwidth(in.uv.x), 0.02, 0.7);
    let core = 1.0 - smoothstep(CORE - 0.5 * pixel, CORE + 0.5 * pixel, across);
    let heart = max(0.0, 1.0 - across / CORE);
    let edge = light.edge.a * (1.0 - smoothstep(CORE, 1.0, across));
#ifdef COVERED
    let bright = light.colour.rgb;
#else
    // A dark light, whose edge is paler than itself, has no bright heart.
    let glow = select(0.35, 0.0, light.edge.g > light.colour.g);
    let bright = mix(light.colour.rgb, vec3<f32>(1.0), glow * light.colour.a * (1.0 - pixel) * heart * heart);
#endif
    let fade = (1.0 - in.uv.y) * (1.0 - in.uv.y);
    var alpha = mix(edge, light.colour.a, core) * fade;
#ifdef COVERED
    // From straight above, what covers a mark stands on its very cell.
    let eye = normalize(view.world_position - in.world_position.xyz);
    alpha *= mix(0.8, 0.92, smoothstep(0.85, 0.98, eye.y));
#endif
    return vec4<f32>(mix(light.edge.rgb, bright, core), alpha);
}
