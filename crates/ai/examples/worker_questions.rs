//! Prints questions as a worker of the browser is asked them, and what is answered here: what `tests/web` compares a browser
//! with. One line of JSON each: the game, the question, and every text that comes back.
//!
//! `cargo run --release -p ludarium-ai --example worker_questions -- [POSITIONS [NODES [LEVEL]]]`: so many positions a
//! game, 200 unless told, each with so many nodes, 1,000 unless told, by all levels in turn unless one is told.

use std::io::{self, BufWriter, Write};

use ludarium_ai::players::Random;
use ludarium_ai::{Level, Limits, Request, SearchMemory, serve};
use ludarium_rules::{AnyPosition, AnyTurn, GameId};

/// How many turns of a random match are searched before another begins.
const LONGEST_MATCH: u64 = 60;

fn main() -> io::Result<()> {
    let mut numbers = std::env::args().skip(1).map(|number| number.parse::<u64>().map_err(io::Error::other));
    let count = numbers.next().transpose()?.unwrap_or(200);
    let nodes = numbers.next().transpose()?.unwrap_or(1_000);
    let level = numbers.next().transpose()?;
    let mut out = BufWriter::new(io::stdout().lock());
    for game in GameId::ALL {
        // As in a worker, all searches share what they remember.
        let mut memory = SearchMemory::new();
        let mut matches = 0;
        let (mut position, mut last, mut ply) = begin(game);
        for number in 1..=count {
            let request = Request {
                limits: Some(Limits { nodes: Some(nodes), ..Limits::default() }),
                last_landing: Request::landing(&position, last.as_ref()),
                seed: number,
                ..Request::new(position.clone(), level_of(level.unwrap_or((number - 1) % 10 + 1))?)
            };
            // Nothing here depends on when it was asked.
            let question =
                serde_json::json!({ "number": number, "asked": { "secs": 0, "nanos": 0 }, "request": request });
            let question = question.to_string();
            let mut replies = Vec::new();
            serve(&mut memory, &question, |text| replies.push(text.to_owned()));
            let line = serde_json::json!({ "game": game.name(), "question": question, "replies": replies });
            writeln!(out, "{line}")?;
            let seed = matches * LONGEST_MATCH + ply;
            let turn = Random.choose(&position, seed).map_err(io::Error::other)?;
            position = position.play(&turn).map_err(io::Error::other)?;
            last = Some(turn);
            ply += 1;
            if position.outcome().is_some() || ply == LONGEST_MATCH {
                matches += 1;
                (position, last, ply) = begin(game);
            }
        }
    }
    out.flush()
}

fn begin(game: GameId) -> (AnyPosition, Option<AnyTurn>, u64) {
    (AnyPosition::start(game, &[]).expect("the defaults are valid"), None, 0)
}

fn level_of(number: u64) -> io::Result<Level> {
    u8::try_from(number).ok().and_then(Level::new).ok_or_else(|| io::Error::other("levels are 1 to 10"))
}
