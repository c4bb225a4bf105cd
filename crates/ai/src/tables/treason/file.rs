//! Tables as files.
//!
//! Everything is little-endian: the magic, the version, the game's name with its length in front, the number of parts;
//! for each part the number of pieces, the length of its bytes before and after they were packed by Brotli, and the
//! packed bytes; and a checksum of all that.

use std::io::Read;

use ludarium_rules::games::treason::Treason;
use ludarium_rules::split_mix::scramble;
use ludarium_rules::{GameId, Registered as _};

use super::layout::Layout;
use super::{FEWEST_PIECES, MOST_PIECES, Part, TreasonTable};

const MAGIC: &[u8; 8] = b"LUDEND\r\n";
const VERSION: u16 = 1;

/// The size of the buffer from which packed bytes are read.
const BUFFER: usize = 1 << 16;

/// Why bytes are no table.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum TableFileError {
    /// They do not begin like the file of a table.
    #[error("no file of an endgame table")]
    Magic,
    /// The format is another one.
    #[error("version {0} of the format of endgame tables; only version {VERSION} can be read")]
    Version(u16),
    /// They end too early, or something follows.
    #[error("the file of the table has another length than it says")]
    Length,
    /// Something has changed since the file was written.
    #[error("the file of the table is damaged: its checksum is wrong")]
    Checksum,
    /// It is of another game.
    #[error("the table is for \"{0}\", not for {game}", game = GameId::Treason)]
    Game(String),
    /// A part is missing, or there is one too many.
    #[error("the table has {found} pieces where {expected} are expected")]
    Pieces {
        /// The number of pieces in the file.
        found: usize,
        /// The number that comes next.
        expected: usize,
    },
    /// The bytes of a part cannot be unpacked, or are too many or too few.
    #[error("the part of {pieces} pieces cannot be unpacked")]
    Packed {
        /// The number of pieces.
        pieces: usize,
    },
    /// Unpacking broke off, which only a fault in the program can cause.
    #[error("unpacking the table broke off")]
    Panicked,
    /// The system has given no thread to unpack the table beside a search that has little time; why.
    #[error("no thread could be started to unpack the table: {0}")]
    NoThread(String),
}

/// A part of a table as it is in a file: the positions with one number of pieces.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TablePart<'a> {
    /// The number of pieces.
    pub pieces: usize,
    /// Its bytes, packed by Brotli.
    pub packed: &'a [u8],
}

/// The parts of the bytes of a file, still packed.
///
/// # Errors
/// What is wrong with the bytes.
pub fn read_parts(bytes: &[u8]) -> Result<Vec<TablePart<'_>>, TableFileError> {
    let mut reader = Reader(bytes.strip_prefix(MAGIC).ok_or(TableFileError::Magic)?);
    let version = reader.u16()?;
    if version != VERSION {
        return Err(TableFileError::Version(version));
    }
    let (body, sum) = bytes.split_last_chunk::<8>().ok_or(TableFileError::Length)?;
    if checksum(body) != u64::from_le_bytes(*sum) {
        return Err(TableFileError::Checksum);
    }
    let length = usize::from(reader.u16()?);
    let name = String::from_utf8_lossy(reader.bytes(length)?).into_owned();
    if name != Treason::GAME.name() {
        return Err(TableFileError::Game(name));
    }
    let count = usize::from(reader.u16()?);
    let mut parts = Vec::new();
    for expected in (FEWEST_PIECES..=MOST_PIECES).take(count) {
        let found = usize::from(reader.u16()?);
        if found != expected {
            return Err(TableFileError::Pieces { found, expected });
        }
        let length = reader.u32()? as usize;
        parts.push(TablePart { pieces: found, packed: reader.bytes(length)? });
    }
    if reader.0.len() == sum.len() && parts.len() == count { Ok(parts) } else { Err(TableFileError::Length) }
}

/// The bytes of a file with these parts, which [`read_parts`] reads.
#[must_use]
pub fn write_parts(parts: &[TablePart<'_>]) -> Vec<u8> {
    let mut bytes = MAGIC.to_vec();
    let name = Treason::GAME.name();
    bytes.extend(VERSION.to_le_bytes());
    bytes.extend((name.len() as u16).to_le_bytes());
    bytes.extend(name.bytes());
    bytes.extend((parts.len() as u16).to_le_bytes());
    for part in parts {
        bytes.extend((part.pieces as u16).to_le_bytes());
        bytes.extend((part.packed.len() as u32).to_le_bytes());
        bytes.extend(part.packed);
    }
    let sum = checksum(&bytes);
    bytes.extend(sum.to_le_bytes());
    bytes
}

impl TreasonTable {
    /// Unpacks a table, of positions with at most so many pieces.
    ///
    /// # Errors
    /// What is wrong with the bytes.
    pub fn from_bytes(bytes: &[u8], most_pieces: usize) -> Result<TreasonTable, TableFileError> {
        let parts = read_parts(bytes)?.into_iter().filter(|part| part.pieces <= most_pieces);
        Ok(TreasonTable { parts: parts.map(unpack).collect::<Result<_, _>>()? })
    }

    /// The bytes of each part, not yet packed, by the number of pieces.
    pub fn unpacked_parts(&self) -> impl Iterator<Item = (usize, &[u8])> {
        self.parts.iter().map(|part| (part.layout.pieces, part.losses.as_slice()))
    }
}

/// Unpacks a part. No more is allocated than a part of its size needs.
fn unpack(part: TablePart<'_>) -> Result<Part, TableFileError> {
    let layout = Layout::new(part.pieces);
    let error = TableFileError::Packed { pieces: part.pieces };
    let mut losses = Vec::with_capacity(layout.len);
    let unpacked = brotli_decompressor::Decompressor::new(part.packed, BUFFER);
    unpacked.take(layout.len as u64 + 1).read_to_end(&mut losses).map_err(|_| error.clone())?;
    if losses.len() == layout.len { Ok(Part { layout, losses }) } else { Err(error) }
}

/// A checksum that also changes when bytes change places.
fn checksum(bytes: &[u8]) -> u64 {
    let (words, rest) = bytes.as_chunks::<8>();
    let sum = words.iter().fold(bytes.len() as u64, |sum, word| scramble(sum ^ u64::from_le_bytes(*word)));
    rest.iter().fold(sum, |sum, byte| scramble(sum ^ u64::from(*byte)))
}

/// The bytes not yet read.
struct Reader<'a>(&'a [u8]);

impl<'a> Reader<'a> {
    fn bytes(&mut self, count: usize) -> Result<&'a [u8], TableFileError> {
        let (first, rest) = self.0.split_at_checked(count).ok_or(TableFileError::Length)?;
        self.0 = rest;
        Ok(first)
    }

    fn array<const N: usize>(&mut self) -> Result<[u8; N], TableFileError> {
        let (first, rest) = self.0.split_first_chunk::<N>().ok_or(TableFileError::Length)?;
        self.0 = rest;
        Ok(*first)
    }

    fn u16(&mut self) -> Result<u16, TableFileError> {
        self.array().map(u16::from_le_bytes)
    }

    fn u32(&mut self) -> Result<u32, TableFileError> {
        self.array().map(u32::from_le_bytes)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file() -> Vec<u8> {
        write_parts(&[TablePart { pieces: 2, packed: &[1, 2, 3] }, TablePart { pieces: 3, packed: &[] }])
    }

    /// The bytes with another checksum.
    fn signed(mut bytes: Vec<u8>) -> Vec<u8> {
        let body = bytes.len() - 8;
        let sum = checksum(&bytes[..body]);
        bytes[body..].copy_from_slice(&sum.to_le_bytes());
        bytes
    }

    #[test]
    fn what_is_written_is_read() {
        let bytes = file();
        let parts = read_parts(&bytes).expect("it is whole");
        assert_eq!(write_parts(&parts), bytes);
        assert_eq!(parts.iter().map(|part| part.pieces).collect::<Vec<_>>(), [2, 3]);
        let error = TreasonTable::from_bytes(&bytes, 4).expect_err("these bytes are not packed");
        assert_eq!(error, TableFileError::Packed { pieces: 2 });
    }

    #[test]
    fn damage_is_named() {
        let change = |place: usize, byte: u8| {
            let mut bytes = file();
            bytes[place] = byte;
            bytes
        };
        assert_eq!(read_parts(b"LUDNET"), Err(TableFileError::Magic));
        assert_eq!(read_parts(&change(8, 9)), Err(TableFileError::Version(9)));
        assert_eq!(read_parts(&change(14, b'x')), Err(TableFileError::Checksum));
        assert!(matches!(read_parts(&signed(change(14, b'x'))), Err(TableFileError::Game(_))));
        let of_pieces = MAGIC.len() + 2 + 2 + "treason".len() + 2;
        let error = TableFileError::Pieces { found: 4, expected: 2 };
        assert_eq!(read_parts(&signed(change(of_pieces, 4))), Err(error));
        assert_eq!(read_parts(&signed(change(of_pieces + 2, 200))), Err(TableFileError::Length));
        for length in 10..file().len() {
            assert!(read_parts(&file()[..length]).is_err(), "{length} bytes");
        }
    }
}
