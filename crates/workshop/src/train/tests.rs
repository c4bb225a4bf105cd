//! Training from a small file of games to the file of a net.

use std::path::{Path, PathBuf};

use ludarium_ai::learned::Net;
use ludarium_rules::GameId;

use std::fs;

use super::*;
use crate::selfplay::{self, SelfplayArgs};
use ludarium_lab::nets::EvalSetting;
use ludarium_lab::shard::Shard;

fn path(name: &str) -> PathBuf {
    std::env::temp_dir().join(format!("ludarium-train-{name}-{}", std::process::id()))
}

fn play(game: GameId, out: &Path) {
    let args = SelfplayArgs {
        game,
        games: 30,
        nodes: 20,
        asides: 2,
        seed: 3,
        threads: 2,
        shard: Shard::default(),
        eval: EvalSetting::Terms,
        out: out.to_owned(),
    };
    selfplay::run(&args).expect("the engine plays");
}

fn args(game: GameId, data: &Path, out: &Path) -> TrainArgs {
    TrainArgs {
        game,
        data: vec![data.to_owned()],
        hidden: 8,
        terms: true,
        epochs: 12,
        batch: 64,
        rate: 0.01,
        result: 0.5,
        scale: None,
        decay: 0.01,
        quiet: false,
        seed: 5,
        out: out.to_owned(),
        curve: Some(out.with_extension("csv")),
    }
}

#[test]
fn training_learns_repeats_and_survives_rounding() {
    for game in [GameId::Tress, GameId::Treason] {
        let (data, out) = (path(game.name()), path(&format!("{}.net", game.name())));
        let _ = fs::remove_file(&data);
        play(game, &data);
        let args = args(game, &data, &out);
        let mut tables = [Vec::new(), Vec::new()];
        let nets = tables.each_mut().map(|table| {
            run(&args, table).expect("enough positions");
            fs::read(&out).expect("a net")
        });
        assert_eq!(nets[0], nets[1], "the seed determines everything");
        assert_eq!(Net::from_bytes(&nets[0]).expect("a net").game(), game);
        let curve = fs::read_to_string(out.with_extension("csv")).expect("a curve");
        let loss = |line: &str| line.split(',').nth(1).and_then(|loss| loss.parse::<f64>().ok()).expect("a loss");
        let losses: Vec<f64> = curve.lines().skip(1).map(loss).collect();
        assert!(losses.len() == 12 && losses[11] < 0.99 * losses[0], "{losses:?}");
        let table = String::from_utf8(tables[0].clone()).expect("text");
        let rounding: f64 = table
            .lines()
            .find_map(|line| line.strip_prefix("Rounding: ")?.split(' ').next()?.parse().ok())
            .expect("the mean error");
        assert!(rounding < 10.0, "{table}");
        for file in [&data, &out, &out.with_extension("csv")] {
            fs::remove_file(file).expect("it was written");
        }
    }
}

#[test]
fn too_few_positions_are_refused() {
    let (data, out) = (path("few"), path("few.net"));
    fs::write(&data, "# selfplay 1\ttress\t20 nodes\tseed 3\teval terms\n").expect("a temporary file");
    let error = run(&args(GameId::Tress, &data, &out), &mut Vec::new()).expect_err("no games");
    assert!(error.to_string().starts_with("0 positions to train on"), "{error}");
    fs::remove_file(data).expect("it was there");
}
