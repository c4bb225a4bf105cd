//! Matches between two computer players from random openings, every opening played twice with colours changed.
//!
//! `cargo run --release -p ludarium-ai --example duel -- PLAYER PLAYER [GAMES [SEED [THREADS]]]`
//!
//! A PLAYER is `level:1` … `level:5`, `greedy`, `random`, or a search of so many nodes a turn, `nodes:20000`, with parts
//! of it switched off: `nodes:20000,-reductions,-futility,-extensions,-table`.

use std::process::ExitCode;
use std::sync::atomic::{AtomicU64, Ordering};

use ludarium_ai::players::Random;
use ludarium_ai::{Features, Limits, Plan, PlayerSpec, Stop, TableUse, ThinkError, search};
use ludarium_rules::{AnyPosition, GameId, Position, Side, TurnText, match_game};

/// Plies after which a match without a result is drawn, so that two patient players end.
const LONGEST: usize = 400;

enum Player {
    Named(PlayerSpec),
    Searching(Plan),
}

impl Player {
    fn parse(text: &str) -> Result<Player, String> {
        let Some(rest) = text.strip_prefix("nodes:") else {
            return text
                .parse()
                .map(Player::Named)
                .map_err(|error: ludarium_ai::players::PlayerError| error.to_string());
        };
        let mut parts = rest.split(',');
        let nodes = parts.next().and_then(|nodes| nodes.parse().ok()).ok_or("nodes: needs a number")?;
        let mut features = Features::STRONG;
        for part in parts {
            match part {
                "-reductions" => features.reductions = false,
                "-futility" => features.futility = false,
                "-extensions" => features.extensions = false,
                "-history" => features.history = false,
                "-table" => features.table = TableUse::Off,
                _ => match part.strip_prefix("q=").and_then(|plies| plies.parse().ok()) {
                    Some(plies) => features.quiescence = plies,
                    None => return Err(format!("unknown part of the search: {part}")),
                },
            }
        }
        let limits = Limits { nodes: Some(nodes), ..Limits::default() };
        Ok(Player::Searching(Plan { limits, features, table_bytes: 8 << 20, ..Plan::default() }))
    }

    fn choose(&self, position: &AnyPosition, history: &[u64], seed: u64) -> Result<TurnText, ThinkError> {
        match self {
            Player::Named(spec) => spec.choose(position, history, seed),
            Player::Searching(plan) => {
                let plan = Plan { seed, ..plan.clone() };
                let text = match_game!(position, position => {
                    search(position, history, &plan, &Stop::new(), |_| {})
                        .map(|found| position.turn_text(&found.turn))
                });
                Ok(position.read_turn(&text.ok_or(ThinkError::Over)?)?)
            }
        }
    }
}

/// How a match ended: the winner, the reason, the plies played.
type Ending = (Option<Side>, &'static str, usize);

/// One match from an ongoing position.
fn play(players: [&Player; 2], opening: AnyPosition, seed: u64) -> Result<Ending, String> {
    let mut position = opening;
    let mut history = Vec::new();
    let mut quiet_plies = 0;
    for ply in 0..LONGEST {
        if let Some(outcome) = position.outcome() {
            return Ok((outcome.winner, outcome.reason, ply));
        }
        let key = position.zobrist();
        if history.iter().filter(|&&earlier| earlier == key).count() >= 2 {
            return Ok((None, "threefold", ply));
        }
        if quiet_plies >= position.no_progress_plies() {
            return Ok((None, "no-progress", ply));
        }
        let player = players[position.side_to_move().index()];
        let turn = player.choose(&position, &history, seed ^ ply as u64).map_err(|error| error.to_string())?;
        let progress = position.is_progress(&turn).map_err(|error| error.to_string())?;
        quiet_plies = if progress { 0 } else { quiet_plies + 1 };
        history.push(key);
        position = position.play(&turn).map_err(|error| error.to_string())?;
    }
    Ok((None, "too-long", LONGEST))
}

/// An ongoing position after 6 to 10 random plies.
fn opening(seed: u64) -> Result<AnyPosition, String> {
    for attempt in 0.. {
        let mut position = AnyPosition::start(GameId::Tress, &[]).map_err(|error| error.to_string())?;
        let seed = seed.wrapping_mul(1_000_003).wrapping_add(attempt * 7919);
        for ply in 0..6 + seed % 5 {
            let Ok(turn) = Random.choose(&position, seed.wrapping_add(ply)) else { break };
            position = position.play(&turn).map_err(|error| error.to_string())?;
        }
        if position.outcome().is_none() {
            return Ok(position);
        }
    }
    Err("no opening found".to_owned())
}

fn run(arguments: &[String]) -> Result<(), String> {
    let [first, second, numbers @ ..] = arguments else { return Err("two players are needed".to_owned()) };
    let players = [Player::parse(first)?, Player::parse(second)?];
    let number = |i: usize, default: u64| {
        numbers.get(i).map_or(Ok(default), |text| text.parse().map_err(|_| format!("\"{text}\" is no number")))
    };
    let (games, seed, threads) = (number(0, 100)?, number(1, 1)?, number(2, 2)?);
    let next = AtomicU64::new(0);
    let points = [const { AtomicU64::new(0) }; 3];
    std::thread::scope(|scope| {
        let worker = || -> Result<(), String> {
            loop {
                let game = next.fetch_add(1, Ordering::Relaxed);
                if game >= games {
                    return Ok(());
                }
                let swapped = game % 2 == 1;
                let seats = if swapped { [&players[1], &players[0]] } else { [&players[0], &players[1]] };
                let (winner, reason, plies) = play(seats, opening(seed + game / 2)?, seed + game)?;
                let result = winner.map_or(1, |side| if (side == Side::White) == swapped { 2 } else { 0 });
                points[result].fetch_add(1, Ordering::Relaxed);
                println!("{game}: {} {reason} in {plies} plies", ["first", "draw", "second"][result]);
            }
        };
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(worker)).collect();
        workers.into_iter().try_for_each(|worker| worker.join().map_err(|_| "a worker panicked".to_owned())?)
    })?;
    let [wins, draws, losses] = points.map(AtomicU64::into_inner);
    println!("{first} against {second}: {wins} won, {draws} drawn, {losses} lost");
    Ok(())
}

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match run(&arguments) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::from(2)
        }
    }
}
