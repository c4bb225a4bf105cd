//! What the menu of the rules shows below the game's page: the keys.

use bevy_egui::egui::{self, Ui};

const KEYS: [(&str, &str); 17] = [
    ("Arrows, Enter", "move on the board and choose"),
    ("1 to 9", "the choices below the board"),
    ("Tab", "go round everything that can be chosen"),
    ("Escape, right click", "one step back; then the pause menu"),
    ("U, R", "undo, redo (also Ctrl+Z, Ctrl+Y)"),
    ("Page up, Page down", "one turn back or on"),
    ("Home, End", "to the start, to the present"),
    ("H", "show or hide a hint"),
    ("M", "the AI moves now"),
    ("Space, N, 1 to 3", "two AIs: pause, one turn, how fast"),
    ("T", "from straight above, and back"),
    ("V", "in the room, from above, flat"),
    ("F", "to the other side of the board"),
    ("Ctrl+arrows, right drag", "turn and tilt the camera"),
    ("+ and -, wheel", "closer and farther; 0 shows the whole board"),
    ("P", "photos: drag, Shift+drag and wheel; Enter saves, Escape ends"),
    ("F1", "these rules"),
];

/// Lists the keys.
pub(super) fn keys(ui: &mut Ui) {
    ui.add_space(8.0);
    ui.heading("Keys");
    egui::Grid::new("keys").num_columns(2).spacing([18.0, 4.0]).show(ui, |ui| {
        for (key, what) in KEYS {
            ui.strong(key);
            ui.label(what);
            ui.end_row();
        }
    });
}
