//! The shaders of the folder `shaders`, part of the program so that it runs from anywhere.

use bevy::app::App;
use bevy::asset::io::embedded::EmbeddedAssetRegistry;

/// Makes a shader of the folder `shaders` part of the program; materials find it as `embedded://shaders/FILE`. False for an
/// app without assets, as in tests.
macro_rules! embed_shader {
    ($app:expr, $file:literal) => {
        $crate::look::shader::embed(
            $app,
            concat!("shaders/", $file),
            include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/shaders/", $file)),
        )
    };
}

pub(crate) use embed_shader;

/// Use [`embed_shader!`].
pub fn embed(app: &mut App, path: &'static str, source: &'static [u8]) -> bool {
    let registry = app.world().get_resource::<EmbeddedAssetRegistry>();
    registry.is_some_and(|registry| {
        registry.insert_asset(path.into(), path.as_ref(), source);
        true
    })
}
