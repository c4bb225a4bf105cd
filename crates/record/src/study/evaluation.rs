//! How good a position is, as text.

use std::fmt;
use std::str::FromStr;

use ludarium_rules::{Side, excerpt};

/// How good a position is, always as White sees it.
///
/// Written `+0.31`, with the depth of the search `+0.31/12`; `#5` is a win of White in five plies, `#-4` one of Black in
/// four.
///
/// ```
/// use ludarium_record::study::{Evaluation, Score};
/// let evaluation: Evaluation = "-1.4/12".parse().expect("well formed");
/// assert_eq!(evaluation, Evaluation { score: Score::Centi(-140), depth: Some(12) });
/// assert_eq!(evaluation.to_string(), "-1.40/12");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Evaluation {
    /// The value.
    pub score: Score,
    /// The depth of the search in plies, if it is known.
    pub depth: Option<u32>,
}

/// The value of a position.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Score {
    /// Hundredths of the game's unit; more than nothing is good for White. At most [`Evaluation::MAX_CENTI`] either way.
    Centi(i32),
    /// A win of a side in so many plies, at most [`Evaluation::MAX_PLIES`].
    Win {
        /// Who wins.
        side: Side,
        /// After how many plies.
        plies: u32,
    },
}

/// A text that is no evaluation.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("\"{}\" is no evaluation: it is written +0.31, +0.31/12, #5 or #-5", excerpt(text))]
pub struct UnknownEvaluation {
    /// The text.
    pub text: String,
}

impl Evaluation {
    /// The greatest value in hundredths, for either side.
    pub const MAX_CENTI: i32 = 10_000_000;

    /// The most plies to a win, and the greatest depth.
    pub const MAX_PLIES: u32 = 100_000;

    pub(super) fn is_in_range(self) -> bool {
        let score = match self.score {
            Score::Centi(centi) => (-Evaluation::MAX_CENTI..=Evaluation::MAX_CENTI).contains(&centi),
            Score::Win { plies, .. } => plies <= Evaluation::MAX_PLIES,
        };
        score && self.depth.is_none_or(|depth| depth <= Evaluation::MAX_PLIES)
    }
}

impl fmt::Display for Evaluation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.score {
            Score::Centi(centi) => {
                let (sign, size) = (if centi < 0 { '-' } else { '+' }, centi.unsigned_abs());
                write!(f, "{sign}{}.{:02}", size / 100, size % 100)?;
            }
            Score::Win { side, plies } => write!(f, "#{}{plies}", if side == Side::White { "" } else { "-" })?,
        }
        self.depth.map_or(Ok(()), |depth| write!(f, "/{depth}"))
    }
}

impl FromStr for Evaluation {
    type Err = UnknownEvaluation;

    fn from_str(text: &str) -> Result<Evaluation, UnknownEvaluation> {
        let (score, depth) = text.split_once('/').map_or((text, None), |(score, depth)| (score, Some(depth)));
        let depth = depth.map(|depth| whole(depth).ok_or(())).transpose();
        let evaluation = score_of(score).zip(depth.ok()).map(|(score, depth)| Evaluation { score, depth });
        let in_range = evaluation.filter(|evaluation| evaluation.is_in_range());
        in_range.ok_or_else(|| UnknownEvaluation { text: text.to_owned() })
    }
}

fn score_of(text: &str) -> Option<Score> {
    if let Some(plies) = text.strip_prefix('#') {
        let lost = plies.strip_prefix('-');
        let side = if lost.is_some() { Side::Black } else { Side::White };
        return Some(Score::Win { side, plies: whole(lost.unwrap_or(plies))? });
    }
    let negative = text.starts_with('-');
    let size = text.strip_prefix(['+', '-']).unwrap_or(text);
    let (units, hundredths) = size.split_once('.').unwrap_or((size, "0"));
    let hundredths = if hundredths.len() <= 2 { whole(&format!("{hundredths:0<2}"))? } else { return None };
    let centi = whole(units)?.checked_mul(100)?.checked_add(hundredths)?;
    let centi = i32::try_from(centi).ok()?;
    Some(Score::Centi(if negative { -centi } else { centi }))
}

/// A number of digits alone.
fn whole(text: &str) -> Option<u32> {
    let digits = text.bytes().all(|byte| byte.is_ascii_digit());
    if digits { text.parse().ok() } else { None }
}
