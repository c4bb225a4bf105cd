//! Which take of a recording is heard, and how high.

use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};

use crate::stage::Recording;

/// How much a sound without a key may be higher or lower: a quarter of a semitone each way.
const PITCH: f32 = 0.015;

/// Chooses takes so that none is heard twice in a row.
#[derive(Resource)]
pub(crate) struct Variation {
    chance: SmallRng,
    last: HashMap<Recording, usize>,
}

impl Default for Variation {
    fn default() -> Self {
        Variation::of(1)
    }
}

impl Variation {
    /// With the same seed the choices are the same.
    pub(crate) fn of(seed: u64) -> Variation {
        Variation { chance: SmallRng::seed_from_u64(seed), last: HashMap::default() }
    }

    /// The take to hear now of so many.
    pub(crate) fn take(&mut self, recording: Recording, takes: usize) -> usize {
        let last = self.last.get(&recording).copied().filter(|last| *last < takes && takes > 1);
        let take = match last {
            // One of the others, each as likely.
            Some(last) => (last + 1 + self.chance.random_range(0..takes - 1)) % takes,
            None => self.chance.random_range(0..takes.max(1)),
        };
        self.last.insert(recording, take);
        take
    }

    /// How high the sound is, as a factor.
    pub(crate) fn pitch(&mut self, recording: Recording) -> f32 {
        if recording.is_tuned() { 1.0 } else { self.chance.random_range(1.0 - PITCH..1.0 + PITCH) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_take_is_heard_twice_in_a_row_and_all_are_heard() {
        for takes in 2..=5 {
            let mut variation = Variation::of(7);
            let heard: Vec<usize> = (0..400).map(|_| variation.take(Recording::Move, takes)).collect();
            assert!(heard.windows(2).all(|two| two[0] != two[1]), "{takes} takes");
            for take in 0..takes {
                let times = heard.iter().filter(|one| **one == take).count();
                assert!(times > 400 / takes / 2, "take {take} of {takes} was heard {times} times");
            }
        }
    }

    #[test]
    fn events_do_not_disturb_each_other() {
        let mut variation = Variation::of(3);
        let mut last = variation.take(Recording::Capture, 4);
        for _ in 0..50 {
            variation.take(Recording::Move, 4);
            let take = variation.take(Recording::Capture, 4);
            assert_ne!(take, last);
            last = take;
        }
    }

    #[test]
    fn one_take_or_none_is_no_trouble() {
        let mut variation = Variation::default();
        assert!((0..3).all(|_| variation.take(Recording::Win, 1) == 0 && variation.take(Recording::Draw, 0) == 0));
    }

    #[test]
    fn the_same_seed_chooses_the_same() {
        let choices = |seed| -> Vec<usize> {
            let mut variation = Variation::of(seed);
            (0..20).map(|_| variation.take(Recording::Move, 4)).collect()
        };
        assert_eq!(choices(5), choices(5));
        assert_ne!(choices(5), choices(6));
    }

    #[test]
    fn what_has_a_key_keeps_it() {
        let mut variation = Variation::default();
        assert_eq!(variation.pitch(Recording::Glass), 1.0);
        assert!((0..100).all(|_| (variation.pitch(Recording::Move) - 1.0).abs() <= PITCH));
    }
}
