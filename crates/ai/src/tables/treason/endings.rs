//! The positions of Treason with so many pieces, for the retrograde analysis.

use std::ops::ControlFlow;

use ludarium_rules::board::triangle::{ALL, Triangle, WAYS, mirrored, triangles};
use ludarium_rules::games::treason::{Options, Treason, Turn, man_ways, promotion_line};
use ludarium_rules::{Position, Side, Which};

use super::layout::{Layout, OWN_MEN, OWN_SPIES, Pieces, THEIR_MEN, THEIR_SPIES};
use crate::tables::retrograde::{Endings, Look};
use crate::tables::{Probe, TableValue};

/// All positions with so many pieces; captures lead to positions with fewer, whose values are known.
pub(super) struct TreasonEndings<'a, S> {
    layout: Layout,
    smaller: &'a S,
}

impl<'a, S: Probe<Treason>> TreasonEndings<'a, S> {
    /// The positions of a layout under the usual options. `smaller` knows those with fewer pieces.
    pub(super) fn new(layout: Layout, smaller: &'a S) -> TreasonEndings<'a, S> {
        TreasonEndings { layout, smaller }
    }

    /// The value of a position whose turns are captures, all of which are in smaller tables.
    fn value_of_captures(&self, position: &Treason) -> Option<TableValue> {
        let mut best: Option<TableValue> = None;
        let visited = position.visit(Which::All, |turn| match self.value_after(position, &turn) {
            None => ControlFlow::Break(()),
            Some(value) => {
                best = Some(best.filter(|best| best.rank() >= value.rank()).unwrap_or(value));
                ControlFlow::Continue(())
            }
        });
        best.filter(|_| visited.is_continue())
    }

    fn value_after(&self, position: &Treason, turn: &Turn) -> Option<TableValue> {
        let next = position.play_unchecked(turn);
        let value = if next.outcome().is_some() { Some(TableValue::LossIn(0)) } else { self.smaller.probe(&next) };
        value.map(TableValue::before)
    }
}

/// Whether the side to move can convert the last enemy.
fn converts_last(position: &Treason) -> bool {
    let enemies = position.pieces(Side::Black);
    enemies.count_ones() == 1 && mirrored(position.spies(Side::White)) & enemies != 0
}

impl<S: Probe<Treason>> Endings for TreasonEndings<'_, S> {
    fn count(&self) -> usize {
        self.layout.len
    }

    fn look_at(&self, number: usize) -> Look {
        let Some(position) = self.layout.pieces(number).position(Options::default()) else { return Look::Invalid };
        if position.must_capture() {
            // Smaller tables know every capture.
            return self.value_of_captures(&position).map_or(Look::Invalid, Look::Known);
        }
        if position.outcome().is_some() {
            return Look::Known(TableValue::LossIn(0));
        }
        if converts_last(&position) {
            return Look::Known(TableValue::WinIn(1));
        }
        Look::Open(u8::try_from(position.count_turns()).unwrap_or(u8::MAX))
    }

    fn visit_predecessors(&self, number: usize, visitor: &mut impl FnMut(usize)) {
        // The side that has just moved goes up now.
        let pieces = self.layout.pieces(number).seen_by_other_side();
        visit_step_origins(pieces, &mut |pieces| visitor(self.layout.number(&pieces)));
        visit_before_conversion(pieces, &mut |pieces| visitor(self.layout.number(&pieces)));
    }
}

/// Visits the pieces from which a step of the own side leads to these.
fn visit_step_origins(pieces: Pieces, visitor: &mut impl FnMut(Pieces)) {
    let empty = ALL & !pieces.occupied();
    let promotion = promotion_line(Side::White);
    let men_from = empty & !promotion;
    let mut from_all = |kind: usize, before: usize, at: Triangle, origins: u64| {
        for origin in triangles(origins) {
            let mut sets = pieces.sets;
            sets[kind] ^= at.bit();
            sets[before] ^= origin.bit();
            visitor(Pieces { sets });
        }
    };
    for at in triangles(pieces.sets[OWN_MEN]) {
        from_all(OWN_MEN, OWN_MEN, at, origins_of_man(at) & men_from);
    }
    for at in triangles(pieces.sets[OWN_SPIES]) {
        from_all(OWN_SPIES, OWN_SPIES, at, at.adjacent() & empty);
        if at.is_in(promotion) {
            from_all(OWN_SPIES, OWN_MEN, at, origins_of_man(at) & men_from);
        }
    }
}

/// The cells from which a man that goes up could step to this one.
fn origins_of_man(at: Triangle) -> u64 {
    let ways = man_ways(Side::White);
    let back = WAYS.into_iter().filter(|way| ways.contains(&way.opposite()));
    back.fold(0, |set, way| set | way.step(at.bit()))
}

/// Visits the pieces from which a conversion by an own Spy leads to these.
fn visit_before_conversion(pieces: Pieces, visitor: &mut impl FnMut(Pieces)) {
    let [promotes, promotes_them] = Side::ALL.map(promotion_line);
    for spy in triangles(pieces.sets[OWN_SPIES]) {
        let at = spy.mirror();
        let mut turned = |kind: usize, before: usize| {
            let mut sets = pieces.sets;
            sets[kind] ^= at.bit();
            sets[before] ^= at.bit();
            visitor(Pieces { sets });
        };
        if at.is_in(pieces.sets[OWN_SPIES]) {
            turned(OWN_SPIES, THEIR_SPIES);
            if at.is_in(promotes) && !at.is_in(promotes_them) {
                turned(OWN_SPIES, THEIR_MEN);
            }
        }
        if at.is_in(pieces.sets[OWN_MEN]) && !at.is_in(promotes_them) {
            turned(OWN_MEN, THEIR_MEN);
        }
    }
}
