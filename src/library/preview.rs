//! What is going to be exported as a small picture, drawn by the worker of the library.

use std::collections::VecDeque;
use std::sync::Arc;

use bevy::prelude::*;
use bevy_egui::egui::{ColorImage, Context, TextureHandle, TextureOptions};
use ludarium_diagram::{GREATEST_SIZE, LEAST_SIZE, Pixels};
use ludarium_record::Match;

use super::{Look, MatchLibrary};

/// How many pictures are kept, so that a short film that is played again need not be drawn again.
const KEPT: usize = 48;

/// What a preview shows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PreviewKey {
    /// Counts the matches that were looked at.
    pub serial: u64,
    /// After how many turns.
    pub ply: usize,
    /// How wide it is, in pixels.
    pub pixels: u32,
    /// How it looks.
    pub look: Look,
}

/// A preview that is wanted.
#[derive(Debug)]
pub(super) struct PreviewOrder {
    key: PreviewKey,
    game: Arc<Match>,
}

impl PreviewOrder {
    /// Draws it; nothing for a position that cannot be drawn.
    pub fn draw(self) -> (PreviewKey, Option<Pixels>) {
        let drawn = self.key.look.draw(&self.game, self.key.ply).ok();
        let pixels = drawn.and_then(|diagram| diagram.size(self.key.pixels).rgba().ok());
        (self.key, pixels)
    }
}

/// The previews that were seen last.
#[derive(Resource, Default)]
pub struct Previews {
    /// The latest last; nothing in the place of a picture that cannot be drawn.
    kept: VecDeque<(PreviewKey, Option<TextureHandle>)>,
    /// The only one that is being drawn.
    ordered: Option<PreviewKey>,
    /// What was drawn and is no texture yet.
    drawn: Option<(PreviewKey, Option<Pixels>)>,
}

impl Previews {
    /// The preview; until it is drawn, the one of that match that was seen before.
    pub fn get(
        &mut self,
        context: &Context,
        library: &mut MatchLibrary,
        game: &Arc<Match>,
        mut key: PreviewKey,
    ) -> Option<TextureHandle> {
        key.pixels = key.pixels.clamp(LEAST_SIZE, GREATEST_SIZE);
        if let Some((key, pixels)) = self.drawn.take() {
            let texture = pixels.map(|pixels| {
                let size = [pixels.size as usize, pixels.height as usize];
                let image = ColorImage::from_rgba_unmultiplied(size, &pixels.rgba);
                context.load_texture("preview", image, TextureOptions::LINEAR)
            });
            if self.kept.len() >= KEPT {
                self.kept.pop_front();
            }
            self.kept.push_back((key, texture));
        }
        if let Some((_, texture)) = self.kept.iter().find(|(kept, _)| *kept == key) {
            return texture.clone();
        }
        if self.ordered.is_none() {
            self.ordered = Some(key.clone());
            library.draw_preview(PreviewOrder { key: key.clone(), game: game.clone() });
        }
        let before = self.kept.iter().rev().find(|(kept, _)| kept.serial == key.serial);
        before.and_then(|(_, texture)| texture.clone())
    }

    /// Takes in what was ordered.
    pub(super) fn take(&mut self, key: PreviewKey, pixels: Option<Pixels>) {
        self.ordered = None;
        self.drawn = Some((key, pixels));
    }

    /// What is ordered may not come, as something has failed: it is not ordered again before all are forgotten.
    pub(super) fn give_up(&mut self) {
        if let Some(key) = self.ordered.take() {
            self.drawn = Some((key, None));
        }
    }

    /// Forgets all of them.
    pub fn clear(&mut self) {
        self.kept.clear();
        self.drawn = None;
    }
}
