//! Matches as pictures and films, with what may be said beside them.

use std::ops::RangeInclusive;
use std::time::Duration;

use ludarium_diagram::{Caption, Diagram, Film, TurnTrace};
use ludarium_record::{EndReason, Match};
use ludarium_rules::Side;

use crate::Drawn;

/// What is said of the players beside the board, and drawn on it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Captions {
    /// White's and Black's names as they are to be shown, and the score at the end.
    pub names: Option<[String; 2]>,
    /// The last turn of each side.
    pub turns: bool,
    /// The time that each side has left, in a match with clocks.
    pub clocks: bool,
    /// The arrows and rings of a study of the match.
    pub drawn: Drawn,
}

/// Positions that a match does not have.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the match has {plies} plies, so that there are no positions {} to {}", asked.start(), asked.end())]
pub struct PlyError {
    /// How many turns were played.
    plies: usize,
    /// The positions that were asked for.
    asked: RangeInclusive<usize>,
}

/// The position after `ply` turns with the turn that led there, as it was seen then: what was secret is not shown.
///
/// ```
/// use ludarium_library::{Captions, picture_of};
/// use ludarium_record::{Match, Player, Setup};
/// use ludarium_rules::GameId;
///
/// let players = [1, 2].map(|level| Player::Ai { level });
/// let mut game = Match::new(Setup::new(GameId::Tress, players)).expect("a valid set-up");
/// let turn = game.position().read_turn("dNd3").expect("a legal first turn");
/// game.play(&turn).expect("legal");
/// let picture = picture_of(&game, 1, &Captions { turns: true, ..Captions::default() }).expect("a position of the match");
/// assert!(picture.svg().expect("a picture").contains("captions"));
/// assert!(picture_of(&game, 2, &Captions::default()).is_err());
/// ```
///
/// # Errors
/// The match has fewer turns.
pub fn picture_of(game: &Match, ply: usize, said: &Captions) -> Result<Diagram, PlyError> {
    let missing = || PlyError { plies: game.ply(), asked: ply..=ply };
    let position = game.position_at(ply).filter(|_| ply <= game.ply()).ok_or_else(missing)?;
    let diagram = Diagram::new(position).last_turn(trace(game, ply).unwrap_or_default());
    let diagram = diagram.drawings(said.drawn.at(game, ply));
    let captions = Side::ALL.map(|side| caption(game, ply, side, said));
    let has_captions = said.names.is_some() || said.turns || said.clocks;
    Ok(if has_captions { diagram.captions(captions) } else { diagram })
}

/// The positions after so many turns as a film, the first and the last of them included.
///
/// # Errors
/// The match has fewer turns, or the first is behind the last.
pub fn film_of(game: &Match, plies: RangeInclusive<usize>, said: &Captions) -> Result<Film, PlyError> {
    if plies.is_empty() || *plies.end() > game.ply() {
        return Err(PlyError { plies: game.ply(), asked: plies });
    }
    Ok(Film::new(plies.map(|ply| picture_of(game, ply, said)).collect::<Result<_, _>>()?))
}

/// The cells of the turn that led to a position; none for the first position.
fn trace(game: &Match, ply: usize) -> Option<TurnTrace> {
    let before = ply.checked_sub(1)?;
    TurnTrace::of(game.position_at(before)?, &game.turns().get(before)?.turn).ok()
}

fn caption(game: &Match, ply: usize, side: Side, said: &Captions) -> Caption {
    let is_over = ply == game.ply() && game.result().is_some();
    let to_move = game.position_at(ply).is_some_and(|position| position.side_to_move() == side);
    Caption {
        name: said.names.as_ref().map_or_else(String::new, |names| names[side.index()].clone()),
        score: if is_over && said.names.is_some() { score(game, side).to_owned() } else { String::new() },
        turn: if said.turns { last_turn(game, ply, side).unwrap_or_default() } else { String::new() },
        clock: if said.clocks { clock(game, ply, side).unwrap_or_default() } else { String::new() },
        to_move: to_move && !is_over,
    }
}

/// The points of a side in a match that is over; nothing if it was left unfinished.
fn score(game: &Match, side: Side) -> &'static str {
    match game.result() {
        Some(result) if result.winner == Some(side) => "1",
        Some(result) if result.winner.is_some() => "0",
        Some(result) if result.reason != EndReason::Abandoned => "½",
        _ => "",
    }
}

/// The last turn of a side with its number, as it could be seen after `ply` turns.
fn last_turn(game: &Match, ply: usize, side: Side) -> Option<String> {
    let index = game.turns()[..ply].iter().rposition(|played| played.side == side)?;
    let black_began = game.first_position().side_to_move() == Side::Black;
    let number = (index + usize::from(black_began)) / 2 + 1;
    Some(format!("{number}. {}", game.visible_turn_at(index, ply)?.notation))
}

/// The time of a side after `ply` turns.
fn clock(game: &Match, ply: usize, side: Side) -> Option<String> {
    let base = game.setup().clock?.base[side.index()];
    let left = match ply.checked_sub(1) {
        None => base,
        Some(index) => game.turns().get(index)?.clocks?[side.index()],
    };
    Some(clock_text(left))
}

/// `1:02:03`, `4:58`.
fn clock_text(left: Duration) -> String {
    let (hours, minutes, seconds) = (left.as_secs() / 3600, left.as_secs() / 60 % 60, left.as_secs() % 60);
    if hours > 0 { format!("{hours}:{minutes:02}:{seconds:02}") } else { format!("{minutes}:{seconds:02}") }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ludarium_record::{Player, Setup};
    use ludarium_rules::GameId;

    fn played(setup: Setup, turns: &[&str]) -> Match {
        let mut game = Match::new(setup).expect("a valid set-up");
        for turn in turns {
            let turn = game.position().read_turn(turn).expect("legal");
            game.play(&turn).expect("legal");
        }
        game
    }

    fn people(game: GameId) -> Setup {
        Setup::new(game, ["Ann", "Bob"].map(|name| Player::Human { name: name.to_owned() }))
    }

    fn all(game: &Match) -> Captions {
        Captions {
            names: Some(game.setup().players.each_ref().map(Player::name)),
            turns: true,
            clocks: true,
            ..Captions::default()
        }
    }

    #[test]
    fn captions_say_what_was_known_at_that_moment() {
        let setup = Setup { clock: Some("5+3".parse().expect("clocks")), ..people(GameId::Tress) };
        let mut game = played(setup, &["dNd3", "dNd6", "d3d4"]);
        game.resign(Side::Black).expect("the match goes on");
        let said = all(&game);
        let of = |ply, side| caption(&game, ply, side, &said);
        let first = of(0, Side::White);
        assert_eq!((first.name.as_str(), first.clock.as_str(), first.to_move), ("Ann", "5:00", true));
        assert_eq!((first.turn.as_str(), first.score.as_str()), ("", ""));
        assert_eq!(of(2, Side::Black).turn, "1. dNd6");
        assert_eq!(of(3, Side::White).turn, "2. Nd4F");
        assert_eq!((of(3, Side::White).score, of(3, Side::Black).score), ("1".to_owned(), "0".to_owned()));
        assert!(!of(3, Side::Black).to_move, "the match is over");
    }

    #[test]
    fn a_secret_choice_is_told_once_it_is_revealed() {
        let first = Match::new(people(GameId::GoChess)).expect("a valid set-up");
        let name = |index| first.position().nth_turn(index).expect("a choice").to_string();
        let game = played(first.setup().clone(), &[&name(0), &name(1)]);
        let said = all(&game);
        assert_eq!(caption(&game, 1, Side::White, &said).turn, "1. …");
        assert_ne!(caption(&game, 2, Side::White, &said).turn, "1. …");
        let svg = |ply| picture_of(&game, ply, &Captions::default()).expect("a position").svg().expect("a picture");
        let pieces = |svg: &str| svg.split_once("class=\"pieces\"").map(|(_, pieces)| pieces.len());
        assert_eq!(pieces(&svg(0)), pieces(&svg(1)), "a choice is not drawn before it is revealed");
        assert_ne!(pieces(&svg(1)), pieces(&svg(2)));
    }

    #[test]
    fn positions_beyond_the_match_are_refused() {
        let game = played(people(GameId::Tress), &["dNd3"]);
        let error = film_of(&game, 0..=2, &Captions::default()).expect_err("only one turn").to_string();
        assert_eq!(error, "the match has 1 plies, so that there are no positions 0 to 2");
        #[expect(clippy::reversed_empty_ranges, reason = "that is what is refused")]
        let backward = film_of(&game, 1..=0, &Captions::default());
        assert!(backward.is_err() && film_of(&game, 0..=1, &Captions::default()).is_ok());
    }

    #[test]
    fn clocks_are_told_in_hours_if_there_are_any() {
        assert_eq!(clock_text(Duration::from_millis(9_900)), "0:09");
        assert_eq!(clock_text(Duration::from_secs(3723)), "1:02:03");
    }
}
