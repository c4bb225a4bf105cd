//! How players judge draws.

use ludarium_rules::Side;

/// What a draw by the rules of a match, that is by repetition or lack of progress, is worth: less than 0 to a player
/// with contempt for the other side, and as much more to that side. It belongs to the player, whoever is to move in the
/// position searched, so that pondering on the other side's time finds the same values.
///
/// ```
/// use ludarium_ai::Contempt;
/// use ludarium_rules::Side;
/// let contempt = Contempt::of(Side::Black, 30);
/// assert_eq!((contempt.draw_value(Side::Black), contempt.draw_value(Side::White)), (-30, 30));
/// assert_eq!(Contempt::NONE.draw_value(Side::White), 0);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Contempt {
    white: i32,
}

impl Contempt {
    /// A draw is worth 0 to both sides: for analysis, hints, and everybody without a side.
    pub const NONE: Contempt = Contempt { white: 0 };

    /// The most that a draw can be worth less than 0.
    pub const MOST: i32 = 10_000;

    /// The contempt of the player of a side, in hundredths of the game's smallest piece; more than [`Contempt::MOST`]
    /// to either side counts as that.
    #[must_use]
    pub fn of(player: Side, centi: i32) -> Contempt {
        let centi = centi.clamp(-Contempt::MOST, Contempt::MOST);
        Contempt { white: if player == Side::White { -centi } else { centi } }
    }

    /// What a draw is worth to a side.
    #[must_use]
    pub fn draw_value(self, side: Side) -> i32 {
        if side == Side::White { self.white } else { -self.white }
    }
}
