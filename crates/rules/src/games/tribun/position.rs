//! The position: a byte a hex, the hexes of each side as a set, and the side to move.

mod keys;

use std::fmt;
use std::hash::{Hash, Hasher};
use std::ops::ControlFlow;

use super::board::Unit;
use super::facts::{Height, set_up};
use super::options::{Options, Rules};
use super::turn::Turn;
use super::{PIECE, TRIBUN, notation, outcome, text};
use crate::board::hex::{BOARD, Hex, hexes};
use crate::{
    BoardView, Cell, Choices, Effect, GameId, Kind, Outcome, Side, Step, StepError, TextError, TurnError, Which,
};

use keys::{BLACK_FIRST_KEY, BLACK_TO_MOVE_KEY, NINETY_KEY, key_of};

/// A position of Tribun.
///
/// ```
/// use ludarium_rules::{Position, games::tribun::Tribun};
/// let start = Tribun::start(Default::default());
/// assert_eq!(start.count_turns(), 265);
/// let turn = start.read_turn("d4>d4:1").expect_err("a Servus cannot be split");
/// ```
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Tribun {
    /// What stands on the hexes; the last place is the rim.
    units: [Unit; Hex::COUNT + 1],
    side: Side,
    options: Options,
    /// Where each side's Tribun stands.
    tribuns: [Option<Hex>; 2],
    sides: [u128; 2],
    hash: u64,
}

impl Tribun {
    /// An empty board.
    pub(super) fn empty(side: Side, options: Options) -> Tribun {
        let mut units = [Unit::EMPTY; Hex::COUNT + 1];
        units[Hex::COUNT] = Unit::RIM;
        let mut position = Tribun { units, side, options, tribuns: [None; 2], sides: [0; 2], hash: 0 };
        position.hash = position.hash_of_all();
        position
    }

    /// The start position.
    pub(super) fn at_start(options: Options) -> Tribun {
        let mut position = Tribun::empty(options.first, options);
        for side in Side::ALL {
            for hex in Hex::all() {
                if let Some((height, has_tribun)) = set_up(side, hex) {
                    let unit = Unit::new(side, height);
                    position.put(hex, if has_tribun { unit.crowned() } else { unit });
                }
            }
        }
        position
    }

    /// The heights that units may have here, in ascending order: those of the set of rules that is played.
    ///
    /// ```
    /// use ludarium_rules::{Position, games::tribun::{Height, Options, Rules, Tribun}};
    /// assert_eq!(Tribun::start(Options::default()).valid_heights(), Height::ALL);
    /// let ninety = Tribun::start(Options { rules: Rules::Ninety, ..Options::default() });
    /// assert_eq!(ninety.valid_heights().last(), Some(&Height::Balista), "no Centuria");
    /// ```
    #[must_use]
    pub const fn valid_heights(&self) -> &'static [Height] {
        self.options.rules.heights()
    }

    /// What stands on a hex.
    ///
    /// ```
    /// use ludarium_rules::{Position, board::hex::Hex, games::tribun::Tribun};
    /// let start = Tribun::start(Default::default());
    /// let height = |name| Hex::named(name).and_then(|hex| start.unit_at(hex)).map(|unit| unit.height());
    /// assert_eq!((height("e2"), height("f6")), (Some(3), None));
    /// ```
    #[must_use]
    pub fn unit_at(&self, hex: Hex) -> Option<Unit> {
        Some(self.unit(hex)).filter(|unit| !unit.is_empty())
    }

    /// The hexes of the units that belong to a side.
    ///
    /// ```
    /// use ludarium_rules::{Position, Side, games::tribun::Tribun};
    /// let start = Tribun::start(Default::default());
    /// assert_eq!(start.units_of(Side::White).count_ones(), 21);
    /// ```
    #[must_use]
    #[inline]
    pub const fn units_of(&self, side: Side) -> u128 {
        self.sides[side.index()]
    }

    /// The hexes on which nothing stands.
    #[must_use]
    #[inline]
    pub const fn empty_hexes(&self) -> u128 {
        BOARD & !(self.sides[0] | self.sides[1])
    }

    /// Where the Tribun of a side stands; `None` if it has been taken.
    ///
    /// ```
    /// use ludarium_rules::{Position, Side, board::hex::Hex, games::tribun::Tribun};
    /// assert_eq!(Tribun::start(Default::default()).tribun_of(Side::Black), Hex::named("f11"));
    /// ```
    #[must_use]
    #[inline]
    pub const fn tribun_of(&self, side: Side) -> Option<Hex> {
        self.tribuns[side.index()]
    }

    #[inline]
    pub(super) const fn unit(&self, hex: Hex) -> Unit {
        self.units[hex.index()]
    }

    /// The unit of a number of [`crate::board::hex::NEIGHBOURS`]; the rim for 91.
    #[inline]
    pub(super) fn unit_or_rim(&self, index: u8) -> Unit {
        self.units[usize::from(index)]
    }

    /// The side to move.
    #[inline]
    pub(super) const fn mover(&self) -> Side {
        self.side
    }

    #[inline]
    pub(super) fn is_mine(&self, unit: Unit) -> bool {
        !unit.is_empty() && unit.side() == self.mover()
    }

    /// Whether both sides have their Tribun: "a side without a Tribun has lost, whoever is to move".
    #[inline]
    pub(super) const fn is_open(&self) -> bool {
        matches!((self.tribun_of(Side::White), self.tribun_of(Side::Black)), (Some(_), Some(_)))
    }

    #[inline]
    pub(super) const fn rules(&self) -> Rules {
        self.options.rules
    }

    /// Puts a unit on a hex in place of what stands there.
    #[inline]
    pub(super) fn put(&mut self, hex: Hex, unit: Unit) {
        self.hash ^= key_of(hex, self.unit(hex)) ^ key_of(hex, unit);
        self.units[hex.index()] = unit;
        self.sides[0] &= !hex.bit();
        self.sides[1] &= !hex.bit();
        if !unit.is_empty() {
            self.sides[unit.side().index()] |= hex.bit();
        }
        if unit.has_tribun() {
            self.tribuns[unit.side().index()] = Some(hex);
        }
    }

    pub(super) const fn lose_tribun(&mut self, side: Side) {
        self.tribuns[side.index()] = None;
    }

    #[inline]
    pub(super) const fn pass_turn(&mut self) {
        self.side = self.side.other();
        self.hash ^= BLACK_TO_MOVE_KEY;
    }

    fn hash_of_all(&self) -> u64 {
        let flag = |set, key| if set { key } else { 0 };
        let units = Hex::all().fold(0, |hash, hex| hash ^ key_of(hex, self.unit(hex)));
        units
            ^ flag(self.side == Side::Black, BLACK_TO_MOVE_KEY)
            ^ flag(self.options.first == Side::Black, BLACK_FIRST_KEY)
            ^ flag(self.options.rules == Rules::Ninety, NINETY_KEY)
    }
}

impl Hash for Tribun {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u64(self.hash);
    }
}

impl fmt::Debug for Tribun {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let options = crate::Options::list(&self.options);
        let options: Vec<String> = options.iter().map(|(key, value)| format!("{key}={value}")).collect();
        write!(f, "tribun \"{self}\" {}", options.join(" "))
    }
}

impl fmt::Display for Tribun {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        text::write(self, f)
    }
}

impl crate::Position for Tribun {
    const GAME: GameId = GameId::Tribun;
    const NO_PROGRESS_PLIES: u32 = 120;

    type Options = Options;
    type Turn = Turn;

    fn start(options: Options) -> Tribun {
        text::start(options)
    }

    fn parse(text: &str, options: Options) -> Result<Tribun, TextError> {
        text::parse(text, options)
    }

    fn options(&self) -> Options {
        self.options
    }

    fn side_to_move(&self) -> Side {
        self.side
    }

    fn outcome(&self) -> Option<Outcome> {
        self.outcome_of()
    }

    /// Noisy turns are the attack on the Tribun if there is one, else the attacks that leave least of each target.
    #[inline]
    fn visit<F>(&self, which: Which, visitor: F) -> ControlFlow<()>
    where
        F: FnMut(Turn) -> ControlFlow<()>,
    {
        self.visit_turns(which, visitor)
    }

    #[inline]
    fn play_unchecked(&self, turn: &Turn) -> Tribun {
        let mut next = *self;
        next.carry_out(*turn);
        next.pass_turn();
        next
    }

    fn zobrist(&self) -> u64 {
        self.hash
    }

    fn zobrist_from_scratch(&self) -> u64 {
        self.hash_of_all()
    }

    fn turn_key(&self, turn: &Turn) -> u32 {
        turn.key()
    }

    /// "120 plies without an attack (a turn whose text has `x` or `^`)."
    fn is_progress(&self, turn: &Turn) -> bool {
        turn.is_attack()
    }

    fn board_view(&self) -> BoardView {
        BoardView { cells: Hex::all().map(|hex| self.unit(hex).stack().collect()).collect(), ..BoardView::default() }
    }

    fn effects(&self, turn: &Turn) -> Vec<Effect> {
        self.effects_of(*turn)
    }

    fn choices(&self, path: &[Step]) -> Result<Choices<Turn>, StepError> {
        self.choices_after(path)
    }

    fn steps_of(&self, turn: &Turn) -> Vec<Step> {
        self.steps_to(*turn)
    }

    fn turn_text(&self, turn: &Turn) -> String {
        turn.to_string()
    }

    /// "What players see" is the machine text.
    fn notation(&self, turn: &Turn) -> String {
        turn.to_string()
    }

    fn spoken(&self, turn: &Turn) -> String {
        notation::long(self, *turn)
    }

    fn read_turn(&self, text: &str) -> Result<Turn, TurnError> {
        notation::read(self, text)
    }

    fn cell_count() -> u16 {
        Hex::COUNT as u16
    }

    fn cell_name(cell: Cell) -> String {
        Hex::of_cell(cell).map_or_else(String::new, |hex| hex.to_string())
    }

    fn cell_named(name: &str) -> Option<Cell> {
        Hex::named(name).map(Hex::cell)
    }

    fn kind_name(kind: Kind) -> &'static str {
        match kind {
            PIECE => "Piece",
            TRIBUN => "Tribun",
            _ => "",
        }
    }

    fn reason_text(reason: &str) -> &'static str {
        outcome::reason_text(reason)
    }

    fn count_turns(&self) -> u64 {
        self.count_of_turns()
    }

    fn has_turn(&self) -> bool {
        self.has_any_turn()
    }

    fn is_legal(&self, turn: &Turn) -> bool {
        self.allows(*turn)
    }
}

/// The units of a side with their hexes.
impl Tribun {
    /// The units of a side, in the order of their hexes.
    ///
    /// ```
    /// use ludarium_rules::{Position, Side, games::tribun::Tribun};
    /// let start = Tribun::start(Default::default());
    /// assert_eq!(start.army(Side::White).map(|(_, unit)| unit.height()).sum::<u8>(), 36);
    /// ```
    pub fn army(&self, side: Side) -> impl Iterator<Item = (Hex, Unit)> {
        hexes(self.units_of(side)).map(|hex| (hex, self.unit(hex)))
    }
}
