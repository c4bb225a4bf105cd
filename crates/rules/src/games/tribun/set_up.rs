//! Setting up positions of Tribun.

use super::board::Unit;
use super::facts::{Height, PIECE, TRIBUN, can_hold_slave, unit_called};
use super::options::Rules;
use super::position::Tribun;
use super::text::{unit_text, units_text};
use crate::board::hex::Hex;
use crate::set_up::SetUp;
use crate::{BoardView, Name, Piece, Position, Side};

/// The unit that a stack is, from bottom to top.
fn unit_of(content: &[Piece]) -> Option<Unit> {
    let side = content.last()?.side?;
    let slaves = content.iter().take_while(|piece| piece.side == Some(side.other())).count();
    let (slave, own) = content.split_at(slaves);
    let (tribun, soldiers) = match own.split_last()? {
        (top, below) if top.kind == TRIBUN => (true, below),
        _ => (false, own),
    };
    let is_soldier = |of: Side| move |piece: &Piece| *piece == Piece { side: Some(of), kind: PIECE };
    if !slave.iter().all(is_soldier(side.other())) || !soldiers.iter().all(is_soldier(side)) {
        return None;
    }
    let height = |count: usize| Height::ALL.into_iter().find(|height| usize::from(height.pieces()) == count);
    let unit = Unit::new(side, height(own.len())?);
    let unit = if tribun { unit.crowned() } else { unit };
    if slave.is_empty() { Some(unit) } else { Some(unit.over(height(slave.len())?)) }
}

impl SetUp for Tribun {
    /// Units by height, then with the Tribun, then over slaves.
    fn contents(&self) -> Vec<Vec<Piece>> {
        let rules = self.options().rules;
        let heights = rules.heights();
        let of = |side| {
            let units = heights.iter().map(move |&height| Unit::new(side, height));
            let crowned = units.clone().map(Unit::crowned);
            let over = heights.iter().flat_map(move |&height| {
                let held = heights.iter().filter(move |slave| can_hold_slave(height.pieces(), slave.pieces()));
                held.map(move |&slave| Unit::new(side, height).over(slave))
            });
            units.chain(crowned).chain(over.filter(move |_| rules != Rules::Ninety))
        };
        Side::ALL.into_iter().flat_map(of).map(|unit| unit.stack().collect()).collect()
    }

    fn content_text(content: &[Piece]) -> Option<String> {
        unit_of(content).map(unit_text)
    }

    fn content_names(content: &[Piece]) -> Vec<Name> {
        let unit = unit_of(content);
        let slave = unit.filter(|unit| unit.slave() > 0).map(|unit| unit_called(unit.slave()));
        unit.map(Unit::name).into_iter().chain(slave).collect()
    }

    fn board_text(board: &BoardView) -> Option<String> {
        let filled = Hex::all().filter_map(|hex| board.cells.get(hex.cell().index()).map(|content| (hex, content)));
        let filled = filled.filter(|(_, content)| !content.is_empty());
        let units: Vec<(Hex, Unit)> =
            filled.map(|(hex, content)| Some((hex, unit_of(content)?))).collect::<Option<_>>()?;
        Some(units_text(units.into_iter()))
    }
}
