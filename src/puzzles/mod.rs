//! Puzzles: those of every game, what the player has made of them, and which one comes next. How one is played at the
//! board is the task of `exercise`.

mod gather;
mod mistake;
mod mistakes;
mod overview;
mod progress;
mod shelf;
mod today;
mod wish;

use bevy::prelude::*;
use ludarium_rules::GameId;

pub use gather::Gathering;
pub use mistake::{Mistake, count_mistakes};
pub use mistakes::{MistakeWish, Mistakes};
pub use overview::Overview;
pub use progress::PuzzleProgress;
pub use shelf::Puzzles;
pub use today::Today;
pub use wish::Wish;

use ludarium_learn::puzzles::Puzzle;

/// Somebody wants to solve a puzzle.
#[derive(Event, Clone, Copy, PartialEq, Eq, Debug)]
pub struct PuzzleRequested {
    /// The game.
    pub game: GameId,
    /// Which one.
    pub wish: Wish,
}

/// It is decided whether a puzzle was solved at the first try and without help. That is said once for every puzzle that is
/// put on the table.
#[derive(Event, Clone, PartialEq, Debug)]
pub struct PuzzleTried {
    /// The puzzle.
    pub puzzle: Puzzle,
    /// Whether it was the puzzle of the day that was asked for.
    pub is_daily: bool,
    /// Whether it was solved.
    pub is_solved: bool,
}

/// The puzzles, with what the player has made of them in earlier runs.
pub fn plugin(app: &mut App) {
    let folder = crate::kept::folder_of(app);
    app.insert_resource(PuzzleProgress::load(&folder))
        .insert_resource(Mistakes::load(&folder))
        .insert_resource(gather::MatchesFolder(folder.path().map(std::path::Path::to_owned)))
        .add_plugins(keep);
}

/// The puzzles, and the observer of what the player makes of them.
pub fn keep(app: &mut App) {
    app.init_resource::<Puzzles>()
        .init_resource::<PuzzleProgress>()
        .init_resource::<Today>()
        .init_resource::<Mistakes>()
        .add_plugins(gather::plugin)
        .add_observer(progress::record)
        .add_observer(mistakes::record);
}
