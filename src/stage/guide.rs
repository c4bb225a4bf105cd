//! The words and small pictures of a game: its tokens, its counts, its choices.

use bevy::color::Color;
use bevy::math::IVec2;
use ludarium_rules::{AnyPosition, AnyTurn, Cell, Piece, Side, Step};

use crate::look::palette::Palette;
use crate::stage::Layout;
use crate::words::{self, text};

/// How the panels speak of a game. Needs no board in the window.
pub struct Guide {
    /// Where the cells are.
    pub layout: fn() -> Layout,
    /// A piece as a small picture, for diagrams and for what was captured.
    pub token: fn(Piece, &Palette) -> Token,
    /// The piece as which a captured piece is shown, such as a promoted piece as what it was; `None` is not shown.
    pub counts_as: fn(Piece) -> Option<Piece>,
    /// What a side has on the way to its win, in a few words.
    pub tally: fn(&AnyPosition, Side) -> Tally,
    /// What may follow the steps taken, in one line: "Choose the piece to jump over".
    pub prompt: fn(&AnyPosition, &[Step], &str) -> Prompt,
    /// A choice that is no cell, on a button: "Stop here", "2 stones".
    pub label: fn(&AnyPosition, &[Step], Step) -> String,
    /// What a player does to play a turn: clicks on cells, named buttons, drags.
    pub actions: fn(&AnyPosition, &AnyTurn) -> Vec<InputAction>,
    /// What can be set up besides the pieces, in games that have something of the kind.
    pub state: Option<StateWords>,
    /// What stands on a cell; `None` where nothing does.
    pub piece_name: fn(&AnyPosition, Cell) -> Option<PieceName>,
}

/// How the panels speak of what is set up besides the pieces.
pub struct StateWords {
    /// What all of it is called.
    pub title: fn() -> String,
    /// One of what can be chosen, by its text.
    pub label: fn(&str) -> String,
}

/// What a piece, or a unit of several, is called.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PieceName {
    /// In English, by which the index of the rules page knows it.
    pub english: &'static str,
    /// In the player's language.
    pub words: String,
    /// What belongs to it on the cells around its own: so many cells to the right and up as White sees it, and what lies
    /// there.
    pub around: Vec<(IVec2, Piece)>,
}

/// The name of the uppermost piece on a cell, for games in which each piece is one.
#[must_use]
pub fn top_name(position: &AnyPosition, cell: Cell) -> Option<PieceName> {
    let top = position.board_view().top(cell)?;
    let english = position.kind_name(top.kind);
    (!english.is_empty()).then(|| PieceName { english, words: words::kind(position, top.kind), around: Vec::new() })
}

/// What may be chosen next, for the player.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Prompt {
    /// What to do: "White places pawn 1 of 8 in secret".
    pub task: String,
    /// What else is good to know: "board 42".
    pub note: Option<String>,
}

impl From<String> for Prompt {
    fn from(task: String) -> Prompt {
        Prompt { task, note: None }
    }
}

impl Prompt {
    /// The task and the note, if there is one.
    pub fn parts(&self) -> impl Iterator<Item = &str> {
        std::iter::once(self.task.as_str()).chain(self.note.as_deref())
    }
}

impl Guide {
    /// A guide with nothing of its own: plain discs, no counts, turns made of cells.
    #[must_use]
    #[cfg_attr(not(test), expect(dead_code, reason = "what a new game begins with"))]
    pub const fn plain(layout: fn() -> Layout) -> Guide {
        Guide {
            layout,
            token: |piece, _| Token::plain(piece.side, ""),
            counts_as: Some,
            tally: |_, _| Tally::default(),
            prompt: |_, _, _| text!("choose-cell").into(),
            label: plain_label,
            actions: walk,
            state: None,
            piece_name: top_name,
        }
    }
}

/// A small picture of a piece.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Token {
    /// The colour of its face.
    pub fill: Color,
    /// The colour of its edge.
    pub edge: Color,
    /// The colour of its sign.
    pub ink: Color,
    /// One or two letters, or nothing.
    pub sign: &'static str,
}

/// What a player counts during the game, beside the name.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// The counts in the order of their weight, such as "8 stones" and "1 ring".
    pub counts: Vec<String>,
    /// The count that has a goal, if one does.
    pub gauge: Option<Gauge>,
    /// What they mean, on hover.
    pub help: String,
    /// Whether the win, or the loss, is near.
    pub alarming: bool,
}

/// A count with a goal, shown as so many pips of which some are filled.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Gauge {
    /// How many there are; more than the goal are shown as the goal.
    pub filled: u8,
    /// How many are wanted, at least 1.
    pub of: u8,
    /// What is counted: "zones".
    pub what: String,
    /// How many of what, in words: "3 of 5 zones".
    pub words: String,
    /// What stands for one of them.
    pub pip: Pip,
}

/// A small sign that stands for one of what is counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Pip {
    /// A round shield.
    #[default]
    Disc,
    /// A ring.
    Ring,
    /// A berry with its calyx.
    Berry,
    /// A star of five points.
    Star,
    /// Two branches of laurel.
    Laurel,
}

impl Gauge {
    /// A count without a goal, such as "2 rings": as many pips as there are, all filled; one empty pip for none.
    #[must_use]
    pub fn count(number: u8, what: String, words: String, pip: Pip) -> Gauge {
        Gauge { filled: number, of: number.max(1), what, words, pip }
    }
}

/// One action of a player at the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum InputAction {
    /// Clicks a cell, by its name.
    Click(String),
    /// Presses a button, by its name.
    Press(String),
}

impl Token {
    /// A plain disc in a side's colour; a neutral piece's is grey.
    #[must_use]
    pub const fn plain(side: Option<Side>, sign: &'static str) -> Token {
        let (fill, edge, ink) = match side {
            Some(Side::White) => {
                (Color::srgb(0.953, 0.918, 0.824), Color::srgb(0.353, 0.275, 0.196), Color::srgb(0.10, 0.07, 0.03))
            }
            Some(Side::Black) => {
                (Color::srgb(0.149, 0.133, 0.141), Color::srgb(0.745, 0.706, 0.627), Color::srgb(0.97, 0.95, 0.90))
            }
            None => (Color::srgb(0.47, 0.45, 0.42), Color::srgb(0.25, 0.23, 0.21), Color::WHITE),
        };
        Token { fill, edge, ink, sign }
    }
}

/// The name of the button of a choice that is no cell, by which scripts press it.
#[must_use]
pub fn button_of(step: Step) -> Option<String> {
    match step {
        Step::Cell(_) => None,
        Step::Count(count) => Some(format!("step count {count}")),
        Step::Way(way) => Some(format!("step way {way}")),
        Step::Act(act) => Some(format!("step act {act}")),
        Step::Done => Some("step done".to_owned()),
    }
}

/// The clicks on the steps of a turn one by one, which every game understands.
#[must_use]
pub fn walk(position: &AnyPosition, turn: &AnyTurn) -> Vec<InputAction> {
    let steps = position.steps_of(turn).unwrap_or_default();
    let action = |step: &Step| match button_of(*step) {
        Some(name) => InputAction::Press(name),
        None => InputAction::Click(step.cell().map(|cell| position.cell_name(cell)).unwrap_or_default()),
    };
    steps.iter().map(action).collect()
}

/// A label for games whose turns are made of cells alone.
#[must_use]
pub fn plain_label(_: &AnyPosition, _: &[Step], step: Step) -> String {
    match step {
        Step::Done => text!("choose-stop-here"),
        other => button_of(other).unwrap_or_default(),
    }
}
