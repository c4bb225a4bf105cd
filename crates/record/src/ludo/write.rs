//! Writing a match as `.ludo` text.

use super::line::turn_number;
use super::tags::{PLAYERS, PROGRAM};
use super::{LudoMatch, VERSION, result_text};
use crate::{Match, Player};

/// Lines of turns are broken before they are longer than this, in characters; a long turn or comment may be.
const WIDTH: usize = 100;

/// The match as text.
pub(super) fn text(written: &LudoMatch) -> String {
    let mut text = head(written);
    text.push('\n');
    text.push_str(&turns(written));
    text
}

fn head(written: &LudoMatch) -> String {
    let (game, setup) = (&written.game, written.game.setup());
    let options: Vec<_> = setup.options.iter().map(|(key, value)| format!("{key}={value}")).collect();
    let mut tags =
        vec![("Ludo", VERSION.to_string()), ("Game", setup.game.name().to_owned()), ("Options", options.join(" "))];
    tags.extend(first_position(game).map(|position| ("Position", position)));
    for (names, player) in PLAYERS.iter().zip(&setup.players) {
        tags.push((names.player, player.name()));
        tags.extend(match player {
            Player::Human { .. } => None,
            Player::Ai { level } => Some((names.level, level.to_string())),
            Player::Even { rating } => Some((names.even, rating.to_string())),
            Player::Program { .. } => Some((names.kind, PROGRAM.to_owned())),
        });
    }
    let result = game.result();
    tags.push(("Result", result_text(result).to_owned()));
    tags.extend(result.map(|result| ("Termination", result.reason.word().to_owned())));
    let others = written.tags.iter().map(|(name, value)| (name.as_str(), value.clone()));
    tags.into_iter().chain(others).map(|(name, value)| format!("[{name} \"{}\"]\n", escaped(&value, '"'))).collect()
}

/// The position text, unless the game and its options alone say where the match starts.
fn first_position(game: &Match) -> Option<String> {
    (game.setup().start.is_some() || game.round() > 0).then(|| game.first_position().to_string())
}

fn turns(written: &LudoMatch) -> String {
    let game = &written.game;
    let comment = |ply| written.comment(ply).map(|comment| format!("{{{}}}", escaped(comment, '}')));
    let mut words: Vec<String> = comment(0).into_iter().collect();
    for (ply, played) in game.turns()[..game.ply()].iter().enumerate() {
        let number = turn_number(game, ply);
        if number.is_first || ply == 0 || written.comment(ply).is_some() {
            words.push(number.to_string());
        }
        words.push(played.notation.clone());
        words.extend(comment(ply + 1));
    }
    words.push(result_text(game.result()).to_owned());
    wrapped(&words)
}

/// Words in lines.
fn wrapped(words: &[String]) -> String {
    let (mut text, mut column) = (String::new(), 0);
    for word in words {
        let length = word.chars().count();
        if column > 0 {
            let fits = column + 1 + length <= WIDTH;
            text.push(if fits { ' ' } else { '\n' });
            column = if fits { column + 1 } else { 0 };
        }
        text.push_str(word);
        column += length;
    }
    text.push('\n');
    text
}

/// A text in which the closing character, backslashes and control characters are escaped.
fn escaped(text: &str, closing: char) -> String {
    let mut escaped = String::with_capacity(text.len());
    for character in text.chars() {
        match character {
            _ if character == closing || character == '\\' => escaped.extend(['\\', character]),
            _ if character.is_control() => escaped += &format!("\\u{{{:x}}}", u32::from(character)),
            _ => escaped.push(character),
        }
    }
    escaped
}
