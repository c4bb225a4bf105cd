//! What is heard behind the board goes to a mixer of its own: its sounds are decoded while they play, the stems of a piece
//! begin at exactly the same time, and ducking lies over the volume that the player sets.

use std::any::Any;
use std::convert::Infallible;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use bevy::platform::cell::SyncCell;
use bevy::prelude::*;
use kira::backend::Backend;
use kira::effect::Effect;
use kira::info::Info;
use kira::track::{TrackBuilder, TrackHandle};
use kira::{
    AudioManager, AudioManagerSettings, DefaultBackend, Easing, Frame, PlaySoundError, ResourceLimitReached, Tween,
};

use super::notices::{SoundNotices, SoundTrouble};
use super::stream::{StreamData, StreamHandle};
use crate::settings::Preferences;

/// How much softer music is under loud events, in decibels.
pub(crate) const DUCKED: f32 = -6.0;

/// The mixer's tracks.
struct Tracks {
    /// What is heard all the time: the tracks below it stand still while the window has no focus.
    background: TrackHandle,
    ambience: TrackHandle,
    music: TrackHandle,
    /// Below that of the music: gives way to loud events.
    ducked: TrackHandle,
    /// Everything on them is heard in the middle.
    mono: Arc<AtomicBool>,
    /// What the tracks live in.
    _manager: Box<dyn Any + Send>,
}

/// What is heard behind the board; without a device, nothing is heard and every call is without effect.
#[derive(Resource)]
pub(crate) struct AudioOutput(Option<SyncCell<Tracks>>);

impl AudioOutput {
    /// Opens the system's device, or says that there is none.
    pub(crate) fn open(notices: &SoundNotices) -> AudioOutput {
        match AudioManager::<DefaultBackend>::new(AudioManagerSettings::default()) {
            Ok(manager) => AudioOutput::with(manager, notices),
            Err(error) => {
                notices.say(SoundTrouble::no_device(&error));
                AudioOutput(None)
            }
        }
    }

    /// Nothing to hear.
    pub(crate) fn silent() -> AudioOutput {
        AudioOutput(None)
    }

    fn with<B: Backend + Send + 'static>(mut manager: AudioManager<B>, notices: &SoundNotices) -> AudioOutput {
        let mono = Arc::new(AtomicBool::new(false));
        match tracks(&mut manager, Mono(mono.clone())) {
            Ok([background, ambience, music, ducked]) => {
                let _manager = Box::new(manager);
                let tracks = Tracks { background, ambience, music, ducked, mono, _manager };
                AudioOutput(Some(SyncCell::new(tracks)))
            }
            Err(error) => {
                notices.say(SoundTrouble::no_device(&error));
                AudioOutput(None)
            }
        }
    }

    /// Whether anything can be heard.
    pub(crate) fn is_open(&self) -> bool {
        self.0.is_some()
    }

    fn tracks(&mut self) -> Option<&mut Tracks> {
        self.0.as_mut().map(SyncCell::get)
    }

    /// Makes everything as loud as the player prefers, and puts it where it is to be heard.
    pub(crate) fn follow(&mut self, preferences: &Preferences) {
        let Some(tracks) = self.tracks() else { return };
        let loudness = |volume| decibels(preferences.loudness(volume));
        tracks.ambience.set_volume(loudness(preferences.ambience_volume), Tween::default());
        tracks.music.set_volume(loudness(preferences.music_volume), Tween::default());
        tracks.mono.store(preferences.mono, Ordering::Relaxed);
    }

    /// Plays a loop behind the board.
    pub(crate) fn play_ambience(&mut self, stream: StreamData) -> Option<StreamHandle> {
        played(self.tracks()?.ambience.play(stream))
    }

    /// Plays a piece of music.
    pub(crate) fn play_music(&mut self, stream: StreamData) -> Option<StreamHandle> {
        played(self.tracks()?.ducked.play(stream))
    }

    /// Lets music give way to a loud event at once.
    pub(crate) fn duck(&mut self) {
        let quickly = Tween { duration: Duration::from_millis(70), ..Tween::default() };
        if let Some(tracks) = self.tracks() {
            tracks.ducked.set_volume(DUCKED, quickly);
        }
    }

    /// Brings music back, slowly at first, since what was loud still rings.
    pub(crate) fn release(&mut self) {
        let back = Tween { duration: Duration::from_millis(1800), easing: Easing::InPowi(2), ..Tween::default() };
        if let Some(tracks) = self.tracks() {
            tracks.ducked.set_volume(0.0, back);
        }
    }

    /// What is heard all the time stands still, or goes on.
    pub(crate) fn set_focused(&mut self, focused: bool) {
        let Some(tracks) = self.tracks() else { return };
        if focused {
            tracks.background.resume(Tween { duration: Duration::from_millis(900), ..Tween::default() });
        } else {
            tracks.background.pause(Tween { duration: Duration::from_millis(500), ..Tween::default() });
        }
    }
}

/// Gives both ears the same, while that is wanted.
struct Mono(Arc<AtomicBool>);

impl Effect for Mono {
    fn process(&mut self, input: &mut [Frame], _: f64, _: &Info) {
        if self.0.load(Ordering::Relaxed) {
            input.iter_mut().for_each(|frame| *frame = frame.as_mono());
        }
    }
}

fn played(stream: Result<StreamHandle, PlaySoundError<Infallible>>) -> Option<StreamHandle> {
    stream.inspect_err(|error| warn!("A loop cannot be played: {error}.")).ok()
}

/// Loudness as the ear takes it: half is 10 decibels less; 0 is silence.
pub(crate) fn decibels(volume: f32) -> f32 {
    if volume <= 0.001 { -60.0 } else { (volume.log2() * 10.0).max(-60.0) }
}

/// The background, below that ambience and music, and below music what is ducked.
fn tracks<B: Backend>(manager: &mut AudioManager<B>, mono: Mono) -> Result<[TrackHandle; 4], ResourceLimitReached> {
    let mut background = manager.add_sub_track(TrackBuilder::new().with_built_effect(Box::new(mono)))?;
    let ambience = background.add_sub_track(TrackBuilder::new())?;
    let mut music = background.add_sub_track(TrackBuilder::new())?;
    let ducked = music.add_sub_track(TrackBuilder::new())?;
    Ok([background, ambience, music, ducked])
}

#[cfg(test)]
pub(crate) mod tests;
