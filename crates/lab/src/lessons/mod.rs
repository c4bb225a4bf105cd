//! `lessons`: checks the levels that newcomers learn the games with.

mod args;
pub(crate) mod error;

use std::io::Write;

use ludarium_learn::lessons::{Assets, GameReport, check_game};
use ludarium_rules::GameId;

pub use args::{LessonsCheckArgs, LessonsCommand};

use self::error::LessonsError;
use crate::error::LabError;

/// Runs the command.
pub fn run(command: &LessonsCommand, out: &mut impl Write) -> Result<(), LabError> {
    match command {
        LessonsCommand::Check(args) => check(args, out),
    }
}

fn check(args: &LessonsCheckArgs, out: &mut impl Write) -> Result<(), LabError> {
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

/// One line on a game.
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
