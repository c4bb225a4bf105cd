//! The results of a tournament: everybody against everybody, with ratings.

use std::io::{self, Write};

use serde_json::{Value, json};

use super::forfeits::Forfeits;
use crate::matches::results::Results;
use crate::results_file::settings::Head;
use crate::results_file::{PairRecord, ResultsError};
use crate::strength::bradley_terry::{Pairing, Prior, Ratings, ratings};

/// The results of a tournament.
pub struct Crosstable<'a> {
    head: &'a Head,
    /// The results of every player against every other one.
    results: Vec<Vec<Results>>,
    ratings: Option<Ratings>,
    forfeits: Forfeits,
}

impl<'a> Crosstable<'a> {
    /// The table of these pairs.
    pub fn new(
        head: &'a Head,
        pairs: impl IntoIterator<Item = &'a PairRecord>,
    ) -> Result<Crosstable<'a>, ResultsError> {
        let (players, schedule) = (head.settings.players.len(), head.schedule()?);
        let mut results = vec![vec![Results::default(); players]; players];
        let (names, mut forfeits) = (&head.settings.players, Forfeits::default());
        for pair in pairs {
            let [one, other] = schedule.pairings[schedule.pairing_and_cycle(pair.number).0];
            pair.games.iter().for_each(|game| results[one][other].add_half_points(game.half_points));
            results[other][one] = results[one][other].reversed();
            forfeits.add_pair(pair, [&names[one], &names[other]]);
        }
        let met = schedule.pairings.iter().filter(|[one, other]| results[*one][*other].games() > 0);
        let met: Vec<_> = met.map(|&[one, other]| Pairing::of(one, other, results[one][other])).collect();
        Ok(Crosstable { head, results, ratings: ratings(players, &met, Prior::Nothing), forfeits })
    }

    /// A player's results against all others.
    fn total(&self, player: usize) -> Results {
        self.results[player].iter().fold(Results::default(), |total, &results| total + results)
    }

    /// The Elo points of a player above the mean of all, with their error; `None` if the games do not connect all players.
    fn rating(&self, player: usize) -> Option<(f64, f64)> {
        self.ratings.as_ref().map(|ratings| ratings.above_mean(player))
    }

    /// The players, the best first.
    fn order(&self) -> Vec<usize> {
        let key = |player: usize| self.rating(player).map_or_else(|| self.total(player).score(), |(elo, _)| elo);
        let mut order: Vec<usize> = (0..self.results.len()).collect();
        order.sort_by(|&one, &other| key(other).total_cmp(&key(one)));
        order
    }

    /// One object for programs, the best player first.
    pub fn to_json(&self) -> Value {
        let settings = &self.head.settings;
        let against = |player: usize, other: usize| {
            let Results { wins, draws, losses } = self.results[player][other];
            json!({"player": settings.players[other], "wins": wins, "draws": draws, "losses": losses})
        };
        let row = |player: usize| {
            let (total, rating) = (self.total(player), self.rating(player));
            let met = (0..self.results.len()).filter(|&other| self.results[player][other].games() > 0);
            json!({
                "player": settings.players[player],
                "games": total.games(),
                "score": total.score(),
                "elo": rating.map(|(elo, _)| elo),
                "error": rating.map(|(_, error)| error),
                "against": met.map(|other| against(player, other)).collect::<Vec<_>>(),
            })
        };
        json!({
            "settings": settings,
            "shard": self.head.shard,
            "games": self.games(),
            "forfeits": self.forfeits.to_json(),
            "table": self.order().into_iter().map(row).collect::<Vec<_>>(),
        })
    }

    fn games(&self) -> u32 {
        (0..self.results.len()).map(|player| self.total(player).games()).sum::<u32>() / 2
    }

    /// A table for people, the best player first.
    pub fn write(&self, out: &mut impl Write) -> io::Result<()> {
        let (settings, order) = (&self.head.settings, self.order());
        let players = &settings.players;
        writeln!(
            out,
            "{}: {} players, {}\n",
            settings.title(),
            players.len(),
            settings.terms(self.games(), self.head.shard)
        )?;
        let width = players.iter().map(|name| name.chars().count()).max().unwrap_or(0).clamp(6, 40);
        let columns: String = (1..=order.len()).map(|place| format!(" {place:>7}")).collect();
        writeln!(out, "    {:<width$}{columns} {:>7} {:>6} {:>7}    Elo", "player", "points", "games", "score")?;
        for (place, &player) in (1..).zip(&order) {
            let name: String = players[player].chars().take(width).collect();
            let cells: String = order.iter().map(|&other| self.cell(player, other)).collect();
            let total = self.total(player);
            let (points, games, score) = (points(total), total.games(), total.score() * 100.0);
            let elo = self.rating(player).map_or("-".to_owned(), |(elo, error)| format!("{elo:+.0} +- {error:.0}"));
            writeln!(out, "{place:>3} {name:<width$}{cells} {points:>7} {games:>6} {score:>5.1} %  {elo}")?;
        }
        match self.ratings {
            Some(_) => writeln!(out, "\nElo points above the mean of all players, with 95 % confidence")?,
            None => writeln!(out, "\nNo ratings: the games do not connect all players")?,
        }
        self.forfeits.write(out)
    }

    /// The points of a player against another one.
    fn cell(&self, player: usize, other: usize) -> String {
        let results = self.results[player][other];
        format!(" {:>7}", if results.games() == 0 { "-".to_owned() } else { points(results) })
    }
}

fn points(results: Results) -> String {
    format!("{:.1}", f64::from(results.wins) + f64::from(results.draws) / 2.0)
}
