#![no_main]

use libfuzzer_sys::fuzz_target;
use ludarium_fuzz::Cases;
use ludarium_rules::games::troop_chess::TroopChess;

static CASES: Cases<TroopChess> = Cases::new(include_str!("../../crates/rules/tests/data/troop-chess.jsonl"));

fuzz_target!(|data: &[u8]| CASES.try_out(data));
