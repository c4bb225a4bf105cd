//! A puzzle as it is written in a file: its position and turns are read when it is played.

use std::fmt;

use ludarium_rules::{AnyPosition, AnyTurn, GameId, Side};

use super::error::{LineError, OpenError};
use super::line::{Line, Ply};
use super::{PuzzleId, Task, Theme};

/// How hard a puzzle is, in the Elo points of the levels.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PuzzleRating {
    /// The rating, below 10 000.
    pub elo: u16,
    /// Its standard error, below 10 000.
    pub error: u16,
}

/// A puzzle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Puzzle {
    /// Its name.
    pub id: PuzzleId,
    /// The game.
    pub game: GameId,
    /// What has to be found.
    pub task: Task,
    /// How hard it is, if that has been measured.
    pub rating: Option<PuzzleRating>,
    /// What it is about, in the order of [`Theme::ALL`].
    pub themes: Vec<Theme>,
    /// For every ply the machine texts of the turns: those of the solver, which are equally good, or the best defence.
    pub solution: Vec<Vec<String>>,
    /// The position text.
    pub position: String,
    /// The options that differ from the game's defaults.
    pub options: Vec<(String, String)>,
}

impl Puzzle {
    /// What stands between two fields of a line.
    pub(super) const BETWEEN: &str = " | ";
    /// The place of a field in a line, from 0.
    pub(super) const SOLUTION: usize = 4;
    pub(super) const POSITION: usize = 5;
    const OPTIONS: usize = 6;

    /// Reads a line of the file of a game.
    ///
    /// # Errors
    /// What is wrong, and the column where it is, in characters from 1.
    pub fn parse(game: GameId, line: &str) -> Result<Puzzle, (usize, LineError)> {
        let fields: Vec<&str> = line.split(Puzzle::BETWEEN).collect();
        let [id, task, rating, themes, solution, position, options] = fields[..] else {
            return Err((1, LineError::Fields));
        };
        // What a field's error is about begins with the field.
        let column = |field: usize| {
            let before: usize = fields[..field].iter().map(|field| field.chars().count() + Puzzle::BETWEEN.len()).sum();
            before + 1
        };
        let at = |field: usize| move |why| (column(field), why);
        let task: Task = task.parse().map_err(at(1))?;
        Ok(Puzzle {
            id: id.parse().map_err(at(0))?,
            game,
            task,
            rating: parse_rating(rating).map_err(at(2))?,
            themes: parse_themes(themes).map_err(at(3))?,
            solution: parse_solution(task, solution).map_err(at(Puzzle::SOLUTION))?,
            position: position.to_owned(),
            options: parse_options(options).map_err(at(Puzzle::OPTIONS))?,
        })
    }

    /// Reads the position.
    ///
    /// # Errors
    /// It is refused.
    pub fn start(&self) -> Result<AnyPosition, OpenError> {
        let options: Vec<(&str, &str)> =
            self.options.iter().map(|(key, value)| (key.as_str(), value.as_str())).collect();
        Ok(AnyPosition::parse(self.game, &self.position, &options)?)
    }

    /// Reads the position and the turns.
    ///
    /// # Errors
    /// The position or a turn is refused, or the solution does not end as the task says.
    pub fn open(&self) -> Result<Line, OpenError> {
        let start = self.start()?;
        let solver = start.side_to_move();
        let (mut plies, mut position) = (Vec::new(), start);
        for (number, texts) in self.solution.iter().enumerate() {
            let ply = self.ply(number, texts, position)?;
            position = ply.next.clone();
            plies.push(ply);
        }
        if self.ends_as_said(&position, solver) { Ok(Line { solver, plies }) } else { Err(OpenError::End) }
    }

    fn ply(&self, number: usize, texts: &[String], position: AnyPosition) -> Result<Ply, OpenError> {
        let read = |text: &String| position.read_turn(text).map_err(|why| OpenError::Turn { ply: number + 1, why });
        let play = |turn: &AnyTurn| position.play(turn).map_err(|why| OpenError::Turn { ply: number + 1, why });
        let turns = texts.iter().map(read).collect::<Result<Vec<AnyTurn>, _>>()?;
        let next = turns.first().map(play).transpose()?.ok_or(OpenError::End)?;
        for turn in &turns[1..] {
            if play(turn)? != next {
                return Err(OpenError::Elsewhere { ply: number + 1, turn: turn.to_string() });
            }
        }
        Ok(Ply { position, turns, next })
    }

    fn ends_as_said(&self, last: &AnyPosition, solver: Side) -> bool {
        let winner = last.outcome().map(|outcome| outcome.winner);
        match self.task {
            Task::Win(_) => winner == Some(Some(solver)),
            Task::Only(_) => winner != Some(Some(solver.other())),
        }
    }
}

fn parse_rating(text: &str) -> Result<Option<PuzzleRating>, LineError> {
    if text == "-" {
        return Ok(None);
    }
    let number = |text: &str| text.parse().ok().filter(|number: &u16| *number < 10_000);
    let rating = text.split_once(' ').and_then(|(elo, error)| Some((number(elo)?, number(error)?)));
    let rating = rating.map(|(elo, error)| Some(PuzzleRating { elo, error }));
    rating.ok_or_else(|| LineError::Rating(text.to_owned()))
}

fn parse_themes(text: &str) -> Result<Vec<Theme>, LineError> {
    if text == "-" { Ok(Vec::new()) } else { text.split(',').map(str::parse).collect() }
}

fn parse_solution(task: Task, text: &str) -> Result<Vec<Vec<String>>, LineError> {
    let plies: Vec<Vec<String>> = text.split(' ').map(|turns| turns.split('/').map(str::to_owned).collect()).collect();
    let expected = task.solution_plies();
    if plies.len() != expected as usize {
        return Err(LineError::Length { task: task.to_string(), expected, found: plies.len() });
    }
    let bad = |(number, turns): (usize, &Vec<String>)| {
        turns.iter().any(String::is_empty) || number % 2 == 1 && turns.len() > 1
    };
    match plies.iter().enumerate().position(bad) {
        Some(number) => Err(LineError::Ply(number + 1)),
        None => Ok(plies),
    }
}

fn parse_options(text: &str) -> Result<Vec<(String, String)>, LineError> {
    if text == "-" {
        return Ok(Vec::new());
    }
    let option = |text: &str| {
        let (key, value) = text.split_once('=').ok_or_else(|| LineError::Option(text.to_owned()))?;
        Ok((key.to_owned(), value.to_owned()))
    };
    text.split(',').map(option).collect()
}

/// The list with a separator, or `-` where it is empty.
fn join(parts: impl Iterator<Item = String>, separator: &str) -> String {
    let parts: Vec<String> = parts.collect();
    if parts.is_empty() { "-".to_owned() } else { parts.join(separator) }
}

impl fmt::Display for Puzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let rating = join(self.rating.iter().map(|PuzzleRating { elo, error }| format!("{elo} {error}")), "");
        let themes = join(self.themes.iter().map(Theme::to_string), ",");
        let solution = join(self.solution.iter().map(|turns| turns.join("/")), " ");
        let options = join(self.options.iter().map(|(key, value)| format!("{key}={value}")), ",");
        let Puzzle { id, task, position, .. } = self;
        write!(
            f,
            "{}",
            [&id.to_string(), &task.to_string(), &rating, &themes, &solution, position, &options]
                .map(String::as_str)
                .join(Puzzle::BETWEEN)
        )
    }
}
