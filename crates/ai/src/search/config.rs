//! How a search is run.

use std::sync::Arc;

use crate::Limits;

/// What the transposition table may be used for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TableUse {
    /// There is none.
    Off,
    /// Its best turns are looked at first; its values are not used.
    Ordering,
    /// Its values count only for the very depth they were searched to: the search finds what plain negamax finds.
    SameDepth,
    /// Values from deeper searches count as well.
    Deeper,
}

/// The parts of the search, each of which can be switched. All but those marked *guess* leave the value unchanged.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Features {
    /// The transposition table; a *guess* if values of deeper searches count.
    pub table: TableUse,
    /// Turns after the first are searched with a null window before a full one.
    pub pvs: bool,
    /// An iteration begins with a narrow window around the value of the one before.
    pub aspiration: bool,
    /// Quiet turns that refuted a sibling are looked at early.
    pub killers: bool,
    /// Quiet turns that refuted anything are looked at earlier.
    pub history: bool,
    /// The plies of noisy turns looked at after the last full ply; 0 for none.
    pub quiescence: u32,
    /// *Guess*: forced answers do not count as a ply.
    pub extensions: bool,
    /// *Guess*: late quiet turns are searched less deeply, unless they turn out well.
    pub reductions: bool,
    /// *Guess*: near the leaves, late quiet turns are not searched at all unless they make a claim or end the game.
    pub lateness: bool,
    /// *Guess*: near the leaves, nodes far better than needed are not searched, nor quiet turns far from enough.
    pub futility: bool,
}

impl Features {
    /// Everything that makes the search stronger: what the levels play with.
    pub const STRONG: Features = Features {
        table: TableUse::Deeper,
        pvs: true,
        aspiration: true,
        killers: true,
        history: true,
        quiescence: 8,
        extensions: true,
        reductions: true,
        lateness: true,
        futility: true,
    };

    /// Everything that leaves the value of plain negamax (with as many plies of quiescence) unchanged.
    pub const EXACT: Features = Features {
        table: TableUse::SameDepth,
        extensions: false,
        reductions: false,
        lateness: false,
        futility: false,
        ..Features::STRONG
    };

    /// Alpha-beta and nothing else.
    pub const PLAIN: Features = Features {
        table: TableUse::Off,
        pvs: false,
        aspiration: false,
        killers: false,
        history: false,
        quiescence: 0,
        ..Features::EXACT
    };
}

/// How a search looks ahead.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Method {
    /// All turns to a depth that grows: iterative deepening around alpha-beta.
    #[default]
    AlphaBeta,
    /// A tree that grows where it matters, for games with more turns than anyone can look at.
    Tree,
}

/// How a search is run: its bounds, its parts, and how weak it pretends to be.
#[derive(Clone, Debug)]
pub struct SearchConfig {
    /// How to look ahead.
    pub method: Method,
    /// When to end.
    pub limits: Limits,
    /// Which parts of the search to use.
    pub features: Features,
    /// The memory for the transposition table.
    pub table_bytes: usize,
    /// How far the evaluation of a position may be off to either side. Certain results are never off.
    pub noise: i32,
    /// Chooses the noise, and among equally good turns.
    pub seed: u64,
    /// The weights of the evaluation, one for each of its terms; `None`: the fitted ones.
    pub weights: Option<Arc<[i32]>>,
    /// The plies without progress before the position searched: the search heeds the draw that too many of them are.
    pub no_progress_plies: u32,
    /// What the player would give, in hundredths, to keep the match from being drawn by repetition or lack of progress.
    pub contempt: i32,
    /// The threads that search together; 0 counts as 1. With one, a search without a time limit repeats exactly.
    pub threads: usize,
    /// Whether a turn that lets the other side win at once is avoided, however little was searched.
    pub avoid_loss_in_one: bool,
    /// Whether to answer at once when there is only one legal turn.
    pub stop_when_forced: bool,
}

impl Default for SearchConfig {
    fn default() -> SearchConfig {
        SearchConfig {
            method: Method::AlphaBeta,
            limits: Limits::default(),
            features: Features::STRONG,
            table_bytes: 32 << 20,
            noise: 0,
            seed: 0,
            weights: None,
            no_progress_plies: 0,
            contempt: 0,
            threads: 1,
            avoid_loss_in_one: false,
            stop_when_forced: false,
        }
    }
}
