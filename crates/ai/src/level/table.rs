//! The measured levels of a game, as `ludarium-workshop calibrate` writes them.

use std::sync::OnceLock;

use ludarium_rules::GameId;
use serde::{Deserialize, Serialize};

use super::{Level, LevelParams, Strength};

/// How strong a level has been measured to be.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Rating {
    /// In Elo points; 150 more mean that 70 of 100 points are won. In every game the player `greedy`, who takes the turn
    /// that looks best without looking ahead, has [`Rating::OF_GREEDY`].
    pub elo: f64,
    /// Half the width of the interval that holds with 95 % confidence, relative to the level before.
    pub error: f64,
    /// The games that it and places next to it on the line have played.
    pub games: u32,
    /// Whether it follows from what more positions have gained at the strongest places that were measured, since its own
    /// games would take too long.
    #[serde(default)]
    pub extrapolated: bool,
}

impl Rating {
    /// What the scales of all games have in common: about the strength of somebody who plays for the first day.
    pub const OF_GREEDY: f64 = 800.0;
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

/// What a level has scored against a player that all games have in common.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Reference {
    /// The level.
    pub level: u8,
    /// The other player, `greedy` or `random`.
    pub player: String,
    /// The level's share of the points, from 0 to 1.
    pub score: f64,
    /// The games.
    pub games: u32,
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
    /// What the lowest levels have scored against players without a search.
    #[serde(default)]
    pub references: Vec<Reference>,
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
            let strength = f64::from(level.number() - 1) / last;
            let strength = if level == Level::LOWEST { strength } else { strength.max(LevelParams::alert_from(game)) };
            let params = LevelParams::at(game, Strength::new(strength));
            Row { params, rating: None, score: None }
        };
        LevelTable {
            signature: String::new(),
            seed: 0,
            levels: Level::all().map(row).collect(),
            references: Vec::new(),
        }
    }

    /// The place on the line of a game that has this rating, by linear interpolation between the levels; the weakest or
    /// strongest level's beyond them.
    #[must_use]
    pub fn strength_at(&self, elo: f64) -> Strength {
        let rated = || self.levels.iter().filter_map(|row| Some((row.rating?.elo, row.params.strength)));
        let below = rated().rfind(|&(rating, _)| rating <= elo);
        let above = rated().find(|&(rating, _)| rating > elo);
        Strength::new(match (below, above) {
            (Some((low, from)), Some((high, to))) => from + (to - from) * (elo - low) / (high - low),
            (Some((_, strength)), None) | (None, Some((_, strength))) => strength,
            (None, None) => 0.5,
        })
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
            for row in &table.levels {
                assert_eq!(
                    row.params,
                    LevelParams::at(game, Strength::new(row.params.strength)),
                    "{game}: another line"
                );
            }
            assert!(table.levels[1].params.strength >= LevelParams::alert_from(game), "{game}");
            assert_eq!(table.levels[9].params.strength, 1.0, "{game}");
        }
    }

    #[test]
    fn ratings_between_two_levels_lie_between_their_places() {
        let mut table = LevelTable::unmeasured(GameId::Tress);
        let middle = table.strength_at(1000.0);
        assert_eq!(middle.get(), 0.5, "nothing is known");
        for (number, row) in table.levels.iter_mut().enumerate() {
            let elo = 600.0 + 200.0 * number as f64;
            row.rating = Some(Rating { elo, error: 30.0, games: 100, extrapolated: false });
        }
        let place = |number: usize| table.levels[number].params.strength;
        assert!((table.strength_at(700.0).get() - (place(0) + place(1)) / 2.0).abs() < 1e-12);
        assert!((table.strength_at(800.0).get() - place(1)).abs() < 1e-12);
        assert_eq!((table.strength_at(-50.0).get(), table.strength_at(9000.0).get()), (place(0), place(9)));
    }

    #[test]
    fn a_broken_table_is_an_error() {
        for broken in ["", "{", r#"{"signature":"x","seed":1,"levels":[{"strength":0.1,"nodes":30}]}"#] {
            assert!(serde_json::from_str::<LevelTable>(broken).is_err(), "{broken}");
        }
    }
}
