//! What a player keeps from one search to the next.

use std::fmt;
use std::sync::Arc;

use crate::learned::Net;
use crate::search::History;
use crate::table::{Table, TableMemory};
use crate::tables::{KeptTables, Probe, TableTime};
use crate::{Attention, Contempt, Evaluate, Features, SearchConfig, Tuning};

/// The transposition table and the history of one player of one match: what its last search found serves the next one.
/// Of a bounded size, which [`SearchConfig::table_bytes`](crate::SearchConfig::table_bytes) sets.
///
/// A memory may be used for any position of any game; it only helps for positions that the last search met. It forgets
/// everything when a search judges positions in another way than the last one: with other weights, errors of judgement,
/// oversights or contempt.
#[derive(Default)]
pub struct SearchMemory {
    /// The table, and what its values rest on; nothing if they are forgotten.
    kept: Option<(Option<Basis>, TableMemory)>,
    history: Option<History>,
    /// They are true whatever else is forgotten.
    endings: KeptTables,
}

/// What the values in a table rest on: those of another basis do not hold.
#[derive(Clone, PartialEq, Debug)]
struct Basis {
    features: Features,
    tuning: Option<Tuning>,
    weights: Option<Arc<[i32]>>,
    net: Option<Arc<Net>>,
    preferences: Option<Arc<[i32]>>,
    contempt: Contempt,
    tables: bool,
    /// The noise and its seed; `None` without noise.
    noise: Option<(i32, u64)>,
    /// What is overlooked, wherever the last turn went; `None` if nothing is.
    attention: Option<Attention>,
}

impl Basis {
    fn of(config: &SearchConfig) -> Basis {
        Basis {
            features: config.features,
            tuning: config.tuning,
            weights: config.weights.clone(),
            net: config.net.clone(),
            preferences: config.preferences.clone(),
            contempt: config.contempt,
            tables: config.tables,
            noise: (config.noise != 0).then_some((config.noise, config.noise_seed)),
            attention: Some(Attention { last: None, ..config.attention }).filter(|attention| !attention.is_full()),
        }
    }
}

impl SearchMemory {
    /// An empty memory.
    #[must_use]
    pub fn new() -> SearchMemory {
        SearchMemory::default()
    }

    /// Lets the next search find nothing, as with an empty memory, but spares it the time to get one.
    pub fn forget(&mut self) {
        self.history = None;
        if let Some((basis, _)) = &mut self.kept {
            *basis = None;
        }
    }

    /// The table for a search, with its old entries if they hold for it and the size is the same.
    pub(crate) fn table(&mut self, config: &SearchConfig) -> Table<'_> {
        let (bytes, basis) = (config.table_bytes, Some(Basis::of(config)));
        match &mut self.kept {
            Some((known, table)) if table.has_size(bytes) => {
                if *known == basis {
                    table.begin_search();
                } else {
                    table.begin_anew();
                    known.clone_from(&basis);
                }
            }
            _ => self.kept = None,
        }
        self.kept.get_or_insert_with(|| (basis, TableMemory::new(bytes))).1.table()
    }

    /// The endgame tables for a search of a position.
    pub(crate) fn tables_for<P: Evaluate>(&mut self, position: &P, time: TableTime<'_>) -> Option<Arc<dyn Probe<P>>> {
        position.tables(&mut self.endings, time)
    }

    /// Takes the history of the last search out, which counts only half of what is new.
    pub(crate) fn take_history(&mut self) -> Option<History> {
        self.history.take().map(History::aged)
    }

    pub(crate) fn keep_history(&mut self, history: History) {
        self.history = Some(history);
    }
}

impl fmt::Debug for SearchMemory {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("SearchMemory").finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use ludarium_rules::Side;

    use super::*;
    use crate::table::{Bound, NO_TURN};

    const KEY: u64 = 77;

    /// Whether an entry of a search is found by a later one.
    fn keeps(first: &SearchConfig, second: &SearchConfig) -> bool {
        let mut memory = SearchMemory::new();
        memory.table(first).put(KEY, 0, 3, NO_TURN, 50, Bound::Exact);
        memory.table(second).get(KEY).is_some()
    }

    #[test]
    fn values_are_kept_only_where_they_hold() {
        let config = SearchConfig { table_bytes: 1 << 10, ..SearchConfig::default() };
        let noisy = SearchConfig { noise: 50, noise_seed: 1, ..config.clone() };
        let of_white = SearchConfig { contempt: Contempt::of(Side::White, 30), ..config.clone() };
        let of_black = SearchConfig { contempt: Contempt::of(Side::Black, 30), ..config.clone() };
        assert!(keeps(&config, &config) && keeps(&noisy, &noisy) && keeps(&of_white, &of_white));
        assert!(keeps(&config, &SearchConfig { noise_seed: 9, seed: 9, ..config.clone() }), "there is no noise");
        assert!(keeps(&noisy, &SearchConfig { seed: 9, ..noisy.clone() }), "the same errors");
        assert!(!keeps(&noisy, &SearchConfig { noise_seed: 2, ..noisy.clone() }), "other errors");
        for other in [&noisy, &of_white, &of_black] {
            assert!(!keeps(&config, other) && !keeps(other, &config), "{other:?}");
        }
        assert!(!keeps(&of_white, &of_black));
        assert!(!keeps(&config, &SearchConfig { weights: Some([1, 2].into()), ..config.clone() }));
        assert!(!keeps(&config, &SearchConfig { table_bytes: 1 << 11, ..config.clone() }));
    }
}
