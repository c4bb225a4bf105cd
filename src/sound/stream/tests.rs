//! The streams of ambience and music, without a device.

use std::time::{Duration, Instant};

use kira::info::MockInfoBuilder;

use super::*;
use crate::job::Fault;
use crate::page::Bytes;

/// The ambience of the room.
const ROOM: &[u8] = include_bytes!("../../../assets/sounds/ambience_room.ogg");
const TRESS: &[u8] = include_bytes!("../../../assets/sounds/ambience_tress.ogg");

fn fades() -> Fades {
    Fades { whole: Duration::from_millis(50), stems: Duration::from_millis(50) }
}

fn stream(strengths: Strengths) -> (Box<dyn Sound>, StreamHandle) {
    let stem = |bytes| VorbisLoop::open(Bytes::Built(bytes)).expect("a loop");
    let open = move || Opening::Open([ROOM, TRESS].map(stem).into());
    StreamData { open: Box::new(open), strengths, fades: fades() }.into_sound().expect("a thread")
}

/// What is heard in the next so many frames at 48 kHz; waits for the thread that decodes.
fn hear(sound: &mut dyn Sound, frames: usize) -> Vec<Frame> {
    let (info, begin) = (MockInfoBuilder::new().build(), Instant::now());
    let mut heard = Vec::new();
    while heard.len() < frames {
        let mut out = [Frame::ZERO; 128];
        sound.process(&mut out, 1.0 / 48_000.0, &info);
        heard.extend(out);
        std::thread::sleep(Duration::from_micros(300));
        assert!(begin.elapsed() < Duration::from_secs(60), "it takes too long");
    }
    heard
}

fn loudest(frames: &[Frame]) -> f32 {
    frames.iter().map(|frame| frame.left.abs().max(frame.right.abs())).fold(0.0, f32::max)
}

#[test]
fn a_loop_is_as_long_as_it_should_be_and_joins() {
    let mut room = VorbisLoop::open(Bytes::Built(ROOM)).expect("a loop");
    let length = room.length();
    assert_eq!((room.rate(), length), (44_100, 30 * 44_100));
    let frames: Vec<Frame> = (0..2 * length + 3000).map(|_| room.next().expect("a frame")).collect();
    let step = |at: usize| (frames[at].left - frames[at - 1].left).abs();
    let around = |at: usize| (at - 2205..at - OVERLAP).chain(at + OVERLAP..at + 2205).map(step).fold(0.0, f32::max);
    for join in [length, 2 * length] {
        let inside = (join - 2..join + OVERLAP + 2).map(step).fold(0.0, f32::max);
        assert!(inside <= 1.2 * around(join), "{inside} at {join}, {} around it", around(join));
    }
    // The second time round is the first one again, but for the fade.
    for at in (OVERLAP..length).step_by(997) {
        assert!((frames[at].left - frames[at + length].left).abs() < 1e-4, "frame {at}");
    }
}

#[test]
fn stems_fade_and_go_on_unheard() {
    let (mut sound, handle) = stream([0.0; MOST_STEMS]);
    assert_eq!(loudest(&hear(&mut *sound, 24_000)), 0.0, "all stems are silent");
    handle.set_strengths([1.0, 1.0, 0.0, 0.0]);
    assert_eq!(handle.strengths(), [1.0, 1.0, 0.0, 0.0]);
    let heard = hear(&mut *sound, 96_000);
    assert!(loudest(&heard[48_000..]) > 0.005, "the stems are heard");
    let steps = heard.windows(2).map(|two| (two[1].left - two[0].left).abs()).fold(0.0, f32::max);
    assert!(steps < 0.2, "nothing jumps: {steps}");
    handle.set_strengths([0.0; MOST_STEMS]);
    let heard = hear(&mut *sound, 96_000);
    assert!(loudest(&heard[72_000..]) < 1e-6, "and silent again");
}

#[test]
fn what_nobody_wants_fades_out_and_ends() {
    let (mut sound, handle) = stream([1.0, 0.0, 0.0, 0.0]);
    hear(&mut *sound, 24_000);
    assert!(!sound.finished());
    drop(handle);
    let heard = hear(&mut *sound, 24_000);
    assert!(sound.finished());
    assert_eq!(loudest(&heard[12_000..]), 0.0);
}

/// What a loop that nobody decodes any longer says of it.
fn trouble_of(handle: &mut StreamHandle) -> String {
    let begin = Instant::now();
    loop {
        if let Some(why) = handle.trouble() {
            assert_eq!(handle.trouble(), None, "it is said once");
            return why;
        }
        std::thread::sleep(Duration::from_millis(1));
        assert!(begin.elapsed() < Duration::from_secs(60), "nothing is said");
    }
}

#[test]
fn a_loop_that_is_decoded_no_longer_says_why() {
    for fault in [Fault::Panic, Fault::NotStarted, Fault::Vanish] {
        fault.arm("loop");
        let (mut sound, mut handle) = stream([1.0; MOST_STEMS]);
        assert!(!trouble_of(&mut handle).is_empty(), "{fault:?}");
        assert_eq!(loudest(&hear(&mut *sound, 512)), 0.0, "what is heard goes on in silence");
    }
}

#[test]
fn the_thread_that_decodes_ends_with_its_sound() {
    let (mut sound, handle) = stream([1.0; MOST_STEMS]);
    hear(&mut *sound, 4_800);
    let shared = handle.shared.clone();
    drop(handle);
    while !sound.finished() {
        hear(&mut *sound, 128);
    }
    // What is left is the sound itself and this.
    let begin = Instant::now();
    while Arc::strong_count(&shared) > 2 {
        std::thread::sleep(Duration::from_millis(5));
        assert!(begin.elapsed() < Duration::from_secs(60), "it goes on");
    }
}

#[test]
fn what_cannot_be_opened_is_silent_and_ends() {
    let open: OpenStems = Box::new(|| Opening::Never);
    let (mut sound, handle) = StreamData { open, strengths: [1.0; 4], fades: fades() }.into_sound().expect("a thread");
    assert_eq!(loudest(&hear(&mut *sound, 4_800)), 0.0);
    drop(handle);
    hear(&mut *sound, 256);
    assert!(sound.finished());
}

#[test]
fn broken_files_are_errors_and_never_a_panic() {
    let open = |bytes: Vec<u8>| VorbisLoop::open(Bytes::Read(bytes.into()));
    for bytes in [Vec::new(), b"OggS".to_vec(), vec![0; 5000], ROOM[..300].to_vec(), ROOM[1000..9000].to_vec()] {
        assert!(open(bytes).is_err());
    }
    // Broken in the middle, or cut off: what cannot be decoded is silence, or the end.
    let mut scarred = ROOM.to_vec();
    scarred[60_000..60_400].fill(0x55);
    for bytes in [scarred, ROOM[..100_000].to_vec()] {
        let Ok(mut broken) = open(bytes) else { continue };
        for _ in 0..2 * broken.length() {
            if broken.next().is_err() {
                break;
            }
        }
    }
}
