//! `picture`: draws a position, or one of a match, as SVG or PNG.

use std::path::{Path, PathBuf};
use std::str::FromStr;

use clap::Args;
use ludarium_diagram::{
    ArrowKind, Diagram, DiagramError, GREATEST_SIZE, LEAST_SIZE, MarkKind, UnknownArrow, UnknownMark, named_cell,
};
use ludarium_library::picture_of;
use ludarium_rules::{AnyPosition, GameId, UnknownGame};

use crate::files::{in_file, write_file};
use crate::match_file::MatchText;
use crate::picture_args::{BoardArgs, CaptionArg, said};
use crate::start::{KeyValue, open, pairs};

/// Arguments of `picture`.
#[derive(Args, Debug)]
pub struct PictureArgs {
    /// The game, or a file of matches, or of one position, in any format.
    #[arg(value_name = "GAME or FILE")]
    pub subject: Subject,
    /// The position text.
    #[arg(long, value_name = "TEXT", default_value = "start")]
    pub position: String,
    /// An option of the game; can be given several times.
    #[arg(long = "option", value_name = "KEY=VALUE")]
    pub options: Vec<KeyValue>,
    /// A turn that is played first and marked.
    #[arg(long, value_name = "TURN")]
    pub turn: Option<String>,
    /// Which match of a file.
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub number: usize,
    /// The position of a match: after how many plies; the last one if it is not given.
    #[arg(long, value_name = "PLY")]
    pub ply: Option<usize>,
    /// What is said of the players of a match beside the board, separated by commas.
    #[arg(long, value_enum, value_name = "WHAT", value_delimiter = ',', default_value = "none")]
    pub captions: Vec<CaptionArg>,
    /// Width and height in pixels; captions add to the height.
    #[arg(long, value_name = "N", default_value_t = 800,
        value_parser = clap::value_parser!(u32).range(i64::from(LEAST_SIZE)..=i64::from(GREATEST_SIZE)))]
    pub size: u32,
    /// How the board is drawn.
    #[command(flatten)]
    pub board: BoardArgs,
    /// A mark on a cell, such as target:d3; can be given several times.
    #[arg(long = "mark", value_name = "KIND:CELL")]
    pub marks: Vec<MarkArg>,
    /// An arrow along cells, such as hint:d2-d3 or d2-d3-d4; can be given several times.
    #[arg(long = "arrow", value_name = "[KIND:]CELL-CELL", value_parser = ArrowArg::from_str)]
    pub arrows: Vec<ArrowArg>,
    /// The file to write; its name ends in .svg or .png.
    #[arg(short, long, value_name = "FILE", visible_alias = "out")]
    pub output: PathBuf,
}

/// What is drawn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Subject {
    Game(GameId),
    File(PathBuf),
}

impl FromStr for Subject {
    type Err = UnknownGame;

    fn from_str(text: &str) -> Result<Subject, UnknownGame> {
        match text.parse() {
            Ok(game) => Ok(Subject::Game(game)),
            // Whatever has a point or a slash in it is meant as a file.
            Err(error) if !text.contains(['.', '/', '\\']) && text != "-" && !Path::new(text).exists() => Err(error),
            Err(_) => Ok(Subject::File(text.into())),
        }
    }
}

/// A mark as typed on the command line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MarkArg {
    kind: MarkKind,
    cell: String,
}

/// Why a mark cannot be read.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum MarkArgError {
    #[error("expected KIND:CELL, such as target:d3")]
    NoKind,
    #[error(transparent)]
    Kind(#[from] UnknownMark),
}

impl FromStr for MarkArg {
    type Err = MarkArgError;

    fn from_str(text: &str) -> Result<MarkArg, MarkArgError> {
        let (kind, cell) = text.split_once(':').ok_or(MarkArgError::NoKind)?;
        Ok(MarkArg { kind: kind.parse()?, cell: cell.to_owned() })
    }
}

/// An arrow as typed on the command line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ArrowArg {
    kind: ArrowKind,
    cells: Vec<String>,
}

impl FromStr for ArrowArg {
    type Err = UnknownArrow;

    fn from_str(text: &str) -> Result<ArrowArg, UnknownArrow> {
        let (kind, cells) = match text.split_once(':') {
            Some((kind, cells)) => (kind.parse()?, cells),
            None => (ArrowKind::Hint, text),
        };
        Ok(ArrowArg { kind, cells: cells.split('-').map(str::to_owned).collect() })
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Format {
    Svg,
    Png,
}

#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the name of a picture ends in .svg or .png")]
struct UnknownFormat;

/// A command line that speaks of something else than its subject.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
enum SubjectError {
    #[error("--number, --ply and --captions are for a file of matches, not for a game")]
    NotOfMatch,
    #[error("--position, --option and --turn are for a game, not for a file of matches: --ply chooses the position")]
    NotOfGame,
}

pub fn run(args: &PictureArgs) -> anyhow::Result<()> {
    let format = format_of(&args.output).map_err(in_file(&args.output))?;
    let diagram = diagram(args)?;
    let bytes = match format {
        Format::Svg => diagram.svg()?.into_bytes(),
        Format::Png => diagram.compact_png()?,
    };
    Ok(write_file(&args.output, bytes)?)
}

fn format_of(path: &Path) -> Result<Format, UnknownFormat> {
    match path.extension().and_then(|extension| extension.to_str()) {
        Some("svg") => Ok(Format::Svg),
        Some("png") => Ok(Format::Png),
        _ => Err(UnknownFormat),
    }
}

fn diagram(args: &PictureArgs) -> anyhow::Result<Diagram> {
    let (position, diagram) = match &args.subject {
        Subject::Game(game) => of_game(*game, args)?,
        Subject::File(path) => of_match(path, args)?,
    };
    let diagram = diagram
        .palette(args.board.palette)
        .size(args.size)
        .turned(args.board.near())
        .coordinates(!args.board.no_coordinates);
    Ok(with_arrows(with_marks(diagram, &position, &args.marks)?, &position, &args.arrows)?)
}

fn of_game(game: GameId, args: &PictureArgs) -> anyhow::Result<(AnyPosition, Diagram)> {
    if args.number != 1 || args.ply.is_some() || args.captions != [CaptionArg::None] {
        return Err(SubjectError::NotOfMatch.into());
    }
    let position = open(game, &args.position, &pairs(&args.options))?;
    let diagram = match &args.turn {
        Some(turn) => Diagram::after(&position, turn)?,
        None => Diagram::new(&position),
    };
    Ok((position, diagram))
}

fn of_match(path: &Path, args: &PictureArgs) -> anyhow::Result<(AnyPosition, Diagram)> {
    if args.position != "start" || !args.options.is_empty() || args.turn.is_some() {
        return Err(SubjectError::NotOfGame.into());
    }
    let text = MatchText::read(path)?;
    if let Some(position) = text.position() {
        let diagram = Diagram::new(&position);
        return Ok((position, diagram));
    }
    let read = text.nth(args.number, None)?;
    let (game, study) = (read.clone().into_match(), read.into_study());
    let diagram = picture_of(&game, args.ply.unwrap_or_else(|| game.ply()), &said(&game, &study, &args.captions))?;
    // All positions of a match have the same names of cells.
    Ok((game.position().clone(), diagram))
}

fn with_marks(diagram: Diagram, position: &AnyPosition, marks: &[MarkArg]) -> Result<Diagram, DiagramError> {
    marks.iter().try_fold(diagram, |diagram, mark| Ok(diagram.mark(mark.kind, named_cell(position, &mark.cell)?)))
}

fn with_arrows(diagram: Diagram, position: &AnyPosition, arrows: &[ArrowArg]) -> Result<Diagram, DiagramError> {
    arrows.iter().try_fold(diagram, |diagram, arrow| {
        let cells = arrow.cells.iter().map(|name| named_cell(position, name)).collect::<Result<Vec<_>, _>>()?;
        Ok(diagram.arrow(arrow.kind, cells))
    })
}
