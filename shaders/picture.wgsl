// A picture as it is: no light falls on it. On a software renderer what a picture costs decides how smoothly a flat board
// moves, and materials that could be lit cost several times as much.

#import bevy_pbr::forward_io::VertexOutput

@group(#{MATERIAL_BIND_GROUP}) @binding(0) var picture: texture_2d<f32>;
@group(#{MATERIAL_BIND_GROUP}) @binding(1) var picture_sampler: sampler;
@group(#{MATERIAL_BIND_GROUP}) @binding(2) var<uniform> tint: vec4<f32>;

@fragment
fn fragment(in: VertexOutput) -> @location(0) vec4<f32> {
    return textureSampleLevel(picture, picture_sampler, in.uv, 0.0) * tint;
}
