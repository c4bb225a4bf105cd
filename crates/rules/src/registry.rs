//! The registry of games: one line a game ties its name to its position.

use crate::{Game, GameId, OptionSpec, Options, Position, StartError, games};

/// A game of the registry, whose positions are [`AnyPosition`]s and whose turns are [`GameTurn`]s.
pub trait Registered: Game + Into<AnyPosition> {
    /// A turn of this game as a turn of any game.
    fn into_game_turn(turn: Self::Turn) -> GameTurn;

    /// The turn if it is one of this game.
    fn of_game_turn(turn: &GameTurn) -> Option<&Self::Turn>;
}

/// Makes the types of the registry from one line a game.
macro_rules! registry {
    ($( $variant:ident($position:ty), $doc:literal; )*) => {
        /// A position of a game chosen while the program runs.
        #[derive(Clone, PartialEq, Eq, Hash, Debug)]
        pub enum AnyPosition { $( #[doc = $doc] $variant($position), )* }

        /// A turn of a game chosen while the program runs, for `match`; [`AnyTurn`](crate::AnyTurn) has its text too.
        #[derive(Clone, PartialEq, Eq, Hash, Debug)]
        pub enum GameTurn { $( #[doc = $doc] $variant(<$position as Position>::Turn), )* }

        impl GameTurn {
            /// Which game this is a turn of.
            #[must_use]
            pub const fn game(&self) -> GameId {
                match self { $( GameTurn::$variant(_) => GameId::$variant, )* }
            }
        }

        $( impl From<$position> for AnyPosition {
            fn from(position: $position) -> AnyPosition { AnyPosition::$variant(position) }
        } )*

        $( impl Registered for $position {
            fn into_game_turn(turn: Self::Turn) -> GameTurn { GameTurn::$variant(turn) }

            fn of_game_turn(turn: &GameTurn) -> Option<&Self::Turn> {
                if let GameTurn::$variant(turn) = turn { Some(turn) } else { None }
            }
        } )*

        impl GameId {
            /// The options of the game.
            #[must_use]
            pub const fn options(self) -> &'static [OptionSpec] {
                match self { $( GameId::$variant => <<$position as Position>::Options as Options>::SPECS, )* }
            }
        }

        /// Runs the same generic expression for whichever game an [`AnyPosition`](crate::AnyPosition) is of.
        ///
        /// ```
        /// use ludarium_rules::{match_game, perft, AnyPosition, GameId};
        /// let start = AnyPosition::start(GameId::Tress, &[]).expect("the defaults are valid");
        /// assert_eq!(match_game!(&start, position => perft(position, 1)), 38);
        /// ```
        #[macro_export]
        macro_rules! match_game {
            ($any:expr, $p:pat => $body:expr) => {
                match $any { $( $crate::AnyPosition::$variant($p) => $body, )* }
            };
        }

        impl AnyPosition {
            /// The start position of a game with some options changed from their defaults.
            ///
            /// # Errors
            /// An unknown option or value.
            pub fn start(game: GameId, options: &[(&str, &str)]) -> Result<AnyPosition, StartError> {
                Ok(match game {
                    $( GameId::$variant => <$position>::start(Options::from_pairs(options)?).into(), )*
                })
            }

            /// The start position of a later round of a match whose rounds so far were void.
            ///
            /// # Errors
            /// An unknown option or value.
            pub fn start_of_round(
                game: GameId,
                options: &[(&str, &str)],
                round: u32,
            ) -> Result<AnyPosition, StartError> {
                Ok(match game {
                    $( GameId::$variant => <$position>::start_of_round(Options::from_pairs(options)?, round).into(), )*
                })
            }

            /// Reads a position text of a game.
            ///
            /// # Errors
            /// An unknown option or value, or a text that is refused.
            pub fn parse(game: GameId, text: &str, options: &[(&str, &str)]) -> Result<AnyPosition, StartError> {
                Ok(match game {
                    $( GameId::$variant => <$position>::parse(text, Options::from_pairs(options)?)?.into(), )*
                })
            }
        }
    };
}

registry! {
    Tress(games::tress::Tress), "Tress.";
    Trees(games::trees::Trees), "The Game for the Trees.";
    Tribun(games::tribun::Tribun), "Tribun.";
    Gess(games::gess::Gess), "Gess.";
    GoChess(games::go_chess::GoChess), "Go-Chess.";
    Treason(games::treason::Treason), "Treason.";
    TroopChess(games::troop_chess::TroopChess), "Troop Chess.";
}
