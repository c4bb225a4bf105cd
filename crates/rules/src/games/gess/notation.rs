//! The short form that players see and type, and the long form for reading aloud.

use super::direction::Direction;
use super::facts::{Point, STONE, Turn};
use super::game::{REASONS, reason_text};
use super::position::Gess;
use super::refusals::Refusal;
use super::text::Fault;
use crate::text::Cursor;
use crate::{Join, Kind, List, Message, Notation, Position, Sentence, Side, TurnError, Vocabulary};

messages! {
    /// What is read aloud of a turn of Gess.
    pub enum Spoken in "gess" {
        /// All that happens in it.
        Turn { clauses: List } = "turn", "{clauses}";
        /// From-centre and to-centre.
        Goes { from: String, to: String } = "goes", "{from} to {to}";
        /// Own stones are removed by contact.
        RemovesOwn { own: u32 } = "removes-own", "removes {own} stones of its own",
            "removes { $own ->\n[one] 1 stone\n*[other] { $own } stones\n} of its own";
        /// Stones of the other side are removed by contact.
        RemovesEnemy { stones: u32, side: Side } = "removes-enemy", "removes {stones} stones of {side}",
            "removes { $stones ->\n[one] 1 stone\n*[other] { $stones } stones\n} of { $side }";
        /// Stones of both sides are removed by contact.
        RemovesBoth { stones: u32, side: Side, own: u32 } =
            "removes-both", "removes {stones} of {side} and {own} of its own",
            "removes { $stones ->\n[one] 1 stone\n*[other] { $stones } stones\n} of { $side } and { $own } of its own";
        /// Stones of the piece are lost.
        OverTheEdge { stones: u32 } = "over-the-edge", "{stones} stones over the edge",
            "{ $stones ->\n[one] 1 stone\n*[other] { $stones } stones\n} over the edge";
    }
}

fn removals(side: Side, others: u32, own: u32) -> Option<Spoken> {
    let (stones, side) = (others, side.other());
    match (others, own) {
        (0, 0) => None,
        (0, own) => Some(Spoken::RemovesOwn { own }),
        (_, 0) => Some(Spoken::RemovesEnemy { stones, side }),
        (_, own) => Some(Spoken::RemovesBoth { stones, side, own }),
    }
}

fn read_point(cursor: &mut Cursor<'_>) -> Result<Point, TurnError> {
    let file = cursor.take(|letter| ('a'..='t').contains(&letter).then(|| letter as u8 - b'a'));
    let file = file.ok_or_else(|| cursor.fail("a file a-t is expected"))?;
    let here = cursor.clone();
    let rank = cursor.number().and_then(|number| Point::at(file, number.checked_sub(1)?));
    rank.ok_or_else(|| here.fail("a rank 1-20 is expected"))
}

impl Notation for Gess {
    fn turn_text(&self, turn: &Turn) -> String {
        turn.to_string()
    }

    /// "From-centre, to-centre; `x` instead of `-` in what players see when the move removes any stone by contact."
    fn notation(&self, &turn: &Turn) -> String {
        let removes = self.board().motion(self.mover(), turn).removes();
        format!("{}{}{}", turn.from, if removes { 'x' } else { '-' }, turn.to)
    }

    /// "l9 to l12, removes 3 stones of White and 1 of its own".
    fn spoken(&self, &turn: &Turn) -> Message {
        let side = self.mover();
        let motion = self.board().motion(side, turn);
        let goes = Spoken::Goes { from: turn.from.to_string(), to: turn.to.to_string() };
        let lost = (motion.block & !motion.landed).count_ones();
        let over = (lost > 0).then_some(Spoken::OverTheEdge { stones: lost });
        let removes = removals(side, motion.other.count_ones(), motion.own.count_ones());
        let clauses = [Some(goes), removes, over].into_iter().flatten().map(Message::from);
        Spoken::Turn { clauses: List::new(Join::Commas, clauses) }.into()
    }

    /// Reads a turn; "both are accepted" of `-` and `x`.
    fn read_turn(&self, text: &str) -> Result<Turn, TurnError> {
        if let Some(outcome) = self.outcome() {
            return Err(TurnError::Over { reason: outcome.reason });
        }
        let mut cursor = Cursor::new(text);
        let from = read_point(&mut cursor)?;
        if !cursor.flag('-') && !cursor.flag('x') {
            return Err(cursor.fail("\"-\" or \"x\" is expected between the two centres"));
        }
        let to = read_point(&mut cursor)?;
        cursor.end()?;
        let turn = Turn { from, to };
        if self.allows(turn) {
            return Ok(turn);
        }
        Err(TurnError::Illegal { text: text.to_owned(), why: self.why_not(turn) })
    }

    fn kind_name(kind: Kind) -> &'static str {
        if kind == STONE { "Stone" } else { "" }
    }

    fn reason_text(reason: &str) -> &'static str {
        reason_text(reason)
    }

    fn vocabulary() -> Vocabulary {
        Vocabulary {
            sentences: [Refusal::SENTENCES, Fault::SENTENCES, Spoken::SENTENCES].concat(),
            refusals: Sentence::keys(Refusal::SENTENCES),
            names: Direction::ALL.iter().map(|direction| direction.name().english).chain(["Stone"]).collect(),
            reasons: REASONS.to_vec(),
        }
    }
}
