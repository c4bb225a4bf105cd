//! The report of a match, for people and for programs.

use std::io::{self, Write};

use ludarium_rules::Side;
use serde_json::{Map, Value, json};

use super::statistics::MatchStatistics;
use crate::matches::results::Results;
use crate::matches::thinking_time::ThinkingTime;
use crate::results_file::settings::Settings;
use crate::shard::Shard;
use crate::strength::pentanomial::{Estimate, Pentanomial};
use crate::strength::sprt::Sprt;

/// What is known of a match.
pub struct Report<'a> {
    /// What was played.
    pub settings: &'a Settings,
    /// Which part of it.
    pub shard: Shard,
    /// The games.
    pub statistics: &'a MatchStatistics,
    /// The test, if one was wanted.
    pub sprt: Option<Sprt>,
}

impl Report<'_> {
    /// One object for programs; what is infinite or unknown is `null`.
    pub fn to_json(&self) -> Value {
        let Report { settings, statistics, .. } = self;
        let (total, times) = (statistics.total(), &statistics.thinking);
        let reasons = statistics.reasons_by_frequency();
        let reasons = reasons.into_iter().map(|(word, count)| (word.to_owned(), count.into()));
        json!({
            "game": settings.game,
            "first": settings.players[0],
            "second": settings.players[1],
            "games": total.games(),
            "opening_plies": settings.opening_plies,
            "position": settings.position,
            "seed": settings.seed,
            "shard": self.shard,
            "first_total": results(total),
            "first_as_white": results(statistics.by_side[Side::White.index()]),
            "first_as_black": results(statistics.by_side[Side::Black.index()]),
            "pentanomial": statistics.pairs.0,
            "score": estimate(Some(statistics.pairs.score())),
            "elo": estimate(Some(statistics.pairs.elo())),
            "normalized_elo": estimate(statistics.pairs.normalized_elo()),
            "los": statistics.pairs.los(),
            "sprt": self.sprt.map(|sprt| test(&sprt, &statistics.pairs)),
            "reasons": reasons.collect::<Map<_, _>>(),
            "forfeits": statistics.forfeits.to_json(),
            "mean_plies": statistics.mean_plies(),
            "seconds_per_turn": {"first": thinking_time(&times[0]), "second": thinking_time(&times[1])},
        })
    }

    /// A table for people.
    ///
    /// # Errors
    /// It cannot be written.
    pub fn write(&self, out: &mut impl Write) -> io::Result<()> {
        let statistics = self.statistics;
        self.write_results(out)?;
        write_strength(&statistics.pairs, statistics.total(), out)?;
        if let Some(sprt) = self.sprt {
            write_test(&sprt, &statistics.pairs, out)?;
        }
        let reasons = statistics.reasons_by_frequency();
        let reasons: Vec<_> = reasons.into_iter().map(|(word, count)| format!("{word} {count}")).collect();
        writeln!(out, "Endings: {}", reasons.join(", "))?;
        statistics.forfeits.write(out)?;
        writeln!(out, "Mean length: {:.1} plies", statistics.mean_plies())?;
        for (name, time) in self.settings.players.iter().zip(&statistics.thinking) {
            let (mean, longest) = (time.mean().as_secs_f64() * 1e3, time.longest.as_secs_f64() * 1e3);
            writeln!(out, "Time a turn, {name}: mean {mean:.2} ms, longest {longest:.1} ms")?;
        }
        Ok(())
    }

    fn write_results(&self, out: &mut impl Write) -> io::Result<()> {
        let total = self.statistics.total();
        let (first, second) = (&self.settings.players[0], &self.settings.players[1]);
        writeln!(
            out,
            "{}: {first} against {second}, {}\n",
            self.settings.title(),
            self.settings.terms(total.games(), self.shard)
        )?;
        writeln!(out, "{first:<14} {:>6} {:>6} {:>6} {:>8}", "won", "drawn", "lost", "score")?;
        let [white, black] = self.statistics.by_side;
        for (name, results) in [("as White", white), ("as Black", black), ("together", total)] {
            let Results { wins, draws, losses } = results;
            writeln!(out, "  {name:<12} {wins:>6} {draws:>6} {losses:>6} {:>6.1} %", results.score() * 100.0)?;
        }
        Ok(())
    }
}

fn results(results: Results) -> Value {
    json!({"wins": results.wins, "draws": results.draws, "losses": results.losses})
}

fn estimate(estimate: Option<Estimate>) -> Value {
    let Some(estimate) = estimate else { return Value::Null };
    let Estimate { value, low, high } = estimate;
    json!({"value": finite(value), "low": finite(low), "high": finite(high), "confidence": 0.95})
}

fn test(sprt: &Sprt, pairs: &Pentanomial) -> Value {
    let [low, high] = sprt.bounds();
    json!({
        "elo0": sprt.elo[0],
        "elo1": sprt.elo[1],
        "alpha": sprt.alpha,
        "beta": sprt.beta,
        "model": sprt.model.word(),
        "llr": sprt.log_likelihood_ratio(pairs),
        "low": low,
        "high": high,
        "verdict": sprt.verdict(pairs).text(),
    })
}

fn thinking_time(time: &ThinkingTime) -> Value {
    json!({"turns": time.turns, "mean": time.mean().as_secs_f64(), "longest": time.longest.as_secs_f64()})
}

fn finite(value: f64) -> Option<f64> {
    value.is_finite().then_some(value)
}

fn write_strength(pairs: &Pentanomial, total: Results, out: &mut impl Write) -> io::Result<()> {
    let Estimate { value, low, high } = pairs.score();
    let [none, half, one, more, two] = pairs.0;
    let drawn_games = f64::from(total.draws) / f64::from(total.games().max(1)) * 1e2;
    writeln!(out, "\nPairs with 0, ½, 1, 1½, 2 points: {none}, {half}, {one}, {more}, {two}")?;
    writeln!(out, "Drawn: {drawn_games:.1} % of the games; {:.1} % of the pairs even", pairs.drawn_share() * 1e2)?;
    writeln!(out, "Score {:.1} %, with 95 % confidence {:.1} to {:.1} %", value * 1e2, low * 1e2, high * 1e2)?;
    writeln!(out, "Elo difference {}", difference(&pairs.elo()))?;
    match (pairs.normalized_elo(), pairs.los()) {
        (Some(normalized), Some(los)) => writeln!(
            out,
            "Normalized Elo difference {}; likelihood of superiority {:.2} %",
            difference(&normalized),
            los * 1e2
        ),
        _ => writeln!(out, "All pairs ended alike: too little is known for a normalized difference"),
    }
}

/// Such as `+3.2 +- 2.1 (+1.1 to +5.3)`.
fn difference(estimate: &Estimate) -> String {
    let Estimate { value, low, high } = estimate;
    if estimate.error().is_finite() {
        format!("{value:+.1} +- {:.1} ({low:+.1} to {high:+.1})", estimate.error())
    } else {
        format!("{value:+.1} ({low:+.1} to {high:+.1})")
    }
}

fn write_test(sprt: &Sprt, pairs: &Pentanomial, out: &mut impl Write) -> io::Result<()> {
    let ([elo0, elo1], verdict) = (sprt.elo, sprt.verdict(pairs).text());
    writeln!(out, "SPRT [{elo0}, {elo1}] in {} Elo points: {verdict}, {}", sprt.model.word(), sprt.progress(pairs))
}
