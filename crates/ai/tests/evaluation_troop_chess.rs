//! The evaluation of Troop Chess: it evaluates both sides alike, and every term counts what its description says.

mod common;

use ludarium_ai::Evaluate;
use ludarium_ai::fit::{terms, weights};
use ludarium_rules::games::troop_chess::TroopChess;
use ludarium_rules::{GameId, Position};

/// Ongoing positions met in games of random turns.
fn from_playouts(count: usize) -> Vec<TroopChess> {
    common::wander(31, count, 150, |_| true)
}

/// The position mirrored in the middle rank with the colours changed.
fn colours_changed(position: &TroopChess) -> TroopChess {
    let text = position.to_string();
    let (board, side) = text.split_once(' ').expect("a position text has two fields");
    let swap = |letter| match letter {
        'w' => 'b',
        'b' => 'w',
        other => other,
    };
    let ranks: Vec<String> = board.split('/').rev().map(|rank| rank.chars().map(swap).collect()).collect();
    let text = format!("{} {}", ranks.join("/"), side.chars().map(swap).collect::<String>());
    TroopChess::parse(&text, position.options()).expect("as valid as the original")
}

/// How much more of a term White has in a position.
fn count(term: &str, text: &str) -> i32 {
    common::count(GameId::TroopChess, term, text)
}

#[test]
fn both_colours_are_evaluated_alike() {
    common::evaluated_alike(&from_playouts(1000), colours_changed);
}

#[test]
fn every_term_counts_what_it_says() {
    assert_eq!(terms(GameId::TroopChess).len(), weights(GameId::TroopChess).len());
    // Black has a Straight in the corner and nothing else; its turns are taken off those of White.
    for (term, text, expected) in [
        ("piece", "bbb6/9/9/9/9/9/9/9/wwww5 w", 1),
        ("lonely", "bbb6/9/9/9/9/9/9/9/www1w1w2 w", 2),
        ("idle", "bbb6/9/9/9/9/9/9/9/www1w1ww1 w", 3),
        ("formation", "bbb6/9/9/9/9/9/9/9/wwww5 w", 1),
        ("few formations", "bbb6/9/9/9/9/9/9/9/wwwww4 w", -2),
        ("turn", "bbb6/9/9/9/9/9/9/9/3www3 w", 3),
        ("far turn", "bbb6/9/9/9/9/9/9/9/3www3 w", 1),
        ("hit", "bbb6/9/9/9/b8/www6/9/9/9 w", 1),
        ("take now", "bbb6/9/9/9/b8/www6/9/9/9 w", 1),
        ("take later", "bbb6/9/9/9/b8/www6/9/9/9 b", 1),
        ("prey", "bbb6/9/9/9/bb7/www6/9/9/9 w", 2),
        ("head forward", "bbb6/9/9/9/9/4w4/4w4/4w4/9 w", 1),
        ("head back", "bbb6/9/9/9/9/4w4/4w4/4w4/9 w", 1),
        ("head aside", "bbb6/9/9/9/9/3w5/3w5/3w5/9 w", -2),
        ("advance", "bbb6/9/9/9/9/9/9/3www3/9 w", 3),
        ("centre", "bbb6/9/9/9/9/9/2www4/9/9 w", 6),
        ("tempo", "bbb6/9/9/9/9/9/9/9/www6 b", -1),
    ] {
        assert_eq!(count(term, text), expected, "{term} in {text}");
    }
}

#[test]
fn turns_that_win_pieces_gain() {
    for position in from_playouts(300) {
        for turn in position.turns().expect("a list") {
            let next = position.play_unchecked(&turn);
            let pieces = |position: &TroopChess, side| position.pieces(side).count() as i32;
            let mover = position.side_to_move();
            let taken = pieces(&position, mover.other()) - pieces(&next, mover.other());
            let lost = pieces(&position, mover) - pieces(&next, mover);
            assert_eq!(position.gain(&turn).signum(), (taken - lost).signum(), "{turn:?} in {position}");
        }
    }
}
