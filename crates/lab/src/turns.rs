//! `turns`: lists the legal turns.

use std::io::{self, Write};

use ludarium_rules::{Game, match_game};

use crate::error::LabError;
use crate::start::Start;

/// Runs the command.
pub fn run(start: &Start, out: &mut impl Write) -> Result<(), LabError> {
    let position = start.open()?;
    if let Some(outcome) = position.outcome() {
        let winner = outcome.winner.map_or("a draw".to_owned(), |side| format!("{side} has won"));
        writeln!(io::stderr(), "The game is over: {winner} ({}).", position.reason_text(&outcome.reason))?;
    }
    match_game!(&position, position => list(position, out))
}

fn list<P: Game>(position: &P, out: &mut impl Write) -> Result<(), LabError> {
    position.check_listable()?;
    for turn in position.turns()? {
        let (text, notation) = (position.turn_text(&turn), position.notation(&turn));
        writeln!(out, "{text}\t{notation}\t{}", position.play_unchecked(&turn))?;
    }
    Ok(())
}
