//! Positions: what is legal, and what follows from a turn.

use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::ops::ControlFlow;

use crate::{MOST_LISTED, Options, Outcome, Side, TextError, TooManyTurns};

/// Which turns to visit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Which {
    /// Every legal turn.
    All,
    /// Only legal turns that change the balance at once: captures, promotions of the mover, turns after which the mover
    /// meets a winning condition. A quiescence search visits these. Every legal turn of a position whose turns are all
    /// forced answers to a claim counts.
    Noisy,
}

/// A list of this length is continued only if [`Position::check_listable`] allows it.
const CHECKED_LENGTH: usize = 1 << 16;

/// Lists the legal turns, and says whether these are all of them: from `most` on it stops.
#[inline(never)]
fn list_up_to<P: Position>(position: &P, most: usize, buffer: &mut Vec<P::Turn>) -> bool {
    buffer.clear();
    let stopped = position.visit(Which::All, |turn| {
        if buffer.len() == most {
            return ControlFlow::Break(());
        }
        buffer.push(turn);
        ControlFlow::Continue(())
    });
    stopped.is_continue()
}

/// A position of a game: everything the rules need to know the legal turns and the result, apart from history.
///
/// - Two positions are equal exactly if their texts and their options are equal.
/// - A position that breaks the rules cannot be built: [`Position::parse`] refuses it.
/// - A finished position ([`Position::outcome`] is `Some`) has no legal turns: visitors see none and counts are 0.
/// - `Display` writes the canonical position text; `P::parse(&p.to_string(), p.options()) == Ok(p)`.
/// - Turns are values without hidden state; each game says in its rules which turns are the same.
pub trait Position: Clone + Eq + Hash + Debug + Display + Send + Sync + 'static {
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
    ///
    /// A few positions have billions of turns, so that a visitor must know when to break; [`Position::turns`] does.
    fn visit<F>(&self, which: Which, visitor: F) -> ControlFlow<()>
    where
        F: FnMut(Self::Turn) -> ControlFlow<()>;

    /// Plays a turn that is known to be legal, as searching and counting need. The result for any other turn is
    /// unspecified (but never unsafe); [`Game::play`](crate::Game::play) checks the turn first.
    #[must_use]
    fn play_unchecked(&self, turn: &Self::Turn) -> Self;

    /// The position with the other side to move and nothing else changed: what a search with null moves asks for, though
    /// no rule allows to pass. `None` where no such position exists or where it says nothing: in finished positions,
    /// where a claim or an attack must be answered, while pieces are placed, and in games where a side is often glad not
    /// to have to move.
    ///
    /// ```
    /// use ludarium_rules::{Position, Side, games::tress::Tress};
    /// let passed = Tress::start(Default::default()).pass_unchecked().expect("nothing must be answered");
    /// assert_eq!(passed.side_to_move(), Side::Black);
    /// ```
    #[must_use]
    fn pass_unchecked(&self) -> Option<Self> {
        None
    }

    /// The position as if the other side were to move, which shows what that side threatens; as
    /// [`Position::pass_unchecked`], but also in games where a side is often glad not to have to move.
    #[must_use]
    fn threatened(&self) -> Option<Self> {
        self.pass_unchecked()
    }

    /// Whether a legal turn is progress in the sense of the game's match rules.
    fn is_progress(&self, turn: &Self::Turn) -> bool;

    /// A 64-bit hash, kept up to date incrementally. Equal positions with equal options have equal hashes.
    fn zobrist(&self) -> u64;

    /// The hash computed from the board alone; always equal to [`Position::zobrist`].
    fn zobrist_from_scratch(&self) -> u64;

    /// A small number for tables of the search: legal turns of one position almost never share it, and the same move in
    /// another position (same squares) has the same one.
    fn turn_key(&self, turn: &Self::Turn) -> u32;

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

    /// Whether the legal turns can be listed: there are at most [`MOST_LISTED`], in any position that ordinary play
    /// leads to.
    ///
    /// # Errors
    /// They are too many; why, in one line.
    fn check_listable(&self) -> Result<(), TooManyTurns> {
        TooManyTurns::check(self.count_turns())
    }

    /// All legal turns, into a buffer that is emptied first and can be used again.
    ///
    /// # Errors
    /// They are too many to list; the buffer is empty then.
    fn turns_into(&self, buffer: &mut Vec<Self::Turn>) -> Result<(), TooManyTurns> {
        if list_up_to(self, CHECKED_LENGTH, buffer) {
            return Ok(());
        }
        // They are counted only where they are many.
        let listable = self.check_listable();
        if listable.is_ok() {
            list_up_to(self, usize::MAX, buffer);
        } else {
            buffer.clear();
        }
        listable
    }

    /// All legal turns.
    ///
    /// # Errors
    /// They are too many to list.
    fn turns(&self) -> Result<Vec<Self::Turn>, TooManyTurns> {
        let mut turns = Vec::new();
        self.turns_into(&mut turns)?;
        Ok(turns)
    }

    /// The legal turn with a number in the order of [`Position::visit`], counted from 0; `None` for a number from
    /// [`Position::count_turns`] on, and for one from [`MOST_LISTED`] on, which would take too long to walk to.
    fn nth_turn(&self, number: u64) -> Option<Self::Turn> {
        let mut left = Some(number).filter(|number| *number < MOST_LISTED)?;
        let mut found = None;
        let _ = self.visit(Which::All, |turn| {
            if left == 0 {
                found = Some(turn);
                return ControlFlow::Break(());
            }
            left -= 1;
            ControlFlow::Continue(())
        });
        found
    }
    /// The legal turn whose number `draw` chooses when told how many there are: it returns one below that. `None` if
    /// there is no turn, and where [`Position::nth_turn`] gives none.
    ///
    /// A random game needs nothing else, and games do not list their turns for it where they can.
    ///
    /// ```
    /// use ludarium_rules::{Position, games::gess::Gess};
    /// let start = Gess::start(Default::default());
    /// assert_eq!(start.drawn_turn(|count| count - 1), start.nth_turn(start.count_turns() - 1));
    /// ```
    fn drawn_turn(&self, draw: impl FnOnce(u64) -> u64) -> Option<Self::Turn> {
        let count = self.count_turns();
        if count == 0 { None } else { self.nth_turn(draw(count)) }
    }
}
