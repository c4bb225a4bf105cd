#![no_main]

use libfuzzer_sys::fuzz_target;
use ludarium_fuzz::Cases;
use ludarium_rules::GameId;
use ludarium_rules::games::troop_chess::TroopChess;

static CASES: Cases<TroopChess> = Cases::of(GameId::TroopChess);

fuzz_target!(|data: &[u8]| CASES.try_out(data));
