//! The fonts, part of the program so that it runs from anywhere.

use std::sync::Arc;

use bevy::prelude::*;
use bevy_egui::{EguiContext, egui};

/// Titles, in letters as if carved.
pub const DISPLAY: &str = "display";
/// Bold text.
pub const BOLD: &str = "bold";

/// The signs of tools.
const ICONS: &str = "icons";

const FACES: [(&str, &[u8]); 4] = [
    ("sans", include_bytes!("../../assets/fonts/AlegreyaSans-Regular.ttf")),
    ("sans bold", include_bytes!("../../assets/fonts/AlegreyaSans-Bold.ttf")),
    ("cinzel", include_bytes!("../../assets/fonts/Cinzel-Regular.ttf")),
    ("cinzel bold", include_bytes!("../../assets/fonts/Cinzel-Bold.ttf")),
];

/// Hands the fonts to a context before its first pass: text in a family that egui does not know would stop the program.
pub fn load(mut contexts: Query<&mut EguiContext, Added<EguiContext>>) {
    if contexts.is_empty() {
        return;
    }
    let mut fonts = egui::FontDefinitions::default();
    for (name, bytes) in FACES {
        fonts.font_data.insert(name.to_owned(), Arc::new(egui::FontData::from_static(bytes)));
    }
    let icons = egui::FontData::from_static(egui_phosphor::Variant::Bold.font_bytes());
    fonts.font_data.insert(ICONS.to_owned(), Arc::new(icons));
    // What a face lacks, the next one has.
    let fallback = fonts.families.get(&egui::FontFamily::Proportional).cloned().unwrap_or_default();
    let family = |first: &[&str]| -> Vec<String> {
        first.iter().chain(&[ICONS]).map(|name| (*name).to_owned()).chain(fallback.iter().cloned()).collect()
    };
    fonts.families.insert(egui::FontFamily::Proportional, family(&["sans"]));
    fonts.families.insert(egui::FontFamily::Name(BOLD.into()), family(&["sans bold"]));
    fonts.families.insert(egui::FontFamily::Name(DISPLAY.into()), family(&["cinzel bold", "sans bold"]));
    fonts.families.insert(egui::FontFamily::Name(ICONS.into()), family(&[ICONS, "sans"]));
    for mut context in &mut contexts {
        context.get_mut().set_fonts(fonts.clone());
    }
}

/// A font of the icons, which all other families have too.
#[must_use]
pub fn icons(size: f32) -> egui::FontId {
    egui::FontId::new(size, egui::FontFamily::Name(ICONS.into()))
}

/// A font of the display face.
#[must_use]
pub fn display(size: f32) -> egui::FontId {
    egui::FontId::new(size, egui::FontFamily::Name(DISPLAY.into()))
}

/// A bold font.
#[must_use]
pub fn bold(size: f32) -> egui::FontId {
    egui::FontId::new(size, egui::FontFamily::Name(BOLD.into()))
}
