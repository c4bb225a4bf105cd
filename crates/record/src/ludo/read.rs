//! Reading studies from `.ludo` text.

use ludarium_rules::Side;

use super::begin::begin;
use super::fault::{LudoError, LudoFault, Place};
use super::lexer::{Lexer, Token};
use super::line::{RESULTS, result_text};
use super::moves::{Moves, MovesKind};
use super::tags::{Tag, Tags};
use crate::study::Study;
use crate::{EndReason, MatchResult, Setup, SetupError};

/// The studies of a text, one after another, so that a text of any length takes no more memory than its largest match. What
/// follows an error is not read.
#[derive(Debug)]
pub struct Studies<'t> {
    lexer: Lexer<'t>,
    is_over: bool,
}

impl<'t> Studies<'t> {
    /// The studies of a text.
    pub(super) fn of(text: &'t str) -> Studies<'t> {
        Studies { lexer: Lexer::new(text), is_over: false }
    }

    fn read_next(&mut self) -> Result<Option<Study>, LudoError> {
        let lexer = &mut self.lexer;
        let mut tags = Tags::new(lexer.place());
        lexer.set_commands(true);
        while let Some((place, token)) = lexer.next()? {
            match token {
                Token::Tag(tag) => {
                    tags.add(tag)?;
                    lexer.set_commands(tags.version() != Some("1"));
                }
                token => return one(&tags, (place, token), lexer).map(Some),
            }
        }
        // Tags without turns are a match that is cut off.
        match tags.get("Ludo") {
            None => Ok(None),
            Some(_) => Err(cut_off(lexer.place())),
        }
    }
}

impl Iterator for Studies<'_> {
    type Item = Result<Study, LudoError>;

    fn next(&mut self) -> Option<Result<Study, LudoError>> {
        if self.is_over {
            return None;
        }
        let read = self.read_next().transpose();
        self.is_over = !matches!(read, Some(Ok(_)));
        read
    }
}

/// The turns of a known match, with or without its result behind them.
pub(super) fn turn_list(setup: Setup, text: &str) -> Result<Result<Study, LudoError>, SetupError> {
    let study = Study::new(setup)?;
    let mut lexer = Lexer::new(text);
    Ok(listed(Moves::new(study, MovesKind::List), &mut lexer))
}

fn listed(mut moves: Moves, lexer: &mut Lexer<'_>) -> Result<Study, LudoError> {
    while let Some((place, token)) = lexer.next()? {
        match token {
            Token::Word(word) if RESULTS.contains(&word.as_str()) => {
                let study = moves.finish(place)?;
                let reached = result_text(study.result());
                if word != reached {
                    return Err(LudoError::at(place, disagreement("the result", &word, "the turns lead to", reached)));
                }
                let end = lexer.place();
                return match lexer.next()? {
                    None => Ok(study),
                    Some(_) => Err(expected(end, "the end of the text behind the result", "something else")),
                };
            }
            token => moves.take(place, token)?,
        }
    }
    moves.finish(lexer.place())
}

fn cut_off(place: Place) -> LudoError {
    expected(place, "a turn or the result of the match", "the end of the text")
}

fn expected(place: Place, expected: &'static str, found: &str) -> LudoError {
    LudoError::at(place, LudoFault::Expected { expected, found: found.to_owned() })
}

/// One study, of which the tags and the first token behind them are read.
fn one(tags: &Tags, first: (Place, Token), lexer: &mut Lexer<'_>) -> Result<Study, LudoError> {
    let what = if tags.version() == Some("1") { MovesKind::Version1 } else { MovesKind::Ludo };
    let mut moves = Moves::new(begin(tags)?, what);
    let mut token = Some(first);
    loop {
        let Some((place, part)) = token else { return Err(cut_off(lexer.place())) };
        match part {
            Token::Word(word) if RESULTS.contains(&word.as_str()) => {
                let continued = moves.continued;
                let mut study = moves.finish(place)?;
                end(&mut study, tags, place, &word)?;
                return match study.result() {
                    None if continued => Err(LudoError::at(place, LudoFault::Continuation)),
                    _ => Ok(study),
                };
            }
            part => moves.take(place, part)?,
        }
        token = lexer.next()?;
    }
}

/// Compares the result with the turns and the tags, and ends a match that its turns leave open.
fn end(study: &mut Study, tags: &Tags, place: Place, word: &str) -> Result<(), LudoError> {
    let result = tags.require("Result")?;
    agree("the tag Result", result, word, "the match ends with")?;
    let termination = tags.get("Termination");
    if let Some(reached) = study.reached() {
        let expected = result_text(Some(reached));
        if word != expected {
            return Err(LudoError::at(place, disagreement("the result", word, "the turns lead to", expected)));
        }
        let agrees = |tag| agree("the tag Termination", tag, reached.reason.word(), "the match ends by");
        return termination.map_or(Ok(()), agrees);
    }
    match termination {
        None if word == "*" => Ok(()),
        None => Err(LudoError::at(tags.place, LudoFault::Missing { name: "Termination" })),
        Some(tag) => {
            let fault = || LudoFault::Termination { result: word.to_owned(), word: tag.value.clone() };
            let ending = ending(word, &tag.value).ok_or_else(|| LudoError::at(tag.place, fault()))?;
            study.put_ending(ending);
            Ok(())
        }
    }
}

fn agree(what: &'static str, tag: &Tag, expected: &str, why: &'static str) -> Result<(), LudoError> {
    if tag.value == expected {
        return Ok(());
    }
    Err(LudoError::at(tag.place, disagreement(what, &tag.value, why, expected)))
}

fn disagreement(what: &'static str, found: &str, why: &'static str, expected: &str) -> LudoFault {
    LudoFault::Result { what, found: found.to_owned(), why, expected: expected.to_owned() }
}

/// The ending that does not follow from the turns, by its result and its word.
fn ending(result: &str, word: &str) -> Option<MatchResult> {
    let mut endings = vec![MatchResult::draw(EndReason::Agreement), MatchResult::abandoned()];
    for loser in Side::ALL {
        endings.extend([EndReason::Resignation, EndReason::Time].map(|reason| MatchResult::lost(loser, reason)));
    }
    endings.into_iter().find(|ending| result_text(Some(*ending)) == result && ending.reason.word() == word)
}
