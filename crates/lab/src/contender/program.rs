//! Another program as a player, by the Universal Game Interface.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use ludarium_record::Match;
use ludarium_rules::AnyTurn;
use ludarium_ugi::{Client, ClientError, Clocks, EngineOption, Go, PositionCommand, Program, Timeouts};

use super::error::ContenderError;
use super::{MatchContext, engine, milliseconds};

/// The time for a turn of a program without any limit.
const DEFAULT_TIME: Duration = Duration::from_millis(100);

/// Another program, and how long it may think.
#[derive(Clone, Debug)]
pub struct OtherProgram {
    program: Program,
    go: Go,
}

impl FromStr for OtherProgram {
    type Err = ContenderError;

    fn from_str(text: &str) -> Result<OtherProgram, ContenderError> {
        let (path, settings) = text.split_once('?').unwrap_or((text, ""));
        if path.is_empty() {
            return Err(ContenderError::NoPath);
        }
        let mut other = OtherProgram { program: Program::new(decoded(path)?), go: Go::default() };
        for setting in settings.split('&').filter(|setting| !setting.is_empty()) {
            let not_key_value = || ContenderError::NotKeyValue(setting.to_owned());
            let (key, value) = setting.split_once('=').ok_or_else(not_key_value)?;
            other.set(&decoded(key)?, decoded(value)?)?;
        }
        Ok(other)
    }
}

impl OtherProgram {
    fn set(&mut self, key: &str, value: String) -> Result<(), ContenderError> {
        match key {
            "arg" => self.program.arguments.push(value),
            "patience" => self.program.timeouts.grace = milliseconds(&value)?,
            "folder" => self.program.folder = Some(value.into()),
            "time" => self.go.movetime = Some(milliseconds(&value)?),
            "nodes" => self.go.nodes = Some(engine::number(key, &value, 1..=1_000_000_000_000)?),
            "depth" => self.go.depth = Some(engine::number(key, &value, 1..=60)? as u32),
            _ => match key.strip_prefix("option.") {
                Some(name) => self.program.options.push((name.to_owned(), value)),
                None => return Err(ContenderError::ProgramSetting(key.to_owned())),
            },
        }
        Ok(())
    }

    /// Starts the program.
    ///
    /// # Errors
    /// It cannot be started, or does not speak the protocol.
    pub fn start(&self) -> Result<Running, ClientError> {
        Ok(Running { client: Client::start(&self.program)?, go: self.go, seed: None })
    }
}

impl fmt::Display for OtherProgram {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Program { path, arguments, folder, options, timeouts } = &self.program;
        let mut settings: Vec<(String, String)> = Vec::new();
        settings.extend(arguments.iter().map(|value| ("arg".to_owned(), value.clone())));
        settings.extend(folder.iter().map(|folder| ("folder".to_owned(), folder.display().to_string())));
        settings.extend(options.iter().map(|(name, value)| (format!("option.{name}"), value.clone())));
        settings.extend(self.go.movetime.map(|time| ("time".to_owned(), time.as_millis().to_string())));
        settings.extend(self.go.nodes.map(|nodes| ("nodes".to_owned(), nodes.to_string())));
        settings.extend(self.go.depth.map(|depth| ("depth".to_owned(), depth.to_string())));
        // What a turn without any limit takes, outside of matches with clocks.
        settings.extend((self.go == Go::default()).then(|| ("time".to_owned(), DEFAULT_TIME.as_millis().to_string())));
        let patience = (timeouts.grace != Timeouts::default().grace).then_some(timeouts.grace);
        settings.extend(patience.map(|time| ("patience".to_owned(), time.as_millis().to_string())));
        let settings: Vec<String> =
            settings.iter().map(|(key, value)| format!("{}={}", encoded(key), encoded(value))).collect();
        write!(f, "ugi:{}?{}", encoded(&path.display().to_string()), settings.join("&"))
    }
}

/// A text in which `?`, `&`, `=` and `%` stand for themselves.
fn encoded(text: &str) -> String {
    text.replace('%', "%25").replace('?', "%3F").replace('&', "%26")
}

/// Reads `%` and two hexadecimal digits as the byte of that number.
fn decoded(text: &str) -> Result<String, ContenderError> {
    let wrong = || ContenderError::Percent(text.to_owned());
    let mut parts = text.split('%');
    let mut bytes = parts.next().unwrap_or_default().as_bytes().to_vec();
    for part in parts {
        let digits = part.get(..2).filter(|digits| digits.bytes().all(|digit| digit.is_ascii_hexdigit()));
        bytes.push(u8::from_str_radix(digits.ok_or_else(wrong)?, 16).map_err(|_| wrong())?);
        bytes.extend(&part.as_bytes()[2..]);
    }
    String::from_utf8(bytes).map_err(|_| wrong())
}

/// A program that runs, at one seat of one game after the other.
#[derive(Debug)]
pub struct Running {
    client: Client,
    go: Go,
    /// The seed that it was told last.
    seed: Option<u32>,
}

impl Running {
    /// Begins another game, as the match has it: the game and its options.
    ///
    /// # Errors
    /// The program has ended, or cannot play it.
    pub fn begin(&mut self, game: &Match) -> Result<(), ClientError> {
        self.client.begin_game(game.first_position())
    }

    /// Lets the program choose a turn in the present position of the game.
    ///
    /// # Errors
    /// It ends, is silent for too long, or gives no legal turn.
    pub fn choose(&mut self, game: &Match, context: MatchContext<'_>) -> Result<AnyTurn, ClientError> {
        self.tell_seed(context.match_seed as u32)?;
        let turns: Vec<&AnyTurn> = game.turns()[..game.ply()].iter().map(|played| &played.turn).collect();
        let before = game.ply().checked_sub(1).and_then(|ply| game.position_at(ply));
        let command = PositionCommand::of_game(game.first_position(), &turns, before);
        self.client.choose(game.position(), &command, &self.go_in(game))
    }

    /// The limits of a turn: the clocks of the match beside its own, or instead of the usual ones.
    fn go_in(&self, game: &Match) -> Go {
        match game.clocks().zip(game.setup().clock) {
            None if self.go == Go::default() => Go { movetime: Some(DEFAULT_TIME), ..self.go },
            None => self.go,
            Some((left, setting)) => {
                let clocks = Clocks { left, increment: [setting.increment(); 2], turns_to_go: setting.turns_to_go() };
                Go { clocks: Some(clocks), ..self.go }
            }
        }
    }

    fn tell_seed(&mut self, seed: u32) -> Result<(), ClientError> {
        let accepts = |option: &EngineOption| option.accepts(&seed.to_string());
        // A program with another meaning of the word keeps its own seed.
        if self.seed != Some(seed) && self.client.option("Seed").is_some_and(accepts) {
            self.client.set_option("Seed", &seed.to_string())?;
            self.seed = Some(seed);
        }
        Ok(())
    }
}
