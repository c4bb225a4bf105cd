//! Puzzles by the command line.

use std::fs;

use crate::{folder, refused, stdout};

#[test]
fn puzzles_are_made_proved_and_rated_and_the_collection_goes_on() {
    let (_folder, path) = folder();
    let file = &path("treason.txt");
    let make = |count| stdout(&["tactics", "make", "treason", "--count", count, "--minutes", "2", "--file", file]);
    assert!(make("1").starts_with("Treason: 1 puzzles, 1 new"));
    assert!(make("2").starts_with("Treason: 2 puzzles, 1 new"));
    let proved = stdout(&["tactics", "prove", "treason", "--file", file]);
    assert!(proved.starts_with("Treason: ") && proved.contains(" of 2 proved") && proved.contains(" 0 wrong"));
    let hard = stdout(&["tactics", "prove", "treason", "--budget", "1", "--drop-hard", "--every", "2", "--file", file]);
    assert!(hard.starts_with("Treason: 0 of 1 proved, 1 too hard"), "{hard}");
    let rated = stdout(&["tactics", "rate", "treason", "--tries", "1", "--file", file]);
    assert!(rated.starts_with("Treason: 1 of 1 puzzles rated\n  solved by level 1: "), "{rated}");
}

#[test]
fn a_wrong_claim_is_named() {
    let (_folder, path) = folder();
    let file = &path("claims.txt");
    // The King takes the last monarch, and so does the Knight.
    let claim = "puzzles 1 tress seed 1 games 0\n0123abcd | win 1 | - | - | b7a8 | k7/KN6/8/8/8/8/8/8 w | -\n";
    fs::write(file, claim).expect("a temporary file");
    let error = refused(&["tactics", "prove", "tress", "--file", file]);
    assert!(error.contains(file) && error.contains("0123abcd, ply 1: not what \"win 1\" says"), "{error}");
}

#[test]
fn other_and_damaged_files_are_refused() {
    let (_folder, path) = folder();
    let file = &path("puzzles.txt");
    for (content, why) in
        [("puzzles 1 tress seed 1 games 4294967296\n", "line 1"), ("puzzles 1 tress seed 2 games 8\n", "seed 2, not 1")]
    {
        fs::write(file, content).expect("a temporary file");
        let error = refused(&["tactics", "make", "tress", "--minutes", "0", "--file", file]);
        assert!(error.contains(why) && error.contains(file), "{error}");
    }
}
