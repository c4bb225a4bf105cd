//! The colours of a film: at most 255, chosen from all that its pictures have.

use std::collections::HashMap;

use crate::Pixels;

/// Red, green and blue.
type Colour = [u8; 3];

#[derive(Default)]
pub(super) struct ColourCounts(HashMap<Colour, u32>);

impl ColourCounts {
    pub fn add(&mut self, pixels: &Pixels) {
        // Neighbours are often equal, and counting them together is faster.
        for run in pixels.rgba.as_chunks::<4>().0.chunk_by(|a, b| a == b) {
            let [red, green, blue, _] = run[0];
            let count = self.0.entry([red, green, blue]).or_default();
            *count = count.saturating_add(run.len() as u32);
        }
    }
}

/// The colours of a film by their numbers.
#[derive(Clone)]
pub(super) struct ColourTable {
    colours: Vec<Colour>,
    /// The nearest colours that have been looked for.
    known: HashMap<Colour, u8>,
}

impl ColourTable {
    /// The number that stands for a pixel that stays as it is.
    pub const UNCHANGED: u8 = 255;

    /// The best colours for what was counted.
    ///
    /// Greedy orthogonal bipartitioning (Wu, 1991): of all boxes of colours the one that is worst represented is divided at
    /// its mean, until there are enough. Large plain areas are boxes of their own, and keep exactly their colour.
    pub fn of(counts: &ColourCounts) -> ColourTable {
        let mut all: Vec<Weighted> = counts.0.iter().map(|(colour, count)| Weighted::new(*colour, *count)).collect();
        // The order of a hash map is another one each time.
        all.sort_unstable_by_key(|weighted| weighted.colour);
        let mut boxes = vec![ColourBox::of(all)];
        while boxes.len() < usize::from(ColourTable::UNCHANGED) {
            let worst = (0..boxes.len()).max_by(|a, b| boxes[*a].error.total_cmp(&boxes[*b].error));
            let Some(worst) = worst.filter(|worst| boxes[*worst].error > 0.0) else { break };
            let (low, high) = boxes.swap_remove(worst).divide();
            boxes.extend([low, high]);
        }
        ColourTable { colours: boxes.iter().map(ColourBox::colour).collect(), known: HashMap::new() }
    }

    /// All colours as bytes, with one more for what stays as it is.
    pub fn rgb(&self) -> Vec<u8> {
        let mut rgb = self.colours.concat();
        rgb.resize(3 * (usize::from(ColourTable::UNCHANGED) + 1), 0);
        rgb
    }

    /// The number of the colour nearest to `wanted`; `None` if what is shown is that already, or so near in all channels.
    pub fn change(&mut self, shown: u8, wanted: Colour, near: u8) -> Option<u8> {
        let unseen = self
            .colours
            .get(usize::from(shown))
            .is_some_and(|colour| colour.iter().zip(wanted).all(|(part, wanted)| part.abs_diff(wanted) <= near));
        let nearest = if unseen { shown } else { self.nearest(wanted) };
        (nearest != shown).then_some(nearest)
    }

    fn nearest(&mut self, wanted: Colour) -> u8 {
        let ColourTable { colours, known } = self;
        *known.entry(wanted).or_insert_with(|| {
            let numbers = (0_u8..).zip(colours.iter());
            numbers.min_by_key(|(_, colour)| distance(**colour, wanted)).map_or(0, |(number, _)| number)
        })
    }
}

/// How far two colours are from each other: the eye sees green best and blue worst.
fn distance(a: Colour, b: Colour) -> u32 {
    let [red, green, blue] = [0, 1, 2].map(|part: usize| u32::from(a[part].abs_diff(b[part])).pow(2));
    3 * red + 4 * green + 2 * blue
}

/// A colour and how much it counts.
#[derive(Clone, Copy)]
struct Weighted {
    colour: Colour,
    weight: f64,
}

impl Weighted {
    /// Rare colours count for more than their part, since they are those of letters, marks and edges.
    fn new(colour: Colour, count: u32) -> Weighted {
        Weighted { colour, weight: f64::from(count).sqrt() }
    }
}

struct ColourBox {
    colours: Vec<Weighted>,
    weight: f64,
    mean: [f64; 3],
    /// The channel in which the colours differ most.
    widest: usize,
    /// The squared errors in that channel.
    error: f64,
}

impl ColourBox {
    fn of(colours: Vec<Weighted>) -> ColourBox {
        let weight: f64 = colours.iter().map(|weighted| weighted.weight).sum();
        let sum =
            |part: &dyn Fn(&Weighted) -> f64| colours.iter().map(|weighted| weighted.weight * part(weighted)).sum();
        let mean = [0, 1, 2].map(|channel: usize| {
            let total: f64 = sum(&|weighted| f64::from(weighted.colour[channel]));
            if weight > 0.0 { total / weight } else { 0.0 }
        });
        let errors = [0, 1, 2].map(|channel: usize| -> f64 {
            sum(&|weighted| (f64::from(weighted.colour[channel]) - mean[channel]).powi(2))
        });
        let widest = (0..3).max_by(|a, b| errors[*a].total_cmp(&errors[*b])).unwrap_or(0);
        ColourBox { colours, weight, mean, widest, error: errors[widest] }
    }

    /// The darker and the lighter part; both have colours if there is any error.
    fn divide(self) -> (ColourBox, ColourBox) {
        let is_low = |weighted: &Weighted| f64::from(weighted.colour[self.widest]) < self.mean[self.widest];
        let (low, high) = self.colours.into_iter().partition(is_low);
        (ColourBox::of(low), ColourBox::of(high))
    }

    /// The colour that most of them are, or else their mean.
    fn colour(&self) -> Colour {
        let most = self.colours.iter().max_by(|a, b| a.weight.total_cmp(&b.weight));
        match most {
            Some(most) if most.weight >= self.weight / 2.0 => most.colour,
            _ => self.mean.map(|part| part.round() as u8),
        }
    }
}
