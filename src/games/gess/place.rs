//! A quiet room with tatami mats: light through the paper of sliding doors, bowls for stones, tea, a fan.

use std::f32::consts::{FRAC_PI_2, PI, TAU};

use bevy::prelude::*;

use crate::look::mesh_builder::MeshBuilder;
use crate::look::polygon::rectangle;
use crate::look::room::TABLE_Y;
use crate::look::room::backdrop::{Backdrop, Spots};
use crate::look::room::ground::{Ground, Outline};
use crate::look::texture::{Field, Painter, Texture, paint};
use crate::stage::{Lamp, Place, StageAssets, fading, smooth};

/// The room.
pub static PLACE: Place = Place {
    ground: Ground {
        texture: Texture::Own(Painter { name: "tatami", code: include_str!("place.rs"), size: 512, pixels: tatami }),
        tile: 2.0 * MAT,
        color: Color::srgb(0.412, 0.412, 0.407),
        roughness: 0.85,
        extent: Outline { half: [WALLS[0] + 2.0, WALLS[1] + 2.0, WALLS[1] + 2.0], corners: 16.0 },
        is_top: false,
        foot: Outline::square(5.4),
        covered: None,
        light: light_through_paper,
        low: 2.9,
    },
    backdrop: Backdrop {
        light: walls_of_the_house,
        spots: &[Spots {
            count: 14,
            heights: [2.0, 16.0],
            radius: [1.6, 3.0],
            color: Vec3::new(1.0, 0.78, 0.48),
            strength: [0.02, 0.07],
        }],
    },
    key: Lamp { color: Color::srgb(1.0, 0.94, 0.83), lux: 11_000.0, from: Vec3::new(-9.0, 8.0, -2.2) },
    fill: Lamp { color: Color::srgb(1.0, 0.88, 0.74), lux: 700.0, from: Vec3::new(7.0, 6.0, 4.0) },
    around: Vec3::new(0.74, 0.76, 0.80),
    has_shades: true,
    props: add_props,
};

/// How wide a mat is; it is twice as long.
const MAT: f32 = 7.0;
/// How far the walls are away at the sides and at the ends.
const WALLS: [f32; 2] = [17.0, 14.8];
/// How high the doors are, and where the wood ends that they have below.
const DOORS: [f32; 2] = [6.2, 0.55];

const WOOD: Vec3 = Vec3::new(0.075, 0.042, 0.024);
const LACQUER: Vec3 = Vec3::new(0.070, 0.026, 0.014);
const SHELL: Vec3 = Vec3::new(0.56, 0.53, 0.46);
const SLATE: Vec3 = Vec3::new(0.022, 0.023, 0.026);
const INDIGO: Vec3 = Vec3::new(0.014, 0.023, 0.052);

/// Panes of light that fall in from the left, side by side, and grow faint as they reach into the room.
fn light_through_paper(at: Vec2) -> Vec3 {
    let pane = |place: f32, width: f32, bar: f32| {
        let from_bar = width * (0.5 - ((place / width).rem_euclid(1.0) - 0.5).abs());
        smooth(bar - 0.3, bar + 0.3, from_bar)
    };
    // The sun stands a little behind Black's side, so that the panes lean.
    let along = at.y - 0.26 * at.x;
    let panes = pane(along + 0.9, 3.6, 0.4) * pane(at.x, 4.6, 0.4) * pane(along + 0.9, 10.8, 0.75);
    let reach = smooth(22.0, -9.0, at.x);
    let room = fading(at, 9.0, 22.0, 0.5);
    (Vec3::new(0.53, 0.56, 0.62) + Vec3::new(0.89, 0.80, 0.62) * (panes * reach)) * room
}

/// Woven rush with threads through it, mats side by side with cloth along their long edges.
fn tatami(size: usize) -> Vec<u8> {
    let rush = Field::new(71, [14, 180], 2, 0.9);
    let clouds = Field::new(72, [5, 5], 3, 0.5);
    let cloth = Field::new(73, [180, 180], 1, 0.5);
    paint(size, |u, v| {
        let (x, y) = (u * 2.0 * MAT, v * 2.0 * MAT);
        let column = (x / MAT) as usize % 2;
        let edge = (x / MAT - (x / MAT).round()).abs() * MAT;
        let end = ((v + 0.5 * column as f32) - (v + 0.5 * column as f32).round()).abs() * 2.0 * MAT;
        if edge < 0.27 {
            // Small lozenges are woven into the cloth.
            let (across, along) = ((edge - 0.14).abs() / 0.09, ((y * 2.0).fract() - 0.5).abs() / 0.36);
            let gold = smooth(1.1, 0.7, across + along);
            let seam = 0.5 + 0.5 * smooth(0.0, 0.04, edge);
            let weave = (0.86 + 0.28 * cloth.at(u, v)) * seam * (0.8 + 0.2 * smooth(0.27, 0.22, edge));
            return (Vec3::new(0.27, 0.40, 0.38).lerp(Vec3::new(0.60, 0.56, 0.36), 0.75 * gold) * weave).to_array();
        }
        let thread = (x * 9.0 * TAU).cos();
        let fibre = rush.at(u, v + 0.35 * column as f32) - 0.5;
        let light = 0.85 + 0.22 * fibre + 0.07 * thread + 0.08 * (clouds.at(u, v) - 0.5);
        let light = light
            * [1.0, 0.94][column]
            * (0.55 + 0.45 * smooth(0.0, 0.06, end))
            * (0.8 + 0.2 * smooth(0.27, 0.36, edge));
        let green = 0.06 * (clouds.at(v, u) - 0.5) + 0.03 * fibre;
        [light * (1.0 - green), light * 0.97, light * (0.83 - green)]
    })
}

/// Doors of paper that shine at the left, plaster between dark beams elsewhere.
fn walls_of_the_house(u: f32, height: f32) -> Vec3 {
    let round = u * TAU;
    let left = (0.5 + 0.5 * (round - 1.5 * PI).cos()).powi(3);
    let plaster = Vec3::new(0.085, 0.062, 0.040) * (0.55 + 0.9 * left);
    let beam = Vec3::new(0.022, 0.013, 0.008);
    if !(-1.0..22.0).contains(&height) || (u * 12.0).fract() < 0.07 {
        return beam;
    }
    let lattice = (u * 96.0).fract() < 0.22 || (height / 3.4).fract() < 0.16;
    let paper = Vec3::new(0.34, 0.29, 0.21) * if lattice { 0.45 } else { 1.0 };
    plaster.lerp(paper, if height < 19.0 { smooth(0.25, 0.6, left) } else { 0.0 })
}

fn add_props(assets: &mut StageAssets) {
    let low = assets.quality.low();
    let mut smooth_surface = |roughness, unlit| {
        let reflectance = if roughness < 0.5 { 0.35 } else { 0.2 };
        assets.materials.add(StandardMaterial { perceptual_roughness: roughness, reflectance, unlit, ..default() })
    };
    let materials = [smooth_surface(0.36, false), smooth_surface(0.85, false), smooth_surface(1.0, true)];
    let (mut glossy, mut dull, mut paper) = (MeshBuilder::new(), MeshBuilder::new(), MeshBuilder::new());
    for (side, stone) in [(1.0, SHELL), (-1.0, SLATE)] {
        bowl(&mut glossy, vec2(7.15, -5.05) * side, stone, low);
        lid(&mut glossy, vec2(8.85, -5.45) * side, low);
        for at in [vec2(8.02, -4.38), vec2(7.75, -6.05)] {
            glossy.add(&lens(stone, low), Transform::from_xyz(at.x * side, TABLE_Y + 0.05, at.y * side));
        }
    }
    tea(&mut glossy, &mut dull, low);
    fan(&mut dull, Vec3::new(9.4, TABLE_Y, 6.7), if low { 8 } else { 16 });
    for (number, shine) in [0.26, 0.32, 0.15, 0.0].into_iter().enumerate() {
        wall(&mut dull, &mut paper, number, shine, low);
    }
    scroll(&mut dull);
    screen(&mut dull, &mut paper, if low { 2 } else { 4 });
    assets.add_scenery([glossy, dull, paper].into_iter().zip(materials));
}

fn tone(color: Vec3) -> LinearRgba {
    LinearRgba::rgb(color.x, color.y, color.z)
}

/// What is seen of a stone.
fn lens(color: Vec3, low: bool) -> MeshBuilder {
    let mut stone = MeshBuilder::new();
    stone.paint(tone(color)).lathe(&[(0.185, -0.01), (0.125, 0.05), (0.0, 0.075)], if low { 5 } else { 9 });
    stone
}

/// A round bowl of wood, full of stones.
fn bowl(solid: &mut MeshBuilder, at: Vec2, stone: Vec3, low: bool) {
    let mut bowl = MeshBuilder::new();
    let outside =
        [(0.46, 0.0), (0.52, 0.07), (0.78, 0.34), (0.84, 0.58), (0.76, 0.80), (0.67, 0.87), (0.61, 0.82), (0.58, 0.68)];
    bowl.paint(tone(LACQUER)).lathe(&outside, if low { 8 } else { 18 });
    bowl.tint(|at, _| tone(Vec3::splat(0.35_f32.lerp(1.0, smooth(0.0, 0.5, at.y)))));
    bowl.paint(tone(stone * 0.3)).lathe(&[(0.6, 0.70), (0.0, 0.72)], if low { 8 } else { 18 });
    let count = if low { 4 } else { 11 };
    for number in 0..count {
        // Even distances in a spiral, the middle heaped up.
        let part = ((number as f32 + 0.4) / count as f32).sqrt();
        let way = Vec2::from_angle(number as f32 * 2.4) * part * 0.43;
        let tilt = Quat::from_rotation_x(way.y * 0.9) * Quat::from_rotation_z(-way.x * 0.9);
        let place = Transform::from_xyz(way.x, 0.86 - 0.11 * part, way.y).with_rotation(tilt);
        bowl.add(&lens(stone, low), place);
    }
    solid.add(&bowl, Transform::from_xyz(at.x, TABLE_Y, at.y));
}

/// The lid of a bowl, laid down beside it.
fn lid(solid: &mut MeshBuilder, at: Vec2, low: bool) {
    let mut lid = MeshBuilder::new();
    let outside = [(0.66, 0.0), (0.70, 0.05), (0.66, 0.15), (0.42, 0.235), (0.0, 0.26)];
    lid.paint(tone(LACQUER)).lathe(&outside, if low { 8 } else { 18 });
    lid.tint(|at, _| tone(Vec3::splat(0.4_f32.lerp(1.0, smooth(0.0, 0.15, at.y)))));
    solid.add(&lid, Transform::from_xyz(at.x, TABLE_Y, at.y));
}

/// A cup of green tea and a sweet on a small tray.
fn tea(glossy: &mut MeshBuilder, dull: &mut MeshBuilder, low: bool) {
    let segments = if low { 8 } else { 14 };
    let turn = Quat::from_rotation_y(0.22);
    let place = |aside: f32, up: f32| {
        let at = Vec3::new(-8.3, TABLE_Y, -5.5) + turn * Vec3::new(aside, up, 0.0);
        Transform::from_translation(at).with_rotation(turn)
    };
    let mut tray = MeshBuilder::new();
    tray.paint(tone(Vec3::new(0.030, 0.017, 0.013))).prism(&rectangle(vec2(1.15, 0.72)), [0.0, 0.13], 0.04, false);
    tray.paint(tone(Vec3::new(0.042, 0.012, 0.009))).prism(&rectangle(vec2(1.05, 0.62)), [0.1, 0.136], 0.005, false);
    glossy.add(&tray, place(0.0, 0.0));
    let mut cup = MeshBuilder::new();
    let outside = [(0.2, 0.0), (0.22, 0.05), (0.31, 0.13), (0.34, 0.56), (0.30, 0.56), (0.28, 0.45)];
    cup.paint(tone(Vec3::new(0.13, 0.20, 0.165))).lathe(&outside, segments);
    cup.paint(tone(Vec3::new(0.11, 0.135, 0.022))).lathe(&[(0.29, 0.47), (0.0, 0.47)], segments);
    glossy.add(&cup, place(0.5, 0.13));
    if low {
        return;
    }
    let mut dish = MeshBuilder::new();
    dish.paint(tone(Vec3::new(0.05, 0.065, 0.085))).lathe(&[(0.3, 0.0), (0.42, 0.07), (0.0, 0.05)], segments);
    glossy.add(&dish, place(-0.5, 0.13));
    let mut sweet = MeshBuilder::new();
    sweet.paint(tone(Vec3::new(0.42, 0.20, 0.19))).ball(Vec3::ZERO, 0.19, 10);
    dull.add(&sweet, place(-0.5, 0.30).with_scale(Vec3::new(1.0, 0.8, 1.0)));
}

/// A fan that lies half open: pleats of dark blue paper with a gilded edge on ribs of bamboo.
fn fan(solid: &mut MeshBuilder, pivot: Vec3, pleats: u16) {
    const RINGS: [(f32, f32); 4] = [(0.1, 0.03), (0.85, 0.05), (1.75, 0.11), (1.95, 0.12)];
    let colors = [Vec3::new(0.15, 0.10, 0.05), INDIGO, Vec3::new(0.23, 0.155, 0.055)];
    let at = |step: u16, (radius, height): (f32, f32)| {
        let angle = f32::from(step) / f32::from(pleats) * 1.8 + 1.85;
        let up = if step.is_multiple_of(2) { height } else { 0.02 };
        pivot + Vec3::new(angle.cos() * radius, up, -angle.sin() * radius)
    };
    for (pleat, ring) in (0..pleats).flat_map(|pleat| (0..3).map(move |ring| (pleat, ring))) {
        solid.paint(tone(colors[ring] * if pleat.is_multiple_of(2) { 0.8 } else { 1.1 }));
        let [inner, outer] = [RINGS[ring], RINGS[ring + 1]];
        let corners = [at(pleat, inner), at(pleat, outer), at(pleat + 1, outer), at(pleat + 1, inner)];
        if ring > 0 || pleat.is_multiple_of(2) {
            solid.quad(corners);
        }
    }
}

/// A flat piece that faces into the room, on the wall to which -z is turned: from where to where, and how far from the
/// middle of the room.
fn board(solid: &mut MeshBuilder, turn: Quat, [left, right]: [f32; 2], [low, high]: [f32; 2], away: f32) {
    solid.quad([(left, low), (right, low), (right, high), (left, high)].map(|(x, y)| turn * Vec3::new(x, y, -away)));
}

/// A wall, seen from within only, so that it hides nothing from who looks in: the one behind Black, the left one, the one
/// behind White or the right one. All but the right one have sliding doors.
fn wall(dull: &mut MeshBuilder, paper: &mut MeshBuilder, number: usize, shine: f32, low: bool) {
    const EDGE: f32 = 0.09;
    let turn = Quat::from_rotation_y(number as f32 * FRAC_PI_2);
    let (half, away) = (WALLS[number % 2], WALLS[(number + 1) % 2]);
    dull.paint(tone(Vec3::new(0.066, 0.050, 0.034)));
    board(dull, turn, [-half, half], [TABLE_Y, 10.0], away);
    dull.paint(tone(WOOD * 0.7));
    for heights in [[TABLE_Y, TABLE_Y + 0.3], [DOORS[0], DOORS[0] + 0.5]] {
        board(dull, turn, [-half, half], heights, away - 0.12);
    }
    if number == 3 {
        return;
    }
    let (doors, bars) = if low { (4, [0, 0]) } else { (6, [3, 4]) };
    let width = 2.0 * half / doors as f32;
    for door in 0..doors {
        let left = door as f32 * width - half;
        let right = left + width;
        paper.paint(tone(Vec3::new(1.0, 0.86, 0.64) * shine));
        board(paper, turn, [left, right], [DOORS[1], DOORS[0]], away - 0.03);
        dull.paint(tone(WOOD * if door % 2 == 0 { 1.6 } else { 1.9 }));
        board(dull, turn, [left, right], [TABLE_Y + 0.3, DOORS[1]], away - 0.04);
        for post in [left, right - 2.0 * EDGE] {
            board(dull, turn, [post, post + 2.0 * EDGE], [DOORS[1], DOORS[0]], away - 0.08);
        }
        for bar in 1..=bars[0] {
            let x = left + width * bar as f32 / (bars[0] + 1) as f32;
            board(dull, turn, [x - 0.04, x + 0.04], [DOORS[1], DOORS[0]], away - 0.05);
        }
        for bar in 1..=bars[1] {
            let y = DOORS[1].lerp(DOORS[0], bar as f32 / (bars[1] + 1) as f32);
            board(dull, turn, [left, right], [y - 0.04, y + 0.04], away - 0.05);
        }
    }
}

/// A scroll that hangs on the right wall: paper with a mountain in ink, mounted on cloth.
fn scroll(solid: &mut MeshBuilder) {
    let turn = Quat::from_rotation_y(-FRAC_PI_2);
    let away = WALLS[0];
    let sheets = [
        (INDIGO, 1.1, [0.5, 6.0], 0.06),
        (Vec3::new(0.22, 0.195, 0.145), 0.85, [1.3, 5.2], 0.08),
        (Vec3::new(0.20, 0.05, 0.035), 0.13, [1.45, 1.7], 0.10),
    ];
    for (color, half, heights, near) in sheets {
        solid.paint(tone(color));
        let aside = if half < 0.5 { 0.6 } else { 0.0 };
        board(solid, turn, [aside - half - 3.0, aside + half - 3.0], heights, away - near);
    }
    solid.paint(tone(Vec3::new(0.07, 0.07, 0.07)));
    let peaks = [[-3.8, 2.0], [-2.2, 2.0], [-2.75, 3.5], [-3.2, 3.9]];
    solid.quad(peaks.map(|[x, y]| turn * Vec3::new(x, y, 0.10 - away)));
    solid.paint(tone(WOOD));
    board(solid, turn, [-4.3, -1.7], [0.38, 0.56], away - 0.14);
}

/// A low folding screen in the corner behind Black, at the right: paper on a lattice of wood, seen from both sides.
fn screen(dull: &mut MeshBuilder, paper: &mut MeshBuilder, leaves: u16) {
    const WIDTH: f32 = 2.3;
    const HEIGHT: f32 = 2.5;
    let mut foot = Vec3::new(9.6, TABLE_Y, -13.6);
    for leaf in 0..leaves {
        let angle = if leaf.is_multiple_of(2) { -0.10 } else { -1.0 };
        let turn = Quat::from_rotation_y(angle);
        for facing in [0.0, PI] {
            let mut sheet = MeshBuilder::new();
            sheet.paint(tone(Vec3::new(0.30, 0.245, 0.165)));
            board(&mut sheet, Quat::IDENTITY, [-WIDTH * 0.5, WIDTH * 0.5], [0.12, HEIGHT], -0.01);
            let mut frame = MeshBuilder::new();
            frame.paint(tone(WOOD * 0.8));
            for (x, half) in [(-1.08, 0.07), (-0.38, 0.03), (0.38, 0.03), (1.08, 0.07)] {
                board(&mut frame, Quat::IDENTITY, [x - half, x + half], [0.0, HEIGHT], -0.04);
            }
            for (y, half) in [(0.12, 0.12), (0.85, 0.03), (1.6, 0.03), (HEIGHT - 0.07, 0.07)] {
                board(&mut frame, Quat::IDENTITY, [-WIDTH * 0.5, WIDTH * 0.5], [y - half, y + half], -0.03);
            }
            let middle = foot + turn * Vec3::X * (WIDTH * 0.5);
            let place = Transform::from_translation(middle).with_rotation(turn * Quat::from_rotation_y(facing));
            paper.add(&sheet, place);
            dull.add(&frame, place);
        }
        foot += turn * Vec3::X * WIDTH;
    }
}
