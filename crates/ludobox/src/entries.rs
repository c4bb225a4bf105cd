//! The entries of a ludobox, one after the other, within bounds.

use std::collections::HashSet;
use std::io::{Cursor, ErrorKind, Read};
use std::sync::Arc;

use flate2::bufread::GzDecoder;

use crate::inside::{Inside, LABEL};
use crate::tar::{BLOCK, Block, Header, padding};
use crate::{LudoboxError, MAX_BYTES, MAX_ENTRIES, MAX_UNPACKED, VERSION};

/// How a file that is packed with gzip begins.
const GZIP: [u8; 3] = [0x1f, 0x8b, 8];

/// One entry.
pub(crate) struct Entry {
    pub name: String,
    pub inside: Inside,
    pub bytes: Vec<u8>,
}

/// What is still to be read.
pub(crate) struct Entries {
    unpacked: GzDecoder<Cursor<Arc<[u8]>>>,
    /// How many bytes may still come.
    left: u64,
    names: HashSet<String>,
}

impl Entries {
    /// The entries after the first, and the day on which the ludobox was made.
    pub fn open(bytes: Arc<[u8]>) -> Result<(Entries, String), LudoboxError> {
        if bytes.len() > MAX_BYTES {
            return Err(LudoboxError::TooMuch);
        }
        if !bytes.starts_with(&GZIP) {
            return Err(LudoboxError::Other);
        }
        let mut entries =
            Entries { unpacked: GzDecoder::new(Cursor::new(bytes)), left: MAX_UNPACKED, names: HashSet::new() };
        let day = entries.open_label()?;
        Ok((entries, day))
    }

    /// Reads the first entry. Where nothing of it is there, the file is something else that is packed.
    fn open_label(&mut self) -> Result<String, LudoboxError> {
        let mut block = [0; BLOCK];
        self.read(&mut block)?;
        let header =
            Header::of(&block).filter(|header| header.name == LABEL && header.size <= Inside::Label.most_bytes());
        let header = header.ok_or(LudoboxError::Other)?;
        let text = String::from_utf8(self.body(header.size)?).map_err(|_| LudoboxError::Other)?;
        let mut lines = text.lines();
        let version = lines.next().and_then(|line| line.strip_prefix("ludobox ")?.parse().ok());
        match version.ok_or(LudoboxError::Other)? {
            VERSION => {}
            other => return Err(LudoboxError::Newer(other)),
        }
        self.names.insert(LABEL.to_owned());
        let is_day = |day: &&str| day.len() == 10 && day.bytes().all(|byte| byte.is_ascii_digit() || byte == b'-');
        Ok(lines.next().filter(is_day).unwrap_or_default().to_owned())
    }

    /// The next entry; nothing once the end was reached and the checksum is right.
    pub fn next(&mut self) -> Result<Option<Entry>, LudoboxError> {
        let mut block: Block = [0; BLOCK];
        self.read(&mut block)?;
        if block == [0; BLOCK] {
            return self.finish().map(|()| None);
        }
        let Header { name, size } = Header::of(&block).ok_or(LudoboxError::Damaged)?;
        let inside = Inside::of(&name).ok_or_else(|| LudoboxError::Stranger(excerpt(&name)))?;
        if size > inside.most_bytes() {
            return Err(LudoboxError::LargeEntry(name));
        }
        if self.names.len() >= MAX_ENTRIES {
            return Err(LudoboxError::TooMuch);
        }
        if !self.names.insert(name.clone()) {
            return Err(LudoboxError::Twice(name));
        }
        let bytes = self.body(size)?;
        Ok(Some(Entry { name, inside, bytes }))
    }

    /// How much is read, from 0 to 1.
    pub fn share(&self) -> f32 {
        let packed = self.unpacked.get_ref();
        packed.position() as f32 / packed.get_ref().len().max(1) as f32
    }

    fn body(&mut self, size: u64) -> Result<Vec<u8>, LudoboxError> {
        // What is said to be there need not be: room is made for what comes.
        let mut bytes = Vec::new();
        self.count(size)?;
        self.unpacked.by_ref().take(size).read_to_end(&mut bytes).map_err(|_| LudoboxError::Damaged)?;
        if bytes.len() as u64 != size {
            return Err(LudoboxError::Damaged);
        }
        self.read(&mut vec![0; padding(size)])?;
        Ok(bytes)
    }

    fn read(&mut self, bytes: &mut [u8]) -> Result<(), LudoboxError> {
        self.count(bytes.len() as u64)?;
        self.unpacked.read_exact(bytes).map_err(|_| LudoboxError::Damaged)
    }

    fn count(&mut self, bytes: u64) -> Result<(), LudoboxError> {
        self.left = self.left.checked_sub(bytes).ok_or(LudoboxError::TooMuch)?;
        Ok(())
    }

    /// Nothing but zeros follows, then the checksum, and then nothing.
    fn finish(&mut self) -> Result<(), LudoboxError> {
        let mut block = [0; BLOCK];
        loop {
            match self.unpacked.read(&mut block) {
                Ok(0) => break,
                Ok(read) if block[..read].iter().all(|byte| *byte == 0) => self.count(read as u64)?,
                Err(error) if error.kind() == ErrorKind::Interrupted => {}
                Ok(_) | Err(_) => return Err(LudoboxError::Damaged),
            }
        }
        let packed = self.unpacked.get_ref();
        if packed.position() == packed.get_ref().len() as u64 { Ok(()) } else { Err(LudoboxError::Damaged) }
    }
}

/// The beginning of a name from elsewhere.
fn excerpt(name: &str) -> String {
    name.chars().filter(|letter| !letter.is_control()).take(60).collect()
}
