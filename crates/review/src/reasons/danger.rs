//! What the other side threatens to take, and whether a turn averts it.

use ludarium_ai::{Level, Limits, Request, Thought};
use ludarium_rules::{AnyPosition, Message};

use super::{LEAST_TAKEN, material, positions};
use crate::pieces::missing;

/// How many positions are searched to see what is threatened, and what is still taken after the turn.
const NODES: u64 = 4_000;

/// What the other side could take for nothing before a turn, if it were to move, and cannot take after it; the weightiest
/// kind.
#[derive(Clone, Debug)]
pub(super) enum Danger {
    /// What the other side would take is asked.
    Threat(Box<Threat>),
    /// What it still takes is asked.
    Rest(Box<Rest>),
    /// Nothing more is asked: this is averted.
    Known(Option<Message>),
}

/// The position before a turn, as if the other side were to move, and the position after it.
#[derive(Clone, Debug)]
pub(super) struct Threat {
    threatened: AnyPosition,
    after: AnyPosition,
}

/// The position after a turn, and what the other side would have taken before it, with how much that was.
#[derive(Clone, Debug)]
pub(super) struct Rest {
    after: AnyPosition,
    what: Message,
    taken: i32,
}

impl Danger {
    /// The danger in a position, and the position that a turn leads to.
    pub fn of(position: &AnyPosition, after: AnyPosition) -> Danger {
        let threat = |threatened| Danger::Threat(Box::new(Threat { threatened, after }));
        position.threatened().map_or(Danger::Known(None), threat)
    }

    /// A short search for the best turn of the other side.
    pub fn question(&self) -> Option<Request> {
        let position = match self {
            Danger::Threat(threat) => &threat.threatened,
            Danger::Rest(rest) => &rest.after,
            Danger::Known(_) => return None,
        };
        Some(glance(position))
    }

    /// Hears what the search has found.
    pub fn hear(&mut self, answer: Option<Thought>) {
        *self = match (std::mem::replace(self, Danger::Known(None)), answer) {
            (Danger::Threat(threat), Some(thought)) => threat.weigh(&thought).unwrap_or(Danger::Known(None)),
            (Danger::Rest(rest), Some(thought)) => Danger::Known(rest.averted(&thought)),
            (Danger::Known(what), _) => Danger::Known(what),
            (Danger::Threat(_) | Danger::Rest(_), None) => Danger::Known(None),
        }
    }
}

impl Threat {
    /// What follows from the best turn of the other side, if that takes something for nothing.
    fn weigh(self, thought: &Thought) -> Option<Danger> {
        let Threat { threatened, after } = self;
        let next = threatened.play(&thought.turn).ok()?;
        let what = missing(threatened.side_to_move().other(), &threatened, &next).into_iter().next()?;
        let taken = taken(&threatened, thought).filter(|taken| *taken >= LEAST_TAKEN)?;
        Some(match after.outcome() {
            Some(_) => Danger::Known(Some(what)),
            None => Danger::Rest(Box::new(Rest { after, what, taken })),
        })
    }
}

impl Rest {
    fn averted(self, thought: &Thought) -> Option<Message> {
        let still_taken = taken(&self.after, thought)?;
        (self.taken - still_taken >= LEAST_TAKEN).then_some(self.what)
    }
}

/// A short search for the best turn.
fn glance(position: &AnyPosition) -> Request {
    let limits = Some(Limits { nodes: Some(NODES), ..Limits::default() });
    Request { limits, player: None, ..Request::new(position.clone(), Level::HIGHEST) }
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
    use ludarium_ai::{Stop, think};
    use ludarium_rules::{AnyTurn, GameId};

    use super::*;
    use crate::{Explainer, Purpose};

    /// What a turn is for.
    fn purpose(position: &AnyPosition, turn: &AnyTurn) -> Option<Message> {
        let mut explainer = Explainer::new(position, std::slice::from_ref(turn));
        while let Some(request) = explainer.question() {
            explainer.hear(think(&request, &Stop::new(), |_| {}));
        }
        explainer.purpose()
    }

    /// Looks along a match in which half of the turns give something away; returns how often a turn saves something, which
    /// the other side could take before it.
    fn saved_in_match(game: GameId, seed: u64) -> usize {
        let (mut position, mut saved) = (AnyPosition::start(game, &[]).expect("the defaults are valid"), 0);
        for ply in 0..120 {
            let Ok(Thought { turn, .. }) = think(&glance(&position), &Stop::new(), |_| {}) else { break };
            let why = purpose(&position, &turn);
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
