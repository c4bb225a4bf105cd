//! Why a turn is refused, each in one line for the player.

use super::super::gait::Gait;
use super::{Hunter, Turn};
use crate::board::triangle::{Triangle, Way, triangles};
use crate::games::treason::position::Treason;
use crate::games::treason::{Landings, PieceKind, outcome};
use crate::{Piece, Position, Side};

/// Refusals, each in one line for the player.
impl Treason {
    /// Why no turn begins on a cell.
    pub(in crate::games::treason) fn why_not_from(&self, from: Triangle) -> String {
        let side = self.side_to_move();
        if let Some(outcome) = self.outcome() {
            return format!("The game is over: {}", outcome::reason_text(&outcome.reason));
        }
        let Some(Piece { side: Some(owner), .. }) = self.piece_at(from) else {
            return format!("There is no piece on {from}");
        };
        if owner != side {
            return format!("The {} on {from} is {owner}'s, and it is {side}'s turn", self.kind_at(from).name());
        }
        if self.must_capture() {
            return self.compulsory();
        }
        match self.kind_at(from) {
            PieceKind::Spy => format!(
                "The Spy on {from} is blocked: all cells around it are occupied, and no enemy stands on its mirror \
                 cell {}",
                from.mirror()
            ),
            PieceKind::Man => format!("The man on {from} is blocked: all cells that it could step to are occupied"),
        }
    }

    /// Why a step or a conversion is not legal; a chain of captures that is readable has its reasons hop by hop.
    pub(in crate::games::treason) fn why_not(&self, turn: &Turn) -> String {
        let from = turn.from();
        if !from.is_in(self.pieces(self.side_to_move())) || self.outcome().is_some() {
            return self.why_not_from(from);
        }
        match turn {
            Turn::Capture(_) => "no such legal capture in this position".to_owned(),
            _ if self.must_capture() => self.compulsory(),
            Turn::Step { from, to } => self.why_not_step(*from, *to),
            Turn::Convert { from, at } => self.why_not_convert(*from, *at),
        }
    }

    /// Why an own piece neither steps to a cell nor converts what stands there, when nothing can be captured.
    pub(super) fn why_not_end(&self, from: Triangle, end: Triangle) -> String {
        let converts = self.gait_at(from) == Gait::Spy && end == from.mirror() && !end.is_in(from.adjacent());
        if converts { self.why_not_convert(from, end) } else { self.why_not_step(from, end) }
    }

    fn why_not_step(&self, from: Triangle, to: Triangle) -> String {
        let gait = self.gait_at(from);
        if from == to {
            format!("The {} is already on {to}", self.kind_at(from).name())
        } else if !to.is_in(from.adjacent()) {
            format!("{to} is not adjacent to {from}")
        } else if !to.is_in(gait.reach(from)) {
            rule(gait).to_owned()
        } else {
            let there = self.piece_at(to).map(owned).unwrap_or_default();
            format!("{there} stands on {to}: a step ends on an empty cell")
        }
    }

    fn why_not_convert(&self, from: Triangle, at: Triangle) -> String {
        let mirror = from.mirror();
        if self.gait_at(from) != Gait::Spy {
            return format!("Only a Spy converts, and a man stands on {from}");
        }
        if at != mirror {
            return format!("The mirror cell of {from} is {mirror}, not {at}");
        }
        let own = self.piece_at(at).map(|piece| format!("{} stands there", owned(piece)));
        format!("There is nothing to convert at the mirror cell {at}: {}", own.unwrap_or("it is empty".to_owned()))
    }

    /// "**Capturing is compulsory**; which capture is free."
    fn compulsory(&self) -> String {
        let names: Vec<String> = triangles(self.hunters()).map(|cell| cell.to_string()).collect();
        format!("Capturing is compulsory: {} can capture", listed(&names))
    }

    /// Why a capturer cannot make one capture.
    pub(super) fn why_not_hop(&self, hunter: &Hunter, over: Triangle, landing: Triangle) -> String {
        if hunter.landings_over(over) == 0 {
            self.why_not_over(hunter, over)
        } else {
            why_not_landing(hunter, over, landing)
        }
    }

    /// Why a capturer cannot capture over a cell, wherever it would land.
    pub(super) fn why_not_over(&self, hunter: &Hunter, over: Triangle) -> String {
        let at = hunter.at;
        if at.is_in(hunter.gait.promotion()) {
            return format!("The man has become a Spy on {at}, and its turn ends there");
        }
        if !over.is_in(hunter.enemies) {
            return self.why_no_enemy(hunter, over);
        }
        let Some(way) = Way::between(at, over) else { return format!("{over} is not adjacent to {at}") };
        if !over.is_in(hunter.gait.reach(at)) {
            return format!("{over} is behind the man on {at}: {}", rule(hunter.gait));
        }
        let table = hunter.gait.landings(at, way);
        let taken: Vec<String> = triangles(table & !hunter.empty).map(|cell| cell.to_string()).collect();
        let are = if taken.len() == 1 { "is" } else { "are" };
        match hunter.rule {
            _ if table == 0 => format!("From {at} there is no cell to land on behind {over}"),
            Landings::Chosen => format!("No landing behind {over} is empty: {} {are} occupied", listed(&taken)),
            Landings::All => format!("landings=all: behind {over}, {} {are} occupied", listed(&taken)),
        }
    }

    fn why_no_enemy(&self, hunter: &Hunter, over: Triangle) -> String {
        let targets: Vec<String> = triangles(hunter.targets()).map(|cell| cell.to_string()).collect();
        let at = hunter.at;
        match targets.len() {
            0 => format!("There is no enemy on {over} to capture"),
            _ => format!("There is no enemy on {over} to capture; from {at}, {} can be captured", listed(&targets)),
        }
    }
}

fn why_not_landing(hunter: &Hunter, over: Triangle, landing: Triangle) -> String {
    let at = hunter.at;
    if !landing.is_in(over.adjacent()) {
        format!("The landing {landing} is not adjacent to the captured piece on {over}")
    } else if landing == at {
        format!("The capturer must land away from its start {at}")
    } else if landing.is_in(at.adjacent()) {
        format!("The landing {landing} is adjacent to the start {at}")
    } else if !landing.is_in(hunter.gait.reach(over)) {
        format!("{over} to {landing} is backward: {}", rule(hunter.gait))
    } else {
        format!("The landing {landing} is occupied")
    }
}

/// The rule of direction.
const fn rule(gait: Gait) -> &'static str {
    match gait {
        Gait::WhiteMan => "White's men move to the same or a higher line",
        Gait::BlackMan => "Black's men move to the same or a lower line",
        Gait::Spy => "a Spy moves in any direction",
    }
}

/// "White's man".
fn owned(piece: Piece) -> String {
    format!("{}'s {}", piece.side.unwrap_or(Side::White), PieceKind::try_from(piece.kind).map_or("", PieceKind::name))
}

/// "A1, B1 and C1".
fn listed(names: &[String]) -> String {
    match names.split_last() {
        None => String::new(),
        Some((last, [])) => last.clone(),
        Some((last, others)) => format!("{} and {last}", others.join(", ")),
    }
}
