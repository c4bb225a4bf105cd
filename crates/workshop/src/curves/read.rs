//! The curves of files.

use std::path::Path;

use ludarium_rules::excerpt;

use super::table::Table;
use super::{Curve, CurvesArgs, CurvesError, MOST_CURVES, Picture};
use crate::spsa::{Trace, Tuned, read_trace};
use ludarium_lab::files::{LineError, in_file, read_text};

/// The greatest length of a table in bytes.
const MAX_BYTES: u64 = 16 << 20;

/// The columns that are drawn if none is named: the first one with a solid line.
const USUAL_COLUMNS: [&str; 2] = ["held out", "training"];

/// What the files say.
pub fn picture(args: &CurvesArgs) -> anyhow::Result<Picture> {
    let picture = match args.files.as_slice() {
        [path] if is_trace(path)? => of_trace(path, args)?,
        paths => of_tables(paths.iter().map(AsRef::as_ref), &args.columns)?,
    };
    match picture.curves.len() {
        found if found > MOST_CURVES => Err(CurvesError::TooMany { found }.into()),
        _ => Ok(picture),
    }
}

/// Whether a file is a trace of `spsa`, which begins with an object.
fn is_trace(path: &Path) -> anyhow::Result<bool> {
    use std::io::Read as _;
    let mut first = [0];
    let length = std::fs::File::open(path).and_then(|mut file| file.read(&mut first)).map_err(in_file(path))?;
    Ok(length == 1 && first == [b'{'])
}

fn of_tables<'a>(paths: impl Iterator<Item = &'a Path>, columns: &[String]) -> anyhow::Result<Picture> {
    let mut picture = Picture { across: String::new(), up: "log-loss", curves: Vec::new() };
    for (colour, path) in paths.enumerate() {
        if is_trace(path)? {
            return Err(CurvesError::TraceAmongOthers(path.to_owned()).into());
        }
        let table = Table::parse(&read_text(path, MAX_BYTES)?).map_err(in_file(path))?;
        let usual: Vec<&str> = USUAL_COLUMNS.to_vec();
        let wanted = if columns.is_empty() { usual } else { columns.iter().map(String::as_str).collect() };
        for (style, column) in wanted.into_iter().enumerate() {
            let missing = || {
                let why = MissingColumn { name: column.to_owned(), known: table.names[1..].join(", ") };
                in_file(path)(LineError { line: 1, why })
            };
            let points = table.points(column).ok_or_else(missing)?;
            picture.curves.push(Curve { name: format!("{}, {column}", name_of(path)), points, colour, style });
        }
        picture.across.clone_from(&table.names[0]);
    }
    Ok(picture)
}

/// A table without the column that is to be drawn.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no column \"{quoted}\"; there are {known}", quoted = excerpt(name))]
struct MissingColumn {
    name: String,
    known: String,
}

/// The name of a run: that of its file, without folder and ending.
fn name_of(path: &Path) -> String {
    path.file_stem().unwrap_or(path.as_os_str()).to_string_lossy().into_owned()
}

/// The parameters of a tuning, each as a part of its range, so that one picture has room for all.
fn of_trace(path: &Path, args: &CurvesArgs) -> anyhow::Result<Picture> {
    if !args.columns.is_empty() {
        return Err(CurvesError::NoColumns.into());
    }
    let Trace { settings, steps, .. } = read_trace(path)?;
    if steps.is_empty() {
        return Err(CurvesError::NoIteration(path.to_owned()).into());
    }
    let curve = |(place, tuned): (usize, &Tuned)| {
        let Tuned { name, start, low, high, .. } = tuned;
        let (least, most) = (f64::from(*low), f64::from(*high));
        let share = |value: f64| 100.0 * (value - least) / (most - least).max(1.0);
        let later = steps.iter().map(|step| (f64::from(step.iteration) + 1.0, share(step.values[place])));
        let points = std::iter::once((0.0, share(f64::from(*start)))).chain(later).collect();
        Curve { name: format!("{name} ({low} to {high})"), points, colour: place, style: 0 }
    };
    let curves = settings.parameters.iter().enumerate().map(curve).collect();
    Ok(Picture { across: "iteration".to_owned(), up: "value, % of its range", curves })
}
