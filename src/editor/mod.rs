//! The set-up of positions: the player puts anything anywhere, and the rules say what they think of it.

mod hand;
mod keys;
mod marks;
mod orders;
mod pointer;
mod show;
#[cfg(test)]
mod tests;
mod verdict;

use bevy::prelude::*;
use ludarium_rules::{AnyPosition, Arrangement, ArrangementError, Cell, GameId};

pub use hand::Hand;
pub use orders::{EditorOrder, EditorRequested, PositionChosen};
pub use verdict::Verdict;

use crate::library::LibraryNotice;
use crate::schedule::Screen;

/// The board that is set up, and what the player is doing to it.
#[derive(Resource)]
pub struct Editor {
    arrangement: Arrangement,
    verdict: Verdict,
    hand: Hand,
    /// What was taken hold of: it goes where the next press or the release is.
    held: Option<Cell>,
    /// The button is down, and every cell that the pointer comes to is changed in this way.
    stroke: Option<Stroke>,
    hover: Option<Cell>,
    cursor: Option<Cell>,
    /// The cell on which nothing can lie.
    refused: Option<Cell>,
    said: Option<LibraryNotice>,
    /// The options with which the set-up began.
    options: Vec<(&'static str, String)>,
    /// Where leaving leads.
    back: Screen,
}

/// What a pressed button does to the cells that it is drawn over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Stroke {
    /// Puts what is in the hand.
    Put,
    /// Takes away what is there.
    Remove,
}

impl Editor {
    /// The set-up of a position.
    #[must_use]
    pub fn of(position: &AnyPosition, back: Screen) -> Editor {
        let arrangement = Arrangement::of(position);
        Editor {
            verdict: Verdict::of(&arrangement),
            arrangement,
            hand: Hand::Move,
            held: None,
            stroke: None,
            hover: None,
            cursor: None,
            refused: None,
            said: None,
            options: position.options(),
            back,
        }
    }

    /// Which game it is a board of.
    #[must_use]
    pub fn game(&self) -> GameId {
        self.arrangement.game()
    }

    /// The board.
    #[must_use]
    pub fn arrangement(&self) -> &Arrangement {
        &self.arrangement
    }

    /// What the rules say of it.
    #[must_use]
    pub fn verdict(&self) -> &Verdict {
        &self.verdict
    }

    /// What a press on a cell does.
    #[must_use]
    pub fn hand(&self) -> &Hand {
        &self.hand
    }

    /// What there is to say to the player.
    #[must_use]
    pub fn said(&self) -> Option<&LibraryNotice> {
        self.said.as_ref()
    }

    /// Says something to the player.
    pub fn say(&mut self, said: LibraryNotice) {
        self.said = Some(said);
    }

    /// Takes something else into the hand.
    pub fn take(&mut self, hand: Hand) {
        (self.hand, self.held, self.stroke) = (hand, None, None);
    }

    /// Takes the next thing of all that can be taken into the hand, or the one before.
    pub fn take_next(&mut self, backward: bool) {
        let hands = Hand::all(&self.arrangement);
        let place = hands.iter().position(|hand| *hand == self.hand).unwrap_or_default();
        let step = if backward { hands.len() - 1 } else { 1 };
        self.take(hands[(place + step) % hands.len()].clone());
    }

    /// The left button goes down on a cell, or the key for it is pressed there.
    pub fn press(&mut self, cell: Cell) {
        self.stroke = None;
        let stands = self.stands_on(cell);
        match (&self.hand, self.held.take()) {
            (Hand::Move | Hand::Grow, None) => self.held = Some(cell).filter(|_| stands),
            (Hand::Move, Some(from)) => self.change(Some(cell), |board| board.shift(from, cell)),
            (Hand::Grow, Some(head)) => {
                let next = Some(cell).filter(|cell| *cell != head);
                self.change(Some(cell), |board| board.set_chain(head, next));
            }
            (Hand::Remove, _) => self.draw(Stroke::Remove, cell),
            (Hand::Put(content), _) => {
                let is_there = self.arrangement.board().cells.get(cell.index()) == Some(content);
                self.draw(if is_there { Stroke::Remove } else { Stroke::Put }, cell);
            }
        }
    }

    /// The pointer comes to a cell, or leaves all of them.
    pub fn point_at(&mut self, cell: Option<Cell>) {
        self.hover = cell;
        if let Some((stroke, cell)) = self.stroke.zip(cell) {
            self.draw(stroke, cell);
        }
    }

    /// The left button goes up, on a cell or elsewhere. What was dragged from another cell is put down.
    pub fn release(&mut self, cell: Option<Cell>) {
        self.stroke = None;
        let Some((from, to)) = self.held.zip(cell).filter(|(from, to)| from != to) else { return };
        match self.hand {
            Hand::Move => self.change(Some(to), |board| board.shift(from, to)),
            Hand::Grow => self.change(Some(to), |board| board.set_chain(from, Some(to))),
            Hand::Put(_) | Hand::Remove => {}
        }
        self.held = None;
    }

    /// The left button is neither down nor let go any more: nothing is held.
    pub fn let_go(&mut self) {
        (self.held, self.stroke) = (None, None);
    }

    /// Whether drawing the pressed pointer away from where it is would change anything else than one cell.
    #[must_use]
    pub fn can_drag(&self) -> bool {
        match self.hand {
            Hand::Move | Hand::Grow => self.held.is_none() && self.hover.is_some_and(|cell| self.stands_on(cell)),
            Hand::Put(_) | Hand::Remove => self.hover.is_some(),
        }
    }

    /// Takes away what stands on a cell; where nothing does, what is in the hand is put away.
    pub fn remove(&mut self, cell: Option<Cell>) {
        match cell.filter(|cell| self.stands_on(*cell)) {
            Some(cell) => self.change(Some(cell), |board| board.put(cell, &[])),
            None => self.take(Hand::Move),
        }
    }

    /// Changes the whole board.
    pub fn change_all(&mut self, how: impl FnOnce(&mut Arrangement)) {
        self.replace(|board| {
            how(board);
            Ok(())
        });
    }

    /// Puts something else on the whole board; what is refused is said.
    fn replace(&mut self, how: impl FnOnce(&mut Arrangement) -> Result<(), ArrangementError>) {
        self.held = None;
        self.change(None, how);
    }

    /// What is pointed at, by the keyboard if that moved last.
    #[must_use]
    pub fn focus(&self) -> Option<Cell> {
        self.cursor.or(self.hover)
    }

    fn stands_on(&self, cell: Cell) -> bool {
        self.arrangement.board().top(cell).is_some()
    }

    fn draw(&mut self, stroke: Stroke, cell: Cell) {
        let content = match (&self.hand, stroke) {
            (Hand::Put(content), Stroke::Put) => content.clone(),
            _ => Vec::new(),
        };
        self.change(Some(cell), |board| board.put(cell, &content));
        self.stroke = Some(stroke).filter(|_| self.refused.is_none());
    }

    /// Changes something, on a cell or everywhere; what is refused is said.
    fn change(&mut self, cell: Option<Cell>, how: impl FnOnce(&mut Arrangement) -> Result<(), ArrangementError>) {
        (self.said, self.refused) = (None, None);
        match how(&mut self.arrangement) {
            Ok(()) => self.verdict = Verdict::of(&self.arrangement),
            Err(why) => (self.said, self.refused) = (Some(LibraryNotice::Failed(verdict::words(&why))), cell),
        }
    }
}

/// The systems of the set-up of positions.
pub fn plugin(app: &mut App) {
    app.add_plugins((pointer::plugin, keys::plugin, show::plugin, marks::plugin, orders::plugin));
}
