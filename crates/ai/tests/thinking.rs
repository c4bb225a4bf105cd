//! The thread: it never blocks its owner and answers a stop. How soon is measured in `budgets.rs`.

mod common;
#[path = "common/processor_time.rs"]
mod processor_time;

use std::sync::mpsc;
use std::time::{Duration, Instant};

use ludarium_ai::{
    Clock, Level, Limits, Request, SearchConfig, SharedMemory, Stop, ThinkError, Thinking, Thought, search, think,
};
use ludarium_rules::games::tress::Tress;
use ludarium_rules::{AnyPosition, GameId, Position};
use processor_time::processor_time;

/// Longer than anything takes, on a machine that does a lot besides.
const PATIENCE: Duration = Duration::from_secs(300);

/// A search of the start position, without a book, that only a stop can end.
fn endless() -> Request {
    let start = AnyPosition::start(GameId::Tress, &[]).expect("the defaults are valid");
    Request { limits: Some(Limits::default()), book: false, ..Request::new(start, Level::HIGHEST) }
}

fn wait(thinking: &mut Thinking) -> Result<Thought, ThinkError> {
    let began = Instant::now();
    while began.elapsed() < PATIENCE {
        if let Some(answer) = thinking.poll() {
            return answer;
        }
        std::thread::sleep(Duration::from_micros(200));
    }
    panic!("no answer within {PATIENCE:?}");
}

#[test]
fn a_stopped_thread_answers() {
    for i in 0..9 {
        let mut thinking = Thinking::start(endless());
        std::thread::sleep(Duration::from_millis(i * 7));
        assert!(thinking.poll().is_none());
        thinking.stop();
        let thought = wait(&mut thinking).expect("ongoing");
        assert!(endless().position.play(&thought.turn).is_ok());
    }
}

#[test]
fn an_answer_comes_once() {
    let request = Request { limits: Some(Limits { depth: Some(2), ..Limits::default() }), ..endless() };
    let mut thinking = Thinking::start(request.clone());
    let answer = wait(&mut thinking).expect("ongoing");
    assert_eq!(answer.turn, think(&request, &Stop::new(), |_| {}).expect("ongoing").turn);
    assert_eq!(thinking.progress().map(|thought| thought.turn), Some(answer.turn));
    assert!(thinking.poll().is_none());
}

#[test]
fn progress_grows() {
    let mut thinking = Thinking::start(endless());
    let began = Instant::now();
    while thinking.progress().is_none_or(|thought| thought.depth < 3) && began.elapsed() < PATIENCE {
        std::thread::sleep(Duration::from_millis(1));
    }
    thinking.stop();
    assert!(wait(&mut thinking).expect("ongoing").depth >= 3);
}

#[test]
fn dropping_does_not_wait() {
    let memory = SharedMemory::default();
    // As long as it is locked, the search can neither begin nor end.
    let busy = memory.lock().expect("nothing has panicked");
    drop(Thinking::start_in(&memory, endless()));
    drop(busy);
}

#[test]
fn a_time_limit_is_kept() {
    let limits = Limits { time: Some(Duration::from_millis(50)), ..Limits::default() };
    let request = Request { limits: Some(limits), ..endless() };
    let began = processor_time();
    assert!(think(&request, &Stop::new(), |_| {}).is_ok());
    let used = processor_time() - began;
    assert!(used < Duration::from_millis(250), "{used:?}");
}

/// Both sides of a match on one clock each, which never runs out.
#[test]
fn no_game_is_lost_on_time() {
    const INCREMENT: Duration = Duration::from_millis(2);
    for game in GameId::ALL {
        let mut position = AnyPosition::start(game, &[]).expect("the defaults are valid");
        let mut left = [Duration::from_secs(1); 2];
        let mut longest = Duration::ZERO;
        for ply in 0..40 {
            let side = position.side_to_move();
            let remaining = left[side.index()];
            let clock = Clock { remaining, increment: INCREMENT, turns_to_go: None };
            let limits = Some(Limits::default());
            let request =
                Request { limits, clock: Some(clock), seed: ply, ..Request::new(position.clone(), Level::HIGHEST) };
            let began = processor_time();
            let Ok(thought) = think(&request, &Stop::new(), |_| {}) else { break };
            let used = processor_time() - began;
            longest = longest.max(used);
            assert!(used < remaining, "{game}, ply {ply}: {used:?} of {remaining:?}");
            left[side.index()] = remaining - used + INCREMENT;
            position = position.play(&thought.turn).expect("a legal turn");
        }
        assert!(longest > Duration::from_millis(1), "{game}: the time is used, not only kept: {longest:?}");
    }
}

#[test]
fn a_turn_without_a_choice_takes_none_of_the_clock() {
    let only = common::sparse(31, 2000).into_iter().find(|position| position.count_turns() == 1);
    let clock = Some(Clock::new(Duration::from_secs(3600)));
    let request = Request { clock, ..endless() };
    let request = Request { position: only.expect("some position has one turn").into(), ..request };
    let began = processor_time();
    let thought = think(&request, &Stop::new(), |_| {}).expect("ongoing");
    let used = processor_time() - began;
    assert_eq!(thought.depth, 1);
    assert!(used < Duration::from_secs(1), "{used:?}");
}

/// What waits for the memory thinks on its own clock already.
#[test]
fn waiting_for_the_memory_counts() {
    let memory = SharedMemory::default();
    let limits = Some(Limits { time: Some(Duration::from_millis(300)), ..Limits::default() });
    let busy = memory.lock().expect("nothing has panicked");
    let mut thinking = Thinking::start_in(&memory, Request { limits, ..endless() });
    std::thread::sleep(Duration::from_millis(400));
    drop(busy);
    // Nothing is left to search a single ply.
    assert_eq!(wait(&mut thinking).expect("ongoing").depth, 0);
}

#[test]
fn what_was_thought_on_the_other_sides_time_helps() {
    let memory = SharedMemory::default();
    let pondering = Thinking::ponder(&memory, endless()).expect("the highest level has no noise");
    let began = Instant::now();
    while pondering.progress().is_none_or(|thought| thought.depth < 7) && began.elapsed() < PATIENCE {
        std::thread::sleep(Duration::from_millis(1));
    }
    let expected = pondering.progress().expect("an iteration was finished").turn;
    drop(pondering);
    let position = endless().position.play(&expected).expect("a legal turn");
    let limits = Some(Limits { depth: Some(5), ..Limits::default() });
    let request = Request { limits, book: false, ..Request::new(position, Level::HIGHEST) };
    let cold = think(&request, &Stop::new(), |_| {}).expect("ongoing");
    let warm = wait(&mut Thinking::start_in(&memory, request)).expect("ongoing");
    assert!(warm.nodes < cold.nodes / 2, "{} positions instead of {}", warm.nodes, cold.nodes);
}

#[test]
fn weak_levels_do_not_think_on_the_other_sides_time() {
    let request = Request { level: Level::new(1).expect("exists"), ..endless() };
    assert!(Thinking::ponder(&SharedMemory::default(), request).is_none());
}

/// Searches with three threads until something panics; gives whether the panic came through.
fn panics(config: SearchConfig, mut report: impl FnMut() + Send + 'static) -> bool {
    let (sender, ended) = mpsc::channel();
    std::thread::spawn(move || {
        let start = Tress::start(Default::default());
        let config = SearchConfig { threads: 3, ..config };
        let search = || search(&start, &[], &config, &Stop::new(), |_| report());
        let _ = sender.send(std::panic::catch_unwind(std::panic::AssertUnwindSafe(search)).is_err());
    });
    ended.recv_timeout(PATIENCE).expect("the search ends")
}

#[test]
fn a_panic_of_the_leading_thread_ends_the_search() {
    assert!(panics(SearchConfig::default(), || panic!("the report fails")));
}

#[test]
fn a_panic_of_the_evaluation_ends_the_search() {
    // The evaluation looks for weights that are not there.
    let weights = Some([].into());
    assert!(panics(SearchConfig { weights, ..SearchConfig::default() }, || {}));
}
