//! The signs of tools, from the icon font.

use egui_phosphor::bold;

/// Closes what it stands on.
pub const CLOSE: &str = bold::X;
/// Takes a turn back.
pub const UNDO: &str = bold::ARROW_U_UP_LEFT;
/// Plays it again.
pub const REDO: &str = bold::ARROW_U_UP_RIGHT;
/// A hint.
pub const HINT: &str = bold::LIGHTBULB;
/// A hint that is shown or sought.
pub const NO_HINT: &str = bold::LIGHTBULB_FILAMENT;
/// A draw.
pub const DRAW: &str = bold::HANDSHAKE;
/// Resignation.
pub const RESIGN: &str = bold::FLAG;
/// The rules.
pub const RULES: &str = bold::BOOK_OPEN;
/// The board from straight above.
pub const TOP: &str = bold::GRID_FOUR;
/// The board as from a chair.
pub const TILT: &str = bold::PERSPECTIVE;
/// To the other side of the board.
pub const FLIP: &str = bold::ARROWS_CLOCKWISE;
/// The pause menu.
pub const MENU: &str = bold::LIST;
/// Less of it.
pub const FOLD: &str = bold::CARET_UP;
/// More of it.
pub const UNFOLD: &str = bold::CARET_DOWN;
/// Two AIs play on.
pub const PLAY: &str = bold::PLAY;
/// They wait.
pub const PAUSE: &str = bold::PAUSE;
/// They play one turn.
pub const STEP: &str = bold::SKIP_FORWARD;
/// To the start of the match.
pub const TO_START: &str = bold::SKIP_BACK;
/// One turn back.
pub const BACK: &str = bold::CARET_LEFT;
/// One turn on.
pub const ON: &str = bold::CARET_RIGHT;
/// One fewer.
pub const FEWER: &str = bold::MINUS;
/// One more.
pub const MORE: &str = bold::PLUS;
/// How far the player has come.
pub const PROGRESS: &str = bold::TROPHY;
/// The analysis.
pub const ANALYSE: &str = bold::CHART_LINE;
/// Preferences.
pub const SETTINGS: &str = bold::GEAR;
/// Who made what.
pub const CREDITS: &str = bold::INFO;
/// The way out.
pub const QUIT: &str = bold::SIGN_OUT;
/// The next round of the match.
pub const NEXT: &str = bold::CARET_DOUBLE_RIGHT;
/// The same match once more.
pub const AGAIN: &str = bold::REPEAT;
/// Only the board.
pub const LOOK: &str = bold::EYE;
/// The shelf of games.
pub const SHELF: &str = bold::BOOKS;
/// What is said of a turn.
pub const NOTE: &str = bold::NOTE_PENCIL;
/// A variation becomes the line.
pub const PROMOTE: &str = bold::ARROW_FAT_LINE_UP;
/// Away with it.
pub const DELETE: &str = bold::TRASH;
/// Lessons.
pub const LESSONS: &str = bold::STUDENT;
/// All matches.
pub const LIBRARY: &str = bold::ARCHIVE;
/// What is in the clipboard.
pub const PASTE: &str = bold::CLIPBOARD_TEXT;
/// The match as a file.
pub const EXPORT: &str = bold::EXPORT;
/// A file.
pub const FILE: &str = bold::FILE;
/// A folder.
pub const FOLDER: &str = bold::FOLDER;
/// The folder in which a folder lies.
pub const PARENT: &str = bold::ARROW_UP;
/// A disk.
pub const DISK: &str = bold::HARD_DRIVE;
/// A disk that can be taken away.
pub const STICK: &str = bold::USB;
/// Something is wrong.
pub const WARNING: &str = bold::WARNING;
/// Looks for something.
pub const SEARCH: &str = bold::MAGNIFYING_GLASS;
/// Something can be written there.
pub const EDIT: &str = bold::PENCIL_SIMPLE;
/// A folder that is always at hand.
pub const PIN: &str = bold::PUSH_PIN;
/// Puzzles.
pub const PUZZLES: &str = bold::PUZZLE_PIECE;
/// Moves what is on the board.
pub const HAND: &str = bold::HAND_GRABBING;
/// Takes away what is on the board.
pub const ERASE: &str = bold::ERASER;
/// A growth that goes on.
pub const GROW: &str = bold::PLANT;
/// An empty board.
pub const CLEAR: &str = bold::BROOM;
/// All is well.
pub const FINE: &str = bold::CHECK_CIRCLE;
