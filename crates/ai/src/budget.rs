//! What a search has used of its limits: nodes, time, and whether it has been stopped.

use std::time::{Duration, Instant};

use crate::{Limits, Stop};

/// The search has to end now; what is unfinished is thrown away.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Interrupted;

/// Nodes between two checks of the clock and the stop flag: well below a millisecond even for slow games.
pub(crate) const NODES_BETWEEN_CHECKS: u64 = 64;

/// Turns that are listed between two such checks. Listing one takes a small part of the time of a node.
pub(crate) const LISTED_BETWEEN_CHECKS: usize = 1024;

/// What a search has used and may still use.
pub(crate) struct Budget<'a> {
    began: Instant,
    deadline: Option<Instant>,
    max_nodes: u64,
    nodes: u64,
    stop: &'a Stop,
}

impl<'a> Budget<'a> {
    pub(crate) fn new(limits: &Limits, stop: &'a Stop) -> Budget<'a> {
        let began = Instant::now();
        Budget {
            began,
            deadline: limits.time.and_then(|time| began.checked_add(time)),
            max_nodes: limits.nodes.unwrap_or(u64::MAX),
            nodes: 0,
            stop,
        }
    }

    /// Counts one node.
    pub(crate) fn count_node(&mut self) -> Result<(), Interrupted> {
        self.nodes += 1;
        if self.nodes > self.max_nodes || (self.nodes.is_multiple_of(NODES_BETWEEN_CHECKS) && self.is_over()) {
            return Err(Interrupted);
        }
        Ok(())
    }

    /// Whether the time is up or the flag is set.
    pub(crate) fn is_over(&self) -> bool {
        self.stop.is_stopped() || self.deadline.is_some_and(|deadline| Instant::now() >= deadline)
    }

    /// Whether the listing of turns has to end because the time is up or the flag is set. Checked now and then only, so
    /// that a short list is always complete.
    pub(crate) fn ends_listing(&self, listed: usize) -> bool {
        listed.is_multiple_of(LISTED_BETWEEN_CHECKS) && self.is_over()
    }

    /// Whether so much is used that another, longer iteration would hardly be finished.
    pub(crate) fn is_nearly_over(&self) -> bool {
        let time_spent = self.deadline.is_some_and(|deadline| {
            let total = deadline - self.began;
            self.elapsed() > total.mul_f64(0.6)
        });
        self.is_over() || time_spent || self.nodes >= self.max_nodes
    }

    pub(crate) fn nodes(&self) -> u64 {
        self.nodes.min(self.max_nodes)
    }

    pub(crate) fn elapsed(&self) -> Duration {
        self.began.elapsed()
    }
}
