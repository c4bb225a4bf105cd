//! Plays a random game and writes what players see of it: `play_random trees`.

use std::io::{self, Write};

use ludarium_rules::split_mix::SplitMix64;
use ludarium_rules::{AnyPosition, GameId};

fn main() {
    let game = std::env::args().nth(1).unwrap_or_else(|| "tress".to_owned());
    if let Err(error) = play_random(&game, 1, 40, &mut io::stdout()) {
        eprintln!("{error}");
    }
}

/// Plays at most `plies` random turns of a game; the same seed plays the same game.
pub fn play_random(
    game: &str,
    seed: u64,
    plies: u32,
    out: &mut impl Write,
) -> Result<AnyPosition, Box<dyn std::error::Error>> {
    let mut random = SplitMix64::new(seed);
    let mut position = AnyPosition::start(game.parse::<GameId>()?, &[])?;
    for _ in 0..plies {
        // The number is below the count of turns, so that there is such a turn unless the game is over.
        let Some(turn) = position.nth_turn(random.below(position.count_turns())) else { break };
        let report = position.report_turn(&turn)?;
        writeln!(out, "{}: {}", position.side_to_move(), report.notation)?;
        position = report.next;
    }
    match position.outcome() {
        Some(outcome) => writeln!(out, "{}", position.reason_text(&outcome.reason))?,
        None => writeln!(out, "{position}")?,
    }
    Ok(position)
}
