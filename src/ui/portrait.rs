//! The medallions of those who play: ten opponents, each with an emblem of its own, and the seals of people.

use bevy_egui::egui::{Align2, Color32, Painter, Pos2, Shape, Stroke, pos2, vec2};
use ludarium_rules::Side;

use super::fonts;

/// Who is on a medallion.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Portrait {
    /// The opponent of a level, 1 to 10.
    Opponent(u8),
    /// Whoever is as strong as the player.
    Even,
    /// Another program.
    Program,
    /// A person: the first letter of the name, in the colour of the side.
    Person(char, Side),
}

const IVORY: Color32 = Color32::from_rgb(242, 233, 210);
const EBONY: Color32 = Color32::from_rgb(33, 29, 31);
const BRASS: Color32 = Color32::from_rgb(212, 168, 84);
const SHADE: Color32 = Color32::from_rgb(112, 82, 36);

/// The enamel of each opponent's medallion, by level.
const ENAMEL: [Color32; 10] = [
    Color32::from_rgb(96, 118, 62),
    Color32::from_rgb(140, 58, 42),
    Color32::from_rgb(122, 70, 128),
    Color32::from_rgb(70, 96, 120),
    Color32::from_rgb(150, 92, 36),
    Color32::from_rgb(38, 106, 96),
    Color32::from_rgb(52, 78, 138),
    Color32::from_rgb(62, 58, 72),
    Color32::from_rgb(48, 48, 104),
    Color32::from_rgb(110, 36, 60),
];

/// The colour of a side's own things.
#[must_use]
pub fn side_color(side: Side) -> Color32 {
    if side == Side::White { IVORY } else { EBONY }
}

/// The colour that stands out from it.
fn other_color(side: Side) -> Color32 {
    if side == Side::White { EBONY } else { IVORY }
}

/// Paints a medallion of this radius.
pub fn paint(painter: &Painter, middle: Pos2, radius: f32, who: Portrait) {
    painter.circle_filled(middle + vec2(0.0, radius * 0.07), radius * 1.02, Color32::from_black_alpha(120));
    painter.circle(middle, radius, BRASS, Stroke::new(radius * 0.05, SHADE));
    painter.circle_filled(middle - vec2(0.0, radius * 0.02), radius * 0.95, BRASS);
    let ground = match who {
        Portrait::Opponent(level) => ENAMEL[usize::from(level.clamp(1, 10) - 1)],
        Portrait::Even => Color32::from_rgb(84, 74, 60),
        Portrait::Program => Color32::from_rgb(40, 92, 84),
        Portrait::Person(_, side) => side_color(side),
    };
    painter.circle(middle, radius * 0.84, ground, Stroke::new(radius * 0.05, SHADE));
    let brush = Brush { painter, middle, size: radius * 0.72, ground };
    match who {
        Portrait::Opponent(level) => brush.emblem(level),
        Portrait::Even => brush.scales(),
        Portrait::Program => brush.cog(),
        Portrait::Person(letter, side) => {
            let font = fonts::display(radius * 1.05);
            painter.text(middle, Align2::CENTER_CENTER, letter, font, other_color(side));
        }
    }
    painter.circle_stroke(middle, radius * 0.8, Stroke::new(radius * 0.03, Color32::from_white_alpha(50)));
}

/// Paints a small disc in the colour of a side.
pub fn paint_side(painter: &Painter, middle: Pos2, radius: f32, side: Side) {
    painter.circle(middle, radius, side_color(side), Stroke::new(radius * 0.2, BRASS));
}

/// Paints in a circle of radius 1 about a middle, y downward.
struct Brush<'a> {
    painter: &'a Painter,
    middle: Pos2,
    size: f32,
    ground: Color32,
}

impl Brush<'_> {
    fn emblem(&self, level: u8) {
        match level {
            0..=1 => self.wren(),
            2 => self.ram(),
            3 => self.jester(),
            4 => self.tower(),
            5 => self.hammer(),
            6 => self.fox(),
            7 => self.shield(),
            8 => self.raven(),
            9 => self.moon(),
            _ => self.owl(),
        }
    }

    fn at(&self, (x, y): (f32, f32)) -> Pos2 {
        pos2(self.middle.x + x * self.size, self.middle.y + y * self.size)
    }

    /// A convex shape with these corners.
    fn shape(&self, color: Color32, corners: &[(f32, f32)]) {
        let points = corners.iter().map(|corner| self.at(*corner)).collect();
        self.painter.add(Shape::convex_polygon(points, color, Stroke::NONE));
    }

    /// Two convex shapes, mirrored left and right.
    fn pair(&self, color: Color32, corners: &[(f32, f32)]) {
        self.shape(color, corners);
        let mirrored: Vec<(f32, f32)> = corners.iter().rev().map(|(x, y)| (-x, *y)).collect();
        self.shape(color, &mirrored);
    }

    fn dot(&self, color: Color32, place: (f32, f32), radius: f32) {
        self.painter.circle_filled(self.at(place), radius * self.size, color);
    }

    fn oval(&self, color: Color32, place: (f32, f32), (width, height): (f32, f32)) {
        self.painter.add(Shape::ellipse_filled(self.at(place), vec2(width, height) * self.size, color));
    }

    fn line(&self, color: Color32, width: f32, points: &[(f32, f32)]) {
        let points = points.iter().map(|point| self.at(*point)).collect();
        self.painter.add(Shape::line(points, Stroke::new(width * self.size, color)));
    }

    /// A small bird that cocks its tail.
    fn wren(&self) {
        self.shape(IVORY, &[(-0.3, -0.12), (-0.78, -0.72), (-0.55, -0.8), (-0.08, -0.2)]);
        self.oval(IVORY, (-0.02, 0.12), (0.5, 0.4));
        self.dot(IVORY, (0.38, -0.26), 0.29);
        self.shape(BRASS, &[(0.6, -0.38), (0.98, -0.22), (0.6, -0.16)]);
        self.dot(EBONY, (0.44, -0.32), 0.07);
        self.line(self.ground, 0.09, &[(-0.36, 0.02), (-0.12, 0.28), (0.22, 0.22)]);
        self.line(BRASS, 0.07, &[(-0.1, 0.5), (-0.14, 0.82), (0.06, 0.82)]);
        self.line(BRASS, 0.07, &[(0.16, 0.48), (0.14, 0.82), (0.34, 0.82)]);
    }

    /// The head of a ram.
    fn ram(&self) {
        for mirror in [1.0, -1.0] {
            let horn: Vec<(f32, f32)> = (0..=22)
                .map(|step| {
                    let turn = step as f32 / 22.0;
                    let (angle, reach) = (-1.9 + 4.9 * turn, 0.42 - 0.26 * turn);
                    (mirror * (0.52 + reach * angle.cos()), -0.18 + reach * angle.sin())
                })
                .collect();
            self.line(BRASS, 0.19, &horn);
        }
        self.shape(IVORY, &[(-0.3, -0.52), (0.3, -0.52), (0.32, -0.1), (0.16, 0.72), (-0.16, 0.72), (-0.32, -0.1)]);
        self.dot(EBONY, (-0.16, -0.1), 0.07);
        self.dot(EBONY, (0.16, -0.1), 0.07);
        self.line(EBONY, 0.06, &[(-0.1, 0.52), (0.0, 0.6), (0.1, 0.52)]);
    }

    /// A fool's cap with its bells.
    fn jester(&self) {
        self.pair(IVORY, &[(0.06, 0.4), (0.2, -0.25), (0.85, -0.3), (0.62, 0.4)]);
        self.shape(BRASS, &[(-0.36, 0.4), (0.0, -0.78), (0.36, 0.4)]);
        self.shape(IVORY, &[(-0.64, 0.4), (0.64, 0.4), (0.58, 0.66), (-0.58, 0.66)]);
        for place in [(-0.86, -0.26), (0.0, -0.78), (0.86, -0.26)] {
            self.dot(BRASS, place, 0.15);
            self.dot(EBONY, place, 0.05);
        }
    }

    /// A tower.
    fn tower(&self) {
        for x in [-0.4, 0.0, 0.4] {
            self.shape(IVORY, &[(x - 0.15, -0.72), (x + 0.15, -0.72), (x + 0.15, -0.4), (x - 0.15, -0.4)]);
        }
        self.shape(IVORY, &[(-0.55, -0.46), (0.55, -0.46), (0.4, -0.2), (-0.4, -0.2)]);
        self.shape(IVORY, &[(-0.4, -0.22), (0.4, -0.22), (0.46, 0.5), (-0.46, 0.5)]);
        self.shape(BRASS, &[(-0.62, 0.48), (0.62, 0.48), (0.62, 0.7), (-0.62, 0.7)]);
        self.dot(self.ground, (0.0, 0.2), 0.15);
        self.shape(self.ground, &[(-0.15, 0.2), (0.15, 0.2), (0.15, 0.5), (-0.15, 0.5)]);
    }

    /// A hammer.
    fn hammer(&self) {
        self.line(BRASS, 0.2, &[(-0.62, 0.68), (0.24, -0.22)]);
        self.shape(IVORY, &[(-0.16, -0.5), (0.22, -0.86), (0.84, -0.2), (0.46, 0.16)]);
        self.line(self.ground, 0.06, &[(0.0, -0.34), (0.4, -0.7)]);
    }

    /// The head of a fox.
    fn fox(&self) {
        let red = Color32::from_rgb(222, 128, 56);
        self.pair(red, &[(0.12, -0.3), (0.68, -0.86), (0.72, -0.08)]);
        self.pair(EBONY, &[(0.4, -0.42), (0.6, -0.66), (0.62, -0.3)]);
        self.shape(red, &[(-0.74, -0.12), (-0.3, -0.36), (0.3, -0.36), (0.74, -0.12), (0.0, 0.74)]);
        self.pair(IVORY, &[(0.74, -0.1), (0.08, 0.7), (0.12, 0.22), (0.34, 0.1)]);
        self.dot(EBONY, (-0.27, 0.0), 0.08);
        self.dot(EBONY, (0.27, 0.0), 0.08);
        self.dot(EBONY, (0.0, 0.66), 0.13);
    }

    /// A shield with a cross.
    fn shield(&self) {
        let outline = [(-0.6, -0.68), (0.6, -0.68), (0.6, 0.02), (0.38, 0.48), (0.0, 0.8), (-0.38, 0.48), (-0.6, 0.02)];
        self.shape(BRASS, &outline);
        self.shape(IVORY, &outline.map(|(x, y)| (x * 0.82, y * 0.82)));
        self.line(self.ground, 0.2, &[(0.0, -0.56), (0.0, 0.64)]);
        self.line(self.ground, 0.2, &[(-0.49, -0.16), (0.49, -0.16)]);
    }

    /// The head of a raven.
    fn raven(&self) {
        let black = Color32::from_rgb(16, 16, 22);
        self.dot(Color32::from_rgb(198, 204, 216), (0.0, 0.0), 0.95);
        self.shape(black, &[(-0.5, -0.2), (0.3, 0.0), (0.12, 0.86), (-0.5, 0.8), (-0.82, 0.5)]);
        self.dot(black, (-0.1, -0.26), 0.45);
        self.shape(EBONY, &[(0.2, -0.52), (0.62, -0.36), (0.94, -0.02), (0.24, 0.02)]);
        self.line(Color32::from_rgb(90, 94, 108), 0.05, &[(0.3, -0.18), (0.86, -0.06)]);
        self.dot(BRASS, (0.02, -0.34), 0.1);
        self.dot(black, (0.04, -0.34), 0.05);
    }

    /// The moon and a star.
    fn moon(&self) {
        self.dot(IVORY, (-0.08, 0.04), 0.74);
        self.dot(self.ground, (0.24, -0.1), 0.6);
        for (long, short) in [((0.4, 0.0), (0.0, 0.12)), ((0.0, 0.4), (0.12, 0.0))] {
            let star = [long, short, (-long.0, -long.1), (-short.0, -short.1)];
            self.shape(BRASS, &star.map(|(x, y)| (x + 0.36, y - 0.14)));
        }
    }

    /// An owl.
    fn owl(&self) {
        self.pair(IVORY, &[(0.14, -0.5), (0.62, -0.88), (0.62, -0.3)]);
        self.oval(IVORY, (0.0, 0.12), (0.62, 0.74));
        for x in [-0.28, 0.28] {
            self.dot(BRASS, (x, -0.2), 0.28);
            self.dot(EBONY, (x, -0.2), 0.16);
            self.dot(IVORY, (x + 0.05, -0.26), 0.05);
        }
        self.shape(SHADE, &[(-0.1, -0.04), (0.1, -0.04), (0.0, 0.2)]);
        for (x, y) in [(-0.22, 0.36), (0.0, 0.42), (0.22, 0.36), (-0.1, 0.6), (0.12, 0.6)] {
            self.line(self.ground, 0.06, &[(x - 0.07, y - 0.05), (x, y + 0.04), (x + 0.07, y - 0.05)]);
        }
    }

    /// A cogwheel.
    fn cog(&self) {
        for tooth in 0..8 {
            let (sin, cos) = (tooth as f32 * std::f32::consts::TAU / 8.0).sin_cos();
            let corner = |along: f32, across: f32| (cos * along - sin * across, sin * along + cos * across);
            self.shape(IVORY, &[corner(0.5, -0.2), corner(0.9, -0.13), corner(0.9, 0.13), corner(0.5, 0.2)]);
        }
        self.dot(IVORY, (0.0, 0.0), 0.64);
        self.dot(self.ground, (0.0, 0.0), 0.34);
        self.dot(BRASS, (0.0, 0.0), 0.2);
    }

    /// A pair of scales that hang level.
    fn scales(&self) {
        self.line(BRASS, 0.1, &[(0.0, -0.66), (0.0, 0.6)]);
        self.line(BRASS, 0.1, &[(-0.66, -0.5), (0.66, -0.5)]);
        self.shape(BRASS, &[(-0.34, 0.62), (0.34, 0.62), (0.42, 0.74), (-0.42, 0.74)]);
        for x in [-0.6, 0.6] {
            self.line(IVORY, 0.05, &[(x - 0.28, 0.14), (x, -0.48), (x + 0.28, 0.14)]);
            self.shape(IVORY, &[(x - 0.32, 0.12), (x + 0.32, 0.12), (x + 0.18, 0.34), (x - 0.18, 0.34)]);
        }
    }
}
