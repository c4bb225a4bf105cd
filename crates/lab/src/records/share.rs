//! `share`: share codes.

use std::io::Write;
use std::path::PathBuf;

use clap::Subcommand;
use ludarium_record::study::Study;
use ludarium_record::{ludo, share};

use super::{RecordsError, convert};
use crate::match_file::{MatchText, read_match};

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

pub fn run(command: &ShareCommand, out: &mut impl Write) -> anyhow::Result<()> {
    match command {
        ShareCommand::Encode { input, number: Some(number) } => {
            let study = read_match(input, *number)?.into_study();
            convert::write_codes(std::iter::once(Ok(study)), out)
        }
        ShareCommand::Encode { input, number: None } => {
            let text = MatchText::read(input)?;
            convert::write_codes(text.matches(None).map(|read| Ok(read?.into_study())), out)
        }
        ShareCommand::Decode { code } => {
            let game = share::decode(code).map_err(RecordsError::from)?;
            Ok(out.write_all(ludo::write(&Study::from_match(&game)).as_bytes())?)
        }
    }
}
