//! What is done with ludoboxes beside the window, in small parts.

use std::io::{ErrorKind, Read as _};
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use ludarium_files::File;
use ludarium_ludobox::{Checking, ENDING, Folders, Importing, LudoboxError, MAX_BYTES, Packing, TakenIn, Wanted};
use ludarium_record::{MatchId, write_new};

use super::Offered;
use super::notice::Exported;
use crate::clock;
use crate::job::{Job, Part};
use crate::library::export::exports_beside;
use crate::settings;

/// How many steps are done in a part; each is one file.
const STEPS: usize = 8;

/// What has been done.
pub(super) enum Done {
    Exported(Exported),
    Read(Offered),
    TakenIn(TakenIn),
    /// Why it was not, and where that lies which was there before, if some of it may have been taken in.
    Refused {
        why: LudoboxError,
        backup: Option<PathBuf>,
    },
}

impl From<LudoboxError> for Done {
    fn from(why: LudoboxError) -> Done {
        Done::Refused { why, backup: None }
    }
}

/// How much is done, in thousandths.
#[derive(Clone, Default)]
pub(super) struct Progress(Arc<AtomicU32>);

impl Progress {
    pub fn share(&self) -> f32 {
        self.0.load(Ordering::Relaxed) as f32 / 1000.0
    }

    fn set(&self, share: f32) {
        self.0.store((share * 1000.0) as u32, Ordering::Relaxed);
    }
}

/// Does some steps of what is opened first, and tells how far it has come.
fn in_parts<M: Send + 'static>(
    progress: Progress,
    open: impl FnOnce() -> Result<M, LudoboxError> + Send + 'static,
    step: impl Fn(&mut M) -> ControlFlow<Done> + Send + 'static,
    share: fn(&M) -> f32,
) -> Job<Done> {
    let (mut open, mut machine) = (Some(open), None);
    Job::start_in_parts("ludobox", move || {
        if let Some(open) = open.take() {
            match open() {
                Ok(opened) => machine = Some(opened),
                Err(why) => return Part::Done(why.into()),
            }
        }
        let Some(machine) = &mut machine else { return Part::More(Duration::ZERO) };
        for _ in 0..STEPS {
            if let ControlFlow::Break(done) = step(machine) {
                return Part::Done(done);
            }
        }
        progress.set(share(machine));
        Part::More(Duration::ZERO)
    })
}

/// Writes everything into a file among the exports, or hands it to the player of a page.
pub(super) fn export(folders: Folders, progress: Progress) -> Job<Done> {
    let folder = exports_beside(&folders.data.join("matches"));
    let step = move |packing: &mut Packing| {
        packing.step().map_break(|packed| {
            let written = packed.and_then(|packed| {
                let name = format!("ludarium-{}", MatchId::new(0, clock::seconds_now()).date());
                let path = write_new(&folder, &name, ENDING, &packed.bytes)?;
                Ok(Exported { path, matches: packed.matches, left_out: packed.left_out })
            });
            written.map_or_else(Done::from, Done::Exported)
        })
    };
    in_parts(progress, move || Packing::new(&folders), step, Packing::share)
}

/// Reads a file to its end.
pub(super) fn read(path: PathBuf, progress: Progress) -> Job<Done> {
    let open = move || {
        let bytes = bytes_of(&path)?;
        let checking = Checking::new(bytes.clone(), settings::check)?;
        Ok((checking, Some((path, bytes))))
    };
    let step = |(checking, of): &mut (Checking, Option<(PathBuf, Arc<[u8]>)>)| {
        checking.step().map_break(|contents| match (contents, of.take()) {
            (Ok(contents), Some((path, bytes))) => Done::Read(Offered { path, contents, bytes }),
            (Ok(_), None) => LudoboxError::Damaged.into(),
            (Err(why), _) => why.into(),
        })
    };
    in_parts(progress, open, step, |(checking, _)| checking.share())
}

/// Takes a file in.
pub(super) fn take_in(bytes: Arc<[u8]>, folders: Folders, wanted: Wanted, progress: Progress) -> Job<Done> {
    let step = |importing: &mut Importing| {
        importing.step().map_break(|taken| match taken {
            Ok(taken) => Done::TakenIn(taken),
            Err(why) => Done::Refused { why, backup: importing.backup().map(Path::to_owned) },
        })
    };
    in_parts(progress, move || Importing::new(bytes, folders, wanted, settings::check), step, Importing::share)
}

fn bytes_of(path: &Path) -> Result<Arc<[u8]>, LudoboxError> {
    let fail = |source| LudoboxError::Io { path: path.to_owned(), source };
    let file = File::open(path).map_err(fail)?;
    if file.metadata().is_ok_and(|data| !data.is_file()) {
        return Err(fail(ErrorKind::IsADirectory.into()));
    }
    let mut bytes = Vec::new();
    file.take(MAX_BYTES as u64 + 1).read_to_end(&mut bytes).map_err(fail)?;
    Ok(bytes.into())
}
