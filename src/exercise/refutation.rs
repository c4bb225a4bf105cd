//! The answer to a wrong turn of a puzzle, which the engine looks for in the background.

use std::time::Duration;

use bevy::prelude::*;
use ludarium_ai::{Curve, Score, Thought};
use ludarium_learn::puzzles::Task;
use ludarium_rules::{AnyPosition, AnyTurn, Side};

use super::course::Exercise;
use super::feedback::{Answer, Ending, Feedback, Refutation, Unanswered, Worth};
use super::flow::decide;
use super::puzzle::{PuzzleTask, Sought};
use crate::advice::{AnalysisCache, search};
use crate::table::Table;

/// How long the search takes.
const TIME: Duration = Duration::from_millis(500);
/// How long it takes where it decides whether a turn is good enough.
const TIME_TO_JUDGE: Duration = Duration::from_millis(1200);

/// Begins the search after a turn that is wrong, or has to be judged, and has the answer played when it is found. The search
/// ends with the exercise, and when the turn is taken back.
pub(super) fn seek(
    table: Res<Table>,
    analysis: Res<AnalysisCache>,
    mut exercise: ResMut<Exercise>,
    mut commands: Commands,
) {
    if !exercise.is_about(&table) {
        return;
    }
    let Some(task) = exercise.bypass_change_detection().puzzle_mut() else { return };
    let (aim, solver, is_judged) = (task.puzzle().task, task.run().solver(), task.mistake().is_some());
    let Some(wrong) = task.wrong_mut() else { return };
    let time = if is_judged { TIME_TO_JUDGE } else { TIME };
    let found = match &mut wrong.answer {
        Sought::Ended => return,
        Sought::Wanted => match search(&analysis, &table, table.game().ply(), time) {
            Some(thinking) => {
                wrong.answer = Sought::Running(thinking);
                // What is said now is that it is sought.
                exercise.set_changed();
                return;
            }
            None => None,
        },
        Sought::Running(thinking) => match thinking.poll() {
            None => return,
            Some(found) => Some(found),
        },
    };
    wrong.answer = Sought::Ended;
    let (notation, turn) = (wrong.notation.clone(), wrong.turn.clone());
    let found = match found.transpose() {
        Ok(found) => found,
        Err(why) => {
            // Where only the search could have said it, nothing is held against the turn.
            let is_wrong = task.mistake().is_none_or(|mistake| mistake.played == turn.as_str());
            let verdict = Some(Feedback::Unanswered(Unanswered { turn: notation, is_wrong, why }));
            exercise.follow_with(Answer { replies: Vec::new(), verdict });
            return decide(&mut exercise, &mut commands);
        }
    };
    if !is_judged && found.as_ref().is_some_and(|thought| worth(thought.score, aim, solver) == Worth::Late) {
        task.forgive();
    }
    let mut next = answer(notation, table.game().position(), found.as_ref(), (aim, solver));
    if is_judged {
        let curve = Curve::of(table.game().setup().game);
        let chance = found.map(|thought| 1.0 - curve.chance(thought.score));
        next = judged(task, (&turn, chance), next);
    }
    exercise.follow_with(next);
    decide(&mut exercise, &mut commands);
}

/// What follows a turn in the place of a mistake, by the chance that it leaves. Of the mistake itself the review has said it.
fn judged(task: &mut PuzzleTask, (turn, found): (&AnyTurn, Option<f32>), refuted: Answer) -> Answer {
    let Some(mistake) = task.mistake() else { return refuted };
    let before = mistake.chance;
    let chance = if turn.as_str() == mistake.played { Some(mistake.chance_left) } else { found };
    if task.judge(turn, chance.unwrap_or(0.0)) {
        return Answer { replies: Vec::new(), verdict: Some(Feedback::Over(Ending::Solved)) };
    }
    let verdict = match (refuted.verdict, chance) {
        (Some(Feedback::Refuted(refutation)), Some(after)) => {
            let worth = Worth::Chance { before: percent(before), after: percent(after) };
            Some(Feedback::Refuted(Refutation { worth, ..refutation }))
        }
        (verdict, _) => verdict,
    };
    Answer { verdict, ..refuted }
}

fn percent(chance: f32) -> u32 {
    (chance * 100.0).round() as u32
}

fn answer(turn: String, position: &AnyPosition, found: Option<&Thought>, (aim, solver): (Task, Side)) -> Answer {
    let worth = found.map_or(Worth::Unknown, |thought| worth(thought.score, aim, solver));
    let reply = found.map(|thought| thought.turn.clone());
    let notation = reply.as_ref().and_then(|reply| position.notation(reply).ok());
    let refutation = Refutation { turn, reply: notation, worth };
    Answer { replies: reply.into_iter().collect(), verdict: Some(Feedback::Refuted(refutation)) }
}

/// What a score for the side that answers means for the one that solves.
fn worth(score: Score, aim: Task, solver: Side) -> Worth {
    match (score, aim) {
        (Score::WinIn(_), _) => Worth::Lost(solver.other()),
        (Score::LossIn(_), Task::Win(_)) => Worth::Late,
        (Score::Centi(_), Task::Win(_)) => Worth::Spoiled,
        (Score::LossIn(_) | Score::Centi(_), Task::Only(_)) => Worth::Unknown,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_said_of_a_wrong_turn_follows_from_the_score_of_its_answer() {
        let win = |score| worth(score, Task::Win(3), Side::White);
        assert_eq!(win(Score::WinIn(2)), Worth::Lost(Side::Black));
        assert_eq!(win(Score::LossIn(4)), Worth::Late);
        assert_eq!(win(Score::Centi(-300)), Worth::Spoiled);
        let only = |score| worth(score, Task::Only(2), Side::Black);
        assert_eq!(only(Score::WinIn(1)), Worth::Lost(Side::White));
        assert_eq!(only(Score::Centi(40)), Worth::Unknown);
    }
}
