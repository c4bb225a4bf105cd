//! A share code as a match.

use base64::Engine as _;
use base64::alphabet::URL_SAFE;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use base64::engine::{DecodePaddingMode, GeneralPurpose, GeneralPurposeConfig};
use ludarium_rules::{AnyPosition, AnyTurn, GameId, OptionSpec, Values};

use super::digits::DigitReader;
use super::error::ShareError;
use super::rules::{ENDINGS, MOST_GAMES, MOST_VERSIONS, TurnLists, ending_of, game_of, position_check, rules_version};
use super::{CODE_VERSION, LIMB, MAX_CHARACTERS, MAX_PLIES, MAX_TEXT, TEXT_BASE, version_of};
use crate::{Match, Player, Setup};

/// Reads a part of a code too, so that it can be said how much is missing.
const ENGINE: GeneralPurpose = GeneralPurpose::new(
    &URL_SAFE,
    GeneralPurposeConfig::new()
        .with_decode_padding_mode(DecodePaddingMode::RequireNone)
        .with_decode_allow_trailing_bits(true),
);

pub(super) fn decode(code: &str) -> Result<Match, ShareError> {
    let mut digits = DigitReader::new(&opened(code)?);
    let setup = next_setup(&mut digits)?;
    let ending = digits.next(ENDINGS);
    let plies = digits.next_size() as usize;
    if plies > MAX_PLIES {
        return Err(ShareError::TooLong);
    }
    let mut game = Match::new(setup).map_err(|error| ShareError::Content(error.to_string()))?;
    let mut lists = TurnLists::default();
    for _ in 0..plies {
        let turn = next_turn(&mut digits, game.position(), &mut lists)?;
        game.replay(&turn, None).map_err(|error| ShareError::Content(error.to_string()))?;
    }
    end(&mut game, ending)?;
    if digits.next(1 << 16) != position_check(game.position()) || !digits.is_empty() {
        return Err(ShareError::Content("its turns lead to another position".to_owned()));
    }
    Ok(game.from_elsewhere())
}

fn end(game: &mut Match, number: u32) -> Result<(), ShareError> {
    match ending_of(number) {
        None if number == 0 => Ok(()),
        Some(ending) if game.result().is_none() => {
            game.restore(Some(ending), None, None);
            Ok(())
        }
        _ => Err(ShareError::Content("the match does not end in this way".to_owned())),
    }
}

/// The bytes of a code between its length and its check sum.
fn opened(code: &str) -> Result<Vec<u8>, ShareError> {
    let digits = digits_of(code)?;
    let bytes = bytes_of(&digits)?;
    let (length, head) = length_of(&bytes)?;
    let content = &bytes[head..];
    if content.len() < length {
        return Err(ShareError::CutOff { missing: length - content.len(), length: length + head });
    }
    if content.len() > length {
        return Err(ShareError::Excess);
    }
    let Some((checked, Ok(check))) = bytes.len().checked_sub(4).map(|end| (&bytes[..end], bytes[end..].try_into()))
    else {
        return Err(ShareError::Damaged);
    };
    let fits = length >= 4 && crc32fast::hash(checked) == u32::from_le_bytes(check);
    // The last character may have bits that are not part of any byte.
    if !fits || URL_SAFE_NO_PAD.encode(&bytes) != digits {
        return Err(ShareError::Damaged);
    }
    Ok(checked[head..].to_vec())
}

/// The characters of a code behind its version; spaces and line ends, as mails add them, mean nothing.
fn digits_of(code: &str) -> Result<String, ShareError> {
    if code.len() > MAX_CHARACTERS {
        return Err(ShareError::TooLong);
    }
    let version = version_of(code).ok_or(ShareError::NoCode)?;
    if version != CODE_VERSION.to_string() {
        return Err(ShareError::Version { found: version.to_owned() });
    }
    let start = code.find('.').map_or(0, |dot| dot + 1);
    let is_digit = |character: char| character.is_ascii_alphanumeric() || "-_".contains(character);
    let mut digits = String::new();
    for (column, character) in (1..).zip(code.chars()).skip(code[..start].chars().count()) {
        match character {
            _ if is_digit(character) => digits.push(character),
            _ if character.is_whitespace() => {}
            _ => return Err(ShareError::Character { column, character }),
        }
    }
    Ok(digits)
}

/// All whole bytes of a code.
fn bytes_of(digits: &str) -> Result<Vec<u8>, ShareError> {
    // A single character behind groups of four holds no whole byte.
    let whole = digits.len() - usize::from(digits.len() % 4 == 1);
    ENGINE.decode(&digits[..whole]).map_err(|_| ShareError::Damaged)
}

/// The length that a code states, and how many bytes state it.
fn length_of(bytes: &[u8]) -> Result<(usize, usize), ShareError> {
    let mut length = 0;
    for (place, &byte) in bytes.iter().enumerate().take(3) {
        length |= usize::from(byte & 0x7f) << (7 * place);
        if byte & 0x80 == 0 {
            return Ok((length, place + 1));
        }
    }
    if bytes.len() < 3 {
        Err(ShareError::CutOff { missing: 1, length: bytes.len() + 1 })
    } else {
        Err(ShareError::Damaged)
    }
}

fn next_setup(digits: &mut DigitReader) -> Result<Setup, ShareError> {
    let game = game_of(digits.next(MOST_GAMES)).ok_or(ShareError::Game)?;
    let (found, known) = (digits.next(MOST_VERSIONS), rules_version(game));
    if found != known {
        return Err(ShareError::Rules { game, found, known });
    }
    let players = ["White", "Black"].map(|name| Player::Human { name: name.to_owned() });
    let mut setup = Setup::new(game, players);
    if digits.next(2) == 1 {
        setup.options = options_of(game, digits);
    }
    if digits.next(2) == 1 {
        setup.start = Some(next_text(digits)?);
    }
    Ok(setup)
}

fn options_of(game: GameId, digits: &mut DigitReader) -> Vec<(String, String)> {
    game.options().iter().map(|spec| (spec.key.to_owned(), next_option(digits, spec))).collect()
}

fn next_option(digits: &mut DigitReader, spec: &OptionSpec) -> String {
    match spec.values {
        Values::Words(words) => words[digits.next(words.len() as u32) as usize].to_owned(),
        Values::Number(low, high) => {
            let number = (0..4).fold(0, |number, limb| number | u64::from(digits.next(LIMB)) << (16 * limb));
            low.saturating_add(number).min(high).to_string()
        }
    }
}

fn next_text(digits: &mut DigitReader) -> Result<String, ShareError> {
    let length = digits.next_size() as usize;
    if length > MAX_TEXT {
        return Err(ShareError::TooLong);
    }
    // Every digit is below the number of printable characters, so that the sum is one.
    Ok((0..length).map(|_| char::from(b' ' + digits.next(TEXT_BASE) as u8)).collect())
}

fn next_turn(digits: &mut DigitReader, position: &AnyPosition, lists: &mut TurnLists) -> Result<AnyTurn, ShareError> {
    match lists.sorted(position)? {
        None => {
            let text = next_text(digits)?;
            position.read_turn(&text).map_err(|error| ShareError::Content(error.to_string()))
        }
        Some(turns) if turns.is_empty() => Err(ShareError::Content("a turn follows the end of the match".to_owned())),
        Some(mut turns) => {
            let index = digits.next(turns.len() as u32) as usize;
            Ok(turns.swap_remove(index))
        }
    }
}
