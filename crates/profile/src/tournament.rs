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
pub(crate) struct Contents {
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
        let contents: Contents = text::parse_up_to(VERSION, text)?;
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
        self.game.parse().ok()
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
mod tests;
