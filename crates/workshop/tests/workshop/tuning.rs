//! The tuning of numbers of the search, and the pictures of curves.

use std::fs;

use serde_json::Value;

use crate::{folder, refused, stdout};

/// A tuning of two parameters in two games, three pairs an iteration.
const TUNING: [&str; 12] = [
    "spsa",
    "treason,gess",
    "--params",
    "late-base,futility-margin:50..250:20",
    "--iterations",
    "4",
    "--pairs",
    "3",
    "--nodes",
    "40",
    "--seed",
    "7",
];

fn tune(out: &str, more: &[&str]) -> String {
    stdout(&[&TUNING[..], &["--out", out], more].concat())
}

#[test]
fn an_interrupted_tuning_goes_on_where_it_was() {
    let (_folder, path) = folder();
    let (whole, cut) = (path("whole"), path("cut"));
    let report = tune(&whole, &[]);
    assert!(report.contains("4 iterations; tune=late-base:"), "{report}");
    let text = fs::read_to_string(&whole).expect("a trace");
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines.len(), 5);
    let moved = lines[1..].iter().map(|line| serde_json::from_str::<Value>(line).expect("JSON")["results"].clone());
    assert!(moved.into_iter().any(|results| results.as_array().expect("a list").iter().any(|net| *net != 0)));
    // Two iterations and a piece of the third.
    let piece = format!("{}\n{}", lines[..3].join("\n"), &lines[3][..20]);
    fs::write(&cut, piece).expect("a file");
    assert_eq!(tune(&cut, &["--threads", "3"]), report);
    assert_eq!(fs::read_to_string(&cut).expect("a trace"), text);
    assert_eq!(tune(&cut, &[]), report, "nothing is left to play");
    fs::write(&cut, &lines[0][..30]).expect("a file");
    assert_eq!(tune(&cut, &[]), report, "not even the first line was whole");
}

#[test]
fn traces_of_other_tunings_and_damaged_ones_are_refused() {
    let (_folder, path) = folder();
    let out = path("trace");
    tune(&out, &[]);
    let text = fs::read_to_string(&out).expect("a trace");
    let go_on = || refused(&[&TUNING[..], &["--out", &out]].concat());
    let error = refused(&[&TUNING[..10], &["--seed", "8", "--out", &out]].concat());
    assert!(error.contains("seed is 7 there and 8 here"), "{error}");
    for (line, from, to, why) in [
        (2, "\"iteration\":1", "\"iteration\":3", "line 3: iteration 3 stands where 1 should be"),
        (1, "\"results\":[", "\"results\":[3,", "line 2: an iteration of 3 pairs and 2 parameters"),
        (4, "\"values\":[", "\"values\":[1", "line 5: the values do not follow"),
        (0, "\"version\":1", "\"version\":2", "line 1: version 2"),
        (3, "{", "[", "line 4: "),
    ] {
        let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
        lines[line] = lines[line].replacen(from, to, 1);
        fs::write(&out, lines.join("\n") + "\n").expect("a file");
        let error = go_on();
        assert!(error.contains(why), "{why}: {error}");
    }
    for (args, why) in [
        (&["spsa", "tress", "--params", "late-base,late-base", "--out", &out][..], "twice"),
        (&["spsa", "tress", "--params", "late-base:100..150", "--out", &out], "not within 100 to 150"),
        (&["spsa", "tress", "--params", "late-base", "--engine", "luck=1", "--out", &path("new")], "luck"),
        (&["spsa", "tress", "--params", "late-base", "--out", &path("no/such/folder")], "no/such/folder"),
    ] {
        let error = refused(args);
        assert!(error.contains(why), "{why}: {error}");
    }
}

#[test]
fn curves_become_a_picture() {
    let (_folder, path) = folder();
    let (one, other, trace, out) = (path("tress.csv"), path("gess.csv"), path("trace"), path("curves.svg"));
    fs::write(&one, "epoch,training,held out,other\n1,0.6,0.61,0.9\n2,0.5,0.52,0.8\n").expect("a file");
    fs::write(&other, "epoch,training,held out\n1,0.7,0.71\n2,0.65,0.66\n3,0.6,0.64\n").expect("a file");
    stdout(&["curves", &one, &other, "--title", "Two games", "--out", &out]);
    let svg = fs::read_to_string(&out).expect("a picture");
    for word in ["Two games", "epoch", "log-loss", "tress, training", "gess, held out"] {
        assert!(svg.contains(word), "{word}");
    }
    stdout(&["curves", &one, "--column", "other", "--out", &out]);
    assert!(fs::read_to_string(&out).expect("a picture").contains("tress, other"));
    tune(&trace, &[]);
    stdout(&["curves", &trace, "--out", &out]);
    let svg = fs::read_to_string(&out).expect("a picture");
    for word in ["iteration", "% of its range", "futility-margin (50 to 250)"] {
        assert!(svg.contains(word), "{word}");
    }
}

#[test]
fn what_is_no_curve_is_refused_with_its_place() {
    let (_folder, path) = folder();
    let (table, trace, out) = (path("tress.csv"), path("trace"), path("curves.svg"));
    tune(&trace, &[]);
    let refuse = |text: &str, more: &[&str], why: &str| {
        fs::write(&table, text).expect("a file");
        let error = refused(&[&["curves", table.as_str()], more, &["--out", &out]].concat());
        assert!(error.contains(why), "{why}: {error}");
    };
    refuse("epoch,training,held out\n1,x,0.5\n", &[], "tress.csv: line 2: column 2: \"x\" is no number");
    refuse("epoch,training\n1,0.5\n", &[], "line 1: there is no column \"held out\"; there are training");
    refuse("{\"version\":1}\n", &[], "tress.csv: line 1: ");
    refuse("epoch,training,held out\n1,1,1\n", &[&trace], "a picture of its own");
    refuse("", &["--column", "training"], "line 1: expected a heading");
    let error = refused(&["curves", &trace, "--column", "late-base", "--out", &out]);
    assert!(error.contains("--column is for the tables"), "{error}");
    let error = refused(&["curves", "/nowhere.csv", "--out", &out]);
    assert!(error.contains("/nowhere.csv"), "{error}");
}
