//! The numbers before turns, and the results.

use std::fmt;

use ludarium_rules::Side;

use crate::study::Study;
use crate::{EndReason, MatchResult};

/// The number before a turn: `3.`, or `3...` for the second turn of that number.
pub(super) struct NumberWord {
    number: usize,
    pub is_first: bool,
}

/// The number of the turn after `ply` turns. Two turns share a number; a match that Black begins has `1...` first.
pub(super) fn turn_number(study: &Study, ply: usize) -> NumberWord {
    let black_begins = study.first_position().side_to_move() == Side::Black;
    let ply = ply + usize::from(black_begins);
    NumberWord { number: ply / 2 + 1, is_first: ply.is_multiple_of(2) }
}

impl fmt::Display for NumberWord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.number, if self.is_first { "." } else { "..." })
    }
}

/// Whether a word is the number before a turn: digits and dots.
pub(super) fn is_turn_number(word: &str) -> bool {
    let digits = word.trim_end_matches('.');
    digits.len() < word.len() && !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit())
}

/// A number and the turn that follows it without a space.
pub(super) fn glued_number(word: &str) -> Option<(&str, &str)> {
    let digits = word.find(|character: char| !character.is_ascii_digit())?;
    let dots = word[digits..].find(|character: char| character != '.')?;
    (digits > 0 && dots > 0).then(|| word.split_at(digits + dots))
}

pub(super) const RESULTS: [&str; 4] = ["1-0", "0-1", "1/2-1/2", "*"];

/// How the format writes who has won.
pub(super) fn result_text(result: Option<MatchResult>) -> &'static str {
    match result {
        Some(MatchResult { winner: Some(Side::White), .. }) => "1-0",
        Some(MatchResult { winner: Some(Side::Black), .. }) => "0-1",
        Some(MatchResult { reason: EndReason::Abandoned, .. }) | None => "*",
        Some(MatchResult { winner: None, .. }) => "1/2-1/2",
    }
}
