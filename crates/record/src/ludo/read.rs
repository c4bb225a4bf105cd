//! Reading matches from `.ludo` text.

use std::str::FromStr;

use ludarium_rules::{GameId, Side, StartError, UnknownGame};

use super::lexer::{Lexer, Token};
use super::line::{is_turn_number, turn_number};
use super::place::Place;
use super::tags::{HUMAN, PLAYERS, PROGRAM, PlayerTags, Tag, Tags};
use super::{LudoError, LudoFault, LudoMatch, VERSION, result_text};
use crate::{EndReason, Match, MatchResult, Player, Setup, SetupError};

/// How the format writes results.
const RESULTS: [&str; 4] = ["1-0", "0-1", "1/2-1/2", "*"];

/// The most turns of a match. Every turn is compared with all positions before it.
const MAX_PLIES: usize = 100_000;

/// All matches of a text.
pub(super) fn matches(text: &str) -> Result<Vec<LudoMatch>, LudoError> {
    let mut lexer = Lexer::new(text);
    let mut matches = Vec::new();
    let mut tags = Tags::new(lexer.place());
    while let Some((place, token)) = lexer.next()? {
        match token {
            Token::Tag(tag) => tags.add(tag)?,
            token => {
                matches.push(one(&tags, (place, token), &mut lexer)?);
                tags = Tags::new(lexer.place());
            }
        }
    }
    // Tags without turns are a match that is cut off.
    match tags.get("Ludo") {
        None => Ok(matches),
        Some(_) => Err(cut_off(lexer.place())),
    }
}

fn cut_off(place: Place) -> LudoError {
    expected(place, "a turn or the result of the match", "the end of the text")
}

fn expected(place: Place, expected: &'static str, found: &str) -> LudoError {
    LudoError::at(place, LudoFault::Expected { expected, found: found.to_owned() })
}

/// One match, of which the tags and the first token behind them are read.
fn one(tags: &Tags, first: (Place, Token), lexer: &mut Lexer<'_>) -> Result<LudoMatch, LudoError> {
    let mut read = LudoMatch::new(begin(tags)?);
    read.tags = tags.others().map(|tag| (tag.name.clone(), tag.value.clone())).collect();
    let mut token = Some(first);
    loop {
        let Some((place, part)) = token else { return Err(cut_off(lexer.place())) };
        match part {
            Token::Tag(tag) => return Err(expected(tag.place, "a turn or the result of the match", "a tag")),
            Token::Comment(text) => add_comment(&mut read, &text),
            Token::Word(word) if RESULTS.contains(&word.as_str()) => {
                end(&mut read.game, tags, place, &word)?;
                return Ok(read);
            }
            Token::Word(word) => play_word(&mut read.game, place, word)?,
        }
        token = lexer.next()?;
    }
}

/// The match at its first position.
fn begin(tags: &Tags) -> Result<Match, LudoError> {
    let version = tags.require("Ludo")?;
    if version.value != VERSION.to_string() {
        return Err(LudoError::at(version.place, LudoFault::Version { found: version.value.clone() }));
    }
    let game = tags.require("Game")?;
    let game_id: GameId = game.value.parse().map_err(|error: UnknownGame| LudoError::at(game.place, error))?;
    let [white, black] = &PLAYERS;
    let players = [player(tags, white)?, player(tags, black)?];
    let mut setup = Setup::new(game_id, players);
    if let Some(tag) = tags.get("Options") {
        setup.options = tag.value.split_whitespace().map(|text| option(tag, text)).collect::<Result<_, _>>()?;
    }
    let position = tags.get("Position");
    setup.start = position.map(|tag| tag.value.clone());
    Match::new(setup).map_err(|error| {
        let place = match (&error, position) {
            (SetupError::Start(StartError::Text(text)), Some(tag)) => tag.place_within(text.column),
            (_, position) => tags.get("Options").or(position).unwrap_or(game).place,
        };
        LudoError::at(place, error)
    })
}

fn option(tag: &Tag, text: &str) -> Result<(String, String), LudoError> {
    let pair = text.split_once('=').map(|(key, value)| (key.to_owned(), value.to_owned()));
    pair.ok_or_else(|| LudoError::at(tag.place, LudoFault::Option { text: text.to_owned() }))
}

fn player(tags: &Tags, names: &PlayerTags) -> Result<Player, LudoError> {
    let name = tags.require(names.player)?;
    match [tags.get(names.level), tags.get(names.even), tags.get(names.kind)] {
        [None, None, None] => Ok(Player::Human { name: name.value.clone() }),
        [None, None, Some(kind)] => player_of_kind(names, kind, name.value.clone()),
        [Some(level), None, None] => built_in(names, (names.level, level), name, |level| Player::Ai { level }),
        [None, Some(even), None] => built_in(names, (names.even, even), name, |rating| Player::Even { rating }),
        [one, other, third] => {
            let place = [one, other, third].into_iter().flatten().last().map_or(name.place, |tag| tag.place);
            Err(LudoError::at(place, LudoFault::TwoKinds { tag: names.player }))
        }
    }
}

fn player_of_kind(names: &PlayerTags, kind: &Tag, name: String) -> Result<Player, LudoError> {
    match kind.value.as_str() {
        PROGRAM => Ok(Player::Program { name }),
        HUMAN => Ok(Player::Human { name }),
        _ => Err(LudoError::at(kind.place, LudoFault::Kind { tag: names.kind, found: kind.value.clone() })),
    }
}

/// A player of the program itself, whose name says the same as its number.
fn built_in<N: FromStr>(
    names: &PlayerTags,
    (number_name, number): (&'static str, &Tag),
    name: &Tag,
    player: impl Fn(N) -> Player,
) -> Result<Player, LudoError> {
    let refuse = |tag: &Tag, name, expected| {
        LudoError::at(tag.place, LudoFault::Level { tag: name, found: tag.value.clone(), expected })
    };
    let parsed = number.value.parse().map_err(|_| refuse(number, number_name, "a number".to_owned()))?;
    let player = player(parsed);
    player.check().map_err(|error| LudoError::at(number.place, error))?;
    if player.name() == name.value { Ok(player) } else { Err(refuse(name, names.player, player.name())) }
}

/// Comments that follow each other are one.
fn add_comment(read: &mut LudoMatch, text: &str) {
    let ply = read.game.ply();
    let both = read.comment(ply).map_or(text.to_owned(), |before| format!("{before} {text}"));
    read.set_comment(ply, &both);
}

/// Reads a number, or a turn that is then played.
fn play_word(game: &mut Match, place: Place, word: String) -> Result<(), LudoError> {
    if is_turn_number(&word) {
        let expected = turn_number(game, game.ply()).to_string();
        let fits = expected == word;
        return if fits { Ok(()) } else { Err(LudoError::at(place, LudoFault::Number { expected, found: word })) };
    }
    if game.ply() >= MAX_PLIES {
        return Err(LudoError::at(place, LudoFault::TooLong { most: MAX_PLIES }));
    }
    let turn = game.position().read_turn(&word).map_err(Into::into);
    let played = turn.and_then(|turn| game.replay(&turn, None));
    played.map_err(|error| LudoError::at(place, LudoFault::Turn { ply: game.ply() + 1, text: word, error }))
}

/// Compares the result with the turns and the tags, and ends a match that its turns leave open.
fn end(game: &mut Match, tags: &Tags, place: Place, word: &str) -> Result<(), LudoError> {
    let result = tags.require("Result")?;
    agree("the tag Result", result, word, "the match ends with")?;
    let termination = tags.get("Termination");
    if let Some(reached) = game.result() {
        if word != result_text(Some(reached)) {
            let expected = result_text(Some(reached)).to_owned();
            let (what, why) = ("the result", "the turns lead to");
            return Err(LudoError::at(place, LudoFault::Result { what, found: word.to_owned(), why, expected }));
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
            game.restore(Some(ending), None, None);
            Ok(())
        }
    }
}

fn agree(what: &'static str, tag: &Tag, expected: &str, why: &'static str) -> Result<(), LudoError> {
    if tag.value == expected {
        return Ok(());
    }
    let (found, expected) = (tag.value.clone(), expected.to_owned());
    Err(LudoError::at(tag.place, LudoFault::Result { what, found, why, expected }))
}

/// The ending that does not follow from the turns, by its result and its word.
fn ending(result: &str, word: &str) -> Option<MatchResult> {
    let mut endings = vec![MatchResult::draw(EndReason::Agreement), MatchResult::abandoned()];
    for loser in Side::ALL {
        endings.extend([EndReason::Resignation, EndReason::Time].map(|reason| MatchResult::lost(loser, reason)));
    }
    endings.into_iter().find(|ending| result_text(Some(*ending)) == result && ending.reason.word() == word)
}
