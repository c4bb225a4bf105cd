//! Pixels that take long to make, kept on the disk between starts.

use std::fs::{self, File};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use bevy::prelude::*;
use flate2::Compression;
use flate2::read::GzDecoder;
use flate2::write::GzEncoder;

use crate::folders;

/// What pixels are made from.
#[derive(Clone, Copy, Debug)]
pub struct Source<'a> {
    /// Names the pixels; also the beginning of the file's name.
    pub name: &'a str,
    /// The text of the program that makes them: where it has changed, they are made anew.
    pub code: &'a str,
    /// How many bytes they are.
    pub bytes: usize,
}

/// A folder with one file for each [`Source`]. Without a folder everything is made anew at each start.
///
/// A file that is missing, broken or made by another version of the program is replaced; what else goes wrong is said
/// once, and costs nothing but time.
#[derive(Resource, Clone, Debug, Default)]
pub struct BakeCache {
    folder: Option<PathBuf>,
    trouble: Arc<AtomicBool>,
}

/// Opens the cache.
pub fn plugin(app: &mut App) {
    app.insert_resource(
        folders::cache().map_or_else(BakeCache::default, |folder| BakeCache::of(folder.join("textures"))),
    );
}

impl BakeCache {
    /// A cache in a folder, which is made when it is first needed.
    #[must_use]
    pub fn of(folder: PathBuf) -> BakeCache {
        BakeCache { folder: Some(folder), trouble: Arc::default() }
    }

    /// The pixels of a source: those on the disk, or else what `make` returns, which is kept.
    pub fn pixels(&self, source: Source, make: impl FnOnce() -> Vec<u8>) -> Vec<u8> {
        self.kept(source).unwrap_or_else(|| {
            let pixels = make();
            self.keep(source, &pixels);
            pixels
        })
    }

    /// The pixels of a source that are on the disk.
    pub fn kept(&self, source: Source) -> Option<Vec<u8>> {
        let path = self.folder.as_ref()?.join(source.file_name());
        match read(&path, source.bytes) {
            Ok(pixels) => return Some(pixels),
            Err(error) if error.kind() == io::ErrorKind::NotFound => {}
            Err(error) => self.say(&format!("the texture {} is made anew: {error}", path.display())),
        }
        None
    }

    /// Keeps the pixels of a source.
    pub fn keep(&self, source: Source, pixels: &[u8]) {
        debug_assert_eq!(pixels.len(), source.bytes, "the pixels of {}", source.name);
        if let Some(folder) = &self.folder
            && let Err(error) = replace(folder, source, pixels)
        {
            self.say(&format!("textures cannot be kept in {}: {error}", folder.display()));
        }
    }

    /// Warns, but only the first time.
    fn say(&self, what: &str) {
        if !self.trouble.swap(true, Ordering::Relaxed) {
            warn!("{what}");
        }
    }
}

impl Source<'_> {
    fn file_name(&self) -> String {
        let mut hasher = DefaultHasher::new();
        (self.code, self.bytes).hash(&mut hasher);
        format!("{}.{:016x}.gz", self.name, hasher.finish())
    }

    /// Whether a file holds these pixels as some version of the program made them.
    fn is_version(&self, file_name: &str) -> bool {
        let rest = file_name.strip_prefix(self.name).and_then(|rest| rest.strip_prefix('.'));
        rest.and_then(|rest| rest.strip_suffix(".gz")).is_some_and(|hash| !hash.contains('.'))
    }
}

/// The pixels in a file, if they are so many; gzip's checksum tells whether they are whole.
fn read(path: &Path, bytes: usize) -> io::Result<Vec<u8>> {
    let mut pixels = Vec::with_capacity(bytes);
    // One more than wanted is enough to see that they are too many.
    GzDecoder::new(File::open(path)?).take(bytes as u64 + 1).read_to_end(&mut pixels)?;
    if pixels.len() == bytes {
        Ok(pixels)
    } else {
        Err(io::Error::new(io::ErrorKind::InvalidData, format!("it does not hold {bytes} bytes")))
    }
}

/// Writes the file of a source, and removes those of other versions. A file that a power cut leaves half written is found
/// out when it is read.
fn replace(folder: &Path, source: Source, pixels: &[u8]) -> io::Result<()> {
    fs::create_dir_all(folder)?;
    for entry in fs::read_dir(folder)?.flatten() {
        if entry.file_name().to_str().is_some_and(|name| source.is_version(name)) {
            fs::remove_file(entry.path())?;
        }
    }
    let mut file = GzEncoder::new(File::create(folder.join(source.file_name()))?, Compression::fast());
    file.write_all(pixels)?;
    file.finish().map(drop)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn source(code: &str) -> Source<'_> {
        Source { name: "oak-7", code, bytes: 3 }
    }

    fn files(folder: &Path) -> Vec<PathBuf> {
        fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path()).collect()
    }

    /// The pixels, and whether they had to be made.
    fn pixels(cache: &BakeCache, source: Source) -> (Vec<u8>, bool) {
        let mut made = false;
        let pixels = cache.pixels(source, || {
            made = true;
            vec![1, 2, 3]
        });
        (pixels, made)
    }

    #[test]
    fn pixels_are_made_once() {
        let folder = tempfile::tempdir().expect("a folder");
        let cache = BakeCache::of(folder.path().join("textures"));
        assert_eq!(pixels(&cache, source("a")), (vec![1, 2, 3], true));
        assert_eq!(pixels(&cache, source("a")), (vec![1, 2, 3], false));
        assert_eq!(pixels(&BakeCache::default(), source("a")), (vec![1, 2, 3], true), "without a folder");
    }

    #[test]
    fn changed_code_makes_them_anew_and_leaves_nothing_behind() {
        let folder = tempfile::tempdir().expect("a folder");
        let cache = BakeCache::of(folder.path().to_owned());
        pixels(&cache, source("a"));
        pixels(&cache, Source { name: "oak-70", ..source("a") });
        assert!(pixels(&cache, source("b")).1);
        assert_eq!(files(folder.path()).len(), 2, "the new oak-7 and oak-70");
        assert!(!pixels(&cache, Source { name: "oak-70", ..source("a") }).1);
    }

    #[test]
    fn broken_files_are_replaced() {
        let folder = tempfile::tempdir().expect("a folder");
        let cache = BakeCache::of(folder.path().to_owned());
        pixels(&cache, source("a"));
        let [file] = &files(folder.path())[..] else { panic!("one file") };
        let whole = fs::read(file).expect("it can be read");
        let mut changed = whole.clone();
        changed[12] ^= 0x55;
        for broken in [&whole[..whole.len() - 3], b"", b"no texture", &changed] {
            fs::write(file, broken).expect("it can be written");
            assert_eq!(pixels(&cache, source("a")), (vec![1, 2, 3], true));
            assert_eq!(fs::read(file).expect("it is there"), whole);
        }
    }

    #[test]
    fn a_folder_that_cannot_be_written_costs_only_time() {
        let file = tempfile::NamedTempFile::new().expect("a file");
        let cache = BakeCache::of(file.path().join("textures"));
        assert_eq!(pixels(&cache, source("a")), (vec![1, 2, 3], true));
        assert!(cache.trouble.load(Ordering::Relaxed), "it was said");
    }
}
