//! Playing the pairs of a schedule that are not played yet.

use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::path::PathBuf;

use clap::Args;

use super::file::ResultsFile;
use super::recording::Recording;
use super::schedule::Schedule;
use super::settings::{Head, Settings, VERSION};
use super::{PairRecord, ResultsError};
use crate::matches::game::TwoPlayerMatch;
use crate::matches::results::FinishedGame;
use crate::parallel::{self, Event, InOrder};
use crate::shard::Shard;

/// Which part to play, and where to keep it.
#[derive(Args, Clone, Debug)]
pub struct KeepArgs {
    /// Keeps the results in a file, pair by pair. Started again, the command goes on where it was; --games may be greater
    /// then.
    #[arg(long, value_name = "FILE")]
    pub out: Option<PathBuf>,
    /// Writes the games to a file, as .ludo text (docs/ludo.md).
    #[arg(long, value_name = "FILE")]
    pub record: Option<PathBuf>,
    /// Plays only part I of N, so that many machines can share the work; `merge` adds the parts.
    #[arg(long, value_name = "I/N", default_value_t = Shard::default())]
    pub shard: Shard,
}

/// A run: what is to be played, what is known already, and where it is kept.
pub struct Run {
    /// What is played.
    pub head: Head,
    /// All pairs, of all shards.
    pub schedule: Schedule,
    known: BTreeMap<u32, PairRecord>,
    results: Option<ResultsFile>,
    recording: Option<Recording>,
}

impl Run {
    /// Opens the files of a run.
    ///
    /// # Errors
    /// A file belongs to another run, is damaged, or cannot be written; the games are too many.
    pub fn open(settings: Settings, games: u32, keep: &KeepArgs) -> Result<Run, ResultsError> {
        let head = Head { version: VERSION, settings, games, shard: keep.shard };
        let schedule = head.schedule()?;
        let (results, known) = match &keep.out {
            None => (None, BTreeMap::new()),
            Some(path) => ResultsFile::open(path, &head).map(|(file, known)| (Some(file), known))?,
        };
        let resumed = keep.out.is_some().then_some(&known);
        let recording = keep.record.as_ref().map(|path| Recording::open(path, resumed)).transpose()?;
        Ok(Run { head, schedule, known, results, recording })
    }

    /// The number of pairs in this shard.
    pub fn pairs(&self) -> u32 {
        self.head.shard.tasks(self.schedule.pairs()).count() as u32
    }

    /// Plays what is missing, and gives all pairs of the shard in the order of their numbers to `on_pair`, which can stop
    /// the run. `contests` are the matches of the pairings.
    ///
    /// # Errors
    /// A player fails, or a file cannot be written.
    pub fn play(
        mut self,
        contests: &[TwoPlayerMatch<'_>],
        threads: u32,
        mut on_pair: impl FnMut(&PairRecord) -> ControlFlow<()>,
        mut on_idle: impl FnMut(),
    ) -> anyhow::Result<()> {
        let pairs: Vec<u32> = self.head.shard.tasks(self.schedule.pairs()).collect();
        let missing: Vec<usize> = (0..pairs.len()).filter(|&place| !self.known.contains_key(&pairs[place])).collect();
        let mut order = InOrder::from(0);
        for (place, pair) in (0..).zip(&pairs) {
            self.known.remove(pair).into_iter().for_each(|known| order.push(place, known));
        }
        let mut drain =
            |order: &mut InOrder<PairRecord>| std::iter::from_fn(|| order.pop()).try_for_each(|pair| on_pair(&pair));
        if drain(&mut order).is_break() {
            return Ok(());
        }
        let schedule = self.schedule.clone();
        let play = |number: u32| {
            let (pairing, cycle) = schedule.pairing_and_cycle(pairs[missing[number as usize]]);
            contests[pairing].play_pair(cycle)
        };
        parallel::run(threads, missing.len() as u32, play, |event| match event {
            Event::Idle => {
                on_idle();
                Ok(ControlFlow::Continue(()))
            }
            Event::Done(number, games) => {
                let place = missing[number as usize];
                order.push(place as u32, self.keep(pairs[place], games)?);
                Ok(drain(&mut order))
            }
        })
    }

    /// Writes a pair down. The games come first: a pair without its results is played again, and its games are dropped.
    fn keep(&mut self, number: u32, games: [FinishedGame; 2]) -> Result<PairRecord, ResultsError> {
        let record = PairRecord::new(number, &games);
        if let Some(recording) = &mut self.recording {
            recording.add(number, games)?;
        }
        if let Some(results) = &mut self.results {
            results.add(&record)?;
        }
        Ok(record)
    }
}
