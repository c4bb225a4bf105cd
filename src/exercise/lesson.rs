//! A lesson as an exercise.

use std::sync::Arc;

use bevy::log::warn;
use ludarium_learn::lessons::{Lesson, LessonRun, LessonText, State, Verdict};
use ludarium_record::{Match, Player, Setup};
use ludarium_rules::{AnyTurn, Side};

use super::TEACHER;
use super::feedback::{Answer, Ending, Feedback};
use crate::words::{self, text};

/// What follows a turn that is on the board.
pub(super) fn see(run: &mut LessonRun, side: Side, turn: &AnyTurn) -> Option<Answer> {
    let is_learner = side == run.lesson().learner();
    let step = if is_learner { run.play(turn) } else { run.reply(turn) };
    // The table has played what the lesson does not wait for: it goes on from where it stands.
    let step = step.inspect_err(|why| warn!("the lesson does not understand {}: {why}", turn.as_str())).ok()?;
    let verdict = match step.verdict {
        Verdict::GoesOn | Verdict::ReplyWanted => None,
        Verdict::Solved(stars) => Some(Feedback::Over(Ending::Learned(stars))),
        Verdict::Mistake { number } => Some(Feedback::Mistake(number)),
    };
    Some(Answer { replies: step.plies.into_iter().skip(1).map(|ply| ply.turn).collect(), verdict })
}

/// The board has gone back to so many plies.
pub(super) fn go_back(run: &mut LessonRun, plies: usize) {
    while run.line().len() > plies && run.take_back() {}
}

/// Whether a mistake stands on the board.
pub(super) fn is_mistaken(run: &LessonRun) -> bool {
    run.state() == State::Mistaken
}

/// What is said, in the words of the lesson.
pub(super) fn words(lesson: &Lesson, said: &Feedback) -> Option<String> {
    let text = match said {
        Feedback::Hint(hint) => LessonText::Hint(hint.step),
        Feedback::Mistake(Some(number)) => LessonText::Mistake(*number),
        Feedback::Mistake(None) => return Some(text!("lesson-other-mistake")),
        Feedback::Over(_) => LessonText::Success,
        Feedback::Nothing | Feedback::Right | Feedback::Refuted(_) | Feedback::Unanswered(_) => return None,
    };
    Some(words::lesson(lesson, text))
}

/// The match that a lesson is played as: the learner against the teacher.
pub(super) fn table_of(lesson: &Arc<Lesson>) -> Option<Match> {
    let mut players = [(); 2].map(|()| Player::Human { name: String::new() });
    players[lesson.learner().other().index()] = Player::Ai { level: TEACHER };
    let setup = Setup {
        options: lesson.start.options().into_iter().map(|(key, value)| (key.to_owned(), value)).collect(),
        start: lesson.has_own_start().then(|| lesson.start.to_string()),
        ..Setup::new(lesson.game, players)
    };
    Match::new(setup).inspect_err(|error| bevy::log::error!("lesson {}: {error}", lesson.id)).ok()
}
