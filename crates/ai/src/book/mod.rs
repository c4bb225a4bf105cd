//! Opening books: for the first plies of a game, several turns that are about equally good, so that no opponent plays
//! the same game twice.

mod text;

use std::collections::HashMap;
use std::sync::{Arc, OnceLock};

use ludarium_rules::split_mix::scramble;
use ludarium_rules::{AnyPosition, AnyTurn, GameId};

pub use text::{BookError, LineProblem, MOST_BYTES, MOST_PLIES};

/// How a book was made, as its first line says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BookHeader {
    /// The game.
    pub game: GameId,
    /// The plies that it reaches from the start.
    pub plies: u32,
    /// How much worse than the best a turn may be, in hundredths of the game's smallest piece.
    pub margin: i32,
    /// The nodes of a search.
    pub nodes: u64,
    /// Chose among equal turns.
    pub seed: u64,
}

/// A turn of a book.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BookTurn {
    /// The turn.
    pub turn: AnyTurn,
    /// What a search has found it to be worth to its side, in hundredths of the game's smallest piece.
    pub value: i32,
}

/// The turns of a book that follow each other, beginning with those at the start.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BookLine {
    /// A turn.
    pub turn: BookTurn,
    /// The turns after it.
    pub replies: Vec<BookLine>,
}

/// An opening book of a game.
#[derive(Clone, Debug)]
pub struct Book {
    header: BookHeader,
    start: AnyPosition,
    /// The turns at each position, by its hash.
    turns: HashMap<u64, Vec<BookTurn>>,
    text: String,
}

impl Book {
    /// A book of these lines.
    ///
    /// # Errors
    /// A turn is not legal where it stands.
    pub fn new(header: BookHeader, lines: &[BookLine]) -> Result<Book, BookError> {
        Book::parse(&text::write(header, lines))
    }

    /// How it was made.
    #[must_use]
    pub fn header(&self) -> BookHeader {
        self.header
    }

    /// The position it begins with: the usual start of the game.
    #[must_use]
    pub fn start(&self) -> &AnyPosition {
        &self.start
    }

    /// Its text, which [`Book::parse`] reads.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.text
    }

    /// How many positions it knows turns for.
    #[must_use]
    pub fn positions(&self) -> usize {
        self.turns.len()
    }

    /// The turns for a position, each of which is legal; none for a position that the book does not know, and under other
    /// options than the usual ones.
    #[must_use]
    pub fn turns(&self, position: &AnyPosition) -> &[BookTurn] {
        let is_usual = position.game() == self.header.game && position.options() == self.start.options();
        let found = self.turns.get(&position.zobrist()).filter(|_| is_usual);
        // Another position with the same hash would be the first one ever met.
        found.filter(|turns| turns.iter().all(|known| position.play(&known.turn).is_ok())).map_or(&[], Vec::as_slice)
    }

    /// How often each of the turns for a position is chosen, as parts of their sum: the best twice as often as one that
    /// is worse by the whole margin.
    #[must_use]
    pub fn weights(&self, turns: &[BookTurn]) -> Vec<u64> {
        let margin = self.header.margin.max(1);
        let best = turns.iter().map(|known| known.value).max().unwrap_or(0);
        let weight = |known: &BookTurn| 2 * margin - (best - known.value).clamp(0, margin);
        turns.iter().map(|known| weight(known).unsigned_abs().into()).collect()
    }

    /// One of the turns for a position, as the seed says; `None` if the book does not know it.
    #[must_use]
    pub fn choose(&self, position: &AnyPosition, seed: u64) -> Option<&BookTurn> {
        let turns = self.turns(position);
        let weights = self.weights(turns);
        let mut left = scramble(seed ^ position.zobrist()).checked_rem(weights.iter().sum())?;
        turns
            .iter()
            .zip(weights)
            .find(|(_, weight)| {
                let chosen = left < *weight;
                left = left.saturating_sub(*weight);
                chosen
            })
            .map(|(known, _)| known)
    }
}

/// The book of a game that is part of the program; `None` if the game has none. Go-Chess has none, since every match
/// is played on a board of its own.
///
/// # Errors
/// The text that was built in is no book; the game is played without.
pub fn built_in(game: GameId) -> Result<Option<Arc<Book>>, BookError> {
    type Slot = OnceLock<Result<Option<Arc<Book>>, BookError>>;
    static BOOKS: [Slot; GameId::ALL.len()] = [const { Slot::new() }; GameId::ALL.len()];
    let read = || text_of(game).map(|text| Book::parse(text).map(Arc::new)).transpose();
    BOOKS[game as usize].get_or_init(read).clone()
}

/// The text of a game's book.
const fn text_of(game: GameId) -> Option<&'static str> {
    match game {
        GameId::Tress => Some(include_str!("../../books/tress.txt")),
        GameId::Trees => Some(include_str!("../../books/trees.txt")),
        GameId::Tribun => Some(include_str!("../../books/tribun.txt")),
        GameId::Gess => Some(include_str!("../../books/gess.txt")),
        GameId::GoChess => None,
        GameId::Treason => Some(include_str!("../../books/treason.txt")),
        GameId::TroopChess => Some(include_str!("../../books/troop-chess.txt")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(position: &AnyPosition, number: u64, value: i32) -> (BookTurn, AnyPosition) {
        let turn = position.nth_turn(number).expect("a legal turn");
        let next = position.play(&turn).expect("legal");
        (BookTurn { turn, value }, next)
    }

    /// Three turns at the start, the first with a reply.
    fn book() -> Book {
        let start = AnyPosition::start(GameId::Tress, &[]).expect("the defaults are valid");
        let header = BookHeader { game: GameId::Tress, plies: 2, margin: 30, nodes: 1000, seed: 7 };
        let (first, next) = line(&start, 0, 12);
        let reply = BookLine { turn: line(&next, 3, -12).0, replies: Vec::new() };
        let others = [(4, -5), (9, -18)].map(|(number, value)| line(&start, number, value).0);
        let others = others.map(|turn| BookLine { turn, replies: Vec::new() });
        let lines = [vec![BookLine { turn: first, replies: vec![reply] }], others.to_vec()].concat();
        Book::new(header, &lines).expect("a book")
    }

    #[test]
    fn every_turn_is_chosen_sooner_or_later_and_always_by_the_seed() {
        let book = book();
        let start = book.start().clone();
        assert_eq!((book.positions(), book.turns(&start).len()), (2, 3));
        let mut chosen = HashMap::new();
        for seed in 0..3000 {
            let turn = &book.choose(&start, seed).expect("it is known").turn;
            assert_eq!(Some(turn), book.choose(&start, seed).map(|again| &again.turn));
            *chosen.entry(turn.as_str().to_owned()).or_insert(0) += 1;
        }
        let counts = book.turns(&start).iter().map(|known| chosen[known.turn.as_str()]).collect::<Vec<i32>>();
        // In the ratio of 60, 43 and 30.
        assert!(
            counts.iter().zip([1353, 970, 677]).all(|(count, expected)| (count - expected).abs() < 120),
            "{counts:?}"
        );
    }

    #[test]
    fn what_it_does_not_know_it_does_not_choose() {
        let book = book();
        let far = line(book.start(), 7, 0).1;
        assert_eq!(book.choose(&far, 1), None);
        let other = AnyPosition::start(GameId::Gess, &[]).expect("the defaults are valid");
        assert_eq!(book.choose(&other, 1), None);
        let start = AnyPosition::start(GameId::Tress, &[("second_wind", "off")]).expect("an option");
        assert_eq!(book.choose(&start, 1), None);
    }

    #[test]
    fn the_books_of_all_games_can_be_read() {
        for game in GameId::ALL {
            let book = built_in(game).unwrap_or_else(|error| panic!("{game}: {error}"));
            assert_eq!(book.is_some(), game != GameId::GoChess);
            if let Some(book) = book {
                assert_eq!(book.header().game, game);
                assert!(book.turns(book.start()).len() > 1, "{game}");
            }
        }
    }
}
