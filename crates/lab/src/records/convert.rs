//! `convert`: matches from one format to another.

use std::fs;
use std::io::Write;
use std::path::PathBuf;
use std::time::SystemTime;

use clap::{Args, ValueEnum};
use ludarium_record::study::Study;
use ludarium_record::{Match, abstract_play, ludo, share};
use ludarium_rules::GameId;

use super::error::RecordsError;
use super::file;
use crate::error::LabError;

/// Arguments of `convert`.
#[derive(Args, Debug)]
pub struct ConvertArgs {
    /// The file to read, in any of these formats; - is the standard input.
    #[arg(value_name = "FILE")]
    pub input: PathBuf,
    /// What to write.
    #[arg(long, value_name = "FORMAT")]
    pub to: Format,
    /// The game of turns without tags.
    #[arg(long)]
    pub game: Option<GameId>,
    /// Takes only the match of that number, from 1.
    #[arg(long, value_name = "N")]
    pub number: Option<usize>,
    /// The file to write; without it, the standard output.
    #[arg(short, long, value_name = "FILE")]
    pub output: Option<PathBuf>,
}

/// The formats.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum Format {
    /// `.ludo` text: any number of matches with all that is said about them.
    Ludo,
    /// A saved match of Ludarium, in TOML: the main line and the clocks.
    Save,
    /// A game record of Abstract Play, in JSON: a finished match of Gess.
    AbstractPlay,
    /// The turns of the main line and nothing else.
    Turns,
    /// Share codes, one a line.
    Code,
}

/// Runs the command.
pub fn run(args: &ConvertArgs, out: &mut impl Write) -> Result<(), LabError> {
    let studies = file::choose(file::read(&args.input, args.game)?, args.number)?;
    let text = written(&studies, args.to)?;
    match &args.output {
        None => Ok(out.write_all(text.as_bytes())?),
        Some(path) => fs::write(path, text).map_err(|why| LabError::File { path: path.clone(), why: Box::new(why) }),
    }
}

fn written(studies: &[Study], format: Format) -> Result<String, RecordsError> {
    match format {
        Format::Ludo => Ok(ludo::write_all(studies)),
        Format::Code => codes(studies),
        Format::Turns => Ok(ludo::write_turns(only(studies)?)),
        Format::AbstractPlay => {
            let now = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default();
            Ok(abstract_play::write(only(studies)?, now.as_secs())?)
        }
        Format::Save => {
            let text = only(studies)?.to_match().to_text();
            // A save knows clocks exactly, and so cannot say everything that a text can.
            Match::from_text(&text)?;
            Ok(text)
        }
    }
}

/// The share codes of matches, one a line.
pub fn codes(studies: &[Study]) -> Result<String, RecordsError> {
    let code = |study: &Study| Ok(share::encode(&study.to_match())? + "\n");
    studies.iter().map(code).collect()
}

/// The one match.
fn only(studies: &[Study]) -> Result<&Study, RecordsError> {
    match studies {
        [study] => Ok(study),
        _ => Err(RecordsError::Several { found: studies.len() }),
    }
}
