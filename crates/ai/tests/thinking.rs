//! The thread: it never blocks its owner and obeys at once. The hard bounds are wide, for busy machines.

use std::time::{Duration, Instant};

use ludarium_ai::{Level, Limits, Request, Stop, ThinkError, Thinking, Thought, think};
use ludarium_rules::{AnyPosition, GameId};

const PATIENCE: Duration = Duration::from_secs(20);

/// A search of the start position that only a stop can end.
fn endless() -> Request {
    let start = AnyPosition::start(GameId::Tress, &[]).expect("the defaults are valid");
    Request { limits: Some(Limits::default()), ..Request::new(start, Level::new(5).expect("exists")) }
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
fn a_stopped_thread_answers_soon() {
    let mut delays: Vec<Duration> = (0..9)
        .map(|i| {
            let mut thinking = Thinking::start(endless());
            std::thread::sleep(Duration::from_millis(20 + i * 7));
            assert!(thinking.poll().is_none());
            let asked = Instant::now();
            thinking.stop();
            let thought = wait(&mut thinking).expect("ongoing");
            assert!(endless().position.play(&thought.turn).is_ok());
            asked.elapsed()
        })
        .collect();
    delays.sort();
    println!("median answer to a stop: {:?}", delays[4]);
    assert!(delays[4] < Duration::from_millis(200), "{delays:?}");
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
    for _ in 0..5 {
        let thinking = Thinking::start(endless());
        std::thread::sleep(Duration::from_millis(10));
        let asked = Instant::now();
        drop(thinking);
        assert!(asked.elapsed() < Duration::from_millis(200));
    }
}

#[test]
fn a_time_limit_is_kept() {
    let limits = Limits { time: Some(Duration::from_millis(50)), ..Limits::default() };
    let request = Request { limits: Some(limits), ..endless() };
    let began = Instant::now();
    assert!(think(&request, &Stop::new(), |_| {}).is_ok());
    assert!(began.elapsed() < Duration::from_millis(250), "{:?}", began.elapsed());
}
