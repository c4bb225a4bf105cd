//! What is said of a match, as data.

use ludarium_rules::{Message, Side, messages};

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
