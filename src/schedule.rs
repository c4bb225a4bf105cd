//! The states of the window and the fixed order of a turn's resolution.

mod menu_stack;

use bevy::prelude::*;

pub use menu_stack::MenuStack;

/// Where the player is.
#[derive(States, Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Screen {
    /// The shelf of games.
    #[default]
    Title,
    /// Who plays, at which level, with which clock and options.
    Setup,
    /// A match.
    Table,
}

/// What lies over the screen: the top of the [`MenuStack`].
#[derive(States, Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Menu {
    /// Nothing.
    #[default]
    None,
    /// The pause menu.
    Pause,
    /// Preferences.
    Settings,
    /// The rules of the game on the table.
    Rules,
    /// Who made what.
    Credits,
}

/// Whether the board takes input: at the table with nothing over it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct AtBoard;

impl ComputedStates for AtBoard {
    type SourceStates = (Screen, Menu);

    fn compute((screen, menu): (Screen, Menu)) -> Option<AtBoard> {
        (screen == Screen::Table && menu == Menu::None).then_some(AtBoard)
    }
}

/// The order in which a turn becomes visible. Every system of the table belongs to one of these.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TurnSet {
    /// Pointer, keyboard, script and AI write intents.
    Input,
    /// The rules decide on intents, which change the match: the only place that writes it. Each change is an event.
    Resolve,
    /// What happened becomes timelines of motion.
    Queue,
    /// The timeline that plays moves pieces, cloth and light.
    Animate,
    /// Marks, camera and panels follow.
    Present,
}

/// Where the clocks run. A room that needs time to stand still adds a run condition.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ClockSet;

/// Registers the states and the order.
pub fn plugin(app: &mut App) {
    app.init_state::<Screen>()
        .init_state::<Menu>()
        .add_computed_state::<AtBoard>()
        .add_plugins(menu_stack::plugin)
        .configure_sets(
            Update,
            (TurnSet::Input, TurnSet::Resolve, TurnSet::Queue, TurnSet::Animate, TurnSet::Present).chain(),
        );
}
