//! What a player knows while it chooses.

use ludarium_rules::games::go_chess::{GoChess, Options};
use ludarium_rules::{HiddenInfo, Position, Side};

/// A position of the placement as a side sees it: what has been placed and banned, and who chooses. It has no field for
/// a choice that the other side has made.
///
/// ```
/// use ludarium_ai::placement::PlacementView;
/// use ludarium_rules::{Position, games::go_chess::GoChess};
/// let start = GoChess::start(Default::default());
/// let secrets = start.turns().expect("90 squares");
/// let views: Vec<_> = secrets.iter().map(|secret| PlacementView::of(&start.play_unchecked(secret))).collect();
/// assert!(views[0].is_some() && views.iter().all(|view| *view == views[0]));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlacementView {
    /// The text that the rules show to both sides, before either has chosen.
    text: String,
    side: Side,
    options: Options,
}

impl PlacementView {
    /// What the side that chooses in a position sees; `None` once play has begun.
    #[must_use]
    pub fn of(position: &GoChess) -> Option<PlacementView> {
        position.pairs_placed()?;
        let side = position.side_to_move();
        // Black sees a question mark in the place of White's choice.
        let text = position.text_seen_by(side).replace(":?", ":-").replace(" b place:", " w place:");
        Some(PlacementView { text, side, options: position.options() })
    }

    /// The side that chooses.
    #[must_use]
    pub fn side(&self) -> Side {
        self.side
    }

    /// The position before either side has chosen.
    pub(super) fn before_the_choices(&self) -> Option<GoChess> {
        GoChess::parse(&self.text, self.options).ok()
    }
}
