//! A match as a share code.

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use ludarium_rules::{AnyTurn, OptionSpec, Values};

use super::digits::DigitWriter;
use super::error::ShareError;
use super::rules::{
    ENDINGS, MOST_GAMES, MOST_VERSIONS, TurnLists, ending_number, number_of, position_check, rules_version,
};
use super::{CODE_VERSION, LIMB, MAX_CHARACTERS, MAX_PLIES, TEXT_BASE};
use crate::Match;

pub(super) fn encode(game: &Match) -> Result<String, ShareError> {
    let plies = game.revealed_plies();
    if plies > MAX_PLIES {
        return Err(ShareError::TooLong);
    }
    let mut digits = DigitWriter::default();
    push_head(&mut digits, game)?;
    digits.push(game.ending().map_or(Some(0), ending_number).ok_or_else(no_ending)?, ENDINGS);
    digits.push_size(u32::try_from(plies).map_err(|_| ShareError::TooLong)?);
    let mut position = game.first_position();
    let mut lists = TurnLists::default();
    for (ply, played) in game.turns()[..plies].iter().enumerate() {
        push_turn(&mut digits, lists.sorted(position)?, &played.turn)?;
        position = game.position_at(ply + 1).ok_or(ShareError::TooLong)?;
    }
    digits.push(position_check(position), 1 << 16);
    let code = sealed(digits.finish());
    if code.len() <= MAX_CHARACTERS { Ok(code) } else { Err(ShareError::TooLong) }
}

fn no_ending() -> ShareError {
    ShareError::Content("the match has ended in a way that codes do not know".to_owned())
}

/// The game, its options and its first position.
fn push_head(digits: &mut DigitWriter, game: &Match) -> Result<(), ShareError> {
    let setup = game.setup();
    digits.push(number_of(setup.game), MOST_GAMES);
    digits.push(rules_version(setup.game), MOST_VERSIONS);
    let is_default = |(spec, value): &(&OptionSpec, &str)| spec.default == *value;
    let options: Vec<(&OptionSpec, &str)> =
        setup.game.options().iter().zip(setup.options.iter().map(|(_, value)| value.as_str())).collect();
    let changed = !options.iter().all(is_default);
    digits.push(u32::from(changed), 2);
    if changed {
        options.iter().for_each(|(spec, value)| push_option(digits, spec, value));
    }
    let own_start = setup.start.is_none() && game.round() == 0;
    digits.push(u32::from(!own_start), 2);
    if own_start { Ok(()) } else { push_text(digits, &game.first_position().to_string()) }
}

fn push_option(digits: &mut DigitWriter, spec: &OptionSpec, value: &str) {
    match spec.values {
        Values::Words(words) => {
            let index = words.iter().position(|word| *word == value).unwrap_or_default();
            digits.push(index as u32, words.len() as u32);
        }
        Values::Number(low, _) => {
            let number = value.parse::<u64>().unwrap_or(low).saturating_sub(low);
            (0..4).for_each(|limb| digits.push((number >> (16 * limb)) as u32 % LIMB, LIMB));
        }
    }
}

/// Printable ASCII, as all texts of positions and turns are.
fn push_text(digits: &mut DigitWriter, text: &str) -> Result<(), ShareError> {
    digits.push_size(u32::try_from(text.len()).map_err(|_| ShareError::TooLong)?);
    for byte in text.bytes() {
        let digit = u32::from(byte).checked_sub(u32::from(b' ')).filter(|digit| *digit < TEXT_BASE);
        digits.push(digit.ok_or_else(|| ShareError::Content(format!("{text:?} is not plain text")))?, TEXT_BASE);
    }
    Ok(())
}

fn push_turn(digits: &mut DigitWriter, turns: Option<Vec<AnyTurn>>, turn: &AnyTurn) -> Result<(), ShareError> {
    let Some(turns) = turns else { return push_text(digits, turn.as_str()) };
    let found = turns.binary_search(turn).ok().and_then(|index| u32::try_from(index).ok());
    let index = found.ok_or_else(|| ShareError::Content(format!("\"{turn}\" is not legal")))?;
    digits.push(index, turns.len() as u32);
    Ok(())
}

/// The bytes with their length and check sum, as text.
fn sealed(content: Vec<u8>) -> String {
    let mut bytes = length_bytes(content.len() + 4);
    bytes.extend(content);
    let check = crc32fast::hash(&bytes);
    bytes.extend(check.to_le_bytes());
    format!("ludo{CODE_VERSION}.{}", URL_SAFE_NO_PAD.encode(bytes))
}

/// A length in groups of seven bits, the lowest first; the highest bit of a byte says that another one follows.
fn length_bytes(mut length: usize) -> Vec<u8> {
    let mut bytes = Vec::new();
    while length >= 0x80 {
        bytes.push((length & 0x7f) as u8 | 0x80);
        length >>= 7;
    }
    bytes.push(length as u8);
    bytes
}
