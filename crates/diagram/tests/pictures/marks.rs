//! Marks and arrows can be told from each other: by their shapes alone, and by whoever does not see all colours.

use ludarium_diagram::{
    ArrowKind, Detail, Group, Ink, Layer, Layout, MarkKind, Material, Palette, Pen, Point, Rgb, Role, Scene, Shape,
    arrow_shapes, mark_shapes,
};
use ludarium_rules::{Cell, GameId};

use super::compare::{difference, grey, on_grey};
use super::eyes::{self, Eyes};

/// Pixels across a picture of 1.2 cells.
const SIZE: u32 = 96;

/// Two colours are others if they look that different (CIEDE2000).
const OTHER_COLOUR: f32 = 20.0;

/// Two shapes are others if at most so much of what either covers is covered by both.
const OTHER_SHAPE: f32 = 0.65;

/// The same for the marks of the last turn and of a capture, which may lie along the same edges.
const OTHER_EDGE: f32 = 0.5;

/// The pixels of shapes, in a picture of so many across and twice `half` cells.
fn pixels(shapes: Vec<Shape>, palette: Palette, half: f32, size: u32) -> Vec<u8> {
    let group = Group { layer: Layer::Marks, cell: None, at: Point::ZERO, shapes: shapes.into() };
    let scene = Scene { title: String::new(), half, size, caption_height: 0, palette, groups: vec![group] };
    scene.rgba().expect("pixels").rgba
}

/// What shapes look like without their colours.
fn shades(shapes: Vec<Shape>, palette: Palette) -> Vec<[f32; 3]> {
    grey(&on_grey(&pixels(shapes, palette, 0.6, SIZE)))
}

/// A mark as it is drawn, without the line around it.
struct Drawn {
    colour: Rgb,
    /// Which pixels have its colour.
    covered: Vec<bool>,
}

impl Drawn {
    fn of(kind: MarkKind, outline: &[Point], palette: Palette) -> Drawn {
        const PIXELS_OF_A_CELL: f32 = 160.0;
        let shapes = mark_shapes(kind, outline, Detail::new(PIXELS_OF_A_CELL));
        let ink = shapes.iter().find_map(|shape| shape.fill).expect("marks are filled");
        let colour = ink.colour(palette);
        let half = outline.iter().map(|corner| corner.x.abs().max(corner.y.abs())).fold(0.0, f32::max) + 0.1;
        let rgba = pixels(shapes, palette, half, (2.0 * half * PIXELS_OF_A_CELL) as u32);
        let is_near = |pixel: &[u8]| colour.bytes().iter().zip(pixel).all(|(part, seen)| part.abs_diff(*seen) < 12);
        let covered: Vec<bool> = rgba.chunks_exact(4).map(|pixel| pixel[3] > 200 && is_near(&pixel[..3])).collect();
        assert!(covered.contains(&true), "{palette}: {kind} has no pixel in its colour");
        Drawn { colour, covered }
    }

    /// How much of what either covers is covered by both.
    fn shared(&self, other: &Drawn) -> f32 {
        let count = |test: fn(bool, bool) -> bool| {
            self.covered.iter().zip(&other.covered).filter(|(a, b)| test(**a, **b)).count() as f32
        };
        count(|a, b| a && b) / count(|a, b| a || b)
    }
}

/// How different two colours look to such eyes.
fn apart(one: Rgb, other: Rgb, eyes: Eyes) -> f32 {
    let [one, other] = [one, other].map(|Rgb { red, green, blue }| eyes.see([red, green, blue]));
    eyes::difference(one, other)
}

#[test]
fn marks_differ_by_colour_or_shape_to_all_eyes() {
    for game in GameId::ALL {
        let outline = Layout::of(game).outline(Cell(0)).to_vec();
        for palette in Palette::ALL {
            let drawn = MarkKind::ALL.map(|kind| (kind, Drawn::of(kind, &outline, palette)));
            for (index, (kind, a)) in drawn.iter().enumerate() {
                for (other, b) in &drawn[index + 1..] {
                    let shared = a.shared(b);
                    for eyes in Eyes::ALL {
                        let apart = apart(a.colour, b.colour, eyes);
                        let pair = format!("{game}, {palette}, {eyes:?} eyes: {kind} and {other}");
                        assert!(
                            apart >= OTHER_COLOUR || shared <= OTHER_SHAPE,
                            "{pair}: colours {apart:.1} apart, {shared:.2} shared"
                        );
                    }
                }
            }
        }
    }
}

#[test]
fn marks_along_edges_differ_by_their_shapes() {
    let edges = [MarkKind::LastFrom, MarkKind::LastTo, MarkKind::Capture];
    for game in GameId::ALL {
        let outline = Layout::of(game).outline(Cell(0)).to_vec();
        let drawn = edges.map(|kind| Drawn::of(kind, &outline, Palette::Classic));
        for (one, other) in [(0, 1), (0, 2), (1, 2)] {
            let shared = drawn[one].shared(&drawn[other]);
            assert!(shared <= OTHER_EDGE, "{game}: {} and {}: {shared:.2} shared", edges[one], edges[other]);
        }
    }
}

/// The roles of marks that invite, or say what was.
const LIGHT: [Role; 4] = [Role::Target, Role::Selection, Role::LastTurn, Role::Hint];

/// The roles of marks that warn.
const DARK: [Role; 3] = [Role::Capture, Role::Refusal, Role::Threat];

#[test]
fn what_warns_in_the_colour_safe_palette_is_another_colour_to_all_eyes() {
    const FAR: f32 = 40.0;
    for (light, dark) in LIGHT.iter().flat_map(|light| DARK.map(|dark| (*light, dark))) {
        let [a, b] = [light, dark].map(|role| Palette::ColourSafe.colour(role));
        assert!(a.luminance() >= Rgb::DARK && b.luminance() < Rgb::DARK, "{light:?} and {dark:?}");
        for eyes in Eyes::ALL {
            let apart = apart(a, b, eyes);
            assert!(apart >= FAR, "{eyes:?} eyes: {light:?} and {dark:?} are {apart:.1} apart");
        }
    }
}

#[test]
fn pens_of_the_colour_safe_palette_differ_to_all_eyes() {
    for (index, one) in Pen::ALL.iter().enumerate() {
        for other in &Pen::ALL[index + 1..] {
            let [a, b] = [*one, *other].map(|pen| Palette::ColourSafe.colour(Role::Pen(pen)));
            for eyes in Eyes::ALL {
                let apart = apart(a, b, eyes);
                assert!(apart >= OTHER_COLOUR, "{eyes:?} eyes: {one:?} and {other:?} are {apart:.1} apart");
            }
        }
    }
}

/// Every mark of the colour-safe palette, or the line around it, stands out from every cell.
#[test]
fn marks_of_the_colour_safe_palette_stand_out_from_cells_to_all_eyes() {
    const CELLS: [Material; 13] = [
        Material::StoneLight,
        Material::StoneDark,
        Material::SoilLight,
        Material::SoilDark,
        Material::MarbleGrey,
        Material::MarbleRose,
        Material::MarbleOchre,
        Material::Kaya,
        Material::BasaltLight,
        Material::BasaltDark,
        Material::GlazeSouth,
        Material::GlazeNorth,
        Material::Cherry,
    ];
    for (role, cell) in LIGHT.iter().chain(&DARK).flat_map(|role| CELLS.map(|cell| (*role, cell))) {
        for eyes in Eyes::ALL {
            let inks = [Ink::role(role), Ink::role(role).around()];
            let [mark, edge] = inks.map(|ink| apart(ink.colour(Palette::ColourSafe), cell.colour(), eyes));
            // No mark is so thin that its own colour may be that of the cell.
            let seen = mark.max(edge) >= 15.0 && mark >= 10.0;
            assert!(seen, "{eyes:?} eyes: {role:?} and {cell:?} are {mark:.1} apart, its edge {edge:.1}");
        }
    }
}

#[test]
fn marks_differ_without_their_colours() {
    for game in [GameId::Tress, GameId::Tribun, GameId::Treason] {
        let outline = Layout::of(game).outline(Cell(0)).to_vec();
        for palette in Palette::ALL {
            let drawn =
                MarkKind::ALL.map(|kind| (kind, shades(mark_shapes(kind, &outline, Detail::new(80.0)), palette)));
            for (index, (kind, a)) in drawn.iter().enumerate() {
                for (other, b) in &drawn[index + 1..] {
                    let far = difference(a, b).far;
                    assert!(far > 0.01, "{game}, {palette}: {kind} and {other}: {far}");
                }
            }
        }
    }
}

#[test]
fn arrows_differ_without_their_colours() {
    let way = [Point::new(-0.55, 0.2), Point::new(0.5, -0.2)];
    for palette in Palette::ALL {
        let drawn =
            ArrowKind::ALL.map(|kind| (kind, shades(arrow_shapes(kind, &way, 0.7, Detail::new(80.0)), palette)));
        for (index, (kind, a)) in drawn.iter().enumerate() {
            for (other, b) in &drawn[index + 1..] {
                let far = difference(a, b).far;
                assert!(far > 0.01, "{palette}: {kind} and {other}: {far}");
            }
        }
    }
}
