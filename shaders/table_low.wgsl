// The table for weak renderers: wood times the light that was put into the vertex colours, nothing else. It covers half of
// the picture, so what it saves decides how smoothly the whole game runs there.

#import bevy_pbr::forward_io::VertexOutput

@group(#{MATERIAL_BIND_GROUP}) @binding(0) var wood: texture_2d<f32>;
@group(#{MATERIAL_BIND_GROUP}) @binding(1) var wood_sampler: sampler;

@fragment
fn fragment(in: VertexOutput) -> @location(0) vec4<f32> {
    return vec4<f32>(textureSample(wood, wood_sampler, in.uv).rgb, 1.0) * in.color;
}
