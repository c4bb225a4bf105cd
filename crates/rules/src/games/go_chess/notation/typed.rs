//! Reading turns as people type them.

use super::super::position::{GoChess, bit, has, squares};
use super::super::sentences::Refusal;
use super::super::{PieceKind, Square, Turn};
use super::{Threat, is_placing, kind_to_place};
use crate::text::Cursor;
use crate::{CommonRefusal, Message, Notation, Position, TurnError};

/// What a typed move gives; everything given must be true.
struct Typed {
    kind: Option<PieceKind>,
    file: Option<u8>,
    rank: Option<u8>,
    captures: bool,
    to: Square,
    threat: Option<Threat>,
}

/// Reads a turn, in machine text or in the short form.
pub(in crate::games::go_chess) fn read(position: &GoChess, text: &str) -> Result<Turn, TurnError> {
    if let Some(outcome) = position.outcome() {
        return Err(TurnError::Over { reason: outcome.reason });
    }
    if is_placing(position) { read_placement(position, text) } else { read_move(position, text) }
}

fn illegal(text: &str, why: impl Into<Message>) -> TurnError {
    TurnError::Illegal { text: text.to_owned(), why: why.into() }
}

/// "Placement: the square (`e4`), shown as `P@e4`."
fn read_placement(position: &GoChess, text: &str) -> Result<Turn, TurnError> {
    let mut cursor = Cursor::new(text);
    let kind = cursor.take(PieceKind::from_letter);
    if kind.is_some() && !cursor.flag('@') {
        return Err(cursor.fail("\"@\" is expected after the piece: the pieces are still being placed"));
    }
    let turn = Turn::Place(target(&mut cursor)?);
    cursor.end()?;
    let due = kind_to_place(position);
    if kind.is_some_and(|kind| kind != due) {
        return Err(illegal(text, Refusal::OtherPiece { piece: due.named() }));
    }
    if position.is_legal(&turn) { Ok(turn) } else { Err(illegal(text, position.why_not(turn))) }
}

fn read_move(position: &GoChess, text: &str) -> Result<Turn, TurnError> {
    let typed = Typed::read(text)?;
    let here = typed.pieces(position);
    let near = squares(here).filter(|&from| has(position.targets(from), typed.to));
    let near: Vec<Turn> = near.map(|from| Turn::Move { from, to: typed.to }).collect();
    let mut untrue = None;
    let mut fits = Vec::new();
    for turn in near {
        match typed.untrue_of(position, turn) {
            None => fits.push(turn),
            Some(why) => untrue = untrue.or(Some(why)),
        }
    }
    match (fits.as_slice(), untrue) {
        (&[turn], _) => Ok(turn),
        ([], Some(why)) => Err(illegal(text, why)),
        ([], None) => Err(illegal(text, typed.why_none(position, here))),
        (several, _) => {
            Err(TurnError::Ambiguous { text: text.to_owned(), fits: several.iter().map(Turn::to_string).collect() })
        }
    }
}

impl Typed {
    /// `e2e3`, or `PIECE[file][rank][x]square[+ or #]`.
    fn read(text: &str) -> Result<Typed, TurnError> {
        let mut cursor = Cursor::new(text);
        let typed = match cursor.take(PieceKind::from_letter) {
            None => Typed::squares(&mut cursor)?,
            Some(kind) => Typed::short(kind, &mut cursor)?,
        };
        cursor.end()?;
        Ok(typed)
    }

    fn squares(cursor: &mut Cursor<'_>) -> Result<Typed, TurnError> {
        let what = "a piece letter (P N B R Q K) is expected, or two squares such as e2e3";
        let file = file(cursor).ok_or_else(|| cursor.fail(what))?;
        let from = Square::at(file, rank(cursor)?).ok_or_else(|| cursor.fail("a square is expected"))?;
        let to = target(cursor)?;
        Ok(Typed { kind: None, file: Some(from.file()), rank: Some(from.rank()), captures: false, to, threat: None })
    }

    fn short(kind: PieceKind, cursor: &mut Cursor<'_>) -> Result<Typed, TurnError> {
        let start = cursor.clone();
        let (file_given, rank_given) = (file(cursor), optional_rank(cursor)?);
        let captures = cursor.flag('x');
        let more = cursor.rest().starts_with(|letter: char| letter.is_ascii_lowercase());
        let (file, rank, to) = match (file_given, rank_given) {
            (Some(file), Some(rank)) if !captures && !more => {
                (None, None, Square::at(file, rank).ok_or_else(|| start.fail("a square is expected"))?)
            }
            (file, rank) => (file, rank, target(cursor)?),
        };
        let threat = cursor.take(|letter| match letter {
            '+' => Some(Threat::Check),
            '#' => Some(Threat::Mate),
            _ => None,
        });
        Ok(Typed { kind: Some(kind), file, rank, captures, to, threat })
    }

    /// The pieces of the side to move that it may speak of.
    fn pieces(&self, position: &GoChess) -> u128 {
        let side = position.side_to_move();
        let own = self.kind.map_or_else(|| position.pieces(side), |kind| position.pieces_of(side, kind.kind()));
        let here = |from: &Square| {
            self.file.is_none_or(|file| file == from.file()) && self.rank.is_none_or(|rank| rank == from.rank())
        };
        squares(own).filter(here).fold(0, |set, square| set | bit(square))
    }

    /// What is given but not true of a turn that fits in all else.
    fn untrue_of(&self, position: &GoChess, turn: Turn) -> Option<Refusal> {
        if self.captures && !position.is_progress(&turn) {
            return Some(Refusal::CapturesNothing { turn: position.notation(&turn) });
        }
        let (given, true_one) = (self.threat?, Threat::of(position, turn));
        match (given, true_one) {
            // Mate is a check too.
            (Threat::Check, Some(_)) | (Threat::Mate, Some(Threat::Mate)) => None,
            (Threat::Check, None) => Some(Refusal::NoCheck { turn: position.notation(&turn) }),
            (Threat::Mate, _) => Some(Refusal::NoMate { turn: position.notation(&turn) }),
        }
    }

    /// Why no legal move fits.
    fn why_none(&self, position: &GoChess, here: u128) -> Message {
        let side = position.side_to_move();
        let mut own = squares(here);
        match (own.next(), own.next(), self.kind) {
            (Some(from), None, _) => position.why_not(Turn::Move { from, to: self.to }),
            (Some(_), ..) => position.why_none_of(here, self.to),
            (None, _, Some(kind)) => {
                let (piece, placed) = (kind.named(), self.file.is_some() || self.rank.is_some());
                let why =
                    if placed { Refusal::NoneOfKindThere { side, piece } } else { Refusal::NoneOfKind { side, piece } };
                why.into()
            }
            (None, _, None) => {
                self.origin().map_or_else(|| CommonRefusal::NoSuchTurn.into(), |from| position.why_not_from(from))
            }
        }
    }

    fn origin(&self) -> Option<Square> {
        Square::at(self.file?, self.rank?)
    }
}

fn file(cursor: &mut Cursor<'_>) -> Option<u8> {
    cursor.take(|letter| ('a'..='j').contains(&letter).then(|| letter as u8 - b'a'))
}

/// The rank, 0 is rank 1.
fn rank(cursor: &mut Cursor<'_>) -> Result<u8, TurnError> {
    optional_rank(cursor)?.ok_or_else(|| cursor.fail("a rank 1-10 is expected"))
}

/// The rank, if a number stands here.
fn optional_rank(cursor: &mut Cursor<'_>) -> Result<Option<u8>, TurnError> {
    let start = cursor.clone();
    if !start.rest().starts_with(|letter: char| letter.is_ascii_digit()) {
        return Ok(None);
    }
    let number = cursor.number().filter(|number| (1..=10).contains(number));
    number.map(|number| Some(number - 1)).ok_or_else(|| start.fail("a rank 1-10 is expected"))
}

fn target(cursor: &mut Cursor<'_>) -> Result<Square, TurnError> {
    let start = cursor.clone();
    let file = file(cursor).ok_or_else(|| cursor.fail("a square a1-j10 is expected"))?;
    Square::at(file, rank(cursor)?).ok_or_else(|| start.fail("a square is expected"))
}
