//! The registry of games: one entry a game ties its name and title to its position.

use std::fmt;
use std::str::FromStr;

use crate::{excerpt, games};

/// Makes a registry of games: an enumeration of their names, one of their positions and one of their turns, a trait that
/// ties the three together, and a macro that runs a generic expression for whichever game a position is of. An entry is
/// the documentation of a game, its variant, the type of its positions, its name in command lines and its title.
///
/// The first line says in which module the macro looks for the positions: `self`, `crate` or the name of a module.
///
/// ```
/// # mod example {
/// use ludarium_rules::{games::{gess::Gess, tress::Tress}, perft};
///
/// ludarium_rules::registry! {
///     in self;
///     /// The games of this program.
///     ids ChessId;
///     /// A position of one of them.
///     positions AnyChess;
///     /// A turn of one of them.
///     turns AnyChessTurn;
///     /// A game of this registry.
///     games Chess;
///     /// Runs the same expression for each of them.
///     matches match_chess;
///
///     /// Tress, with another title.
///     Tress(Tress), "tress", "Chess of seven zones";
///     /// Gess.
///     Gess(Gess), "gess", "Gess";
/// }
///
/// # pub fn run() {
/// let start = AnyChess::start(ChessId::ALL[0], &[("second_wind", "off")]).expect("a value of this option");
/// assert_eq!(match_chess!(&start, position => perft(position, 1)), 38);
/// # }
/// # }
/// # example::run();
/// ```
#[macro_export]
macro_rules! registry {
    (
        in $root:tt;
        $(#[$id_attribute:meta])* ids $ids:ident;
        $(#[$position_attribute:meta])* positions $positions:ident;
        $(#[$turn_attribute:meta])* turns $turns:ident;
        $(#[$game_attribute:meta])* games $games:ident;
        $(#[$match_attribute:meta])* matches $match_game:ident;
        $( $(#[$doc:meta])* $variant:ident($position:ty), $name:literal, $title:literal; )*
    ) => {
        $(#[$id_attribute])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
        pub enum $ids { $( $(#[$doc])* $variant, )* }

        $(#[$position_attribute])*
        #[derive(Clone, PartialEq, Eq, Hash, Debug)]
        pub enum $positions { $( $(#[$doc])* $variant($position), )* }

        $(#[$turn_attribute])*
        #[derive(Clone, PartialEq, Eq, Hash, Debug)]
        pub enum $turns { $( $(#[$doc])* $variant(<$position as $crate::Position>::Turn), )* }

        $(#[$game_attribute])*
        pub trait $games: $crate::Game + Into<$positions> {
            /// Which game this is.
            const GAME: $ids;

            /// A turn of this game as a turn of any game.
            fn into_game_turn(turn: Self::Turn) -> $turns;

            /// The turn if it is one of this game.
            fn of_game_turn(turn: &$turns) -> Option<&Self::Turn>;
        }

        $( impl $games for $position {
            const GAME: $ids = $ids::$variant;

            fn into_game_turn(turn: Self::Turn) -> $turns {
                $turns::$variant(turn)
            }

            #[allow(unreachable_patterns, reason = "a registry of one game has no other turn")]
            fn of_game_turn(turn: &$turns) -> Option<&Self::Turn> {
                match turn {
                    $turns::$variant(turn) => Some(turn),
                    _ => None,
                }
            }
        } )*

        $( impl From<$position> for $positions {
            fn from(position: $position) -> $positions { $positions::$variant(position) }
        } )*

        impl $ids {
            /// Every game, in the order in which they are shown.
            pub const ALL: [$ids; [$( stringify!($variant) ),*].len()] = [$( $ids::$variant ),*];

            /// The name in command lines and files.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self { $( $ids::$variant => $name, )* }
            }

            /// The title for people.
            #[must_use]
            pub const fn title(self) -> &'static str {
                match self { $( $ids::$variant => $title, )* }
            }

            /// The options of the game.
            #[must_use]
            pub const fn options(self) -> &'static [$crate::OptionSpec] {
                match self {
                    $( $ids::$variant => <<$position as $crate::Position>::Options as $crate::Options>::SPECS, )*
                }
            }

            /// All that the game can say: what translators translate.
            #[must_use]
            pub fn vocabulary(self) -> $crate::Vocabulary {
                match self {
                    $( $ids::$variant => <$position as $crate::Notation>::vocabulary(), )*
                }
            }
        }

        impl $turns {
            /// Which game this is a turn of.
            #[must_use]
            pub const fn game(&self) -> $ids {
                match self { $( $turns::$variant(_) => $ids::$variant, )* }
            }
        }

        impl $positions {
            /// The start position of a game with some options changed from their defaults.
            ///
            /// # Errors
            /// An unknown option or value.
            pub fn start(game: $ids, options: &[(&str, &str)]) -> Result<$positions, $crate::StartError> {
                Self::start_of_round(game, options, 0)
            }

            /// The start position of a later round of a match whose rounds so far were void; round 0 is the start.
            ///
            /// # Errors
            /// An unknown option or value.
            pub fn start_of_round(
                game: $ids,
                options: &[(&str, &str)],
                round: u32,
            ) -> Result<$positions, $crate::StartError> {
                Ok(match game {
                    $( $ids::$variant => {
                        let options = $crate::Options::from_pairs(options)?;
                        <$position as $crate::Position>::start_of_round(options, round).into()
                    } )*
                })
            }

            /// Reads a position text of a game.
            ///
            /// # Errors
            /// An unknown option or value, or a text that is refused.
            pub fn parse(
                game: $ids,
                text: &str,
                options: &[(&str, &str)],
            ) -> Result<$positions, $crate::StartError> {
                Ok(match game {
                    $( $ids::$variant => {
                        let options = $crate::Options::from_pairs(options)?;
                        <$position as $crate::Position>::parse(text, options)?.into()
                    } )*
                })
            }
        }

        $(#[$match_attribute])*
        macro_rules! $match_game {
            ($any:expr, $p:pat => $body:expr) => {
                match $any { $( $root::$positions::$variant($p) => $body, )* }
            };
        }
    };
}

/// The registry of this library, in a macro so that `$crate` leads to it from wherever [`match_game!`](crate::match_game)
/// is used.
macro_rules! games_of_this_library {
    () => {
        registry! {
            in $crate;
            /// A game that this library knows.
            #[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
            ids GameId;
            /// A position of a game chosen while the program runs.
            positions AnyPosition;
            /// A turn of a game chosen while the program runs, for `match`; [`AnyTurn`](crate::AnyTurn) has its text too.
            turns GameTurn;
            /// A game of the registry, whose positions are [`AnyPosition`]s and whose turns are [`GameTurn`]s.
            games Registered;
            /// Runs the same generic expression for whichever game an [`AnyPosition`](crate::AnyPosition) is of.
            ///
            /// ```
            /// use ludarium_rules::{match_game, perft, AnyPosition, GameId};
            /// let start = AnyPosition::start(GameId::Tress, &[]).expect("the defaults are valid");
            /// assert_eq!(match_game!(&start, position => perft(position, 1)), 38);
            /// ```
            #[macro_export]
            matches match_game;

            /// Tress: a chess-like fight over seven zones.
            Tress(games::tress::Tress), "tress", "Tress";
            /// The Game for the Trees: nothing moves, everything grows and keeps what it has.
            Trees(games::trees::Trees), "trees", "The Game for the Trees";
            /// Tribun pugna pro cannae: stacks on 91 hexes fight for the Tribun.
            Tribun(games::tribun::Tribun), "tribun", "Tribun pugna pro cannae";
            /// Gess: chess with blocks of Go stones.
            Gess(games::gess::Gess), "gess", "Gess";
            /// Go-Chess: chess on a board with holes, the pieces placed in secret.
            GoChess(games::go_chess::GoChess), "go-chess", "Go-Chess";
            /// Treason: draughts on triangles, with Spies that turn enemies.
            Treason(games::treason::Treason), "treason", "Treason";
            /// Troop Chess (Shudan-Jinkeiki), a reconstruction: formations of three.
            TroopChess(games::troop_chess::TroopChess), "troop-chess", "Troop Chess";
        }
    };
}

games_of_this_library!();

/// A name that is no game.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("unknown game \"{}\"; known: {}", excerpt(name), GameId::ALL.map(GameId::name).join(", "))]
pub struct UnknownGame {
    /// What was asked for.
    pub name: String,
}

impl FromStr for GameId {
    type Err = UnknownGame;

    fn from_str(name: &str) -> Result<GameId, UnknownGame> {
        GameId::ALL.into_iter().find(|game| game.name() == name).ok_or_else(|| UnknownGame { name: name.to_owned() })
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.title())
    }
}
