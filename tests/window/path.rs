//! The whole path of every game, as a newcomer walks it: from the shelf through the lessons, always by the golden button, with
//! the mouse in English and with the keyboard alone in German; and what the path leads to once everything is learned.

use std::fmt::Write as _;
use std::sync::Arc;

use crate::common::{fresh_home, run_unseen_in};
use ludarium_learn::lessons::{Assets, Catalogue, Lesson, LessonRun, Progress, Replies, Stars};
use ludarium_rules::GameId;

/// What the learner plays in the first solution of a lesson; nothing if the other side answers as it likes.
fn solution(lesson: &Arc<Lesson>) -> Option<Vec<String>> {
    if lesson.replies == Replies::Free {
        return None;
    }
    let mut run = LessonRun::new(Arc::clone(lesson));
    let mut turns = Vec::new();
    for text in lesson.solutions.first()? {
        let turn = run.position().read_turn(text).expect("a turn of the solution");
        turns.push(turn.to_string());
        run.play(&turn).expect("it can be played");
    }
    Some(turns)
}

/// Presses a button.
fn press(name: &str, by_keys: bool) -> String {
    if by_keys { format!("ButtonBy(Keys, {name:?}), Frames(6), ") } else { format!("Button({name:?}), Frames(6), ") }
}

/// Walks from the shelf through all lessons of a game whose answers are known, and looks whether the next one begins.
fn walk(game: GameId, by_keys: bool) {
    let language = if by_keys { "de" } else { "en" };
    let catalogue = Catalogue::load(&Assets::BuiltIn, game);
    let mut steps =
        format!("Wait, {}{}", press(&format!("play {}", game.name()), by_keys), press("next lesson", by_keys));
    let mut solved = 0;
    for turns in catalogue.course().map_while(solution) {
        steps += "Wait, Frames(6), ExpectScreen(\"Table\"), ExpectPly(0), ";
        for turn in turns {
            let step = if by_keys { "TurnBy(Keys, " } else { "Turn(" };
            write!(steps, "{step}{turn:?}), Wait, Frames(6), Wait, ").expect("memory");
        }
        steps += "WaitForButton(\"next exercise\"), ";
        steps += if by_keys { "Key(\"Enter\"), " } else { "Button(\"next exercise\"), " };
        solved += 1;
    }
    assert!(solved >= 9, "{game}: {solved} lessons have answers that are known");
    steps += "Wait, Frames(10), ExpectScreen(\"Table\"), ExpectPly(0),";
    let home = fresh_home(&format!("path-{}-{language}", game.name()));
    let output = run_unseen_in(&home, &format!("(with: [\"--language\", {language:?}], steps: [{steps}])"), &[]);
    assert!(output.status.success(), "{game} in {language}: {}", String::from_utf8_lossy(&output.stderr));
    let kept = std::fs::read_to_string(home.join("data/lessons.ron")).expect("what was learned is kept");
    let kept = Progress::read(&kept).expect("it can be read");
    for lesson in catalogue.course().take(solved) {
        assert!(kept.stars(game, &lesson.id).solved, "{game}: {}", lesson.id);
    }
}

/// Whoever has learned everything is led to a match, and after it to the next.
fn play_on(game: GameId) {
    let mut progress = Progress::default();
    for lesson in Catalogue::load(&Assets::BuiltIn, game).course() {
        progress.record(game, &lesson.id, Stars { solved: true, ..Stars::default() });
    }
    let home = fresh_home(&format!("path-on-{}", game.name()));
    std::fs::create_dir_all(home.join("data")).expect("a folder");
    std::fs::write(home.join("data/lessons.ron"), progress.text()).expect("written");
    let play = format!("Button(\"play {}\"), Frames(6), ", game.name());
    let steps = format!(
        "Wait, {play} ExpectButton(\"next lesson\", false), Button(\"back\"), Frames(6), Button(\"go on\"), Frames(6), \
         ExpectScreen(\"Setup\"), ExpectButton(\"teach 1\", true), Button(\"start\"), Wait, Frames(6), \
         ExpectScreen(\"Table\"), ExpectButton(\"resign\", true), PlayOut(seed: 1, turns: 1), \
         Button(\"resign\"), Frames(6), Button(\"resign for sure\"), Wait, WaitForButton(\"rematch\"), Button(\"title\"), Frames(6), {play} Button(\"progress\"), Frames(6), WaitForButton(\"record 0\"),"
    );
    let output = run_unseen_in(&home, &format!("(with: [], steps: [{steps}])"), &[]);
    assert!(output.status.success(), "{game}: {}", String::from_utf8_lossy(&output.stderr));
}

every_game!(by_mouse, |game| walk(game, false));
every_game!(by_keys, |game| walk(game, true));
every_game!(on_from_the_last_lesson, play_on);
