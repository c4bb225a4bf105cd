//! How strong players are, by their results.

pub mod bradley_terry;
pub mod pentanomial;
pub mod score;
pub mod sprt;
