//! The dialogue in which files are chosen. It is part of the window, so that it needs nothing of the system and can be
//! used with the keyboard alone: arrows choose a file, Enter opens it, `/` asks for a path, Escape closes.

use std::path::{Path, PathBuf};

use bevy::prelude::*;
use bevy_egui::egui::text::{CCursor, CCursorRange};
use bevy_egui::egui::text_edit::TextEditState;
use bevy_egui::{EguiContexts, egui};
use egui_file_dialog::{DialogState, FileDialog, FileDialogLabels, Filter, OpeningMode};
use ludarium_files::{is_dir, is_file};
use ludarium_ludobox::{ENDING, is_ludobox};

use crate::folders;
use crate::kept::PlayerFolder;
use crate::library::{FilesChosen, LudoboxChosen};
use crate::look::palette::Palette;
use crate::page;
use crate::schedule::{Menu, MenuStack};
use crate::screens::backdrop;
use crate::ui::{icon, to_egui};
use crate::words::text;

/// The largest size of the dialogue, and the space around it in smaller windows, in points.
const SIZE: egui::Vec2 = egui::vec2(760.0, 470.0);
const BORDER: egui::Vec2 = egui::vec2(36.0, 74.0);
/// Narrower dialogues have no list of places, and no search.
const NARROW: f32 = 520.0;

/// The ends of the names of files that hold matches.
const ENDS: [&str; 4] = ["ludo", "toml", "txt", "json"];

/// What is chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) enum FileWish {
    /// Files with matches, which are opened.
    #[default]
    Matches,
    /// A file with everything that a player owns.
    Ludobox,
    /// A folder for what cannot be kept where it belongs.
    FolderForUnkept,
}

/// The dialogue, while it is open, and the folder in which files were chosen last.
#[derive(Resource, Default)]
pub(in crate::screens) struct FilePicker {
    dialog: Option<FileDialog>,
    folder: Option<PathBuf>,
    /// What has the keyboard.
    focused: Option<egui::Id>,
    /// Where the dialogue went last.
    visited: Option<PathBuf>,
    wish: FileWish,
}

impl FilePicker {
    /// Chooses what the dialogue is for the next time.
    pub(super) fn set(&mut self, wish: FileWish) {
        self.wish = wish;
    }
}

/// The dialogue, as long as its menu is the topmost one.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<FilePicker>().add_systems(OnEnter(Menu::Files), open).add_systems(OnExit(Menu::Files), close);
}

fn open(mut picker: ResMut<FilePicker>, mut menus: ResMut<MenuStack>, player: Res<PlayerFolder>) {
    if page::IS_THERE {
        menus.pop();
        match picker.wish {
            FileWish::Matches => page::pick_files(&ENDS),
            FileWish::Ludobox => page::pick_files(&[ENDING]),
            // What could not be saved there either is said where it was asked for.
            FileWish::FolderForUnkept => _ = player.save_elsewhere(&folders::downloads()),
        }
        return;
    }
    let folder = picker.folder.clone().filter(|folder| is_dir(folder)).unwrap_or_else(folders::downloads);
    let mut dialog = dialog_in(folder, picker.wish);
    match picker.wish {
        FileWish::Matches => dialog.pick_multiple(),
        FileWish::Ludobox => dialog.pick_file(),
        FileWish::FolderForUnkept => dialog.pick_directory(),
    }
    picker.dialog = Some(dialog);
}

fn close(mut picker: ResMut<FilePicker>) {
    picker.dialog = None;
    picker.wish = FileWish::Matches;
}

fn dialog_in(folder: PathBuf, wish: FileWish) -> FileDialog {
    let (kind, filter) = match wish {
        FileWish::Ludobox => (text!("everything"), Filter::new(is_ludobox)),
        FileWish::Matches | FileWish::FolderForUnkept => (text!("files-matches"), Filter::new(holds_matches)),
    };
    let mut dialog = FileDialog::new()
        .id("files")
        .labels(labels())
        .title(&text!("files"))
        .initial_directory(folder)
        .opening_mode(OpeningMode::AlwaysInitialDir)
        .as_modal(false)
        .resizable(false)
        .movable(false)
        .anchor(egui::Align2::CENTER_CENTER, egui::Vec2::ZERO)
        .show_new_folder_button(false)
        .show_working_directory_button(false)
        .show_system_files_option(false)
        .show_pinned_folders(false)
        .add_file_filter(&kind, filter)
        .default_file_filter(&kind)
        .default_file_icon(icon::FILE)
        .default_folder_icon(icon::FOLDER)
        .parent_directory_icon(icon::PARENT)
        .back_icon(icon::BACK)
        .forward_icon(icon::ON)
        .menu_icon(icon::MENU)
        .search_icon(icon::SEARCH)
        .path_edit_icon(icon::EDIT)
        .device_icon(icon::DISK)
        .removable_device_icon(icon::STICK)
        .err_icon(icon::WARNING);
    let exports = folders::data().map(|folder| folder.join("exports")).filter(|folder| is_dir(folder));
    if let Some(folder) = exports {
        dialog = dialog.add_quick_access("Ludarium", |places| places.add_path(&text!("files-exports"), folder));
    }
    let config = dialog.config_mut();
    config.keybindings.new_folder.clear();
    config.pinned_icon = icon::PIN.to_owned();
    config.warn_icon = icon::WARNING.to_owned();
    dialog
}

/// Whether a file is called as those that can be opened.
fn holds_matches(path: &Path) -> bool {
    let end = path.extension().and_then(|end| end.to_str()).unwrap_or_default();
    ENDS.iter().any(|known| end.eq_ignore_ascii_case(known))
}

fn labels() -> FileDialogLabels {
    FileDialogLabels {
        cancel: text!("files-cancel"),
        reload: text!("files-reload"),
        select_all: text!("files-all"),
        show_hidden: text!("files-hidden"),
        heading_places: text!("files-places"),
        heading_devices: text!("files-devices"),
        heading_removable_devices: text!("files-removable"),
        home_dir: text!("files-home"),
        desktop_dir: text!("files-desktop"),
        documents_dir: text!("files-documents"),
        downloads_dir: text!("files-downloads"),
        audio_dir: text!("files-audio"),
        pictures_dir: text!("files-pictures"),
        videos_dir: text!("files-videos"),
        selected_items: text!("files-selected"),
        file_filter_all_files: text!("files-any"),
        open_button: text!("files-open"),
        cancel_button: text!("files-cancel"),
        ..FileDialogLabels::default()
    }
}

/// More letters than a path has.
const WHOLE: usize = 100_000;

/// Selects all of a text that gets the keyboard, so that a path that is typed takes the place of the one that is there.
fn select_when_focused(ctx: &egui::Context, before: &mut Option<egui::Id>) {
    let focused = ctx.memory(egui::Memory::focused);
    if std::mem::replace(before, focused) == focused {
        return;
    }
    if let Some((id, mut state)) = focused.and_then(|id| Some((id, TextEditState::load(ctx, id)?))) {
        let whole = CCursorRange::two(CCursor::new(0), CCursor::new(WHOLE));
        state.cursor.set_char_range(Some(whole));
        state.store(ctx, id);
    }
}

/// The file whose path has been typed: the dialogue would go into it as into a folder.
fn typed_file(dialog: &mut FileDialog, visited: &mut Option<PathBuf>) -> Option<PathBuf> {
    let now = &dialog.storage_mut().last_visited_dir;
    if now == visited {
        return None;
    }
    visited.clone_from(now);
    visited.clone().filter(|path| is_file(path))
}

/// Shows the dialogue, and closes it when files are chosen or it is cancelled.
pub(in crate::screens) fn show(
    mut contexts: EguiContexts,
    mut picker: ResMut<FilePicker>,
    (palette, mut menus): (Res<Palette>, ResMut<MenuStack>),
    player: Res<PlayerFolder>,
    mut commands: Commands,
) -> Result {
    let FilePicker { dialog, folder, focused, visited, wish } = &mut *picker;
    let Some(dialog) = dialog else { return Ok(()) };
    let ctx = contexts.ctx_mut()?.clone();
    backdrop(&ctx, to_egui(palette.panel.widget));
    let size = (ctx.content_rect().size() - BORDER).min(SIZE).max(egui::vec2(120.0, 80.0));
    let config = dialog.config_mut();
    (config.min_size, config.max_size, config.default_size) = (size, Some(size), size);
    (config.show_left_panel, config.show_search) = (size.x >= NARROW, size.x >= NARROW);
    // What is chosen is dark on brass, as everywhere.
    let style = ctx.global_style();
    ctx.all_styles_mut(|style| style.visuals.selection.stroke.color = to_egui(palette.panel.on_accent));
    dialog.update(&ctx);
    select_when_focused(&ctx, focused);
    ctx.all_styles_mut(|now| now.visuals.selection = style.visuals.selection);
    let wish = *wish;
    let typed = if wish == FileWish::FolderForUnkept { None } else { typed_file(dialog, visited) };
    let chosen = match (typed, dialog.state()) {
        (Some(file), _) => vec![file],
        (None, DialogState::Open) => return Ok(()),
        (None, DialogState::PickedMultiple(paths)) => paths.clone(),
        (None, DialogState::Picked(path)) => vec![path.clone()],
        (None, DialogState::Closed | DialogState::Cancelled) => Vec::new(),
    };
    if menus.top() == Menu::Files {
        menus.pop();
    }
    let Some(first) = chosen.first() else { return Ok(()) };
    match wish {
        FileWish::Matches => {
            *folder = first.parent().map(Path::to_owned);
            commands.trigger(FilesChosen(chosen));
        }
        FileWish::Ludobox => {
            *folder = first.parent().map(Path::to_owned);
            commands.trigger(LudoboxChosen(first.clone()));
        }
        // What could not be saved there either is said where the folder was asked for.
        FileWish::FolderForUnkept => _ = player.save_elsewhere(first),
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::fonts;

    /// What a field of text holds after it has got the keyboard and something has been typed.
    #[test]
    fn a_path_that_is_typed_takes_the_place_of_the_one_that_is_there() {
        let ctx = fonts::context();
        let (mut path, mut focused) = ("/home/anna".to_owned(), None);
        for (frame, typed) in [None, None, Some("/"), Some("t"), Some("m"), Some("p")].into_iter().enumerate() {
            let events = typed.map(|text| egui::Event::Text(text.to_owned())).into_iter().collect();
            let mut output = ctx.run_ui(egui::RawInput { events, ..Default::default() }, |ui| {
                let response = ui.text_edit_singleline(&mut path);
                if frame == 1 {
                    response.request_focus();
                }
                select_when_focused(ui.ctx(), &mut focused);
            });
            output.textures_delta.clear();
        }
        assert_eq!(path, "/tmp");
    }

    #[test]
    fn files_with_matches_are_known_by_their_ends() {
        let known = ["a.ludo", "b.LUDO", "c.toml", "d.txt", "e.json", "f.png", "ludo", ".ludo"];
        let found: Vec<&str> = known.into_iter().filter(|name| holds_matches(Path::new(name))).collect();
        assert_eq!(found, ["a.ludo", "b.LUDO", "c.toml", "d.txt", "e.json"]);
    }
}
