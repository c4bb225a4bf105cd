//! Measures how long pictures of 400 pixels take, game by game: the best and the median of many, in milliseconds, for the scene,
//! the SVG text, the pixels and the PNG file (each of which includes the scene).

use std::error::Error;
use std::time::Instant;

use ludarium_diagram::Diagram;
use ludarium_rules::{AnyPosition, GameId};

const ROUNDS: usize = 150;

fn main() -> Result<(), Box<dyn Error>> {
    println!(
        "{:12} {:>15}  {:>15}  {:>15}  {:>15} {:>9} {:>9}",
        "400 px, ms", "scene", "SVG", "pixels", "PNG", "SVG KiB", "PNG KiB"
    );
    for game in GameId::ALL {
        let position = middle(game)?;
        let diagram = Diagram::new(&position);
        let scene = measure(|| diagram.scene().map(|scene| scene.groups.len()))?;
        let svg = measure(|| diagram.svg().map(|svg| svg.len()))?;
        let rgba = measure(|| diagram.rgba().map(|pixels| pixels.rgba.len()))?;
        let png = measure(|| diagram.png().map(|png| png.len()))?;
        let kib = |bytes: usize| bytes as f64 / 1024.0;
        let times = [scene.0, svg.0, rgba.0, png.0].map(|[best, median]| format!("{best:7.2} {median:7.2}"));
        println!("{:12} {} {:9.1} {:9.1}", game.name(), times.join("  "), kib(svg.1), kib(png.1));
    }
    Ok(())
}

/// The position after forty plies, always of the same turns.
fn middle(game: GameId) -> Result<AnyPosition, Box<dyn Error>> {
    let mut position = AnyPosition::start(game, &[])?;
    for ply in 0..40_u64 {
        let count = position.count_turns();
        let Some(turn) = position.nth_turn((ply * 7919) % count.max(1)) else { break };
        position = position.play(&turn)?;
    }
    Ok(position)
}

/// The best and the median time of a task in milliseconds, and its result.
fn measure<E>(task: impl Fn() -> Result<usize, E>) -> Result<([f64; 2], usize), E> {
    let mut times = Vec::new();
    let mut result = 0;
    for _ in 0..ROUNDS {
        let begin = Instant::now();
        result = task()?;
        times.push(begin.elapsed().as_secs_f64() * 1000.0);
    }
    times.sort_by(f64::total_cmp);
    Ok(([times[0], times[ROUNDS / 2]], result))
}
