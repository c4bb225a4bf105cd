//! A study that follows its match, and the lines of a study as matches.

use ludarium_rules::AnyTurn;

use super::edit::Trunk;
use super::node::{Node, NodeId};
use super::notes::Notes;
use super::{Study, StudyError};
use crate::Match;

impl Study {
    /// Takes in what has been played in the match of this study up to what is revealed: turns that are not there yet, with
    /// the clocks after them, players and ending. Where one is new, what was played becomes the main line. What has been
    /// taken in cannot be undone.
    ///
    /// Gives the nodes of the match: the first position, then the one after each turn.
    ///
    /// # Errors
    /// The match is one of another game, began with another position, or a bound is reached.
    pub fn follow(&mut self, game: &Match) -> Result<Vec<NodeId>, StudyError> {
        if self.setup.game != game.setup().game || self.first_position() != game.first_position() {
            return Err(StudyError::OtherMatch);
        }
        (self.id, self.setup, self.round) = (game.identity(), game.setup().clone(), game.round());
        let (mut played, mut at, mut is_longer) = (vec![NodeId::ROOT], NodeId::ROOT, false);
        for turn in &game.turns()[..game.revealed_plies()] {
            at = match self.child(at, &turn.turn) {
                Some(child) => child,
                None => {
                    is_longer = true;
                    let child = self.grow(at, &turn.turn, false)?;
                    let clock = turn.clocks.map(|clocks| clocks[turn.side.index()]);
                    self.put_notes(child, Notes { clock, ..Notes::default() })?;
                    child
                }
            };
            played.push(at);
        }
        if is_longer {
            // What was tried stays beside what was played.
            self.promote_to_main(at)?;
            self.trunk = self.trunk_from(at);
            (self.done, self.undone) = Default::default();
        }
        self.end_with(game, at);
        Ok(played)
    }

    /// Ends the main line as the match has ended, or no longer.
    fn end_with(&mut self, game: &Match, last: NodeId) {
        if !self.is_main(last) {
            return;
        }
        let is_whole = game.revealed_plies() == game.ply();
        let reached = game.result_by_turns().filter(|_| is_whole);
        if reached.or(game.ending()).is_some() {
            self.trunk = Trunk { end: last, reached, ending: game.ending() };
        } else if self.trunk.ending.is_some() {
            self.trunk = self.trunk_from(last);
        }
    }

    /// Whether a node is part of the study: not one that was deleted, or whose making was undone.
    #[must_use]
    pub fn is_part(&self, id: NodeId) -> bool {
        self.expect_part(id).is_ok()
    }

    /// The line through a node: from the first position to the node, and on by the first turn of every position. A main
    /// line that has a result ends there.
    #[must_use]
    pub fn line_through(&self, id: NodeId) -> Vec<NodeId> {
        let mut line = self.line_to(id);
        let is_over = |id: NodeId| id == self.trunk.end && self.result().is_some();
        let first = |id: &NodeId| {
            let children = self.node(*id).filter(|_| !is_over(*id)).map_or(&[][..], Node::children);
            children.first().copied()
        };
        line.extend(std::iter::successors(first(&id), first));
        line
    }

    /// A line of the study, the first position and what follows it, as a match without clocks, which repetitions and plies
    /// without progress do not end, as they end no variation. `known` is such a match, or that of the study, of which is
    /// kept what is the same.
    ///
    /// # Errors
    /// The line is none of this study.
    pub fn line_as_match(&self, line: &[NodeId], known: Match) -> Result<Match, StudyError> {
        let turns: Vec<&AnyTurn> = line.iter().filter_map(|id| self.node(*id).and_then(Node::turn)).collect();
        let shared = known.turns().iter().take(known.ply()).zip(&turns);
        let shared = shared.take_while(|(played, turn)| played.turn == ***turn).count();
        let mut game = known;
        game.restore(None, None, None);
        game.go_back_to(shared);
        if shared < turns.len() {
            game.set_played_here(false);
        }
        for turn in &turns[shared..] {
            game.go_on(turn)?;
        }
        Ok(game)
    }
}
