//! How matches end.

use ludarium_rules::{AnyPosition, Message, Outcome, Reason, Side, messages};

/// The result of a finished match.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct MatchResult {
    /// Who has won; `None` is a draw, or a match left unfinished ([`EndReason::Abandoned`]).
    pub winner: Option<Side>,
    /// Why the match is over.
    pub reason: EndReason,
}

/// Why a match is over.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum EndReason {
    /// The board decided; the reason is the game's own, such as `dual-escort`.
    Rules(Reason),
    /// The same position, side to move included, came about for the third time.
    Threefold,
    /// Too many plies in a row without progress; the game says how many and what progress is.
    NoProgress,
    /// The players agreed on a draw.
    Agreement,
    /// A side gave up.
    Resignation,
    /// A side used up its time.
    Time,
    /// The players left the match unfinished for good.
    Abandoned,
}

impl EndReason {
    /// One word for files and tools, such as `no-progress`; the game's own word if the board decided.
    ///
    /// ```
    /// use ludarium_record::EndReason;
    /// assert_eq!(EndReason::NoProgress.word(), "no-progress");
    /// ```
    #[must_use]
    pub fn word(&self) -> &str {
        match self {
            EndReason::Rules(reason) => reason.word(),
            EndReason::Threefold => "threefold",
            EndReason::NoProgress => "no-progress",
            EndReason::Agreement => "agreement",
            EndReason::Resignation => "resignation",
            EndReason::Time => "time",
            EndReason::Abandoned => "abandoned",
        }
    }
}

impl MatchResult {
    pub(crate) const fn draw(reason: EndReason) -> MatchResult {
        MatchResult { winner: None, reason }
    }

    /// Neither a win nor a draw.
    pub(crate) const fn abandoned() -> MatchResult {
        MatchResult { winner: None, reason: EndReason::Abandoned }
    }

    pub(crate) const fn lost(loser: Side, reason: EndReason) -> MatchResult {
        MatchResult { winner: Some(loser.other()), reason }
    }

    /// One sentence for players, such as "White wins: King and Queen hold the Fortress." or "Draw by agreement.";
    /// `position` is any position of the match.
    #[must_use]
    pub fn sentence(&self, position: &AnyPosition) -> Message {
        let cause = self.cause(position);
        let said = match (self.winner, self.reason) {
            (Some(winner), _) => Said::Wins { winner, cause },
            (None, EndReason::Threefold) => Said::DrawByThreefold,
            (None, EndReason::Agreement) => Said::DrawByAgreement,
            (None, EndReason::Abandoned) => Said::WasUnfinished,
            (None, _) => Said::Draw { cause },
        };
        said.into()
    }

    /// Why the match ended, in words without a full stop: "King and Queen hold the Fortress", "agreement".
    /// `position` is any position of the match.
    #[must_use]
    pub fn cause(&self, position: &AnyPosition) -> Message {
        let loser = self.winner.unwrap_or(Side::White).other();
        let said = match self.reason {
            EndReason::Rules(reason) => return position.reason_message(reason),
            EndReason::Threefold => Said::Threefold,
            EndReason::NoProgress => Said::NoProgress { turns: position.no_progress_plies() },
            EndReason::Agreement => Said::Agreement,
            EndReason::Resignation => Said::Resigned { loser },
            EndReason::Time => Said::OutOfTime { loser },
            EndReason::Abandoned => Said::Unfinished,
        };
        said.into()
    }

    /// `white wins by time`, `draw by agreement`, `left unfinished`: how saves name a result.
    pub(crate) fn text(&self) -> String {
        if self.reason == EndReason::Abandoned {
            return "left unfinished".to_owned();
        }
        let who = match self.winner {
            Some(Side::White) => "white wins",
            Some(Side::Black) => "black wins",
            None => "draw",
        };
        format!("{who} by {}", self.reason.word())
    }
}

/// The result that follows from a position that came about so often, after so many plies without progress: the board
/// decides first, then threefold repetition, then the lack of progress.
pub(crate) fn result_of_history(position: &AnyPosition, repetitions: u32, idle_plies: u32) -> Option<MatchResult> {
    if let Some(outcome) = position.outcome() {
        Some(outcome.into())
    } else if repetitions >= 3 {
        Some(MatchResult::draw(EndReason::Threefold))
    } else if idle_plies >= position.no_progress_plies() {
        Some(MatchResult::draw(EndReason::NoProgress))
    } else {
        None
    }
}

impl From<Outcome> for MatchResult {
    fn from(outcome: Outcome) -> MatchResult {
        MatchResult { winner: outcome.winner, reason: EndReason::Rules(outcome.reason) }
    }
}

messages! {
    /// What is said of a match: how it ended, and of turns that are secret.
    pub enum Said in "match" {
        /// A side has won.
        Wins { winner: Side, cause: Message } = "wins", "{winner} wins: {cause}.";
        /// The match is drawn by the game's own rules or for lack of progress.
        Draw { cause: Message } = "draw", "Draw: {cause}.";
        /// The same position, side to move included, came about for the third time.
        DrawByThreefold = "draw-by-threefold", "Draw by threefold repetition.";
        /// The players agreed on a draw.
        DrawByAgreement = "draw-by-agreement", "Draw by agreement.";
        /// The players left the match unfinished for good.
        WasUnfinished = "was-unfinished", "The match was left unfinished.";
        /// The reason of a draw by repetition.
        Threefold = "threefold", "threefold repetition";
        /// The reason of a draw for lack of progress.
        NoProgress { turns: u32 } = "no-progress", "{turns} turns in a row without progress";
        /// The reason of a draw by agreement.
        Agreement = "agreement", "agreement";
        /// A side gave up.
        Resigned { loser: Side } = "resigned", "{loser} resigned";
        /// A side used up its time.
        OutOfTime { loser: Side } = "out-of-time", "{loser} ran out of time";
        /// The reason why a match has neither winner nor loser.
        Unfinished = "unfinished", "left unfinished";
        /// A choice that is still secret.
        HasChosen { side: Side } = "has-chosen", "{side} has chosen in secret";
        /// A choice that was taken back before it was revealed.
        HadChosen { side: Side } = "had-chosen", "{side} had chosen in secret";
    }
}
