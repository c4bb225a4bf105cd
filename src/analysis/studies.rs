//! The study of the match on the table: opened with the analysis, and kept beside the saved matches with every change.

use std::path::Path;

use bevy::prelude::*;
use ludarium_record::ludo::{self, LudoError};
use ludarium_record::study::{Study, StudyError};
use ludarium_record::{Match, StoreError, write_atomically};

use crate::data_file::{self, FileFault, Loaded, Unread};
use crate::schedule::TableMode;
use crate::table::{Archive, EndingWithdrawn, Intent, IntentWriter, MatchClosed, StudyChanged, Table};
use crate::words::text;

/// What is wrong with the file of the study, until it leaves the table.
#[derive(Resource, Default, Debug)]
pub struct StudyTrouble {
    why: Option<Trouble>,
    /// The match whose file could neither be read nor set aside: it is not written to.
    left: Option<u64>,
}

#[derive(Debug)]
enum Trouble {
    /// It cannot be read.
    Unread(Unread<StudyFault>),
    /// It cannot be written.
    Unkept(String),
}

/// What is wrong with a file of a study.
#[derive(Debug, thiserror::Error)]
pub(super) enum StudyFault {
    #[error(transparent)]
    File(#[from] FileFault),
    #[error(transparent)]
    Text(#[from] LudoError),
    #[error("there are {0} matches in it instead of one")]
    Number(usize),
    #[error(transparent)]
    Study(#[from] StudyError),
}

impl StudyTrouble {
    /// What the player reads.
    #[must_use]
    pub fn words(&self) -> Option<String> {
        self.why.as_ref().map(|why| match why {
            Trouble::Unread(Unread::SetAside { why, kept, .. }) => {
                text!("study-set-aside", error = why.to_string(), path = kept.display().to_string())
            }
            Trouble::Unread(Unread::Left { why, .. }) => text!("study-left", error = why.to_string()),
            Trouble::Unkept(error) => text!("study-unkept", error = error.as_str()),
        })
    }
}

/// The systems of the study.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<StudyTrouble>()
        .add_observer(keep)
        .add_observer(open_again)
        .add_observer(|_: On<MatchClosed>, mut trouble: ResMut<StudyTrouble>| {
            if trouble.why.is_some() || trouble.left.is_some() {
                *trouble = StudyTrouble::default();
            }
        })
        .add_systems(OnEnter(TableMode::Analyse), open.run_if(resource_exists::<Table>))
        .add_systems(OnExit(TableMode::Analyse), |mut intents: IntentWriter| intents.write(Intent::Explore(None)));
}

/// Whoever analyses may try turns.
fn open(table: Res<Table>, archive: Res<Archive>, mut trouble: ResMut<StudyTrouble>, mut intents: IntentWriter) {
    let study = table.study_at_rest().cloned().or_else(|| {
        let loaded = archive.study_file(table.game()).map(|file| load(&file, table.game())).unwrap_or_default();
        if let Some(why) = loaded.trouble {
            warn!("{why}");
            let left = loaded.path.is_none().then(|| table.game().id());
            *trouble = StudyTrouble { why: Some(Trouble::Unread(why)), left };
        }
        loaded.value
    });
    let study = study.unwrap_or_else(|| Study::from_revealed(table.game()));
    intents.write(Intent::Explore(Some(Box::new(study))));
}

/// The match goes on, and is still analysed.
fn open_again(_: On<EndingWithdrawn>, mode: Res<State<TableMode>>, mut commands: Commands) {
    if *mode.get() == TableMode::Analyse {
        commands.run_system_cached(open);
    }
}

/// What was kept of the study of a match; nothing where there is no file yet.
fn load(file: &Path, game: &Match) -> Loaded<Option<Study>, StudyFault> {
    data_file::load(file, |text| {
        let mut studies = ludo::read(text)?;
        let (number, last) = (studies.len(), studies.pop());
        let mut study = last.filter(|_| number == 1).ok_or(StudyFault::Number(number))?;
        study.follow(game)?;
        Ok(Some(study))
    })
}

/// Keeps the study; play goes on when that fails, and the player reads why.
fn keep(_: On<StudyChanged>, table: Option<Res<Table>>, archive: Res<Archive>, mut trouble: ResMut<StudyTrouble>) {
    let Some(table) = table else { return };
    let Some(exploration) = table.exploration() else { return };
    let file = archive.study_file(table.game()).filter(|_| trouble.left != Some(table.game().id()));
    let Some(file) = file else { return };
    match write(&file, exploration.study()) {
        Ok(()) if matches!(trouble.why, Some(Trouble::Unkept(_))) => trouble.why = None,
        Ok(()) => {}
        Err(error) => {
            warn!("{}: the study cannot be kept: {error}", file.display());
            trouble.why = Some(Trouble::Unkept(error.to_string()));
        }
    }
}

#[derive(Debug, thiserror::Error)]
enum WriteError {
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error("the study has more than {} bytes", data_file::MAX_SIZE)]
    Size,
}

fn write(file: &Path, study: &Study) -> Result<(), WriteError> {
    let text = ludo::write(study);
    if text.len() as u64 > data_file::MAX_SIZE {
        return Err(WriteError::Size);
    }
    write_atomically(file, &text)?;
    Ok(())
}
