//! What the player should know of sound that cannot be heard.

use std::sync::{Arc, Mutex, PoisonError};

use bevy::prelude::*;

/// Lines about what is missing or broken, each said once: on the terminal at once, to the player in the preferences.
/// Threads that decode write them too.
#[derive(Resource, Clone, Default, Debug)]
pub(crate) struct SoundNotices(Arc<Mutex<Vec<String>>>);

impl SoundNotices {
    /// Says a line, unless it has been said.
    pub(crate) fn say(&self, line: String) {
        let mut lines = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if !lines.contains(&line) {
            warn!("{line}");
            lines.push(line);
        }
    }

    /// What has been said.
    pub(crate) fn lines(&self) -> Vec<String> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_said_once() {
        let notices = SoundNotices::default();
        notices.clone().say("No sound.".to_owned());
        notices.say("No sound.".to_owned());
        notices.say("No music.".to_owned());
        assert_eq!(notices.lines(), ["No sound.", "No music."]);
    }
}
