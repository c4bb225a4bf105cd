//! Captions: who plays, what was played and how much time is left, above and below the board.

use ludarium_rules::Side;

use crate::lettering::{cut_to, text_from, width};
use crate::{Detail, Ink, Material, Path, Point, Role, Shape};

/// What is said of one side beside its edge of the board. Whatever is empty is left out; what is too long is cut off.
///
/// ```
/// use ludarium_diagram::{Caption, Diagram};
/// use ludarium_rules::{AnyPosition, GameId};
/// let start = AnyPosition::start(GameId::Tress, &[]).expect("the defaults are valid");
/// let white = Caption { name: "Ann".to_owned(), clock: "4:58".to_owned(), to_move: true, ..Caption::default() };
/// let black = Caption { name: "Bob".to_owned(), clock: "5:00".to_owned(), ..Caption::default() };
/// let scene = Diagram::new(&start).captions([white, black]).scene().expect("a picture");
/// assert_eq!((scene.size, scene.height()), (400, 468));
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Caption {
    /// Who plays the side.
    pub name: String,
    /// The points of a match that is over: 1, 0 or ½.
    pub score: String,
    /// The side's last turn.
    pub turn: String,
    /// The time that it has left.
    pub clock: String,
    /// Whether it is its turn.
    pub to_move: bool,
}

/// The least width of a picture with captions in pixels: letters are then five pixels high.
const LEAST_WIDTH: u32 = 200;
/// The height of a caption in widths of the picture.
const HEIGHT: f32 = 0.085;
/// The height of a capital in heights of a caption.
const LETTER: f32 = 0.34;
/// How much the clock of a side that waits is dimmed.
const DIM: f32 = 0.62;
/// The most letters of a text that are looked at: many more than fit.
const MOST_LETTERS: usize = 200;

/// The dark card that a captioned picture lies on. Lengths are in units of a cell, as everywhere in a scene.
pub(crate) struct Card<'a> {
    /// The captions of White and Black.
    captions: &'a [Caption; 2],
    /// Who sits at the lower edge.
    near: Side,
    half: f32,
    tall: f32,
    caption_height: u32,
    detail: Detail,
}

/// The colour of the card.
pub(crate) const GROUND: Ink = Ink::of(Material::Night).lit(0.07);

impl<'a> Card<'a> {
    /// The card of a picture of that many pixels; none if its letters could not be read.
    pub fn of(captions: &'a [Caption; 2], turned: bool, half: f32, size: u32) -> Option<Card<'a>> {
        if size < LEAST_WIDTH {
            return None;
        }
        let (caption_height, scale) = ((size as f32 * HEIGHT).round() as u32, size as f32 / (2.0 * half));
        let near = if turned { Side::Black } else { Side::White };
        let tall = caption_height as f32 / scale;
        Some(Card { captions, near, half, tall, caption_height, detail: Detail::new(scale) })
    }

    pub const fn caption_height(&self) -> u32 {
        self.caption_height
    }

    pub fn ground(&self) -> Vec<Shape> {
        let half = Point::new(self.half, self.half + self.tall);
        vec![Shape::fill(Path::rounded(Point::ZERO, half, self.tall * 0.22), GROUND)]
    }

    pub fn captions(&self) -> Vec<Shape> {
        let middle = self.half + self.tall * 0.5;
        Side::ALL
            .into_iter()
            .flat_map(|side| self.caption(side, if side == self.near { middle } else { -middle }))
            .collect()
    }

    fn caption(&self, side: Side, y: f32) -> Vec<Shape> {
        let caption = &self.captions[side.index()];
        let (height, margin) = (self.tall * LETTER, self.tall * 0.34);
        let mut line = Line { left: margin - self.half, right: self.half - margin, y, height, shapes: Vec::new() };
        line.add_disc(self.disc(side, caption.to_move));
        line.add_clock(&caption.clock, caption.to_move);
        line.add_turn(&caption.turn);
        line.add_name(caption);
        line.shapes
    }

    /// A disc of the side's colour about the origin, with a ring if it is its turn.
    fn disc(&self, side: Side, to_move: bool) -> Vec<Shape> {
        let (role, edge) = match side {
            Side::White => (Role::White, Role::WhiteMark),
            Side::Black => (Role::Black, Role::BlackMark),
        };
        let radius = self.tall * 0.21;
        let disc = Shape::fill(Path::circle(Point::ZERO, radius), Ink::role(role));
        let disc = disc.outlined(Ink::role(edge), self.detail.line(self.tall * 0.035));
        let ring = Path::ring(Point::ZERO, radius * 1.3, radius * 1.52);
        let ring = to_move.then(|| Shape::fill(ring, Ink::of(Material::Gold)));
        std::iter::once(disc).chain(ring).collect()
    }
}

/// One caption, which grows from both ends to the middle.
struct Line {
    /// Where the free part begins.
    left: f32,
    right: f32,
    /// The middle of the letters.
    y: f32,
    height: f32,
    shapes: Vec<Shape>,
}

impl Line {
    fn add_disc(&mut self, disc: Vec<Shape>) {
        let at = Point::new(self.left + self.height * 0.7, self.y);
        self.shapes.extend(disc.into_iter().map(|shape| shape.moved(at)));
        self.left += self.height * 2.2;
    }

    /// The clock in a box at the right end.
    fn add_clock(&mut self, clock: &str, to_move: bool) {
        let clock = self.cut(clock, 0.4);
        if clock.is_empty() {
            return;
        }
        let (wide, pad) = (width(&clock, self.height), self.height * 0.5);
        let half = Point::new(wide / 2.0 + pad, self.height * 0.92);
        let middle = Point::new(self.right - half.x, self.y);
        let (ground, letters) = if to_move {
            (Ink::of(Material::Coordinate), GROUND)
        } else {
            (GROUND.lit(0.16), Ink::of(Material::Coordinate).alpha(DIM))
        };
        self.shapes.push(Shape::fill(Path::rounded(middle, half, self.height * 0.3), ground));
        self.write(&clock, middle.x - wide / 2.0, letters);
        self.right -= 2.0 * half.x + self.height * 0.7;
    }

    /// The last turn, left of the clock. Neither it nor the name depends on whose turn it is: films would be larger by half
    /// if they changed with every turn.
    fn add_turn(&mut self, turn: &str) {
        let turn = self.cut(turn, 0.5);
        let wide = width(&turn, self.height);
        self.write(&turn, self.right - wide, Ink::of(Material::Gold).lit(0.25));
        self.right -= wide + self.height * 0.7;
    }

    /// The name and the score, in what is left between.
    fn add_name(&mut self, caption: &Caption) {
        let score_wide = width(&caption.score, self.height) + self.height * 0.7;
        let part = 1.0 - score_wide / (self.right - self.left).max(score_wide);
        let name = self.cut(&caption.name, if caption.score.is_empty() { 1.0 } else { part });
        self.write(&name, self.left, Ink::of(Material::Coordinate).lit(0.15));
        let behind = self.left + width(&name, self.height) + self.height * 0.7;
        self.write(&self.cut(&caption.score, 1.0), behind, Ink::of(Material::Gold).lit(0.25));
    }

    /// As much of a text as fits into a part of the free width.
    fn cut(&self, text: &str, part: f32) -> String {
        let text: String = text.chars().take(MOST_LETTERS).collect();
        cut_to(&text, self.height, (self.right - self.left) * part)
    }

    fn write(&mut self, text: &str, left: f32, ink: Ink) {
        if !text.is_empty() {
            self.shapes.push(Shape::fill(text_from(text, Point::new(left, self.y), self.height), ink));
        }
    }
}
