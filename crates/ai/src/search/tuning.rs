//! The numbers of the search that can be tuned.

use std::ops::RangeInclusive;

/// A number of the search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Parameter {
    /// Reverse futility and futility: what a ply is expected to change at most, in hundredths of the smallest piece.
    FutilityMargin,
    /// The greatest depth at which nodes far above beta are cut off.
    ReverseDepth,
    /// The greatest depth at which quiet turns far below alpha are skipped.
    FutilityDepth,
    /// Late move pruning: the turns that are searched at any depth.
    LateBase,
    /// Late move pruning: the turns more for the square of the depth.
    LateFactor,
    /// Late move pruning: its greatest depth.
    LateDepth,
    /// Reductions: the turns of a node that are never reduced.
    ReductionFirst,
    /// The turns of the root that are never reduced.
    RootFirst,
    /// Null move: the least depth.
    NullDepth,
    /// Null move: the plies that are left out besides the pass.
    NullReduction,
    /// Null move: one ply more for so many plies of depth.
    NullDivisor,
    /// Razoring: the greatest depth.
    RazorDepth,
    /// Razoring: how far below alpha a ply of depth.
    RazorMargin,
    /// Delta pruning: what else a capture may change.
    DeltaMargin,
    /// Singular extension: the least depth.
    SingularDepth,
    /// Singular extension: how much worse the others must be, for a ply of depth.
    SingularMargin,
    /// The most plies of quiescence search.
    QuiescencePlies,
    /// Aspiration windows: how far they reach to either side of the value of the last iteration.
    Aspiration,
}

use Parameter::*;

/// A depth that no search reaches.
const NEVER: i32 = 120;

impl Parameter {
    /// How many there are.
    pub const COUNT: usize = Parameter::ALL.len();

    /// Every parameter in the order of its declaration, with its name and the values that it may have.
    pub const ALL: [(Parameter, &'static str, RangeInclusive<i32>); 18] = [
        (FutilityMargin, "futility-margin", 0..=2000),
        (ReverseDepth, "reverse-depth", 0..=20),
        (FutilityDepth, "futility-depth", 0..=20),
        (LateBase, "late-base", 1..=200),
        (LateFactor, "late-factor", 0..=200),
        (LateDepth, "late-depth", 0..=20),
        (ReductionFirst, "reduction-first", 1..=200),
        (RootFirst, "root-first", 1..=1000),
        (NullDepth, "null-depth", 1..=NEVER),
        (NullReduction, "null-reduction", 0..=10),
        (NullDivisor, "null-divisor", 1..=120),
        (RazorDepth, "razor-depth", 0..=20),
        (RazorMargin, "razor-margin", 0..=2000),
        (DeltaMargin, "delta-margin", 0..=4000),
        (SingularDepth, "singular-depth", 2..=NEVER),
        (SingularMargin, "singular-margin", 0..=500),
        (QuiescencePlies, "quiescence-plies", 0..=60),
        (Aspiration, "aspiration", 1..=5000),
    ];
}

/// A value for every [`Parameter`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tuning([i32; Parameter::COUNT]);

impl Tuning {
    /// What games use that set nothing else: no null move, razoring or singular extension, which gain in some games only.
    pub const STRONG: Tuning = Tuning::LEVELS.with(NullDepth, NEVER).with(RazorDepth, 0).with(SingularDepth, NEVER);

    /// What the levels of every game were measured with, which play with it up to the strong end of the line.
    pub const LEVELS: Tuning = Tuning([130, 3, 2, 5, 5, 3, 3, 4, 2, 2, 4, 2, 300, 150, 6, 8, 60, 40]);

    /// The value of a parameter.
    #[must_use]
    pub const fn get(&self, parameter: Parameter) -> i32 {
        self.0[parameter as usize]
    }

    /// The same values but for one parameter. A value outside the parameter's range is unsound, but harmless.
    #[must_use]
    pub const fn with(mut self, parameter: Parameter, value: i32) -> Tuning {
        self.0[parameter as usize] = value;
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parameters_stand_at_their_places_and_the_defaults_in_their_ranges() {
        for (place, (parameter, name, range)) in Parameter::ALL.into_iter().enumerate() {
            assert_eq!(parameter as usize, place, "{name}");
            assert!(range.contains(&Tuning::STRONG.get(parameter)), "{name}");
            let other = Tuning::STRONG.with(parameter, *range.end());
            assert_eq!(other.get(parameter), *range.end(), "{name}");
        }
    }
}
