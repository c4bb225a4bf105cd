//! The course of a lesson: replies, mistakes, taking back, hints, stars.

use std::sync::Arc;

use ludarium_learn::HintStep;
use ludarium_learn::lessons::{Lesson, LessonRun, RunError, State, Step, Verdict};
use ludarium_rules::GameId;

/// Two turns of a Queen to the King; Black only waits, and one mistake is answered.
const HOME: &str = r#"(
    position: "6kq/8/2n5/8/1Q1K4/8/8/8 w",
    par: 2,
    replies: Waiting(["g8f8", "f8g8"]),
    succeeds: Pieces(whose: Mine, kinds: ["King", "Queen"], on: ["d4", "d5", "e4", "e5"], at_least: 2),
    fails: Turns(at_least: 4),
    solutions: [["Qc4", "Qd5"]],
    mistakes: [
        (by: ["Qc5"], when: Pieces(whose: Mine, kinds: ["Queen"], on: ["c5"]), refute: With(Happened(what: Captured, by: Theirs))),
        (by: ["Qb5"], when: Pieces(whose: Mine, kinds: ["Queen"], on: ["b5"]), refute: Turns(["c6b4", "g8f8"])),
    ],
    teaches: ["how-to-win"],
)"#;

fn lesson(text: &str) -> Arc<Lesson> {
    Lesson::parse(GameId::Tress, "01_home.ron", text).expect("a lesson")
}

fn play(run: &mut LessonRun, text: &str) -> Step {
    let turn = run.position().read_turn(text).expect("a legal turn");
    run.play(&turn).expect("the learner's turn")
}

fn plies(step: &Step) -> Vec<&str> {
    step.plies.iter().map(|ply| ply.turn.as_str()).collect()
}

#[test]
fn replies_follow_and_success_gives_stars() {
    let mut run = LessonRun::new(lesson(HOME));
    let step = play(&mut run, "Qc4");
    assert_eq!((plies(&step), step.verdict), (vec!["b4c4", "g8f8"], Verdict::GoesOn));
    let step = play(&mut run, "Qd5");
    let Verdict::Solved(stars) = step.verdict else { panic!("{:?}", step.verdict) };
    assert_eq!((plies(&step), stars.count(), run.state()), (vec!["c4d5"], 3, State::Solved));
}

#[test]
fn a_mistake_is_refuted_and_taken_back() {
    let lesson = lesson(HOME);
    let mut run = LessonRun::new(Arc::clone(&lesson));
    let step = play(&mut run, "Qb5");
    assert_eq!(step.verdict, Verdict::Mistake { number: Some(1) });
    assert_eq!((plies(&step), run.state()), (vec!["b4b5", "g8f8"], State::Mistaken));
    let again = run.position().turns().expect("few").remove(0);
    assert_eq!(run.play(&again), Err(RunError::State(State::Mistaken)));
    assert!(run.take_back());
    assert_eq!((run.position(), run.turns(), run.state()), (&lesson.start, 0, State::LearnerToMove));
    assert!(!run.take_back(), "nothing is left to take back");
    play(&mut run, "Qc4");
    let Verdict::Solved(stars) = play(&mut run, "Qd5").verdict else { panic!("solved") };
    assert_eq!(stars.count(), 3, "what was taken back does not count");
}

#[test]
fn too_many_turns_fail_and_more_than_par_cost_a_star() {
    let mut run = LessonRun::new(lesson(HOME));
    for _ in 0..3 {
        let to = if run.turns().is_multiple_of(2) { "Qa4" } else { "Qb4" };
        assert_eq!(play(&mut run, to).verdict, Verdict::GoesOn);
    }
    assert_eq!(play(&mut run, "Qb4").verdict, Verdict::Mistake { number: None });
    assert!(run.take_back() && run.take_back());
    play(&mut run, "Qc4");
    let Verdict::Solved(stars) = play(&mut run, "Qd5").verdict else { panic!("solved") };
    assert_eq!((stars.count(), stars.within_par), (2, false));
}

#[test]
fn hints_come_in_two_steps_and_cost_a_star() {
    let mut run = LessonRun::new(lesson(HOME));
    let names = |run: &LessonRun, cells: Vec<_>| -> Vec<String> {
        cells.into_iter().map(|cell| run.position().cell_name(cell)).collect()
    };
    let first = run.hint().expect("the learner's turn");
    assert_eq!((first.step, names(&run, first.cells)), (HintStep::Piece, vec!["b4".to_owned()]));
    let second = run.hint().expect("the learner's turn");
    assert_eq!((second.step, names(&run, second.cells)), (HintStep::Place, vec!["c4".to_owned()]));
    play(&mut run, "Qc4");
    assert_eq!(run.hint().expect("a hint").step, HintStep::Piece, "each turn has its own hints");
    let Verdict::Solved(stars) = play(&mut run, "Qd5").verdict else { panic!("solved") };
    assert_eq!((stars.count(), stars.without_hint), (2, false));
    assert_eq!(run.hint(), Err(RunError::State(State::Solved)));
}

#[test]
fn rings_about_pieces_go_with_them_and_rings_about_cells_stay() {
    let ringed = |rings: &str| lesson(&HOME.replace("par: 2,", &format!("par: 2, rings: {rings},")));
    let names = |run: &LessonRun| -> Vec<String> {
        run.rings().into_iter().map(|cell| run.position().cell_name(cell)).collect()
    };
    let mut run = LessonRun::new(ringed(r#"["b4", "c6"]"#));
    play(&mut run, "Qc4");
    assert_eq!(names(&run), ["c4", "c6"]);
    assert_eq!(play(&mut run, "Qc5").verdict, Verdict::Mistake { number: Some(0) });
    assert_eq!(names(&run), ["c5"], "what stood on c6 has captured the Queen, and her ring is gone");
    assert!(run.take_back() && run.take_back());
    assert_eq!(names(&run), ["b4", "c6"]);
    let mut run = LessonRun::new(ringed(r#"["b4", "d5"]"#));
    play(&mut run, "Qc4");
    assert_eq!(names(&run), ["b4", "d5"]);
}

#[test]
fn beside_the_stored_line_a_hint_finds_what_solves_it_at_once() {
    let mut run = LessonRun::new(lesson(HOME));
    play(&mut run, "Ke4");
    assert_eq!(run.hint().expect("the learner's turn").cells, [], "nothing stored, and nothing solves it at once");
    play(&mut run, "Qc4");
    let hint = run.hint().expect("the learner's turn");
    assert_eq!(run.position().cell_name(hint.cells[0]), "c4");
}

#[test]
fn free_replies_are_asked_for() {
    let text = r#"(
        position: "6kq/8/8/8/1Q1K4/8/8/8 w",
        replies: Free,
        succeeds: Ended(winner: Me, reasons: ["dual-escort"]),
        solutions: [["Qc4", "g8f8", "Qd5"]],
        teaches: ["how-to-win"],
    )"#;
    let mut run = LessonRun::new(lesson(text));
    assert_eq!(play(&mut run, "Qc4").verdict, Verdict::ReplyWanted);
    let reply = run.position().read_turn("h8h7").expect("legal");
    assert_eq!(run.reply(&reply).expect("a reply is wanted").verdict, Verdict::GoesOn);
    assert_eq!(run.reply(&reply), Err(RunError::State(State::LearnerToMove)));
    assert!(matches!(play(&mut run, "Qd5").verdict, Verdict::Solved(stars) if stars.count() == 3));
}

#[test]
fn without_replies_whatever_does_not_succeed_is_a_mistake() {
    let text = r#"(
        position: "6kq/8/8/8/2QK4/8/8/8 w",
        succeeds: Ended(winner: Me),
        solutions: [["Qd5"]],
        teaches: ["how-to-win"],
    )"#;
    let mut run = LessonRun::new(lesson(text));
    let step = play(&mut run, "Qc5");
    assert_eq!((step.plies.len(), step.verdict), (1, Verdict::Mistake { number: None }));
}
