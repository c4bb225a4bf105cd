//! A match written down, all but the checksum.

use std::time::Duration;

use ludarium_rules::Side;

use super::VERSION;
use crate::clock::write_time;
use crate::{Match, Played, Player};

/// Every line of a saved match above the checksum.
pub(super) fn body(game: &Match) -> String {
    let mut text = head(game);
    let (played, undone) = game.turns().split_at(game.ply());
    text += &turn_list("turns", played, 1);
    text += &turn_list("undone", undone, played.len() + 1);
    text + &end(game)
}

fn head(game: &Match) -> String {
    let (setup, id) = (game.setup(), game.identity());
    let options: Vec<_> =
        setup.options.iter().map(|(key, value)| format!("{} = {}", key_text(key), quoted(value))).collect();
    let [white, black] = setup.players.each_ref().map(player);
    let start = game.first_position().to_string();
    let clock = setup.clock.map_or("none".to_owned(), |clock| clock.to_string());
    let mut lines = vec![
        "# A match of Ludarium, to be read by anyone and changed by playing on.".to_owned(),
        format!("version = {VERSION}"),
        format!("id = \"{:016x}\"", id.number()),
        format!("created = {} # {}", id.created(), id.stamp()),
        format!("game = {}", quoted(setup.game.name())),
        format!("options = {{ {} }}", options.join(", ")),
        format!("custom_start = {}", setup.start.is_some()),
        format!("start = {}", quoted(&start)),
        format!("white = {white}"),
        format!("black = {black}"),
        format!("clock = {}", quoted(&clock)),
    ];
    if setup.teaches {
        lines.push("teaches = true # the computer offers turns again that throw much away".to_owned());
    }
    if game.round() > 0 {
        lines.push(format!("round = {} # boards before this one that were void", game.round()));
    }
    if game.is_played_here() {
        lines.push("played_here = true".to_owned());
    }
    lines.join("\n") + "\n"
}

fn player(player: &Player) -> String {
    match player {
        Player::Human { name } => format!("{{ human = {} }}", quoted(name)),
        Player::Ai { level } => format!("{{ ai = {level} }}"),
        Player::Even { rating } => format!("{{ even = {rating} }}"),
        Player::Program { name } => format!("{{ program = {} }}", quoted(name)),
    }
}

fn turn_list(key: &str, turns: &[Played], first: usize) -> String {
    let lines: String = turns.iter().enumerate().map(|(i, played)| turn_line(first + i, played)).collect();
    format!("{key} = [{}{lines}]\n", if lines.is_empty() { "" } else { "\n" })
}

fn turn_line(number: usize, played: &Played) -> String {
    let turn = quoted(played.turn.as_str());
    let value = match played.clocks {
        None => turn,
        Some(clocks) => format!("[{turn}, {}]", times(clocks)),
    };
    // A comment ends with its line and may hold no control characters.
    let notation = played.notation.replace(char::is_control, " ");
    format!("    {value}, # {number} {}: {notation}\n", played.side)
}

fn end(game: &Match) -> String {
    let mut lines = vec![String::new(), "[end]".to_owned()];
    if let Some(clocks) = game.clocks() {
        lines.push(format!("clocks = [{}]", times(clocks)));
        lines.push(format!("paused = {}", game.clocks_paused()));
        let lost = game.increments_of_lost_turns();
        if lost != [0; 2] {
            lines.push(format!("increments = {lost:?} # had for turns in whose place others were played"));
        }
    }
    lines.push(format!("offer = \"{}\"", offer_word(game.offer())));
    lines.push(format!("result = {}", quoted(&game.result().map_or("ongoing".to_owned(), |result| result.text()))));
    lines.push(format!("position = {}", quoted(&game.position().to_string())));
    lines.join("\n") + "\n"
}

fn times(clocks: [Duration; 2]) -> String {
    clocks.map(|time| quoted(&write_time(time))).join(", ")
}

/// How a save names who has offered a draw.
pub(super) fn offer_word(offer: Option<Side>) -> &'static str {
    match offer {
        None => "none",
        Some(Side::White) => "white",
        Some(Side::Black) => "black",
    }
}

/// A TOML key, in quotation marks only if it needs them.
fn key_text(key: &str) -> String {
    let bare =
        !key.is_empty() && key.chars().all(|character| character.is_ascii_alphanumeric() || "_-".contains(character));
    if bare { key.to_owned() } else { quoted(key) }
}

/// A TOML string of one line.
fn quoted(text: &str) -> String {
    let mut quoted = String::with_capacity(text.len() + 2);
    quoted.push('"');
    for character in text.chars() {
        match character {
            '"' | '\\' => quoted.extend(['\\', character]),
            _ if character.is_control() => quoted += &format!("\\u{:04X}", u32::from(character)),
            _ => quoted.push(character),
        }
    }
    quoted.push('"');
    quoted
}
