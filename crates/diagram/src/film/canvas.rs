//! What a film shows at a moment, and what a new shot changes of it.

use super::colours::ColourTable;
use crate::Pixels;

/// A change of one channel that nobody sees: a colour this near to what is shown is left as it is.
const UNSEEN: u8 = 5;

pub(super) struct Canvas {
    colours: ColourTable,
    width: usize,
    /// The colours that were asked for.
    wanted: Vec<u8>,
    /// The colours of the table that are shown for them; nothing at first.
    shown: Vec<u8>,
}

/// A rectangle of changed pixels.
pub(super) struct Patch {
    pub left: u16,
    pub top: u16,
    pub width: u16,
    pub height: u16,
    /// Numbers of colours, row by row from the top; [`ColourTable::UNCHANGED`] where nothing changes.
    pub indices: Vec<u8>,
}

impl Canvas {
    /// A canvas as large as a picture, on which nothing is shown.
    pub fn new(pixels: &Pixels, colours: ColourTable) -> Canvas {
        let count = pixels.rgba.len() / 4;
        // No pixel of a shot is transparent, so that this is none of them.
        let (wanted, shown) = (vec![0; count * 4], vec![ColourTable::UNCHANGED; count]);
        Canvas { colours, width: pixels.size as usize, wanted, shown }
    }

    /// Shows a picture of the same size and says what has changed.
    pub fn show(&mut self, pixels: &Pixels) -> Patch {
        let mut changed: Vec<(usize, u8)> = Vec::new();
        let both = pixels.rgba.chunks_exact(4).zip(self.wanted.chunks_exact(4));
        for (at, (new, _)) in both.enumerate().filter(|(_, (new, old))| new != old) {
            if let Some(index) = self.colours.change(self.shown[at], [new[0], new[1], new[2]], UNSEEN) {
                changed.push((at, index));
            }
        }
        self.wanted.clone_from(&pixels.rgba);
        changed.iter().for_each(|(at, index)| self.shown[*at] = *index);
        self.patch(&changed)
    }

    /// The rectangle around changed pixels; a single unchanged one if there are none.
    fn patch(&self, changed: &[(usize, u8)]) -> Patch {
        let (mut low, mut high) = ((usize::MAX, usize::MAX), (0, 0));
        for (at, _) in changed {
            let (x, y) = (at % self.width, at / self.width);
            low = (low.0.min(x), low.1.min(y));
            high = (high.0.max(x), high.1.max(y));
        }
        if changed.is_empty() {
            low = (0, 0);
        }
        let (width, height) = (high.0 - low.0 + 1, high.1 - low.1 + 1);
        let mut indices = vec![ColourTable::UNCHANGED; width * height];
        for (at, index) in changed {
            indices[(at / self.width - low.1) * width + at % self.width - low.0] = *index;
        }
        // Films are at most 1080 pixels wide and little higher.
        let [left, top, width, height] = [low.0, low.1, width, height].map(|length| length as u16);
        Patch { left, top, width, height, indices }
    }
}
