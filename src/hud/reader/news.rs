//! What stands at the board beside the turns, in words: hints, questions, what a lesson says, what has gone wrong.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::advice::Hint;
use crate::exercise::Exercise;
use crate::games::guide;
use crate::hud::questions::Asked;
use crate::hud::{exercise, piece_card};
use crate::input::{Offers, Selection};
use crate::kept::{InWords, PlayerFolder};
use crate::opponent::Failures;
use crate::pad::Pads;
use crate::puzzles::PuzzleProgress;
use crate::schedule::TableMode;
use crate::table::{PositionKey, Table, Unseen};
use crate::words::{self, text};

/// Something that stands there. It is said when it comes.
#[derive(Debug)]
pub(super) struct Item {
    /// Where it belongs, if the same words are news in another match or position.
    about: Option<PositionKey>,
    words: String,
    /// How many answers there are to it. That they become more or fewer is no news.
    answers: usize,
}

impl Item {
    fn asking((words, answers): (String, usize)) -> Item {
        Item { about: None, words, answers }
    }

    /// Whether this has been said with the other.
    pub(super) fn is_like(&self, other: &Item) -> bool {
        (self.about, &self.words) == (other.about, &other.words)
    }

    /// It with the number of its answers.
    pub(super) fn said(&self) -> String {
        match self.answers {
            0 => self.words.clone(),
            count => text!("reader-answers", words = self.words.as_str(), count = count),
        }
    }
}

impl From<String> for Item {
    fn from(words: String) -> Item {
        Item { about: None, words, answers: 0 }
    }
}

/// All that can stand there at once, each at its place, in the order in which it is said.
pub(super) type News = [Option<Item>; 14];

/// Where it comes from.
#[derive(SystemParam)]
pub(super) struct Sources<'w> {
    pub selection: Res<'w, Selection>,
    offers: Res<'w, Offers>,
    hint: Res<'w, Hint>,
    exercise: Option<Res<'w, Exercise>>,
    puzzles: Res<'w, PuzzleProgress>,
    asked: Asked<'w>,
    failures: Res<'w, Failures>,
    pads: Res<'w, Pads>,
    folder: Res<'w, PlayerFolder>,
    mode: Res<'w, State<TableMode>>,
    pub unseen: Res<'w, Unseen>,
}

impl Sources<'_> {
    /// What stands there now. Nothing of the hand is said behind a curtain.
    pub(super) fn news(&self, table: &Table) -> News {
        let (is_seen, is_played) = (!self.selection.hidden, *self.mode.get() == TableMode::Play);
        let exercise = self.exercise.as_deref().filter(|exercise| exercise.is_about(table));
        let over = exercise.filter(|exercise| exercise.is_over());
        let remark = table.notice().or_else(|| table.claim()).filter(|_| self.unseen.is_none());
        let explained = self.selection.explained.filter(|_| is_seen);
        let plain = |words: Option<String>| words.map(Item::from);
        [
            plain(self.folder.refusal().map(|refusal| text!("unkept-sign", why = refusal.words()))),
            plain(self.pads.loss()),
            exercise.map(|exercise| goal(exercise, table)),
            remark.map(|words| Item { about: Some(table.about_shown()), words, answers: 0 }),
            plain(self.selection.notice.as_ref().map(|notice| notice.words.clone())),
            self.choice(table).filter(|_| is_seen),
            plain(exercise.and_then(Exercise::words)),
            plain(over.and_then(exercise::stars).map(|count| text!("title-stars", count = count, most = 3))),
            plain(over.and_then(Exercise::puzzle).and_then(|task| exercise::rating(task, &self.puzzles))),
            plain(self.hint().filter(|_| is_seen)),
            plain(self.failures.words()),
            plain(explained.and_then(|cell| piece_card::spoken(table, cell))),
            self.asked.words(table).filter(|_| is_played).map(Item::asking),
            plain(self.asked.better_turn(table).filter(|_| is_played)),
        ]
    }

    /// What may follow what has been chosen of a turn; nothing before its first step.
    fn choice(&self, table: &Table) -> Option<Item> {
        let selection = &self.selection;
        if !selection.has_begun() || !table.may_choose() {
            return None;
        }
        let position = table.choice_position();
        if let Some(turn) = &selection.held {
            return position.spoken(turn).ok().map(|turn| words::say(&turn).into());
        }
        if let Some(tool) = &selection.tool {
            return Some(Item::asking((tool.says.clone(), tool.offers.len())));
        }
        let name = table.called(position.side_to_move());
        let prompt = (guide(table.game().setup().game).prompt)(position, &selection.path, &name);
        let cell = selection.path.last().and_then(ludarium_rules::Step::cell).map(|cell| position.cell_name(cell));
        let words = words::list(cell.into_iter().chain(prompt.parts().map(str::to_owned)));
        Some(Item::asking((words, selection.options().count() + self.offers.shortcuts.len())))
    }

    /// The hint with the turn in words, or that it is sought.
    fn hint(&self) -> Option<String> {
        if self.hint.is_sought() {
            return Some(text!("hint-sought"));
        }
        self.hint.visible_turn().map(|(_, turn)| turn.spoken_line())
    }
}

/// What is to be done in an exercise: once for each match that it is played as.
fn goal(exercise: &Exercise, table: &Table) -> Item {
    let about = PositionKey { serial: table.serial(), ply: 0, hash: 0 };
    Item { about: Some(about), words: exercise::goal(exercise.task()), answers: 0 }
}
