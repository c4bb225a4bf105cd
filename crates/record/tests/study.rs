//! Studies: trees of turns, and the edits that can be undone.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod common;

use common::studies::{random_match, random_study};
use ludarium_record::ludo;
use ludarium_record::study::{Arrow, Glyph, MarkColour, NodeId, Notes, NotesError, Ring, Study, StudyError};
use ludarium_record::{EndReason, Match};
use ludarium_rules::{Cell, GameId, Side};
use proptest::prelude::*;
use proptest::sample::select;

/// A match of Tress of three turns.
fn study() -> Study {
    let mut game = common::fresh(common::setup());
    common::play_all(&mut game, "d2d3 d7d6 e2e3");
    Study::from_match(&game)
}

/// The same, given up by Black.
fn finished() -> Study {
    let mut game = study().to_match();
    game.resign(Side::Black).unwrap();
    Study::from_match(&game)
}

fn notations(study: &Study, line: &[NodeId]) -> Vec<String> {
    line.iter().skip(1).map(|id| study.node(*id).unwrap().notation().to_owned()).collect()
}

fn main_line(study: &Study) -> String {
    notations(study, &study.main_line()).join(" ")
}

#[test]
fn a_turn_at_the_end_goes_on_with_the_match_and_elsewhere_begins_a_variation() {
    let mut study = study();
    let end = study.end();
    let next = study.play_text(end, "eNe6").unwrap();
    assert_eq!((study.end(), main_line(&study).as_str()), (next, "dNd3 dNd6 eNe3 eNe6"));
    let other = study.play_text(end, "hNg6").unwrap();
    assert_eq!((study.end(), study.is_main(other)), (next, false));
    assert_eq!(study.play_text(end, "hNg6"), Ok(other), "a turn that is there is not played twice");
    assert_eq!(study.node(end).unwrap().children(), [next, other]);
    assert_eq!(study.count(), 6);
    let error = study.play_text(end, "hNg5").expect_err("not legal");
    assert!(matches!(error, StudyError::Turn(_)) && study.count() == 6);
}

#[test]
fn behind_a_match_that_is_over_everything_is_a_variation() {
    let mut study = finished();
    let end = study.end();
    let tried = study.play_text(end, "eNe6").unwrap();
    let further = study.play_text(tried, "hNg3").unwrap();
    assert_eq!((study.end(), study.result().map(|result| result.reason)), (end, Some(EndReason::Resignation)));
    assert!(!study.is_main(tried));
    assert_eq!(study.line_to(further).len(), 6);
    // Played on after all: then nobody has given up.
    assert_eq!(study.promote(further), Ok(true));
    assert_eq!((study.end(), study.result()), (further, None));
    assert!(study.undo());
    assert_eq!((study.end(), study.result().map(|result| result.reason)), (end, Some(EndReason::Resignation)));
}

#[test]
fn what_the_turns_have_ended_stays_ended() {
    let mut setup = common::setup();
    setup.start = Some(common::SHUFFLE.to_owned());
    let mut game = common::fresh(setup);
    common::play_all(&mut game, "h2g2 h6g6 g2h2 g6h6 h2g2 h6g6 g2h2 g6h6");
    let mut study = Study::from_match(&game);
    let end = study.end();
    let beyond = study.play_text(end, "h2g2").unwrap();
    assert_eq!((study.end(), study.promote(beyond)), (end, Ok(false)), "the third time of a position ends a match");
    // The same as a variation that becomes the match: it ends where the turns end it.
    let first = study.main_line()[1];
    let mut at = study.play_text(NodeId::ROOT, "h2h1").unwrap();
    for turn in "h6g6 h1h2 g6h6 h2h1 h6g6 h1h2 g6h6 h2h1 h6g6".split(' ') {
        at = study.play_text(at, turn).unwrap();
    }
    assert_eq!(study.promote(at), Ok(true));
    assert_eq!((study.plies(), study.result().map(|result| result.reason)), (8, Some(EndReason::Threefold)));
    assert!(!study.is_main(first) && !study.is_main(at));
    let text = ludo::write(&study);
    assert_eq!(ludo::read(&text).expect(&text), [study]);
}

#[test]
fn variations_are_promoted_one_by_one_or_to_the_main_line() {
    let mut study = study();
    let line = study.main_line();
    let outer = study.play_text(line[1], "eNe6").unwrap();
    let first = study.play_text(outer, "eNe3").unwrap();
    let second = study.play_text(outer, "hNg3").unwrap();
    assert_eq!(study.promote(second), Ok(true));
    assert_eq!(study.node(outer).unwrap().children(), [second, first]);
    assert_eq!(main_line(&study), "dNd3 dNd6 eNe3");
    assert_eq!(study.promote(second), Ok(true));
    assert_eq!(main_line(&study), "dNd3 eNe6 hNg3");
    assert_eq!((study.promote(second), study.promote(NodeId::ROOT)), (Ok(false), Ok(false)));
    assert!(study.undo() && study.undo());
    assert_eq!(study.promote_to_main(second), Ok(true));
    assert_eq!(main_line(&study), "dNd3 eNe6 hNg3");
    assert!(study.undo(), "one edit");
    assert_eq!(
        (main_line(&study).as_str(), study.node(outer).unwrap().children()),
        ("dNd3 dNd6 eNe3", &[first, second][..])
    );
}

#[test]
fn what_is_deleted_is_gone_until_it_is_undone() {
    let mut study = finished();
    let line = study.main_line();
    let other = study.play_text(line[1], "eNe6").unwrap();
    let whole = study.clone();
    study.delete(line[2]).unwrap();
    assert_eq!((main_line(&study).as_str(), study.result(), study.count()), ("dNd3 eNe6", None, 3));
    for refused in [study.delete(line[3]), study.set_comment(line[2], "x"), study.delete(line[2])] {
        assert_eq!(refused, Err(StudyError::NoNode));
    }
    assert_eq!(study.delete(NodeId::ROOT), Err(StudyError::Root));
    assert!(study.undo());
    assert_eq!(study, whole);
    assert!(study.redo());
    assert_eq!(study.end(), other);
    study.delete(other).unwrap();
    assert_eq!(main_line(&study), "dNd3");
}

#[test]
fn every_edit_can_be_undone_and_redone() {
    let mut study = finished();
    let line = study.main_line();
    let arrow = Arrow { from: Cell(1), to: Cell(2), colour: MarkColour::Blue };
    let ring = Ring { cell: Cell(3), colour: MarkColour::Red };
    let mut states = vec![study.clone()];
    let edits: [&dyn Fn(&mut Study); 9] = [
        &|study| assert!(study.play_text(line[1], "eNe6").is_ok()),
        &|study| study.set_comment(line[2], "A comment.").unwrap(),
        &|study| study.set_glyph(line[2], Some(Glyph::Brilliant)).unwrap(),
        &|study| study.set_evaluation(line[0], "#-4".parse().ok()).unwrap(),
        &|study| study.toggle_arrow(line[2], arrow).unwrap(),
        &|study| study.toggle_ring(line[2], ring).unwrap(),
        &|study| study.toggle_arrow(line[2], Arrow { colour: MarkColour::Green, ..arrow }).unwrap(),
        &|study| study.set_tag("Event", "a").unwrap(),
        &|study| study.delete(line[3]).unwrap(),
    ];
    for edit in edits {
        edit(&mut study);
        assert_ne!(states.last(), Some(&study));
        states.push(study.clone());
    }
    assert_eq!(study.node(line[2]).unwrap().notes().arrows, [Arrow { colour: MarkColour::Green, ..arrow }]);
    for state in states.iter().rev().skip(1) {
        assert!(study.can_undo() && study.undo());
        assert_eq!(&study, state);
    }
    assert!(!study.can_undo() && !study.undo());
    for state in &states[1..] {
        assert!(study.can_redo() && study.redo());
        assert_eq!(&study, state);
    }
    assert!(!study.can_redo() && !study.redo());
    study.undo();
    study.set_tag("Event", "b").unwrap();
    assert!(!study.can_redo(), "another edit takes the place of those taken back");
    study.set_tag("Event", "b").unwrap();
    study.set_comment(line[1], "").unwrap();
    study.toggle_ring(line[2], ring).unwrap();
    assert!(study.node(line[2]).unwrap().notes().rings.is_empty());
}

#[test]
fn only_so_many_edits_are_remembered() {
    let mut study = study();
    for edit in 0..Study::MAX_UNDO + 10 {
        study.set_tag("Round", &edit.to_string()).unwrap();
    }
    while study.undo() {}
    assert_eq!(study.tag("Round"), Some("9"));
}

#[test]
fn notes_that_cannot_be_are_refused() {
    let mut study = study();
    let cell = |number| Ring { cell: Cell(number), colour: MarkColour::Green };
    let arrow = |from, to| Arrow { from: Cell(from), to: Cell(to), colour: MarkColour::Green };
    let refused: [(&dyn Fn(&mut Notes), NotesError); 8] = [
        (&|notes| notes.comment = "x".repeat(Notes::MAX_COMMENT + 1), NotesError::Comment),
        (&|notes| notes.rings = vec![cell(64)], NotesError::Cell(64)),
        (&|notes| notes.arrows = vec![arrow(0, 64)], NotesError::Cell(64)),
        (&|notes| notes.arrows = vec![arrow(1, 1)], NotesError::Arrow),
        (&|notes| notes.rings = vec![cell(1), cell(1)], NotesError::Twice),
        (&|notes| notes.rings = vec![cell(1); Notes::MAX_MARKS + 1], NotesError::Marks),
        (&|notes| notes.glyph = Some(Glyph::Good), NotesError::NoTurn),
        (&|notes| notes.clock = Some(std::time::Duration::MAX), NotesError::NoTurn),
    ];
    for (change, error) in refused {
        assert_eq!(study.annotate(NodeId::ROOT, change), Err(StudyError::Notes(error)));
    }
    let end = study.end();
    let long = study.annotate(end, |notes| notes.clock = Some(std::time::Duration::MAX));
    assert_eq!(long, Err(StudyError::Notes(NotesError::Clock)));
    assert!(!study.can_undo());
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 60, failure_persistence: None, ..ProptestConfig::default() })]

    /// Clocks are kept from turn to turn, but not how long the last turn was thought about.
    #[test]
    fn a_match_comes_back_from_its_study(game in select(GameId::ALL.to_vec()), seed in any::<u64>(), plies in 0..120_usize) {
        let played = random_match(game, seed, plies);
        let back = Study::from_match(&played).to_match();
        let kept = |game: &Match| (game.identity(), game.setup().clone(), game.turns().to_vec(), game.result(), game.round());
        prop_assert_eq!(kept(&back), kept(&played));
        prop_assert_eq!(back.position(), played.position());
        prop_assert!((0..=played.ply()).all(|ply| back.effects_at(ply) == played.effects_at(ply)));
        prop_assert_eq!(Study::from_match(&back), Study::from_match(&played));
        prop_assert_eq!(Match::from_text(&back.to_text()).expect("a save").to_text(), back.to_text());
    }

    #[test]
    fn all_edits_are_taken_back(game in select(GameId::ALL.to_vec()), seed in any::<u64>(), plies in 0..60_usize) {
        let mut study = random_study(game, seed, plies);
        let last = study.clone();
        while study.undo() {}
        prop_assert_eq!(&study, &Study::from_match(&random_match(game, seed, plies)));
        while study.redo() {}
        // What had been taken back before is made again as well.
        prop_assert!(study == last || last.can_redo());
    }
}

#[test]
fn a_study_follows_its_match_and_keeps_what_was_tried() {
    let mut game = common::fresh(common::setup());
    common::play_all(&mut game, "d2d3 d7d6");
    let mut kept = Study::from_match(&game);
    let played = kept.follow(&game).unwrap();
    let tried = kept.play_text(played[2], "hNg3").unwrap();
    kept.set_comment(tried, "What if?").unwrap();
    assert_eq!(main_line(&kept), "dNd3 dNd6 hNg3", "the match goes on, and so may the line");
    common::play_all(&mut game, "e2e3 e7e6");
    game.resign(Side::Black).unwrap();
    // As it comes back from a file.
    let mut kept = ludo::read(&ludo::write(&kept)).unwrap().remove(0);
    let played = kept.follow(&game).unwrap();
    assert_eq!(main_line(&kept), "dNd3 dNd6 eNe3 eNe6");
    assert_eq!((kept.identity(), kept.main_line()), (game.identity(), played.clone()));
    assert_eq!((kept.result(), kept.can_undo()), (game.result(), false));
    let variation = kept.node(played[2]).unwrap().children()[1];
    assert_eq!(kept.node(variation).unwrap().notes().comment, "What if?");
    // What the people have made the main line stays so, unless something new was played.
    assert!(kept.promote_to_main(variation).unwrap());
    assert_eq!(kept.follow(&game).unwrap(), played);
    assert!(kept.can_undo() && main_line(&kept) == "dNd3 dNd6 hNg3");
    let other = Match::new(common::go_chess()).unwrap();
    assert_eq!(kept.follow(&other), Err(StudyError::OtherMatch));
}

#[test]
fn an_ending_that_was_withdrawn_leaves_the_study_too() {
    let mut game = study().to_match();
    game.resign(Side::Black).unwrap();
    let mut study = Study::from_match(&game);
    assert!(game.undo());
    study.follow(&game).unwrap();
    assert_eq!(study.result(), None);
}

#[test]
fn a_line_is_a_match_that_history_does_not_end() {
    let mut study = finished();
    let end = study.end();
    let tried = study.play_text(end, "eNe6").unwrap();
    let further = study.play_text(tried, "hNg3").unwrap();
    assert_eq!(study.line_through(end).last(), Some(&end), "the match is over there");
    assert_eq!(study.line_through(tried).last(), Some(&further));
    let line = study.line_as_match(&study.line_through(tried), study.to_match()).unwrap();
    assert_eq!((line.ply(), line.result()), (5, None));
    assert_eq!(line.position(), study.node(further).unwrap().position());
    assert!(!line.effects_at(5).is_empty());
    // Another line from the one before.
    let other = study.play_text(study.line_to(end)[1], "hNg6").unwrap();
    let line = study.line_as_match(&study.line_through(other), line).unwrap();
    assert_eq!((line.ply(), line.turns()[1].notation.as_str()), (2, "hNg6"));
    assert!(!study.is_part(NodeId::ROOT) || study.is_part(other));
    study.delete(other).unwrap();
    assert!(!study.is_part(other) && study.is_part(tried));
}
