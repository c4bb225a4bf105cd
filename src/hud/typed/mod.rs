//! The line in which a turn is typed, in any notation, or a question about the board: for those who have the board read
//! to them, and for whoever thinks in notation.

mod answers;
mod carry_out;
mod command;
mod foot;
mod line;
mod state;
#[cfg(test)]
mod tests;

use bevy::prelude::*;

pub(super) use line::{follow, show};
pub(super) use state::is_closed;
pub use state::{TypedLine, TypingRequested};

use crate::schedule::AtBoard;

/// What opens the line and closes it, and what comes of what is typed.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<TypedLine>()
        .add_plugins((state::forgetting, foot::opening))
        .add_observer(carry_out::carry_out)
        .add_systems(OnExit(AtBoard), |mut line: ResMut<TypedLine>| line.close());
}
