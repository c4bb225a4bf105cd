//! Turns that are tried while a match is analysed, and what is kept of them.

mod files;

use std::path::Path;

use bevy::prelude::*;
use ludarium_record::study::{Arrow, Glyph, MarkColour, NodeId, Ring, Study};
use ludarium_rules::{Cell, GameId, Side, Step};

use super::tests::want;
use super::*;
use crate::input::{Pick, PickMode, Selection};
use crate::pieces::disagreements;
use crate::table::{Archive, Intent, PositionKey, StudyEdit, TurnPlayed};
use crate::testing::{compare, open, people, play, send, settle, simulation, simulation_of};

const TURNS: [&str; 4] = ["d2d3", "e7e6", "Gf3", "d7d6"];

/// A match of Tress that White has given up, analysed; studies are kept in a folder.
fn analysed(folder: &Path) -> App {
    let mut app = simulation();
    app.add_plugins(systems).insert_resource(Archive::in_folder(folder));
    open(&mut app, people());
    for turn in TURNS {
        play(&mut app, turn);
        settle(&mut app);
    }
    send(&mut app, Intent::Resign(Side::White));
    want(&mut app, true);
    assert!(table(&app).exploration().is_some());
    app
}

fn table(app: &App) -> &Table {
    app.world().resource::<Table>()
}

fn study(app: &App) -> &Study {
    table(app).exploration().expect("it is analysed").study()
}

/// Tries a turn by the clicks of its steps.
fn try_turn(app: &mut App, text: &str) {
    let position = table(app).shown_position().clone();
    let turn = position.read_turn(text).expect("legal");
    for step in position.steps_of(&turn).expect("a turn of this position") {
        app.world_mut().write_message(Pick { step, mode: PickMode::Press, after: None });
        app.update();
    }
    settle(app);
}

fn edit(app: &mut App, edit: StudyEdit) {
    send(app, Intent::Edit(edit));
    settle(app);
}

fn visit(app: &mut App, ply: usize) {
    send(app, Intent::Visit(ply));
    settle(app);
}

/// The turns that led to what is shown.
fn line(app: &App) -> String {
    let turns = table(app).line().turns().iter().take(table(app).shown());
    turns.map(|turn| turn.notation.as_str()).collect::<Vec<_>>().join(" ")
}

fn notice(app: &App) -> Option<String> {
    table(app).notice()
}

#[test]
fn any_turn_can_be_tried_and_the_match_stays_as_it_was() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut app = analysed(folder.path());
    let before = table(&app).game().clone();
    visit(&mut app, 1);
    // The turn that was played leads on; another makes a variation.
    try_turn(&mut app, "e7e6");
    assert_eq!((table(&app).shown(), table(&app).is_off_match(), study(&app).count()), (2, false, 5));
    visit(&mut app, 1);
    try_turn(&mut app, "d7d6");
    try_turn(&mut app, "Gf3");
    assert_eq!((line(&app).as_str(), table(&app).is_off_match()), ("dNd3 dNd6 Gf3", true));
    assert_eq!((table(&app).shown(), table(&app).shown_of_match(), table(&app).visiting()), (3, 1, true));
    assert!(!app.world().resource::<Selection>().next.is_empty(), "the next turn can be tried");
    // The way leads back to the fork, and from there along the match.
    visit(&mut app, 2);
    visit(&mut app, 1);
    visit(&mut app, 2);
    assert_eq!(line(&app), "dNd3 eNe6");
    visit(&mut app, 4);
    assert!(!table(&app).visiting());
    // Also behind the end of the match, whose winner is shown there.
    try_turn(&mut app, "e2e3");
    assert_eq!((table(&app).shown(), table(&app).shown_of_match(), table(&app).visiting()), (5, 4, true));
    visit(&mut app, 4);
    assert!(!table(&app).visiting());
    assert_eq!(table(&app).game(), &before);
    want(&mut app, false);
    assert!(table(&app).exploration().is_none() && table(&app).game() == &before);
}

#[test]
fn a_variation_is_shown_turn_by_turn_as_any_other() {
    #[derive(Resource, Default)]
    struct Shown(Vec<(usize, bool)>);
    let folder = tempfile::tempdir().expect("a folder");
    let mut app = analysed(folder.path());
    app.init_resource::<Shown>().add_observer(|turn: On<TurnPlayed>, mut shown: ResMut<Shown>| {
        shown.0.push((turn.position.ply, turn.change.is_forward()));
    });
    visit(&mut app, 1);
    app.world_mut().resource_mut::<Shown>().0.clear();
    try_turn(&mut app, "d7d6");
    visit(&mut app, 1);
    send(&mut app, Intent::VisitPlayed(2));
    settle(&mut app);
    assert_eq!(app.world().resource::<Shown>().0, [(2, true), (1, false), (2, true)]);
    let key = |app: &App| -> PositionKey { table(app).about_shown() };
    let played = key(&app);
    let tried = study(&app).node(table(&app).exploration().expect("one").played()[1]).expect("a node").children()[1];
    send(&mut app, Intent::GoTo(tried));
    settle(&mut app);
    assert_ne!(key(&app), played, "what is analysed is another position");
}

#[test]
fn variations_are_promoted_deleted_and_noted_and_every_change_is_undone() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut app = analysed(folder.path());
    visit(&mut app, 1);
    try_turn(&mut app, "d7d6");
    let tried = table(&app).shown_node().expect("shown");
    edit(&mut app, StudyEdit::Glyph(Some(Glyph::Interesting)));
    edit(&mut app, StudyEdit::Comment("What if?".to_owned()));
    let notes = |app: &App| study(app).node(tried).expect("a node").notes().clone();
    assert_eq!((notes(&app).glyph, notes(&app).comment.as_str()), (Some(Glyph::Interesting), "What if?"));
    edit(&mut app, StudyEdit::Promote);
    assert!(study(&app).is_main(tried));
    edit(&mut app, StudyEdit::Promote);
    assert!(notice(&app).is_some(), "it is the main line already");
    edit(&mut app, StudyEdit::Undo);
    assert!(!study(&app).is_main(tried) && notice(&app).is_none());
    edit(&mut app, StudyEdit::Redo);
    edit(&mut app, StudyEdit::Undo);
    edit(&mut app, StudyEdit::Delete);
    assert_eq!((table(&app).shown(), table(&app).is_off_match(), study(&app).is_part(tried)), (1, false, false));
    edit(&mut app, StudyEdit::Undo);
    assert!(study(&app).is_part(tried) && notes(&app).comment == "What if?");
    for _ in 0..3 {
        edit(&mut app, StudyEdit::Undo);
    }
    assert!(!study(&app).is_part(tried));
    edit(&mut app, StudyEdit::Undo);
    assert!(notice(&app).is_some(), "there is nothing more to undo");
    // What was played stays.
    visit(&mut app, 3);
    edit(&mut app, StudyEdit::Delete);
    assert!(notice(&app).is_some() && study(&app).count() == 5);
}

#[test]
fn arrows_and_rings_are_drawn_removed_undone_and_kept() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut app = analysed(folder.path());
    visit(&mut app, 2);
    let node = table(&app).shown_node().expect("shown");
    let drawn = |app: &App| {
        let notes = study(app).node(node).expect("a node").notes();
        (notes.arrows.clone(), notes.rings.clone())
    };
    let arrow = Arrow { from: Cell(11), to: Cell(27), colour: MarkColour::Green };
    let ring = Ring { cell: Cell(27), colour: MarkColour::Red };
    edit(&mut app, StudyEdit::Arrow(arrow));
    edit(&mut app, StudyEdit::Ring(ring));
    assert_eq!(drawn(&app), (vec![arrow], vec![ring]));
    let kept = files::text_of(folder.path());
    assert!(kept.contains("[%arrow d2-d4]") && kept.contains("[%ring red:d4]"), "{kept}");
    edit(&mut app, StudyEdit::Ring(ring));
    assert_eq!(drawn(&app), (vec![arrow], vec![]), "the same again removes it");
    edit(&mut app, StudyEdit::Undo);
    assert_eq!(drawn(&app), (vec![arrow], vec![ring]));
    let blue = Arrow { colour: MarkColour::Blue, ..arrow };
    edit(&mut app, StudyEdit::Arrow(blue));
    assert_eq!(drawn(&app).0, [blue], "in another colour it is drawn in that one");
    visit(&mut app, 1);
    assert_eq!(
        table(&app).shown_study_node().map(|node| node.notes().arrows.len()),
        Some(0),
        "it belongs to its position"
    );
}

#[test]
fn a_tried_turn_that_is_undone_leads_back_to_where_it_was_tried() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut app = analysed(folder.path());
    visit(&mut app, 1);
    for turn in ["d7d6", "Gf3", "e7e6"] {
        try_turn(&mut app, turn);
    }
    send(&mut app, Intent::Edit(StudyEdit::Undo));
    settle(&mut app);
    assert_eq!(line(&app), "dNd3 dNd6 Gf3");
    visit(&mut app, 2);
    edit(&mut app, StudyEdit::Undo);
    edit(&mut app, StudyEdit::Undo);
    assert_eq!((line(&app).as_str(), table(&app).shown()), ("dNd3", 1));
    compare(&mut app);
}

#[test]
fn what_is_played_on_is_taken_in_and_what_was_tried_stays() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut app = simulation();
    app.add_plugins(systems).insert_resource(Archive::in_folder(folder.path()));
    open(&mut app, people());
    play(&mut app, "d2d3");
    settle(&mut app);
    want(&mut app, true);
    try_turn(&mut app, "d7d6");
    assert_eq!(table(&app).game().ply(), 1);
    play(&mut app, "e7e6");
    settle(&mut app);
    assert_eq!((line(&app).as_str(), table(&app).exploration().is_none()), ("dNd3 eNe6", true));
    app.update();
    want(&mut app, true);
    let main = study(&app).main_line();
    assert_eq!(main.len(), 3);
    assert_eq!(study(&app).node(main[1]).expect("a node").children().len(), 2, "both are there");
    send(&mut app, Intent::Resign(Side::White));
    settle(&mut app);
    assert_eq!(study(&app).result(), table(&app).game().result());
}

#[test]
fn no_turn_is_tried_where_turns_are_chosen_in_secret() {
    let mut app = simulation_of(GameId::GoChess);
    app.add_plugins(systems);
    open(&mut app, people());
    let turn = table(&app).game().position().turns().expect("a list")[0].clone();
    send(&mut app, Intent::Play(turn));
    settle(&mut app);
    send(&mut app, Intent::Resign(Side::White));
    want(&mut app, true);
    visit(&mut app, 0);
    let count = study(&app).count();
    let turn = table(&app).shown_position().turns().expect("a list")[1].clone();
    send(&mut app, Intent::Try(turn));
    assert!(notice(&app).is_some());
    let cell = table(&app).shown_position().turns().expect("a list")[2].clone();
    let step: Step = table(&app).shown_position().steps_of(&cell).expect("steps")[0];
    app.world_mut().write_message(Pick::press(step));
    app.update();
    assert!(app.world().resource::<Selection>().notice.is_some(), "a click says why");
    assert_eq!(study(&app).count(), count);
    assert_eq!(study(&app).main_line(), [NodeId::ROOT], "the study has no secret");
}

/// Random tries, edits and visits, at any moment of any motion: whenever the board comes to rest it shows the position.
#[test]
fn every_board_shows_what_is_tried() {
    use rand::rngs::SmallRng;
    use rand::{RngExt, SeedableRng};
    for id in GameId::ALL.into_iter().filter(|game| *game != GameId::GoChess) {
        let mut app = simulation_of(id);
        app.add_plugins(systems);
        app.world_mut().resource_mut::<Engine>().toggle();
        open(&mut app, people());
        let mut random = SmallRng::seed_from_u64(4);
        for _ in 0..6 {
            let turns = table(&app).game().position().turns().expect("a list");
            let turn = turns[random.random_range(0..turns.len())].clone();
            send(&mut app, Intent::Play(turn));
        }
        settle(&mut app);
        want(&mut app, true);
        let before = table(&app).game().clone();
        for step in 0..120 {
            let intent = match random.random_range(0..12) {
                0..=5 => {
                    let turns = table(&app).shown_position().turns().unwrap_or_default();
                    match turns.get(random.random_range(0..turns.len().max(1))) {
                        Some(turn) => Intent::Try(turn.clone()),
                        None => Intent::Visit(0),
                    }
                }
                6 | 7 => Intent::Visit(random.random_range(0..12)),
                8 => Intent::Edit(StudyEdit::Promote),
                9 => Intent::Edit(if step % 3 == 0 { StudyEdit::Delete } else { StudyEdit::Undo }),
                10 => Intent::Edit(StudyEdit::Redo),
                _ => Intent::VisitPlayed(random.random_range(0..7)),
            };
            send(&mut app, intent);
            if random.random_range(0..3) == 0 {
                settle(&mut app);
            }
        }
        settle(&mut app);
        assert_eq!(table(&app).game(), &before, "{id}");
        let board = table(&app).shown_position().board_view();
        assert_eq!(disagreements(app.world_mut(), &board), Vec::<String>::new(), "{id}");
    }
}
