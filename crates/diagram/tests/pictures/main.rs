//! What pictures look like: pieces and sides can be told apart, SVG and pixels are one picture, and nothing changes by
//! accident.

mod compare;
mod eyes;
mod marks;
mod pieces;
mod references;

use ludarium_diagram::{Diagram, Layer, Palette};
use ludarium_rules::{AnyPosition, GameId, Side};

use compare::{Difference, difference, on_grey, rotated};

/// A position in the middle of each game.
const MIDDLES: [(GameId, &str); 7] = [
    (GameId::Tress, "q3p2k/nn1p2nn/4n3/2g1sn2/1PN1K3/2Q1LG2/N3N1NN/6G1 w"),
    (
        GameId::Trees,
        "bA,bB,bC,bD,wG,bF,bG,bH/bA,bA,bA,bA,bA,bA,wH,bH/bh,bh,wB,wG,bh,wG,wH,bG/wB,wG,wB,wG,wB,wH,wH,wH/\
         bg,bg,bg,bg,bg,bg,bg,wH/wh,wB,wG,wh,wh,wB,wG,wH/wG,wu,nu,wB,wG,2,wH/wA,wB,wC,wD,wh,wF,wG,wH w c6>a7 -",
    ),
    (
        GameId::Tribun,
        "b2w1,c3w1,c5b2/2,c7b1,d3w2,d9b2,e2w3,e7w1,e9b3,f1w1T,f4w6,f8b6,f11b1T,g2w3,g6w2,g9b3,h3w2,h7b8,h9b2,i3w1,\
         i5w2/3,i7b2,k2w1,k6b1 w",
    ),
    (
        GameId::Gess,
        "1w1w1wwwwwwww1w1w1/www1w4w1w1w1www/1w1w1w3wwww1w1w1/18/18/1w2w2w2w2w4/18/18/18/18/18/18/1b2b5b2b2b1/8b9/18/\
         1b1b1bbbbbbbb1b1b1/bbb1b1bbbb1b1b1bbb/1b1b4bbbbb1b1b1 b",
    ),
    (GameId::GoChess, "n1N5#1/#4R4/5#KbP#/2pP2#1#p/5Pp1P1/nPp5r1/N4p1R2/p1pP1p2##/1B3#2k1/P1#P2qb2 w play"),
    (GameId::Treason, "1b1bbbb/3bb1b/5B1/www4/3w3/1w2B2 b"),
    (GameId::TroopChess, "2b3b2/1bb1bb3/3b1b2b/4b4/3www3/3bw4/2w2w2w/1ww3ww1/4w4 w"),
];

fn middle(game: GameId) -> AnyPosition {
    let text = MIDDLES.iter().find(|(known, _)| *known == game).map_or("start", |(_, text)| text);
    AnyPosition::parse(game, text, &[]).expect("a position")
}

/// Draws an SVG text with a program that is not ours.
fn drawn_by_resvg(svg: &str, size: u32) -> Vec<u8> {
    let tree = resvg::usvg::Tree::from_str(svg, &resvg::usvg::Options::default()).expect("an SVG document");
    let mut pixmap = resvg::tiny_skia::Pixmap::new(size, size).expect("a size");
    resvg::render(&tree, resvg::tiny_skia::Transform::identity(), &mut pixmap.as_mut());
    pixmap
        .pixels()
        .iter()
        .map(|pixel| pixel.demultiply())
        .flat_map(|p| [p.red(), p.green(), p.blue(), p.alpha()])
        .collect()
}

#[test]
fn svg_and_pixels_are_one_picture() {
    for (game, _) in MIDDLES {
        for (size, palette) in [(96, Palette::Classic), (401, Palette::HighContrast)] {
            let scene = Diagram::new(&middle(game)).size(size).palette(palette).scene().expect("a picture");
            let ours = on_grey(&scene.rgba().expect("pixels").rgba);
            let theirs = on_grey(&drawn_by_resvg(&scene.svg(), size));
            let Difference { mean, far } = difference(&ours, &theirs);
            assert!(mean < 1.0 && far < 0.01, "{game} at {size}: mean {mean}, far {far}");
        }
    }
}

#[test]
fn a_turned_board_without_pieces_is_the_board_turned() {
    const GROUND: [Layer; 2] = [Layer::Board, Layer::Cells];
    for (game, _) in MIDDLES {
        let pixels = |side: Side| {
            let diagram = Diagram::new(&middle(game)).turned(side).coordinates(false).size(300);
            on_grey(&diagram.scene().expect("a picture").with_layers(&GROUND).rgba().expect("pixels").rgba)
        };
        let Difference { mean, far } = difference(&pixels(Side::White), &rotated(&pixels(Side::Black)));
        assert!(mean < 1.0 && far < 0.02, "{game}: mean {mean}, far {far}");
    }
}

#[test]
fn stones_that_look_alike_from_both_sides_are_turned_with_the_board() {
    for game in [GameId::TroopChess, GameId::Gess] {
        let pixels = |side: Side| {
            let diagram = Diagram::new(&middle(game)).turned(side).coordinates(false).size(100);
            on_grey(&diagram.rgba().expect("pixels").rgba)
        };
        let Difference { mean, far } = difference(&pixels(Side::White), &rotated(&pixels(Side::Black)));
        assert!(mean < 2.0 && far < 0.05, "{game}: mean {mean}, far {far}");
    }
}

#[test]
fn sizes_give_so_many_pixels() {
    for size in [64, 65, 500] {
        let pixels = Diagram::new(&middle(GameId::Treason)).size(size).rgba().expect("pixels");
        assert_eq!((pixels.size, pixels.rgba.len()), (size, (size * size * 4) as usize));
    }
    let largest = Diagram::new(&middle(GameId::TroopChess)).size(4096).rgba().expect("pixels");
    assert_eq!(largest.rgba.len(), 4096 * 4096 * 4);
}

#[test]
fn palettes_change_the_colours_of_marks() {
    use ludarium_diagram::MarkKind;
    let cell = middle(GameId::Gess).cell_named("k10").expect("a cell");
    for kind in MarkKind::ALL {
        let drawn = |palette: Palette| {
            Diagram::new(&middle(GameId::Gess)).mark(kind, cell).palette(palette).svg().expect("a picture")
        };
        let plain = matches!(kind, MarkKind::Immobile | MarkKind::Hover | MarkKind::Cursor);
        assert_eq!(drawn(Palette::Classic) == drawn(Palette::ColourSafe), plain, "{kind}");
    }
}
