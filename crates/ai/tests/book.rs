//! Opening books at the board: who uses them, and that games differ.

use std::collections::HashSet;

use ludarium_ai::{Level, Limits, Request, Stop, book, think};
use ludarium_rules::{AnyPosition, GameId, Side};

/// The games with a book.
fn games() -> impl Iterator<Item = GameId> {
    GameId::ALL.into_iter().filter(|game| *game != GameId::GoChess)
}

fn request(position: &AnyPosition, match_seed: u64) -> Request {
    let limits = Some(Limits { nodes: Some(100), ..Limits::default() });
    let level = Level::new(5).expect("levels 1 to 10");
    Request { limits, match_seed, book: true, ..Request::new(position.clone(), level) }
}

/// The turns of a match of two players with the book, until it ends.
fn opening(game: GameId, seed: u64) -> Vec<String> {
    let mut position = AnyPosition::start(game, &[]).expect("the defaults are valid");
    let mut turns = Vec::new();
    loop {
        let match_seed = 2 * seed + u64::from(position.side_to_move() == Side::White);
        let thought = think(&request(&position, match_seed), &Stop::new(), |_| {}).expect("ongoing");
        if thought.nodes > 0 {
            return turns;
        }
        position = position.play(&thought.turn).expect("the turns of books are legal");
        turns.push(thought.turn.as_str().to_owned());
    }
}

#[test]
fn matches_with_the_book_begin_differently_and_those_with_one_seed_alike() {
    for game in games() {
        let openings: Vec<Vec<String>> = (0..40).map(|seed| opening(game, seed)).collect();
        let different: HashSet<&Vec<String>> = openings.iter().collect();
        assert!(different.len() > 20, "{game}: only {} openings", different.len());
        assert!(openings.iter().all(|opening| opening.len() >= 2), "{game}");
        assert_eq!(opening(game, 3), openings[3], "{game}");
    }
}

#[test]
fn only_the_player_to_move_has_a_book() {
    let start = AnyPosition::start(GameId::Tress, &[]).expect("the defaults are valid");
    let nodes = |request: Request| think(&request, &Stop::new(), |_| {}).expect("ongoing").nodes;
    assert_eq!(nodes(request(&start, 1)), 0);
    assert!(nodes(Request { book: false, ..request(&start, 1) }) > 0);
    assert!(nodes(Request { player: None, ..request(&start, 1) }) > 0, "analysis searches");
    assert!(nodes(Request { player: Some(Side::Black), ..request(&start, 1) }) > 0, "pondering searches");
}

#[test]
fn every_turn_of_the_books_is_legal() {
    for game in games() {
        let book = book::built_in(game).expect("it can be read").expect("the game has one");
        let mut waiting = vec![book.start().clone()];
        let mut seen = HashSet::new();
        while let Some(position) = waiting.pop() {
            if !seen.insert(position.zobrist()) {
                continue;
            }
            for known in book.turns(&position) {
                waiting.push(position.play(&known.turn).unwrap_or_else(|error| panic!("{game}: {error}")));
            }
        }
        let known = seen.len();
        assert!(known > book.positions(), "{game}: {known} positions are met, {} known", book.positions());
        assert_eq!(book.header().game, game);
    }
}
