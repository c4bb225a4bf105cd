//! A game of self-play as lines of text.
//!
//! A line for every position: the value for the side to move in hundredths of the smallest piece, whether the engine's
//! turn was quiet (0 or 1, and an `a` for positions beside the game), and the position, separated by tabs. Then a line that ends the game: `=`, its number, White's half
//! points, and a checksum of its lines of positions.

use std::fmt::Write as _;

use ludarium_ai::Score;
use ludarium_record::MatchResult;
use ludarium_rules::{Side, zobrist};

use super::error::RecordError;
use super::play::SearchedPosition;

/// The value of a proved result in a position beside the game.
const PROVED: i32 = 20_000;

/// A game of self-play with the positions whose result the search had not yet proved, and positions beside it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameRecord {
    /// Its number among the games of its seed.
    pub number: u32,
    /// The result for White in half points.
    pub half_points: u8,
    /// The positions, in the order of the game.
    pub positions: Vec<RecordedPosition>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordedPosition {
    /// The value that the search found for the side to move, in hundredths of the smallest piece.
    pub value: i32,
    /// Whether the engine's turn won no material and was no forced answer.
    pub quiet: bool,
    /// Whether it is a position beside the game, of which the game's result says nothing.
    pub is_aside: bool,
    pub text: String,
}

impl GameRecord {
    /// The record of a game and of positions beside it.
    pub fn new(
        number: u32,
        positions: &[SearchedPosition],
        asides: &[SearchedPosition],
        result: MatchResult,
    ) -> GameRecord {
        let half_points = match result.winner {
            Some(Side::White) => 2,
            Some(Side::Black) => 0,
            None => 1,
        };
        let recorded = |searched: &SearchedPosition| {
            let Score::Centi(value) = searched.score else { return None };
            Some(recorded_position(searched, value, false))
        };
        // What is proved beside the game is kept, since the game's result does not tell it.
        let beside = |searched: &SearchedPosition| {
            recorded_position(searched, searched.score.value().clamp(-PROVED, PROVED), true)
        };
        let positions = positions.iter().filter_map(recorded).chain(asides.iter().map(beside)).collect();
        GameRecord { number, half_points, positions }
    }

    pub fn text(&self) -> String {
        let mut text = String::new();
        for RecordedPosition { value, quiet, is_aside, text: position } in &self.positions {
            let mark = if *is_aside { "a" } else { "" };
            // Writing to a `String` cannot fail.
            let _ = writeln!(text, "{value}\t{}{mark}\t{position}", u8::from(*quiet));
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

fn recorded_position(searched: &SearchedPosition, value: i32, is_aside: bool) -> RecordedPosition {
    RecordedPosition { value, quiet: searched.quiet, is_aside, text: searched.position.to_string() }
}

fn parse_position(line: &str) -> Result<RecordedPosition, RecordError> {
    let mut fields = line.splitn(3, '\t');
    let (Some(value), Some(quiet), Some(text)) = (fields.next(), fields.next(), fields.next()) else {
        return Err(RecordError::Fields);
    };
    let value = value.parse().map_err(|_| RecordError::Number(value.to_owned()))?;
    Ok(RecordedPosition { value, quiet: quiet.starts_with('1'), is_aside: quiet.ends_with('a'), text: text.to_owned() })
}

fn checksum(text: &str) -> u64 {
    text.bytes().fold(text.len() as u64, |sum, byte| zobrist::key(sum ^ u64::from(byte)))
}
