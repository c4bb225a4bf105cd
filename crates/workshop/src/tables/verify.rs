//! Comparing a table with the rules alone.

use std::ops::ControlFlow;

use ludarium_ai::tables::{Probe, TableValue};
use ludarium_rules::{Position, Which};

/// A position whose value in a table is not what its turns say.
#[derive(Debug, thiserror::Error)]
#[error("\"{position}\": the table says {table:?}, the positions after its turns {turns:?}")]
pub struct Disagreement {
    pub position: String,
    pub table: Option<TableValue>,
    /// What follows from the table's values of the positions after each turn; `None` if one of them is missing.
    pub turns: Option<TableValue>,
}

/// Compares the value of a position that is not over with those after its turns.
pub fn verify<P: Position>(position: &P, table: &impl Probe<P>) -> Result<(), Disagreement> {
    let (said, turns) = (table.probe(position), by_turns(position, table));
    if said.is_some() && said == turns {
        return Ok(());
    }
    Err(Disagreement { position: position.to_string(), table: said, turns })
}

/// The value that the positions after the turns give a position, from the rules and the table's values of those.
fn by_turns<P: Position>(position: &P, table: &impl Probe<P>) -> Option<TableValue> {
    let mover = position.side_to_move();
    let (mut best, mut is_complete): (Option<TableValue>, bool) = (None, true);
    let _ = position.visit(Which::All, |turn| {
        let next = position.play_unchecked(&turn);
        let value = match next.outcome() {
            Some(outcome) if outcome.winner == Some(mover) => Some(TableValue::WinIn(1)),
            Some(outcome) if outcome.winner.is_some() => Some(TableValue::LossIn(1)),
            Some(_) => Some(TableValue::Draw),
            None => table.probe(&next).map(one_ply_earlier),
        };
        is_complete &= value.is_some();
        if value.is_some_and(|value| best.is_none_or(|best| is_better(value, best))) {
            best = value;
        }
        ControlFlow::Continue(())
    });
    best.filter(|_| is_complete)
}

fn one_ply_earlier(value: TableValue) -> TableValue {
    match value {
        TableValue::WinIn(plies) => TableValue::LossIn(plies + 1),
        TableValue::LossIn(plies) => TableValue::WinIn(plies + 1),
        TableValue::Draw => TableValue::Draw,
    }
}

/// A win is better the sooner it is, a loss the later.
fn is_better(one: TableValue, other: TableValue) -> bool {
    use TableValue::{Draw, LossIn, WinIn};
    match (one, other) {
        (WinIn(one), WinIn(other)) => one < other,
        (LossIn(one), LossIn(other)) => one > other,
        (WinIn(_), Draw | LossIn(_)) | (Draw, LossIn(_)) => true,
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use ludarium_ai::tables::treason::TreasonTable;
    use ludarium_rules::games::treason::Treason;

    use super::*;

    /// A table with one wrong value.
    struct Wrong {
        table: TreasonTable,
        position: Treason,
    }

    impl Probe<Treason> for Wrong {
        fn probe(&self, position: &Treason) -> Option<TableValue> {
            let right = self.table.probe(position);
            if *position == self.position { Some(TableValue::WinIn(77)) } else { right }
        }
    }

    #[test]
    fn a_right_table_agrees_and_a_wrong_one_does_not() {
        let mut table = TreasonTable::new();
        for _ in 2..=3 {
            table.extend(&|| false).expect("it is small");
        }
        let (count, position) = TreasonTable::positions(3);
        let all: Vec<Treason> =
            (0..count).step_by(7).filter_map(position).filter(|found| found.outcome().is_none()).collect();
        assert!(all.len() > 50_000);
        for position in &all {
            verify(position, &table).expect("the table is right");
        }
        let wrong = Wrong { table, position: all[100] };
        let error = verify(&all[100], &wrong).expect_err("the value is wrong").to_string();
        assert!(error.contains("WinIn(77)") && error.contains(&all[100].to_string()), "{error}");
    }
}
