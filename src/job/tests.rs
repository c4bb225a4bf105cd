use std::thread;
use std::time::{Duration, Instant};

use super::*;

/// Everything that arrives until the end, which must come.
fn hear_all<T: Send + 'static, P: Send + 'static>(job: &mut Job<T, P>) -> Vec<News<T, P>> {
    let mut heard = Vec::new();
    wait_for(|| {
        heard.extend(std::iter::from_fn(|| job.hear()));
        job.is_over
    });
    heard
}

fn wait_for(mut is_so: impl FnMut() -> bool) {
    let began = Instant::now();
    while !is_so() {
        assert!(began.elapsed() < Duration::from_secs(60), "nothing arrives");
        thread::sleep(Duration::from_micros(200));
    }
}

fn failure(news: &[News<u32, ()>]) -> &JobFailure {
    match news {
        [.., News::Failed(failure)] => failure,
        other => panic!("it should fail: {other:?}"),
    }
}

#[test]
fn progress_arrives_before_the_end_and_nothing_after_it() {
    let mut job = Job::start("count", |link| {
        ["one", "two"].into_iter().for_each(|word| link.tell(word));
        3
    });
    let heard = hear_all(&mut job);
    assert_eq!(heard, [News::Progress("one"), News::Progress("two"), News::Done(3)]);
    assert_eq!(job.hear(), None);
}

#[test]
fn a_panic_is_an_end_with_its_words() {
    let mut job = Job::<u32, &str>::start("count", |link| {
        link.tell("one");
        panic!("no {}", "way")
    });
    let heard = hear_all(&mut job);
    assert_eq!(heard, [News::Progress("one"), News::Failed(JobFailure::Panicked("no way".to_owned()))]);
}

#[test]
fn what_cannot_start_fails_like_other_work() {
    Fault::NotStarted.arm("count");
    let heard = hear_all(&mut Job::start("count", |_| 3));
    assert!(matches!(failure(&heard), JobFailure::NotStarted(why) if !why.is_empty()));
}

#[test]
fn what_vanishes_is_said_to_be_gone() {
    Fault::Vanish.arm("count");
    assert_eq!(*failure(&hear_all(&mut Job::start("count", |_| 3))), JobFailure::Gone);
}

#[test]
fn a_job_that_is_dropped_is_told_to_stop() {
    let (sender, stopped) = mpsc::channel();
    let job = Job::<(), ()>::start("wait", move |link| {
        while !link.stop().is_stopped() {
            thread::yield_now();
        }
        let _ = sender.send(());
    });
    drop(job);
    assert_eq!(stopped.recv_timeout(Duration::from_secs(60)), Ok(()));
}

/// A worker that adds what it is asked to what it was asked before, and panics at 13.
fn adder() -> Worker<u32, u32> {
    Worker::new("adder", |link: Link<u32>| {
        let mut sum = 0;
        move |task| {
            assert_ne!(task, 13, "unlucky");
            sum += task;
            link.tell(sum);
        }
    })
}

/// Everything that arrives until no task is pending.
fn until_idle(worker: &mut Worker<u32, u32>) -> Vec<WorkerNews<u32>> {
    let mut heard = Vec::new();
    wait_for(|| {
        heard.extend(std::iter::from_fn(|| worker.hear()));
        worker.pending() == 0
    });
    heard
}

#[test]
fn a_worker_carries_out_its_tasks_in_order() {
    let mut worker = adder();
    assert_eq!(worker.hear(), None, "nothing is started before it is wanted");
    [1, 2].into_iter().for_each(|task| worker.ask(task));
    assert_eq!(worker.pending(), 2);
    let answers = [WorkerNews::Answer(1), WorkerNews::Done(None), WorkerNews::Answer(3), WorkerNews::Done(None)];
    assert_eq!(until_idle(&mut worker), answers);
}

#[test]
fn a_task_that_panics_fails_alone_and_what_it_left_is_made_anew() {
    let mut worker = adder();
    [5, 13, 2].into_iter().for_each(|task| worker.ask(task));
    let heard = until_idle(&mut worker);
    assert_eq!(heard[..2], [WorkerNews::Answer(5), WorkerNews::Done(None)]);
    assert!(matches!(&heard[2], WorkerNews::Done(Some(JobFailure::Panicked(why))) if why.contains("unlucky")));
    assert_eq!(heard[3..], [WorkerNews::Answer(2), WorkerNews::Done(None)], "it begins anew");
}

#[test]
fn a_worker_that_is_lost_says_how_many_tasks_are_lost_and_the_next_starts_another() {
    for (fault, is_right) in [
        (Fault::Vanish, (|failure| *failure == JobFailure::Gone) as fn(&JobFailure) -> bool),
        (Fault::NotStarted, |failure| matches!(failure, JobFailure::NotStarted(_))),
    ] {
        let mut worker = adder();
        fault.arm("adder");
        [1, 2].into_iter().for_each(|task| worker.ask(task));
        let heard = until_idle(&mut worker);
        assert!(matches!(&heard[..], [WorkerNews::Lost(failure, 2)] if is_right(failure)), "{fault:?}: {heard:?}");
        worker.ask(4);
        assert_eq!(until_idle(&mut worker), [WorkerNews::Answer(4), WorkerNews::Done(None)]);
    }
}

#[test]
fn the_window_is_woken_once_for_what_nobody_has_heard_yet() {
    let bell = Bell::default();
    assert!(bell.ring());
    assert!(!bell.ring(), "it is woken already");
    bell.was_heard();
    assert!(bell.ring());
}
