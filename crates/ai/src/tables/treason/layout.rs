//! Numbers for the positions of Treason with few pieces.
//!
//! The side to move always goes up the board: with Black to move, the board is turned by half and the sides are
//! exchanged. Positions with the same numbers of men and Spies of each side are a *block*; within it, the number is made
//! of those of four sets of cells. A man has 36 cells, a Spy 42, and sets that overlap have numbers that no position has.

use ludarium_rules::board::triangle::{ALL, SPOTS, Triangle};
use ludarium_rules::games::treason::{Options, Treason, promotion_line};
use ludarium_rules::{Position, Side};

/// The most pieces that a table can have, both sides together.
pub const MOST_PIECES: usize = 5;

/// The pieces as the side to move sees them: its own men and Spies, those of the other side. Its own men go up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pieces {
    /// Sets of cells: own men, own Spies, their men, their Spies.
    pub sets: [u64; 4],
}

/// The places in [`Pieces::sets`].
pub const OWN_MEN: usize = 0;
pub const OWN_SPIES: usize = 1;
pub const THEIR_MEN: usize = 2;
pub const THEIR_SPIES: usize = 3;

impl Pieces {
    /// The pieces of a position.
    pub fn of(position: &Treason) -> Pieces {
        let side = position.side_to_move();
        let men_and_spies = |side| [position.men(side), position.spies(side)];
        let ([own_men, own_spies], [their_men, their_spies]) = (men_and_spies(side), men_and_spies(side.other()));
        let seen = Pieces { sets: [own_men, own_spies, their_men, their_spies] };
        if side == Side::White { seen } else { Pieces { sets: seen.sets.map(half_turned) } }
    }

    /// The same pieces as the other side sees them.
    pub fn seen_by_other_side(self) -> Pieces {
        let [own_men, own_spies, their_men, their_spies] = self.sets.map(half_turned);
        Pieces { sets: [their_men, their_spies, own_men, own_spies] }
    }

    /// The position with White to move; `None` if there is none.
    pub fn position(self, options: Options) -> Option<Treason> {
        let [own_men, own_spies, their_men, their_spies] = self.sets;
        let disjoint = own_men & own_spies == 0 && their_men & their_spies == 0;
        let sides = [own_men | own_spies, their_men | their_spies];
        disjoint.then(|| Treason::of_pieces(sides, own_spies | their_spies, Side::White, options)).flatten()
    }

    pub fn occupied(self) -> u64 {
        self.sets.iter().fold(0, |all, set| all | set)
    }
}

/// A set of cells after a half-turn of the board: the spot of every cell goes to 46 less itself.
fn half_turned(set: u64) -> u64 {
    set.reverse_bits() >> 17
}

/// The places of the cells of a set in it, by spot.
const fn places(set: u64) -> [u8; SPOTS] {
    let (mut places, mut spot, mut next) = ([u8::MAX; SPOTS], 0, 0);
    while spot < SPOTS {
        if set >> spot & 1 != 0 {
            places[spot] = next;
            next += 1;
        }
        spot += 1;
    }
    places
}

const fn spots(set: u64) -> [u8; Triangle::COUNT] {
    let (mut spots, mut spot, mut next) = ([0; Triangle::COUNT], 0, 0);
    while spot < SPOTS {
        if set >> spot & 1 != 0 {
            spots[next] = spot as u8;
            next += 1;
        }
        spot += 1;
    }
    spots
}

/// Where the pieces of the four kinds may stand.
const CELLS: [u64; 4] = [ALL & !promotion_line(Side::White), ALL, ALL & !promotion_line(Side::Black), ALL];
static PLACES: [[u8; SPOTS]; 4] = [places(CELLS[0]), places(CELLS[1]), places(CELLS[2]), places(CELLS[3])];
static SPOTS_OF: [[u8; Triangle::COUNT]; 4] = [spots(CELLS[0]), spots(CELLS[1]), spots(CELLS[2]), spots(CELLS[3])];

/// Binomial coefficients: in how many ways so many of so many can be chosen.
static WAYS_TO_CHOOSE: [[u32; MOST_PIECES + 1]; Triangle::COUNT + 1] = {
    let (mut table, mut of) = ([[0; MOST_PIECES + 1]; Triangle::COUNT + 1], 0);
    while of <= Triangle::COUNT {
        table[of][0] = 1;
        let mut count = 1;
        while count <= MOST_PIECES && of > 0 {
            table[of][count] = table[of - 1][count - 1] + table[of - 1][count];
            count += 1;
        }
        of += 1;
    }
    table
};

/// The number of a set of cells among those of its size: the combinatorial number system.
fn rank(kind: usize, mut set: u64) -> usize {
    let (mut rank, mut count) = (0, 1);
    while set != 0 {
        let place = PLACES[kind][set.trailing_zeros() as usize];
        rank += WAYS_TO_CHOOSE[usize::from(place)][count] as usize;
        count += 1;
        set &= set - 1;
    }
    rank
}

fn unrank(kind: usize, size: usize, rank: usize) -> u64 {
    let (mut set, mut rest, mut below) = (0, rank as u32, Triangle::COUNT);
    for count in (1..=size).rev() {
        let place = (0..below).rev().find(|&place| WAYS_TO_CHOOSE[place][count] <= rest).unwrap_or(0);
        rest -= WAYS_TO_CHOOSE[place][count];
        set |= 1 << SPOTS_OF[kind][place];
        below = place;
    }
    set
}

/// The positions with the same numbers of men and Spies.
#[derive(Clone, Copy, Debug)]
pub struct Block {
    /// How many own men, own Spies, their men and their Spies there are.
    pub counts: [usize; 4],
    pub begin: usize,
    /// In how many ways each of the four sets can stand.
    sizes: [usize; 4],
}

impl Block {
    pub fn len(&self) -> usize {
        self.sizes.iter().product()
    }

    fn number(&self, pieces: &Pieces) -> usize {
        let in_block = (0..4).fold(0, |number, kind| number * self.sizes[kind] + rank(kind, pieces.sets[kind]));
        self.begin + in_block
    }

    fn pieces(&self, number: usize) -> Pieces {
        let (mut sets, mut rest) = ([0; 4], number - self.begin);
        for kind in (0..4).rev() {
            sets[kind] = unrank(kind, self.counts[kind], rest % self.sizes[kind]);
            rest /= self.sizes[kind];
        }
        Pieces { sets }
    }
}

/// The numbers of all positions with so many pieces, of which each side has one at least.
#[derive(Clone, Debug)]
pub struct Layout {
    pub pieces: usize,
    /// The blocks, by their first numbers.
    pub blocks: Vec<Block>,
    /// The place of each block, by its numbers of own men, own Spies and their men.
    places: [[[u8; MOST_PIECES + 1]; MOST_PIECES + 1]; MOST_PIECES + 1],
    pub len: usize,
}

impl Layout {
    /// The numbers of the positions with 2 to [`MOST_PIECES`] pieces.
    pub fn new(pieces: usize) -> Layout {
        let mut layout = Layout { pieces, blocks: Vec::new(), places: Default::default(), len: 0 };
        for own_men in 0..=pieces {
            for own_spies in 0..=pieces - own_men {
                for their_men in 0..=pieces - own_men - own_spies {
                    let counts = [own_men, own_spies, their_men, pieces - own_men - own_spies - their_men];
                    if own_men + own_spies > 0 && own_men + own_spies < pieces {
                        layout.add(counts);
                    }
                }
            }
        }
        layout
    }

    fn add(&mut self, counts: [usize; 4]) {
        let size = |kind: usize| WAYS_TO_CHOOSE[CELLS[kind].count_ones() as usize][counts[kind]] as usize;
        let block = Block { counts, begin: self.len, sizes: std::array::from_fn(size) };
        self.places[counts[OWN_MEN]][counts[OWN_SPIES]][counts[THEIR_MEN]] = self.blocks.len() as u8;
        self.len += block.len();
        self.blocks.push(block);
    }

    /// The place of the block of some pieces, as many as the layout is for.
    pub fn place(&self, pieces: &Pieces) -> usize {
        let counts = pieces.sets.map(|set| set.count_ones() as usize);
        usize::from(self.places[counts[OWN_MEN]][counts[OWN_SPIES]][counts[THEIR_MEN]])
    }

    /// The number of some pieces, as many as the layout is for.
    pub fn number(&self, pieces: &Pieces) -> usize {
        self.blocks[self.place(pieces)].number(pieces)
    }

    /// The pieces of a number, which may overlap.
    pub fn pieces(&self, number: usize) -> Pieces {
        let place = self.blocks.partition_point(|block| block.begin <= number) - 1;
        self.blocks[place].pieces(number)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_has_its_own_pieces() {
        for count in 2..=3 {
            let layout = Layout::new(count);
            for number in 0..layout.len {
                let pieces = layout.pieces(number);
                assert_eq!(pieces.sets.iter().map(|set| set.count_ones() as usize).sum::<usize>(), count);
                assert_eq!(layout.number(&pieces), number);
            }
        }
        let layout = Layout::new(5);
        for number in (0..layout.len).step_by(99_991) {
            assert_eq!(layout.number(&layout.pieces(number)), number);
        }
    }

    #[test]
    fn both_sides_see_the_same() {
        let parse = |text| Treason::parse(text, Default::default()).expect("a position");
        let (white, black) = (parse("6b/7/2W4/1B5/7/w6 w"), parse("6b/5w1/4W2/7/7/w6 b"));
        let layout = Layout::new(4);
        let turned = Pieces::of(&parse("6b/7/5w1/4B2/7/w6 b")).position(Default::default());
        assert_eq!(turned, Some(parse("6b/7/2W4/1b5/7/w6 w")));
        assert_eq!(Pieces::of(&white).position(Default::default()), Some(white));
        assert_eq!(Pieces::of(&white).seen_by_other_side().seen_by_other_side(), Pieces::of(&white));
        assert!(layout.number(&Pieces::of(&white)) < layout.len);
        assert_eq!(
            Pieces::of(&black).seen_by_other_side().position(Default::default()).map(|p| p.to_string()),
            Some("6b/5w1/4W2/7/7/w6 w".to_owned())
        );
    }
}
