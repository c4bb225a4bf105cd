//! The text of a journey (RON).

use std::ffi::OsString;
use std::path::Path;

use clap::Parser;
use serde::Deserialize;

#[cfg(feature = "testing")]
use super::hand::Hand;
use crate::cli::{Cli, KeyValue};
#[cfg(feature = "testing")]
use crate::job::Fault;
#[cfg(feature = "testing")]
use crate::look::palette::PaletteName;
#[cfg(feature = "testing")]
use crate::pad::PadButton;

/// What the disk does.
#[cfg(feature = "testing")]
#[derive(Deserialize, Clone, Copy, PartialEq, Eq, Debug)]
pub enum DiskState {
    /// It has no space.
    Full,
    /// It may not be written to.
    ReadOnly,
    /// The folder with what the player owns is not there.
    Gone,
    /// All is well again.
    Mended,
}

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

/// How searches fail.
#[cfg(feature = "testing")]
#[derive(Deserialize, Clone, Copy, PartialEq, Eq, Debug)]
pub enum FailedSearches {
    /// They do not.
    None,
    /// They panic.
    Panic,
    /// They never end.
    Hang,
    /// The system gives no thread for them.
    NoThread,
}

#[cfg(feature = "testing")]
impl FailedSearches {
    pub(super) fn failure(self) -> Option<ludarium_ai::Failure> {
        match self {
            FailedSearches::None => None,
            FailedSearches::Panic => Some(ludarium_ai::Failure::Panic),
            FailedSearches::Hang => Some(ludarium_ai::Failure::Hang),
            FailedSearches::NoThread => Some(ludarium_ai::Failure::NoThread),
        }
    }
}

/// One step of a journey.
#[derive(Deserialize, Clone, PartialEq, Debug)]
pub enum Step {
    /// Clicks a cell by its name, or half the way between two such as `F2|E3`, with the left button.
    Click(String),
    /// Moves the pointer to a cell.
    Hover(String),
    /// Drags from cell to cell with the left button.
    Drag(String, String),
    /// Drags from cell to cell with the right button, while keys such as `Shift+Ctrl` are held; none if they are empty.
    Draw(String, String, String),
    /// Clicks the right button where the pointer is.
    RightClick,
    /// Turns the wheel by this many lines; positive is closer.
    Wheel(f32),
    /// Drags with the right button by this many pixels.
    Orbit(f32, f32),
    /// Taps a cell by its name.
    Tap(String),
    /// Taps a named button.
    TapButton(String),
    /// Rests a finger on a cell for long.
    Hold(String),
    /// Drags from cell to cell with a finger.
    FingerDrag(String, String),
    /// The same, but the system takes the finger away.
    CancelledDrag(String, String),
    /// The same, but another finger comes down before the first is lifted.
    DisturbedDrag(String, String),
    /// Parts two fingers until they are so many times as far from each other; less than 1 brings them together.
    Pinch(f32),
    /// Presses a key by its name, such as `Escape` or `Ctrl+KeyZ`.
    Key(String),
    /// Types a text where the keyboard is.
    Type(String),
    /// Drops files on the window, by their paths, absolute or from the folder in which the game was started.
    Drop(Vec<String>),
    /// Drags a file over the window, or away from it again.
    DragFile(bool),
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
    /// From now on, writes a line for each turn of the match on the table as soon as it can be seen: `turn 3: e2e4`.
    #[cfg(feature = "testing")]
    SayTurns,
    /// Sends random input to the board and the panels, and checks the invariants all the while.
    #[cfg(feature = "testing")]
    Monkey {
        /// The seed of the input.
        seed: u64,
        /// How many clicks, drags, keys and other events.
        events: u32,
    },
    /// Puts a match on the table, given by words of the command line.
    #[cfg(feature = "testing")]
    Open(Vec<String>),
    /// Puts a lesson on the table: the game and the name of the lesson.
    #[cfg(feature = "testing")]
    Lesson(String, String),
    /// Puts a puzzle on the table: the game, and the name of the puzzle or a task such as `win 3`, which is the first
    /// puzzle of that kind.
    #[cfg(feature = "testing")]
    Puzzle(String, String),
    /// Plays the right turn of the puzzle on the table by clicks.
    #[cfg(feature = "testing")]
    RightTurn,
    /// Plays a turn by clicks that is not right in the puzzle on the table.
    #[cfg(feature = "testing")]
    WrongTurn,
    /// Plays the right turn of the puzzle on the table with the keyboard alone.
    #[cfg(feature = "testing")]
    RightTurnByKeys,
    /// Plays a turn with nothing but the keyboard, a gamepad, a finger or a screen reader; any notation that is legal.
    #[cfg(feature = "testing")]
    TurnBy(Hand, String),
    /// Presses a named button of a menu so.
    #[cfg(feature = "testing")]
    ButtonBy(Hand, String),
    /// What a screen reader finds must be as written in the file of this name in `tests/trees`.
    #[cfg(feature = "testing")]
    ExpectTree(String),
    /// Presses a button of the gamepad.
    #[cfg(feature = "testing")]
    Pad(PadButton),
    /// Connects a gamepad, or takes it away.
    #[cfg(feature = "testing")]
    PadThere(bool),
    /// From now on, the board is drawn only for the pictures of the three steps below: a renderer that is a program takes
    /// most of the time of a journey.
    #[cfg(feature = "testing")]
    DrawPicturesOnly,
    /// Every kind of mark must be seen on the busiest cells, and be told from every other there: with it, enough of the cell's
    /// pixels must look different. In the colour-safe palette, to protan, deutan and tritan eyes too.
    #[cfg(feature = "testing")]
    ExpectVisibleMarks,
    /// Signs of these names and no others must lie on the board, and each must be seen: with it, enough of the pixels of
    /// each of its cells must look different.
    #[cfg(feature = "testing")]
    ExpectVisibleFigures(Vec<String>),
    /// The same signs, faded away, must not be seen.
    #[cfg(feature = "testing")]
    ExpectFadedFigures(Vec<String>),
    /// The game on the table must have signs of these names and no others.
    #[cfg(feature = "testing")]
    ExpectFigures(Vec<String>),
    /// Every text in the window must be readable to its end, and in the language for tests (`en-XA`) every one must
    /// come from the files of words.
    #[cfg(feature = "testing")]
    ExpectReadable,
    /// Lets all searches fail that are begun from now on, until another such step.
    #[cfg(feature = "testing")]
    FailSearches(FailedSearches),
    /// The same, and no text and no button may lie on the board or leave the window.
    #[cfg(feature = "testing")]
    ExpectClear,
    /// The same, and no text may reach over the upper or the lower edge of the card on which it stands.
    #[cfg(feature = "testing")]
    ExpectOnCards,
    /// Everything on panels that can be pressed and is wholly to be seen must be large enough for a finger, with what
    /// beside it counts as its own.
    #[cfg(feature = "testing")]
    ExpectTargets,
    /// Makes the preferred size of text this; 1 is normal.
    #[cfg(feature = "testing")]
    TextSize(f32),
    /// Makes the preferred language this, given by its code; `en-XA` is the one for tests.
    #[cfg(feature = "testing")]
    Language(String),
    /// Chooses a palette.
    #[cfg(feature = "testing")]
    Palette(PaletteName),
    /// Measures what so many frames cost and writes it to standard output.
    #[cfg(feature = "testing")]
    Measure(u32),
    /// Remembers how much memory the process uses now (Linux).
    #[cfg(feature = "testing")]
    RememberMemory,
    /// The memory must not have grown by more than so many per cent since it was remembered.
    #[cfg(feature = "testing")]
    ExpectMemory(f32),
    /// Lets something go wrong with the next work of this name beside the window: `library`, `film`, `review`,
    /// `mistakes`, `stage`, `loop`.
    #[cfg(feature = "testing")]
    Fault(String, Fault),
    /// Lets the disk with what the player owns refuse, or takes that back.
    #[cfg(feature = "testing")]
    Disk(DiskState),
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
    /// The position shown, or the board that is set up, must have this text.
    Expect(String),
    /// The match must be over: `white`, `black` or `draw`, and the reason word.
    ExpectResult(String, String),
    /// The match must not be over, at this ply.
    ExpectPly(usize),
    /// The position shown must be the one after so many turns.
    ExpectShown(usize),
    /// The line at the foot of the board must contain this.
    ExpectNotice(String),
    /// A caption that tells what is heard must contain this; if it is empty, there must be none.
    ExpectCaption(String),
    /// What is said of the shown turn of the study must be this.
    ExpectComment(String),
    /// No hint may be shown or sought.
    ExpectNoHint,
    /// The bar beside the board must show a share of White between these; `None`: it must show none.
    ExpectAssessment(Option<(f32, f32)>),
    /// The names of White and Black beside the board must contain these.
    ExpectPlayers(String, String),
    /// The screen must be this: `Title`, `Setup`, `Table` or `Editor`.
    ExpectScreen(String),
    /// A named button must be shown (or not).
    ExpectButton(String, bool),
    /// What the library has said last must contain this; nothing if it is empty.
    ExpectSaid(String),
    /// Waits until the library has done everything, and the film, if there is one.
    WaitForLibrary,
    /// Waits until the review of the match is complete.
    WaitForReview,
    /// These cells, and no others, must be offered as the next step; in any order.
    ExpectChoices(Vec<String>),
    /// These arrows and rings, and no others, must be drawn at the shown position of a study, arrows first: `red d2-d4`,
    /// `green e5`.
    ExpectDrawn(Vec<String>),
    /// Saves a picture of the window as a PNG of this name.
    Shot(String),
    /// Films what a step sets in motion: the board before it, every n-th frame in which something moves, and the board
    /// after it, as PNGs `name-000`, `name-001` … beside those of `Shot`. A frame of a film lasts a sixtieth of a second,
    /// however long it takes to draw. At most 240 pictures.
    Film {
        /// What the pictures are called.
        name: String,
        /// What is filmed: a `Turn`, a `Key` that undoes one, a `Wait` for the AI's …
        of: Box<Step>,
        /// 1 keeps every frame, 4 every fourth.
        every: u32,
    },
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
    /// The journey's own words and those beside `--script` do not go together.
    #[error("the journey starts the game with `{own}`, which does not go together with `{typed}`: {why}")]
    Conflict {
        /// The journey's own words.
        own: String,
        /// The words of the command line.
        typed: String,
        /// What does not go together.
        why: String,
    },
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

    /// The command line of a run: the journey's own words and those that were typed to start it, without the program's
    /// name.
    ///
    /// # Errors
    /// The journey's words are no command line of the game, or both say something of the same option, or of options
    /// that exclude each other.
    pub fn command_line(&self, typed: &[OsString]) -> Result<Cli, JourneyError> {
        let own = parse(self.with.iter().map(OsString::from)).map_err(Box::new)?;
        let both = parse(self.with.iter().map(OsString::from).chain(typed.iter().cloned()));
        let both = both.map_err(|error| self.conflict(typed, reason(&error)))?;
        let (first, added) = both.option.split_at(own.option.len().min(both.option.len()));
        let twice = added.iter().find(|KeyValue(key, _)| first.iter().any(|KeyValue(other, _)| other == key));
        match twice {
            Some(KeyValue(key, _)) => Err(self.conflict(typed, format!("the option {key} is given in both"))),
            None => Ok(both),
        }
    }

    fn conflict(&self, typed: &[OsString], why: String) -> JourneyError {
        let words: Vec<_> = typed.iter().map(|word| word.to_string_lossy()).collect();
        JourneyError::Conflict { own: self.with.join(" "), typed: words.join(" "), why }
    }
}

fn parse(words: impl Iterator<Item = OsString>) -> Result<Cli, clap::Error> {
    Cli::try_parse_from(std::iter::once(OsString::from("ludarium")).chain(words))
}

/// The first line of what clap says.
fn reason(error: &clap::Error) -> String {
    let text = error.to_string();
    let line = text.lines().next().unwrap_or_default();
    line.strip_prefix("error: ").unwrap_or(line).to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bad_step_names_its_place() {
        let error = ron::from_str::<Journey>("(steps: [\n  Click(\"a1\"),\n  Dance,\n])").unwrap_err();
        assert_eq!(error.span.start.line, 3, "{error}");
    }

    fn joined(with: &[&str], typed: &[&str]) -> Result<Cli, JourneyError> {
        let with = with.iter().map(|word| (*word).to_owned()).collect();
        let typed: Vec<OsString> = ["--script", "a.ron"].iter().chain(typed).map(OsString::from).collect();
        Journey { with, steps: Vec::new() }.command_line(&typed)
    }

    fn refusal(with: &[&str], typed: &[&str]) -> String {
        joined(with, typed).expect_err("they do not go together").to_string()
    }

    #[test]
    fn what_is_typed_beside_a_journey_counts() {
        let cli = joined(&["--window", "480x300"], &["--load", "match.toml", "--unseen"]).expect("they go together");
        assert_eq!(cli.load.as_deref(), Some(Path::new("match.toml")));
        assert!(cli.unseen && cli.window.is_some_and(|size| size.width == 480));
        let cli = joined(&["--game", "gess"], &["--white", "ai:2"]).expect("they go together");
        assert!(cli.white != cli.black && cli.game.is_some());
        let cli = joined(&["--game", "tress", "--option", "a=1"], &["--option", "b=2"]).expect("they go together");
        assert_eq!(cli.option, [("a", "1"), ("b", "2")].map(|(key, value)| KeyValue(key.into(), value.into())));
    }

    #[test]
    fn what_does_not_go_together_is_refused_and_both_are_named() {
        let why = refusal(&["--game", "gess"], &["--load", "match.toml"]);
        assert!(why.contains("--game gess") && why.contains("--load match.toml"), "{why}");
        let why = refusal(&["--window", "480x300"], &["--window", "640x480"]);
        assert!(why.contains("480x300") && why.contains("640x480") && why.contains("multiple times"), "{why}");
        let why = refusal(&["--game", "tress", "--option", "a=1"], &["--option", "a=2"]);
        assert!(why.contains("a=1") && why.contains("a=2"), "{why}");
    }
}
