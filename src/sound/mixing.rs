//! How loud things are beside each other.

use bevy::prelude::*;
use bevy::window::WindowFocused;
use bevy_kira_audio::prelude::*;

use super::output::{AudioOutput, decibels};
use super::{Effects, Interface};
use crate::motion::{BoardSettled, SoundDue};
use crate::settings::Preferences;
use crate::table::MatchClosed;

/// Music gives way to loud events until the board has come to rest, and the background to other windows.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Ducking>()
        .add_observer(duck)
        .add_observer(|_: On<BoardSettled>, ducking: ResMut<Ducking>, output: Option<ResMut<AudioOutput>>| {
            release(ducking, output);
        })
        .add_observer(|_: On<MatchClosed>, ducking: ResMut<Ducking>, output: Option<ResMut<AudioOutput>>| {
            release(ducking, output);
        });
}

/// Whether music gives way just now.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Ducking(pub(crate) bool);

fn duck(due: On<SoundDue>, mut ducking: ResMut<Ducking>, output: Option<ResMut<AudioOutput>>) {
    if !due.0.recording.is_loud() {
        return;
    }
    ducking.0 = true;
    if let Some(mut output) = output {
        output.duck();
    }
}

fn release(mut ducking: ResMut<Ducking>, output: Option<ResMut<AudioOutput>>) {
    if ducking.0
        && let Some(mut output) = output
    {
        output.release();
    }
    ducking.0 = false;
}

/// Sets what the player prefers.
pub(super) fn set_volumes(
    preferences: Res<Preferences>,
    (effects, interface): (Res<AudioChannel<Effects>>, Res<AudioChannel<Interface>>),
    mut output: ResMut<AudioOutput>,
) {
    output.follow(&preferences);
    if output.is_open() {
        effects.set_volume(decibels(preferences.loudness(preferences.effects_volume)));
        interface.set_volume(decibels(preferences.loudness(preferences.interface_volume)));
    }
}

/// While the window has no focus, the room and the music are silent.
pub(super) fn follow_focus(mut changes: MessageReader<WindowFocused>, mut output: ResMut<AudioOutput>) {
    if let Some(last) = changes.read().last() {
        output.set_focused(last.focused);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sound::notices::SoundNotices;
    use crate::sound::output::tests::mock;
    use crate::stage::{Recording, SoundCue};

    fn cue(recording: Recording) -> SoundDue {
        SoundDue(SoundCue { moment: 0.0, recording, pan: 0.0, depth: 1.0 })
    }

    #[test]
    fn music_gives_way_to_what_is_loud_until_the_board_has_settled() {
        let mut app = App::new();
        app.add_plugins(plugin).insert_resource(mock(&SoundNotices::default()));
        let ducking = |app: &mut App| app.world().resource::<Ducking>().0;
        app.world_mut().trigger(cue(Recording::Move));
        assert!(!ducking(&mut app), "a step is not loud");
        app.world_mut().trigger(cue(Recording::Capture));
        assert!(ducking(&mut app));
        app.world_mut().trigger(BoardSettled);
        assert!(!ducking(&mut app));
        app.world_mut().trigger(cue(Recording::Clash));
        app.world_mut().trigger(MatchClosed { serial: 1 });
        assert!(!ducking(&mut app), "what is loud does not outlast its match");
    }
}
