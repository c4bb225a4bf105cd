#![no_main]

use libfuzzer_sys::fuzz_target;
use ludarium_fuzz::Cases;
use ludarium_rules::games::gess::Gess;

static CASES: Cases<Gess> = Cases::new(include_str!("../../crates/rules/tests/data/gess.jsonl"));

fuzz_target!(|data: &[u8]| CASES.try_out(data));
