//! How well something is seen on a cell.

use std::collections::BTreeMap;
use std::fmt;

use super::eyes::Eyes;

/// Something is seen if so many of the cell's pixels show it.
const SEEN: f32 = 0.04;
/// How many are told of in one line.
const MOST_TOLD: usize = 16;

/// How well something was seen on a cell.
#[derive(Clone, PartialEq, Debug)]
pub struct Sighting {
    /// The mark or sign, or two marks that are told apart.
    pub what: String,
    /// The cell's name.
    pub cell: String,
    /// Who looked.
    pub eyes: Eyes,
    /// The part of the cell's pixels that show it, 0 to 1.
    pub part: f32,
}

impl Sighting {
    /// Those of some that a player does not see, the least seen first.
    pub fn hidden(all: impl IntoIterator<Item = Sighting>) -> Vec<Sighting> {
        Sighting::below(all, SEEN)
    }

    /// Those that a player sees.
    pub fn seen(all: impl IntoIterator<Item = Sighting>) -> Vec<Sighting> {
        all.into_iter().filter(|sighting| sighting.part >= SEEN).collect()
    }

    /// Those that fewer than such a part of the pixels show, the least seen first.
    pub fn below(all: impl IntoIterator<Item = Sighting>, part: f32) -> Vec<Sighting> {
        let mut chosen: Vec<Sighting> = all.into_iter().filter(|sighting| sighting.part < part).collect();
        chosen.sort_by(|a, b| a.part.total_cmp(&b.part));
        chosen
    }

    /// The cell on which each mark or sign was seen worst and by whom, the worst of all first.
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
        worst.iter().take(MOST_TOLD).map(ToString::to_string).collect::<Vec<_>>().join("; ")
    }
}

impl fmt::Display for Sighting {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Sighting { what, cell, eyes, part } = self;
        write!(f, "{what} on {cell}")?;
        if *eyes != Eyes::Usual {
            write!(f, ", {eyes:?} eyes")?;
        }
        write!(f, ": {:.1} % of its pixels", part * 100.0)
    }
}
