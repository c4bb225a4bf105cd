//! The game that the engine has been told of.

use ludarium_record::{Match, MatchError, Setup, SetupError};
use ludarium_rules::{AnyTurn, Side};
use ludarium_ugi::{GameResult, HIDDEN_TURN, PositionCommand, Query, Response, StartPosition};

use super::error::UgiError;

/// A game up to its present position, with the turns as they were given.
#[derive(Clone, Debug)]
pub struct Play {
    setup: Setup,
    command: PositionCommand,
    game: Match,
}

impl Play {
    /// A game before its first turn.
    pub fn begin(setup: Setup) -> Result<Play, SetupError> {
        Play::from_start(setup, StartPosition::Usual)
    }

    fn from_start(setup: Setup, start: StartPosition) -> Result<Play, SetupError> {
        let text = match &start {
            StartPosition::Usual => None,
            StartPosition::Text(text) => Some(text.clone()),
        };
        let game = Match::new(Setup { start: text, ..setup.clone() })?;
        Ok(Play { setup, command: PositionCommand { start, turns: Vec::new() }, game })
    }

    /// The game at another position. Where it only goes on, only the new turns are played.
    pub fn at(&self, command: &PositionCommand) -> Result<Play, UgiError> {
        let known = &self.command;
        let goes_on = !self.is_hidden() && known.start == command.start && command.turns.starts_with(&known.turns);
        let mut play =
            if goes_on { self.clone() } else { Play::from_start(self.setup.clone(), command.start.clone())? };
        let played = play.command.turns.len();
        command.turns[played..].iter().try_for_each(|text| play.play(text))?;
        Ok(play)
    }

    /// The game after more turns.
    pub fn after(&self, turns: &[String]) -> Result<Play, UgiError> {
        let mut play = self.clone();
        turns.iter().try_for_each(|text| play.play(text))?;
        Ok(play)
    }

    fn play(&mut self, text: &str) -> Result<(), UgiError> {
        let number = self.command.turns.len() + 1;
        let turn = self.read(text, number)?;
        let played = self.game.play(&turn);
        played.map_err(|why| UgiError::Turn { number, text: text.to_owned(), why: Box::new(why) })?;
        self.command.turns.push(text.to_owned());
        Ok(())
    }

    fn read(&self, text: &str, number: usize) -> Result<AnyTurn, UgiError> {
        let here = self.game.position();
        let hides = text == HIDDEN_TURN;
        if self.is_hidden() || (hides && (!here.is_choice_secret() || here.choice_reveals())) {
            return Err(UgiError::Hidden(number));
        }
        if hides {
            // Whoever searches the position that follows may not know the choice: any will do in its place.
            return here.nth_turn(0).ok_or(UgiError::Hidden(number));
        }
        let over = self.game.result().map(MatchError::Over);
        let read = over.map_or_else(|| here.read_turn(text).map_err(MatchError::from), Err);
        read.map_err(|why| UgiError::Turn { number, text: text.to_owned(), why: Box::new(why) })
    }

    /// Whether the last turn is hidden.
    fn is_hidden(&self) -> bool {
        self.command.turns.last().is_some_and(|turn| turn == HIDDEN_TURN)
    }

    pub fn game(&self) -> &Match {
        &self.game
    }

    /// The answer to a question.
    pub fn response(&self, query: Query) -> Response {
        match query {
            Query::GameOver => Response::Truth(self.game.result().is_some()),
            Query::FirstPlayersTurn => Response::Truth(self.game.side_to_move() == Side::White),
            Query::Result => Response::Result(self.result()),
        }
    }

    fn result(&self) -> GameResult {
        match self.game.result().map(|result| result.winner) {
            None => GameResult::None,
            Some(None) => GameResult::Draw,
            Some(Some(winner)) => GameResult::Win(winner),
        }
    }

    /// The position for a person, as the side to move may see it.
    pub fn lines(&self) -> Vec<String> {
        let position = self.game.position();
        let result = self.game.result().map_or("none".to_owned(), |result| result.sentence(position).to_string());
        let options = position.options().into_iter().map(|(key, value)| format!("{key}={value}"));
        vec![
            format!("game {}", position.game().name()),
            format!("options {}", options.collect::<Vec<_>>().join(" ")),
            format!("fen {}", position.text_seen_by(position.side_to_move())),
            format!("plies {}, without progress {}", self.game.ply(), self.game.plies_without_progress()),
            format!("result {result}"),
        ]
    }
}
