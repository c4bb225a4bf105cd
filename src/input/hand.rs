//! The steps taken so far, and what may follow.

use bevy::prelude::*;
use ludarium_rules::{AnyPosition, Cell, Side, Step};

use super::{Manner, Pick, StepBack};
use crate::motion::MotionQueue;
use crate::sound::Sound;
use crate::table::{Intent, Table};

/// What the player at the board is doing.
#[derive(Resource, Default)]
pub struct Hand {
    /// The steps taken so far.
    pub path: Vec<Step>,
    /// The steps that lead on to a legal turn.
    pub next: Vec<Step>,
    /// Pieces of the side to move that have no turn.
    pub asleep: Vec<Cell>,
    /// Where the pointer is.
    pub hover: Option<Cell>,
    /// Where the keyboard is.
    pub cursor: Option<Cell>,
    /// The cell whose choice was refused last.
    pub refused: Option<Cell>,
    /// One line for the player: why a choice was refused.
    pub notice: Option<String>,
    /// The position that the path belongs to: match, ply and hash.
    about: Option<(u64, usize, u64)>,
}

impl Hand {
    fn begin(&mut self, position: &AnyPosition, active: Option<Side>) {
        (self.path, self.next, self.asleep) = (Vec::new(), Vec::new(), Vec::new());
        let Some(side) = active else { return };
        self.next = position.choices(&[]).map(|choices| choices.next).unwrap_or_default();
        let picture = position.picture();
        self.asleep = (0..position.cell_count())
            .map(Cell)
            .filter(|cell| picture.top(*cell).is_some_and(|piece| piece.side == Some(side)))
            .filter(|cell| !self.next.contains(&Step::Cell(*cell)))
            .collect();
    }
}

/// Starts anew whenever the position that is played has changed.
pub fn refresh(table: Res<Table>, mut hand: ResMut<Hand>) {
    let position = table.the_match().position();
    let about = (table.serial(), table.the_match().ply(), position.zobrist() ^ u64::from(table.result().is_some()));
    if hand.about == Some(about) {
        return;
    }
    hand.begin(position, table.human_to_move());
    (hand.about, hand.refused, hand.notice) = (Some(about), None, None);
}

/// Carries out the choices of cells.
pub fn choose(
    mut picks: MessageReader<Pick>,
    table: Res<Table>,
    mut hand: ResMut<Hand>,
    mut queue: ResMut<MotionQueue>,
    mut intents: MessageWriter<Intent>,
    mut sounds: MessageWriter<Sound>,
) {
    for pick in picks.read() {
        // No motion delays input: a click ends it and counts.
        queue.skip();
        (hand.refused, hand.notice) = (None, None);
        match judge(pick, &table, &hand) {
            Choice::Play(turn) => {
                (hand.path, hand.next, hand.about) = (Vec::new(), Vec::new(), None);
                intents.write(Intent::Play(turn));
            }
            Choice::Path(path, next) => {
                sounds.write(if path.is_empty() { Sound::Deselect } else { Sound::Select });
                (hand.path, hand.next) = (path, next);
            }
            Choice::Refuse(why) => {
                sounds.write(Sound::Refuse);
                (hand.refused, hand.notice) = (Some(pick.cell), Some(why));
            }
            Choice::Nothing => {}
        }
    }
}

enum Choice {
    Play(ludarium_rules::TurnText),
    Path(Vec<Step>, Vec<Step>),
    Refuse(String),
    Nothing,
}

fn judge(pick: &Pick, table: &Table, hand: &Hand) -> Choice {
    if let Some(why) = not_now(table) {
        return if pick.manner == Manner::Drop { Choice::Nothing } else { Choice::Refuse(why) };
    }
    let position = table.the_match().position();
    let step = Step::Cell(pick.cell);
    if hand.path == [step] {
        let first = position.choices(&[]).map(|choices| choices.next).unwrap_or_default();
        return if pick.manner == Manner::Drop { Choice::Nothing } else { Choice::Path(Vec::new(), first) };
    }
    let longer = [&hand.path[..], &[step]].concat();
    match position.choices(&longer) {
        Ok(choices) => match choices.turn {
            Some(turn) => Choice::Play(turn),
            None => Choice::Path(longer, choices.next),
        },
        Err(error) => match position.choices(&[step]) {
            Ok(other) if !hand.path.is_empty() && pick.manner == Manner::Press => Choice::Path(vec![step], other.next),
            _ => Choice::Refuse(error.why),
        },
    }
}

/// Why nothing can be chosen at all.
fn not_now(table: &Table) -> Option<String> {
    if let Some(result) = table.result() {
        return Some(format!("The match is over. {}", result.sentence(table.the_match().position())));
    }
    if table.visiting() {
        return Some("This is an earlier position: press End to come back to the present.".to_owned());
    }
    let side = table.the_match().position().side_to_move();
    (!table.is_human(side)).then(|| format!("It is {side}'s turn: the AI is thinking."))
}

/// Takes the last step back.
pub fn step_back(
    mut asked: MessageReader<StepBack>,
    table: Res<Table>,
    mut hand: ResMut<Hand>,
    mut sounds: MessageWriter<Sound>,
) {
    if asked.read().count() == 0 {
        return;
    }
    (hand.refused, hand.notice) = (None, None);
    if hand.path.pop().is_none() {
        return;
    }
    let path = hand.path.clone();
    hand.next = table.the_match().position().choices(&path).map(|choices| choices.next).unwrap_or_default();
    sounds.write(Sound::Deselect);
}
