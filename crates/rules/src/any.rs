//! The registry of games, and positions of a game chosen while the program runs.

use std::fmt;
use std::str::FromStr;

use crate::{
    BoardView, Cell, Choices, Effect, Game, HiddenInfo, Kind, Notation, OptionSpec, Options, Outcome, Position, Side,
    StartError, Step, StepError, StepInput, TooManyTurns, TurnError, TurnReport, View, games,
};

/// The machine text of a turn that some position has accepted.
#[derive(Clone, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct TurnText(Box<str>);

impl TurnText {
    /// The text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for TurnText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// A name that is no game.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("unknown game \"{name}\"; known: {}", GameId::ALL.map(GameId::name).join(", "))]
pub struct UnknownGame {
    /// What was asked for.
    pub name: String,
}

/// Makes the registry from one line a game.
macro_rules! registry {
    ($( $(#[$doc:meta])* $variant:ident($position:ty) = $name:literal, $title:literal; )*) => {
        /// A game that this library knows.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
        pub enum GameId { $( $(#[$doc])* $variant, )* }

        impl GameId {
            /// Every game, in the order in which they are shown.
            pub const ALL: [GameId; [$($name),*].len()] = [$( GameId::$variant ),*];

            /// The name in command lines and files, such as `tress`.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self { $( GameId::$variant => $name, )* }
            }

            /// The title for people, such as "Tress".
            #[must_use]
            pub const fn title(self) -> &'static str {
                match self { $( GameId::$variant => $title, )* }
            }

            /// The options of the game.
            #[must_use]
            pub const fn options(self) -> &'static [OptionSpec] {
                match self { $( GameId::$variant => <<$position as Position>::Options as Options>::SPECS, )* }
            }
        }

        /// A position of any game. Turns are passed as their machine text, so that nobody can mix up two games' turns.
        #[derive(Clone, PartialEq, Eq, Hash, Debug)]
        pub enum AnyPosition { $( $(#[$doc])* $variant($position), )* }

        $( impl From<$position> for AnyPosition {
            fn from(position: $position) -> AnyPosition { AnyPosition::$variant(position) }
        } )*

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
    /// Tress: a chess-like fight over seven zones.
    Tress(games::tress::Tress) = "tress", "Tress";
    /// The Game for the Trees: nothing moves, everything grows and keeps what it has.
    Trees(games::trees::Trees) = "trees", "The Game for the Trees";
    /// Tribun pugna pro cannae: stacks on 91 hexes fight for the Tribun.
    Tribun(games::tribun::Tribun) = "tribun", "Tribun pugna pro cannae";
    /// Gess: chess with blocks of Go stones.
    Gess(games::gess::Gess) = "gess", "Gess";
    /// Go-Chess: chess on a board with holes, the pieces placed in secret.
    GoChess(games::go_chess::GoChess) = "go-chess", "Go-Chess";
    /// Treason: draughts on triangles, with Spies that turn enemies.
    Treason(games::treason::Treason) = "treason", "Treason";
    /// Troop Chess (Shudan-Jinkeiki), a reconstruction: formations of three.
    TroopChess(games::troop_chess::TroopChess) = "troop-chess", "Troop Chess";
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

impl fmt::Display for AnyPosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match_game!(self, position => position.fmt(f))
    }
}

fn game_of<P: Game>(_: &P) -> GameId {
    P::GAME
}

fn text_of<P: Game>(position: &P, turn: &P::Turn) -> TurnText {
    TurnText(position.turn_text(turn).into())
}

fn choices_of<P: Game>(position: &P, path: &[Step]) -> Result<Choices<TurnText>, StepError> {
    let choices = position.choices(path)?;
    Ok(Choices { next: choices.next, turn: choices.turn.map(|turn| text_of(position, &turn)) })
}

fn no_progress_plies<P: Game>(_: &P) -> u32 {
    P::NO_PROGRESS_PLIES
}

fn cell_count<P: Game>(_: &P) -> u16 {
    P::cell_count()
}

fn cell_name<P: Game>(_: &P, cell: Cell) -> String {
    P::cell_name(cell)
}

fn cell_named<P: Game>(_: &P, name: &str) -> Option<Cell> {
    P::cell_named(name)
}

fn kind_name<P: Game>(_: &P, kind: Kind) -> &'static str {
    P::kind_name(kind)
}

fn reason_text<P: Game>(_: &P, reason: &str) -> &'static str {
    P::reason_text(reason)
}

/// Every method does what the method of the same name of a [`Game`] does.
impl AnyPosition {
    /// Which game this is a position of.
    #[must_use]
    pub fn game(&self) -> GameId {
        match_game!(self, position => game_of(position))
    }

    /// The options with their present values.
    #[must_use]
    pub fn options(&self) -> Vec<(&'static str, String)> {
        match_game!(self, position => position.options().list())
    }

    /// Whose turn it is.
    #[must_use]
    pub fn side_to_move(&self) -> Side {
        match_game!(self, position => position.side_to_move())
    }

    /// The result, if the game is over by the position alone.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        match_game!(self, position => position.outcome())
    }

    /// The position text as far as a player may know it.
    #[must_use]
    pub fn text_seen_by(&self, side: Side) -> String {
        match_game!(self, position => position.text_seen_by(side))
    }

    /// A position that is possible for all that a player knows.
    #[must_use]
    pub fn determinize(&self, side: Side, seed: u64) -> AnyPosition {
        match_game!(self, position => position.determinize(side, seed).into())
    }

    /// Whether the choice that is due now is secret: it must be kept from the other side.
    #[must_use]
    pub fn is_choice_secret(&self) -> bool {
        match_game!(self, position => position.is_choice_secret())
    }

    /// Whether the choice that is due now reveals the secret choice of the other side.
    #[must_use]
    pub fn choice_reveals(&self) -> bool {
        match_game!(self, position => position.choice_reveals())
    }

    /// All legal turns.
    ///
    /// # Errors
    /// They are too many to list.
    pub fn turns(&self) -> Result<Vec<TurnText>, TooManyTurns> {
        match_game!(self, position => Ok(position.turns()?.iter().map(|turn| text_of(position, turn)).collect()))
    }

    /// The legal turn with a number below [`count_turns`](AnyPosition::count_turns) and
    /// [`MOST_LISTED`](crate::MOST_LISTED).
    #[must_use]
    pub fn nth_turn(&self, number: u64) -> Option<TurnText> {
        match_game!(self, position => position.nth_turn(number).map(|turn| text_of(position, &turn)))
    }

    /// The number of legal turns.
    #[must_use]
    pub fn count_turns(&self) -> u64 {
        match_game!(self, position => position.count_turns())
    }

    /// The 64-bit hash.
    #[must_use]
    pub fn zobrist(&self) -> u64 {
        match_game!(self, position => position.zobrist())
    }

    /// Plies without progress after which a match is drawn.
    #[must_use]
    pub fn no_progress_plies(&self) -> u32 {
        match_game!(self, position => no_progress_plies(position))
    }

    /// What stands where.
    #[must_use]
    pub fn board_view(&self) -> BoardView {
        match_game!(self, position => position.board_view())
    }

    /// Reads a turn, in machine text or as players write it.
    ///
    /// # Errors
    /// Unreadable text, no legal turn that fits, or several.
    pub fn read_turn(&self, text: &str) -> Result<TurnText, TurnError> {
        match_game!(self, position => position.read_turn(text).map(|turn| text_of(position, &turn)))
    }

    /// Plays a turn.
    ///
    /// # Errors
    /// The turn is not legal here.
    pub fn play(&self, turn: &TurnText) -> Result<AnyPosition, TurnError> {
        match_game!(self, position => Ok(position.play(&position.read_turn(&turn.0)?)?.into()))
    }

    /// Everything that a turn yields, for one reading of its text.
    ///
    /// ```
    /// use ludarium_rules::{AnyPosition, GameId};
    /// let start = AnyPosition::start(GameId::Tress, &[]).expect("the defaults are valid");
    /// let turn = start.read_turn("dNd3").expect("a legal first turn");
    /// let account = start.report_turn(&turn).expect("a turn that was read is legal");
    /// assert_eq!((account.notation.as_str(), Ok(account.next)), ("dNd3", start.play(&turn)));
    /// ```
    ///
    /// # Errors
    /// The turn is not legal here.
    pub fn report_turn(&self, turn: &TurnText) -> Result<TurnReport, TurnError> {
        match_game!(self, position => TurnReport::of(position, &turn.0))
    }

    /// What happens in a turn, in order.
    ///
    /// # Errors
    /// The turn is not legal here.
    pub fn effects(&self, turn: &TurnText) -> Result<Vec<Effect>, TurnError> {
        match_game!(self, position => Ok(position.effects(&position.read_turn(&turn.0)?)))
    }

    /// Whether a turn is progress.
    ///
    /// # Errors
    /// The turn is not legal here.
    pub fn is_progress(&self, turn: &TurnText) -> Result<bool, TurnError> {
        match_game!(self, position => Ok(position.is_progress(&position.read_turn(&turn.0)?)))
    }

    /// What players see for a turn.
    ///
    /// # Errors
    /// The turn is not legal here.
    pub fn notation(&self, turn: &TurnText) -> Result<String, TurnError> {
        match_game!(self, position => Ok(position.notation(&position.read_turn(&turn.0)?)))
    }

    /// A turn in words.
    ///
    /// # Errors
    /// The turn is not legal here.
    pub fn spoken(&self, turn: &TurnText) -> Result<String, TurnError> {
        match_game!(self, position => Ok(position.spoken(&position.read_turn(&turn.0)?)))
    }

    /// A path of steps that makes a turn.
    ///
    /// # Errors
    /// The turn is not legal here.
    pub fn steps_of(&self, turn: &TurnText) -> Result<Vec<Step>, TurnError> {
        match_game!(self, position => Ok(position.steps_of(&position.read_turn(&turn.0)?)))
    }

    /// What may follow a path of steps.
    ///
    /// # Errors
    /// The first step that leads to no legal turn, with the reason.
    pub fn choices(&self, path: &[Step]) -> Result<Choices<TurnText>, StepError> {
        match_game!(self, position => choices_of(position, path))
    }

    /// The number of cells.
    #[must_use]
    pub fn cell_count(&self) -> u16 {
        match_game!(self, position => cell_count(position))
    }

    /// The name of a cell.
    #[must_use]
    pub fn cell_name(&self, cell: Cell) -> String {
        match_game!(self, position => cell_name(position, cell))
    }

    /// The cell of that name.
    #[must_use]
    pub fn cell_named(&self, name: &str) -> Option<Cell> {
        match_game!(self, position => cell_named(position, name))
    }

    /// The name of a kind of piece.
    #[must_use]
    pub fn kind_name(&self, kind: Kind) -> &'static str {
        match_game!(self, position => kind_name(position, kind))
    }

    /// One sentence on a result.
    #[must_use]
    pub fn reason_text(&self, reason: &str) -> &'static str {
        match_game!(self, position => reason_text(position, reason))
    }
}
