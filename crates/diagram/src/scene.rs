//! Scenes: all shapes of a picture in layers.

use std::sync::Arc;

use ludarium_rules::Cell;

use crate::{Palette, Point, Shape};

/// A layer of a picture; later ones lie above earlier ones.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Layer {
    /// The rim and what lies between the cells.
    Board,
    /// The cells, with what belongs to them: zones, rings of light.
    Cells,
    /// The names of files and ranks.
    Coordinates,
    /// What the last turn left and changed.
    LastTurn,
    /// Marks below the pieces.
    Marks,
    /// The pieces; each has a group of its own.
    Pieces,
    /// Arrows, and marks that lie on pieces; before them what the game draws above its pieces.
    Arrows,
    /// What is said of the players above and below the board.
    Captions,
}

impl Layer {
    /// Every layer, the lowest first.
    pub const ALL: [Layer; 8] = [
        Layer::Board,
        Layer::Cells,
        Layer::Coordinates,
        Layer::LastTurn,
        Layer::Marks,
        Layer::Pieces,
        Layer::Arrows,
        Layer::Captions,
    ];

    /// The name in SVG.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Layer::Board => "board",
            Layer::Cells => "cells",
            Layer::Coordinates => "coordinates",
            Layer::LastTurn => "last-turn",
            Layer::Marks => "marks",
            Layer::Pieces => "pieces",
            Layer::Arrows => "arrows",
            Layer::Captions => "captions",
        }
    }
}

/// Shapes that belong together.
#[derive(Clone, PartialEq, Debug)]
pub struct Group {
    /// The layer that they lie in.
    pub layer: Layer,
    /// The cell that they belong to, if it is one.
    pub cell: Option<Cell>,
    /// Where their origin lies.
    pub at: Point,
    /// The shapes about their origin; equal pieces share them.
    pub shapes: Arc<[Shape]>,
}

/// All shapes of a picture, in units of a cell about the middle of the board, x to the right and y down.
#[derive(Clone, PartialEq, Debug)]
pub struct Scene {
    /// What the picture shows, in words.
    pub title: String,
    /// Half the width of the picture, and half its height without captions.
    pub half: f32,
    /// The width of the picture in pixels, and its height without captions.
    pub size: u32,
    /// How many pixels captions take above the board, and as many below it; 0 without captions.
    pub caption_height: u32,
    /// The palette that gives roles their colours.
    pub palette: Palette,
    /// The shapes, from the lowest up.
    pub groups: Vec<Group>,
}

impl Scene {
    /// The groups of a layer.
    pub fn layer(&self, layer: Layer) -> impl Iterator<Item = &Group> {
        self.groups.iter().filter(move |group| group.layer == layer)
    }

    /// The same scene with some layers only, for example to draw what never changes once.
    #[must_use]
    pub fn with_layers(&self, layers: &[Layer]) -> Scene {
        let groups = self.groups.iter().filter(|group| layers.contains(&group.layer)).cloned().collect();
        Scene { groups, ..self.clone() }
    }

    /// The pixels of one unit.
    #[must_use]
    pub fn scale(&self) -> f32 {
        self.size as f32 / (2.0 * self.half)
    }

    /// The height of the picture in pixels.
    #[must_use]
    pub const fn height(&self) -> u32 {
        self.size + 2 * self.caption_height
    }

    /// Where a point of the board lies in the picture, in pixels from the upper left corner.
    #[must_use]
    pub fn pixel(&self, point: Point) -> Point {
        (point + Point::new(self.half, self.half)) * self.scale() + self.board_corner()
    }

    /// The point of the board at a place of the picture, in pixels from the upper left corner.
    #[must_use]
    pub fn point(&self, pixel: Point) -> Point {
        (pixel - self.board_corner()) * (1.0 / self.scale()) - Point::new(self.half, self.half)
    }

    /// The upper left corner of the part without captions, in pixels.
    const fn board_corner(&self) -> Point {
        Point::new(0.0, self.caption_height as f32)
    }

    pub(crate) fn add(&mut self, layer: Layer, shapes: Vec<Shape>) {
        if !shapes.is_empty() {
            self.groups.push(Group { layer, cell: None, at: Point::ZERO, shapes: shapes.into() });
        }
    }
}
