//! A match as a study, and back.

use std::time::Duration;

use super::edit::Trunk;
use super::node::{Led, Node, NodeId};
use super::{Notes, Study};
use crate::game::Clocks;
use crate::{EndReason, Match, Played};

impl Study {
    /// The study of a match up to its present position, with the clocks after every turn. What could be redone and open
    /// offers are not part of it.
    #[must_use]
    pub fn from_match(game: &Match) -> Study {
        Study::of_turns(game, game.ply())
    }

    /// The study of what may be shown of a match to anybody: without a choice that is still secret. An ending that is not
    /// by the turns stays.
    #[must_use]
    pub fn from_revealed(game: &Match) -> Study {
        Study::of_turns(game, game.revealed_plies())
    }

    fn of_turns(game: &Match, plies: usize) -> Study {
        let setup = game.setup().clone();
        let mut study = Study::begin(setup, game.first_position().clone(), game.identity(), game.round());
        let mut end = NodeId::ROOT;
        for (ply, played) in game.turns()[..plies].iter().enumerate() {
            let Some(position) = game.position_at(ply + 1) else { break };
            let progress = game.plies_without_progress_at(ply + 1) == 0;
            let led = Led { turn: played.turn.clone(), notation: played.notation.clone(), progress };
            let mut node = Node::after(end, ply + 1, led, position.clone());
            node.notes = Notes { clock: clock_of(played), ..Notes::default() };
            let child = study.add_node(node);
            study.nodes[end.0].children.push(child);
            end = child;
        }
        // Turns have ended a match only if all are there.
        let (reached, ending) = (game.result_by_turns().filter(|_| plies == game.ply()), game.ending());
        study.trunk = Trunk { end, reached, ending };
        study
    }

    /// The main line as a match, whose clocks, if it has any, are paused and show what was noted last.
    #[must_use]
    pub fn to_match(&self) -> Match {
        let first = self.first_position().clone();
        let mut game = Match::begin(self.setup.clone(), first, self.id).in_round(self.round);
        let mut clocks = self.setup.clock.map(|setting| setting.base);
        for NodeId(index) in self.main_line() {
            let node = &self.nodes[index];
            let Some(led) = &node.led else { continue };
            if let (Some(clocks), Some(shown)) = (&mut clocks, node.notes.clock) {
                clocks[game.side_to_move().index()] = shown;
            }
            game.replay(&led.turn, clocks).expect("every turn of the main line was legal when it was added");
        }
        let clocks =
            clocks.map(|clocks| Clocks { left: self.at_the_end(clocks), paused: true, lost_increments: [0; 2] });
        game.restore(self.trunk.ending, None, clocks);
        game
    }

    /// The clocks at the end: a side that has lost on time has none left.
    fn at_the_end(&self, mut clocks: [Duration; 2]) -> [Duration; 2] {
        let ending = self.trunk.ending.filter(|ending| ending.reason == EndReason::Time);
        if let Some(winner) = ending.and_then(|ending| ending.winner) {
            clocks[winner.other().index()] = Duration::ZERO;
        }
        clocks
    }
}

/// What the clock of the side that moved showed after its turn.
fn clock_of(played: &Played) -> Option<Duration> {
    played.clocks.map(|clocks| clocks[played.side.index()])
}

impl From<&Match> for Study {
    fn from(game: &Match) -> Study {
        Study::from_match(game)
    }
}
