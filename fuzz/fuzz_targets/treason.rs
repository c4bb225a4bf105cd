#![no_main]

use libfuzzer_sys::fuzz_target;
use ludarium_fuzz::Cases;
use ludarium_rules::GameId;
use ludarium_rules::games::treason::Treason;

static CASES: Cases<Treason> = Cases::of(GameId::Treason);

fuzz_target!(|data: &[u8]| CASES.try_out(data));
