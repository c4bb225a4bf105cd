//! The fonts, part of the program so that it runs from anywhere, and behind them the fallback chain of
//! [`ludarium_letters`]: what is written and no font has is looked for in the system's fonts.

use std::collections::{BTreeSet, HashSet};
use std::io;
use std::sync::{Arc, Mutex, PoisonError};

use bevy::prelude::*;
use bevy_egui::{EguiContext, egui};
use egui::Shape;
use ludarium_letters::FETCHED;

use crate::job::{Job, News};
use crate::page;

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

/// Letters of Latin scripts come before this one, and the game's own fonts have them.
const LATIN: char = '\u{24F}';
/// The most letters beyond those that are remembered as looked at.
const MOST_LETTERS: usize = 16_384;

/// Letters that are written and that no font has, and the search for them.
#[derive(Resource, Default)]
pub struct MissingLetters {
    written: Arc<Mutex<BTreeSet<char>>>,
    search: Option<Job<bool>>,
    /// Whether the face that a page fetches is there.
    is_fetched: bool,
}

/// Hands the fonts to a context before its first pass: text in a family that egui does not know would stop the program.
pub fn load(mut contexts: Query<&mut EguiContext, Added<EguiContext>>, missing: Res<MissingLetters>) {
    if contexts.is_empty() {
        return;
    }
    let fonts = definitions(&ludarium_letters::found());
    for mut context in &mut contexts {
        let context = context.get_mut();
        context.set_fonts(fonts.clone());
        context.add_plugin(Watch { written: missing.written.clone(), known: HashSet::new() });
    }
}

/// Looks for letters that no font has in the system's fonts, beside the window; what is found is there with the next frame.
pub fn find_missing(mut missing: ResMut<MissingLetters>, mut contexts: Query<&mut EguiContext>) {
    let missing = missing.bypass_change_detection();
    match missing.search.as_mut().map(Job::hear) {
        None => {
            let mut written = missing.written.lock().unwrap_or_else(PoisonError::into_inner);
            if !written.is_empty() {
                let mut is_new = false;
                if page::IS_THERE && !missing.is_fetched {
                    let Some(face) = page::fetched(&format!("assets/fonts/{FETCHED}")) else { return };
                    is_new = take_in(face);
                    missing.is_fetched = is_new;
                }
                let letters = std::mem::take(&mut *written);
                missing.search = Some(Job::start("fonts", move |_| ludarium_letters::look_for(letters) || is_new));
            }
        }
        Some(None | Some(News::Progress(()))) => {}
        Some(Some(end)) => {
            missing.search = None;
            match end {
                News::Done(true) => {
                    let fonts = definitions(&ludarium_letters::found());
                    for mut context in &mut contexts {
                        context.get_mut().set_fonts(fonts.clone());
                        context.get_mut().request_repaint();
                    }
                }
                News::Failed(why) => warn!("the fonts of the system were not looked through: {}", why.words()),
                News::Done(false) | News::Progress(()) => {}
            }
        }
    }
}

/// Takes in the face that was fetched. Without it there are signs in place of letters; it is fetched again for other ones.
fn take_in(face: io::Result<Vec<u8>>) -> bool {
    match face {
        Ok(bytes) => ludarium_letters::take_in(bytes),
        Err(why) => {
            warn!("{FETCHED}: {why}");
            false
        }
    }
}

/// The game's fonts, and behind them in every family the fallback chain with these faces of the system.
fn definitions(of_system: &[ludarium_letters::Face]) -> egui::FontDefinitions {
    let mut fonts = egui::FontDefinitions::default();
    for (name, bytes) in FACES {
        fonts.font_data.insert(name.to_owned(), Arc::new(egui::FontData::from_static(bytes)));
    }
    let icons = egui::FontData::from_static(egui_phosphor::Variant::Bold.font_bytes());
    fonts.font_data.insert(ICONS.to_owned(), Arc::new(icons));
    // What a face lacks, the next one has.
    let mut fallback = fonts.families.get(&egui::FontFamily::Proportional).cloned().unwrap_or_default();
    for (place, face) in ludarium_letters::SHIPPED.iter().chain(of_system).enumerate() {
        let name = format!("fallback-{place}");
        let tweak = egui::FontTweak { y_offset_factor: lift(face), ..Default::default() };
        let data = egui::FontData { index: face.index, tweak, ..egui::FontData::from_static(face.bytes) };
        fonts.font_data.insert(name.clone(), Arc::new(data));
        fallback.push(name);
    }
    let family = |first: &[&str]| -> Vec<String> {
        first.iter().chain(&[ICONS]).map(|name| (*name).to_owned()).chain(fallback.iter().cloned()).collect()
    };
    fonts.families.insert(egui::FontFamily::Proportional, family(&["sans"]));
    fonts.families.insert(egui::FontFamily::Name(BOLD.into()), family(&["sans bold"]));
    fonts.families.insert(egui::FontFamily::Name(DISPLAY.into()), family(&["cinzel bold", "sans bold"]));
    fonts.families.insert(egui::FontFamily::Name(ICONS.into()), family(&[ICONS, "sans"]));
    fonts
}

/// How far the letters of a face must be moved down to stand on the same line as those of the game's own, in parts of their
/// size: egui lays the middles of their rows on each other instead.
fn lift(face: &ludarium_letters::Face) -> f32 {
    let (name, bytes) = FACES[0];
    // Where the letters stand in a row, and how tall that is.
    let row = |face: &ludarium_letters::Face| {
        let read = face.read()?;
        let parts = |units: i16| f32::from(units) / f32::from(read.units_per_em());
        let ascent = parts(read.ascender());
        Some((ascent, ascent - parts(read.descender()) + parts(read.line_gap())))
    };
    let own = ludarium_letters::Face { name, bytes, index: 0 };
    let (Some((line, height)), Some((ascent, tall))) = (row(&own), row(face)) else { return 0.0 };
    line - ascent - (height - tall) / 2.0
}

/// Looks at everything that is written.
struct Watch {
    written: Arc<Mutex<BTreeSet<char>>>,
    /// The letters that have been looked at.
    known: HashSet<char>,
}

impl egui::Plugin for Watch {
    fn debug_name(&self) -> &'static str {
        "letters"
    }

    fn output_hook(&mut self, context: &egui::Context, output: &mut egui::FullOutput) {
        output.shapes.iter().for_each(|clipped| self.look_at(context, &clipped.shape));
    }
}

impl Watch {
    fn look_at(&mut self, context: &egui::Context, shape: &Shape) {
        match shape {
            Shape::Vec(shapes) => shapes.iter().for_each(|shape| self.look_at(context, shape)),
            Shape::Text(text) => {
                for letter in text.galley.job.text.chars().filter(|letter| *letter > LATIN) {
                    self.look_up(context, letter);
                }
            }
            _ => {}
        }
    }

    fn look_up(&mut self, context: &egui::Context, letter: char) {
        if self.known.len() >= MOST_LETTERS || !self.known.insert(letter) {
            return;
        }
        let is_there = context.fonts_mut(|fonts| fonts.has_glyph(&egui::FontId::default(), letter));
        if !is_there && letter != ludarium_letters::REPLACEMENT {
            self.written.lock().unwrap_or_else(PoisonError::into_inner).insert(letter);
        }
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

/// A context with the fonts of the window, for tests.
#[cfg(test)]
#[must_use]
pub fn context() -> egui::Context {
    let context = egui::Context::default();
    context.set_fonts(definitions(&[]));
    context
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A context with the fonts, in which a text was written for a pass; and which of its letters no font has.
    fn written(text: &str) -> (egui::Context, BTreeSet<char>) {
        let context = context();
        let missing = MissingLetters::default();
        context.add_plugin(Watch { written: missing.written.clone(), known: HashSet::new() });
        let mut output = context.run_ui(egui::RawInput::default(), |ui| _ = ui.label(text));
        output.textures_delta.clear();
        let letters = missing.written.lock().expect("nobody else").clone();
        (context, letters)
    }

    #[test]
    fn names_in_many_scripts_need_no_font_of_the_system() {
        for name in ["田中 太郎", "王小明", "김민준", "さくら", "דוד לוי", "محمد علي", "Đặng Ñandú", "Хороший"]
        {
            assert_eq!(written(name).1, BTreeSet::new(), "{name}");
        }
    }

    #[test]
    fn letters_of_all_faces_stand_on_one_line() {
        let (context, _) = written("HエНה");
        let font = egui::FontId::proportional(100.0);
        let foot = |text: &str| {
            let galley =
                context.fonts_mut(|fonts| fonts.layout_no_wrap(text.to_owned(), font.clone(), egui::Color32::WHITE));
            let glyph = &galley.rows[0].glyphs[0];
            glyph.pos.y + glyph.uv_rect.offset.y + glyph.uv_rect.size.y
        };
        // The feet of these letters are on their line, but for that of エ, which is a little above the edge of its square.
        for (letter, off) in [("Н", 0.0), ("ה", 0.0), ("エ", -3.0)] {
            let below = foot(letter) - foot("H");
            assert!((below - off).abs() < 5.0, "{letter} stands {below} hundredths below the others");
        }
    }

    #[test]
    fn what_no_font_has_is_looked_for_and_is_one_sign_until_then() {
        let (context, missing) = written("ა\u{10FFFD}b");
        assert_eq!(missing, BTreeSet::from(['ა', '\u{10FFFD}']));
        let width = |text: &str| {
            let galley = |fonts: &mut egui::epaint::text::FontsView<'_>| {
                fonts.layout_no_wrap(text.to_owned(), egui::FontId::proportional(20.0), egui::Color32::WHITE)
            };
            context.fonts_mut(galley).size().x
        };
        assert_eq!(width("\u{10FFFD}"), width("\u{FFFD}"));
        assert_ne!(width("\u{10FFFD}"), width("?"));
    }

    #[test]
    fn arabic_letters_join_in_the_window_too() {
        let (context, _) = written("محمد");
        let width = |text: &str| {
            let galley = |fonts: &mut egui::epaint::text::FontsView<'_>| {
                fonts.layout_no_wrap(text.to_owned(), egui::FontId::proportional(20.0), egui::Color32::WHITE)
            };
            context.fonts_mut(galley).size().x
        };
        let apart: f32 = "محمد".chars().map(|letter| width(&letter.to_string())).sum();
        assert!((width("محمد") - apart).abs() > 1.0, "letters within a word have other forms: {apart}");
    }
}
