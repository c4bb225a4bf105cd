//! What a position must keep to besides its form.

use super::{BOARD, Fault, Named, PHASE, PlacementDraft, Written};
use crate::games::go_chess::Options;
use crate::games::go_chess::facts::{KINGS, PLACING_ORDER, PieceKind};
use crate::games::go_chess::position::{Board, EVEN, Placement, bit, has};
use crate::{Side, TextError};

/// A board as it is written, compared with the rules.
pub(super) struct Checks<'a> {
    pub spots: &'a [Written],
    /// The column after the board.
    pub end: usize,
}

impl Checks<'_> {
    /// A fault that is seen on a square, or on none.
    fn refuse(&self, at: Option<&Written>, fault: Fault) -> TextError {
        let column = at.map_or(self.end, |written| written.column);
        TextError::of_fault(BOARD, column, fault, at.map(|written| written.square.cell()))
    }

    fn of(&self, side: Side, kind: PieceKind) -> impl Iterator<Item = &Written> {
        self.spots.iter().filter(move |written| written.piece == Some((side, kind)))
    }

    /// "In both phases: exactly as many blocked squares as the option says."
    pub(super) fn blocked(&self, options: Options) -> Result<(), TextError> {
        let needed = usize::from(options.blocked());
        let mut blocked = self.spots.iter().filter(|written| written.piece.is_none());
        let count = blocked.clone().count();
        if count == needed {
            return Ok(());
        }
        Err(self.refuse(blocked.nth(needed), Fault::BlockedSquares { needed, count }))
    }

    /// "In both phases: a side's two bishops stand on different colours."
    fn bishops(&self) -> Result<(), TextError> {
        for side in Side::ALL {
            let both: Vec<&Written> = self.of(side, PieceKind::Bishop).collect();
            if let [first, second] = both.as_slice()
                && has(EVEN, first.square) == has(EVEN, second.square)
            {
                return Err(self.refuse(Some(second), Fault::BishopsAlike { side }));
            }
        }
        Ok(())
    }

    /// "In play: exactly one king a side, at most the given number of the others; the side not to move is not in check."
    pub(super) fn play(&self, board: &Board, side: Side) -> Result<(), TextError> {
        for (side, kind) in each_kind() {
            let least = if kind == PieceKind::King { 1 } else { 0 };
            self.count(side, kind, least, usize::from(kind.facts().count))?;
        }
        self.bishops()?;
        let waiting = side.other();
        let king = self.of(waiting, PieceKind::King).next();
        match king.filter(|king| board.attackers_now(king.square, side) != 0) {
            None => Ok(()),
            Some(king) => Err(self.refuse(Some(king), Fault::WaitingInCheck { waiting, side })),
        }
    }

    /// Between `least` and `most` pieces of a kind.
    fn count(&self, side: Side, kind: PieceKind, least: usize, most: usize) -> Result<(), TextError> {
        let piece = kind.named();
        if let Some(surplus) = self.of(side, kind).nth(most) {
            return Err(self.refuse(Some(surplus), Fault::TooMany { side, most, piece }));
        }
        let count = self.of(side, kind).count();
        if count < least {
            return Err(self.refuse(None, Fault::TooFew { side, count, piece, least }));
        }
        Ok(())
    }

    /// "In placement each side has exactly the first n pieces of the order and no others."
    pub(super) fn placement(
        &self,
        board: &Board,
        side: Side,
        draft: PlacementDraft<'_>,
    ) -> Result<Placement, TextError> {
        let placed = &PLACING_ORDER[..usize::from(draft.pairs)];
        for (side, kind) in each_kind() {
            let needed = placed.iter().filter(|&&placed| placed == kind).count();
            self.count(side, kind, needed, needed)?;
        }
        self.bishops()?;
        let bans = check_bans(board, &draft)?;
        let pending = check_pending(board, side, &draft, bans)?;
        Ok(Placement { pairs: draft.pairs, bans, pending })
    }
}

fn each_kind() -> impl Iterator<Item = (Side, PieceKind)> {
    Side::ALL.into_iter().flat_map(|side| PieceKind::ALL.into_iter().map(move |kind| (side, kind)))
}

fn fail(named: &Named<'_>, what: impl Into<String>) -> TextError {
    named.field.fail(0, what)
}

/// "Bans are squares that the side could have chosen but for the ban, the two lists equal for n < 15 and equally long for
/// n = 15."
fn check_bans(board: &Board, draft: &PlacementDraft<'_>) -> Result<[u128; 2], TextError> {
    for side in Side::ALL {
        let open = board.open_squares(side, draft.pairs);
        if let Some(closed) = draft.bans[side.index()].iter().find(|named| !has(open, named.square)) {
            let square = closed.square;
            return Err(closed.field.refuse(0, Fault::NoBan { side, square }, [square.cell()]));
        }
    }
    let [white, black] = &draft.bans;
    let [white, black] = [white, black].map(|list| list.iter().fold(0, |set, named| set | bit(named.square)));
    if draft.pairs < KINGS && white != black {
        let odd = draft.bans[1].iter().find(|named| !has(white, named.square));
        let column = odd.map_or(draft.ends[1], |named| named.field.column);
        return Err(TextError::new(PHASE, column, "before the Kings both sides must have the same banned squares"));
    }
    if white.count_ones() != black.count_ones() {
        return Err(TextError::new(PHASE, draft.ends[1], "both sides must have the same number of banned squares"));
    }
    Ok([white, black])
}

/// "There is a pending square iff Black is to choose, and it is one White may choose."
fn check_pending(
    board: &Board,
    side: Side,
    draft: &PlacementDraft<'_>,
    [banned, _]: [u128; 2],
) -> Result<Option<crate::games::go_chess::Square>, TextError> {
    match (&draft.pending, side) {
        (None, Side::White) => Ok(None),
        (Some(named), Side::White) => Err(fail(named, "nothing is chosen yet when White is to choose")),
        (None, Side::Black) => Err(draft.last.refuse(0, Fault::ChoiceMissing, [])),
        (Some(named), Side::Black) => {
            let open = board.open_squares(Side::White, draft.pairs) & !banned;
            let what = || format!("White may not choose {}", named.square);
            if has(open, named.square) { Ok(Some(named.square)) } else { Err(fail(named, what())) }
        }
    }
}
