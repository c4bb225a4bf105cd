//! What a saved match says about its beginning.

use ludarium_rules::{AnyPosition, GameId, StartError};

use super::document::{Table, Value};
use super::{SaveError, SaveFault};
use crate::{MatchId, Player, Setup, SetupError};

pub(super) fn identity(root: &Table<'_>) -> Result<MatchId, SaveError> {
    let id = root.get("id")?;
    let number = id.string()?;
    let parsed = u64::from_str_radix(number, 16).ok().filter(|id| format!("{id:016x}") == number);
    let number = parsed.ok_or_else(|| id.unlike("16 hexadecimal digits in lower case"))?;
    let created = root.get("created")?;
    let id = MatchId::new(number, created.integer()?);
    if id.created() == created.integer()? { Ok(id) } else { Err(created.unlike("seconds up to the year 9999")) }
}

/// The game that was played.
pub(super) fn game(root: &Table<'_>) -> Result<GameId, SaveError> {
    let game = root.get("game")?;
    game.string()?.parse().map_err(|unknown: ludarium_rules::UnknownGame| game.fault(unknown))
}

/// The players, White first.
pub(super) fn players(root: &Table<'_>) -> Result<[Player; 2], SaveError> {
    Ok([player(root.get("white")?)?, player(root.get("black")?)?])
}

fn player(value: Value<'_>) -> Result<Player, SaveError> {
    let table = value.table()?;
    table.only(&["human", "ai", "even", "program"])?;
    let player = match [table.find("human"), table.find("ai"), table.find("even"), table.find("program")] {
        [Some(name), None, None, None] => return Ok(Player::Human { name: name.string()?.to_owned() }),
        [None, None, None, Some(name)] => return Ok(Player::Program { name: name.string()?.to_owned() }),
        [None, Some(level), None, None] => {
            (level, u8::try_from(level.integer()?).map(|level| Player::Ai { level }).map_err(|_| "a level"))
        }
        [None, None, Some(rating), None] => {
            (rating, u16::try_from(rating.integer()?).map(|rating| Player::Even { rating }).map_err(|_| "a rating"))
        }
        _ => return Err(value.unlike("either a human's name, an AI's level or rating, or a program's name")),
    };
    let (place, player) = (player.0, player.1.map_err(|expected| player.0.unlike(expected))?);
    player.check().map_err(|error| place.fault(error))?;
    Ok(player)
}

/// On which board of the game's generator the match is played; only a later one than the first is named.
pub(super) fn round(root: &Table<'_>) -> Result<u32, SaveError> {
    let Some(value) = root.find("round") else { return Ok(0) };
    let round = u32::try_from(value.integer()?).ok().filter(|&round| round > 0);
    round.ok_or_else(|| value.unlike("the number of a board after the first, from 1"))
}

/// The set-up and the first position.
pub(super) fn setup(root: &Table<'_>) -> Result<(Setup, AnyPosition), SaveError> {
    let (options, start) = (root.get("options")?, root.get("start")?);
    let custom = root.get("custom_start")?.boolean()?;
    let mut setup = Setup {
        game: game(root)?,
        options: pairs(&options)?,
        start: Some(start.string()?.to_owned()),
        players: players(root)?,
        clock: None,
        teaches: false,
    };
    if let Some(teaches) = root.find("teaches") {
        setup.teaches = teaches.boolean()?;
        if setup.teaches && !setup.may_teach() {
            return Err(teaches.fault(SetupError::NobodyTeaches));
        }
    }
    let clock = root.get("clock")?;
    if clock.string()? != "none" {
        let setting = clock.string()?.parse().map_err(|error: crate::ClockError| clock.fault(error))?;
        setup.clock = Some(setting);
    }
    let (mut setup, position) = setup.begin().map_err(|error| match &error {
        SetupError::Start(StartError::Text(text)) => start.fault_within(text.column, error),
        _ => options.fault(error),
    })?;
    if !custom {
        setup.start = None;
    }
    expect_all(&options, &setup.options)?;
    Ok((setup, position))
}

fn pairs(options: &Value<'_>) -> Result<Vec<(String, String)>, SaveError> {
    options.table()?.pairs().map(|(key, value)| Ok((key.to_owned(), value.string()?.to_owned()))).collect()
}

/// Refuses a save that leaves out an option: its default may have been another one when it was written.
fn expect_all(options: &Value<'_>, known: &[(String, String)]) -> Result<(), SaveError> {
    let table = options.table()?;
    match known.iter().find(|(key, _)| table.find(key).is_none()) {
        None => Ok(()),
        Some((key, _)) => {
            let expected = format!("all options of the game, \"{key}\" among them");
            Err(options.fault(SaveFault::Shape { expected, found: "fewer".to_owned() }))
        }
    }
}
