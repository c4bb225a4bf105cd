//! TOML with positions: every value knows its line and column, so that an error in it can be reported there.

use std::ops::Range;

use ludarium_rules::{excerpt, excerpt_words};
use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::{MAX_BYTES, SaveError, SaveFault, VERSION};

/// A text that is TOML of the known version.
pub(super) struct Document<'t> {
    pub text: &'t str,
    root: Spanned<DeTable<'t>>,
}

impl<'t> Document<'t> {
    pub fn read(text: &'t str) -> Result<Document<'t>, SaveError> {
        if text.len() > MAX_BYTES {
            return Err(SaveError::at("", 0, SaveFault::TooLong { bytes: text.len() }));
        }
        let root = DeTable::parse(text).map_err(|error| {
            let offset = error.span().map_or(text.len(), |span| span.start);
            SaveError::at(text, offset, SaveFault::Syntax(excerpt_words(error.message().replace('\n', ", "))))
        })?;
        let document = Document { text, root };
        let version = document.root().get("version")?;
        match version.integer()? {
            VERSION => Ok(document),
            found => Err(version.fault(SaveFault::Version { found: found.to_string() })),
        }
    }

    pub fn root(&self) -> Table<'_> {
        Table { text: self.text, table: self.root.get_ref(), end: self.text.len() }
    }
}

#[derive(Clone, Copy)]
pub(super) struct Table<'d> {
    text: &'d str,
    table: &'d DeTable<'d>,
    /// Where something that is missing is reported.
    end: usize,
}

impl<'d> Table<'d> {
    /// The value of a key that must be there.
    pub fn get(&self, key: &'static str) -> Result<Value<'d>, SaveError> {
        self.find(key).ok_or_else(|| SaveError::at(self.text, self.end, SaveFault::Missing { key }))
    }

    /// The value of a key that may be there.
    pub fn find(&self, key: &str) -> Option<Value<'d>> {
        self.pairs().find(|(name, _)| *name == key).map(|(_, value)| value)
    }

    /// Refuses every key but these.
    pub fn only(&self, keys: &[&str]) -> Result<(), SaveError> {
        match self.table.keys().find(|key| !keys.contains(&key.get_ref().as_ref())) {
            None => Ok(()),
            Some(key) => {
                let fault = SaveFault::Unexpected { key: excerpt(key.get_ref()).to_string() };
                Err(SaveError::at(self.text, key.span().start, fault))
            }
        }
    }

    pub fn pairs(&self) -> impl Iterator<Item = (&'d str, Value<'d>)> {
        let text = self.text;
        self.table.iter().map(move |(key, value)| (key.get_ref().as_ref(), Value { text, value }))
    }
}

#[derive(Clone, Copy)]
pub(super) struct Value<'d> {
    text: &'d str,
    value: &'d Spanned<DeValue<'d>>,
}

impl<'d> Value<'d> {
    /// The bytes of the text that it takes up.
    pub fn span(&self) -> Range<usize> {
        self.value.span()
    }

    pub fn fault(&self, fault: impl Into<SaveFault>) -> SaveError {
        SaveError::at(self.text, self.span().start, fault)
    }

    /// A fault of one character of this string, counted from 1.
    pub fn fault_within(&self, column: usize, fault: impl Into<SaveFault>) -> SaveError {
        let mut error = self.fault(fault);
        // The quotation mark stands in the place of character 0.
        error.column += column;
        error
    }

    /// The fault that this value is something else than `expected`.
    pub fn unlike(&self, expected: &str) -> SaveError {
        let found = match self.value.get_ref() {
            DeValue::String(text) => format!("\"{}\"", excerpt(text)),
            DeValue::Integer(number) => excerpt(&number.to_string()).to_string(),
            other => format!("a value of type {}", other.type_str()),
        };
        self.fault(SaveFault::Shape { expected: expected.to_owned(), found })
    }

    pub fn string(&self) -> Result<&'d str, SaveError> {
        self.value.get_ref().as_str().ok_or_else(|| self.unlike("text in quotation marks"))
    }

    pub fn integer(&self) -> Result<u64, SaveError> {
        let number = self.value.get_ref().as_integer();
        number
            .and_then(|number| u64::from_str_radix(number.as_str(), number.radix()).ok())
            .ok_or_else(|| self.unlike("a whole number that is not negative"))
    }

    pub fn boolean(&self) -> Result<bool, SaveError> {
        self.value.get_ref().as_bool().ok_or_else(|| self.unlike("true or false"))
    }

    pub fn list(&self) -> Result<Vec<Value<'d>>, SaveError> {
        let list = self.value.get_ref().as_array().ok_or_else(|| self.unlike("a list"))?;
        Ok(list.iter().map(|value| Value { text: self.text, value }).collect())
    }

    pub fn table(&self) -> Result<Table<'d>, SaveError> {
        let table = self.value.get_ref().as_table().ok_or_else(|| self.unlike("a table"))?;
        Ok(Table { text: self.text, table, end: self.span().end })
    }
}
