//! What a turn that somebody is shown is for, sought in the background.

use ludarium_ai::{SharedMemory, Thinking};
use ludarium_review::Explainer;
use ludarium_rules::{AnyPosition, AnyTurn, Message};

/// The short searches that say what a turn is for.
pub(super) struct PurposeSearch {
    explainer: Explainer,
    search: Option<Thinking>,
}

impl PurposeSearch {
    /// What the first turn of a line is for.
    pub(super) fn new(position: &AnyPosition, line: &[AnyTurn]) -> PurposeSearch {
        PurposeSearch { explainer: Explainer::new(position, line), search: None }
    }

    /// What it is for, if that has words, as soon as it is known; until then each call goes on.
    pub(super) fn poll(&mut self, memory: &SharedMemory) -> Option<Option<Message>> {
        while let Some(request) = self.explainer.question() {
            let search = self.search.get_or_insert_with(|| Thinking::start_in(memory, request));
            let answer = search.poll()?;
            self.search = None;
            self.explainer.hear(answer);
        }
        Some(self.explainer.purpose())
    }
}
