//! What players are called.

use ludarium_record::Player;
use ludarium_rules::{GameId, Side};

use super::BuiltIn;
use crate::table::{Table, own_name};
use crate::ui::portrait::Portrait;
use crate::words::{self, text};

/// How an AI is called: its name, and whether it was chosen to be even with the player.
#[must_use]
pub fn name_of(opponent: BuiltIn) -> String {
    let name = opponent.character.name();
    if opponent.is_even { text!("player-even", name = name) } else { name.to_owned() }
}

/// What the player of a side is called in a game, as it is shown: a name may come from anywhere.
#[must_use]
pub fn name_of_player(game: GameId, player: &Player, side: Side) -> String {
    words::foreign(&full_name(game, player, side), words::NAME)
}

/// What the player of a side of the match on the table is called.
#[must_use]
pub fn player_name(table: &Table, side: Side) -> String {
    let setup = table.game().setup();
    name_of_player(setup.game, setup.player(side), side)
}

/// The name of a player, all of it and as it was written, to look for parts of it.
#[must_use]
pub fn full_name(game: GameId, player: &Player, side: Side) -> String {
    match own_name(player, side) {
        Some(name) => name.to_owned(),
        None => BuiltIn::of(game, player).map_or_else(|| words::side(side), name_of),
    }
}

/// The medallion of the player of a side in a game.
#[must_use]
pub fn portrait_of(game: GameId, player: &Player, side: Side) -> Portrait {
    match player {
        Player::Ai { .. } | Player::Even { .. } => {
            BuiltIn::of(game, player).map_or(Portrait::Even, |opponent| Portrait::Opponent(opponent.character.number()))
        }
        Player::Program { .. } => Portrait::Program,
        Player::Human { .. } => {
            let name = name_of_player(game, player, side);
            Portrait::Person(name.chars().next().unwrap_or(side.letter()).to_ascii_uppercase(), side)
        }
    }
}

/// What White and Black are called in a game.
#[must_use]
pub fn names_of(game: GameId, players: &[Player; 2]) -> [String; 2] {
    Side::ALL.map(|side| name_of_player(game, &players[side.index()], side))
}

#[cfg(test)]
mod tests {
    use ludarium_ai::Level;

    use super::*;

    fn human(name: &str) -> Player {
        Player::Human { name: name.to_owned() }
    }

    #[test]
    fn a_side_is_no_name() {
        for (name, own) in
            [("", None), (" ", None), ("White", None), ("white", None), ("Black", Some("Black")), ("Ann", Some("Ann"))]
        {
            assert_eq!(own_name(&human(name), Side::White), own, "{name}");
        }
        assert_eq!(names_of(GameId::Tress, &["White", "Black"].map(human)), ["White", "Black"]);
        assert_eq!(names_of(GameId::Tress, &["Ann", ""].map(human)), ["Ann", "Black"]);
        let program = Player::Program { name: "White".to_owned() };
        assert_eq!(own_name(&program, Side::White), Some("White"), "a program may be called that");
    }

    #[test]
    fn a_name_is_as_long_as_its_place_and_is_found_by_all_of_it() {
        let long = human(&format!("{}z", "a".repeat(20_000)));
        let shown = name_of_player(GameId::Tress, &long, Side::White);
        assert!(shown.chars().count() == words::NAME && shown.ends_with('…'), "{shown}");
        assert!(full_name(GameId::Tress, &long, Side::White).ends_with('z'));
    }

    #[test]
    fn opponents_have_names() {
        let named = |player| name_of(BuiltIn::of(GameId::Gess, &player).expect("an opponent"));
        assert_eq!(named(Player::Ai { level: 1 }), Level::new(1).expect("a level").name());
        assert_eq!(
            named(Player::Even { rating: 0 }),
            format!("Even game ({})", Level::new(1).expect("a level").name())
        );
        assert_eq!(named(Player::Even { rating: 4000 }), format!("Even game ({})", Level::HIGHEST.name()));
    }
}
