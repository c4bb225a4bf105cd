//! Which materials take their colour from the palette, so that another palette reaches all of them.

use bevy::prelude::*;

use super::Palette;

/// How a material's colour, alpha included, follows from the palette.
pub type Role = Box<dyn Fn(&Palette) -> Color + Send + Sync>;

/// A material that has one colour.
pub trait Coloured {
    /// Gives it another colour, alpha included.
    fn set_colour(&mut self, colour: Color);
}

impl Coloured for StandardMaterial {
    fn set_colour(&mut self, colour: Color) {
        self.base_color = colour;
    }
}

/// Every material of a type whose colour comes from the [`Palette`], whether anything is drawn with it now or not.
#[derive(Resource)]
pub struct PaletteRoles<M: Asset = StandardMaterial>(Vec<(AssetId<M>, Role)>);

impl<M: Asset> Default for PaletteRoles<M> {
    fn default() -> Self {
        PaletteRoles(Vec::new())
    }
}

impl<M: Asset + Coloured> PaletteRoles<M> {
    /// Adds a material in the colour, alpha included, that `role` takes from the palette, and keeps it so.
    pub fn add(
        &mut self,
        materials: &mut Assets<M>,
        palette: &Palette,
        material: M,
        role: impl Fn(&Palette) -> Color + Send + Sync + 'static,
    ) -> Handle<M> {
        let handle = materials.add(material);
        self.register(materials, palette, &handle, Box::new(role));
        handle
    }

    /// Gives an existing material the colour, alpha included, that `role` takes from the palette, and keeps it so.
    pub fn register(&mut self, materials: &mut Assets<M>, palette: &Palette, handle: &Handle<M>, role: Role) {
        if let Some(mut material) = materials.get_mut(handle) {
            material.set_colour(role(palette));
        }
        self.0.push((handle.id(), role));
    }
}

/// Gives every registered material the colour of the palette that is in use now, and forgets materials that are gone.
pub(super) fn recolour<M: Asset + Coloured>(
    palette: Res<Palette>,
    mut roles: ResMut<PaletteRoles<M>>,
    mut materials: ResMut<Assets<M>>,
) {
    roles.0.retain(|(id, role)| {
        let material = materials.get_mut(*id);
        let kept = material.is_some();
        if let Some(mut material) = material {
            material.set_colour(role(&palette));
        }
        kept
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::look::palette::HIGH_CONTRAST;

    #[test]
    fn another_palette_reaches_registered_materials_with_their_alpha() {
        let mut app = App::new();
        app.init_resource::<Assets<StandardMaterial>>().add_plugins(crate::look::palette::plugin);
        let world = app.world_mut();
        let (handles, own) = world.resource_scope(|world, mut materials: Mut<Assets<StandardMaterial>>| {
            let palette = *world.resource::<Palette>();
            let mut roles = world.resource_mut::<PaletteRoles>();
            let plain = StandardMaterial::default;
            let glass = roles.add(&mut materials, &palette, plain(), |palette| palette.selection.with_alpha(0.9));
            let gone = roles.add(&mut materials, &palette, plain(), |palette| palette.capture);
            materials.remove(&gone);
            (glass, materials.add(StandardMaterial { base_color: Color::BLACK, ..plain() }))
        });
        app.update();
        app.insert_resource(HIGH_CONTRAST);
        app.update();
        let materials = app.world().resource::<Assets<StandardMaterial>>();
        let colour = |handle: &Handle<StandardMaterial>| materials.get(handle).map(|material| material.base_color);
        assert_eq!(colour(&handles), Some(HIGH_CONTRAST.selection.with_alpha(0.9)));
        assert_eq!(colour(&own), Some(Color::BLACK));
        assert_eq!(app.world().resource::<PaletteRoles>().0.len(), 1, "a material that is gone is forgotten");
    }
}
