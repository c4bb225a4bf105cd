//! What players see, type and hear. They see the machine text of a turn.

mod typed;

use super::facts::{self, PieceKind, unit_called};
use super::game::{REASONS, reason_text};
use super::position::Tribun;
use super::sentences::{Because, Refusal};
use super::text::Fault;
use super::turn::{Parts, Pattern, Turn};
use crate::board::hex::Hex;
use crate::{Join, Kind, List, Message, Name, Notation, Sentence, TurnError, Vocabulary};

messages! {
    /// What is read aloud of a turn of Tribun.
    pub enum Spoken in "tribun" {
        /// A move by the unit's own pattern.
        Goes { piece: Name, from: String, to: String } = "goes", "{piece} {from} to {to}";
        /// "Only the p pieces go, and the slave stays behind."
        LeavesSlave { piece: Name, from: String, to: String } =
            "leaves-slave", "{piece} {from}, leaving its slave, to {to}";
        /// A move by the slave's pattern: "the whole stack moves."
        GoesOnSlave { piece: Name, from: String, slave: Name, to: String } =
            "goes-on-slave", "{piece} {from} on its slave, the {slave}, to {to}";
        /// An attack after which a participant moves in by its own pattern.
        Takes { piece: Name, from: String, prey: Name, target: String } =
            "takes", "{piece} {from} takes {prey} {target}";
        /// The slave of the unit that moves in stays behind.
        TakesLeavingSlave { piece: Name, from: String, prey: Name, target: String } =
            "takes-leaving-slave", "{piece} {from}, leaving its slave, takes {prey} {target}";
        /// An attack after which a participant moves in by its slave's pattern.
        TakesOnSlave { piece: Name, from: String, slave: Name, prey: Name, target: String } =
            "takes-on-slave", "{piece} {from} on its slave, the {slave}, takes {prey} {target}";
        /// "The participant that would move in goes on top instead."
        Enslaves { piece: Name, from: String, prey: Name, target: String } =
            "enslaves", "{piece} {from} enslaves {prey} {target}";
        /// An attack that leaves the target standing.
        Damages { prey: Name, target: String, left: u8 } =
            "damages", "attack on {prey} {target}, {left} left";
        /// An attack that removes the top and frees the slave below it.
        FreesSlave { prey: Name, target: String } =
            "frees-slave", "attack on {prey} {target}, its slave is free";
        /// "An attack of any strength on a unit that carries a Tribun takes the Tribun and wins at once."
        TribunFalls { prey: Name, target: String } =
            "tribun-falls", "attack on {prey} {target}, the Tribun falls";
        /// "Decombine one own unit without Tribun."
        Splits { piece: Name, from: String, parts: List } = "splits", "{piece} {from} splits: {parts}";
        /// A part of a decombine.
        PartOn { count: u8, hex: String } = "part-on", "{count} on {hex}";
        /// Neighbours of an empty hex combine on it.
        Combines { piece: Name, to: String, parts: List } = "combines", "{piece} on {to}: {parts}";
        /// What a neighbour gives to a combine.
        PartFrom { count: u8, hex: String } = "part-from", "{count} from {hex}";
    }
}

/// "Hastatus f6 to g7", "Hastatus f6 on its slave, the Eques, to g7".
fn going(position: &Tribun, from: Hex, to: Hex, pattern: Pattern) -> Spoken {
    let unit = position.unit(from);
    let (piece, from, to) = (unit.name(), from.to_string(), to.to_string());
    match pattern {
        Pattern::Slave => Spoken::GoesOnSlave { piece, from, slave: unit_called(unit.slave()), to },
        Pattern::Own if unit.slave() > 0 => Spoken::LeavesSlave { piece, from, to },
        Pattern::Own => Spoken::Goes { piece, from, to },
    }
}

/// "Hastatus f6 takes Servus g7".
fn taking(position: &Tribun, from: Hex, target: Hex, pattern: Pattern) -> Spoken {
    let (unit, prey) = (position.unit(from), position.unit(target).name());
    let (piece, from, target) = (unit.name(), from.to_string(), target.to_string());
    match pattern {
        Pattern::Slave => Spoken::TakesOnSlave { piece, from, slave: unit_called(unit.slave()), prey, target },
        Pattern::Own if unit.slave() > 0 => Spoken::TakesLeavingSlave { piece, from, prey, target },
        Pattern::Own => Spoken::Takes { piece, from, prey, target },
    }
}

fn parts_on(hex: Hex, parts: Parts) -> List {
    let part = |(hex, count): (Hex, u8)| Message::from(Spoken::PartOn { count, hex: hex.to_string() });
    List::new(Join::Commas, parts.placed(hex).map(part))
}

fn parts_from(hex: Hex, parts: Parts) -> List {
    let part = |(hex, count): (Hex, u8)| Message::from(Spoken::PartFrom { count, hex: hex.to_string() });
    List::new(Join::Commas, parts.placed(hex).map(part))
}

impl Notation for Tribun {
    fn turn_text(&self, turn: &Turn) -> String {
        turn.to_string()
    }

    /// A turn in words: "Saggitarius e2 to e4", "attack on Centuria f8, 6 left".
    fn spoken(&self, &turn: &Turn) -> Message {
        let named = |hex: Hex| self.unit(hex).name();
        match turn {
            Turn::Move { from, to, pattern } => going(self, from, to, pattern),
            Turn::Damage { target, left: 0 } => Spoken::FreesSlave { prey: named(target), target: target.to_string() },
            Turn::Damage { target, left } => Spoken::Damages { prey: named(target), target: target.to_string(), left },
            Turn::Kill { from, target, pattern } => taking(self, from, target, pattern),
            Turn::Enslave { from, target } => Spoken::Enslaves {
                piece: named(from),
                from: from.to_string(),
                prey: named(target),
                target: target.to_string(),
            },
            Turn::TakeTribun { target } => Spoken::TribunFalls { prey: named(target), target: target.to_string() },
            Turn::Decombine { from, parts } => {
                Spoken::Splits { piece: named(from), from: from.to_string(), parts: parts_on(from, parts) }
            }
            Turn::Combine { to, parts } => {
                let piece = self.played(turn).unit(to).name();
                Spoken::Combines { piece, to: to.to_string(), parts: parts_from(to, parts) }
            }
        }
        .into()
    }

    fn read_turn(&self, text: &str) -> Result<Turn, TurnError> {
        typed::read(self, text)
    }

    fn kind_name(kind: Kind) -> &'static str {
        PieceKind::try_from(kind).map_or("", PieceKind::name)
    }

    fn reason_text(reason: &str) -> &'static str {
        reason_text(reason)
    }

    fn vocabulary() -> Vocabulary {
        Vocabulary {
            sentences: [Refusal::SENTENCES, Fault::SENTENCES, Because::SENTENCES, Spoken::SENTENCES].concat(),
            refusals: Sentence::keys(Refusal::SENTENCES),
            names: facts::names(),
            reasons: REASONS.to_vec(),
        }
    }
}
