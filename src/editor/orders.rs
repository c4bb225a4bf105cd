//! What is asked of the set-up by buttons and keys, and the ways in and out.

use bevy::prelude::*;
use bevy_egui::EguiClipboard;
use ludarium_record::{Link, Match, PasteError, Pasted, matches, paste, share};
use ludarium_rules::{AnyPosition, Arrangement, ArrangementError, GameId};

use super::{Editor, verdict};
use crate::analysis::AnalysisWanted;
use crate::library::{LibraryNotice, TextReady, written_link};
use crate::schedule::{MenuStack, Screen};
use crate::stage::{PreviewGame, Sound};
use crate::table::{Intent, IntentWriter, MatchOpened};
use crate::words::text;

/// The longest text that is pasted here, in bytes: longer ones belong into the library.
const LONGEST: usize = 1 << 20;

/// A position is to be set up.
#[derive(Event, Clone, Debug)]
pub struct EditorRequested {
    /// What the board begins with.
    pub position: Box<AnyPosition>,
    /// Whether a board of the same game with the same options that was left is taken up again instead.
    pub resumes: bool,
    /// Where leaving leads.
    pub back: Screen,
}

/// A position has been chosen as the beginning of a match.
#[derive(Event, Clone, Debug)]
pub struct PositionChosen(pub Box<AnyPosition>);

/// What can be asked of the set-up.
#[derive(Event, Clone, Copy, PartialEq, Eq, Debug)]
pub enum EditorOrder {
    /// Take the last change back.
    Undo,
    /// Make it again.
    Redo,
    /// The other side is to move.
    ChangeSide,
    /// The next of what can be chosen besides the pieces.
    ChangeState,
    /// Everything as at the start of the game.
    SetUpStart,
    /// Nothing on the board.
    Clear,
    /// Choose players for a match from here.
    Play,
    /// Analyse a match that begins here.
    Analyse,
    /// The position's text into the clipboard.
    CopyText,
    /// The share code of a match that begins here into the clipboard.
    CopyCode,
    /// A link to the position into the clipboard.
    CopyLink,
    /// The position in the clipboard onto the board.
    Paste,
    /// Back to where the player came from.
    Leave,
}

/// The match that is opened next is to be analysed.
#[derive(Resource)]
struct AnalyseNext;

/// Observes what is asked.
pub(super) fn plugin(app: &mut App) {
    app.add_observer(open).add_observer(change).add_observer(lead_on).add_observer(copy).add_observer(analyse_opened);
}

fn open(
    wanted: On<EditorRequested>,
    editor: Option<ResMut<Editor>>,
    mut preview: ResMut<PreviewGame>,
    (mut menus, mut screen): (ResMut<MenuStack>, ResMut<NextState<Screen>>),
    mut commands: Commands,
) {
    let EditorRequested { position, resumes, back } = &*wanted;
    let kept = editor.filter(|editor| editor.game() == position.game());
    match kept {
        Some(mut editor) => {
            if !resumes || editor.options != position.options() {
                editor.replace(|board| board.set_up(position));
            }
            (editor.back, editor.options) = (*back, position.options());
        }
        None => commands.insert_resource(Editor::of(position, *back)),
    }
    if preview.0 != position.game() {
        preview.0 = position.game();
    }
    menus.clear();
    NextState::set_if_neq(&mut screen, Screen::Editor);
}

/// Changes of the board.
fn change(order: On<EditorOrder>, editor: Option<ResMut<Editor>>, clipboard: Option<ResMut<EguiClipboard>>) {
    let Some(mut editor) = editor else { return };
    match *order {
        EditorOrder::Undo => editor.change_all(|board| {
            board.undo();
        }),
        EditorOrder::Redo => editor.change_all(|board| {
            board.redo();
        }),
        EditorOrder::ChangeSide => editor.change_all(|board| board.set_side_to_move(board.side_to_move().other())),
        EditorOrder::ChangeState => editor.change_all(|board| {
            let states = board.states();
            let place = states.iter().position(|state| state == board.state());
            let next = place.map_or(0, |place| (place + 1) % states.len());
            board.set_state(&states[next]);
        }),
        EditorOrder::SetUpStart => editor.replace(Arrangement::set_up_start),
        EditorOrder::Clear => editor.change_all(Arrangement::clear),
        EditorOrder::Paste => {
            let text = clipboard.and_then(|mut clipboard| clipboard.get_text());
            let position = text.ok_or(LibraryNotice::NoClipboard).and_then(|text| read(&text, editor.game()));
            match position {
                Ok(position) => editor.replace(|board| board.set_up(&position)),
                Err(said) => editor.say(said),
            }
        }
        EditorOrder::Play
        | EditorOrder::Analyse
        | EditorOrder::CopyText
        | EditorOrder::CopyCode
        | EditorOrder::CopyLink
        | EditorOrder::Leave => {}
    }
}

/// The position of a game that a text is, or with which the match in it ends.
pub(super) fn read(text: &str, game: GameId) -> Result<AnyPosition, LibraryNotice> {
    if text.len() > LONGEST {
        let most: usize = LONGEST >> 10;
        return Err(LibraryNotice::Unreadable(text!("editor-too-long", most = most)));
    }
    let pasted = paste(text, Some(game)).map_err(|error| LibraryNotice::Unreadable(error.to_string()))?;
    let position = match pasted {
        Pasted::Position(position) => position,
        Pasted::Turns(study) | Pasted::Code(study) | Pasted::Record(study) | Pasted::Study(study) => {
            study.to_match().position().clone()
        }
        Pasted::Save(game) => game.position().clone(),
        Pasted::Several => {
            let first = matches(text, Some(game)).next().unwrap_or(Err(PasteError::Unknown));
            let first = first.map_err(|error| LibraryNotice::Unreadable(error.to_string()))?;
            first.into_match().position().clone()
        }
    };
    let of = position.game();
    if of == game {
        return Ok(position);
    }
    Err(LibraryNotice::Unreadable(verdict::words(&ArrangementError::OtherGame { of, game })))
}

/// The ways out.
fn lead_on(
    order: On<EditorOrder>,
    editor: Option<Res<Editor>>,
    mut screen: ResMut<NextState<Screen>>,
    mut sounds: MessageWriter<Sound>,
    mut intents: IntentWriter,
    mut commands: Commands,
) {
    let Some(editor) = editor else { return };
    match (*order, editor.verdict.position()) {
        (EditorOrder::Leave, _) => NextState::set_if_neq(&mut screen, editor.back),
        (EditorOrder::Play, Some(position)) => {
            commands.trigger(PositionChosen(Box::new(position.clone())));
            NextState::set_if_neq(&mut screen, Screen::Setup);
        }
        (EditorOrder::Analyse, Some(position)) => {
            if let Ok(game) = Match::from_position(position) {
                commands.insert_resource(AnalyseNext);
                intents.write(Intent::Open(Box::new(game)));
            }
        }
        (EditorOrder::Play | EditorOrder::Analyse, None) => {
            sounds.write(Sound::Refuse);
        }
        _ => {}
    }
}

/// Texts for the clipboard. That of a board which breaks a rule can be copied too.
fn copy(order: On<EditorOrder>, editor: Option<ResMut<Editor>>, mut commands: Commands) {
    let Some(mut editor) = editor else { return };
    let text = match (*order, editor.verdict.position()) {
        (EditorOrder::CopyText, _) => Ok((editor.arrangement.text(), LibraryNotice::Copied)),
        (EditorOrder::CopyCode, Some(position)) => Match::from_position(position)
            .map_err(|error| error.to_string())
            .and_then(|game| share::encode(&game).map_err(|error| error.to_string()))
            .map(|code| (code, LibraryNotice::Copied)),
        (EditorOrder::CopyLink, Some(position)) => Ok(written_link(&Link::Position(Box::new(position.clone())))),
        (EditorOrder::CopyCode | EditorOrder::CopyLink, None) => Err(editor.verdict.words()),
        _ => return,
    };
    match text {
        Ok((text, said)) => {
            commands.trigger(TextReady(text));
            editor.say(said);
        }
        Err(why) => editor.say(LibraryNotice::Failed(why)),
    }
}

fn analyse_opened(_: On<MatchOpened>, wanted: Option<Res<AnalyseNext>>, mut commands: Commands) {
    if wanted.is_some() {
        commands.remove_resource::<AnalyseNext>();
        commands.trigger(AnalysisWanted(true));
    }
}
