//! Go-Chess texts: positions, what is wrong with them and how they are set up; the machine text of turns.

mod checks;

use std::fmt;

use super::position::{Board, GoChess, Phase, Placement, bit, has, squares};
use super::{BLOCKED, Options, PieceKind, Square, Turn};
use crate::set_up::{SetUp, each_alone, only_piece, rows_text};
use crate::text::{Field, Fields, Rows, read_side};
use crate::{BoardView, Name, Piece, Position, Side, TextError};
use checks::Checks;

messages! {
    /// What is wrong with a position of Go-Chess.
    pub enum Fault in "go-chess" {
        /// "In both phases: exactly as many blocked squares as the option says."
        BlockedSquares { needed: usize, count: usize } =
            "blocked-squares", "{needed} blocked squares are needed, and there are {count}";
        /// "In both phases: a side's two bishops stand on different colours."
        BishopsAlike { side: Side } = "bishops-alike", "{side}'s two Bishops stand on squares of one colour";
        /// "In play: the side not to move is not in check."
        WaitingInCheck { waiting: Side, side: Side } =
            "waiting-in-check", "{waiting} is in check, and it is {side}'s turn";
        /// "At most the given number of the others."
        TooMany { side: Side, most: usize, piece: Name } =
            "too-many", "{side} may have at most {most} of the kind {piece} here";
        /// "In placement each side has exactly the first n pieces of the order and no others."
        TooFew { side: Side, count: usize, piece: Name, least: usize } =
            "too-few", "{side} has {count} of the kind {piece}, and needs {least}";
        /// "Bans are squares that the side could have chosen but for the ban."
        NoBan { side: Side, square: Square } =
            "no-ban", "{side} could not have chosen {square}, so it cannot be banned";
        /// "There is a pending square iff Black is to choose."
        ChoiceMissing = "choice-missing", "White's chosen square is missing, and Black is to choose";
    }
}

pub(super) const ROWS: Rows = Rows { rows: 10, width: 10, word: "rank", first: 1 };

const BOARD: &str = "board";
const PHASE: &str = "phase";
/// The phase after the placement.
pub(super) const PLAY: &str = "play";

impl fmt::Display for Turn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Turn::Place(square) => write!(f, "{square}"),
            Turn::Move { from, to } => write!(f, "{from}{to}"),
        }
    }
}

impl fmt::Display for GoChess {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        ROWS.write(f, |rank, file| letter(self, Square::at(file, rank)?))?;
        write!(f, " {} ", self.side_to_move().letter())?;
        match self.phase() {
            Phase::Play => f.write_str(PLAY),
            Phase::Placement(placement) => f.write_str(&placement_text(*placement)),
        }
    }
}

/// How far the placement is: the pairs placed, the banned squares of either side and White's choice.
pub(super) fn placement_text(placement: Placement) -> String {
    let [white, black] = placement.bans.map(list);
    let pending = placement.pending.map_or_else(|| "-".to_owned(), |square| square.to_string());
    format!("place:{}:{white}:{black}:{pending}", placement.pairs)
}

/// "What Black may see of it is the same text with `?` for the pending square."
pub(super) fn seen_by(position: &GoChess, side: Side) -> String {
    let text = position.to_string();
    match position.phase() {
        Phase::Placement(Placement { pending: Some(_), .. }) if side == Side::Black => {
            let open = text.rfind(':').map_or("", |colon| &text[..=colon]);
            format!("{open}?")
        }
        _ => text,
    }
}

/// "Bans as squares in file-rank order (a2 before a10 before b1), without repeats, joined by `,` or `-`."
fn list(bans: u128) -> String {
    let mut ordered: Vec<Square> = squares(bans).collect();
    ordered.sort_unstable_by_key(|square| square.by_file());
    let names: Vec<String> = ordered.iter().map(Square::to_string).collect();
    if names.is_empty() { "-".to_owned() } else { names.join(",") }
}

/// The letter of a square; `None` if it is empty.
fn letter(position: &GoChess, square: Square) -> Option<char> {
    if has(position.board().blocked(), square) {
        return Some('#');
    }
    let kind = position.board().kind_at(square)?;
    let side = if has(position.board().of(Side::Black), square) { Side::Black } else { Side::White };
    Some(letter_of(side, kind))
}

/// White's letters are upper case, Black's lower case.
pub(super) fn letter_of(side: Side, kind: PieceKind) -> char {
    let letter = kind.facts().letter;
    if side == Side::Black { letter.to_ascii_lowercase() } else { letter }
}

/// What a letter of the board stands for: a piece, or nobody's for a blocked square.
fn piece_of(letter: char) -> Option<Option<(Side, PieceKind)>> {
    if letter == '#' {
        return Some(None);
    }
    let side = if letter.is_ascii_uppercase() { Side::White } else { Side::Black };
    Some(Some((side, PieceKind::from_letter(letter.to_ascii_uppercase())?)))
}

pub(super) fn parse(text: &str, options: Options) -> Result<GoChess, TextError> {
    let mut fields = Fields::new(text);
    let board_field = fields.next(BOARD)?;
    let spots = read_board(board_field)?;
    let side = read_side(&mut fields)?;
    let phase_field = fields.next(PHASE)?;
    let draft = read_phase(phase_field)?;
    fields.end(PHASE)?;
    let checks = Checks { spots: &spots, end: board_field.column + board_field.text.chars().count() };
    checks.blocked(options)?;
    let board = checks.board();
    let phase = match draft {
        Draft::Play => {
            checks.play(&board, side)?;
            Phase::Play
        }
        Draft::Placement(draft) => Phase::Placement(checks.placement(&board, side, draft)?),
    };
    Ok(GoChess::new(board, side, phase, options))
}

/// What a board text has on a square, and the column where it says so.
struct Written {
    square: Square,
    /// `None` for a blocked square.
    piece: Option<(Side, PieceKind)>,
    column: usize,
}

fn read_board(field: Field<'_>) -> Result<Vec<Written>, TextError> {
    let mut spots = Vec::new();
    ROWS.read(field, |spot, letter| {
        let unknown = || format!("\"{}\" is no piece: P N B R Q K and # are", letter.escape_default());
        let piece = piece_of(letter).ok_or_else(|| field.fail(spot.offset, unknown()))?;
        let square = Square::at(spot.file, spot.row).ok_or_else(|| field.fail(spot.offset, "no such square"))?;
        spots.push(Written { square, piece, column: field.column + spot.offset });
        Ok(())
    })?;
    Ok(spots)
}

/// The phase as it is written, before it is compared with the board.
enum Draft<'a> {
    Play,
    Placement(PlacementDraft<'a>),
}

struct PlacementDraft<'a> {
    pairs: u8,
    bans: [Vec<Named<'a>>; 2],
    /// Where the bans of a side end.
    ends: [usize; 2],
    pending: Option<Named<'a>>,
    /// The field of the pending square.
    last: Field<'a>,
}

/// A square as it is written.
struct Named<'a> {
    square: Square,
    field: Field<'a>,
}

fn read_phase(field: Field<'_>) -> Result<Draft<'_>, TextError> {
    if field.text == "play" {
        return Ok(Draft::Play);
    }
    let parts: Vec<Field<'_>> = field.split(':').collect();
    let &[word, number, white, black, last] = parts.as_slice() else {
        return Err(field.fail(0, "\"play\" or \"place:<pairs>:<bans>:<bans>:<pending>\" is expected"));
    };
    if word.text != "place" {
        return Err(word.fail(0, "\"play\" or \"place\" is expected"));
    }
    let pairs = read_pairs(number)?;
    let bans = [read_bans(white)?, read_bans(black)?];
    let ends = [white, black].map(|list| list.column + list.text.chars().count());
    Ok(Draft::Placement(PlacementDraft { pairs, bans, ends, pending: read_pending(last)?, last }))
}

/// "n = 0-15 the number of pairs already placed."
fn read_pairs(field: Field<'_>) -> Result<u8, TextError> {
    let canonical = |number: &u8| *number < 16 && number.to_string() == field.text;
    let number = field.text.parse().ok().filter(canonical);
    number.ok_or_else(|| field.fail(0, "the number of pairs placed is 0 to 15"))
}

fn read_bans(field: Field<'_>) -> Result<Vec<Named<'_>>, TextError> {
    if field.text == "-" {
        return Ok(Vec::new());
    }
    let mut bans: Vec<Named<'_>> = Vec::new();
    for part in field.split(',') {
        let square = read_square(part)?;
        if bans.last().is_some_and(|last| last.square.by_file() >= square.by_file()) {
            return Err(part.fail(0, "banned squares stand in order of file, then rank, without repeats"));
        }
        bans.push(Named { square, field: part });
    }
    Ok(bans)
}

fn read_pending(field: Field<'_>) -> Result<Option<Named<'_>>, TextError> {
    match field.text {
        "-" => Ok(None),
        "?" => Err(field.fail(0, "the chosen square is hidden: this is what Black sees, not a position")),
        _ => Ok(Some(Named { square: read_square(field)?, field })),
    }
}

fn read_square(field: Field<'_>) -> Result<Square, TextError> {
    Square::named(field.text).ok_or_else(|| field.fail(0, "a square a1-j10 is expected, or \"-\" for none"))
}

impl Checks<'_> {
    fn board(&self) -> Board {
        let here = |written: &&Written| written.piece.is_none();
        let blocked = self.spots.iter().filter(here).fold(0, |set, written| set | bit(written.square));
        let mut board = Board::empty(blocked);
        for written in self.spots {
            if let Some((side, kind)) = written.piece {
                board.put(written.square, side, kind);
            }
        }
        board
    }
}

/// What everybody may know: a log is no place for a secret.
impl fmt::Debug for GoChess {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = seen_by(self, Side::Black);
        write!(f, "go-chess \"{text}\" blocked={} seed={}", self.options.blocked(), self.options.seed())
    }
}

impl SetUp for GoChess {
    fn contents(&self) -> Vec<Vec<Piece>> {
        let blocked = vec![Piece { side: None, kind: BLOCKED }];
        each_alone(&PieceKind::ALL.map(PieceKind::kind)).into_iter().chain([blocked]).collect()
    }

    fn content_text(content: &[Piece]) -> Option<String> {
        let letter = match only_piece(content)? {
            Piece { side: None, kind: BLOCKED } => '#',
            Piece { side, kind } => letter_of(side?, PieceKind::try_from(kind).ok()?),
        };
        Some(letter.to_string())
    }

    fn board_text(board: &BoardView) -> Option<String> {
        rows_text::<GoChess>(ROWS, board, |rank, file| Square::at(file, rank).map(Square::cell))
    }

    /// White's secret choice is taken back, so that it is White's turn to choose again.
    fn state(&self) -> (Side, String) {
        match self.phase() {
            Phase::Play => (self.side_to_move(), PLAY.to_owned()),
            Phase::Placement(placement) => (Side::White, placement_text(Placement { pending: None, ..*placement })),
        }
    }

    /// The play, and the placement after as many pairs as White has pieces, without banned squares.
    fn states(board: &BoardView) -> Vec<String> {
        let white = board.cells.iter().flatten().filter(|piece| piece.side == Some(Side::White)).count();
        let placement = |pairs| placement_text(Placement { pairs, bans: [0; 2], pending: None });
        let placement = u8::try_from(white).ok().map(placement);
        [PLAY.to_owned()].into_iter().chain(placement).collect()
    }
}
