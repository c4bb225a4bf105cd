//! Results that are kept: interrupted runs, shards and their union, tournaments, and the games as text.

use std::fs;
use std::path::{Path, PathBuf};

use ludarium_record::ludo;
use ludarium_record::study::{Notes, Study};
use serde_json::Value;
use tempfile::TempDir;

use crate::{lab, stdout};

/// A match of random players over 12 pairs, whose results depend on the seed alone.
const MATCH: [&str; 8] = ["match", "tress", "--white", "random", "--black", "random", "--games", "24"];

/// A tournament of 3 pairings with 4 pairs each.
const TOURNAMENT: [&str; 10] =
    ["tournament", "tress", "--player", "random", "--player", "greedy", "--player", "engine:nodes=20", "--games", "8"];

fn folder() -> (TempDir, impl Fn(&str) -> String) {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().to_owned();
    (folder, move |name: &str| path.join(name).display().to_string())
}

/// The report as JSON, without the times.
fn report(args: &[&str]) -> Value {
    let mut report: Value = serde_json::from_str(&stdout(&[args, &["--json"]].concat())).expect("JSON");
    report.as_object_mut().expect("an object").remove("seconds_per_turn");
    report
}

fn refused(args: &[&str]) -> String {
    let output = lab(args, b"");
    let stderr = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(1), "{args:?}: {stderr}");
    assert!(stderr.starts_with("ludarium-lab: ") && stderr.lines().count() == 1, "{stderr}");
    stderr
}

fn with<'a>(args: &[&'a str], more: &[&'a str]) -> Vec<&'a str> {
    [args, more].concat()
}

/// The lines of a file of results but for the times, sorted.
fn pairs(path: &str) -> Vec<String> {
    let text = fs::read_to_string(path).expect("results");
    let without_times = |line: &str| {
        let mut pair: Value = serde_json::from_str(line).expect("JSON");
        for game in pair["pair"]["games"].as_array_mut().into_iter().flatten() {
            game.as_object_mut().expect("an object").remove("thinking").expect("times");
        }
        pair.to_string()
    };
    let mut pairs: Vec<String> = text.lines().skip(1).map(without_times).collect();
    pairs.sort();
    pairs
}

#[test]
fn an_interrupted_match_goes_on_where_it_was() {
    let (_folder, path) = folder();
    let (out, record) = (path("m.jsonl"), path("m.ludo"));
    let args = with(&MATCH, &["--out", &out, "--record", &record]);
    let whole = report(&args);
    let (results, games) = (fs::read_to_string(&out).expect("results"), fs::read_to_string(&record).expect("games"));
    assert_eq!((results.lines().count(), ludo::read(&games).expect("legal games").len()), (13, 24));
    let begins: Vec<usize> = games.match_indices("[Ludo").map(|(at, _)| at).chain([games.len()]).collect();
    // Wherever it was interrupted, even within a line, the match and its games become the same. The games of a pair are
    // written before its results, so there can be two more of them, or a part.
    for kept in [40, results.len() / 3, results.len() - 3] {
        let known = results[..kept].matches('\n').count().saturating_sub(1) * 2;
        let (begin, next) = (begins[known], begins[(known + 2).min(24)]);
        for cut in [begin, (begin + 3).min(next), begin + (next - begin) / 10, begin + (next - begin) * 7 / 10, next] {
            fs::write(&out, &results[..kept]).expect("written");
            fs::write(&record, &games[..cut]).expect("written");
            assert_eq!(report(&args), whole, "{kept} {cut}");
            assert_eq!(pairs(&out).len(), 12);
            let read = ludo::read(&fs::read_to_string(&record).expect("games")).expect("legal games");
            assert_eq!(read.len(), 24, "{kept} {cut}");
        }
    }
    // More games are added to the same file; fewer are refused.
    let more =
        report(&with(&["match", "tress", "--white", "random", "--black", "random", "--games", "30"], &["--out", &out]));
    assert_eq!(more, report(&["match", "tress", "--white", "random", "--black", "random", "--games", "30"]));
    assert!(refused(&args).contains("file of 30 games"));
}

#[test]
fn other_settings_and_damaged_files_are_refused() {
    let (_folder, path) = folder();
    let (out, record) = (path("m.jsonl"), path("m.ludo"));
    stdout(&with(&MATCH, &["--out", &out]));
    assert!(refused(&with(&MATCH, &["--out", &out, "--seed", "2"])).contains("seed is 1 there and 2 here"));
    assert!(
        refused(&with(&MATCH, &["--out", &out, "--openings", "4"])).contains("opening_plies is 6 there and 4 here")
    );
    assert!(refused(&with(&MATCH, &["--out", &out, "--shard", "1/2"])).contains("the shard is 1/1 there and 1/2 here"));
    assert!(refused(&with(&TOURNAMENT, &["--out", &out])).contains("players is "));
    let good = fs::read_to_string(&out).expect("results");
    for (from, to, why) in [
        ("{\"number\":3,", "{\"number\":12,", "line 5: pair 12 does not belong"),
        ("{\"number\":3,", "{\"number\":2,", "line 5: pair 2 is there twice"),
        ("{\"number\":3,", "{\"numer\":3,", "line 5: unknown field"),
        ("{\"head\"", "{\"tail\"", "line 1: unknown variant"),
        ("\"version\":1", "\"version\":2", "version 2 of the format is unknown"),
        ("\"half_points\":2", "\"half_points\":3", "results or times that no game has"),
        ("\"shard\":\"1/1\"", "\"shard\":\"2/1\"", "expected I/N"),
    ] {
        let bad = good.replacen(from, to, 1);
        assert!(bad != good, "{from}");
        fs::write(&out, bad).expect("written");
        let why_not = refused(&with(&MATCH, &["--out", &out]));
        assert!(why_not.contains(why) && why_not.contains("m.jsonl"), "{why}: {why_not}");
    }
    fs::write(&record, "my own games").expect("written");
    assert!(refused(&with(&MATCH, &["--record", &record])).contains("exists already"));
    let new = path("new.jsonl");
    assert!(refused(&with(&MATCH, &["--record", &record, "--out", &new])).contains("exists already"));
    assert_eq!(fs::read_to_string(&record).expect("mine"), "my own games");
    assert!(refused(&with(&MATCH, &["--out", "/nowhere/m.jsonl"])).contains("/nowhere/m.jsonl"));
    assert!(refused(&with(&MATCH, &["--sprt", "0", "5", "--shard", "1/2"])).contains("merge the shards"));
}

/// Plays all shards of a command, and gives their files.
fn shards(args: &[&str], count: usize, folder: &Path) -> Vec<String> {
    let play = |number: usize| {
        let path = folder.join(format!("shard-{number}.jsonl")).display().to_string();
        stdout(&with(args, &["--shard", &format!("{number}/{count}"), "--out", &path]));
        path
    };
    (1..=count).map(play).collect()
}

#[test]
fn all_shards_together_are_the_whole() {
    for args in [&MATCH[..], &TOURNAMENT[..]] {
        let (folder, path) = folder();
        let (whole, merged) = (path("whole.jsonl"), path("merged.jsonl"));
        let alone = report(&with(args, &["--out", &whole]));
        let files = shards(args, 5, folder.path());
        let files: Vec<&str> = files.iter().map(String::as_str).collect();
        let together = report(&with(&["merge", &merged], &files));
        assert_eq!(together, alone);
        assert_eq!(pairs(&merged), pairs(&whole));
        // The merged file is that of the whole: nothing is left to play.
        assert_eq!(report(&with(args, &["--out", &merged])), alone);
        assert!(refused(&with(&["merge", &merged], &files)).contains("exists already"));
    }
}

#[test]
fn shards_that_do_not_fit_together_are_refused() {
    let (folder, path) = folder();
    let files = shards(&MATCH, 3, folder.path());
    let [one, two, three] = [0, 1, 2].map(|i| files[i].as_str());
    let out = path("merged.jsonl");
    let why = refused(&["merge", &out, one, three]);
    assert!(why.contains("4 of 12 pairs") && why.contains("shard 2/3"), "{why}");
    assert!(refused(&["merge", &out, one, two, one]).contains("both hold pair 0"));
    let other = path("other.jsonl");
    stdout(&with(&MATCH, &["--seed", "9", "--shard", "2/3", "--out", &other]));
    assert!(refused(&["merge", &out, one, &other, three]).contains("seed is 9 there and 1 here"));
    assert!(refused(&["merge", &out, &path("none.jsonl")]).contains("none.jsonl"));
    assert!(!PathBuf::from(&out).exists(), "nothing is written where something is wrong");
    // A partial file can be finished later.
    assert_eq!(report(&["merge", &out, one, three, "--partial"])["games"], 16);
    assert_eq!(report(&with(&MATCH, &["--out", &out])), report(&MATCH));
}

#[test]
fn a_tournament_rates_its_players() {
    let round_robin = report(&TOURNAMENT);
    assert_eq!(round_robin["games"], 24);
    let table = round_robin["table"].as_array().expect("a table");
    let elo: Vec<f64> = table.iter().map(|row| row["elo"].as_f64().expect("a number")).collect();
    assert!(elo.is_sorted_by(|one, other| one >= other) && elo.iter().sum::<f64>().abs() < 1e-6, "{elo:?}");
    assert_eq!(table[2]["player"], "random", "{round_robin}");
    assert!(table.iter().all(|row| row["games"] == 16 && row["against"].as_array().is_some_and(|all| all.len() == 2)));
    let gauntlet = report(&with(&TOURNAMENT, &["--gauntlet", "--threads", "3"]));
    let games = |player: &str| {
        let row = gauntlet["table"].as_array().into_iter().flatten().find(|row| row["player"] == player);
        row.and_then(|row| row["games"].as_u64())
    };
    assert_eq!((games("random"), games("greedy"), games("engine:nodes=20")), (Some(16), Some(8), Some(8)));
    let text = stdout(&TOURNAMENT);
    for part in ["Tress: 3 players, 24 games", "points", "engine:nodes=20", "+-", "95 % confidence"] {
        assert!(text.contains(part), "{part} in {text}");
    }
    let twice = ["tournament", "tress", "--player", "random", "--player", "random"];
    assert!(refused(&twice).contains("random takes part twice"));
    assert!(refused(&twice[..4]).contains("2 to 64 players"));
}

#[test]
fn two_runs_do_not_write_to_one_file() {
    let (_folder, path) = folder();
    let out = path("m.jsonl");
    let file = fs::File::options().create(true).append(true).open(&out).expect("a file");
    file.lock().expect("nobody has it");
    assert!(refused(&with(&MATCH, &["--out", &out])).contains("another run is writing"));
}

/// What is noted at the position after so many turns.
fn notes(game: &Study, ply: usize) -> Notes {
    game.node(game.main_line()[ply]).expect("there are so many turns").notes().clone()
}

#[test]
fn games_say_who_played_and_what_was_thought() {
    let (_folder, path) = folder();
    let record = path("m.ludo");
    let players = ["--white", "engine:depth=2", "--black", "random", "--games", "2", "--openings", "3"];
    stdout(&[&["match", "treason", "--record", &record][..], &players].concat());
    let games = ludo::read(&fs::read_to_string(&record).expect("games")).expect("legal games");
    assert_eq!(games.len(), 2);
    let names = games.iter().map(|game| game.setup().players.each_ref().map(|player| player.name()));
    assert!(
        names.eq([["engine:depth=2", "random"], ["random", "engine:depth=2"]].map(|names| names.map(str::to_owned)))
    );
    let tag = |game: usize, name: &str| {
        let tag = games[game].tags().iter().find(|(known, _)| known == name);
        tag.map(|(_, value)| value.as_str())
    };
    assert_eq!((tag(0, "Round"), tag(1, "Round"), tag(0, "Event")), (Some("1.1"), Some("1.2"), Some("Ludarium lab")));
    assert!(games.iter().all(|game| notes(game, 3).is_empty()), "openings are nobody's");
    let played = |game: usize| (4..=games[game].plies()).map(move |ply| (ply, game));
    for (ply, game) in played(0).chain(played(1)) {
        let notes = notes(&games[game], ply);
        let is_engine = (ply % 2 == 1) == (game == 0);
        assert_eq!(notes.evaluation.is_some(), is_engine, "{ply}");
        assert!(notes.comment.is_empty() && notes.commands[0].0 == "emt", "{ply}: {notes:?}");
    }
}

#[test]
fn games_lost_on_time_are_kept_too() {
    let (_folder, path) = folder();
    let (out, record) = (path("m.jsonl"), path("m.ludo"));
    // This player thinks as long as ever, so that every game is lost on its first turn.
    let players = ["match", "tress", "--white", "uct:20", "--black", "uct:20"];
    let terms = ["--openings", "0", "--games", "2", "--clock", "0.001", "--out", &out, "--record", &record];
    let args = [&players[..], &terms[..]].concat();
    let whole = report(&args);
    assert_eq!(whole["reasons"]["time"], 2, "{whole}");
    assert_eq!(report(&args), whole, "nothing is left to play");
    let games = ludo::read(&fs::read_to_string(&record).expect("games")).expect("legal games");
    assert!(games.iter().all(|game| game.result().is_some_and(|result| result.reason.word() == "time")));
    assert!(refused(&[&args[..args.len() - 6], &["--out", &out]].concat()).contains("clock is \"0.001+0\" there and"));
}
