//! Reading lines of bytes of any length, of which long ones are not kept.

use std::io::{self, BufRead, Read};

/// The greatest length of a line in bytes; a longer one is skipped without being kept in memory.
pub const MAX_LENGTH: u64 = 1 << 20;

/// A line of the input.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Line<'a> {
    /// A line without its newline.
    Complete(&'a [u8]),
    /// A line of more than [`MAX_LENGTH`] bytes.
    TooLong,
}

/// The lines of an input.
#[derive(Debug)]
pub struct Lines<R> {
    input: R,
    buffer: Vec<u8>,
}

impl<R: BufRead> Lines<R> {
    /// The lines of `input`.
    pub fn new(input: R) -> Lines<R> {
        Lines { input, buffer: Vec::new() }
    }

    /// The next line; `None` at the end of the input.
    ///
    /// # Errors
    /// The input cannot be read.
    #[expect(clippy::should_implement_trait, reason = "a line borrows the buffer, which no iterator can offer")]
    pub fn next(&mut self) -> io::Result<Option<Line<'_>>> {
        self.buffer.clear();
        let read = self.input.by_ref().take(MAX_LENGTH + 1).read_until(b'\n', &mut self.buffer)?;
        if read == 0 {
            return Ok(None);
        }
        if self.buffer.last() == Some(&b'\n') {
            self.buffer.pop();
        } else if read as u64 > MAX_LENGTH {
            self.input.skip_until(b'\n')?;
            return Ok(Some(Line::TooLong));
        }
        Ok(Some(Line::Complete(&self.buffer)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lengths(input: &[u8]) -> Vec<Option<usize>> {
        let mut lines = Lines::new(input);
        let mut lengths = Vec::new();
        while let Some(line) = lines.next().expect("memory does not fail") {
            lengths.push(match line {
                Line::Complete(bytes) => Some(bytes.len()),
                Line::TooLong => None,
            });
        }
        lengths
    }

    #[test]
    fn the_last_line_needs_no_newline() {
        assert_eq!(lengths(b""), []);
        assert_eq!(lengths(b"ab\n\nc"), [Some(2), Some(0), Some(1)]);
    }

    #[test]
    fn a_line_that_is_too_long_is_skipped_whole() {
        let longest = MAX_LENGTH as usize;
        for (length, seen) in [(longest, Some(longest)), (longest + 1, None), (3 * longest, None)] {
            let input = [vec![b'x'; length], b"\nab\n".to_vec()].concat();
            assert_eq!(lengths(&input), [seen, Some(2)]);
        }
    }
}
