//! The three palettes.

use bevy::color::Color;

use super::{Palette, PaletteName, PanelColors};

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
pub const CLASSIC: Palette = Palette {
    name: PaletteName::Classic,
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
    pens: [
        Color::srgb(0.16, 0.66, 0.24),
        Color::srgb(0.86, 0.16, 0.16),
        Color::srgb(0.15, 0.42, 0.92),
        Color::srgb(0.96, 0.78, 0.10),
    ],
    panel: WARM_PANEL,
};

/// Stronger marks, black panels, white text.
pub const HIGH_CONTRAST: Palette = Palette {
    name: PaletteName::HighContrast,
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
    pens: [
        Color::srgb(0.0, 0.85, 0.15),
        Color::srgb(1.0, 0.0, 0.0),
        Color::srgb(0.10, 0.35, 1.0),
        Color::srgb(1.0, 0.92, 0.0),
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
    name: PaletteName::ColourSafe,
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
    pens: [
        Color::srgb(0.0, 0.62, 0.45),
        Color::srgb(0.84, 0.37, 0.0),
        Color::srgb(0.0, 0.45, 0.70),
        Color::srgb(0.94, 0.89, 0.26),
    ],
    panel: PanelColors {
        good: Color::srgb(0.45, 0.78, 1.0),
        bad: Color::srgb(1.0, 0.62, 0.25),
        accent: Color::srgb(1.0, 0.86, 0.40),
        ..WARM_PANEL
    },
};
