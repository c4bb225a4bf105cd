//! The registry of the games' presentations, and the life cycle of the stage that shows one.

pub mod gess;
pub mod go_chess;
mod lifecycle;
pub mod treason;
pub mod trees;
pub mod tress;
pub mod tribun;
pub mod troop_chess;

use bevy::prelude::*;
use ludarium_rules::GameId;

use crate::stage::{Guide, Presentation, StageAssets};

/// Builds the scenery of a game below `root`, which is taken away with everything below it when another game comes, and
/// tells how the game is shown.
fn build(game: GameId, assets: &mut StageAssets, commands: &mut Commands, root: Entity) -> Presentation {
    match game {
        GameId::Trees => trees::present(assets, commands, root),
        GameId::Tribun => tribun::present(assets, commands, root),
        GameId::Gess => gess::present(assets, commands, root),
        GameId::GoChess => go_chess::present(assets, commands, root),
        GameId::Treason => treason::present(assets, commands, root),
        GameId::TroopChess => troop_chess::present(assets, commands, root),
        GameId::Tress => tress::present(assets, commands, root),
    }
}

/// What a player should know of a game's rules before the first match, in a few words.
#[must_use]
pub fn caution(game: GameId) -> Option<&'static str> {
    (game == GameId::TroopChess).then_some("a reconstruction")
}

/// How the panels speak of a game.
#[must_use]
pub fn guide(game: GameId) -> &'static Guide {
    match game {
        GameId::Trees => &trees::GUIDE,
        GameId::Tribun => &tribun::GUIDE,
        GameId::Gess => &gess::GUIDE,
        GameId::GoChess => &go_chess::GUIDE,
        GameId::Treason => &treason::GUIDE,
        GameId::TroopChess => &troop_chess::GUIDE,
        GameId::Tress => &tress::GUIDE,
    }
}

/// Every game's presentation.
pub fn plugin(app: &mut App) {
    app.add_plugins((
        lifecycle::plugin,
        treason::plugin,
        tress::plugin,
        trees::plugin,
        tribun::plugin,
        gess::plugin,
        go_chess::plugin,
        troop_chess::plugin,
    ));
}
