//! The mixer without a device.

use kira::backend::mock::{MockBackend, MockBackendSettings};

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
        output.set_volumes(&Preferences::default());
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
