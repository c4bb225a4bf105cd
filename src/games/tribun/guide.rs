//! What the panels say of Tribun.

use ludarium_rules::board::hex::Hex;
use ludarium_rules::games::tribun::{GO_ON_TOP, Pattern, SPLIT, TRIBUN, Tribun, Unit};
use ludarium_rules::{AnyPosition, Cell, Piece, Position, Side, Step};

use super::input::strike;
use super::{name_of, name_of_height, of};
use crate::look::palette::Palette;
use crate::stage::guide::plain_label;
use crate::stage::guide::{Gauge, Guide, PieceName, Pip, Tally, Token};
use crate::words::text;

/// How the panels speak of Tribun.
pub static GUIDE: Guide = Guide {
    layout: super::layout,
    token,
    counts_as: Some,
    tally,
    prompt: |position, path, _| prompt(position, path).into(),
    label,
    actions: strike::actions,
    state: None,
    piece_name,
};

/// The unit on the hex of a step.
fn unit_of(position: &Tribun, step: Option<&Step>) -> Option<(Hex, Option<Unit>)> {
    let hex = Hex::of_cell(step?.cell()?)?;
    Some((hex, position.unit_at(hex)))
}

/// What the unit on a hex is called.
fn piece_name(position: &AnyPosition, cell: Cell) -> Option<PieceName> {
    let unit = of(position)?.unit_at(Hex::of_cell(cell)?)?;
    Some(PieceName { english: unit.name().english, words: name_of(unit), around: Vec::new() })
}

fn token(piece: Piece, _: &Palette) -> Token {
    Token::plain(piece.side, if piece.kind == TRIBUN { "T" } else { "" })
}

fn tally(position: &AnyPosition, side: Side) -> Tally {
    let Some(position) = of(position) else { return Tally::default() };
    let own: u32 = position.army(side).map(|(_, unit)| u32::from(unit.height())).sum();
    let held: u32 = position.army(side.other()).map(|(_, unit)| u32::from(unit.slave())).sum();
    let tribun = position.tribun_of(side);
    let stones = own + held - u32::from(tribun.is_some());
    let stones = text!("tribun-stones", count = stones);
    let gauge = |number: u8| {
        let (what, words) = (text!("tribun-unit-tribun"), text!("tribun-tribuns", count = number));
        Some(Gauge::count(number, what, words, Pip::Laurel))
    };
    let Some(tribun) = tribun else {
        let help = text!("tribun-help-lost");
        return Tally { counts: vec![stones], gauge: gauge(0), help, alarming: true };
    };
    if position.side_to_move() != side && !position.attackers(tribun).is_empty() {
        return Tally {
            counts: vec![text!("tribun-in-danger"), stones],
            gauge: gauge(1),
            help: text!("tribun-help-danger"),
            alarming: true,
        };
    }
    Tally { counts: vec![stones], gauge: gauge(1), help: text!("tribun-help"), alarming: false }
}

fn prompt(position: &AnyPosition, path: &[Step]) -> String {
    let Some(position) = of(position) else { return String::new() };
    let Some((hex, unit)) = unit_of(position, path.first()) else {
        return text!("tribun-choose-unit");
    };
    let splitting = path.get(1) == Some(&SPLIT);
    let placing = path.len() > 1 && path.last().is_some_and(|step| step.cell().is_some());
    match unit {
        Some(unit) if unit.side() == position.side_to_move() => {
            if splitting && placing && path.len() > 2 {
                text!("tribun-how-many-go")
            } else if splitting {
                text!("tribun-choose-part", unit = name_of(unit))
            } else if path.len() > 1 {
                text!("tribun-choose-pattern")
            } else if unit.height() == 1 {
                text!("tribun-choose-step", unit = name_of(unit))
            } else {
                text!("tribun-choose-target", unit = name_of(unit))
            }
        }
        Some(unit) => text!("tribun-choose-outcome", hex = hex.to_string(), height = unit.height()),
        None if placing => text!("tribun-how-many-given"),
        None => text!("tribun-choose-givers", hex = hex.to_string()),
    }
}

fn label(position: &AnyPosition, path: &[Step], step: Step) -> String {
    let Some(rules) = of(position) else { return plain_label(position, path, step) };
    let (hex, unit) = unit_of(rules, path.first()).map_or((None, None), |(hex, unit)| (Some(hex), unit));
    let enemy = unit.filter(|unit| unit.side() != rules.side_to_move());
    match step {
        Step::Count(0) if enemy.is_some() => text!("tribun-free-slave"),
        Step::Count(left) if enemy.is_some() => text!("tribun-leave", count = left),
        Step::Count(count) => text!("tribun-stones", count = count),
        SPLIT => text!("tribun-split"),
        GO_ON_TOP => text!("tribun-go-on-top"),
        Step::Done => text!("tribun-done"),
        way if way == Pattern::Own.step() || way == Pattern::Slave.step() => {
            let from = if enemy.is_some() { unit_of(rules, path.get(1)) } else { hex.map(|hex| (hex, unit)) };
            let mover = from.and_then(|(_, unit)| unit);
            pattern_label(mover, way)
        }
        other => plain_label(position, path, other),
    }
}

/// Which of its patterns a unit uses, on a button.
fn pattern_label(mover: Option<Unit>, way: Step) -> String {
    let Some(unit) = mover else { return String::new() };
    if way == Pattern::Slave.step() {
        text!("tribun-as-slave", slave = name_of_height(unit.slave()))
    } else if unit.slave() > 0 {
        text!("tribun-leaving-slave", unit = name_of(unit))
    } else {
        text!("tribun-move-in-as", unit = name_of(unit))
    }
}
