//! The report of a match, for people and for programs.

use std::io::{self, Write};

use ludarium_rules::Side;
use serde_json::{Map, Value, json};

use super::args::MatchArgs;
use super::results::Results;
use super::score::{elo, wilson};
use super::statistics::MatchStatistics;
use super::thinking_time::ThinkingTime;

/// One object for programs; infinite Elo differences are `null`.
pub fn to_json(args: &MatchArgs, statistics: &MatchStatistics, times: &[ThinkingTime; 2]) -> Value {
    let total = statistics.total();
    let (low, high) = wilson(total.score(), total.games());
    let reasons = statistics.reasons_by_frequency().into_iter().map(|(word, count)| (word.to_owned(), count.into()));
    json!({
        "game": args.start.game.name(),
        "first": args.white.to_string(),
        "second": args.black.to_string(),
        "games": total.games(),
        "opening_plies": args.openings,
        "position": args.start.text(),
        "seed": args.seed,
        "first_total": results(total),
        "first_as_white": results(statistics.by_side[Side::White.index()]),
        "first_as_black": results(statistics.by_side[Side::Black.index()]),
        "score": {"value": total.score(), "low": low, "high": high, "confidence": 0.95},
        "elo": {"value": finite(elo(total.score())), "low": finite(elo(low)), "high": finite(elo(high))},
        "reasons": reasons.collect::<Map<_, _>>(),
        "mean_plies": statistics.mean_plies(),
        "seconds_per_turn": {"first": thinking_time(&times[0]), "second": thinking_time(&times[1])},
    })
}

fn results(results: Results) -> Value {
    json!({"wins": results.wins, "draws": results.draws, "losses": results.losses})
}

fn thinking_time(time: &ThinkingTime) -> Value {
    json!({"turns": time.turns, "mean": time.mean().as_secs_f64(), "longest": time.longest.as_secs_f64()})
}

fn finite(value: f64) -> Option<f64> {
    value.is_finite().then_some(value)
}

/// A table for people.
pub fn write(
    args: &MatchArgs,
    statistics: &MatchStatistics,
    times: &[ThinkingTime; 2],
    out: &mut impl Write,
) -> io::Result<()> {
    let total = statistics.total();
    let (first, second) = (args.white.to_string(), args.black.to_string());
    let (game, games, plies, seed) = (args.start.game, total.games(), args.openings, args.seed);
    writeln!(out, "{game}: {first} against {second}, {games} games, openings of {plies} random plies, seed {seed}\n")?;
    writeln!(out, "{first:<14} {:>6} {:>6} {:>6} {:>8}", "won", "drawn", "lost", "score")?;
    let [white, black] = statistics.by_side;
    for (name, results) in [("as White", white), ("as Black", black), ("together", total)] {
        let Results { wins, draws, losses } = results;
        writeln!(out, "  {name:<12} {wins:>6} {draws:>6} {losses:>6} {:>6.1} %", results.score() * 100.0)?;
    }
    write_strength(total, out)?;
    let reasons = statistics.reasons_by_frequency();
    let reasons: Vec<_> = reasons.into_iter().map(|(word, count)| format!("{word} {count}")).collect();
    writeln!(out, "Endings: {}", reasons.join(", "))?;
    writeln!(out, "Mean length: {:.1} plies", statistics.mean_plies())?;
    for (name, time) in [(first, &times[0]), (second, &times[1])] {
        let (mean, longest) = (time.mean().as_secs_f64() * 1e3, time.longest.as_secs_f64() * 1e3);
        writeln!(out, "Time a turn, {name}: mean {mean:.2} ms, longest {longest:.1} ms")?;
    }
    Ok(())
}

fn write_strength(total: Results, out: &mut impl Write) -> io::Result<()> {
    let score = total.score();
    let (low, high) = wilson(score, total.games());
    writeln!(out, "\nScore {:.1} %, with 95 % confidence {:.1} to {:.1} %", score * 1e2, low * 1e2, high * 1e2)?;
    writeln!(out, "Elo difference {:+.0}, with 95 % confidence {:+.0} to {:+.0}", elo(score), elo(low), elo(high))
}
