//! Sounds: what is heard when, and how loud.

mod ambience;
mod captions;
mod mixing;
mod music;
mod notices;
mod output;
mod recordings;
mod stream;
mod variation;

use bevy::diagnostic::FrameCount;
use bevy::prelude::*;
use bevy_kira_audio::prelude::*;

use crate::motion::SoundDue;
use crate::quality::WARM_UP;
use crate::schedule::TurnSet;
use crate::settings::Preferences;
use crate::stage::Sound;
use crate::table::{EndingWithdrawn, TimeRunsLow, TurnChange, TurnPlayed, TurnRefused};

/// The channel of pieces and events.
#[derive(Resource)]
struct Effects;

/// The channel of buttons and hints.
#[derive(Resource)]
struct Interface;

pub(crate) use captions::{Caption, Captions, MOST as MOST_CAPTIONS};
pub(crate) use notices::SoundNotices;
use output::AudioOutput;
use recordings::Recordings;
use variation::Variation;

/// The sound systems.
pub fn plugin(app: &mut App) {
    app.add_plugins(AudioPlugin)
        .add_audio_channel::<Effects>()
        .add_audio_channel::<Interface>()
        .add_message::<Sound>()
        .init_resource::<SoundNotices>()
        .init_resource::<Recordings>()
        .init_resource::<Variation>()
        .add_plugins((mixing::plugin, ambience::plugin, music::plugin, captions::plugin))
        .add_observer(|due: On<SoundDue>, mut sounds: MessageWriter<Sound>| {
            let cue = due.0;
            sounds.write(Sound::Board(cue.recording, cue.pan, cue.depth));
        })
        .add_observer(|_: On<TurnRefused>, mut sounds: MessageWriter<Sound>| {
            sounds.write(Sound::Refuse);
        })
        .add_observer(|_: On<TimeRunsLow>, mut sounds: MessageWriter<Sound>| {
            sounds.write(Sound::LowTime);
        })
        .add_observer(|_: On<EndingWithdrawn>, mut sounds: MessageWriter<Sound>| {
            sounds.write(Sound::Undo);
        })
        .add_observer(|turn: On<TurnPlayed>, mut sounds: MessageWriter<Sound>| {
            sounds.write_batch((turn.change == TurnChange::TakenBack).then_some(Sound::Undo));
        })
        .add_systems(PreUpdate, open.run_if(not(resource_exists::<AudioOutput>).and_then(first_pictures_are_drawn)))
        .add_systems(
            Update,
            (mixing::follow_focus, (mixing::set_volumes, ambience::follow, music::follow).chain().run_if(has_changed))
                .chain()
                .after(TurnSet::Present)
                .run_if(resource_exists::<AudioOutput>),
        )
        .add_systems(PostUpdate, play);
}

/// Nothing is heard: no device is opened, whether there is one or not.
pub(crate) fn keep_silent(app: &mut App) {
    app.insert_resource(AudioOutput::silent());
}

/// Everything that is needed for the first pictures comes before what is heard.
fn first_pictures_are_drawn(frames: Res<FrameCount>) -> bool {
    frames.0 + 2 >= WARM_UP
}

/// Whether the preferences, or the device, are others than in the last frame.
fn has_changed(preferences: Res<Preferences>, output: Option<Res<AudioOutput>>) -> bool {
    output.is_some_and(|output| preferences.is_changed() || output.is_added())
}

fn open(notices: Res<SoundNotices>, mut commands: Commands) {
    commands.insert_resource(AudioOutput::open(&notices));
    Recordings::fetch();
}

fn play(
    mut sounds: MessageReader<Sound>,
    mut recordings: ResMut<Recordings>,
    mut variation: ResMut<Variation>,
    output: Option<Res<AudioOutput>>,
    (effects, interface): (Res<AudioChannel<Effects>>, Res<AudioChannel<Interface>>),
    mut sources: ResMut<Assets<AudioSource>>,
    (notices, preferences): (Res<SoundNotices>, Res<Preferences>),
) {
    // What was wanted before anything can be heard is not made up for; and without a device, channels would keep all
    // that they are told.
    if !output.is_some_and(|output| output.is_open()) {
        sounds.clear();
        return;
    }
    for sound in sounds.read() {
        let (recording, pan, depth) = sound.recording();
        let take = variation.take(recording, recording.takes());
        let rate = f64::from(depth * variation.pitch(recording));
        if let Some(source) = recordings.get(recording, take, &mut sources, &notices) {
            let mut instance = if sound.is_effect() { effects.play(source) } else { interface.play(source) };
            instance.with_playback_rate(rate).with_panning(preferences.panning(pan));
        }
    }
}
