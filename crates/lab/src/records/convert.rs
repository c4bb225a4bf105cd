//! `convert`: matches from one format to another.

use std::io::{BufWriter, Write};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use clap::{Args, ValueEnum};
use ludarium_record::study::Study;
use ludarium_record::{Match, PasteError, Player, Setup, abstract_play, ludo, share};
use ludarium_rules::GameId;
use tempfile::NamedTempFile;

use super::RecordsError;
use crate::files::in_file;
use crate::match_file::MatchText;
use crate::start::{KeyValue, NotOneGame};

/// Arguments of `convert`.
#[derive(Args, Debug)]
pub struct ConvertArgs {
    /// The file to read, in any of these formats; - is the standard input.
    #[arg(value_name = "FILE")]
    pub input: PathBuf,
    /// What to write.
    #[arg(long, value_name = "FORMAT")]
    pub to: Format,
    /// The game of turns without tags.
    #[arg(long)]
    pub game: Option<GameId>,
    /// An option of the game of turns without tags; can be given several times.
    #[arg(long = "option", value_name = "KEY=VALUE")]
    pub options: Vec<KeyValue>,
    /// The position with which turns without tags begin.
    #[arg(long, value_name = "TEXT", default_value = "start")]
    pub position: String,
    /// Takes only the match of that number, from 1.
    #[arg(long, value_name = "N")]
    pub number: Option<usize>,
    /// The file to write; without it, the standard output.
    #[arg(short, long, value_name = "FILE")]
    pub output: Option<PathBuf>,
}

/// The formats.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum Format {
    /// `.ludo` text: any number of matches with all that is said about them.
    Ludo,
    /// A saved match of Ludarium, in TOML: the main line and the clocks.
    Save,
    /// A game record of Abstract Play, in JSON: a finished match of Gess.
    AbstractPlay,
    /// The turns of the main line and nothing else.
    Turns,
    /// Share codes, one a line.
    Code,
}

pub fn run(args: &ConvertArgs, out: &mut impl Write) -> anyhow::Result<()> {
    let Some(path) = &args.output else { return write(args, out) };
    // Beside the file and in its place at the end, so that what was there stays until all is well.
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let mut file = BufWriter::new(NamedTempFile::new_in(folder).map_err(in_file(path))?);
    write(args, &mut file)?;
    let file = file.into_inner().map_err(|error| in_file(path)(error.into_error()))?;
    file.persist(path).map_err(|error| in_file(path)(error.error))?;
    Ok(())
}

fn write(args: &ConvertArgs, out: &mut impl Write) -> anyhow::Result<()> {
    let text = MatchText::read(&args.input)?;
    let mut studies = chosen(&text, args)?;
    match args.to {
        Format::Ludo => {
            for (number, study) in studies.enumerate() {
                let between = if number > 0 { "\n" } else { "" };
                write!(out, "{between}{}", ludo::write(&study?))?;
            }
        }
        Format::Code => write_codes(studies, out)?,
        _ => {
            let study = studies.next().ok_or(RecordsError::Several { found: 0 })??;
            let others = studies.try_fold(0, |count, study| study.map(|_| count + 1))?;
            if others > 0 {
                return Err(RecordsError::Several { found: others + 1 }.into());
            }
            out.write_all(one(&study, args.to)?.as_bytes())?;
        }
    }
    Ok(())
}

/// The matches of a text that are asked for.
fn chosen<'t>(
    text: &'t MatchText,
    args: &ConvertArgs,
) -> anyhow::Result<Box<dyn Iterator<Item = anyhow::Result<Study>> + 't>> {
    if args.position != "start" || !args.options.is_empty() {
        return Ok(Box::new(std::iter::once(Ok(turns(text, args)?))));
    }
    if let Some(number) = args.number {
        let read = text.nth(number, args.game)?;
        return Ok(Box::new(std::iter::once(Ok(read.into_study()))));
    }
    Ok(Box::new(text.matches(args.game).map(|read| Ok(read?.into_study()))))
}

/// The match of turns without tags that begin as the command line says.
fn turns(text: &MatchText, args: &ConvertArgs) -> anyhow::Result<Study> {
    let game = args.game.ok_or(NotOneGame)?;
    let players = ["White", "Black"].map(|name| Player::Human { name: name.to_owned() });
    let options = args.options.iter().map(|KeyValue(key, value)| (key.clone(), value.clone())).collect();
    let start = (args.position != "start").then(|| args.position.clone());
    let setup = Setup { options, start, ..Setup::new(game, players) };
    let read = ludo::read_turns(setup, text.text())?;
    Ok(read.map_err(|error| text.refuse(PasteError::Turns { game, error }))?)
}

fn one(study: &Study, format: Format) -> Result<String, RecordsError> {
    match format {
        Format::Ludo => Ok(ludo::write(study)),
        Format::Code => Ok(share::encode(&study.to_match())?),
        Format::Turns => {
            if let Some(arguments) = beginning(study) {
                eprintln!(
                    "ludarium-lab: these turns alone do not say how the match began; to read them, add{arguments}"
                );
            }
            Ok(ludo::write_turns(study))
        }
        Format::AbstractPlay => {
            let now = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default();
            Ok(abstract_play::write(study, now.as_secs())?)
        }
        Format::Save => {
            let text = study.to_match().to_text();
            // A save knows clocks exactly, and so cannot say everything that a text can.
            Match::from_text(&text)?;
            Ok(text)
        }
    }
}

/// The arguments with which the turns of a match can be read, if it does not begin as all matches of its game do.
fn beginning(study: &Study) -> Option<String> {
    let game = study.game();
    let specs = game.options().iter().zip(&study.setup().options);
    let options = specs.filter(|(spec, (_, value))| spec.default != value);
    let options: String = options.map(|(_, (key, value))| format!(" --option {key}={value}")).collect();
    let position = study.start_text().map(|text| format!(" --position \"{text}\"")).unwrap_or_default();
    (!options.is_empty() || !position.is_empty()).then(|| format!(" --game {}{options}{position}", game.name()))
}

/// Writes the share codes of matches, one a line.
pub fn write_codes(studies: impl Iterator<Item = anyhow::Result<Study>>, out: &mut impl Write) -> anyhow::Result<()> {
    for study in studies {
        let code = share::encode(&study?.to_match()).map_err(RecordsError::from)?;
        writeln!(out, "{code}")?;
    }
    Ok(())
}
