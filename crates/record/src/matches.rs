//! The matches of a text of any format, one after another.

use ludarium_rules::GameId;

use crate::Match;
use crate::abstract_play::{self, Records};
use crate::encoding::without_marks;
use crate::link::Link;
use crate::ludo::{self, Studies};
use crate::recognise::{Kind, PasteError, turns};
use crate::share;
use crate::study::Study;

/// A match as it was read.
#[derive(Clone, PartialEq, Debug)]
pub enum AnyMatch {
    /// With everything that its text says.
    Study(Box<Study>),
    /// A saved match, with its clocks.
    Save(Box<Match>),
}

impl AnyMatch {
    /// It as a study.
    #[must_use]
    pub fn into_study(self) -> Study {
        match self {
            AnyMatch::Study(study) => *study,
            AnyMatch::Save(game) => Study::from_match(&game),
        }
    }

    /// Its main line as a match, which was not played here.
    #[must_use]
    pub fn into_match(self) -> Match {
        match self {
            AnyMatch::Study(study) => study.to_match(),
            AnyMatch::Save(game) => *game,
        }
    }
}

/// The matches of a text, whatever its format: `.ludo` text, share codes, a link to a match, game records of Abstract Play,
/// a saved match, or turns. Only one of them is in memory at a time; what follows an error is not read.
///
/// ```
/// use ludarium_record::matches;
/// let codes = "ludo1.C0AAxFSKDzCd0lpp\nludo1.C0AAxFSKDzCd0lpp\n";
/// let read: Result<Vec<_>, _> = matches(codes, None).collect();
/// assert_eq!(read.expect("two codes").len(), 2);
/// ```
#[derive(Debug)]
pub struct Matches<'t> {
    source: Source<'t>,
    /// How many were read.
    number: usize,
}

#[derive(Debug)]
enum Source<'t> {
    Ludo(Box<Studies<'t>>),
    Codes(std::iter::Peekable<share::Codes<'t>>),
    Records(Records<'t>),
    /// The one match of a text, or why there is none.
    One(Option<Box<Result<AnyMatch, PasteError>>>),
}

/// The matches of a text. `game` is that of turns without tags, if it is known.
#[must_use]
pub fn matches(text: &str, game: Option<GameId>) -> Matches<'_> {
    let one = |read: Result<AnyMatch, PasteError>| Source::One(Some(Box::new(read)));
    let source = match Kind::of(text) {
        Kind::Empty => one(Err(PasteError::Empty)),
        Kind::Link => one(match text.parse() {
            Ok(Link::Match(code)) => share::decode(&code)
                .map_err(PasteError::Code)
                .map(|game| AnyMatch::Study(Box::new(Study::from_match(&game)))),
            Ok(Link::Position(_)) => Err(PasteError::NoMatch),
            Ok(Link::Puzzle { .. } | Link::Lesson { .. }) => Err(PasteError::Exercise),
            Err(error) => Err(error.into()),
        }),
        Kind::Code => Source::Codes(share::codes(text).peekable()),
        Kind::Record => Source::Records(abstract_play::records(without_marks(text))),
        Kind::Ludo => Source::Ludo(Box::new(ludo::studies(text))),
        Kind::Save => {
            let read = Match::from_text(text).map_err(PasteError::Save);
            one(read.map(|game| AnyMatch::Save(Box::new(game.from_elsewhere()))))
        }
        Kind::Position => one(Err(PasteError::NoMatch)),
        Kind::Turns => one(turns(text, game).map(|study| AnyMatch::Study(Box::new(study)))),
    };
    Matches { source, number: 0 }
}

impl Matches<'_> {
    /// How many records of games that are unknown here were left out so far.
    #[must_use]
    pub fn others(&self) -> usize {
        if let Source::Records(records) = &self.source { records.others() } else { 0 }
    }

    fn read_next(&mut self) -> Option<Result<AnyMatch, PasteError>> {
        let study = |study| AnyMatch::Study(Box::new(study));
        match &mut self.source {
            Source::Ludo(studies) => studies.next().map(|read| read.map(study).map_err(PasteError::Ludo)),
            Source::Records(records) => records.next().map(|read| read.map(study).map_err(PasteError::Record)),
            Source::One(read) => read.take().map(|read| *read),
            Source::Codes(codes) => {
                let code = codes.next()?;
                let number = self.number + 1;
                let is_one = number == 1 && codes.peek().is_none();
                Some(share::decode(code).map(|game| study(Study::from_match(&game))).map_err(|error| {
                    if is_one { PasteError::Code(error) } else { PasteError::InCodes { number, error } }
                }))
            }
        }
    }
}

impl Iterator for Matches<'_> {
    type Item = Result<AnyMatch, PasteError>;

    fn next(&mut self) -> Option<Result<AnyMatch, PasteError>> {
        let read = self.read_next();
        self.number += 1;
        if matches!(read, Some(Err(_))) {
            self.source = Source::One(None);
        }
        read
    }
}
