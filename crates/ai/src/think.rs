//! Choosing a turn in a match of any game.

use std::time::Duration;

use ludarium_rules::{AnyPosition, AnyTurn, Registered, Side, TurnError, match_game};
use serde::{Deserialize, Serialize};

use crate::book::{self, BookTurn};
use crate::placement::{self, PlacementView};
use crate::{
    Attention, Clock, Contempt, Evaluate, Level, Limits, Score, SearchConfig, SearchMemory, SearchResult, Spot, Stop,
    Strength, Variation, search_in,
};

/// The state of a match that the position does not hold.
#[derive(Clone, Copy, Debug)]
pub struct MatchContext<'a> {
    /// The hashes of all earlier positions, oldest first.
    pub earlier: &'a [u64],
    /// The plies without progress up to the position.
    pub no_progress_plies: u32,
    /// Decides everything that is left to chance at this turn.
    pub seed: u64,
    /// Decides what stays the same for the player's whole match: the errors of its judgement.
    pub match_seed: u64,
    /// The opponent's mean time for a turn so far.
    pub opponent: Option<Duration>,
    /// The player's clock, in a match with clocks.
    pub clock: Option<Clock>,
}

/// A position to find a turn in, and the strength to find it with.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Request {
    /// The position to find a turn in.
    pub position: AnyPosition,
    /// The hashes ([`AnyPosition::zobrist`]) of all earlier positions of the match, oldest first.
    pub history: Vec<u64>,
    /// The plies without progress up to the position.
    pub no_progress_plies: u32,
    /// The opponent: its character, and its strength unless [`Request::strength`] says otherwise.
    pub level: Level,
    /// A strength in place of the level's own, as in an even game ([`EvenOpponent`](crate::EvenOpponent)).
    pub strength: Option<Strength>,
    /// Where the turn that led to the position has landed ([`Request::landing`]), near which a weak player looks first;
    /// `None` where it is not known.
    pub last_landing: Option<Spot>,
    /// Limits in place of the level's own.
    pub limits: Option<Limits>,
    /// The player's clock in a match with clocks, which bounds the time in addition to the limits.
    pub clock: Option<Clock>,
    /// The threads to search with, where the level uses several; 0 counts as 1.
    pub threads: usize,
    /// The side that the computer plays, which has contempt for draws; `None` for analysis, to which a draw is worth 0.
    pub player: Option<Side>,
    /// The best turns to find, each with its value and line ([`Thought::others`]); 0 counts as 1.
    pub lines: usize,
    /// Chooses among equally good turns. The same request with the same seeds has the same answer unless a time limit
    /// ends the search.
    pub seed: u64,
    /// Chooses the errors of judgement of a weak level, so far as they are the same for a whole match.
    pub match_seed: u64,
    /// Whether a player begins by the opening book of the game; analysis never does.
    pub book: bool,
}

impl Request {
    /// A request of the player to move, with the level's own limits, no clock, no earlier positions, one line and the
    /// seeds 0.
    #[must_use]
    pub fn new(position: AnyPosition, level: Level) -> Request {
        let player = Some(position.side_to_move());
        Request {
            position,
            history: Vec::new(),
            no_progress_plies: 0,
            level,
            strength: None,
            last_landing: None,
            limits: None,
            clock: None,
            threads: 1,
            player,
            lines: 1,
            seed: 0,
            match_seed: 0,
            book: level.number() >= Level::BOOK_FROM,
        }
    }

    /// The same request in a match in progress.
    #[must_use]
    pub fn in_match(self, context: MatchContext<'_>) -> Request {
        Request {
            history: context.earlier.to_vec(),
            no_progress_plies: context.no_progress_plies,
            clock: context.clock,
            seed: context.seed,
            match_seed: context.match_seed,
            ..self
        }
    }

    /// The same request when so much of its time has passed already.
    pub(crate) fn after(self, elapsed: Duration) -> Request {
        let limits = self.limits.map(|limits| limits.after(elapsed));
        Request { limits, clock: self.clock.map(|clock| clock.after(elapsed)), ..self }
    }

    /// Where a turn that has led to a position has landed.
    #[must_use]
    pub fn landing(position: &AnyPosition, last_turn: Option<&AnyTurn>) -> Option<Spot> {
        match_game!(position, position => landing(position, last_turn?))
    }

    /// The position as the side to move may know it.
    pub(crate) fn visible_position(&self) -> AnyPosition {
        self.position.determinize(self.position.side_to_move(), self.seed)
    }

    pub(crate) fn place(&self) -> Strength {
        self.strength.unwrap_or_else(|| self.level.strength(self.position.game()))
    }

    /// The turn of the opening book that the match's seed chooses, if the player whose turn it is uses one and the book
    /// knows the position. A book that cannot be read is as good as none.
    fn turn_of_book(&self) -> Option<Thought> {
        let plays = self.book && self.player == Some(self.position.side_to_move());
        let book = if plays { book::built_in(self.position.game()).ok()?? } else { return None };
        let BookTurn { turn, value } = book.choose(&self.position, self.match_seed)?.clone();
        Some(Thought {
            line: vec![turn.clone()],
            turn,
            score: Score::from_value(value),
            depth: 0,
            selective_depth: None,
            table_fill: None,
            nodes: 0,
            elapsed: Duration::ZERO,
            others: Vec::new(),
        })
    }

    /// How the search is run.
    #[must_use]
    pub fn config(&self) -> SearchConfig {
        let game = self.position.game();
        let place = self.place();
        let config = place.config(game, self.level.style(), self.limits, self.seed);
        let exact = place.params(game).is_exact();
        let seed_of_errors = Level::noise_seed(self.match_seed, self.seed);
        SearchConfig {
            attention: Attention { seed: seed_of_errors, last: self.last_landing, ..config.attention },
            limits: Limits { clock: self.clock.or(config.limits.clock), ..config.limits },
            threads: if exact { self.threads } else { 1 },
            // The little noise of strong play makes matches differ; an analysis needs none.
            noise: if exact && self.player.is_none() { 0 } else { config.noise },
            no_progress_plies: self.no_progress_plies,
            contempt: self.player.map_or(Contempt::NONE, |player| Contempt::of(player, Level::CONTEMPT)),
            noise_seed: seed_of_errors,
            lines: self.lines,
            // Analysis is to be right, whatever the level can do.
            tables: self.level.number() >= Level::TABLES_FROM || self.player.is_none(),
            ..config
        }
    }
}

fn landing<P: Evaluate + Registered>(_position: &P, turn: &AnyTurn) -> Option<Spot> {
    turn.typed::<P>().map(|turn| P::span(turn).to)
}

/// The answer of a search.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Thought {
    /// The turn to play.
    pub turn: AnyTurn,
    /// Its value for the side to move.
    pub score: Score,
    /// The depth of the last finished iteration; 0 if there was no time to search even one ply.
    pub depth: u32,
    /// The length of the longest line searched, in plies, quiescence search included; `None` where that is not counted.
    pub selective_depth: Option<u32>,
    /// How full of this search's entries the transposition table is, in thousandths; `None` without a table.
    pub table_fill: Option<u32>,
    /// The positions searched.
    pub nodes: u64,
    /// The time used.
    pub elapsed: Duration,
    /// The principal variation, beginning with `turn`.
    pub line: Vec<AnyTurn>,
    /// The next best turns, the best first, if the request asked for several lines.
    pub others: Vec<Line>,
}

/// A turn that is not the best, with what it leads to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// Its value for the side to move.
    pub score: Score,
    /// The turns, the one in question first.
    pub turns: Vec<AnyTurn>,
}

/// Finds a turn. Gives a legal one whenever there is one, even if `stop` is already set. The search does not see
/// secrets of the other side: it gets what its own side may know, the rest drawn at random. Pieces of Go-Chess are
/// placed by [`placement`] instead, which takes at most a tenth of a second.
///
/// `on_progress` is called after each finished iteration.
///
/// # Errors
/// The game is over.
pub fn think(request: &Request, stop: &Stop, mut on_progress: impl FnMut(&Thought)) -> Result<Thought, ThinkError> {
    think_in(&mut SearchMemory::new(), request, stop, Some(&mut on_progress))
}

/// [`think`] with what the player remembers from its last turn.
///
/// # Errors
/// The game is over.
pub fn think_in(
    memory: &mut SearchMemory,
    request: &Request,
    stop: &Stop,
    on_progress: Option<Progress<'_>>,
) -> Result<Thought, ThinkError> {
    if let Some(thought) = request.turn_of_book() {
        return Ok(thought);
    }
    let (position, config) = (request.visible_position(), request.config());
    think_by(memory, &position, &request.history, &config, stop, on_progress)
}

/// Thinks with any search configuration. `position` is taken as it is: in a match, pass what the side to move may know
/// of it ([`AnyPosition::determinize`]). `history` holds the hashes of all earlier positions of the match, oldest
/// first.
///
/// # Errors
/// The game is over.
pub fn think_by(
    memory: &mut SearchMemory,
    position: &AnyPosition,
    history: &[u64],
    config: &SearchConfig,
    stop: &Stop,
    on_progress: Option<Progress<'_>>,
) -> Result<Thought, ThinkError> {
    if let AnyPosition::GoChess(position) = position
        && let Some(view) = PlacementView::of(position)
    {
        return thought_of(position, &placement::choose_until(&view, config, stop).ok_or(ThinkError::Over)?);
    }
    match_game!(position, position => think_in_game(memory, position, history, config, stop, on_progress))
}

/// Is called with the result of each finished iteration.
pub type Progress<'a> = &'a mut dyn FnMut(&Thought);

fn think_in_game<P: Evaluate + Registered>(
    memory: &mut SearchMemory,
    position: &P,
    history: &[u64],
    config: &SearchConfig,
    stop: &Stop,
    mut on_progress: Option<Progress<'_>>,
) -> Result<Thought, ThinkError> {
    let found = search_in(memory, position, history, config, stop, &mut |found| {
        if let Some(on_progress) = &mut on_progress
            && let Ok(thought) = thought_of(position, found)
        {
            on_progress(&thought);
        }
    });
    thought_of(position, &found.ok_or(ThinkError::Over)?)
}

fn thought_of<P: Evaluate + Registered>(position: &P, found: &SearchResult<P::Turn>) -> Result<Thought, ThinkError> {
    Ok(Thought {
        turn: AnyTurn::new(position, &found.turn),
        score: Score::from_value(found.value),
        depth: found.depth,
        selective_depth: found.selective_depth,
        table_fill: found.table_fill,
        nodes: found.nodes,
        elapsed: found.elapsed,
        line: line_of(position, &found.line),
        others: found.others.iter().map(|other| line_of_variation(position, other)).collect(),
    })
}

fn line_of_variation<P: Evaluate + Registered>(position: &P, variation: &Variation<P::Turn>) -> Line {
    Line { score: Score::from_value(variation.value), turns: line_of(position, &variation.line) }
}

/// Why there is no answer.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ThinkError {
    /// The game is over: there is no turn to choose.
    #[error("the game is over: there is no turn to choose")]
    Over,
    /// The rules refused a turn that they had listed, which only a fault in them can cause.
    #[error("a turn found by the search was refused: {0}")]
    Refused(#[from] TurnError),
    /// The system has given no thread for the search, or the browser no worker; why.
    #[error("no thread could be started for the search: {0}")]
    NoThread(String),
    /// The search broke off, which only a fault in the program can cause; its words.
    #[error("the search broke off: {0}")]
    Panicked(String),
    /// The search does not end although its time is over or it was told to, which only a fault in the program can cause.
    #[error("the search does not end")]
    Silent,
    /// The search ended without an answer.
    #[error("the search ended without an answer")]
    Lost,
}

/// The turns that follow each other from a position on, as turns of any game.
pub(crate) fn line_of<P: Evaluate + Registered>(position: &P, line: &[P::Turn]) -> Vec<AnyTurn> {
    let mut position = position.clone();
    let mut turns = Vec::with_capacity(line.len());
    for turn in line {
        turns.push(AnyTurn::new(&position, turn));
        position = position.play_unchecked(turn);
    }
    turns
}
