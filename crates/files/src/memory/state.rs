//! What is in the tree: folders and files, their names, and who has them open.

use std::collections::{BTreeMap, HashMap};
use std::ffi::{OsStr, OsString};
use std::fmt;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use web_time::{SystemTime, UNIX_EPOCH};

use super::place::{Place, Step};
use super::{Change, Limits};

/// The number of a folder, a file or a handle; none is given twice.
pub(super) type Id = u64;

/// The folder of everything.
const ROOT: Id = 0;
/// The longest name, in bytes, as on most disks.
const MAX_NAME: usize = 255;
/// What two moments of a tree differ by at least.
const TICK: Duration = Duration::from_micros(1);

/// A folder or a file.
#[derive(Debug)]
pub(super) struct Node {
    pub content: Content,
    /// When it was changed last, since 1970.
    pub modified: Duration,
    /// The handle that has locked it.
    pub lock: Option<Id>,
    /// Each with its folder: a file may have several, or none any more.
    names: Vec<(Id, OsString)>,
    /// How many handles there are.
    handles: usize,
}

#[derive(Debug)]
pub(super) enum Content {
    Folder(BTreeMap<OsString, Id>),
    File {
        bytes: Arc<Vec<u8>>,
        /// Whether these bytes have been told of.
        is_told: bool,
    },
}

/// A file that is open.
#[derive(Debug)]
pub(super) struct Handle {
    pub node: Id,
    pub at: u64,
    pub reads: bool,
    pub writes: bool,
    pub appends: bool,
    /// Whether it has changed the file.
    pub has_written: bool,
}

/// Where a path leads, whether there is anything or not.
#[derive(Debug)]
pub(super) struct Spot {
    pub folder: Id,
    /// None if the path ends with dots, or is the root.
    pub name: Option<OsString>,
    pub found: Option<Id>,
    /// Whether the path says that it is one of a folder.
    pub is_folder: bool,
}

pub(super) struct State {
    pub is_in_use: bool,
    pub limits: Limits,
    pub listener: Option<Box<dyn FnMut(Change) + Send>>,
    nodes: HashMap<Id, Node>,
    handles: HashMap<Id, Handle>,
    next: Id,
    /// Of all files together.
    bytes: u64,
    clock: Duration,
}

impl fmt::Debug for State {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_struct("State").field("nodes", &self.nodes.len()).field("bytes", &self.bytes).finish()
    }
}

impl Content {
    pub fn empty_file() -> Content {
        Content::File { bytes: Arc::default(), is_told: false }
    }

    pub fn folder() -> Content {
        Content::Folder(BTreeMap::new())
    }

    /// The length of a file.
    pub fn len(&self) -> u64 {
        match self {
            Content::Folder(_) => 0,
            Content::File { bytes, .. } => bytes.len() as u64,
        }
    }
}

fn refuse<T>(why: ErrorKind) -> io::Result<T> {
    Err(why.into())
}

/// Looking.
impl State {
    pub fn new(limits: Limits) -> State {
        let root =
            Node { content: Content::folder(), modified: Duration::ZERO, lock: None, names: Vec::new(), handles: 0 };
        State {
            is_in_use: false,
            limits,
            listener: None,
            nodes: HashMap::from([(ROOT, root)]),
            handles: HashMap::new(),
            next: ROOT + 1,
            bytes: 0,
            clock: Duration::ZERO,
        }
    }

    pub fn node(&self, id: Id) -> io::Result<&Node> {
        self.nodes.get(&id).ok_or_else(|| ErrorKind::NotFound.into())
    }

    pub fn node_mut(&mut self, id: Id) -> io::Result<&mut Node> {
        self.nodes.get_mut(&id).ok_or_else(|| ErrorKind::NotFound.into())
    }

    pub fn is_folder(&self, id: Id) -> io::Result<bool> {
        Ok(matches!(self.node(id)?.content, Content::Folder(_)))
    }

    /// The bytes of a file.
    pub fn bytes(&self, id: Id) -> io::Result<&Arc<Vec<u8>>> {
        match &self.node(id)?.content {
            Content::Folder(_) => refuse(ErrorKind::IsADirectory),
            Content::File { bytes, .. } => Ok(bytes),
        }
    }

    /// What is in a folder.
    pub fn children(&self, folder: Id) -> io::Result<&BTreeMap<OsString, Id>> {
        match &self.node(folder)?.content {
            Content::Folder(children) => Ok(children),
            Content::File { .. } => refuse(ErrorKind::NotADirectory),
        }
    }

    pub fn child(&self, folder: Id, name: &OsStr) -> io::Result<Option<Id>> {
        let children = self.children(folder)?;
        if name.len() > MAX_NAME {
            return refuse(ErrorKind::InvalidFilename);
        }
        Ok(children.get(name).copied())
    }

    /// The folder that a folder is in; the root is in itself.
    fn above(&self, folder: Id) -> io::Result<Id> {
        self.children(folder)?;
        Ok(self.node(folder)?.names.first().map_or(ROOT, |(above, _)| *above))
    }

    fn walk(&self, steps: &[Step]) -> io::Result<Id> {
        steps.iter().try_fold(ROOT, |at, step| match step {
            Step::Up => self.above(at),
            Step::Down(name) => self.child(at, name)?.ok_or_else(|| ErrorKind::NotFound.into()),
        })
    }

    /// Where a path leads. The folder of its last name has to be there.
    pub fn spot(&self, path: &Path) -> io::Result<Spot> {
        let Place { folders, last, is_folder } = Place::of(path)?;
        let folder = self.walk(&folders)?;
        self.children(folder)?;
        let found = last.as_deref().map_or(Ok(Some(folder)), |name| self.child(folder, name))?;
        Ok(Spot { folder, name: last, found, is_folder })
    }

    /// What a path names.
    pub fn find(&self, path: &Path) -> io::Result<Id> {
        let spot = self.spot(path)?;
        let Some(found) = spot.found else { return refuse(ErrorKind::NotFound) };
        if spot.is_folder {
            self.children(found)?;
        }
        Ok(found)
    }

    /// Whether a folder is another one, or anywhere in it.
    pub fn is_within(&self, folder: Id, other: Id) -> io::Result<bool> {
        let mut at = folder;
        while at != other && at != ROOT {
            at = self.above(at)?;
        }
        Ok(at == other)
    }

    /// The path of a name in a folder; none if that folder is gone from the tree.
    pub fn path_of(&self, folder: Id, name: &OsStr) -> Option<PathBuf> {
        let (mut names, mut at) = (vec![name], folder);
        while at != ROOT {
            let (above, name) = self.nodes.get(&at)?.names.first()?;
            names.push(name);
            at = *above;
        }
        names.push(OsStr::new("/"));
        Some(names.into_iter().rev().collect())
    }

    /// The files that are found at a path where something has it, in the order of their names.
    pub fn files_at(&self, path: PathBuf, id: Id) -> Vec<(PathBuf, Id)> {
        let (mut files, mut left) = (Vec::new(), vec![(path, id)]);
        while let Some((path, id)) = left.pop() {
            match self.nodes.get(&id).map(|node| &node.content) {
                Some(Content::Folder(children)) => {
                    left.extend(children.iter().rev().map(|(name, child)| (path.join(name), *child)));
                }
                Some(Content::File { .. }) => files.push((path, id)),
                None => {}
            }
        }
        files
    }
}

/// Changing.
impl State {
    /// The time, later than every moment that was asked for before: what was written last can be told by it.
    pub fn now(&mut self) -> Duration {
        let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        let now = Duration::from_micros(now.as_micros() as u64);
        self.clock = now.max(self.clock + TICK);
        self.clock
    }

    fn next_id(&mut self) -> Id {
        self.next += 1;
        self.next - 1
    }

    /// Adds something under a name that is free.
    pub fn add(&mut self, folder: Id, name: OsString, content: Content) -> io::Result<Id> {
        if self.nodes.len() > self.limits.entries {
            return refuse(ErrorKind::StorageFull);
        }
        let modified = self.now();
        self.insert(folder, name, content, modified)
    }

    /// The same, however much there is.
    pub fn insert(&mut self, folder: Id, name: OsString, content: Content, modified: Duration) -> io::Result<Id> {
        let id = self.next_id();
        self.bytes += content.len();
        self.nodes.insert(id, Node { content, modified, lock: None, names: Vec::new(), handles: 0 });
        self.link(id, folder, name)?;
        Ok(id)
    }

    /// Gives a node one more name, which is free.
    pub fn link(&mut self, id: Id, folder: Id, name: OsString) -> io::Result<()> {
        self.change_folder(folder, |children| _ = children.insert(name.clone(), id))?;
        self.node_mut(id)?.names.push((folder, name));
        Ok(())
    }

    /// Takes a name from a node, which stays as long as somebody has it open.
    pub fn unlink(&mut self, id: Id, folder: Id, name: &OsStr) -> io::Result<()> {
        self.detach(id, folder, name)?;
        self.free(id);
        Ok(())
    }

    /// Gives a node another name in the place of one that it has.
    pub fn rename(&mut self, id: Id, (folder, name): (Id, &OsStr), to: (Id, OsString)) -> io::Result<()> {
        self.detach(id, folder, name)?;
        self.link(id, to.0, to.1)
    }

    fn detach(&mut self, id: Id, folder: Id, name: &OsStr) -> io::Result<()> {
        self.change_folder(folder, |children| _ = children.remove(name))?;
        self.node_mut(id)?.names.retain(|(of, known)| *of != folder || known != name);
        Ok(())
    }

    fn change_folder(&mut self, folder: Id, change: impl FnOnce(&mut BTreeMap<OsString, Id>)) -> io::Result<()> {
        let now = self.now();
        let node = self.node_mut(folder)?;
        let Content::Folder(children) = &mut node.content else { return refuse(ErrorKind::NotADirectory) };
        change(children);
        node.modified = now;
        Ok(())
    }

    /// Forgets what has neither a name nor a handle.
    fn free(&mut self, id: Id) {
        let is_unused = |node: &Node| node.names.is_empty() && node.handles == 0 && id != ROOT;
        if self.nodes.get(&id).is_some_and(is_unused)
            && let Some(node) = self.nodes.remove(&id)
        {
            self.bytes -= node.content.len();
        }
    }

    /// Replaces the bytes of a file, however many there are.
    pub fn replace_bytes(&mut self, id: Id, new: Vec<u8>, modified: Duration, told: bool) -> io::Result<()> {
        let added = new.len() as u64;
        let node = self.node_mut(id)?;
        let Content::File { bytes, is_told } = &mut node.content else { return refuse(ErrorKind::IsADirectory) };
        let removed = bytes.len() as u64;
        (*bytes, *is_told, node.modified) = (Arc::new(new), told, modified);
        self.bytes = self.bytes - removed + added;
        Ok(())
    }

    /// Writes into a file as much as there is room for, and says how much that is.
    pub fn write_at(&mut self, id: Id, at: u64, new: &[u8]) -> io::Result<usize> {
        if new.is_empty() {
            return Ok(0);
        }
        let (room, now) = (self.limits.bytes.saturating_sub(self.bytes), self.now());
        let node = self.node_mut(id)?;
        let Content::File { bytes, is_told } = &mut node.content else { return refuse(ErrorKind::IsADirectory) };
        let before = bytes.len() as u64;
        let end = at.saturating_add(new.len() as u64).min(before.saturating_add(room));
        if end <= at {
            return refuse(ErrorKind::StorageFull);
        }
        let new = &new[..(end - at) as usize];
        let bytes = Arc::make_mut(bytes);
        put(bytes, at as usize, new);
        let after = bytes.len() as u64;
        (*is_told, node.modified) = (false, now);
        self.bytes += after - before;
        Ok(new.len())
    }
}

/// Puts some bytes in the place of others; what would be missing before them is zero.
fn put(bytes: &mut Vec<u8>, at: usize, new: &[u8]) {
    if bytes.len() < at {
        bytes.resize(at, 0);
    }
    let replaced = new.len().min(bytes.len() - at);
    bytes[at..at + replaced].copy_from_slice(&new[..replaced]);
    bytes.extend_from_slice(&new[replaced..]);
}

/// Handles.
impl State {
    pub fn handle(&self, id: Id) -> io::Result<&Handle> {
        self.handles.get(&id).ok_or_else(|| ErrorKind::NotFound.into())
    }

    pub fn handle_mut(&mut self, id: Id) -> io::Result<&mut Handle> {
        self.handles.get_mut(&id).ok_or_else(|| ErrorKind::NotFound.into())
    }

    pub fn open(&mut self, handle: Handle) -> io::Result<Id> {
        self.node_mut(handle.node)?.handles += 1;
        let id = self.next_id();
        self.handles.insert(id, handle);
        Ok(id)
    }

    /// Closes a file; what was written into it is told.
    pub fn close(&mut self, id: Id) {
        let Some(handle) = self.handles.remove(&id) else { return };
        if let Some(node) = self.nodes.get_mut(&handle.node) {
            node.handles -= 1;
            node.lock = node.lock.filter(|lock| *lock != id);
        }
        if handle.has_written {
            self.tell_file(handle.node);
        }
        self.free(handle.node);
    }
}

/// Telling.
impl State {
    fn tell(&mut self, path: PathBuf, bytes: Option<Arc<Vec<u8>>>, modified: Duration) {
        if let Some(listener) = &mut self.listener {
            listener(Change { path, bytes, modified_ms: millis(modified) });
        }
    }

    /// Tells that there is nothing at a path any more.
    pub fn tell_gone(&mut self, path: PathBuf) {
        let now = self.now();
        self.tell(path, None, now);
    }

    /// Tells that a file is found at a path.
    pub fn tell_there(&mut self, path: PathBuf, id: Id) {
        let Some(node) = self.nodes.get(&id) else { return };
        if let Content::File { bytes, .. } = &node.content {
            let (bytes, modified) = (bytes.clone(), node.modified);
            self.tell(path, Some(bytes), modified);
        }
    }

    /// Tells what stands in a file, under each of its names, if it has not been told.
    pub fn tell_file(&mut self, id: Id) {
        let Some(node) = self.nodes.get_mut(&id) else { return };
        match &mut node.content {
            Content::File { is_told, .. } if !*is_told => *is_told = true,
            _ => return,
        }
        let Some(node) = self.nodes.get(&id) else { return };
        let paths: Vec<_> = node.names.iter().filter_map(|(folder, name)| self.path_of(*folder, name)).collect();
        for path in paths {
            self.tell_there(path, id);
        }
    }
}

/// A moment as pages have it, in milliseconds since 1970. Whole microseconds come back unchanged.
pub(super) fn millis(moment: Duration) -> f64 {
    moment.as_micros() as f64 / 1000.0
}

/// What [`millis`] has made a number of; the beginning of 1970 for anything else.
pub(super) fn moment(millis: f64) -> Duration {
    Duration::from_micros((millis * 1000.0).round() as u64)
}
