//! What the rules say of a board that is set up.

use ludarium_rules::{AnyPosition, Arrangement, ArrangementError, Cell};

use crate::words::{self, text};

/// What the rules say of a board that is set up.
#[derive(Clone, PartialEq, Debug)]
pub enum Verdict {
    /// It is a position in which a match can begin.
    Fine(Box<AnyPosition>),
    /// It is a position in which a match would be over.
    Over(Box<AnyPosition>),
    /// It breaks a rule.
    Broken(ArrangementError),
}

impl Verdict {
    pub(super) fn of(board: &Arrangement) -> Verdict {
        match board.position() {
            Ok(position) if position.outcome().is_some() => Verdict::Over(Box::new(position)),
            Ok(position) => Verdict::Fine(Box::new(position)),
            Err(why) => Verdict::Broken(why),
        }
    }

    /// The position in which a match can begin.
    #[must_use]
    pub fn position(&self) -> Option<&AnyPosition> {
        if let Verdict::Fine(position) = self { Some(position) } else { None }
    }

    /// The cells on which it can be seen what is wrong.
    #[must_use]
    pub fn cells(&self) -> &[Cell] {
        match self {
            Verdict::Broken(ArrangementError::Refused(why)) => why.fault.as_ref().map_or(&[], |fault| &fault.cells),
            _ => &[],
        }
    }

    /// In one sentence.
    #[must_use]
    pub fn words(&self) -> String {
        match self {
            Verdict::Fine(_) => text!("editor-fine"),
            Verdict::Over(position) => {
                let why = position.outcome().map(|outcome| words::reason(position, outcome.reason));
                text!("editor-over", why = why.unwrap_or_default())
            }
            Verdict::Broken(why) => words(why),
        }
    }
}

/// Why something is refused.
pub(super) fn words(why: &ArrangementError) -> String {
    match why {
        ArrangementError::Refused(why) => match &why.fault {
            Some(fault) => words::say_alone(&fault.message),
            None => words::capitalised(&why.to_string()),
        },
        ArrangementError::NoPlace { cell } => text!("editor-no-place", cell = cell.as_str()),
        ArrangementError::OtherGame { of, game } => text!("editor-other-game", of = of.title(), game = game.title()),
        other => words::capitalised(&other.to_string()),
    }
}
