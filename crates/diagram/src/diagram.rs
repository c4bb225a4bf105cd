//! From a position to a scene.

use std::collections::HashMap;
use std::sync::Arc;

use ludarium_rules::{AnyPosition, BoardView, Cell, GameId, Piece, Side};

use crate::arrows::{ArrowKind, arrow_shapes};
use crate::error::{GREATEST_SIZE, LEAST_SIZE};
use crate::games::{self, Board};
use crate::marks::{MarkKind, mark_shapes};
use crate::{Detail, DiagramError, Group, Layer, Layout, Palette, Point, Scene, Shape, TurnTrace};

/// The cell of that name, as the notation writes it.
///
/// ```
/// use ludarium_rules::{AnyPosition, Cell, GameId};
/// let start = AnyPosition::start(GameId::Tress, &[]).expect("the defaults are valid");
/// assert_eq!(ludarium_diagram::named_cell(&start, "b1").ok(), Some(Cell(1)));
/// let error = ludarium_diagram::named_cell(&start, "i9").expect_err("no such cell");
/// assert_eq!(error.to_string(), "Tress has no cell \"i9\"");
/// ```
///
/// # Errors
/// The board has no cell of that name.
pub fn named_cell(position: &AnyPosition, name: &str) -> Result<Cell, DiagramError> {
    let missing = || DiagramError::NoCellNamed { game: position.game(), name: name.to_owned() };
    position.cell_named(name).ok_or_else(missing)
}

/// A picture of a position, to be asked for as SVG, PNG, pixels or shapes.
///
/// ```
/// use ludarium_diagram::{Diagram, MarkKind};
/// use ludarium_rules::{AnyPosition, GameId};
/// let start = AnyPosition::start(GameId::Tress, &[]).expect("the defaults are valid");
/// let d3 = start.cell_named("d3").expect("a cell");
/// let svg = Diagram::new(&start).mark(MarkKind::Target, d3).size(300).svg().expect("a picture");
/// assert!(svg.starts_with("<svg") && svg.contains(r#"<g class="marks">"#));
/// ```
#[derive(Clone, Debug)]
pub struct Diagram {
    game: GameId,
    title: String,
    view: BoardView,
    /// Cells with a light of a side's own: the middles of rings in Gess.
    lights: Vec<(Cell, Side)>,
    trace: TurnTrace,
    marks: Vec<(MarkKind, Cell)>,
    arrows: Vec<(ArrowKind, Vec<Cell>)>,
    turned: bool,
    coordinates: bool,
    palette: Palette,
    size: u32,
}

impl Diagram {
    /// A picture of a position: 400 pixels, seen by White, with coordinates. Nothing secret is shown.
    #[must_use]
    pub fn new(position: &AnyPosition) -> Diagram {
        let mut diagram = Diagram::of_view(position.game(), position.board_view());
        diagram.lights = games::lights(position);
        let title = position.game().title();
        diagram.title = match position.outcome() {
            Some(_) => format!("{title}, the game is over"),
            None => format!("{title}, {} to move", position.side_to_move()),
        };
        diagram
    }

    /// A picture of what is seen of a board.
    #[must_use]
    pub fn of_view(game: GameId, view: BoardView) -> Diagram {
        Diagram {
            game,
            title: game.title().to_owned(),
            view,
            lights: Vec::new(),
            trace: TurnTrace::default(),
            marks: Vec::new(),
            arrows: Vec::new(),
            turned: false,
            coordinates: true,
            palette: Palette::default(),
            size: 400,
        }
    }

    /// The position after a turn, written as players or machines write it, with the turn marked.
    ///
    /// # Errors
    /// The text is no turn that is legal in the position.
    pub fn after(position: &AnyPosition, turn: &str) -> Result<Diagram, DiagramError> {
        let turn = position.read_turn(turn)?;
        let trace = TurnTrace::of(position, &turn)?;
        Ok(Diagram::new(&position.play(&turn)?).last_turn(trace))
    }

    /// Marks the turn that led here.
    #[must_use]
    pub fn last_turn(self, trace: TurnTrace) -> Diagram {
        Diagram { trace, ..self }
    }

    /// Adds a mark.
    #[must_use]
    pub fn mark(mut self, kind: MarkKind, cell: Cell) -> Diagram {
        self.marks.push((kind, cell));
        self
    }

    /// Adds marks.
    #[must_use]
    pub fn marks(mut self, marks: impl IntoIterator<Item = (MarkKind, Cell)>) -> Diagram {
        self.marks.extend(marks);
        self
    }

    /// Adds an arrow along cells, at least two.
    #[must_use]
    pub fn arrow(mut self, kind: ArrowKind, cells: impl IntoIterator<Item = Cell>) -> Diagram {
        self.arrows.push((kind, cells.into_iter().collect()));
        self
    }

    /// Adds arrows.
    #[must_use]
    pub fn arrows(mut self, arrows: impl IntoIterator<Item = (ArrowKind, Vec<Cell>)>) -> Diagram {
        self.arrows.extend(arrows);
        self
    }

    /// The picture as this side sees it: its own edge below. Pieces and letters stay upright.
    #[must_use]
    pub fn turned(self, side: Side) -> Diagram {
        Diagram { turned: side == Side::Black, ..self }
    }

    /// Takes other colours.
    #[must_use]
    pub fn palette(self, palette: Palette) -> Diagram {
        Diagram { palette, ..self }
    }

    /// With or without names of files and ranks; pictures in which they could not be read (up to about 200 pixels) never
    /// have any.
    #[must_use]
    pub fn coordinates(self, coordinates: bool) -> Diagram {
        Diagram { coordinates, ..self }
    }

    /// The width and the height in pixels, 64 to 4096.
    #[must_use]
    pub fn size(self, size: u32) -> Diagram {
        Diagram { size, ..self }
    }

    /// The places of the cells.
    #[must_use]
    pub fn layout(&self) -> Layout {
        let layout = Layout::of(self.game);
        if self.turned { layout.turned() } else { layout }
    }

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
        let mut scene =
            Scene { title: self.title.clone(), half, size: self.size, palette: self.palette, groups: Vec::new() };
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
        scene.groups.sort_by_key(|group| group.layer);
        Ok(scene)
    }

    /// The picture as a complete SVG document.
    ///
    /// # Errors
    /// As [`Diagram::scene`].
    pub fn svg(&self) -> Result<String, DiagramError> {
        Ok(self.scene()?.svg())
    }

    /// The picture as a PNG file; what lies outside the board is transparent.
    ///
    /// # Errors
    /// As [`Diagram::scene`].
    #[cfg(feature = "png")]
    pub fn png(&self) -> Result<Vec<u8>, DiagramError> {
        self.scene()?.png()
    }

    /// The picture as pixels.
    ///
    /// # Errors
    /// As [`Diagram::scene`].
    #[cfg(feature = "png")]
    pub fn rgba(&self) -> Result<crate::Pixels, DiagramError> {
        self.scene()?.rgba()
    }

    /// The picture as a PNG file of about a third of the size, for several times the time.
    ///
    /// # Errors
    /// As [`Diagram::scene`].
    #[cfg(feature = "png")]
    pub fn compact_png(&self) -> Result<Vec<u8>, DiagramError> {
        self.scene()?.rgba()?.compact_png()
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
        match marked.chain(arrows).chain(trace).find(|cell| cell.0 >= layout.count()) {
            Some(cell) => Err(DiagramError::NoCell { game: self.game, cell: *cell, count: layout.count() }),
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
}
