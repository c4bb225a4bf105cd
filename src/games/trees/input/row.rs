//! The row of leaves: one for each chain that is to be executed and one for the action, in the order in which it happens.
//!
//! It opens when the action is chosen and the order decides. Leaves are dragged, or moved with the keys; Enter plays.

use bevy::prelude::*;
use bevy_enhanced_input::prelude::{Fire, InputAction};
use ludarium_rules::{AnyPosition, GameId, Step};

use super::order::{Event, Outlook, outlook, row};
use crate::actions::{KeyContext, KeyContextAppExt, at};
use crate::input::{OrderSettled, Pick, Selection};
use crate::motion::MotionQueue;
use crate::schedule::AtBoard;
use crate::table::Table;

/// The row, while it is open.
#[derive(Resource, Default, Debug)]
pub struct Row {
    open: Option<Open>,
}

/// An order in the making.
#[derive(Clone, PartialEq, Debug)]
pub struct Open {
    /// The steps that the player has taken.
    path: Vec<Step>,
    /// What happens one after the other.
    pub events: Vec<Event>,
    /// How many events at the beginning were chosen on the board.
    pub fixed: usize,
    /// The event that the keys move.
    pub selected: usize,
    /// What the order leads to.
    pub outlook: Outlook,
}

/// What is done to the row.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Change {
    /// The leaf at this place is the one that the keys move.
    Select(usize),
    /// The leaf at the first place goes to the second, and is the one that the keys move.
    Move(usize, usize),
}

impl Row {
    /// The open row.
    pub const fn open(&self) -> Option<&Open> {
        self.open.as_ref()
    }

    /// What the open row leads to.
    pub fn outlook(&self) -> Option<&Outlook> {
        self.open.as_ref().map(|open| &open.outlook)
    }

    /// Changes the open row.
    pub fn change(&mut self, position: &AnyPosition, change: Change) {
        let Some(open) = &mut self.open else { return };
        match change {
            Change::Select(place) => open.selected = place.min(open.events.len().saturating_sub(1)),
            Change::Move(from, to) if from < open.events.len() => {
                let to = to.clamp(open.fixed, open.events.len() - 1);
                if from >= open.fixed && from != to {
                    let event = open.events.remove(from);
                    open.events.insert(to, event);
                    open.outlook = outlook(position, &open.path, &open.events);
                }
                open.selected = if from >= open.fixed { to } else { from };
            }
            Change::Move(..) => {}
        }
    }

    /// The choice that plays the row as it is, if it is allowed.
    pub fn pick(&self, position: &AnyPosition) -> Option<Pick> {
        let turn = self.open.as_ref()?.outlook.turn.as_ref().ok()?;
        Pick::path(&position.steps_of(turn).ok()?)
    }
}

impl Open {
    /// What each event does, in words.
    pub fn lines(&self, position: &AnyPosition) -> Vec<String> {
        self.outlook.lines(position, &self.path, &self.events)
    }

    fn of(position: &AnyPosition, path: &[Step], before: Option<&Open>) -> Open {
        let fixed = path.len() - 2;
        let mut events = row(position, path);
        // What the player has arranged stays, as far as the steps leave it.
        if let Some(before) = before.filter(|before| before.path.get(..2) == path.get(..2)) {
            let place = |event: &Event| before.events.iter().position(|other| other == event);
            let mut kept = events.clone();
            kept[fixed..].sort_by_key(place);
            if outlook(position, path, &kept).turn.is_ok() {
                events = kept;
            }
        }
        let outlook = outlook(position, path, &events);
        Open { path: path.to_vec(), events, fixed, selected: fixed, outlook }
    }
}

/// Opens the row when the steps taken leave the order open, and closes it when they do not; where the order is settled for
/// the player, the row is played as it is.
pub fn follow(
    (table, queue): (Option<Res<Table>>, Res<MotionQueue>),
    (selection, settled): (Res<Selection>, Res<OrderSettled>),
    mut row: ResMut<Row>,
    mut picks: MessageWriter<Pick>,
) {
    let Some(table) = table.filter(|table| table.game().setup().game == GameId::Trees) else {
        if row.open.is_some() {
            row.open = None;
        }
        return;
    };
    let due = selection.path.len() >= 2 && !selection.next.is_empty() && !selection.hidden && !queue.is_busy();
    let path = if due && table.choice_side().is_some() { &selection.path[..] } else { &[] };
    let known = row.open.as_ref().map_or(&[][..], |open| &open.path);
    if known == path {
        return;
    }
    let opened = (!path.is_empty()).then(|| Open::of(table.choice_position(), path, row.open.as_ref()));
    row.open = opened;
    if settled.0 {
        picks.write_batch(row.pick(table.choice_position()));
    }
}

/// The row of leaves, beside the board.
const ROW: KeyContext = KeyContext("row");

/// Chooses the leaf to the left.
#[derive(InputAction)]
#[action_output(bool)]
pub struct SelectPrevious;

/// Chooses the leaf to the right.
#[derive(InputAction)]
#[action_output(bool)]
pub struct SelectNext;

/// Moves the chosen leaf to the left.
#[derive(InputAction)]
#[action_output(bool)]
pub struct MoveEarlier;

/// Moves the chosen leaf to the right.
#[derive(InputAction)]
#[action_output(bool)]
pub struct MoveLater;

/// Plays the turn in this order.
#[derive(InputAction)]
#[action_output(bool)]
pub struct PlayOrder;

/// The keys of the row come and go with those of the board.
pub fn keys(app: &mut App) {
    let [left, right] = [at(KeyCode::ArrowLeft), at(KeyCode::ArrowRight)];
    app.add_key_context(ROW, AtBoard)
        .add_keys(ROW, |keys| {
            keys.on::<SelectPrevious>([left])
                .on::<SelectNext>([right])
                .on::<MoveEarlier>([left.shift()])
                .on::<MoveLater>([right.shift()])
                .on::<PlayOrder>([at(KeyCode::Enter)]);
        })
        .add_observer(change_by_key::<SelectPrevious>(|selected| Change::Select(selected.saturating_sub(1))))
        .add_observer(change_by_key::<SelectNext>(|selected| Change::Select(selected + 1)))
        .add_observer(change_by_key::<MoveEarlier>(|selected| Change::Move(selected, selected.saturating_sub(1))))
        .add_observer(change_by_key::<MoveLater>(|selected| Change::Move(selected, selected + 1)))
        .add_observer(play_order);
}

/// Changes the open row, depending on which leaf is chosen.
fn change_by_key<A: InputAction>(
    change: impl Fn(usize) -> Change + Send + Sync + 'static,
) -> impl FnMut(On<Fire<A>>, Option<Res<Table>>, ResMut<Row>) {
    move |_, table, mut row| {
        if let (Some(table), Some(selected)) = (table, row.open.as_ref().map(|open| open.selected)) {
            row.change(table.choice_position(), change(selected));
        }
    }
}

fn play_order(_: On<Fire<PlayOrder>>, table: Option<Res<Table>>, row: Res<Row>, mut picks: MessageWriter<Pick>) {
    picks.write_batch(table.and_then(|table| row.pick(table.choice_position())));
}

/// While the row is open, the cursor is not on the board.
pub fn keep_cursor_off(row: Res<Row>, mut selection: ResMut<Selection>) {
    if row.open.is_some() && selection.cursor().is_some() {
        selection.put_cursor(None);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn leaves_change_places_behind_what_is_fixed() {
        let text = "bA,bB,bC,bD,bh,bF,bG,bH/bu,bu,bu,bu,bu,bu,bu,bu/bg,bg,bg,bg,bg,bg,bg,bg/8/8/\
                    wg,wg,wg,wg,wg,wg,wg,wg/wu,wu,wu,wB,wu,wu,wu,wu/wA,wB,wC,wD,wh,wF,wG,wH w d2>f3 wb";
        let position = AnyPosition::parse(GameId::Trees, text, &[]).expect("a position");
        let path = ["g2", "f3"].map(|name| Step::Cell(position.cell_named(name).expect("a cell")));
        let d2 = position.cell_named("d2");
        let mut row = Row { open: Some(Open::of(&position, &path, None)) };
        row.change(&position, Change::Move(0, 1));
        let open = row.open().expect("open");
        assert_eq!((open.events.clone(), open.selected), (vec![d2, None], 1));
        assert!(row.pick(&position).is_some());
        row.change(&position, Change::Move(1, 9));
        assert_eq!(row.open().expect("open").events, [d2, None]);
    }
}
