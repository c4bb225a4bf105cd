//! The trace of a tuning in a file: JSON lines, of which the first has the settings and every other one an iteration.

use std::fs::File;
use std::io::Write as _;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use super::settings::{Settings, VERSION};
use super::tuner::Tuner;
use ludarium_lab::files::{FileError, LineError, in_file, read_text};
use ludarium_lab::results_file::{ResultsError, first_difference, open_alone};

/// The greatest length of a file in bytes: a million iterations of a few parameters.
const MAX_BYTES: u64 = 512 << 20;

/// How far a value in the file may be off: it is calculated again from the results.
const TOLERANCE: f64 = 1e-6;

/// What is wrong with a line of a trace.
#[derive(Debug, thiserror::Error)]
pub enum TraceFault {
    #[error("{0}")]
    Json(#[from] serde_json::Error),
    #[error("the settings are missing")]
    Empty,
    #[error("version {0} of the format is unknown to this program, which reads version {VERSION}")]
    Version(u32),
    #[error("iteration {found} stands where {expected} should be")]
    Order { found: u32, expected: u32 },
    #[error("an iteration of {pairs} pairs and {parameters} parameters has other results or values")]
    Numbers { pairs: u32, parameters: usize },
    #[error("the values do not follow from the results up to here")]
    Values,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Step {
    /// Its number, from 0.
    pub iteration: u32,
    /// How many games of each pair the first player has won more than it has lost.
    pub results: Vec<i32>,
    /// The values of the parameters afterwards.
    pub values: Vec<f64>,
}

#[derive(Debug)]
pub struct Trace {
    pub settings: Settings,
    /// The iterations so far.
    pub steps: Vec<Step>,
    /// The length of all whole lines in bytes.
    whole: u64,
}

/// Reads a trace. What follows the last whole line is not read.
pub fn read(path: &Path) -> anyhow::Result<Trace> {
    let text = read_text(path, MAX_BYTES)?;
    let whole = text.rfind('\n').map_or(0, |end| end + 1);
    let mut lines = (1..).zip(text[..whole].lines());
    let settings = lines.next().map_or(Err(damaged(path, 1, TraceFault::Empty)), |(_, line)| {
        read_settings(line).map_err(|why| damaged(path, 1, why))
    })?;
    let mut steps = Vec::new();
    for (number, line) in lines {
        let step = read_step(line, &settings, steps.len() as u32).map_err(|why| damaged(path, number, why))?;
        steps.push(step);
    }
    Ok(Trace { settings, steps, whole: whole as u64 })
}

fn damaged(path: &Path, line: usize, why: TraceFault) -> FileError {
    in_file(path)(LineError { line, why })
}

fn read_settings(line: &str) -> Result<Settings, TraceFault> {
    let settings: Settings = serde_json::from_str(line)?;
    if settings.version == VERSION { Ok(settings) } else { Err(TraceFault::Version(settings.version)) }
}

fn read_step(line: &str, settings: &Settings, expected: u32) -> Result<Step, TraceFault> {
    let step: Step = serde_json::from_str(line)?;
    let (pairs, parameters) = (settings.pairs, settings.parameters.len());
    let fits = step.results.len() == pairs as usize
        && step.values.len() == parameters
        && step.results.iter().all(|result| (-2..=2).contains(result));
    match step.iteration {
        found if found != expected => Err(TraceFault::Order { found, expected }),
        _ if !fits => Err(TraceFault::Numbers { pairs, parameters }),
        _ => Ok(step),
    }
}

#[derive(Debug)]
pub struct TraceFile {
    path: PathBuf,
    file: File,
}

impl TraceFile {
    /// Opens the trace of a tuning, or begins it; the tuner learns what is there already.
    pub fn open(path: &Path, settings: &Settings, tuner: &mut Tuner<'_>) -> anyhow::Result<TraceFile> {
        let file = open_alone(path)?;
        let mut opened = TraceFile { path: path.to_owned(), file };
        if !read_text(path, MAX_BYTES)?.contains('\n') {
            opened.cut(0)?;
            opened.write(settings)?;
            return Ok(opened);
        }
        let trace = read(path)?;
        if let Some((what, there, here)) = first_difference(&trace.settings, settings) {
            return Err(ResultsError::Settings { path: path.to_owned(), what, there, here }.into());
        }
        for (line, step) in (2..).zip(&trace.steps) {
            tuner.learn(&step.results);
            let is_same = |(one, other): (&f64, &f64)| (one - other).abs() <= TOLERANCE * (1.0 + other.abs());
            if !step.values.iter().zip(tuner.values()).all(is_same) {
                return Err(damaged(path, line, TraceFault::Values).into());
            }
        }
        opened.cut(trace.whole)?;
        Ok(opened)
    }

    /// Adds the iteration that the tuner has just learned from.
    pub fn add(&mut self, tuner: &Tuner<'_>, results: &[i32]) -> Result<(), ResultsError> {
        let iteration = tuner.iteration() - 1;
        self.write(&Step { iteration, results: results.to_vec(), values: tuner.values().to_vec() })
    }

    /// Drops what follows, which an interrupted run has left.
    fn cut(&mut self, length: u64) -> Result<(), ResultsError> {
        self.file.set_len(length).map_err(|why| ResultsError::Write { path: self.path.clone(), why })
    }

    fn write(&mut self, line: &impl Serialize) -> Result<(), ResultsError> {
        let text = serde_json::to_string(line).map_err(Into::into);
        let written = text.and_then(|text| self.file.write_all((text + "\n").as_bytes()));
        written.map_err(|why| ResultsError::Write { path: self.path.clone(), why })
    }
}
