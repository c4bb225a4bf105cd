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

/// Looks at what is there in every window, with every size of text.
fn look_at_all() -> String {
    let mut steps = String::new();
    for (width, height) in WINDOWS {
        write!(steps, "Resize({width}, {height}),").expect("memory");
        for size in SIZES {
            write!(steps, "TextSize({size:?}), Frames(6), ExpectClear,").expect("memory");
        }
    }
    steps
}

#[test]
fn nothing_covers_the_board_or_leaves_the_window() {
    let look = look_at_all();
    let journey = format!(
        "(with: [\"--language\", \"de\", \"--game\", \"tress\"], steps: [Wait, PlayOut(seed: 7, turns: 2), Wait, {look}])"
    );
    let output = run_unseen("room-tress-de", &journey);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
}
