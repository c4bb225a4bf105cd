//! Games that a program has lost because it broke the rules of a match, and why.

use std::io::{self, Write};

use serde_json::{Value, json};

use crate::results_file::PairRecord;

/// The most forfeits that are told one by one.
const MOST: usize = 100;

/// The most forfeits that a report for people tells one by one.
const MOST_FOR_PEOPLE: usize = 10;

/// A game that a player has lost by forfeit.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Forfeit {
    /// The number of the game, from 1.
    game: u64,
    player: String,
    why: String,
}

/// All of a match or a tournament.
#[derive(Clone, Default, Debug)]
pub struct Forfeits {
    first: Vec<Forfeit>,
    count: u64,
}

impl Forfeits {
    /// Adds those of a pair of games of these players.
    pub fn add_pair(&mut self, pair: &PairRecord, players: [&str; 2]) {
        for (number, game) in (u64::from(pair.number) * 2 + 1..).zip(&pair.games) {
            let Some(why) = &game.fault else { continue };
            self.count += 1;
            if self.first.len() < MOST {
                let player = players[usize::from(game.half_points == 2)].to_owned();
                self.first.push(Forfeit { game: number, player, why: why.clone() });
            }
        }
    }

    /// A list for programs.
    pub fn to_json(&self) -> Value {
        self.first
            .iter()
            .map(|Forfeit { game, player, why }| json!({"game": game, "player": player, "why": why}))
            .collect()
    }

    /// Lines for people, none if there is nothing to tell.
    ///
    /// # Errors
    /// They cannot be written.
    pub fn write(&self, out: &mut impl Write) -> io::Result<()> {
        for Forfeit { game, player, why } in self.first.iter().take(MOST_FOR_PEOPLE) {
            writeln!(out, "Forfeited: game {game}, {player}: {why}")?;
        }
        match self.count.saturating_sub(MOST_FOR_PEOPLE as u64) {
            0 => Ok(()),
            more => writeln!(out, "Forfeited: {more} more"),
        }
    }
}
