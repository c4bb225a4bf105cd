#![no_main]

use libfuzzer_sys::fuzz_target;
use ludarium_fuzz::Cases;
use ludarium_rules::games::treason::Treason;

static CASES: Cases<Treason> = Cases::new(include_str!("../../crates/rules/tests/data/treason.jsonl"));

fuzz_target!(|data: &[u8]| CASES.try_out(data));
