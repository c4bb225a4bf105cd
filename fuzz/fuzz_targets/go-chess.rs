#![no_main]

use libfuzzer_sys::fuzz_target;
use ludarium_fuzz::Cases;
use ludarium_rules::GameId;
use ludarium_rules::games::go_chess::GoChess;

static CASES: Cases<GoChess> = Cases::of(GameId::GoChess);

fuzz_target!(|data: &[u8]| CASES.try_out(data));
