//! The features of a position that the terms count, computed once.

use ludarium_rules::Side;
use ludarium_rules::board::hex::{Hex, hexes, neighbours, within};
use ludarium_rules::games::tribun::{Height, Sight, Tribun, Turn, Unit, ranks_from_edge};

use super::{PIECE, SLAVE, TRIBUN_FALLS, WEIGHTS, count};

/// The units of one side and what they reach.
pub(super) struct SideFeatures {
    pub(super) side: Side,
    /// The units by height (1, 2, 3, 4, 6, 8); the Tribun alone is among none.
    pub(super) units: [u128; 6],
    pub(super) pieces: i32,
    /// The enemy pieces below its units.
    pub(super) slaves: i32,
    /// The units that have a slave.
    pub(super) imperos: i32,
    /// Every hex that some unit attacks, whatever stands there.
    pub(super) cover: u128,
    pub(super) mobility: i32,
    /// Where the units of each height can move.
    moves: [u128; 6],
    /// Where the Tribun's unit can move.
    pub(super) tribun_moves: u128,
    /// The empty hexes with two own units beside them.
    pub(super) meeting_places: u128,
    /// The steps that the Servi have gone.
    pub(super) servus_steps: i32,
    /// The ranks between the pieces of higher units and their own edge.
    pub(super) advance: i32,
    /// The strength of the attack on every enemy unit.
    strength: [u8; Hex::COUNT],
}

/// What the attacks of one turn can take, in pieces.
#[derive(Default)]
pub(super) struct Shots {
    pub(super) best: i32,
    pub(super) second: i32,
    pub(super) all: i32,
    /// Whether the enemy Tribun can be taken.
    pub(super) tribun: bool,
}

impl SideFeatures {
    #[inline(always)]
    pub(super) fn new(position: &Tribun, side: Side) -> SideFeatures {
        let mut features = SideFeatures {
            side,
            units: [0; 6],
            pieces: 0,
            slaves: 0,
            imperos: 0,
            cover: 0,
            mobility: 0,
            moves: [0; 6],
            tribun_moves: 0,
            meeting_places: 0,
            servus_steps: 0,
            advance: 0,
            strength: [0; Hex::COUNT],
        };
        let enemy = position.units_of(side.other());
        let (mut once, mut twice) = (0, 0);
        for (hex, unit) in position.army(side) {
            let sight = position.sight(hex);
            features.add_unit(hex, unit, &sight);
            features.add_attacks(&sight, enemy);
            let around = neighbours(hex);
            twice |= once & around;
            once |= around;
        }
        features.meeting_places = twice & position.empty_hexes();
        features
    }

    #[inline(always)]
    fn add_unit(&mut self, hex: Hex, unit: Unit, sight: &Sight) {
        let index = Height::of_pieces(unit.height()).map_or(0, Height::index);
        self.pieces += i32::from(unit.height());
        self.slaves += i32::from(unit.slave());
        self.imperos += i32::from(unit.slave() > 0);
        self.cover |= sight.attacked();
        self.mobility += count(sight.moves);
        if unit.has_tribun() {
            self.tribun_moves = sight.moves;
            if unit.height() == 1 {
                return;
            }
        }
        let steps = i32::from(ranks_from_edge(hex, self.side));
        if unit.height() == 1 {
            self.servus_steps += steps;
        } else {
            self.advance += steps * i32::from(unit.height());
        }
        self.units[index] |= hex.bit();
        self.moves[index] |= sight.moves;
    }

    /// Adds the strength of a unit to the attacks on enemy units.
    #[inline(always)]
    fn add_attacks(&mut self, sight: &Sight, enemy: u128) {
        for hex in hexes(sight.attacked() & enemy) {
            self.strength[hex.index()] += sight.strength_on(hex);
        }
    }

    /// The pieces on some hexes, the Tribun alone not counted.
    #[inline(always)]
    pub(super) fn pieces_in(&self, hexes: u128) -> i32 {
        self.units
            .iter()
            .zip(Height::ALL)
            .map(|(units, height)| count(units & hexes) * i32::from(height.pieces()))
            .sum()
    }

    /// What the attacks of one turn can take.
    #[inline(always)]
    pub(super) fn shots(&self, position: &Tribun) -> Shots {
        let mut shots = Shots::default();
        for hex in hexes(self.cover & position.units_of(self.side.other())) {
            let Some(unit) = position.unit_at(hex) else { continue };
            shots.tribun |= unit.has_tribun();
            let taken = i32::from(unit.height().min(self.strength[hex.index()]));
            shots.all += taken;
            shots.second = shots.second.max(taken.min(shots.best));
            shots.best = shots.best.max(taken);
        }
        shots
    }
}

/// How near the units of a side are to attacking the enemy Tribun.
pub(super) struct Siege {
    /// The hexes beside it that are covered.
    pub(super) ring: i32,
    /// The hexes two steps from it that are covered.
    pub(super) outer_ring: i32,
    /// The hexes from which a unit that can move there would attack it, and which no enemy covers.
    pub(super) safe_posts: i32,
    /// The same, but covered.
    pub(super) posts: i32,
    /// Those where two units can combine.
    pub(super) new_posts: i32,
    /// The pieces within four hexes.
    pub(super) near: i32,
}

impl Siege {
    #[inline(always)]
    pub(super) fn new(position: &Tribun, own: &SideFeatures, enemy: &SideFeatures, tribun: Hex) -> Siege {
        let ring = neighbours(tribun);
        let mut siege = Siege {
            ring: count(ring & own.cover),
            outer_ring: count(within(tribun, 2) & !ring & own.cover),
            safe_posts: 0,
            posts: 0,
            new_posts: 0,
            near: own.pieces_in(within(tribun, 4)),
        };
        let posts = position.posts(tribun, own.side);
        for (posts, moves) in posts.iter().zip(own.moves) {
            siege.safe_posts += count(posts & moves & !enemy.cover);
            siege.posts += count(posts & moves & enemy.cover);
        }
        let any = posts[1..].iter().fold(0, |set, posts| set | posts);
        siege.new_posts = count(any & own.meeting_places);
        siege
    }
}

/// What an attack captures.
pub(super) fn gain(position: &Tribun, turn: Turn) -> i32 {
    if !turn.is_attack() {
        return 0;
    }
    let Some(target) = position.unit_at(turn.place()) else { return 0 };
    let (height, freed) = (i32::from(target.height()), i32::from(target.slave()));
    match turn {
        Turn::TakeTribun { .. } => WEIGHTS[TRIBUN_FALLS].max(1000),
        Turn::Kill { .. } => height * WEIGHTS[PIECE],
        Turn::Enslave { .. } => height * (WEIGHTS[PIECE] + WEIGHTS[SLAVE]),
        Turn::Damage { left: 0, .. } => (height + freed) * WEIGHTS[PIECE],
        Turn::Damage { left, .. } => (height - i32::from(left)) * WEIGHTS[PIECE],
        Turn::Move { .. } | Turn::Decombine { .. } | Turn::Combine { .. } => 0,
    }
}
