//! Which rules a code was made with.

use ludarium_rules::{AnyPosition, AnyTurn, GameId, Side};

use super::MAX_LISTED;
use super::error::ShareError;
use crate::{EndReason, MatchResult};

/// The number of a game in codes, below [`MOST_GAMES`]. Numbers stay what they are whatever games there will be.
pub(super) const fn number_of(game: GameId) -> u32 {
    match game {
        GameId::Tress => 0,
        GameId::Trees => 1,
        GameId::Tribun => 2,
        GameId::Gess => 3,
        GameId::GoChess => 4,
        GameId::Treason => 5,
        GameId::TroopChess => 6,
    }
}

/// The most games that codes can tell apart.
pub(super) const MOST_GAMES: u32 = 64;

pub(super) fn game_of(number: u32) -> Option<GameId> {
    GameId::ALL.into_iter().find(|game| number_of(*game) == number)
}

/// The version of the rules of a game, below [`MOST_VERSIONS`]. It grows with every change of what turns are legal, how
/// they are written or what options there are; the codes in `tests/share.rs` show that there was one.
pub(super) const fn rules_version(game: GameId) -> u32 {
    match game {
        GameId::Tress
        | GameId::Trees
        | GameId::Tribun
        | GameId::Gess
        | GameId::GoChess
        | GameId::Treason
        | GameId::TroopChess => 1,
    }
}

/// The most versions that codes can tell apart.
pub(super) const MOST_VERSIONS: u32 = 64;

/// The most turns of a position that are listed. Where there are more, codes hold the text of the turn.
const MOST_TURNS: usize = 20_000;

/// Lists the legal turns of one position after another.
#[derive(Default)]
pub(super) struct TurnLists {
    listed: usize,
}

impl TurnLists {
    /// The legal turns in the order of codes, sorted by their machine texts; `None` where they are too many for a list.
    ///
    /// # Errors
    /// All lists together have become too long.
    pub fn sorted(&mut self, position: &AnyPosition) -> Result<Option<Vec<AnyTurn>>, ShareError> {
        let mut turns = position.turns_up_to(MOST_TURNS);
        self.listed += turns.as_ref().map_or(MOST_TURNS, Vec::len);
        if self.listed > MAX_LISTED {
            return Err(ShareError::TooLong);
        }
        if let Some(turns) = &mut turns {
            turns.sort_unstable();
        }
        Ok(turns)
    }
}

/// 16 bits of the hash of a position's text, which show that both sides of a code mean the same.
pub(super) fn position_check(position: &AnyPosition) -> u32 {
    crc32fast::hash(position.to_string().as_bytes()) & 0xffff
}

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
