//! How strong the player is in each game, by the matches against the AI: the rating chooses an even opponent.

mod built_in;
mod names;
mod store;

use bevy::prelude::*;
use ludarium_ai::PlayerRating;
use ludarium_record::{EndReason, Match, MatchResult, Player};
use ludarium_rules::{GameId, Side};

pub use built_in::BuiltIn;
pub use names::{full_name, name_of, name_of_player, names_of, own_name};
pub use store::Ratings;

use crate::kept::folder_of;
use crate::table::{MatchEnded, PlayerReplaced, Table};

/// How the last counted match has changed the player's rating.
#[derive(Resource, Clone, Copy, PartialEq, Debug, Default)]
pub struct LastChange(Option<(u64, PlayerRating, PlayerRating)>);

impl LastChange {
    /// The form before and after a match, if it has just been counted.
    #[must_use]
    pub fn of(&self, game: &Match) -> Option<(PlayerRating, PlayerRating)> {
        let (id, before, after) = self.0?;
        (id == game.id()).then_some((before, after))
    }
}

/// Reads the ratings and counts the matches.
pub fn plugin(app: &mut App) {
    let ratings = Ratings::load(&folder_of(app));
    app.insert_resource(ratings).init_resource::<LastChange>().add_observer(count).add_observer(leave_out);
}

/// What a match that is over says about the player at the board: the game, the strength of the opponent, and the points won.
/// Nothing if it was no match of a person against an AI, was left unfinished, began somewhere else than the game does, or was
/// one in which the opponent taught.
fn rated_result(game: &Match, result: MatchResult) -> Option<(GameId, f64, f64)> {
    let setup = game.setup();
    if result.reason == EndReason::Abandoned || setup.start.is_some() || setup.teaches {
        return None;
    }
    let side = match &setup.players {
        [Player::Human { .. }, _] => Side::White,
        [_, Player::Human { .. }] => Side::Black,
        _ => return None,
    };
    let opponent = BuiltIn::of(setup.game, setup.player(side.other()))?;
    let points = match result.winner {
        Some(winner) if winner == side => 1.0,
        Some(_) => 0.0,
        None => 0.5,
    };
    Some((setup.game, opponent.elo, points))
}

/// Counts every match once, when it comes to its end at this table: what is taken back and played again changes nothing.
fn count(end: On<MatchEnded>, table: Res<Table>, mut ratings: ResMut<Ratings>, mut last: ResMut<LastChange>) {
    let played = table.game();
    let Some((game, opponent, points)) = rated_result(played, end.result) else { return };
    let before = ratings.form(game);
    if !ratings.count(played.id(), game, before.after_result(points, opponent)) {
        return;
    }
    last.0 = Some((played.id(), before, ratings.form(game)));
}

/// What somebody begins and another ends says nothing about the strength of either.
fn leave_out(replaced: On<PlayerReplaced>, table: Res<Table>, mut ratings: ResMut<Ratings>) {
    if replaced.position.serial == table.serial() && !table.is_exercise() {
        ratings.leave_out(table.game());
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ludarium_ai::Level;
    use ludarium_record::Setup;

    fn human() -> Player {
        Player::Human { name: String::new() }
    }

    fn resigned(players: [Player; 2], start: Option<&str>, side: Side) -> Match {
        let setup = Setup { start: start.map(str::to_owned), ..Setup::new(GameId::Treason, players) };
        let mut game = Match::new(setup).expect("a valid set-up");
        game.resign(side).expect("it goes on");
        game
    }

    fn rated(game: &Match) -> Option<(GameId, f64, f64)> {
        rated_result(game, game.result().expect("it is over"))
    }

    #[test]
    fn an_even_opponent_counts_with_its_rating() {
        let lost = resigned([human(), Player::Even { rating: 1034 }], None, Side::White);
        let even = BuiltIn::of(GameId::Treason, &Player::Even { rating: 1034 }).expect("an opponent");
        assert!(even.strength > Level::LOWEST.strength(GameId::Treason), "{even:?}");
        assert_eq!(rated(&lost), Some((GameId::Treason, 1034.0, 0.0)));
    }

    #[test]
    fn only_matches_of_a_person_against_an_ai_count() {
        let ai = Player::Ai { level: 3 };
        let three = Level::new(3).expect("a level").elo(GameId::Treason);
        let lost = resigned([human(), ai.clone()], None, Side::White);
        assert_eq!(rated(&lost), Some((GameId::Treason, three, 0.0)));
        let won = resigned([human(), ai.clone()], None, Side::Black);
        assert_eq!(rated(&won), Some((GameId::Treason, three, 1.0)));
        assert_eq!(rated(&resigned([human(), human()], None, Side::White)), None);
        assert_eq!(rated(&resigned([ai.clone(), ai.clone()], None, Side::White)), None);
        let text =
            Match::new(Setup::new(GameId::Treason, [human(), ai.clone()])).expect("valid").position().to_string();
        assert_eq!(rated(&resigned([human(), ai.clone()], Some(&text), Side::White)), None);
        let taught = Setup { teaches: true, ..Setup::new(GameId::Treason, [human(), ai.clone()]) };
        let mut taught = Match::new(taught).expect("valid");
        taught.resign(Side::White).expect("it goes on");
        assert_eq!(rated(&taught), None, "turns were offered again");
        let mut left = Match::new(Setup::new(GameId::Treason, [human(), ai])).expect("valid");
        left.abandon().expect("it goes on");
        assert_eq!(rated(&left), None);
    }
}
