//! A parameter that is tuned.

use std::ops::RangeInclusive;
use std::str::FromStr;

use ludarium_ai::Parameter;
use ludarium_rules::excerpt;
use serde::{Deserialize, Serialize};

/// The part of the range that is the final step, if no other is given.
const STEPS_IN_RANGE: f64 = 20.0;

/// The smallest final step: whole numbers that are moved by less are mostly the same.
const LEAST_STEP: f64 = 0.5;

/// A parameter as named on the command line: `NAME`, `NAME:LOW..HIGH` or `NAME:LOW..HIGH:STEP`.
#[derive(Clone, PartialEq, Debug)]
pub struct Wanted {
    parameter: Parameter,
    name: &'static str,
    range: Option<(i32, i32)>,
    step: Option<f64>,
}

/// What is wrong with a parameter on the command line.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum WantedError {
    #[error("unknown parameter \"{quoted}\"; known: {}", names(), quoted = excerpt(name))]
    Unknown { name: String },
    #[error(
        "{name}: \"{quoted}\" is no range within {} to {}, such as {}..{}",
        most.start(), most.end(), most.start(), most.end(), quoted = excerpt(text))]
    Range { name: &'static str, text: String, most: RangeInclusive<i32> },
    #[error("{name}: \"{quoted}\" is no step: a number above 0, and at most half the range", quoted = excerpt(text))]
    Step { name: &'static str, text: String },
}

fn names() -> String {
    Parameter::ALL.map(|(_, name, _)| name).join(", ")
}

impl FromStr for Wanted {
    type Err = WantedError;

    fn from_str(text: &str) -> Result<Wanted, WantedError> {
        let mut parts = text.splitn(3, ':');
        let known = parts.next().unwrap_or_default();
        let known = Parameter::ALL.into_iter().find(|(_, name, _)| *name == known);
        let unknown = || WantedError::Unknown { name: text.split(':').next().unwrap_or_default().to_owned() };
        let (parameter, name, most) = known.ok_or_else(unknown)?;
        let range = parts.next().map(|text| range(name, text, &most)).transpose()?;
        let step = parts.next().map(|text| step(name, text, range)).transpose()?;
        Ok(Wanted { parameter, name, range, step })
    }
}

fn range(name: &'static str, text: &str, most: &RangeInclusive<i32>) -> Result<(i32, i32), WantedError> {
    let ends = text.split_once("..").and_then(|(low, high)| Some((low.parse().ok()?, high.parse().ok()?)));
    let ends = ends.filter(|(low, high)| low < high && most.contains(low) && most.contains(high));
    ends.ok_or_else(|| WantedError::Range { name, text: text.to_owned(), most: most.clone() })
}

fn step(name: &'static str, text: &str, range: Option<(i32, i32)>) -> Result<f64, WantedError> {
    let most = range.map_or(0.0, |(low, high)| f64::from(high - low) / 2.0);
    let step = text.parse().ok().filter(|step: &f64| *step > 0.0 && *step <= most);
    step.ok_or_else(|| WantedError::Step { name, text: text.to_owned() })
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tuned {
    /// Its name on the command line.
    pub name: String,
    /// The value that it begins with.
    pub start: i32,
    /// Its least value.
    pub low: i32,
    /// Its greatest value.
    pub high: i32,
    /// By how much it is moved to either side at the end.
    pub step: f64,
}

#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{name} is {start} at present, which is not within {low} to {high}")]
pub struct StartOutside {
    name: &'static str,
    start: i32,
    low: i32,
    high: i32,
}

impl Wanted {
    pub fn parameter(&self) -> Parameter {
        self.parameter
    }

    pub fn name(&self) -> &'static str {
        self.name
    }

    /// The parameter with the value that it has at present. Without a range, it is one from 0 to twice that value, within
    /// what the parameter may have.
    pub fn at(&self, start: i32) -> Result<Tuned, StartOutside> {
        let (low, high) = self.range.unwrap_or_else(|| self.usual_range(start));
        if !(low..=high).contains(&start) {
            return Err(StartOutside { name: self.name, start, low, high });
        }
        let usual_step = || (f64::from(high - low) / STEPS_IN_RANGE).max(LEAST_STEP);
        let step = self.step.unwrap_or_else(usual_step);
        Ok(Tuned { name: self.name.to_owned(), start, low, high, step })
    }

    fn usual_range(&self, start: i32) -> (i32, i32) {
        let (least, most) = Parameter::ALL
            .into_iter()
            .find(|(parameter, ..)| *parameter == self.parameter)
            .map_or((start, start), |(_, _, range)| (*range.start(), *range.end()));
        let reach = start.abs().max(4);
        ((start - reach).max(least), (start + reach).min(most))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tuned(text: &str, start: i32) -> Tuned {
        text.parse::<Wanted>().expect(text).at(start).expect(text)
    }

    #[test]
    fn ranges_and_steps_have_usual_values() {
        let usual = tuned("futility-margin", 130);
        assert_eq!((usual.low, usual.high, usual.step), (0, 260, 13.0));
        let small = tuned("late-base", 5);
        assert_eq!((small.low, small.high, small.step), (1, 10, 0.5), "no turn is left out before the first");
        let zero = tuned("razor-depth", 0);
        assert_eq!((zero.low, zero.high, zero.step), (0, 4, 0.5));
    }

    #[test]
    fn ranges_and_steps_can_be_given() {
        let given = tuned("futility-margin:50..250:8.5", 130);
        assert_eq!((given.low, given.high, given.step), (50, 250, 8.5));
        assert_eq!(tuned("delta-margin:0..200", 150).step, 10.0);
        let outside = "late-base:10..20".parse::<Wanted>().expect("a range").at(5).expect_err("5 is outside");
        assert_eq!(outside.to_string(), "late-base is 5 at present, which is not within 10 to 20");
    }

    #[test]
    fn other_texts_are_refused_with_the_reason() {
        for (text, why) in [
            ("", "unknown parameter \"\""),
            ("luck", "late-base"),
            ("luck:1..2", "\"luck\""),
            ("late-base:1", "within 1 to 200"),
            ("late-base:5..5", "within 1 to 200"),
            ("late-base:9..5", "within 1 to 200"),
            ("late-base:0..5", "within 1 to 200"),
            ("late-base:1..2147483648", "within 1 to 200"),
            ("late-base:1..9:0", "no step"),
            ("late-base:1..9:5", "no step"),
            ("late-base:1..9:NaN", "no step"),
            ("late-base:1..9:1:1", "no step"),
        ] {
            let error = text.parse::<Wanted>().expect_err(text).to_string();
            assert!(error.contains(why), "{text}: {error}");
        }
    }
}
