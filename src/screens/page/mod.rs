//! Pages of text: Markdown, with positions of a game as diagrams.

pub(super) mod diagram;
mod part;

use std::collections::HashMap;

use bevy::prelude::Resource;
use bevy_egui::egui::{self, RichText, Ui, vec2};
use egui_commonmark::{CommonMarkCache, CommonMarkViewer};
use ludarium_rules::GameId;

use self::part::{Part, Table, Wanted, column_widths};
use crate::look::palette::Palette;
use crate::ui::{fonts, to_egui};
use crate::words::{self, RulesPage, text};

const CREDITS: &str = include_str!("../../../assets/CREDITS.md");

/// The width of the bar beside a marked heading.
const MARK: f32 = 4.0;
/// In how many frames a page is scrolled to its marked heading.
const SCROLLS: u8 = 4;

/// Between the columns of a table.
const COLUMN_GAP: f32 = 14.0;

/// So many letters that lines may be broken between stand beside each other in a table.
const FEWEST_LETTERS: f32 = 4.0;

/// A page of text.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Page {
    /// The rules of a game.
    Rules(GameId),
    /// Who made what.
    Credits,
}

impl Page {
    /// The page in the player's language, if there is one, cut into its parts.
    fn parts(self) -> Vec<Part> {
        match self {
            Page::Rules(game) => {
                let RulesPage { markdown, is_outdated } = words::rules_page(game);
                let warning = is_outdated.then(|| Part::Text(text!("page-outdated")));
                warning.into_iter().chain(part::parts_of(&markdown, Some(game))).collect()
            }
            Page::Credits => part::parts_of(CREDITS, None),
        }
    }
}

/// The pages that have been opened, cut into their parts once.
#[derive(Resource, Default)]
pub(super) struct Pages {
    parts: HashMap<Page, Vec<Part>>,
    markdown: CommonMarkCache,
}

impl Pages {
    /// Reads all pages anew.
    pub(super) fn forget(&mut self) {
        self.parts.clear();
    }

    /// Shows a page, scrolled to the heading of the second level at a place, counted from 0, which is marked; below it stands
    /// what `below` adds.
    pub(super) fn show(
        &mut self,
        ui: &mut Ui,
        palette: &Palette,
        page: Page,
        marked: Option<usize>,
        below: impl FnOnce(&mut Ui),
    ) {
        let parts = self.parts.entry(page).or_insert_with(|| page.parts());
        let mut writer = Writer { markdown: &mut self.markdown, palette };
        ui.scope(|ui| {
            // Bold words stand out by colour: the text face is the same in both weights to egui.
            ui.visuals_mut().widgets.active.fg_stroke.color = to_egui(palette.panel.accent);
            ui.visuals_mut().code_bg_color = to_egui(palette.panel.widget);
            let (mut headings, mut below) = (0, Some(below));
            for part in parts {
                let is_section = matches!(part, Part::Heading(2, _));
                if is_section && marked == Some(headings) {
                    writer.marked(ui, part, (page, headings));
                    below.take().into_iter().for_each(|below| below(ui));
                } else {
                    writer.part(ui, part);
                }
                headings += usize::from(is_section);
            }
        });
    }
}

/// Writes the parts of a page, one below the other.
struct Writer<'a> {
    markdown: &'a mut CommonMarkCache,
    palette: &'a Palette,
}

impl Writer<'_> {
    fn part(&mut self, ui: &mut Ui, part: &Part) {
        match part {
            Part::Heading(level, text) => heading(ui, *level, text),
            Part::Text(text) => self.text(ui, text),
            Part::Table(table) => self.table(ui, table),
            Part::Position(text, position) => diagram::show(ui, self.palette, text, position),
        }
    }

    /// A heading with a bar beside it. When it is seen first after another one, the page is scrolled to it.
    fn marked(&mut self, ui: &mut Ui, part: &Part, place: (Page, usize)) {
        let accent = to_egui(self.palette.panel.accent);
        let shown = ui.scope(|ui| {
            ui.visuals_mut().override_text_color = Some(accent);
            ui.indent("marked", |ui| self.part(ui, part));
        });
        let rect = shown.response.rect;
        let bar = egui::Rect::from_min_max(rect.min, egui::pos2(rect.min.x + MARK, rect.max.y));
        ui.painter().rect_filled(bar, 2.0, accent);
        scroll_once(ui, rect, place);
    }

    fn text(&mut self, ui: &mut Ui, markdown: &str) {
        CommonMarkViewer::new().show(ui, self.markdown, markdown);
        ui.add_space(4.0);
    }

    /// Rows one below the other, every second one on a lighter ground; columns as wide as their text asks for, or where there
    /// is no room for that, cells below each other.
    fn table(&mut self, ui: &mut Ui, table: &Table) {
        let room = ui.available_width() - COLUMN_GAP * (table.columns() as f32 + 1.0);
        let wanted: Vec<Wanted> = (0..table.columns()).map(|column| wanted(ui, table.column(column))).collect();
        match column_widths(&wanted, room) {
            Some(widths) => self.columns(ui, table, &widths),
            None => self.stack(ui, table),
        }
        ui.add_space(8.0);
    }

    fn columns(&mut self, ui: &mut Ui, table: &Table, widths: &[f32]) {
        if !table.header.iter().all(String::is_empty) {
            let header: Vec<String> = table.header.iter().map(|cell| bold(cell)).collect();
            self.row(ui, &header, widths, egui::Color32::TRANSPARENT);
        }
        for (number, row) in table.rows.iter().enumerate() {
            self.row(ui, row, widths, stripe(ui, number));
        }
    }

    /// The cells of each row one below the other.
    fn stack(&mut self, ui: &mut Ui, table: &Table) {
        let width = ui.available_width() - COLUMN_GAP;
        for (number, row) in table.rows.iter().enumerate() {
            self.row(ui, &[table.stacked(row)], &[width], stripe(ui, number));
        }
    }

    fn row(&mut self, ui: &mut Ui, cells: &[String], widths: &[f32], fill: egui::Color32) {
        let margin = egui::Margin::symmetric((COLUMN_GAP / 2.0) as i8, 3);
        egui::Frame::new().fill(fill).inner_margin(margin).corner_radius(3.0).show(ui, |ui| {
            ui.horizontal_top(|ui| {
                ui.spacing_mut().item_spacing.x = COLUMN_GAP;
                for (cell, width) in cells.iter().zip(widths) {
                    ui.allocate_ui_with_layout(vec2(*width, 0.0), egui::Layout::top_down(egui::Align::LEFT), |ui| {
                        ui.set_width(*width);
                        CommonMarkViewer::new().show(ui, self.markdown, cell);
                    });
                }
            });
        });
        ui.add_space(-ui.spacing().item_spacing.y);
    }
}

/// What a row of a table lies on.
fn stripe(ui: &Ui, number: usize) -> egui::Color32 {
    if number.is_multiple_of(2) { ui.visuals().faint_bg_color } else { egui::Color32::TRANSPARENT }
}

fn bold(cell: &str) -> String {
    if cell.is_empty() { String::new() } else { format!("**{cell}**") }
}

/// Whether a line may be broken before and behind a letter: those of Chinese and Japanese.
fn is_broken_anywhere(letter: char) -> bool {
    matches!(letter, '\u{2E80}'..='\u{9FFF}' | '\u{F900}'..='\u{FAFF}' | '\u{FF00}'..='\u{FFEF}')
}

/// The room that cells with these texts can use.
fn wanted(ui: &Ui, texts: impl Iterator<Item = String>) -> Wanted {
    let font = egui::TextStyle::Body.resolve(ui.style());
    let width = |text: &str| {
        let layout = |fonts: &mut egui::epaint::text::FontsView| {
            fonts.layout_no_wrap(text.to_owned(), font.clone(), egui::Color32::WHITE).size().x
        };
        // A little more than measured, so that rounding breaks no line.
        if text.is_empty() { 0.0 } else { ui.fonts_mut(layout) + 3.0 }
    };
    texts.fold(Wanted { least: 0.0, most: 0.0 }, |wanted, text| {
        let words = text.split(|letter: char| letter.is_whitespace() || is_broken_anywhere(letter));
        let mut least = words.map(&width).fold(wanted.least, f32::max);
        if text.contains(is_broken_anywhere) {
            least = least.max(FEWEST_LETTERS * font.size);
        }
        Wanted { least, most: wanted.most.max(width(&text)) }
    })
}

/// Scrolls to a place of a page that was not shown in the frame before. What stands above it is measured in the first frame,
/// so that the second one counts.
fn scroll_once(ui: &Ui, rect: egui::Rect, place: (Page, usize)) {
    let (id, frame) = (egui::Id::new("marked heading"), ui.ctx().cumulative_frame_nr());
    let last: Option<(Page, usize, u64, u8)> = ui.data(|data| data.get_temp(id));
    let known = last.filter(|(page, heading, before, _)| (*page, *heading) == place && before + 2 >= frame);
    let times = known.map_or(0, |(.., times)| times);
    if times < SCROLLS {
        ui.scroll_to_rect(rect, Some(egui::Align::Min));
        ui.ctx().request_repaint();
    }
    ui.data_mut(|data| data.insert_temp(id, (place.0, place.1, frame, (times + 1).min(SCROLLS))));
}

/// A heading in the display face: the title of the page larger than those of its sections.
fn heading(ui: &mut Ui, level: usize, text: &str) {
    let size = egui::TextStyle::Heading.resolve(ui.style()).size;
    let size = if level < 3 { size } else { size * 0.85 };
    ui.add_space(8.0);
    ui.label(RichText::new(text).font(fonts::display(size)).color(ui.visuals().text_color()));
}
