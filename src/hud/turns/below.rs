//! What stands below the turns of the list: comments and variations, laid out anew when the study changes.

use std::sync::Arc;

use bevy_egui::egui::epaint::text::FontsView;
use bevy_egui::egui::{self, FontId, Galley, Rect, Ui, vec2};
use ludarium_record::study::NodeId;

use super::Columns;
use super::listing::Listing;
use super::main_line::spoken;
use super::variations::{Passage, Spot, passages, place};
use crate::table::{Intent, Table};
use crate::ui::{WidgetContext, to_egui};
use crate::words;

/// The size of the letters.
const TEXT: f32 = 14.0;
/// Between words, and on both sides of a turn within its button.
const GAP: f32 = 1.0;
const MARGIN: f32 = 3.0;
/// How far variations are set in.
const INDENT: f32 = 12.0;

/// For which study, in which state and width, the layout is.
type About = (u64, u64, u32);

/// The passages below the turns, and where their words are.
#[derive(Default)]
pub(super) struct Below {
    about: Option<About>,
    passages: Vec<(Passage, Vec<Spot>, usize)>,
}

impl Below {
    /// Lays the passages out, unless that has been done.
    pub(super) fn follow(&mut self, ui: &Ui, table: &Table, (width, line): (f32, f32)) {
        let exploration = table.exploration();
        let about = exploration.map(|exploration| (table.serial(), exploration.revision(), width.to_bits()));
        if self.about == about {
            return;
        }
        self.about = about;
        let written = exploration.map(|exploration| passages(exploration.study())).unwrap_or_default();
        let room = width - INDENT - 2.0;
        let size_of = |label: &str| {
            let size = ui.fonts_mut(|fonts| layout(fonts, label, room).size());
            (size.x + 2.0 * MARGIN, (((size.y + 2.0) / line).ceil() as usize).max(1))
        };
        let laid_out = |passage: Passage| {
            let sizes: Vec<(f32, usize)> = passage.words.iter().map(|word| size_of(&word.label)).collect();
            let (spots, lines) = place(&sizes, room, GAP);
            (passage, spots, lines)
        };
        self.passages = written.into_iter().map(laid_out).collect();
    }

    /// How many lines stand below the turn of a ply.
    pub(super) fn lines(&self, ply: usize) -> usize {
        let place = self.passages.binary_search_by_key(&ply, |(passage, ..)| passage.ply);
        place.map_or(0, |place| self.passages[place].2)
    }

    /// The line of a turn that was tried.
    pub(super) fn line_of(&self, node: NodeId, listing: &Listing) -> Option<usize> {
        self.passages.iter().find_map(|(passage, spots, _)| {
            let word = passage.words.iter().position(|word| word.turn.is_some_and(|(id, _)| id == node))?;
            let block = listing.blocks.iter().find(|block| block.ply == passage.ply)?;
            Some(block.line + spots[word].line)
        })
    }

    /// Shows what lies in the viewport; returns where a click leads.
    pub(super) fn show(
        &self,
        ui: &mut Ui,
        widgets: &mut WidgetContext,
        table: &Table,
        listing: &Listing,
        (columns, viewport): (&Columns, Rect),
    ) -> Option<Intent> {
        let study = table.exploration()?.study();
        let (origin, colors) = (ui.max_rect().min, widgets.palette().panel);
        let (text, weak) = (to_egui(colors.text), to_egui(colors.weak_text));
        let mut clicked = None;
        for (passage, spots, _) in &self.passages {
            let Some(block) = listing.blocks.iter().find(|block| block.ply == passage.ply) else { continue };
            for (word, spot) in passage.words.iter().zip(spots) {
                let top = (block.line + spot.line) as f32 * columns.line;
                let height = spot.lines as f32 * columns.line;
                if top > viewport.max.y || top + height < viewport.min.y {
                    continue;
                }
                let corner = origin + vec2(columns.number + INDENT + spot.left, top);
                let rect = Rect::from_min_size(corner, vec2(spot.width, height - 2.0));
                let mut color = weak;
                if let Some((node, variation)) = word.turn {
                    let ply = study.node(node).map_or(0, |node| node.ply());
                    let is_shown = table.shown_node() == Some(node);
                    let name = format!("variation {variation} turn {ply}");
                    let said = spoken(study, node).map(|spoken| words::say(&spoken)).unwrap_or_default();
                    let response = widgets.bare_entry(ui, rect, is_shown, &name, &said);
                    if response.clicked() {
                        clicked = Some(Intent::GoTo(node));
                    }
                    response.on_hover_text(said);
                    color = text;
                }
                let galley = ui.fonts_mut(|fonts| layout(fonts, &word.label, columns.turns - INDENT - 2.0));
                let place = rect.left_center() + vec2(MARGIN, -galley.size().y / 2.0);
                ui.painter().galley_with_override_text_color(place, galley, color);
            }
        }
        clicked
    }
}

/// The letters of a word, over several lines if it is wider than the room.
fn layout(fonts: &mut FontsView<'_>, label: &str, room: f32) -> Arc<Galley> {
    fonts.layout(label.to_owned(), FontId::proportional(TEXT), egui::Color32::PLACEHOLDER, room - 2.0 * MARGIN)
}
