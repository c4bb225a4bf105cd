//! How the format writes results.

use ludarium_rules::Side;

use crate::{EndReason, MatchResult};

/// All of them.
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
