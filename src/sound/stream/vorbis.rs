//! Reads Ogg Vorbis frame by frame, round and round.

use std::io::Cursor;

use kira::Frame;
use symphonia::core::codecs::CodecParameters;
use symphonia::core::codecs::audio::AudioDecoder;
use symphonia::core::errors::Error as DecodingError;
use symphonia::core::formats::{FormatReader, TrackType};
use symphonia::core::io::MediaSourceStream;
use thiserror::Error;

use crate::page::Bytes;

/// So many frames at the end of a loop's file are those of its start again. The one fades into the other, so that what
/// the coding does to the ends of a file is not heard. The scripts that make the files know the same number.
pub(crate) const OVERLAP: usize = 1024;

/// Why a file cannot be played.
#[derive(Error, Debug)]
pub(crate) enum VorbisError {
    /// It is no Ogg Vorbis, or broken.
    #[error("it cannot be decoded: {0}")]
    Undecodable(#[from] DecodingError),
    /// It has no sound in it, or does not say how much.
    #[error("it has no sound of known length")]
    NoSound,
    /// It has more than two channels.
    #[error("it has {0} channels")]
    Channels(usize),
    /// It is too short to be a loop.
    #[error("it is too short")]
    TooShort,
}

/// One way through a file, from its first frame on.
struct Pass {
    format: Box<dyn FormatReader>,
    decoder: Box<dyn AudioDecoder>,
    track: u32,
    /// What has been decoded and not yet taken, interleaved, and how much of it has been taken.
    samples: Vec<f32>,
    taken: usize,
    channels: usize,
}

impl Pass {
    /// Opens a file; returns its rate and its number of frames too.
    fn open(bytes: &Bytes) -> Result<(Pass, u32, usize), VorbisError> {
        let stream = MediaSourceStream::new(Box::new(Cursor::new(bytes.clone())), Default::default());
        let probe = symphonia::default::get_probe();
        let format = probe.probe(&Default::default(), stream, Default::default(), Default::default())?;
        let track = format.default_track(TrackType::Audio).ok_or(VorbisError::NoSound)?;
        let Some(CodecParameters::Audio(parameters)) = track.codec_params.as_ref() else {
            return Err(VorbisError::NoSound);
        };
        let (Some(rate), Some(frames)) = (parameters.sample_rate, track.num_frames) else {
            return Err(VorbisError::NoSound);
        };
        let decoder = symphonia::default::get_codecs().make_audio_decoder(parameters, &Default::default())?;
        let (track, frames) = (track.id, usize::try_from(frames).map_err(|_| VorbisError::NoSound)?);
        Ok((Pass { format, decoder, track, samples: Vec::new(), taken: 0, channels: 1 }, rate, frames))
    }

    /// The next frame; `None` at the end.
    fn next(&mut self) -> Result<Option<Frame>, VorbisError> {
        while self.taken >= self.samples.len() {
            if !self.decode_packet()? {
                return Ok(None);
            }
        }
        let left = self.samples[self.taken];
        let right = if self.channels == 2 { self.samples[self.taken + 1] } else { left };
        self.taken += self.channels;
        Ok(Some(Frame::new(left, right)))
    }

    /// Decodes the next packet; false at the end of the file. A packet that is broken is left out.
    fn decode_packet(&mut self) -> Result<bool, VorbisError> {
        self.samples.clear();
        self.taken = 0;
        let Some(packet) = self.format.next_packet()? else { return Ok(false) };
        if packet.track_id != self.track {
            return Ok(true);
        }
        match self.decoder.decode(&packet) {
            Ok(buffer) => {
                self.channels = buffer.num_planes();
                if !(1..=2).contains(&self.channels) {
                    return Err(VorbisError::Channels(self.channels));
                }
                buffer.copy_to_vec_interleaved(&mut self.samples);
                Ok(true)
            }
            Err(DecodingError::DecodeError(_)) => Ok(true),
            Err(error) => Err(error.into()),
        }
    }
}

/// A file that is read round and round: its last [`OVERLAP`] frames fade into its first ones, and the rest follows.
pub(crate) struct VorbisLoop {
    bytes: Bytes,
    pass: Pass,
    rate: u32,
    /// Frames of one way round.
    length: usize,
    position: usize,
    /// The end of the last way round, which fades out while the next begins.
    tail: Vec<Frame>,
}

impl VorbisLoop {
    /// Opens a file and decodes its first frames, so that what is no Ogg Vorbis is found at once.
    pub(crate) fn open(bytes: Bytes) -> Result<VorbisLoop, VorbisError> {
        let (mut pass, rate, frames) = Pass::open(&bytes)?;
        if frames < 4 * OVERLAP {
            return Err(VorbisError::TooShort);
        }
        pass.decode_packet()?;
        Ok(VorbisLoop { bytes, pass, rate, length: frames - OVERLAP, position: 0, tail: Vec::new() })
    }

    /// Frames a second.
    pub(crate) fn rate(&self) -> u32 {
        self.rate
    }

    /// Frames of one way round.
    pub(crate) fn length(&self) -> usize {
        self.length
    }

    /// The next frame. What a broken file lacks is silence, so that several stay together.
    ///
    /// # Errors
    /// The file could be opened but not be read on.
    pub(crate) fn next(&mut self) -> Result<Frame, VorbisError> {
        let mut frame = self.pass.next()?.unwrap_or(Frame::ZERO);
        if let Some(before) = self.tail.get(self.position) {
            let fade = (self.position as f32 + 0.5) / OVERLAP as f32;
            frame = *before * (1.0 - fade) + frame * fade;
        }
        self.position += 1;
        if self.position == self.length {
            self.begin_anew()?;
        }
        Ok(frame)
    }

    fn begin_anew(&mut self) -> Result<(), VorbisError> {
        self.tail.clear();
        for _ in 0..OVERLAP {
            let frame = self.pass.next()?.unwrap_or(Frame::ZERO);
            self.tail.push(frame);
        }
        self.pass = Pass::open(&self.bytes)?.0;
        self.position = 0;
        Ok(())
    }
}
