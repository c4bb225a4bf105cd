//! What boards and pieces are made of, in pictures and in the window.

use crate::Rgb;

/// Makes the enumeration and its colours from one line a material.
macro_rules! materials {
    ($( $name:ident($red:literal, $green:literal, $blue:literal), $doc:literal; )*) => {
        /// What a part of a board or a piece is made of; the same in every palette.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum Material { $( #[doc = $doc] $name, )* }

        impl Material {
            /// Every material.
            pub const ALL: &[Material] = &[ $( Material::$name, )* ];

            /// Its colour.
            #[must_use]
            pub const fn colour(self) -> Rgb {
                match self { $( Material::$name => Rgb::new($red, $green, $blue), )* }
            }
        }
    };
}

materials! {
    StoneLight(0.499, 0.499, 0.484), "A light flagstone.";
    StoneDark(0.431, 0.440, 0.443), "A dark flagstone.";
    StoneRim(0.30, 0.29, 0.275), "The rim of a stone board.";
    Ivory(0.95, 0.89, 0.755), "White's chessmen.";
    Ebony(0.085, 0.075, 0.08), "Black's chessmen.";
    IvoryRing(0.20, 0.13, 0.08), "The dark ring in the foot of an ivory piece.";
    EbonyRing(0.86, 0.82, 0.74), "The pale ring in the foot of an ebony piece.";
    Coordinate(0.84, 0.79, 0.66), "Letters and digits on rims.";
    Gold(0.83, 0.62, 0.24), "Gold.";
    Cherry(0.49, 0.385, 0.285), "The board of Troop Chess.";
    Rosewood(0.20, 0.115, 0.075), "Its rim and the lines inlaid into it.";
    Maple(0.97, 0.87, 0.67), "White's wooden stones.";
    Walnut(0.115, 0.080, 0.065), "Black's wooden stones.";
    Brass(0.80, 0.61, 0.27), "Hinges and inlaid strips of metal.";
    Cord(0.66, 0.10, 0.10), "The cord that binds a formation.";
    CordThread(0.80, 0.42, 0.16), "The light thread in it.";
    GlazeSouth(0.25, 0.425, 0.415), "Tiles of the southern half.";
    GlazeNorth(0.54, 0.345, 0.23), "Tiles of the northern half.";
    GlazeNight(0.13, 0.13, 0.15), "Tiles that are no cells.";
    Mortar(0.155, 0.145, 0.13), "Mortar between tiles.";
    Terracotta(0.33, 0.155, 0.10), "The burnt clay around the tiles.";
    CreamGlaze(0.96, 0.92, 0.82), "White's glazed discs.";
    CobaltGlaze(0.045, 0.068, 0.245), "Black's glazed discs.";
    CobaltPale(0.42, 0.52, 0.74), "The relief on Black's discs.";
    Kaya(0.64, 0.48, 0.27), "The wood of a Go board.";
    KayaRim(0.33, 0.225, 0.125), "The rim around it, where no stone can lie.";
    Shell(0.95, 0.93, 0.885), "White's Go stones.";
    Slate(0.105, 0.11, 0.125), "Black's Go stones.";
    Lacquer(0.085, 0.045, 0.035), "The low table under a Go board.";
    GlowWhite(1.0, 0.86, 0.42), "The light of White's rings.";
    GlowBlack(0.24, 0.70, 1.0), "The light of Black's rings.";
    MarbleGrey(0.37, 0.41, 0.43), "Hexes of grey marble.";
    MarbleRose(0.55, 0.45, 0.40), "Hexes of rose marble.";
    MarbleOchre(0.57, 0.53, 0.44), "Hexes of ochre marble.";
    MarbleWhite(0.955, 0.935, 0.895), "White's stones on them.";
    MarbleDark(0.085, 0.112, 0.098), "Black's stones on them.";
    MarblePale(0.80, 0.79, 0.70), "The pale ring in a dark stone.";
    MarbleInk(0.10, 0.08, 0.07), "Numbers on a white stone.";
    CushionInk(1.0, 0.87, 0.52), "Numbers on a commander's purple.";
    Porphyry(0.345, 0.185, 0.17), "The rim of the marble table.";
    Bronze(0.62, 0.45, 0.22), "Inlays of metal.";
    Tyrian(0.36, 0.03, 0.17), "The purple of a commander.";
    Basalt(0.31, 0.32, 0.35), "Pillars.";
    BasaltLight(0.53, 0.49, 0.44), "The light squares of a dark board.";
    BasaltDark(0.36, 0.40, 0.42), "Its dark squares.";
    Frame(0.215, 0.155, 0.135), "Its frame.";
    DarkBronze(0.52, 0.31, 0.12), "What is inlaid in ivory.";
    Pewter(0.52, 0.56, 0.62), "What is inlaid in ebony.";
    SoilLight(0.19, 0.14, 0.10), "Forest soil of a light square.";
    SoilDark(0.158, 0.118, 0.086), "Forest soil of a dark square.";
    Root(0.40, 0.31, 0.21), "Thin roots between the squares of a forest floor.";
    Log(0.27, 0.195, 0.13), "The logs around it.";
    Moss(0.42, 0.56, 0.22), "Moss on them.";
    LeafWhite(0.66, 0.72, 0.20), "White's leaves.";
    LeafWhiteLight(0.85, 0.86, 0.40), "White's leaves where light falls on them.";
    LeafWhiteShade(0.46, 0.53, 0.13), "White's leaves in the shade.";
    LeafBlack(0.18, 0.49, 0.45), "Black's leaves.";
    LeafBlackLight(0.33, 0.62, 0.60), "Black's leaves where light falls on them.";
    LeafBlackShade(0.09, 0.31, 0.33), "Black's leaves in the shade.";
    LeafNeutral(0.52, 0.47, 0.40), "Leaves of nobody.";
    LeafNeutralLight(0.66, 0.60, 0.52), "Leaves of nobody where light falls on them.";
    LeafNeutralShade(0.36, 0.32, 0.27), "Leaves of nobody in the shade.";
    Birch(0.90, 0.88, 0.82), "White bark.";
    Ash(0.47, 0.45, 0.36), "Grey, furrowed bark.";
    Beech(0.40, 0.40, 0.42), "Smooth grey bark.";
    Pine(0.50, 0.26, 0.14), "Red bark.";
    Copper(0.62, 0.30, 0.16), "Copper leaves among a beech's.";
    Berry(0.16, 0.17, 0.55), "A ripe huckleberry.";
    RibbonWhite(0.97, 0.93, 0.82), "White's ribbon.";
    RibbonBlack(0.50, 0.60, 0.86), "Black's ribbon.";
    Night(0.02, 0.018, 0.02), "Edges and shadows.";
    Paper(1.0, 1.0, 1.0), "Light.";
}
