//! What the engine says, from several threads.

use std::fmt::Display;
use std::io::Write;
use std::sync::{Arc, Mutex, PoisonError};

use ludarium_ugi::{Answer, BestMove, Info};

/// What is said instead of a turn where there is none.
const NO_TURN: &str = "(none)";

/// The most characters of an error that are written.
const MOST_CHARS: usize = 1_000;

/// Where the engine writes; clones write to the same place, whole lines each.
#[derive(Clone)]
pub struct Output(Arc<Mutex<dyn Write + Send>>);

impl Output {
    /// Writes to `out`.
    pub fn new(out: impl Write + Send + 'static) -> Output {
        Output(Arc::new(Mutex::new(out)))
    }

    /// Writes one line. If nobody reads any more, the end of the input will say so as well.
    pub fn say(&self, answer: &Answer) {
        let mut out = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let _ = out.write_all(format!("{answer}\n").as_bytes()).and_then(|()| out.flush());
    }

    /// Writes words for a person.
    pub fn message(&self, text: &str) {
        self.say(&Answer::Info(Info::message(text)));
    }

    /// Says why a command cannot be met.
    pub fn error(&self, why: &impl Display) {
        let text: String = why.to_string().chars().take(MOST_CHARS).collect();
        self.message(&format!("error: {text}"));
    }

    /// Says why there is no turn to play, in place of the turn that somebody waits for.
    pub fn no_turn(&self, why: &impl Display) {
        self.error(why);
        self.say(&Answer::BestMove(BestMove { turn: NO_TURN.to_owned(), ponder: None }));
    }
}
