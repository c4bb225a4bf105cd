//! Whatever a learner plays first, the lesson either says what is wrong or can still be solved.

use std::path::Path;
use std::sync::Arc;

use ludarium_learn::lessons::{Assets, Catalogue, Lesson, LessonRun, State};
use ludarium_rules::GameId;

/// How many turns a search from one first turn plays before it gives up.
const MOST_TURNS: u32 = 4_000;

/// What a search has found.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Found {
    Solution,
    /// There is none within this depth.
    Nothing,
    /// There was too much to look at, or an opponent is asked who answers as it likes.
    Unknown,
}

fn search(run: &LessonRun, depth: u16, budget: &mut u32) -> Found {
    match run.state() {
        State::Solved => return Found::Solution,
        State::ReplyWanted => return Found::Unknown,
        State::LearnerToMove if depth > 0 => {}
        _ => return Found::Nothing,
    }
    let mut found = Found::Nothing;
    for turn in run.position().turns().expect("few enough to list") {
        if *budget == 0 {
            return Found::Unknown;
        }
        *budget -= 1;
        let mut next = run.clone();
        next.play(&turn).expect("a legal turn");
        match search(&next, depth - 1, budget) {
            Found::Solution => return Found::Solution,
            Found::Unknown => found = Found::Unknown,
            Found::Nothing => {}
        }
    }
    found
}

/// Whether a lesson can surely not be solved from here in one turn more than it asks for.
fn is_dead_end(run: &LessonRun) -> bool {
    let mut budget = MOST_TURNS;
    (1..=run.lesson().par + 1).all(|depth| search(run, depth, &mut budget) == Found::Nothing)
}

fn dead_ends(lesson: &Arc<Lesson>) -> Vec<String> {
    let start = LessonRun::new(Arc::clone(lesson));
    let turns = lesson.start.turns().expect("few enough to list");
    let goes_on = turns.into_iter().filter_map(|turn| {
        let mut run = start.clone();
        run.play(&turn).expect("a legal turn");
        (run.state() == State::LearnerToMove).then_some((turn, run))
    });
    goes_on
        .filter(|(_, run)| is_dead_end(run))
        .map(|(turn, _)| format!("{} {}: {turn}", lesson.game, lesson.id))
        .collect()
}

#[test]
fn no_first_turn_leads_into_a_dead_end_without_a_word() {
    let assets = Assets::Folder(Path::new(env!("CARGO_MANIFEST_DIR")).join("../../assets"));
    let lessons = GameId::ALL.into_iter().flat_map(|game| Catalogue::load(&assets, game).lessons().to_vec());
    let small = lessons.filter(|lesson| !lesson.is_whole_match && lesson.start.count_turns() <= 60);
    let found: Vec<String> = small.flat_map(|lesson| dead_ends(&lesson)).collect();
    assert!(found.is_empty(), "{}", found.join("\n"));
}
