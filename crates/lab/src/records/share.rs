//! `share`: share codes.

use std::io::Write;
use std::path::PathBuf;

use clap::Subcommand;
use ludarium_record::study::Study;
use ludarium_record::{ludo, share};

use super::error::RecordsError;
use super::{convert, file};
use crate::error::LabError;

/// What to do with share codes.
#[derive(Subcommand, Debug)]
pub enum ShareCommand {
    /// Writes the share code of every match of a file, one a line.
    Encode {
        /// The file, in any format that `convert` reads; - is the standard input.
        #[arg(value_name = "FILE")]
        input: PathBuf,
        /// Takes only the match of that number, from 1.
        #[arg(long, value_name = "N")]
        number: Option<usize>,
    },
    /// Writes the match of a share code as .ludo text.
    Decode {
        /// The code; spaces and line ends in it mean nothing.
        #[arg(value_name = "CODE")]
        code: String,
    },
}

/// Runs the command.
pub fn run(command: &ShareCommand, out: &mut impl Write) -> Result<(), LabError> {
    let text = match command {
        ShareCommand::Encode { input, number } => convert::codes(&file::choose(file::read(input, None)?, *number)?)?,
        ShareCommand::Decode { code } => {
            let game = share::decode(code).map_err(RecordsError::from)?;
            ludo::write(&Study::from_match(&game))
        }
    };
    Ok(out.write_all(text.as_bytes())?)
}
