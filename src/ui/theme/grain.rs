//! The grain of leather and paper.

use bevy_egui::egui;
use egui::Color32;

/// The side of the square of grain, in points.
pub(super) const GRAIN: usize = 128;

/// The grain of leather and paper, made once: a little darker here and there, and the same at opposite edges.
pub(super) fn grain(ctx: &egui::Context) -> egui::TextureId {
    let id = egui::Id::new("grain");
    if let Some(known) = ctx.data(|data| data.get_temp::<egui::TextureHandle>(id)) {
        return known.id();
    }
    let pixels = (0..GRAIN * GRAIN).map(|index| Color32::from_gray(grain_at(index % GRAIN, index / GRAIN))).collect();
    let image = egui::ColorImage::new([GRAIN, GRAIN], pixels);
    let texture = ctx.load_texture("grain", image, egui::TextureOptions::LINEAR_REPEAT);
    ctx.data_mut(|data| data.insert_temp(id, texture.clone()));
    texture.id()
}

fn grain_at(x: usize, y: usize) -> u8 {
    let layer = |period: usize, salt: u32| {
        let cell = GRAIN / period;
        let chance = |x: usize, y: usize| {
            let (x, y) = ((x % period) as u32, (y % period) as u32);
            let seed = x.wrapping_mul(374_761_393).wrapping_add(y.wrapping_mul(668_265_263)).wrapping_add(salt);
            let mixed = (seed ^ (seed >> 13)).wrapping_mul(1_274_126_177);
            (mixed >> 16 & 0xff) as f32 / 255.0
        };
        let (column, row) = (x / cell, y / cell);
        let smooth = |part: usize| {
            let part = part as f32 / cell as f32;
            part * part * (3.0 - 2.0 * part)
        };
        let (across, down) = (smooth(x % cell), smooth(y % cell));
        let upper = egui::lerp(chance(column, row)..=chance(column + 1, row), across);
        let lower = egui::lerp(chance(column, row + 1)..=chance(column + 1, row + 1), across);
        egui::lerp(upper..=lower, down)
    };
    // The text's contrast is that of the full colour or better: grain only darkens.
    let dark = 17.0 * layer(64, 1) + 10.0 * layer(32, 2) + 8.0 * layer(8, 3);
    255 - dark as u8
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_grain_darkens_little_and_repeats_without_a_break() {
        let least = (0..GRAIN * GRAIN).map(|index| grain_at(index % GRAIN, index / GRAIN)).min();
        assert!(least.is_some_and(|least| (199..250).contains(&least)), "{least:?}");
        for at in 0..GRAIN {
            let step = i32::from(grain_at(GRAIN - 1, at)) - i32::from(grain_at(0, at));
            assert!(step.abs() < 30, "row {at} breaks by {step}");
        }
    }
}
