//! Choosing a turn in a match of any game.

use std::time::Duration;

use ludarium_rules::{AnyPosition, AnyTurn, Registered, TurnError, match_game};

use crate::placement::{self, PlacementView};
use crate::players::MatchContext;
use crate::{Evaluate, Level, Limits, Score, SearchConfig, SearchMemory, SearchResult, Stop, search_in};

/// What to think about, and how hard.
#[derive(Clone, Debug)]
pub struct Request {
    /// The position to find a turn in.
    pub position: AnyPosition,
    /// The hashes ([`AnyPosition::zobrist`]) of all earlier positions of the match, oldest first.
    pub history: Vec<u64>,
    /// The plies without progress up to the position.
    pub no_progress_plies: u32,
    /// The strength.
    pub level: Level,
    /// Bounds in place of the level's own.
    pub limits: Option<Limits>,
    /// The threads to search with, where the level uses several; 0 counts as 1.
    pub threads: usize,
    /// Chooses among equally good turns, and how a weak level misjudges. The same request with the same seed gives the
    /// same answer as long as no time limit cuts it short.
    pub seed: u64,
}

impl Request {
    /// A request with the level's own bounds, no earlier positions and seed 0.
    #[must_use]
    pub fn new(position: AnyPosition, level: Level) -> Request {
        Request { position, history: Vec::new(), no_progress_plies: 0, level, limits: None, threads: 1, seed: 0 }
    }

    /// The same request in a match under way.
    #[must_use]
    pub fn in_circumstances(self, known: MatchContext<'_>) -> Request {
        Request {
            history: known.earlier.to_vec(),
            no_progress_plies: known.no_progress_plies,
            seed: known.seed,
            ..self
        }
    }

    /// The position as the side to move may know it.
    fn seen(&self) -> AnyPosition {
        self.position.determinize(self.position.side_to_move(), self.seed)
    }

    /// How the search is run.
    fn config(&self) -> SearchConfig {
        let config = self.level.config(self.position.game(), self.limits, self.seed);
        let threads = if config.noise == 0 { self.threads } else { 1 };
        SearchConfig { threads, no_progress_plies: self.no_progress_plies, ..config }
    }
}

/// What a search thinks of a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Thought {
    /// The turn to play.
    pub turn: AnyTurn,
    /// Its value for the side to move.
    pub score: Score,
    /// The depth of the last finished iteration; 0 if there was time for no more than a glance at each turn.
    pub depth: u32,
    /// The positions looked at.
    pub nodes: u64,
    /// The time used.
    pub elapsed: Duration,
    /// The principal variation, beginning with `turn`.
    pub line: Vec<AnyTurn>,
}

/// Why there is no thought.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ThinkError {
    /// The game is over: there is no turn to choose.
    #[error("the game is over: there is no turn to choose")]
    Over,
    /// The game's own turn was refused, which only a fault in its rules can cause.
    #[error("a turn found by the search was refused: {0}")]
    Refused(#[from] TurnError),
    /// The thread of the search could not be started, or ended without an answer.
    #[error("the search ended without an answer")]
    Lost,
}

/// Finds a turn. Gives a legal one whenever there is one, even if `stop` is already set. Secrets of the other side are
/// not looked at: the search sees what its own side may know, the rest drawn at random. Pieces of Go-Chess are placed by
/// [`placement`] instead, which takes no more than a moment.
///
/// `on_progress` is called after each finished iteration.
///
/// # Errors
/// The game is over.
pub fn think(request: &Request, stop: &Stop, mut on_progress: impl FnMut(&Thought)) -> Result<Thought, ThinkError> {
    think_in(&mut SearchMemory::new(), request, stop, Some(&mut on_progress))
}

/// [`think`] with what the player has in mind from its last turn.
///
/// # Errors
/// The game is over.
pub fn think_in(
    memory: &mut SearchMemory,
    request: &Request,
    stop: &Stop,
    on_progress: Option<Progress<'_>>,
) -> Result<Thought, ThinkError> {
    let (seen, config) = (request.seen(), request.config());
    think_by(memory, &seen, &request.history, &config, stop, on_progress)
}

/// Thinks by any plan. `position` is taken as it is: whoever plays against people gives what its side may know of it
/// ([`AnyPosition::determinize`]). `history` holds the hashes of all earlier positions of the match, oldest first.
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
        return told(position, &placement::choose(&view, config).ok_or(ThinkError::Over)?);
    }
    match_game!(position, position => think_about(memory, position, history, config, stop, on_progress))
}

/// Whoever wants to know what each finished iteration has found.
pub type Progress<'a> = &'a mut dyn FnMut(&Thought);

fn think_about<P: Evaluate + Registered>(
    memory: &mut SearchMemory,
    position: &P,
    history: &[u64],
    config: &SearchConfig,
    stop: &Stop,
    mut on_progress: Option<Progress<'_>>,
) -> Result<Thought, ThinkError> {
    let found = search_in(memory, position, history, config, stop, &mut |found| {
        if let Some(on_progress) = &mut on_progress
            && let Ok(thought) = told(position, found)
        {
            on_progress(&thought);
        }
    });
    told(position, &found.ok_or(ThinkError::Over)?)
}

/// A result of the search in texts.
fn told<P: Evaluate + Registered>(position: &P, found: &SearchResult<P::Turn>) -> Result<Thought, ThinkError> {
    Ok(Thought {
        turn: AnyTurn::new(position, &found.turn),
        score: Score::from_value(found.value),
        depth: found.depth,
        nodes: found.nodes,
        elapsed: found.elapsed,
        line: line_of(position, &found.line),
    })
}

fn line_of<P: Evaluate + Registered>(position: &P, line: &[P::Turn]) -> Vec<AnyTurn> {
    let mut position = position.clone();
    let mut turns = Vec::with_capacity(line.len());
    for turn in line {
        turns.push(AnyTurn::new(&position, turn));
        position = position.play_unchecked(turn);
    }
    turns
}
