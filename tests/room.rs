//! Nothing that is written or pressed at the table lies on the board or leaves the window, whatever its size and that of
//! the text.

#[expect(dead_code, reason = "other tests need the rest")]
mod common;

use std::fmt::Write as _;

use common::run_unseen;

const WINDOWS: [(u32, u32); 10] = [
    (360, 640),
    (480, 300),
    (640, 360),
    (540, 720),
    (640, 700),
    (800, 600),
    (1024, 768),
    (1080, 1920),
    (1280, 720),
    (1920, 1080),
];

const SIZES: [f32; 5] = [0.8, 1.0, 1.25, 1.5, 2.0];

/// Looks at what is there in every window with a side of at least that length, with every size of text.
fn look_at_all(least: u32) -> String {
    let mut steps = String::new();
    for (width, height) in WINDOWS.into_iter().filter(|(width, height)| *width.max(height) >= least) {
        write!(steps, "Resize({width}, {height}),").expect("memory");
        for size in SIZES {
            write!(steps, "TextSize({size:?}), Frames(6), ExpectClear,").expect("memory");
        }
    }
    steps + "Resize(1280, 720), TextSize(1.0), Frames(6),"
}

fn tour(game: &str, language: &str) {
    let look = look_at_all(0);
    // Smaller windows than the game promises to fit have no room for the card of the analysis.
    let look_at_analysis = look_at_all(640);
    let journey = format!(
        "(with: [\"--language\", {language:?}, \"--game\", {game:?}], steps: [Wait, PlayOut(seed: 7, turns: 2), Wait, {look} \
         Button(\"w resign\"), Frames(4), {look} Button(\"resign for sure\"), Wait, Frames(4), {look} \
         Key(\"KeyA\"), Frames(6), {look_at_analysis}])"
    );
    let output = run_unseen(&format!("room-{game}-{language}"), &journey);
    let report = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{game} in {language}: {report}");
}

#[test]
fn nothing_covers_the_board_or_leaves_the_window() {
    for (game, language) in [("tress", "de"), ("treason", "en")] {
        tour(game, language);
    }
}
