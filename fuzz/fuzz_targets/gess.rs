#![no_main]

use libfuzzer_sys::fuzz_target;
use ludarium_fuzz::Cases;
use ludarium_rules::GameId;
use ludarium_rules::games::gess::Gess;

static CASES: Cases<Gess> = Cases::of(GameId::Gess);

fuzz_target!(|data: &[u8]| CASES.try_out(data));
