//! How strong the player is in each game, by the matches against the AI: the rating chooses an even opponent.

mod names;

use bevy::prelude::*;
use ludarium_ai::{PlayerRating, shown_points};
use ludarium_record::{EndReason, Match, MatchResult, Player};
use ludarium_rules::{GameId, Side};

pub use crate::table::own_name;
pub use ludarium_profile::{BuiltIn, RatedDay, Ratings};
pub use names::{full_name, name_of, name_of_player, names_of, player_name, portrait_of};

use crate::kept::read_kept;
use crate::puzzles::Today;
use crate::table::{MatchEnded, PlayerReplaced, Table, TurnChange, TurnPlayed};

/// The most by which one match moves the rating: one that was given up is no reason to think nothing of somebody.
const MOST_STEP: f64 = 100.0;

/// After so many matches the rating is known well enough to be named without reserve.
const PROVISIONAL_MATCHES: u32 = 10;

/// A rating in Elo points as players see it.
#[must_use]
pub fn points(game: GameId, elo: f64) -> String {
    format!("{:.0}", shown_points(game, elo))
}

/// By how much a rating in Elo points has changed, as players see it.
#[must_use]
pub fn points_gained(game: GameId, before: f64, after: f64) -> String {
    format!("{:+.0}", shown_points(game, after) - shown_points(game, before))
}

/// Whether so few matches are counted that a rating is only a first guess.
#[must_use]
pub const fn is_provisional(rating: &PlayerRating) -> bool {
    rating.games < PROVISIONAL_MATCHES
}

/// The rating after a match against an opponent of that strength.
fn after_match(before: PlayerRating, points: f64, opponent: f64) -> PlayerRating {
    let after = before.after_result(points, opponent);
    let step = (after.rating - before.rating).clamp(-MOST_STEP, MOST_STEP);
    PlayerRating { rating: before.rating + step, ..after }
}

/// How the last counted match has changed the player's rating.
#[derive(Resource, Clone, Copy, PartialEq, Debug, Default)]
pub struct LastChange(Option<(u64, PlayerRating, PlayerRating)>);

impl LastChange {
    /// The rating before and after a match, if it has just been counted.
    #[must_use]
    pub fn of(&self, game: &Match) -> Option<(PlayerRating, PlayerRating)> {
        let (id, before, after) = self.0?;
        (id == game.id()).then_some((before, after))
    }
}

/// Reads the ratings and counts the matches.
pub fn plugin(app: &mut App) {
    read_kept(app, Ratings::load);
    app.add_plugins(counting);
}

/// What counts the matches.
fn counting(app: &mut App) {
    app.init_resource::<LastChange>()
        .init_resource::<Today>()
        .add_observer(begin)
        .add_observer(count)
        .add_observer(leave_out);
}

/// What a match that is over says about the player at the board: the game, the strength of the opponent, and the points won.
/// Nothing if it was no match of a person against an AI, was left unfinished, began somewhere else than the game does, or was
/// one in which the opponent taught.
fn rated_result(game: &Match, result: MatchResult) -> Option<(GameId, f64, f64)> {
    let setup = game.setup();
    if result.reason == EndReason::Abandoned || setup.start.is_some() || setup.teaches {
        return None;
    }
    let (side, opponent) = opponent_of_person(game)?;
    let points = match result.winner {
        Some(winner) if winner == side => 1.0,
        Some(_) => 0.0,
        None => 0.5,
    };
    Some((setup.game, opponent.elo, points))
}

/// The side of the only person in a match, and the opponent that is part of the program.
fn opponent_of_person(game: &Match) -> Option<(Side, BuiltIn)> {
    let setup = game.setup();
    let side = match &setup.players {
        [Player::Human { .. }, _] => Side::White,
        [_, Player::Human { .. }] => Side::Black,
        _ => return None,
    };
    Some((side, BuiltIn::of(setup.game, setup.player(side.other()))?))
}

/// Remembers which matches are begun here: only they are counted.
fn begin(turn: On<TurnPlayed>, table: Res<Table>, mut ratings: ResMut<Ratings>) {
    let played = table.game();
    let is_first = turn.change == TurnChange::Played && turn.position.ply == 1 && turn.position == table.position_key();
    if is_first && !table.is_exercise() && opponent_of_person(played).is_some() {
        ratings.begin(played.id());
    }
}

/// Counts every match once, when it comes to its end at this table: what is taken back and played again changes nothing.
fn count(
    end: On<MatchEnded>,
    (table, today): (Res<Table>, Res<Today>),
    (mut ratings, mut last): (ResMut<Ratings>, ResMut<LastChange>),
) {
    let played = table.game();
    let Some((game, opponent, points)) = rated_result(played, end.result) else { return };
    let before = ratings.rating(game);
    if !ratings.count(played.id(), (game, after_match(before, points, opponent)), today.day()) {
        return;
    }
    last.0 = Some((played.id(), before, ratings.rating(game)));
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
    use crate::table::Intent;
    use crate::testing::{game, send, simulation_of};
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

    /// The table of Treason, with a rating that is kept nowhere.
    fn rated_table(game: Match) -> App {
        let mut app = simulation_of(GameId::Treason);
        app.init_resource::<Ratings>().add_plugins(counting);
        send(&mut app, Intent::Open(Box::new(game)));
        app
    }

    fn against_level(level: u8) -> Match {
        Match::new(Setup::new(GameId::Treason, [human(), Player::Ai { level }])).expect("valid")
    }

    fn play_first(app: &mut App) {
        let turn = game(app).position().turns().expect("a list").swap_remove(0);
        send(app, Intent::Play(turn));
    }

    fn rating_of(app: &App) -> PlayerRating {
        app.world().resource::<Ratings>().rating(GameId::Treason)
    }

    #[test]
    fn only_what_was_begun_here_counts() {
        let mut app = rated_table(against_level(5));
        play_first(&mut app);
        send(&mut app, Intent::Resign(Side::White));
        let counted = rating_of(&app);
        assert_eq!(counted.games, 1);
        // The same with a match of which only the last turns are played here.
        let mut begun = against_level(10);
        for _ in 0..2 {
            let turn = begun.position().turns().expect("a list").swap_remove(0);
            begun.play(&turn).expect("legal");
        }
        send(&mut app, Intent::Open(Box::new(begun)));
        play_first(&mut app);
        send(&mut app, Intent::Resign(Side::Black));
        assert_eq!(rating_of(&app), counted, "a text from elsewhere says who played what");
    }

    #[test]
    fn a_match_that_is_given_up_before_its_first_turn_counts_for_nothing() {
        let mut app = rated_table(against_level(1));
        send(&mut app, Intent::Resign(Side::White));
        assert_eq!(rating_of(&app).games, 0);
    }

    #[test]
    fn no_single_match_moves_a_new_rating_far() {
        let mut app = rated_table(against_level(1));
        let before = rating_of(&app);
        play_first(&mut app);
        send(&mut app, Intent::Resign(Side::White));
        let after = rating_of(&app);
        assert!(is_provisional(&after) && after.rating < before.rating);
        assert!(before.rating - after.rating <= MOST_STEP, "{before:?} {after:?}");
        let steady = (0..10).fold(before, |rating, _| after_match(rating, 1.0, 3000.0));
        assert!(!is_provisional(&steady) && steady.rating - before.rating <= 10.0 * MOST_STEP, "{steady:?}");
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
