//! The short form that players see and type, and the long form for reading aloud.

use std::ops::ControlFlow;

use super::outcome::promoted;
use super::position::Position;
use super::text::kind_of;
use super::{FORTRESS, GUARDIAN, KINDS, LANCER, PIKEMAN, SENTINEL, Turn};
use crate::board::square::{Square, squares};
use crate::{Kind, Piece, Position as _, Side, TurnError, Which, ZoneState};

/// "The Fortress state if it changed, from the mover's view."
#[derive(Clone, Copy, PartialEq, Eq)]
enum Fortress {
    /// "`F` the mover now controls it."
    Controls,
    /// "`X` it is now contested."
    Contests,
    /// "`C` the mover had a piece in it and now has none."
    Concedes,
}

impl Fortress {
    const fn letter(self) -> char {
        match self {
            Fortress::Controls => 'F',
            Fortress::Contests => 'X',
            Fortress::Concedes => 'C',
        }
    }

    const fn word(self) -> &'static str {
        match self {
            Fortress::Controls => "controls",
            Fortress::Contests => "contests",
            Fortress::Concedes => "concedes",
        }
    }

    const fn of_letter(letter: char) -> Option<Fortress> {
        match letter {
            'F' => Some(Fortress::Controls),
            'X' => Some(Fortress::Contests),
            'C' => Some(Fortress::Concedes),
            _ => None,
        }
    }
}

/// How many Lancers and how many Sentinels a turn makes.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
struct Promotions {
    lancers: usize,
    sentinels: usize,
}

/// What a notation tells of a turn besides where it goes.
struct Account {
    mover: Kind,
    captures: bool,
    promotions: Promotions,
    /// Whose pieces are promoted: the Fortress then has only that side's.
    promoted_side: Option<Side>,
    fortress: Option<Fortress>,
}

impl Account {
    fn of(position: &Position, turn: Turn) -> Account {
        let side = position.side_to_move();
        let mut board = *position.board();
        board.relocate(side, turn);
        let pieces: Vec<Piece> = squares(board.promotees()).filter_map(|square| board.piece_at(square)).collect();
        let count = |kind| pieces.iter().filter(|piece| promoted(piece.kind) == kind).count();
        Account {
            mover: position.piece_at(turn.from).map_or(super::KNIGHT, |piece| piece.kind),
            captures: turn.to.is_in(position.board().occupied()),
            promotions: Promotions { lancers: count(LANCER), sentinels: count(SENTINEL) },
            promoted_side: pieces.first().and_then(|piece| piece.side),
            fortress: fortress_change(position, turn),
        }
    }
}

fn fortress_change(position: &Position, turn: Turn) -> Option<Fortress> {
    let side = position.side_to_move();
    let before = position.zone_state(FORTRESS);
    let after = position.after(&turn).zone_state(FORTRESS);
    match after {
        _ if before == after => None,
        ZoneState::Contested => Some(Fortress::Contests),
        ZoneState::Controlled(holder) if holder == side => Some(Fortress::Controls),
        // The mover cannot make the other side leave, so what changed is that its own last piece has left.
        _ => Some(Fortress::Concedes),
    }
}

/// How much of the origin is told.
fn origin(position: &Position, turn: Turn) -> (bool, bool) {
    let kind = position.piece_at(turn.from).map(|piece| piece.kind);
    let (mut others, mut same_file, mut same_rank) = (false, false, false);
    let _ = position.visit(Which::All, |other| {
        let rival = other.to == turn.to
            && other.from != turn.from
            && position.piece_at(other.from).map(|piece| piece.kind) == kind;
        others |= rival;
        same_file |= rival && other.from.file() == turn.from.file();
        same_rank |= rival && other.from.rank() == turn.from.rank();
        ControlFlow::Continue(())
    });
    // "Nothing, else the file if it suffices, else the rank, else both."
    match (others, same_file, same_rank) {
        (false, ..) => (false, false),
        (true, false, _) => (true, false),
        (true, true, false) => (false, true),
        (true, true, true) => (true, true),
    }
}

/// `[file and/or rank]PIECE[x]square`, the promotions, the Fortress.
pub(super) fn short(position: &Position, turn: Turn) -> String {
    let account = Account::of(position, turn);
    let (file, rank) = origin(position, turn);
    let mut text = String::new();
    text.extend(file.then(|| turn.from.file_letter()));
    text.extend(rank.then(|| turn.from.rank_digit()));
    text.push(KINDS[usize::from(account.mover.0)].letter);
    text.extend(account.captures.then_some('x'));
    text.push_str(&turn.to.to_string());
    let Promotions { lancers, sentinels } = account.promotions;
    if lancers + sentinels > 0 {
        text.push('=');
        text.push_str(&"L".repeat(lancers));
        text.push_str(&"S".repeat(sentinels));
    }
    text.extend(account.fortress.map(Fortress::letter));
    text
}

/// "Long form for reading aloud": "E Knight to E5, controls".
pub(super) fn long(position: &Position, turn: Turn) -> String {
    let account = Account::of(position, turn);
    let (file, rank) = origin(position, turn);
    let mut text = String::new();
    text.extend(file.then(|| turn.from.file_letter().to_ascii_uppercase()));
    text.extend(rank.then(|| turn.from.rank_digit()));
    if file || rank {
        text.push(' ');
    }
    text.push_str(spoken_name(account.mover));
    text.push_str(if account.captures { " captures " } else { " to " });
    text.push_str(&turn.to.to_string().to_ascii_uppercase());
    text.push_str(&spoken_promotions(&account, position.side_to_move()));
    if let Some(fortress) = account.fortress {
        text.push_str(", ");
        text.push_str(fortress.word());
    }
    text
}

fn spoken_promotions(account: &Account, mover: Side) -> String {
    let Promotions { lancers, sentinels } = account.promotions;
    let each =
        std::iter::repeat_n((PIKEMAN, LANCER), lancers).chain(std::iter::repeat_n((GUARDIAN, SENTINEL), sentinels));
    if account.promoted_side == Some(mover) {
        let names: Vec<&str> = each.map(|(_, to)| spoken_name(to)).collect();
        return format!(", promotes to {}", names.join(" and "));
    }
    each.map(|(from, to)| format!(", enemy {} promotes to {}", spoken_name(from), spoken_name(to))).collect()
}

/// The guide says "Pike" where it reads aloud.
fn spoken_name(kind: Kind) -> &'static str {
    if kind == PIKEMAN { "Pike" } else { KINDS[usize::from(kind.0) % KINDS.len()].name }
}

/// What a typed turn gives; everything given must be true.
struct Typed {
    file: Option<u8>,
    rank: Option<u8>,
    kind: Option<Kind>,
    captures: bool,
    to: Square,
    promotions: Option<Promotions>,
    fortress: Option<Fortress>,
}

impl Typed {
    fn may_start_on(&self, from: Square) -> bool {
        self.file.is_none_or(|file| file == from.file()) && self.rank.is_none_or(|rank| rank == from.rank())
    }

    fn is_of(&self, position: &Position, from: Square) -> bool {
        let mover = |piece: Piece| {
            piece.side == Some(position.side_to_move()) && self.kind.is_none_or(|kind| kind == piece.kind)
        };
        self.may_start_on(from) && position.piece_at(from).is_some_and(mover)
    }

    /// What is given but not true of a turn that fits in all else.
    fn untrue_of(&self, position: &Position, turn: Turn) -> Option<String> {
        let account = Account::of(position, turn);
        let says = short(position, turn);
        if self.captures && !account.captures {
            return Some(format!("it captures nothing ({says})"));
        }
        if self.promotions.is_some_and(|promotions| promotions != account.promotions) {
            return Some(format!("its promotions are others ({says})"));
        }
        if self.fortress.is_some() && self.fortress != account.fortress {
            return Some(format!("it does not change the Fortress so ({says})"));
        }
        None
    }
}

/// Reads a turn, in machine text or in the short form.
pub(super) fn read(position: &Position, text: &str) -> Result<Turn, TurnError> {
    if let Some(outcome) = position.outcome() {
        return Err(TurnError::Over { reason: outcome.reason });
    }
    let typed = Reader::new(text).read()?;
    let mut near = Vec::new();
    let _ = position.visit(Which::All, |turn| {
        if turn.to == typed.to && typed.is_of(position, turn.from) {
            near.push(turn);
        }
        ControlFlow::Continue(())
    });
    let (untrue, fits): (Vec<_>, Vec<_>) =
        near.into_iter().map(|turn| (turn, typed.untrue_of(position, turn))).partition(|(_, why)| why.is_some());
    match (fits.as_slice(), untrue.as_slice()) {
        (&[(turn, _)], _) => Ok(turn),
        ([], [(_, Some(why)), ..]) => Err(illegal(text, why.clone())),
        ([], _) => Err(illegal(text, why_none(position, &typed))),
        (several, _) => Err(TurnError::Ambiguous {
            text: text.to_owned(),
            fits: several.iter().map(|(turn, _)| turn.to_string()).collect(),
        }),
    }
}

fn illegal(text: &str, why: String) -> TurnError {
    TurnError::Illegal { text: text.to_owned(), why }
}

/// Why no legal turn goes where a typed turn goes.
fn why_none(position: &Position, typed: &Typed) -> String {
    let side = position.side_to_move();
    let own: Vec<Square> = Square::all().filter(|&from| typed.is_of(position, from)).collect();
    match (own.as_slice(), typed.kind, typed.file, typed.rank) {
        (&[from], ..) => position.why_not(Turn { from, to: typed.to }),
        ([], None, Some(file), Some(rank)) => {
            Square::at(file, rank).map_or_else(String::new, |from| position.why_not_from(from))
        }
        ([], Some(kind), None, None) => format!("{side} has no {}", KINDS[usize::from(kind.0)].name),
        ([], Some(kind), ..) => format!("{side} has no {} there", KINDS[usize::from(kind.0)].name),
        (several, ..) => position.why_none_of(several, typed.to),
    }
}

/// Reads the parts of a turn text one after the other.
struct Reader<'a> {
    text: &'a str,
    /// The next character, counted from 1.
    column: usize,
}

impl<'a> Reader<'a> {
    const fn new(text: &'a str) -> Reader<'a> {
        Reader { text, column: 1 }
    }

    /// Takes the next character if the function makes something of it.
    fn take<T>(&mut self, make: impl Fn(char) -> Option<T>) -> Option<T> {
        let letter = self.text.chars().next()?;
        let made = make(letter)?;
        self.text = &self.text[letter.len_utf8()..];
        self.column += 1;
        Some(made)
    }

    fn file(&mut self) -> Option<u8> {
        self.take(|letter| ('a'..='h').contains(&letter).then(|| letter as u8 - b'a'))
    }

    fn rank(&mut self) -> Option<u8> {
        self.take(|letter| ('1'..='8').contains(&letter).then(|| letter as u8 - b'1'))
    }

    fn flag(&mut self, flag: char) -> bool {
        self.take(|letter| (letter == flag).then_some(())).is_some()
    }

    fn fail(&self, what: &str) -> TurnError {
        TurnError::Unreadable { column: self.column, what: what.to_owned() }
    }

    fn read(mut self) -> Result<Typed, TurnError> {
        let (file, rank) = (self.file(), self.rank());
        let kind = self.take(kind_of);
        if kind.is_none() && (file.is_none() || rank.is_none()) {
            return Err(self.fail("a piece letter (N P G L S K Q) is expected, or two squares such as d2d3"));
        }
        let captures = kind.is_some() && self.flag('x');
        let to = self.target()?;
        let promotions = if kind.is_some() && self.flag('=') { Some(self.promotions()?) } else { None };
        let fortress = if kind.is_some() { self.take(Fortress::of_letter) } else { None };
        if !self.text.is_empty() {
            return Err(self.fail("nothing more is expected here"));
        }
        Ok(Typed { file, rank, kind, captures, to, promotions, fortress })
    }

    fn target(&mut self) -> Result<Square, TurnError> {
        let file = self.file().ok_or_else(|| self.fail("a file a-h is expected"))?;
        let rank = self.rank().ok_or_else(|| self.fail("a rank 1-8 is expected"))?;
        Square::at(file, rank).ok_or_else(|| self.fail("a square is expected"))
    }

    fn promotions(&mut self) -> Result<Promotions, TurnError> {
        let mut promotions = Promotions::default();
        while let Some(lancer) = self.take(|letter| matches!(letter, 'L' | 'S').then_some(letter == 'L')) {
            if lancer {
                promotions.lancers += 1;
            } else {
                promotions.sentinels += 1;
            }
        }
        if promotions == Promotions::default() {
            return Err(self.fail("the letters of the promoted pieces (L, S) are expected after ="));
        }
        Ok(promotions)
    }
}
