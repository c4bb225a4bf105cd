//! The steps taken so far, and what may follow.

use bevy::prelude::*;
use ludarium_record::Player;
use ludarium_rules::{AnyPosition, AnyTurn, Cell, Side, Step};

use super::{Notice, Pick, PickMode, PickResponse, StepBack, Tool};
use crate::motion::MotionQueue;
use crate::settings::Preferences;
use crate::sound::Sound;
use crate::table::{Intent, IntentWriter, Table};
use crate::words::{self, LanguageChanged, text};

/// What the player at the board is doing.
#[derive(Resource, Default)]
pub struct Selection {
    /// The steps taken so far.
    pub path: Vec<Step>,
    /// The steps that lead on to a legal turn.
    pub next: Vec<Step>,
    /// Pieces of the side to move that have no turn.
    pub immobile: Vec<Cell>,
    /// Where the pointer is.
    hover: Option<Cell>,
    /// The choice on whose button the pointer is.
    pub considered: Option<Step>,
    /// Where the keyboard is.
    cursor: Option<Cell>,
    /// Where the one of them is that moved last.
    focus: Option<Cell>,
    /// The cell whose choice was refused last.
    pub refused: Option<Cell>,
    /// One line for the player: why a choice was refused.
    pub notice: Option<Notice>,
    /// The cell whose piece is explained.
    pub explained: Option<Cell>,
    /// Nothing of the hand may be seen on the board: a secret is being chosen or kept.
    pub hidden: bool,
    /// A complete turn that waits to be confirmed, in games where a choice cannot be taken back.
    pub held: Option<AnyTurn>,
    /// A confirmed turn that is played when two people have lifted the curtain together.
    pub awaiting_reveal: Option<AnyTurn>,
    /// The game's own tool that is in use: then `path` and `next` are its own too.
    pub tool: Option<Tool>,
    /// How long the path was after each choice of the player; the steps between were the only ones possible.
    chosen: Vec<usize>,
    /// The position that the path belongs to: match, ply and hash.
    about: Option<(u64, usize, u64)>,
}

impl Selection {
    fn begin(&mut self, position: &AnyPosition, active: Option<Side>) {
        (self.path, self.next, self.immobile) = (Vec::new(), Vec::new(), Vec::new());
        (self.chosen, self.held, self.awaiting_reveal, self.tool) = (Vec::new(), None, None, None);
        let Some(side) = active else { return };
        self.next = position.choices(&[]).map(|choices| choices.next).unwrap_or_default();
        let picture = position.board_view();
        self.immobile = (0..position.cell_count())
            .map(Cell)
            .filter(|cell| picture.top(*cell).is_some_and(|piece| piece.side == Some(side)))
            .filter(|cell| !self.next.contains(&Step::Cell(*cell)))
            .collect();
    }

    /// Another path, as a choice of the player has made it.
    fn take(&mut self, path: Vec<Step>, next: Vec<Step>) {
        self.chosen.retain(|mark| *mark < path.len());
        self.chosen.push(path.len());
        (self.path, self.next, self.held) = (path, next, None);
    }

    /// Where the pointer is.
    #[must_use]
    pub const fn hover(&self) -> Option<Cell> {
        self.hover
    }

    /// Where the keyboard is.
    #[must_use]
    pub const fn cursor(&self) -> Option<Cell> {
        self.cursor
    }

    /// What is pointed at, by whichever of pointer and keyboard moved last.
    #[must_use]
    pub const fn focus(&self) -> Option<Cell> {
        self.focus
    }

    /// The pointer has come to a cell, or away from all.
    pub fn point_at(&mut self, cell: Option<Cell>) {
        (self.hover, self.focus) = (cell, cell);
    }

    /// The keyboard has come to a cell, or away from all: then the pointer counts again.
    pub fn put_cursor(&mut self, cell: Option<Cell>) {
        if cell != self.cursor {
            (self.cursor, self.focus) = (cell, cell.or(self.hover));
        }
    }

    /// Forgets what was said to the last choice.
    pub fn forget_reply(&mut self) {
        (self.refused, self.notice) = (None, None);
    }

    /// Whether a turn has been begun.
    #[must_use]
    pub fn has_begun(&self) -> bool {
        !self.path.is_empty() || self.held.is_some() || self.tool.is_some()
    }

    /// The choices that are no cells, in the order in which the keys 1 to 9 stand for them.
    pub fn options(&self) -> impl Iterator<Item = Step> {
        self.next.iter().copied().filter(|step| step.cell().is_none())
    }
}

/// Whether the match is over, whether a turn can be chosen and whether it is one that is only tried, as a number.
fn state_of(table: &Table) -> u64 {
    let state = [table.result().is_some(), table.choice_side().is_some(), table.exploration().is_some()];
    state.into_iter().fold(0, |number, is_so| number << 1 | u64::from(is_so))
}

/// Starts anew whenever the position in which turns are chosen has changed, or who is to choose.
pub fn refresh(table: Res<Table>, mut selection: ResMut<Selection>) {
    let position = table.choice_position();
    let about = (table.serial(), table.choice_ply(), position.zobrist() ^ state_of(&table));
    if selection.about == Some(about) {
        return;
    }
    selection.begin(position, table.choice_side());
    (selection.about, selection.explained) = (Some(about), None);
    selection.forget_reply();
}

/// What was refused in another language is not said again; what is chosen is looked at anew.
pub fn forget_words(_: On<LanguageChanged>, mut selection: ResMut<Selection>) {
    selection.notice = None;
}

/// Carries out a choice.
pub fn choose(
    In(pick): In<Pick>,
    table: Res<Table>,
    preferences: Res<Preferences>,
    mut selection: ResMut<Selection>,
    mut queue: ResMut<MotionQueue>,
    mut intents: IntentWriter,
    mut sounds: MessageWriter<Sound>,
) -> PickResponse {
    // No motion delays input: a click ends it and counts.
    queue.skip();
    selection.explained = None;
    selection.forget_reply();
    match judge(&pick, &table, &selection, preferences.finish_forced) {
        Choice::Play(turn) => {
            play(turn, &table, &mut selection, &mut intents);
            if selection.held.is_some() {
                sounds.write(Sound::Select);
            }
        }
        Choice::Path(path, next) => {
            let shorter = path.len() < selection.path.len();
            sounds.write(if path.is_empty() || shorter { Sound::Deselect } else { Sound::Select });
            selection.take(path, next);
        }
        Choice::Refuse(why) => {
            sounds.write(Sound::Refuse);
            (selection.refused, selection.notice) = (pick.step.cell(), Some(why));
        }
        Choice::Nothing => {}
    }
    PickResponse::Done
}

/// A secret choice waits to be confirmed, which choosing it again does; what brings two people's secrets to light waits
/// for both. Everything else is played at once.
///
/// While the match is analysed, a turn is only tried.
fn play(turn: AnyTurn, table: &Table, selection: &mut Selection, intents: &mut IntentWriter) {
    if table.exploration().is_some() {
        (selection.path, selection.next, selection.held, selection.about) = (Vec::new(), Vec::new(), None, None);
        return intents.write(Intent::Try(turn));
    }
    if table.keeps_secrets() && selection.held.as_ref() != Some(&turn) {
        selection.held = Some(turn);
        return;
    }
    if table.passes_the_seat() && table.brings_to_light() {
        (selection.held, selection.awaiting_reveal) = (None, Some(turn));
        return;
    }
    (selection.path, selection.next, selection.held, selection.about) = (Vec::new(), Vec::new(), None, None);
    intents.write(Intent::Play(turn));
}

enum Choice {
    Play(AnyTurn),
    Path(Vec<Step>, Vec<Step>),
    Refuse(Notice),
    Nothing,
}

fn judge(pick: &Pick, table: &Table, selection: &Selection, finish_forced: bool) -> Choice {
    let dropped = pick.mode == PickMode::Drop;
    if let Some(why) = not_now(table) {
        return if dropped { Choice::Nothing } else { Choice::Refuse(why.into()) };
    }
    let position = table.choice_position();
    if let Some(choice) = whole_path(pick, position) {
        return choice;
    }
    let longer = [&selection.path[..], &[pick.step]].concat();
    match position.choices(&longer) {
        Ok(choices) => go_on(position, longer, choices, finish_forced),
        Err(_) if selection.path.contains(&pick.step) => {
            if dropped {
                Choice::Nothing
            } else {
                without(position, &selection.path, pick.step)
            }
        }
        Err(error) => match position.choices(&[pick.step]) {
            Ok(other) if !selection.path.is_empty() && !dropped => Choice::Path(vec![pick.step], other.next),
            _ => Choice::Refuse(Notice::refusal(error.why)),
        },
    }
}

/// A choice that comes with the steps before it, from a drag or from a game's own tools.
fn whole_path(pick: &Pick, position: &AnyPosition) -> Option<Choice> {
    let before = pick.after.as_ref()?;
    let path = [&before[..], &[pick.step]].concat();
    Some(match position.choices(&path) {
        Ok(choices) => choices.turn.map_or_else(|| Choice::Path(path, choices.next), Choice::Play),
        Err(error) => Choice::Refuse(Notice::refusal(error.why)),
    })
}

/// The path with one more step, and with those that follow of themselves if the player likes that.
fn go_on(
    position: &AnyPosition,
    mut path: Vec<Step>,
    mut choices: ludarium_rules::Choices<AnyTurn>,
    finish_forced: bool,
) -> Choice {
    while finish_forced && choices.turn.is_none() && choices.next.len() == 1 {
        path.extend(&choices.next);
        match position.choices(&path) {
            Ok(further) => choices = further,
            Err(error) => return Choice::Refuse(Notice::refusal(error.why)),
        }
    }
    choices.turn.map_or_else(|| Choice::Path(path, choices.next), Choice::Play)
}

/// A step that is chosen again is taken out of the path, together with what cannot stay without it.
fn without(position: &AnyPosition, path: &[Step], step: Step) -> Choice {
    let others: Vec<Step> = path.iter().copied().filter(|other| *other != step).collect();
    let before: Vec<Step> = path.iter().copied().take_while(|other| *other != step).collect();
    for shorter in [others, before, Vec::new()] {
        if let Ok(choices) = position.choices(&shorter)
            && choices.turn.is_none()
        {
            return Choice::Path(shorter, choices.next);
        }
    }
    Choice::Nothing
}

/// Why nothing can be chosen at all.
fn not_now(table: &Table) -> Option<String> {
    if table.exploration().is_some() {
        let is_over = table.shown_position().outcome().is_some();
        let why = if is_over { text!("refusal-line-over") } else { text!("study-secret") };
        return table.choice_side().is_none().then_some(why);
    }
    if let Some(result) = table.result() {
        return Some(text!("refusal-over", result = words::say(&result.sentence(table.game().position()))));
    }
    if table.visiting() {
        return Some(text!("refusal-visiting"));
    }
    let side = table.game().position().side_to_move();
    match table.game().setup().player(side) {
        Player::Human { .. } => None,
        Player::Ai { .. } | Player::Even { .. } => Some(text!("refusal-other-side", side = words::side(side))),
        Player::Program { name } => Some(text!("refusal-program", side = words::side(side), name = name.as_str())),
    }
}

/// Takes the player's last choice back.
pub fn step_back(
    mut asked: MessageReader<StepBack>,
    table: Res<Table>,
    mut selection: ResMut<Selection>,
    mut sounds: MessageWriter<Sound>,
) {
    if asked.read().count() == 0 {
        return;
    }
    selection.forget_reply();
    if selection.held.take().is_some() {
        sounds.write(Sound::Deselect);
        return;
    }
    if selection.path.is_empty() {
        return;
    }
    selection.chosen.pop();
    let length = selection.chosen.last().copied().unwrap_or(0).min(selection.path.len() - 1);
    selection.path.truncate(length);
    let path = selection.path.clone();
    selection.next = table.choice_position().choices(&path).map(|choices| choices.next).unwrap_or_default();
    sounds.write(Sound::Deselect);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_moved_last_is_pointed_at() {
        let mut selection = Selection::default();
        selection.point_at(Some(Cell(3)));
        selection.put_cursor(Some(Cell(5)));
        assert_eq!(selection.focus(), Some(Cell(5)), "the keyboard moved last");
        selection.point_at(Some(Cell(4)));
        selection.put_cursor(Some(Cell(5)));
        assert_eq!(selection.focus(), Some(Cell(4)), "a cursor that stays is no movement");
        selection.point_at(None);
        assert_eq!(selection.focus(), None);
        selection.point_at(Some(Cell(4)));
        selection.put_cursor(None);
        assert_eq!(selection.focus(), Some(Cell(4)), "without a cursor the pointer counts again");
    }
}
