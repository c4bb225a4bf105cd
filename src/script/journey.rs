//! The text of a journey (RON).

use std::path::Path;

use clap::Parser;
use serde::Deserialize;

use crate::cli::Cli;

/// A journey: steps, one after the other.
#[derive(Deserialize, Clone, Debug)]
#[serde(deny_unknown_fields)]
pub struct Journey {
    /// Words of the command line with which the game is started for it.
    #[serde(default)]
    pub with: Vec<String>,
    /// The steps.
    pub steps: Vec<Step>,
}

/// One step of a journey.
#[derive(Deserialize, Clone, PartialEq, Debug)]
pub enum Step {
    /// Clicks a cell by its name, with the left button.
    Click(String),
    /// Moves the pointer to a cell.
    Hover(String),
    /// Drags from cell to cell with the left button.
    Drag(String, String),
    /// Clicks the right button where the pointer is.
    RightClick,
    /// Turns the wheel by this many lines; positive is closer.
    Wheel(f32),
    /// Drags with the right button by this many pixels.
    Orbit(f32, f32),
    /// Presses a key by its name, such as `Escape` or `Ctrl+KeyZ`.
    Key(String),
    /// Clicks a named button.
    Button(String),
    /// Plays a turn by clicking its steps; any notation that is legal.
    Turn(String),
    /// Lets the people at the board play this many random turns by clicks, or until the match is over.
    PlayOut {
        /// The seed of the choice.
        seed: u64,
        /// How many turns of people.
        turns: u32,
    },
    /// Lets a monkey do what it likes at the board and around it, while everything that must always hold is looked at.
    Monkey {
        /// The seed of its ideas.
        seed: u64,
        /// How many clicks, drags, keys and other ideas.
        events: u32,
    },
    /// Measures what so many frames cost and writes it to standard output.
    Measure(u32),
    /// Remembers how much memory the process uses now (Linux).
    RememberMemory,
    /// The memory must not have grown by more than so many per cent since it was remembered.
    ExpectMemory(f32),
    /// Waits until nothing moves and a person is to move or the match is over.
    Wait,
    /// Waits until a named button is shown.
    WaitForButton(String),
    /// Waits until the match is over, whoever plays.
    WaitForEnd,
    /// Lets this many frames pass.
    Frames(u32),
    /// Resizes the window.
    Resize(u32, u32),
    /// The position shown must have this text.
    Expect(String),
    /// The match must be over: `white`, `black` or `draw`, and the reason word.
    ExpectResult(String, String),
    /// The match must not be over, at this ply.
    ExpectPly(usize),
    /// The line at the foot of the board must contain this.
    ExpectNotice(String),
    /// No hint may be shown or sought.
    ExpectNoHint,
    /// The bar beside the board must judge: White's share lies between these; or must not.
    ExpectVerdict(Option<(f32, f32)>),
    /// The names of White and Black beside the board must contain these.
    ExpectPlayers(String, String),
    /// The screen must be this: `Title`, `Setup` or `Table`.
    ExpectScreen(String),
    /// A named button must be shown (or not).
    ExpectButton(String, bool),
    /// These cells, and no others, must be offered as the next step; in any order.
    ExpectChoices(Vec<String>),
    /// Saves a picture of the window as a PNG of this name.
    Shot(String),
    /// Ends the process at once, as a power cut would.
    Kill,
    /// Closes the game.
    Quit,
}

/// Why a journey cannot be read.
#[derive(Debug, thiserror::Error)]
pub enum JourneyError {
    /// The file cannot be read.
    #[error("{0}: {1}")]
    Read(String, std::io::Error),
    /// The file is no journey; line and column are in the message.
    #[error("{0}: {1}")]
    Parse(String, Box<ron::error::SpannedError>),
    /// The journey's own words are no command line of the game.
    #[error(transparent)]
    Words(#[from] Box<clap::Error>),
}

impl Journey {
    /// Reads a journey from a file.
    ///
    /// # Errors
    /// The file cannot be read or is no journey.
    pub fn load(path: &Path) -> Result<Journey, JourneyError> {
        let name = path.display().to_string();
        let text = std::fs::read_to_string(path).map_err(|error| JourneyError::Read(name.clone(), error))?;
        ron::from_str(&text).map_err(|error| JourneyError::Parse(name, Box::new(error)))
    }

    /// The command line of a run: the journey's own words, unless the person who starts it says otherwise.
    ///
    /// # Errors
    /// The journey's words are no command line of the game.
    pub fn command_line(&self, typed: Cli) -> Result<Cli, JourneyError> {
        let words = std::iter::once("ludarium").chain(self.with.iter().map(String::as_str));
        let own = Cli::try_parse_from(words).map_err(Box::new)?;
        Ok(Cli {
            window: typed.window.or(own.window),
            low: typed.low || own.low,
            script: typed.script,
            unseen: typed.unseen,
            ..own
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bad_step_names_its_place() {
        let error = ron::from_str::<Journey>("(steps: [\n  Click(\"a1\"),\n  Dance,\n])").unwrap_err();
        assert_eq!(error.span.start.line, 3, "{error}");
    }
}
