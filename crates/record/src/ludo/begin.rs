//! What the tags say about the beginning of a match.

use std::str::FromStr;

use ludarium_rules::{GameId, StartError, UnknownGame};

use super::fault::{LudoError, LudoFault, VERSION};
use super::tags::{HUMAN, NO, PLAYERS, PROGRAM, PlayerTags, TEACHES, Tag, Tags, YES};
use crate::study::Study;
use crate::{ClockSetting, Player, Setup, SetupError};

pub(super) fn begin(tags: &Tags) -> Result<Study, LudoError> {
    let version = tags.require("Ludo")?;
    if !(1..=VERSION).any(|known| version.value == known.to_string()) {
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
    setup.start = tags.get("Position").map(|tag| tag.value.clone());
    setup.clock = tags.get("Clock").map(clock).transpose()?;
    setup.teaches = tags.get(TEACHES).map(teaches).transpose()?.unwrap_or_default();
    let mut study = Study::new(setup).map_err(|error| refused(tags, game, error))?;
    for tag in tags.others() {
        study.put_tag(&tag.name, &tag.value).map_err(|error| LudoError::at(tag.place, error))?;
    }
    Ok(study)
}

/// A set-up that cannot be, at the tag that says so.
fn refused(tags: &Tags, game: &Tag, error: SetupError) -> LudoError {
    let position = tags.get("Position");
    let place = match (&error, position) {
        (SetupError::NobodyTeaches, _) => tags.get(TEACHES).unwrap_or(game).place,
        (SetupError::Start(StartError::Text(text)), Some(tag)) => tag.place_within(text.column),
        (_, position) => tags.get("Options").or(position).unwrap_or(game).place,
    };
    LudoError::at(place, error)
}

fn teaches(tag: &Tag) -> Result<bool, LudoError> {
    match tag.value.as_str() {
        YES => Ok(true),
        NO => Ok(false),
        _ => Err(LudoError::at(tag.place, LudoFault::YesOrNo { tag: TEACHES, found: tag.value.clone() })),
    }
}

fn clock(tag: &Tag) -> Result<ClockSetting, LudoError> {
    tag.value.parse().map_err(|error: crate::ClockError| LudoError::at(tag.place, error))
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
