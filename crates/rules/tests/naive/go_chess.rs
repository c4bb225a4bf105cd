//! Go-Chess once more, written from the rules' text with letters on a list of squares, without a thought for speed: every
//! move is made, and taken back if the king is attacked then. It shares nothing with the library.

/// "Pawn x8, bishop x2, rook x2, knight x2, queen, king."
const ORDER: &str = "PPPPPPPPBBRRNNQK";

/// A square as file and rank from 0.
pub type At = (i32, i32);

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Phase {
    Play,
    Place { n: usize, bans: [Vec<At>; 2], pending: Option<At> },
}

/// A position: a hundred letters from a1 along the ranks, `.` where nothing stands, `#` where nothing may.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Slow {
    pub board: Vec<char>,
    pub white: bool,
    pub phase: Phase,
}

/// A turn: from nowhere in placement.
pub type Turn = (Option<At>, At);

pub fn name((file, rank): At) -> String {
    format!("{}{}", (b'a' + file as u8) as char, rank + 1)
}

fn named(name: &str) -> Option<At> {
    let (letter, rank) = name.split_at_checked(1)?;
    let at = ("abcdefghij".find(letter)? as i32, rank.parse::<i32>().ok()? - 1);
    (on_board(at) && self::name(at) == name).then_some(at)
}

pub fn all() -> impl Iterator<Item = At> {
    (0..100).map(|i| (i % 10, i / 10))
}

fn on_board((file, rank): At) -> bool {
    (0..10).contains(&file) && (0..10).contains(&rank)
}

const ALONG: [At; 4] = [(1, 0), (-1, 0), (0, 1), (0, -1)];
const ACROSS: [At; 4] = [(1, 1), (1, -1), (-1, 1), (-1, -1)];
const LEAPS: [At; 8] = [(1, 2), (1, -2), (-1, 2), (-1, -2), (2, 1), (2, -1), (-2, 1), (-2, -1)];

fn is_white(letter: char) -> bool {
    letter.is_ascii_uppercase()
}

pub fn text_of(turn: &Turn) -> String {
    format!("{}{}", turn.0.map(name).unwrap_or_default(), name(turn.1))
}

fn list(squares: &[At]) -> String {
    let mut sorted = squares.to_vec();
    sorted.sort_unstable();
    let names: Vec<String> = sorted.into_iter().map(name).collect();
    if names.is_empty() { "-".into() } else { names.join(",") }
}

impl Slow {
    pub fn get(&self, (file, rank): At) -> char {
        self.board[(rank * 10 + file) as usize]
    }

    pub fn set(&mut self, (file, rank): At, letter: char) {
        self.board[(rank * 10 + file) as usize] = letter;
    }

    pub fn holds(&self, at: At, white: bool) -> bool {
        self.get(at).is_ascii_alphabetic() && is_white(self.get(at)) == white
    }

    fn find(&self, letter: char) -> Vec<At> {
        all().filter(|&at| self.get(at) == letter).collect()
    }

    fn letter(kind: char, white: bool) -> char {
        if white { kind } else { kind.to_ascii_lowercase() }
    }

    pub fn text(&self) -> String {
        let mut ranks: Vec<String> = self.board.chunks(10).map(|rank| rank.iter().collect()).collect();
        ranks.reverse();
        let mut board = ranks.join("/");
        for run in (1..=10).rev() {
            board = board.replace(&".".repeat(run), &run.to_string());
        }
        let phase = match &self.phase {
            Phase::Play => "play".into(),
            Phase::Place { n, bans, pending } => {
                let pending = pending.map_or("-".into(), name);
                format!("place:{n}:{}:{}:{pending}", list(&bans[0]), list(&bans[1]))
            }
        };
        format!("{board} {} {phase}", if self.white { "w" } else { "b" })
    }

    /// Reads a text that may be anything; `None` if the rules refuse it.
    pub fn parse(text: &str, blocked: usize) -> Option<Slow> {
        let fields: Vec<&str> = text.split(' ').collect();
        let &[board, side, phase] = fields.as_slice() else { return None };
        let mut letters = Vec::new();
        for rank in board.split('/').rev() {
            let mut row = rank.replace("10", &".".repeat(10));
            for run in (1..10).rev() {
                row = row.replace(&run.to_string(), &".".repeat(run));
            }
            if row.chars().count() != 10 {
                return None;
            }
            letters.extend(row.chars());
        }
        if letters.len() != 100 || !letters.iter().all(|letter| ".#PNBRQKpnbrqk".contains(*letter)) {
            return None;
        }
        let white = match side {
            "w" => true,
            "b" => false,
            _ => return None,
        };
        let slow = Slow { board: letters, white, phase: read_phase(phase)? };
        (slow.text() == text && slow.is_sound(blocked)).then_some(slow)
    }

    pub fn is_sound(&self, blocked: usize) -> bool {
        let colour = |(file, rank): At| (file + rank) % 2;
        let pied = ['B', 'b'].into_iter().all(|bishop| match self.find(bishop).as_slice() {
            &[first, second] => colour(first) != colour(second),
            _ => true,
        });
        let count = |letter: char| self.find(letter).len();
        if count('#') != blocked || !pied {
            return false;
        }
        let both = |right: &dyn Fn(char, usize) -> bool| {
            "PNBRQK".chars().all(|kind| right(kind, count(kind)) && right(kind, count(kind.to_ascii_lowercase())))
        };
        let most = |kind: char| ORDER.matches(kind).count();
        match &self.phase {
            Phase::Play => {
                both(&|kind, count| count <= most(kind) && (kind != 'K' || count == 1))
                    && !self.is_attacked(!self.white)
            }
            Phase::Place { n, bans, pending } => {
                let open = |white: bool| -> Vec<At> { all().filter(|&at| self.could_choose(*n, white, at)).collect() };
                let fits = |white: bool| bans[usize::from(!white)].iter().all(|at| open(white).contains(at));
                let alike = if *n < 15 { bans[0] == bans[1] } else { bans[0].len() == bans[1].len() };
                *n < 16
                    && both(&|kind, count| count == ORDER[..*n].matches(kind).count())
                    && fits(true)
                    && fits(false)
                    && alike
                    && pending.is_some() != self.white
                    && pending.is_none_or(|at| open(true).contains(&at) && !bans[0].contains(&at))
            }
        }
    }

    /// Whether a side may choose a square, bans left aside.
    pub fn could_choose(&self, n: usize, white: bool, at: At) -> bool {
        if self.get(at) != '.' {
            return false;
        }
        match n {
            9 => self.find(Self::letter('B', white)).iter().all(|first| (first.0 + first.1 + at.0 + at.1) % 2 != 0),
            15 => !all().any(|from| self.holds(from, !white) && self.attacks(from).contains(&at)),
            _ => true,
        }
    }

    fn slide(&self, from: At, ways: &[At]) -> Vec<At> {
        let mut reached = Vec::new();
        for way in ways {
            let mut at = (from.0 + way.0, from.1 + way.1);
            while on_board(at) && self.get(at) != '#' {
                reached.push(at);
                if self.get(at) != '.' {
                    break;
                }
                at = (at.0 + way.0, at.1 + way.1);
            }
        }
        reached
    }

    fn step(from: At, ways: &[At]) -> Vec<At> {
        ways.iter().map(|way| (from.0 + way.0, from.1 + way.1)).filter(|&at| on_board(at)).collect()
    }

    /// The squares that the piece on a square attacks.
    fn attacks(&self, from: At) -> Vec<At> {
        match self.get(from).to_ascii_uppercase() {
            'P' => Self::step(from, &ACROSS),
            'N' => Self::step(from, &LEAPS),
            'B' => self.slide(from, &ACROSS),
            'R' => self.slide(from, &ALONG),
            'Q' => [self.slide(from, &ALONG), self.slide(from, &ACROSS)].concat(),
            'K' => [Self::step(from, &ALONG), Self::step(from, &ACROSS)].concat(),
            _ => Vec::new(),
        }
    }

    /// Whether the king of a side is attacked.
    pub fn is_attacked(&self, white: bool) -> bool {
        let Some(&king) = self.find(Self::letter('K', white)).first() else { return false };
        all().any(|from| self.holds(from, !white) && self.attacks(from).contains(&king))
    }

    fn moves(&self) -> Vec<Turn> {
        let mut moves = Vec::new();
        for from in all().filter(|&from| self.holds(from, self.white)) {
            let pawn = self.get(from).eq_ignore_ascii_case(&'p');
            for to in self.attacks(from) {
                if self.holds(to, !self.white) || (!pawn && self.get(to) == '.') {
                    moves.push((Some(from), to));
                }
            }
            if pawn {
                moves.extend(
                    Self::step(from, &ALONG).into_iter().filter(|&to| self.get(to) == '.').map(|to| (Some(from), to)),
                );
            }
        }
        moves.retain(|turn| !self.play_unchecked(turn).is_attacked(self.white));
        moves
    }

    /// The legal turns and the result: the winner (true is White) and the reason.
    #[allow(clippy::type_complexity)]
    pub fn judge(&self) -> (Vec<Turn>, Option<(Option<bool>, &'static str)>) {
        if let Phase::Place { n, bans, .. } = &self.phase {
            let banned = &bans[usize::from(!self.white)];
            let open = all().filter(|at| self.could_choose(*n, self.white, *at) && !banned.contains(at));
            let turns: Vec<Turn> = open.map(|at| (None, at)).collect();
            let over = turns.is_empty().then_some((None, "void"));
            return (turns, over);
        }
        if self.board.iter().filter(|letter| letter.is_ascii_alphabetic()).count() == 2 {
            return (Vec::new(), Some((None, "bare-kings")));
        }
        let turns = self.moves();
        let over = match (turns.is_empty(), self.is_attacked(self.white)) {
            (false, _) => None,
            (true, true) => Some((Some(!self.white), "checkmate")),
            (true, false) => Some((None, "stalemate")),
        };
        (turns, over)
    }

    pub fn play_unchecked(&self, turn: &Turn) -> Slow {
        let mut next = self.clone();
        next.white = !self.white;
        match (&self.phase, *turn) {
            (Phase::Play, (from, to)) => {
                let from = from.expect("a move");
                next.set(to, self.get(from));
                next.set(from, '.');
            }
            (Phase::Place { n, bans, pending: None }, (_, at)) => {
                next.phase = Phase::Place { n: *n, bans: bans.clone(), pending: Some(at) };
            }
            (Phase::Place { n, bans, pending: Some(white) }, (_, black)) => {
                next.reveal(*n, bans.clone(), *white, black);
            }
        }
        next
    }

    fn reveal(&mut self, n: usize, mut bans: [Vec<At>; 2], white: At, black: At) {
        self.white = true;
        let beside = (white.0 - black.0).abs() <= 1 && (white.1 - black.1).abs() <= 1;
        if white == black || (n == 15 && beside) {
            bans[0].push(white);
            bans[1].push(black);
            bans.iter_mut().for_each(|list| list.sort_unstable());
            self.phase = Phase::Place { n, bans, pending: None };
            return;
        }
        let kind = ORDER.as_bytes()[n] as char;
        self.set(white, kind);
        self.set(black, kind.to_ascii_lowercase());
        if n == 15 {
            self.phase = Phase::Play;
            let (white, black) = (self.closeness(true), self.closeness(false));
            self.white = white <= black;
        } else {
            self.phase = Phase::Place { n: n + 1, bans: [Vec::new(), Vec::new()], pending: None };
        }
    }

    /// Who begins, compared number by number.
    fn closeness(&self, white: bool) -> Vec<i32> {
        let king = self.find(Self::letter('K', white))[0];
        let mut all = Vec::new();
        for kind in "QNRBP".chars() {
            let pieces = self.find(Self::letter(kind, white));
            let mut distances: Vec<i32> =
                pieces.iter().map(|at| (at.0 - king.0).abs() + (at.1 - king.1).abs()).collect();
            distances.sort_unstable();
            all.extend(distances);
        }
        all
    }

    /// What players see for a turn among all legal ones.
    pub fn notation(&self, turn: &Turn, all: &[Turn]) -> String {
        let (from, to) = *turn;
        let Some(from) = from else {
            let Phase::Place { n, .. } = self.phase else { return String::new() };
            return format!("{}@{}", ORDER.as_bytes()[n] as char, name(to));
        };
        let whole = name(from);
        let (file, rank) = whole.split_at(1);
        let fits = |(one_file, one_rank): (&str, &str)| {
            let fit = |other: &&Turn| {
                let start = other.0.expect("a move");
                let written = name(start);
                let (other_file, other_rank) = written.split_at(1);
                other.1 == to
                    && self.get(start) == self.get(from)
                    && (one_file.is_empty() || one_file == other_file)
                    && (one_rank.is_empty() || one_rank == other_rank)
            };
            all.iter().filter(fit).count() == 1
        };
        let origins = [("", ""), (file, ""), ("", rank), (file, rank)];
        let (file, rank) = origins.into_iter().find(|origin| fits(*origin)).expect("the whole origin fits");
        let captures = if self.get(to) == '.' { "" } else { "x" };
        let letter = self.get(from).to_ascii_uppercase();
        format!("{letter}{file}{rank}{captures}{}{}", name(to), self.sign(turn))
    }

    /// `+`, `#` or nothing.
    pub fn sign(&self, turn: &Turn) -> &'static str {
        let next = self.play_unchecked(turn);
        if !next.is_attacked(next.white) {
            ""
        } else if next.moves().is_empty() {
            "#"
        } else {
            "+"
        }
    }
}

fn read_phase(phase: &str) -> Option<Phase> {
    if phase == "play" {
        return Some(Phase::Play);
    }
    let parts: Vec<&str> = phase.split(':').collect();
    let &["place", n, white, black, pending] = parts.as_slice() else { return None };
    let read = |list: &str| -> Option<Vec<At>> {
        let squares: Vec<At> =
            if list == "-" { Vec::new() } else { list.split(',').map(named).collect::<Option<Vec<At>>>()? };
        squares.windows(2).all(|pair| pair[0] < pair[1]).then_some(squares)
    };
    let pending = if pending == "-" { None } else { Some(named(pending)?) };
    Some(Phase::Place { n: n.parse().ok()?, bans: [read(white)?, read(black)?], pending })
}

/// The pieces of a side that are placed first.
pub fn first_pieces(n: usize, white: bool) -> impl Iterator<Item = char> {
    ORDER[..n].chars().map(move |kind| Slow::letter(kind, white))
}
