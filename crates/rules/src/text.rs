//! What the texts of several games share: fields, rows of cells, the side to move, and a cursor over typed turns.

use std::fmt::{self, Write as _};

use crate::{Cell, Message, Side, TextError, TurnError, excerpt};

/// The field that says whose turn it is.
const SIDE: &str = "side to move";

/// The fields of a position text, separated by single spaces.
pub(crate) struct Fields<'a> {
    rest: Option<&'a str>,
    /// The column of the rest, in characters from 1.
    column: usize,
}

#[derive(Clone, Copy)]
pub(crate) struct Field<'a> {
    /// What errors call it.
    pub name: &'static str,
    /// Its text; never empty.
    pub text: &'a str,
    /// The column of its first character, from 1.
    pub column: usize,
}

impl<'a> Fields<'a> {
    pub(crate) const fn new(text: &'a str) -> Fields<'a> {
        Fields { rest: Some(text), column: 1 }
    }

    /// The next field.
    ///
    /// # Errors
    /// It is missing or empty.
    pub(crate) fn next(&mut self, name: &'static str) -> Result<Field<'a>, TextError> {
        let column = self.column;
        // Without a space before it, a missing field would begin two columns after the last one.
        let missing = || TextError::new(name, column, format!("the {name} is missing"));
        let rest = self.rest.ok_or_else(missing)?;
        let (text, rest) = rest.split_once(' ').map_or((rest, None), |(text, rest)| (text, Some(rest)));
        self.rest = rest;
        self.column += text.chars().count() + 1;
        if text.is_empty() { Err(missing()) } else { Ok(Field { name, text, column }) }
    }

    /// Refuses anything after the last field.
    pub(crate) fn end(self, last: &'static str) -> Result<(), TextError> {
        match self.rest {
            None => Ok(()),
            Some(_) => Err(TextError::new(last, self.column - 1, format!("nothing may follow the {last}"))),
        }
    }
}

impl<'a> Field<'a> {
    /// An error `offset` characters into the field.
    pub(crate) fn fail(&self, offset: usize, what: impl Into<String>) -> TextError {
        TextError::new(self.name, self.column + offset, what)
    }

    /// An error `offset` characters into the field: what stands on these cells breaks a rule.
    pub(crate) fn refuse(
        &self,
        offset: usize,
        fault: impl Into<Message>,
        cells: impl IntoIterator<Item = Cell>,
    ) -> TextError {
        TextError::of_fault(self.name, self.column + offset, fault, cells)
    }

    /// Its parts between separators, as fields of the same name; a part may be empty.
    pub(crate) fn split(self, separator: char) -> impl Iterator<Item = Field<'a>> {
        let mut column = self.column;
        self.text.split(separator).map(move |text| {
            let part = Field { name: self.name, text, column };
            column += text.chars().count() + 1;
            part
        })
    }
}

/// Reads the side to move, the next field of a text.
pub(crate) fn read_side(fields: &mut Fields<'_>) -> Result<Side, TextError> {
    let field = fields.next(SIDE)?;
    let mut letters = field.text.chars();
    let side = letters.next().and_then(Side::from_letter).ok_or_else(|| field.fail(0, "\"w\" or \"b\" is expected"))?;
    if letters.next().is_some() { Err(field.fail(1, "\"w\" or \"b\" alone is expected")) } else { Ok(side) }
}

/// A board written row by row from the top, `/` between rows, one letter a filled cell, a decimal number a run of empty
/// ones.
#[derive(Clone, Copy)]
pub(crate) struct Rows {
    pub rows: u8,
    pub width: u8,
    /// What a row is called: "rank" or "line".
    pub word: &'static str,
    /// The number of the lowest row for people: 1, or 2 in Gess.
    pub first: u8,
}

/// A filled cell of a board text.
#[derive(Clone, Copy)]
pub(crate) struct Spot {
    /// The row, 0 is the lowest.
    pub row: u8,
    /// The place in the row, 0 is the leftmost.
    pub file: u8,
    /// How many characters of the field come before it; [`Field::fail`] takes this.
    pub offset: usize,
}

impl Rows {
    /// Reads a board: every filled cell is handed to `put` with its letter, from the top left on.
    ///
    /// "Texts are canonical: digit runs are maximal (no two side by side, no 0)."
    pub(crate) fn read(
        self,
        field: Field<'_>,
        mut put: impl FnMut(Spot, char) -> Result<(), TextError>,
    ) -> Result<(), TextError> {
        let mut row = self.rows;
        for line in field.split('/') {
            row = row
                .checked_sub(1)
                .ok_or_else(|| line.fail(0, format!("there are only {} {}s", self.rows, self.word)))?;
            self.read_row(field, line, row, &mut put)?;
        }
        match row {
            0 => Ok(()),
            _ => Err(field.fail(
                field.text.chars().count(),
                format!("{} is missing: {} {}s are needed", self.name(row - 1), self.rows, self.word),
            )),
        }
    }

    fn read_row(
        self,
        field: Field<'_>,
        line: Field<'_>,
        row: u8,
        put: &mut impl FnMut(Spot, char) -> Result<(), TextError>,
    ) -> Result<(), TextError> {
        let (mut file, mut rest, mut offset) = (0_u8, line.text, 0);
        while let Some(letter) = rest.chars().next() {
            let run = run_at(rest);
            let taken = if run.is_empty() { 1 } else { self.run(run).map_err(|what| line.fail(offset, what))? };
            if file + taken > self.width {
                return Err(line.fail(offset, format!("{} has more than {} cells", self.name(row), self.width)));
            }
            if run.is_empty() {
                put(Spot { row, file, offset: line.column - field.column + offset }, letter)?;
            }
            let read = if run.is_empty() { letter.len_utf8() } else { run.len() };
            offset += rest[..read].chars().count();
            rest = &rest[read..];
            file += taken;
        }
        if file < self.width {
            let what = format!("{} has only {file} of its {} cells", self.name(row), self.width);
            return Err(line.fail(offset, what));
        }
        Ok(())
    }

    fn run(self, digits: &str) -> Result<u8, String> {
        let run = digits.parse::<u8>().ok().filter(|run| (1..=self.width).contains(run));
        match run {
            Some(run) if !digits.starts_with('0') => Ok(run),
            _ => Err(format!("a run of empty cells is a number from 1 to {}, not {}", self.width, excerpt(digits))),
        }
    }

    fn name(self, row: u8) -> String {
        format!("{} {}", self.word, row + self.first)
    }

    /// Writes a board; `letter` gives what stands in a row and file.
    pub(crate) fn write(self, f: &mut fmt::Formatter<'_>, letter: impl Fn(u8, u8) -> Option<char>) -> fmt::Result {
        for row in (0..self.rows).rev() {
            let mut run = 0;
            for file in 0..self.width {
                match letter(row, file) {
                    None => run += 1,
                    Some(letter) => {
                        write_run(f, std::mem::take(&mut run))?;
                        f.write_char(letter)?;
                    }
                }
            }
            write_run(f, run)?;
            if row > 0 {
                f.write_char('/')?;
            }
        }
        Ok(())
    }
}

fn write_run(f: &mut fmt::Formatter<'_>, run: u8) -> fmt::Result {
    if run > 0 { write!(f, "{run}") } else { Ok(()) }
}

/// The digits at the front of a text.
fn run_at(text: &str) -> &str {
    let end = text.find(|letter: char| !letter.is_ascii_digit()).unwrap_or(text.len());
    &text[..end]
}

/// Reads a typed turn part by part.
#[derive(Clone)]
pub(crate) struct Cursor<'a> {
    text: &'a str,
    column: usize,
}

impl<'a> Cursor<'a> {
    pub(crate) const fn new(text: &'a str) -> Cursor<'a> {
        Cursor { text, column: 1 }
    }

    /// What has not been read yet.
    pub(crate) const fn rest(&self) -> &'a str {
        self.text
    }

    /// Takes the next character if the function makes something of it.
    pub(crate) fn take<T>(&mut self, make: impl Fn(char) -> Option<T>) -> Option<T> {
        let letter = self.text.chars().next()?;
        let made = make(letter)?;
        self.text = &self.text[letter.len_utf8()..];
        self.column += 1;
        Some(made)
    }

    /// Takes the next character if it is this one.
    pub(crate) fn flag(&mut self, flag: char) -> bool {
        self.take(|letter| (letter == flag).then_some(())).is_some()
    }

    /// Takes a whole number without a leading zero that fits.
    pub(crate) fn number(&mut self) -> Option<u8> {
        let digits = run_at(self.text);
        let number = digits.parse().ok().filter(|_| !digits.starts_with('0') || digits == "0")?;
        self.column += digits.len();
        self.text = &self.text[digits.len()..];
        Some(number)
    }

    /// An error at the next character.
    pub(crate) fn fail(&self, what: impl Into<String>) -> TurnError {
        TurnError::Unreadable { column: self.column, what: what.into() }
    }

    /// Refuses anything that is left.
    pub(crate) fn end(&self) -> Result<(), TurnError> {
        if self.text.is_empty() { Ok(()) } else { Err(self.fail("nothing more is expected here")) }
    }
}
