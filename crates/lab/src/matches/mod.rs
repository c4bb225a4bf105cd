//! Games between two computer players, in pairs with the colours swapped.

pub mod clock;
pub mod game;
pub mod results;
pub mod setup;
pub mod thinking_time;
