//! Proofs by exhaustive search: whether a side forces a win within a number of plies.

use std::collections::HashMap;
use std::ops::ControlFlow;

use ludarium_ai::Evaluate;
use ludarium_rules::{GameId, Registered, Side, Which};

/// The key of no turn.
const NO_KEY: u32 = u32::MAX;

/// The most turns of a position that is searched.
const MAX_TURNS: usize = 3000;

/// The proof would need more positions than the budget allows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TooHard;

/// The proofs about a position: within how many plies the win is proved, and within how many it is disproved.
#[derive(Clone, Copy)]
struct Proof {
    proved: u32,
    disproved: u32,
}

/// Which turns can win at once. In most games a win takes something, holds something or is claimed; in two a quiet turn may
/// leave the other side without a reply.
fn last_blows<P: Registered>() -> Which {
    match P::GAME {
        GameId::GoChess | GameId::Treason => Which::All,
        GameId::Tress | GameId::Trees | GameId::Tribun | GameId::Gess | GameId::TroopChess => Which::Noisy,
    }
}

/// The turn with that key, if there is one.
fn with_key<P: Evaluate>(position: &P, key: u32) -> Option<P::Turn> {
    let mut found = None;
    if key != NO_KEY {
        let _ = position.visit(Which::All, |turn| {
            if position.turn_key(&turn) == key {
                found = Some(turn);
                return ControlFlow::Break(());
            }
            ControlFlow::Continue(())
        });
    }
    found
}

/// Proves or disproves forced wins of one side.
pub struct Solver {
    attacker: Side,
    left: u64,
    proofs: HashMap<u64, Proof>,
    /// For each remaining depth, the keys of the turns that last caused a cutoff: the defender's and the attacker's.
    killers: Vec<[u32; 2]>,
}

impl Solver {
    /// A solver of wins of `attacker` that searches at most `budget` positions.
    pub fn new(attacker: Side, budget: u64) -> Solver {
        Solver { attacker, left: budget, proofs: HashMap::new(), killers: Vec::new() }
    }

    /// Whether the attacker forces a win within a number of plies. Either side may be to move.
    pub fn wins<P: Evaluate + Registered>(&mut self, position: &P, plies: u32) -> Result<bool, TooHard> {
        self.left = self.left.checked_sub(1).ok_or(TooHard)?;
        if let Some(outcome) = position.outcome() {
            return Ok(outcome.winner == Some(self.attacker));
        }
        match plies {
            0 => return Ok(false),
            1 => return self.wins_at_once(position),
            _ => {}
        }
        let key = position.zobrist();
        if let Some(proof) = self.proofs.get(&key) {
            if proof.proved <= plies {
                return Ok(true);
            }
            if proof.disproved >= plies {
                return Ok(false);
            }
        }
        let won = self.search_moves(position, plies)?;
        let proof = self.proofs.entry(key).or_insert(Proof { proved: u32::MAX, disproved: 0 });
        if won {
            proof.proved = proof.proved.min(plies);
        } else {
            proof.disproved = proof.disproved.max(plies);
        }
        Ok(won)
    }

    /// The last ply: whether a turn wins for the attacker, or no turn saves the defender.
    fn wins_at_once<P: Evaluate + Registered>(&mut self, position: &P) -> Result<bool, TooHard> {
        let attacks = position.side_to_move() == self.attacker;
        let (mut left, attacker) = (self.left, self.attacker);
        let which = if attacks { last_blows::<P>() } else { Which::All };
        let end = position.visit(which, |turn| {
            left = left.saturating_sub(1);
            let won = position.play_unchecked(&turn).outcome().is_some_and(|outcome| outcome.winner == Some(attacker));
            if won == attacks || left == 0 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        self.left = left;
        if left == 0 { Err(TooHard) } else { Ok(end.is_break() == attacks) }
    }

    /// The attacker needs one turn that wins; the defender needs one that does not lose.
    fn search_moves<P: Evaluate + Registered>(&mut self, position: &P, plies: u32) -> Result<bool, TooHard> {
        let attacks = position.side_to_move() == self.attacker;
        // Most often the killer decides, and the other turns need not be listed.
        let killer = self.killers_at(plies)[usize::from(attacks)];
        if let Some(turn) = with_key(position, killer)
            && self.wins(&position.play_unchecked(&turn), plies - 1)? == attacks
        {
            return Ok(attacks);
        }
        for (key, turn) in self.ordered(position)? {
            if self.wins(&position.play_unchecked(&turn), plies - 1)? == attacks {
                self.killers_at(plies)[usize::from(attacks)] = key;
                return Ok(attacks);
            }
        }
        Ok(!attacks)
    }

    /// The turns in search order: those first that gain material.
    fn ordered<P: Evaluate + Registered>(&self, position: &P) -> Result<Vec<(u32, P::Turn)>, TooHard> {
        let mut ranked = Vec::new();
        let _ = position.visit(Which::All, |turn| {
            ranked.push((position.gain(&turn), position.turn_key(&turn), turn));
            if ranked.len() > MAX_TURNS { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        if ranked.len() > MAX_TURNS {
            return Err(TooHard);
        }
        ranked.sort_by_key(|&(rank, ..)| std::cmp::Reverse(rank));
        Ok(ranked.into_iter().map(|(_, key, turn)| (key, turn)).collect())
    }

    fn killers_at(&mut self, plies: u32) -> &mut [u32; 2] {
        let index = plies as usize;
        if self.killers.len() <= index {
            self.killers.resize(index + 1, [NO_KEY; 2]);
        }
        &mut self.killers[index]
    }
}

#[cfg(test)]
mod tests {
    use ludarium_rules::Position;
    use ludarium_rules::games::tress::Tress;

    use super::*;

    fn position(text: &str) -> Tress {
        Tress::parse(text, Default::default()).expect("a valid text")
    }

    /// The same without a table or move ordering.
    fn plainly(position: &Tress, attacker: Side, plies: u32) -> bool {
        if let Some(outcome) = position.outcome() {
            return outcome.winner == Some(attacker);
        }
        let attacks = position.side_to_move() == attacker;
        let mut turns = position.turns().expect("a list").into_iter();
        plies > 0
            && turns.any(|turn| plainly(&position.play_unchecked(&turn), attacker, plies - 1) == attacks) == attacks
    }

    #[test]
    fn agrees_with_plain_search_on_small_boards() {
        for text in ["k7/8/8/8/8/8/1S6/Q6K w", "q6k/8/3N4/8/4n3/8/8/Q6K b", "8/3k4/8/3K4/8/5s2/1N6/8 w"] {
            let position = position(text);
            for attacker in Side::ALL {
                let mut solver = Solver::new(attacker, 1_000_000);
                for plies in 0..=3 {
                    let expected = plainly(&position, attacker, plies);
                    assert_eq!(solver.wins(&position, plies), Ok(expected), "{text}, {attacker}, {plies}");
                }
            }
        }
    }

    #[test]
    fn a_small_budget_gives_no_answer() {
        let start = Tress::start(Default::default());
        assert_eq!(Solver::new(Side::White, 100).wins(&start, 5), Err(TooHard));
    }
}
