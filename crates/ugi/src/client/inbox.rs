//! What another program has said, collected by a thread that reads it.

use std::collections::{BTreeMap, VecDeque};
use std::io::{self, BufReader, Read};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

use super::patience::Patience;
use crate::answer::Answer;
use crate::error::AnswerError;
use crate::info::Info;
use crate::lines::{Line, Lines};

/// The most bytes that are read for one answer; a program that writes more is given up.
pub const MOST_BYTES: u64 = 64 << 20;

/// What a line counts beside its bytes, since short lines take time as well.
const LINE: u64 = 64;

/// The most answers that are kept until somebody waits for them.
const MOST_ANSWERS: usize = 10_000;

/// The most best lines of a search that are kept.
const MOST_LINES: u32 = 64;

/// The longest part of standard error, and the longest complaint, that is kept, in characters.
const MOST_LAST_WORDS: usize = 300;

/// What a program has said and nobody has asked for yet.
#[derive(Default, Debug)]
struct Contents {
    answers: VecDeque<Result<Answer, AnswerError>>,
    /// The latest `info` of each line of the search, by the number of the line.
    infos: BTreeMap<u32, Info>,
    /// What has been read since the last command, each line counted as a little more than it is.
    bytes: u64,
    /// Whether that was ever too much: then nothing more is read.
    flooded: bool,
    /// Whether nothing more will come.
    closed: bool,
    /// Whether nobody wants anything of it any more.
    given_up: bool,
    /// The end of standard error, on one line.
    errors: String,
    /// Whether nothing more will come to `errors`.
    is_mute: bool,
    /// The latest message that begins with "error", until somebody takes it.
    complaint: Option<String>,
}

/// The inbox, shared with the threads that fill it.
#[derive(Clone, Default, Debug)]
pub struct Inbox(Arc<(Mutex<Contents>, Condvar)>);

/// Why there is no answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoAnswer {
    /// There is none yet.
    Yet,
    Closed,
    /// There is too much output.
    Flood,
    /// Nobody wants one any more.
    GivenUp,
}

/// What a program writes, which ends when that is too much.
struct Counted<R> {
    out: R,
    inbox: Inbox,
}

impl<R: Read> Read for Counted<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let read = self.out.read(buffer)?;
        Ok(if self.inbox.contents().count(read as u64) { read } else { 0 })
    }
}

impl Inbox {
    /// Reads what the program writes to its standard output and standard error, in threads that end when it closes them.
    pub fn read(&self, out: impl Read + Send + 'static, err: impl Read + Send + 'static) -> io::Result<()> {
        let (inbox, last_words) = (self.clone(), self.clone());
        let read_out = move || {
            inbox.read_answers(out);
            inbox.contents().closed = true;
            inbox.0.1.notify_all();
        };
        thread::Builder::new().name("ugi answers".to_owned()).spawn(read_out)?;
        thread::Builder::new().name("ugi errors".to_owned()).spawn(move || last_words.read_errors(err))?;
        Ok(())
    }

    fn read_answers(&self, out: impl Read) {
        let mut lines = Lines::new(BufReader::new(Counted { out, inbox: self.clone() }));
        while let Ok(Some(line)) = lines.next() {
            let answer = match line {
                Line::Complete(bytes) => String::from_utf8_lossy(bytes).parse(),
                Line::TooLong => Ok(Answer::Other(String::new())),
            };
            if !self.contents().add(answer) {
                return;
            }
            self.0.1.notify_all();
        }
    }

    fn read_errors(&self, err: impl Read) {
        let mut lines = Lines::new(BufReader::new(Counted { out: err, inbox: self.clone() }));
        while let Ok(Some(line)) = lines.next() {
            if let Line::Complete(bytes) = line {
                self.contents().hear(&String::from_utf8_lossy(bytes));
            }
        }
        self.contents().is_mute = true;
        self.0.1.notify_all();
    }

    /// Ends all waiting, now and later.
    pub fn give_up(&self) {
        self.contents().given_up = true;
        self.0.1.notify_all();
    }

    /// Forgets what was said before a command.
    pub fn forget(&self) {
        let mut contents = self.contents();
        contents.answers.clear();
        contents.bytes = 0;
    }

    /// Forgets what was said of the last search.
    pub fn forget_infos(&self) {
        self.contents().infos.clear();
    }

    /// The next answer, if there is one.
    pub fn poll(&self) -> Result<Result<Answer, AnswerError>, NoAnswer> {
        self.contents().next()
    }

    /// The next answer, as soon as it is there, as long as there is patience.
    pub fn wait(&self, patience: &mut Patience) -> Result<Result<Answer, AnswerError>, NoAnswer> {
        let mut contents = self.contents();
        loop {
            match contents.next() {
                Err(NoAnswer::Yet) => {}
                next => return next,
            }
            let left = patience.left();
            if left.is_zero() {
                return Err(NoAnswer::Yet);
            }
            let waited = self.0.1.wait_timeout(contents, left.min(Patience::LOOK));
            (contents, _) = waited.unwrap_or_else(PoisonError::into_inner);
        }
    }

    /// The latest `info` of each line of the search, from the best one on.
    pub fn infos(&self) -> Vec<Info> {
        self.contents().infos.values().cloned().collect()
    }

    /// What it has said last for people, on one line; empty if there was nothing.
    pub fn last_words(&self) -> String {
        self.contents().last_words()
    }

    /// The last words of a program that is ending: waits until standard error is closed, or for that time.
    pub fn very_last_words(&self, time: Duration) -> String {
        let contents = self.0.1.wait_timeout_while(self.contents(), time, |contents| !contents.is_mute);
        contents.unwrap_or_else(PoisonError::into_inner).0.last_words()
    }

    /// What it has complained of since this was asked for the last time: the latest message that begins with "error".
    pub fn take_complaint(&self) -> Option<String> {
        self.contents().complaint.take()
    }

    fn contents(&self) -> MutexGuard<'_, Contents> {
        self.0.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Contents {
    /// Keeps an answer; `false` if the program has written too much.
    fn add(&mut self, answer: Result<Answer, AnswerError>) -> bool {
        match answer {
            Ok(Answer::Info(info)) => self.keep_info(info),
            Ok(Answer::Other(_)) => {}
            answer if self.answers.len() < MOST_ANSWERS => self.answers.push_back(answer),
            _ => self.flooded = true,
        }
        self.count(LINE)
    }

    /// Counts bytes; `false` if they are too many.
    fn count(&mut self, bytes: u64) -> bool {
        self.bytes = self.bytes.saturating_add(bytes);
        self.flooded |= self.bytes > MOST_BYTES;
        !self.flooded
    }

    fn next(&mut self) -> Result<Result<Answer, AnswerError>, NoAnswer> {
        match self.answers.pop_front() {
            _ if self.given_up => Err(NoAnswer::GivenUp),
            Some(answer) => Ok(answer),
            None if self.flooded => Err(NoAnswer::Flood),
            None if self.closed => Err(NoAnswer::Closed),
            None => Err(NoAnswer::Yet),
        }
    }

    /// Keeps the end of what was written to standard error, on one line.
    fn hear(&mut self, line: &str) {
        let line = crate::words::one_line(line.trim());
        if line.is_empty() {
            return;
        }
        let words = if self.errors.is_empty() { line } else { format!("{} | {line}", self.errors) };
        let surplus = words.chars().count().saturating_sub(MOST_LAST_WORDS);
        self.errors = words.chars().skip(surplus).collect();
    }

    /// The latest complaint, and the end of standard error.
    fn last_words(&self) -> String {
        let complaint = self.complaint.as_deref().unwrap_or_default();
        let words = [complaint, self.errors.as_str()].into_iter().filter(|words| !words.is_empty());
        words.collect::<Vec<_>>().join(" | ")
    }

    /// Keeps what says anything of a line, and complaints.
    fn keep_info(&mut self, info: Info) {
        if let Some(text) = info.string.as_ref().filter(|text| text.starts_with("error")) {
            self.complaint = Some(crate::words::one_line(text).chars().take(MOST_LAST_WORDS).collect());
        }
        let line = info.multipv.unwrap_or(1);
        if (1..=MOST_LINES).contains(&line) && (info.score.is_some() || !info.pv.is_empty()) {
            if info.multipv.is_none() {
                self.infos.clear();
            }
            self.infos.insert(line, info);
        }
    }
}
