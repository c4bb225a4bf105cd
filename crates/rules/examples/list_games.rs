//! Lists the games with their options and first positions.

use std::io::{self, Write};

use ludarium_rules::{AnyPosition, GameId};

fn main() {
    if let Err(error) = list_games(&mut io::stdout()) {
        eprintln!("{error}");
    }
}

/// Writes three lines and more a game.
pub fn list_games(out: &mut impl Write) -> Result<(), Box<dyn std::error::Error>> {
    for game in GameId::ALL {
        let start = AnyPosition::start(game, &[])?;
        writeln!(out, "{game} ({}), {} first turns", game.name(), start.count_turns())?;
        writeln!(out, "  {start}")?;
        for option in game.options() {
            writeln!(out, "  {} (default {}): {}", option.key, option.default, option.help)?;
        }
    }
    Ok(())
}
