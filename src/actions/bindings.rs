//! The keys as they come with the game: all that are not a game's own, in one place.

use bevy::prelude::*;
use bevy_enhanced_input::prelude::{InputAction, ModKeys};

use super::keymap::{ContextKeys, KeyContext, KeyContextAppExt};
use super::{
    ARROWS, Analyse, AnalysePosition, AskForHint, BeginPhotos, Cancel, ChangeBlur, ChangeSide, ChangeState,
    ChooseLines, ChooseNumber, Chord, ClearBoard, Close, Confirm, CopyCode, CopyPosition, DIGITS, DeleteVariation,
    GoBeside, GoThrough, GoToPanels, LearnFromMistakes, MoveCursor, MoveEditorCursor, MoveNow, NextChoice, NextMistake,
    NextViewpoint, NoteTurn, OpenFiles, Orbit, Paste, PastePosition, PauseClocks, PlayLesson, PlayOn, PlayOneTurn,
    PlayPosition, PreviousChoice, PreviousMistake, PutPiece, Redo, RedoChange, RedoEdit, RemovePiece, ResetView,
    SetUpStart, ShowEarlier, ShowLater, ShowNow, ShowRules, ShowStart, TakeNextPiece, TakePhoto, TakePreviousPiece,
    ToggleEngine, ToggleTopView, TurnBoard, TypeTurn, Undo, UndoChange, UndoEdit, Zoom, at, sign,
};
use crate::schedule::{AtAnalysis, AtBoard, AtEditor, AtPlay, InMenu, InPhotos, TakesFiles};

/// The board of a match, while nothing lies over it.
const BOARD: KeyContext = KeyContext("board");
/// A match that is played or watched, beside the board.
const PLAY: KeyContext = KeyContext("play");
/// A match that is analysed, beside the board.
const ANALYSIS: KeyContext = KeyContext("analysis");
/// A board that is set up.
const EDITOR: KeyContext = KeyContext("editor");
/// Screens and menus: everywhere but at the board of a match.
const MENU: KeyContext = KeyContext("menu");
/// The photo mode, beside menus.
const PHOTOS: KeyContext = KeyContext("photos");
/// Where keys open matches from files and from the clipboard, beside menus.
const FILES: KeyContext = KeyContext("files");

/// Makes all of them known.
pub(super) fn plugin(app: &mut App) {
    app.add_key_context(BOARD, AtBoard)
        .add_key_context(PLAY, AtPlay)
        .add_key_context(ANALYSIS, AtAnalysis)
        .add_key_context(EDITOR, AtEditor)
        .add_key_context(MENU, InMenu)
        .add_key_context(PHOTOS, InPhotos)
        .add_key_context(FILES, TakesFiles)
        .add_keys(BOARD, board)
        .add_keys(PLAY, play)
        .add_keys(ANALYSIS, analysis)
        .add_keys(EDITOR, editor)
        .add_keys(MENU, |keys| {
            keys.on::<Close>([at(KeyCode::Escape)]).on::<ShowRules>([at(KeyCode::F1)]);
        })
        .add_keys(PHOTOS, |keys| {
            keys.on::<TakePhoto>([at(KeyCode::Enter), at(KeyCode::Space)]).on::<ChangeBlur>([sign('b')]);
        })
        .add_keys(FILES, |keys| {
            keys.on::<Paste>([sign('v').ctrl()]).on::<OpenFiles>([sign('o').ctrl()]);
        });
}

fn board(keys: &mut ContextKeys) {
    keys.on::<ShowStart>([at(KeyCode::Home)])
        .on::<ShowEarlier>([at(KeyCode::PageUp)])
        .on::<ShowLater>([at(KeyCode::PageDown)])
        .on::<ShowNow>([at(KeyCode::End)])
        .on::<Analyse>([sign('a')])
        .on::<BeginPhotos>([sign('p')])
        .on::<ShowRules>([at(KeyCode::F1)])
        .on::<TypeTurn>([sign('/')])
        .on::<GoToPanels>([at(KeyCode::F2)])
        .on::<Cancel>([at(KeyCode::Escape)]);
    looking(keys);
}

fn play(keys: &mut ContextKeys) {
    arrows::<MoveCursor>(keys, ModKeys::empty());
    arrows::<Orbit>(keys, ModKeys::CONTROL);
    choosing(keys);
    taking_back::<Undo, Redo>(keys);
    keys.on::<Confirm>([at(KeyCode::Enter), at(KeyCode::Space)])
        .on::<MoveNow>([sign('m')])
        .on::<PauseClocks>([sign('c')])
        .on::<AskForHint>([sign('h')])
        .on::<PlayOneTurn>([sign('n')])
        .on::<PlayLesson>([sign('l')]);
}

/// The arrows and the digits have two meanings here: the second one once a turn has been begun on the board.
fn analysis(keys: &mut ContextKeys) {
    arrows::<GoThrough>(keys, ModKeys::empty());
    arrows::<MoveCursor>(keys, ModKeys::empty());
    arrows::<Orbit>(keys, ModKeys::CONTROL);
    choosing(keys);
    keys.valued::<ChooseLines>(digits(5))
        .valued::<GoBeside>([(at(KeyCode::ArrowUp).shift(), 1.0), (at(KeyCode::ArrowDown).shift(), -1.0)])
        .on::<Confirm>([at(KeyCode::Enter)])
        .on::<PlayOn>([at(KeyCode::Space)])
        .on::<ToggleEngine>([sign('e')])
        .on::<NextMistake>([sign('n')])
        .on::<PreviousMistake>([sign('n').shift()])
        .on::<LearnFromMistakes>([sign('l')])
        .on::<NoteTurn>([sign('c')])
        .on::<DeleteVariation>([at(KeyCode::Delete)])
        .on::<UndoEdit>([sign('z').ctrl()])
        .on::<RedoEdit>([sign('y').ctrl(), sign('z').ctrl().shift()]);
}

fn editor(keys: &mut ContextKeys) {
    looking(keys);
    arrows::<MoveEditorCursor>(keys, ModKeys::empty());
    arrows::<Orbit>(keys, ModKeys::CONTROL);
    taking_back::<UndoChange, RedoChange>(keys);
    keys.on::<PutPiece>([at(KeyCode::Enter), at(KeyCode::Space)])
        .on::<RemovePiece>([at(KeyCode::Delete), at(KeyCode::Backspace)])
        .on::<TakeNextPiece>([at(KeyCode::PageDown)])
        .on::<TakePreviousPiece>([at(KeyCode::PageUp)])
        .on::<ClearBoard>([at(KeyCode::Delete).ctrl(), at(KeyCode::Backspace).ctrl()])
        .on::<SetUpStart>([at(KeyCode::Home)])
        .on::<ChangeSide>([sign('s')])
        .on::<ChangeState>([sign('x')])
        .on::<CopyPosition>([sign('c').ctrl()])
        .on::<CopyCode>([sign('c').ctrl().shift()])
        .on::<PastePosition>([sign('v').ctrl()])
        .on::<PlayPosition>([sign('p')])
        .on::<AnalysePosition>([sign('a')]);
}

fn looking(keys: &mut ContextKeys) {
    keys.on::<ToggleTopView>([sign('t')])
        .on::<NextViewpoint>([sign('v')])
        .on::<TurnBoard>([sign('f')])
        .valued::<Zoom>([(sign('+'), 1.0), (sign('='), 1.0), (sign('-'), -1.0)])
        .on::<ResetView>([at(KeyCode::Digit0)]);
}

/// What leads to one of the choices that are offered.
fn choosing(keys: &mut ContextKeys) {
    keys.on::<NextChoice>([at(KeyCode::Tab)])
        .on::<PreviousChoice>([at(KeyCode::Tab).shift()])
        .valued::<ChooseNumber>(digits(9));
}

fn taking_back<U: InputAction, R: InputAction>(keys: &mut ContextKeys) {
    keys.on::<U>([sign('u'), sign('z').ctrl()]).on::<R>([sign('r'), sign('y').ctrl(), sign('z').ctrl().shift()]);
}

/// The first digits, each as its number.
fn digits(count: usize) -> impl Iterator<Item = (Chord, f32)> {
    DIGITS.into_iter().zip((1..=count).map(|number| number as f32))
}

/// The four arrows as directions.
fn arrows<A: InputAction>(keys: &mut ContextKeys, modifiers: ModKeys) {
    let ways = [Vec2::Y, Vec2::NEG_Y, Vec2::NEG_X, Vec2::X];
    keys.toward::<A>(ARROWS.into_iter().zip(ways).map(|(arrow, way)| (arrow.with(modifiers), way)));
}
