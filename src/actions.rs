//! What the keys mean: every action of the keyboard, and the context in which its keys are in force. The room that an
//! action is about observes `Fire` of it; nobody else reads keys.

mod analysis;
mod editor;

use bevy::ecs::spawn::{SpawnIter, SpawnWith};
use bevy::input::InputSystems;
use bevy::prelude::*;
use bevy_enhanced_input::prelude::{Press, *};

pub use analysis::{
    ChooseLines, DeleteVariation, GoBeside, GoThrough, LearnFromMistakes, NextMistake, NoteTurn, PlayOn,
    PreviousMistake, RedoEdit, ToggleEngine, UndoEdit,
};
pub use editor::{
    AnalysePosition, ChangeSide, ChangeState, ClearBoard, CopyCode, CopyPosition, MoveEditorCursor, PastePosition,
    PlayPosition, PutPiece, RedoChange, RemovePiece, SetUpStart, TakeNextPiece, TakePreviousPiece, UndoChange,
};

use crate::schedule::{AtBoard, AtPlay, InMenu, Menu};

/// The keys of the board, in force while nothing lies over it.
#[derive(Component)]
pub struct BoardKeys;

/// The keys of a match that is played or watched, beside those of the board.
#[derive(Component)]
pub struct PlayKeys;

/// The keys of the photo mode, in force beside those of menus.
#[derive(Component)]
pub struct PhotoKeys;

/// The keys of screens and menus, in force everywhere else.
#[derive(Component)]
pub struct MenuKeys;

/// Moves the cursor; x to the right of the screen, y upwards, each -1 to 1.
#[derive(InputAction)]
#[action_output(Vec2)]
pub struct MoveCursor;

/// Puts the cursor on the next cell that can be chosen.
#[derive(InputAction)]
#[action_output(bool)]
pub struct NextChoice;

/// Puts the cursor on the cell before that can be chosen.
#[derive(InputAction)]
#[action_output(bool)]
pub struct PreviousChoice;

/// Chooses what the cursor is on; lifts the curtain; pauses a match that is watched.
#[derive(InputAction)]
#[action_output(bool)]
pub struct Confirm;

/// Chooses the option with this number, 1 to 9; in a match that is watched, the speed.
#[derive(InputAction)]
#[action_output(f32)]
pub struct ChooseNumber;

/// Takes the last choice back, or opens the pause menu.
#[derive(InputAction)]
#[action_output(bool)]
pub struct Cancel;

/// Takes a turn back.
#[derive(InputAction)]
#[action_output(bool)]
pub struct Undo;

/// Plays a turn again that was taken back.
#[derive(InputAction)]
#[action_output(bool)]
pub struct Redo;

/// Shows the start of the match.
#[derive(InputAction)]
#[action_output(bool)]
pub struct ShowStart;

/// Shows the position one turn earlier.
#[derive(InputAction)]
#[action_output(bool)]
pub struct ShowEarlier;

/// Shows the position one turn later.
#[derive(InputAction)]
#[action_output(bool)]
pub struct ShowLater;

/// Shows the position as it is now.
#[derive(InputAction)]
#[action_output(bool)]
pub struct ShowNow;

/// Looks from straight above, or no longer.
#[derive(InputAction)]
#[action_output(bool)]
pub struct ToggleTopView;

/// Goes on to the next way to see the board: in the room, from above, flat.
#[derive(InputAction)]
#[action_output(bool)]
pub struct NextViewpoint;

/// Goes round to the other side of the board.
#[derive(InputAction)]
#[action_output(bool)]
pub struct TurnBoard;

/// Moves the eye round the board (x) and up (y), each in steps of -1 to 1.
#[derive(InputAction)]
#[action_output(Vec2)]
pub struct Orbit;

/// Comes one step nearer (1) or goes one step away (-1).
#[derive(InputAction)]
#[action_output(f32)]
pub struct Zoom;

/// Shows the whole board again.
#[derive(InputAction)]
#[action_output(bool)]
pub struct ResetView;

/// Tells the AI to play now.
#[derive(InputAction)]
#[action_output(bool)]
pub struct MoveNow;

/// Asks for a hint.
#[derive(InputAction)]
#[action_output(bool)]
pub struct AskForHint;

/// Plays one turn of a match that is watched.
#[derive(InputAction)]
#[action_output(bool)]
pub struct PlayOneTurn;

/// Begins the analysis of the match, or ends it.
#[derive(InputAction)]
#[action_output(bool)]
pub struct Analyse;

/// Begins the photo mode.
#[derive(InputAction)]
#[action_output(bool)]
pub struct BeginPhotos;

/// Saves a picture, in the photo mode.
#[derive(InputAction)]
#[action_output(bool)]
pub struct TakePhoto;

/// Goes on to the next blur of what is nearer and farther than the board, in the photo mode.
#[derive(InputAction)]
#[action_output(bool)]
pub struct ChangeBlur;

/// Plays the lesson on what has just been refused.
#[derive(InputAction)]
#[action_output(bool)]
pub struct PlayLesson;

/// Opens the rules, where they say what has just been refused; explains the piece that is pointed at.
#[derive(InputAction)]
#[action_output(bool)]
pub struct ShowRules;

/// Closes the topmost menu, or leaves the screen.
#[derive(InputAction)]
#[action_output(bool)]
pub struct Close;

/// The contexts come and go with the states they belong to.
pub fn plugin(app: &mut App) {
    app.add_plugins((EnhancedInputPlugin, analysis::plugin))
        .add_input_context::<BoardKeys>()
        .add_input_context::<PlayKeys>()
        .add_input_context::<MenuKeys>()
        .add_input_context::<PhotoKeys>()
        .init_resource::<ShortPresses>()
        .add_plugins(editor::plugin)
        .add_systems(PreUpdate, hold_short_presses.after(InputSystems).before(EnhancedInputSystems::Prepare))
        .add_systems(Last, release_short_presses)
        .add_systems(OnEnter(AtBoard), spawn_board_keys)
        .add_systems(OnEnter(AtPlay), spawn_play_keys)
        .add_systems(OnEnter(InMenu), spawn_menu_keys)
        .add_systems(OnEnter(Menu::Photo), spawn_photo_keys);
}

/// An action, and the keys that fire it once with every press. A key that was held when its context came into force
/// has to be let go first.
pub fn action<A: InputAction>(
    bindings: impl IntoIterator<Item = Binding, IntoIter: Send + Sync + 'static>,
) -> impl Bundle {
    let bindings = bindings.into_iter().map(|binding| (binding, Press::default()));
    (pressed::<A>(), Bindings::spawn(SpawnIter(bindings)))
}

/// An action whose keys stand for different values.
pub fn valued_action<A: InputAction>(
    bindings: impl IntoIterator<Item = (KeyCode, f32), IntoIter: Send + Sync + 'static>,
) -> impl Bundle {
    let bindings = bindings.into_iter();
    let bindings = bindings.map(|(key, value)| (Binding::from(key), Scale::splat(value), Press::default()));
    (pressed::<A>(), Bindings::spawn(SpawnIter(bindings)))
}

/// The four arrows as a direction.
fn arrows<A: InputAction>(mod_keys: ModKeys) -> impl Bundle {
    let arrows = Cardinal::arrows().with_mod_keys(mod_keys).with(Press::default());
    (pressed::<A>(), Bindings::spawn(arrows))
}

/// Keys are not consumed: an action with a modifier blocks the one without it, which therefore sees how long its key is
/// held and does not fire when the modifier is let go first.
fn pressed<A: InputAction>() -> impl Bundle {
    (Action::<A>::new(), ActionSettings { require_reset: true, consume_input: false, ..default() })
}

const CONTROL: ModKeys = ModKeys::CONTROL;
const CONTROL_SHIFT: ModKeys = ModKeys::CONTROL.union(ModKeys::SHIFT);

const DIGITS: [(KeyCode, f32); 9] = [
    (KeyCode::Digit1, 1.0),
    (KeyCode::Digit2, 2.0),
    (KeyCode::Digit3, 3.0),
    (KeyCode::Digit4, 4.0),
    (KeyCode::Digit5, 5.0),
    (KeyCode::Digit6, 6.0),
    (KeyCode::Digit7, 7.0),
    (KeyCode::Digit8, 8.0),
    (KeyCode::Digit9, 9.0),
];

const ZOOM: [(KeyCode, f32); 4] =
    [(KeyCode::Equal, 1.0), (KeyCode::NumpadAdd, 1.0), (KeyCode::Minus, -1.0), (KeyCode::NumpadSubtract, -1.0)];

fn spawn_board_keys(mut commands: Commands) {
    let actions = Actions::<BoardKeys>::spawn(SpawnWith(|context: &mut ActionSpawner<BoardKeys>| {
        browsing(context);
        looking(context);
        context.spawn(action::<Analyse>([KeyCode::KeyA.into()]));
        context.spawn(action::<BeginPhotos>([KeyCode::KeyP.into()]));
        context.spawn(action::<ShowRules>([KeyCode::F1.into()]));
        context.spawn(action::<Cancel>([KeyCode::Escape.into()]));
    }));
    commands.spawn((BoardKeys, DespawnOnExit(AtBoard), actions));
}

fn spawn_play_keys(mut commands: Commands) {
    let actions = Actions::<PlayKeys>::spawn(SpawnWith(|context: &mut ActionSpawner<PlayKeys>| {
        choosing(context);
        taking_back::<PlayKeys, Undo, Redo>(context);
        context.spawn(action::<MoveNow>([KeyCode::KeyM.into()]));
        context.spawn(action::<AskForHint>([KeyCode::KeyH.into()]));
        context.spawn(action::<PlayOneTurn>([KeyCode::KeyN.into()]));
        context.spawn(action::<PlayLesson>([KeyCode::KeyL.into()]));
    }));
    commands.spawn((PlayKeys, DespawnOnExit(AtPlay), actions));
}

fn choosing(context: &mut ActionSpawner<PlayKeys>) {
    let orbit = context.spawn(arrows::<Orbit>(CONTROL)).id();
    context.spawn((arrows::<MoveCursor>(ModKeys::empty()), BlockBy::single(orbit)));
    offered(context);
    context.spawn(action::<Confirm>([KeyCode::Enter, KeyCode::NumpadEnter, KeyCode::Space].map(Binding::from)));
}

/// What leads to one of the choices that are offered.
fn offered<C: Component>(context: &mut ActionSpawner<C>) {
    let previous = context.spawn(action::<PreviousChoice>([KeyCode::Tab.with_mod_keys(ModKeys::SHIFT)])).id();
    context.spawn((action::<NextChoice>([KeyCode::Tab.into()]), BlockBy::single(previous)));
    context.spawn(valued_action::<ChooseNumber>(DIGITS));
}

fn taking_back<C: Component, U: InputAction, R: InputAction>(context: &mut ActionSpawner<C>) {
    let redo = [KeyCode::KeyR.into(), KeyCode::KeyY.with_mod_keys(CONTROL), KeyCode::KeyZ.with_mod_keys(CONTROL_SHIFT)];
    let redo = context.spawn(action::<R>(redo)).id();
    let undo = [KeyCode::KeyU.into(), KeyCode::KeyZ.with_mod_keys(CONTROL)];
    context.spawn((action::<U>(undo), BlockBy::single(redo)));
}

fn browsing(context: &mut ActionSpawner<BoardKeys>) {
    context.spawn(action::<ShowStart>([KeyCode::Home.into()]));
    context.spawn(action::<ShowEarlier>([KeyCode::PageUp.into()]));
    context.spawn(action::<ShowLater>([KeyCode::PageDown.into()]));
    context.spawn(action::<ShowNow>([KeyCode::End.into()]));
}

fn looking<C: Component>(context: &mut ActionSpawner<C>) {
    context.spawn(action::<ToggleTopView>([KeyCode::KeyT.into()]));
    context.spawn(action::<NextViewpoint>([KeyCode::KeyV.into()]));
    context.spawn(action::<TurnBoard>([KeyCode::KeyF.into()]));
    context.spawn(valued_action::<Zoom>(ZOOM));
    context.spawn(action::<ResetView>([KeyCode::Digit0.into()]));
}

fn spawn_menu_keys(mut commands: Commands) {
    let actions = Actions::<MenuKeys>::spawn(SpawnWith(|context: &mut ActionSpawner<MenuKeys>| {
        context.spawn(action::<Close>([KeyCode::Escape.into()]));
        context.spawn(action::<ShowRules>([KeyCode::F1.into()]));
    }));
    commands.spawn((MenuKeys, DespawnOnExit(InMenu), actions));
}

fn spawn_photo_keys(mut commands: Commands) {
    let actions = Actions::<PhotoKeys>::spawn(SpawnWith(|context: &mut ActionSpawner<PhotoKeys>| {
        context.spawn(action::<TakePhoto>([KeyCode::Enter, KeyCode::NumpadEnter, KeyCode::Space].map(Binding::from)));
        context.spawn(action::<ChangeBlur>([KeyCode::KeyB.into()]));
    }));
    commands.spawn((PhotoKeys, DespawnOnExit(Menu::Photo), actions));
}

/// Keys that were pressed and let go within one frame, which are held for that frame.
#[derive(Resource, Default)]
struct ShortPresses(Vec<KeyCode>);

/// Actions see only what is held; in a slow frame a quick tap would be lost.
fn hold_short_presses(mut keys: ResMut<ButtonInput<KeyCode>>, mut short: ResMut<ShortPresses>) {
    short.0.extend(keys.get_just_pressed().copied().filter(|key| !keys.pressed(*key)));
    for key in &short.0 {
        keys.bypass_change_detection().press(*key);
    }
}

fn release_short_presses(mut keys: ResMut<ButtonInput<KeyCode>>, mut short: ResMut<ShortPresses>) {
    for key in short.0.drain(..) {
        keys.bypass_change_detection().release(key);
    }
}

#[cfg(test)]
mod tests;
