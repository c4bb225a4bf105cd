//! What has gone wrong with whoever plays at the table, kept as data: its words are in the language in which they are shown.

use std::time::Duration;

use ludarium_ai::ThinkError;
use ludarium_rules::TurnError;
use ludarium_ugi::Fault;

use crate::job::JobFailure;
use crate::words::{self, text};

/// The most characters of a program's own words that are shown.
const MOST_QUOTED: usize = 160;

/// Why a program, or an opponent that is part of this one, does not play.
#[derive(Clone, Debug)]
pub enum Trouble {
    /// Its search has no answer.
    Search(ThinkError),
    /// There is no such opponent.
    NoOpponent,
    /// There is no program of that name here.
    Missing,
    /// A quotation mark of its arguments has no partner.
    Arguments,
    /// It has done something wrong.
    Fault(Fault),
    /// Whoever talks to it on our side is gone.
    Unheard(JobFailure),
}

impl Trouble {
    /// Whether it is there after that, so that it can be asked again.
    #[must_use]
    pub fn leaves_it_running(&self) -> bool {
        matches!(self, Trouble::Search(_) | Trouble::Fault(Fault::IllegalTurn { .. } | Fault::Refused(_)))
    }

    /// Whether it can be started anew.
    #[must_use]
    pub fn is_of_program(&self) -> bool {
        !matches!(self, Trouble::Search(_) | Trouble::NoOpponent)
    }

    /// What the player reads of the player of that name.
    #[must_use]
    pub fn words(&self, name: &str) -> String {
        match self {
            Trouble::Search(why) => text!("opponent-no-turn", name = name, why = words::no_answer(why)),
            Trouble::NoOpponent => text!("opponent-missing", name = name),
            Trouble::Unheard(failure) => text!("program-unheard", name = name, why = failure.words()),
            Trouble::Missing => text!("program-missing", name = name),
            Trouble::Arguments => text!("program-arguments", name = name),
            Trouble::Fault(fault) => fault_words(fault, name),
        }
    }
}

fn fault_words(fault: &Fault, name: &str) -> String {
    match fault {
        Fault::Start { path, why } => {
            text!(
                "program-cannot-start",
                name = name,
                path = quoted(&path.display().to_string()),
                why = why.to_string()
            )
        }
        Fault::Ended { last_words, .. } if last_words.is_empty() => text!("program-ended", name = name),
        Fault::Ended { last_words, .. } => text!("program-ended-saying", name = name, words = quoted(last_words)),
        Fault::Silent { waited, last_words, .. } if last_words.is_empty() => {
            text!("program-silent", name = name, seconds = rounded_up(*waited))
        }
        Fault::Silent { waited, last_words, .. } => {
            let words = quoted(last_words);
            text!("program-silent-saying", name = name, seconds = rounded_up(*waited), words = words)
        }
        Fault::Flood { .. } => text!("program-flood", name = name),
        Fault::Deaf => text!("program-deaf", name = name),
        Fault::Unreadable(error) => text!("program-unreadable", name = name, error = quoted(&error.to_string())),
        Fault::Refused(said) => text!("program-refused", name = name, words = quoted(said)),
        Fault::IllegalTurn { turn, why, .. } => illegal(turn, why, name),
        Fault::NoOption { name: option, .. } => text!("program-no-option", name = name, option = quoted(option)),
        Fault::OptionValue { name: option, value, .. } => {
            text!("program-option-value", name = name, option = quoted(option), value = quoted(value))
        }
        Fault::GivenUp | Fault::Searching | Fault::NotSearching => text!("program-stopped", name = name),
    }
}

fn illegal(turn: &str, why: &TurnError, name: &str) -> String {
    match why {
        TurnError::Illegal { why, .. } => {
            text!("program-illegal-turn", name = name, turn = quoted(turn), why = words::say_alone(why))
        }
        _ => text!("program-no-turn", name = name, turn = quoted(turn)),
    }
}

/// Whole seconds.
fn rounded_up(time: Duration) -> u64 {
    time.as_secs() + u64::from(time.subsec_nanos() > 0)
}

/// A program's own words, which may be any number of any kind.
fn quoted(words: &str) -> String {
    let mut letters = words.chars().map(|letter| if letter.is_control() { ' ' } else { letter });
    let quoted: String = letters.by_ref().take(MOST_QUOTED).collect();
    if letters.next().is_some() { format!("{quoted} …") } else { quoted }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_programs_own_words_are_shown_but_not_all_of_them() {
        let said = format!("one\ntwo {}", "x".repeat(1000));
        let words = Trouble::Fault(ludarium_ugi::Fault::Refused(said)).words("Fish");
        assert!(words.contains("Fish") && words.contains("one two") && words.chars().count() < 250, "{words}");
    }
}
