//! Tiling value noise from a seed: the ground under every texture.

/// A tiling field of smooth noise made of several octaves, sampled on a square grid of pixels.
pub struct Field {
    octaves: Vec<Octave>,
}

struct Octave {
    cells: [usize; 2],
    weight: f32,
    lattice: Vec<f32>,
}

/// A small pseudo-random generator, good enough for textures.
#[derive(Clone, Copy)]
pub struct Rng(u32);

impl Rng {
    /// A generator that always gives the same numbers for the same seed.
    #[must_use]
    pub fn new(seed: u32) -> Self {
        Self(seed.wrapping_mul(0x9E37_79B9) ^ 0x85EB_CA6B)
    }

    /// The next number from 0 up to 1.
    pub fn unit(&mut self) -> f32 {
        self.0 = self.0.wrapping_mul(0x915F_77F5).wrapping_add(0x4295_B9D3);
        let mut x = self.0;
        x = (x ^ (x >> 15)).wrapping_mul(0x2C1B_3C6D);
        x ^= x >> 13;
        (x >> 8) as f32 / 16_777_216.0
    }

    /// The next number from `low` up to `high`.
    pub fn between(&mut self, low: f32, high: f32) -> f32 {
        low + (high - low) * self.unit()
    }
}

impl Field {
    /// Noise whose coarsest octave has so many cells across and down; each further octave has twice as many and
    /// `gain` times the weight.
    #[must_use]
    pub fn new(seed: u32, cells: [usize; 2], octaves: usize, gain: f32) -> Self {
        let mut random = Rng::new(seed);
        let total: f32 = (0..octaves).map(|o| gain.powi(o as i32)).sum();
        let octaves = (0..octaves)
            .map(|o| {
                let cells = cells.map(|c| c << o);
                let lattice = (0..cells[0] * cells[1]).map(|_| random.unit()).collect();
                Octave { cells, weight: gain.powi(o as i32) / total, lattice }
            })
            .collect();
        Self { octaves }
    }

    /// The value, 0 to 1, at a place given in tiles.
    #[must_use]
    pub fn at(&self, u: f32, v: f32) -> f32 {
        self.octaves.iter().map(|octave| octave.at(u, v) * octave.weight).sum()
    }
}

impl Octave {
    fn at(&self, u: f32, v: f32) -> f32 {
        let [wide, high] = self.cells;
        let (x, y) = (u.rem_euclid(1.0) * wide as f32, v.rem_euclid(1.0) * high as f32);
        let (left, top) = (x as usize % wide, y as usize % high);
        let (right, bottom) = ((left + 1) % wide, (top + 1) % high);
        let ease = |t: f32| t * t * (3.0 - 2.0 * t);
        let (s, t) = (ease(x - x.floor()), ease(y - y.floor()));
        let row = |y: usize| {
            let (a, b) = (self.lattice[y * wide + left], self.lattice[y * wide + right]);
            a + (b - a) * s
        };
        let (above, below) = (row(top), row(bottom));
        above + (below - above) * t
    }
}
