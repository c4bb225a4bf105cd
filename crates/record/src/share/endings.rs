//! Endings that do not follow from the turns, as numbers.

use ludarium_rules::Side;

use crate::{EndReason, MatchResult};

/// How many numbers there are, 0 for no such ending included.
pub(super) const ENDINGS: u32 = 8;

/// The endings, from number 1 on.
const KNOWN: [MatchResult; 6] = [
    MatchResult::draw(EndReason::Agreement),
    MatchResult::abandoned(),
    MatchResult::lost(Side::White, EndReason::Resignation),
    MatchResult::lost(Side::Black, EndReason::Resignation),
    MatchResult::lost(Side::White, EndReason::Time),
    MatchResult::lost(Side::Black, EndReason::Time),
];

pub(super) fn ending_number(ending: MatchResult) -> Option<u32> {
    (1..).zip(KNOWN).find(|(_, known)| *known == ending).map(|(number, _)| number)
}

/// The ending of a number; `None` for one that has no meaning.
pub(super) fn ending_of(number: u32) -> Option<MatchResult> {
    KNOWN.get(number.checked_sub(1)? as usize).copied()
}
