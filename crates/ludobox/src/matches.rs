//! What becomes of a match that is there already.

use ludarium_record::study::Study;
use ludarium_record::{Match, ludo};

/// Which of two records of a match is kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Verdict {
    /// The one that is there.
    Mine,
    /// The other: it goes further.
    Theirs,
    /// Both: each has something that the other has not.
    Both,
}

impl Verdict {
    pub fn of(mine: &Match, theirs: &Match) -> Verdict {
        if mine.setup().game != theirs.setup().game || mine.first_position() != theirs.first_position() {
            return Verdict::Both;
        }
        let turns = |game: &Match| -> Vec<String> {
            game.turns()[..game.ply()].iter().map(|played| played.turn.as_str().to_owned()).collect()
        };
        let (here, there) = (turns(mine), turns(theirs));
        match (mine.result(), theirs.result()) {
            (one, other) if here == there => match (one, other) {
                (_, None) => Verdict::Mine,
                (None, Some(_)) => Verdict::Theirs,
                (Some(one), Some(other)) if one == other => Verdict::Mine,
                (Some(_), Some(_)) => Verdict::Both,
            },
            (None, _) if there.starts_with(&here) => Verdict::Theirs,
            (_, None) if here.starts_with(&there) => Verdict::Mine,
            _ => Verdict::Both,
        }
    }
}

/// A study with all that another text says more of the same match; nothing if that is nothing.
pub(crate) fn merge(one: &str, other: &str) -> Result<Option<String>, String> {
    let mut merged = study(one)?;
    let has_more = merged.merge(&study(other)?).map_err(|error| error.to_string())?;
    Ok(has_more.then(|| ludo::write(&merged)))
}

fn study(text: &str) -> Result<Study, String> {
    let mut studies = ludo::read(text).map_err(|error| error.to_string())?;
    let (count, last) = (studies.len(), studies.pop());
    last.filter(|_| count == 1).ok_or_else(|| format!("there are {count} matches in it instead of one"))
}

#[cfg(test)]
mod tests {
    use ludarium_record::{Player, Setup};
    use ludarium_rules::{GameId, Side};

    use super::*;

    fn a_match(turns: &[&str]) -> Match {
        let players = ["Ann", "Bob"].map(|name| Player::Human { name: name.to_owned() });
        let mut game = Match::new(Setup::new(GameId::Tress, players)).expect("valid");
        for text in turns {
            let turn = game.position().read_turn(text).expect("legal");
            game.play(&turn).expect("legal");
        }
        game
    }

    fn resigned(turns: &[&str], side: Side) -> Match {
        let mut game = a_match(turns);
        game.resign(side).expect("it goes on");
        game
    }

    #[test]
    fn the_record_that_goes_further_is_kept_and_both_where_each_has_something() {
        let (short, long, other) = (&["dNd3"][..], &["dNd3", "dNd6"][..], &["dNd3", "eNe6"][..]);
        let cases = [
            (a_match(short), a_match(short), Verdict::Mine),
            (a_match(short), a_match(long), Verdict::Theirs),
            (a_match(long), a_match(short), Verdict::Mine),
            (a_match(long), a_match(other), Verdict::Both),
            (a_match(short), resigned(short, Side::White), Verdict::Theirs),
            (resigned(short, Side::White), a_match(short), Verdict::Mine),
            (a_match(short), resigned(long, Side::White), Verdict::Theirs),
            (resigned(short, Side::White), a_match(long), Verdict::Both),
            (a_match(long), resigned(short, Side::White), Verdict::Both),
            (resigned(long, Side::White), resigned(long, Side::White), Verdict::Mine),
            (resigned(long, Side::White), resigned(long, Side::Black), Verdict::Both),
        ];
        for (number, (mine, theirs, expected)) in cases.into_iter().enumerate() {
            assert_eq!(Verdict::of(&mine, &theirs), expected, "case {number}");
        }
    }
}
