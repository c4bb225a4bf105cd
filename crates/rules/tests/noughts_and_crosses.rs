//! Noughts and crosses, a whole game outside the library: all that a new game needs is its position with the five
//! traits, and one entry in a registry.

use std::fmt;
use std::ops::ControlFlow;

use ludarium_rules::board::grid::Point;
use ludarium_rules::prelude::*;
use ludarium_rules::{
    BoardView, Choices, Effect, Kind, Message, OptionError, OptionSpec, Outcome, Piece, Side, Step, StepError,
    TextError, TurnError, Which, divide, messages, perft, zobrist,
};

ludarium_rules::registry! {
    in crate;
    /// The games of this test.
    ids Id;
    /// A position of one of them.
    positions AnyBoard;
    /// A turn of one of them.
    turns AnyMark;
    /// A game of this registry.
    games Entry;
    /// Runs the same expression for whichever game a position is of.
    matches match_board;

    /// Noughts and crosses: three in a row win.
    NoughtsAndCrosses(Board), "noughts-and-crosses", "Noughts and Crosses";
}

type Square = Point<3, 3>;

const MARK: Kind = Kind(0);

/// Rows, columns and diagonals as sets of squares.
const LINES: [u16; 8] = [0o007, 0o070, 0o700, 0o111, 0o222, 0o444, 0o421, 0o124];

static KEYS: [u64; 18] = zobrist::keys(0);

/// "Players take turns, White first, to mark an empty square."
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
struct Board {
    marks: [u16; 2],
}

/// Nothing can be chosen.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
struct NoOptions;

impl Options for NoOptions {
    const SPECS: &'static [OptionSpec] = &[];

    fn set(&mut self, key: &str, _: &str) -> Result<(), OptionError> {
        Err(OptionError::unknown(key, Self::SPECS))
    }

    fn get(&self, _: &str) -> Option<String> {
        None
    }
}

impl Board {
    fn has(&self, side: Side, square: Square) -> bool {
        self.marks[side.index()] >> square.index() & 1 == 1
    }

    fn piece_at(&self, square: Square) -> Option<Piece> {
        let side = Side::ALL.into_iter().find(|side| self.has(*side, square))?;
        Some(Piece { side: Some(side), kind: MARK })
    }

    /// "Three of one's marks in a row, column or diagonal win."
    fn winner(&self) -> Option<Side> {
        Side::ALL.into_iter().find(|side| LINES.iter().any(|line| self.marks[side.index()] & line == *line))
    }

    fn is_full(&self) -> bool {
        self.marks[0] | self.marks[1] == 0o777
    }

    fn empty(&self) -> impl Iterator<Item = Square> {
        Square::all().filter(|square| self.piece_at(*square).is_none())
    }
}

impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Square::all().try_for_each(|square| match self.piece_at(square).and_then(|piece| piece.side) {
            Some(Side::White) => f.write_str("x"),
            Some(Side::Black) => f.write_str("o"),
            None => f.write_str("-"),
        })
    }
}

impl Position for Board {
    const NO_PROGRESS_PLIES: u32 = 9;

    type Options = NoOptions;
    type Turn = Square;

    fn start(_: NoOptions) -> Board {
        Board::default()
    }

    fn parse(text: &str, _: NoOptions) -> Result<Board, TextError> {
        let mut board = Board::default();
        let fail = |column, what| TextError::new("board", column, what);
        for (index, letter) in text.chars().enumerate() {
            let square = u16::try_from(index).ok().and_then(Square::new);
            let square = square.ok_or_else(|| fail(index + 1, "the board has nine squares"))?;
            match letter {
                'x' => board.marks[0] |= 1 << square.index(),
                'o' => board.marks[1] |= 1 << square.index(),
                '-' => {}
                _ => return Err(fail(index + 1, "a square is x, o or -")),
            }
        }
        let [white, black] = board.marks.map(u16::count_ones);
        let wins = Side::ALL.map(|side| LINES.iter().any(|line| board.marks[side.index()] & line == *line));
        match () {
            () if text.chars().count() < 9 => Err(fail(text.chars().count() + 1, "the board has nine squares")),
            () if white != black && white != black + 1 => Err(fail(1, "the players take turns, White first")),
            () if wins[0] && white == black || wins[1] && white > black => Err(fail(1, "the game went on after a win")),
            () => Ok(board),
        }
    }

    fn options(&self) -> NoOptions {
        NoOptions
    }

    fn side_to_move(&self) -> Side {
        if self.marks[0].count_ones() == self.marks[1].count_ones() { Side::White } else { Side::Black }
    }

    fn outcome(&self) -> Option<Outcome> {
        match self.winner() {
            Some(side) => Some(Outcome::win(side, "three-in-a-row")),
            None => self.is_full().then(|| Outcome::draw("full-board")),
        }
    }

    fn visit<F>(&self, which: Which, mut visitor: F) -> ControlFlow<()>
    where
        F: FnMut(Square) -> ControlFlow<()>,
    {
        if self.winner().is_some() {
            return ControlFlow::Continue(());
        }
        let wins = |square: &Square| self.play_unchecked(square).winner().is_some();
        self.empty().filter(|square| which == Which::All || wins(square)).try_for_each(&mut visitor)
    }

    fn play_unchecked(&self, square: &Square) -> Board {
        let mut next = self.clone();
        next.marks[self.side_to_move().index()] |= 1 << square.index();
        next
    }

    fn is_progress(&self, _: &Square) -> bool {
        true
    }

    fn zobrist(&self) -> u64 {
        self.zobrist_from_scratch()
    }

    fn zobrist_from_scratch(&self) -> u64 {
        let key = |side: Side, square: Square| {
            if self.has(side, square) { KEYS[side.index() * 9 + square.index()] } else { 0 }
        };
        Side::ALL
            .iter()
            .flat_map(|side| Square::all().map(move |square| (*side, square)))
            .fold(0, |hash, (side, square)| hash ^ key(side, square))
    }

    fn turn_key(&self, square: &Square) -> u32 {
        square.index() as u32
    }
}

impl View for Board {
    type Coordinate = Square;

    fn board_view(&self) -> BoardView {
        BoardView::of_pieces(Square::all().map(|square| self.piece_at(square)))
    }

    fn effects(&self, square: &Square) -> Vec<Effect> {
        let piece = Piece { side: Some(self.side_to_move()), kind: MARK };
        let placed = Effect::Grew { from: square.cell(), way: vec![square.cell()], piece };
        let end = self.play_unchecked(square).outcome().map(Effect::Ended);
        [placed].into_iter().chain(end).collect()
    }
}

impl StepInput for Board {
    fn choices(&self, path: &[Step]) -> Result<Choices<Square>, StepError> {
        let refuse = |index, why: Said| Err(StepError { index, why: why.into() });
        match path {
            [] => {
                let open = self.turns().unwrap_or_default();
                Ok(Choices { next: open.iter().map(|square| Step::Cell(square.cell())).collect(), turn: None })
            }
            [step] => match step.cell().and_then(Square::of_cell) {
                Some(square) if self.is_legal(&square) => Ok(Choices { next: Vec::new(), turn: Some(square) }),
                _ => refuse(0, Said::NotEmpty),
            },
            _ => refuse(1, Said::Complete),
        }
    }

    fn steps_of(&self, square: &Square) -> Vec<Step> {
        vec![Step::Cell(square.cell())]
    }
}

messages! {
    /// What is said of the game.
    enum Said in "noughts-and-crosses" {
        /// A turn.
        Marks { side: Side, square: String } = "marks", "{side} marks {square}";
        /// The square is taken.
        Marked { square: String } = "marked", "{square} is marked already";
        /// No empty square is chosen.
        NotEmpty = "not-empty", "Choose an empty square";
        /// A turn is one step.
        Complete = "complete", "The turn is already complete";
    }
}

impl Notation for Board {
    fn turn_text(&self, square: &Square) -> String {
        square.to_string()
    }

    fn spoken(&self, square: &Square) -> Message {
        Said::Marks { side: self.side_to_move(), square: square.to_string() }.into()
    }

    fn read_turn(&self, text: &str) -> Result<Square, TurnError> {
        let unreadable = TurnError::Unreadable { column: 1, what: "a turn is a square, a1 to c3".to_owned() };
        let square = Square::named(text).ok_or(unreadable)?;
        if self.is_legal(&square) {
            return Ok(square);
        }
        Err(TurnError::Illegal { text: text.to_owned(), why: Said::Marked { square: square.to_string() }.into() })
    }

    fn kind_name(kind: Kind) -> &'static str {
        if kind == MARK { "Mark" } else { "" }
    }

    fn reason_text(reason: &str) -> &'static str {
        match reason {
            "three-in-a-row" => "Three marks stand in a row",
            "full-board" => "The board is full",
            _ => "",
        }
    }
}

impl HiddenInfo for Board {}

#[test]
fn the_registry_knows_its_game() {
    assert_eq!(Id::ALL.map(Id::name), ["noughts-and-crosses"]);
    assert_eq!((Id::ALL[0].title(), Id::ALL[0].options()), ("Noughts and Crosses", &[][..]));
    let start = AnyBoard::start(Id::NoughtsAndCrosses, &[]).expect("no option is given");
    assert_eq!(start, Board::default().into());
    assert!(AnyBoard::start(Id::NoughtsAndCrosses, &[("size", "4")]).is_err(), "there is no such option");
    let taken = AnyBoard::parse(Id::NoughtsAndCrosses, "x---o----", &[]).expect("a position");
    let error = match_board!(&taken, board => board.read_turn("a1").expect_err("taken"));
    assert_eq!(error.to_string(), "\"a1\" is not legal: a1 is marked already");
    let turn = match_board!(&taken, board => into_any(board, "a2"));
    assert_eq!((turn.game(), Board::of_game_turn(&turn)), (Board::GAME, Square::named("a2").as_ref()));
}

fn into_any<P: Entry>(position: &P, text: &str) -> AnyMark {
    P::into_game_turn(position.read_turn(text).expect("a legal turn"))
}

#[test]
fn games_of_noughts_and_crosses_are_counted() {
    let start = AnyBoard::start(Id::NoughtsAndCrosses, &[]).expect("no option is given");
    let counts = [1, 2, 5, 6, 9].map(|depth| match_board!(&start, board => perft(board, depth)));
    assert_eq!(counts, [9, 72, 15_120, 54_720, 127_872]);
    let ways = match_board!(&start, board => divide(board, 2).expect("a short list"));
    assert!(ways.iter().all(|(_, count)| *count == 8));
}

#[test]
fn every_position_keeps_the_contract() {
    let mut seen = std::collections::HashSet::new();
    let mut open = vec![Board::default()];
    while let Some(board) = open.pop() {
        if seen.insert(board.clone()) {
            keep_contract(&board);
            open.extend(board.turns().expect("a short list").iter().map(|turn| board.play_unchecked(turn)));
        }
    }
    assert_eq!(seen.len(), 5478, "the positions of noughts and crosses");
}

fn keep_contract<P: Game>(position: &P) {
    assert_eq!(P::parse(&position.to_string(), position.options()).as_ref(), Ok(position));
    let turns = position.turns().expect("a short list");
    assert_eq!(turns.is_empty(), position.outcome().is_some());
    for turn in &turns {
        assert_eq!(position.read_turn(&position.turn_text(turn)).as_ref(), Ok(turn));
        assert_eq!(position.choices(&position.steps_of(turn)).expect("legal").turn.as_ref(), Some(turn));
        let mut view = position.board_view();
        position.effects(turn).iter().for_each(|effect| view.apply(effect).expect("it fits"));
        assert_eq!(view, position.play(turn).expect("legal").board_view());
    }
}
