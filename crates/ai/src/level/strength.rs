//! Places on the line from weak to strong.

/// A place on the line from the weakest play of a game (0) to the strongest (1). The levels are ten such places.
///
/// ```
/// use ludarium_ai::Strength;
/// assert_eq!(Strength::new(0.5).get(), 0.5);
/// assert_eq!((Strength::new(-3.0).get(), Strength::new(f64::NAN).get()), (0.0, 0.0));
/// ```
#[derive(Clone, Copy, PartialEq, PartialOrd, Debug)]
pub struct Strength(f64);

impl Strength {
    /// The weakest play.
    pub const WEAKEST: Strength = Strength(0.0);

    /// The strongest play.
    pub const STRONGEST: Strength = Strength(1.0);

    /// A place; those outside of the line become its ends.
    #[must_use]
    pub fn new(strength: f64) -> Strength {
        Strength(if strength > 0.0 { strength.min(1.0) } else { 0.0 })
    }

    /// The number, from 0 to 1.
    #[must_use]
    pub fn get(self) -> f64 {
        self.0
    }
}
