//! Several records in one text: the arrays in which Abstract Play publishes them.

use super::error::RecordError;
use super::{MAX_BYTES, read};
use crate::study::Study;

/// The records of a text, one after another, so that a text of any length takes no more memory than its largest record. What
/// follows an error is not read.
#[derive(Debug)]
pub struct Records<'t> {
    /// What is still to be read: records with commas between them and a bracket behind them, or one record.
    rest: &'t str,
    is_array: bool,
    is_over: bool,
    /// How many records were read.
    number: usize,
    others: usize,
}

impl<'t> Records<'t> {
    /// The records of a text, which is one of them or an array.
    pub(super) fn of(text: &'t str) -> Records<'t> {
        let text = text.trim();
        match text.strip_prefix('[') {
            Some(rest) => Records { rest, is_array: true, is_over: false, number: 0, others: 0 },
            None => Records { rest: text, is_array: false, is_over: false, number: 0, others: 0 },
        }
    }

    /// How many records of games that are unknown here were left out so far.
    #[must_use]
    pub fn others(&self) -> usize {
        self.others
    }

    fn next_text(&mut self) -> Result<Option<&'t str>, RecordError> {
        let shape = |expected| RecordError::Shape { place: "the array".to_owned(), expected };
        let mut rest = self.rest.trim_start();
        if self.number > 0 && !rest.starts_with(']') {
            rest = rest.strip_prefix(',').ok_or_else(|| shape("\",\" or \"]\" behind a record"))?.trim_start();
        }
        if let Some(behind) = rest.strip_prefix(']') {
            return if behind.trim().is_empty() { Ok(None) } else { Err(shape("nothing behind its end")) };
        }
        if !rest.starts_with('{') {
            return Err(shape("game records"));
        }
        let end = end_of_object(rest).ok_or_else(|| {
            if rest.len() > MAX_BYTES {
                RecordError::In { number: self.number + 1, error: Box::new(RecordError::TooLong) }
            } else {
                shape("\"}\" at the end of a record")
            }
        })?;
        let (record, behind) = rest.split_at(end);
        self.rest = behind;
        Ok(Some(record))
    }

    fn read_next(&mut self) -> Result<Option<Study>, RecordError> {
        if !self.is_array {
            self.is_over = true;
            return read::record(self.rest).map(Some);
        }
        while let Some(text) = self.next_text()? {
            self.number += 1;
            match read::known_record(text) {
                Ok(Some(study)) => return Ok(Some(study)),
                Ok(None) => self.others += 1,
                Err(error) => return Err(RecordError::In { number: self.number, error: Box::new(error) }),
            }
        }
        Ok(None)
    }
}

impl Iterator for Records<'_> {
    type Item = Result<Study, RecordError>;

    fn next(&mut self) -> Option<Result<Study, RecordError>> {
        if self.is_over {
            return None;
        }
        let read = self.read_next().transpose();
        self.is_over |= !matches!(read, Some(Ok(_)));
        read
    }
}

/// Where the object ends with which a text begins: behind its last brace. No more is looked at than a record can have.
fn end_of_object(text: &str) -> Option<usize> {
    let (mut depth, mut in_string, mut escaped) = (0_usize, false, false);
    for (at, byte) in text.bytes().take(MAX_BYTES).enumerate() {
        match byte {
            _ if escaped => escaped = false,
            b'\\' if in_string => escaped = true,
            b'"' => in_string = !in_string,
            _ if in_string => {}
            b'{' => depth += 1,
            b'}' => {
                depth = depth.checked_sub(1)?;
                if depth == 0 {
                    return Some(at + 1);
                }
            }
            _ => {}
        }
    }
    None
}
