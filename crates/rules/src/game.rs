//! The trait of a game.

use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::ops::ControlFlow;

use crate::{
    BoardView, Cell, Choices, Effect, GameId, Kind, Options, Outcome, Side, Step, StepError, TextError, TurnError,
};

/// Which turns to visit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Which {
    /// Every legal turn.
    All,
    /// Only legal turns that change the balance at once: captures, promotions of the mover, turns after which the mover
    /// meets a winning condition. A search looks at these when it has stopped looking at all. Every legal turn of a
    /// position whose turns are all forced answers to a claim counts.
    Noisy,
}

/// A position of a game: everything the rules need to know the legal turns and the result, apart from history.
///
/// - Two positions are equal exactly if their texts and their options are equal.
/// - A position that breaks the rules cannot be built: [`Position::parse`] refuses it.
/// - A finished position ([`Position::outcome`] is `Some`) has no legal turns: visitors see none, counts are 0, and
///   [`Position::play`] refuses every turn.
/// - `Display` writes the canonical position text; `P::parse(&p.to_string(), p.options()) == Ok(p)`.
/// - Turns are values without hidden state; each game says in its rules which turns are the same.
pub trait Position: Clone + Eq + Hash + Debug + Display + Send + Sync + 'static {
    /// Which game this is.
    const GAME: GameId;
    /// Plies without progress ([`Position::is_progress`]) after which the match is drawn.
    const NO_PROGRESS_PLIES: u32;

    /// The rules that players may switch; a position carries them.
    type Options: Options;
    /// A complete turn, cheap to clone.
    type Turn: Clone + Eq + Hash + Debug + Send + Sync + 'static;

    /// The start position.
    fn start(options: Self::Options) -> Self;

    /// The start position of a later round of a match whose rounds so far ended with the reason `void` (Go-Chess: "a
    /// match then starts again with the next board of the same generator"); round 0 is [`Position::start`].
    fn start_of_round(options: Self::Options, _round: u32) -> Self {
        Self::start(options)
    }

    /// Reads a canonical position text.
    ///
    /// # Errors
    /// Text that does not parse, that is not canonical or that no rule allows, with field and column.
    fn parse(text: &str, options: Self::Options) -> Result<Self, TextError>;

    /// The options of this position.
    fn options(&self) -> Self::Options;

    /// Whose turn it is; in a finished position, whose turn it would be.
    fn side_to_move(&self) -> Side;

    /// The result, if the game is over by the position alone.
    fn outcome(&self) -> Option<Outcome>;

    /// Calls `visitor` for each of the turns asked for, until it breaks. The order is fixed but means nothing.
    fn visit<F>(&self, which: Which, visitor: F) -> ControlFlow<()>
    where
        F: FnMut(Self::Turn) -> ControlFlow<()>;

    /// Plays a turn that is known to be legal; the fast door for search and counting. The result for any other turn is
    /// unspecified (but never unsafe); [`Position::play`] is the checked door.
    #[must_use]
    fn play_unchecked(&self, turn: &Self::Turn) -> Self;

    /// A 64-bit hash, kept up to date incrementally. Equal positions with equal options have equal hashes.
    fn zobrist(&self) -> u64;

    /// The hash computed anew from the board; always equal to [`Position::zobrist`].
    fn zobrist_from_scratch(&self) -> u64;

    /// A small number for tables of the search: legal turns of one position almost never share it, and the same idea in
    /// another position (same squares) has the same one.
    fn turn_key(&self, turn: &Self::Turn) -> u32;

    /// Whether a legal turn is progress in the sense of the game's match rules.
    fn is_progress(&self, turn: &Self::Turn) -> bool;

    /// What stands where.
    fn board_view(&self) -> BoardView;

    /// What happens in a legal turn, in order: applied to `self.board_view()` they give `self.play_unchecked(turn).board_view()`.
    fn effects(&self, turn: &Self::Turn) -> Vec<Effect>;

    /// What may follow a path of steps; the empty path asks for the first steps.
    ///
    /// # Errors
    /// The first step that leads to no legal turn, with the reason in one line for the player.
    fn choices(&self, path: &[Step]) -> Result<Choices<Self::Turn>, StepError>;

    /// A path of steps that makes a legal turn.
    fn steps_of(&self, turn: &Self::Turn) -> Vec<Step>;

    /// The machine text of a turn.
    fn turn_text(&self, turn: &Self::Turn) -> String;

    /// What players see for a legal turn.
    fn notation(&self, turn: &Self::Turn) -> String;

    /// A legal turn in words, for reading aloud.
    fn spoken(&self, turn: &Self::Turn) -> String;

    /// Reads a turn, in machine text or as players write it.
    ///
    /// # Errors
    /// Unreadable text, no legal turn that fits, or several.
    fn read_turn(&self, text: &str) -> Result<Self::Turn, TurnError>;

    /// The number of cells; cells are `Cell(0)` up to this.
    fn cell_count() -> u16;

    /// The name of a cell, such as `e4`; empty if the board has no such cell.
    fn cell_name(cell: Cell) -> String;

    /// The cell of that name.
    fn cell_named(name: &str) -> Option<Cell>;

    /// The name of a kind of piece, such as "Guardian".
    fn kind_name(kind: Kind) -> &'static str;

    /// One sentence on a result for players, such as "King and Queen hold the Fortress".
    fn reason_text(reason: &str) -> &'static str;

    /// Why nobody should ask for all turns here: a list would take more time or memory than there is. `None` in any
    /// position that ordinary play leads to. Reading turns and walking steps may be refused there too.
    fn unlistable(&self) -> Option<String> {
        None
    }

    /// The position text as far as a player may know it; secrets of the other side are written `?`, so that it may be no
    /// position text.
    fn text_seen_by(&self, _side: Side) -> String {
        self.to_string()
    }

    /// A position that is possible for all that a player knows: secrets of the other side are drawn anew at random. This,
    /// never the position itself, is what an AI that plays `side` is given.
    #[must_use]
    fn determinize(&self, _side: Side, _seed: u64) -> Self {
        self.clone()
    }

    /// All legal turns, into a buffer that is emptied first and can be used again.
    fn turns_into(&self, buffer: &mut Vec<Self::Turn>) {
        buffer.clear();
        let _ = self.visit(Which::All, |turn| {
            buffer.push(turn);
            ControlFlow::Continue(())
        });
    }

    /// All legal turns.
    fn turns(&self) -> Vec<Self::Turn> {
        let mut turns = Vec::new();
        self.turns_into(&mut turns);
        turns
    }

    /// The number of legal turns; games count without listing where they can.
    fn count_turns(&self) -> u64 {
        let mut count = 0;
        let _ = self.visit(Which::All, |_| {
            count += 1;
            ControlFlow::Continue(())
        });
        count
    }

    /// Whether there is any legal turn.
    fn has_turn(&self) -> bool {
        self.visit(Which::All, |_| ControlFlow::Break(())).is_break()
    }

    /// Whether a turn is legal here.
    fn is_legal(&self, turn: &Self::Turn) -> bool {
        self.visit(Which::All, |legal| if legal == *turn { ControlFlow::Break(()) } else { ControlFlow::Continue(()) })
            .is_break()
    }

    /// Plays a turn.
    ///
    /// # Errors
    /// The game is over, or the turn is not legal here.
    fn play(&self, turn: &Self::Turn) -> Result<Self, TurnError> {
        if let Some(outcome) = self.outcome() {
            return Err(TurnError::Over { reason: outcome.reason });
        }
        if !self.is_legal(turn) {
            // The text goes through the reader, which knows the rule that forbids it.
            let text = self.turn_text(turn);
            let why = "no such legal turn in this position".to_owned();
            return Err(self.read_turn(&text).err().unwrap_or(TurnError::Illegal { text, why }));
        }
        Ok(self.play_unchecked(turn))
    }
}
