//! The match itself: what it holds and what can be asked of it.

mod agreement;
mod history;
mod numbers;
mod restore;
mod secret;
mod timing;

use std::time::Duration;

use ludarium_rules::{AnyPosition, AnyTurn, Effect, Message, Outcome, Side, TurnError};

use crate::result::result_of_history;
use crate::{EndReason, MatchId, MatchResult, Player, Setup, SetupError};

pub use numbers::TurnNumber;
pub(crate) use restore::Clocks;
pub use secret::VisibleTurn;

/// A match from its first position to its present one.
///
/// Two matches are equal if everything that can be asked of them is, their identity included.
///
/// - **Result.** The board decides first, then threefold repetition, then plies without progress; these follow from the
///   turns and are not stored. Agreement, resignation, time and being left unfinished are endings of their own on top of
///   the turns.
/// - **Undo** of a match with such an ending takes back only that ending: the players look at the same position and go
///   on. The fall of a flag stands. Otherwise undo takes back one turn, but never a turn that revealed secret choices.
///   It withdraws an open offer.
/// - **Redo** makes undone turns again until another turn is played or the match ends in another way.
/// - **Clocks** go on as they run when a turn is taken back or made again: undo gives back the position, and never time.
///   The increment of a turn that was taken back stays with its side, which gets none for the turn that takes its place.
/// - **Secrets.** The match holds every secret. [`Match::visible_turn`] says of a turn only what everybody may know.
#[derive(Clone, PartialEq, Debug)]
pub struct Match {
    id: MatchId,
    setup: Setup,
    /// How many boards of the generator were void before.
    round: u32,
    /// The position before the first turn, then the position after each of `turns`.
    points: Vec<HistoryEntry>,
    turns: Vec<Played>,
    /// How many of `turns` stand; the rest can be redone.
    ply: usize,
    ending: Option<MatchResult>,
    offer: Option<Side>,
    timing: Option<Timing>,
    /// Whether it was begun here and every turn played here.
    played_here: bool,
}

#[derive(Clone, PartialEq, Debug)]
struct HistoryEntry {
    position: AnyPosition,
    /// How often the position has come about, this time included.
    repetitions: u32,
    /// Plies without progress that led here.
    no_progress_plies: u32,
    /// What happened in the turn that led here, the end of the match by history included.
    effects: Vec<Effect>,
}

/// The clocks as they run.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Timing {
    left: [Duration; 2],
    paused: bool,
    /// For how many turns White and Black have had their increments: the most that ever stood of each.
    increments: [usize; 2],
}

/// A turn that was played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Played {
    /// The machine text.
    pub turn: AnyTurn,
    /// What players see.
    pub notation: String,
    /// The turn in words, for reading aloud.
    pub spoken: Message,
    /// Who played it.
    pub side: Side,
    /// What White's and Black's clocks showed after it, increment included; `None` in a match without clocks.
    pub clocks: Option<[Duration; 2]>,
}

/// What a match refuses.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum MatchError {
    /// The turn is refused.
    #[error(transparent)]
    Turn(#[from] TurnError),
    /// The match is over.
    #[error("the match is over ({})", .0.text())]
    Over(MatchResult),
    /// The side has already offered a draw.
    #[error("{0} has already offered a draw")]
    OfferStands(Side),
    /// Nobody has offered this side a draw.
    #[error("{0} has no offer of a draw to answer")]
    NoOffer(Side),
}

impl Match {
    /// A match at its first position, with an identity of its own and the clocks running.
    ///
    /// The options of [`Match::setup`] are filled in, so that a later change of a default changes no match. A position
    /// that is already decided is allowed: the match is then over from the start.
    ///
    /// # Errors
    /// Options, a position text, a level or clocks that do not exist.
    pub fn new(setup: Setup) -> Result<Match, SetupError> {
        Match::with_id(setup, MatchId::fresh())
    }

    /// [`Match::new`] with a given identity, so that two runs give equal matches.
    ///
    /// # Errors
    /// As [`Match::new`].
    pub fn with_id(setup: Setup, id: MatchId) -> Result<Match, SetupError> {
        let (setup, position) = setup.begin()?;
        Ok(Match { played_here: true, ..Match::begin(setup, position, id) })
    }

    /// A match of two people without names that begins with a position.
    ///
    /// ```
    /// use ludarium_record::Match;
    /// use ludarium_rules::{AnyPosition, GameId};
    /// let position = AnyPosition::start(GameId::Treason, &[]).expect("the defaults are valid");
    /// assert_eq!(Match::from_position(&position).expect("it is one").position(), &position);
    /// ```
    ///
    /// # Errors
    /// As [`Match::new`]; never for a position without a secret choice.
    pub fn from_position(position: &AnyPosition) -> Result<Match, SetupError> {
        let people = [(); 2].map(|()| Player::Human { name: String::new() });
        let options = position.options().into_iter().map(|(key, value)| (key.to_owned(), value)).collect();
        let setup = Setup { start: Some(position.to_string()), options, ..Setup::new(position.game(), people) };
        Match::new(setup)
    }

    /// A match from a set-up that [`Setup::begin`] has filled in.
    pub(crate) fn begin(setup: Setup, position: AnyPosition, id: MatchId) -> Match {
        Match {
            id,
            timing: setup.clock.map(|clock| Timing { left: clock.base, paused: false, increments: [0; 2] }),
            setup,
            round: 0,
            points: vec![HistoryEntry { position, repetitions: 1, no_progress_plies: 0, effects: Vec::new() }],
            turns: Vec::new(),
            ply: 0,
            ending: None,
            offer: None,
            played_here: false,
        }
    }

    /// Whether the match was begun in this program and every turn of it played here, so that it can say something about
    /// how well somebody plays.
    ///
    /// Whatever makes a match of a text says no: share codes, `.ludo` text, records of other programs, and a saved match
    /// that is pasted or imported ([`Match::from_elsewhere`]). A save remembers it as `played_here = true`, which counts
    /// where this program keeps its own matches and nowhere else; one that does not say so was not played here.
    ///
    /// ```
    /// use ludarium_record::{Match, Pasted, Player, Setup, paste};
    /// use ludarium_rules::GameId;
    ///
    /// let players = ["Ann", "Bob"].map(|name| Player::Human { name: name.to_owned() });
    /// let game = Match::new(Setup::new(GameId::Tress, players)).expect("a valid set-up");
    /// let save = game.to_text();
    /// assert!(game.is_played_here() && Match::from_text(&save).expect("just written").is_played_here());
    /// let Ok(Pasted::Save(pasted)) = paste(&save, None) else { panic!("it is a save") };
    /// assert!(!pasted.is_played_here());
    /// ```
    #[must_use]
    pub fn is_played_here(&self) -> bool {
        self.played_here
    }

    /// The same match as one that was not played here, whatever its text says.
    #[must_use]
    pub fn from_elsewhere(self) -> Match {
        Match { played_here: false, ..self }
    }

    /// Sets what a save says of where it was played.
    pub(crate) fn set_played_here(&mut self, played_here: bool) {
        self.played_here = played_here;
    }

    /// What was agreed on before the first turn, every option filled in.
    #[must_use]
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// Lets somebody else play a side from now on.
    ///
    /// # Errors
    /// The computer has no such level; then nothing changes.
    pub fn seat(&mut self, side: Side, player: Player) -> Result<(), SetupError> {
        player.check()?;
        self.setup.players[side.index()] = player;
        self.setup.teaches &= self.setup.may_teach();
        Ok(())
    }

    /// The number that identifies this match.
    #[must_use]
    pub fn id(&self) -> u64 {
        self.id.number()
    }

    /// The identity: the number, and when the match was begun.
    #[must_use]
    pub fn identity(&self) -> MatchId {
        self.id
    }

    /// The same match under another identity, such as one that was read from a text and has none of its own.
    #[must_use]
    pub fn with_identity(self, id: MatchId) -> Match {
        Match { id, ..self }
    }

    /// The present position.
    #[must_use]
    pub fn position(&self) -> &AnyPosition {
        &self.here().position
    }

    /// The position that the match began with.
    #[must_use]
    pub fn first_position(&self) -> &AnyPosition {
        // A match is made with this one, and only those after it are ever taken back.
        &self.points[0].position
    }

    /// The position after `ply` turns (0: the first), also of turns that can be redone; `None` beyond them.
    #[must_use]
    pub fn position_at(&self, ply: usize) -> Option<&AnyPosition> {
        self.points.get(ply).map(|point| &point.position)
    }

    /// How many turns have been played, undone ones not counted.
    #[must_use]
    pub fn ply(&self) -> usize {
        self.ply
    }

    /// The turns played, [`Match::ply`] of them, followed by those that redo can restore: the truth for saving and for
    /// the rules. What may be shown of them is [`Match::visible_turn`].
    #[must_use]
    pub fn turns(&self) -> &[Played] {
        &self.turns
    }

    /// Whose turn it is; in a finished match, whose turn it would be.
    #[must_use]
    pub fn side_to_move(&self) -> Side {
        self.position().side_to_move()
    }

    /// The result, if the match is over.
    #[must_use]
    pub fn result(&self) -> Option<MatchResult> {
        self.here().result().or(self.ending)
    }

    /// The result that follows from the turns alone.
    pub(crate) fn result_by_turns(&self) -> Option<MatchResult> {
        self.here().result()
    }

    /// The ending that does not follow from the turns.
    pub(crate) fn ending(&self) -> Option<MatchResult> {
        self.ending
    }

    /// How many plies in a row had made no progress after `ply` turns; 0 beyond the last one.
    #[must_use]
    pub fn plies_without_progress_at(&self, ply: usize) -> u32 {
        self.points.get(ply).map_or(0, |point| point.no_progress_plies)
    }

    /// How often the present position, side to move included, has come about: 1 the first time.
    #[must_use]
    pub fn repetitions(&self) -> u32 {
        self.here().repetitions
    }

    /// How many plies in a row have made no progress, up to the present position.
    #[must_use]
    pub fn plies_without_progress(&self) -> u32 {
        self.here().no_progress_plies
    }

    /// The hashes of all positions so far, from the first to the present one.
    #[must_use]
    pub fn hashes(&self) -> Vec<u64> {
        self.points[..=self.ply].iter().map(|point| point.position.zobrist()).collect()
    }

    fn here(&self) -> &HistoryEntry {
        &self.points[self.ply]
    }

    fn expect_ongoing(&self) -> Result<(), MatchError> {
        self.result().map_or(Ok(()), |result| Err(MatchError::Over(result)))
    }
}

impl HistoryEntry {
    /// The result that follows from the turns alone.
    fn result(&self) -> Option<MatchResult> {
        result_of_history(&self.position, self.repetitions, self.no_progress_plies)
    }

    /// Adds the end of the match to the effects if history brought it about.
    fn with_ending(mut self) -> HistoryEntry {
        let word = match self.result().map(|result| result.reason) {
            Some(EndReason::Threefold) => "threefold",
            Some(EndReason::NoProgress) => "no-progress",
            _ => return self,
        };
        self.effects.push(Effect::Ended(Outcome::draw(word)));
        self
    }
}

impl Match {
    /// On which board of the game's generator the match is played: 0 on the first, 1 after one that was void.
    #[must_use]
    pub fn round(&self) -> u32 {
        self.round
    }

    /// The match that follows one whose position is void: the same set-up on the next board of the same generator, at
    /// its start, with an identity of its own; `None` for any other match. A position that the players chose to start
    /// from is not started from again.
    #[must_use]
    pub fn next_round(&self) -> Option<Match> {
        let void = self.position().outcome().is_some_and(|outcome| outcome.reason == "void");
        let round = self.round.checked_add(1).filter(|_| void)?;
        let (setup, position) = Setup { start: None, ..self.setup.clone() }.begin_round(round).ok()?;
        let next = Match::begin(setup, position, MatchId::fresh()).in_round(round);
        Some(Match { played_here: self.played_here, ..next })
    }

    /// The same match on another board of the generator.
    pub(crate) fn in_round(self, round: u32) -> Match {
        Match { round, ..self }
    }
}
