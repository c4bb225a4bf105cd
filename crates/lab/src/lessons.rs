//! `lessons`: checks the levels that newcomers learn the games with.

use std::io::Write;
use std::path::PathBuf;

use clap::{Args, Subcommand};
use ludarium_learn::lessons::{Assets, GameReport, check_game};
use ludarium_rules::GameId;

/// What to do with the lessons.
#[derive(Subcommand, Debug)]
pub enum LessonsCommand {
    /// Solves all lessons by their stored solutions, makes all their mistakes, and checks their words and what they teach.
    ///
    /// Prints one line a game, and below it what is wrong; exit code 1 if anything is.
    Check(LessonsCheckArgs),
}

/// Arguments of `lessons check`.
#[derive(Args, Debug)]
pub struct LessonsCheckArgs {
    /// The game; all games without it.
    pub game: Option<GameId>,
    /// The folder with the folders lessons, i18n and rules.
    #[arg(long, value_name = "FOLDER", default_value = "assets")]
    pub folder: PathBuf,
}

/// Lessons in which something is wrong.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("lessons: {findings} findings")]
struct LessonsError {
    /// How many things are wrong.
    findings: usize,
}

pub fn run(command: &LessonsCommand, out: &mut impl Write) -> anyhow::Result<()> {
    match command {
        LessonsCommand::Check(args) => check(args, out),
    }
}

fn check(args: &LessonsCheckArgs, out: &mut impl Write) -> anyhow::Result<()> {
    let assets = Assets::Folder(args.folder.clone());
    let games = args.game.map_or_else(|| GameId::ALL.to_vec(), |game| vec![game]);
    let mut findings = 0;
    for game in games {
        let report = check_game(&assets, game);
        writeln!(out, "{}", line(&report))?;
        for finding in &report.findings {
            writeln!(out, "  {finding}")?;
        }
        findings += report.findings.len();
    }
    if findings == 0 { Ok(()) } else { Err(LessonsError { findings }.into()) }
}

fn line(report: &GameReport) -> String {
    let taught = report.headings - report.untaught.len();
    format!(
        "{:<12} {:>2} lessons, {:>2} solutions, {:>2} mistakes, {:>3} first turns ({} unexplained), {taught} of {} headings \
         taught, languages: {}",
        report.game.name(),
        report.lessons,
        report.solutions,
        report.mistakes,
        report.first_turns.legal,
        report.first_turns.unexplained,
        report.headings,
        report.languages.join(" "),
    )
}
