//! What is drawn, seen in pictures of the real window: a flat board on which turns were played looks like one that shows
//! the same position from the start.
//!
//! It runs in the real window: it needs a display, and without one it starts `xvfb-run`.

use std::path::{Path, PathBuf};

use crate::common::{alone_on_the_display, fresh_home, on_a_display, playing};

/// Runs a journey, given as text, in the real window; returns the folder of its pictures.
fn run(name: &str, journey: &str) -> PathBuf {
    let home = fresh_home(name);
    let _alone = alone_on_the_display();
    let mut game = playing(on_a_display(), &home, journey);
    let output = game.env("LUDARIUM_QUALITY", "low").output().expect("the game can be started");
    assert!(output.status.success(), "{name}: {}", String::from_utf8_lossy(&output.stderr));
    home.join("pictures/journey")
}

/// How many pixels of the board, which is in the middle of the window, differ between two pictures.
fn different(home: &Path, one: &str, other: &str) -> usize {
    let [one, other] = [one, other].map(|name| {
        let path = home.join(name).with_extension("png");
        image::open(&path).unwrap_or_else(|why| panic!("{}: {why}", path.display())).to_rgb8()
    });
    assert_eq!(one.dimensions(), other.dimensions());
    let (width, height) = one.dimensions();
    let board = |x: u32, y: u32| (width / 4..width * 3 / 4).contains(&x) && (height / 10..height * 8 / 10).contains(&y);
    let apart = |a: &image::Rgb<u8>, b: &image::Rgb<u8>| a.0.iter().zip(b.0).any(|(a, b)| a.abs_diff(b) > 8);
    one.enumerate_pixels().filter(|(x, y, pixel)| board(*x, *y) && apart(pixel, other.get_pixel(*x, *y))).count()
}

#[test]
fn a_flat_tower_is_drawn_in_its_order_after_it_was_moved() {
    // A tower jumps onto the enemy's, another carries the Tribun on top of it away.
    let games = [
        (
            "tribun",
            "b4w2,c3w2,c8b2,d2w1,d5b4,d8b1,e9b1,f1w1T,f2w3,f10b2,g4w1,g9b1,h3w2,h8b1T,i3w1,i8b1,k6b1 w",
            "b4^d5",
        ),
        ("tribun", "c3w1,d6w3,d8b1,e6w6,e9b1,f1w1T,f2w3,f6w2/4,f10b1T,g5w4,g9b1,h6w3,i3w1,i5w2,k6b1 w", "e6-f8"),
    ];
    for (number, (game, position, turn)) in games.into_iter().enumerate() {
        let [played, anew] = ["played", "anew"].map(|name| format!("{name}-{number}"));
        let again = r#"Key("KeyV"), Wait,"#;
        let journey = format!(
            r#"(with: ["--window", "960x600", "--game", "{game}", "--position", "{position}"], steps: [
                Wait, {again} {again} Turn("{turn}"), Wait, Frames(120), Shot("{played}"),
                {again} {again} {again} Frames(120), Shot("{anew}")])"#
        );
        let home = run(&format!("flat-order-{number}"), &journey);
        assert_eq!(different(&home, &played, &anew), 0, "see the pictures in {}", home.display());
    }
}
