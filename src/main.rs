//! Ludarium.
fn main() {}
