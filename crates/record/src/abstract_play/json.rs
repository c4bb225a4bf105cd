//! Values of a record that know where they stand.

use serde_json::{Map, Value};

use super::error::RecordError;

/// A value and its place, such as `header.players[0]`.
pub(super) struct At<'v> {
    pub value: &'v Value,
    pub place: String,
}

impl<'v> At<'v> {
    fn shape(&self, expected: &'static str) -> RecordError {
        RecordError::Shape { place: self.name(), expected }
    }

    fn object(&self) -> Result<&'v Map<String, Value>, RecordError> {
        self.value.as_object().ok_or_else(|| self.shape("an object"))
    }

    /// The value of a key that may be missing, or `null`, as JavaScript writes what is not there.
    pub fn find(&self, key: &str) -> Result<Option<At<'v>>, RecordError> {
        let value = self.object()?.get(key).filter(|value| !value.is_null());
        let place = if self.place.is_empty() { key.to_owned() } else { format!("{}.{key}", self.place) };
        Ok(value.map(|value| At { value, place }))
    }

    /// The value of a key that must be there.
    pub fn get(&self, key: &'static str) -> Result<At<'v>, RecordError> {
        self.find(key)?.ok_or_else(|| RecordError::Missing { place: self.name(), key })
    }

    /// Where it stands, for errors.
    fn name(&self) -> String {
        if self.place.is_empty() { "the record".to_owned() } else { self.place.clone() }
    }

    /// Refuses every key but these.
    pub fn only(&self, keys: &[&str]) -> Result<(), RecordError> {
        match self.object()?.keys().find(|key| !keys.contains(&key.as_str())) {
            None => Ok(()),
            Some(key) => Err(RecordError::Unexpected { place: self.name(), key: key.clone() }),
        }
    }

    pub fn list(&self) -> Result<Vec<At<'v>>, RecordError> {
        let list = self.value.as_array().ok_or_else(|| self.shape("a list"))?;
        Ok((0..).zip(list).map(|(i, value): (usize, _)| At { value, place: format!("{}[{i}]", self.place) }).collect())
    }

    pub fn string(&self) -> Result<&'v str, RecordError> {
        self.value.as_str().ok_or_else(|| self.shape("text"))
    }

    /// Its whole number.
    pub fn integer(&self) -> Result<i64, RecordError> {
        self.value.as_i64().ok_or_else(|| self.shape("a whole number"))
    }

    pub fn boolean(&self) -> Result<bool, RecordError> {
        self.value.as_bool().ok_or_else(|| self.shape("true or false"))
    }

    /// Its text, or its number as text.
    pub fn string_or_number(&self) -> Result<String, RecordError> {
        match self.value {
            Value::String(text) => Ok(text.clone()),
            Value::Number(number) => Ok(number.to_string()),
            _ => Err(self.shape("text or a number")),
        }
    }
}
