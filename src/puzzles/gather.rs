//! The mistakes of all matches that have been reviewed: looked for in the background when the puzzles are opened.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use bevy::prelude::*;
use ludarium_ai::Stop;
use ludarium_profile::{Mistake, mistakes_of};
use ludarium_record::Store;

use super::Mistakes;
use crate::job::{Job, JobFailure, News};
use crate::kept::{names_in, read_review};
use crate::schedule::{InputSet, Menu, TurnSet};
use crate::words::text;

/// The most reviews that are looked at each time.
const MOST: usize = 100;
/// The most files of a folder that are listed.
const MOST_FILES: usize = 100_000;

/// The folder in which `matches` and `reviews` are; `None` inside where nothing is kept.
#[derive(Resource, Clone, Default)]
pub(super) struct MatchesFolder(pub(super) Option<PathBuf>);

/// What was found: mistakes, and the reviews that were looked at.
type Found = (Vec<Mistake>, Vec<String>);

/// The search for mistakes.
#[derive(Resource, Default)]
pub struct Gathering {
    job: Option<Job<Found>>,
    failure: Option<JobFailure>,
}

impl Gathering {
    /// Why mistakes may be missing, as the player reads it.
    #[must_use]
    pub fn trouble(&self) -> Option<String> {
        Some(text!("mistakes-not-gathered", why = self.failure.as_ref()?.words()))
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<MatchesFolder>()
        .init_resource::<Gathering>()
        .add_systems(OnEnter(Menu::Puzzles), begin)
        .add_systems(
            Update,
            hear.in_set(TurnSet::Input)
                .before(InputSet::People)
                .run_if(|gathering: Res<Gathering>| gathering.job.is_some()),
        );
}

fn begin(folder: Res<MatchesFolder>, mistakes: Res<Mistakes>, mut gathering: ResMut<Gathering>) {
    let Some(folder) = folder.0.clone().filter(|_| gathering.job.is_none()) else { return };
    let seen = mistakes.seen().clone();
    let job = Job::start("mistakes", move |link| gather(&folder, &seen, link.stop()));
    *gathering = Gathering { job: Some(job), failure: None };
}

fn hear(mut gathering: ResMut<Gathering>, mut mistakes: ResMut<Mistakes>) {
    let Some(news) = gathering.bypass_change_detection().job.as_mut().and_then(Job::hear) else { return };
    match news {
        News::Progress(()) => return,
        News::Done((found, seen)) if !seen.is_empty() => mistakes.add(found, seen),
        News::Done(_) => {}
        News::Failed(failure) => gathering.failure = Some(failure),
    }
    gathering.job = None;
}

/// Looks at the reviews that have not been looked at.
fn gather(folder: &Path, known: &BTreeSet<String>, stop: &Stop) -> Found {
    let (mut found, mut seen) = Found::default();
    let matches = names_in(&folder.join("matches"), "toml", MOST_FILES);
    // Those of matches in the trash wait until these are taken back.
    let ids: BTreeSet<&str> = matches.iter().filter_map(|saved| saved.rsplit('-').next()).collect();
    let reviews = names_in(&folder.join("reviews"), "json", MOST_FILES).into_iter();
    for name in reviews.filter(|name| !known.contains(name) && ids.contains(name.as_str())).take(MOST) {
        if stop.is_stopped() {
            break;
        }
        let file = folder.join("reviews").join(format!("{name}.json"));
        let suffix = format!("-{name}");
        let game = matches.iter().find(|saved| saved.ends_with(&suffix));
        let game = game.map(|saved| Store::load(folder.join("matches").join(format!("{saved}.toml"))));
        // A review of an older search: there is nothing to learn from it.
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

#[cfg(test)]
mod tests {
    use ludarium_record::{Match, Player, Setup};
    use ludarium_rules::GameId;

    use super::*;
    use crate::job::Fault;
    use crate::testing::wait_for;

    /// Puzzles of a folder without reviews.
    fn app(folder: &Path) -> App {
        let mut app = App::new();
        app.add_plugins(MinimalPlugins)
            .init_resource::<Mistakes>()
            .init_resource::<Gathering>()
            .insert_resource(MatchesFolder(Some(folder.to_owned())))
            .add_systems(Update, hear.run_if(|gathering: Res<Gathering>| gathering.job.is_some()));
        app
    }

    fn look(app: &mut App) {
        app.world_mut().run_system_cached(begin).expect("it begins");
        wait_for(app, "mistakes are looked for", |app| app.world().resource::<Gathering>().job.is_none());
    }

    #[test]
    fn a_search_that_fails_says_so_until_the_next_one() {
        let folder = tempfile::tempdir().expect("a folder");
        let mut app = app(folder.path());
        for fault in [Fault::Panic, Fault::NotStarted, Fault::Vanish] {
            fault.arm("mistakes");
            look(&mut app);
            assert!(app.world().resource::<Gathering>().trouble().is_some(), "{fault:?}");
            look(&mut app);
            assert_eq!(app.world().resource::<Gathering>().trouble(), None, "{fault:?}");
        }
    }

    #[test]
    fn a_review_is_seen_only_when_its_match_is_there() {
        let folder = tempfile::tempdir().expect("a folder");
        let players = [1, 2].map(|level| Player::Ai { level });
        let game = Match::new(Setup::new(GameId::Tress, players)).expect("valid");
        let name = format!("{:016x}", game.id());
        let reviews = folder.path().join("reviews");
        std::fs::create_dir_all(&reviews).expect("made");
        std::fs::write(reviews.join(format!("{name}.json")), "of an older search").expect("written");
        let look = || gather(folder.path(), &BTreeSet::new(), &Stop::new()).1;
        assert!(look().is_empty(), "its match is in the trash");
        Store::open(folder.path().join("matches")).and_then(|store| store.save(&game)).expect("saved");
        assert_eq!(look(), [name]);
    }
}
