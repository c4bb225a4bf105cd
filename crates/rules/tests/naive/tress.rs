//! Tress once more, written from the rules' text with letters on a list of squares, without a thought for speed. It
//! shares nothing with the library.

/// The zones, as the rules list them; the Fortress comes last.
const ZONES: [[&str; 4]; 7] = [
    ["a1", "b1", "a2", "b2"],
    ["d1", "e1", "d2", "e2"],
    ["g1", "h1", "g2", "h2"],
    ["a7", "b7", "a8", "b8"],
    ["d7", "e7", "d8", "e8"],
    ["g7", "h7", "g8", "h8"],
    FORTRESS,
];
const FORTRESS: [&str; 4] = ["d4", "e4", "d5", "e5"];

/// A board: 64 letters from a1 to h8, `.` where nothing stands; upper case is White.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Naive {
    pub board: Vec<char>,
    pub white: bool,
    pub second_wind: bool,
}

/// A turn with all that its notation may tell.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Told {
    pub from: String,
    pub to: String,
    pub letter: char,
    pub captures: bool,
    /// New letters, upper case, sorted.
    pub promoted: String,
    pub fortress: Option<char>,
}

fn number(name: &str) -> usize {
    let bytes = name.as_bytes();
    usize::from(bytes[0] - b'a') + 8 * usize::from(bytes[1] - b'1')
}

fn name(number: i32) -> String {
    format!("{}{}", (b'a' + (number % 8) as u8) as char, number / 8 + 1)
}

impl Naive {
    /// Reads a text that may be anything; `None` if the rules refuse it.
    pub fn parse(text: &str, second_wind: bool) -> Option<Naive> {
        let (ranks, side) = text.split_once(' ')?;
        let ranks: Vec<&str> = ranks.split('/').collect();
        if ranks.len() != 8 || !(side == "w" || side == "b") {
            return None;
        }
        let mut board = Vec::new();
        for rank in ranks.iter().rev() {
            let mut row = String::new();
            for letter in rank.chars() {
                match letter {
                    '1'..='9' => row.push_str(&".".repeat(letter as usize - '0' as usize)),
                    _ if "NPGLSKQnpglskq".contains(letter) => row.push(letter),
                    _ => return None,
                }
            }
            if row.len() != 8 {
                return None;
            }
            board.extend(row.chars());
        }
        let position = Naive { board, white: side == "w", second_wind };
        let canonical = position.text() == text;
        (canonical && position.keeps_counts() && position.due().is_empty()).then_some(position)
    }

    fn keeps_counts(&self) -> bool {
        let count = |letters: &str| self.board.iter().filter(|letter| letters.contains(**letter)).count();
        let most = |limit, sets: [&str; 2]| sets.iter().all(|set| count(set) <= limit);
        most(1, ["K", "k"])
            && most(1, ["Q", "q"])
            && most(6, ["N", "n"])
            && most(2, ["PL", "pl"])
            && most(2, ["GS", "gs"])
    }

    pub fn text(&self) -> String {
        let mut ranks: Vec<String> = self.board.chunks(8).map(|rank| rank.iter().collect()).collect();
        ranks.reverse();
        let mut text = ranks.join("/");
        for run in (1..=8).rev() {
            text = text.replace(&".".repeat(run), &run.to_string());
        }
        format!("{text} {}", if self.white { "w" } else { "b" })
    }

    fn is_white(letter: char) -> bool {
        letter.is_ascii_uppercase()
    }

    fn holds(&self, square: usize, white: bool) -> bool {
        self.board[square] != '.' && Self::is_white(self.board[square]) == white
    }

    fn in_zone(&self, zone: &[&str; 4], white: bool) -> bool {
        zone.iter().any(|square| self.holds(number(square), white))
    }

    fn controls(&self, zone: &[&str; 4], white: bool) -> bool {
        self.in_zone(zone, white) && !self.in_zone(zone, !white)
    }

    fn zone_of(square: i32) -> Option<&'static [&'static str; 4]> {
        ZONES.iter().find(|zone| zone.contains(&name(square).as_str()))
    }

    /// Pikemen and Guardians that must be promoted.
    fn due(&self) -> Vec<usize> {
        if self.in_zone(&FORTRESS, true) && self.in_zone(&FORTRESS, false) {
            return Vec::new();
        }
        FORTRESS.iter().map(|square| number(square)).filter(|&square| "PGpg".contains(self.board[square])).collect()
    }

    /// Where a piece goes by its way of moving.
    fn targets(&self, from: usize) -> Vec<usize> {
        let letter = self.board[from].to_ascii_uppercase();
        let mut targets = Vec::new();
        for dy in -2_i32..=2 {
            for dx in -2_i32..=2 {
                let ring = dx.abs().max(dy.abs());
                let leaps = match letter {
                    'N' | 'K' | 'Q' => ring == 1,
                    'G' => ring == 2,
                    _ => false,
                };
                let slides = ring == 1
                    && match letter {
                        'P' => dx != 0 && dy != 0,
                        'L' => dx == 0 || dy == 0,
                        'S' => true,
                        _ => false,
                    };
                if leaps {
                    targets.extend(self.leap(from, dx, dy, letter));
                }
                if slides {
                    targets.extend(self.slide(from, dx, dy));
                }
            }
        }
        targets
    }

    fn beside(from: i32, dx: i32, dy: i32) -> Option<i32> {
        let (x, y) = (from % 8 + dx, from / 8 + dy);
        ((0..8).contains(&x) && (0..8).contains(&y)).then_some(y * 8 + x)
    }

    fn leap(&self, from: usize, dx: i32, dy: i32, letter: char) -> Option<usize> {
        let to = Self::beside(from as i32, dx, dy)?;
        let closed = letter == 'G' && Self::zone_of(to).is_some_and(|zone| self.in_zone(zone, !self.white));
        (!closed && !self.holds(to as usize, self.white)).then_some(to as usize)
    }

    fn slide(&self, from: usize, dx: i32, dy: i32) -> Vec<usize> {
        let mut targets = Vec::new();
        let mut at = from as i32;
        while let Some(to) = Self::beside(at, dx, dy) {
            at = to;
            if self.holds(to as usize, self.white) {
                break;
            }
            targets.push(to as usize);
            let intrudes = Self::zone_of(to).is_some_and(|zone| self.controls(zone, !self.white));
            if intrudes || self.holds(to as usize, !self.white) {
                break;
            }
        }
        targets
    }

    /// The position after a turn, and the new letters of what was promoted.
    pub fn play_unchecked(&self, from: usize, to: usize) -> (Naive, String) {
        let mut next = self.clone();
        next.board[to] = next.board[from];
        next.board[from] = '.';
        let mut promoted = String::new();
        for square in next.due() {
            let new = match next.board[square] {
                'P' => 'L',
                'p' => 'l',
                'G' => 'S',
                _ => 's',
            };
            next.board[square] = new;
            promoted.push(new.to_ascii_uppercase());
        }
        next.white = !self.white;
        let mut sorted: Vec<char> = promoted.chars().collect();
        sorted.sort_unstable();
        (next, sorted.into_iter().collect())
    }

    fn monarchs(&self, white: bool) -> Vec<usize> {
        (0..64).filter(|&square| "KQkq".contains(self.board[square]) && self.holds(square, white)).collect()
    }

    /// The reasons that a side would win by, in the order of the rules.
    pub fn conditions(&self, white: bool) -> Vec<&'static str> {
        let (own, other) = (self.monarchs(white), self.monarchs(!white));
        let inside = own.iter().filter(|&&square| FORTRESS.contains(&name(square as i32).as_str())).count();
        let holds = self.controls(&FORTRESS, white);
        let zones = ZONES.iter().filter(|zone| self.controls(zone, white)).count();
        let mut met = Vec::new();
        if other.is_empty() && !own.is_empty() {
            met.push("elimination");
        }
        if inside == 2 && holds {
            met.push("dual-escort");
        }
        if own.len() == 1 && other.len() == 1 && inside == 1 && holds {
            met.push("lone-escort");
        }
        if zones >= 5 {
            met.push("domination");
        }
        met
    }

    fn moves(&self) -> Vec<(usize, usize)> {
        let own = (0..64).filter(|&from| self.holds(from, self.white));
        own.flat_map(|from| self.targets(from).into_iter().map(move |to| (from, to))).collect()
    }

    /// The legal turns and the result: the winner (true is White) and the reason.
    #[allow(clippy::type_complexity)]
    pub fn judge(&self) -> (Vec<(usize, usize)>, Option<(Option<bool>, &'static str)>) {
        let (mover, reply) = (!self.white, self.white);
        if self.monarchs(true).is_empty() && self.monarchs(false).is_empty() {
            return (Vec::new(), Some((None, "mutual-elimination")));
        }
        let (claims, handed) = (self.conditions(mover), self.conditions(reply));
        let mut turns = self.moves();
        if let Some(reason) = claims.first() {
            turns.retain(|&(from, to)| self.second_wind && self.is_second_wind(&claims, from, to));
            let over = turns.is_empty().then_some((Some(mover), *reason));
            return (turns, over);
        }
        if let Some(reason) = handed.first() {
            return (Vec::new(), Some((Some(reply), reason)));
        }
        let over = turns.is_empty().then_some((None, "stalemate"));
        (turns, over)
    }

    fn is_second_wind(&self, claims: &[&str], from: usize, to: usize) -> bool {
        let next = self.play_unchecked(from, to).0;
        if next.monarchs(true).is_empty() && next.monarchs(false).is_empty() {
            return true;
        }
        let escort = claims.iter().any(|claim| claim.ends_with("escort"));
        next.conditions(!self.white).is_empty() && !(escort && "KQkq".contains(self.board[from]))
    }

    /// Whether a side is alone in the Fortress.
    pub fn alone_in_fortress(&self, white: bool) -> bool {
        self.controls(&FORTRESS, white)
    }

    pub fn tell(&self, from: usize, to: usize) -> Told {
        let (next, promoted) = self.play_unchecked(from, to);
        let state = |position: &Naive| [true, false].map(|white| position.in_zone(&FORTRESS, white));
        let own = |position: &Naive| position.in_zone(&FORTRESS, self.white);
        let fortress = if state(self) == state(&next) {
            None
        } else if state(&next) == [true, true] {
            Some('X')
        } else if own(self) && !own(&next) {
            Some('C')
        } else {
            Some('F')
        };
        Told {
            from: name(from as i32),
            to: name(to as i32),
            letter: self.board[from].to_ascii_uppercase(),
            captures: self.board[to] != '.',
            promoted,
            fortress,
        }
    }

    /// What players see for a turn among all legal ones.
    pub fn notation(told: &Told, all: &[Told]) -> String {
        let fits = |origin: &str| {
            let fit = |other: &&Told| {
                other.letter == told.letter && other.to == told.to && origin.chars().all(|c| other.from.contains(c))
            };
            all.iter().filter(fit).count() == 1
        };
        let (file, rank) = told.from.split_at(1);
        let origin =
            ["", file, rank, &told.from].into_iter().find(|origin| fits(origin)).expect("the whole origin fits");
        let promoted = if told.promoted.is_empty() { String::new() } else { format!("={}", told.promoted) };
        let fortress = told.fortress.map(String::from).unwrap_or_default();
        format!("{origin}{}{}{}{promoted}{fortress}", told.letter, if told.captures { "x" } else { "" }, told.to)
    }
}
