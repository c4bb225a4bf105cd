//! Endgame tables and opening books by the command line.

use std::fs;
use std::path::Path;

use crate::{folder, refused, stdout};

fn flip_last_byte(path: &str) {
    let mut bytes = fs::read(path).expect("it was written");
    let last = bytes.len() - 2;
    bytes[last] ^= 1;
    fs::write(path, bytes).expect("it can be written");
}

#[test]
fn a_table_is_made_verified_and_counted() {
    let (_folder, path) = folder();
    let path = path("treason.end");
    let made = stdout(&["tables", "make", "--pieces", "3", "--out", &path]);
    assert!(made.contains("2 pieces: 6084 numbers") && made.contains("1063 won, 4649 drawn, 228 lost"), "{made}");
    let verified = stdout(&["tables", "verify", "treason", "--file", &path, "--sample", "2000"]);
    assert!(verified.contains("3 pieces: ") && verified.contains("agree"), "{verified}");
    let counted = stdout(&["tables", "stats", "treason", "--file", &path]);
    assert!(counted.contains("2 pieces: 1063 won"), "{counted}");
    flip_last_byte(&path);
    let damaged = refused(&["tables", "verify", "treason", "--file", &path]);
    assert!(damaged.contains("treason.end") && damaged.contains("checksum"), "{damaged}");
    assert!(refused(&["tables", "stats", "treason", "--file", "/nowhere/table"]).contains("/nowhere/table"));
}

#[test]
fn tables_are_measured() {
    let args = ["tables", "measure", "treason", "--pieces", "4", "--positions", "20", "--nodes", "300"];
    let measured = stdout(&args);
    assert!(measured.contains("without tables: ") && measured.contains("\nwith tables: 75.0 % decided"), "{measured}");
}

#[test]
fn a_book_is_made_again_by_its_seed_and_a_damaged_one_is_named() {
    let (_folder, path) = folder();
    let paths = ["one.txt", "two.txt"].map(path);
    for path in &paths {
        let args = ["book", "make", "tress", "--positions", "5", "--nodes", "600", "--plies", "3", "--out", path];
        assert!(stdout(&args).contains("5 positions"));
    }
    let [one, two] = paths.each_ref().map(|path| fs::read_to_string(Path::new(path)).expect("it was written"));
    assert_eq!(one, two);
    assert!(one.starts_with("# book 1\ttress\tplies 3\tmargin 30\tnodes 600\tseed 1\n"), "{one}");
    let counted = stdout(&["book", "stats", "tress", "--file", &paths[0]]);
    assert!(counted.contains("5 positions") && counted.contains("openings of"), "{counted}");
    let verified = stdout(&["book", "verify", "tress", "--file", &paths[0], "--sample", "2", "--nodes", "2000"]);
    assert!(verified.contains("2 positions"), "{verified}");
    flip_last_byte(&paths[0]);
    let damaged = refused(&["book", "stats", "tress", "--file", &paths[0]]);
    assert!(damaged.contains("one.txt") && damaged.contains("damaged"), "{damaged}");
    assert!(refused(&["book", "stats", "gess", "--file", &paths[1]]).contains("no opening book of Gess"));
    assert!(refused(&["book", "stats", "go-chess"]).contains("no opening book of Go-Chess"));
}
