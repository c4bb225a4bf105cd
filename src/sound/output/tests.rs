//! The mixer without a device.

use kira::backend::mock::{MockBackend, MockBackendSettings};
use kira::info::MockInfoBuilder;

use super::*;

/// An output that nobody hears.
pub(crate) fn mock(notices: &SoundNotices) -> AudioOutput {
    let backend_settings = MockBackendSettings { sample_rate: 48_000 };
    let settings = AudioManagerSettings::<MockBackend> { backend_settings, ..AudioManagerSettings::default() };
    AudioOutput::with(AudioManager::new(settings).expect("a mock"), notices)
}

#[test]
fn everything_can_be_asked_of_an_output_with_or_without_a_device() {
    let notices = SoundNotices::default();
    for mut output in [mock(&notices), AudioOutput::silent()] {
        output.follow(&Preferences::default());
        output.duck();
        output.release();
        output.set_focused(false);
        output.set_focused(true);
    }
    assert_eq!(notices.troubles(), []);
}

/// Lets the mixer work for so many blocks of 128 frames.
pub(crate) fn run(output: &mut AudioOutput, blocks: usize) {
    let manager = output.tracks().expect("a mock")._manager.downcast_mut::<AudioManager<MockBackend>>();
    let backend = manager.expect("a mock").backend_mut();
    for _ in 0..blocks {
        backend.on_start_processing();
        backend.process();
    }
}

#[test]
fn the_background_stands_still_without_focus() {
    use kira::track::TrackPlaybackState;
    let mut output = mock(&SoundNotices::default());
    let state = |output: &mut AudioOutput| {
        run(output, 1000);
        output.tracks().map(|tracks| tracks.background.state())
    };
    assert_eq!(state(&mut output), Some(TrackPlaybackState::Playing));
    output.set_focused(false);
    assert_eq!(state(&mut output), Some(TrackPlaybackState::Paused));
    output.set_focused(true);
    assert_eq!(state(&mut output), Some(TrackPlaybackState::Playing));
}

#[test]
fn full_volume_is_unchanged_and_none_is_silence() {
    assert_eq!(decibels(1.0), 0.0);
    assert_eq!(decibels(0.0), -60.0);
    assert!((decibels(0.5) + 10.0).abs() < 1e-4);
}

#[test]
fn mono_leaves_nothing_on_one_side() {
    let mut output = mock(&SoundNotices::default());
    let mono = output.tracks().expect("a mock").mono.clone();
    let heard = || {
        let mut frames = [Frame::new(1.0, 0.0), Frame::new(0.25, 0.75)];
        Mono(mono.clone()).process(&mut frames, 0.1, &MockInfoBuilder::new().build());
        frames
    };
    output.follow(&Preferences { mono: true, ..Preferences::default() });
    assert_eq!(heard(), [Frame::from_mono(0.5); 2]);
    output.follow(&Preferences::default());
    assert_eq!(heard(), [Frame::new(1.0, 0.0), Frame::new(0.25, 0.75)], "as it was recorded");
}
