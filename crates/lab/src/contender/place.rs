//! A place on the line of the levels as a player.

use std::fmt;
use std::str::FromStr;

use ludarium_ai::{
    Level, Limits, Request, SearchConfig, SearchMemory, Stop, Strength, Style, ThinkError, Thought, think_by,
};
use ludarium_record::Match;

use super::MatchContext;
use super::error::PlaceError;

/// A place on the line from weak to strong, and a style. Limited by its positions alone, so that a busy machine does not
/// make it weaker.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Place {
    /// The place.
    pub strength: Strength,
    /// How it likes to play.
    pub style: Style,
}

impl Place {
    /// Chooses a turn in the present position of a game, as the opponent of such a level does at the table.
    ///
    /// # Errors
    /// The game is over.
    pub fn choose(
        &self,
        memory: &mut SearchMemory,
        game: &Match,
        context: MatchContext<'_>,
    ) -> Result<Thought, ThinkError> {
        let position = game.position();
        let nodes = Some(self.strength.params(position.game()).nodes);
        let request = Request {
            strength: Some(self.strength),
            last_landing: Request::landing(position, game.turns().last().map(|played| &played.turn)),
            limits: Some(Limits { nodes, ..Limits::default() }),
            ..Request::new(position.clone(), level_of(self.style)).in_match(context)
        };
        let config = SearchConfig { stop_when_forced: true, ..request.config() };
        let visible = position.determinize(position.side_to_move(), context.seed);
        think_by(memory, &visible, context.earlier, &config, &Stop::new(), None)
    }
}

fn level_of(style: Style) -> Level {
    Level::all().find(|level| level.style() == style).unwrap_or(Level::HIGHEST)
}

impl FromStr for Place {
    type Err = PlaceError;

    fn from_str(text: &str) -> Result<Place, PlaceError> {
        let (number, style) = text.split_once(',').unwrap_or((text, Style::AllRound.name()));
        let strength = number.parse().ok().filter(|strength| (0.0..=1.0).contains(strength));
        let style_of = |name| Style::ALL.into_iter().find(|style| style.name() == name);
        Ok(Place {
            strength: Strength::new(strength.ok_or_else(|| PlaceError::Strength(number.to_owned()))?),
            style: style_of(style).ok_or_else(|| PlaceError::Style(style.to_owned()))?,
        })
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.style {
            Style::AllRound => write!(f, "{}", self.strength.get()),
            style => write!(f, "{},{}", self.strength.get(), style.name()),
        }
    }
}
