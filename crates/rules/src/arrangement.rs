//! A position that is being set up: anything may stand anywhere, and the rules say what is wrong with it.

use crate::board::UnknownCell;
use crate::{AnyPosition, BoardView, Cell, GameId, Name, Piece, SetUp, Side, StartError, TextError};

/// The longest past that can be undone, in changes.
const MOST_UNDONE: usize = 1000;

/// A board of any game that is being set up, piece by piece, with undo.
///
/// ```
/// use ludarium_rules::{AnyPosition, Arrangement, GameId};
/// let start = AnyPosition::start(GameId::Tress, &[]).expect("the defaults are valid");
/// let mut board = Arrangement::of(&start);
/// assert_eq!(board.position(), Ok(start.clone()));
/// let king = board.content_named("K").expect("a King");
/// let a4 = start.cell_named("a4").expect("a square");
/// board.put(a4, &king).expect("a King can stand on any square");
/// assert!(board.position().is_err_and(|why| why.to_string().contains("King")), "there are two Kings");
/// board.undo();
/// assert_eq!(board.position(), Ok(start));
/// ```
#[derive(Clone, Debug)]
pub struct Arrangement {
    now: Draft,
    past: Vec<Draft>,
    future: Vec<Draft>,
}

/// What can be undone.
#[derive(Clone, PartialEq, Debug)]
struct Draft {
    /// A position of the game with the options: it says which game this is.
    rules: AnyPosition,
    board: BoardView,
    side: Side,
    state: String,
}

/// What cannot be put on a board.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ArrangementError {
    /// The board has no such cell.
    #[error("there is no cell number {}: the board has {cells}", .cell.0)]
    NoCell {
        /// What was asked for.
        cell: Cell,
        /// The number of cells.
        cells: u16,
    },
    /// No cell of this game can hold that.
    #[error("{game} has nothing like {content:?} on a cell")]
    NoContent {
        /// The game.
        game: GameId,
        /// From bottom to top.
        content: Vec<Piece>,
    },
    /// Nothing can lie on that cell (the rim of Gess).
    #[error("nothing can lie on {cell}")]
    NoPlace {
        /// The name of the cell.
        cell: String,
    },
    /// A position of one game cannot be set up on the board of another.
    #[error("this is a position of {of}, and the board is one of {game}")]
    OtherGame {
        /// The game of the position.
        of: GameId,
        /// The game of the board.
        game: GameId,
    },
    /// The position breaks a rule.
    #[error(transparent)]
    Refused(#[from] TextError),
    /// An option of the game is wrong; never the case for options that a position had.
    #[error(transparent)]
    Options(StartError),
}

impl From<StartError> for ArrangementError {
    fn from(why: StartError) -> ArrangementError {
        match why {
            StartError::Text(why) => ArrangementError::Refused(why),
            why => ArrangementError::Options(why),
        }
    }
}

impl Arrangement {
    /// The board of a position, to be changed. Of a secret choice nothing is left: it is to be made again.
    #[must_use]
    pub fn of(position: &AnyPosition) -> Arrangement {
        let (side, state) = match_game!(position, position => position.state());
        let now = Draft { rules: position.clone(), board: position.board_view(), side, state };
        Arrangement { now, past: Vec::new(), future: Vec::new() }
    }

    /// Which game it is a board of.
    #[must_use]
    pub fn game(&self) -> GameId {
        self.now.rules.game()
    }

    /// What stands where now, whether or not the rules allow it.
    #[must_use]
    pub fn board(&self) -> &BoardView {
        &self.now.board
    }

    /// Whose turn it will be.
    #[must_use]
    pub fn side_to_move(&self) -> Side {
        self.now.side
    }

    /// What is chosen of [`Arrangement::states`].
    #[must_use]
    pub fn state(&self) -> &str {
        &self.now.state
    }

    /// What can be chosen besides the pieces and the side to move, as position texts write it; one empty text where the
    /// game has nothing of the kind.
    #[must_use]
    pub fn states(&self) -> Vec<String> {
        fn of<P: SetUp>(_: &P, board: &BoardView) -> Vec<String> {
            P::states(board)
        }
        match_game!(&self.now.rules, position => of(position, &self.now.board))
    }

    /// Everything that may be put on a cell, each from bottom to top; at most 64.
    #[must_use]
    pub fn contents(&self) -> Vec<Vec<Piece>> {
        match_game!(&self.now.rules, position => position.contents())
    }

    /// How position texts write what may be put on a cell; `None` for what no cell of this game can hold.
    #[must_use]
    pub fn content_text(&self, content: &[Piece]) -> Option<String> {
        fn of<P: SetUp>(_: &P, content: &[Piece]) -> Option<String> {
            P::content_text(content)
        }
        match_game!(&self.now.rules, position => of(position, content))
    }

    /// What stands on a cell is called so: the unit, and then what it stands on if that is a thing of its own.
    #[must_use]
    pub fn content_names(&self, content: &[Piece]) -> Vec<Name> {
        fn of<P: SetUp>(_: &P, content: &[Piece]) -> Vec<Name> {
            P::content_names(content)
        }
        match_game!(&self.now.rules, position => of(position, content))
    }

    /// Whether growths go on by themselves in this game, so that [`Arrangement::set_chain`] means something.
    #[must_use]
    pub fn has_chains(&self) -> bool {
        fn of<P: SetUp>(_: &P) -> bool {
            P::HAS_CHAINS
        }
        match_game!(&self.now.rules, position => of(position))
    }

    /// What may be put on a cell, by its text.
    #[must_use]
    pub fn content_named(&self, text: &str) -> Option<Vec<Piece>> {
        self.contents().into_iter().find(|content| self.content_text(content).as_deref() == Some(text))
    }

    /// The cell of a name.
    ///
    /// # Errors
    /// No cell is called that.
    pub fn cell_named(&self, name: &str) -> Result<Cell, UnknownCell> {
        self.now.rules.cell_named(name).ok_or_else(|| UnknownCell { name: name.to_owned() })
    }

    /// Puts something on a cell in the place of what stood there; nothing at all empties it. What was about to go on from
    /// there ends.
    ///
    /// # Errors
    /// There is no such cell, nothing can lie on it, or no cell of this game can hold that; then nothing is changed.
    pub fn put(&mut self, cell: Cell, content: &[Piece]) -> Result<(), ArrangementError> {
        self.check_cell(cell)?;
        if !content.is_empty() && self.content_text(content).is_none() {
            return Err(ArrangementError::NoContent { game: self.game(), content: content.to_vec() });
        }
        self.change(|draft| {
            draft.board.cells[cell.index()] = content.to_vec();
            draft.board.chains.retain(|(head, _)| *head != cell);
        });
        Ok(())
    }

    /// Moves all that stands on a cell to another, in the place of what stood there.
    ///
    /// # Errors
    /// There is no such cell, or nothing can lie on it; then nothing is changed.
    pub fn shift(&mut self, from: Cell, to: Cell) -> Result<(), ArrangementError> {
        self.check_cell(from)?;
        self.check_cell(to)?;
        if from != to {
            self.change(|draft| {
                let content = std::mem::take(&mut draft.board.cells[from.index()]);
                draft.board.cells[to.index()] = content;
                draft.board.chains.retain(|(head, _)| *head != from && *head != to);
            });
        }
        Ok(())
    }

    /// Sets up a position of the same game, with its options. Of a secret choice nothing is left.
    ///
    /// # Errors
    /// It is a position of another game; then nothing is changed.
    pub fn set_up(&mut self, position: &AnyPosition) -> Result<(), ArrangementError> {
        let (game, of) = (self.game(), position.game());
        if of != game {
            return Err(ArrangementError::OtherGame { of, game });
        }
        let next = Arrangement::of(position).now;
        self.change(|draft| *draft = next);
        Ok(())
    }

    /// Takes everything off the board.
    pub fn clear(&mut self) {
        self.change(|draft| {
            draft.board.cells.iter_mut().for_each(Vec::clear);
            draft.board.chains.clear();
        });
    }

    /// Puts everything as it stands at the start of the game.
    ///
    /// # Errors
    /// The options are refused, which those of a position never are.
    pub fn set_up_start(&mut self) -> Result<(), ArrangementError> {
        let options = self.options();
        self.set_up(&AnyPosition::start(self.game(), &pairs(&options))?)
    }

    /// Lets a growth go on by itself from a cell to another, or ends it (games with momentum).
    ///
    /// # Errors
    /// There is no such cell, or nothing can lie on it; then nothing is changed.
    pub fn set_chain(&mut self, head: Cell, next: Option<Cell>) -> Result<(), ArrangementError> {
        self.check_cell(head)?;
        next.map_or(Ok(()), |next| self.check_cell(next))?;
        self.change(|draft| {
            let chains = &mut draft.board.chains;
            chains.retain(|(known, _)| *known != head);
            chains.extend(next.map(|next| (head, next)));
            chains.sort_unstable();
        });
        Ok(())
    }

    /// Says whose turn it will be.
    pub fn set_side_to_move(&mut self, side: Side) {
        self.change(|draft| draft.side = side);
    }

    /// Chooses one of [`Arrangement::states`], or another text of the same kind; [`Arrangement::position`] checks it.
    pub fn set_state(&mut self, state: &str) {
        self.change(|draft| state.clone_into(&mut draft.state));
    }

    /// The position text of the board as it stands, which may break the rules.
    #[must_use]
    pub fn text(&self) -> String {
        fn of<P: SetUp>(_: &P, draft: &Draft) -> Option<[String; 2]> {
            Some([P::board_text(&draft.board)?, P::fields_after_side(&draft.board, &draft.state)])
        }
        // Nothing else can be put on a cell, so every board can be written.
        let [board, fields] = match_game!(&self.now.rules, position => of(position, &self.now)).unwrap_or_default();
        let text = format!("{board} {} {fields}", self.now.side.letter());
        text.trim_end().to_owned()
    }

    /// The position, if the rules allow it.
    ///
    /// # Errors
    /// What the rules do not allow, with its place in [`Arrangement::text`].
    pub fn position(&self) -> Result<AnyPosition, ArrangementError> {
        let parsed = AnyPosition::parse(self.game(), &self.text(), &pairs(&self.options()));
        parsed.map_err(|why| match why.into() {
            // Nobody has written the text, so that the broken rule says more than how it is written.
            ArrangementError::Refused(TextError { fault: Some(fault), field, column, .. }) => {
                TextError::of_fault(field, column, fault.message, fault.cells).into()
            }
            why => why,
        })
    }

    /// Whether there is a change to take back.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        !self.past.is_empty()
    }

    /// Whether there is a change to make again.
    #[must_use]
    pub fn can_redo(&self) -> bool {
        !self.future.is_empty()
    }

    /// Takes the last change back; `false` if there is none.
    pub fn undo(&mut self) -> bool {
        let Some(before) = self.past.pop() else { return false };
        self.future.push(std::mem::replace(&mut self.now, before));
        true
    }

    /// Makes a change again that was taken back; `false` if there is none.
    pub fn redo(&mut self) -> bool {
        let Some(after) = self.future.pop() else { return false };
        self.past.push(std::mem::replace(&mut self.now, after));
        true
    }

    fn options(&self) -> Vec<(&'static str, String)> {
        self.now.rules.options()
    }

    fn check_cell(&self, cell: Cell) -> Result<(), ArrangementError> {
        let cells = self.now.rules.cell_count();
        if cell.0 >= cells {
            return Err(ArrangementError::NoCell { cell, cells });
        }
        if match_game!(&self.now.rules, position => can_hold(position, cell)) {
            return Ok(());
        }
        Err(ArrangementError::NoPlace { cell: self.now.rules.cell_name(cell) })
    }

    fn change(&mut self, how: impl FnOnce(&mut Draft)) {
        fn update<P: SetUp>(_: &P, board: &mut BoardView) {
            P::update_zones(board);
        }
        let before = self.now.clone();
        how(&mut self.now);
        match_game!(&self.now.rules, position => update(position, &mut self.now.board));
        if self.now == before {
            return;
        }
        if self.past.len() == MOST_UNDONE {
            self.past.remove(0);
        }
        self.past.push(before);
        self.future.clear();
    }
}

fn can_hold<P: SetUp>(_: &P, cell: Cell) -> bool {
    P::can_hold(cell)
}

fn pairs<'a>(options: &'a [(&'static str, String)]) -> Vec<(&'a str, &'a str)> {
    options.iter().map(|(name, value)| (*name, value.as_str())).collect()
}
