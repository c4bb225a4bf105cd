//! Letters to be chosen with a gamepad, while a field for text has the keyboard: the cross goes from key to key, and the
//! field gets what the keyboard would have typed.

use bevy::input::ButtonState;
use bevy::input::keyboard::{Key as TypedKey, KeyboardInput, NativeKeyCode};
use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};
use egui::{Align2, Rect as Area, Stroke, StrokeKind, pos2, vec2};

use super::around::{is_at_board, press};
use super::map::{PadAct, PadButton};
use crate::actions::{KeyFocus, Keyboard};
use crate::look::palette::{Palette, PanelColors};
use crate::ui::{LastDevice, PadUsed, fonts, icon, to_egui};
use crate::words::text;

/// The digits and the signs of notation, which are the same in every language.
const SIGNS: [&str; 2] = ["1234567890", "-+=*/.,:()?'"];
/// The most keys in a row, and the most rows of letters.
const MOST: (usize, usize) = (14, 12);
/// The height of a key, the gap between keys, and the greatest width of all, in points.
const HEIGHT: f32 = 34.0;
const GAP: f32 = 3.0;
const WIDTH: f32 = 600.0;
/// Around the keys, and between them and the edge of the window.
const MARGIN: f32 = 8.0;

/// Which key is the next to be typed.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct PadTyping {
    row: usize,
    column: usize,
    page: usize,
    is_shifted: bool,
}

/// What a key does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Key {
    Letter(char),
    /// The next letter is a capital.
    Shift,
    /// The next page of letters.
    Page,
    Space,
    Erase,
    /// The field is left, or what stands in it is carried out.
    Done,
}

/// The pages of letters of the language, each in rows.
fn pages() -> Vec<Vec<Vec<char>>> {
    let row = |row: &str| -> Vec<char> { row.chars().take(MOST.0).collect() };
    let page = |page: &str| -> Vec<Vec<char>> { page.split_whitespace().take(MOST.1).map(row).collect() };
    text!("typing-letters").split('|').map(page).collect()
}

impl PadTyping {
    fn rows(self, pages: &[Vec<Vec<char>>]) -> Vec<Vec<Key>> {
        let signs = SIGNS.iter().map(|row| row.chars().map(Key::Letter).collect());
        let page = pages.get(self.page % pages.len().max(1)).into_iter().flatten();
        let page = page.map(|row| row.iter().map(|letter| Key::Letter(self.cased(*letter))).collect());
        let more = Some(Key::Page).filter(|_| pages.len() > 1);
        let last: Vec<Key> = [Key::Shift].into_iter().chain(more).chain([Key::Space, Key::Erase, Key::Done]).collect();
        signs.chain(page).chain([last]).collect()
    }

    fn cased(self, letter: char) -> char {
        let mut upper = letter.to_uppercase();
        match (self.is_shifted, upper.next(), upper.next()) {
            (true, Some(upper), None) => upper,
            _ => letter,
        }
    }

    /// The key in the place, where there are fewer in a row than in the one before.
    fn place(self, rows: &[Vec<Key>]) -> (usize, usize) {
        let row = self.row.min(rows.len().saturating_sub(1));
        (row, self.column.min(rows.get(row).map_or(0, Vec::len).saturating_sub(1)))
    }

    /// Goes one key on; round the edges.
    fn go(&mut self, rows: &[Vec<Key>], arm: PadButton) {
        let (row, column) = self.place(rows);
        let (rows_there, columns) = (rows.len().max(1), rows.get(row).map_or(1, |row| row.len().max(1)));
        (self.row, self.column) = match arm {
            PadButton::Up => ((row + rows_there - 1) % rows_there, self.column),
            PadButton::Down => ((row + 1) % rows_there, self.column),
            PadButton::Left => (row, (column + columns - 1) % columns),
            _ => (row, (column + 1) % columns),
        };
    }
}

/// Whether letters are chosen with the gamepad now.
pub(super) fn is_open(world: &World) -> bool {
    *world.resource::<KeyFocus>() == KeyFocus::Text && *world.resource::<LastDevice>() == LastDevice::Pad
}

/// An arm of the cross goes to another key.
pub(super) fn walk(world: &mut World, arm: PadButton) {
    world.write_message(PadUsed);
    let mut typing = *world.resource::<PadTyping>();
    typing.go(&typing.rows(&pages()), arm);
    *world.resource_mut::<PadTyping>() = typing;
}

/// What a button means while letters are chosen; nothing where it means what it always does.
pub(super) fn press_button(world: &mut World, act: PadAct) -> bool {
    match act {
        PadAct::Choose => {
            let typing = *world.resource::<PadTyping>();
            let rows = typing.rows(&pages());
            let (row, column) = typing.place(&rows);
            if let Some(key) = rows.get(row).and_then(|row| row.get(column)) {
                strike(world, *key);
            }
        }
        PadAct::Undo => strike(world, Key::Erase),
        PadAct::Next => strike(world, Key::Space),
        PadAct::View => strike(world, Key::Shift),
        PadAct::Menu => strike(world, Key::Done),
        _ => return false,
    }
    true
}

fn strike(world: &mut World, key: Key) {
    let mut typing = world.resource_mut::<PadTyping>();
    match key {
        Key::Letter(letter) => {
            typing.is_shifted = false;
            type_letter(world, letter);
        }
        Key::Shift => {
            typing.is_shifted = !typing.is_shifted;
            world.write_message(PadUsed);
        }
        Key::Page => {
            typing.page = typing.page.wrapping_add(1);
            world.write_message(PadUsed);
        }
        Key::Space => type_letter(world, ' '),
        Key::Erase => press(world, &[KeyCode::Backspace]),
        // In a form the next widget follows.
        Key::Done if is_at_board(world) => press(world, &[KeyCode::Enter]),
        Key::Done => press(world, &[KeyCode::Tab]),
    }
}

/// Types a letter as a key that has no place on any keyboard.
fn type_letter(world: &mut World, letter: char) {
    world.write_message(PadUsed);
    let key_code = KeyCode::Unidentified(NativeKeyCode::Unidentified);
    let logical_key = TypedKey::Character(letter.to_string().into());
    let mut keyboard = world.resource_mut::<Keyboard>();
    for state in [ButtonState::Pressed, ButtonState::Released] {
        let text = Some(letter.to_string().into()).filter(|_| state.is_pressed());
        let (logical_key, window) = (logical_key.clone(), Entity::PLACEHOLDER);
        keyboard.strike(KeyboardInput { key_code, logical_key, state, text, repeat: false, window });
    }
}

/// Shows the keys, on the half of the window where the field is not.
pub(super) fn show(
    mut contexts: EguiContexts,
    (focus, device, typing): (Res<KeyFocus>, Res<LastDevice>, Res<PadTyping>),
    palette: Res<Palette>,
) -> Result {
    if *focus != KeyFocus::Text || *device != LastDevice::Pad {
        return Ok(());
    }
    let ctx = contexts.ctx_mut()?;
    let field = ctx.memory(egui::Memory::focused).and_then(|id| ctx.read_response(id)).map(|field| field.rect);
    let rows = typing.rows(&pages());
    paint(ctx, &rows, (typing.place(&rows), typing.is_shifted), field, &palette.panel);
    Ok(())
}

fn paint(
    ctx: &egui::Context,
    rows: &[Vec<Key>],
    (chosen, is_shifted): ((usize, usize), bool),
    field: Option<Area>,
    colors: &PanelColors,
) {
    let window = ctx.content_rect();
    let size = vec2(WIDTH.min(window.width() - 2.0 * MARGIN), rows.len() as f32 * (HEIGHT + GAP) + 2.0 * MARGIN);
    let is_above = field.is_some_and(|field| field.center().y > window.center().y);
    let top = if is_above { window.min.y + MARGIN } else { window.max.y - MARGIN - size.y };
    let all = Area::from_min_size(pos2(window.center().x - size.x / 2.0, top), size);
    let painter = ctx.layer_painter(egui::LayerId::new(egui::Order::Tooltip, egui::Id::new("keys of the gamepad")));
    let [back, plain, accent, ink, dark] =
        [colors.panel, colors.widget, colors.accent, colors.text, colors.on_accent].map(to_egui);
    painter.rect(all, 9.0, back, Stroke::new(1.5, accent), StrokeKind::Inside);
    let inner = all.shrink(MARGIN);
    for (row, keys) in rows.iter().enumerate() {
        let width = inner.width() / keys.len().max(1) as f32;
        for (column, key) in keys.iter().enumerate() {
            let corner = inner.min + vec2(column as f32 * width, row as f32 * (HEIGHT + GAP));
            let place = Area::from_min_size(corner, vec2(width - GAP, HEIGHT));
            let is_chosen = (row, column) == chosen;
            let is_lit = is_chosen || *key == Key::Shift && is_shifted;
            painter.rect_filled(place, 5.0, if is_lit { accent } else { plain });
            if is_chosen {
                painter.rect_stroke(place.expand(1.5), 6.0, Stroke::new(2.0, ink), StrokeKind::Inside);
            }
            let (sign, font) = match key {
                Key::Letter(letter) => (letter.to_string(), fonts::bold(19.0)),
                Key::Page => (text!("typing-page"), fonts::bold(17.0)),
                Key::Space => (text!("typing-space"), fonts::bold(17.0)),
                Key::Shift => (icon::PROMOTE.to_owned(), fonts::icons(18.0)),
                Key::Erase => (icon::ERASE.to_owned(), fonts::icons(18.0)),
                Key::Done => (icon::FINE.to_owned(), fonts::icons(18.0)),
            };
            painter.text(place.center(), Align2::CENTER_CENTER, sign, font, if is_lit { dark } else { ink });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn letters(rows: &[Vec<Key>]) -> String {
        let letter = |key: &Key| if let Key::Letter(letter) = key { Some(*letter) } else { None };
        rows.iter().flatten().filter_map(letter).collect()
    }

    #[test]
    fn every_key_is_reached_by_the_cross_and_no_way_leads_out() {
        let pages: Vec<Vec<Vec<char>>> =
            vec![vec!["abcdef".chars().collect(), "xy".chars().collect()], vec!["あ".chars().collect()]];
        let mut typing = PadTyping::default();
        let rows = typing.rows(&pages);
        let mut reached = Vec::new();
        for _ in 0..rows.len() {
            for _ in 0..MOST.0 {
                let (row, column) = typing.place(&rows);
                reached.push(rows[row][column]);
                typing.go(&rows, PadButton::Right);
            }
            typing.go(&rows, PadButton::Down);
        }
        assert_eq!(typing.place(&rows).0, 0, "from the last row to the first");
        assert!(rows.iter().flatten().all(|key| reached.contains(key)), "{reached:?}");
        typing.go(&rows, PadButton::Up);
        assert_eq!(typing.place(&rows).0, rows.len() - 1);
        typing.is_shifted = true;
        assert!(letters(&typing.rows(&pages)).contains("ABCDEFXY"));
        typing.page = 7;
        assert!(letters(&typing.rows(&pages)).ends_with('あ'));
    }
}
