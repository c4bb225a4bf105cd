//! Progress on standard error, for work that takes its time.

use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

/// How long work may take before it shows a bar.
const PATIENCE: Duration = Duration::from_secs(2);

/// A bar that appears once the work has taken longer than two seconds, and only on a terminal.
pub struct Progress {
    bar: ProgressBar,
    began: Instant,
    shown: bool,
}

impl Progress {
    /// A bar of so many steps, named by one word.
    pub fn new(steps: u64, unit: &str) -> Progress {
        let bar = ProgressBar::with_draw_target(Some(steps), ProgressDrawTarget::hidden());
        let template = format!("{{wide_bar}} {{pos}}/{{len}} {unit}  {{elapsed}}, about {{eta}} left  {{msg}}");
        let style = ProgressStyle::with_template(&template).unwrap_or_else(|_| ProgressStyle::default_bar());
        Progress { bar: bar.with_style(style), began: Instant::now(), shown: false }
    }

    /// One step is done.
    pub fn step(&mut self) {
        self.bar.inc(1);
        self.tick();
    }

    /// So many steps are done in all.
    pub fn to(&mut self, steps: u64) {
        self.bar.set_position(steps);
        self.tick();
    }

    /// The work goes on within a step.
    pub fn tick(&mut self) {
        if !self.shown && self.began.elapsed() >= PATIENCE {
            self.shown = true;
            self.bar.set_draw_target(ProgressDrawTarget::stderr());
        }
        self.bar.tick();
    }

    /// A remark behind the bar.
    pub fn say(&self, message: String) {
        self.bar.set_message(message);
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        self.bar.finish_and_clear();
    }
}
