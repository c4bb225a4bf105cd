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
/// Lessons.
pub const LESSONS: &str = bold::STUDENT;
/// All matches.
pub const LIBRARY: &str = bold::ARCHIVE;
/// What is in the clipboard.
pub const PASTE: &str = bold::CLIPBOARD_TEXT;
/// Puzzles.
pub const PUZZLES: &str = bold::PUZZLE_PIECE;
