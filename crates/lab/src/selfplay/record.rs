//! A game of self-play as lines of text.
//!
//! A line for every position: the value for the side to move in hundredths of the smallest piece, whether the engine's
//! turn was quiet, and the position, separated by tabs. Then a line that ends the game: `=`, its number, White's half
//! points, and a checksum of its lines of positions.

use std::fmt::Write as _;

use ludarium_ai::Score;
use ludarium_record::MatchResult;
use ludarium_rules::{Side, zobrist};

use super::error::RecordError;
use super::play::SearchedPosition;

/// A game of self-play with the positions whose result the search had not yet proved.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameRecord {
    /// Its number among the games of its seed.
    pub number: u32,
    /// The result for White in half points.
    pub half_points: u8,
    /// The positions, in the order of the game.
    pub positions: Vec<RecordedPosition>,
}

/// A position of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordedPosition {
    /// The value that the search found for the side to move, in hundredths of the smallest piece.
    pub value: i32,
    /// Whether the engine's turn won no material and was no forced answer.
    pub quiet: bool,
    /// The position text.
    pub text: String,
}

impl GameRecord {
    /// The record of a game.
    pub fn new(number: u32, positions: &[SearchedPosition], result: MatchResult) -> GameRecord {
        let half_points = match result.winner {
            Some(Side::White) => 2,
            Some(Side::Black) => 0,
            None => 1,
        };
        let recorded = |searched: &SearchedPosition| {
            let Score::Centi(value) = searched.score else { return None };
            Some(RecordedPosition { value, quiet: searched.quiet, text: searched.position.to_string() })
        };
        GameRecord { number, half_points, positions: positions.iter().filter_map(recorded).collect() }
    }

    /// Its lines.
    pub fn text(&self) -> String {
        let mut text = String::new();
        for RecordedPosition { value, quiet, text: position } in &self.positions {
            // Writing to a `String` cannot fail.
            let _ = writeln!(text, "{value}\t{}\t{position}", u8::from(*quiet));
        }
        let sum = checksum(&text);
        let _ = writeln!(text, "=\t{}\t{}\t{sum:016x}", self.number, self.half_points);
        text
    }

    /// Reads the last line of a game whose other lines are `positions`.
    pub(super) fn parse(positions: &str, last: &str) -> Result<GameRecord, RecordError> {
        let mut fields = last.split('\t');
        let (Some("="), Some(number), Some(points), Some(sum), None) =
            (fields.next(), fields.next(), fields.next(), fields.next(), fields.next())
        else {
            return Err(RecordError::Fields);
        };
        if u64::from_str_radix(sum, 16) != Ok(checksum(positions)) {
            return Err(RecordError::Checksum);
        }
        let half_points = points.parse().ok().filter(|points| *points <= 2);
        Ok(GameRecord {
            number: number.parse().map_err(|_| RecordError::Number(number.to_owned()))?,
            half_points: half_points.ok_or_else(|| RecordError::HalfPoints(points.to_owned()))?,
            positions: positions.lines().map(parse_position).collect::<Result<_, _>>()?,
        })
    }
}

fn parse_position(line: &str) -> Result<RecordedPosition, RecordError> {
    let mut fields = line.splitn(3, '\t');
    let (Some(value), Some(quiet), Some(text)) = (fields.next(), fields.next(), fields.next()) else {
        return Err(RecordError::Fields);
    };
    let value = value.parse().map_err(|_| RecordError::Number(value.to_owned()))?;
    Ok(RecordedPosition { value, quiet: quiet == "1", text: text.to_owned() })
}

/// A checksum of the lines of a game.
fn checksum(text: &str) -> u64 {
    text.bytes().fold(text.len() as u64, |sum, byte| zobrist::key(sum ^ u64::from(byte)))
}
