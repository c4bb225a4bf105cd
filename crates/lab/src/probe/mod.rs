//! `probe`: the games for other programs, one JSON object a line. The protocol is a promise; see the help text.

mod answer;
mod effects;
mod lines;
mod request;

use std::io::{self, BufRead, Write};

use serde_json::{Value, json};

use lines::{Line, Lines};
use request::Request;

/// Answers every line of the input with one line, at once, until the input ends.
///
/// # Errors
/// The input cannot be read or the output not be written; whatever the lines say is answered.
pub fn run(input: impl BufRead, out: &mut impl Write) -> io::Result<()> {
    let mut lines = Lines::new(input);
    while let Some(line) = lines.next()? {
        let reply = match line {
            Line::Complete(bytes) => reply(bytes).unwrap_or_else(|why| refusal(&why)),
            Line::TooLong => refusal(&format!("the line is longer than {} bytes", lines::MAX_LENGTH)),
        };
        serde_json::to_writer(&mut *out, &reply)?;
        out.write_all(b"\n")?;
        out.flush()?;
    }
    Ok(())
}

fn reply(line: &[u8]) -> Result<Value, String> {
    answer::answer(&Request::read(line)?)
}

fn refusal(why: &str) -> Value {
    json!({ "error": one_line(why) })
}

/// Messages quote what was sent, which may hold anything.
fn one_line(text: &str) -> String {
    const LONGEST: usize = 500;
    text.chars().map(|c| if c.is_control() { ' ' } else { c }).take(LONGEST).collect()
}
