//! The palettes: the colours that mean something, in pictures and in the window.

use std::fmt;
use std::str::FromStr;

use ludarium_rules::excerpt;

use crate::{Material, Pen, Rgb};

/// What a colour stands for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Role {
    /// What something is made of; the same in every palette.
    Of(Material),
    /// A cell where the chosen piece may go.
    Target,
    /// A cell where it would capture.
    Capture,
    /// The chosen piece.
    Selection,
    /// The last turn.
    LastTurn,
    /// A refused choice, and danger.
    Refusal,
    /// A hint.
    Hint,
    /// Something that may change hands next turn.
    Threat,
    /// White's colour in inlays.
    White,
    /// White's pattern on it.
    WhiteMark,
    /// Black's colour in inlays.
    Black,
    /// Black's pattern on it.
    BlackMark,
    /// The enamel of a kind of piece of Tress by its number, 0 to 6: Knight, Guardian, Pikeman, Lancer, Sentinel, King, Queen.
    Enamel(u8),
    /// What somebody has drawn in a colour.
    Pen(Pen),
}

/// The palettes of the window.
///
/// ```
/// use ludarium_diagram::Palette;
/// assert_eq!("colour-safe".parse(), Ok(Palette::ColourSafe));
/// assert_eq!(Palette::HighContrast.to_string(), "high-contrast");
/// assert!("grey".parse::<Palette>().is_err());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Palette {
    /// The usual colours.
    #[default]
    Classic,
    /// Stronger marks.
    HighContrast,
    /// Marks that look different to protan, deutan and tritan eyes too.
    ColourSafe,
}

impl Palette {
    /// Every palette.
    pub const ALL: [Palette; 3] = [Palette::Classic, Palette::HighContrast, Palette::ColourSafe];

    /// The name in command lines.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Palette::Classic => "classic",
            Palette::HighContrast => "high-contrast",
            Palette::ColourSafe => "colour-safe",
        }
    }

    /// The colour of a role.
    #[must_use]
    pub const fn colour(self, role: Role) -> Rgb {
        let colours = self.colours();
        match role {
            Role::Of(material) => material.colour(),
            Role::Target => colours.target,
            Role::Capture => colours.capture,
            Role::Selection => colours.selection,
            Role::LastTurn => colours.last_turn,
            Role::Refusal => colours.refusal,
            Role::Hint => colours.hint,
            Role::Threat => colours.threat,
            Role::White => colours.white,
            Role::WhiteMark => colours.white_mark,
            Role::Black => colours.black,
            Role::BlackMark => colours.black_mark,
            Role::Enamel(kind) => colours.enamel[(kind % 7) as usize],
            Role::Pen(pen) => colours.pens[pen as usize],
        }
    }

    const fn colours(self) -> &'static Colours {
        match self {
            Palette::Classic => &CLASSIC,
            Palette::HighContrast => &HIGH_CONTRAST,
            Palette::ColourSafe => &COLOUR_SAFE,
        }
    }
}

impl fmt::Display for Palette {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A name that no palette has.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("unknown palette \"{}\"; known: {}", excerpt(name), Palette::ALL.map(Palette::name).join(", "))]
pub struct UnknownPalette {
    /// What was asked for.
    pub name: String,
}

impl FromStr for Palette {
    type Err = UnknownPalette;

    fn from_str(name: &str) -> Result<Palette, UnknownPalette> {
        let found = Palette::ALL.into_iter().find(|palette| palette.name() == name);
        found.ok_or_else(|| UnknownPalette { name: name.to_owned() })
    }
}

struct Colours {
    target: Rgb,
    capture: Rgb,
    selection: Rgb,
    last_turn: Rgb,
    refusal: Rgb,
    hint: Rgb,
    threat: Rgb,
    white: Rgb,
    white_mark: Rgb,
    black: Rgb,
    black_mark: Rgb,
    enamel: [Rgb; 7],
    /// In the order of [`Pen::ALL`].
    pens: [Rgb; 4],
}

static CLASSIC: Colours = Colours {
    target: Rgb::new(0.56, 0.93, 0.42),
    capture: Rgb::new(1.0, 0.30, 0.20),
    selection: Rgb::new(1.0, 0.84, 0.30),
    last_turn: Rgb::new(0.36, 0.72, 0.98),
    refusal: Rgb::new(0.86, 0.10, 0.18),
    hint: Rgb::new(0.82, 0.60, 1.0),
    threat: Rgb::new(1.0, 0.50, 0.14),
    white: Rgb::new(0.95, 0.90, 0.78),
    white_mark: Rgb::new(0.62, 0.38, 0.08),
    black: Rgb::new(0.055, 0.055, 0.085),
    black_mark: Rgb::new(0.50, 0.57, 0.74),
    enamel: [
        Rgb::new(0.60, 0.075, 0.07),
        Rgb::new(0.08, 0.40, 0.15),
        Rgb::new(0.84, 0.36, 0.04),
        Rgb::new(0.82, 0.60, 0.10),
        Rgb::new(0.50, 0.18, 0.66),
        Rgb::new(0.15, 0.16, 0.55),
        Rgb::new(0.06, 0.63, 0.66),
    ],
    pens: [
        Rgb::new(0.16, 0.66, 0.24),
        Rgb::new(0.86, 0.16, 0.16),
        Rgb::new(0.15, 0.42, 0.92),
        Rgb::new(0.96, 0.78, 0.10),
    ],
};

static HIGH_CONTRAST: Colours = Colours {
    target: Rgb::new(0.35, 1.0, 0.30),
    capture: Rgb::new(1.0, 0.18, 0.10),
    selection: Rgb::new(1.0, 1.0, 0.20),
    last_turn: Rgb::new(0.20, 0.80, 1.0),
    refusal: Rgb::new(1.0, 0.0, 0.25),
    hint: Rgb::new(1.0, 0.55, 1.0),
    threat: Rgb::new(1.0, 0.60, 0.0),
    white: Rgb::new(1.0, 1.0, 0.96),
    white_mark: Rgb::new(0.45, 0.20, 0.0),
    black: Rgb::new(0.0, 0.0, 0.02),
    black_mark: Rgb::new(0.75, 0.85, 1.0),
    enamel: [
        Rgb::new(0.85, 0.0, 0.0),
        Rgb::new(0.0, 0.52, 0.10),
        Rgb::new(1.0, 0.45, 0.0),
        Rgb::new(1.0, 0.80, 0.0),
        Rgb::new(0.58, 0.10, 0.80),
        Rgb::new(0.08, 0.12, 0.80),
        Rgb::new(0.0, 0.78, 0.82),
    ],
    pens: [Rgb::new(0.0, 0.85, 0.15), Rgb::new(1.0, 0.0, 0.0), Rgb::new(0.10, 0.35, 1.0), Rgb::new(1.0, 0.92, 0.0)],
};

/// Chosen for simulated protan, deutan and tritan eyes as well as for usual ones: what invites is lighter than every cell,
/// what warns is darker. That all is seen then and told apart is tested on pictures of the window, `tests/window/marks.rs`.
static COLOUR_SAFE: Colours = Colours {
    target: Rgb::new(0.36, 0.86, 1.0),
    capture: Rgb::new(0.52, 0.05, 0.0),
    selection: Rgb::new(0.92, 1.0, 0.42),
    last_turn: Rgb::new(0.70, 0.90, 1.0),
    refusal: Rgb::new(0.48, 0.0, 0.50),
    hint: Rgb::new(0.85, 0.70, 1.0),
    threat: Rgb::new(0.38, 0.14, 0.0),
    white: Rgb::new(0.96, 0.93, 0.84),
    white_mark: Rgb::new(0.50, 0.30, 0.0),
    black: Rgb::new(0.03, 0.04, 0.09),
    black_mark: Rgb::new(0.55, 0.68, 0.90),
    enamel: [
        Rgb::new(0.62, 0.17, 0.0),
        Rgb::new(0.0, 0.50, 0.38),
        Rgb::new(0.90, 0.60, 0.0),
        Rgb::new(0.94, 0.89, 0.26),
        Rgb::new(0.80, 0.47, 0.65),
        Rgb::new(0.0, 0.22, 0.55),
        Rgb::new(0.34, 0.70, 0.91),
    ],
    pens: [
        Rgb::new(0.0, 0.69, 0.52),
        Rgb::new(0.84, 0.37, 0.0),
        Rgb::new(0.10, 0.40, 0.61),
        Rgb::new(0.94, 0.89, 0.26),
    ],
};
