//! Share codes: a match as one short word that can be sent to anybody and pasted.
//!
//! A code holds the game, its options, the first position if it is not the game's own, the turns up to the present one and
//! an ending that is not by the turns: neither names nor clocks, comments or variations. Each turn is its number among the
//! legal turns, sorted by their machine texts; all numbers together are one whole number, in base64url, with a length and
//! a check sum. `docs/ludo.md` describes codes exactly and says how long they are.
//!
//! **Secrets.** A choice that is still secret is not part of the code, nor is anything after it.
//!
//! ```
//! use ludarium_record::{Match, Player, Setup, share};
//! use ludarium_rules::GameId;
//!
//! let players = ["Ann", "Bob"].map(|name| Player::Human { name: name.to_owned() });
//! let mut game = Match::new(Setup::new(GameId::Tress, players)).expect("a valid set-up");
//! let turn = game.position().read_turn("dNd3").expect("a legal first turn");
//! game.play(&turn).expect("legal");
//!
//! let code = share::encode(&game).expect("a short match");
//! assert!(code.starts_with("ludo1.") && code.len() < 30, "{code}");
//! let decoded = share::decode(&code).expect("just made");
//! assert_eq!(decoded.position(), game.position());
//! ```

mod decode;
mod digits;
mod encode;
mod error;
mod rules;

pub use error::ShareError;

use crate::Match;
use crate::encoding::without_marks;

/// The version of codes that this program writes, and the only one that it reads.
pub const CODE_VERSION: u32 = 1;

/// The most turns of a code.
pub const MAX_PLIES: usize = 10_000;

/// The longest code that is written and read, in bytes: more than [`MAX_PLIES`] turns among thousands of legal ones take.
pub const MAX_CHARACTERS: usize = 1 << 16;

/// The most legal turns that are listed for one code, those of all its positions together; so a code is read in seconds,
/// whatever it holds.
const MAX_LISTED: usize = 5_000_000;

/// The longest text of a position or a turn in a code.
const MAX_TEXT: usize = 2000;

/// What stands before the version.
const PREFIX: &str = "ludo";

/// The printable characters of ASCII.
const TEXT_BASE: u32 = 95;

/// The base of the digits of options that are numbers.
const LIMB: u32 = 1 << 16;

/// The share code of a match, up to its present position or to the first choice that is still secret.
///
/// # Errors
/// The match has more than [`MAX_PLIES`] turns, or its positions have millions of them together.
pub fn encode(game: &Match) -> Result<String, ShareError> {
    encode::encode(game)
}

/// The match of a share code, between players called White and Black. Spaces and line ends in the code mean nothing.
///
/// # Errors
/// What is wrong, in one line: the code is cut off or damaged, or was made with another version or other rules.
pub fn decode(code: &str) -> Result<Match, ShareError> {
    decode::decode(code.trim())
}

/// Whether a text is meant as a share code, of whatever version.
#[must_use]
pub fn is_code(text: &str) -> bool {
    version_of(text.trim()).is_some()
}

/// The codes of a text, one after another, each with the spaces and line ends in it: one begins wherever a word begins as
/// codes do.
#[must_use]
pub fn codes(text: &str) -> Codes<'_> {
    Codes { rest: without_marks(text).trim() }
}

/// The codes of a text.
#[derive(Clone, Debug)]
pub struct Codes<'t> {
    rest: &'t str,
}

impl<'t> Iterator for Codes<'t> {
    type Item = &'t str;

    fn next(&mut self) -> Option<&'t str> {
        let rest = self.rest;
        if rest.is_empty() {
            return None;
        }
        let begins = |at: usize| rest[..at].ends_with(char::is_whitespace) && version_of(&rest[at..]).is_some();
        let end = rest.match_indices(PREFIX).map(|(at, _)| at).find(|at| begins(*at)).unwrap_or(rest.len());
        let (code, behind) = rest.split_at(end);
        self.rest = behind;
        Some(code)
    }
}

/// The version that stands before the point.
fn version_of(code: &str) -> Option<&str> {
    let behind = code.strip_prefix(PREFIX)?;
    let digits = behind.bytes().take_while(u8::is_ascii_digit).count();
    ((1..=4).contains(&digits) && behind[digits..].starts_with('.')).then(|| &behind[..digits])
}
