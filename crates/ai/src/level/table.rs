//! The measured levels of a game, as `ludarium-lab calibrate` writes them.

use std::sync::OnceLock;

use ludarium_rules::GameId;
use serde::{Deserialize, Serialize};

use super::{Level, LevelParams};

/// How strong a level has been measured to be.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Rating {
    /// In Elo points; 150 more mean that 70 of 100 points are won. Each game has a scale of its own, on which level 1
    /// has [`Rating::OF_LEVEL_ONE`].
    pub elo: f64,
    /// Half the width of the interval that holds with 95 % confidence, relative to the level before.
    pub error: f64,
    /// The games it has been measured in.
    pub games: u32,
}

impl Rating {
    /// Where the scale of every game begins.
    pub const OF_LEVEL_ONE: f64 = 600.0;
}

/// One level of a game.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Row {
    /// Its search parameters.
    #[serde(flatten)]
    pub params: LevelParams,
    /// Its measured strength.
    pub rating: Option<Rating>,
    /// The share of points that it won against the level before, from 0 to 1.
    pub score: Option<f64>,
}

/// The levels of a game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct LevelTable {
    /// [`crate::signature`] of the engine that was measured.
    pub signature: String,
    /// The seed of the matches.
    pub seed: u64,
    /// Levels 1 to [`Level::COUNT`].
    pub levels: Vec<Row>,
}

impl LevelTable {
    /// The table of a game.
    #[must_use]
    pub fn of(game: GameId) -> &'static LevelTable {
        static TABLES: OnceLock<Vec<LevelTable>> = OnceLock::new();
        let tables = TABLES.get_or_init(|| GameId::ALL.map(LevelTable::read).to_vec());
        let place = GameId::ALL.iter().position(|&known| known == game).unwrap_or(0);
        &tables[place]
    }

    /// A table of unmeasured levels at equal distances.
    #[must_use]
    pub fn unmeasured(game: GameId) -> LevelTable {
        let last = f64::from(Level::COUNT - 1);
        let row = |level: Level| {
            let params = LevelParams::at(game, f64::from(level.number() - 1) / last);
            Row { params, rating: None, score: None }
        };
        LevelTable { signature: String::new(), seed: 0, levels: Level::all().map(row).collect() }
    }

    /// The table that is built in. A test reads every one; if one were broken, the ratings would be missing, not the
    /// levels.
    fn read(game: GameId) -> LevelTable {
        let read: Option<LevelTable> = serde_json::from_str(text(game)).ok();
        read.filter(|table| table.levels.len() == usize::from(Level::COUNT))
            .unwrap_or_else(|| LevelTable::unmeasured(game))
    }
}

const fn text(game: GameId) -> &'static str {
    match game {
        GameId::Tress => include_str!("../../levels/tress.json"),
        GameId::Trees => include_str!("../../levels/trees.json"),
        GameId::Tribun => include_str!("../../levels/tribun.json"),
        GameId::Gess => include_str!("../../levels/gess.json"),
        GameId::GoChess => include_str!("../../levels/go-chess.json"),
        GameId::Treason => include_str!("../../levels/treason.json"),
        GameId::TroopChess => include_str!("../../levels/troop-chess.json"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_table_can_be_read() {
        for game in GameId::ALL {
            let table: LevelTable = serde_json::from_str(text(game)).unwrap_or_else(|error| panic!("{game}: {error}"));
            assert_eq!(table.levels.len(), usize::from(Level::COUNT), "{game}");
            assert!(table.levels.is_sorted_by(|one, other| one.params.strength < other.params.strength), "{game}");
        }
    }
}
