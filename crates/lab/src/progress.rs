//! A progress bar on standard error for long work.

use std::cell::Cell;
use std::time::Duration;

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

use crate::watch::Watch;

/// How long the work takes before the bar appears.
const DELAY: Duration = Duration::from_secs(2);

/// A bar that appears once the work has taken longer than two seconds, and only on a terminal.
pub struct Progress {
    bar: ProgressBar,
    began: Watch,
    shown: Cell<bool>,
}

impl Progress {
    /// A bar for a number of steps; `unit` names them.
    pub fn new(steps: u64, unit: &str) -> Progress {
        let bar = ProgressBar::with_draw_target(Some(steps), ProgressDrawTarget::hidden());
        let template = format!("{{wide_bar}} {{pos}}/{{len}} {unit}  {{elapsed}}, about {{eta}} left  {{msg}}");
        let style = ProgressStyle::with_template(&template).unwrap_or_else(|_| ProgressStyle::default_bar());
        Progress { bar: bar.with_style(style), began: Watch::start(), shown: Cell::new(false) }
    }

    /// Adds one finished step.
    pub fn step(&self) {
        self.bar.inc(1);
        self.redraw();
    }

    /// Sets the number of steps that are done.
    pub fn set_position(&self, steps: u64) {
        self.bar.set_position(steps);
        self.redraw();
    }

    /// Redraws the bar during a step.
    pub fn redraw(&self) {
        if !self.shown.get() && self.began.elapsed() >= DELAY {
            self.shown.set(true);
            self.bar.set_draw_target(ProgressDrawTarget::stderr());
        }
        self.bar.tick();
    }

    /// Sets the message behind the bar.
    pub fn set_message(&self, message: String) {
        self.bar.set_message(message);
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        self.bar.finish_and_clear();
    }
}
