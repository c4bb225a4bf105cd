//! Tribun texts: positions, what is wrong with them and how they are set up.

use std::fmt;

use super::board::Unit;
use super::facts::{Height, PIECE, PIECES, TRIBUN, can_hold_slave, unit_called};
use super::options::{Options, Rules};
use super::position::Tribun;
use crate::board::hex::Hex;
use crate::set_up::SetUp;
use crate::text::{Field, Fields, read_side};
use crate::{BoardView, Name, Piece, Position, Side, TextError};

messages! {
    /// What is wrong with a position of Tribun.
    pub enum Fault in "tribun" {
        /// "At most one Tribun a side, and at least one side has one."
        NoTribun = "no-tribun", "neither side has a Tribun";
        /// "At most one Tribun a side."
        SecondTribun { side: Side } = "second-tribun", "{side} has a second Tribun";
        /// "At most 35 pieces besides the Tribun a side, a slave counting for its own colour."
        TooMany { side: Side, most: u8 } = "too-many", "{side} has more than {most} pieces besides the Tribun";
    }
}

const BOARD: &str = "board";

/// "Units sorted by file letter, then rank, joined by `,`. Then a space and the side to move."
impl fmt::Display for Tribun {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let units = Hex::all().filter_map(|hex| Some((hex, self.unit_at(hex)?)));
        write!(f, "{} {}", units_text(units), self.mover().letter())
    }
}

/// The units of a board with their hexes, in the order of the hexes.
pub(super) fn units_text(units: impl Iterator<Item = (Hex, Unit)>) -> String {
    units.map(|(hex, unit)| format!("{hex}{}", unit_text(unit))).collect::<Vec<_>>().join(",")
}

/// "Owner of the top, height of the top, `T` if it carries the Tribun, `/s` for a slave."
pub(super) fn unit_text(unit: Unit) -> String {
    let tribun = if unit.has_tribun() { "T" } else { "" };
    let slave = if unit.slave() > 0 { format!("/{}", unit.slave()) } else { String::new() };
    format!("{}{}{tribun}{slave}", unit.side().letter(), unit.height())
}

pub(super) fn parse(text: &str, options: Options) -> Result<Tribun, TextError> {
    let mut fields = Fields::new(text);
    let no_tribun = |column| TextError::of_fault(BOARD, column, Fault::NoTribun, []);
    // An empty board has an empty text.
    let board =
        fields.next(BOARD).map_err(|missing| TextError { fault: no_tribun(missing.column).fault, ..missing })?;
    let mut setup = Setup { rules: options.rules, last: None, tribuns: [false; 2], pieces: [0; 2] };
    let mut units = Vec::new();
    for item in board.split(',') {
        units.push(setup.read(item)?);
    }
    // "At most one Tribun a side, and at least one side has one."
    if setup.tribuns == [false; 2] {
        return Err(no_tribun(board.column));
    }
    let side = read_side(&mut fields)?;
    fields.end("side to move")?;
    let mut position = Tribun::empty(side, options);
    for (hex, unit) in units {
        position.put(hex, unit);
    }
    Ok(position)
}

/// What has been read so far.
struct Setup {
    rules: Rules,
    last: Option<Hex>,
    tribuns: [bool; 2],
    /// Pieces besides the Tribun.
    pieces: [u16; 2],
}

impl Setup {
    /// Reads one unit: "hex, owner of the top, height of the top, `T` if it carries the Tribun, `/s` for a slave".
    fn read(&mut self, item: Field<'_>) -> Result<(Hex, Unit), TextError> {
        let mut reader = Reader { item, rest: item.text, read: 0 };
        let hex = reader.hex()?;
        self.check_order(item, hex)?;
        let side = reader.side()?;
        let height = reader.height(self.rules, "the unit")?;
        let mut unit = Unit::new(side, height);
        if reader.flag('T') {
            if std::mem::replace(&mut self.tribuns[side.index()], true) {
                return Err(item.refuse(reader.read - 1, Fault::SecondTribun { side }, [hex.cell()]));
            }
            unit = unit.crowned();
        }
        if reader.flag('/') {
            let slave = reader.height(self.rules, "the slave")?;
            self.check_slave(unit, slave).map_err(|what| item.fail(reader.read - 1, what))?;
            unit = unit.over(slave);
        }
        reader.end()?;
        self.count(unit).map_err(|fault| item.refuse(0, fault, [hex.cell()]))?;
        Ok((hex, unit))
    }

    /// "Any other order, a hex named twice or a leading zero is refused."
    fn check_order(&mut self, item: Field<'_>, hex: Hex) -> Result<(), TextError> {
        let last = self.last.replace(hex);
        match last {
            Some(last) if last == hex => Err(item.fail(0, format!("{hex} is named twice"))),
            Some(last) if last > hex => {
                Err(item.fail(0, format!("units are sorted by file, then rank: {hex} must stand before {last}")))
            }
            _ => Ok(()),
        }
    }

    /// "Condition: p ≤ 4 and 2p ≥ s." "A unit with a Tribun has no slave."
    fn check_slave(&self, unit: Unit, slave: Height) -> Result<(), String> {
        if self.rules == Rules::Ninety {
            return Err("there are no slaves under the ninety per cent rules".to_owned());
        }
        if unit.has_tribun() {
            return Err("a unit with a Tribun has no slave".to_owned());
        }
        let (height, name) = (unit.height(), slave.name());
        match can_hold_slave(height, slave.pieces()) {
            true => Ok(()),
            false if height > 4 => Err("a unit over a slave has at most 4 pieces of its own".to_owned()),
            false => Err(format!("{height} cannot hold a {name}: twice its height must be at least {slave}")),
        }
    }

    /// "At most 35 pieces besides the Tribun a side, a slave counting for its own colour."
    fn count(&mut self, unit: Unit) -> Result<(), Fault> {
        let side = unit.side();
        self.pieces[side.index()] += u16::from(unit.height() - u8::from(unit.has_tribun()));
        self.pieces[side.other().index()] += u16::from(unit.slave());
        let crowd = Side::ALL.into_iter().find(|side| self.pieces[side.index()] > u16::from(PIECES));
        crowd.map_or(Ok(()), |side| Err(Fault::TooMany { side, most: PIECES }))
    }
}

struct Reader<'a> {
    item: Field<'a>,
    rest: &'a str,
    /// How many characters have been read.
    read: usize,
}

impl Reader<'_> {
    fn fail(&self, what: impl Into<String>) -> TextError {
        self.item.fail(self.read, what)
    }

    fn take<T>(&mut self, make: impl Fn(char) -> Option<T>) -> Option<T> {
        let letter = self.rest.chars().next()?;
        let made = make(letter)?;
        self.rest = &self.rest[letter.len_utf8()..];
        self.read += 1;
        Some(made)
    }

    fn flag(&mut self, flag: char) -> bool {
        self.take(|letter| (letter == flag).then_some(())).is_some()
    }

    fn hex(&mut self) -> Result<Hex, TextError> {
        let mut name = String::new();
        name.extend(self.take(|letter| letter.is_ascii_lowercase().then_some(letter)));
        while let Some(digit) = self.take(|letter| letter.is_ascii_digit().then_some(letter)) {
            name.push(digit);
        }
        Hex::named(&name).ok_or_else(|| self.item.fail(0, "a hex such as e2 or f11 is expected (there is no file j)"))
    }

    fn side(&mut self) -> Result<Side, TextError> {
        self.take(Side::from_letter).ok_or_else(|| self.fail("\"w\" or \"b\" is expected: whose unit it is"))
    }

    fn height(&mut self, rules: Rules, whose: &str) -> Result<Height, TextError> {
        let digit = self.take(|letter| letter.to_digit(10).map(|digit| digit as u8));
        let digit = digit.ok_or_else(|| self.fail(format!("the height of {whose} is expected")))?;
        let valid = rules.heights().iter().find(|height| height.pieces() == digit).copied();
        valid.ok_or_else(|| {
            let heights = rules.list_of_heights();
            self.item.fail(self.read - 1, format!("the height of {whose} is {heights}, not {digit}"))
        })
    }

    fn end(&self) -> Result<(), TextError> {
        if self.rest.is_empty() { Ok(()) } else { Err(self.fail("\",\" or a space is expected after a unit")) }
    }
}

/// The unit that a stack is, from bottom to top.
fn unit_of(content: &[Piece]) -> Option<Unit> {
    let side = content.last()?.side?;
    let slaves = content.iter().take_while(|piece| piece.side == Some(side.other())).count();
    let (slave, own) = content.split_at(slaves);
    let (tribun, soldiers) = match own.split_last()? {
        (top, below) if top.kind == TRIBUN => (true, below),
        _ => (false, own),
    };
    let is_soldier = |of: Side| move |piece: &Piece| *piece == Piece { side: Some(of), kind: PIECE };
    if !slave.iter().all(is_soldier(side.other())) || !soldiers.iter().all(is_soldier(side)) {
        return None;
    }
    let height = |count: usize| Height::ALL.into_iter().find(|height| usize::from(height.pieces()) == count);
    let unit = Unit::new(side, height(own.len())?);
    let unit = if tribun { unit.crowned() } else { unit };
    if slave.is_empty() { Some(unit) } else { Some(unit.over(height(slave.len())?)) }
}

impl SetUp for Tribun {
    /// Units by height, then with the Tribun, then over slaves.
    fn contents(&self) -> Vec<Vec<Piece>> {
        let rules = self.options().rules;
        let heights = rules.heights();
        let of = |side| {
            let units = heights.iter().map(move |&height| Unit::new(side, height));
            let crowned = units.clone().map(Unit::crowned);
            let over = heights.iter().flat_map(move |&height| {
                let held = heights.iter().filter(move |slave| can_hold_slave(height.pieces(), slave.pieces()));
                held.map(move |&slave| Unit::new(side, height).over(slave))
            });
            units.chain(crowned).chain(over.filter(move |_| rules != Rules::Ninety))
        };
        Side::ALL.into_iter().flat_map(of).map(|unit| unit.stack().collect()).collect()
    }

    fn content_text(content: &[Piece]) -> Option<String> {
        unit_of(content).map(unit_text)
    }

    fn content_names(content: &[Piece]) -> Vec<Name> {
        let unit = unit_of(content);
        let slave = unit.filter(|unit| unit.slave() > 0).map(|unit| unit_called(unit.slave()));
        unit.map(Unit::name).into_iter().chain(slave).collect()
    }

    fn board_text(board: &BoardView) -> Option<String> {
        let filled = Hex::all().filter_map(|hex| board.cells.get(hex.cell().index()).map(|content| (hex, content)));
        let filled = filled.filter(|(_, content)| !content.is_empty());
        let units: Vec<(Hex, Unit)> =
            filled.map(|(hex, content)| Some((hex, unit_of(content)?))).collect::<Option<_>>()?;
        Some(units_text(units.into_iter()))
    }
}
