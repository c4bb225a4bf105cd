use crate::Evaluate;

pub(super) struct Tuning {
    pub scale: f32,
    pub temperature: f32,
    pub c: f32,
    pub fpu: f32,
    pub alpha: f32,
    pub floor: f32,
    pub flat: usize,
    pub batch: usize,
    pub widen: f32,
    pub refine: usize,
    pub leaf: i32,
    pub window: i32,
    pub by_best: bool,
}

fn get(name: &str, usual: f32) -> f32 {
    std::env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(usual)
}

impl Tuning {
    pub fn of<P: Evaluate>() -> Tuning {
        Tuning {
            scale: get("T_SCALE", 500.0),
            temperature: get("T_TEMP", 60.0),
            c: get("T_C", 1.0),
            fpu: get("T_FPU", 0.05),
            alpha: get("T_ALPHA", 0.7),
            floor: get("T_FLOOR", 0.03),
            flat: get("T_FLAT", 48.0) as usize,
            batch: get("T_BATCH", 8.0) as usize,
            widen: get("T_WIDEN", 2.0),
            refine: get("T_REFINE", 8.0) as usize,
            leaf: get("T_LEAF", 0.0) as i32,
            window: get("T_WINDOW", 250.0) as i32,
            by_best: get("T_BYBEST", 0.0) > 0.5,
        }
    }
}
