//! Puts a turn of Tribun together step by step, as a window does when a player clicks.

use ludarium_rules::games::tribun::Tribun;
use ludarium_rules::prelude::*;

fn main() {
    match build_a_turn(&Tribun::start(Default::default())) {
        Some(text) => println!("{text}"),
        None => eprintln!("there is no turn"),
    }
}

/// Takes the first choice that is offered until a turn is complete, and gives it in words.
pub fn build_a_turn<G: Game>(position: &G) -> Option<String> {
    let mut path = Vec::new();
    loop {
        let choices = position.choices(&path).ok()?;
        if let Some(turn) = choices.turn {
            return Some(position.spoken(&turn).to_string());
        }
        path.push(*choices.next.first()?);
    }
}
