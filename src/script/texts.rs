//! What is written in the window: whether all of it can be read, and whether all of it comes from the files of words.

use std::collections::{BTreeMap, BTreeSet};

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy_egui::egui::{self, Shape, epaint::ClippedShape};
use bevy_egui::{EguiFullOutput, EguiPostUpdateSet};
use ludarium_ai::Level;
use ludarium_rules::GameId;
use strum::IntoEnumIterator;

use super::error::StepError;
use super::progress::{Outcome, Progress};
use super::{Script, Step};
use crate::pad::{PadButton, PadFamily};
use crate::schedule::Menu;
use crate::ui::{Buttons, FreeArea, Scale};
use crate::words;

/// How far a text may reach over its place, in points: the side bearings of a letter.
const SLACK: f32 = 2.0;

/// For how many frames a fault is no fault: panels find their sizes within two.
const SETTLING: u32 = 3;

/// What is wrong with the texts of the last frames.
#[derive(Resource, Default)]
pub struct TextFaults {
    /// For how many frames in a row.
    lasting: BTreeMap<String, u32>,
    /// Those that have lasted, if every frame is looked at.
    found: BTreeSet<String>,
}

impl TextFaults {
    fn note(&mut self, faults: Vec<String>) {
        let before = std::mem::take(&mut self.lasting);
        for fault in faults {
            let frames = before.get(&fault).map_or(1, |frames| frames + 1);
            if frames > SETTLING {
                self.found.insert(fault.clone());
            }
            self.lasting.insert(fault, frames);
        }
    }
}

/// A text in the window.
#[derive(Clone, Debug)]
struct Written {
    text: String,
    /// Where its letters are.
    rect: egui::Rect,
    /// What of the window it may be painted on.
    clip: egui::Rect,
    /// It ends in an ellipsis for want of room.
    is_elided: bool,
}

/// Looks at what is written while a step asks for it, and at every frame of a journey for which
/// `LUDARIUM_WATCH_TEXTS` is set.
pub fn plugin(app: &mut App) {
    let note = note.after(EguiPostUpdateSet::EndPass).before(EguiPostUpdateSet::ProcessOutput);
    app.init_resource::<TextFaults>().add_systems(PostUpdate, note.run_if(is_looked_at));
}

/// Where nothing may be written: on the board, and beyond the window; in points.
#[derive(SystemParam)]
struct Bounds<'w, 's> {
    window: Option<Single<'w, 's, &'static Window, With<PrimaryWindow>>>,
    scale: Res<'w, Scale>,
    area: Res<'w, FreeArea>,
    buttons: Res<'w, Buttons>,
    script: Option<Res<'w, Script>>,
}

impl Bounds<'_, '_> {
    /// What lies on the board or leaves the window, while a step asks for it; and what reaches over its card.
    fn faults(&self, written: &[Written]) -> Vec<String> {
        let step = self.script.as_deref().and_then(|script| script.steps.get(script.at));
        let asks = matches!(step, Some(Step::ExpectClear | Step::ExpectOnCards));
        let Some(window) = self.window.as_ref().filter(|_| asks) else {
            return Vec::new();
        };
        let rect = |rect: Rect| {
            let [min, max] = [rect.min, rect.max].map(|corner| corner / self.scale.0);
            egui::Rect::from_min_max(egui::pos2(min.x, min.y), egui::pos2(max.x, max.y))
        };
        let (whole, board) = (rect(Rect::from_corners(Vec2::ZERO, window.size())), rect(self.area.rect(window.size())));
        let cards: Vec<egui::Rect> = self.buttons.cards().iter().map(|card| rect(*card)).collect();
        let is_on_cards = step == Some(&Step::ExpectOnCards);
        let overflow = written.iter().filter(|_| is_on_cards).filter_map(|written| written.overflow(&cards));
        let buttons = self.buttons.names().into_iter().filter_map(|name| Some((name, rect(self.buttons.find(name)?))));
        let texts = written.iter().map(|written| (&*written.text, written.rect.intersect(written.clip)));
        let places = texts.chain(buttons).filter(|(_, place)| place.width() > 1.0 && place.height() > 1.0);
        let fault = |(what, place): (&str, egui::Rect)| {
            let shared = place.intersect(board.shrink(SLACK));
            if !whole.expand(SLACK).contains_rect(place) {
                Some(format!("\"{what}\" at {place:?} leaves the window {whole:?}"))
            } else if shared.width() > 0.0 && shared.height() > 0.0 {
                Some(format!("\"{what}\" at {place:?} covers the board {board:?}"))
            } else {
                None
            }
        };
        places.filter_map(fault).chain(overflow).collect()
    }
}

fn watches_all() -> bool {
    std::env::var_os("LUDARIUM_WATCH_TEXTS").is_some()
}

fn is_looked_at(script: Option<Res<Script>>) -> bool {
    let asks =
        |step: Option<&Step>| matches!(step, Some(Step::ExpectReadable | Step::ExpectClear | Step::ExpectOnCards));
    script.is_some_and(|script| watches_all() || asks(script.steps.get(script.at)))
}

fn note(outputs: Query<&EguiFullOutput>, menu: Res<State<Menu>>, bounds: Bounds, mut faults: ResMut<TextFaults>) {
    let mut written = Vec::new();
    for output in outputs.iter().filter_map(|output| output.0.as_ref()) {
        for ClippedShape { clip_rect, shape } in &output.shapes {
            collect(shape, *clip_rect, &mut written);
        }
    }
    // Pages are translated as a whole, what made an error says it in its own words, and files have the names they have.
    let is_page = matches!(menu.get(), Menu::Rules | Menu::Credits | Menu::Files);
    let is_translated = words::is_pseudo() && !is_page;
    let cut = written.iter().filter_map(Written::fault);
    let english = written.iter().filter(|_| is_translated).filter_map(Written::english);
    faults.note(cut.chain(english).chain(bounds.faults(&written)).collect());
}

fn collect(shape: &Shape, clip: egui::Rect, written: &mut Vec<Written>) {
    match shape {
        Shape::Vec(shapes) => shapes.iter().for_each(|shape| collect(shape, clip, written)),
        Shape::Text(text) if text.opacity_factor > 0.0 && !text.galley.text().trim().is_empty() => {
            written.push(Written {
                text: text.galley.text().to_owned(),
                rect: text.visual_bounding_rect(),
                clip,
                is_elided: text.galley.elided,
            });
        }
        _ => {}
    }
}

/// Every text can be read to its end, and in the language for tests every one comes from the files of words.
pub fn expect_readable(world: &World, frame: u32) -> Outcome {
    if frame < SETTLING + 2 {
        return Ok(Progress::Again);
    }
    let faults = &world.resource::<TextFaults>().lasting;
    let lasting = faults.iter().filter(|(_, frames)| **frames > SETTLING);
    unreadable(lasting.map(|(fault, _)| fault.clone()).collect()).map(|()| Progress::Done)
}

/// Nothing was unreadable in a journey every frame of which is looked at.
pub fn check_all(world: &World) -> Result<(), StepError> {
    if watches_all() { unreadable(world.resource::<TextFaults>().found.iter().cloned().collect()) } else { Ok(()) }
}

fn unreadable(faults: Vec<String>) -> Result<(), StepError> {
    if faults.is_empty() { Ok(()) } else { Err(StepError::UnreadableTexts(faults)) }
}

impl Written {
    /// What keeps the text from being read.
    fn fault(&self) -> Option<String> {
        let seen = self.rect.intersect(self.clip);
        // What is scrolled out of sight can be scrolled into it.
        if seen.height() < 1.0 || seen.width() < 1.0 && self.clip.width() > 1.0 {
            return None;
        }
        let beyond = (self.clip.min.x - self.rect.min.x).max(self.rect.max.x - self.clip.max.x);
        let what = match (self.is_elided, beyond > SLACK) {
            (true, _) => "ends in an ellipsis".to_owned(),
            (false, true) => format!("reaches {beyond:.0} points over its place"),
            (false, false) => return None,
        };
        Some(format!("\"{}\" {what}", self.text))
    }

    /// Whether it begins on a card and reaches over its upper or its lower edge.
    fn overflow(&self, cards: &[egui::Rect]) -> Option<String> {
        let seen = self.rect.intersect(self.clip);
        let card = cards.iter().find(|card| card.contains(seen.center()))?;
        let beyond = (card.min.y - seen.min.y).max(seen.max.y - card.max.y);
        let is_beyond = beyond > SLACK && !cards.iter().any(|card| card.expand(SLACK).contains_rect(seen));
        is_beyond.then(|| format!("\"{}\" reaches {beyond:.0} points over its card", self.text))
    }

    /// A word without accents in the text, which has them all in the language for tests; names and notation aside.
    fn english(&self) -> Option<String> {
        let names = "Ludarium ".to_owned()
            + &GameId::ALL.map(GameId::title).join(" ")
            + &Level::all().map(Level::name).collect::<Vec<_>>().join(" ")
            + &words::languages().iter().map(|language| language.name.as_str()).collect::<Vec<_>>().join(" ")
            + &PadButton::iter().map(|button| PadFamily::default().sign(button)).collect::<Vec<_>>().join(" ");
        let is_english = |word: &&str| {
            word.len() > 2
                && word.chars().all(|letter| letter.is_ascii_alphabetic())
                && word.contains(['a', 'e', 'i', 'o', 'u'])
                && !names.contains(word)
        };
        let word = self.text.split(|letter: char| !letter.is_alphanumeric()).find(is_english)?;
        Some(format!("\"{}\" does not come from the files of words: \"{word}\"", self.text))
    }
}
