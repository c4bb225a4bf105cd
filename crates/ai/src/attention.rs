//! What a weak player overlooks: the more easily a turn is missed, the fewer such turns it considers.

use ludarium_rules::board::Coordinate;
use ludarium_rules::split_mix::scramble;

use crate::{Evaluate, Span, Spot};

/// How much of what is possible a player considers.
///
/// Every turn has a difficulty: captures and other gains are easy to see, but for the weakest players, and so are short
/// turns near the last one; long turns, turns at the rim and quiet ones far from where something happened are hard, and all
/// the more so the deeper they lie in a plan. A turn of difficulty *d* is considered with a chance of *width* to the power
/// of *d*. The chance is drawn once for every turn and match: a player that has overlooked a diagonal in one position
/// overlooks it in the next one as well, and another one in the next match.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Attention {
    /// The share of ordinary turns that is considered, above 0 and up to 1; with 1 all turns are.
    pub width: f64,
    /// The share of turns that win at once and are seen as such at the root, from 0 to 1.
    pub wins: f64,
    /// Chooses what is overlooked.
    pub seed: u64,
    /// Where the turn before the position searched went, if that is known.
    pub last: Option<Spot>,
}

impl Attention {
    /// Everything is considered.
    pub const FULL: Attention = Attention { width: 1.0, wins: 1.0, seed: 0, last: None };

    /// Whether nothing is overlooked.
    #[must_use]
    pub fn is_full(&self) -> bool {
        self.width >= 1.0 && self.wins >= 1.0
    }
}

/// The difficulty of a turn that gains something, of that of a quiet one.
const OF_GAIN: f64 = 0.3;

/// Below this width gains are seen less and less easily, in the end no more so than quiet turns.
const BLIND_TO_GAINS: f64 = 0.04;

/// The difficulty of a quiet turn beyond what its way adds.
const QUIET: f32 = 0.4;

/// What is added for a way as long as half of the board.
const LENGTH: f32 = 0.6;

/// The longest way that counts, in halves of the board.
const LONGEST: f32 = 1.5;

const RIM: f32 = 0.3;

/// What is added for a turn far away from the last ones.
const FAR: f32 = 0.5;

/// How much more difficult every ply of a plan is, of the difficulty of a turn on the board.
const DEEPER: f32 = 0.3;

/// The plies from which on a plan is not more difficult.
const DEEPEST: usize = 3;

/// What a turn is judged by, besides itself.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Glance {
    /// The ply of the turn; 0 at the root.
    pub(crate) ply: usize,
    /// Where the last two turns before it went.
    pub(crate) last: [Option<Spot>; 2],
}

/// The attention of a search, on a board of a size.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sight {
    attention: Attention,
    /// The negative logarithm of the width to base 2.
    narrowness: f32,
    /// The difficulty of a turn that gains something, of that of a quiet one.
    of_gain: f32,
    /// Half of the board, in cells.
    half_board: f32,
}

impl Sight {
    /// The sight of a player; `None` if it overlooks nothing.
    pub(crate) fn new<P: Evaluate>(attention: &Attention) -> Option<Sight> {
        let width = attention.width.clamp(1e-6, 1.0);
        let half_board = (<P::Coordinate as Coordinate>::COUNT as f32).sqrt() / 2.0;
        let blindness = (1.0 - width / BLIND_TO_GAINS).max(0.0);
        let of_gain = (OF_GAIN + (1.0 - OF_GAIN) * blindness) as f32;
        let narrowness = -width.log2() as f32;
        (!attention.is_full()).then_some(Sight { attention: *attention, narrowness, of_gain, half_board })
    }

    /// Where the turn before the root went.
    pub(crate) fn last(&self) -> Option<Spot> {
        self.attention.last
    }

    /// By how much a turn is missed: not at all up to 0. Less is easier to see.
    pub(crate) fn miss(&self, span: Span, key: u32, gain: i32, glance: Glance) -> f32 {
        // The chance that the patience is above the difficulty times the narrowness is the width to its power.
        self.difficulty(span, gain, glance) * self.narrowness - patience(draw(self.attention.seed, key))
    }

    /// Whether a turn that wins at once is seen as such.
    pub(crate) fn sees_win(&self, key: u32) -> bool {
        f64::from(draw(!self.attention.seed, key)) < self.attention.wins * 2_f64.powi(32)
    }

    fn difficulty(&self, span: Span, gain: i32, glance: Glance) -> f32 {
        let length = (span.from.distance(span.to) / self.half_board).min(LONGEST);
        let off_centre = (span.to.distance(Spot::CENTRE) / self.half_board).min(1.0);
        let to_last = |last: Spot| last.distance(span.to).min(last.distance(span.from));
        let nearest = glance.last.into_iter().flatten().map(to_last).fold(self.half_board, f32::min);
        let far = (nearest / self.half_board).min(1.0);
        let on_board = QUIET + LENGTH * length + RIM * off_centre + FAR * far;
        let depth = 1.0 + DEEPER * glance.ply.min(DEEPEST) as f32;
        on_board * depth * if gain > 0 { self.of_gain } else { 1.0 }
    }
}

/// A number that a seed and a turn decide, all numbers equally often.
fn draw(seed: u64, key: u32) -> u32 {
    (scramble(seed ^ u64::from(key).rotate_left(17)) >> 32) as u32
}

/// The negative logarithm to base 2 of a drawn number as a part of 2^32, by linear interpolation between the powers of
/// two: the same on every machine.
fn patience(drawn: u32) -> f32 {
    let zeros = drawn.leading_zeros().min(31);
    let mantissa = (drawn << zeros) as f32 / (1_u32 << 31) as f32;
    zeros as f32 + 2.0 - mantissa
}

#[cfg(test)]
mod tests {
    use ludarium_rules::games::tress::Tress;

    use super::*;

    const NOWHERE: Glance = Glance { ply: 0, last: [None; 2] };

    fn sight(width: f64, seed: u64) -> Sight {
        Sight::new::<Tress>(&Attention { width, wins: 0.5, seed, last: None }).expect("it is not full")
    }

    fn span(from: (f32, f32), to: (f32, f32)) -> Span {
        let spot = |(x, y)| Spot { x, y };
        Span { from: spot(from), to: spot(to) }
    }

    /// How many of many turns of one kind are considered.
    fn considered(width: f64, span: Span, gain: i32, glance: Glance) -> usize {
        let sight = sight(width, 7);
        (0..4000).filter(|&key| sight.miss(span, key, gain, glance) <= 0.0).count()
    }

    #[test]
    fn the_wider_the_more_turns_are_considered() {
        let step = span((0.0, 0.0), (1.0, 0.0));
        let counts = [0.02, 0.1, 0.3, 0.6, 0.9].map(|width| considered(width, step, 0, NOWHERE));
        assert!(counts.is_sorted_by(|one, other| one < other), "{counts:?}");
        assert!(counts[0] < 800 && counts[4] > 3500, "{counts:?}");
    }

    #[test]
    fn long_far_deep_and_quiet_turns_are_overlooked_more_often() {
        let near = Glance { ply: 0, last: [Some(Spot { x: 1.0, y: 0.0 }), None] };
        let short = span((0.0, 0.0), (1.0, 0.0));
        let of = |span, gain, glance| considered(0.2, span, gain, glance);
        let plain = of(short, 0, near);
        for (what, other) in [
            ("long", of(span((-3.5, 0.0), (3.5, 0.0)), 0, near)),
            ("at the rim", of(span((2.5, 3.5), (3.5, 3.5)), 0, near)),
            ("far from the last turn", of(short, 0, Glance { last: [Some(Spot { x: -3.5, y: -3.5 }), None], ..near })),
            ("in the second step of a plan", of(short, 0, Glance { ply: 2, ..near })),
        ] {
            assert!(other + 100 < plain, "{what}: {other} of {plain}");
        }
        assert!(of(short, 100, near) > plain + 500);
        let weakest = |gain| considered(0.004, short, gain, near);
        assert!(weakest(100) < weakest(0) + 100, "{} and {}", weakest(100), weakest(0));
    }

    #[test]
    fn what_is_overlooked_lasts_for_a_seed_and_differs_between_seeds() {
        let step = span((0.0, 0.0), (1.0, 0.0));
        let seen = |seed| (0..200).map(|key| sight(0.3, seed).miss(step, key, 0, NOWHERE) <= 0.0).collect::<Vec<_>>();
        assert_eq!(seen(1), seen(1));
        assert_ne!(seen(1), seen(2));
        let wins = (0..1000).filter(|&key| sight(0.3, 1).sees_win(key)).count();
        assert!((400..600).contains(&wins), "{wins}");
    }

    #[test]
    fn with_full_attention_there_is_nothing_to_decide() {
        assert!(Sight::new::<Tress>(&Attention::FULL).is_none());
        assert!(Sight::new::<Tress>(&Attention { wins: 0.9, ..Attention::FULL }).is_some());
    }
}
