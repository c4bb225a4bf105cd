//! Matches as text: TOML that people can read, and that is checked turn by turn when it is read back.
//!
//! ```toml
//! version = 1
//! id = "000000000000002a"
//! created = 1795243846 # 20261121-065046
//! game = "tress"
//! options = { second_wind = "on" }
//! custom_start = false                 # whether the players chose the position below
//! start = "qg1pp1gk/nn1nn1nn/8/8/8/8/NN1NN1NN/QG1PP1GK w"
//! white = { human = "Ann" }
//! black = { ai = 3 }                   # or as strong as a person of that rating: { even = 1034 }, or another program: { program = "Its name" }
//! clock = "5+3"                        # or "none"
//! teaches = true                       # only if the computer teaches the person who plays against it
//! round = 1                            # only if a board before this one was void
//! played_here = true                   # only if it was begun and played in this program
//! turns = [
//!     ["d2d3", "4:58.12", "5:00"], # 1 White: dNd3
//! ]
//! undone = []                          # turns that redo can restore
//!
//! [end]
//! clocks = ["4:58.12", "4:51"]
//! paused = false
//! increments = [1, 0]                  # only if a side has had increments for turns in whose place others were played
//! offer = "none"
//! result = "ongoing"
//! position = "qg1pp1gk/nn1nn1nn/8/8/8/3N4/NN2N1NN/QG1PP1GK b"
//! checksum = "0123456789abcdef"
//! ```
//!
//! Turns are in machine text, with White's and Black's clocks after them if there are clocks; the notation beside them
//! is for people and is not read. Undone turns are saved too, so that nothing that was played is lost.
//!
//! The last line makes sure that the text is whole and unchanged: the checksum is the 64-bit FNV-1a hash of every line
//! above its own (line ends count as one byte). It guards against accidents, not against fraud.

mod document;
mod fault;
mod replay;
mod seal;
mod start;
mod summary;
mod write;

pub use fault::{SaveError, SaveFault};
pub use summary::Summary;

use crate::Match;
use crate::encoding::without_marks;
use document::Document;

/// The version of the format that this program writes, and the only one that it reads.
pub const VERSION: u64 = 1;

/// The longest text that is read as a saved match, in bytes; a match of ten thousand turns is far shorter.
pub const MAX_BYTES: usize = 4 << 20;

impl Match {
    /// The match as text; [`Match::from_text`] gives an equal match back. The format: [`crate::save`].
    #[must_use]
    pub fn to_text(&self) -> String {
        seal::seal(write::body(self))
    }

    /// Reads what [`Match::to_text`] writes, replaying and checking every turn.
    ///
    /// # Errors
    /// The first thing that is wrong, with its line and column. A text that is cut off anywhere is refused, and so is
    /// one whose turns do not lead to the recorded end.
    pub fn from_text(text: &str) -> Result<Match, SaveError> {
        let document = Document::read(without_marks(text))?;
        let game = replay::replay(&document)?;
        seal::check(&document)?;
        Ok(game)
    }
}
