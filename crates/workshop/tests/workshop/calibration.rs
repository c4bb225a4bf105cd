//! The games of calibrations.

use std::fs;
use std::path::Path;

use serde_json::Value;

use crate::{folder, refused, workshop};

#[test]
fn calibrations_are_merged() {
    let (_folder, path) = folder();
    let part = |number: u32, wins: u32, seed: u32| {
        let pair = format!(r#"{{"low":"0","high":"0.5","wins":{wins},"draws":0,"losses":2,"seconds":1.5}}"#);
        let signatures = r#""signature":"x","level_signature":"y""#;
        let head = format!(r#""game":"treason",{signatures},"seed":{seed},"opening_plies":6,"shard":"{number}/2""#);
        let part = path(&format!("part-{number}-{seed}.json"));
        fs::write(&part, format!(r#"{{{head},"pairs":[{pair}]}}"#)).expect("written");
        part
    };
    let (one, two) = (part(1, 4, 1), part(2, 2, 1));
    let merge = |out: &str, files: &[&str]| {
        let args = ["calibrate", "treason", "--results", out, "--merge"].into_iter().chain(files.iter().copied());
        workshop(&args.collect::<Vec<_>>())
    };
    let all = path("all.json");
    let output = merge(&all, &[&one, &two]);
    assert_eq!(String::from_utf8_lossy(&output.stdout), "10 games of 1 pairs of players, of 2 shards\n");
    let merged: Value = serde_json::from_str(&fs::read_to_string(&all).expect("results")).expect("JSON");
    // Shard 1 has played pairs 0, 2 and 4, shard 2 pairs 1 and 3: no number is left out.
    let sum = r#"{"low":"0","high":"0.5","wins":6,"draws":0,"losses":4,"seconds":3.0}"#;
    assert_eq!(merged["pairs"][0], serde_json::from_str::<Value>(sum).expect("JSON"));
    assert!(merged.get("shard").is_none(), "{merged}");
    let new = path("new.json");
    for (out, files, why) in [
        (&all, [&one, &two], "exists already"),
        (&new, [&one, &one], "both shard 1/2"),
        (&new, [&one, &part(2, 2, 7)], "the seed is 7 there and 1 here"),
    ] {
        let output = merge(out, &files.map(String::as_str));
        let stderr = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.code() == Some(1) && stderr.contains(why), "{why}: {stderr}");
    }
    assert!(!Path::new(&new).exists());
}

#[test]
fn damaged_files_are_refused() {
    let (_folder, path) = folder();
    let file = path("damaged.json");
    let calibrate = ["calibrate", "tress", "--minutes", "0", "--results", &file, "--table", &file];
    for (content, why) in [("[".repeat(100_000), "line 1"), (" ".repeat((4 << 20) + 1), "longer than")] {
        fs::write(&file, content).expect("a temporary file");
        let error = refused(&calibrate);
        assert!(error.contains(why) && error.contains(&file), "{error}");
    }
}
