//! The recordings of events: which there are, and their sound once they have been heard.

use std::io::{self, Cursor};

use bevy::prelude::*;
use bevy_kira_audio::AudioSource;
use bevy_kira_audio::prelude::StaticSoundData;

use super::notices::{SoundNotices, SoundTrouble};
use crate::page::{self, Asset, Bytes, asset};
use crate::stage::Recording;

/// Every recording with its takes. What is heard often has four.
macro_rules! recordings {
    (frequent { $($often:ident $often_file:literal),* $(,)? } rare { $($rare:ident $rare_file:literal),* $(,)? }) => {
        const FILES: &[(Recording, &[Asset])] = &[
            $((Recording::$often, &[
                asset!("sounds/", $often_file, "_1.ogg"), asset!("sounds/", $often_file, "_2.ogg"),
                asset!("sounds/", $often_file, "_3.ogg"), asset!("sounds/", $often_file, "_4.ogg"),
            ])),*,
            $((Recording::$rare, &[
                asset!("sounds/", $rare_file, "_1.ogg"), asset!("sounds/", $rare_file, "_2.ogg"),
            ])),*
        ];

        /// What happens once or a few times in a match.
        #[cfg(test)]
        const RARE: &[Recording] = &[$(Recording::$rare),*];
    };
}

recordings! {
    frequent {
        Hover "hover", Select "select", Deselect "deselect", Refuse "refuse", Click "click", Undo "undo",
        LowTime "low_time", Move "move", Slide "slide", Leap "leap", Capture "capture", Zone "zone",
        StoneSet "stone_set", StoneLift "stone_lift", StoneTopple "stone_topple", Enslave "enslave", Free "free",
        PebbleSet "pebble_set", PebbleBlock "pebble_block", PebbleTake "pebble_take", Glass "glass",
        WoodSet "wood_set", WoodSlide "wood_slide", WoodKnock "wood_knock", Cord "cord",
        DiscJump "disc_jump", DiscTake "disc_take", Convert "convert",
        Grow "grow", GrowGrass "grow_grass", Wither "wither", Pop "pop", Sway "sway",
        Curtain "curtain", Reveal "reveal", Clash "clash",
    }
    rare { Promote "promote", Crown "crown", SecondWind "second_wind", Win "win", Draw "draw" }
}

impl Recording {
    /// Whether it has a key, which variation would spoil.
    pub(crate) fn is_tuned(self) -> bool {
        use Recording::{Convert, Crown, Draw, Enslave, Free, Glass, Pop, Promote, SecondWind, Win};
        matches!(self, Promote | SecondWind | Win | Draw | Enslave | Free | Glass | Crown | Convert | Pop)
    }

    /// Whether music gives way to it.
    pub(crate) fn is_loud(self) -> bool {
        use Recording::{
            Capture, Clash, DiscTake, Draw, Enslave, PebbleTake, Promote, Reveal, SecondWind, StoneTopple, Win, Zone,
        };
        matches!(
            self,
            Capture
                | Clash
                | DiscTake
                | Draw
                | Enslave
                | PebbleTake
                | Promote
                | Reveal
                | SecondWind
                | StoneTopple
                | Win
                | Zone
        )
    }

    /// How many takes there are.
    pub(crate) fn takes(self) -> usize {
        FILES.iter().find(|(recording, _)| *recording == self).map_or(0, |(_, takes)| takes.len())
    }
}

/// What has become of a take.
#[derive(Clone)]
enum Take {
    /// Nobody has wanted to hear it.
    Untried,
    /// It is decoded.
    Ready(Handle<AudioSource>),
    /// It cannot be decoded.
    Broken,
}

/// The takes that have been heard, decoded. A take is decoded when it is first wanted, which takes a few milliseconds;
/// a match needs few of them.
#[derive(Resource)]
pub(crate) struct Recordings {
    takes: Vec<Vec<Take>>,
}

impl Default for Recordings {
    fn default() -> Self {
        Recordings { takes: FILES.iter().map(|(_, takes)| vec![Take::Untried; takes.len()]).collect() }
    }
}

impl Recordings {
    /// Where they are to be fetched, they are on their way before they are heard.
    pub(crate) fn fetch() {
        page::fetch(FILES.iter().flat_map(|(_, takes)| takes.iter().map(|take| take.path)));
    }

    /// A take of a recording; if it is broken, the next one that is not. Broken ones are told of once. None while a page
    /// fetches it.
    pub(crate) fn get(
        &mut self,
        recording: Recording,
        take: usize,
        sources: &mut Assets<AudioSource>,
        notices: &SoundNotices,
    ) -> Option<Handle<AudioSource>> {
        let index = FILES.iter().position(|(name, _)| *name == recording)?;
        let (_, all) = FILES[index];
        let own = &mut self.takes[index];
        (0..all.len()).map(|further| (take + further) % all.len()).find_map(|take| {
            if matches!(own[take], Take::Untried) {
                let read = all[take].read()?;
                own[take] = match decoded(read, all[take].path, notices) {
                    Some(sound) => Take::Ready(sources.add(AudioSource { sound })),
                    None => Take::Broken,
                };
            }
            match &own[take] {
                Take::Ready(source) => Some(source.clone()),
                Take::Untried | Take::Broken => None,
            }
        })
    }
}

fn decoded(read: io::Result<Bytes>, path: &str, notices: &SoundNotices) -> Option<StaticSoundData> {
    let sound = read
        .map_err(|why| why.to_string())
        .and_then(|bytes| StaticSoundData::from_cursor(Cursor::new(bytes)).map_err(|why| why.to_string()));
    let file = path.rsplit('/').next().unwrap_or_default().to_owned();
    sound.map_err(|why| notices.say(SoundTrouble::Recording { file, why })).ok()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::path::Path;

    use strum::IntoEnumIterator;

    use super::*;

    fn bytes(asset: Asset) -> Bytes {
        asset.read().expect("it is there").expect("it can be read")
    }

    fn assets() -> std::path::PathBuf {
        Path::new(env!("CARGO_MANIFEST_DIR")).join("assets")
    }

    #[test]
    fn every_recording_has_its_takes() {
        for recording in Recording::iter() {
            let wanted = if RARE.contains(&recording) { 2 } else { 4 };
            assert_eq!(recording.takes(), wanted, "{recording:?}");
        }
        assert_eq!(FILES.len(), Recording::iter().count(), "no recording is listed twice");
    }

    #[test]
    fn every_take_can_be_decoded_and_is_short() {
        let (mut recordings, notices) = (Recordings::default(), SoundNotices::default());
        let mut sources = Assets::default();
        for recording in Recording::iter() {
            for take in 0..recording.takes() {
                let source = recordings.get(recording, take, &mut sources, &notices).expect("a take");
                let seconds = sources.get(&source).expect("added").sound.duration().as_secs_f32();
                assert!(seconds < 2.5, "{recording:?} {take}");
            }
        }
        assert_eq!(notices.troubles(), []);
    }

    #[test]
    fn no_take_is_another_once_more() {
        let takes: Vec<Bytes> = FILES.iter().flat_map(|(.., takes)| takes.iter().map(|take| bytes(*take))).collect();
        assert_eq!(takes.iter().map(Bytes::as_ref).collect::<BTreeSet<_>>().len(), takes.len());
    }

    #[test]
    fn every_file_of_the_folder_is_heard() {
        let mut expected: BTreeSet<String> = FILES
            .iter()
            .flat_map(|(_, takes)| takes.iter().filter_map(|take| take.path.strip_prefix("assets/sounds/")))
            .map(str::to_owned)
            .collect();
        expected.insert("ambience_room.ogg".to_owned());
        expected
            .extend(crate::games::GAMES.iter().map(|ui| format!("ambience_{}.ogg", ui.id.name().replace('-', "_"))));
        let files = std::fs::read_dir(assets().join("sounds")).expect("a folder");
        let found = files.map(|file| file.expect("a file").file_name().to_string_lossy().into_owned()).collect();
        assert_eq!(expected, found);
    }

    #[test]
    fn what_is_broken_is_told_of_and_left_out() {
        let whole = bytes(FILES[0].1[0]);
        let whole = whole.as_ref();
        for bytes in [&b""[..], b"OggS", b"no sound at all", &whole[..100], &whole[..whole.len() / 2], &whole[200..]] {
            let notices = SoundNotices::default();
            let sound = decoded(Ok(Bytes::Read(bytes.into())), "assets/sounds/hover_1.ogg", &notices);
            assert_eq!(notices.troubles().len(), usize::from(sound.is_none()), "{} bytes", bytes.len());
        }
        let notices = SoundNotices::default();
        assert!(decoded(Err(io::ErrorKind::NotFound.into()), "assets/sounds/hover_1.ogg", &notices).is_none());
        let said = notices.troubles();
        assert!(matches!(&said[..], [SoundTrouble::Recording { file, .. }] if file == "hover_1.ogg"), "{said:?}");
        let mut recordings = Recordings::default();
        recordings.takes[0][1] = Take::Broken;
        let (notices, mut sources) = (SoundNotices::default(), Assets::default());
        assert!(recordings.get(Recording::Hover, 1, &mut sources, &notices).is_some(), "another take is heard");
        recordings.takes[0].fill(Take::Broken);
        assert!(recordings.get(Recording::Hover, 1, &mut sources, &notices).is_none());
    }

    #[test]
    fn all_assets_together_are_small() {
        fn size(folder: &Path) -> u64 {
            let entries = std::fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry"));
            entries
                .map(
                    |entry| {
                        if entry.path().is_dir() {
                            size(&entry.path())
                        } else {
                            entry.metadata().expect("a file").len()
                        }
                    },
                )
                .sum()
        }
        let size = size(&assets());
        assert!(size <= 40_000_000, "{size} bytes");
    }
}
