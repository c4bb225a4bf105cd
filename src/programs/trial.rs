//! Trying whether a program answers, and which options it has.

use std::sync::Arc;

use bevy::prelude::Resource;

use super::{Introduction, KnownProgram, Running, Trouble, Workers};

/// The program that is being tried, or was last.
#[derive(Resource, Default)]
pub struct Trial(State);

#[derive(Default)]
enum State {
    /// None.
    #[default]
    None,
    /// It has not answered yet.
    Waiting(Running),
    /// It has answered, and was ended.
    Answered(Arc<Introduction>),
    /// It does not play.
    Failed(Trouble),
}

/// What a trial has shown.
#[derive(Clone, Debug)]
pub enum TrialResult {
    /// Nothing is tried.
    None,
    /// It has not answered yet.
    Waiting,
    /// It has answered.
    Answered(Arc<Introduction>),
    /// It does not play.
    Failed(Trouble),
}

impl Trial {
    /// Starts a program to hear whether it answers and what its options are, which it keeps as they are; one that is
    /// being tried already is ended.
    pub fn begin(&mut self, known: &KnownProgram, workers: &Workers) {
        let plain = KnownProgram { options: Vec::new(), buttons: Vec::new(), ..known.clone() };
        self.0 = Running::start(&plain, None, workers).map_or_else(State::Failed, State::Waiting);
    }

    /// Ends what is being tried and forgets what was heard.
    pub fn forget(&mut self) {
        self.0 = State::None;
    }

    /// Whether a program is being tried.
    #[must_use]
    pub fn is_waiting(&self) -> bool {
        matches!(self.0, State::Waiting(_))
    }

    /// What has been heard so far. A program that has answered is ended.
    pub fn result(&mut self) -> TrialResult {
        if let State::Waiting(running) = &mut self.0 {
            running.hear();
            if let Some(introduction) = running.introduction() {
                self.0 = State::Answered(introduction);
            } else if let Some(trouble) = running.end() {
                self.0 = State::Failed(trouble.clone());
            }
        }
        match &self.0 {
            State::None => TrialResult::None,
            State::Waiting(_) => TrialResult::Waiting,
            State::Answered(introduction) => TrialResult::Answered(introduction.clone()),
            State::Failed(trouble) => TrialResult::Failed(trouble.clone()),
        }
    }
}
