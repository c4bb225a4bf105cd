//! The curves from values to chances.

use std::fs;
use std::path::Path;

use crate::{folder, refused, stdout};

#[test]
fn a_curve_is_fitted_to_games_of_selfplay() {
    let (_folder, path) = folder();
    let (games, curve) = (path("games.txt"), path("curve.rs"));
    stdout(&["selfplay", "treason", "--games", "12", "--nodes", "60", "--seed", "4", "--out", &games]);
    let said = stdout(&["chance", "treason", "--data", &games, "--out", &curve]);
    assert_eq!(said.lines().filter(|line| line.ends_with('%')).count(), 10, "ten parts are compared: {said}");
    assert!(said.contains("held out: log-loss 0.") && said.contains("of 12 drawn: scale"), "{said}");
    let text = fs::read_to_string(&curve).expect("it was written");
    assert!(text.contains(" 12 games") && text.contains("const CURVE: Curve = Curve { scale: "), "{text}");
    let again = stdout(&["chance", "treason", "--data", &games, "--out", &curve]);
    assert_eq!(said, again, "the same games give the same curve");
    let picture = path("chance.svg");
    let said = stdout(&["chance", "treason", "--data", &games, "--plot", &picture]);
    assert!(said.starts_with("Treason: ") && said.trim_end().ends_with(" games"), "{said}");
    assert_eq!(fs::read_to_string(&picture).expect("it was written").matches("<circle").count(), 16);
}

#[test]
fn games_that_say_too_little_or_are_others_are_refused() {
    let (_folder, path) = folder();
    let games = path("games.txt");
    stdout(&["selfplay", "gess", "--games", "1", "--nodes", "2", "--seed", "4", "--out", &games]);
    let text = fs::read_to_string(&games).expect("games");
    fs::write(&games, text.split_inclusive('\n').next().expect("a heading")).expect("a file without a game");
    for (game, why) in [("tress", "tress"), ("gess", "positions")] {
        let error = refused(&["chance", game, "--data", &games, "--out", &path("curve.rs")]);
        assert!(error.contains(why), "{error}");
    }
    assert!(!Path::new(&path("curve.rs")).exists(), "nothing is written");
}
