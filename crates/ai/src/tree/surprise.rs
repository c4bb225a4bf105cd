//! How much better than expected each turn was where it has been tried: an estimate for where it has not.

/// The mean of how much better than expected turns of one key, or of one group, turned out.
#[derive(Clone, Copy, Default)]
struct Mean {
    count: u16,
    mean: f32,
}

impl Mean {
    /// Recent values count more once there are many.
    fn add(&mut self, value: f32, memory: u16) {
        self.count = (self.count + 1).min(memory);
        self.mean += (value - self.mean) / f32::from(self.count);
    }
}

const BITS: u32 = 14;

/// Surprises of both sides, by turn and by group.
pub(super) struct Surprises {
    turns: Vec<Mean>,
    groups: Vec<Mean>,
}

impl Surprises {
    pub(super) fn new() -> Surprises {
        Surprises { turns: vec![Mean::default(); 2 << BITS], groups: vec![Mean::default(); 2 << BITS] }
    }

    /// What a turn of that key is expected to change, beyond what it wins at once.
    pub(super) fn expected(&self, side: usize, key: u32, group: u32) -> f32 {
        let (turn, group) = (self.turns[place(side, key)], self.groups[place(side, group)]);
        let weight = f32::from(turn.count);
        let known_of_group = f32::from(group.count.min(2));
        (turn.mean * weight + group.mean * known_of_group) / (weight + known_of_group).max(1.0)
    }

    /// A turn changed the value by `surprise` more than it won at once.
    pub(super) fn add(&mut self, side: usize, key: u32, group: u32, surprise: f32) {
        self.turns[place(side, key)].add(surprise, 16);
        self.groups[place(side, group)].add(surprise, 64);
    }
}

fn place(side: usize, key: u32) -> usize {
    let spread = key.wrapping_mul(0x9e37_79b1) >> (32 - BITS);
    (side << BITS) | spread as usize
}
