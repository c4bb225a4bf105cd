//! The commands for people, and the exit codes.

use serde_json::Value;

use crate::{OVER, START, lab, stdout};

fn code(args: &[&str]) -> (Option<i32>, String) {
    let output = lab(args, b"");
    (output.status.code(), String::from_utf8_lossy(&output.stderr).into_owned())
}

#[test]
fn perft_writes_the_count_and_nothing_else() {
    assert_eq!(stdout(&["perft", "tress", "3"]), "59704\n");
    assert_eq!(stdout(&["perft", "tress", "0"]), "1\n");
    assert_eq!(stdout(&["perft", "tress", "3", "--position", OVER]), "0\n");
    assert_eq!(stdout(&["perft", "tress", "2", "--position", START, "--option", "second_wind=off"]), "1444\n");
}

#[test]
fn divided_counts_add_up() {
    let text = stdout(&["perft", "tress", "3", "--divide"]);
    let (turns, total) = text.split_once("\n\n").expect("an empty line before the total");
    let counts = turns.lines().map(|line| line.split_once('\t').expect("a tab").1.parse::<u64>().expect("a count"));
    assert_eq!(turns.lines().count(), 38);
    assert_eq!(counts.sum::<u64>().to_string(), total.trim_end());
    assert_eq!(total, "59704\n");
}

#[test]
fn turns_are_three_columns() {
    let text = stdout(&["turns", "tress"]);
    assert_eq!(text.lines().count(), 38);
    assert!(text.lines().all(|line| line.split('\t').count() == 3));
    assert!(text.lines().any(|line| line == "d2d3\tdNd3\tqg1pp1gk/nn1nn1nn/8/8/8/3N4/NN2N1NN/QG1PP1GK b"));
    let over = lab(&["turns", "tress", "--position", OVER], b"");
    assert!(over.stdout.is_empty() && over.status.success());
    assert!(String::from_utf8_lossy(&over.stderr).contains("Black has won"));
}

#[test]
fn a_request_that_cannot_be_met_ends_with_1_and_one_line() {
    for args in [
        &["perft", "tress", "2", "--position", "nonsense"][..],
        &["turns", "tress", "--option", "second_wind=sometimes"],
        &["turns", "tress", "--option", "speed=1"],
        &["match", "tress", "--white", "random", "--black", "random", "--position", "8/8 w"],
        &["match", "tress", "--white", "random", "--black", "random", "--position", OVER],
        &["match", "tress", "--white", "random", "--black", "random", "--sprt", "5", "5"],
    ] {
        let (code, stderr) = code(args);
        assert_eq!(code, Some(1), "{args:?}: {stderr}");
        assert!(stderr.starts_with("ludarium-lab: ") && stderr.lines().count() == 1, "{args:?}: {stderr}");
    }
}

#[test]
fn a_wrong_command_line_ends_with_2() {
    for args in [
        &[][..],
        &["sing"],
        &["perft", "chess", "1"],
        &["perft", "tress"],
        &["perft", "tress", "many"],
        &["perft", "tress", "13"],
        &["turns", "tress", "--option", "second_wind"],
        &["bench", "--repeats", "0"],
        &["match", "tress", "--white", "level:1"],
        &["match", "tress", "--white", "level:99", "--black", "random"],
        &["match", "tress", "--white", "random", "--black", "random", "--games", "3"],
        &["match", "tress", "--white", "random", "--black", "engine:nodes=none"],
        &["match", "tress", "--white", "random", "--black", "random", "--threads", "0"],
        &["match", "tress", "--white", "random", "--black", "random", "--sprt", "5"],
        &["match", "tress", "--white", "random", "--black", "random", "--sprt", "0", "NaN"],
        &["match", "tress", "--white", "random", "--black", "random", "--alpha", "0.1"],
        &["match", "tress", "--white", "random", "--black", "random", "--sprt", "0", "5", "--beta", "0"],
        &["tactics", "sing"],
    ] {
        let (code, stderr) = code(args);
        assert_eq!(code, Some(2), "{args:?}: {stderr}");
        assert!(stderr.contains("Usage") || stderr.contains("--help"), "{args:?}: {stderr}");
    }
}

#[test]
fn help_names_every_command_game_and_option() {
    let help = stdout(&["--help"]);
    for word in ["probe", "perft", "turns", "bench", "match", "tactics", "tress", "second_wind=on", "Exit codes"] {
        assert!(help.contains(word), "{word} in {help}");
    }
    assert!(stdout(&["probe", "--help"]).contains(r#"{"game":"tress","want":"turns"}"#));
}

#[test]
fn bench_measures_the_game_and_chess_in_one_run() {
    let text = stdout(&["bench", "tress", "--json", "--repeats", "1", "--search-depth", "2"]);
    let figures: Value = serde_json::from_str(&text).expect("JSON");
    let game = &figures["games"][0];
    assert_eq!(game["game"], "tress");
    let leaves = if figures["optimised"] == true { 119_060_324 } else { 4_865_609 };
    assert_eq!(game["reference"]["leaves"], leaves);
    for rate in [
        &game["perft"]["leaves_per_second"],
        &game["perft"]["ratio"],
        &game["reference"]["leaves_per_second"],
        &game["playouts"]["plies_per_second"],
        &game["search"]["nodes_per_second"],
        &game["search"]["signature"],
        &game["search"]["effective_branching"],
    ] {
        assert!(rate.as_f64().is_some_and(|rate| rate > 0.0), "{game}");
    }
}

#[test]
fn puzzles_are_solved_and_counted() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = folder.path().join("treason.txt");
    let file = path.to_str().expect("a path of letters");
    let all = format!("{}/../../assets/puzzles/treason.txt", env!("CARGO_MANIFEST_DIR"));
    let all = std::fs::read_to_string(all).expect("the puzzles of the game");
    let first_two: Vec<&str> = all.lines().take(3).collect();
    std::fs::write(&path, first_two.join("\n") + "\n").expect("a temporary file");
    let solved = stdout(&["tactics", "solve", "treason", "--player", "engine:nodes=50000", "--file", file]);
    assert!(solved.contains("engine:nodes=50000 solves") && solved.contains("of 2 ("), "{solved}");
    let stats = ["tactics", "stats", "treason", "--folder", folder.path().to_str().expect("letters"), "--json"];
    let stats: Value = serde_json::from_str(&stdout(&stats)).expect("JSON");
    assert_eq!((&stats[0]["puzzles"], &stats[0]["ratings"]["rated"]), (&Value::from(2), &Value::from(2)));
    let ending = &stats[0]["most_common"]["ending"];
    assert_eq!((&ending["share"], &ending["bound"]), (&Value::from(0.5), &Value::from(0.03)), "{stats}");
}

/// Whoever asks for a command of earlier days is told where it is.
#[test]
fn a_command_that_has_moved_says_where_it_went() {
    for command in ludarium_lab::MOVED {
        let words: Vec<&str> = command.split(' ').chain(["tress", "--minutes", "1"]).collect();
        let (code, stderr) = code(&words);
        assert_eq!(code, Some(2), "{command}: {stderr}");
        let there =
            format!("{command} moved to ludarium-workshop: cargo run --release -p ludarium-workshop -- {command} …");
        assert!(stderr.contains(&there), "{stderr}");
    }
}

/// A Spy among fifteen enemies has more than two billion capture chains.
const MANY_TURNS: &str = "B1B4/1B1B1BB/BB1BWB1/2BBBB1/1BB1B1B/1B1B1B1 w";

#[test]
fn positions_with_too_many_turns_to_list_are_refused() {
    for args in [
        &["turns", "treason", "--position", MANY_TURNS][..],
        &["perft", "treason", "1", "--position", MANY_TURNS],
        &["perft", "treason", "3", "--position", MANY_TURNS],
        &["bench", "treason", "--position", MANY_TURNS],
    ] {
        let (code, stderr) = code(args);
        assert_eq!(code, Some(1), "{args:?}: {stderr}");
        assert!(stderr.contains("legal turns are too many to list"), "{args:?}: {stderr}");
    }
}

#[test]
fn files_that_are_too_long_or_damaged_are_refused() {
    let path = std::env::temp_dir().join(format!("ludarium-damaged-{}", std::process::id()));
    let file = path.to_str().expect("a path of letters");
    let refused = |content: &str, args: &[&str], why: &str| {
        std::fs::write(&path, content).expect("a temporary file");
        let (code, stderr) = code(args);
        assert_eq!(code, Some(1), "{args:?}: {stderr}");
        assert!(stderr.contains(why) && stderr.contains(file) && stderr.lines().count() == 1, "{args:?}: {stderr}");
    };
    let solve = ["tactics", "solve", "tress", "--file", file];
    refused("puzzles 1 tress seed 1 games 8\nwin 3\n", &solve, "line 2, column 1");
    refused("puzzles 1 gess seed 1 games 8\n", &solve, "puzzles of Gess, not of Tress");
    refused(&" ".repeat((16 << 20) + 1), &solve, "longer than");
    refused("puzzles 1 tress seed 1 games 4294967296\n", &solve, "line 1");
    std::fs::remove_file(path).expect("it was there");
}

#[cfg(unix)]
#[test]
fn an_endless_file_of_weights_is_refused() {
    let engine = "engine:weights=/dev/zero";
    let (code, stderr) = code(&["match", "tress", "--white", engine, "--black", "random"]);
    assert_eq!(code, Some(2), "{stderr}");
    assert!(stderr.contains("longer than"), "{stderr}");
}

/// Other programs and scripts call the lab by these names.
#[test]
fn every_command_keeps_its_flags() {
    let shared = ["--position", "--option"];
    for (command, flags) in [
        (&["perft"][..], &["--position", "--option", "--divide"][..]),
        (&["turns"], &shared),
        (&["bench"], &["--position", "--option", "--json", "--repeats", "--search-depth"]),
        (&["match"], &["--white", "--black", "--games", "--openings", "--seed", "--threads", "--json"]),
        (&["tactics", "solve"], &["--player", "--seed", "--file"]),
        (&["tactics", "stats"], &["--json", "--folder"]),
    ] {
        let help = stdout(&[command, &["--help"]].concat());
        for flag in flags {
            assert!(help.contains(&format!("{flag} ")) || help.contains(&format!("{flag}\n")), "{flag} in {help}");
        }
    }
}
