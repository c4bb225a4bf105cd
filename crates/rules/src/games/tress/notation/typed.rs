//! Reading turns as people type them.

use std::ops::ControlFlow;

use super::super::position::Tress;
use super::super::sentences::Refusal;
use super::super::{PieceKind, Turn};
use super::{Fortress, Promotions, TurnReport};
use crate::board::square::Square;
use crate::text::Cursor;
use crate::{CommonRefusal, Message, Notation, Piece, Position, TurnError, Which};

/// What a typed turn gives; everything given must be true.
struct Typed {
    file: Option<u8>,
    rank: Option<u8>,
    kind: Option<PieceKind>,
    captures: bool,
    to: Square,
    promotions: Option<Promotions>,
    fortress: Option<Fortress>,
}

impl Typed {
    fn may_start_on(&self, from: Square) -> bool {
        self.file.is_none_or(|file| file == from.file()) && self.rank.is_none_or(|rank| rank == from.rank())
    }

    fn is_of(&self, position: &Tress, from: Square) -> bool {
        let mover = |piece: Piece| {
            piece.side == Some(position.side_to_move()) && self.kind.is_none_or(|kind| kind.kind() == piece.kind)
        };
        self.may_start_on(from) && position.piece_at(from).is_some_and(mover)
    }

    /// What is given but not true of a turn that fits in all else.
    fn untrue_of(&self, position: &Tress, turn: Turn) -> Option<Refusal> {
        let account = TurnReport::of(position, turn);
        let says = position.notation(&turn);
        if self.captures && !account.captures {
            return Some(Refusal::CapturesNothing { turn: says });
        }
        if self.promotions.is_some_and(|promotions| promotions != account.promotions) {
            return Some(Refusal::OtherPromotions { turn: says });
        }
        if self.fortress.is_some() && self.fortress != account.fortress {
            return Some(Refusal::OtherFortress { turn: says });
        }
        None
    }
}

/// Reads a turn, in machine text or in the short form.
pub(in crate::games::tress) fn read(position: &Tress, text: &str) -> Result<Turn, TurnError> {
    if let Some(outcome) = position.outcome() {
        return Err(TurnError::Over { reason: outcome.reason });
    }
    let typed = read_typed(text)?;
    let mut near = Vec::new();
    let _ = position.visit(Which::All, |turn| {
        if turn.to == typed.to && typed.is_of(position, turn.from) {
            near.push(turn);
        }
        ControlFlow::Continue(())
    });
    let (untrue, fits): (Vec<_>, Vec<_>) =
        near.into_iter().map(|turn| (turn, typed.untrue_of(position, turn))).partition(|(_, why)| why.is_some());
    match (fits.as_slice(), untrue.as_slice()) {
        (&[(turn, _)], _) => Ok(turn),
        ([], [(_, Some(why)), ..]) => Err(illegal(text, why.clone().into())),
        ([], _) => Err(illegal(text, why_none(position, &typed))),
        (several, _) => Err(TurnError::Ambiguous {
            text: text.to_owned(),
            fits: several.iter().map(|(turn, _)| turn.to_string()).collect(),
        }),
    }
}

fn illegal(text: &str, why: Message) -> TurnError {
    TurnError::Illegal { text: text.to_owned(), why }
}

/// Why no legal turn goes where a typed turn goes.
fn why_none(position: &Tress, typed: &Typed) -> Message {
    let side = position.side_to_move();
    let own: Vec<Square> = Square::all().filter(|&from| typed.is_of(position, from)).collect();
    match (own.as_slice(), typed.kind, typed.file, typed.rank) {
        (&[from], ..) => position.why_not(Turn { from, to: typed.to }),
        ([], None, Some(file), Some(rank)) => {
            Square::at(file, rank).map_or(CommonRefusal::NoSuchTurn.into(), |from| position.why_not_from(from))
        }
        ([], Some(kind), None, None) => Refusal::NoneOfKind { side, piece: kind.name() }.into(),
        ([], Some(kind), ..) => Refusal::NoneOfKindThere { side, piece: kind.name() }.into(),
        (several, ..) => position.why_none_of(several, typed.to),
    }
}

fn read_typed(text: &str) -> Result<Typed, TurnError> {
    let mut cursor = Cursor::new(text);
    let (file, rank) = (read_file(&mut cursor), read_rank(&mut cursor));
    let kind = cursor.take(PieceKind::from_letter);
    if kind.is_none() && (file.is_none() || rank.is_none()) {
        return Err(cursor.fail("a piece letter (N P G L S K Q) is expected, or two squares such as d2d3"));
    }
    let captures = kind.is_some() && cursor.flag('x');
    let to = read_target(&mut cursor)?;
    let promotions = if kind.is_some() && cursor.flag('=') { Some(read_promotions(&mut cursor)?) } else { None };
    let fortress = if kind.is_some() { cursor.take(Fortress::of_letter) } else { None };
    cursor.end()?;
    Ok(Typed { file, rank, kind, captures, to, promotions, fortress })
}

fn read_file(cursor: &mut Cursor<'_>) -> Option<u8> {
    cursor.take(|letter| ('a'..='h').contains(&letter).then(|| letter as u8 - b'a'))
}

fn read_rank(cursor: &mut Cursor<'_>) -> Option<u8> {
    cursor.take(|letter| ('1'..='8').contains(&letter).then(|| letter as u8 - b'1'))
}

fn read_target(cursor: &mut Cursor<'_>) -> Result<Square, TurnError> {
    let file = read_file(cursor).ok_or_else(|| cursor.fail("a file a-h is expected"))?;
    let rank = read_rank(cursor).ok_or_else(|| cursor.fail("a rank 1-8 is expected"))?;
    Square::at(file, rank).ok_or_else(|| cursor.fail("a square is expected"))
}

fn read_promotions(cursor: &mut Cursor<'_>) -> Result<Promotions, TurnError> {
    let mut promotions = Promotions::default();
    while let Some(lancer) = cursor.take(|letter| matches!(letter, 'L' | 'S').then_some(letter == 'L')) {
        if lancer {
            promotions.lancers += 1;
        } else {
            promotions.sentinels += 1;
        }
    }
    if promotions == Promotions::default() {
        return Err(cursor.fail("the letters of the promoted pieces (L, S) are expected after ="));
    }
    Ok(promotions)
}
