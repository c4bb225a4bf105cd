//! Searching a position of one game by either method.

use crate::search::{Method, SearchConfig, SearchResult, alpha_beta};
use crate::{Evaluate, SearchMemory, Stop, tree};

/// Searches a position of one game. `history` holds the hashes of all earlier positions of the match, oldest first.
///
/// `on_iteration` is called after each finished iteration. `None` if there is no legal turn.
///
/// ```
/// use ludarium_ai::{search, Limits, SearchConfig, Stop};
/// use ludarium_rules::{games::tress, Position};
/// let start = tress::Tress::start(Default::default());
/// let limits = Limits { depth: Some(2), ..Limits::default() };
/// let config = SearchConfig { limits, ..SearchConfig::default() };
/// let found = search(&start, &[], &config, &Stop::new(), |_| {}).expect("the game has just begun");
/// assert!(start.is_legal(&found.turn));
/// assert_eq!(found.depth, 2);
/// ```
pub fn search<P: Evaluate>(
    position: &P,
    history: &[u64],
    config: &SearchConfig,
    stop: &Stop,
    mut on_iteration: impl FnMut(&SearchResult<P::Turn>),
) -> Option<SearchResult<P::Turn>> {
    search_in(&mut SearchMemory::new(), position, history, config, stop, &mut on_iteration)
}

/// [`search`] with what the player remembers from its last turn.
pub fn search_in<P: Evaluate>(
    memory: &mut SearchMemory,
    position: &P,
    history: &[u64],
    config: &SearchConfig,
    stop: &Stop,
    on_iteration: &mut dyn FnMut(&SearchResult<P::Turn>),
) -> Option<SearchResult<P::Turn>> {
    match config.method {
        Method::AlphaBeta => alpha_beta(memory, position, history, config, stop, on_iteration),
        Method::Tree => tree::search(position, history, config, stop, on_iteration),
    }
}
