//! Counts the sequences of turns from the start of a game (perft): `count_turns gess 2`.

use ludarium_rules::{AnyPosition, GameId, match_game, perft};

fn main() {
    let mut words = std::env::args().skip(1);
    let game = words.next().unwrap_or_else(|| "tress".to_owned());
    let depth = words.next().and_then(|word| word.parse().ok()).unwrap_or(2);
    match count_turns(&game, depth) {
        Ok(count) => println!("{count}"),
        Err(error) => eprintln!("{error}"),
    }
}

/// The number of sequences of `depth` turns from the start of a game.
pub fn count_turns(game: &str, depth: u32) -> Result<u64, Box<dyn std::error::Error>> {
    let start = AnyPosition::start(game.parse::<GameId>()?, &[])?;
    Ok(match_game!(&start, position => perft(position, depth)))
}
