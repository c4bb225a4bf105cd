//! How two players stand with each other, by the matches that they have played.

use std::collections::BTreeMap;

use ludarium_record::Player;
use ludarium_rules::Side;

use crate::Entry;

/// How two players stand, of whom at least one is a person.
#[derive(Clone, PartialEq, Debug)]
pub struct Record {
    /// A person first. Whoever plays against the machine has no name here: it is the person at the board.
    pub pair: [Player; 2],
    /// What they have won against each other.
    pub standing: Standing,
}

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

    /// How people stand against everybody whom they have met in these matches: first the levels, the weakest first, then even
    /// opponents, all as one, then programs and people by name. Matches that were left for good, or are not over, do not count,
    /// nor do those of machines among each other, and of two people who cannot be told apart.
    #[must_use]
    pub fn records<'a>(matches: impl IntoIterator<Item = &'a Entry>) -> Vec<Record> {
        let mut records: BTreeMap<(u8, u8, String, String), Record> = BTreeMap::new();
        for entry in matches {
            let ending = entry.ending.as_ref().filter(|ending| !ending.is_abandoned());
            let (Some(ending), Some((pair, first))) = (ending, pair_of(&entry.players)) else { continue };
            let names = pair.each_ref().map(Player::name);
            let [name, other] = if let Player::Ai { .. } = pair[1] { Default::default() } else { names };
            let (kind, level) = match pair[1] {
                Player::Ai { level } => (0, level),
                Player::Even { .. } => (1, 0),
                Player::Program { .. } => (2, 0),
                Player::Human { .. } => (3, 0),
            };
            let record = records.entry((kind, level, name, other));
            let record = record.or_insert(Record { pair, standing: Standing::default() });
            record.standing.add(ending.winner.map(|winner| winner == first));
        }
        records.into_values().collect()
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

/// The players as a record names them, and the side of the first.
fn pair_of([white, black]: &[Player; 2]) -> Option<([Player; 2], Side)> {
    let person = |name: &str| Player::Human { name: name.trim().to_owned() };
    let (pair, first) = match (white, black) {
        (Player::Human { name }, Player::Human { name: other }) => {
            let [one, two] = [person(name), person(other)];
            if one == two {
                return None;
            }
            if name.trim() < other.trim() { ([one, two], Side::White) } else { ([two, one], Side::Black) }
        }
        (Player::Human { .. }, machine) => ([person(""), machine.clone()], Side::White),
        (machine, Player::Human { .. }) => ([person(""), machine.clone()], Side::Black),
        _ => return None,
    };
    let [one, other] = pair;
    let other = match other {
        Player::Even { .. } => Player::Even { rating: *Player::RATINGS.start() },
        other => other,
    };
    Some(([one, other], first))
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

    #[test]
    fn everybody_whom_people_have_met_has_one_record() {
        let even = |rating| Player::Even { rating };
        let matches = [
            entry([human("Ben"), human("Anna")], "resignation", Some(Side::White)),
            entry([human("Anna "), human("Ben")], "threefold", None),
            entry([human(""), Player::Ai { level: 10 }], "resignation", Some(Side::Black)),
            entry([Player::Ai { level: 2 }, human("Anna")], "resignation", Some(Side::Black)),
            entry([even(900), human("")], "resignation", Some(Side::White)),
            entry([human(""), even(1000)], "resignation", Some(Side::White)),
            entry([human(""), human("")], "resignation", Some(Side::White)),
            entry([Player::Ai { level: 2 }, Player::Ai { level: 3 }], "resignation", Some(Side::White)),
            entry([human(""), Player::Ai { level: 3 }], "abandoned", None),
            entry([human(""), Player::Ai { level: 3 }], "", None),
        ];
        let records = Standing::records(&matches);
        let lowest = even(*Player::RATINGS.start());
        let opponents: Vec<&Player> = records.iter().map(|record| &record.pair[1]).collect();
        assert_eq!(opponents, [&Player::Ai { level: 2 }, &Player::Ai { level: 10 }, &lowest, &human("Ben")]);
        let standings: Vec<Standing> = records.iter().map(|record| record.standing).collect();
        let of = |won, drawn| Standing { won, drawn };
        assert_eq!(standings, [of([1, 0], 0), of([0, 1], 0), of([1, 1], 0), of([0, 1], 1)]);
    }
}
