//! The order of execution: what a row of the action and the chains does.

use ludarium_rules::games::trees::Act;
use ludarium_rules::{AnyPosition, AnyTurn, BoardView, Cell, Effect, Step, TurnError};

use crate::input::Selection;
use crate::words::{self, text};

/// What is executed: the chain with this head, or the action (`None`).
pub type Event = Option<Cell>;

/// Why a row is no turn.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum OrderError {
    /// The action is still to be chosen.
    #[error("{}", text!("trees-no-action"))]
    NoAction,
    /// The order is not allowed; of a refusal only the rule is said, since the row shows the turn.
    #[error("{}", match .0 { TurnError::Illegal { why, .. } => words::say(why), other => other.to_string() })]
    Refused(#[from] TurnError),
}

/// What a row leads to.
#[derive(Clone, PartialEq, Debug)]
pub struct Outlook {
    /// The turn, or why the order is not allowed.
    pub turn: Result<AnyTurn, OrderError>,
    /// What happens in it.
    pub effects: Vec<Effect>,
}

impl Outlook {
    /// What each event of the row does, in words; nothing if the order is not allowed.
    pub fn lines(&self, position: &AnyPosition, path: &[Step], events: &[Event]) -> Vec<String> {
        let events = if self.turn.is_ok() { events } else { &[] };
        events.iter().map(|event| describe(position, path, &self.effects, *event)).collect()
    }
}

/// The second step that the pointer or the keyboard is on. The chosen square itself, on which the pointer still is when it
/// has been chosen, stands for nothing.
pub fn considered(selection: &Selection) -> Option<Step> {
    let [_] = selection.path[..] else { return None };
    let cell = selection.hover().or(selection.cursor()).map(Step::Cell);
    selection.considered.or(cell).filter(|step| selection.next.contains(step))
}

/// The action that the first two steps make, as turn texts write it.
fn action(position: &AnyPosition, path: &[Step]) -> Option<String> {
    let name = |cell: Cell| position.cell_name(cell);
    let from = name(path.first()?.cell()?);
    Some(match path.get(1)? {
        Step::Cell(to) => format!("{from}>{}", name(*to)),
        Step::Act(act) if *act == Act::Stop as u8 => format!("{from}!"),
        Step::Act(act) if *act == Act::Retreat as u8 => format!("-{from}"),
        Step::Act(act) if *act == Act::Leap as u8 => format!("+{from}"),
        _ => return None,
    })
}

/// Whether the action stops a chain, which comes before everything.
fn stops(path: &[Step]) -> bool {
    path.get(1) == Some(&Step::Act(Act::Stop as u8))
}

/// The event that a step of the order names.
fn event_of(step: Step) -> Event {
    step.cell()
}

/// What scripts call an event: the head of its chain, or "now" for the action.
pub fn leaf_name(position: &AnyPosition, event: Event) -> String {
    event.map_or_else(|| "now".to_owned(), |head| position.cell_name(head))
}

/// The row that is shown first: what the steps have fixed already, then the rest in an order that is allowed.
pub fn row(position: &AnyPosition, path: &[Step]) -> Vec<Event> {
    let mut events: Vec<Event> = path.iter().skip(2).map(|step| event_of(*step)).collect();
    let fixed = events.len();
    let mut rest = everything(position, path);
    rest.retain(|event| !events.contains(event));
    events.extend(rest);
    let allowed = |events: &[Event]| read(position, path, events).is_ok();
    if allowed(&events) {
        return events;
    }
    let now = events.iter().position(|event| event.is_none()).filter(|now| *now >= fixed);
    for place in now.map_or(0..0, |_| fixed..events.len()) {
        let mut other: Vec<Event> = events.iter().copied().filter(Option::is_some).collect();
        other.insert(place, None);
        if allowed(&other) {
            return other;
        }
    }
    walked(position, path).unwrap_or(events)
}

/// All that is executed: the action first, then the chains by their heads.
fn everything(position: &AnyPosition, path: &[Step]) -> Vec<Event> {
    let board = position.board_view();
    let stopped = path.first().and_then(Step::cell).filter(|_| stops(path));
    let own = |head: &Cell| board.top(*head).is_some_and(|piece| piece.side == Some(position.side_to_move()));
    let heads = board.chains.iter().map(|(head, _)| *head).filter(own).filter(|head| Some(*head) != stopped);
    let now = (!stops(path)).then_some(None);
    now.into_iter().chain(heads.map(Some)).collect()
}

/// The order of some turn that the steps lead to.
fn walked(position: &AnyPosition, path: &[Step]) -> Option<Vec<Event>> {
    let mut path = path.to_vec();
    loop {
        let choices = position.choices(&path).ok()?;
        if let Some(turn) = choices.turn {
            return Some(order_in(position, turn.as_str()));
        }
        path.push(*choices.next.first()?);
    }
}

/// The order in a turn's text.
pub fn order_in(position: &AnyPosition, turn: &str) -> Vec<Event> {
    let order = turn.split_once(':').map_or("", |(_, order)| order);
    order.split(',').filter(|word| !word.is_empty()).map(|word| position.cell_named(word)).collect()
}

fn read(position: &AnyPosition, path: &[Step], events: &[Event]) -> Result<AnyTurn, OrderError> {
    let action = action(position, path).ok_or(OrderError::NoAction)?;
    let word = |event: &Event| event.map_or_else(|| "*".to_owned(), |head| position.cell_name(head));
    let order: Vec<String> = events.iter().map(word).collect();
    let others = events.iter().any(Option::is_some);
    let text = if others { format!("{action}:{}", order.join(",")) } else { action };
    Ok(position.read_turn(&text)?)
}

/// What a row leads to.
pub fn outlook(position: &AnyPosition, path: &[Step], events: &[Event]) -> Outlook {
    let turn = read(position, path, events);
    let effects = turn.as_ref().ok().and_then(|turn| position.effects(turn).ok()).unwrap_or_default();
    Outlook { turn, effects }
}

/// What happens after the first two steps, in the order that the row would show first; and whether another is possible.
pub fn prospect(position: &AnyPosition, path: &[Step]) -> Option<(Vec<Effect>, bool)> {
    match position.choices(path).ok()?.turn {
        Some(turn) => position.effects(&turn).ok().map(|effects| (effects, false)),
        None => {
            let outlook = outlook(position, path, &row(position, path));
            outlook.turn.is_ok().then_some((outlook.effects, true))
        }
    }
}

/// What an event does, in words.
fn describe(position: &AnyPosition, path: &[Step], effects: &[Effect], event: Event) -> String {
    match event {
        Some(head) => describe_chain(position, effects, head),
        None => describe_action(position, path, effects),
    }
}

/// A square with what stands there: "b-Ash d2".
fn named(position: &AnyPosition, board: &BoardView, cell: Cell) -> String {
    let name = position.cell_name(cell);
    match board.top(cell) {
        Some(piece) => text!("trees-plant", kind = words::kind(position, piece.kind), square = name),
        None => name,
    }
}

/// What an action does, whether chains run or not.
pub fn describe_action(position: &AnyPosition, path: &[Step], effects: &[Effect]) -> String {
    let board = position.board_view();
    let Some(from) = path.first().and_then(Step::cell) else { return String::new() };
    let who = named(position, &board, from);
    match path.get(1) {
        Some(Step::Cell(to)) => describe_growth(position, effects, &who, from, *to),
        Some(Step::Act(act)) if *act == Act::Stop as u8 => text!("trees-stops", plant = who),
        Some(Step::Act(act)) if *act == Act::Leap as u8 => text!("trees-leaps", square = position.cell_name(from)),
        _ => {
            let falling = effects.iter().filter(|effect| matches!(effect, Effect::Withered { .. })).count();
            text!("trees-retreats", plant = who, count = falling.max(1))
        }
    }
}

/// A growth or an attack from a square to another.
fn describe_growth(position: &AnyPosition, effects: &[Effect], who: &str, from: Cell, to: Cell) -> String {
    let target = position.cell_name(to);
    let attack = effects.iter().find_map(|effect| match effect {
        Effect::Attacked { at, from: attackers } if *at == to && attackers.contains(&from) => Some(attackers),
        _ => None,
    });
    let fills = effects
        .iter()
        .any(|effect| matches!(effect, Effect::Grew { from: f, way, .. } if *f == from && way.last() == Some(&to)));
    match attack {
        Some(attackers) => {
            let partner = attackers.iter().find(|other| **other != from).copied().unwrap_or(from);
            let partner = position.cell_name(partner);
            if fills {
                text!("trees-attacks-and-takes", plant = who, square = target, partner = partner)
            } else {
                text!("trees-attacks-and-leaves", plant = who, square = target, partner = partner)
            }
        }
        None => text!("trees-grows", plant = who, square = target),
    }
}

fn describe_chain(position: &AnyPosition, effects: &[Effect], head: Cell) -> String {
    let mut board = position.board_view();
    let who = named(position, &board, head);
    let next = board.chains.iter().find(|(other, _)| *other == head).map(|(_, next)| *next);
    let Some(next) = next else { return who };
    let acts = |effect: &Effect| match effect {
        Effect::Grew { from, way, .. } => *from == head && way.last() == Some(&next),
        Effect::Attacked { from, at } => *at == next && from.contains(&head),
        _ => false,
    };
    if effects.iter().any(acts) {
        return describe_growth(position, effects, &who, head, next);
    }
    let owner = board.top(head);
    for effect in effects {
        if matches!(effect, Effect::ChainEnded { head: ended } if *ended == head) {
            break;
        }
        // An effect that does not fit changes nothing; the description covers the effects before it.
        let _ = board.apply(effect);
    }
    if board.top(head) == owner {
        describe_obstacle(position, &board, who, next)
    } else {
        text!("trees-chain-gone", plant = who)
    }
}

/// A chain that stops for what is in its way on a square.
fn describe_obstacle(position: &AnyPosition, board: &BoardView, who: String, cell: Cell) -> String {
    let square = position.cell_name(cell);
    let Some(piece) = board.top(cell) else { return text!("trees-chain-stops-bare", plant = who, square = square) };
    let Some(side) = piece.side else { return text!("trees-chain-stops-neutral", plant = who, square = square) };
    let (side, kind) = (words::side(side), words::kind(position, piece.kind));
    text!("trees-chain-stops", plant = who, square = square, side = side, kind = kind)
}

#[cfg(test)]
mod tests {
    use super::*;
    use ludarium_rules::GameId;

    /// White's Ash d2 runs toward f3, where grass stands; underbrush g2 may grow there first.
    fn position() -> (AnyPosition, Vec<Step>) {
        let text = "bA,bB,bC,bD,bh,bF,bG,bH/bu,bu,bu,bu,bu,bu,bu,bu/bg,bg,bg,bg,bg,bg,bg,bg/8/8/\
                    wg,wg,wg,wg,wg,wg,wg,wg/wu,wu,wu,wB,wu,wu,wu,wu/wA,wB,wC,wD,wh,wF,wG,wH w d2>f3 wb";
        let position = AnyPosition::parse(GameId::Trees, text, &[]).expect("a position");
        let path = ["g2", "f3"].map(|name| Step::Cell(position.cell_named(name).expect("a cell"))).to_vec();
        (position, path)
    }

    #[test]
    fn the_order_decides_whether_a_chain_goes_on() {
        let (position, path) = position();
        let d2 = position.cell_named("d2");
        let first = outlook(&position, &path, &[None, d2]);
        assert_eq!(first.lines(&position, &path, &[None, d2]), ["Underbrush g2 grows to f3", "b-Ash d2 grows to f3"]);
        let last = outlook(&position, &path, &[d2, None]);
        let lines = last.lines(&position, &path, &[d2, None]);
        assert_eq!(lines, ["b-Ash d2 stops: on f3 is White's Grass", "Underbrush g2 grows to f3"]);
        assert_ne!(first.turn, last.turn);
    }

    #[test]
    fn a_row_begins_with_what_is_fixed_and_can_be_played() {
        let (position, path) = position();
        assert_eq!(row(&position, &path), [None, position.cell_named("d2")]);
        let d2 = position.cell_named("d2");
        let fixed: Vec<Step> = path.iter().copied().chain(d2.map(Step::Cell)).collect();
        assert_eq!(row(&position, &fixed), [d2, None]);
    }

    #[test]
    fn an_attack_alone_says_why_it_fails() {
        let text = "3,bD,bh,3/3,bD,4/4,bD,3/3,wu,4/2,wF,5/3,wF,4/4,wF,3/4,wh,wF,2 w - -";
        let position = AnyPosition::parse(GameId::Trees, text, &[]).expect("a position");
        let path = ["c4", "e6"].map(|name| Step::Cell(position.cell_named(name).expect("a cell")));
        assert!(
            outlook(&position, &path, &[None]).turn.is_err_and(|why| why.to_string().contains("two different trees"))
        );
    }
}
