//! What the other side threatens to take, and whether a turn averts it.

use ludarium_ai::{Level, Limits, Request, Stop, Thought, think};
use ludarium_rules::{AnyPosition, Message};

use super::{LEAST_TAKEN, material, positions};
use crate::pieces::missing;

/// How many positions are searched to see what is threatened, and what is still taken after the turn.
const NODES: u64 = 4_000;

/// What the other side could take for nothing in `position`, if it were to move, and cannot take in `after`, which a turn has
/// led to; the weightiest kind.
pub(super) fn averted(position: &AnyPosition, after: &AnyPosition) -> Option<Message> {
    let threatened = position.threatened()?;
    let threat = glance(&threatened)?;
    let prey = missing(position.side_to_move(), &threatened, &threatened.play(&threat.turn).ok()?);
    let what = prey.into_iter().next()?;
    let taken = taken(&threatened, &threat).filter(|taken| *taken >= LEAST_TAKEN)?;
    let still_taken = if after.outcome().is_some() { 0 } else { self::taken(after, &glance(after)?)? };
    (taken - still_taken >= LEAST_TAKEN).then_some(what)
}

/// The best turn by a short search.
fn glance(position: &AnyPosition) -> Option<Thought> {
    let limits = Some(Limits { nodes: Some(NODES), ..Limits::default() });
    let request = Request { limits, player: None, ..Request::new(position.clone(), Level::HIGHEST) };
    think(&request, &Stop::new(), |_| {}).ok()
}

/// How much the side to move wins of what is on the board along its line, where both sides have moved equally often; or
/// by its first turn, where the line is no longer.
fn taken(position: &AnyPosition, thought: &Thought) -> Option<i32> {
    let line = positions(position, &thought.line).ok()?;
    let last = line.len().checked_sub(1)?;
    let end = if last > 1 { last & !1 } else { last };
    let side = position.side_to_move();
    Some(material(&line[end], side) - material(position, side))
}

#[cfg(test)]
mod tests {
    use ludarium_ai::players::Random;
    use ludarium_rules::GameId;

    use super::*;
    use crate::{Purpose, purpose};

    /// Looks along a match in which half of the turns give something away; returns how often a turn saves something, which
    /// the other side could take before it.
    fn saved_in_match(game: GameId, seed: u64) -> usize {
        let (mut position, mut saved) = (AnyPosition::start(game, &[]).expect("the defaults are valid"), 0);
        for ply in 0..120 {
            let Some(Thought { turn, .. }) = glance(&position) else { break };
            let why = purpose(&position, std::slice::from_ref(&turn));
            if let Some(why) = why.filter(|why| why.key == "saves") {
                saved += 1;
                let threatened = position.threatened().expect("the other side could move");
                let taken =
                    |turn| missing(position.side_to_move(), &threatened, &threatened.play(turn).expect("legal"));
                let turns = threatened.turns_up_to(100_000).expect("not too many");
                let could = turns.iter().flat_map(taken);
                assert!(could.map(|what| Purpose::Saves { what }.to_string()).any(|could| why == could));
            }
            let played = if ply % 4 < 2 { Ok(turn) } else { Random.choose(&position, seed + ply) };
            let Ok(played) = played else { break };
            position = position.play(&played).expect("legal");
        }
        saved
    }

    #[test]
    fn what_is_saved_was_in_danger() {
        // In Gess nearly every turn takes a stone, which is said instead.
        for game in GameId::ALL.into_iter().filter(|game| *game != GameId::Gess) {
            assert!((0..8).any(|number| saved_in_match(game, 1000 * number) > 0), "{game}");
        }
    }
}
