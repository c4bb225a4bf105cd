//! Taking in a ludobox, with a copy of what was there before.

use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use ludarium_files as fs;
use ludarium_record::{MatchId, write_new};

use crate::take_in::TakingIn;
use crate::{CheckPreferences, ENDING, Folders, LudoboxError, Packing, TakenIn, Wanted};

/// The folder of what was there before.
const BACKUPS: &str = "backups";
/// How such a file begins; the time follows.
const BEFORE: &str = "before-import-";
/// How many of them are kept.
const MOST_BACKUPS: usize = 3;

/// Takes in a ludobox: first what is there is packed and kept, then one entry is taken in with every step. Nobody else may
/// write to the folders meanwhile.
pub struct Importing {
    bytes: Arc<[u8]>,
    folders: Folders,
    wanted: Wanted,
    check: CheckPreferences,
    backup: Option<PathBuf>,
    at: Stage,
}

enum Stage {
    Packing(Box<Packing>),
    TakingIn(Box<TakingIn>),
}

impl Importing {
    /// Begins. The ludobox is one that [`Checking`](crate::Checking) has read to its end.
    ///
    /// # Errors
    /// What is there cannot be read, or is too much to be kept in a file.
    pub fn new(
        bytes: Arc<[u8]>,
        folders: Folders,
        wanted: Wanted,
        check: CheckPreferences,
    ) -> Result<Importing, LudoboxError> {
        let at = Stage::Packing(Box::new(Packing::new(&folders)?));
        Ok(Importing { bytes, folders, wanted, check, backup: None, at })
    }

    /// How much is done, from 0 to 1.
    #[must_use]
    pub fn share(&self) -> f32 {
        match &self.at {
            Stage::Packing(packing) => packing.share() / 2.0,
            Stage::TakingIn(taking_in) => 0.5 + taking_in.share() / 2.0,
        }
    }

    /// Where that lies which was there before, once it is kept; also if what follows has failed.
    #[must_use]
    pub fn backup(&self) -> Option<&Path> {
        self.backup.as_deref()
    }

    /// Does the next part. After an error before [`Importing::backup`] is there, nothing has changed.
    pub fn step(&mut self) -> ControlFlow<Result<TakenIn, LudoboxError>> {
        let next = match &mut self.at {
            Stage::TakingIn(taking_in) => {
                return match taking_in.step() {
                    ControlFlow::Break(Ok(taken)) => ControlFlow::Break(Ok(self.end(taken))),
                    other => other,
                };
            }
            Stage::Packing(packing) => match packing.step() {
                ControlFlow::Continue(()) => return ControlFlow::Continue(()),
                ControlFlow::Break(packed) => packed.and_then(|packed| {
                    if packed.files > 0 {
                        let stem = format!("{BEFORE}{}", MatchId::fresh().stamp());
                        let folder = self.folders.data.join(BACKUPS);
                        self.backup = Some(write_new(&folder, &stem, ENDING, packed.bytes)?);
                    }
                    TakingIn::new(self.bytes.clone(), self.folders.clone(), self.wanted, self.check)
                }),
            },
        };
        match next {
            Ok(taking_in) => {
                self.at = Stage::TakingIn(Box::new(taking_in));
                ControlFlow::Continue(())
            }
            Err(error) => ControlFlow::Break(Err(error)),
        }
    }

    fn end(&self, taken: TakenIn) -> TakenIn {
        let backups = backups_in(&self.folders.data);
        for old in &backups[..backups.len().saturating_sub(MOST_BACKUPS)] {
            // One more does no harm.
            let _ = fs::remove_file(old);
        }
        TakenIn { backup: self.backup.clone(), ..taken }
    }
}

/// What was there before the last import.
#[must_use]
pub fn last_backup(data: &Path) -> Option<PathBuf> {
    backups_in(data).pop()
}

/// Those that are kept, the oldest first.
fn backups_in(data: &Path) -> Vec<PathBuf> {
    let files = fs::read_dir(data.join(BACKUPS)).into_iter().flatten().take(10_000).filter_map(Result::ok);
    let is_one = |path: &PathBuf| {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        name.starts_with(BEFORE) && path.extension().is_some_and(|end| end == ENDING)
    };
    let mut backups: Vec<PathBuf> = files.map(|file| file.path()).filter(is_one).collect();
    backups.sort();
    backups
}
