//! What a puzzle is about: found by looking at what happens in its main line and how it ends.
//!
//! Themes that several games share are recognised here, a game's own in `games.rs`.

mod games;
mod scene;

use std::fmt;
use std::str::FromStr;

pub use scene::Scene;

use super::error::LineError;
use super::{Line, Task};

/// Makes the enumeration of themes: each with its documentation, its variant and its key.
macro_rules! themes {
    ($( $(#[$doc:meta])* $variant:ident $key:literal; )*) => {
        /// What a puzzle is about.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
        pub enum Theme { $( $(#[$doc])* $variant, )* }

        impl Theme {
            /// Every theme, in the order in which a puzzle names them.
            pub const ALL: [Theme; [$( $key ),*].len()] = [$( Theme::$variant ),*];

            /// Its name in files, and the key of its words.
            #[must_use]
            pub const fn key(self) -> &'static str {
                match self { $( Theme::$variant => $key, )* }
            }
        }
    };
}

themes! {
    /// The first turn takes something.
    Capture "capture";
    /// The first turn changes nothing of the other side, and no piece of one's own becomes another.
    Quiet "quiet";
    /// The other side takes something on the way, and loses all the same.
    Sacrifice "sacrifice";
    /// The first turn makes two threats at once.
    Fork "fork";
    /// The last blow comes from afar.
    FireLine "fire-line";
    /// Several strike together.
    JointAttack "joint-attack";
    /// A piece of one's own becomes a greater one.
    Promotion "promotion";
    /// Tress: King and Queen, or the last monarch, hold the Fortress in the end.
    Escort "escort";
    /// Tress: five zones are held in the end.
    Domination "domination";
    /// Tress: the last monarch falls.
    Elimination "elimination";
    /// Tress: a claim is undone.
    SecondWind "second-wind";
    /// Tress: the other side loses a zone.
    ZoneBroken "zone-broken";
    /// Trees: a chain that runs by itself strikes the last blow.
    Momentum "momentum";
    /// Trees: several squares of a tree die at once.
    CutOff "cut-off";
    /// Trees: the Huckleberry leaps.
    Leap "leap";
    /// Trees: squares are given up.
    Retreat "retreat";
    /// Tribun: a unit goes on top of an enemy unit.
    Impero "impero";
    /// Tribun: a unit is decombined.
    Split "split";
    /// Tribun: units are combined.
    Gathering "gathering";
    /// Tribun: a slave is free again.
    Freed "freed";
    /// Gess: the last ring of the other side is broken.
    RingBroken "ring-broken";
    /// Gess: stones are pushed over the edge.
    OverTheEdge "over-the-edge";
    /// Gess: stones of one's own are swept away.
    OwnStones "own-stones";
    /// Go-Chess: a Knight gives checkmate.
    KnightMate "knight-mate";
    /// Go-Chess: a Pawn gives checkmate.
    PawnMate "pawn-mate";
    /// Go-Chess: the Queen is given up.
    QueenGivenUp "queen-given-up";
    /// Treason: a Spy converts a piece.
    Conversion "conversion";
    /// Treason: a man becomes a Spy.
    Crown "crown";
    /// Treason: several captures in one turn.
    Chain "chain";
    /// Treason: the other side has to capture where one likes.
    Bait "bait";
    /// Treason: the other side has no turn left.
    Blockade "blockade";
    /// Treason: the other side has no piece left.
    Annihilation "annihilation";
    /// Troop Chess: two heads meet, and both fall.
    Clash "clash";
    /// Troop Chess: a formation goes two steps.
    Charge "charge";
    /// Troop Chess: a Straight strikes.
    Straight "straight";
    /// Troop Chess: a Pyramid strikes.
    Pyramid "pyramid";
    /// Troop Chess: an Oblique strikes.
    Oblique "oblique";
    /// Troop Chess: a Wedge strikes.
    Wedge "wedge";
    /// Troop Chess: a Serpent strikes.
    Serpent "serpent";
}

impl fmt::Display for Theme {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.key())
    }
}

impl FromStr for Theme {
    type Err = LineError;

    fn from_str(key: &str) -> Result<Theme, LineError> {
        let found = Theme::ALL.into_iter().find(|theme| theme.key() == key);
        found.ok_or_else(|| LineError::Theme(key.to_owned()))
    }
}

/// What the main line of a puzzle is about. `threats` is the number of places where the solver would strike a winning blow
/// after the first turn if the other side did nothing; whoever proves the puzzle knows it.
#[must_use]
pub fn themes_of(line: &Line, task: Task, threats: usize) -> Vec<Theme> {
    let scenes = Scene::all(line);
    let mut themes = shared(&scenes, task, threats);
    themes.extend(games::own(&scenes));
    themes.sort_unstable();
    themes.dedup();
    themes
}

fn shared(scenes: &[Scene<'_>], task: Task, threats: usize) -> Vec<Theme> {
    let (Some(first), Some(last)) = (scenes.first(), scenes.last()) else { return Vec::new() };
    let wins = matches!(task, Task::Win(_));
    let given = scenes.iter().any(|scene| !scene.is_own && scene.loses_of(first.side));
    that_hold([
        (Theme::Capture, first.takes()),
        (Theme::Quiet, first.is_quiet()),
        (Theme::Sacrifice, wins && given),
        (Theme::Fork, wins && threats >= 2),
        (Theme::FireLine, wins && last.reach() >= FAR),
        (Theme::Promotion, scenes.iter().any(Scene::promotes)),
    ])
}

/// The fewest steps that are far.
const FAR: u32 = 4;

/// The themes that hold, of pairs of a theme and whether it does.
fn that_hold<const N: usize>(pairs: [(Theme, bool); N]) -> Vec<Theme> {
    pairs.into_iter().filter_map(|(theme, holds)| holds.then_some(theme)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_are_read_as_they_are_written_and_none_is_there_twice() {
        for theme in Theme::ALL {
            assert_eq!(theme.key().parse(), Ok(theme));
        }
        assert_eq!("luck".parse::<Theme>(), Err(LineError::Theme("luck".to_owned())));
    }
}
