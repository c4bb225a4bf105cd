//! The turns of a text, as they become a tree.

use ludarium_rules::TurnError;

use super::comment::Comment;
use super::fault::{LudoError, LudoFault};
use super::lexer::Token;
use super::line::{glued_number, is_turn_number, turn_number};
use super::notes;
use super::place::Place;
use crate::MatchError;
use crate::study::{Glyph, NodeId, Study, StudyError};

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
    /// Whether the main line is followed by a variation that goes on with it.
    pub continued: bool,
}

/// Where turns are read from.
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
        Moves { study, what, at: NodeId::ROOT, open: Vec::new(), begins: None, continued: false }
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
            Token::Word(word) => match glued_number(&word) {
                Some((number, turn)) => {
                    self.number(place, number.to_owned())?;
                    let column = place.column + number.chars().count();
                    self.word(Place { column, ..place }, turn.to_owned())
                }
                None => self.word(place, word),
            },
        }
    }

    fn word(&mut self, place: Place, word: String) -> Result<(), LudoError> {
        match word.parse() {
            Ok(glyph) => self.glyph(place, glyph),
            Err(error) if is_glyph_like(&word) => Err(LudoError::at(place, LudoFault::Glyph(error))),
            Err(_) => self.turn(place, word),
        }
    }

    fn comment(&mut self, place: Place, comment: Comment) -> Result<(), LudoError> {
        self.expect_turn_before(place, "a comment")?;
        let Some(node) = self.study.node(self.at) else { return Ok(()) };
        let mut noted = node.notes().clone();
        notes::add(&mut noted, comment, node.position())?;
        self.study.put_notes(self.at, noted).map_err(|error| LudoError::at(place, error))
    }

    fn glyph(&mut self, place: Place, glyph: Glyph) -> Result<(), LudoError> {
        self.expect_turn_before(place, "a glyph")?;
        let node = self.study.node(self.at).filter(|node| node.turn().is_some() && node.notes().glyph.is_none());
        let Some(node) = node else { return Err(LudoError::at(place, LudoFault::GlyphPlace)) };
        let noted = crate::study::Notes { glyph: Some(glyph), ..node.notes().clone() };
        self.study.put_notes(self.at, noted).map_err(|error| LudoError::at(place, error))
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

    fn turn(&mut self, place: Place, word: String) -> Result<(), LudoError> {
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
        self.at = self.grow(base, is_main, &word).map_err(|fault| LudoError::at(place, fault))?;
        Ok(())
    }

    fn grow(&mut self, base: NodeId, is_main: bool, word: &str) -> Result<NodeId, LudoFault> {
        let Some(node) = self.study.node(base) else { return Err(LudoFault::TooMany) };
        let ply = node.ply() + 1;
        let refuse = |error: MatchError| LudoFault::Turn { ply, text: word.to_owned(), error: Box::new(error) };
        if let Some(result) = self.study.reached().filter(|_| is_main) {
            // The rules say it in their own words where the position itself is decided.
            let error = node.position().read_turn(word).err().filter(|error| matches!(error, TurnError::Over { .. }));
            return Err(refuse(error.map_or(MatchError::Over(result), MatchError::Turn)));
        }
        let turn = node.position().read_turn(word).map_err(|error| refuse(error.into()))?;
        if self.study.child(base, &turn).is_some() {
            return Err(LudoFault::Repeated { text: word.to_owned() });
        }
        self.study.grow(base, &turn, is_main).map_err(|error| match error {
            StudyError::Turn(error) => refuse(error.into()),
            StudyError::TooLong => LudoFault::TooLong,
            _ => LudoFault::TooMany,
        })
    }

    /// Refuses what cannot stand at the beginning of a variation.
    fn expect_turn_before(&self, place: Place, found: &str) -> Result<(), LudoError> {
        match self.begins {
            None => Ok(()),
            Some(_) => Err(expected(place, "the first turn of a variation", found)),
        }
    }
}

/// Whether a word can only be meant as a glyph.
fn is_glyph_like(word: &str) -> bool {
    word.starts_with('$') || word.chars().all(|sign| "!?".contains(sign))
}

fn expected(place: Place, expected: &'static str, found: &str) -> LudoError {
    LudoError::at(place, LudoFault::Expected { expected, found: found.to_owned() })
}
