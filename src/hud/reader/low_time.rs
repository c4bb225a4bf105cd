//! That little time is left, in words.

use std::time::Duration;

use ludarium_rules::Side;

use crate::table::Table;
use crate::words::text;

/// It is said when a clock falls below so many seconds.
const MARKS: [u64; 3] = [60, 20, 10];

/// Below how many of these marks the clock of each side has been in a match: each is said once, also where turns give time.
#[derive(Default)]
pub(super) struct LowTime {
    serial: Option<u64>,
    passed: [usize; 2],
}

impl LowTime {
    /// What is to be said now; nothing of what was so when the match was looked at first.
    pub(super) fn follow(&mut self, table: &Table) -> Vec<String> {
        let Some(clocks) = table.game().clocks().filter(|_| table.result().is_none()) else { return Vec::new() };
        let passed = clocks.map(|left| MARKS.iter().filter(|seconds| left < Duration::from_secs(**seconds)).count());
        if self.serial != Some(table.serial()) {
            *self = LowTime { serial: Some(table.serial()), passed };
        }
        let mut words = Vec::new();
        for side in Side::ALL {
            let (now, before) = (passed[side.index()], &mut self.passed[side.index()]);
            if now > *before {
                *before = now;
                words.push(text!("reader-low-time", side = table.called(side), seconds = MARKS[now - 1]));
            }
        }
        words
    }
}
