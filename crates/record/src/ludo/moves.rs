//! The turns of a text, as they become a tree.

use ludarium_rules::{AnyPosition, AnyTurn, TurnError};

use super::fault::{LudoError, LudoFault, Place};
use super::lexer::{Comment, Token};
use super::line::{glued_number, is_turn_number, turn_number};
use super::notes;
use crate::MatchError;
use crate::study::{Glyph, Node, NodeId, Notes, NotesError, Study, StudyError, UnknownGlyph};

/// The most comments before the first turn of a variation.
const MOST_BEFORE: usize = 100;

/// A tree that is being read.
pub(super) struct Moves {
    study: Study,
    what: MovesKind,
    /// The node that was read last.
    at: NodeId,
    /// Where the lines go on that variations interrupt, and where these began.
    open: Vec<(NodeId, Place)>,
    /// The node from which the variation leads that begins here, and whether its number was read.
    begins: Option<Base>,
    /// The comments before the first turn of that variation; they become the first of its comments.
    before: Vec<(Place, Comment)>,
    /// Whether the main line is followed by a variation that goes on with it.
    pub continued: bool,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum MovesKind {
    /// `.ludo` text of the first version, which has no variations.
    Version1,
    /// `.ludo` text.
    Ludo,
    /// A list of turns without tags. Its numbers mean nothing: people begin with `1.`, whoever begins.
    List,
}

/// Where a variation leaves its line.
#[derive(Clone, Copy)]
struct Base {
    node: NodeId,
    goes_on: bool,
}

impl Moves {
    /// Nothing read yet.
    pub fn new(study: Study, what: MovesKind) -> Moves {
        Moves { study, what, at: NodeId::ROOT, open: Vec::new(), begins: None, before: Vec::new(), continued: false }
    }

    /// The tree as it is read; a variation must not be open.
    pub fn finish(self, place: Place) -> Result<Study, LudoError> {
        match self.open.last() {
            None => Ok(self.study),
            Some(_) => Err(expected(place, "\")\" at the end of a variation", "the end of the match")),
        }
    }

    /// Takes anything but a result.
    pub fn take(&mut self, place: Place, token: Token) -> Result<(), LudoError> {
        match token {
            Token::Tag(tag) => Err(expected(tag.place, "a turn or the result of the match", "a tag")),
            Token::Comment(comment) => self.comment(place, comment),
            Token::Open => self.open(place),
            Token::Close => self.close(place),
            Token::Word(word) if is_turn_number(&word) => self.number(place, word),
            // An ellipsis in the place of the turn that is not repeated.
            Token::Word(word) if word.bytes().all(|byte| byte == b'.') => Ok(()),
            Token::Word(word) => match glued_number(&word) {
                Some((number, turn)) => {
                    self.number(place, number.to_owned())?;
                    self.word(behind(place, number), turn)
                }
                None => self.word(place, &word),
            },
        }
    }

    /// Takes a turn, a glyph, or a turn with numeric glyphs that stick to it.
    fn word(&mut self, place: Place, word: &str) -> Result<(), LudoError> {
        if let Some((turn, number)) = word.split_once('$') {
            if !turn.is_empty() {
                self.word(place, turn)?;
            }
            let place = behind(place, turn);
            let end = number.find('$').unwrap_or(number.len());
            self.numeric_glyph(place, &number[..end])?;
            let (read, rest) = word.split_at(turn.len() + 1 + end);
            return if rest.is_empty() { Ok(()) } else { self.word(behind(place, &read[turn.len()..]), rest) };
        }
        match word.parse() {
            Ok(glyph) => self.glyph(place, glyph),
            Err(error) if word.chars().all(|sign| "!?".contains(sign)) => {
                Err(LudoError::at(place, LudoFault::Glyph(error)))
            }
            Err(_) => self.turn(place, word),
        }
    }

    fn comment(&mut self, place: Place, comment: Comment) -> Result<(), LudoError> {
        if self.begins.is_some() {
            if self.before.len() >= MOST_BEFORE {
                return Err(LudoError::at(place, NotesError::Comment));
            }
            self.before.push((place, comment));
            return Ok(());
        }
        self.note(place, |noted, position| notes::add(noted, comment, position))
    }

    /// Adds to the notes of the node that was read last.
    fn note(
        &mut self,
        place: Place,
        add: impl FnOnce(&mut Notes, &AnyPosition) -> Result<(), LudoError>,
    ) -> Result<(), LudoError> {
        let checked = self.study.add_notes(self.at, |noted, position| add(noted, position).map_err(Refused::Text));
        checked.map_err(|refused| match refused {
            Refused::Text(error) => error,
            Refused::Notes(error) => LudoError::at(place, error),
        })
    }

    fn glyph(&mut self, place: Place, glyph: Glyph) -> Result<(), LudoError> {
        self.expect_turn_before(place, "a glyph")?;
        let is_free = |node: &Node| node.turn().is_some() && node.notes().glyph.is_none_or(|old| old == glyph);
        if !self.study.node(self.at).is_some_and(is_free) {
            return Err(LudoError::at(place, LudoFault::GlyphPlace));
        }
        self.note(place, |noted, _| {
            noted.glyph = Some(glyph);
            Ok(())
        })
    }

    /// Takes a glyph by its number: the first of the six with signs is the judgement of the turn, and all others are kept.
    fn numeric_glyph(&mut self, place: Place, digits: &str) -> Result<(), LudoError> {
        self.expect_turn_before(place, "a glyph")?;
        let text = format!("${digits}");
        let is_number = !digits.is_empty() && digits.bytes().all(|digit| digit.is_ascii_digit());
        let Some(number) = digits.parse::<u8>().ok().filter(|_| is_number) else {
            return Err(LudoError::at(place, LudoFault::Glyph(UnknownGlyph { text })));
        };
        match text.parse() {
            Ok(glyph) => self.glyph(place, glyph),
            Err(_) if number == 0 => Ok(()),
            Err(_) => self.note(place, |noted, _| {
                if !noted.numbers.contains(&number) {
                    noted.numbers.push(number);
                }
                Ok(())
            }),
        }
    }

    fn open(&mut self, place: Place) -> Result<(), LudoError> {
        if self.what == MovesKind::Version1 {
            return Err(LudoError::at(place, LudoFault::Variation));
        }
        self.expect_turn_before(place, "\"(\"")?;
        if self.open.len() == Study::MAX_NESTING {
            return Err(LudoError::at(place, LudoFault::TooDeep));
        }
        self.open.push((self.at, place));
        self.begins = Some(match self.study.node(self.at).and_then(|node| node.parent()) {
            Some(parent) => Base { node: parent, goes_on: false },
            None => Base { node: self.at, goes_on: true },
        });
        Ok(())
    }

    fn close(&mut self, place: Place) -> Result<(), LudoError> {
        self.expect_turn_before(place, "')'")?;
        let Some((line, _)) = self.open.pop() else {
            return Err(expected(place, "a tag, a comment, a turn or a result", "')'"));
        };
        self.at = line;
        Ok(())
    }

    /// Reads the number of the next turn. That of the first turn of a variation says which turn it replaces: the one
    /// before it, or, behind the main line, none.
    fn number(&mut self, place: Place, word: String) -> Result<(), LudoError> {
        let number =
            |study: &Study, node: NodeId| turn_number(study, study.node(node).map_or(0, |node| node.ply())).to_string();
        let expected = match self.begins {
            None => number(&self.study, self.at),
            Some(base) => {
                let next = number(&self.study, self.at);
                if self.open.len() == 1 && next == word {
                    self.begins = Some(Base { node: self.at, goes_on: true });
                    return Ok(());
                }
                number(&self.study, base.node)
            }
        };
        if expected == word || self.what == MovesKind::List {
            Ok(())
        } else {
            Err(LudoError::at(place, LudoFault::Number { expected, found: word }))
        }
    }

    fn turn(&mut self, place: Place, word: &str) -> Result<(), LudoError> {
        let is_main = self.open.is_empty();
        let base = match self.begins.take() {
            Some(base) => {
                self.continued |= base.goes_on;
                base.node
            }
            None => self.at,
        };
        if is_main && self.continued {
            return Err(expected(place, "the result behind variations that go on with the match", "a turn"));
        }
        let (node, glyph) = self.grow(base, is_main, word).map_err(|fault| LudoError::at(place, fault))?;
        self.at = node;
        for (place, comment) in std::mem::take(&mut self.before) {
            self.comment(place, comment)?;
        }
        glyph.map_or(Ok(()), |glyph| self.glyph(place, glyph))
    }

    fn grow(&mut self, base: NodeId, is_main: bool, word: &str) -> Result<(NodeId, Option<Glyph>), LudoFault> {
        let Some(node) = self.study.node(base) else { return Err(LudoFault::TooMany) };
        let ply = node.ply() + 1;
        let refuse = |error: MatchError| LudoFault::Turn { ply, text: word.to_owned(), error: Box::new(error) };
        if let Some(result) = self.study.reached().filter(|_| is_main) {
            // The rules say it in their own words where the position itself is decided.
            let error = node.position().read_turn(word).err().filter(|error| matches!(error, TurnError::Over { .. }));
            return Err(refuse(error.map_or(MatchError::Over(result), MatchError::Turn)));
        }
        let (turn, glyph) = read_turn(node.position(), word).map_err(|error| refuse(error.into()))?;
        if self.study.child(base, &turn).is_some() {
            return Err(LudoFault::Repeated { text: word.to_owned() });
        }
        let grown = self.study.grow(base, &turn, is_main).map_err(|error| match error {
            StudyError::Turn(error) => refuse(error.into()),
            StudyError::TooLong => LudoFault::TooLong,
            _ => LudoFault::TooMany,
        });
        Ok((grown?, glyph))
    }

    /// Refuses what cannot stand at the beginning of a variation.
    fn expect_turn_before(&self, place: Place, found: &str) -> Result<(), LudoError> {
        match self.begins {
            None => Ok(()),
            Some(_) => Err(expected(place, "the first turn of a variation", found)),
        }
    }
}

/// Why notes were not added: the text is refused, or what it says.
enum Refused {
    Text(LudoError),
    Notes(NotesError),
}

impl From<NotesError> for Refused {
    fn from(error: NotesError) -> Refused {
        Refused::Notes(error)
    }
}

/// The turn of a word. If it is none as it stands, signs at its end are taken for what other programs attach to turns: a
/// glyph, and marks such as `+` which say nothing here.
fn read_turn(position: &AnyPosition, word: &str) -> Result<(AnyTurn, Option<Glyph>), TurnError> {
    const MOST_SIGNS: usize = 4;
    let error = match position.read_turn(word) {
        Ok(turn) => return Ok((turn, None)),
        Err(error) => error,
    };
    let signs = word.len() - word.trim_end_matches(['!', '?', '+', '#']).len();
    let attached = (1..=signs.min(MOST_SIGNS)).find_map(|count| {
        let (turn, signs) = word.split_at(word.len() - count);
        let glyph = signs.trim_start_matches(['+', '#']);
        let glyph = if glyph.is_empty() { None } else { Some(glyph.parse().ok()?) };
        Some((position.read_turn(turn).ok()?, glyph))
    });
    attached.ok_or(error)
}

fn behind(place: Place, part: &str) -> Place {
    Place { column: place.column + part.chars().count(), ..place }
}

fn expected(place: Place, expected: &'static str, found: &str) -> LudoError {
    LudoError::at(place, LudoFault::Expected { expected, found: found.to_owned() })
}
