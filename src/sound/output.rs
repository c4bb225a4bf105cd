//! What is heard behind the board goes to a mixer of its own: its sounds are decoded while they play, the stems of a piece
//! begin at exactly the same time, and ducking lies over the volume that the player sets.

use std::any::Any;
use std::convert::Infallible;
use std::time::Duration;

use bevy::platform::cell::SyncCell;
use bevy::prelude::*;
use kira::backend::Backend;
use kira::track::{TrackBuilder, TrackHandle};
use kira::{AudioManager, AudioManagerSettings, DefaultBackend, Easing, PlaySoundError, ResourceLimitReached, Tween};

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
    #[cfg(test)]
    pub(crate) fn silent() -> AudioOutput {
        AudioOutput(None)
    }

    fn with<B: Backend + Send + 'static>(mut manager: AudioManager<B>, notices: &SoundNotices) -> AudioOutput {
        match tracks(&mut manager) {
            Ok([background, ambience, music, ducked]) => {
                let _manager = Box::new(manager);
                let tracks = Tracks { background, ambience, music, ducked, _manager };
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

    /// Sets the volumes that the player prefers.
    pub(crate) fn set_volumes(&mut self, preferences: &Preferences) {
        let Some(tracks) = self.tracks() else { return };
        tracks.ambience.set_volume(decibels(preferences.ambience_volume), Tween::default());
        tracks.music.set_volume(decibels(preferences.music_volume), Tween::default());
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

fn played(stream: Result<StreamHandle, PlaySoundError<Infallible>>) -> Option<StreamHandle> {
    stream.inspect_err(|error| warn!("A loop cannot be played: {error}.")).ok()
}

/// Loudness as the ear takes it: half is 10 decibels less; 0 is silence.
pub(crate) fn decibels(volume: f32) -> f32 {
    if volume <= 0.001 { -60.0 } else { (volume.log2() * 10.0).max(-60.0) }
}

/// The background, below that ambience and music, and below music what is ducked.
fn tracks<B: Backend>(manager: &mut AudioManager<B>) -> Result<[TrackHandle; 4], ResourceLimitReached> {
    let mut background = manager.add_sub_track(TrackBuilder::new())?;
    let ambience = background.add_sub_track(TrackBuilder::new())?;
    let mut music = background.add_sub_track(TrackBuilder::new())?;
    let ducked = music.add_sub_track(TrackBuilder::new())?;
    Ok([background, ambience, music, ducked])
}

#[cfg(test)]
pub(crate) mod tests;
