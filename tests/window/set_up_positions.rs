//! Positions that no match reaches, as somebody may set them up or paste them: whatever the rules accept is shown, thought
//! about and played, without an end of the program and within its memory.
//!
//! Runs without window and renderer. `LUDARIUM_POSITIONS=200` tries so many of each game.

use std::fmt::Write as _;
use std::process::{Command, Output};

use crate::common;
use ludarium_rules::split_mix::SplitMix64;
use ludarium_rules::{AnyPosition, GameId};
use serde_json::Value;

/// How many of each game in an ordinary test run.
const EACH: usize = 3;

/// The most address space of the process, in KiB; the tables of the search and the libraries reserve more than they use.
#[cfg(target_os = "linux")]
const MEMORY: u32 = 3 << 20;

/// A position text with its options.
type SetUp = (String, Vec<(String, String)>);

/// Texts of the shared cases of a game with a few letters exchanged, taken out or put in, which the rules accept, with a
/// turn to play.
fn accepted(game: GameId, count: usize) -> Vec<(SetUp, AnyPosition)> {
    let file = format!("{}/crates/rules/tests/data/{}.jsonl", env!("CARGO_MANIFEST_DIR"), game.name());
    let cases: Vec<SetUp> = std::fs::read_to_string(&file).expect("the shared cases").lines().map(set_up).collect();
    let mut random = SplitMix64::new(game as u64 + 1);
    let mut below = |bound: usize| random.below(bound as u64) as usize;
    let mut found = Vec::new();
    for _ in 0..100_000 {
        if found.len() == count {
            return found;
        }
        let (text, options) = &cases[below(cases.len())];
        let letters: Vec<char> = cases[below(cases.len())].0.chars().collect();
        let mut changed: Vec<char> = text.chars().collect();
        for _ in 0..=below(4) {
            let at = below(changed.len());
            match below(3) {
                0 => changed[at] = letters[below(letters.len())],
                1 => changed.insert(at, letters[below(letters.len())]),
                _ if changed.len() > 1 => drop(changed.remove(at)),
                _ => {}
            }
        }
        let changed: String = changed.into_iter().collect();
        let pairs: Vec<(&str, &str)> = options.iter().map(|(key, value)| (key.as_str(), value.as_str())).collect();
        if changed != *text
            && let Ok(position) = AnyPosition::parse(game, &changed, &pairs)
            && position.outcome().is_none()
        {
            found.push(((changed, options.clone()), position));
        }
    }
    panic!("{game}: only {} positions are accepted", found.len());
}

fn set_up(line: &str) -> SetUp {
    let case: Value = serde_json::from_str(line).expect("a case");
    let word = |value: &Value| value.as_str().map_or_else(|| value.to_string(), str::to_owned);
    let options = case["options"].as_object().expect("options");
    (word(&case["position"]), options.iter().map(|(key, value)| (key.clone(), word(value))).collect())
}

/// Each is opened, a hint is asked for, and a turn is played, which the weakest opponent answers.
fn tour(game: GameId) {
    let name = game.name();
    let positions = accepted(game, common::number("LUDARIUM_POSITIONS", EACH));
    let mut steps = String::new();
    for (number, ((text, options), position)) in positions.iter().enumerate() {
        let opponent = position.side_to_move().other().to_string().to_lowercase();
        let options: String = options.iter().map(|(key, value)| format!(r#""--option", "{key}={value}", "#)).collect();
        write!(
            steps,
            r#"Open(["--game", "{name}", "--position", {text:?}, {options}"--{opponent}", "ai:1"]), Wait,
               Key("KeyH"), Wait, PlayOut(seed: {number}, turns: 1), Wait, "#
        )
        .expect("memory");
    }
    let output = within_memory(&format!("set-up-{name}"), &format!("(with: [], steps: [{steps}])"));
    let told = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{game}: {}\n{told}", output.status);
    assert!(!told.contains("panicked"), "{game}: {told}");
}

#[cfg(target_os = "linux")]
fn within_memory(name: &str, journey: &str) -> Output {
    let game = common::unseen(&common::fresh_home(name), journey);
    let mut command = Command::new("sh");
    command.arg("-c").arg(format!("ulimit -v {MEMORY} && exec \"$0\" \"$@\"")).arg(game.get_program());
    command.args(game.get_args()).current_dir(env!("CARGO_MANIFEST_DIR"));
    command.envs(game.get_envs().filter_map(|(name, value)| Some((name, value?))));
    command.output().expect("a shell")
}

#[cfg(not(target_os = "linux"))]
fn within_memory(name: &str, journey: &str) -> Output {
    common::run_unseen(name, journey)
}

every_game!(positions_that_no_match_reaches, tour);
