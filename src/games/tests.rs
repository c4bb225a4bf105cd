//! The registry is complete, and a new game needs no more than one line in it.

use bevy::prelude::*;
use ludarium_rules::{BoardView, Cell, Kind, Piece, Side};

use super::*;
use crate::motion::{self, MotionQueue, Timeline};
use crate::pieces::{PieceView, disagreements};
use crate::settings::{self, Preferences};
use crate::stage::{Layout, MarkKind, Presentation, Sound};

#[test]
fn every_game_of_the_rules_is_on_the_shelf_once() {
    for game in GameId::ALL {
        assert_eq!(GAMES.iter().filter(|ui| ui.id == game).count(), 1, "{game}");
    }
    assert!(GAMES.iter().all(|ui| !(ui.blurb)().is_empty()));
}

/// How the panels speak of noughts and crosses.
static GUIDE: Guide = Guide::plain(|| Layout::squares(3, 3));

/// An eighth game as the window knows it, with nothing of its own. Its name in the rules comes with its line in their
/// registry; here it borrows one.
static NOUGHTS_AND_CROSSES: [GameUi; 1] = [GameUi::new(GameId::Gess, &GUIDE)];

/// White in the middle, Black in a corner.
fn board() -> BoardView {
    let mark = |side| Piece { side: Some(side), kind: Kind(0) };
    let mut cells = vec![Vec::new(); 9];
    cells[4].push(mark(Side::White));
    cells[0].push(mark(Side::Black));
    BoardView { cells, ..BoardView::default() }
}

#[test]
fn a_game_without_looks_of_its_own_is_shown_by_its_descriptor() {
    let mut app = lifecycle::tests::app(&NOUGHTS_AND_CROSSES);
    app.init_resource::<Preferences>().add_message::<Sound>().add_plugins((settings::motion_alone, motion::plugin));
    lifecycle::tests::look_at(&mut app, GameId::Gess);
    assert_eq!(lifecycle::tests::cells(&mut app), 9);
    app.world_mut().resource_mut::<MotionQueue>().push(Timeline::jump(board()));
    for _ in 0..20 {
        app.update();
    }
    assert_eq!(disagreements(app.world_mut(), &board()), Vec::<String>::new());
    let mut pieces = app.world_mut().query::<(&PieceView, &Transform)>();
    let heights: Vec<f32> = pieces.iter(app.world()).map(|(_, place)| place.translation.y).collect();
    assert_eq!(heights, [0.0, 0.0]);
    let presentation = app.world().resource::<Presentation>();
    assert_eq!((presentation.ui.mark)(&board(), Side::White, &[], Cell(1)), Some(MarkKind::Target));
}
