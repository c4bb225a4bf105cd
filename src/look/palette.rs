//! Every colour of the program in one file.
//!
//! Materials of the scene (stone, wood, ivory …) are the same in every palette; what *means* something (highlights,
//! marks, enamel, panel colours) comes from a [`Palette`], of which there are three. Colour never carries a meaning alone:
//! each mark also has its own shape.

use bevy::prelude::*;

/// Grey of a light flagstone. The light and the dark one stay close, so that the board is calm under the pieces.
pub const STONE_LIGHT: Color = Color::srgb(0.499, 0.499, 0.484);
/// Grey of a dark flagstone.
pub const STONE_DARK: Color = Color::srgb(0.431, 0.440, 0.443);
/// The rim around the board that carries the coordinates, darker than any cell.
pub const STONE_RIM: Color = Color::srgb(0.30, 0.29, 0.275);
/// The walls, towers and plinth.
pub const STONE_WALL: Color = Color::srgb(0.52, 0.50, 0.46);
/// Moss in joints and on stones (multiplies the stone under it).
pub const MOSS: Color = Color::srgb(0.42, 0.56, 0.22);
/// The oak of the table.
pub const OAK: Color = Color::srgb(0.34, 0.235, 0.155);
/// White's material.
pub const IVORY: Color = Color::srgb(0.95, 0.89, 0.755);
/// Black's material.
pub const EBONY: Color = Color::srgb(0.085, 0.075, 0.08);
/// The dark ring in the foot of an ivory piece.
pub const IVORY_RING: Color = Color::srgb(0.20, 0.13, 0.08);
/// The pale ring in the foot of an ebony piece.
pub const EBONY_RING: Color = Color::srgb(0.86, 0.82, 0.74);
/// Letters and digits of the coordinates.
pub const COORDINATE: Color = Color::srgb(0.84, 0.79, 0.66);
/// Old gold: finials, pole tips, White's stripe.
pub const GOLD: Color = Color::srgb(0.83, 0.62, 0.24);
/// The red beside the gold on White's banner.
pub const BANNER_RED: Color = Color::srgb(0.70, 0.13, 0.10);
/// The cloth of White's banner.
pub const BANNER_IVORY: Color = Color::srgb(0.95, 0.90, 0.78);
/// The cloth of Black's banner.
pub const BANNER_EBONY: Color = Color::srgb(0.075, 0.085, 0.16);
/// The lozenge on Black's banner.
pub const BANNER_PALE: Color = Color::srgb(0.72, 0.78, 0.90);
/// Undyed cloth of a furled banner.
pub const BANNER_LINEN: Color = Color::srgb(0.50, 0.45, 0.37);
/// The folding board of Troop Chess.
pub const CHERRY: Color = Color::srgb(0.49, 0.385, 0.285);
/// Its rim, and lines that are inlaid into it.
pub const ROSEWOOD: Color = Color::srgb(0.20, 0.115, 0.075);
/// White's wooden stones.
pub const MAPLE: Color = Color::srgb(0.97, 0.87, 0.67);
/// Black's wooden stones.
pub const WALNUT: Color = Color::srgb(0.115, 0.080, 0.065);
/// Hinges and inlaid strips of metal.
pub const BRASS: Color = Color::srgb(0.80, 0.61, 0.27);
/// The cord that binds a formation.
pub const CORD: Color = Color::srgb(0.66, 0.10, 0.10);
/// The light thread in it.
pub const CORD_THREAD: Color = Color::srgb(0.80, 0.42, 0.16);

/// Glazed tiles of Treason: the southern half, the northern half, and what is no cell.
pub const GLAZE_SOUTH: Color = Color::srgb(0.25, 0.425, 0.415);
/// The northern half.
pub const GLAZE_NORTH: Color = Color::srgb(0.54, 0.345, 0.23);
/// Tiles between the cells, which are none.
pub const GLAZE_NIGHT: Color = Color::srgb(0.085, 0.105, 0.175);
/// The ornament on them.
pub const GLAZE_ORNAMENT: Color = Color::srgb(0.21, 0.27, 0.40);
/// Mortar between tiles.
pub const MORTAR: Color = Color::srgb(0.155, 0.145, 0.13);
/// The burnt clay around the mosaic.
pub const TERRACOTTA: Color = Color::srgb(0.33, 0.155, 0.10);
/// White's glazed discs.
pub const CREAM_GLAZE: Color = Color::srgb(0.96, 0.92, 0.82);
/// Black's glazed discs.
pub const COBALT_GLAZE: Color = Color::srgb(0.062, 0.072, 0.165);
/// The relief on Black's discs.
pub const COBALT_PALE: Color = Color::srgb(0.42, 0.52, 0.74);

/// The dark of the room behind the table.
pub const BACKDROP: Color = Color::srgb(0.062, 0.048, 0.040);
/// The key light, late afternoon through a window.
pub const KEY_LIGHT: Color = Color::srgb(1.0, 0.90, 0.76);
/// The light that the room gives back.
pub const FILL_LIGHT: Color = Color::srgb(0.80, 0.86, 1.0);

/// The wood of a Go board, dark enough for shell and light enough for slate.
pub const KAYA: Color = Color::srgb(0.64, 0.48, 0.27);
/// The rim around it, where no stone can lie.
pub const KAYA_RIM: Color = Color::srgb(0.33, 0.225, 0.125);
/// White stones.
pub const SHELL: Color = Color::srgb(0.95, 0.93, 0.885);
/// Black stones.
pub const SLATE: Color = Color::srgb(0.105, 0.11, 0.125);
/// A lacquered low table.
pub const LACQUER: Color = Color::srgb(0.085, 0.045, 0.035);
/// A pane of glass.
pub const GLASS: Color = Color::srgb(0.80, 0.94, 1.0);
/// The light of White's and of Black's rings.
pub const RING_GLOW: [Color; 2] = [Color::srgb(1.0, 0.86, 0.42), Color::srgb(0.24, 0.70, 1.0)];
/// The three tones of the hexes on Tribun's table: grey, rose and ochre marble. Each lies between the two marbles of the
/// stones.
pub const MARBLE_TILES: [Color; 3] =
    [Color::srgb(0.37, 0.41, 0.43), Color::srgb(0.55, 0.45, 0.40), Color::srgb(0.57, 0.53, 0.44)];
/// White's stones on that table.
pub const MARBLE_WHITE: Color = Color::srgb(0.955, 0.935, 0.895);
/// Black's stones on that table: nearly black, a breath of green.
pub const MARBLE_DARK: Color = Color::srgb(0.085, 0.112, 0.098);
/// The pale ring in a dark stone.
pub const MARBLE_PALE: Color = Color::srgb(0.80, 0.79, 0.70);
/// The rim of the marble table.
pub const PORPHYRY: Color = Color::srgb(0.30, 0.165, 0.155);
/// The foot of the marble table.
pub const TRAVERTINE: Color = Color::srgb(0.60, 0.54, 0.45);
/// Inlays of metal.
pub const BRONZE: Color = Color::srgb(0.62, 0.45, 0.22);
/// The purple of a commander's cloak.
pub const TYRIAN: Color = Color::srgb(0.36, 0.03, 0.17);

/// Columns of basalt, and what stands on them.
pub const BASALT: Color = Color::srgb(0.215, 0.22, 0.24);
/// The light squares of a dark board.
pub const BASALT_LIGHT: Color = Color::srgb(0.53, 0.49, 0.44);
/// Its dark squares, light enough for ebony.
pub const BASALT_DARK: Color = Color::srgb(0.36, 0.40, 0.42);
/// Its frame.
pub const FRAME: Color = Color::srgb(0.13, 0.095, 0.085);
/// What is inlaid in ivory.
pub const DARK_BRONZE: Color = Color::srgb(0.52, 0.31, 0.12);
/// What is inlaid in ebony.
pub const PEWTER: Color = Color::srgb(0.52, 0.56, 0.62);

/// The cloth of the curtain before secret choices.
pub const CURTAIN: Color = Color::srgb(0.62, 0.055, 0.075);

/// Sparks of metal.
pub const SPARK: Color = Color::srgb(1.0, 0.82, 0.42);
/// Dust of stone.
pub const DUST: Color = Color::srgb(0.72, 0.69, 0.63);
/// A fresh leaf.
pub const LEAF: Color = Color::srgb(0.42, 0.62, 0.22);
/// A dry leaf.
pub const DRY_LEAF: Color = Color::srgb(0.56, 0.38, 0.16);
/// A ring of light.
pub const FLASH: Color = Color::srgb(1.0, 0.95, 0.78);

/// Forest soil of a light square. Light and dark stay close; whatever grows on them is lighter.
pub const SOIL_LIGHT: Color = Color::srgb(0.19, 0.14, 0.10);
/// Forest soil of a dark square.
pub const SOIL_DARK: Color = Color::srgb(0.158, 0.118, 0.086);
/// Thin roots between the squares of a forest floor.
pub const ROOT: Color = Color::srgb(0.40, 0.31, 0.21);
/// The bark of logs around a forest floor.
pub const LOG: Color = Color::srgb(0.27, 0.195, 0.13);
/// White's leaves: warm and light; the leaf, where the light falls on it, and its shade.
pub const LEAVES_WHITE: [Color; 3] =
    [Color::srgb(0.66, 0.72, 0.20), Color::srgb(0.85, 0.86, 0.40), Color::srgb(0.46, 0.53, 0.13)];
/// Black's leaves: cool and dark.
pub const LEAVES_BLACK: [Color; 3] =
    [Color::srgb(0.18, 0.49, 0.45), Color::srgb(0.33, 0.62, 0.60), Color::srgb(0.09, 0.31, 0.33)];
/// The leaves of nobody's brush: dry.
pub const LEAVES_NEUTRAL: [Color; 3] =
    [Color::srgb(0.52, 0.47, 0.40), Color::srgb(0.66, 0.60, 0.52), Color::srgb(0.36, 0.32, 0.27)];
/// White bark with dark lips.
pub const BIRCH: Color = Color::srgb(0.90, 0.88, 0.82);
/// Grey, furrowed bark.
pub const ASH: Color = Color::srgb(0.47, 0.45, 0.36);
/// Smooth grey bark.
pub const BEECH: Color = Color::srgb(0.40, 0.40, 0.42);
/// Red bark.
pub const PINE: Color = Color::srgb(0.50, 0.26, 0.14);
/// Copper leaves among a beech's.
pub const COPPER: Color = Color::srgb(0.62, 0.30, 0.16);
/// A ripe huckleberry.
pub const BERRY: Color = Color::srgb(0.16, 0.17, 0.55);
/// White's ribbon.
pub const RIBBON_WHITE: Color = Color::srgb(0.97, 0.93, 0.82);
/// Black's ribbon.
pub const RIBBON_BLACK: Color = Color::srgb(0.50, 0.60, 0.86);

/// The palettes that a player can choose from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum PaletteName {
    /// The guide's colours.
    #[default]
    Classic,
    /// Stronger marks and black panels.
    HighContrast,
    /// Blue, orange and lightness only: the same for protan, deutan and tritan sight.
    ColourSafe,
}

impl PaletteName {
    /// All palettes in the order in which settings show them.
    pub const ALL: [PaletteName; 3] = [PaletteName::Classic, PaletteName::HighContrast, PaletteName::ColourSafe];

    /// What settings call it.
    #[must_use]
    pub const fn label(self) -> &'static str {
        match self {
            PaletteName::Classic => "Classic",
            PaletteName::HighContrast => "High contrast",
            PaletteName::ColourSafe => "Colour-safe",
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
    /// A hint.
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
    /// The same under the pointer.
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

const WARM_PANEL: PanelColors = PanelColors {
    background: Color::srgb(0.075, 0.061, 0.053),
    panel: Color::srgb(0.125, 0.104, 0.090),
    widget: Color::srgb(0.205, 0.170, 0.143),
    widget_hovered: Color::srgb(0.285, 0.235, 0.190),
    line: Color::srgb(0.36, 0.30, 0.24),
    text: Color::srgb(0.945, 0.915, 0.860),
    weak_text: Color::srgb(0.735, 0.690, 0.620),
    accent: Color::srgb(0.905, 0.705, 0.330),
    on_accent: Color::srgb(0.10, 0.07, 0.03),
    good: Color::srgb(0.560, 0.800, 0.430),
    bad: Color::srgb(0.965, 0.520, 0.440),
};

/// The guide's colours, warm panels.
pub const CLASSIC: Palette = Palette {
    target: Color::srgb(0.56, 0.93, 0.42),
    capture: Color::srgb(1.0, 0.30, 0.20),
    selection: Color::srgb(1.0, 0.84, 0.30),
    last_turn: Color::srgb(0.36, 0.72, 0.98),
    refusal: Color::srgb(0.86, 0.10, 0.18),
    hint: Color::srgb(0.80, 0.56, 1.0),
    threat: Color::srgb(1.0, 0.50, 0.14),
    white: Color::srgb(0.95, 0.90, 0.78),
    white_mark: Color::srgb(0.62, 0.38, 0.08),
    black: Color::srgb(0.055, 0.055, 0.085),
    black_mark: Color::srgb(0.50, 0.57, 0.74),
    enamel: [
        Color::srgb(0.60, 0.075, 0.07),
        Color::srgb(0.08, 0.40, 0.15),
        Color::srgb(0.84, 0.36, 0.04),
        Color::srgb(0.82, 0.60, 0.10),
        Color::srgb(0.50, 0.18, 0.66),
        Color::srgb(0.15, 0.16, 0.55),
        Color::srgb(0.06, 0.63, 0.66),
    ],
    panel: WARM_PANEL,
};

/// Stronger marks, black panels, white text.
pub const HIGH_CONTRAST: Palette = Palette {
    target: Color::srgb(0.35, 1.0, 0.30),
    capture: Color::srgb(1.0, 0.18, 0.10),
    selection: Color::srgb(1.0, 1.0, 0.20),
    last_turn: Color::srgb(0.20, 0.80, 1.0),
    refusal: Color::srgb(1.0, 0.0, 0.25),
    hint: Color::srgb(1.0, 0.55, 1.0),
    threat: Color::srgb(1.0, 0.60, 0.0),
    white: Color::srgb(1.0, 1.0, 0.96),
    white_mark: Color::srgb(0.45, 0.20, 0.0),
    black: Color::srgb(0.0, 0.0, 0.02),
    black_mark: Color::srgb(0.75, 0.85, 1.0),
    enamel: [
        Color::srgb(0.85, 0.0, 0.0),
        Color::srgb(0.0, 0.52, 0.10),
        Color::srgb(1.0, 0.45, 0.0),
        Color::srgb(1.0, 0.80, 0.0),
        Color::srgb(0.58, 0.10, 0.80),
        Color::srgb(0.08, 0.12, 0.80),
        Color::srgb(0.0, 0.78, 0.82),
    ],
    panel: PanelColors {
        background: Color::BLACK,
        panel: Color::srgb(0.03, 0.03, 0.03),
        widget: Color::srgb(0.14, 0.14, 0.14),
        widget_hovered: Color::srgb(0.26, 0.26, 0.26),
        line: Color::srgb(0.75, 0.75, 0.75),
        text: Color::WHITE,
        weak_text: Color::srgb(0.86, 0.86, 0.86),
        accent: Color::srgb(1.0, 0.84, 0.20),
        on_accent: Color::BLACK,
        good: Color::srgb(0.45, 1.0, 0.45),
        bad: Color::srgb(1.0, 0.60, 0.55),
    },
};

/// Blue against orange, told apart by lightness as well (after Okabe and Ito).
pub const COLOUR_SAFE: Palette = Palette {
    target: Color::srgb(0.35, 0.78, 1.0),
    capture: Color::srgb(1.0, 0.46, 0.0),
    selection: Color::srgb(1.0, 0.92, 0.35),
    last_turn: Color::srgb(0.92, 0.92, 0.92),
    refusal: Color::srgb(0.60, 0.16, 0.0),
    hint: Color::srgb(0.86, 0.60, 0.80),
    threat: Color::srgb(1.0, 0.62, 0.0),
    white: Color::srgb(0.96, 0.93, 0.84),
    white_mark: Color::srgb(0.50, 0.30, 0.0),
    black: Color::srgb(0.03, 0.04, 0.09),
    black_mark: Color::srgb(0.55, 0.68, 0.90),
    enamel: [
        Color::srgb(0.62, 0.17, 0.0),
        Color::srgb(0.0, 0.50, 0.38),
        Color::srgb(0.90, 0.60, 0.0),
        Color::srgb(0.94, 0.89, 0.26),
        Color::srgb(0.80, 0.47, 0.65),
        Color::srgb(0.0, 0.22, 0.55),
        Color::srgb(0.34, 0.70, 0.91),
    ],
    panel: PanelColors {
        good: Color::srgb(0.45, 0.78, 1.0),
        bad: Color::srgb(1.0, 0.62, 0.25),
        accent: Color::srgb(1.0, 0.86, 0.40),
        ..WARM_PANEL
    },
};

impl Default for Palette {
    fn default() -> Self {
        CLASSIC
    }
}

/// The contrast of two colours as WCAG defines it, from 1 to 21.
#[must_use]
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
    use super::*;

    #[test]
    fn panel_texts_can_be_read() {
        for name in PaletteName::ALL {
            let panel = name.palette().panel;
            for text in [panel.text, panel.weak_text, panel.accent, panel.good, panel.bad] {
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
