//! Searches that cannot go on: whatever happens to the thread, its owner hears of it.

use std::time::{Duration, Instant};

use ludarium_ai::{Failure, Level, Limits, Request, SharedMemory, ThinkError, Thinking, Thought, fail_searches};
use ludarium_rules::{AnyPosition, GameId};

const PATIENCE: Duration = Duration::from_secs(60);

fn request() -> Request {
    let start = AnyPosition::start(GameId::Tress, &[]).expect("the defaults are valid");
    let limits = Some(Limits { depth: Some(2), ..Limits::default() });
    Request { limits, book: false, ..Request::new(start, Level::HIGHEST) }
}

fn answer(mut thinking: Thinking) -> Result<Thought, ThinkError> {
    let began = Instant::now();
    while began.elapsed() < PATIENCE {
        if let Some(answer) = thinking.poll() {
            assert!(thinking.poll().is_none(), "it is said once");
            return answer;
        }
        std::thread::sleep(Duration::from_micros(200));
    }
    panic!("nobody says what has become of it");
}

#[test]
fn a_panic_is_told_and_the_memory_serves_the_next_search() {
    let memory = SharedMemory::default();
    answer(Thinking::start_in(&memory, request())).expect("ongoing");
    fail_searches(Some(Failure::Panic));
    let failed = answer(Thinking::start_in(&memory, request()));
    assert_eq!(failed, Err(ThinkError::Panicked("0xBAD".to_owned())));
    fail_searches(None);
    let fresh = answer(Thinking::start(request())).expect("ongoing");
    let after = answer(Thinking::start_in(&memory, request())).expect("ongoing");
    assert_eq!((after.turn, after.nodes), (fresh.turn, fresh.nodes), "nothing half written is remembered");
}

#[test]
fn a_thread_that_cannot_start_is_told() {
    fail_searches(Some(Failure::NoThread));
    let failed = answer(Thinking::start(request()));
    assert!(matches!(&failed, Err(ThinkError::NoThread(why)) if why.contains("no thread left")), "{failed:?}");
    let pondering = Thinking::ponder(&SharedMemory::default(), request()).expect("the highest level has no noise");
    assert!(matches!(answer(pondering), Err(ThinkError::NoThread(_))));
}

#[test]
fn a_search_that_does_not_end_is_given_up_and_keeps_nobody_else_from_searching() {
    let memory = SharedMemory::default();
    fail_searches(Some(Failure::Hang));
    let timed = Request { limits: Some(Limits { time: Some(Duration::ZERO), ..Limits::default() }), ..request() };
    assert_eq!(answer(Thinking::start_in(&memory, timed)), Err(ThinkError::Silent));
    let stopped = Thinking::start(request());
    stopped.stop();
    assert_eq!(answer(stopped), Err(ThinkError::Silent));
    fail_searches(None);
    answer(Thinking::start_in(&memory, request())).expect("the memory is still in use, but not needed");
}
