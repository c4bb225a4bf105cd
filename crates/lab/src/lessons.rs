//! `lessons`: checks the levels that newcomers learn the games with.

use std::fmt;
use std::io::Write;
use std::path::PathBuf;

use clap::{Args, Subcommand};
use ludarium_learn::lessons::{Assets, GameReport, Lesson, check_game};
use ludarium_rules::{GameId, Side};

use crate::contender::Contender;
use crate::matches::game::TwoPlayerMatch;
use crate::matches::results::Results;
use crate::start::{KeyValue, Start};

/// What to do with the lessons.
#[derive(Subcommand, Debug)]
pub enum LessonsCommand {
    /// Solves all lessons by their stored solutions, makes all their mistakes, checks their words and what they teach, and
    /// plays the mini matches until both sides have won.
    ///
    /// Prints one line a game and one a mini match, and what is wrong; exit code 1 if anything is.
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
        for lesson in &report.mini_matches {
            let trial = MiniTrial::of(lesson)?;
            writeln!(out, "  mini match {:02}, {}: {trial}", lesson.number, lesson.id)?;
            findings += usize::from(!trial.is_fair());
        }
    }
    if findings == 0 { Ok(()) } else { Err(LessonsError { findings }.into()) }
}

/// How many pairs of games are played of a mini match: as many as it takes until both sides have won, and against Wren.
const MOST_PAIRS: u32 = 40;
const WREN_PAIRS: u32 = 10;

/// What comes of a mini match when it is played.
#[derive(Debug, Default)]
struct MiniTrial {
    /// Whether White and Black have won it.
    won: [bool; 2],
    /// What Wren makes of it against `greedy`, who is about a newcomer, with either colour.
    wren: Results,
}

impl MiniTrial {
    /// Plays it: two levels apart, so that somebody wins, and Wren against `greedy`.
    fn of(lesson: &Lesson) -> anyhow::Result<MiniTrial> {
        let player = |name: &str| name.parse::<Contender>();
        let (better, wren, newcomer) = (player("level:3")?, player("level:1")?, player("greedy")?);
        let options = lesson.start.options().into_iter().map(|(key, value)| KeyValue(key.to_owned(), value)).collect();
        let start = Start { game: lesson.game, position: lesson.start.to_string(), options };
        let mut trial = MiniTrial::default();
        let uneven = TwoPlayerMatch::new(&start, [&better, &wren], 0, 1)?;
        for pair in 0..MOST_PAIRS {
            if trial.is_fair() {
                break;
            }
            for game in uneven.play_pair(pair)? {
                if let Some(winner) = game.result.winner {
                    trial.won[winner.index()] = true;
                }
            }
        }
        let usual = TwoPlayerMatch::new(&start, [&wren, &newcomer], 0, 1)?;
        for pair in 0..WREN_PAIRS {
            for (game, side) in usual.play_pair(pair)?.iter().zip(Side::ALL) {
                trial.wren.add_game(side, game.result.winner);
            }
        }
        Ok(trial)
    }

    /// Whether both sides can win it.
    fn is_fair(&self) -> bool {
        self.won == [true; 2]
    }
}

impl fmt::Display for MiniTrial {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self.won {
            [true, true] => "both sides can win",
            [true, false] => "Black was never seen to win",
            [false, true] => "White was never seen to win",
            [false, false] => "nobody was ever seen to win",
        })?;
        write!(f, "; Wren scores {:.0} % against greedy ({} games)", 100.0 * self.wren.score(), self.wren.games())
    }
}

fn line(report: &GameReport) -> String {
    let taught = report.headings - report.untaught.len();
    format!(
        "{:<12} {:>2} lessons, {} mini matches, {:>2} solutions, {:>2} mistakes, {:>3} first turns ({} unexplained), \
         {taught} of {} headings taught, languages: {}",
        report.game.name(),
        report.lessons,
        report.mini_matches.len(),
        report.solutions,
        report.mistakes,
        report.first_turns.legal,
        report.first_turns.unexplained,
        report.headings,
        report.languages.join(" "),
    )
}
