//! `probe`: answers JSON requests of other programs, one per line. The help text is the protocol, which must not change.

mod answer;
mod effects;
mod error;
mod request;

use std::io::{self, BufRead, Write};

use ludarium_ugi::lines::{Line, Lines};
use serde_json::{Value, json};

use error::ProbeError;
use request::Request;

/// The help text of the command, which describes the protocol.
pub const HELP: &str = r#"Answers JSON requests of other programs, one per line.

Reads one JSON object per line from standard input and answers each with one line, until the end of input:

  {"game":"tress","want":"turns"}             position, result, count, digest, turns
  {"game":"tress","want":"count"}             the same without the turns
  {"game":"tress","want":"perft","depth":3}   the number of sequences of turns
  {"game":"tress","want":"notation"}          the notation of each turn
  {"game":"tress","want":"play","turn":"dNd3"}
                                              machine text, next position, result, effects

"position":"<text>" asks about another position than the start, "options":{"key":"value"} changes options.
The digest is the SHA-256 of the sorted next positions, one for each turn, joined by newlines.
A request that cannot be met is answered by {"error":"<one line>"}, and the next line is read.
A line has at most 1 MiB. Positions with too many turns to list are refused, except by "play"."#;

/// Answers every line of the input with one line, each at once, until the input ends.
///
/// # Errors
/// The input cannot be read or the output cannot be written. Requests that cannot be met are answered.
pub fn run(input: impl BufRead, out: &mut impl Write) -> io::Result<()> {
    let mut lines = Lines::new(input);
    while let Some(line) = lines.next()? {
        let answer = match line {
            Line::Complete(bytes) => answer(bytes),
            Line::TooLong => Err(ProbeError::TooLong),
        };
        serde_json::to_writer(&mut *out, &answer.unwrap_or_else(|why| error_answer(&why)))?;
        out.write_all(b"\n")?;
        out.flush()?;
    }
    Ok(())
}

fn answer(line: &[u8]) -> Result<Value, ProbeError> {
    answer::answer(&Request::read(line)?)
}

fn error_answer(why: &ProbeError) -> Value {
    json!({ "error": one_line(&why.to_string()) })
}

/// Error texts quote the request, which may contain anything.
fn one_line(text: &str) -> String {
    const MAX_CHARS: usize = 500;
    text.chars().map(|c| if c.is_control() { ' ' } else { c }).take(MAX_CHARS).collect()
}
