//! What players see, type and hear. They see the machine text of a turn.

mod typed;

use super::facts::unit_name;
use super::position::Tribun;
use super::turn::{Parts, Pattern, Turn};
use crate::board::hex::Hex;

pub(super) use typed::read;

/// A turn in words: "Saggitarius E2 to E4", "attack on Centuria F8, 6 left".
pub(super) fn long(position: &Tribun, turn: Turn) -> String {
    let named = |hex: Hex| format!("{} {}", position.unit(hex).name(), place(hex));
    match turn {
        Turn::Move { from, to, pattern } => format!("{} to {}", mover(position, from, pattern), place(to)),
        Turn::Damage { target, left: 0 } => format!("attack on {}, its slave is free", named(target)),
        Turn::Damage { target, left } => format!("attack on {}, {left} left", named(target)),
        Turn::Kill { from, target, pattern } => {
            format!("{} takes {}", mover(position, from, pattern), named(target))
        }
        Turn::Enslave { from, target } => format!("{} enslaves {}", named(from), named(target)),
        Turn::TakeTribun { target } => format!("attack on {}, the Tribun falls", named(target)),
        Turn::Decombine { from, parts } => format!("{} splits: {}", named(from), spoken_parts(from, parts, "on")),
        Turn::Combine { to, parts } => {
            let name = position.played(turn).unit(to).name();
            format!("{name} on {}: {}", place(to), spoken_parts(to, parts, "from"))
        }
    }
}

/// The unit that goes, and with what: "Hastatus F6", "Hastatus F6 on its slave, the Eques,".
fn mover(position: &Tribun, from: Hex, pattern: Pattern) -> String {
    let unit = position.unit(from);
    let name = format!("{} {}", unit.name(), place(from));
    match pattern {
        Pattern::Slave => format!("{name} on its slave, the {},", unit_name(unit.slave())),
        Pattern::Own if unit.slave() > 0 => format!("{name}, leaving its slave,"),
        Pattern::Own => name,
    }
}

fn place(hex: Hex) -> String {
    hex.to_string().to_ascii_uppercase()
}

fn spoken_parts(hex: Hex, parts: Parts, preposition: &str) -> String {
    let part = |(hex, count)| format!("{count} {preposition} {}", place(hex));
    parts.placed(hex).map(part).collect::<Vec<_>>().join(", ")
}
