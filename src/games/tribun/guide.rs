//! What the panels say of Tribun.

use ludarium_rules::board::hex::Hex;
use ludarium_rules::games::tribun::{GO_ON_TOP, Pattern, SPLIT, TRIBUN, Tribun, Unit, unit_name};
use ludarium_rules::{AnyPosition, Piece, Position, Side, Step};

use super::input::strike;
use super::{name_of, of};
use crate::look::palette::Palette;
use crate::stage::guide::plain_label;
use crate::stage::guide::{Gauge, Guide, Pip, Tally, Token};

/// How the panels speak of Tribun.
pub static GUIDE: Guide = Guide {
    layout: super::layout,
    token,
    counts_as: Some,
    tally,
    prompt: |position, path| prompt(position, path).into(),
    label,
    actions: strike::actions,
};

/// The unit on the hex of a step.
fn unit_of(position: &Tribun, step: Option<&Step>) -> Option<(Hex, Option<Unit>)> {
    let hex = Hex::of_cell(step?.cell()?)?;
    Some((hex, position.unit_at(hex)))
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
    let stones = if stones == 1 { "1 stone".to_owned() } else { format!("{stones} stones") };
    let gauge = |number: u8| Some(Gauge::count(number, "Tribun", Pip::Laurel));
    let Some(tribun) = tribun else {
        return Tally { counts: vec![stones], gauge: gauge(0), help: "The Tribun is lost", alarming: true };
    };
    if position.side_to_move() != side && !position.attackers(tribun).is_empty() {
        return Tally {
            counts: vec!["in danger".to_owned(), stones],
            gauge: gauge(1),
            help: "The enemy reaches the Tribun: any attack on it wins",
            alarming: true,
        };
    }
    Tally {
        counts: vec![stones],
        gauge: gauge(1),
        help: "Whoever loses the Tribun has lost; the stones of enslaved units count for their own side",
        alarming: false,
    }
}

fn prompt(position: &AnyPosition, path: &[Step]) -> String {
    let Some(position) = of(position) else { return String::new() };
    let Some((hex, unit)) = unit_of(position, path.first()) else {
        return "Choose a unit, an enemy to attack, or an empty hex to combine on".to_owned();
    };
    let splitting = path.get(1) == Some(&SPLIT);
    let placing = path.len() > 1 && path.last().is_some_and(|step| step.cell().is_some());
    match unit {
        Some(unit) if unit.side() == position.side_to_move() => {
            if splitting && placing && path.len() > 2 {
                "How many stones go there?".to_owned()
            } else if splitting {
                format!("Split the {}: choose a hex for the next part", name_of(unit))
            } else if path.len() > 1 {
                "With its own pattern, or its slave's?".to_owned()
            } else {
                format!("Choose where the {} goes, or drag stones off it", name_of(unit))
            }
        }
        Some(unit) => format!("Attack on {hex} (height {}): choose what is left, or who moves in", unit.height()),
        None if placing => "How many stones does it give?".to_owned(),
        None => format!("Combine on {hex}: choose the units that give stones"),
    }
}

fn label(position: &AnyPosition, path: &[Step], step: Step) -> String {
    let Some(rules) = of(position) else { return plain_label(position, path, step) };
    let (hex, unit) = unit_of(rules, path.first()).map_or((None, None), |(hex, unit)| (Some(hex), unit));
    let enemy = unit.filter(|unit| unit.side() != rules.side_to_move());
    match step {
        Step::Count(0) if enemy.is_some() => "Free the slave".to_owned(),
        Step::Count(left) if enemy.is_some() => format!("Leave {left}"),
        Step::Count(count) => count.to_string(),
        SPLIT => "Split".to_owned(),
        GO_ON_TOP => "Go on top (Impero)".to_owned(),
        Step::Done => "Done".to_owned(),
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
        format!("As its slave, the {}", unit_name(unit.slave()))
    } else if unit.slave() > 0 {
        format!("As {}, leaving its slave", name_of(unit))
    } else {
        format!("Move in as {}", name_of(unit))
    }
}
