//! Tests of the program itself, through its command line and its standard streams.

mod cluster;
mod commands;
mod film;
mod fixtures;
mod forfeits;
mod garbage;
mod lessons;
mod library;
mod matches;
mod picture;
mod probe;
mod records;
mod results;
mod review;
mod ugi;

use std::io::Write;
use std::process::{Command, Output, Stdio};
use std::thread;

use serde_json::Value;

/// The start position of Tress.
const START: &str = "qg1pp1gk/nn1nn1nn/8/8/8/8/NN1NN1NN/QG1PP1GK w";

/// A position of Tress that is over: White has no monarch left, and Black has one.
const OVER: &str = "k7/8/8/8/8/8/8/8 b";

/// Runs the lab with some arguments and input.
fn lab(args: &[&str], input: &[u8]) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_ludarium-lab"))
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the lab starts");
    let mut stdin = child.stdin.take().expect("it is piped");
    let input = input.to_vec();
    // Both pipes are small: written and read by the same thread, they could wait for each other for ever.
    let writer = thread::spawn(move || {
        // A program that ends early does not read everything.
        let _ = stdin.write_all(&input);
    });
    let output = child.wait_with_output().expect("the lab ends");
    writer.join().expect("the writer does not panic");
    output
}

/// Runs the lab and gives its standard output; it must succeed.
fn stdout(args: &[&str]) -> String {
    let output = lab(args, b"");
    assert!(output.status.success(), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("the lab writes UTF-8")
}

/// Sends lines to the probe and gives the answers, of which there must be one a line.
fn ask<L: AsRef<[u8]>>(lines: &[L]) -> Vec<Value> {
    let input: Vec<u8> = lines.iter().flat_map(|line| [line.as_ref(), b"\n"].concat()).collect();
    let output = lab(&["probe"], &input);
    let stderr = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "the probe ended with {}: {stderr}", output.status);
    assert_eq!(stderr, "");
    let text = String::from_utf8(output.stdout).expect("the probe writes UTF-8");
    let answers: Vec<Value> =
        text.lines().map(|line| serde_json::from_str(line).expect("the probe writes JSON")).collect();
    assert_eq!(answers.len(), lines.len(), "one answer a line");
    answers
}

/// Sends one line to the probe.
fn ask_one(line: &str) -> Value {
    ask(&[line]).remove(0)
}
