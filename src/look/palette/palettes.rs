//! The three palettes.

use bevy::color::Color;
use ludarium_diagram::{Palette as Colours, Pen, Role};

use super::scene::color;
use super::{Palette, PaletteName, PanelColors};

/// A palette with the colours of the diagrams, and these of panels.
const fn palette(name: PaletteName, colours: Colours, panel: PanelColors) -> Palette {
    let mut enamel = [Color::BLACK; 7];
    let mut kind = 0;
    while kind < enamel.len() {
        enamel[kind] = color(colours.colour(Role::Enamel(kind as u8)));
        kind += 1;
    }
    let mut pens = [Color::BLACK; 4];
    let mut pen = 0;
    while pen < pens.len() {
        pens[pen] = color(colours.colour(Role::Pen(Pen::ALL[pen])));
        pen += 1;
    }
    Palette {
        name,
        target: color(colours.colour(Role::Target)),
        capture: color(colours.colour(Role::Capture)),
        selection: color(colours.colour(Role::Selection)),
        last_turn: color(colours.colour(Role::LastTurn)),
        refusal: color(colours.colour(Role::Refusal)),
        hint: color(colours.colour(Role::Hint)),
        threat: color(colours.colour(Role::Threat)),
        white: color(colours.colour(Role::White)),
        white_mark: color(colours.colour(Role::WhiteMark)),
        black: color(colours.colour(Role::Black)),
        black_mark: color(colours.colour(Role::BlackMark)),
        enamel,
        pens,
        panel,
    }
}

const WARM_PANEL: PanelColors = PanelColors {
    background: Color::srgb(0.280, 0.215, 0.170),
    panel: Color::srgb(0.315, 0.243, 0.190),
    widget: Color::srgb(0.345, 0.265, 0.205),
    widget_hovered: Color::srgb(0.385, 0.300, 0.230),
    line: Color::srgb(0.52, 0.43, 0.34),
    text: Color::srgb(0.960, 0.930, 0.875),
    weak_text: Color::srgb(0.820, 0.775, 0.715),
    accent: Color::srgb(0.925, 0.735, 0.370),
    on_accent: Color::srgb(0.10, 0.07, 0.03),
    good: Color::srgb(0.620, 0.840, 0.490),
    bad: Color::srgb(0.985, 0.600, 0.520),
};

/// The colours of the style guide, warm panels.
pub const CLASSIC: Palette = palette(PaletteName::Classic, Colours::Classic, WARM_PANEL);

/// Stronger marks, black panels, white text.
pub const HIGH_CONTRAST: Palette = palette(
    PaletteName::HighContrast,
    Colours::HighContrast,
    PanelColors {
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
);

/// Marks that differ to protan, deutan and tritan eyes too; enamel is after Okabe and Ito.
pub const COLOUR_SAFE: Palette = palette(
    PaletteName::ColourSafe,
    Colours::ColourSafe,
    PanelColors {
        good: Color::srgb(0.45, 0.78, 1.0),
        bad: Color::srgb(1.0, 0.62, 0.25),
        accent: Color::srgb(1.0, 0.86, 0.40),
        ..WARM_PANEL
    },
);
