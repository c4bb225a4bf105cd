//! Texts of turns, and names for people.

use crate::board::Coordinate;
use crate::{Cell, Effect, Kind, Message, TurnError, View, Vocabulary};

/// How turns, cells, pieces and results of a game are written and read.
pub trait Notation: View {
    /// The machine text of a turn.
    fn turn_text(&self, turn: &Self::Turn) -> String;

    /// What players see for a legal turn: the machine text where a game has no shorter form.
    fn notation(&self, turn: &Self::Turn) -> String {
        self.turn_text(turn)
    }

    /// A legal turn in words, for reading aloud.
    fn spoken(&self, turn: &Self::Turn) -> Message;

    /// Reads a turn, in machine text or as players write it.
    ///
    /// # Errors
    /// Unreadable text, no legal turn that fits, or several.
    fn read_turn(&self, text: &str) -> Result<Self::Turn, TurnError>;

    /// The name of a cell, such as `e4`; empty if the board has no such cell.
    fn cell_name(cell: Cell) -> String {
        Self::Coordinate::of_cell(cell).map_or_else(String::new, |place| place.to_string())
    }

    /// The cell of that name.
    fn cell_named(name: &str) -> Option<Cell> {
        Self::Coordinate::named(name).map(Self::Coordinate::cell)
    }

    /// The name of a kind of piece, such as "Guardian".
    fn kind_name(kind: Kind) -> &'static str;

    /// One sentence on a result for players, such as "King and Queen hold the Fortress".
    fn reason_text(reason: &str) -> &'static str;

    /// One sentence for the players on what a turn with these effects, which led to this position, has brought about and
    /// the board does not explain; `None` if the board says enough.
    fn announcement(&self, _effects: &[Effect]) -> Option<Message> {
        None
    }

    /// All that the game can say: what translators translate.
    fn vocabulary() -> Vocabulary {
        Vocabulary::default()
    }
}
