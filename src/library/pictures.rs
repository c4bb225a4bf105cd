//! Small pictures of the last positions, drawn by the worker of the library when they are seen first.

use std::collections::HashMap;

use bevy::prelude::*;
use bevy_egui::egui::{ColorImage, Context, TextureHandle, TextureOptions};
use ludarium_diagram::{GREATEST_SIZE, LEAST_SIZE, Pixels};
use ludarium_library::Entry;

use super::MatchLibrary;
use crate::look::palette::PaletteName;
use crate::stage::flat::palette_of;

/// How many pictures are kept: more than any window shows at once.
const KEPT: usize = 160;
/// How many are ordered at a time, so that what is asked of the library meanwhile does not wait for long.
const AT_A_TIME: usize = 6;

/// What a picture shows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PictureKey {
    /// The match.
    pub id: u64,
    /// After how many turns.
    pub plies: usize,
    /// In which colours.
    pub palette: PaletteName,
    /// How wide it is, in pixels.
    pub pixels: u32,
}

/// A picture that is wanted.
#[derive(Debug)]
pub(super) struct Order {
    key: PictureKey,
    entry: Entry,
}

impl Order {
    /// Draws it; nothing for a position that this version does not know.
    pub fn draw(self) -> (PictureKey, Option<Pixels>) {
        let diagram = self.entry.picture().ok();
        let diagram = diagram.map(|diagram| diagram.palette(palette_of(self.key.palette)).size(self.key.pixels));
        (self.key, diagram.and_then(|diagram| diagram.coordinates(false).rgba().ok()))
    }
}

enum Picture {
    Ordered,
    /// There is none of this position.
    Missing,
    Drawn(Pixels),
    Shown(TextureHandle),
}

/// The pictures that were seen last.
#[derive(Resource, Default)]
pub struct Pictures {
    kept: HashMap<PictureKey, (Picture, u64)>,
    ordered: usize,
    /// Counts the requests.
    clock: u64,
}

impl Pictures {
    /// The picture of a match, as soon as it is drawn; a square of so many pixels, or of the
    /// nearest number that a diagram can have.
    pub fn get(
        &mut self,
        context: &Context,
        library: &mut MatchLibrary,
        entry: &Entry,
        (palette, pixels): (PaletteName, u32),
    ) -> Option<TextureHandle> {
        let pixels = pixels.clamp(LEAST_SIZE, GREATEST_SIZE);
        let key = PictureKey { id: entry.id, plies: entry.plies, palette, pixels };
        self.clock += 1;
        let Some((picture, used)) = self.kept.get_mut(&key) else {
            if self.ordered < AT_A_TIME {
                self.make_room();
                self.ordered += 1;
                self.kept.insert(key, (Picture::Ordered, self.clock));
                library.draw(Order { key, entry: entry.clone() });
            }
            return None;
        };
        *used = self.clock;
        if let Picture::Drawn(pixels) = picture {
            let size = [pixels.size as usize, pixels.height as usize];
            let image = ColorImage::from_rgba_unmultiplied(size, &pixels.rgba);
            *picture = Picture::Shown(context.load_texture("match", image, TextureOptions::LINEAR));
        }
        match picture {
            Picture::Shown(texture) => Some(texture.clone()),
            Picture::Ordered | Picture::Missing | Picture::Drawn(_) => None,
        }
    }

    /// Takes in a picture that was ordered.
    pub(super) fn take(&mut self, key: PictureKey, pixels: Option<Pixels>) {
        self.ordered = self.ordered.saturating_sub(1);
        if let Some((picture, _)) = self.kept.get_mut(&key) {
            *picture = pixels.map_or(Picture::Missing, Picture::Drawn);
        }
    }

    /// Of those that are ordered none may come, as one of them has failed: none is ordered again before the library is
    /// opened anew.
    pub(super) fn give_up(&mut self) {
        self.ordered = 0;
        for (picture, _) in self.kept.values_mut() {
            if matches!(picture, Picture::Ordered) {
                *picture = Picture::Missing;
            }
        }
    }

    /// Lets those be drawn that could not be drawn before.
    pub(super) fn try_again(&mut self) {
        self.kept.retain(|_, (picture, _)| !matches!(picture, Picture::Missing));
    }

    /// Forgets the picture that was not asked for for the longest time, if there are enough.
    fn make_room(&mut self) {
        if self.kept.len() >= KEPT {
            let oldest = self.kept.iter().min_by_key(|(_, (_, used))| *used).map(|(key, _)| *key);
            oldest.map(|key| self.kept.remove(&key));
        }
    }

    /// How many pictures are kept.
    #[cfg(test)]
    pub(super) fn count(&self) -> usize {
        self.kept.len()
    }
}
