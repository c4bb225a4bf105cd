//! Music: one piece a game in four stems, of which the phase of the match decides which are heard.

use std::io;
use std::sync::Arc;
use std::time::Duration;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use ludarium_rules::GameId;
use thiserror::Error;

use super::notices::{SoundNotices, SoundTrouble};
use super::output::AudioOutput;
use super::stream::{Fades, MOST_STEMS, Opening, StreamData, StreamHandle, Strengths, VorbisError, VorbisLoop};
use crate::folders;
use crate::page::{self, Bytes};
use crate::schedule::TurnSet;
use crate::settings::Preferences;
use crate::stage::{Course, GameRegistry, Phase};
use crate::table::{EndingWithdrawn, MatchClosed, MatchEnded, MatchOpened, Table, TurnPlayed};

/// What the stems of every piece are called: what lies below, what moves, the melody, and what is added near the end.
const STEMS: [&str; MOST_STEMS] = ["ground", "pulse", "voice", "tension"];

/// How music comes and goes, and how a stem enters or leaves.
const FADES: Fades = Fades { whole: Duration::from_secs(3), stems: Duration::from_secs(3) };

/// What of a piece is heard in a phase.
pub(crate) fn strengths(phase: Phase) -> Strengths {
    match phase {
        Phase::Opening => [1.0, 0.0, 0.7, 0.0],
        Phase::Middle => [1.0, 1.0, 1.0, 0.0],
        Phase::Ending => [1.0, 1.0, 0.8, 1.0],
        Phase::Over => [0.8, 0.0, 0.5, 0.0],
    }
}

/// The music that plays now.
#[derive(Resource, Default)]
pub(crate) struct Music {
    playing: Option<(GameId, StreamHandle)>,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Music>()
        .add_systems(Update, listen.in_set(TurnSet::Present))
        .add_observer(|_: On<MatchOpened>, concert: Concert| concert.follow())
        .add_observer(|_: On<TurnPlayed>, concert: Concert| concert.follow_phase())
        .add_observer(|_: On<MatchEnded>, concert: Concert| concert.follow_phase())
        .add_observer(|_: On<EndingWithdrawn>, concert: Concert| concert.follow_phase())
        .add_observer(|_: On<MatchClosed>, mut music: ResMut<Music>| music.playing = None);
}

/// What cannot be played any longer is named, and begins anew with the next piece, or when music is turned on again.
fn listen(mut music: ResMut<Music>, registry: Res<GameRegistry>, notices: Res<SoundNotices>) {
    let Some((game, handle)) = &mut music.bypass_change_detection().playing else { return };
    if let Some(why) = handle.trouble() {
        let of = registry.get(*game).music.unwrap_or_default();
        notices.say(SoundTrouble::Music { of, why });
    }
}

/// What decides on the music.
#[derive(SystemParam)]
pub(super) struct Concert<'w> {
    music: ResMut<'w, Music>,
    output: Option<ResMut<'w, AudioOutput>>,
    table: Option<Res<'w, Table>>,
    registry: Res<'w, GameRegistry>,
    preferences: Res<'w, Preferences>,
    notices: Res<'w, SoundNotices>,
}

impl Concert<'_> {
    /// Plays the piece of the game on the table if the player wants music, and nothing else.
    pub(super) fn follow(mut self) {
        let volume = self.preferences.loudness(self.preferences.music_volume);
        let wanted = self.table.as_ref().filter(|_| volume > 0.001);
        let Some(game) = wanted.map(|table| table.game().setup().game) else {
            self.music.playing = None;
            return;
        };
        if self.music.playing.as_ref().is_some_and(|(playing, _)| *playing == game) {
            return self.follow_phase();
        }
        let (Some(piece), Some(phase)) = (self.registry.get(game).music, self.phase()) else { return };
        let stems = stems(piece, &self.notices);
        let sound = StreamData { open: stems, strengths: strengths(phase), fades: FADES };
        let playing = self.output.as_mut().and_then(|output| output.play_music(sound));
        self.music.playing = playing.map(|handle| (game, handle));
    }

    /// Lets the stems fade to those of the match's phase.
    fn follow_phase(self) {
        if let (Some((_, handle)), Some(phase)) = (&self.music.playing, self.phase()) {
            handle.set_strengths(strengths(phase));
        }
    }

    fn phase(&self) -> Option<Phase> {
        let game = self.table.as_ref()?.game();
        let ui = self.registry.get(game.setup().game);
        let course = Course::new(game, ui.guide);
        Some(if course.is_over() { Phase::Over } else { (ui.phase)(&course) })
    }
}

/// Follows the preferences.
pub(super) fn follow(concert: Concert) {
    concert.follow();
}

/// Why a piece cannot be played.
#[derive(Error, Debug)]
enum PieceError {
    /// The folder with the music is not there.
    #[error("the folder assets/music is missing")]
    NoFolder,
    /// A stem cannot be read.
    #[error("{0} cannot be read: {1}")]
    Unreadable(String, std::io::Error),
    /// A stem is broken.
    #[error("{0} cannot be played: {1}")]
    Broken(String, VorbisError),
    /// The stems are not of one length.
    #[error("its stems differ in length")]
    Lengths,
}

/// How to open the stems of a piece, where they are decoded.
fn stems(piece: &'static str, notices: &SoundNotices) -> super::stream::OpenStems {
    let (notices, mut read) = (notices.clone(), Vec::new());
    Box::new(move || match read_stems(piece, file_of_music, &mut read) {
        Ok(true) => match open_stems(piece, &read) {
            Ok(stems) => Opening::Open(stems),
            Err(error) => never(piece, &notices, &error),
        },
        Ok(false) => Opening::Later,
        Err(error) => never(piece, &notices, &error),
    })
}

fn never(of: &'static str, notices: &SoundNotices, error: &PieceError) -> Opening {
    notices.say(SoundTrouble::Music { of, why: error.to_string() });
    Opening::Never
}

/// Reads what is still missing of a piece; returns whether all of it is there.
fn read_stems(piece: &str, file: impl Fn(&str) -> FileOfMusic, read: &mut Vec<Arc<[u8]>>) -> Result<bool, PieceError> {
    for stem in STEMS.into_iter().skip(read.len()) {
        let name = name_of(piece, stem);
        let Some(bytes) = file(&name)? else { return Ok(false) };
        read.push(bytes.map_err(|error| PieceError::Unreadable(name, error))?.into());
    }
    Ok(true)
}

/// The bytes of a file; none if they are not there yet.
type FileOfMusic = Result<Option<io::Result<Vec<u8>>>, PieceError>;

/// A page fetches its music.
fn file_of_music(name: &str) -> FileOfMusic {
    if page::IS_THERE {
        return Ok(page::fetched(&format!("assets/music/{name}")));
    }
    let folder = folders::assets("music").ok_or(PieceError::NoFolder)?;
    Ok(Some(std::fs::read(folder.join(name))))
}

fn name_of(piece: &str, stem: &str) -> String {
    format!("{piece}_{stem}.ogg")
}

fn open_stems(piece: &str, read: &[Arc<[u8]>]) -> Result<Vec<VorbisLoop>, PieceError> {
    let mut stems = Vec::new();
    for (stem, bytes) in STEMS.into_iter().zip(read) {
        let opened = VorbisLoop::open(Bytes::Read(bytes.clone()));
        stems.push(opened.map_err(|error| PieceError::Broken(name_of(piece, stem), error))?);
    }
    let same = |one: &VorbisLoop, other: &VorbisLoop| one.length() == other.length() && one.rate() == other.rate();
    if stems.windows(2).all(|two| same(&two[0], &two[1])) { Ok(stems) } else { Err(PieceError::Lengths) }
}

#[cfg(test)]
mod tests;
