//! Positions of a game chosen while the program runs.

use std::fmt;
use std::ops::ControlFlow;

use crate::{
    AnyPosition, AnyTurn, BoardView, Cell, Choices, Effect, GameId, HiddenInfo as _, Kind, Message, Notation as _,
    Options as _, Outcome, Position as _, Reason, Registered, Side, Step, StepError, StepInput as _, TooManyTurns,
    TurnError, View as _, Which,
};

impl fmt::Display for AnyPosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match_game!(self, position => position.fmt(f))
    }
}

fn game_of<P: Registered>(_: &P) -> GameId {
    P::GAME
}

fn choices_of<P: Registered>(position: &P, path: &[Step]) -> Result<Choices<AnyTurn>, StepError> {
    let choices = position.choices(path)?;
    Ok(Choices { next: choices.next, turn: choices.turn.map(|turn| AnyTurn::new(position, &turn)) })
}

fn turns_up_to<P: Registered>(position: &P, most: usize) -> Option<Vec<AnyTurn>> {
    let mut turns = Vec::new();
    let visit = position.visit(Which::All, |turn| {
        if turns.len() == most {
            return ControlFlow::Break(());
        }
        turns.push(turn);
        ControlFlow::Continue(())
    });
    visit.is_continue().then(|| turns.iter().map(|turn| AnyTurn::new(position, turn)).collect())
}

fn no_progress_plies<P: Registered>(_: &P) -> u32 {
    P::NO_PROGRESS_PLIES
}

fn cell_count<P: Registered>(_: &P) -> u16 {
    P::cell_count()
}

fn cell_name<P: Registered>(_: &P, cell: Cell) -> String {
    P::cell_name(cell)
}

fn cell_named<P: Registered>(_: &P, name: &str) -> Option<Cell> {
    P::cell_named(name)
}

fn kind_name<P: Registered>(_: &P, kind: Kind) -> &'static str {
    P::kind_name(kind)
}

fn reason_text<P: Registered>(_: &P, reason: &str) -> &'static str {
    P::reason_text(reason)
}

/// Every method does what the method of the same name of a [`Game`](crate::Game) does. A turn of another game is refused
/// like a turn that is not legal.
impl AnyPosition {
    /// Which game this is a position of.
    #[must_use]
    pub fn game(&self) -> GameId {
        match_game!(self, position => game_of(position))
    }

    /// The options with their present values.
    #[must_use]
    pub fn options(&self) -> Vec<(&'static str, String)> {
        match_game!(self, position => position.options().list())
    }

    /// Whose turn it is.
    #[must_use]
    pub fn side_to_move(&self) -> Side {
        match_game!(self, position => position.side_to_move())
    }

    /// The result, if the game is over by the position alone.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        match_game!(self, position => position.outcome())
    }

    /// The position text as far as a player may know it.
    #[must_use]
    pub fn text_seen_by(&self, side: Side) -> String {
        match_game!(self, position => position.text_seen_by(side))
    }

    /// A position that is possible for all that a player knows.
    #[must_use]
    pub fn determinize(&self, side: Side, seed: u64) -> AnyPosition {
        match_game!(self, position => position.determinize(side, seed).into())
    }

    /// Whether the choice that is due now is secret: it must be kept from the other side.
    #[must_use]
    pub fn is_choice_secret(&self) -> bool {
        match_game!(self, position => position.is_choice_secret())
    }

    /// Whether the choice that is due now reveals the secret choice of the other side.
    #[must_use]
    pub fn choice_reveals(&self) -> bool {
        match_game!(self, position => position.choice_reveals())
    }

    /// The position as if the other side were to move, which shows what that side threatens. `None` where no such position
    /// exists or where it says nothing: in finished positions, where a claim or an attack must be answered, and while
    /// pieces are placed.
    ///
    /// ```
    /// use ludarium_rules::{AnyPosition, GameId, Side};
    /// let start = AnyPosition::start(GameId::Treason, &[]).expect("the defaults are valid");
    /// assert_eq!(start.threatened().map(|position| position.side_to_move()), Some(Side::Black));
    /// ```
    #[must_use]
    pub fn threatened(&self) -> Option<AnyPosition> {
        match_game!(self, position => position.threatened().map(AnyPosition::from))
    }

    /// All legal turns.
    ///
    /// # Errors
    /// They are too many to list.
    pub fn turns(&self) -> Result<Vec<AnyTurn>, TooManyTurns> {
        match_game!(self, position => Ok(position.turns()?.iter().map(|turn| AnyTurn::new(position, turn)).collect()))
    }

    /// All legal turns if there are at most so many; `None` where there are more, which takes no longer to find out than
    /// to list `most`.
    ///
    /// ```
    /// use ludarium_rules::{AnyPosition, GameId};
    /// let start = AnyPosition::start(GameId::Tress, &[]).expect("the defaults are valid");
    /// assert_eq!(start.turns_up_to(38).map(|turns| turns.len()), Some(38));
    /// assert_eq!(start.turns_up_to(37), None);
    /// ```
    #[must_use]
    pub fn turns_up_to(&self, most: usize) -> Option<Vec<AnyTurn>> {
        match_game!(self, position => turns_up_to(position, most))
    }

    /// The legal turn with a number below [`count_turns`](AnyPosition::count_turns) and
    /// [`MOST_LISTED`](crate::MOST_LISTED).
    #[must_use]
    pub fn nth_turn(&self, number: u64) -> Option<AnyTurn> {
        match_game!(self, position => position.nth_turn(number).map(|turn| AnyTurn::new(position, &turn)))
    }

    /// The number of legal turns.
    #[must_use]
    pub fn count_turns(&self) -> u64 {
        match_game!(self, position => position.count_turns())
    }

    /// The 64-bit hash.
    #[must_use]
    pub fn zobrist(&self) -> u64 {
        match_game!(self, position => position.zobrist())
    }

    /// Plies without progress after which a match is drawn.
    #[must_use]
    pub fn no_progress_plies(&self) -> u32 {
        match_game!(self, position => no_progress_plies(position))
    }

    /// What stands where.
    #[must_use]
    pub fn board_view(&self) -> BoardView {
        match_game!(self, position => position.board_view())
    }

    /// Reads a turn, in machine text or as players write it.
    ///
    /// # Errors
    /// Unreadable text, no legal turn that fits, or several.
    pub fn read_turn(&self, text: &str) -> Result<AnyTurn, TurnError> {
        match_game!(self, position => position.read_turn(text).map(|turn| AnyTurn::new(position, &turn)))
    }

    /// Plays a turn.
    ///
    /// # Errors
    /// The turn is not legal here.
    pub fn play(&self, turn: &AnyTurn) -> Result<AnyPosition, TurnError> {
        match_game!(self, position => Ok(position.play_unchecked(turn.check_in(position)?).into()))
    }

    /// Everything that a turn yields, for one check of it.
    ///
    /// ```
    /// use ludarium_rules::{AnyPosition, GameId};
    /// let start = AnyPosition::start(GameId::Tress, &[]).expect("the defaults are valid");
    /// let turn = start.read_turn("dNd3").expect("a legal first turn");
    /// let report = start.report_turn(&turn).expect("the turn is legal");
    /// assert_eq!((report.notation.as_str(), Ok(report.next)), ("dNd3", start.play(&turn)));
    /// ```
    ///
    /// # Errors
    /// The turn is not legal here.
    pub fn report_turn(&self, turn: &AnyTurn) -> Result<TurnReport, TurnError> {
        match_game!(self, position => TurnReport::of(position, turn))
    }

    /// What happens in a turn, in order.
    ///
    /// # Errors
    /// The turn is not legal here.
    pub fn effects(&self, turn: &AnyTurn) -> Result<Vec<Effect>, TurnError> {
        match_game!(self, position => Ok(position.effects(turn.check_in(position)?)))
    }

    /// Whether a turn is progress.
    ///
    /// # Errors
    /// The turn is not legal here.
    pub fn is_progress(&self, turn: &AnyTurn) -> Result<bool, TurnError> {
        match_game!(self, position => Ok(position.is_progress(turn.check_in(position)?)))
    }

    /// What players see for a turn.
    ///
    /// # Errors
    /// The turn is not legal here.
    pub fn notation(&self, turn: &AnyTurn) -> Result<String, TurnError> {
        match_game!(self, position => Ok(position.notation(turn.check_in(position)?)))
    }

    /// A turn in words.
    ///
    /// # Errors
    /// The turn is not legal here.
    pub fn spoken(&self, turn: &AnyTurn) -> Result<Message, TurnError> {
        match_game!(self, position => Ok(position.spoken(turn.check_in(position)?)))
    }

    /// A path of steps that makes a turn.
    ///
    /// # Errors
    /// The turn is not legal here.
    pub fn steps_of(&self, turn: &AnyTurn) -> Result<Vec<Step>, TurnError> {
        match_game!(self, position => Ok(position.steps_of(turn.check_in(position)?)))
    }

    /// What may follow a path of steps.
    ///
    /// # Errors
    /// The first step that leads to no legal turn, with the reason.
    pub fn choices(&self, path: &[Step]) -> Result<Choices<AnyTurn>, StepError> {
        match_game!(self, position => choices_of(position, path))
    }

    /// The number of cells.
    #[must_use]
    pub fn cell_count(&self) -> u16 {
        match_game!(self, position => cell_count(position))
    }

    /// The name of a cell.
    #[must_use]
    pub fn cell_name(&self, cell: Cell) -> String {
        match_game!(self, position => cell_name(position, cell))
    }

    /// The cell of that name.
    #[must_use]
    pub fn cell_named(&self, name: &str) -> Option<Cell> {
        match_game!(self, position => cell_named(position, name))
    }

    /// The name of a kind of piece.
    #[must_use]
    pub fn kind_name(&self, kind: Kind) -> &'static str {
        match_game!(self, position => kind_name(position, kind))
    }

    /// One sentence for the players on what a turn with these effects, which led to this position, has brought about
    /// and the board does not explain; `None` if the board says enough.
    #[must_use]
    pub fn announcement(&self, effects: &[Effect]) -> Option<Message> {
        match_game!(self, position => position.announcement(effects))
    }

    /// One sentence on a result.
    #[must_use]
    pub fn reason_text(&self, reason: &str) -> &'static str {
        match_game!(self, position => reason_text(position, reason))
    }

    /// The sentence on the reason of a result, without a full stop.
    #[must_use]
    pub fn reason_message(&self, reason: Reason) -> Message {
        Message::of_reason(self.game().name(), reason, self.reason_text(&reason).trim_end_matches('.'))
    }
}

/// What a turn is and what it leads to. [`AnyPosition::report_turn`] returns it for a single check of the turn, which is
/// the most expensive part where there are many turns.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TurnReport {
    /// The position after the turn.
    pub next: AnyPosition,
    /// What happens in it, in order.
    pub effects: Vec<Effect>,
    /// What players see.
    pub notation: String,
    /// The turn in words.
    pub spoken: Message,
    /// Whether it is progress.
    pub progress: bool,
}

impl TurnReport {
    /// Checks a turn and works out what it yields.
    ///
    /// # Errors
    /// The turn is not legal here.
    pub(crate) fn of<P: Registered>(position: &P, turn: &AnyTurn) -> Result<TurnReport, TurnError> {
        let turn = turn.check_in(position)?;
        Ok(TurnReport {
            next: position.play_unchecked(turn).into(),
            effects: position.effects(turn),
            notation: position.notation(turn),
            spoken: position.spoken(turn),
            progress: position.is_progress(turn),
        })
    }
}
