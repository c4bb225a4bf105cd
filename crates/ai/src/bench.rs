//! A fixed amount of searching: its node count shows whether a change has changed the search.

use std::time::Duration;

use ludarium_rules::{AnyPosition, GameId, Side, match_game};

use crate::eval::{bench_depth, bench_texts};
use crate::learned;
use crate::{
    Attention, Contempt, Evaluate, Features, LevelParams, Limits, SearchConfig, SearchMemory, Stop, Strength, Style,
    Tuning, search_in, think_by,
};
use ludarium_rules::split_mix::scramble;

/// Searches a few fixed positions of a game, each to `depth` (`None`: the game's own bench depth): the nodes and the
/// time, added up.
///
/// The node count is the same on every machine; it changes exactly if the search or the evaluation does. Endgame tables
/// are not asked: reading or making them takes longer than the searches, which are what is measured.
#[must_use]
pub fn bench_signature(game: GameId, depth: Option<u32>) -> (u64, Duration) {
    bench_cost(game, depth, &SearchConfig::default())
}

/// The same with other parts of the search and the numbers that the levels were measured with: revisions whose nodes are
/// equal search the same tree, so that their times compare the speed of the code alone.
#[must_use]
pub fn bench_features(game: GameId, depth: Option<u32>, features: Features) -> (u64, Duration) {
    bench_cost(game, depth, &SearchConfig { features, tuning: Some(Tuning::LEVELS), ..SearchConfig::default() })
}

fn bench_cost(game: GameId, depth: Option<u32>, config: &SearchConfig) -> (u64, Duration) {
    let limits = Limits { depth: Some(depth.unwrap_or(bench_depth(game))), ..Limits::default() };
    let config = SearchConfig { limits, tables: false, ..config.clone() };
    let (mut total, mut memory) = ((0, Duration::ZERO), SearchMemory::new());
    for position in positions(game) {
        memory.forget();
        let (nodes, time) = match_game!(&position, position => cost(position, &config, &mut memory));
        total = (total.0 + nodes, total.1 + time);
    }
    total
}

/// By what factor the nodes of a search grow with every ply of depth: the root of what the last two plies of `depth`
/// (`None`: the game's own bench depth, but at least 3) have cost, in the fixed positions of a game.
#[must_use]
pub fn effective_branching(game: GameId, depth: Option<u32>) -> f64 {
    let depth = depth.unwrap_or(bench_depth(game)).max(3);
    let [shallow, deep] = [depth - 2, depth].map(|depth| bench_signature(game, Some(depth)).0 as f64);
    (deep / shallow.max(1.0)).sqrt()
}

/// A short checksum that changes whenever the play of a game's levels may have changed: [`engine_signature`], and the line from
/// weak to strong play.
#[must_use]
pub fn level_signature(game: GameId) -> String {
    let line = (0..=20).map(|step| LevelParams::at(game, Strength::new(f64::from(step) / 20.0)));
    let alert_from = LevelParams::alert_from(game);
    let texts = line.map(|LevelParams { nodes, width, noise, .. }| format!("{nodes} {width} {noise}"));
    let texts = texts.chain([alert_from.to_string()]);
    let letters = [engine_signature(game)].into_iter().chain(texts).flat_map(String::into_bytes);
    format!("{:016x}", letters.fold(0, |sum, letter| scramble(sum ^ u64::from(letter))))
}

/// A short checksum that changes whenever the play of a game's weaker levels, before strong play begins
/// ([`LevelParams::STRONG_FROM`]), may have changed: what the search finds in fixed positions, with and without oversights,
/// noise and a style.
#[must_use]
pub fn signature(game: GameId) -> String {
    let limits = Limits { depth: Some(bench_depth(game)), ..Limits::default() };
    let measured = SearchConfig {
        features: Features::LEVELS,
        tuning: Some(Tuning::LEVELS),
        tables: false,
        ..SearchConfig::default()
    };
    let exact = SearchConfig { limits, ..measured.clone() };
    let limits = Limits { nodes: Some(500), ..Limits::default() };
    let weights = Style::Attacker.weights(game, 0.5);
    let weakened = |player| SearchConfig {
        limits,
        noise: 100,
        seed: 7,
        noise_seed: 7,
        attention: Attention { width: 0.3, seed: 7, ..Attention::FULL },
        avoid_loss_in_one: true,
        weights: weights.clone(),
        contempt: Contempt::of(player, 30),
        no_progress_plies: 60,
        ..measured.clone()
    };
    let of_side = |side| [exact.clone(), weakened(side)];
    format!("{:016x}", scrambled_answers(game, of_side))
}

/// A short checksum that changes whenever the play of the engine may have changed: that of the levels, and what the strongest
/// search finds in fixed positions, by the game's net where there is one.
#[must_use]
pub fn engine_signature(game: GameId) -> String {
    let limits = Limits { depth: Some(bench_depth(game)), ..Limits::default() };
    let net = learned::built_in(game).ok().flatten();
    let strongest = SearchConfig { limits, net, tables: false, ..SearchConfig::default() };
    let letters = scrambled_answers(game, |_| [strongest.clone()]);
    let both = signature(game).bytes().fold(letters, |letters, byte| scramble(letters ^ u64::from(byte)));
    format!("{both:016x}")
}

/// A number that depends on everything that searches find in the fixed positions of a game: turns, values and nodes.
fn scrambled_answers<const N: usize>(game: GameId, configs: impl Fn(Side) -> [SearchConfig; N]) -> u64 {
    let mut letters = 0;
    for position in positions(game) {
        for config in configs(position.side_to_move()) {
            let found = think_by(&mut SearchMemory::new(), &position, &[], &config, &Stop::new(), None);
            let text = found.map(|thought| format!("{} {} {}", thought.turn, thought.score, thought.nodes));
            letters = text
                .iter()
                .flat_map(|text| text.bytes())
                .fold(letters, |letters, byte| scramble(letters ^ u64::from(byte)));
        }
    }
    letters
}

/// The start of a game and its fixed positions.
fn positions(game: GameId) -> impl Iterator<Item = AnyPosition> {
    let parsed = bench_texts(game).iter().filter_map(move |text| AnyPosition::parse(game, text, &[]).ok());
    AnyPosition::start(game, &[]).ok().into_iter().chain(parsed)
}

fn cost<P: Evaluate>(position: &P, config: &SearchConfig, memory: &mut SearchMemory) -> (u64, Duration) {
    search_in(memory, position, &[], config, &Stop::new(), &mut |_| {})
        .map_or((0, Duration::ZERO), |found| (found.nodes, found.elapsed))
}
