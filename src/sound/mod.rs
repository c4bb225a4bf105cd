//! Sounds: what is heard when, and how loud.

use bevy::asset::io::embedded::EmbeddedAssetRegistry;
use bevy::diagnostic::FrameCount;
use bevy::prelude::*;
use bevy_kira_audio::prelude::*;

use crate::drawing_speed::WARM_UP;
use crate::motion::SoundDue;
use crate::schedule::TurnSet;
use crate::settings::Preferences;
use crate::stage::Recording;
use crate::table::{EndingWithdrawn, TimeRunsLow, TurnChange, TurnPlayed, TurnRefused};

/// A sound that somebody wants to hear.
#[derive(Message, Clone, Copy, PartialEq, Debug)]
pub enum Sound {
    /// The pointer is on something that can be chosen.
    Hover,
    /// A piece is chosen.
    Select,
    /// A step is taken back.
    Deselect,
    /// A choice is refused.
    Refuse,
    /// A button.
    Click,
    /// A turn is taken back.
    Undo,
    /// A clock runs low.
    LowTime,
    /// Something on the board: which recording, where (-1 left to 1 right), how deep (1 is as recorded).
    Board(Recording, f32, f32),
}

/// Every recording with its name and its bytes, part of the program so that it runs from anywhere.
macro_rules! recordings {
    ($($recording:ident $file:literal),* $(,)?) => {
        const FILES: &[(Recording, &str, &[u8])] = &[$((
            Recording::$recording,
            concat!("sounds/", $file, ".ogg"),
            include_bytes!(concat!("../../assets/sounds/", $file, ".ogg")),
        )),*];
    };
}

recordings! {
    Hover "hover", Select "select", Deselect "deselect", Refuse "refuse", Click "click", Undo "undo",
    LowTime "low_time", Move "move", Slide "slide", Leap "leap", Capture "capture", Promote "promote",
    Zone "zone", SecondWind "second_wind", Win "win", Draw "draw", Ambience "ambience",
    StoneSet "stone_set", StoneLift "stone_lift", StoneTopple "stone_topple", Enslave "enslave", Free "free",
    PebbleSet "pebble_set", PebbleBlock "pebble_block", PebbleTake "pebble_take", Glass "glass",
    WoodSet "wood_set", WoodSlide "wood_slide", WoodKnock "wood_knock", Cord "cord",
    DiscJump "disc_jump", DiscTake "disc_take", Crown "crown", Convert "convert",
    Grow "grow", GrowGrass "grow_grass", Wither "wither", Pop "pop", Sway "sway",
    Curtain "curtain", Reveal "reveal", Clash "clash", Forest "forest",
}

/// The channel of pieces and events.
#[derive(Resource)]
struct Effects;

/// The channel of buttons and hints.
#[derive(Resource)]
struct Interface;

/// The channel of the room.
#[derive(Resource)]
struct Ambience;

/// The loaded recordings, in the order of [`FILES`].
#[derive(Resource)]
struct Recordings(Vec<Handle<AudioSource>>);

impl Recording {
    /// Whether it has a key, which variation would spoil.
    fn is_tuned(self) -> bool {
        use Recording::{Convert, Crown, Draw, Enslave, Free, Glass, Pop, Promote, SecondWind, Win};
        matches!(self, Promote | SecondWind | Win | Draw | Enslave | Free | Glass | Crown | Convert | Pop)
    }
}

impl Sound {
    fn recording(self) -> (Recording, f32, f32) {
        match self {
            Sound::Hover => (Recording::Hover, 0.0, 1.0),
            Sound::Select => (Recording::Select, 0.0, 1.0),
            Sound::Deselect => (Recording::Deselect, 0.0, 1.0),
            Sound::Refuse => (Recording::Refuse, 0.0, 1.0),
            Sound::Click => (Recording::Click, 0.0, 1.0),
            Sound::Undo => (Recording::Undo, 0.0, 1.0),
            Sound::LowTime => (Recording::LowTime, 0.0, 1.0),
            Sound::Board(recording, pan, depth) => (recording, pan, depth),
        }
    }
}

/// The sound systems.
pub fn plugin(app: &mut App) {
    app.add_plugins(AudioPlugin)
        .add_message::<Sound>()
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
        .add_audio_channel::<Effects>()
        .add_audio_channel::<Interface>()
        .add_audio_channel::<Ambience>()
        .add_systems(PreUpdate, load.run_if(not(resource_exists::<Recordings>).and_then(first_pictures_are_drawn)))
        .add_systems(Update, set_volumes.after(TurnSet::Present).run_if(resource_changed::<Preferences>))
        .add_systems(PostUpdate, play);
}

/// Everything that is needed for the first pictures comes before what is heard.
fn first_pictures_are_drawn(frames: Res<FrameCount>) -> bool {
    frames.0 + 2 >= WARM_UP
}

fn load(
    registry: Res<EmbeddedAssetRegistry>,
    server: Res<AssetServer>,
    ambience: Res<AudioChannel<Ambience>>,
    mut commands: Commands,
) {
    let handles: Vec<Handle<AudioSource>> = FILES
        .iter()
        .map(|(_, path, bytes)| {
            registry.insert_asset((*path).into(), path.as_ref(), *bytes);
            server.load(format!("embedded://{path}"))
        })
        .collect();
    if let Some(room) = FILES.iter().position(|(recording, ..)| *recording == Recording::Ambience) {
        ambience.play(handles[room].clone()).looped().fade_in(AudioTween::linear(std::time::Duration::from_secs(3)));
    }
    commands.insert_resource(Recordings(handles));
}

/// Loudness as the ear takes it: half is 10 decibels less; 0 is silence.
fn decibels(volume: f32) -> f32 {
    if volume <= 0.001 { -60.0 } else { (volume.log2() * 10.0).max(-60.0) }
}

fn set_volumes(
    preferences: Res<Preferences>,
    effects: Res<AudioChannel<Effects>>,
    interface: Res<AudioChannel<Interface>>,
    ambience: Res<AudioChannel<Ambience>>,
) {
    effects.set_volume(decibels(preferences.effects_volume));
    interface.set_volume(decibels(preferences.interface_volume));
    ambience.set_volume(decibels(preferences.ambience_volume));
}

fn play(
    mut sounds: MessageReader<Sound>,
    recordings: Option<Res<Recordings>>,
    effects: Res<AudioChannel<Effects>>,
    interface: Res<AudioChannel<Interface>>,
    mut variation: Local<u32>,
) {
    let Some(recordings) = recordings else { return };
    for sound in sounds.read() {
        let (recording, pan, depth) = sound.recording();
        let Some(index) = FILES.iter().position(|(name, ..)| *name == recording) else { continue };
        // A few cents up or down, so that nothing repeats exactly.
        *variation = variation.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        let spread = if recording.is_tuned() { 0.0 } else { 0.03 };
        let rate = depth * (1.0 - spread / 2.0 + spread * (*variation >> 8) as f32 / (1 << 24) as f32);
        let handle = recordings.0[index].clone();
        let on_board = matches!(sound, Sound::Board(..) | Sound::Refuse | Sound::LowTime);
        let mut instance = if on_board { effects.play(handle) } else { interface.play(handle) };
        instance.with_playback_rate(f64::from(rate)).with_panning(pan);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn full_volume_is_unchanged_and_none_is_silence() {
        assert_eq!(decibels(1.0), 0.0);
        assert_eq!(decibels(0.0), -60.0);
        assert!((decibels(0.5) + 10.0).abs() < 1e-4);
    }
}
