//! Matches between computer players.

use serde_json::Value;

use crate::stdout;

/// A match without the times, which no two runs share.
fn played(args: &[&str]) -> Value {
    let text = stdout(&[&["match", "tress", "--json"], args].concat());
    let mut report: Value = serde_json::from_str(&text).expect("JSON");
    report.as_object_mut().expect("an object").remove("seconds_per_turn").expect("the times");
    report
}

fn games(results: &Value) -> u64 {
    ["wins", "draws", "losses"].iter().map(|key| results[key].as_u64().expect("a count")).sum()
}

#[test]
fn everything_adds_up_and_each_side_is_played_equally_often() {
    let report = played(&["--white", "greedy", "--black", "random", "--games", "10"]);
    assert_eq!(report["games"], 10);
    assert_eq!(games(&report["first_as_white"]), 5);
    assert_eq!(games(&report["first_as_black"]), 5);
    assert_eq!(games(&report["first_total"]), 10);
    let reasons = report["reasons"].as_object().expect("an object");
    assert_eq!(reasons.values().map(|count| count.as_u64().expect("a count")).sum::<u64>(), 10);
    let score = &report["score"];
    let [low, value, high] = ["low", "value", "high"].map(|key| score[key].as_f64().expect("a number"));
    assert!(0.0 <= low && low <= value && value <= high && high <= 1.0, "{score}");
    assert!(value > 0.5, "taking what is offered must beat chance: {report}");
}

#[test]
fn the_same_seed_plays_the_same_match() {
    let args = |seed| ["--white", "random", "--black", "greedy", "--games", "4", "--seed", seed];
    assert_eq!(played(&args("7")), played(&args("7")));
    assert_ne!(played(&args("7")), played(&args("8")));
}

#[test]
fn the_number_of_threads_changes_nothing() {
    let args = |threads| {
        let engine = "engine:nodes=60,quiescence=2,off=futility";
        ["--white", engine, "--black", "random", "--games", "8", "--threads", threads]
    };
    assert_eq!(played(&args("1")), played(&args("3")));
}

#[test]
fn options_and_positions_are_played() {
    let late = "k7/8/8/8/8/8/8/K7 w";
    let args = ["--white", "random", "--black", "random", "--games", "2", "--openings", "0", "--position", late];
    let report = played(&args);
    assert!(report["mean_plies"].as_f64().is_some_and(|plies| plies > 0.0), "{report}");
    assert!(report["reasons"].get("dual-escort").is_none(), "nobody has a Queen: {report}");
    let args = ["--white", "random", "--black", "random", "--games", "2", "--option", "second_wind=off"];
    assert_eq!(played(&args)["games"], 2);
}

#[test]
fn the_table_for_people_has_every_line() {
    let text = stdout(&["match", "tress", "--white", "level:1", "--black", "random", "--games", "2"]);
    for part in
        ["level:1 against random, 2 games", "as White", "together", "Pairs with", "Elo", "Endings:", "Time a turn"]
    {
        assert!(text.contains(part), "{part} in {text}");
    }
}

/// That no game is lost on time where the machine has nothing else to do, `ludarium-ai` tests in processor time.
#[test]
fn on_a_clock_the_turns_end_by_themselves() {
    let args = ["--white", "level:10", "--black", "engine:nodes=1000000000", "--games", "2", "--clock", "1+0.02"];
    let report = played(&args);
    assert_eq!(report["games"], 2);
    assert!(report["mean_plies"].as_f64().is_some_and(|plies| plies > 10.0), "{report}");
}

#[test]
fn whoever_oversteps_the_time_has_lost() {
    // What thinks for longer than the clock allows, whatever the clock says.
    let args = ["--white", "uct:300", "--black", "random", "--games", "2", "--openings", "0", "--clock", "0.1"];
    let report = played(&args);
    assert_eq!(report["reasons"]["time"], 2, "{report}");
    assert_eq!(report["first_total"]["losses"], 2, "{report}");
}

#[test]
fn pairs_add_up_to_the_games() {
    let report = played(&["--white", "greedy", "--black", "random", "--games", "20"]);
    let pairs: Vec<u64> = report["pentanomial"].as_array().expect("a list").iter().flat_map(Value::as_u64).collect();
    assert_eq!((pairs.len(), pairs.iter().sum::<u64>()), (5, 10));
    let half_points: u64 = pairs.iter().zip(0..).map(|(pairs, half_points)| pairs * half_points).sum();
    let total = &report["first_total"];
    let [wins, draws] = ["wins", "draws"].map(|key| total[key].as_u64().expect("a count"));
    assert_eq!(half_points, 2 * wins + draws, "{report}");
    assert!(report["sprt"].is_null(), "none was wanted");
}

#[test]
fn a_sequential_test_stops_early_and_never_depends_on_the_threads() {
    let args = |threads| {
        let players = ["--white", "greedy", "--black", "random", "--games", "1000", "--seed", "3"];
        let test = ["--sprt", "-20", "60", "--alpha", "0.05", "--beta", "0.1", "--threads", threads];
        played(&[&players[..], &test].concat())
    };
    let alone = args("1");
    assert_eq!(alone["sprt"]["verdict"], "H1 accepted", "{alone}");
    assert!(alone["games"].as_u64().is_some_and(|games| games < 1000 && games % 2 == 0), "{alone}");
    assert!(alone["sprt"]["llr"].as_f64() >= alone["sprt"]["high"].as_f64(), "{alone}");
    assert_eq!(alone, args("3"));
    let text =
        stdout(&["match", "tress", "--white", "random", "--black", "random", "--games", "4", "--sprt", "0", "10"]);
    assert!(text.contains("SPRT [0, 10] in normalized Elo points: undecided, LLR "), "{text}");
}
