//! `curves`: pictures of how trainings and tunings went.

mod draw;
mod read;
mod table;

use std::path::PathBuf;

use clap::Args;

use ludarium_lab::files::write_file;

/// The most lines of a picture.
const MOST_CURVES: usize = 32;

/// Why there is nothing to draw.
#[derive(Debug, thiserror::Error)]
pub enum CurvesError {
    #[error("{}: a trace of spsa has a picture of its own: give it alone", .0.display())]
    TraceAmongOthers(PathBuf),
    #[error("{found} curves are too many for one picture; at most {most} are", most = MOST_CURVES)]
    TooMany { found: usize },
    #[error("{}: there is no iteration yet", .0.display())]
    NoIteration(PathBuf),
    #[error("--column is for the tables of train, not for a trace of spsa")]
    NoColumns,
    #[error("the curves cannot be drawn: {0}")]
    Drawing(String),
}

/// Arguments of `curves`.
#[derive(Args, Debug)]
pub struct CurvesArgs {
    /// Tables of `train --curve`, drawn into one picture, or one trace of `spsa --out`.
    #[arg(value_name = "FILE", required = true, num_args = 1..)]
    pub files: Vec<PathBuf>,
    /// A column of the tables to draw; can be given several times [default: training and held out].
    #[arg(long = "column", value_name = "NAME")]
    pub columns: Vec<String>,
    /// The heading of the picture.
    #[arg(long, value_name = "TEXT")]
    pub title: Option<String>,
    /// The width in pixels.
    #[arg(long, value_name = "PIXELS", default_value_t = 800, value_parser = clap::value_parser!(u32).range(200..=4096))]
    pub width: u32,
    /// The height in pixels.
    #[arg(long, value_name = "PIXELS", default_value_t = 480, value_parser = clap::value_parser!(u32).range(150..=4096))]
    pub height: u32,
    /// The SVG file to write.
    #[arg(long, value_name = "FILE")]
    pub out: PathBuf,
}

/// One line of a picture.
#[derive(Clone, PartialEq, Debug)]
struct Curve {
    name: String,
    /// The points, in the order of the horizontal axis.
    points: Vec<(f64, f64)>,
    /// Curves of one number share a colour.
    colour: usize,
    /// Which of the ways to draw a line: 0 is solid.
    style: usize,
}

/// All lines of a picture, and what its axes mean.
#[derive(Clone, PartialEq, Debug)]
struct Picture {
    across: String,
    up: &'static str,
    curves: Vec<Curve>,
}

pub fn run(args: &CurvesArgs) -> anyhow::Result<()> {
    let picture = read::picture(args)?;
    let text = draw::svg(&picture, args.title.as_deref(), (args.width, args.height))?;
    Ok(write_file(&args.out, text)?)
}
