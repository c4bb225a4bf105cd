//! A conversation with the engine, line by line.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{self, Receiver};
use std::thread;
use std::time::Duration;

/// The longest time for a line, on a machine that does a lot besides.
const PATIENCE: Duration = Duration::from_secs(60);

/// An engine that is talked to.
pub struct Conversation {
    child: Child,
    stdin: ChildStdin,
    lines: Receiver<String>,
}

impl Conversation {
    /// Starts the engine.
    pub fn start() -> Conversation {
        let mut child = Command::new(env!("CARGO_BIN_EXE_ludarium-lab"))
            .arg("ugi")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the engine starts");
        let stdin = child.stdin.take().expect("it is piped");
        let stdout = BufReader::new(child.stdout.take().expect("it is piped"));
        let (sender, lines) = mpsc::channel();
        thread::spawn(move || stdout.lines().map_while(Result::ok).try_for_each(|line| sender.send(line)));
        Conversation { child, stdin, lines }
    }

    /// Sends a command.
    pub fn send(&mut self, command: &str) {
        writeln!(self.stdin, "{command}").expect("the engine reads");
    }

    /// Sends a signal of that name to the engine.
    #[cfg(unix)]
    pub fn signal(&self, name: &str) {
        let id = self.child.id().to_string();
        let status = Command::new("kill").args(["-s", name, &id]).status().expect("there is a program kill");
        assert!(status.success(), "kill -s {name} {id}");
    }

    /// The next line must be the expected one, in which `_` stands for any word and `...` for any rest.
    pub fn expect(&self, expected: &str, number: usize) {
        let line = self.next(expected, number);
        assert!(fits(&line, expected), "line {number}:\nexpected {expected}\n     got {line}");
    }

    /// Some line must be the expected one; those before it are skipped.
    pub fn skip_to(&self, expected: &str, number: usize) {
        while !fits(&self.next(expected, number), expected) {}
    }

    fn next(&self, expected: &str, number: usize) -> String {
        self.lines.recv_timeout(PATIENCE).unwrap_or_else(|_| panic!("line {number}: nothing came for {expected}"))
    }

    /// Closes the input; the engine must end by itself.
    pub fn end(self) {
        let Conversation { mut child, stdin, .. } = self;
        drop(stdin);
        assert!(child.wait().expect("it ends").success());
    }
}

/// Whether a line is the expected one, in which `_` stands for any word and `...` for any rest.
fn fits(line: &str, expected: &str) -> bool {
    let mut words = line.split(' ');
    for expected in expected.split(' ') {
        match (expected, words.next()) {
            ("...", _) => return true,
            ("_", Some(_)) => {}
            (_, word) if word == Some(expected) => {}
            _ => return false,
        }
    }
    words.next().is_none()
}
