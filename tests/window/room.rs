//! Nothing that is written or pressed at the table lies on the board or leaves the window, whatever its size, that of the
//! text, and the language, which changes from window to window.

use std::fmt::Write as _;

use crate::common::{LANGUAGES, run_unseen, wants_all_texts};

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

/// Looks at what is there in every window, with these sizes of text; in the first one in the language of this number.
fn look_at_all(number: usize, sizes: &[f32]) -> String {
    let mut steps = String::new();
    for (at, (width, height)) in WINDOWS.into_iter().enumerate() {
        write!(steps, "Resize({width}, {height}),").expect("memory");
        let one = [LANGUAGES[(number + at) % LANGUAGES.len()]];
        for language in if wants_all_texts() { &LANGUAGES[..] } else { &one } {
            write!(steps, "Language({language:?}),").expect("memory");
            for size in sizes {
                write!(steps, "TextSize({size:?}), Frames(4), ExpectClear,").expect("memory");
            }
        }
    }
    steps + "Resize(1280, 720), TextSize(1.0), Frames(6),"
}

/// Looks at a match that is played with every size of text; at a question, at the end and at the analysis with some.
fn tour(game: &str, number: usize) {
    let all = look_at_all(number, &SIZES);
    let [question, end, analysis] = [1, 3, 5].map(|more| look_at_all(number + more, &[1.0, 2.0]));
    let journey = format!(
        "(with: [\"--game\", {game:?}], steps: [Wait, PlayOut(seed: 7, turns: 2), Wait, {all} Button(\"w resign\"), \
         Frames(4), {question} Button(\"resign for sure\"), Wait, Frames(4), {end} Key(\"KeyA\"), WaitForReview, \
         {analysis}])"
    );
    let output = run_unseen(&format!("room-{game}"), &journey);
    let report = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{game}: {report}");
}

/// Nothing covers the board or leaves the window; one test a game, so that they run beside each other.
macro_rules! tours {
    ($($name:ident: $game:literal from $number:literal;)*) => { $(
        #[test]
        fn $name() {
            tour($game, $number);
        }
    )* };
}

tours! {
    room_of_tress: "tress" from 0;
    room_of_trees: "trees" from 1;
    room_of_tribun: "tribun" from 2;
    room_of_go_chess: "go-chess" from 3;
    room_of_treason: "treason" from 4;
}

/// What a side has in The Game for the Trees is many words in some languages.
#[test]
fn the_cards_of_a_phone_hold_what_is_written_on_them_in_every_language() {
    for language in ["en", "de", "fr", "es", "pt-BR", "pl", "ja", "en-XA"] {
        let looks = "Frames(6), ExpectOnCards, Resize(390, 844), Frames(6), ExpectOnCards, Resize(360, 640),";
        let journey = format!(
            "(with: [\"--language\", {language:?}, \"--game\", \"trees\", \"--window\", \"360x640\"], steps: [Wait, {looks} \
             PlayOut(seed: 7, turns: 2), Wait, {looks} TapButton(\"flip\"), Wait, {looks}])"
        );
        let output = run_unseen(&format!("room-cards-{language}"), &journey);
        let report = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{language}: {report}");
    }
}
