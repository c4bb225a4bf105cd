//! What is written in the window: whether all of it can be read, and whether all of it comes from the files of words.

use bevy::prelude::*;
use bevy_egui::egui::{self, Shape, epaint::ClippedShape};
use bevy_egui::{EguiFullOutput, EguiPostUpdateSet};
use ludarium_ai::Level;
use ludarium_rules::GameId;

use super::error::StepError;
use super::progress::{Outcome, Progress};
use super::{Script, Step};
use crate::words;

/// How far a text may reach over its place, in points: the side bearings of a letter.
const SLACK: f32 = 2.0;

/// The texts of the last frame.
#[derive(Resource, Default)]
struct WrittenTexts(Vec<Written>);

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

/// Notes what is written while a step looks at it.
pub fn plugin(app: &mut App) {
    let note = note.after(EguiPostUpdateSet::EndPass).before(EguiPostUpdateSet::ProcessOutput);
    app.init_resource::<WrittenTexts>().add_systems(PostUpdate, note.run_if(is_looked_at));
}

fn is_looked_at(script: Option<Res<Script>>) -> bool {
    script.is_some_and(|script| matches!(script.steps.get(script.at), Some(Step::ExpectReadable)))
}

fn note(outputs: Query<&EguiFullOutput>, mut written: ResMut<WrittenTexts>) {
    written.0.clear();
    for output in outputs.iter().filter_map(|output| output.0.as_ref()) {
        for ClippedShape { clip_rect, shape } in &output.shapes {
            collect(shape, *clip_rect, &mut written.0);
        }
    }
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
    // Panels find their sizes within two frames.
    if frame < 4 {
        return Ok(Progress::Again);
    }
    let written = &world.resource::<WrittenTexts>().0;
    let cut: Vec<String> = written.iter().filter_map(Written::fault).collect();
    if !cut.is_empty() {
        return Err(StepError::CutTexts(cut));
    }
    let english: Vec<String> = written.iter().filter(|_| words::is_pseudo()).filter_map(Written::english).collect();
    if english.is_empty() { Ok(Progress::Done) } else { Err(StepError::UntranslatedTexts(english)) }
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

    /// A word without accents in the text, which has them all in the language for tests; names and notation aside.
    fn english(&self) -> Option<String> {
        let names = GameId::ALL.map(GameId::title).join(" ")
            + &Level::all().map(Level::name).collect::<Vec<_>>().join(" ")
            + &words::languages().iter().map(|language| language.name.as_str()).collect::<Vec<_>>().join(" ");
        let is_english = |word: &&str| {
            word.len() > 2
                && word.chars().all(|letter| letter.is_ascii_alphabetic())
                && word.contains(['a', 'e', 'i', 'o', 'u'])
                && !names.contains(word)
        };
        let word = self.text.split(|letter: char| !letter.is_alphanumeric()).find(is_english)?;
        Some(format!("\"{}\" ({word})", self.text))
    }
}
