//! What the feature `serde` writes and reads.

#![cfg(feature = "serde")]

use ludarium_rules::{AnyPosition, BoardView, Cell, GameId, Side, Step};
use serde_json::{from_value, json, to_value};

#[test]
fn positions_are_written_with_game_and_options() {
    let start = AnyPosition::start(GameId::Tress, &[("second_wind", "off")]).expect("known");
    let value = to_value(&start).expect("written");
    let text = start.to_string();
    assert_eq!(value, json!({ "game": "tress", "options": [["second_wind", "off"]], "position": text }));
    assert_eq!(from_value::<AnyPosition>(value).expect("read"), start);
}

#[test]
fn positions_and_views_of_every_game_are_read_back() {
    for game in GameId::ALL {
        assert_eq!(to_value(game).expect("written"), game.name());
        let start = AnyPosition::start(game, &[]).expect("the defaults");
        assert_eq!(from_value::<AnyPosition>(to_value(&start).expect("written")).expect("read"), start);
        let view = start.board_view();
        assert_eq!(from_value::<BoardView>(to_value(&view).expect("written")).expect("read"), view);
    }
}

#[test]
fn positions_are_checked_when_they_are_read() {
    let refused = |value| from_value::<AnyPosition>(value).expect_err("refused").to_string();
    let text = "8/8/8/8/8/8/8/7 w";
    assert!(refused(json!({ "game": "tress", "position": text })).contains("has only 7 of its 8 cells"));
    assert!(refused(json!({ "game": "chess", "position": text })).contains("unknown variant"));
    let options = json!([["speed", "fast"]]);
    assert!(refused(json!({ "game": "tress", "options": options, "position": text })).contains("speed"));
}

#[test]
fn small_values_are_plain() {
    assert_eq!(to_value(Side::White).expect("written"), "white");
    assert_eq!(to_value([Step::Cell(Cell(3)), Step::Done]).expect("written"), json!([{ "cell": 3 }, "done"]));
    let start = AnyPosition::start(GameId::Tress, &[]).expect("the defaults");
    let turn = start.read_turn("dNd3").expect("legal");
    assert_eq!(to_value(&turn).expect("written"), "d2d3");
    let effects = to_value(start.effects(&turn).expect("legal")).expect("written");
    assert_eq!(effects[0], json!({ "Moved": { "from": 11, "to": 19, "piece": { "side": "white", "kind": 0 } } }));
}
