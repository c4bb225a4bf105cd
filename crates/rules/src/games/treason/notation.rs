//! What players write, which is the machine text, and the long form for reading aloud.

use super::game::{REASONS, reason_text};
use super::position::Treason;
use super::sentences::Refusal;
use super::text::Fault;
use super::turns::Written;
use super::{Capture, Chain, PieceKind, Turn};
use crate::board::triangle::Triangle;
use crate::text::Cursor;
use crate::{Join, Kind, List, Message, Name, Notation, Position, Sentence, TurnError, Vocabulary};

messages! {
    /// What is read aloud of a turn of Treason.
    pub enum Spoken in "treason" {
        /// A piece goes to an adjacent cell.
        Steps { piece: Name, from: Triangle, to: Triangle } = "steps", "{from} to {to}";
        /// A man steps to the far line.
        StepsAndBecomesSpy { from: Triangle, to: Triangle } =
            "steps-and-becomes-spy", "{from} to {to}, becomes a Spy";
        /// "If the mirror cell of the Spy's cell in the main diagonal holds an enemy man or Spy, that piece changes
        /// sides."
        Converts { from: Triangle, at: Triangle, piece: Name } =
            "converts", "The Spy on {from} converts {at}";
        /// The man that changes sides stands on the far line of its new side.
        ConvertsToSpy { from: Triangle, at: Triangle } =
            "converts-to-spy", "The Spy on {from} converts {at}, which becomes a Spy";
        /// A piece captures, once or several times.
        Captures { piece: Name, from: Triangle, captures: List } = "captures", "{from} {captures}";
        /// A man lands on the far line at the end of its captures.
        CapturesAndBecomesSpy { from: Triangle, captures: List } =
            "captures-and-becomes-spy", "{from} {captures}, becomes a Spy";
        /// One capture of a chain.
        Capture { captured: Name, over: Triangle, landing: Triangle } =
            "capture", "captures {over}, lands on {landing}";
    }
}

fn spoken_chain(position: &Treason, chain: &Chain) -> Spoken {
    let capture = |Capture { over, landing, .. }| {
        Message::from(Spoken::Capture { captured: position.kind_at(over).name(), over, landing })
    };
    let (from, captures) = (chain.from(), List::new(Join::Commas, chain.captures().map(capture)));
    if becomes_spy(position, from, chain.landing()) {
        Spoken::CapturesAndBecomesSpy { from, captures }
    } else {
        Spoken::Captures { piece: position.kind_at(from).name(), from, captures }
    }
}

/// Whether the man on a cell is a Spy of the side to move when it is on another cell.
fn becomes_spy(position: &Treason, from: Triangle, to: Triangle) -> bool {
    let kind = position.kind_at(from);
    kind != position.promoted(kind, to)
}

fn write_down(cursor: &mut Cursor<'_>) -> Result<Written, TurnError> {
    let from = read_cell(cursor)?;
    let written = if cursor.flag('-') {
        Written::Step { from, to: read_cell(cursor)? }
    } else if cursor.flag('=') {
        Written::Convert { from, at: read_cell(cursor)? }
    } else {
        Written::Capture { from, hops: read_hops(cursor)? }
    };
    cursor.end()?;
    Ok(written)
}

fn read_hops(cursor: &mut Cursor<'_>) -> Result<Vec<(Triangle, Triangle)>, TurnError> {
    let mut hops = Vec::new();
    while cursor.flag('x') {
        let over = read_cell(cursor)?;
        if !cursor.flag('-') {
            return Err(cursor.fail("\"-\" and the landing cell must follow the captured piece"));
        }
        hops.push((over, read_cell(cursor)?));
    }
    if hops.is_empty() { Err(cursor.fail("\"-\", \"x\" or \"=\" is expected here")) } else { Ok(hops) }
}

fn read_cell(cursor: &mut Cursor<'_>) -> Result<Triangle, TurnError> {
    let start = cursor.clone();
    let letter = cursor
        .take(|letter| ('A'..='L').contains(&letter).then_some(letter))
        .ok_or_else(|| start.fail("a cell is expected here: a letter A-L and a line 1-6"))?;
    let digit = cursor
        .take(|digit| ('1'..='6').contains(&digit).then_some(digit))
        .ok_or_else(|| cursor.fail("a line 1-6 is expected here"))?;
    let name = format!("{letter}{digit}");
    Triangle::named(&name).ok_or_else(|| start.fail(format!("there is no cell {name}")))
}

impl Notation for Treason {
    fn turn_text(&self, turn: &Turn) -> String {
        turn.to_string()
    }

    /// The long form for reading aloud: "E2 captures E3, lands on F4, captures F5, lands on F6".
    fn spoken(&self, turn: &Turn) -> Message {
        let name = |cell| self.kind_at(cell).name();
        let said = match *turn {
            Turn::Step { from, to } if becomes_spy(self, from, to) => Spoken::StepsAndBecomesSpy { from, to },
            Turn::Step { from, to } => Spoken::Steps { piece: name(from), from, to },
            Turn::Convert { from, at } if becomes_spy(self, at, at) => Spoken::ConvertsToSpy { from, at },
            Turn::Convert { from, at } => Spoken::Converts { from, at, piece: name(at) },
            Turn::Capture(chain) => spoken_chain(self, &chain),
        };
        said.into()
    }

    fn read_turn(&self, text: &str) -> Result<Turn, TurnError> {
        if let Some(outcome) = self.outcome() {
            return Err(TurnError::Over { reason: outcome.reason });
        }
        let written = write_down(&mut Cursor::new(text))?;
        self.find(&written).map_err(|why| TurnError::Illegal { text: text.to_owned(), why })
    }

    fn kind_name(kind: Kind) -> &'static str {
        PieceKind::try_from(kind).map_or("", |kind| kind.name().english)
    }

    fn reason_text(reason: &str) -> &'static str {
        reason_text(reason)
    }

    fn vocabulary() -> Vocabulary {
        Vocabulary {
            sentences: [Refusal::SENTENCES, Fault::SENTENCES, Spoken::SENTENCES].concat(),
            refusals: Sentence::keys(Refusal::SENTENCES),
            names: PieceKind::ALL.map(|kind| kind.name().english).to_vec(),
            reasons: REASONS.to_vec(),
        }
    }
}
