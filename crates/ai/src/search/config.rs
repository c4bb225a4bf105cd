//! How a search is run.

use std::sync::Arc;

use super::Tuning;
use crate::learned::Net;
use crate::{Attention, Contempt, Limits};

/// What the transposition table may be used for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TableUse {
    /// There is none.
    Off,
    /// Its best turns are searched first; its values are not used.
    Ordering,
    /// Its values count only for the very depth they were searched to: the search finds what plain negamax finds.
    SameDepth,
    /// Values from deeper searches count as well.
    Deeper,
}

/// The parts of the search, each of which can be switched. All but those marked *unsound* leave the value unchanged.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Features {
    /// The transposition table; *unsound* if values of deeper searches count.
    pub table: TableUse,
    /// Principal variation search: turns after the first get a null window before a full one.
    pub pvs: bool,
    /// An iteration begins with a narrow window around the value of the one before.
    pub aspiration: bool,
    /// Killers: quiet turns that refuted a sibling are searched early.
    pub killers: bool,
    /// History heuristic: quiet turns that refuted other nodes are searched earlier.
    pub history: bool,
    /// The plies of noisy turns searched after the last full ply; 0 for none.
    pub quiescence: u32,
    /// *Unsound*: forced answers do not count as a ply.
    pub extensions: bool,
    /// *Unsound*: late move reductions; late quiet turns are searched less deeply, unless they turn out well.
    pub reductions: bool,
    /// *Unsound*: late move pruning; near the leaves, late quiet turns are not searched at all unless they make a claim
    /// or end the game.
    pub late_move_pruning: bool,
    /// *Unsound*: near the leaves, nodes far above beta are not searched, nor quiet turns far below alpha.
    pub futility: bool,
    /// Staged generation: the turn that the table knows is searched before the others are listed.
    pub staged: bool,
    /// *Unsound*, but only where a quiet turn leaves the other side none: late quiet turns are left out unplayed, if the
    /// game says that they decide nothing ([`Evaluate::may_decide`](crate::Evaluate::may_decide)).
    pub unplayed: bool,
    /// The history of one turn of a match serves the next one.
    pub kept_history: bool,
    /// *Unsound*: the quiescence search uses the table and fills it, whatever its ply.
    pub quiescence_table: bool,
    /// *Unsound*: in the quiescence search, captures that are not expected to reach alpha are left out (delta pruning).
    pub delta: bool,
    /// *Unsound*: null move pruning; a node that is above beta even if its side to move passes is not searched.
    pub null_move: bool,
    /// *Unsound*: late turns of the root are reduced as well.
    pub root_reductions: bool,
    /// *Unsound*: razoring; near the leaves, nodes far below alpha only get a quiescence search.
    pub razoring: bool,
    /// *Unsound*: singular extension; the table's turn is searched a ply more if all others are much worse.
    pub singular: bool,
}

impl Features {
    /// The set that the others are measured against: what made the search stronger at first.
    pub const BASELINE: Features = Features {
        table: TableUse::Deeper,
        pvs: true,
        aspiration: true,
        killers: true,
        history: true,
        quiescence: 8,
        extensions: true,
        reductions: true,
        late_move_pruning: true,
        futility: true,
        staged: false,
        unplayed: false,
        kept_history: false,
        quiescence_table: false,
        delta: false,
        null_move: false,
        root_reductions: false,
        razoring: false,
        singular: false,
    };

    /// What the levels were measured with, which play with it up to the strong end of the line.
    pub const LEVELS: Features = Features { staged: true, quiescence_table: true, ..Features::BASELINE };

    /// The strongest set so far, for analysis and the strongest play: what has done best in matches.
    /// Which of them a game uses is up to its tuning ([`Evaluate::TUNING`](crate::Evaluate::TUNING)).
    pub const STRONG: Features = Features {
        unplayed: true,
        kept_history: true,
        delta: true,
        root_reductions: true,
        null_move: true,
        razoring: true,
        singular: true,
        ..Features::LEVELS
    };

    /// Everything that leaves the value of plain negamax (with as many plies of quiescence) unchanged.
    pub const EXACT: Features = Features {
        table: TableUse::SameDepth,
        extensions: false,
        reductions: false,
        late_move_pruning: false,
        futility: false,
        staged: true,
        kept_history: true,
        ..Features::BASELINE
    };

    /// Alpha-beta and nothing else.
    pub const PLAIN: Features = Features {
        table: TableUse::Off,
        pvs: false,
        aspiration: false,
        killers: false,
        history: false,
        quiescence: 0,
        staged: false,
        kept_history: false,
        ..Features::EXACT
    };
}

/// The algorithm of a search.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Method {
    /// All turns to a depth that grows: iterative deepening around alpha-beta.
    #[default]
    AlphaBeta,
    /// A best-first tree search, for games with too many turns to search them all.
    Tree,
}

/// How a search is run: its limits, its parts, and what makes it weaker.
#[derive(Clone, Debug)]
pub struct SearchConfig {
    /// The algorithm.
    pub method: Method,
    /// When to end.
    pub limits: Limits,
    /// Which parts of the search to use.
    pub features: Features,
    /// The numbers of its parts; `None`: the game's own ([`Evaluate::TUNING`](crate::Evaluate::TUNING)).
    pub tuning: Option<Tuning>,
    /// The bytes of the transposition table.
    pub table_bytes: usize,
    /// How far the evaluation of a position may be off to either side. Finished games never are.
    pub noise: i32,
    /// Chooses the noise: with the same seed, a position is misjudged in the same way in every search.
    pub noise_seed: u64,
    /// What is overlooked.
    pub attention: Attention,
    /// Chooses among equally good turns.
    pub seed: u64,
    /// The weights of the evaluation, one for each of its terms; `None`: the fitted ones.
    pub weights: Option<Arc<[i32]>>,
    /// The net of the game that evaluates in place of the terms and their weights; `None`: the terms.
    pub net: Option<Arc<Net>>,
    /// What is added to the value of the net: a weight for each term, as a style prefers it ([`Style`](crate::Style));
    /// `None`: nothing. Without a net it has no effect.
    pub preferences: Option<Arc<[i32]>>,
    /// Whether endgame tables are probed.
    pub tables: bool,
    /// The plies without progress before the position searched; with too many of them the match is drawn.
    pub no_progress_plies: u32,
    /// What a draw by repetition or lack of progress is worth to the sides.
    pub contempt: Contempt,
    /// The threads that search together; 0 counts as 1. With one, a search without a time limit repeats exactly.
    pub threads: usize,
    /// Whether a turn that lets the other side win at once is avoided even if less than two plies were searched.
    pub avoid_loss_in_one: bool,
    /// The best turns to find, each with its value and line; 0 counts as 1. The tree search finds one.
    pub lines: usize,
    /// Whether to answer at once when there is only one legal turn.
    pub stop_when_forced: bool,
}

impl Default for SearchConfig {
    fn default() -> SearchConfig {
        SearchConfig {
            method: Method::AlphaBeta,
            limits: Limits::default(),
            features: Features::STRONG,
            tuning: None,
            table_bytes: 32 << 20,
            noise: 0,
            noise_seed: 0,
            attention: Attention::FULL,
            seed: 0,
            weights: None,
            net: None,
            preferences: None,
            tables: true,
            no_progress_plies: 0,
            contempt: Contempt::NONE,
            threads: 1,
            avoid_loss_in_one: false,
            lines: 1,
            stop_when_forced: false,
        }
    }
}
