//! From what a picture is to show to its scene.

use std::collections::HashMap;
use std::sync::Arc;

use ludarium_rules::{Cell, Piece};

use super::Diagram;
use crate::arrows::{ArrowKind, arrow_shapes};
use crate::captions::Card;
use crate::drawing::{Drawing, drawn_arrow_shapes, drawn_ring_shapes};
use crate::error::{GREATEST_SIZE, LEAST_SIZE};
use crate::games::{self, Board};
use crate::marks::{MarkKind, mark_shapes};
use crate::{Detail, DiagramError, Group, Layer, Layout, Point, Scene, Shape, TurnTrace};

impl Diagram {
    /// All shapes of the picture.
    ///
    /// # Errors
    /// The size is out of bounds, or a mark or an arrow lies on a cell that the board does not have.
    pub fn scene(&self) -> Result<Scene, DiagramError> {
        let layout = self.layout();
        self.check(&layout)?;
        let coordinates = self.coordinates && games::names_can_be_read(self.game, self.size);
        let half = games::half_of_picture(&layout, coordinates, self.size);
        let detail = Detail::new(self.size as f32 / (2.0 * half));
        let card = self.captions.as_deref().and_then(|captions| Card::of(captions, self.turned, half, self.size));
        let mut scene = Scene {
            title: self.title.clone(),
            half,
            size: self.size,
            caption_height: card.as_ref().map_or(0, Card::caption_height),
            palette: self.palette,
            groups: Vec::new(),
        };
        if let Some(card) = card {
            scene.add(Layer::Board, card.ground());
            scene.add(Layer::Captions, card.captions());
        }
        let board = Board { layout: &layout, view: &self.view, lights: &self.lights, detail, coordinates, half };
        scene.add(Layer::Board, board.ground());
        scene.add(Layer::Cells, board.cells());
        if coordinates {
            scene.add(Layer::Coordinates, board.names());
        }
        self.add_marks(&mut scene, &board);
        self.add_pieces(&mut scene, &board);
        scene.add(Layer::Arrows, board.above());
        self.add_arrows(&mut scene, &board);
        self.add_drawings(&mut scene, &board);
        self.add_counts(&mut scene, &board);
        scene.groups.sort_by_key(|group| group.layer);
        Ok(scene)
    }

    fn check(&self, layout: &Layout) -> Result<(), DiagramError> {
        if !(LEAST_SIZE..=GREATEST_SIZE).contains(&self.size) {
            return Err(DiagramError::Size { size: self.size });
        }
        if let Some((_, cells)) = self.arrows.iter().find(|(_, cells)| cells.len() < 2) {
            return Err(DiagramError::ShortArrow { cells: cells.len() });
        }
        let marked = self.marks.iter().map(|(_, cell)| cell);
        let arrows = self.arrows.iter().flat_map(|(_, cells)| cells);
        let TurnTrace { from, to, ways, taken } = &self.trace;
        let trace = from.iter().chain(to).chain(taken).chain(ways.iter().flatten());
        let drawn = self.drawings.iter().flat_map(|(_, drawing)| drawing.cells());
        match marked.chain(arrows).chain(trace).copied().chain(drawn).find(|cell| cell.0 >= layout.count()) {
            Some(cell) => Err(DiagramError::NoCell { game: self.game, cell, count: layout.count() }),
            None => Ok(()),
        }
    }

    fn add_marks(&self, scene: &mut Scene, board: &Board<'_>) {
        let from = self.trace.from.iter().map(|cell| (MarkKind::LastFrom, *cell));
        let to = self.trace.to.iter().map(|cell| (MarkKind::LastTo, *cell));
        let taken = self.trace.taken.iter().filter(|cell| !self.trace.to.contains(cell));
        let taken = taken.map(|cell| (MarkKind::LastTaken, *cell));
        let mut known: HashMap<(MarkKind, *const Point), Arc<[Shape]>> = HashMap::new();
        for (kind, cell) in from.chain(to).chain(taken).chain(self.marks.iter().copied()) {
            let outline = board.layout.outline(cell);
            let shapes = known
                .entry((kind, outline.as_ptr()))
                .or_insert_with(|| mark_shapes(kind, outline, board.detail).into())
                .clone();
            let at = board.layout.centre(cell).unwrap_or_default();
            scene.groups.push(Group { layer: kind.layer(), cell: Some(cell), at, shapes });
        }
    }

    fn add_pieces(&self, scene: &mut Scene, board: &Board<'_>) {
        let mut known: HashMap<&[Piece], Arc<[Shape]>> = HashMap::new();
        // Towers hide what is behind them, so that what is nearer is drawn later.
        let mut places: Vec<(Cell, Point)> = board.layout.cells().collect();
        places.sort_by(|(_, a), (_, b)| a.y.total_cmp(&b.y));
        for (cell, at) in places {
            let Some(stack) = self.view.cells.get(cell.index()).filter(|stack| !stack.is_empty()) else { continue };
            let shapes = known
                .entry(stack)
                .or_insert_with(|| games::stack_shapes(self.game, stack, board.detail).into())
                .clone();
            scene.groups.push(Group { layer: Layer::Pieces, cell: Some(cell), at, shapes });
        }
    }

    fn add_arrows(&self, scene: &mut Scene, board: &Board<'_>) {
        let size = games::arrow_size(self.game);
        let last = self.trace.ways.iter().map(|way| (ArrowKind::Last, way));
        for (kind, cells) in last.chain(self.arrows.iter().map(|(kind, cells)| (*kind, cells))) {
            let points: Vec<Point> = cells.iter().filter_map(|cell| board.layout.centre(*cell)).collect();
            let layer = if kind == ArrowKind::Cord { Layer::Marks } else { Layer::Arrows };
            scene.add(layer, arrow_shapes(kind, &points, size, board.detail));
        }
    }

    /// What is counted stays readable: the counts that arrows lie on are written again above them.
    fn add_counts(&self, scene: &mut Scene, board: &Board<'_>) {
        let centre = |cell: &Cell| board.layout.centre(*cell);
        let drawn = self.drawings.iter().filter_map(|(_, drawing)| match *drawing {
            Drawing::Arrow { from, to } => Some(vec![from, to]),
            Drawing::Ring { .. } => None,
        });
        let ways = self.arrows.iter().map(|(_, way)| way.clone()).chain(self.trace.ways.iter().cloned()).chain(drawn);
        let legs: Vec<[Point; 2]> = ways
            .flat_map(|way| {
                way.windows(2).filter_map(|leg| Some([centre(&leg[0])?, centre(&leg[1])?])).collect::<Vec<_>>()
            })
            .collect();
        for (cell, at) in board.layout.cells() {
            let Some(stack) = self.view.cells.get(cell.index()).filter(|stack| stack.len() > 1) else { continue };
            if legs.iter().any(|leg| distance(at, *leg) < NEAR) {
                let shapes = games::count_shapes(self.game, stack, board.detail).into();
                scene.groups.push(Group { layer: Layer::Arrows, cell: Some(cell), at, shapes });
            }
        }
    }

    /// Rings first, so that the head of an arrow to a ringed cell is seen.
    fn add_drawings(&self, scene: &mut Scene, board: &Board<'_>) {
        let size = games::arrow_size(self.game);
        let centre = |cell| board.layout.centre(cell).unwrap_or_default();
        for (pen, drawing) in &self.drawings {
            if let Drawing::Ring { cell } = *drawing {
                let shapes = drawn_ring_shapes(*pen, board.detail).into();
                scene.groups.push(Group { layer: Layer::Arrows, cell: Some(cell), at: centre(cell), shapes });
            }
        }
        for (pen, drawing) in &self.drawings {
            if let Drawing::Arrow { from, to } = *drawing {
                scene.add(Layer::Arrows, drawn_arrow_shapes(*pen, centre(from), centre(to), size, board.detail));
            }
        }
    }
}

/// An arrow that goes past the middle of a cell this near may lie on what is written there.
const NEAR: f32 = 0.6;

/// How far a point is from a straight way.
fn distance(point: Point, [from, to]: [Point; 2]) -> f32 {
    let (way, there) = (to - from, point - from);
    let part = (there.x * way.x + there.y * way.y) / (way.x * way.x + way.y * way.y).max(1e-6);
    (there - way * part.clamp(0.0, 1.0)).length()
}
