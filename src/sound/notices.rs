//! What the player should know of sound that cannot be heard.

use std::sync::{Arc, Mutex, PoisonError};

use bevy::prelude::*;

use crate::words::text;

/// Something that cannot be heard, and why.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub(crate) enum SoundTrouble {
    /// There is no device, or it cannot be used.
    #[error("there is no sound: {0}")]
    NoDevice(String),
    /// A recording is broken.
    #[error("the recording {file} cannot be played: {why}")]
    Recording { file: String, why: String },
    /// The loop of the room is broken.
    #[error("the room's tone cannot be played: {0}")]
    Room(String),
    /// The loop behind a board is broken.
    #[error("the ambience of {of} cannot be played: {why}")]
    Ambience { of: &'static str, why: String },
    /// The music of a game is missing or broken.
    #[error("there is no music for {of}: {why}")]
    Music { of: &'static str, why: String },
}

impl SoundTrouble {
    /// A device that cannot be used.
    pub(crate) fn no_device(why: &impl std::fmt::Display) -> SoundTrouble {
        SoundTrouble::NoDevice(why.to_string().trim_end_matches('.').to_owned())
    }

    /// What the player reads.
    pub(crate) fn words(&self) -> String {
        match self {
            SoundTrouble::NoDevice(_) => text!("sound-no-device"),
            SoundTrouble::Recording { file, why } => {
                text!("sound-no-recording", file = file.as_str(), why = why.as_str())
            }
            SoundTrouble::Room(why) => text!("sound-no-room", why = why.as_str()),
            SoundTrouble::Ambience { of, why } => text!("sound-no-ambience", of = of.to_string(), why = why.as_str()),
            SoundTrouble::Music { of, why } => text!("sound-no-music", of = of.to_string(), why = why.as_str()),
        }
    }
}

/// What is missing or broken, each said once: on the terminal at once, to the player in the preferences. Threads that
/// decode write here too.
#[derive(Resource, Clone, Default, Debug)]
pub(crate) struct SoundNotices(Arc<Mutex<Vec<SoundTrouble>>>);

impl SoundNotices {
    /// Says what is wrong, unless it has been said.
    pub(crate) fn say(&self, trouble: SoundTrouble) {
        let mut said = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if !said.contains(&trouble) {
            warn!("{trouble}");
            said.push(trouble);
        }
    }

    /// What has been said.
    pub(crate) fn troubles(&self) -> Vec<SoundTrouble> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_trouble_is_said_once() {
        let notices = SoundNotices::default();
        let silent = SoundTrouble::no_device(&"no device is there.");
        let music = SoundTrouble::Music { of: "Gess", why: "a file is missing".to_owned() };
        for trouble in [&silent, &silent, &music] {
            notices.clone().say(trouble.clone());
        }
        assert_eq!(notices.troubles(), [silent, music]);
    }
}
