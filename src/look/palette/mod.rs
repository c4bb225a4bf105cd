//! Every colour of the program.
//!
//! Materials of the scene (stone, wood, ivory …) are the same in every palette; what *means* something (highlights,
//! marks, enamel, panel colours) comes from a [`Palette`], of which there are three. Colour never carries a meaning alone:
//! each mark also has its own shape.

mod palettes;
mod roles;
mod scene;

use bevy::prelude::*;
use strum::{EnumCount, EnumIter, IntoStaticStr};

use crate::schedule::TurnSet;
use crate::words::text;

pub use palettes::{CLASSIC, COLOUR_SAFE, HIGH_CONTRAST};
pub use roles::{Coloured, PaletteRoles, Role};
pub use scene::*;

/// Keeps the materials of the scene in the colours of the [`Palette`].
pub fn plugin(app: &mut App) {
    app.init_resource::<Palette>();
    follow::<StandardMaterial>(app);
}

/// Keeps materials of one type in the colours of the [`Palette`].
pub fn follow<M: Asset + Coloured>(app: &mut App) {
    app.init_resource::<PaletteRoles<M>>().add_systems(
        Update,
        roles::recolour::<M>.in_set(TurnSet::Present).run_if(resource_exists_and_changed::<Palette>),
    );
}

/// The palettes that a player can choose from, in the order in which settings show them.
#[derive(EnumCount, EnumIter, IntoStaticStr, Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "testing", derive(serde::Deserialize))]
#[strum(serialize_all = "kebab-case")]
pub enum PaletteName {
    /// The colours of the style guide.
    #[default]
    Classic,
    /// Stronger marks and black panels.
    HighContrast,
    /// Marks that look different to protan, deutan and tritan eyes too.
    ColourSafe,
}

impl PaletteName {
    /// What settings call it.
    #[must_use]
    pub fn label(self) -> String {
        match self {
            PaletteName::Classic => text!("palette-classic"),
            PaletteName::HighContrast => text!("palette-high-contrast"),
            PaletteName::ColourSafe => text!("palette-colour-safe"),
        }
    }

    /// Its colours.
    #[must_use]
    pub const fn palette(self) -> Palette {
        match self {
            PaletteName::Classic => CLASSIC,
            PaletteName::HighContrast => HIGH_CONTRAST,
            PaletteName::ColourSafe => COLOUR_SAFE,
        }
    }
}

/// The colours that mean something.
#[derive(Resource, Clone, Copy, PartialEq, Debug)]
pub struct Palette {
    /// Which palette it is.
    pub name: PaletteName,
    /// A cell where the chosen piece may go.
    pub target: Color,
    /// A cell where it would capture.
    pub capture: Color,
    /// The chosen piece.
    pub selection: Color,
    /// From and to of the last turn.
    pub last_turn: Color,
    /// A click that was refused.
    pub refusal: Color,
    /// A hint; it is written in this colour too.
    pub hint: Color,
    /// A zone that may change hands next turn.
    pub threat: Color,
    /// White's colour in inlays.
    pub white: Color,
    /// White's pattern on it.
    pub white_mark: Color,
    /// Black's colour in inlays.
    pub black: Color,
    /// Black's pattern on it.
    pub black_mark: Color,
    /// The enamel of a kind of piece: Knight, Guardian, Pikeman, Lancer, Sentinel, King, Queen.
    pub enamel: [Color; 7],
    /// What people draw in: green, red, blue, yellow.
    pub pens: [Color; 4],
    /// Panels.
    pub panel: PanelColors,
}

/// The colours of the egui panels. Every text colour is at least 4.5:1 on `background` and on `panel`.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct PanelColors {
    /// Behind everything.
    pub background: Color,
    /// A panel or a window.
    pub panel: Color,
    /// Something that can be clicked, at rest.
    pub widget: Color,
    /// A clickable thing under the pointer.
    pub widget_hovered: Color,
    /// Lines between things.
    pub line: Color,
    /// Text.
    pub text: Color,
    /// Less important text.
    pub weak_text: Color,
    /// What is chosen, links, the current turn.
    pub accent: Color,
    /// Text on a surface of the accent colour.
    pub on_accent: Color,
    /// Gains, success.
    pub good: Color,
    /// Losses, errors.
    pub bad: Color,
}

impl Palette {
    /// What a flat board lies on: calm cloth, or with strong contrast the black of the panels.
    #[must_use]
    pub fn cloth(&self) -> Color {
        if self.name == PaletteName::HighContrast { self.panel.background } else { CLOTH }
    }
}

impl Default for Palette {
    fn default() -> Self {
        CLASSIC
    }
}

/// The contrast of two colours as WCAG defines it, from 1 to 21.
#[cfg(test)]
pub fn contrast(a: Color, b: Color) -> f32 {
    let luminance = |color: Color| {
        let linear = color.to_linear();
        0.2126 * linear.red + 0.7152 * linear.green + 0.0722 * linear.blue + 0.05
    };
    let (a, b) = (luminance(a), luminance(b));
    a.max(b) / a.min(b)
}

#[cfg(test)]
mod tests {
    use strum::IntoEnumIterator;

    use super::*;

    #[test]
    fn panel_texts_can_be_read() {
        for name in PaletteName::iter() {
            let Palette { hint, panel, .. } = name.palette();
            for text in [panel.text, panel.weak_text, panel.accent, panel.good, panel.bad, hint] {
                for ground in [panel.background, panel.panel] {
                    assert!(contrast(text, ground) >= 4.5, "{name:?}: {text:?} on {ground:?}");
                }
            }
            for ground in [panel.widget, panel.widget_hovered] {
                assert!(contrast(panel.text, ground) >= 4.5, "{name:?}: text on {ground:?}");
                assert!(contrast(panel.weak_text, ground) >= 4.5, "{name:?}: weak text on {ground:?}");
            }
            assert!(contrast(panel.on_accent, panel.accent) >= 4.5, "{name:?}: on accent");
        }
    }
}
