//! From floating-point numbers to the whole numbers of a net.

use ludarium_ai::learned::{HIDDEN_ONE, MOST_OUT, MOST_TERM_ROW, Net, NetError, NetWeights, TERM_ROW_ONE, VALUE_ONE};
use ludarium_rules::GameId;

use super::model::Model;

/// The net of a model; `scale` is what one of its output is worth, in hundredths of the smallest piece.
pub fn net(model: &Model, game: GameId, scale: f32) -> Result<Net, NetError> {
    let [rows, values, bias, out, terms, base, term_rows] = model.parts();
    let value = scale * VALUE_ONE as f32;
    let greatest = out.iter().fold(0.01, |greatest: f32, weight| greatest.max(weight.abs()));
    let out_one = (f32::from(MOST_OUT) / greatest).floor().clamp(1.0, f32::from(u16::MAX));
    let small = |list: &[f32], unit: f32| list.iter().map(|weight| (weight * unit).round() as i16).collect();
    Net::new(NetWeights {
        game,
        scale: scale.round() as u16,
        base: (base[0] * value).round() as i32,
        terms: terms
            .iter()
            .zip(&model.term_units)
            .map(|(weight, unit)| (weight * unit * value).round() as i32)
            .collect(),
        values: small(values, value),
        bias: small(bias, f32::from(HIDDEN_ONE)),
        rows: small(rows, f32::from(HIDDEN_ONE)),
        out: small(out, out_one),
        out_one: out_one as u16,
        term_rows: whole_term_rows(term_rows, model),
    })
}

fn whole_term_rows(rows: &[f32], model: &Model) -> Vec<i32> {
    let one = f32::from(HIDDEN_ONE) * TERM_ROW_ONE as f32;
    let units = model.term_units.iter().flat_map(|unit| std::iter::repeat_n(unit, model.sizes.hidden));
    let whole = |(weight, unit): (&f32, &f32)| (weight * unit * one).round() as i32;
    rows.iter().zip(units).map(whole).map(|weight| weight.clamp(-MOST_TERM_ROW, MOST_TERM_ROW)).collect()
}
