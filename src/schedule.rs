//! The states of the window and the fixed order of a turn's resolution.

mod menu_stack;

use bevy::prelude::*;
use bevy::state::state::FreelyMutableState;

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
    /// A board on which a position is set up.
    Editor,
}

/// Whether the player sits at a board.
pub fn at_a_board(screen: Res<State<Screen>>) -> bool {
    matches!(screen.get(), Screen::Table | Screen::Editor)
}

/// What lies over the screen: the top of the [`MenuStack`].
#[derive(States, Clone, Copy, PartialEq, Eq, Hash, Debug, Default, strum::EnumIter)]
pub enum Menu {
    /// Nothing.
    #[default]
    None,
    /// The pause menu.
    Pause,
    /// Preferences.
    Settings,
    /// Everything that the player owns in one file.
    Everything,
    /// The rules of the game on the table.
    Rules,
    /// Who made what.
    Credits,
    /// Other programs that can play.
    Programs,
    /// Who plays on for a program.
    Substitute,
    /// What is chosen at the first start.
    Welcome,
    /// The lessons of a game.
    Lessons,
    /// The puzzles of a game.
    Puzzles,
    /// How far the player has come in a game.
    Progress,
    /// Who meets whom in a tournament, and how everybody stands.
    Tournament,
    /// How the match on the table has ended, and what has decided it.
    Ending,
    /// All matches that were played.
    Library,
    /// One match, to be written as text, as a picture or as a film.
    Export,
    /// The dialogue in which files are chosen.
    Files,
    /// What is said of the shown turn of a study.
    Notes,
    /// What cannot be kept, and what is to be done about it.
    Unkept,
    /// Nothing but the picture: the photo mode.
    Photo,
}

/// Somebody wants to close the game.
#[derive(Event, Clone, Copy, PartialEq, Eq, Debug)]
pub struct QuitRequested;

/// What is done at the table.
#[derive(States, Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum TableMode {
    /// The match is played or watched.
    #[default]
    Play,
    /// It is gone through with the computer's opinion.
    Analyse,
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

/// Whether a board that is set up takes input: nothing lies over it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct AtEditor;

impl ComputedStates for AtEditor {
    type SourceStates = (Screen, Menu);

    fn compute((screen, menu): (Screen, Menu)) -> Option<AtEditor> {
        (screen == Screen::Editor && menu == Menu::None).then_some(AtEditor)
    }
}

/// Whether the match is played and nothing lies over the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct AtPlay;

impl ComputedStates for AtPlay {
    type SourceStates = (Screen, Menu, TableMode);

    fn compute((screen, menu, mode): (Screen, Menu, TableMode)) -> Option<AtPlay> {
        (AtBoard::compute((screen, menu)).is_some() && mode == TableMode::Play).then_some(AtPlay)
    }
}

/// Whether the match is analysed and nothing lies over the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct AtAnalysis;

impl ComputedStates for AtAnalysis {
    type SourceStates = (Screen, Menu, TableMode);

    fn compute((screen, menu, mode): (Screen, Menu, TableMode)) -> Option<AtAnalysis> {
        (AtBoard::compute((screen, menu)).is_some() && mode == TableMode::Analyse).then_some(AtAnalysis)
    }
}

/// Whether screens and menus take the keys: everywhere but at the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct InMenu;

impl ComputedStates for InMenu {
    type SourceStates = (Screen, Menu);

    fn compute(states: (Screen, Menu)) -> Option<InMenu> {
        AtBoard::compute(states).is_none().then_some(InMenu)
    }
}

/// Whether pictures are taken: the photo mode.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct InPhotos;

impl ComputedStates for InPhotos {
    type SourceStates = Menu;

    fn compute(menu: Menu) -> Option<InPhotos> {
        (menu == Menu::Photo).then_some(InPhotos)
    }
}

/// Whether keys open matches from files and from the clipboard: on the title and in the library.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct TakesFiles;

impl ComputedStates for TakesFiles {
    type SourceStates = (Screen, Menu);

    fn compute((screen, menu): (Screen, Menu)) -> Option<TakesFiles> {
        let is_title = screen == Screen::Title && menu == Menu::None;
        (is_title || menu == Menu::Library).then_some(TakesFiles)
    }
}

/// Whether a menu or a screen has been opened or closed, and that has still to become visible.
#[must_use]
pub fn is_changing(world: &World) -> bool {
    let stack = world.get_resource::<MenuStack>().zip(world.get_resource::<State<Menu>>());
    let is_shown = stack.is_none_or(|(stack, shown)| stack.top() == *shown.get());
    !is_shown || is_pending::<Screen>(world) || is_pending::<Menu>(world) || is_pending::<TableMode>(world)
}

/// Whether another value of a state is to come. Whoever says again what it is already changes nothing.
fn is_pending<S: FreelyMutableState>(world: &World) -> bool {
    match world.get_resource::<NextState<S>>() {
        Some(NextState::Pending(_)) => true,
        Some(NextState::PendingIfNeq(next)) => world.get_resource::<State<S>>().is_none_or(|now| now.get() != next),
        Some(NextState::Unchanged) | None => false,
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
    /// The camera follows.
    Camera,
    /// Marks and overlays follow.
    Present,
}

/// Who chooses first, within [`TurnSet::Input`].
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum InputSet {
    /// The people at the board.
    People,
    /// The AI.
    Ai,
}

/// What is laid over the board, within [`TurnSet::Present`]. Its systems write only what they themselves have laid
/// there, and those of different games never run in the same frame, so their order does not matter.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct OverlaySet;

/// Where the clocks run. A room that needs time to stand still adds a run condition.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ClockSet;

/// Registers the states and the order.
pub fn plugin(app: &mut App) {
    app.init_state::<Screen>()
        .init_state::<Menu>()
        .init_state::<TableMode>()
        .add_computed_state::<AtBoard>()
        .add_computed_state::<AtEditor>()
        .add_computed_state::<AtPlay>()
        .add_computed_state::<AtAnalysis>()
        .add_computed_state::<InMenu>()
        .add_computed_state::<InPhotos>()
        .add_computed_state::<TakesFiles>()
        .add_plugins(menu_stack::plugin)
        .configure_sets(
            Update,
            (TurnSet::Input, TurnSet::Resolve, TurnSet::Queue, TurnSet::Animate, TurnSet::Camera, TurnSet::Present)
                .chain(),
        )
        .configure_sets(Update, (InputSet::People, InputSet::Ai).chain().in_set(TurnSet::Input))
        .configure_sets(Update, OverlaySet.in_set(TurnSet::Present).ambiguous_with(OverlaySet));
}
