//! `ugi`: plays for other programs, by the Universal Game Interface.

mod error;
mod limits;
mod output;
mod play;
mod search;
mod session;
mod settings;

use std::io::{BufRead, Write};

use clap::Args;
use ludarium_rules::GameId;
use ludarium_ugi::lines::{Line, Lines};

use error::UgiError;
use output::Output;
use session::{Next, Session};

/// Arguments of `ugi`.
#[derive(Args, Clone, Copy, Debug)]
pub struct UgiArgs {
    /// The game that is played unless the option Game says otherwise.
    #[arg(default_value = "tress")]
    pub game: GameId,
}

/// Obeys the commands of the input until `quit` or the end of the input. Commands that cannot be met are answered by
/// `info string error: …`, and the next one is read.
pub fn run(args: UgiArgs, input: impl BufRead, out: impl Write + Send + 'static) -> anyhow::Result<()> {
    let output = Output::new(out);
    let mut session = Session::new(args.game, output.clone())?;
    let mut lines = Lines::new(input);
    while let Some(line) = lines.next()? {
        let next = match line {
            Line::Complete(bytes) => obey(&mut session, bytes),
            Line::TooLong => Err(UgiError::TooLong),
        };
        match next {
            Ok(Next::Read) => {}
            Ok(Next::Quit) => break,
            Err(why) => output.error(&why),
        }
    }
    Ok(())
}

fn obey(session: &mut Session, line: &[u8]) -> Result<Next, UgiError> {
    let line = std::str::from_utf8(line)?.trim();
    if line.is_empty() { Ok(Next::Read) } else { session.obey(line.parse()?) }
}
