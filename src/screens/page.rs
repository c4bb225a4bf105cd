//! Pages of text: Markdown with headings, lists, tables, paragraphs, and positions of a game as diagrams.

use bevy_egui::egui::{self, Ui, vec2};
use ludarium_rules::{AnyPosition, Cell, GameId};

use crate::games::guide;
use crate::hud::token;
use crate::look::palette::Palette;
use crate::ui::theme::to_egui;

/// The width of a diagram in points, where there is room for it.
const DIAGRAM: f32 = 330.0;

/// A part of a page.
#[derive(Clone, PartialEq, Debug)]
enum Block<'a> {
    Line(&'a str),
    Table(Vec<&'a str>),
    Position(&'a str),
}

/// The parts of a page, in order.
fn blocks(markdown: &str) -> Vec<Block<'_>> {
    let mut blocks = Vec::new();
    let mut lines = markdown.lines();
    while let Some(line) = lines.next() {
        if line.starts_with("```position") {
            blocks.extend(lines.next().map(Block::Position));
            lines.by_ref().take_while(|line| !line.starts_with("```")).for_each(drop);
        } else if line.starts_with('|') {
            match blocks.last_mut() {
                Some(Block::Table(rows)) => rows.push(line),
                _ => blocks.push(Block::Table(vec![line])),
            }
        } else {
            blocks.push(Block::Line(line));
        }
    }
    blocks
}

/// Shows a page; its positions are those of `game`.
pub fn show(ui: &mut Ui, palette: &Palette, markdown: &str, game: Option<GameId>) {
    for (number, block) in blocks(markdown).into_iter().enumerate() {
        match (block, game) {
            (Block::Line(line), _) => paragraph(ui, line),
            (Block::Table(rows), _) => table(ui, number, &rows),
            (Block::Position(text), Some(game)) => diagram(ui, palette, game, text),
            (Block::Position(text), None) => paragraph(ui, text),
        }
    }
}

fn paragraph(ui: &mut Ui, line: &str) {
    let plain = line.replace("**", "").replace('`', "");
    if let Some(heading) = plain.trim_start_matches('#').strip_prefix(' ').filter(|_| plain.starts_with('#')) {
        ui.add_space(8.0);
        ui.heading(heading);
    } else if let Some(item) = plain.strip_prefix("- ").or(plain.strip_prefix("* ")) {
        ui.horizontal_top(|ui| {
            ui.label("•");
            ui.add(egui::Label::new(item).wrap());
        });
    } else if plain.trim().is_empty() {
        ui.add_space(4.0);
    } else {
        ui.label(plain);
    }
}

fn table(ui: &mut Ui, number: usize, lines: &[&str]) {
    let columns = lines.first().map_or(1, |line| line.trim_matches('|').split('|').count());
    let width = ui.available_width() / columns as f32 - 16.0;
    egui::Grid::new(("table", number)).striped(true).spacing([16.0, 4.0]).show(ui, |ui| {
        for (row, line) in lines.iter().enumerate() {
            let rule = line.chars().all(|letter| "|-: ".contains(letter));
            if rule {
                continue;
            }
            for cell in line.trim_matches('|').split('|') {
                let cell = cell.trim().replace("**", "").replace('`', "");
                let text = if row == 0 { egui::RichText::new(cell).strong() } else { egui::RichText::new(cell) };
                ui.scope(|ui| {
                    ui.set_max_width(width);
                    ui.add(egui::Label::new(text).wrap());
                });
            }
            ui.end_row();
        }
    });
}

/// A position from straight above, White at the foot. A text that is no position is shown as it is.
fn diagram(ui: &mut Ui, palette: &Palette, game: GameId, text: &str) {
    let Ok(position) = AnyPosition::parse(game, text, &[]) else { return paragraph(ui, text) };
    let guide = guide(game);
    let layout = (guide.layout)();
    let picture = position.board_view();
    let extent = layout.half * 2.0;
    let width = DIAGRAM.min(ui.available_width());
    let scale = width / extent.x;
    ui.vertical_centered(|ui| {
        let (rect, response) = ui.allocate_exact_size(vec2(width, extent.y * scale), egui::Sense::hover());
        // Who cannot see the diagram hears its text.
        response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Image, true, text));
        let painter = ui.painter();
        painter.rect_filled(rect, 6.0, to_egui(palette.panel.widget));
        let spot = |place: bevy::math::Vec2| rect.center() + vec2(place.x, place.y) * scale;
        for cell in (0..layout.count()).map(Cell) {
            let centre = layout.world(cell);
            let middle = bevy::math::Vec2::new(centre.x, centre.z);
            let corners = layout.outline(layout.shape(cell)).iter().map(|corner| spot(middle + *corner)).collect();
            let line = egui::Stroke::new(1.0, to_egui(palette.panel.line));
            painter.add(egui::Shape::convex_polygon(corners, to_egui(palette.panel.background), line));
            let stack = picture.cells.get(cell.index()).map_or(&[][..], Vec::as_slice);
            if let Some(top) = stack.last() {
                let radius = layout.unit * scale * 0.4;
                token::paint(painter, &(guide.token)(*top, palette), spot(middle), radius);
                if stack.len() > 1 {
                    let font = crate::ui::fonts::bold(radius * 1.1);
                    let ink = to_egui((guide.token)(*top, palette).ink);
                    painter.text(spot(middle), egui::Align2::CENTER_CENTER, stack.len(), font, ink);
                }
            }
        }
    });
    ui.add_space(6.0);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_is_cut_into_lines_tables_and_positions() {
        let page = "# Title\n\n```position\n8 w\n```\n| a | b |\n|---|---|\ntext";
        let expected = [
            Block::Line("# Title"),
            Block::Line(""),
            Block::Position("8 w"),
            Block::Table(vec!["| a | b |", "|---|---|"]),
            Block::Line("text"),
        ];
        assert_eq!(blocks(page), expected);
    }
}
