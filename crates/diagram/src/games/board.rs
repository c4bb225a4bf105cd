//! What the drawings of all games are given, and names around a board.

use ludarium_rules::{BoardView, Cell, Side};

use crate::lettering::text;
use crate::{Detail, Ink, Layout, Material, Path, Point, Shape};

pub(crate) struct Board<'a> {
    /// Where the cells lie.
    pub layout: &'a Layout,
    /// What is seen of the position.
    pub view: &'a BoardView,
    /// Cells with a light of a side's own.
    pub lights: &'a [(Cell, Side)],
    /// How fine it is drawn.
    pub detail: Detail,
    /// Whether there is room for names in the rim.
    pub coordinates: bool,
    /// Half the width of the picture.
    pub half: f32,
}

pub(crate) struct Name {
    pub text: String,
    /// Where its middle lies.
    pub at: Point,
    /// How much it covers: less for what is named but is no cell of its own.
    pub alpha: f32,
}

impl Name {
    /// A name.
    pub fn new(text: impl Into<String>, at: Point) -> Name {
        Name { text: text.into(), at, alpha: 1.0 }
    }
}

/// The shapes of names whose capitals are that high.
pub(crate) fn write(names: Vec<Name>, height: f32) -> Vec<Shape> {
    let ink = Ink::of(Material::Coordinate);
    let (dim, clear): (Vec<Name>, Vec<Name>) = names.into_iter().partition(|name| name.alpha < 1.0);
    [dim, clear]
        .into_iter()
        .filter(|names| !names.is_empty())
        .map(|names| {
            let alpha = names.first().map_or(1.0, |name| name.alpha);
            let path = Path::join(names.iter().map(|name| text(&name.text, name.at, height)));
            Shape::fill(path, ink.alpha(alpha))
        })
        .collect()
}
