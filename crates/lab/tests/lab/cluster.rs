//! The files of `docs/cluster` do what they say: all shards together are the whole.
#![cfg(unix)]

use std::fs;
use std::path::Path;
use std::process::Command;

use crate::stdout;

const LAB: &str = env!("CARGO_BIN_EXE_ludarium-lab");

const MATCH: [&str; 8] = ["match", "tress", "--white", "random", "--black", "random", "--games", "12"];

fn cluster(file: &str) -> String {
    format!("{}/../../docs/cluster/{file}", env!("CARGO_MANIFEST_DIR"))
}

fn succeed(command: &mut Command) -> String {
    let output = command.output().expect("it starts");
    let stderr = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{command:?}: {stderr}");
    String::from_utf8(output.stdout).expect("UTF-8")
}

/// A report without the times.
fn games(report: &str) -> &str {
    report.split("Time a turn").next().unwrap_or_default()
}

fn merged(folder: &Path, shards: usize) -> String {
    let files = (1..=shards).map(|shard| folder.join(format!("shard-{shard}.jsonl")).display().to_string());
    let files: Vec<String> = files.collect();
    let out = folder.join("together.jsonl").display().to_string();
    stdout(&[&["merge", &out], &files.iter().map(String::as_str).collect::<Vec<_>>()[..]].concat())
}

#[test]
fn gnu_parallel_plays_all_shards() {
    let version = Command::new("parallel").arg("--version").output();
    if !version.is_ok_and(|output| String::from_utf8_lossy(&output.stdout).contains("GNU parallel")) {
        eprintln!("skipped: GNU parallel is not installed");
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    let results = folder.path().join("two words");
    let run = || {
        let mut command = Command::new(cluster("parallel.sh"));
        command.env("LAB", LAB).env("PARALLEL", "--jobs 2").env("HOME", folder.path());
        succeed(command.arg("3").arg(&results).args(MATCH))
    };
    let alone = stdout(&MATCH);
    assert_eq!(games(&run()), games(&alone));
    // Started again after one shard was lost, it plays that one alone.
    let kept = fs::read(results.join("shard-1.jsonl")).expect("a shard");
    fs::remove_file(results.join("shard-2.jsonl")).expect("a shard");
    assert_eq!(games(&run()), games(&alone));
    assert_eq!(fs::read(results.join("shard-1.jsonl")).expect("a shard"), kept);
}

#[test]
fn every_job_of_a_slurm_array_plays_its_shard() {
    let folder = tempfile::tempdir().expect("a folder");
    for shard in ["1", "2", "3"] {
        let mut command = Command::new("bash");
        command.env("LAB", LAB).env("FOLDER", folder.path());
        command.env("SLURM_ARRAY_TASK_ID", shard).env("SLURM_ARRAY_TASK_MAX", "3");
        succeed(command.arg(cluster("slurm.sbatch")).args(MATCH));
    }
    assert_eq!(games(&merged(folder.path(), 3)), games(&stdout(&MATCH)));
}

#[test]
fn every_pod_of_a_kubernetes_job_plays_its_shard() {
    let job = fs::read_to_string(cluster("job.yaml")).expect("a file");
    let script = job.split("- |\n").nth(1).and_then(|rest| rest.split("- lab\n").next()).expect("the script of a pod");
    let folder = tempfile::tempdir().expect("a folder");
    let script = script.replace("/results", &folder.path().display().to_string());
    assert!(script.contains("ludarium-lab") && job.contains("completionMode: Indexed"), "{script}");
    for index in ["0", "1", "2"] {
        let mut command = Command::new("sh");
        command.env("JOB_COMPLETION_INDEX", index).env("SHARDS", "3");
        succeed(command.arg("-euc").arg(script.replace("ludarium-lab", LAB)).arg("lab").args(MATCH));
    }
    assert_eq!(games(&merged(folder.path(), 3)), games(&stdout(&MATCH)));
}
