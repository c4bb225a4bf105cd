//! How well something is seen on a cell.

use std::collections::BTreeMap;
use std::fmt;

/// Something is seen if so many of the cell's pixels show it.
const SEEN: f32 = 0.04;

/// How well something was seen on a cell.
#[derive(Clone, PartialEq, Debug)]
pub struct Sighting {
    /// The mark or sign.
    pub what: String,
    /// The cell's name.
    pub cell: String,
    /// The part of the cell's pixels that show it, 0 to 1.
    pub part: f32,
}

impl Sighting {
    /// Whether a player sees it.
    pub fn is_seen(&self) -> bool {
        self.part >= SEEN
    }

    /// Those of some that are seen or are not, the least seen first.
    pub fn choose(all: impl IntoIterator<Item = Sighting>, seen: bool) -> Vec<Sighting> {
        let mut chosen: Vec<Sighting> = all.into_iter().filter(|sighting| sighting.is_seen() == seen).collect();
        chosen.sort_by(|a, b| a.part.total_cmp(&b.part));
        chosen
    }

    /// The cell on which each mark or sign was seen worst, the worst of all first.
    pub fn worst(all: &[Sighting]) -> String {
        let mut worst: BTreeMap<&str, &Sighting> = BTreeMap::new();
        for sighting in all {
            let least = worst.entry(&sighting.what).or_insert(sighting);
            if sighting.part < least.part {
                *least = sighting;
            }
        }
        let mut worst: Vec<&Sighting> = worst.into_values().collect();
        worst.sort_by(|a, b| a.part.total_cmp(&b.part));
        worst.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ")
    }
}

impl fmt::Display for Sighting {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Sighting { what, cell, part } = self;
        write!(f, "{what} on {cell}: {:.1} % of its pixels", part * 100.0)
    }
}
