//! Reading turns, and turns in words. Players see the machine text.

use super::board::{PIECE, Point};
use super::collisions::Collision;
use super::formation::{Direction, Formation, Shape};
use super::game::{REASONS, reason_text};
use super::position::TroopChess;
use super::refusals::Refusal;
use super::text::Fault;
use super::turn::{Turn, Vector};
use crate::text::Cursor;
use crate::{Join, Kind, List, Message, Name, Notation, Position, Sentence, TurnError, Vocabulary};

messages! {
    /// What is read aloud of a turn of Troop Chess.
    pub enum Spoken in "troop-chess" {
        /// All that happens in it.
        Turn { clauses: List } = "turn", "{clauses}";
        /// "One step in any of the eight directions."
        OneStep { shape: Name, points: String, direction: Name } =
            "one-step", "{shape} {points} one step {direction}";
        /// "Two steps" in the directions of the shape.
        TwoSteps { shape: Name, points: String, direction: Name } =
            "two-steps", "{shape} {points} two steps {direction}";
        /// "The hit piece is removed."
        Takes { points: List } = "takes", "takes {points}";
        /// "The moving piece is removed."
        Loses { points: List } = "loses", "loses {points}";
    }
}

fn spoken_way(Turn { formation, vector }: Turn) -> Spoken {
    let (shape, direction) = (formation.shape().name(), vector.direction().name());
    let points = formation.points().map(|point| point.to_string()).join(" ");
    if vector.steps() == 2 {
        Spoken::TwoSteps { shape, points, direction }
    } else {
        Spoken::OneStep { shape, points, direction }
    }
}

fn read_points(text: &str) -> Result<([Point; 3], Point), TurnError> {
    let mut cursor = Cursor::new(text);
    let first = read_point(&mut cursor)?;
    let second = read_next(&mut cursor, first)?;
    let third = read_next(&mut cursor, second)?;
    if !cursor.flag('-') {
        return Err(cursor.fail("\"-\" and the target of the first piece are expected"));
    }
    let target = read_point(&mut cursor)?;
    cursor.end()?;
    Ok(([first, second, third], target))
}

/// Reads a point that must come after another.
fn read_next(cursor: &mut Cursor<'_>, earlier: Point) -> Result<Point, TurnError> {
    let start = cursor.clone();
    let point = read_point(cursor)?;
    if point.by_file() > earlier.by_file() {
        return Ok(point);
    }
    Err(start.fail(format!("the points are sorted by file, then rank: {point} cannot follow {earlier}")))
}

fn read_point(cursor: &mut Cursor<'_>) -> Result<Point, TurnError> {
    let below_nine = |letter: char, first: u8| (letter as u32).checked_sub(first.into()).filter(|place| *place < 9);
    let file = cursor.take(|letter| below_nine(letter, b'a')).ok_or_else(|| cursor.fail("a file a-i is expected"))?;
    let rank = cursor.take(|letter| below_nine(letter, b'1')).ok_or_else(|| cursor.fail("a rank 1-9 is expected"))?;
    Point::at(file as u8, rank as u8).ok_or_else(|| cursor.fail("a point is expected"))
}

impl Notation for TroopChess {
    fn turn_text(&self, turn: &Turn) -> String {
        turn.to_string()
    }

    /// "Straight c2 d2 e2 one step north, takes d3".
    fn spoken(&self, &turn: &Turn) -> Message {
        let collisions = self.collisions(&turn);
        let list = |pick: fn(&Collision) -> bool, point: fn(&Collision) -> Point| {
            let points: Vec<String> =
                collisions.iter().filter(|hit| pick(hit)).map(point).map(|point| point.to_string()).collect();
            (!points.is_empty()).then(|| List::new(Join::AndEach, points))
        };
        let taken = list(Collision::removes_hit, |collision| collision.at).map(|points| Spoken::Takes { points });
        let lost = list(Collision::removes_mover, |collision| collision.from).map(|points| Spoken::Loses { points });
        let clauses = [Some(spoken_way(turn)), taken, lost].into_iter().flatten().map(Message::from);
        Spoken::Turn { clauses: List::new(Join::Commas, clauses) }.into()
    }

    /// Reads a turn: "the three points sorted by file, then rank, and the target of the first of them".
    fn read_turn(&self, text: &str) -> Result<Turn, TurnError> {
        if let Some(outcome) = self.outcome() {
            return Err(TurnError::Over { reason: outcome.reason });
        }
        let (three, target) = read_points(text)?;
        let illegal = |why| TurnError::Illegal { text: text.to_owned(), why };
        let formation = Formation::of(three).ok_or_else(|| illegal(self.why_not_three(three)))?;
        let vector = Vector::between(three[0], target)
            .ok_or_else(|| illegal(self.why_no_vector(formation, three[0], target)))?;
        let turn = Turn { formation, vector };
        if self.allows(turn) { Ok(turn) } else { Err(illegal(self.why_not(turn))) }
    }

    fn kind_name(kind: Kind) -> &'static str {
        if kind == PIECE { "Piece" } else { "" }
    }

    fn reason_text(reason: &str) -> &'static str {
        reason_text(reason)
    }

    fn vocabulary() -> Vocabulary {
        let names = Shape::ALL.map(Shape::name).into_iter().chain(Direction::ALL.map(Direction::name));
        Vocabulary {
            sentences: [Refusal::SENTENCES, Fault::SENTENCES, Spoken::SENTENCES].concat(),
            refusals: Sentence::keys(Refusal::SENTENCES),
            names: names.map(|name| name.english).chain(["Piece"]).collect(),
            reasons: REASONS.to_vec(),
        }
    }
}
