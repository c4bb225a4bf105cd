//! A program as it stands in the form, which may be wrong in many ways.

use crate::programs::{KnownProgram, Programs, TrialResult};
use crate::words::text;

/// A program that is being added or changed.
#[derive(Clone, Debug, Default)]
pub struct Draft {
    /// What it was called before; `None` if it is added.
    pub before: Option<String>,
    /// What stands in the form.
    pub program: KnownProgram,
    /// Why it was not kept.
    pub error: Option<DraftError>,
    /// Whether the player is asked if it is to be removed.
    pub asks_removal: bool,
    /// Whether the field of the name has got the keyboard.
    pub has_keyboard: bool,
}

/// Why a program is not kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum DraftError {
    /// It has no name.
    NoName,
    /// Another one has its name.
    NameTaken(String),
    /// It has no path.
    NoPath,
    /// A quotation mark of the arguments has no partner.
    Arguments,
    /// An option that it has cannot have this value.
    Option(String),
}

impl DraftError {
    /// What the player reads.
    pub fn words(&self) -> String {
        match self {
            DraftError::NoName => text!("programs-no-name"),
            DraftError::NameTaken(name) => text!("programs-name-taken", name = name.as_str()),
            DraftError::NoPath => text!("programs-no-path"),
            DraftError::Arguments => text!("programs-quotes"),
            DraftError::Option(name) => text!("programs-option-wrong", name = name.as_str()),
        }
    }
}

impl Draft {
    /// A program that is kept already.
    pub fn of(program: KnownProgram) -> Draft {
        Draft { before: Some(program.name.clone()), program, has_keyboard: true, ..Draft::default() }
    }

    /// What is to be kept.
    pub fn program(self) -> KnownProgram {
        KnownProgram { name: self.program.name.trim().to_owned(), ..self.program }
    }

    /// Whether it can be kept, by what a trial has shown of its options.
    ///
    /// # Errors
    /// It cannot; the first reason.
    pub fn check(&self, programs: &Programs, trial: &TrialResult) -> Result<(), DraftError> {
        let name = self.program.name.trim();
        if name.is_empty() {
            return Err(DraftError::NoName);
        }
        if self.before.as_deref() != Some(name) && programs.find(name).is_some() {
            return Err(DraftError::NameTaken(name.to_owned()));
        }
        if self.program.path.trim().is_empty() {
            return Err(DraftError::NoPath);
        }
        if self.program.program().is_none() {
            return Err(DraftError::Arguments);
        }
        match trial {
            TrialResult::Answered(introduction) => {
                let wrong = introduction
                    .options
                    .iter()
                    .find(|option| self.program.option(&option.name).is_some_and(|value| !option.accepts(value)));
                wrong.map_or(Ok(()), |option| Err(DraftError::Option(option.name.clone())))
            }
            _ => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use ludarium_ugi::{EngineOption, OptionKind};

    use super::*;
    use crate::programs::Introduction;

    fn program(name: &str) -> KnownProgram {
        KnownProgram { name: name.to_owned(), path: "engine".to_owned(), ..KnownProgram::default() }
    }

    #[test]
    fn what_cannot_be_kept_says_why() {
        let mut programs = Programs::default();
        programs.keep(None, program("Fish"));
        let check = |draft: &Draft| draft.check(&programs, &TrialResult::None);
        let changed = |change: fn(&mut KnownProgram)| {
            let mut draft = Draft { program: program("Bird"), ..Draft::default() };
            change(&mut draft.program);
            check(&draft)
        };
        assert_eq!(changed(|_| {}), Ok(()));
        assert_eq!(changed(|program| program.name = "  ".to_owned()), Err(DraftError::NoName));
        let taken = Err(DraftError::NameTaken("Fish".to_owned()));
        assert_eq!(changed(|program| program.name = " Fish".to_owned()), taken);
        assert_eq!(changed(|program| program.path = " ".to_owned()), Err(DraftError::NoPath));
        assert_eq!(changed(|program| program.arguments = "\"a".to_owned()), Err(DraftError::Arguments));
        assert_eq!(check(&Draft::of(program("Fish"))), Ok(()), "its own name is free");
    }

    #[test]
    fn values_are_those_that_the_program_takes() {
        let kind = OptionKind::Spin { default: 1, min: 1, max: 3 };
        let options = vec![EngineOption { name: "Level".to_owned(), kind }];
        let introduction = Introduction { name: "Fish".to_owned(), author: String::new(), options };
        let trial = TrialResult::Answered(Arc::new(introduction));
        let mut draft = Draft { program: program("Fish"), ..Draft::default() };
        for (value, expected) in [("3", Ok(())), ("4", Err(DraftError::Option("Level".to_owned())))] {
            draft.program.set_option("Level", Some(value.to_owned()));
            assert_eq!(draft.check(&Programs::default(), &trial), expected);
        }
    }
}
