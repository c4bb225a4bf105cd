//! The colours of what things are made of, the same in every palette.

use bevy::color::Color;
use ludarium_diagram::{Material, Rgb};

/// A colour of the diagrams.
pub(super) const fn color(Rgb { red, green, blue }: Rgb) -> Color {
    Color::srgb(red, green, blue)
}

const fn of(material: Material) -> Color {
    color(material.colour())
}

/// Grey of a light flagstone. The light and the dark one stay close, so that the board is calm under the pieces.
pub const STONE_LIGHT: Color = of(Material::StoneLight);
/// Grey of a dark flagstone.
pub const STONE_DARK: Color = of(Material::StoneDark);
/// The rim around the board that carries the coordinates, darker than any cell.
pub const STONE_RIM: Color = of(Material::StoneRim);
/// The walls, towers and plinth.
pub const STONE_WALL: Color = Color::srgb(0.52, 0.50, 0.46);
/// Moss in joints and on stones (multiplies the stone under it).
pub const MOSS: Color = of(Material::Moss);
/// The oak of the table.
pub const OAK: Color = Color::srgb(0.34, 0.235, 0.155);
/// White's material.
pub const IVORY: Color = of(Material::Ivory);
/// Black's material.
pub const EBONY: Color = of(Material::Ebony);
/// The dark ring in the foot of an ivory piece.
pub const IVORY_RING: Color = of(Material::IvoryRing);
/// The pale ring in the foot of an ebony piece.
pub const EBONY_RING: Color = of(Material::EbonyRing);
/// Letters and digits of the coordinates.
pub const COORDINATE: Color = of(Material::Coordinate);
/// Old gold: finials, pole tips, White's stripe.
pub const GOLD: Color = of(Material::Gold);
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
pub const CHERRY: Color = of(Material::Cherry);
/// Its rim, and lines that are inlaid into it.
pub const ROSEWOOD: Color = of(Material::Rosewood);
/// White's wooden stones.
pub const MAPLE: Color = of(Material::Maple);
/// Black's wooden stones.
pub const WALNUT: Color = of(Material::Walnut);
/// Hinges and inlaid strips of metal.
pub const BRASS: Color = of(Material::Brass);
/// The cord that binds a formation.
pub const CORD: Color = of(Material::Cord);
/// The light thread in it.
pub const CORD_THREAD: Color = of(Material::CordThread);

/// Glazed tiles of Treason: the southern half, the northern half, and what is no cell.
pub const GLAZE_SOUTH: Color = of(Material::GlazeSouth);
/// The northern half.
pub const GLAZE_NORTH: Color = of(Material::GlazeNorth);
/// Tiles between the cells, which are none.
pub const GLAZE_NIGHT: Color = of(Material::GlazeNight);
/// Mortar between tiles.
pub const MORTAR: Color = of(Material::Mortar);
/// The burnt clay around the mosaic.
pub const TERRACOTTA: Color = of(Material::Terracotta);
/// White's glazed discs.
pub const CREAM_GLAZE: Color = of(Material::CreamGlaze);
/// Black's glazed discs.
pub const COBALT_GLAZE: Color = of(Material::CobaltGlaze);
/// The relief on Black's discs.
pub const COBALT_PALE: Color = of(Material::CobaltPale);

/// The dark of the room behind the table.
pub const BACKDROP: Color = Color::srgb(0.062, 0.048, 0.040);
/// The key light, late afternoon through a window.
pub const KEY_LIGHT: Color = Color::srgb(1.0, 0.90, 0.76);
/// The light that the room gives back.
pub const FILL_LIGHT: Color = Color::srgb(0.80, 0.86, 1.0);

/// The wood of a Go board, dark enough for shell and light enough for slate.
pub const KAYA: Color = of(Material::Kaya);
/// The rim around it, where no stone can lie.
pub const KAYA_RIM: Color = of(Material::KayaRim);
/// White stones.
pub const SHELL: Color = of(Material::Shell);
/// Black stones.
pub const SLATE: Color = of(Material::Slate);
/// A lacquered low table.
pub const LACQUER: Color = of(Material::Lacquer);
/// A pane of glass.
pub const GLASS: Color = Color::srgb(0.80, 0.94, 1.0);
/// What is painted on one, to be seen on wood.
pub const GLASS_DARK: Color = Color::srgb(0.04, 0.13, 0.20);
/// The light of White's and of Black's rings.
pub const RING_GLOW: [Color; 2] = [of(Material::GlowWhite), of(Material::GlowBlack)];
/// The three tones of the hexes on Tribun's table: grey, rose and ochre marble. Each lies between the two marbles of the
/// stones.
pub const MARBLE_TILES: [Color; 3] = [of(Material::MarbleGrey), of(Material::MarbleRose), of(Material::MarbleOchre)];
/// White's stones on that table.
pub const MARBLE_WHITE: Color = of(Material::MarbleWhite);
/// Black's stones on that table: nearly black, a breath of green.
pub const MARBLE_DARK: Color = of(Material::MarbleDark);
/// The pale ring in a dark stone.
pub const MARBLE_PALE: Color = of(Material::MarblePale);
/// The rim of the marble table.
pub const PORPHYRY: Color = of(Material::Porphyry);
/// The foot of the marble table.
pub const TRAVERTINE: Color = Color::srgb(0.60, 0.54, 0.45);
/// Inlays of metal.
pub const BRONZE: Color = of(Material::Bronze);
/// The purple of a commander's cloak.
pub const TYRIAN: Color = of(Material::Tyrian);

/// Columns of basalt, and what stands on them.
pub const BASALT: Color = of(Material::Basalt);
/// The light squares of a dark board.
pub const BASALT_LIGHT: Color = of(Material::BasaltLight);
/// Its dark squares, light enough for ebony.
pub const BASALT_DARK: Color = of(Material::BasaltDark);
/// Its frame.
pub const FRAME: Color = of(Material::Frame);
/// What is inlaid in ivory.
pub const DARK_BRONZE: Color = of(Material::DarkBronze);
/// What is inlaid in ebony.
pub const PEWTER: Color = of(Material::Pewter);

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
pub const SOIL_LIGHT: Color = of(Material::SoilLight);
/// Forest soil of a dark square.
pub const SOIL_DARK: Color = of(Material::SoilDark);
/// Thin roots between the squares of a forest floor.
pub const ROOT: Color = of(Material::Root);
/// The bark of logs around a forest floor.
pub const LOG: Color = of(Material::Log);
/// White's leaves: warm and light; the leaf, where the light falls on it, and its shade.
pub const LEAVES_WHITE: [Color; 3] =
    [of(Material::LeafWhite), of(Material::LeafWhiteLight), of(Material::LeafWhiteShade)];
/// Black's leaves: cool and dark.
pub const LEAVES_BLACK: [Color; 3] =
    [of(Material::LeafBlack), of(Material::LeafBlackLight), of(Material::LeafBlackShade)];
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
    [of(Material::LeafNeutral), of(Material::LeafNeutralLight), of(Material::LeafNeutralShade)];
/// White bark with dark lips.
pub const BIRCH: Color = of(Material::Birch);
/// Grey, furrowed bark.
pub const ASH: Color = of(Material::Ash);
/// Smooth grey bark.
pub const BEECH: Color = of(Material::Beech);
/// Red bark.
pub const PINE: Color = of(Material::Pine);
/// Copper leaves among a beech's.
pub const COPPER: Color = of(Material::Copper);
/// A ripe huckleberry.
pub const BERRY: Color = of(Material::Berry);
/// White's ribbon.
pub const RIBBON_WHITE: Color = of(Material::RibbonWhite);
/// Black's ribbon.
pub const RIBBON_BLACK: Color = of(Material::RibbonBlack);

/// Paper in the interface: what opponents say, cards of the shelf.
pub const PAPER: Color = Color::srgb(0.90, 0.85, 0.74);
/// Writing on it.
pub const INK: Color = Color::srgb(0.17, 0.12, 0.08);

/// The cloth that a flat board lies on.
pub const CLOTH: Color = Color::srgb(0.285, 0.262, 0.232);
