//! Tests of the window, in one program: they share what they need, and those that wait let others compute.

mod common;
#[macro_use]
mod every_game;

mod drawing;
mod exports;
mod journeys;
mod kept;
mod marks;
mod memory;
mod monkey;
mod path;
mod power_cuts;
#[cfg(unix)]
mod programs;
#[cfg(target_os = "linux")]
mod reader;
mod room;
mod searches;
#[cfg(unix)]
mod self_test;
mod set_up_positions;
mod texts;
mod versions;
