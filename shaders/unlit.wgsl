// A picture times the colours of the corners, nothing else: the ground for weak renderers, which covers half of the
// screen, and the shade below pieces.

#import bevy_pbr::forward_io::VertexOutput

@group(#{MATERIAL_BIND_GROUP}) @binding(0) var picture: texture_2d<f32>;
@group(#{MATERIAL_BIND_GROUP}) @binding(1) var picture_sampler: sampler;

@fragment
fn fragment(in: VertexOutput) -> @location(0) vec4<f32> {
    return textureSample(picture, picture_sampler, in.uv) * in.color;
}
