//! The steps taken so far, and what may follow.

use bevy::prelude::*;
use ludarium_rules::{AnyPosition, AnyTurn, Cell, Side, Step};

use super::{Notice, StepBack, Tool};
use crate::stage::Sound;
use crate::table::{PositionKey, Table};
use crate::words::LanguageChanged;

/// What the player at the board is doing.
#[derive(Resource, Default)]
pub struct Selection {
    /// The steps taken so far.
    pub path: Vec<Step>,
    /// The steps that lead on to a legal turn.
    pub next: Vec<Step>,
    /// Pieces of the side to move that have no turn.
    pub immobile: Vec<Cell>,
    /// Where the pointer is.
    hover: Option<Cell>,
    /// The pointer has not moved since the curtain was drawn: where it lies is a secret.
    rests: bool,
    /// The choice on whose button the pointer is.
    pub considered: Option<Step>,
    /// Where the keyboard is.
    cursor: Option<Cell>,
    /// Where the one of them is that moved last.
    focus: Option<Cell>,
    /// The cell whose choice was refused last.
    pub refused: Option<Cell>,
    /// One line for the player: why a choice was refused.
    pub notice: Option<Notice>,
    /// The cell whose piece is explained.
    pub explained: Option<Cell>,
    /// Nothing of the hand may be seen on the board: a secret is being chosen or kept.
    pub hidden: bool,
    /// A complete turn that waits to be confirmed, in games where a choice cannot be taken back.
    pub held: Option<AnyTurn>,
    /// A confirmed turn that is played when two people have lifted the curtain together.
    pub awaiting_reveal: Option<AnyTurn>,
    /// The game's own tool that is in use: then `path` and `next` are its own too.
    pub tool: Option<Tool>,
    /// How long the path was after each choice of the player; the steps between were the only ones possible.
    chosen: Vec<usize>,
    /// The position that the path belongs to, and how it stood with the match then.
    about: Option<(PositionKey, Standing)>,
}

impl Selection {
    fn begin(&mut self, position: &AnyPosition, active: Option<Side>) {
        (self.path, self.next, self.immobile) = (Vec::new(), Vec::new(), Vec::new());
        (self.chosen, self.held, self.awaiting_reveal, self.tool) = (Vec::new(), None, None, None);
        let Some(side) = active else { return };
        self.next = position.choices(&[]).map(|choices| choices.next).unwrap_or_default();
        let picture = position.board_view();
        self.immobile = (0..position.cell_count())
            .map(Cell)
            .filter(|cell| picture.top(*cell).is_some_and(|piece| piece.side == Some(side)))
            .filter(|cell| !self.next.contains(&Step::Cell(*cell)))
            .collect();
    }

    /// Another path, as a choice of the player has made it.
    pub(super) fn take(&mut self, path: Vec<Step>, next: Vec<Step>) {
        self.chosen.retain(|mark| *mark < path.len());
        self.chosen.push(path.len());
        (self.path, self.next, self.held) = (path, next, None);
    }

    /// Its turn is on its way to the table; the next one begins anew.
    pub(super) fn finish(&mut self) {
        (self.path, self.next, self.held, self.about) = (Vec::new(), Vec::new(), None, None);
    }

    /// Where the pointer is.
    #[must_use]
    pub const fn hover(&self) -> Option<Cell> {
        self.hover
    }

    /// Where the keyboard is.
    #[must_use]
    pub const fn cursor(&self) -> Option<Cell> {
        self.cursor
    }

    /// What is pointed at, by whichever of pointer and keyboard moved last.
    #[must_use]
    pub const fn focus(&self) -> Option<Cell> {
        self.focus
    }

    /// A cell has come below the pointer, or none; which is nobody's doing while the pointer rests behind a curtain.
    pub fn point_at(&mut self, cell: Option<Cell>) {
        if !self.rests || cell.is_none() {
            (self.hover, self.focus) = (cell, cell);
        }
    }

    /// The pointer itself has moved to a cell, or away from all.
    pub fn move_pointer(&mut self, cell: Option<Cell>) {
        if !self.hidden {
            self.rests = false;
        }
        self.point_at(cell);
    }

    /// Forgets what was pointed at, by pointer and keyboard, until the pointer moves.
    pub fn forget_pointer(&mut self) {
        (self.hover, self.cursor, self.focus, self.considered) = (None, None, None, None);
        self.rests = true;
    }

    /// Whether the pointer rests behind a curtain.
    #[must_use]
    pub const fn pointer_rests(&self) -> bool {
        self.rests
    }

    /// Whether anything is pointed at.
    #[must_use]
    pub const fn points(&self) -> bool {
        self.hover.is_some() || self.cursor.is_some() || self.focus.is_some() || self.considered.is_some()
    }

    /// The keyboard has come to a cell, or away from all: then the pointer counts again.
    pub fn put_cursor(&mut self, cell: Option<Cell>) {
        if cell != self.cursor {
            (self.cursor, self.focus) = (cell, cell.or(self.hover));
        }
    }

    /// Forgets what was said to the last choice.
    pub fn forget_reply(&mut self) {
        (self.refused, self.notice) = (None, None);
    }

    /// Whether a turn has been begun.
    #[must_use]
    pub fn has_begun(&self) -> bool {
        !self.path.is_empty() || self.held.is_some() || self.tool.is_some()
    }

    /// The choices that are no cells, in the order in which the keys 1 to 9 stand for them.
    pub fn options(&self) -> impl Iterator<Item = Step> {
        self.next.iter().copied().filter(|step| step.cell().is_none())
    }
}

/// Upon what else it depends which turns can be chosen in a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Standing {
    is_over: bool,
    can_choose: bool,
    is_only_tried: bool,
}

impl Standing {
    fn of(table: &Table) -> Standing {
        Standing {
            is_over: table.result().is_some(),
            can_choose: table.choice_side().is_some(),
            is_only_tried: table.exploration().is_some(),
        }
    }
}

/// Starts anew whenever the position in which turns are chosen has changed, or who is to choose.
pub fn refresh(table: Res<Table>, mut selection: ResMut<Selection>) {
    let about = (table.about_choice(), Standing::of(&table));
    if selection.about == Some(about) {
        return;
    }
    selection.begin(table.choice_position(), table.choice_side());
    (selection.about, selection.explained) = (Some(about), None);
    selection.forget_reply();
}

/// What was refused in another language is not said again; what is chosen is looked at anew.
pub fn forget_words(_: On<LanguageChanged>, mut selection: ResMut<Selection>) {
    selection.notice = None;
}

/// Takes the player's last choice back.
pub fn step_back(
    mut asked: MessageReader<StepBack>,
    table: Res<Table>,
    mut selection: ResMut<Selection>,
    mut sounds: MessageWriter<Sound>,
) {
    if asked.read().count() == 0 {
        return;
    }
    selection.forget_reply();
    if selection.held.take().is_some() {
        sounds.write(Sound::Deselect);
        return;
    }
    if selection.path.is_empty() {
        return;
    }
    selection.chosen.pop();
    let length = selection.chosen.last().copied().unwrap_or(0).min(selection.path.len() - 1);
    selection.path.truncate(length);
    let path = selection.path.clone();
    selection.next = table.choice_position().choices(&path).map(|choices| choices.next).unwrap_or_default();
    sounds.write(Sound::Deselect);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_pointed_at_behind_the_curtain_is_forgotten_until_the_pointer_moves() {
        let mut selection = Selection::default();
        selection.move_pointer(Some(Cell(3)));
        selection.hidden = true;
        selection.forget_pointer();
        selection.move_pointer(Some(Cell(3)));
        assert_eq!(selection.hover(), None, "behind the curtain there is nothing to point at");
        selection.hidden = false;
        selection.point_at(Some(Cell(3)));
        assert_eq!(
            (selection.hover(), selection.focus()),
            (None, None),
            "the cloth has gone, the pointer has not moved"
        );
        selection.move_pointer(Some(Cell(3)));
        assert_eq!(selection.hover(), Some(Cell(3)));
        selection.point_at(Some(Cell(4)));
        assert_eq!(selection.hover(), Some(Cell(4)), "a board that turns below the pointer");
    }

    #[test]
    fn what_moved_last_is_pointed_at() {
        let mut selection = Selection::default();
        selection.point_at(Some(Cell(3)));
        selection.put_cursor(Some(Cell(5)));
        assert_eq!(selection.focus(), Some(Cell(5)), "the keyboard moved last");
        selection.point_at(Some(Cell(4)));
        selection.put_cursor(Some(Cell(5)));
        assert_eq!(selection.focus(), Some(Cell(4)), "a cursor that stays is no movement");
        selection.point_at(None);
        assert_eq!(selection.focus(), None);
        selection.point_at(Some(Cell(4)));
        selection.put_cursor(None);
        assert_eq!(selection.focus(), Some(Cell(4)), "without a cursor the pointer counts again");
    }
}
