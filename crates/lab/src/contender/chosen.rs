//! A turn with what its player says about it.

use std::time::Duration;

use ludarium_ai::{Score, Thought};
use ludarium_record::study::{Evaluation, Notes, Score as Value};
use ludarium_rules::{AnyTurn, Side};

/// A turn with what its player says about it.
#[derive(Clone, Debug)]
pub struct Chosen {
    /// The turn.
    pub turn: AnyTurn,
    /// Its value for the side to move, and the depth of the search, if the player says so.
    pub said: Option<(Score, u32)>,
}

impl Chosen {
    /// Notes what the player says: the value as White sees it with its depth, and the time as `[%emt 0:00:00.051]`. A comment
    /// for people would say the same again at every turn.
    pub fn annotate(&self, notes: &mut Notes, side: Side, time: Duration) {
        let value = self.said.map(|(score, depth)| Evaluation { score: value_of(score, side), depth: Some(depth) });
        notes.evaluation = value;
        let (hours, minutes) = (time.as_secs() / 3600, time.as_secs() / 60 % 60);
        let seconds = time.as_secs_f64() % 60.0;
        notes.commands = vec![("emt".to_owned(), format!("{hours}:{minutes:02}:{seconds:06.3}"))];
    }
}

/// The value of a search for one side, as White sees it.
fn value_of(score: Score, side: Side) -> Value {
    let most = Evaluation::MAX_CENTI;
    let winner = |plies, winner| Value::Win { side: winner, plies };
    match score {
        Score::Centi(centi) => {
            let centi = centi.clamp(-most, most);
            Value::Centi(if side == Side::White { centi } else { -centi })
        }
        Score::WinIn(plies) => winner(plies, side),
        Score::LossIn(plies) => winner(plies, side.other()),
    }
}

impl From<AnyTurn> for Chosen {
    fn from(turn: AnyTurn) -> Chosen {
        Chosen { turn, said: None }
    }
}

impl From<Thought> for Chosen {
    fn from(thought: Thought) -> Chosen {
        // Without a search, as in the placement of Go-Chess, there is nothing to say.
        let said = (thought.depth > 0).then_some((thought.score, thought.depth));
        Chosen { turn: thought.turn, said }
    }
}

#[cfg(test)]
mod tests {
    use ludarium_rules::{AnyPosition, GameId};

    use super::*;

    #[test]
    fn what_is_said_is_noted_as_white_sees_it() {
        let start = AnyPosition::start(GameId::Tress, &[]).expect("the defaults are valid");
        let turn = start.read_turn("dNd3").expect("a legal first turn");
        let noted = |said, side| {
            let mut notes = Notes::default();
            Chosen { turn: turn.clone(), said }.annotate(&mut notes, side, Duration::from_millis(61_051));
            assert_eq!(notes.commands, [("emt".to_owned(), "0:01:01.051".to_owned())]);
            notes.evaluation.map_or_else(String::new, |value| value.to_string())
        };
        for (said, white, black) in [
            (Some((Score::Centi(31), 12)), "+0.31/12", "-0.31/12"),
            (Some((Score::WinIn(5), 7)), "#5/7", "#-5/7"),
            (Some((Score::LossIn(4), 7)), "#-4/7", "#4/7"),
            (None, "", ""),
        ] {
            assert_eq!([noted(said, Side::White), noted(said, Side::Black)], [white, black]);
        }
    }
}
