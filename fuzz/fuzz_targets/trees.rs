#![no_main]

use libfuzzer_sys::fuzz_target;
use ludarium_fuzz::Cases;
use ludarium_rules::GameId;
use ludarium_rules::games::trees::Trees;

static CASES: Cases<Trees> = Cases::of(GameId::Trees);

fuzz_target!(|data: &[u8]| CASES.try_out(data));
