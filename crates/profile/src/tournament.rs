//! A tournament of people at one screen: everybody meets everybody, in one game or in several.

use ludarium_record::{ClockSetting, EndReason, Match, Player, Setup};
use ludarium_rules::{GameId, Side};
use serde::{Deserialize, Serialize};

use crate::kept::{Keep, Kept};
use crate::{Fault, PlayerFolder, What, text};

/// The version of the file.
const VERSION: u32 = 1;

/// What is kept of the tournament.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default)]
struct Contents {
    version: u32,
    players: Vec<String>,
    /// The clocks of every match, as [`ClockSetting`] writes them; nothing without clocks.
    clock: String,
    pairings: Vec<Pairing>,
}

impl Default for Contents {
    fn default() -> Contents {
        Contents { version: VERSION, players: Vec::new(), clock: String::new(), pairings: Vec::new() }
    }
}

impl Keep for Contents {
    const WHAT: What = What::Tournament;
    const FILE: &'static str = "tournament.ron";

    fn read(text: &str) -> Result<Contents, Fault> {
        let contents: Contents = text::parse(text)?;
        if contents.version > VERSION {
            return Err(Fault::Version(contents.version));
        }
        let count = contents.players.len();
        let pairs_of_all_games = Tournament::MOST_PLAYERS * Tournament::MOST_PLAYERS * GameId::ALL.len();
        if count > Tournament::MOST_PLAYERS {
            return Err(Fault::Count(Tournament::MOST_PLAYERS));
        }
        if contents.pairings.len() > pairs_of_all_games {
            return Err(Fault::Count(pairs_of_all_games));
        }
        let is_sound =
            |pairing: &Pairing| pairing.players.iter().all(|player| *player < count) && pairing.game().is_some();
        let has_clock = contents.clock.is_empty() || contents.clock.parse::<ClockSetting>().is_ok();
        if has_clock && contents.pairings.iter().all(is_sound) { Ok(contents) } else { Err(Fault::Range) }
    }

    fn text(&self) -> Result<String, Fault> {
        text::print(self)
    }
}

/// Two who meet once.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Pairing {
    game: String,
    /// White's and Black's places in the list of players.
    pub players: [usize; 2],
    /// The match that was played, by its number, and who has won.
    played: Option<(u64, Score)>,
}

/// How a match of a tournament has ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Score {
    /// White has won.
    White,
    /// Black has won.
    Black,
    /// Nobody has.
    Draw,
}

impl Score {
    const fn of(winner: Option<Side>) -> Score {
        match winner {
            Some(Side::White) => Score::White,
            Some(Side::Black) => Score::Black,
            None => Score::Draw,
        }
    }

    /// What a side has of it, in halves of a point.
    #[must_use]
    pub const fn halves(self, side: Side) -> u32 {
        match (self, side) {
            (Score::Draw, _) => 1,
            (Score::White, Side::White) | (Score::Black, Side::Black) => 2,
            _ => 0,
        }
    }
}

impl Pairing {
    /// The game that is played.
    #[must_use]
    pub fn game(&self) -> Option<GameId> {
        GameId::ALL.iter().copied().find(|game| game.name() == self.game)
    }

    /// How it has ended, once it was played.
    #[must_use]
    pub fn score(&self) -> Option<Score> {
        self.played.map(|(_, score)| score)
    }
}

/// How a player stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Row {
    /// The player's place in the list of players.
    pub player: usize,
    /// The place in the table, from 1: whoever has as many points has the same.
    pub rank: usize,
    /// Matches that were played.
    pub played: u32,
    /// Matches that were won.
    pub won: u32,
    /// Matches that were drawn.
    pub drawn: u32,
    /// Points, in halves.
    pub halves: u32,
}

/// Why a tournament cannot begin.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum TournamentFault {
    /// Too few or too many players.
    #[error("a tournament needs {} to {} players", Tournament::LEAST_PLAYERS, Tournament::MOST_PLAYERS)]
    Players,
    /// Two of one name, who could not be told apart.
    #[error("two players have the same name")]
    SameName,
    /// No game is chosen.
    #[error("no game is chosen")]
    NoGame,
}

/// The tournament that goes on, or that ended last.
#[derive(Debug, Default)]
#[cfg_attr(feature = "resources", derive(bevy_ecs::resource::Resource))]
pub struct Tournament {
    kept: Kept<Contents>,
}

impl Tournament {
    /// The fewest players: two need no tournament.
    pub const LEAST_PLAYERS: usize = 3;
    /// The most players.
    pub const MOST_PLAYERS: usize = 8;

    /// What was kept in earlier runs.
    #[must_use]
    pub fn load(folder: &PlayerFolder) -> Tournament {
        Tournament { kept: Kept::load(folder) }
    }

    /// Begins a tournament: in each game everybody meets everybody once. Names that are empty do not take part.
    ///
    /// # Errors
    /// Too few or too many names, the same name twice, or no game.
    pub fn begin(
        &mut self,
        names: &[String],
        games: &[GameId],
        clock: Option<ClockSetting>,
    ) -> Result<(), TournamentFault> {
        let players: Vec<String> =
            names.iter().map(|name| name.trim().to_owned()).filter(|name| !name.is_empty()).collect();
        if !(Tournament::LEAST_PLAYERS..=Tournament::MOST_PLAYERS).contains(&players.len()) {
            return Err(TournamentFault::Players);
        }
        if (1..players.len()).any(|place| players[..place].contains(&players[place])) {
            return Err(TournamentFault::SameName);
        }
        if games.is_empty() {
            return Err(TournamentFault::NoGame);
        }
        let pairings = pairings(players.len(), games);
        let clock = clock.map(|clock| clock.to_string()).unwrap_or_default();
        self.kept.change(|kept| *kept = Contents { version: VERSION, players, clock, pairings });
        Ok(())
    }

    /// Ends the tournament and forgets it; its matches stay in the library.
    pub fn end(&mut self) {
        self.kept.change(|kept| *kept = Contents::default());
    }

    /// Who takes part; nobody if there is no tournament.
    #[must_use]
    pub fn players(&self) -> &[String] {
        &self.kept.players
    }

    /// Who meets whom, in the order of play.
    #[must_use]
    pub fn pairings(&self) -> &[Pairing] {
        &self.kept.pairings
    }

    /// The first pairing that has not been played; `None` if there is no tournament, or it is over.
    #[must_use]
    pub fn next(&self) -> Option<usize> {
        self.kept.pairings.iter().position(|pairing| pairing.played.is_none())
    }

    /// How everybody stands: whoever has more points is before others, then whoever has won more.
    #[must_use]
    pub fn table(&self) -> Vec<Row> {
        let mut rows: Vec<Row> = (0..self.kept.players.len())
            .map(|player| Row { player, rank: 1, played: 0, won: 0, drawn: 0, halves: 0 })
            .collect();
        for pairing in &self.kept.pairings {
            let Some(score) = pairing.score() else { continue };
            for side in Side::ALL {
                let Some(row) = rows.get_mut(pairing.players[side.index()]) else { continue };
                let halves = score.halves(side);
                row.played += 1;
                row.won += u32::from(halves == 2);
                row.drawn += u32::from(halves == 1);
                row.halves += halves;
            }
        }
        rows.sort_by_key(|row| std::cmp::Reverse((row.halves, row.won)));
        for place in 1..rows.len() {
            let before = rows[place - 1];
            let is_same = (before.halves, before.won) == (rows[place].halves, rows[place].won);
            rows[place].rank = if is_same { before.rank } else { place + 1 };
        }
        rows
    }

    /// The match of a pairing; `None` if there is no such pairing.
    #[must_use]
    pub fn setup(&self, place: usize) -> Option<Setup> {
        let pairing = self.kept.pairings.get(place)?;
        let person = |player: usize| Some(Player::Human { name: self.kept.players.get(player)?.clone() });
        let players = [person(pairing.players[0])?, person(pairing.players[1])?];
        Some(Setup { clock: self.kept.clock.parse().ok(), ..Setup::new(pairing.game()?, players) })
    }

    /// Enters a match that has ended, if it is one of the tournament: the one that was entered before, or else the first
    /// that these two have still to play with these colours. Matches that were left, and boards that are void, do not count.
    pub fn enter(&mut self, game: &Match) {
        let Some(result) = game.result() else { return };
        if result.reason == EndReason::Abandoned || game.next_round().is_some() {
            return;
        }
        let (id, setup) = (game.id(), game.setup());
        let names = Side::ALL.map(|side| match setup.player(side) {
            Player::Human { name } => Some(name.trim()),
            _ => None,
        });
        let kept = &*self.kept;
        let fits = |pairing: &Pairing| {
            let [white, black] = pairing.players.map(|player| kept.players.get(player).map(String::as_str));
            pairing.played.is_none() && pairing.game() == Some(setup.game) && [white, black] == names
        };
        let known = kept.pairings.iter().position(|pairing| pairing.played.is_some_and(|(of, _)| of == id));
        if let Some(place) = known.or_else(|| kept.pairings.iter().position(fits)) {
            self.kept.change(|kept| kept.pairings[place].played = Some((id, Score::of(result.winner))));
        }
    }

    /// Takes a match out again that goes on after its end.
    pub fn withdraw(&mut self, game: &Match) {
        self.kept.change(|kept| {
            for pairing in &mut kept.pairings {
                pairing.played = pairing.played.filter(|(id, _)| *id != game.id());
            }
        });
    }

    /// Whether a match is one of those that were entered.
    #[must_use]
    pub fn has(&self, game: &Match) -> bool {
        self.kept.pairings.iter().any(|pairing| pairing.played.is_some_and(|(id, _)| id == game.id()))
    }
}

/// Everybody against everybody in each game, in rounds in which all but one play; whoever has had White less often has it.
fn pairings(players: usize, games: &[GameId]) -> Vec<Pairing> {
    let seats = players + players % 2;
    let (mut whites, mut pairings) = (vec![0_i32; seats], Vec::new());
    for game in games {
        // One seat stays, the others go round.
        let mut ring: Vec<usize> = (0..seats).collect();
        for _ in 1..seats {
            for place in 0..seats / 2 {
                let (one, other) = (ring[place], ring[seats - 1 - place]);
                if one.max(other) >= players {
                    continue;
                }
                let pair = if whites[one] <= whites[other] { [one, other] } else { [other, one] };
                whites[pair[0]] += 1;
                whites[pair[1]] -= 1;
                pairings.push(Pairing { game: game.name().to_owned(), players: pair, played: None });
            }
            ring[1..].rotate_right(1);
        }
    }
    pairings
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    fn names(count: usize) -> Vec<String> {
        ["Ann", "Ben", "Cem", "Dana", "Eve", "Fay", "Gil", "Hu"][..count]
            .iter()
            .map(|name| (*name).to_owned())
            .collect()
    }

    fn begun(count: usize, games: &[GameId]) -> Tournament {
        let mut tournament = Tournament::default();
        tournament.begin(&names(count), games, "5+3".parse().ok()).expect("it can begin");
        tournament
    }

    fn play(tournament: &Tournament, place: usize, loser: Side) -> Match {
        let mut game = Match::new(tournament.setup(place).expect("it is one")).expect("a valid set-up");
        game.resign(loser).expect("it goes on");
        game
    }

    #[test]
    fn everybody_meets_everybody_once_a_game_with_colours_shared_out() {
        for count in Tournament::LEAST_PLAYERS..=Tournament::MOST_PLAYERS {
            for games in [&GameId::ALL[..1], &GameId::ALL[..2], &GameId::ALL] {
                let tournament = begun(count, games);
                assert_eq!(tournament.pairings().len(), games.len() * count * (count - 1) / 2);
                let met: BTreeSet<(GameId, usize, usize)> = tournament
                    .pairings()
                    .iter()
                    .map(|pairing| {
                        let [one, other] = pairing.players;
                        (pairing.game().expect("known"), one.min(other), one.max(other))
                    })
                    .collect();
                assert_eq!(met.len(), tournament.pairings().len());
                for player in 0..count {
                    let of = |side: Side| {
                        let has = |pairing: &&Pairing| pairing.players[side.index()] == player;
                        tournament.pairings().iter().filter(has).count()
                    };
                    assert!(of(Side::White).abs_diff(of(Side::Black)) <= 2, "{player} of {count}");
                }
            }
        }
    }

    #[test]
    fn the_table_has_points_in_order() {
        let mut tournament = begun(3, &[GameId::Gess]);
        assert_eq!(tournament.next(), Some(0));
        for place in 0..3 {
            let loser = if tournament.pairings()[place].players[0] == 0 { Side::Black } else { Side::White };
            let game = play(&tournament, place, loser);
            tournament.enter(&game);
            assert!(tournament.has(&game));
        }
        assert_eq!(tournament.next(), None, "it is over");
        let table = tournament.table();
        assert_eq!(table.iter().map(|row| row.halves).sum::<u32>(), 6);
        assert!(table.windows(2).all(|rows| rows[0].halves >= rows[1].halves && rows[0].rank <= rows[1].rank));
        let [best, ..] = table[..] else { panic!("three rows") };
        assert_eq!((best.player, best.won, best.played, best.halves), (0, 2, 2, 4), "Ann has beaten both");
    }

    #[test]
    fn a_match_counts_once_and_until_it_goes_on() {
        let mut tournament = begun(3, &[GameId::Tress]);
        let mut game = play(&tournament, 0, Side::Black);
        tournament.enter(&game);
        tournament.enter(&game);
        assert_eq!((tournament.next(), tournament.pairings()[0].score()), (Some(1), Some(Score::White)));
        assert!(game.undo());
        tournament.withdraw(&game);
        assert_eq!(tournament.next(), Some(0));
        game.abandon().expect("it goes on");
        tournament.enter(&game);
        assert_eq!(tournament.next(), Some(0), "a match that was left does not count");
        let other =
            Match::new(Setup::new(GameId::Tress, ["Ann", "Zoe"].map(|name| Player::Human { name: name.into() })));
        let mut other = other.expect("a valid set-up");
        other.resign(Side::White).expect("it goes on");
        tournament.enter(&other);
        assert!(!tournament.has(&other), "Zoe does not take part");
    }

    #[test]
    fn what_cannot_begin_says_why() {
        let mut tournament = Tournament::default();
        let games = &GameId::ALL[..1];
        let mut begin = |names: &[&str], games: &[GameId]| {
            tournament.begin(&names.iter().map(|name| (*name).to_owned()).collect::<Vec<_>>(), games, None)
        };
        assert_eq!(begin(&["Ann", "Ben", " "], games), Err(TournamentFault::Players));
        assert_eq!(begin(&["Ann", "Ben", "Ann "], games), Err(TournamentFault::SameName));
        assert_eq!(begin(&["Ann", "Ben", "Cem"], &[]), Err(TournamentFault::NoGame));
        assert_eq!(begin(&["Ann", "", "Ben", "Cem"], games), Ok(()));
    }

    #[test]
    fn it_is_kept_and_what_cannot_be_is_refused() {
        let tournament = begun(4, &GameId::ALL);
        let text = tournament.kept.text().expect("text");
        assert_eq!(Contents::read(&text).expect("just written"), *tournament.kept);
        for (from, to) in [("version: 1", "version: 2"), ("\"tress\"", "\"chess\""), ("5+3", "5+"), ("\"Dana\",", "")] {
            assert!(text.contains(from), "{from}");
            assert!(Contents::read(&text.replace(from, to)).is_err(), "{to}");
        }
        assert_eq!(Contents::read("()").expect("all of it may be missing"), Contents::default());
    }
}
