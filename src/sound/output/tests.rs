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
