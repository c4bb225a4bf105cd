#![no_main]

use libfuzzer_sys::fuzz_target;
use ludarium_fuzz::Cases;
use ludarium_rules::games::go_chess::GoChess;

static CASES: Cases<GoChess> = Cases::new(include_str!("../../crates/rules/tests/data/go-chess.jsonl"));

fuzz_target!(|data: &[u8]| CASES.try_out(data));
