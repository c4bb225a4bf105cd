//! A lesson tried out: its solutions solve it, its mistakes are mistakes.

use std::sync::Arc;

use super::error::Problem;
use super::lesson::Lesson;
use super::resolve::Bad;
use super::run::LessonRun;
use super::step::{RunError, State, Verdict};

/// The most legal first turns that are all tried.
const MOST_FIRST_TURNS: u64 = 2_000;

/// Plays all stored lines of a lesson.
pub(super) fn try_out(lesson: &Arc<Lesson>) -> Result<(), Bad> {
    if lesson.solutions.is_empty() && !lesson.is_whole_match {
        return Err(Bad::new("solutions", Problem::NoSolution));
    }
    let turns = lesson.solutions.iter().map(|line| solve(lesson, line)).collect::<Result<Vec<u16>, Bad>>()?;
    if let Some(&turns) = turns.iter().min().filter(|turns| lesson.par > 0 && **turns > lesson.par) {
        return Err(Bad::new("par", Problem::Par { par: lesson.par, turns }));
    }
    (0..lesson.mistakes.len()).try_for_each(|number| fall_for(lesson, number))
}

/// What the legal first turns of a lesson lead to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct FirstTurns {
    /// How many there are.
    pub legal: usize,
    /// How many are mistakes for which the lesson has no words: nothing is learned by playing them.
    pub unexplained: usize,
}

impl FirstTurns {
    pub(super) fn plus(self, other: FirstTurns) -> FirstTurns {
        FirstTurns { legal: self.legal + other.legal, unexplained: self.unexplained + other.unexplained }
    }
}

/// Plays every legal first turn of a lesson; nothing where there are too many.
pub(super) fn try_first_turns(lesson: &Arc<Lesson>) -> FirstTurns {
    if lesson.is_whole_match || lesson.start.count_turns() > MOST_FIRST_TURNS {
        return FirstTurns::default();
    }
    let turns = lesson.start.turns().unwrap_or_default();
    let verdicts = turns.iter().filter_map(|turn| LessonRun::new(Arc::clone(lesson)).play(turn).ok());
    let unexplained = verdicts.filter(|step| step.verdict == Verdict::Mistake { number: None }).count();
    FirstTurns { legal: turns.len(), unexplained }
}

/// Solves the lesson by a line; returns how many turns of the learner it took.
fn solve(lesson: &Arc<Lesson>, line: &[String]) -> Result<u16, Bad> {
    let run = walk(lesson, line)?.0;
    let first = line.first().map(String::as_str).unwrap_or_default();
    match run.state() {
        State::Solved => Ok(run.turns()),
        _ => Err(Bad::new(first, Problem::Unsolved(first.to_owned()))),
    }
}

/// Makes the mistake of that number.
fn fall_for(lesson: &Arc<Lesson>, number: usize) -> Result<(), Bad> {
    let line = &lesson.mistakes[number].by;
    let verdict = walk(lesson, line)?.1;
    if verdict == Some(Verdict::Mistake { number: Some(number) }) {
        return Ok(());
    }
    let turn = line.last().cloned().unwrap_or_default();
    Err(Bad::new(&turn.clone(), Problem::NoMistake { number: number + 1, turn }))
}

/// The lesson after a stored line.
pub(super) fn play(lesson: &Arc<Lesson>, line: &[String]) -> Option<LessonRun> {
    walk(lesson, line).ok().map(|(run, _)| run)
}

/// Plays a line from the beginning.
fn walk(lesson: &Arc<Lesson>, line: &[String]) -> Result<(LessonRun, Option<Verdict>), Bad> {
    let mut run = LessonRun::new(Arc::clone(lesson));
    let mut verdict = None;
    for text in line {
        if matches!(run.state(), State::Mistaken | State::Solved) {
            return Err(out_of_order(text, RunError::State(run.state())));
        }
        let turn = run.position().read_turn(text).map_err(|why| Bad::new(text, why))?;
        let step = match run.state() {
            State::ReplyWanted => run.reply(&turn),
            _ => run.play(&turn),
        };
        verdict = Some(step.map_err(|why| out_of_order(text, why))?.verdict);
    }
    Ok((run, verdict))
}

fn out_of_order(text: &str, why: RunError) -> Bad {
    Bad::new(text, Problem::Order { turn: text.to_owned(), why })
}
