//! What is heard behind the board: the room always, and the place of the game that is shown.

use std::time::Duration;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use ludarium_rules::GameId;

use super::notices::{SoundNotices, SoundTrouble};
use super::output::AudioOutput;
use super::stream::{Fades, Opening, StreamData, StreamHandle, VorbisLoop};
use crate::page::{Asset, asset};
use crate::schedule::TurnSet;
use crate::settings::Preferences;
use crate::stage::{Presentation, StageShown};

/// The room's own quiet tone.
const ROOM: Asset = asset!("sounds/ambience_room.ogg");

/// How the room and the games' places come and go.
const FADES: Fades = Fades { whole: Duration::from_secs(3), stems: Duration::from_secs(3) };

/// What is heard behind the board now.
#[derive(Resource, Default)]
pub(crate) struct Ambience {
    room: Option<StreamHandle>,
    place: Option<(GameId, StreamHandle)>,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Ambience>()
        .add_systems(Update, listen.in_set(TurnSet::Present))
        .add_observer(|_: On<StageShown>, surroundings: Surroundings| surroundings.follow());
}

/// What cannot be played any longer is named, and begins anew with the next place, or when ambience is turned on again.
fn listen(mut ambience: ResMut<Ambience>, notices: Res<SoundNotices>) {
    let Ambience { room, place } = ambience.bypass_change_detection();
    if let Some(why) = room.as_mut().and_then(StreamHandle::trouble) {
        notices.say(SoundTrouble::Room(why));
    }
    if let Some((game, handle)) = place
        && let Some(why) = handle.trouble()
    {
        notices.say(SoundTrouble::Ambience { of: game.title(), why });
    }
}

/// What decides on the ambience.
#[derive(SystemParam)]
pub(super) struct Surroundings<'w> {
    ambience: ResMut<'w, Ambience>,
    output: Option<ResMut<'w, AudioOutput>>,
    presentation: Option<Res<'w, Presentation>>,
    preferences: Res<'w, Preferences>,
    notices: Res<'w, SoundNotices>,
}

impl Surroundings<'_> {
    /// Lets sound what belongs to what is shown, and nothing else.
    pub(super) fn follow(mut self) {
        let Some(output) = &mut self.output else { return };
        if self.preferences.loudness(self.preferences.ambience_volume) <= 0.001 {
            *self.ambience = Ambience::default();
            return;
        }
        if self.ambience.room.is_none() {
            self.ambience.room = output.play_ambience(stream(ROOM, SoundTrouble::Room, self.notices.clone()));
        }
        let shown = self.presentation.as_ref().map(|presentation| presentation.game);
        if self.ambience.place.as_ref().map(|(game, _)| *game) == shown {
            return;
        }
        let place = self.presentation.as_ref().and_then(|presentation| {
            let of = presentation.ui.short_name;
            let trouble = move |why| SoundTrouble::Ambience { of, why };
            let sound = stream(presentation.ui.ambience?, trouble, self.notices.clone());
            Some((presentation.game, output.play_ambience(sound)?))
        });
        self.ambience.place = place;
    }
}

/// Follows the preferences.
pub(super) fn follow(surroundings: Surroundings) {
    surroundings.follow();
}

/// A loop; `trouble` says what it is if it cannot be played.
fn stream(
    asset: Asset,
    trouble: impl Fn(String) -> SoundTrouble + Send + 'static,
    notices: SoundNotices,
) -> StreamData {
    let open = move || {
        let Some(read) = asset.read() else { return Opening::Later };
        let opened = read.map_err(|why| why.to_string());
        match opened.and_then(|bytes| VorbisLoop::open(bytes).map_err(|why| why.to_string())) {
            Ok(stem) => Opening::Open(vec![stem]),
            Err(why) => {
                notices.say(trouble(why));
                Opening::Never
            }
        }
    };
    StreamData { open: Box::new(open), strengths: [1.0, 0.0, 0.0, 0.0], fades: FADES }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::GAMES;

    #[test]
    fn every_game_has_a_place_that_can_be_heard() {
        let places = GAMES.iter().map(|ui| ui.ambience.expect("an ambience"));
        for asset in places.chain([ROOM]) {
            let bytes = asset.read().expect("it is there").expect("it can be read");
            let place = VorbisLoop::open(bytes).expect("a loop");
            assert!(place.length() >= 20 * place.rate() as usize);
        }
    }
}
