//! What a picture is to show.

mod compose;

use ludarium_rules::{AnyPosition, BoardView, Cell, GameId, Side};

use crate::{ArrowKind, Caption, DiagramError, Drawing, Layout, MarkKind, Palette, Pen, TurnTrace, games};

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
    drawings: Vec<(Pen, Drawing)>,
    turned: bool,
    coordinates: bool,
    captions: Option<Box<[Caption; 2]>>,
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
            drawings: Vec::new(),
            turned: false,
            coordinates: true,
            captions: None,
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

    /// Adds what somebody has drawn on the board.
    ///
    /// ```
    /// use ludarium_diagram::{Diagram, Drawing, Pen};
    /// use ludarium_rules::{AnyPosition, Cell, GameId};
    /// let start = AnyPosition::start(GameId::Tress, &[]).expect("the defaults are valid");
    /// let plain = Diagram::new(&start);
    /// let drawn = plain.clone().drawings([
    ///     (Pen::Green, Drawing::Arrow { from: Cell(11), to: Cell(27) }),
    ///     (Pen::Red, Drawing::Ring { cell: Cell(27) }),
    /// ]);
    /// assert_ne!(drawn.svg().expect("a picture"), plain.svg().expect("a picture"));
    /// ```
    #[must_use]
    pub fn drawings(mut self, drawings: impl IntoIterator<Item = (Pen, Drawing)>) -> Diagram {
        self.drawings.extend(drawings);
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

    /// Says something of White and of Black beside their edges of the board, so that the picture becomes higher than wide.
    /// Pictures in which it could not be read (of less than 200 pixels) have no captions.
    #[must_use]
    pub fn captions(self, captions: [Caption; 2]) -> Diagram {
        Diagram { captions: Some(Box::new(captions)), ..self }
    }

    /// The width in pixels, 64 to 4096, and the height but for captions.
    #[must_use]
    pub fn size(self, size: u32) -> Diagram {
        Diagram { size, ..self }
    }

    #[cfg(feature = "gif")]
    pub(crate) const fn pixel_size(&self) -> u32 {
        self.size
    }

    /// The places of the cells.
    #[must_use]
    pub fn layout(&self) -> Layout {
        let layout = Layout::of(self.game);
        if self.turned { layout.turned() } else { layout }
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
}
