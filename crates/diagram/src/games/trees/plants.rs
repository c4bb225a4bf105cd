//! Plants from above: grass, underbrush, huckleberry and four trees, each with its own outline; ribbons that tell whose.

use std::f32::consts::{FRAC_PI_2, PI, TAU};

use ludarium_rules::games::trees::{GRASS, HUCKLEBERRY, Species, TREES, UNDERBRUSH, tree_of};
use ludarium_rules::{Piece, Side};

use super::on_circle;
use crate::{Detail, Ink, Material, Path, Point, Shape};

/// The leaves of a side or of nobody: the leaf, where light falls on it, and its shade.
pub(super) const fn leaves(side: Option<Side>) -> [Material; 3] {
    match side {
        Some(Side::White) => [Material::LeafWhite, Material::LeafWhiteLight, Material::LeafWhiteShade],
        Some(Side::Black) => [Material::LeafBlack, Material::LeafBlackLight, Material::LeafBlackShade],
        None => [Material::LeafNeutral, Material::LeafNeutralLight, Material::LeafNeutralShade],
    }
}

pub(super) const fn bark(species: Species) -> Material {
    match species {
        Species::Birch => Material::Birch,
        Species::Ash => Material::Ash,
        Species::Beech => Material::Beech,
        Species::Pine => Material::Pine,
    }
}

/// The inks that a plant is drawn with.
struct Leaves {
    leaf: Ink,
    light: Ink,
    shade: Ink,
    edge: Ink,
    detail: Detail,
}

impl Leaves {
    fn of(side: Option<Side>, detail: Detail) -> Leaves {
        let [leaf, light, shade] = leaves(side).map(Ink::of);
        Leaves { leaf, light, shade, edge: Ink::of(Material::Night).alpha(0.8), detail }
    }

    /// A filled figure with a dark edge.
    fn part(&self, path: Path, ink: Ink) -> Shape {
        Shape::fill(path, ink).outlined(self.edge, self.detail.line(0.016))
    }

    /// Fine lines within a figure.
    fn fine(&self, shapes: impl IntoIterator<Item = Shape>) -> Vec<Shape> {
        if self.detail.is_fine() { shapes.into_iter().collect() } else { Vec::new() }
    }
}

/// The shapes of one plant about the middle of its cell.
pub(super) fn plant(piece: Piece, detail: Detail) -> Vec<Shape> {
    let leaves = Leaves::of(piece.side, detail);
    let mut shapes = match (piece.kind, piece.side) {
        (GRASS, Some(side)) => grass_ribbon(side, detail),
        (kind, Some(side)) => ribbon(side, knots(kind), detail),
        _ => Vec::new(),
    };
    shapes.extend(match piece.kind {
        GRASS => grass(&leaves),
        UNDERBRUSH => underbrush(&leaves),
        HUCKLEBERRY => huckleberry(&leaves),
        kind => match tree_of(kind).map_or(Species::Pine, |tree| tree.species) {
            Species::Birch => birch(&leaves),
            Species::Ash => ash(&leaves),
            Species::Beech => beech(&leaves),
            Species::Pine => pine(&leaves),
        },
    });
    shapes
}

/// One knot is the tree left of the Pine, two are the one right of it.
fn knots(kind: ludarium_rules::Kind) -> u8 {
    let tree = TREES.iter().find(|tree| tree.kind == kind);
    tree.filter(|tree| tree.species != Species::Pine).map_or(0, |tree| 1 + u8::from(tree.file > 3))
}

/// White's ribbon is a plain ring, Black's a square one with teeth. In coarse pictures only the ground within is seen.
fn ribbon(side: Side, knots: u8, detail: Detail) -> Vec<Shape> {
    let ground = match side {
        Side::White => Path::circle(Point::ZERO, 0.425),
        Side::Black => Path::rectangle(Point::ZERO, Point::new(0.405, 0.405)),
    };
    let shade = Ink::of(leaves(Some(side))[2]);
    if !detail.is_fine() {
        return vec![Shape::fill(ground, shade.alpha(0.6))];
    }
    let (material, path) = match side {
        Side::White => (Material::RibbonWhite, ground.clone()),
        Side::Black => (Material::RibbonBlack, zigzag(0.405)),
    };
    let ink = Ink::of(material);
    let mut shapes = vec![Shape::fill(ground, shade.alpha(0.38)), Shape::line(path, ink, detail.line(0.032))];
    if knots > 0 {
        let path = Path::join((0..knots).map(|index| knot(index, knots)));
        shapes.push(Shape::fill(path, ink).outlined(Ink::of(Material::Night), detail.line(0.016)));
    }
    shapes
}

/// One of the knots of a ribbon: a lozenge at its foot.
fn knot(index: u8, knots: u8) -> Path {
    let at = Point::new((f32::from(index) - f32::from(knots - 1) / 2.0) * 0.17, 0.425);
    Path::polygon([(0.0, 0.085), (0.07, 0.0), (0.0, -0.085), (-0.07, 0.0)].map(|(x, y)| at + Point::new(x, y)))
}

/// The small ribbon in the middle of grass.
fn grass_ribbon(side: Side, detail: Detail) -> Vec<Shape> {
    let (ink, path) = match side {
        Side::White => (Ink::of(Material::RibbonWhite), Path::circle(Point::ZERO, 0.085)),
        Side::Black => (Ink::of(Material::RibbonBlack), Path::regular(4, Point::ZERO, 0.11, PI / 4.0)),
    };
    vec![Shape::line(path, ink, detail.line(0.035))]
}

/// A square with teeth.
fn zigzag(half: f32) -> Path {
    const TEETH: u8 = 10;
    let point = |side: u8, index: u8| {
        let along = (f32::from(index) / f32::from(TEETH) * 2.0 - 1.0) * half;
        let out = half + if index.is_multiple_of(2) { 0.022 } else { -0.022 };
        Point::new(along, -out).rotated(f32::from(side) * FRAC_PI_2)
    };
    Path::polygon((0..4).flat_map(|side| (0..TEETH).map(move |index| point(side, index))))
}

/// Five tufts of blades.
fn grass(leaves: &Leaves) -> Vec<Shape> {
    let tufts = [(0.27, 0.12), (-0.24, 0.25), (-0.22, -0.25), (0.22, -0.26), (0.02, 0.0)];
    let blades = |tuft: usize, (x, y): (f32, f32)| {
        let count = if tuft == 4 { 0 } else { 7_u8 };
        (0..count).map(move |blade| {
            let turn = f32::from(blade) / 7.0 + tuft as f32 * 0.13;
            let reach = 0.155 + 0.03 * (f32::from(blade) * 2.3 + tuft as f32).sin();
            let foot = Point::new(x, y);
            Path::leaf(foot + on_circle(0.015, turn), foot + on_circle(reach, turn), 0.062)
        })
    };
    let all = |odd: usize| {
        let mine = tufts.iter().enumerate().flat_map(|(tuft, at)| blades(tuft, *at)).enumerate();
        Path::join(mine.filter(|(index, _)| index % 2 == odd).map(|(_, path)| path))
    };
    vec![leaves.part(all(0), leaves.leaf), leaves.part(all(1), leaves.light)]
}

/// The outline of a bush: a round with bumps.
fn bush(at: Point, radius: f32, bumps: u8, phase: f32) -> Path {
    let steps = bumps * 4;
    let points: Vec<Point> = (0..steps)
        .map(|step| {
            let turn = f32::from(step) / f32::from(steps);
            at + on_circle(radius * (0.90 + 0.10 * (turn * TAU * f32::from(bumps)).cos().abs()), turn + phase)
        })
        .collect();
    Path::smooth(&points)
}

/// Low round bushes beside each other.
fn underbrush(leaves: &Leaves) -> Vec<Shape> {
    let bushes =
        [(0.17, 0.13, 0.20), (-0.19, 0.10, 0.18), (-0.05, -0.19, 0.20), (0.21, -0.16, 0.135), (-0.05, 0.26, 0.125)];
    let mut shapes = Vec::new();
    for (index, (x, y, radius)) in bushes.into_iter().enumerate() {
        let at = Point::new(x, y);
        let phase = index as f32 * 0.07;
        shapes.push(
            leaves.part(bush(at, radius, 5, phase), if index % 2 == 0 { leaves.leaf } else { leaves.shade.lit(0.12) }),
        );
        let sprigs = (0..3_u8).map(|sprig| {
            let turn = f32::from(sprig) / 3.0 + phase;
            Path::leaf(at, at + on_circle(radius * 0.78, turn), radius * 0.42)
        });
        shapes.extend(leaves.fine([Shape::fill(Path::join(sprigs), leaves.light)]));
    }
    shapes
}

/// A bush with large ripe berries about a star of leaves.
fn huckleberry(leaves: &Leaves) -> Vec<Shape> {
    let foliage = Path::join((0..8_u8).map(|leaf| {
        let turn = f32::from(leaf) / 8.0;
        Path::leaf(Point::ZERO, on_circle(0.385, turn), 0.20)
    }));
    let berry = |turn: f32| {
        let at = on_circle(0.235, turn);
        let mut shapes = vec![leaves.part(Path::circle(at, 0.098), Ink::of(Material::Berry))];
        shapes.extend(leaves.fine([Shape::fill(
            Path::circle(at + Point::new(-0.03, -0.035), 0.028),
            Ink::of(Material::Paper).alpha(0.7),
        )]));
        shapes
    };
    let mut shapes = vec![leaves.part(foliage, leaves.leaf)];
    shapes.extend((0..5_u8).flat_map(|index| berry(f32::from(index) / 5.0 - 0.25)));
    shapes.push(leaves.part(Path::star(5, Point::ZERO, 0.13, 0.055, -FRAC_PI_2), leaves.light));
    shapes
}

/// A trefoil of ovals about a white fork.
fn birch(leaves: &Leaves) -> Vec<Shape> {
    let mut shapes = Vec::new();
    for index in 0..3_u8 {
        let turn = f32::from(index) / 3.0 - 0.25;
        let oval = |length: f32, width: f32, out: f32| {
            Path::ellipse(Point::new(out, 0.0), Point::new(length, width)).rotated(turn * TAU)
        };
        shapes.push(leaves.part(oval(0.185, 0.15, 0.215), leaves.leaf));
        let shingles = (0..5_u8).map(|leaf| {
            let aside = (f32::from(leaf) - 2.0) * 0.052;
            let at = |out: f32, spread: f32| Point::new(out, aside * spread).rotated(turn * TAU);
            Path::leaf(at(0.12, 0.7), at(0.34 - (f32::from(leaf) - 2.0).abs() * 0.025, 1.25), 0.06)
        });
        shapes.extend(leaves.fine([Shape::fill(Path::join(shingles), leaves.light)]));
    }
    let fork = Path::join((0..3_u8).map(|index| {
        let turn = f32::from(index) / 3.0 - 0.25;
        Path::leaf(on_circle(0.05, turn + 0.5), on_circle(0.20, turn), 0.10)
    }));
    shapes.push(leaves.part(fork.and(Path::circle(Point::ZERO, 0.06)), Ink::of(Material::Birch)));
    shapes.extend(leaves.fine((0..3_u8).map(|index| {
        let turn = f32::from(index) / 3.0 - 0.25;
        let (at, aside) = (on_circle(0.10, turn), on_circle(0.032, turn + 0.25));
        Shape::line(Path::lines([at - aside, at + aside]), Ink::of(Material::Night), leaves.detail.line(0.018))
    })));
    shapes
}

/// Six feathers of narrow leaflets.
fn ash(leaves: &Leaves) -> Vec<Shape> {
    let leaflets = |first: u8| {
        Path::join((0..6_u8).flat_map(|feather| {
            let turn = f32::from(feather) / 6.0 + 1.0 / 12.0;
            let pairs = (0..3_u8).flat_map(move |pair| [-1.0, 1.0].map(|side| (pair, side)));
            pairs.filter(move |(pair, side)| (pair + u8::from(*side > 0.0)) % 2 == first).map(move |(pair, side)| {
                let out = 0.13 + f32::from(pair) * 0.085;
                let foot = on_circle(out, turn);
                let length = 0.155 - 0.02 * f32::from(pair);
                Path::leaf(foot, foot + on_circle(length, turn + side * 0.145), 0.078)
            })
        }))
    };
    let tips = Path::join((0..6_u8).map(|feather| {
        let turn = f32::from(feather) / 6.0 + 1.0 / 12.0;
        Path::leaf(on_circle(0.29, turn), on_circle(0.425, turn), 0.075)
    }));
    let ribs = Path::join((0..6_u8).map(|feather| {
        let turn = f32::from(feather) / 6.0 + 1.0 / 12.0;
        Path::lines([Point::ZERO, on_circle(0.33, turn)])
    }));
    vec![
        leaves.part(leaflets(0), leaves.leaf),
        leaves.part(leaflets(1).and(tips), leaves.light),
        Shape::line(ribs, Ink::of(Material::Ash).lit(-0.2), leaves.detail.line(0.03)),
        leaves.part(Path::circle(Point::ZERO, 0.07), Ink::of(Material::Ash)),
    ]
}

/// One dense round crown in which copper leaves gleam.
fn beech(leaves: &Leaves) -> Vec<Shape> {
    let ring = |count: u8, foot: f32, tip: f32, phase: f32, width: f32| {
        Path::join((0..count).map(move |leaf| {
            let turn = (f32::from(leaf) + phase) / f32::from(count);
            Path::leaf(on_circle(foot, turn), on_circle(tip, turn), width)
        }))
    };
    let copper = Path::join((0..5_u8).map(|leaf| {
        let turn = f32::from(leaf) / 5.0 + 0.04;
        Path::leaf(on_circle(0.13, turn), on_circle(0.30, turn), 0.10)
    }));
    let mut shapes = vec![leaves.part(bush(Point::ZERO, 0.395, 11, 0.0), leaves.shade)];
    shapes.push(Shape::fill(bush(Point::ZERO, 0.335, 9, 0.05), leaves.leaf));
    shapes.extend(leaves.fine([
        Shape::fill(ring(14, 0.26, 0.375, 0.5, 0.085), leaves.leaf),
        Shape::fill(ring(11, 0.14, 0.275, 0.2, 0.09), leaves.light),
    ]));
    shapes.push(Shape::fill(copper, Ink::of(Material::Copper)));
    shapes.extend(leaves.fine([Shape::fill(ring(6, 0.02, 0.145, 0.0, 0.09), leaves.light)]));
    shapes
}

/// Whorls of needles: a star in stars.
fn pine(leaves: &Leaves) -> Vec<Shape> {
    let whorls = [(0.435, leaves.shade), (0.335, leaves.leaf), (0.235, leaves.light), (0.125, leaves.leaf)];
    let mut shapes: Vec<Shape> = (0_u8..)
        .zip(whorls)
        .map(|(index, (reach, ink))| {
            let phase = f32::from(index) * PI / 8.0;
            leaves.part(Path::star(8, Point::ZERO, reach, reach * 0.58, phase), ink)
        })
        .collect();
    shapes.push(Shape::fill(Path::circle(Point::ZERO, 0.035), Ink::of(Material::Pine)));
    shapes
}

/// The root of a tree: arms of bark that run out over the ground.
pub(super) fn root(bark: Ink, detail: Detail) -> Vec<Shape> {
    let arms = (0..12_u8).map(|arm| {
        // Where the ribbon leaves room, in the corners, the arms are longest.
        let (turn, reach) = ((f32::from(arm) + 0.5) / 12.0, if arm % 3 == 1 { 0.61 } else { 0.47 });
        Path::leaf(Point::ZERO, on_circle(reach, turn), 0.11)
    });
    vec![Shape::fill(Path::join(arms), bark).outlined(Ink::of(Material::Night).alpha(0.7), detail.line(0.02))]
}
