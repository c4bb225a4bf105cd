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

/// Looks at what is there in every window, with these sizes of text.
fn look_at_all(sizes: &[f32]) -> String {
    let mut steps = String::new();
    for (width, height) in WINDOWS {
        write!(steps, "Resize({width}, {height}),").expect("memory");
        for size in sizes {
            write!(steps, "TextSize({size:?}), Frames(6), ExpectClear,").expect("memory");
        }
    }
    steps + "Resize(1280, 720), TextSize(1.0), Frames(6),"
}

/// Looks at a match that is played with every size of text; at a question, at the end and at the analysis with some.
fn tour(game: &str, language: &str) {
    let (all, some) = (look_at_all(&SIZES), look_at_all(&[1.0, 2.0]));
    let journey = format!(
        "(with: [\"--language\", {language:?}, \"--game\", {game:?}], steps: [Wait, PlayOut(seed: 7, turns: 2), Wait, \
         {all} Button(\"w resign\"), Frames(4), {some} Button(\"resign for sure\"), Wait, Frames(4), {some} \
         Key(\"KeyA\"), Frames(6), {some}])"
    );
    let output = run_unseen(&format!("room-{game}-{language}"), &journey);
    let report = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{game} in {language}: {report}");
}

/// Nothing covers the board or leaves the window; one test a game, so that they run beside each other.
macro_rules! tours {
    ($($name:ident: $game:literal in $language:literal;)*) => { $(
        #[test]
        fn $name() {
            tour($game, $language);
        }
    )* };
}

tours! {
    room_of_tress: "tress" in "de";
    room_of_trees: "trees" in "en";
    room_of_tribun: "tribun" in "de";
    room_of_go_chess: "go-chess" in "en";
    room_of_treason: "treason" in "de";
}
