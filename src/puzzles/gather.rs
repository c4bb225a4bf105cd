//! The mistakes of all matches that have been reviewed: looked for in the background when the puzzles are opened.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use bevy::prelude::*;
use bevy::tasks::futures::check_ready;
use bevy::tasks::{AsyncComputeTaskPool, Task, futures_lite::future::yield_now};
use ludarium_record::Store;

use super::mistake::{Mistake, mistakes_of};
use super::mistakes::Mistakes;
use crate::analysis::read_review;
use crate::schedule::{InputSet, Menu, TurnSet};
use crate::table::data_folder;

/// The most reviews that are looked at each time.
const MOST: usize = 100;
/// The most files of a folder that are listed.
const MOST_FILES: usize = 100_000;

/// The folder in which `matches` and `reviews` are; `None` inside where nothing is kept.
#[derive(Resource, Clone, Default)]
pub(super) struct PlayerFolder(pub(super) Option<PathBuf>);

impl PlayerFolder {
    pub(super) fn of_player() -> PlayerFolder {
        PlayerFolder(data_folder())
    }
}

/// What was found: mistakes, and the reviews that were looked at.
type Found = (Vec<Mistake>, Vec<String>);

/// The search, while it runs.
#[derive(Resource, Default)]
struct Gathering(Option<Task<Found>>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<PlayerFolder>()
        .init_resource::<Gathering>()
        .add_systems(OnEnter(Menu::Puzzles), begin)
        .add_systems(
            Update,
            hear.in_set(TurnSet::Input)
                .before(InputSet::People)
                .run_if(|gathering: Res<Gathering>| gathering.0.is_some()),
        );
}

fn begin(folder: Res<PlayerFolder>, mistakes: Res<Mistakes>, mut gathering: ResMut<Gathering>) {
    let Some(folder) = folder.0.clone().filter(|_| gathering.0.is_none()) else { return };
    let seen = mistakes.seen().clone();
    gathering.0 = Some(AsyncComputeTaskPool::get().spawn(async move { gather(&folder, &seen).await }));
}

fn hear(mut gathering: ResMut<Gathering>, mut mistakes: ResMut<Mistakes>) {
    let Some((found, seen)) = gathering.bypass_change_detection().0.as_mut().and_then(check_ready) else { return };
    gathering.0 = None;
    if !seen.is_empty() {
        mistakes.add(found, seen);
    }
}

/// Looks at the reviews that have not been looked at; others of the pool may work between two of them.
async fn gather(folder: &Path, known: &BTreeSet<String>) -> Found {
    let (mut found, mut seen) = Found::default();
    let matches = names(&folder.join("matches"), "toml");
    for name in names(&folder.join("reviews"), "json").into_iter().filter(|name| !known.contains(name)).take(MOST) {
        yield_now().await;
        let file = folder.join("reviews").join(format!("{name}.json"));
        let suffix = format!("-{name}");
        let game = matches.iter().find(|saved| saved.ends_with(&suffix));
        let game = game.map(|saved| Store::load(folder.join("matches").join(format!("{saved}.toml"))));
        // A match in the trash, or a review of an older search: there is nothing to learn from it now.
        if let Some(Ok(game)) = game
            && let Some(review) = read_review(&file, &game)
        {
            found.extend(mistakes_of(&review, &game));
            // A review that was stopped may go on.
            if game.result().is_none() || review.plies().first().is_none_or(|first| first.ply > 0) {
                continue;
            }
        }
        seen.push(name);
    }
    (found, seen)
}

/// The names of the files of a kind in a folder, without their ending.
fn names(folder: &Path, kind: &str) -> Vec<String> {
    let files = fs::read_dir(folder).into_iter().flatten().take(MOST_FILES).filter_map(Result::ok);
    let of_kind = files.map(|file| file.path()).filter(|path| path.extension().is_some_and(|end| end == kind));
    of_kind.filter_map(|path| path.file_stem()?.to_str().map(str::to_owned)).collect()
}
