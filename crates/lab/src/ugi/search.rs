//! A search in a thread of its own.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver, Sender};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};

use ludarium_ai::{Score, SearchConfig, SearchMemory, Stop, ThinkError, Thought, think_by};
use ludarium_rules::{AnyPosition, AnyTurn};
use ludarium_ugi::{Answer, BestMove, Go, Info, Score as Value};

use super::error::UgiError;
use super::output::Output;

/// What to search, and how.
pub struct Task {
    /// The position as the side to move may know it.
    pub position: AnyPosition,
    /// The hashes of the earlier positions of the game, oldest first.
    pub earlier: Vec<u64>,
    pub config: SearchConfig,
    /// What was asked for.
    pub go: Go,
    /// Whether the expected answer is said with the turn.
    pub ponder: bool,
    /// What the engine remembers of the game.
    pub memory: Arc<Mutex<SearchMemory>>,
}

/// What becomes of the result of a search that may not end by itself.
enum Verdict {
    Say,
    Discard,
}

/// A search under way.
pub struct Search {
    go: Go,
    stop: Stop,
    verdict: Sender<Verdict>,
    /// Whether the search ends by itself or has been told to end.
    ends: bool,
    /// Whether the result is about to be said or has been.
    done: Arc<AtomicBool>,
    thread: JoinHandle<()>,
}

impl Search {
    /// Starts a search, which says how it goes and what it has found.
    pub fn start(task: Task, output: Output) -> std::io::Result<Search> {
        let (stop, done) = (Stop::new(), Arc::new(AtomicBool::new(false)));
        let (verdict, verdicts) = mpsc::channel();
        let go = task.go;
        let worker = Worker { task, stop: stop.clone(), verdicts, done: Arc::clone(&done), output };
        // The stack that searches in other threads of the program have as well.
        let thread = thread::Builder::new().name("search".to_owned()).stack_size(8 << 20);
        let thread = thread.spawn(move || worker.run())?;
        Ok(Search { go, stop, verdict, ends: false, done, thread })
    }

    /// What was asked for.
    pub fn go(&self) -> &Go {
        &self.go
    }

    /// Asks for the result now.
    pub fn stop(&mut self) {
        self.ends = true;
        self.stop.stop();
        // The thread is gone if it has already said its result.
        let _ = self.verdict.send(Verdict::Say);
    }

    /// Whether the search has said its result, or will without delay.
    pub fn is_ending(&self) -> bool {
        self.ends || self.done.load(Ordering::Acquire)
    }

    /// Waits for the end of a search that is ending.
    pub fn join(self) {
        let Search { thread, verdict, .. } = self;
        drop(verdict);
        // The thread catches its panics.
        let _ = thread.join();
    }

    /// Ends the search and says nothing.
    pub fn discard(self) {
        let _ = self.verdict.send(Verdict::Discard);
        self.stop.stop();
        self.join();
    }
}

struct Worker {
    task: Task,
    stop: Stop,
    verdicts: Receiver<Verdict>,
    done: Arc<AtomicBool>,
    output: Output,
}

impl Worker {
    fn run(self) {
        // A fault of the search must not leave whoever runs the match without an answer.
        let found = catch_unwind(AssertUnwindSafe(|| self.think())).unwrap_or(Err(ThinkError::Lost));
        let held = self.task.go.infinite || self.task.go.ponder;
        if held && matches!(self.verdicts.recv(), Ok(Verdict::Discard)) {
            return;
        }
        self.done.store(true, Ordering::Release);
        self.say(found);
    }

    fn think(&self) -> Result<Thought, ThinkError> {
        let Task { position, earlier, config, memory, .. } = &self.task;
        let mut memory = memory.lock().unwrap_or_else(PoisonError::into_inner);
        let mut on_progress = |thought: &Thought| self.tell(thought);
        think_by(&mut memory, position, earlier, config, &self.stop, Some(&mut on_progress))
    }

    /// Says what is known of the best line, or of each of several.
    fn tell(&self, thought: &Thought) {
        let best = info_of(thought);
        let several = self.task.config.lines > 1;
        self.output.say(&Answer::Info(Info { multipv: several.then_some(1), ..best.clone() }));
        for (number, other) in (2..).zip(&thought.others) {
            let (score, pv) = (Some(value_of(other.score)), turns(&other.turns));
            self.output.say(&Answer::Info(Info { multipv: Some(number), score, pv, ..best.clone() }));
        }
    }

    fn say(&self, found: Result<Thought, ThinkError>) {
        let thought = match found {
            Ok(thought) => thought,
            Err(why) => return self.output.no_turn(&UgiError::from(why)),
        };
        self.tell(&thought);
        let expected = thought.line.get(1).filter(|_| self.task.ponder).map(ToString::to_string);
        self.output.say(&Answer::BestMove(BestMove { turn: thought.turn.to_string(), ponder: expected }));
    }
}

fn info_of(thought: &Thought) -> Info {
    let millis = thought.elapsed.as_millis() as u64;
    let nps = (thought.nodes as f64 / thought.elapsed.as_secs_f64().max(1e-6)) as u64;
    Info {
        depth: Some(thought.depth),
        seldepth: thought.selective_depth,
        hashfull: thought.table_fill,
        score: Some(value_of(thought.score)),
        nodes: Some(thought.nodes),
        nps: Some(nps),
        time: Some(std::time::Duration::from_millis(millis)),
        pv: turns(&thought.line),
        ..Info::default()
    }
}

fn turns(line: &[AnyTurn]) -> Vec<String> {
    line.iter().map(ToString::to_string).collect()
}

fn value_of(score: Score) -> Value {
    let plies = |plies: u32| i32::try_from(plies).unwrap_or(i32::MAX);
    match score {
        Score::Centi(centi) => Value::Centi(centi),
        Score::WinIn(n) => Value::Mate(plies(n)),
        Score::LossIn(n) => Value::Mate(-plies(n)),
    }
}
