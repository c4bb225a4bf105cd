//! The study of the match on the table: opened with the analysis, and kept beside the saved matches with every change.

use std::path::Path;

use bevy::prelude::*;
use ludarium_record::ludo::{LudoError, LudoFault};
use ludarium_record::study::Study;
use ludarium_record::{Match, ludo};

use crate::kept::{Fault, InWords, MAX_SIZE, PlayerFolder, What};
use crate::schedule::TableMode;
use crate::table::{Archive, EndingWithdrawn, Intent, IntentWriter, MatchClosed, StudyChanged, Table};
use crate::words::text;

/// What is wrong with the file of the study, until it leaves the table.
#[derive(Resource, Default, Debug)]
pub struct StudyTrouble {
    /// The match whose file could neither be read nor set aside: it is not written to.
    left: Option<u64>,
    /// The study has become too large to be kept.
    is_too_large: bool,
}

impl StudyTrouble {
    /// What the player reads.
    #[must_use]
    pub fn words(&self, folder: &PlayerFolder) -> Option<String> {
        let unread = folder.unread().iter().find(|unread| unread.what == What::Study).map(|unread| unread.words());
        let too_large = || self.is_too_large.then(|| Fault::Size(MAX_SIZE).words());
        let refused = || {
            let unwritten = folder.unwritten().into_iter().find(|unwritten| unwritten.what == What::Study);
            unwritten.map(|unwritten| unwritten.why.words())
        };
        unread.or_else(|| too_large().or_else(refused).map(|why| text!("study-unkept", error = why)))
    }
}

/// The systems of the study.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<StudyTrouble>()
        .add_observer(keep)
        .add_observer(open_again)
        .add_observer(|_: On<MatchClosed>, mut trouble: ResMut<StudyTrouble>, archive: Res<Archive>| {
            *trouble = StudyTrouble::default();
            archive.folder().forget_unread(What::Study);
        })
        .add_systems(OnEnter(TableMode::Analyse), open.run_if(resource_exists::<Table>))
        .add_systems(OnExit(TableMode::Analyse), |mut intents: IntentWriter| intents.write(Intent::Explore(None)));
}

/// Whoever analyses may try turns.
fn open(table: Res<Table>, archive: Res<Archive>, mut trouble: ResMut<StudyTrouble>, mut intents: IntentWriter) {
    let study = table.study_at_rest().cloned().or_else(|| {
        let file = archive.study_file(table.game())?;
        let (study, may_be_written) = load(archive.folder(), &file, table.game());
        trouble.left = (!may_be_written).then(|| table.game().id());
        study
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

/// What was kept of the study of a match, nothing where there is no file yet; and whether that may be written to.
fn load(folder: &PlayerFolder, file: &Path, game: &Match) -> (Option<Study>, bool) {
    folder.read(What::Study, file, |text| {
        let mut studies = ludo::read(text).map_err(fault_of)?;
        let (number, last) = (studies.len(), studies.pop());
        let mut study = last.filter(|_| number == 1).ok_or(Fault::Matches(number))?;
        study.follow(game).map_err(|error| Fault::Text(error.to_string()))?;
        Ok(Some(study))
    })
}

fn fault_of(error: LudoError) -> Fault {
    match &*error.fault {
        LudoFault::Version { found } => Fault::Version(found.parse().unwrap_or(u32::MAX)),
        _ => Fault::Text(error.to_string()),
    }
}

/// Keeps the study; play goes on when that fails, and the player reads why.
fn keep(_: On<StudyChanged>, table: Option<Res<Table>>, archive: Res<Archive>, mut trouble: ResMut<StudyTrouble>) {
    let Some(table) = table else { return };
    let Some(exploration) = table.exploration() else { return };
    let file = archive.study_file(table.game()).filter(|_| trouble.left != Some(table.game().id()));
    let Some(file) = file else { return };
    let text = ludo::write(exploration.study());
    trouble.is_too_large = text.len() as u64 > MAX_SIZE;
    if !trouble.is_too_large {
        archive.folder().write(What::Study, &file, &text);
    }
}
