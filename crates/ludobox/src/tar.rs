//! The part of the tar format (ustar of POSIX.1-1988) that a ludobox needs: plain files with short names.

/// The size of a block, of which everything is a multiple.
pub(crate) const BLOCK: usize = 512;

/// One block.
pub(crate) type Block = [u8; BLOCK];

/// What stands before a file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Header {
    pub name: String,
    pub size: u64,
}

const NAME: usize = 100;
const SIZE: std::ops::Range<usize> = 124..136;
const CHECKSUM: std::ops::Range<usize> = 148..156;
const KIND: usize = 156;
/// The last field, the first part of longer names, ends before the padding.
const PREFIX: usize = 345;

impl Header {
    /// The block of a file that was written at a time, in seconds since 1970. The name has at most 100 bytes.
    pub fn block(&self, time: u64) -> Block {
        let mut block = [0; BLOCK];
        let mut put = |at: usize, text: &str| block[at..at + text.len()].copy_from_slice(text.as_bytes());
        put(0, &self.name[..self.name.len().min(NAME)]);
        put(100, "0000644\0");
        put(108, "0000000\0");
        put(116, "0000000\0");
        put(SIZE.start, &format!("{:011o}\0", self.size));
        put(136, &format!("{:011o}\0", time.min(0o77_777_777_777)));
        put(CHECKSUM.start, "        ");
        put(KIND, "0");
        put(257, "ustar\x0000");
        let sum = sum(&block);
        block[CHECKSUM].copy_from_slice(format!("{sum:06o}\0 ").as_bytes());
        block
    }

    /// What a block says; nothing if it is none of a plain file with a short name.
    pub fn of(block: &Block) -> Option<Header> {
        let is_plain = matches!(block[KIND], b'0' | 0) && block[PREFIX] == 0;
        if !is_plain || number(&block[CHECKSUM])? != u64::from(sum(block)) {
            return None;
        }
        let name = block[..NAME].split(|byte| *byte == 0).next()?;
        Some(Header { name: String::from_utf8(name.to_vec()).ok()?, size: number(&block[SIZE])? })
    }
}

/// The bytes of a block with spaces in the place of the sum.
fn sum(block: &Block) -> u32 {
    let counts = |(at, byte): (usize, &u8)| u32::from(if CHECKSUM.contains(&at) { b' ' } else { *byte });
    block.iter().enumerate().map(counts).sum()
}

/// An octal number, which ends with a zero byte or a space.
fn number(field: &[u8]) -> Option<u64> {
    let text = std::str::from_utf8(field).ok()?.trim_matches([' ', '\0']);
    u64::from_str_radix(text, 8).ok().filter(|_| !text.starts_with('+'))
}

/// How many bytes follow a file of a size up to the next block.
pub(crate) fn padding(size: u64) -> usize {
    let rest = (size % BLOCK as u64) as usize;
    if rest == 0 { 0 } else { BLOCK - rest }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn headers_are_read_as_they_are_written_and_no_changed_one_is() {
        let header = Header { name: "matches/a.toml".to_owned(), size: 1234 };
        let block = header.block(1_795_243_846);
        assert_eq!(Header::of(&block), Some(header));
        assert_eq!(&block[SIZE], b"00000002322\0");
        for at in 0..PREFIX {
            let mut changed = block;
            changed[at] ^= 1;
            assert_eq!(Header::of(&changed), None, "byte {at}");
        }
        assert_eq!([0, 1, 512, 513].map(padding), [0, 511, 0, 511]);
    }
}
