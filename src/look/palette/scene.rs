//! The colours of what things are made of, the same in every palette.

use bevy::color::Color;

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
pub const PORPHYRY: Color = Color::srgb(0.345, 0.185, 0.17);
/// The foot of the marble table.
pub const TRAVERTINE: Color = Color::srgb(0.60, 0.54, 0.45);
/// Inlays of metal.
pub const BRONZE: Color = Color::srgb(0.62, 0.45, 0.22);
/// The purple of a commander's cloak.
pub const TYRIAN: Color = Color::srgb(0.36, 0.03, 0.17);

/// Columns of basalt, and what stands on them.
pub const BASALT: Color = Color::srgb(0.245, 0.25, 0.27);
/// The light squares of a dark board.
pub const BASALT_LIGHT: Color = Color::srgb(0.53, 0.49, 0.44);
/// Its dark squares, light enough for ebony.
pub const BASALT_DARK: Color = Color::srgb(0.36, 0.40, 0.42);
/// Its frame.
pub const FRAME: Color = Color::srgb(0.215, 0.155, 0.135);
/// What is inlaid in ivory.
pub const DARK_BRONZE: Color = Color::srgb(0.52, 0.31, 0.12);
/// What is inlaid in ebony.
pub const PEWTER: Color = Color::srgb(0.52, 0.56, 0.62);

/// The cloth of the curtain before secret choices.
pub const CURTAIN: Color = Color::srgb(0.735, 0.09, 0.095);

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
/// White's birches, ashes, beeches and pines: lemon, fresh green, amber, olive.
pub const FOLIAGE_WHITE: [[Color; 3]; 4] = [
    [Color::srgb(0.74, 0.73, 0.30), Color::srgb(0.90, 0.88, 0.50), Color::srgb(0.48, 0.48, 0.14)],
    [Color::srgb(0.50, 0.68, 0.18), Color::srgb(0.72, 0.83, 0.34), Color::srgb(0.28, 0.42, 0.09)],
    [Color::srgb(0.74, 0.50, 0.17), Color::srgb(0.90, 0.69, 0.30), Color::srgb(0.46, 0.28, 0.09)],
    [Color::srgb(0.45, 0.54, 0.15), Color::srgb(0.65, 0.70, 0.27), Color::srgb(0.23, 0.31, 0.07)],
];
/// Black's birches, ashes, beeches and pines: aqua, teal, plum, deep blue.
pub const FOLIAGE_BLACK: [[Color; 3]; 4] = [
    [Color::srgb(0.36, 0.62, 0.64), Color::srgb(0.58, 0.80, 0.81), Color::srgb(0.18, 0.38, 0.42)],
    [Color::srgb(0.13, 0.48, 0.40), Color::srgb(0.30, 0.66, 0.54), Color::srgb(0.05, 0.28, 0.25)],
    [Color::srgb(0.42, 0.28, 0.52), Color::srgb(0.62, 0.47, 0.72), Color::srgb(0.23, 0.14, 0.34)],
    [Color::srgb(0.16, 0.35, 0.56), Color::srgb(0.34, 0.57, 0.76), Color::srgb(0.07, 0.17, 0.34)],
];
/// The moss on which White's plants stand.
pub const MOSS_WHITE: Color = Color::srgb(0.24, 0.30, 0.085);
/// The moss on which Black's plants stand.
pub const MOSS_BLACK: Color = Color::srgb(0.05, 0.175, 0.235);
/// The dry moss below what belongs to nobody.
pub const MOSS_NEUTRAL: Color = Color::srgb(0.25, 0.22, 0.18);
/// The leaves of underbrush that belongs to no side: dry.
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

/// Paper in the interface: what opponents say, cards of the shelf.
pub const PAPER: Color = Color::srgb(0.90, 0.85, 0.74);
/// Writing on it.
pub const INK: Color = Color::srgb(0.17, 0.12, 0.08);

/// The cloth that a flat board lies on.
pub const CLOTH: Color = Color::srgb(0.285, 0.262, 0.232);
