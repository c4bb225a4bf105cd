//! Loops that are decoded while they play: several stems as one sound, so that they cannot come apart.
//!
//! A job decodes the stems side by side, mixes them and hands over blocks of frames; it rests while enough of them
//! wait. Whole recordings in memory would take 65 MB for each stem of three minutes.

mod vorbis;

use std::convert::Infallible;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::mpsc::{Receiver, SyncSender, TrySendError, sync_channel};
use std::time::Duration;

use kira::info::Info;
use kira::sound::{Sound, SoundData};
use kira::{Frame, interpolate_frame};

use crate::job::{Job, News, Part};

#[cfg(test)]
pub(crate) use vorbis::OVERLAP;
pub(crate) use vorbis::{VorbisError, VorbisLoop};

/// Frames that are handed over at a time, and how many such blocks may wait: 0.37 s at 44.1 kHz, so that this much
/// passes before a change of a stem's strength is heard.
const BLOCK: usize = 4096;
const BLOCKS: usize = 4;
/// How long the job rests while enough blocks wait, or something it needs is not there yet: about half a block.
const REST: Duration = Duration::from_millis(40);

/// How many stems a sound may have.
pub(crate) const MOST_STEMS: usize = 4;

/// How strong each stem is, as amplitudes.
pub(crate) type Strengths = [f32; MOST_STEMS];

/// What the handle, the thread that decodes and the audio thread say to each other.
struct Shared {
    /// What each stem's strength goes to, as the bits of an `f32`.
    strengths: [AtomicU32; MOST_STEMS],
    /// Nobody wants to hear it any more: it fades out.
    leaving: AtomicBool,
    /// It has faded out.
    gone: AtomicBool,
}

impl Shared {
    fn strengths(&self) -> Strengths {
        std::array::from_fn(|stem| f32::from_bits(self.strengths[stem].load(Ordering::Relaxed)))
    }
}

/// A loop that plays until this is dropped; then it fades out.
pub(crate) struct StreamHandle {
    shared: Arc<Shared>,
    decoding: Job<Result<(), VorbisError>>,
}

impl StreamHandle {
    /// Lets the stems fade to other strengths.
    pub(crate) fn set_strengths(&self, strengths: Strengths) {
        for (stem, strength) in self.shared.strengths.iter().zip(strengths) {
            stem.store(strength.to_bits(), Ordering::Relaxed);
        }
    }

    /// Why it is heard no longer, said once.
    pub(crate) fn trouble(&mut self) -> Option<String> {
        match self.decoding.hear()? {
            News::Progress(()) | News::Done(Ok(())) => None,
            News::Done(Err(error)) => Some(error.to_string()),
            News::Failed(failure) => Some(failure.words()),
        }
    }

    /// What the stems' strengths go to.
    #[cfg(test)]
    pub(crate) fn strengths(&self) -> Strengths {
        self.shared.strengths()
    }
}

impl Drop for StreamHandle {
    fn drop(&mut self) {
        self.shared.leaving.store(true, Ordering::Relaxed);
    }
}

/// How a loop comes, goes and changes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Fades {
    /// How long it fades in and out.
    pub(crate) whole: Duration,
    /// How long a stem takes from silence to its full strength or back.
    pub(crate) stems: Duration,
}

/// Stems that are to be opened.
pub(crate) enum Opening {
    /// They are not there yet.
    Later,
    /// They are open.
    Open(Vec<VorbisLoop>),
    /// They cannot be opened, which was said.
    Never,
}

/// Opens the stems; it runs where they are decoded, until they are open.
pub(crate) type OpenStems = Box<dyn FnMut() -> Opening + Send>;

/// A loop that can be played.
pub(crate) struct StreamData {
    /// Opens the stems.
    pub(crate) open: OpenStems,
    /// How strong the stems are at first.
    pub(crate) strengths: Strengths,
    /// How it comes, goes and changes.
    pub(crate) fades: Fades,
}

impl SoundData for StreamData {
    type Error = Infallible;
    type Handle = StreamHandle;

    fn into_sound(self) -> Result<(Box<dyn Sound>, StreamHandle), Infallible> {
        let shared = Arc::new(Shared {
            strengths: self.strengths.map(|strength| AtomicU32::new(strength.to_bits())),
            leaving: AtomicBool::new(false),
            gone: AtomicBool::new(false),
        });
        let (filled, blocks) = sync_channel(BLOCKS);
        let (spare, spares) = sync_channel(BLOCKS + 2);
        let mut mixer = Mixer {
            shared: shared.clone(),
            open: self.open,
            stems: Vec::new(),
            now: self.strengths,
            fade: self.fades.stems,
            ready: None,
            filled,
            spares,
        };
        let decoding = Job::start_in_parts("loop", move || mixer.go_on());
        let stream = Stream {
            shared: shared.clone(),
            blocks,
            spare,
            block: Block { rate: 44_100, frames: Vec::new() },
            at: 0,
            window: [Frame::ZERO; 4],
            between: 1.0,
            level: 0.0,
            fade: self.fades.whole.as_secs_f32(),
        };
        Ok((Box::new(stream), StreamHandle { shared, decoding }))
    }
}

/// Some frames one after the other.
struct Block {
    rate: u32,
    frames: Vec<Frame>,
}

/// Decodes and mixes, in a job of its own.
struct Mixer {
    shared: Arc<Shared>,
    open: OpenStems,
    /// None before they are open.
    stems: Vec<VorbisLoop>,
    /// The strengths that have been reached.
    now: Strengths,
    fade: Duration,
    /// A block that finds no room yet.
    ready: Option<Block>,
    filled: SyncSender<Block>,
    spares: Receiver<Block>,
}

impl Mixer {
    /// Makes the next block, or waits for room for the last one.
    fn go_on(&mut self) -> Part<Result<(), VorbisError>> {
        if self.shared.gone.load(Ordering::Relaxed) {
            return Part::Done(Ok(()));
        }
        let Some(rate) = self.stems.first().map(VorbisLoop::rate) else { return self.begin() };
        let block = match self.ready.take() {
            Some(block) => block,
            None => match self.next_block(rate) {
                Ok(block) => block,
                Err(error) => return Part::Done(Err(error)),
            },
        };
        match self.filled.try_send(block) {
            Ok(()) => Part::More(Duration::ZERO),
            Err(TrySendError::Full(block)) => {
                self.ready = Some(block);
                Part::More(REST)
            }
            Err(TrySendError::Disconnected(_)) => Part::Done(Ok(())),
        }
    }

    fn begin(&mut self) -> Part<Result<(), VorbisError>> {
        match (self.open)() {
            Opening::Later => Part::More(REST),
            Opening::Open(stems) if !stems.is_empty() => {
                self.stems = stems;
                Part::More(Duration::ZERO)
            }
            Opening::Open(_) | Opening::Never => Part::Done(Ok(())),
        }
    }

    fn next_block(&mut self, rate: u32) -> Result<Block, VorbisError> {
        let mut block = self.spares.try_recv().unwrap_or(Block { rate, frames: Vec::with_capacity(BLOCK) });
        block.frames.clear();
        self.mix(rate, &mut block.frames)?;
        Ok(block)
    }

    fn mix(&mut self, rate: u32, frames: &mut Vec<Frame>) -> Result<(), VorbisError> {
        let goals = self.shared.strengths();
        let step = 1.0 / (self.fade.as_secs_f32() * rate as f32).max(1.0);
        for _ in 0..BLOCK {
            let mut sum = Frame::ZERO;
            for ((stem, now), goal) in self.stems.iter_mut().zip(&mut self.now).zip(goals) {
                *now += (goal - *now).clamp(-step, step);
                // What is silent goes on unheard, so that it enters at the right place.
                sum += stem.next()? * *now;
            }
            frames.push(sum);
        }
        Ok(())
    }
}

/// Plays what the mixer has made, in the audio thread: nothing here waits or asks for memory.
struct Stream {
    shared: Arc<Shared>,
    blocks: Receiver<Block>,
    spare: SyncSender<Block>,
    block: Block,
    at: usize,
    /// Four frames, of which the second and third are those around the present.
    window: [Frame; 4],
    between: f64,
    /// 0 to 1, for fading in and out.
    level: f32,
    /// Seconds.
    fade: f32,
}

impl Stream {
    /// Takes the next frame into the window; false if none is there yet.
    fn advance(&mut self) -> bool {
        if self.at >= self.block.frames.len() {
            let Ok(block) = self.blocks.try_recv() else { return false };
            let used = std::mem::replace(&mut self.block, block);
            self.at = 0;
            // What finds no room here is dropped; there is room for all.
            let _ = self.spare.try_send(used);
        }
        let Some(frame) = self.block.frames.get(self.at) else { return false };
        self.window = [self.window[1], self.window[2], self.window[3], *frame];
        self.at += 1;
        true
    }

    fn next(&mut self, dt: f64) -> Option<Frame> {
        while self.between >= 1.0 {
            if !self.advance() {
                return None;
            }
            self.between -= 1.0;
        }
        let [a, b, c, d] = self.window;
        let frame = interpolate_frame(a, b, c, d, self.between as f32);
        self.between += f64::from(self.block.rate) * dt;
        Some(frame)
    }
}

impl Sound for Stream {
    fn process(&mut self, out: &mut [Frame], dt: f64, _: &Info) {
        let goal = if self.shared.leaving.load(Ordering::Relaxed) { 0.0 } else { 1.0 };
        let step = dt as f32 / self.fade.max(0.001);
        for frame in out {
            // Before the first frames are there it waits, and begins to fade in only then.
            let Some(next) = self.next(dt) else {
                *frame = Frame::ZERO;
                if goal == 0.0 {
                    self.level = 0.0;
                }
                continue;
            };
            self.level += (goal - self.level).clamp(-step, step);
            *frame = next * (self.level * self.level);
        }
        if goal == 0.0 && self.level <= 0.0 {
            self.shared.gone.store(true, Ordering::Relaxed);
        }
    }

    fn finished(&self) -> bool {
        self.shared.gone.load(Ordering::Relaxed)
    }
}

#[cfg(test)]
mod tests;
