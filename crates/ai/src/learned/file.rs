//! Nets as files.
//!
//! Everything is little-endian: the magic, the version, the game's name with its length in front, then the numbers in
//! the order of [`NetWeights`], each list with its length in front, and a checksum of all that.

use ludarium_rules::GameId;
use ludarium_rules::split_mix::scramble;

use super::net::{Net, NetError, NetWeights};

const MAGIC: &[u8; 8] = b"LUDNET\r\n";
/// Version 1 had no rows of terms.
const VERSION: u16 = 2;

/// The longest file of a net that is read, in bytes.
pub const MOST_BYTES: usize = 4 << 20;

/// Why bytes are no net.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NetFileError {
    /// They do not begin like the file of a net.
    #[error("no file of a net")]
    Magic,
    /// The format is another one.
    #[error("version {0} of the format of nets; only those up to {VERSION} can be read")]
    Version(u16),
    /// They end too early, or something follows.
    #[error("the file of the net has another length than it says")]
    Length,
    /// Something has changed since the file was written.
    #[error("the file of the net is damaged: its checksum is wrong")]
    Checksum,
    /// No game has this name.
    #[error("the net is for \"{0}\", which is no game")]
    Game(String),
    /// The weights are no net.
    #[error(transparent)]
    Net(#[from] NetError),
}

impl Net {
    /// Reads a net.
    ///
    /// # Errors
    /// What is wrong with the bytes.
    pub fn from_bytes(bytes: &[u8]) -> Result<Net, NetFileError> {
        let rest = bytes.strip_prefix(MAGIC).ok_or(NetFileError::Magic)?;
        let mut reader = Reader(rest);
        let version = reader.u16()?;
        if !(1..=VERSION).contains(&version) {
            return Err(NetFileError::Version(version));
        }
        let (body, sum) = bytes.split_last_chunk::<8>().ok_or(NetFileError::Length)?;
        if checksum(body) != u64::from_le_bytes(*sum) {
            return Err(NetFileError::Checksum);
        }
        let weights = reader.weights(version)?;
        if reader.0.len() == sum.len() { Ok(Net::new(weights)?) } else { Err(NetFileError::Length) }
    }

    /// The net as bytes, which [`Net::from_bytes`] reads.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let weights = self.weights();
        let mut bytes = MAGIC.to_vec();
        bytes.extend(VERSION.to_le_bytes());
        bytes.extend((weights.game.name().len() as u16).to_le_bytes());
        bytes.extend(weights.game.name().bytes());
        bytes.extend(weights.scale.to_le_bytes());
        bytes.extend(weights.base.to_le_bytes());
        put(&mut bytes, &weights.terms, |weight| weight.to_le_bytes());
        for list in [&weights.values, &weights.bias, &weights.rows, &weights.out] {
            put(&mut bytes, list, |weight| weight.to_le_bytes());
        }
        bytes.extend(weights.out_one.to_le_bytes());
        put(&mut bytes, &weights.term_rows, |weight| weight.to_le_bytes());
        let sum = checksum(&bytes);
        bytes.extend(sum.to_le_bytes());
        bytes
    }
}

/// Adds a list with its length in front.
fn put<T: Copy, const N: usize>(bytes: &mut Vec<u8>, list: &[T], to_bytes: impl Fn(T) -> [u8; N]) {
    bytes.extend((list.len() as u32).to_le_bytes());
    bytes.extend(list.iter().flat_map(|&number| to_bytes(number)));
}

/// A checksum that also changes when bytes change places.
fn checksum(bytes: &[u8]) -> u64 {
    let (words, rest) = bytes.as_chunks::<8>();
    let sum = words.iter().fold(bytes.len() as u64, |sum, word| scramble(sum ^ u64::from_le_bytes(*word)));
    rest.iter().fold(sum, |sum, byte| scramble(sum ^ u64::from(*byte)))
}

/// The bytes not yet read.
struct Reader<'a>(&'a [u8]);

impl Reader<'_> {
    fn array<const N: usize>(&mut self) -> Result<[u8; N], NetFileError> {
        let (first, rest) = self.0.split_first_chunk::<N>().ok_or(NetFileError::Length)?;
        self.0 = rest;
        Ok(*first)
    }

    fn u16(&mut self) -> Result<u16, NetFileError> {
        self.array().map(u16::from_le_bytes)
    }

    fn bytes(&mut self, count: usize) -> Result<&[u8], NetFileError> {
        let (first, rest) = self.0.split_at_checked(count).ok_or(NetFileError::Length)?;
        self.0 = rest;
        Ok(first)
    }

    /// A list with its length in front. What is not there is not allocated.
    fn list<T, const N: usize>(&mut self, of_bytes: impl Fn([u8; N]) -> T) -> Result<Vec<T>, NetFileError> {
        let count = self.array().map(u32::from_le_bytes)? as usize;
        let bytes = self.bytes(count.saturating_mul(N))?;
        Ok(bytes.as_chunks::<N>().0.iter().map(|bytes| of_bytes(*bytes)).collect())
    }

    fn weights(&mut self, version: u16) -> Result<NetWeights, NetFileError> {
        let length = self.u16()?;
        let name = String::from_utf8_lossy(self.bytes(usize::from(length))?).into_owned();
        let game = GameId::ALL.into_iter().find(|game| game.name() == name).ok_or(NetFileError::Game(name))?;
        Ok(NetWeights {
            game,
            scale: self.u16()?,
            base: self.array().map(i32::from_le_bytes)?,
            terms: self.list(i32::from_le_bytes)?,
            values: self.list(i16::from_le_bytes)?,
            bias: self.list(i16::from_le_bytes)?,
            rows: self.list(i16::from_le_bytes)?,
            out: self.list(i16::from_le_bytes)?,
            out_one: self.u16()?,
            term_rows: if version > 1 { self.list(i32::from_le_bytes)? } else { Vec::new() },
        })
    }
}
