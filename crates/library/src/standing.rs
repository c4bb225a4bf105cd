//! How two players stand with each other, by the matches that they have played.

use ludarium_record::Player;
use ludarium_rules::Side;

use crate::Entry;

/// What two players have won against each other, whoever had which colour.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Standing {
    /// How many matches the first and the second have won.
    pub won: [u32; 2],
    /// How many were drawn.
    pub drawn: u32,
}

impl Standing {
    /// How two players stand by those of the matches that they have played with each other to the end. A person is known by
    /// the name, whatever surrounds it; `None` for two who cannot be told apart.
    #[must_use]
    pub fn of<'a>(matches: impl IntoIterator<Item = &'a Entry>, pair: [&Player; 2]) -> Option<Standing> {
        if is_same(pair[0], pair[1]) {
            return None;
        }
        let mut standing = Standing::default();
        for entry in matches {
            let [white, black] = &entry.players;
            let first = match pair {
                [one, other] if is_same(one, white) && is_same(other, black) => Side::White,
                [one, other] if is_same(one, black) && is_same(other, white) => Side::Black,
                _ => continue,
            };
            if let Some(ending) = entry.ending.as_ref().filter(|ending| !ending.is_abandoned()) {
                standing.add(ending.winner.map(|winner| winner == first));
            }
        }
        Some(standing)
    }

    /// Adds a match that the first has won, the second has won, or nobody.
    pub fn add(&mut self, first_has_won: Option<bool>) {
        match first_has_won {
            Some(true) => self.won[0] += 1,
            Some(false) => self.won[1] += 1,
            None => self.drawn += 1,
        }
    }

    /// How many matches that are.
    #[must_use]
    pub fn played(self) -> u32 {
        self.won[0] + self.won[1] + self.drawn
    }
}

fn is_same(one: &Player, other: &Player) -> bool {
    match (one, other) {
        (Player::Human { name: one }, Player::Human { name: other }) => one.trim() == other.trim(),
        _ => one == other,
    }
}

#[cfg(test)]
mod tests {
    use std::path::PathBuf;

    use ludarium_rules::GameId;

    use super::*;
    use crate::Ending;

    fn human(name: &str) -> Player {
        Player::Human { name: name.to_owned() }
    }

    fn entry(players: [Player; 2], word: &str, winner: Option<Side>) -> Entry {
        Entry {
            id: 0,
            created: 0,
            path: PathBuf::new(),
            game: GameId::Tress,
            players,
            plies: 9,
            ending: (!word.is_empty()).then(|| Ending { winner, word: word.to_owned() }),
            title: String::new(),
            tags: Vec::new(),
            trashed: false,
            options: Vec::new(),
            position: String::new(),
        }
    }

    #[test]
    fn matches_count_for_whoever_has_won_them_with_either_colour() {
        let pair = || [human("Anna"), human("Ben")];
        let swapped = || [human("Ben "), human("Anna")];
        let matches = [
            entry(pair(), "resignation", Some(Side::White)),
            entry(swapped(), "resignation", Some(Side::White)),
            entry(swapped(), "dual-escort", Some(Side::Black)),
            entry(pair(), "threefold", None),
            entry(pair(), "abandoned", None),
            entry(pair(), "", None),
            entry([human("Anna"), Player::Ai { level: 2 }], "resignation", Some(Side::Black)),
        ];
        let [anna, ben, bram] = [human("Anna"), human("Ben"), Player::Ai { level: 2 }];
        let standing = |pair| Standing::of(&matches, pair);
        assert_eq!(standing([&anna, &ben]), Some(Standing { won: [2, 1], drawn: 1 }));
        assert_eq!(standing([&ben, &anna]), Some(Standing { won: [1, 2], drawn: 1 }));
        assert_eq!(standing([&anna, &bram]), Some(Standing { won: [0, 1], drawn: 0 }));
        assert_eq!(standing([&anna, &human(" Anna")]), None, "who is who?");
    }
}
