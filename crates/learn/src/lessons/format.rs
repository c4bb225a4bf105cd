//! The file of a lesson as it is written: names of cells, pieces and turns are texts.

use std::collections::BTreeMap;

use ron::extensions::Extensions;
use ron::{Options, error::SpannedError};
use serde::Deserialize;

use super::terms::{EffectName, Owner, Winner, ZoneHolder};

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub(super) struct LessonFile {
    #[serde(default = "start")]
    pub position: String,
    #[serde(default)]
    pub options: BTreeMap<String, String>,
    #[serde(default)]
    pub par: u16,
    #[serde(default)]
    pub arrows: Vec<(String, String)>,
    #[serde(default)]
    pub rings: Vec<String>,
    #[serde(default)]
    pub replies: RepliesFile,
    pub succeeds: ConditionFile,
    #[serde(default)]
    pub fails: Option<ConditionFile>,
    #[serde(default)]
    pub solutions: Vec<Vec<String>>,
    #[serde(default)]
    pub mistakes: Vec<MistakeFile>,
    pub teaches: Vec<String>,
    #[serde(default)]
    pub theme: Option<String>,
    #[serde(default)]
    pub settles_order: bool,
    #[serde(default)]
    pub whole_match: bool,
}

#[derive(Deserialize, Debug, Default)]
pub(super) enum RepliesFile {
    #[default]
    None,
    Waiting(Vec<String>),
    Scripted(Vec<Vec<String>>),
    Free,
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub(super) struct MistakeFile {
    pub by: Vec<String>,
    #[serde(default)]
    pub when: Option<ConditionFile>,
    #[serde(default)]
    pub refute: RefutationFile,
}

/// What the other side answers to a mistake.
#[derive(Deserialize, Debug, Default)]
pub(super) enum RefutationFile {
    #[default]
    None,
    Turns(Vec<String>),
    With(ConditionFile),
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub(super) enum ConditionFile {
    All(Vec<ConditionFile>),
    Any(Vec<ConditionFile>),
    Not(Box<ConditionFile>),
    Pieces {
        #[serde(default)]
        whose: Option<Owner>,
        #[serde(default)]
        kinds: Vec<String>,
        #[serde(default)]
        on: Vec<String>,
        #[serde(default)]
        at_least: Option<u16>,
        #[serde(default)]
        at_most: Option<u16>,
    },
    Happened {
        what: EffectName,
        #[serde(default)]
        by: Option<Owner>,
        #[serde(default)]
        whose: Option<Owner>,
        #[serde(default)]
        kinds: Vec<String>,
        #[serde(default)]
        from: Vec<String>,
        #[serde(default)]
        at: Vec<String>,
        #[serde(default)]
        at_least: Option<u16>,
    },
    Played(Vec<String>),
    Zone {
        name: String,
        holder: ZoneHolder,
    },
    Zones {
        whose: Owner,
        at_least: u16,
    },
    Chains {
        #[serde(default)]
        on: Vec<String>,
        #[serde(default)]
        at_least: Option<u16>,
        #[serde(default)]
        at_most: Option<u16>,
    },
    Ended {
        #[serde(default)]
        winner: Option<Winner>,
        #[serde(default)]
        reasons: Vec<String>,
    },
    Turns {
        at_least: u16,
    },
}

fn start() -> String {
    "start".to_owned()
}

pub(super) fn read(text: &str) -> Result<LessonFile, SpannedError> {
    Options::default().with_default_extension(Extensions::IMPLICIT_SOME).from_str(text)
}
